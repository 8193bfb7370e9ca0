//! What only a JVM needs: the core's threads come to it as daemon threads that stay attached, and on Android the log
//! goes to logcat.
//!
//! `UniFFI` calls Kotlin through JNA, which attaches a foreign thread for each call and detaches it afterwards: every
//! snapshot would come on a new `java.lang.Thread` without a name, which keeps the JVM from ending. A thread that is
//! attached already is used as it is, so [`attach`] comes first. It needs to know the JVM, which only
//! `System.loadLibrary` (or `System.load`) tells; JNA loads the library without that. A shell that does not call it
//! has the same snapshots on JNA's threads.
#![allow(unsafe_code, reason = "a JVM is spoken to through its table of C functions")]

use std::cell::OnceCell;
use std::ffi::{CString, c_void};
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::thread;

use jni_sys::{JNI_EDETACHED, JNI_OK, JNI_VERSION_1_6, JavaVM, JavaVMAttachArgs, jint};

/// The JVM that loaded this library, or null. There is one in a process, and it stays until the process ends.
static VM: AtomicPtr<JavaVM> = AtomicPtr::new(ptr::null_mut());

thread_local! {
    /// How this thread is known to the JVM, once it has been attached.
    static ATTACHMENT: OnceCell<Attachment> = const { OnceCell::new() };
}

/// Called by the JVM when it loads this library.
#[unsafe(no_mangle)]
extern "system" fn JNI_OnLoad(vm: *mut JavaVM, _reserved: *mut c_void) -> jint {
    VM.store(vm, Ordering::Release);
    #[cfg(target_os = "android")]
    logcat::install();
    JNI_VERSION_1_6
}

/// Makes this thread known to the JVM until it ends: as a daemon, under its own name. Does nothing for a thread that the
/// JVM knows, and where no JVM has loaded this library. Cheap enough to come before every call.
pub(crate) fn attach() {
    let vm = VM.load(Ordering::Acquire);
    if !vm.is_null() {
        // A thread whose variables are gone is ending; JNA attaches it for what it has still to say.
        let _ = ATTACHMENT.try_with(|attachment| {
            attachment.get_or_init(|| Attachment::of_this_thread(vm));
        });
    }
}

/// What has to be undone when the thread ends: Android kills an app whose thread ends attached.
struct Attachment {
    /// The JVM, if this thread was attached here.
    vm: Option<*mut JavaVM>,
}

impl Attachment {
    /// Attaches this thread, unless the JVM knows it. `vm` is what `JNI_OnLoad` was given.
    fn of_this_thread(vm: *mut JavaVM) -> Attachment {
        let mut env = ptr::null_mut();
        // SAFETY: the JVM's own pointer, valid until the process ends; any thread may ask, and `env` outlives the call.
        let known = unsafe { ((**vm).v1_2.GetEnv)(vm, &raw mut env, JNI_VERSION_1_6) };
        if known != JNI_EDETACHED {
            return Attachment { vm: None };
        }
        let thread = thread::current();
        // Rust allows no zero byte in a thread's name.
        let name = CString::new(thread.name().unwrap_or("palgak")).unwrap_or_default();
        let mut args = JavaVMAttachArgs {
            version: JNI_VERSION_1_6,
            name: name.as_ptr().cast_mut(),
            group: ptr::null_mut(),
        };
        // SAFETY: as above; `args` and the name in it outlive the call, which copies the name and changes neither.
        let status =
            unsafe { ((**vm).v1_4.AttachCurrentThreadAsDaemon)(vm, &raw mut env, (&raw mut args).cast()) };
        if status != JNI_OK {
            tracing::warn!(status, "a thread could not be attached to the JVM");
            return Attachment { vm: None };
        }
        Attachment { vm: Some(vm) }
    }
}

impl Drop for Attachment {
    fn drop(&mut self) {
        if let Some(vm) = self.vm {
            // SAFETY: the same JVM and, as this is a variable of the thread, the thread that was attached. It is ending,
            // so no Java frame is on its stack.
            unsafe { ((**vm).v1_2.DetachCurrentThread)(vm) };
        }
    }
}

/// The log, as Android keeps it.
#[cfg(any(target_os = "android", test))]
mod logcat {
    use std::ffi::CString;
    use std::fmt::{Debug, Write};

    use tracing::field::{Field, Visit};
    use tracing::level_filters::LevelFilter;
    use tracing::span::{Attributes, Id, Record};
    use tracing::{Event, Level, Metadata, Subscriber};

