#!/bin/sh
# Lets every game be analysed while moves are made and undone: memory stays steady, the window is never kept waiting.
#
#   tools/soak-analysis.sh [SECONDS]     for each game, 600 unless said otherwise; run it at night
#
# BUILD is the build folder (build/release). Exit status as of the tests.
set -eu
cd "$(dirname "$0")/.."
build=${BUILD:-build/release}
cmake --build "$build" --target analysis_tests
ANALYSIS_SECONDS=${1:-600} QT_QPA_PLATFORM=offscreen exec "$build/tests/ui/analysis_tests" \
    --gtest_filter='AnalysisStall.LongAnalysisTakesNoMoreMemory'
