# shellcheck shell=bash
# Shared by the scripts that build the engine for another processor, system or compiler, which source it after
# common.sh.

# What builds the engine and its tests, but no compiler: the headers of others, and the sources of GoogleTest.
# shellcheck disable=SC2034  # used by the scripts that source this file
portable_packages=(cmake ninja-build libexpected-dev libcli11-dev googletest)
install=yes
tests=no
reference=

# read_options ARGUMENT...: sets `install` and `tests` to yes or no, and `reference` to the name of a program or nothing.
read_options() {
    while (($#)); do
        case $1 in
        --no-install) install=no ;;
        --tests) tests=yes ;;
        --reference)
            (($# > 1)) || fail '--reference needs the name of a program'
            reference=$(realpath -- "$2")
            shift
            ;;
        --help | -h)
            usage
            exit
            ;;
        *) fail "unknown argument $1; see tools/$tool --help" ;;
        esac
        shift
    done
}

# stage_headers PRESET: copies the headers of others to build/PRESET/prefix. A build that includes prefix.cmake finds
# nothing else of this machine.
stage_headers() {
    local prefix=$root/build/$1/prefix
    mkdir -p -- "$prefix/include" "$prefix/share/cmake"
    cp -rL -- /usr/include/tl /usr/include/CLI "$prefix/include"
    cp -r -- /usr/share/cmake/tl-expected /usr/share/cmake/CLI11 "$prefix/share/cmake"
}

# stage_googletest PRESET: builds GoogleTest with the toolchain of that name for build/PRESET/prefix.
stage_googletest() {
    local preset=$1 prefix=$root/build/$1/prefix log
    [[ ! -d $prefix/lib/cmake/GTest ]] || return 0
    say "building GoogleTest (preset $preset)"
    log=$(mktemp)
    if ! {
        cmake -S /usr/src/googletest -B "$root/build/$preset/googletest" -G Ninja -DCMAKE_BUILD_TYPE=Release \
            --toolchain "$root/cmake/toolchains/$preset.cmake" "-DCMAKE_INSTALL_PREFIX=$prefix" \
            -DCMAKE_INSTALL_LIBDIR=lib &&
            cmake --build "$root/build/$preset/googletest" --target install
    } >"$log" 2>&1; then
        cat -- "$log" >&2
        rm -f -- "$log"
        fail "GoogleTest could not be built; read the first error above"
    fi
    rm -f -- "$log"
}

# build_engine PRESET: rokada-engine, and the tests of core if they are wanted.
build_engine() {
    local preset=$1 targets=(rokada-engine) with_tests=OFF
    if [[ -f $root/cmake/toolchains/$preset.cmake ]]; then
        stage_headers "$preset"
        [[ $tests == no ]] || stage_googletest "$preset"
    fi
    if [[ $tests == yes ]]; then
        targets+=(core_tests)
        with_tests=ON
    fi
    configure "$preset" "-DROKADA_TESTS=$with_tests" -DROKADA_TOOLS=OFF
    build "$preset" --target "${targets[@]}"
}

# signature RUNNER... ENGINE: prints the last number of `bench`, which depends on every move of the searches.
signature() {
    "$@" bench | tr -d '\r' | awk 'END { print $NF }'
}

# conversation RUNNER... ENGINE: prints the answers to a search over UCI, without what depends on the time.
conversation() {
    printf '%s\n' uci 'setoption name UCI_Variant value vyrt' 'position startpos moves e3e5' 'go depth 6' |
        "$@" uci | tr -d '\r' | sed -E 's/ (time|nps|hashfull) [0-9]+//g'
}

# check_engine REFERENCE RUNNER... ENGINE: the program counts what other programs have counted, and answers and searches
# as the engine REFERENCE does.
check_engine() {
    local reference=$1 variant expected found
    shift
    for variant in chess greatshatranj bolyar vyrt fortress tavreli; do
        "$@" perft --file "$root/tests/perft/$variant.perft" --max-nodes 1000000 >/dev/null ||
            fail "perft of $variant differs"
    done
    say 'perft: equal'
    diff <(conversation "$reference") <(conversation "$@") || fail 'the answers over UCI differ'
    say 'UCI: equal'
    expected=$(signature "$reference")
    found=$(signature "$@")
    [[ -n $expected && $found == "$expected" ]] || fail "bench: signature ${found:-missing}, expected $expected"
    say "bench: signature $found, equal"
}
