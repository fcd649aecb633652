#!/usr/bin/env bash
# Builds the engine for Windows and compares it with that of this machine.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=tools/portable.sh
source "$root/tools/portable.sh"

usage() {
    cat <<'END'
Usage: tools/check-windows.sh [--no-install] [--tests] [--reference FILE] [--help]

Builds rokada-engine.exe with MinGW, and runs it with Wine. It must count the same
moves as other programs, and answer and search as the engine of this machine. The
exit code is 0 only if it does.

  --no-install      install nothing; if packages are missing, name them and stop
  --tests           also the tests of core, which take much longer
  --reference FILE  the engine to compare with; without it, it is built
  --help            this text
END
}

read_options "$@"
need_packages "$install" "${portable_packages[@]}" g++-mingw-w64-x86-64-posix wine wine64
reference=$(engine_to_measure "$reference")
build_engine windows

# Wine keeps its files in the build folder, and does not report what it lacks.
export WINEPREFIX=$root/build/windows/wine WINEDEBUG=-all
check_engine "$reference" wine "$root/build/windows/app/rokada-engine.exe"
[[ $tests == no ]] || wine "$root/build/windows/tests/core_tests.exe" --gtest_brief=1 || fail 'tests of core failed'
