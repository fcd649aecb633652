# shellcheck shell=bash
# `tools/compare-speed.sh --all`, which sources this: everything whose speed somebody notices, here and in an older tree
# in turn, beside the goals. Uses `root`, `work`, `rounds` and `older` of that script.
# shellcheck disable=SC2154

all_trees=()           # folders with a release build; the first is this one
declare -A all_values  # by tree, colon, name: the figures of all rounds, separated by blanks
all_missed=0

# all_keep NAME FIGURE: of the tree that is measured.
all_keep() {
    all_values[$tree:$1]+="$2 "
}

# all_time FILE COMMAND...: runs the command; its output goes to FILE. Sets `seconds` (user and system CPU time) and
# `megabytes` (the largest resident memory).
all_time() {
    local output=$1
    shift
    QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data \
        /usr/bin/time -o "$work/spent" -f '%U %S %M' "$@" >"$output" 2>"$work/errors" </dev/null ||
        fail "$1 failed: $(tail -n 1 "$work/errors")"
    read -r seconds megabytes < <(awk '{ print $1 + $2, $3 / 1024 }' "$work/spent")
}

# all_rate NAME AMOUNT: of what was timed last.
all_rate() {
    all_keep "$1" "$(awk -v n="$2" -v s="$seconds" 'BEGIN { printf "%.3f", (s > 0 ? n / s / 1e6 : 0) }')"
}

# all_perft VARIANT DEPTH REPEAT OPTION...
all_perft() {
    local variant=$1 depth=$2 repeat=$3
    shift 3
    all_time "$work/out" "$tree/build/release/app/rokada-engine" perft --variant "$variant" --depth "$depth" \
        --repeat "$repeat" "$@"
    all_rate "perft $variant" "$(awk '$1 == "nodes" { n = $2 } END { print n }' "$work/out")"
}

# Whatever the search visits, nodes a second of CPU time.
all_search() {
    all_time "$work/out" "$tree/build/release/app/rokada-engine" bench
    all_rate search "$(awk 'END { print $NF }' "$work/out")"
}

# The slowest variant counts.
all_paint() {
    local name
    all_time "$work/out" "$tree/build/release/tests/bench/rokada_board_bench" --benchmark_format=csv \
        --benchmark_min_time=0.2 --benchmark_filter='wholeBoard|playedMove/|glidingFrame'
    for name in wholeBoard playedMove glidingFrame; do
        all_keep "paint $name" \
            "$(awk -F , -v name="\"$name/" 'index($1, name) == 1 && $4 > most { most = $4 } END { print most + 0 }' \
                "$work/out")"
    done
}

all_start() {
    local variant
    for variant in chess fortress; do
        all_time "$work/out" "$tree/build/release/app/rokada" --variant "$variant" --size 1920x1080 \
            --screenshot "$work/picture.png"
        all_keep "start $variant" "$(awk -v s="$seconds" 'BEGIN { print s * 1000 }')"
        all_keep "memory $variant" "$megabytes"
    done
}

all_import() {
    [[ -s $work/games.pgn ]] ||
        "$root/build/release/tools/pgn/rokada-pgn" make --bytes 10000000 >"$work/games.pgn" 2>/dev/null
    all_time "$work/out" "$tree/build/release/tools/pgn/rokada-pgn" check --lenient "$work/games.pgn"
    all_rate import "$(stat -c %s "$work/games.pgn")"
    all_keep 'memory import' "$megabytes"
}

# The middle one of the figures.
all_median() {
    tr ' ' '\n' <<<"${all_values[$1:$2]}" | sed '/^$/d' | sort -g |
        awk '{ v[NR] = $1 } END { print (NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2) }'
}

# all_row NAME UNIT MORE|LESS GOAL: what is better, and what is to be reached; "-" for no goal.
all_row() {
    local here there=- ratio=- verdict=
    here=$(all_median "${all_trees[0]}" "$1")
    if ((${#all_trees[@]} > 1)); then
        there=$(all_median "${all_trees[1]}" "$1")
        ratio=$(awk -v a="$here" -v b="$there" 'BEGIN { printf "%.3f", (b > 0 ? a / b : 0) }')
    fi
    if [[ $4 != - ]]; then
        verdict=$(awk -v a="$here" -v goal="$4" -v what="$3" \
            'BEGIN { print ((what == "more" ? a >= goal : a <= goal) ? "ok" : "MISSED") }')
        [[ $verdict == ok ]] || all_missed=$((all_missed + 1))
    fi
    printf '%-22s %-6s %10.2f %10s %7s %6s %s\n' "$1" "$2" "$here" \
        "$(awk -v x="$there" 'BEGIN { if (x == "-") print x; else printf "%.2f", x }')" "$ratio" "$4" "$verdict"
}

all_table() {
    local variant
    printf '\n%-22s %-6s %10s %10s %7s %6s %s\n' what unit here older ratio goal 'ok?'
    for variant in chess greatshatranj bolyar vyrt fortress; do all_row "perft $variant" Mnps more -; done
    all_row search Mnps more -
    all_row 'paint wholeBoard' ms less 16.6
    all_row 'paint playedMove' ms less 4
    all_row 'paint glidingFrame' ms less 16.6
    for variant in chess fortress; do
        all_row "start $variant" ms less 500
        all_row "memory $variant" MB less 150
    done
    all_row import MB/s more -
    all_row 'memory import' MB less -
    printf '\n'
}

compare_all() {
    local round program
    all_trees=("$root")
    [[ -z $older ]] || all_trees+=("$(cd -- "$older" && pwd)")
    for tree in "${all_trees[@]}"; do
        for program in app/rokada-engine app/rokada tools/pgn/rokada-pgn tests/bench/rokada_board_bench; do
            [[ -x $tree/build/release/$program ]] ||
                fail "$tree/build/release/$program is missing; build the release preset there, with tests and bench"
        done
    done
    for ((round = 1; round <= rounds; round++)); do
        say "round $round of $rounds"
        # Tool by tool and tree by tree, so that what else the machine does is shared.
        for tree in "${all_trees[@]}"; do all_perft chess 5 25; done
        for tree in "${all_trees[@]}"; do all_perft greatshatranj 5 6; done
        for tree in "${all_trees[@]}"; do all_perft bolyar 5 12; done
        for tree in "${all_trees[@]}"; do all_perft vyrt 4 150; done
        for tree in "${all_trees[@]}"; do all_perft fortress 4 100 --rule placement=standard; done
        for tree in "${all_trees[@]}"; do all_search; done
        for tree in "${all_trees[@]}"; do all_paint; done
        for tree in "${all_trees[@]}"; do all_start; done
        for tree in "${all_trees[@]}"; do all_import; done
    done
    all_table
    ((all_missed == 0)) || fail "$all_missed goals missed"
}
