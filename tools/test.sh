#!/usr/bin/env bash
# Builds Rokada and runs its tests.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/test.sh [--preset NAME] [--nightly] [--build-once] [--no-gui]
                     [--no-install] [--configure-only] [--help] [-- ARGUMENT...]

Installs what is missing (Debian packages), builds all but the benchmarks, and runs the
tests on all cores. The exit code is 0 only if all tests passed.

  --preset NAME     dev (default), release, asan (address and undefined behaviour
                    sanitizers) or tsan (thread sanitizer)
  --nightly         also the tests that are too long for every day
  --build-once      compile more files together: faster for a build that is not repeated
                    after changes
  --no-gui          without the window and its tests; Qt is not needed
  --no-install      install nothing; if packages are missing, name them and stop
  --configure-only  build and test nothing
  --help            this text

Arguments after -- are passed to ctest, for example: -- -R Vyrt
END
}

install=yes
preset=dev
nightly=OFF
factor=1
window=ON
packages=("${test_packages[@]}")
configure_only=no
while (($#)); do
    case $1 in
    --no-install) install=no ;;
    --nightly) nightly=ON ;;
    --build-once) factor=4 ;;
    --no-gui)
        window=OFF
        packages=("${engine_test_packages[@]}")
        ;;
    --configure-only) configure_only=yes ;;
    --preset)
        (($# > 1)) || fail "--preset needs a name: dev, release, asan or tsan"
        preset=$2
        shift
        ;;
    --preset=*) preset=${1#*=} ;;
    --help | -h)
        usage
        exit
        ;;
    --)
        shift
        break
        ;;
    *) fail "unknown argument $1; see tools/test.sh --help" ;;
    esac
    shift
done
case $preset in
dev | release | asan | tsan) ;;
*) fail "there is no preset $preset; there are dev, release, asan and tsan" ;;
esac

need_packages "$install" "${packages[@]}"
# An earlier run of another script can have switched off what the tests need.
configure "$preset" "-DROKADA_GUI=$window" -DROKADA_TESTS=ON -DROKADA_TOOLS=ON -DROKADA_BENCH=OFF "-DROKADA_NIGHTLY=$nightly" "-DROKADA_UNITY_FACTOR=$factor"
[[ $configure_only == no ]] || exit 0

# The thread sanitizer of g++ 12 does not start where a new kernel scatters addresses widely.
# The build needs this too, because it asks each test program for the list of its tests.
if [[ $preset == tsan ]] && setarch -R true 2>/dev/null; then
    steady=(setarch -R)
fi
build "$preset"

say "testing (preset $preset)"
cd -- "$root"
"${steady[@]}" ctest --preset "$preset" --parallel "$(nproc)" "$@" ||
    fail "some tests failed; their output is above and in build/$preset/Testing/Temporary/LastTest.log"
