# shellcheck shell=bash
# Shared by the scripts in this folder, which source it. Sets `root` and `tool`.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
tool=$(basename -- "$0")
steady=() # a command that goes before those which start test programs

engine_packages=(g++ cmake ninja-build libexpected-dev libcli11-dev libfathom-dev)
play_packages=("${engine_packages[@]}"
    qt6-base-dev qt6-svg-dev qt6-multimedia-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    qt6-translations-l10n # the texts of Qt's own dialogs
    libqt6sql6-sqlite # the library of played games
    libzstd-dev # the texts of collections are compressed
    fonts-inter # the font of the window
    fonts-dejavu-core # without any font a program without a screen draws no text
)
# shellcheck disable=SC2034  # used by the scripts that source this file
engine_test_packages=("${engine_packages[@]}" libgtest-dev libgmock-dev man-db git)
# shellcheck disable=SC2034
test_packages=("${play_packages[@]}" libgtest-dev libgmock-dev libbenchmark-dev
    xvfb xauth # a screen for what only a real one shows
    desktop-file-utils appstream libxml2-utils man-db git) # they check what is installed

say() {
    printf '%s: %s\n' "$tool" "$*"
}

fail() {
    printf '%s: %s\n' "$tool" "$*" >&2
    exit 1
}

missing_packages() {
    local known package
    # An unknown package makes dpkg-query fail, but the others are printed all the same.
    # shellcheck disable=SC2016  # dpkg-query reads the ${...}
    known=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        grep -qxF -- "$package installed" <<<"$known" || printf '%s\n' "$package"
    done
}

# need_packages yes|no PACKAGE...: installs what is missing, or with `no` only says so.
need_packages() {
    local may_install=$1
    shift
    if ! command -v dpkg-query >/dev/null; then
        say "this is not Debian, so the packages are not checked; needed are what Debian 12 calls: $*"
        return
    fi
    local missing
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0

    local sudo=
    [[ $(id -u) == 0 ]] || sudo='sudo '
    local by_hand="${sudo}apt-get update && ${sudo}apt-get install --no-install-recommends ${missing[*]}"
    say "missing packages: ${missing[*]}"
    [[ $may_install == yes ]] || fail "packages are missing; install them with: $by_hand"

    local as_root=()
    if [[ $(id -u) != 0 ]]; then
        command -v sudo >/dev/null || fail "packages are missing and there is no sudo; run as root: ${by_hand//sudo /}"
        as_root=(sudo)
        if [[ ! -t 0 ]]; then # there is no terminal for a password
            as_root=(sudo -n)
            sudo -n true 2>/dev/null || fail "packages are missing and sudo asks for a password; install them with: $by_hand"
        fi
    fi
    "${as_root[@]}" apt-get update ||
        fail "the list of packages could not be fetched; check the network, or install by hand: $by_hand"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 install -y \
        --no-install-recommends "${missing[@]}" ||
        fail "the packages could not be installed; read the messages above, or install by hand: $by_hand"
}

# configure PRESET [CMAKE ARGUMENT...]: quiet unless it fails.
configure() {
    local preset=$1 log cache
    cache=$root/build/$preset/CMakeCache.txt
    shift
    # A build folder that was copied or moved together with the sources is of no use.
    if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
        set -- --fresh "$@"
    fi
    say "configuring (preset $preset)"
    log=$(mktemp)
    if ! (cd -- "$root" && cmake --preset "$preset" "$@") >"$log" 2>&1; then
        cat -- "$log" >&2
        rm -f -- "$log"
        fail "the configuration failed; read the first error above, or delete build/$preset and try again"
    fi
    rm -f -- "$log"
}

# configure_to_play [CMAKE ARGUMENT...]: the release preset, without asking for what only tests need.
configure_to_play() {
    # Once it has been configured, tests that were switched on stay on.
    [[ -f $root/build/release/build.ninja ]] || set -- -DROKADA_TESTS=OFF -DROKADA_BENCH=OFF -DROKADA_TOOLS=OFF "$@"
    configure release "$@"
}

# build PRESET [CMAKE ARGUMENT...]
build() {
    local preset=$1
    shift
    say "building (preset $preset)"
    (cd -- "$root" && "${steady[@]}" cmake --build --preset "$preset" "$@") ||
        fail "the build failed; read the first error above, or delete build/$preset and try again"
}

# engine_to_measure [FILE]: prints the name of that program or, without one, builds rokada-engine and prints its name.
engine_to_measure() {
    local engine=$1 gui=()
    if [[ -z $engine ]]; then
        [[ -f $root/build/release/build.ninja ]] || gui=(-DROKADA_GUI=OFF)
        {
            need_packages no "${engine_packages[@]}"
            configure_to_play "${gui[@]}"
            build release --target rokada-engine
        } >&2
        engine=$root/build/release/app/rokada-engine
    fi
    [[ -x $engine ]] || fail "$engine is not a program"
    printf '%s\n' "$engine"
}
