import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Puts an APK together and looks into it.
 *
 * <pre>
 *   java tools/Apk.java assemble OUT TABLE NAME=FILE…    TABLE: what aapt2 linked; each FILE is added as NAME
 *   java tools/Apk.java check APK [WANTED…]               what has to be in it
 * </pre>
 *
 * WANTED is one of
 *
 * <pre>
 *   NAME          an entry
 *   NAME=FILE     an entry with what is in the file
 *   zip:FILE      every entry of a zip file, with what is in it
 *   class:a.b.C   a class
 *   jar:FILE      every class of a jar, and nothing else in the jar that a phone would read
 * </pre>
 *
 * What is stored as it is starts at a multiple of 4 bytes; a native library starts on a page of 16 KB, as phones with such
 * pages read it from where it lies. Debian's zipalign knows only pages of 4 KB.
 */
public final class Apk {
    /** What a library in an APK starts at a multiple of, and each of its segments in memory too. */
    private static final int PAGE = 16384;

    /** The field that tells apksigner to keep an alignment, and pads up to it. */
    private static final int ALIGNMENT_FIELD = 0xd935;

    private Apk() {}

    public static void main(String[] arguments) throws IOException {
        List<String> rest = Arrays.asList(arguments);
        if (rest.size() >= 3 && rest.get(0).equals("assemble")) {
            assemble(Path.of(rest.get(1)), Path.of(rest.get(2)), rest.subList(3, rest.size()));
        } else if (rest.size() >= 2 && rest.get(0).equals("check")) {
            check(Path.of(rest.get(1)), rest.subList(2, rest.size()));
        } else {
            throw new IllegalArgumentException("assemble OUT TABLE NAME=FILE… | check APK [WANTED…]");
        }
    }

    // ---- putting together

    private static void assemble(Path out, Path table, List<String> added) throws IOException {
        Map<String, byte[]> contents = new LinkedHashMap<>();
        TreeSet<String> stored = new TreeSet<>();
        try (ZipFile zip = new ZipFile(table.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                contents.put(entry.getName(), zip.getInputStream(entry).readAllBytes());
                if (entry.getMethod() == ZipEntry.STORED) stored.add(entry.getName());
            }
        }
        for (String pair : added) {
            int sign = pair.indexOf('=');
            if (sign < 1) throw new IllegalArgumentException("'" + pair + "' is not NAME=FILE");
            String name = pair.substring(0, sign);
            if (contents.put(name, Files.readAllBytes(Path.of(pair.substring(sign + 1)))) != null) {
                throw new IllegalArgumentException(name + " is there twice");
            }
            if (name.endsWith(".so")) stored.add(name);
        }
        Files.write(out, zip(contents, stored));
        System.out.println(contents.size() + " entries, " + Files.size(out) / 1024 + " KB");
    }

