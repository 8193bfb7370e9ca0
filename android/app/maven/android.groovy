// Runs in Maven's initialize phase. Turns the AARs into jars on the class path, merges their manifests into the app's,
// and has aapt2 write the R classes and the resource table that Robolectric reads and an APK is made of.
import groovy.xml.XmlNodePrinter
import groovy.xml.XmlParser
import java.util.zip.ZipEntry
import java.util.zip.ZipFile
import java.util.zip.ZipOutputStream
import org.apache.maven.artifact.handler.DefaultArtifactHandler

def out = new File(project.build.directory as String, 'android')
out.mkdirs()
def appDir = new File(project.basedir, 'src/main')
def property = { String name -> project.properties[name] as String }
def appPackage = property('android.package')
def system = System.getProperty('os.name').toLowerCase().contains('mac') ? 'macosx' : 'linux'
def aapt2 = new File(property('android.tools'), "prebuilt/$system/aapt2_64")
aapt2.executable = true

def explode = { File aar, File dir ->
    def stamp = new File(dir, '.done')
    if (stamp.exists()) return
    dir.mkdirs()
    new ZipFile(aar).withCloseable { zip ->
        zip.entries().findAll { !it.directory }.each { entry ->
            def file = new File(dir, entry.name).canonicalFile
            assert file.path.startsWith(dir.canonicalPath)
            file.parentFile.mkdirs()
            zip.getInputStream(entry).withCloseable { input -> file.withOutputStream { it << input } }
        }
    }
    // One artifact is one entry of the class path, so jars inside an AAR are folded into its own.
    def libs = new File(dir, 'libs').listFiles()?.findAll { it.name.endsWith('.jar') } ?: []
    if (libs) {
        def seen = [] as Set
        new ZipOutputStream(new FileOutputStream(new File(dir, 'all.jar'))).withCloseable { all ->
            ([new File(dir, 'classes.jar')] + libs).each { jar ->
                new ZipFile(jar).withCloseable { zip ->
                    zip.entries().findAll { seen.add(it.name) }.each { entry ->
                        all.putNextEntry(new ZipEntry(entry.name))
                        if (!entry.directory) all << zip.getInputStream(entry)
                        all.closeEntry()
                    }
                }
            }
        }
    }
    stamp.text = ''
}
def run = { List command ->
    def process = new ProcessBuilder(command.collect { it.toString() }).redirectErrorStream(true).start()
    def text = process.inputStream.getText('UTF-8')
    if (process.waitFor() != 0) throw new RuntimeException(command.take(2).join(' ') + ' failed:\n' + text)
}

// 1. AARs become jars on the class path. Only those that go into the app bring manifests and resources.
def shipped = []
project.artifacts.findAll { it.type == 'aar' }.sort { it.dependencyConflictId }.each { artifact ->
    def dir = new File(out, "aar/${artifact.groupId}-${artifact.artifactId}-${artifact.version}")
    explode(artifact.file, dir)
    def handler = new DefaultArtifactHandler('jar')
    handler.addedToClasspath = true
    handler.extension = 'jar'
    handler.language = 'java'
    artifact.artifactHandler = handler
    artifact.file = ['all.jar', 'classes.jar'].collect { new File(dir, it) }.find { it.exists() }
    if (artifact.scope != 'test') shipped << dir
}

// What an APK has to have in it (android/apk); what is `provided` the phone has.
new File(out, 'shipped').text = project.artifacts.findAll { it.scope in ['compile', 'runtime'] }*.file.join('\n') + '\n'
new File(out, 'aars').text = shipped.join('\n') + '\n'

// 2. What the AARs' manifests say goes into the app's own.
def parse = { File file -> new XmlParser(false, false).parseText(file.getText('UTF-8').replace('${applicationId}', appPackage)) }
def manifest = parse(new File(appDir, 'AndroidManifest.xml'))
manifest.@package = appPackage
def application = manifest.application[0]
def packages = [] as TreeSet
def named = { parent, node -> parent.children().find { it.name() == node.name() && it.'@android:name' == node.'@android:name' } }
def withoutTools = { node -> node.attributes().keySet().removeAll { it.toString().startsWith('tools:') } }
shipped.each { dir ->
    def other = parse(new File(dir, 'AndroidManifest.xml'))
    packages << other.@package
    other.children().findAll { it.name() in ['permission', 'uses-permission', 'queries'] }.each { node ->
        if (!named(manifest, node)) manifest.children().add(0, node)
    }
    other.application.each { it.attributes().each { key, value -> application.attributes().putIfAbsent(key, value) } }
    withoutTools(application)
    other.application.each { it.children().each { node ->
        withoutTools(node)
        node.children().each(withoutTools)
        def same = named(application, node)
        if (same) node.children().each { same.append(it) } else application.append(node)
    } }
}
def merged = new File(out, 'AndroidManifest.xml')
merged.withPrintWriter('UTF-8') { new XmlNodePrinter(it).print(manifest) }

// 3. Resources.
def compiled = shipped.findAll { new File(it, 'res').list() }.collect { dir ->
    def flat = new File(dir, 'res.flata')
    if (!flat.exists()) run([aapt2, 'compile', '--dir', new File(dir, 'res'), '-o', flat])
    flat
}
def own = new File(out, 'app.flata')
run([aapt2, 'compile', '--dir', new File(appDir, 'res'), '-o', own])
def r = new File(out, 'r')
r.deleteDir()
r.mkdirs()
def table = new File(out, 'app.ap_')
def assets = new File(appDir, 'assets')
def allAssets = ([assets] + shipped.collect { new File(it, 'assets') }).findAll { it.exists() }
run([aapt2, 'link', '-I', project.artifacts.find { it.artifactId == 'android-all' }.file, '--manifest', merged, '-o', table,
     '--java', r, '--proguard', new File(out, 'manifest.pro'), '--extra-packages', packages.join(':'),
     '--auto-add-overlay', '--non-final-ids', '--no-version-vectors',
     '--min-sdk-version', property('android.minSdk'), '--target-sdk-version', property('android.targetSdk'),
     '--version-code', '1', '--version-name', project.version] +
    allAssets.collectMany { ['-A', it] } + compiled.collectMany { ['-R', it] } + ['-R', own])
project.addCompileSourceRoot(r.path)

// 4. Where Robolectric finds all this.
def config = new File(project.build.testOutputDirectory as String, 'com/android/tools/test_config.properties')
config.parentFile.mkdirs()
config.text = """android_custom_package=$appPackage
android_merged_manifest=$merged.path
android_merged_assets=$assets.path
android_resource_apk=$table.path
"""
