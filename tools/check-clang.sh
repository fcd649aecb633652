#!/usr/bin/env bash
# Builds the engine with clang and with libc++, and compares it with that of g++.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=tools/portable.sh
source "$root/tools/portable.sh"

usage() {
    cat <<'END'
Usage: tools/check-clang.sh [--no-install] [--tests] [--reference FILE] [--help]

Builds rokada-engine with clang, each file by itself, so that a missing include is an
error. Builds it again with clang 19 and libc++ 19, and without the calls of Linux
that macOS lacks. Both engines must count the same moves as other programs, and answer
and search as the engine of g++. The exit code is 0 only if they do.

  --no-install      install nothing; if packages are missing, name them and stop
  --tests           also the tests of core
  --reference FILE  the engine to compare with; without it, it is built
  --help            this text
END
}

read_options "$@"
need_packages "$install" "${portable_packages[@]}" libgtest-dev clang clang-19 libc++-19-dev libc++abi-19-dev
reference=$(engine_to_measure "$reference")
for preset in clang libcxx; do
    build_engine "$preset"
    check_engine "$reference" "$root/build/$preset/app/rokada-engine"
    [[ $tests == no ]] || "$root/build/$preset/tests/core_tests" --gtest_brief=1 ||
        fail "tests of core failed (preset $preset)"
done
