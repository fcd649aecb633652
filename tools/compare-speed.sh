#!/usr/bin/env bash
# Compares the speed of the move generator with other programs, side by side, or of everything with an older tree.
set -euo pipefail
export LC_ALL=C # numbers have a point, not a comma
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/compare-speed.sh [--prototypes DIR] [--engine FILE] [--rounds N] [--help]
       tools/compare-speed.sh --all [--older DIR] [--rounds N]

Counts positions with rokada-engine and with other programs in turn, and
prints the best of the rounds in million positions per second of CPU time.
The exit code is 1 if a goal is missed. The others come from the Debian
packages stockfish, fairy-stockfish and sjaakii; what is not installed is
left out.

  --prototypes DIR  compare also with targets.cpp and four.cpp in this folder
  --engine FILE     measure this program instead of building the release preset
  --rounds N        how often everything is measured (3)
  --all             instead: move generation, search, painting, start, memory
                    and reading of PGN, beside the goals, medians of the
                    rounds; the release preset is built with its tests
  --older DIR       with --all, beside another tree that has been built so
  --help            this text
END
}

prototypes=
engine=
all=no
older=
rounds=3
while (($#)); do
    case $1 in
    --all) all=yes ;;
    --prototypes | --engine | --rounds | --older)
        (($# > 1)) || fail "$1 needs a value; see tools/compare-speed.sh --help"
        declare "${1#--}=$2"
        shift
        ;;
    --help | -h)
        usage
        exit
        ;;
    *) fail "unknown argument $1; see tools/compare-speed.sh --help" ;;
    esac
    shift
done
[[ $rounds =~ ^[1-9][0-9]*$ ]] || fail "--rounds needs a number from 1"

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

if [[ $all == yes ]]; then
    # shellcheck source=tools/compare-all.sh
    source "$(dirname -- "${BASH_SOURCE[0]}")/compare-all.sh"
    [[ -x /usr/bin/time ]] || fail "/usr/bin/time is missing; install it with: apt-get install time"
    need_packages no "${test_packages[@]}"
    configure release -DROKADA_GUI=ON -DROKADA_TESTS=ON -DROKADA_BENCH=ON -DROKADA_TOOLS=ON
    build release --target rokada-engine rokada rokada-pgn rokada_board_bench
    compare_all
    exit
fi
[[ -z $older ]] || fail "--older goes with --all"

engine=$(engine_to_measure "$engine")

if [[ -n $prototypes ]]; then
    for name in targets four; do
        g++ -std=c++20 -O2 -DNDEBUG -o "$work/$name" "$prototypes/$name.cpp" ||
            fail "$prototypes/$name.cpp cannot be compiled; read the messages above"
    done
fi

# Debian puts games where the path of root does not lead.
game() {
    PATH=$PATH:/usr/games command -v "$1" || true
}
stockfish=$(game stockfish)
fairy=$(game fairy-stockfish)
sjaak=$(game sjaakii)

declare -A best # by name of the measurement, in Mnps

keep_best() {
    local name=$1 mnps=$2
    best[$name]=$(awk -v a="${best[$name]:-0}" -v b="$mnps" 'BEGIN { print (a > b ? a : b) }')
}

# cpu FILE COMMAND...: runs the command with the input FILE; its output goes to
# $work/out, its user CPU time into the variable `seconds`.
cpu() {
    local input=$1 TIMEFORMAT=%U
    shift
    { time "$@" <"$input" >"$work/out" 2>"$work/errors"; } 2>"$work/time" ||
        fail "$1 failed: $(tail -n 1 "$work/errors")"
    seconds=$(<"$work/time")
}

# measured NAME NODES SECONDS SECONDS-TO-START
measured() {
    local mnps
    mnps=$(awk -v n="$2" -v s="$3" -v start="$4" 'BEGIN { s -= start; print (s > 0.01 ? n / s / 1e6 : 0) }')
    [[ $mnps != 0 ]] || fail "$1 took too little time to be measured"
    keep_best "$1" "$mnps"
}

# ours NAME REPEAT EXPECTED-NODES|- ARGUMENT...: the start of the process is
# measured by a count to depth 1 and taken off, for us and for the others alike.
ours() {
    local name=$1 repeat=$2 expected=$3 nodes start
    shift 3
    cpu /dev/null "$engine" perft "$@" --depth 1
    start=$seconds
    cpu /dev/null "$engine" perft "$@" --depth "$depth" --repeat "$repeat"
    nodes=$(awk '$1 == "nodes" { n = $2 } END { print n }' "$work/out")
    [[ $nodes =~ ^[0-9]+$ ]] || fail "rokada-engine printed no line 'nodes N' for $name"
    [[ $expected == - || $nodes == $((expected * repeat)) ]] ||
        fail "rokada-engine counts $nodes for $name, and not $repeat times $expected"
    measured "$name" "$nodes" "$seconds" "$start"
}

