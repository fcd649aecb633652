#!/usr/bin/env bash
# Compares the speed of the search with Fairy-Stockfish, and one thread with two.
set -euo pipefail
export LC_ALL=C # numbers have a point, not a comma
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/compare-search.sh [--engine FILE] [--milliseconds N] [--threads] [--help]

Searches the positions of `rokada-engine bench` that have the usual rules,
each for the same time, and after each of them one of chess by Fairy-Stockfish.
Prints million positions per second of CPU time for every game, and the ratio.
The exit code is 1 if a goal is missed.

  --engine FILE     measure this program instead of building the release preset
  --milliseconds N  a position (1000)
  --threads         instead: seconds by the clock until one thread and two reach
                    a depth, in positions that are not decided, three times.
                    Nothing else should be running.
  --help            this text
END
}

engine=
milliseconds=1000
threads=no
while (($#)); do
    case $1 in
    --engine | --milliseconds)
        (($# > 1)) || fail "$1 needs a value; see tools/compare-search.sh --help"
        declare "${1#--}=$2"
        shift
        ;;
    --threads) threads=yes ;;
    --help | -h)
        usage
        exit
        ;;
    *) fail "unknown argument $1; see tools/compare-search.sh --help" ;;
    esac
    shift
done
[[ $milliseconds =~ ^[1-9][0-9]*$ ]] || fail "--milliseconds needs a number from 1"

engine=$(engine_to_measure "$engine")
# Debian puts games where the path of root does not lead.
fairy=$(PATH=$PATH:/usr/games command -v fairy-stockfish || true)

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

games=(chess greatshatranj bolyar vyrt fortress)
declare -A nodes seconds # by what is measured

positions() {
    "$engine" bench --positions | grep "^$1 " | grep -v ' | ' | cut -d ' ' -f 2-
}

# talk PROGRAM THREADS VARIANT POSITION LIMIT: one search in a process of its own, which is asked to quit when it has
# answered, not before. What it says goes to $work/out, the user CPU time of all to $work/time; the start of the process
# is too short to matter.
talk() {
    local TIMEFORMAT=%U
    {
        printf 'uci\nsetoption name Threads value %s\nsetoption name Hash value 64\n' "$2"
        printf 'setoption name UCI_Variant value %s\nisready\nposition fen %s\ngo %s\n' "$3" "$4" "$5"
    } >"$work/in"
    { time answer "$1" >"$work/out"; } 2>"$work/time"
    grep -q '^bestmove' "$work/out" || fail "$1 finds no move for $4"
}

answer() {
    local line
    coproc child { "$1" 2>/dev/null; }
    # shellcheck disable=SC2154  # the coprocess sets it
    local process=$child_PID from=${child[0]} to=${child[1]}
    cat "$work/in" >&"$to"
    while read -r line <&"$from"; do
        printf '%s\n' "$line"
        [[ $line != bestmove* ]] || break
    done
    printf 'quit\n' >&"$to"
    wait "$process"
}

# told WORD: the number behind that word where it was told last.
told() {
    awk -v word="$1" '{ for (i = 1; i < NF; i++) if ($i == word) n = $(i + 1) } END { print n + 0 }' "$work/out"
}

plus() {
    awk -v a="${1:-0}" -v b="$2" 'BEGIN { print a + b }'
}

# searched WHAT PROGRAM VARIANT POSITION
searched() {
    talk "$2" 1 "$3" "$4" "movetime $milliseconds"
    nodes[$1]=$(plus "${nodes[$1]:-0}" "$(told nodes)")
    seconds[$1]=$(plus "${seconds[$1]:-0}" "$(tail -n 1 "$work/time")")
}

mnps() {
    awk -v n="${nodes[$1]}" -v s="${seconds[$1]}" 'BEGIN { printf "%.3f", n / s / 1e6 }'
}

# Fairy-Stockfish searches a position of chess after each of ours, so that what else the machine does is shared.
compare_speed() {
    local game position i ratio goal verdict missed=0 chess
    mapfile -t chess < <(positions chess)
    printf '\n%-16s %10s %22s %7s %6s  %s\n' what 'ours Mnps' 'theirs in chess Mnps' ratio goal 'ok?'
    for game in "${games[@]}"; do
        i=0
        while read -r position; do
            searched "$game" "$engine" "$game" "$position"
            [[ -z $fairy ]] || searched "theirs $game" "$fairy" chess "${chess[i++ % ${#chess[@]}]}"
        done < <(positions "$game")
        if [[ -z $fairy ]]; then
            printf '%-16s %10s\n' "$game" "$(mnps "$game")"
            continue
        fi
        goal=0.67
        [[ $game != chess ]] || goal=1
        ratio=$(awk -v a="$(mnps "$game")" -v b="$(mnps "theirs $game")" 'BEGIN { printf "%.2f", a / b }')
        verdict=$(awk -v a="$ratio" -v b="$goal" 'BEGIN { print (a >= b ? "ok" : "MISSED") }')
        [[ $verdict == ok ]] || missed=$((missed + 1))
        printf '%-16s %10s %22s %7s %6s  %s\n' "$game" "$(mnps "$game")" "$(mnps "theirs $game")" \
            "$ratio" "$goal" "$verdict"
    done
    printf '\n'
    [[ -n $fairy ]] || say "fairy-stockfish is not installed"
    ((missed == 0)) || fail "$missed goals missed"
}

# Deep enough for seconds with one thread: in shorter searches luck and starting a thread decide.
declare -A depths=([chess]=15 [greatshatranj]=15 [bolyar]=12 [vyrt]=13 [fortress]=14)

# open_position VARIANT POSITION: whether a short search finds it undecided. How soon a mate is found is luck.
open_position() {
    local score
    talk "$engine" 1 "$1" "$2" 'depth 7'
    score=$(told cp)
    ((score != 0 && score > -500 && score < 500))
}

compare_threads() {
    local game position sum_one=0 sum_two=0 one two verdict
    printf '\n%-42s %12s %12s %7s %6s  %s\n' what 'one thread s' 'two s' ratio goal 'ok?'
    for game in "${games[@]}"; do
        one=0
        two=0
        while read -r position; do
            open_position "$game" "$position" || continue
            for _ in 1 2 3; do
                talk "$engine" 1 "$game" "$position" "depth ${depths[$game]}"
                one=$(plus "$one" "$(told time)")
                talk "$engine" 2 "$game" "$position" "depth ${depths[$game]}"
                two=$(plus "$two" "$(told time)")
            done
        done < <(positions "$game")
        sum_one=$(plus "$sum_one" "$one")
        sum_two=$(plus "$sum_two" "$two")
        threads_row "$game, depth ${depths[$game]}" "$one" "$two" -
    done
    threads_row 'all games' "$sum_one" "$sum_two" 1.5
    [[ $verdict != MISSED ]] || fail 'two threads are too slow'
}

# threads_row WHAT ONE TWO GOAL: milliseconds; sets `verdict`.
threads_row() {
    verdict=$(awk -v a="$2" -v b="$3" -v goal="$4" \
        'BEGIN { print (goal == "-" ? "-" : a >= goal * b ? "ok" : "MISSED") }')
    awk -v what="$1" -v a="$2" -v b="$3" -v goal="$4" -v verdict="$verdict" \
        'BEGIN { printf "%-42s %12.1f %12.1f %7.2f %6s  %s\n",
            what, a / 1000, b / 1000, (b > 0 ? a / b : 0), goal, verdict }'
}

if [[ $threads == yes ]]; then
    compare_threads
else
    compare_speed
fi
