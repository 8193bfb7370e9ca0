# shellcheck shell=bash
# What `play` and `test` share: finding and installing what they need, and where builds go. Sourced, not run.

# A CARGO_TARGET_DIR that is relative is meant from where the caller stands.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
[[ $target == /* ]] || target=$PWD/$target
[[ -z ${CARGO_TARGET_DIR-} ]] || export CARGO_TARGET_DIR=$target

# Maven for the Kotlin side, with the core's library and sources where they were built. It says little, asks
# nothing and leaves no Kotlin compiler running behind it.
maven() {
	mvn --batch-mode --no-transfer-progress --quiet -Dkotlin.compiler.daemon=false -f "$root/android/pom.xml" \
		-Dcore.lib.dir="$target/release" -Dcore.sources="$target/bindings/kotlin" "$@"
}

# What the window is built from, as a number: the sources here and the core's Kotlin side.
desktop_sources() {
	{
		(cd "$root" && find android/pom.xml android/ui android/desktop bindings/kotlin \
			-name target -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 cksum)
		cat "$target/bindings/kotlin/.from"
	} | cksum
}

# Whether the window was built from what there is now, as desktop_built has noted.
desktop_is_built() {
	[[ -f $root/android/desktop/target/built-from && $(desktop_sources) == "$(cat "$root/android/desktop/target/built-from")" ]]
}
desktop_built() { desktop_sources >"$root/android/desktop/target/built-from"; }

say() { printf '%s\n' "$*"; }
fail() {
	printf '%s: %s\n' "${0##*/}" "$*" >&2
	exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# install PACKAGE…: with Debian's apt, as root or through sudo. The lists are fetched only where the packages
# cannot be had without.
install() {
	have apt-get || fail "please install: $* (this is no Debian, so that was not tried)"
	local apt=(apt-get)
	if [[ $(id -u) != 0 ]]; then
		have sudo || fail "please install, as root: apt-get install $*"
		apt=(sudo apt-get)
	fi
	say "installing: $*"
	export DEBIAN_FRONTEND=noninteractive
	"${apt[@]}" install -y -q --no-install-recommends "$@" >/dev/null 2>&1 && return
	"${apt[@]}" update -q >/dev/null || true
	"${apt[@]}" install -y -q --no-install-recommends "$@" || fail "apt-get could not install: $*"
}

# library NAME: whether the loader finds a shared library.
library() { PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null | grep -q "$1"; }

java_version() {
	{ java -version 2>&1 || true; } | sed -n 's/.* version "\([0-9]*\).*/\1/p' | head -n 1
}

# The oldest Rust that builds the core, as its manifest states it.
oldest_rust() { sed -n 's/^rust-version = "\([0-9.]*\)"/\1/p' "$root/Cargo.toml"; }

# need_rust: cargo and a C compiler, which links what Rust builds.
need_rust() {
	have cc || install gcc libc6-dev
	have cargo || [[ ! -x $HOME/.cargo/bin/cargo ]] || PATH="$HOME/.cargo/bin:$PATH"
	if ! have cargo; then
		# Debian has had rustup since its thirteenth release; older ones have only a Rust that is too old.
		(install rustup) || true
		have cargo || fail "please install Rust $(oldest_rust) or newer with rustup"
	fi
	# With rustup this fetches the toolchain that rust-toolchain.toml names, if it is not there yet.
	local version oldest
	version=$(cd "$root" && cargo --version | sed 's/cargo \([0-9.]*\).*/\1/')
	oldest=$(oldest_rust)
	[[ $(printf '%s\n' "$oldest" "$version" | sort -V | head -n 1) == "$oldest" ]] ||
		fail "Rust $version is too old, $oldest is needed: please install it with rustup"
}

# need_postgres: the programs of a PostgreSQL server, of which the tests start one of their own.
need_postgres() {
	compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || have postgres || install postgresql
}

# need_java: a JDK that can draw, Maven, and fonts for hanja and hangul.
need_java() {
	local packages=() version
	version=$(java_version)
	if ! have javac || ((${version:-0} < 17)); then packages+=(default-jdk); fi
	have mvn || packages+=(maven)
	have fc-list || packages+=(fontconfig)
	library libGL.so.1 || packages+=(libgl1)
	library libfontconfig.so.1 || packages+=(libfontconfig1)
	if ! have fc-list || [[ -z $(fc-list :lang=ko) || -z $(fc-list :lang=zh-tw) ]]; then packages+=(fonts-noto-cjk); fi
	((${#packages[@]} == 0)) || install "${packages[@]}"
	version=$(java_version)
	((${version:-0} >= 17)) || fail "Java ${version:-of no known version} is too old: a JDK 17 or newer is needed on the PATH"
}
