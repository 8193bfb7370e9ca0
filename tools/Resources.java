import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Compares what aapt2 finds in an APK with what it was made of: everything that the manifests say, and every resource in
 * each of its variants. Prints, as class:a.b.C, the classes that a phone looks for because the manifests name them; ends
 * with status 1 if something is missing.
 *
 * <pre>
 *   java tools/Resources.java TREE TABLE PACKAGE LEAST FOLDER…
 *     TREE     what `aapt2 dump xmltree --file AndroidManifest.xml` says
 *     TABLE    what `aapt2 dump resources` says
 *     LEAST    the oldest Android the app runs on
 *     FOLDER   holds an AndroidManifest.xml and perhaps res: the app's own sources, and those of its libraries
 * </pre>
 */
final class Resources {
    private static final String ANDROID = "http://schemas.android.com/apk/res/android";
    private static final String TOOLS = "http://schemas.android.com/tools";

    /** The elements of a manifest that are called by the name of their class. */
    private static final Set<String> COMPONENTS = Set.of("application", "activity", "service", "receiver", "provider");

    private final String name;
    private final int least;
    private final List<String> faults = new ArrayList<>();
    private final Set<String> classes = new TreeSet<>();

    private Resources(String name, int least) {
        this.name = name;
        this.least = least;
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length < 5) throw new IllegalArgumentException("TREE TABLE PACKAGE LEAST FOLDER…");
        Resources resources = new Resources(arguments[2], Integer.parseInt(arguments[3]));
        Set<String> manifest = resources.tree(Files.readAllLines(Path.of(arguments[0])));
        Set<String> table = resources.table(Files.readAllLines(Path.of(arguments[1])));
        for (String folder : Arrays.asList(arguments).subList(4, arguments.length)) {
            Path file = Path.of(folder, "AndroidManifest.xml");
            Set<String> said = new TreeSet<>();
            resources.statements(parse(file), "", said);
            resources.compare(file, said, manifest);
            Path res = Path.of(folder, "res");
            if (Files.isDirectory(res)) resources.compare(res, resources.resources(res), table);
        }
        resources.faults.forEach(System.err::println);
        resources.classes.forEach(each -> System.out.println("class:" + each));
        System.exit(resources.faults.isEmpty() ? 0 : 1);
    }

    private void compare(Path source, Set<String> wanted, Set<String> there) {
        for (String each : wanted) if (!there.contains(each)) faults.add("missing: " + each + " of " + source);
    }

    private static Element parse(Path file) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement();
    }

    private static List<Element> children(Element parent) {
        List<Element> children = new ArrayList<>();
        for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element) children.add(element);
        }
        return children;
    }

    // ---- manifests

    /**
     * What an element says: that it is there, under the names of what it lies in, and its attributes. Their values are
     * compared where they are text on both sides; numbers and references look different once they are compiled.
     */
    private void statements(Element element, String above, Set<String> said) {
        String tag = element.getTagName();
        if (TOOLS.equals(element.getNamespaceURI())) return;
        if (tag.equals("uses-sdk")) {
            String wanted = element.getAttributeNS(ANDROID, "minSdkVersion");
            if (!wanted.isEmpty() && Integer.parseInt(wanted) > least) faults.add("a library wants Android " + wanted);
            return;
        }
        // The attributes of the root say which library this is.
        boolean root = above.isEmpty();
        String path = above + "/" + tag + (tag.equals("application") ? "" : named(given(element, "name")));
        said.add(path);
        for (int each = 0; each < element.getAttributes().getLength() && !root; each++) {
            Attr attribute = (Attr) element.getAttributes().item(each);
            if (!ANDROID.equals(attribute.getNamespaceURI())) continue;
            String value = given(element, attribute.getLocalName());
            said.add(path + "@" + attribute.getLocalName());
            if (isText(attribute.getLocalName())) said.add(path + "@" + attribute.getLocalName() + "=" + value);
            noteClass(tag, attribute.getLocalName(), value);
        }
        // App Startup makes an object of each class that is named so.
        if (given(element, "value").equals("androidx.startup")) classes.add(given(element, "name"));
        for (Element child : children(element)) statements(child, path, said);
    }

    private String given(Element element, String attribute) {
        return element.getAttributeNS(ANDROID, attribute).replace("${applicationId}", name);
    }

    private void noteClass(String tag, String attribute, String value) {
        if (COMPONENTS.contains(tag) && attribute.equals("name") || attribute.equals("appComponentFactory")) {
            classes.add(value.startsWith(".") ? name + value : value);
        }
    }

    private static String named(String value) { return value.isEmpty() ? "" : "[" + value + "]"; }

    private static boolean isText(String attribute) {
        return Set.of("name", "authorities", "permission", "mimeType", "scheme", "host", "appComponentFactory").contains(attribute);
    }

    private static final Pattern ELEMENT = Pattern.compile("^( *)E: (\\S+) .*");
    private static final Pattern ATTRIBUTE = Pattern.compile("^ *A: " + Pattern.quote(ANDROID) + ":(\\w+)\\(.*?\\)=(.*)");
    private static final Pattern TEXT = Pattern.compile(".*\\(Raw: \"(.*)\"\\)$");

    /** An element of the compiled manifest: what it is called, and how far it stands to the right of those around it. */
    private static final class Open {
        final int indent;
        final String tag;
        final List<String[]> attributes = new ArrayList<>();

        Open(int indent, String tag) {
            this.indent = indent;
            this.tag = tag;
        }

        String step() {
            if (tag.equals("application")) return "/" + tag;
            return "/" + tag + attributes.stream().filter(each -> each[0].equals("name")).findFirst().map(each -> named(each[1])).orElse("");
        }
    }

    /** The same statements, of the compiled manifest. */
    private Set<String> tree(List<String> lines) {
        Set<String> said = new TreeSet<>();
        Deque<Open> open = new ArrayDeque<>();
        for (String line : lines) {
            Matcher element = ELEMENT.matcher(line);
            Matcher attribute = ATTRIBUTE.matcher(line);
            if (element.matches()) {
                int indent = element.group(1).length();
                while (!open.isEmpty() && open.peekLast().indent >= indent) close(open, said);
                open.addLast(new Open(indent, element.group(2)));
            } else if (attribute.matches()) {
                Matcher text = TEXT.matcher(attribute.group(2));
                open.getLast().attributes.add(new String[] {attribute.group(1), text.matches() ? text.group(1) : ""});
            }
        }
        while (!open.isEmpty()) close(open, said);
        return said;
    }

    private static void close(Deque<Open> open, Set<String> said) {
        StringBuilder path = new StringBuilder();
        for (Open each : open) path.append(each.step());
        said.add(path.toString());
        for (String[] attribute : open.removeLast().attributes) {
            said.add(path + "@" + attribute[0]);
            said.add(path + "@" + attribute[0] + "=" + attribute[1]);
        }
    }

    // ---- resources

    private static final Pattern RESOURCE = Pattern.compile("^ *resource 0x\\w+ (\\S+).*");
    private static final Pattern VARIANT = Pattern.compile("^ *\\(([^)]*)\\) .*");

    /** Every resource that the APK has, as `type/name (variant)`. */
    private Set<String> table(List<String> lines) {
        Set<String> there = new TreeSet<>();
        String resource = null;
        for (String line : lines) {
            Matcher found = RESOURCE.matcher(line);
            Matcher variant = VARIANT.matcher(line);
            if (found.matches()) resource = found.group(1);
            else if (variant.matches()) there.add(resource + " (" + reached(variant.group(1)) + ")");
        }
        return there;
    }

    /** A variant without the Android it is for, where every one that the app runs on has that: aapt2 leaves it out. */
    private String reached(String variant) {
        Matcher version = Pattern.compile("(?:^|-)v(\\d+)$").matcher(variant);
        return version.find() && Integer.parseInt(version.group(1)) <= least ? variant.substring(0, version.start()) : variant;
    }

    private Set<String> resources(Path folder) throws Exception {
        Set<String> found = new TreeSet<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            String[] kind = file.getParent().getFileName().toString().split("-", 2);
            String variant = " (" + reached(kind.length > 1 ? kind[1] : "") + ")";
            if (kind[0].equals("values")) {
                for (Element each : children(parse(file))) values(each, variant, found);
            } else {
                found.add(kind[0] + "/" + file.getFileName().toString().replaceFirst("\\..*", "") + variant);
                if (file.toString().endsWith(".xml")) identifiers(file, found);
            }
        }
        return found;
    }

    private static void values(Element element, String variant, Set<String> found) {
        String tag = element.getTagName();
        String called = element.getAttribute("name");
        switch (tag) {
            // Only Java code sees these; their attributes are resources.
            case "declare-styleable" -> children(element).forEach(each -> values(each, variant, found));
            case "public", "eat-comment", "skip" -> { }
            case "item" -> found.add(element.getAttribute("type") + "/" + called + variant);
            case "attr" -> {
                if (called.startsWith("android:")) return;
                found.add("attr/" + called + variant);
                children(element).forEach(each -> found.add("id/" + each.getAttribute("name") + " ()"));
            }
            default -> found.add((tag.endsWith("-array") ? "array" : tag) + "/" + called + variant);
        }
    }

    /** The names that an XML file gives to what is in it. */
    private static void identifiers(Path file, Set<String> found) throws IOException {
        Matcher identifier = Pattern.compile("@\\+id/(\\w+)").matcher(Files.readString(file));
        while (identifier.find()) found.add("id/" + identifier.group(1) + " ()");
    }
}
