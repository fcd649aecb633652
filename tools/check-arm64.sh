#!/usr/bin/env bash
# Builds the engine for 64-bit ARM and compares it with that of this machine.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=tools/portable.sh
source "$root/tools/portable.sh"

usage() {
    cat <<'END'
Usage: tools/check-arm64.sh [--no-install] [--tests] [--reference FILE] [--help]

Builds rokada-engine with the cross compiler for Linux on 64-bit ARM, and runs it
with QEMU. It must count the same moves as other programs, and answer and search
as the engine of this machine. The exit code is 0 only if it does.

  --no-install      install nothing; if packages are missing, name them and stop
  --tests           also the tests of core, which take much longer
  --reference FILE  the engine to compare with; without it, it is built
  --help            this text
END
}

read_options "$@"
need_packages "$install" "${portable_packages[@]}" g++-aarch64-linux-gnu qemu-user
reference=$(engine_to_measure "$reference")
build_engine arm64

runner=(qemu-aarch64 -L /usr/aarch64-linux-gnu)
check_engine "$reference" "${runner[@]}" "$root/build/arm64/app/rokada-engine"
[[ $tests == no ]] || "${runner[@]}" "$root/build/arm64/tests/core_tests" --gtest_brief=1 ||
    fail 'tests of core failed'
