import java.awt.GraphicsEnvironment;

/** Ends with status 0 where a window can be opened, with 1 and the reason where not. */
final class Display {
    public static void main(String[] arguments) {
        try {
            if (GraphicsEnvironment.isHeadless()) throw new IllegalStateException("this Java has no display");
            GraphicsEnvironment.getLocalGraphicsEnvironment().getDefaultScreenDevice().getDisplayMode();
        } catch (Throwable trouble) {
            // AWT reports a display that does not answer as an error, and missing libraries as another.
            System.out.println(String.valueOf(trouble.getMessage()).lines().findFirst().orElse("no display"));
            System.exit(1);
        }
        System.exit(0);
    }
}
