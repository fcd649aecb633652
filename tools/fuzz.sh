#!/usr/bin/env bash
# Gives the functions of tests/fuzz random texts until one of them breaks something.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/fuzz.sh [--plain] [--no-build] [--help] [TARGET [LIMIT]]

Builds the fuzzers (clang with libFuzzer, address and undefined behaviour
sanitizers; `libraryrow` and `settings` need Qt) and runs one or, without
TARGET, each of them on one core.

  TARGET      autosave cecp clocktext lesson libraryrow packed pgn position
              puzzle settings sqlite typedmove uci, or all
  LIMIT       seconds ("60" or "60s", the default), or runs ("100000r")
  --plain     without sanitizers, inputs of 4 KB at most: several times as many
              runs, for what breaks by assertions, exceptions and time
  --no-build  use the fuzzers as they are
  --help      this text

Inputs that reach something new are kept in build/fuzz/found/TARGET and used
the next time. What breaks something is in build/fuzz/broken/TARGET-...: mend
it with a test, and put the input into tests/fuzz/corpus/TARGET. The exit code
is 1 if there was such an input.
END
}

all=(autosave cecp clocktext lesson libraryrow packed pgn position puzzle settings sqlite typedmove uci)
with_build=yes
preset=fuzz
longest=65536
while (($#)) && [[ $1 == -* ]]; do
    case $1 in
    --plain)
        preset=fuzz-plain
        longest=4096
        ;;
    --no-build) with_build=no ;;
    --help | -h)
        usage
        exit
        ;;
    *) fail "unknown argument $1; see tools/fuzz.sh --help" ;;
    esac
    shift
done
(($# <= 2)) || fail "too many arguments; see tools/fuzz.sh --help"
chosen=("${all[@]}")
if [[ ${1:-all} != all ]]; then
    [[ " ${all[*]} " == *" $1 "* ]] || fail "there is no target $1; there are ${all[*]}"
    chosen=("$1")
fi
limit=${2:-60s}
case $limit in
*[0-9]r) limit=-runs=${limit%r} ;;
*) limit=-max_total_time=${limit%s} ;;
esac
[[ ${limit#*=} =~ ^[1-9][0-9]*$ ]] || fail "LIMIT is seconds or runs, as 60s or 100000r"

if [[ $with_build == yes ]]; then
    command -v clang++ >/dev/null || fail "clang++ is missing; install it with: apt-get install clang libclang-rt-dev"
    configure "$preset"
    build "$preset"
fi

# Some targets read files; a disk that is none is faster.
[[ -n ${TMPDIR:-} || ! -w /dev/shm ]] || export TMPDIR=/dev/shm
export QT_QPA_PLATFORM=offscreen
# Memory stays with the process: half of the time of short searches goes into giving it back and asking for it again.
export GLIBC_TUNABLES=glibc.malloc.mmap_threshold=1073741824:glibc.malloc.trim_threshold=4294967296:glibc.malloc.top_pad=16777216

broken=0
for target in "${chosen[@]}"; do
    fuzzer=$root/build/$preset/tests/fuzz/fuzz_$target
    [[ -x $fuzzer ]] || fail "$fuzzer has not been built"
    found=$root/build/fuzz/found/$target
    mkdir -p -- "$found" "$root/build/fuzz/broken"
    log=$root/build/$preset/$target.log
    # Without -entropic=0 a third to a half of the time goes into weighing inputs, without -reload=0 a quarter into looking
    # for inputs that other fuzzers have found.
    if "$fuzzer" "$limit" -reload=0 -entropic=0 -max_len=$longest -len_control=200 -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix="$root/build/fuzz/broken/$target-" \
        "$found" "$root/tests/fuzz/corpus/$target" >"$log" 2>&1; then
        verdict='nothing found'
    else
        verdict="BROKEN, see build/$preset/$target.log"
        broken=$((broken + 1))
    fi
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    printf '%-10s %10s runs, %5s inputs kept, %s\n' "$target" "${runs:-?}" \
        "$(find "$found" -type f | wc -l)" "$verdict"
done
((broken == 0)) || fail "$broken targets broke"