# uci NAME PROGRAM REPEAT: the start position of chess, depth 6.
uci() {
    local name=$1 program=$2 repeat=$3 start nodes
    printf 'position startpos\ngo perft 1\nquit\n' >"$work/in"
    cpu "$work/in" "$program"
    start=$seconds
    {
        printf 'position startpos\n'
        for ((i = 0; i < repeat; i++)); do printf 'go perft 6\n'; done
        printf 'quit\n'
    } >"$work/in"
    cpu "$work/in" "$program"
    nodes=$(awk '/^Nodes searched: / { n += $3 } END { print n + 0 }' "$work/out")
    [[ $nodes == $((119060324 * repeat)) ]] || fail "$name counts $nodes, and not $repeat times 119060324"
    measured "$name" "$nodes" "$seconds" "$start"
}

# Sjaak counts depth 1, 2 ... up to the one that is asked for.
sjaak() {
    local start nodes
    printf 'xboard\nprotover 2\nvariant great\nperft 1\nquit\n' >"$work/in"
    cpu "$work/in" "$sjaak"
    start=$seconds
    printf 'xboard\nprotover 2\nvariant great\nperft 5\nquit\n' >"$work/in"
    cpu "$work/in" "$sjaak"
    awk '$1 == 5 && $4 ~ /nps$/ { print $2 }' "$work/out" | grep -qx 32534066 ||
        fail "sjaakii does not count 32534066 for Great Shatranj, depth 5"
    nodes=$(awk '$1 ~ /^[1-5]$/ && $4 ~ /nps$/ { n += $2 } END { print n }' "$work/out")
    measured sjaakii "$nodes" "$seconds" "$start"
}

# The prototypes time themselves and print "bulk N list N Mnps".
bulk() {
    sed -n "s/^$1.* bulk *\([0-9.]*\) .*/\1/p" "$work/out"
}

torus_prototype() {
    # Its later lines are of no use here, and it stops when its output is closed.
    stdbuf -oL "$work/targets" 1 2>/dev/null | sed '/torus 12x12  /q' >"$work/out" || true
    local mnps
    mnps=$(bulk 'targets torus 12x12  ')
    [[ -n $mnps ]] || fail "targets.cpp printed no line 'torus 12x12'"
    keep_best torus "$mnps"
}

walls_prototype() {
    local i mnps
    for i in 1 2 3; do
        "$work/four" >"$work/out" || fail "four.cpp ended with an error"
        for mnps in $(bulk '4 players .* with walls d[45]'); do keep_best walls "$mnps"; done
    done
    [[ -n ${best[walls]:-} ]] || fail "four.cpp printed no line 'with walls'"
}

for ((round = 1; round <= rounds; round++)); do
    say "round $round of $rounds"
    depth=6
    ours chess 3 119060324 --variant chess
    [[ -z $fairy ]] || uci fairy-stockfish "$fairy" 1
    [[ -z $stockfish ]] || uci stockfish "$stockfish" 3
    depth=5
    ours greatshatranj 8 32534066 --variant greatshatranj
    [[ -z $sjaak ]] || sjaak
    ours vyrt 3 - --variant vyrt
    [[ -z $prototypes ]] || torus_prototype
    depth=4
    ours fortress 200 - --variant fortress --rule placement=standard
    [[ -z $prototypes ]] || walls_prototype
    depth=5
    ours bolyar 10 - --variant bolyar
done

missed=0
left_out=0
# row WHAT OURS THEIRS GOAL: THEIRS and GOAL may be empty.
row() {
    local what=$1 mine=${best[$2]} theirs=${best[${3:-none}]:-} goal=${4:-} verdict=
    if [[ -z ${3:-} ]]; then
        printf '%-42s %10.1f %12s %7s %6s  %s\n' "$what" "$mine" - - - -
    elif [[ -z $theirs ]]; then
        printf '%-42s %10.1f %12s %7s %6s  %s\n' "$what" "$mine" - - "$goal" 'left out'
        left_out=$((left_out + 1))
    else
        verdict=$(awk -v a="$mine" -v b="$theirs" -v goal="$goal" 'BEGIN { print (a >= goal * b ? "ok" : "MISSED") }')
        [[ $verdict == ok ]] || missed=$((missed + 1))
        printf '%-42s %10.1f %12.1f %7.2f %6s  %s\n' "$what" "$mine" "$theirs" \
            "$(awk -v a="$mine" -v b="$theirs" 'BEGIN { print a / b }')" "$goal" "$verdict"
    fi
}

printf '\n%-42s %10s %12s %7s %6s  %s\n' what 'ours Mnps' 'theirs Mnps' ratio goal 'ok?'
row 'chess d6 : Fairy-Stockfish' chess fairy-stockfish 7
row 'chess d6 : Stockfish' chess stockfish 0.5
row 'greatshatranj d5 : Sjaak II' greatshatranj sjaakii 10
row 'vyrt d5 : prototype, torus 12x12' vyrt torus 1
row 'fortress d4 : prototype, with walls' fortress walls 1
row 'bolyar d5' bolyar
printf '\n'

((left_out == 0)) || say "$left_out rows left out: the other program is not installed, or --prototypes was not given"
((missed == 0)) || fail "$missed goals missed"