    private static byte[] zip(Map<String, byte[]> contents, TreeSet<String> stored) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        ByteArrayOutputStream directory = new ByteArrayOutputStream();
        for (Map.Entry<String, byte[]> entry : contents.entrySet()) {
            byte[] name = entry.getKey().getBytes(StandardCharsets.UTF_8);
            byte[] plain = entry.getValue();
            boolean asItIs = stored.contains(entry.getKey());
            byte[] data = asItIs ? plain : deflate(plain);
            byte[] extra = asItIs ? padding(all.size() + 30 + name.length, entry.getKey()) : new byte[0];
            CRC32 sum = new CRC32();
            sum.update(plain);

            // What both headers say, from the version that is needed to the length of the extra field.
            ByteBuffer common = little(26);
            common.putShort((short) 20).putShort((short) 0x0800).putShort((short) (asItIs ? 0 : 8));
            // The first moment that the format knows, so that the same input gives the same bytes.
            common.putShort((short) 0).putShort((short) 0x21);
            common.putInt((int) sum.getValue()).putInt(data.length).putInt(plain.length);
            common.putShort((short) name.length).putShort((short) extra.length);

            int offset = all.size();
            all.write(little(4).putInt(0x04034b50).array());
            all.write(common.array());
            all.write(name);
            all.write(extra);
            all.write(data);

            // In the directory the extra field is left out: it is about where the data lie.
            common.putShort(24, (short) 0);
            directory.write(little(6).putInt(0x02014b50).putShort((short) 20).array());
            directory.write(common.array());
            directory.write(little(14).putInt(10, offset).array());
            directory.write(name);
        }
        int start = all.size();
        all.write(directory.toByteArray());
        ByteBuffer end = little(22).putInt(0x06054b50).putInt(0);
        end.putShort((short) contents.size()).putShort((short) contents.size());
        end.putInt(directory.size()).putInt(start).putShort((short) 0);
        all.write(end.array());
        return all.toByteArray();
    }

    /** An extra field after which, at this place, comes a multiple of what the entry is to start at. */
    private static byte[] padding(int place, String name) {
        int multiple = name.endsWith(".so") ? PAGE : 4;
        int least = 6;
        int pad = Math.floorMod(-(place + least), multiple);
        ByteBuffer field = little(least + pad);
        field.putShort((short) ALIGNMENT_FIELD).putShort((short) (2 + pad)).putShort((short) multiple);
        return field.array();
    }

    private static byte[] deflate(byte[] plain) {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        deflater.setInput(plain);
        deflater.finish();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        byte[] some = new byte[1 << 16];
        while (!deflater.finished()) packed.write(some, 0, deflater.deflate(some));
        deflater.end();
        return packed.toByteArray();
    }

    private static ByteBuffer little(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    // ---- looking

    private static void check(Path apk, List<String> wanted) throws IOException {
        List<String> faults = new ArrayList<>();
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(apk)).order(ByteOrder.LITTLE_ENDIAN);
        Map<String, Integer> starts = starts(bytes);
        TreeSet<String> classes = new TreeSet<>();
        Map<String, byte[]> contents = new TreeMap<>();
        int libraries = 0;
        try (ZipFile zip = new ZipFile(apk.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                String name = entry.getName();
                byte[] content = zip.getInputStream(entry).readAllBytes();
                contents.put(name, content);
                int start = starts.get(name);
                boolean asItIs = entry.getMethod() == ZipEntry.STORED;
                if (name.matches("classes\\d*\\.dex")) classes.addAll(classesOf(content));
                if (name.endsWith(".so")) {
                    libraries++;
                    if (!asItIs) faults.add(name + " is compressed");
                    if (start % PAGE != 0) faults.add(name + " starts at " + start + ", within a page of 16 KB");
                    faultOf(content).ifPresent(fault -> faults.add(name + " " + fault));
                } else if (asItIs && start % 4 != 0) {
                    faults.add(name + " starts at " + start + ", no multiple of 4");
                }
                // Android 11 and newer refuse an APK whose table cannot be read where it lies.
                if (name.equals("resources.arsc") && !asItIs) faults.add(name + " is compressed");
            }
        }
        int found = 0;
        for (String each : wanted) found += lookUp(each, contents, classes, faults);
        if (!faults.isEmpty()) {
            faults.forEach(fault -> System.err.println(apk.getFileName() + ": " + fault));
            System.exit(1);
        }
        System.out.println(apk.getFileName() + ": " + classes.size() + " classes, " + libraries + " libraries, "
            + starts.size() + " entries, " + found + " looked up and found, " + bytes.limit() / 1024 + " KB");
    }

    /**
     * What is in jars and not in APKs: what build tools read, what kotlin-reflect does, which the app has not, and the agent
     * with which a debugger on the desktop watches coroutines.
     */
    private static final Pattern LEFT_OUT =
        Pattern.compile("META-INF/(?!services/).*|module-info\\.class|.*\\.kotlin_builtins|DebugProbesKt\\.bin");

    /** Looks for what is wanted, and says of how many things it was made up. */
    private static int lookUp(String wanted, Map<String, byte[]> contents, TreeSet<String> classes, List<String> faults)
        throws IOException {
        int before = faults.size();
        int looked = 1;
        if (wanted.startsWith("class:")) {
            if (!classes.contains(wanted.substring(6))) faults.add(wanted + " is missing");
        } else if (wanted.startsWith("jar:") || wanted.startsWith("zip:")) {
            boolean jar = wanted.startsWith("jar:");
            looked = 0;
            try (ZipFile zip = new ZipFile(wanted.substring(4))) {
                for (ZipEntry entry : zip.stream().filter(each -> !each.isDirectory()).toList()) {
                    String name = entry.getName();
                    if (jar && LEFT_OUT.matcher(name).matches()) continue;
                    looked++;
                    if (jar && name.endsWith(".class")) {
                        String called = name.substring(0, name.length() - 6).replace('/', '.');
                        if (!classes.contains(called)) faults.add(called + " of " + zip.getName() + " is missing");
                    } else if (!contents.containsKey(name)) {
                        faults.add(name + " of " + zip.getName() + " is missing");
                    } else if (!jar && !Arrays.equals(contents.get(name), zip.getInputStream(entry).readAllBytes())) {
                        faults.add(name + " is not the one of " + zip.getName());
                    }
                }
            }
        } else {
            String[] pair = wanted.split("=", 2);
            if (!contents.containsKey(pair[0])) faults.add(pair[0] + " is missing");
            else if (pair.length > 1 && !Arrays.equals(contents.get(pair[0]), Files.readAllBytes(Path.of(pair[1])))) {
                faults.add(pair[0] + " is not " + pair[1]);
            }
        }
        return looked - (faults.size() - before);
    }

    /** Where the data of each entry start. */
    private static Map<String, Integer> starts(ByteBuffer bytes) throws IOException {
        int end = bytes.limit() - 22;
        while (end >= 0 && bytes.getInt(end) != 0x06054b50) end--;
        if (end < 0) throw new IOException("no zip file");
        Map<String, Integer> starts = new TreeMap<>();
        int at = bytes.getInt(end + 16);
        for (int left = bytes.getShort(end + 10) & 0xffff; left > 0; left--) {
            if (bytes.getInt(at) != 0x02014b50) throw new IOException("the directory is broken at " + at);
            int name = bytes.getShort(at + 28) & 0xffff;
            int local = bytes.getInt(at + 42);
            int start = local + 30 + (bytes.getShort(local + 26) & 0xffff) + (bytes.getShort(local + 28) & 0xffff);
            starts.put(new String(bytes.array(), at + 46, name, StandardCharsets.UTF_8), start);
            at += 46 + name + (bytes.getShort(at + 30) & 0xffff) + (bytes.getShort(at + 32) & 0xffff);
        }
        return starts;
    }

    /** What is wrong with a library: that it is none for 64 bits, or that a segment does not start on a page of 16 KB. */
    private static java.util.Optional<String> faultOf(byte[] library) {
        ByteBuffer elf = ByteBuffer.wrap(library).order(ByteOrder.LITTLE_ENDIAN);
        if (library.length < 64 || elf.getInt(0) != 0x464c457f || elf.get(4) != 2) {
            return java.util.Optional.of("is no library for 64 bits");
        }
        int header = (int) elf.getLong(32);
        for (int left = elf.getShort(56); left > 0; left--, header += elf.getShort(54)) {
            long alignment = elf.getLong(header + 48);
            if (elf.getInt(header) == 1 && alignment % PAGE != 0) {
                return java.util.Optional.of("has a segment aligned to " + alignment + ", not to pages of 16 KB");
            }
        }
        return java.util.Optional.empty();
    }

    /** The classes that a dex file defines, as Java writes their names. */
    private static List<String> classesOf(byte[] file) {
        ByteBuffer dex = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int strings = dex.getInt(60);
        int types = dex.getInt(68);
        int definitions = dex.getInt(100);
        List<String> names = new ArrayList<>();
        for (int each = 0; each < dex.getInt(96); each++) {
            int type = dex.getInt(definitions + 32 * each);
            int at = dex.getInt(strings + 4 * dex.getInt(types + 4 * type));
            while (file[at] < 0) at++;
            int from = ++at;
            while (file[at] != 0) at++;
            String descriptor = new String(file, from, at - from, StandardCharsets.UTF_8);
            names.add(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
        }
        return names;
    }
}
