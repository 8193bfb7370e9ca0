import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/**
 * Looks at a folder of rendered screens: there are some, each can be read, has the size of a screen, and shows
 * something. Ends with status 1 if not.
 */
final class Screens {
    /** A screen may be mostly background, never only that. */
    private static final double MOST_OF_ONE_COLOUR = 0.99;

    private static final int FEWEST_COLOURS = 16;
    private static final int SMALLEST_SIDE = 300;

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            System.err.println("usage: java tools/Screens.java FOLDER FEWEST");
            System.exit(2);
        }
        List<Path> pictures;
        try (Stream<Path> files = Files.walk(Path.of(arguments[0]))) {
            pictures = files.filter(file -> file.toString().endsWith(".png")).sorted().toList();
        }
        int bad = 0;
        for (Path picture : pictures) {
            String fault = fault(ImageIO.read(picture.toFile()));
            if (fault == null) continue;
            System.out.println(picture + ": " + fault);
            bad++;
        }
        int fewest = Integer.parseInt(arguments[1]);
        System.out.println(pictures.size() + " screens, " + bad + " bad");
        if (pictures.size() < fewest) System.out.println("at least " + fewest + " were expected");
        System.exit(bad > 0 || pictures.size() < fewest ? 1 : 0);
    }

    private static String fault(BufferedImage image) {
        if (image == null) return "not a picture";
        int width = image.getWidth();
        int height = image.getHeight();
        if (width < SMALLEST_SIDE || height < SMALLEST_SIDE) return "only " + width + " by " + height;
        Map<Integer, Integer> colours = new HashMap<>();
        int[] row = new int[width];
        for (int y = 0; y < height; y++) {
            image.getRGB(0, y, width, 1, row, 0, width);
            for (int colour : row) colours.merge(colour, 1, Integer::sum);
        }
        int most = colours.values().stream().max(Integer::compare).orElse(0);
        if (colours.size() < FEWEST_COLOURS) return "only " + colours.size() + " colours";
        if (most > MOST_OF_ONE_COLOUR * width * height) return "all of one colour";
        return null;
    }
}