    /// Sends what is logged from now on to logcat, under the tag `palgak`.
    #[cfg(target_os = "android")]
    pub(super) fn install() {
        let most = if cfg!(debug_assertions) { LevelFilter::DEBUG } else { LevelFilter::INFO };
        // A second class loader that loads the library finds the log there already.
        let _ = tracing::subscriber::set_global_default(Log { most, write });
    }

    #[cfg(target_os = "android")]
    fn write(level: Level, line: CString) {
        use android_log_sys::{__android_log_write, LogPriority};
        let priority = match level {
            Level::ERROR => LogPriority::ERROR,
            Level::WARN => LogPriority::WARN,
            Level::INFO => LogPriority::INFO,
            Level::DEBUG => LogPriority::DEBUG,
            Level::TRACE => LogPriority::VERBOSE,
        };
        // SAFETY: both strings end with a zero and outlive the call, which copies them.
        unsafe { __android_log_write(priority as _, c"palgak".as_ptr(), line.as_ptr()) };
    }

    /// Writes every event as a line; spans are no lines.
    pub(super) struct Log<W> {
        pub(super) most: LevelFilter,
        pub(super) write: W,
    }

    impl<W: Fn(Level, CString) + 'static> Subscriber for Log<W> {
        fn enabled(&self, metadata: &Metadata<'_>) -> bool {
            metadata.is_event() && *metadata.level() <= self.most
        }

        fn max_level_hint(&self) -> Option<LevelFilter> {
            Some(self.most)
        }

        fn event(&self, event: &Event<'_>) {
            let mut line = Line::default();
            event.record(&mut line);
            let text = format!("{}: {}{}", event.metadata().target(), line.message, line.fields);
            let text = CString::new(text.replace('\0', "\u{fffd}")).unwrap_or_default();
            (self.write)(*event.metadata().level(), text);
        }

        fn new_span(&self, _: &Attributes<'_>) -> Id {
            Id::from_u64(1)
        }

        fn record(&self, _: &Id, _: &Record<'_>) {}

        fn record_follows_from(&self, _: &Id, _: &Id) {}

        fn enter(&self, _: &Id) {}

        fn exit(&self, _: &Id) {}
    }

    /// An event in words: its message, then its fields.
    #[derive(Default)]
    struct Line {
        message: String,
        fields: String,
    }

    impl Visit for Line {
        fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
            // Writing to a string does not fail.
            let _ = if field.name() == "message" {
                write!(self.message, "{value:?}")
            } else {
                write!(self.fields, " {}={value:?}", field.name())
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use tracing::Level;
    use tracing::level_filters::LevelFilter;

    use super::logcat::Log;

    /// What a log with this limit makes of what is logged meanwhile.
    fn logged(most: LevelFilter, what: impl FnOnce()) -> Vec<(Level, String)> {
        let lines = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&lines);
        let write = move |level, line: std::ffi::CString| {
            if let Ok(mut kept) = kept.lock() {
                kept.push((level, line.to_string_lossy().into_owned()));
            }
        };
        tracing::subscriber::with_default(Log { most, write }, what);
        lines.lock().map(|lines| lines.clone()).unwrap_or_default()
    }

    #[test]
    fn a_line_has_target_message_and_fields() {
        let lines = logged(LevelFilter::INFO, || {
            tracing::warn!(target: "table", ply = 3, why = %"it is over", "a {} was refused", "tap");
        });
        assert_eq!(lines, [(Level::WARN, "table: a tap was refused ply=3 why=it is over".to_owned())]);
    }

    #[test]
    fn what_is_below_the_limit_and_spans_are_no_lines() {
        let lines = logged(LevelFilter::INFO, || {
            let _span = tracing::info_span!("thinking").entered();
            tracing::debug!(target: "table", "said to nobody");
            tracing::info!(target: "table", "said");
            tracing::error!(target: "table", "shouted");
        });
        assert_eq!(
            lines,
            [(Level::INFO, "table: said".to_owned()), (Level::ERROR, "table: shouted".to_owned())]
        );
    }

    #[test]
    fn a_zero_byte_does_not_lose_the_line() {
        let lines = logged(LevelFilter::INFO, || tracing::info!(target: "table", "before\0after"));
        assert_eq!(lines, [(Level::INFO, "table: before\u{fffd}after".to_owned())]);
    }

    #[test]
    fn without_a_jvm_nothing_is_attached() {
        super::attach();
        assert!(super::ATTACHMENT.with(|attachment| attachment.get().is_none()));
    }
}
