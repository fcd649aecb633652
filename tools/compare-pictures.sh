#!/usr/bin/env bash
# Drives one or two programs by mouse and keyboard on a screen that nobody sees, takes a picture of every state of the
# window, and compares the pictures of the two programs pixel by pixel.
set -euo pipefail
export LC_ALL=C.UTF-8
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/compare-pictures.sh [OPTION...] OLD NEW
       tools/compare-pictures.sh [OPTION...] PROGRAM FOLDER
       tools/compare-pictures.sh --list

Takes pictures of all states of the window with the programs OLD and NEW,
prints in how many pixels they differ, and writes a picture of each
difference. The exit code is 1 if a state differs. The second form only
takes pictures and puts them into a folder; such a folder may stand for
OLD later. Nobody's settings, games or library are used or changed.

  --only PATTERN     only states whose names match this regular expression
  --languages LIST   en (usual), ru, bg, joined by commas
  --sizes LIST       1024x700 (usual), 1920x1080: of screen and window
  --schemes LIST     light (usual), dark, contrast
  --all              en,ru,bg in 1024x700,1920x1080 in light,dark
  --but-for-words    tell also in which rectangles a state differs (as
                     WIDTHxHEIGHT+LEFT+TOP), so that a reader sees whether
                     these are places of words only
  --output DIR       for pictures, differences and the table (build/pictures)
  --list             the names of all states
  --help             this text
END
}

# --- what is wanted

only=
languages=en
sizes=1024x700
schemes=light
but_for_words=
output=$root/build/pictures
list=
operands=()
while (($#)); do
    case $1 in
    --only | --languages | --sizes | --schemes | --output)
        (($# > 1)) || fail "$1 needs a value; see tools/compare-pictures.sh --help"
        declare "${1#--}=$2"
        shift
        ;;
    --all) languages=en,ru,bg sizes=1024x700,1920x1080 schemes=light,dark ;;
    --but-for-words) but_for_words=yes ;;
    --list) list=yes ;;
    --help | -h)
        usage
        exit
        ;;
    -*) fail "unknown argument $1; see tools/compare-pictures.sh --help" ;;
    *) operands+=("$1") ;;
    esac
    shift
done
[[ -n $list || ${#operands[@]} == 2 ]] ||
    fail "two programs, or a program and a folder, are needed; see tools/compare-pictures.sh --help"

# --- steps: what the groups of states below are made of

# While `counting` is set a group takes no steps, but its states note their names.
counting=
wanted=()   # names of the group's states that are wanted
program=    # what is driven now
program_id= # its process
target=     # where its pictures go
language=
scheme=
size=

# start ARGUMENT...: the program, in the home that `begin` has made.
start() {
    [[ -z $counting ]] || return 0
    "$program" --language "$language" "$@" >"$work/words" 2>&1 &
    program_id=$!
    local i
    for ((i = 0; i < 400; i++)); do
        cmp -s -- "$screen" "$work/nothing" || break
        sleep 0.05
    done
    settle 5
}

# start_people GAME ARGUMENT...: with people on all seats, which is what whoever gives --press gets.
start_people() {
    # shellcheck disable=SC2086  # words
    start --press a1 --variant "$@" ${rule[$1]-}
}

# Windows that come and go quickly may leave the keys to nobody.
attend() {
    local holder windows
    holder=$(xdotool getwindowfocus 2>/dev/null) || true
    windows=$(xdotool search --onlyvisible --pid "$program_id" 2>/dev/null) || true
    [[ -n $windows && $'\n'$windows$'\n' != *$'\n'"$holder"$'\n'* ]] || return 0
    # The last one is above the others.
    xdotool windowfocus "${windows##*$'\n'}" 2>/dev/null || true
    settle
}

keys() {
    [[ -z $counting ]] || return 0
    attend
    xdotool key --delay 0 "$@" || true
    settle
}

# again TIMES KEY...
again() {
    local times=$1 all=() i
    shift
    for ((i = 0; i < times; i++)); do all+=("$@"); done
    ((times == 0)) || keys "${all[@]}"
}

# write WORDS: into whatever has the focus.
write() {
    [[ -z $counting ]] || return 0
    attend
    xdotool type --delay 0 -- "$1" || true
    settle
}

# enter WORD...: each as a line of the strip below the board, which stays open.
enter() {
    [[ -z $counting ]] || return 0
    keys slash
    local word
    for word in "$@"; do
        xdotool type --delay 0 -- "$word" || true
        keys Return
    done
}

# moves MOVE...: the same, and the strip is closed.
moves() {
    enter "$@"
    keys Escape
}

# The pointer rests where it points at nothing.
park() {
    xdotool mousemove "$((${size%x*} - 1))" "$((${size#*x} - 1))" || true
    settle
}

# point X Y: a number below zero counts from the right or from the foot, one behind an m from the middle.
point() {
    local x=$1 y=$2 width=${size%x*} height=${size#*x}
    [[ $x != m* ]] || x=$((width / 2 + ${x#m}))
    [[ $y != m* ]] || y=$((height / 2 + ${y#m}))
    ((x >= 0)) || x=$((width + x))
    ((y >= 0)) || y=$((height + y))
    xdotool mousemove "$x" "$y" || true
}

# click X Y [BUTTON]
click() {
    [[ -z $counting ]] || return 0
    point "$1" "$2"
    xdotool click "${3:-1}" || true
    settle
    park
}

# wheel X Y TIMES: turned down there.
wheel() {
    [[ -z $counting ]] || return 0
    point "$1" "$2"
    xdotool click --repeat "$3" --delay 5 5 || true
    settle
    park
}

# Squares by name, from the left and from the foot of the unturned board.
declare -A files=([chess]=abcdefgh [greatshatranj]=abcdefghij [bolyar]=zabcdefghij [vyrt]=klabcdefghij
    [fortress]=abcdefghijklmnop)
declare -A ranks=([chess]='1 2 3 4 5 6 7 8' [greatshatranj]='1 2 3 4 5 6 7 8' [bolyar]='0 1 2 3 4 5 6 7 8 9'
    [vyrt]='11 12 1 2 3 4 5 6 7 8 9 10' [fortress]='1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16')
# The middle of the square at the left below, and the size of a square, where nothing but board and panels is seen.
# Words move boards by a few pixels only, so that a square is met all the same.
declare -A boards=(
    [chess-1024x700]='152 582 64' [chess-1920x1080]='607 929 109'
    [greatshatranj-1024x700]='87 582 64' [greatshatranj-1920x1080]='498 930 109'
    [bolyar-1024x700]='96 594 56' [bolyar-1920x1080]='519 956 94'
    [vyrt-1024x700]='178 557 36' [vyrt-1920x1080]='529 887 62'
    [fortress-1024x700]='107 629 36' [fortress-1920x1080]='539 997 60'
)

# middle GAME SQUARE: sets `x` and `y`.
middle() {
    local game=$1 file=${2:0:1} rank=${2:1} left low side before column row=0 each
    read -r left low side <<<"${boards[$game-$size]}"
    before=${files[$game]%%"$file"*}
    column=${#before}
    for each in ${ranks[$game]}; do
        [[ $each != "$rank" ]] || break
        row=$((row + 1))
    done
    x=$((left + column * side))
    y=$((low - row * side))
}

# tap GAME SQUARE [BUTTON]
tap() {
    [[ -z $counting ]] || return 0
    local x y
    middle "$1" "$2"
    click "$x" "$y" "${3:-1}"
}

# hover GAME SQUARE: the pointer stays there.
hover() {
    [[ -z $counting ]] || return 0
    local x y
    middle "$1" "$2"
    xdotool mousemove "$x" "$y" || true
    settle
}

# lift GAME SQUARE SQUARE [BUTTON]: the button stays down, and the pointer there.
lift() {
    [[ -z $counting ]] || return 0
    hover "$1" "$2"
    xdotool mousedown "${4:-1}" || true
    local x y
    middle "$1" "$3"
    xdotool mousemove "$((x - 9))" "$((y - 9))" || true
    hover "$1" "$3"
}

# drag GAME SQUARE SQUARE [BUTTON]
drag() {
    [[ -z $counting ]] || return 0
    lift "$@"
    xdotool mouseup "${4:-1}" || true
    settle
    park
}

# menu NUMBER [DOWN...]: opens a menu of the bar, from 0; then goes down so often and into the submenu there. The first
# menu begins at the edge in every language, and from there keys lead to the others: the last ones by way of the left,
# as the way to the right would end in a submenu.
game_menu=0 move_menu=1 view_menu=2 analysis_menu=3 settings_menu=4 help_menu=5
menu() {
    [[ -z $counting ]] || return 0
    local number=$1 down
    shift
    click 15 11
    keys Down
    if ((number < settings_menu)); then
        again "$number" Right
    else
        again "$((6 - number))" Left
    fi
    for down in "$@"; do
        again "$down" Down
        keys Right
    done
}

# leave TIMES: Esc for each menu and for the bar, one after another, as each goes to what the one before has left.
leave() {
    local i
    for ((i = 0; i < $1; i++)); do keys Escape; done
}

# press DOWN: goes down so often in the menu that is open, and presses Enter.
press() {
    again "$1" Down
    keys Return
}

pause() {
    [[ -n $counting ]] || sleep "$1"
}

# settings LINE...: for the file of settings, before the start; a section begins with its name in brackets.
settings() {
    [[ -n $counting ]] || printf '%s\n' "$@" >>"$XDG_CONFIG_HOME/rokada/rokada.conf"
}

# left_game FILE SEATS LAWS PLIES [TAG...]: the record on stdin becomes a game that was left after so many moves, before
# the start. game-1.pgn goes on by itself and is paused; left-1.pgn and so on are offered by the start page. The last line
# shows that nothing is missing.
left_game() {
    if [[ -n $counting ]]; then
        cat >/dev/null # who writes it must not be left alone
        return
    fi
    local file=$XDG_STATE_HOME/rokada/$1 seats=$2 laws=$3 plies=$4 place=0 i tag sum
    shift 4
    for ((i = 1; i < plies; i++)); do place+=.0; done
    {
        for tag in "RokadaSeats \"$seats\"" 'RokadaSeed "1"' "RokadaPlace \"$place\"" "RokadaLaws \"$laws\"" "$@"; do
            printf '[%s]\n' "$tag"
        done
        cat
    } >"$file"
    sum=$(sha1sum <"$file")
    printf '%% whole %s\n' "${sum%% *}" >>"$file"
}

# open_file TEXT: recorded games, in a file.
open_file() {
    [[ -z $counting ]] || return 0
    printf '%s\n' "$1" >"$HOME/games.pgn"
    keys ctrl+o
    write "$HOME/games.pgn"
    keys Return
}

# All threads of the program, of the screen and of the window manager wait for something.
asleep() {
    local file line
    for file in /proc/"$program_id"/task/*/stat /proc/"$screen_id"/task/*/stat /proc/"$manager_id"/task/*/stat; do
        { read -r line <"$file"; } 2>/dev/null || continue
        [[ ${line##*) } == S* ]] || return 1
    done
}

# settle [TIMES]: waits until nobody works and the picture has been the same so often.
settle() {
    local times=${1:-2} same=0 i
    cp -- "$screen" "$work/seen"
    for ((i = 0; i < 400 && same < times; i++)); do
        read -rt 0.02 -u 9 || true # a short sleep, without a process of its own
        if asleep && cmp -s -- "$screen" "$work/seen"; then
            same=$((same + 1))
        else
            same=0
            cp -- "$screen" "$work/seen"
        fi
    done
}

# state NAME [TIMES]: takes the picture, when it has been the same so often. It says if it is that of the state before:
# then a step had no effect.
state() {
    if [[ -z $counting ]]; then
        settle "${2:-4}"
        ! cmp -s -- "$work/seen" "$work/last" || say "$1: the same picture as that of the state before"
    fi
    picture "$1"
}

# state_perhaps NAME: the same for what may be as the state before.
state_perhaps() {
    [[ -n $counting ]] || settle 4
    picture "$1"
}

picture() {
    local name=$1
    if [[ -n $counting ]]; then
        [[ ! $name =~ $only ]] || wanted+=("$name")
        return
    fi
    if ! kill -0 "$program_id" 2>/dev/null; then
        say "$name: the program has ended: $(tail -n 1 -- "$work/words")"
        return
    fi
    cp -- "$work/seen" "$work/last"
    [[ $name =~ $only ]] || return 0
    # Without dates, so that equal pictures are equal files.
    convert "xwd:$work/seen" -strip -define png:compression-level=2 -define png:exclude-chunks=date,time \
        "$target/$name.png"
}

# --- what the states need

# What is typed, a piece that is clicked, an own piece and where it cannot go, a move that is refused.
games=(chess greatshatranj bolyar vyrt fortress)
declare -A played=(
    [chess]='e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3'
    [greatshatranj]='b1c3 c8e6 c1e3 a7a6 a2a3 b8c6 h1f3 c6d4'
    [bolyar]='e2e3 b7b6 h1g3 b8c6 b1c3 c6b4 a1b1 b4c2'
    [vyrt]='e2e4 d7d5 d1f3 c7c6 d12d1 d5e4 f3e4 b7b5'
    [fortress]='l4l5 d5e5 e13e12 m6l5 f4e5 d6e5 b16h10 m12l12'
)
declare -A clicked=([chess]=d1 [greatshatranj]=f1 [bolyar]=z0 [vyrt]=g1 [fortress]=h13)
declare -A vain=([chess]='d1 c3' [greatshatranj]='f1 f5' [bolyar]='d1 f5' [vyrt]='g1 g4' [fortress]='i3 i6')
declare -A refused=([chess]=e1e3 [greatshatranj]=e1e3 [bolyar]=e1e3 [vyrt]=e1e4 [fortress]=i3i6)
# Reserves stand on the board from the beginning, but where their deployment is looked at.
declare -A rule=([fortress]='--rule placement=standard')

# Whole games, with captures.
declare -A whole=(
    [chess]='e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5'
    [greatshatranj]='b1c3 c8e6 c1e3 a7a6 a2a3 b8c6 h1f3 g8h6 h2h3 h8f6 g2g3 g7g6 h3h4 c6d4 f3d5 a8b8 i1g2 d4f5 d5e6
        f8e6'
    [bolyar]='e2e3 b7b6 h1g3 b8c6 b1c3 c6b4 a1b1 b4c2 e1e2 h8i6 i2i3 c8b7 c3b5 d8c8 f2f3 g7g6 b5d4 c2d4 e3d4 z9b8'
    [vyrt]='e2e4 d7d5 d1f3 c7c6 d12d1 d5e4 f3e4 b7b5 b2b3 e7e6 g2g3 g7g6 d2d3 h7h5 e1e2 f7f5 e4h4 i7i5 h4d8 e9d8'
    [fortress]='l4l5 d5e5 e13e12 m6l5 f4e5 d6e5 b16h10 m12l12 k3l5 c6e7 k13l12 m11l12 o1i7 d11e11 c14b16 m9k9 i7k9
        a2f7 k14l12 n11l12'
)

# record GAME: a whole game as a file has it.
record() {
    local rules='' result='*'
    [[ $1 != fortress ]] || rules='[Rules "placement=standard"]'
    [[ $1 != chess ]] || result=1-0
    cat <<END
[Event "Evening games"]
[Date "2024.05.0${#1}"]
[White "Anna"]
[Black "Boris"]
[Result "$result"]
[Variant "$1"]
$rules

${whole[$1]} $result

END
}

records() {
    local game
    for game in "${games[@]}"; do record "$game"; done
}

# With comments, judgements and lines within lines.
# shellcheck disable=SC2016  # the dollars are PGN's
noted='[White "Anna"]
[Black "Boris"]

{A friendly game.} 1. e4 e5 2. Nf3 $1 {To the middle.} (2. f4 exf4 3. Nf3 {the old way} (3. Bc4 Qh4+) 3... g5) 2... Nc6
3. Bb5 a6 $6 (3... Nf6 4. O-O Nxe4) 4. Bxc6 dxc6 5. O-O Bg4 *'

# --- groups of states: each is a function that starts the program once, perhaps with words behind its name

groups=()

start_page() {
    start
    state start-page
    keys Right
    state start-page-next-card
    keys Right Right Right
    state start-page-last-card
    keys Tab Tab Tab Tab Return
    state start-page-rules
    menu "$game_menu"
    state start-page-menu
    leave 2
}
start_page_with_games() {
    record chess | left_game left-1.pgn 'person:Anna|3:' 0 10
    record fortress | left_game left-2.pgn '2:|person:|4:|full:' 0 8
    start
    state start-page-with-games
}
groups+=(start_page start_page_with_games)

# learned GAME LESSON STEP: a step of a lesson, and what a hint says to it.
learned() {
    start --learn "$1" --lesson "$2:$3"
    state "learn-$2-$3"
    keys F3
    state "learn-$2-$3-hint"
    leave 1
}
# Courses, and some steps of lessons: stars, squares, a question, moves, a square to write, pieces to set up.
courses() {
    start --learn "$1"
    state "learn-$1-courses"
}
groups+=("learned chess chess-coordinates 5" "learned chess chess-rook 2" "learned chess chess-start 2"
    "learned greatshatranj shatranj-elephant 2" "learned bolyar bolyar-colours 4" "learned vyrt vyrt-rook 5"
    "learned fortress fortress-walls 2")
for game in chess greatshatranj bolyar vyrt fortress; do groups+=("courses $game"); done

# When a strange piece is touched for the first time, all its moves are seen for a moment.
halo_gone() {
    pause 1.4
}

every_game() {
    local game=$1 from to sides=2
    read -r from to <<<"${vain[$game]}"
    [[ $game != fortress ]] || sides=4
    start_people "$game"
    state "$game-start"
    tap "$game" "${clicked[$game]}"
    if [[ $game == greatshatranj || $game == bolyar ]]; then
        state "$game-halo" 1
        halo_gone
    fi
    state "$game-clicked"
    keys Escape
    keys Return
    state "$game-cursor"
    keys Up Return
    state "$game-cursor-selected"
    keys Escape Escape
    keys l
    state "$game-all-moves"
    keys l
    state "$game-all-moves-of-the-next"
    again $((sides - 1)) l
    keys f
    state "$game-flipped"
    keys f
    # shellcheck disable=SC2086  # words
    enter ${played[$game]}
    state "$game-strip"
    keys Escape
    state "$game-moves"
    keys ctrl+Left ctrl+Left
    state "$game-review"
    keys ctrl+Home
    state "$game-review-first"
    keys ctrl+End
    keys F1
    state "$game-rules-in-short"
    keys Escape
    tap "$game" "${clicked[$game]}"
    keys i
    state "$game-piece-card"
    keys Escape
    tap "$game" "$from"
    [[ $game != bolyar ]] || halo_gone
    tap "$game" "$to"
    state "$game-refused-by-mouse"
    enter "${refused[$game]}"
    state "$game-refused"
}

# All pages of the rules card, and a search in it.
rules_card() {
    local page
    start_people "$1"
    # In a wide window it is there already.
    [[ $size == 1920x1080 ]] || keys i
    state "$1-rules-card"
    search_rules "$1"
    write king
    state "$1-rules-card-search"
    keys ctrl+a BackSpace
    keys Tab ctrl+Home
    for page in 2 3 4; do
        keys Next
        state_perhaps "$1-rules-card-page-$page"
    done
    keys End
    state_perhaps "$1-rules-card-end"
}

# search_rules GAME [BUTTON]: a click into the line above the rules.
search_rules() {
    if [[ $size == 1920x1080 ]]; then
        click 100 87 "${2:-1}"
    elif [[ $1 == vyrt ]]; then
        click -200 327 "${2:-1}"
    else
        click -200 87 "${2:-1}"
    fi
}

# What stands beside the names of the players, and who is ahead.
taken() {
    start_people chess
    open_file "$(record "$1")"
    state "$1-taken"
    keys shift+F8
    state "$1-material"
}

introduction() {
    settings '[games]' "$1\\look\\introduced=false"
    start_people "$1"
    state "introduction-$1"
}

coordinates() {
    settings '[General]' "coordinates=$2"
    start_people "$1"
    state "coordinates-$2-$1"
}

editor() {
    start_people "$1"
    menu "$analysis_menu"
    press 0
    state "editor-$1"
    # A second king.
    keys Right k
    state "editor-$1-flaws"
    keys ctrl+z
    keys shift+Tab Return
    state "editor-$1-seats"
}

preferences() {
    start_people "$1"
    keys ctrl+comma
    state "dialog-preferences-$1"
}

for game in "${games[@]}"; do
    groups+=("every_game $game" "rules_card $game" "taken $game" "introduction $game" "editor $game"
        "preferences $game" "coordinates $game off" "coordinates $game inside" "coordinates $game everywhere")
done

# --- ends, checks, promotions

# ending GAME POSITION-BY-NAME MOVE...: a check or an attack, the mate with its banner, the board without the banner.
ending() {
    local game=$1
    start_people "$game" --position "${before_mate[$game]}"
    moves "$2"
    state "$game-attack"
    shift 2
    moves "$@"
    state "$game-mate"
    keys Escape
    state "$game-mate-without-banner"
}
rows='4********1uB2/4********4/12uN1uR1/8bPuN6/**7uP4**/**11uK**/**bK5uP5**/**bR4bPuP5**/**bB2bP1uP6**'
rows+='/**3wP1wPbNwKuB2uR**/**1bB1bP7uN**/**6wP5**/5wP1wB3wR4/2bR12wR/4********bQ3/4********4'
declare -A before_mate=(
    [chess]='5b2/p5k1/B3Q3/2PN4/3N3P/1P5p/P6P/R1B1K2R w - - 0 1'
    [greatshatranj]='w3k4w/p1ppppnpp1/2n3pg1p/p9/P4P2P1/1PmhP2P1P/3K2P3/6HENW b - - 0 1'
    [bolyar]='1*********1/*5Y3*/*7G1*/*r1k6*/*1p1pr4*/*3L1lP2*/*p1P6*/*P2P2P2*/*R4K1N1*/L*********L w - - 0 1'
    [vyrt]='6k5/12/12/5N6/12/3P8/2P1P1PPQ3/1P3P4P1/7RP3/1P1P1K3PP1/1PP1PPP3P1/12 w - - 0 1 G'
    [fortress]="$rows b - - 0 1"
)
groups+=('ending chess h1g1 g7h8 e6g8' 'ending greatshatranj c3b3 d2d1 b3b2' 'ending bolyar f8c8 c6b6 h7c7'
    'ending vyrt g4b11 e10d10 f2f10' 'ending fortress d6f4 k7l6 j7i6 c8g4 l6k7')

check_from_both_sides() {
    start_people vyrt --position '12/12/6k5/12/12/12/12/9R2/6K5/12/9B2/12 w - - 0 1'
    moves h3h8
    state vyrt-check-from-both-sides
}
stalemate() {
    start_people chess --position '7k/5Q2/8/6K1/8/8/8/8 w - - 0 1'
    moves f7g6
    state chess-stalemate
}
groups+=(check_from_both_sides stalemate)

# promotion GAME FROM TO
promotion() {
    start_people "$1" --position "${before_promotion[$1]}"
    tap "$1" "$2"
    tap "$1" "$3"
    state "$1-promotion"
    keys Down
    state "$1-promotion-next"
    keys Escape
    enter "$2$3"
    state "$1-promotion-typed"
    keys 1
    state "$1-promoted"
}
rows='4********4/4********4/7rK8/11wP4/**12**/**12**/**12**/**11uK**/**bK11**/**12**/**12**/**12**'
declare -A before_promotion=(
    [chess]='8/P6k/8/8/8/8/8/K7 w - - 0 1'
    [greatshatranj]='9k/P9/10/10/10/10/9p/K9 w - - 0 1'
    [vyrt]='11k/12/12/2P9/12/12/12/12/2K5Q3/12/12/12 w - - 0 1'
    [fortress]="$rows/16/8wK7/4********4/4********4 w - - 0 1"
)
groups+=('promotion chess a7 a8' 'promotion greatshatranj a7 a8' 'promotion vyrt a7 a8' 'promotion fortress l13 l14')

# What Bolyar chess says of a piece before it moves.
bonus() {
    start_people bolyar --position '1*********1/*9*/*1P6N*/*9*/*4k4*/*9*/*9*/*9*/*4K4*/1*********1 w - - 0 1'
    tap bolyar i7
    state bolyar-bonus
}
first_note() {
    settings '[games]' 'bolyar\noted\bolyar=false'
    start_people bolyar
    tap bolyar d1
    halo_gone
    state bolyar-note
}
groups+=(bonus first_note)

# --- the board without edges, reserves

torus() {
    local width
    start_people vyrt
    for width in 2 4 6 0; do
        keys g
        state "vyrt-margin-$width"
    done
    keys c
    state vyrt-centred
    keys c
    keys shift+Right shift+Right shift+Up
    state vyrt-scrolled
    keys c c
    keys t
    state vyrt-without-panel
    keys t
    menu "$view_menu" 3
    state menu-torus
    leave 3
    menu "$help_menu"
    press 1
    state vyrt-introduction-again
}
closed_lines() {
    start_people vyrt --position '12/12/6k5/12/12/12/12/9R2/6K5/12/9B2/12 w - - 0 1'
    tap vyrt h3
    keys shift+g
    state vyrt-closed-lines
}
deployment() {
    start --press a1 --variant fortress
    state fortress-deployment
    menu "$view_menu"
    state menu-view-fortress
    leave 2
    keys 1
    state fortress-deployment-picked
    keys Return
    state fortress-deployment-placed
    keys Escape Escape
    keys Tab
    state fortress-deployment-bar
    keys Return
    state fortress-deployment-usual
    enter N@e8
    state fortress-deployment-refused
}
deployment_in_secret() {
    settings '[General]' lastGame=fortress '[games]' 'fortress\table\secretDeployment=true' \
        'fortress\seats\0=person' 'fortress\seats\1=person' 'fortress\seats\2=person' 'fortress\seats\3=person'
    start
    keys ctrl+n
    keys Return
    state fortress-curtain
    keys Return
    state fortress-secret
    keys Tab Return
    state fortress-secret-complete
    keys Tab Tab Return
    state fortress-curtain-of-the-next
}
groups+=(torus closed_lines deployment deployment_in_secret)

# --- clocks that stand, computers that do not think, questions

clocks_chess() {
    record chess | left_game game-1.pgn 'person:Anna|person:Boris' 0 12 'RokadaTimes "300+3"' \
        'RokadaClock "0 0 310805,1195,0,6,0,0 8460,254,0,6,0,0"'
    start
    state clocks-chess
    keys F8
    state clocks-chess-told
}
clocks_fortress() {
    record fortress | left_game game-1.pgn 'person:|person:|person:|person:' 0 8 'RokadaTimes "5400"' \
        'RokadaClock "0 0 5400000,0,0,2,0,0 61500,9,0,2,0,0 9900,3,0,2,0,0 3600000,0,0,2,0,0"'
    start
    state clocks-fortress
}
clock_to_press() {
    record chess | left_game game-1.pgn 'person:Anna|person:Boris' tpa0 13 'RokadaTimes "300+3"' \
        'RokadaClock "0 0 310805,1195,0,6,0,0 208746,254,0,6,0,0"'
    start
    state clock-to-press
}
pause_bar() {
    record chess | left_game game-1.pgn 'person:|5:' 0 10
    start
    state pause-bar
}
premove() {
    settings '[board]' premoves=true
    record chess | left_game game-1.pgn '1:|person:' 0 2
    start
    keys Return Down Down Down Down Down Down Down Right Right Right Return
    state premove-selected
    keys Up Up Left Return
    state premove
}
thinking_strip() {
    settings '[General]' thinkingShown=true
    start_people chess
    state thinking-strip
}
# With a single move the advice is always the same.
hints() {
    start_people chess --position 'k7/8/1K6/8/8/8/8/7R b - - 0 1'
    keys F3
    state hint-1 40
    keys F3
    state hint-2
    keys F3
    state hint-3
}
# A move makes the line below forget that the game was left.
questions() {
    record chess | left_game game-1.pgn 'person:Anna|person:Boris' 1 10
    start
    moves b1c3
    keys ctrl+z
    state question-undo
    keys Tab Tab Return
    enter draw
    state question-draw
    keys Escape
    enter resign
    state resigned
    keys Escape
    state resigned-without-strip
    keys Escape
    menu "$game_menu"
    state menu-game-ended
    leave 2
    menu "$move_menu"
    state menu-move-ended
}
claim() {
    left_game game-1.pgn 'person:|person:' a0 3 <<<'g1f3 g8f6 f3g1 *'
    start
    moves f6g8
    state arbiter-strip
    menu "$game_menu"
    press 4
    state question-claim
    keys Tab Tab Return
    # The board replays what was repeated, and then the answer in the line below goes.
    state claim-dialog 170
}
touched() {
    left_game game-1.pgn 'person:|person:' t0 1 <<<'e2e4 *'
    start
    moves e7e5
    keys Return Up Left Return
    state touched
    keys Left Return
    state touched-and-bound
}
adjusting() {
    left_game game-1.pgn 'person:|person:' t0 1 <<<'e2e4 *'
    start
    moves e7e5
    keys j
    state adjusting
}
groups+=(clocks_chess clocks_fortress clock_to_press pause_bar premove thinking_strip hints questions claim touched
    adjusting)

# --- moves and what is written about them

moves_with_lines() {
    start_people chess
    open_file "$noted"
    state lines
    keys ctrl+Left ctrl+Left
    moves h2h4
    state lines-tried
    keys ctrl+Home ctrl+Right ctrl+Right ctrl+Right ctrl+Down
    state lines-next-line
    menu "$move_menu"
    state menu-move-in-a-line
    leave 2
    click -200 127 3
    state menu-of-moves
    keys Down Down Right
    state menu-of-moves-judgement
    leave 2
    click -200 127 3
    keys Down Return
    state dialog-comment
    write "Well played"
    state dialog-comment-written
    keys shift+Tab shift+Tab space
    state comment
    keys ctrl+q
    state dialog-notes
}
notation() {
    settings '[General]' "notation=$1"
    start_people chess
    open_file "$noted"
    state "notation-$1"
}
groups+=(moves_with_lines)
for each in international internationallong russian russianlong bulgarian figurine coordinates; do
    groups+=("notation $each")
done

read_aloud() {
    start_people chess
    moves e2e4
    keys F7
    state told-last-move
    keys shift+F7
    state told-turn
    keys Return ctrl+space
    state told-moves
    keys ctrl+shift+Up
    state told-line
}
groups+=(read_aloud)

damaged_settings() {
    settings '[board]' method=nonsense
    start_people chess
    state told-that-settings-are-damaged
}
groups+=(damaged_settings)

# --- how the board is shown

by_mouse() {
    start_people chess
    tap chess e4 3
    state chess-circle
    drag chess g1 f3 3
    state chess-circle-and-arrow
    keys Escape
    drag chess e2 e4
    state chess-dragged
    lift chess e7 d5
    state chess-in-the-hand
}
theme() {
    settings '[games]' "chess\\look\\theme=$1"
    start_people chess
    state "theme-$1"
}
pieces() {
    settings '[General]' "men=$2"
    start_people "$1"
    state "pieces-$2-$1"
}
# standing HOW GAME
standing() {
    settings '[General]' "rotation=$1"
    start_people "$2"
    moves "${played[$2]%% *}"
    # The board turns a while after the move.
    pause 0.6
    state "standing-$1-$2"
    [[ $2 == fortress ]] || return 0
    keys r
    state "standing-$1-$2-turned"
}
marks_off() {
    settings '[board]' targets=false lastmove=false checks=false
    start_people chess
    moves e2e4 f7f5 d1h5
    state marks-off
}
marks_hovered() {
    settings '[board]' threesorts=true hovered=true
    start_people chess
    moves e2e4
    hover chess d7
    state marks-hovered
}
full_screen() {
    start_people "$1"
    keys F11
    state "full-screen-$1"
}
groups+=(by_mouse marks_off marks_hovered 'pieces vyrt rich' 'pieces chess plain' 'standing facetoface chess'
    'standing mover chess' 'standing roundtable fortress' 'full_screen chess' 'full_screen fortress')
for each in walnut sage harbour slate fortress sand night ebony print; do groups+=("theme $each"); done

# --- menus

menus() {
    local name number=0
    start_people chess
    moves e2e4
    for name in game move view analysis settings help; do
        menu "$number"
        state "menu-$name"
        leave 2
        number=$((number + 1))
    done
    menu "$game_menu" 2
    state menu-players
    leave 3
    menu "$game_menu" 2 0
    state menu-players-white
    leave 4
    menu "$game_menu" 8
    state menu-import-and-export
    leave 3
    menu "$view_menu" 1
    state menu-rotation
    leave 3
    menu "$view_menu" 2
    state menu-marks
    leave 3
    menu "$view_menu" 3
    state menu-coordinates
    leave 3
    number=0
    for name in notation moving thinking-time language colours - sounds letters; do
        if [[ $name != - ]]; then
            menu "$settings_menu" "$number"
            state "menu-$name"
            leave 3
        fi
        number=$((number + 1))
    done
    click m-150 -40
    state menu-of-a-seat
    keys Escape
    click -150 64 3
    state menu-of-panels
    keys Escape
}
menus_of_texts() {
    start_people chess
    [[ $size == 1920x1080 ]] || keys i
    if [[ $size == 1920x1080 ]]; then click 60 600 3; else click -150 400 3; fi
    state menu-of-rules
    keys Escape
    search_rules chess 3
    state menu-of-search
}
groups+=(menus menus_of_texts)

# --- dialogs

new_game() {
    local game
    start_people chess
    keys ctrl+n
    for game in "${games[@]}"; do
        state "dialog-new-$game"
        wheel m200 m50 30
        state "dialog-new-$game-below"
        keys Down
    done
    keys Home
    again 5 Tab
    keys alt+Down
    state dialog-new-players
    keys Escape
    again 5 Tab
    keys alt+Down
    state dialog-new-clock-list
}
new_game_with_clocks() {
    settings '[games]' 'chess\table\times=300d3|60' 'chess\table\touchMove=true' 'chess\table\pressClock=true' \
        'chess\table\arbiter=true' 'chess\table\lot=true' 'chess\names\0=Anna' 'chess\levels\1=full' \
        'fortress\table\times=40/5400+30:1800+30' 'fortress\table\secretDeployment=true' \
        'fortress\table\takeBacks=agreed'
    local game
    start_people chess
    keys ctrl+n
    for game in chess fortress; do
        state "dialog-new-clocks-$game"
        wheel m200 m50 5
        state "dialog-new-clocks-$game-middle"
        wheel m200 m50 30
        state "dialog-new-clocks-$game-below"
        keys Down Down Down Down
    done
}
preferences_pages() {
    local page
    start_people chess
    keys ctrl+comma
    for page in motion words reading sounds; do
        keys ctrl+Tab
        state "dialog-preferences-$page"
    done
}
library() {
    start_people chess
    keys ctrl+shift+o
    state dialog-library-empty
    keys Escape
    keys ctrl+h
    state dialog-statistics-empty
    keys Escape
    [[ -n $counting ]] || records >"$HOME/games.pgn"
    keys ctrl+shift+o
    keys Tab Tab Tab Tab Tab Tab Tab space
    state dialog-import
    write "${HOME:-}/games.pgn"
    keys Return
    state dialog-library 10
    keys Escape
    keys ctrl+shift+o
    write fortress
    state dialog-library-search 20
    keys Escape
    # As if they had been won and lost here, in times that are always the same.
    [[ -n $counting ]] || sqlite3 "$XDG_DATA_HOME/rokada/library.sqlite" \
        'UPDATE games SET counted = 1;
        UPDATE seats SET level = 3 * (side > 0), half = 2 * (side = 0), moves = 10, thought = 42000;' || true
    keys ctrl+h
    state dialog-statistics 10
    keys Tab Tab space
    state dialog-statistics-reset
}
open_and_save() {
    start_people chess
    keys ctrl+o
    state dialog-open
    keys Escape
    open_file "$(records)"
    state dialog-games-of-a-file
    keys shift+Tab
    write 05.08
    state dialog-games-of-a-file-search
    keys Escape
    keys ctrl+shift+s
    state dialog-save
}
paste_preview() {
    start_people bolyar
    moves e2e3
    keys ctrl+c ctrl+v
    state dialog-paste-position
    keys Escape
    keys ctrl+shift+c ctrl+v
    state dialog-paste-game
}
paper() {
    start_people chess
    open_file "$noted"
    keys ctrl+p
    state dialog-print 10
    keys Down
    state dialog-print-rules 10
    keys Escape
    menu "$game_menu" 9
    press 4
    state dialog-diagram 10
}
help_pages() {
    start_people chess
    menu "$help_menu"
    press 2
    state dialog-keyboard
    keys End
    state dialog-keyboard-end
    keys Escape
    menu "$help_menu"
    keys Up Return
    state dialog-about
}
groups+=(new_game new_game_with_clocks preferences_pages library open_and_save paste_preview
    paper help_pages)

# --- taking and comparing

# count GROUP: sets `wanted`.
count() {
    wanted=()
    counting=yes
    # shellcheck disable=SC2086  # words
    $1
    counting=
}

if [[ -n $list ]]; then
    for group in "${groups[@]}"; do
        count "$group"
        ((${#wanted[@]} == 0)) || printf '%s\n' "${wanted[@]}"
    done
    exit
fi

old=${operands[0]}
new=${operands[1]}
folder= # only pictures are wanted, in there
[[ -f $old && -x $old || -d $old ]] || fail "$old is neither a program nor a folder of pictures"
if [[ ! -f $new || ! -x $new ]]; then
    [[ -f $old && ! -f $new ]] || fail "$new is not a program"
    folder=$new
fi
for each in ${languages//,/ }; do [[ $each =~ ^(en|ru|bg)$ ]] || fail "--languages are en, ru and bg"; done
for each in ${sizes//,/ }; do [[ $each =~ ^(1024x700|1920x1080)$ ]] || fail "--sizes are 1024x700 and 1920x1080"; done
for each in ${schemes//,/ }; do
    [[ $each =~ ^(light|dark|contrast)$ ]] || fail "--schemes are light, dark and contrast"
done
need_packages no xvfb xdotool openbox imagemagick sqlite3

# Always the same folder, as its name is seen in dialogs that ask for files.
work=${TMPDIR:-/tmp}/rokada-pictures
if ! mkdir -- "$work" 2>/dev/null; then
    ! kill -0 "$(cat -- "$work/owner" 2>/dev/null)" 2>/dev/null || fail "pictures are being taken already, in $work"
    rm -rf -- "$work" # who made it was killed
    mkdir -- "$work"
fi
printf '%s\n' $$ >"$work/owner"
mkfifo -- "$work/silence"
exec 9<>"$work/silence"
screen_id=
manager_id=
stop() {
    local id
    for id in "$@"; do
        [[ -n $id ]] || continue
        kill "$id" 2>/dev/null || true
        wait "$id" 2>/dev/null || true
    done
}
trap 'stop "$program_id" "$manager_id" "$screen_id"; rm -rf -- "$work"' EXIT

# Only what the program itself looks for is there. A caret that blinks is in half of all pictures, and of the ways to
# hold it still only this one needs nothing but a file: Qt takes it from KDE's settings.
export HOME=$work/home
export XDG_CONFIG_HOME=$HOME/config XDG_DATA_HOME=$HOME/data XDG_STATE_HOME=$HOME/state XDG_RUNTIME_DIR=$HOME/run
export XDG_CURRENT_DESKTOP=KDE KDE_SESSION_VERSION=5 DBUS_SESSION_BUS_ADDRESS=disabled: QT_QPA_PLATFORM=xcb
unset WAYLAND_DISPLAY QT_STYLE_OVERRIDE QT_SCALE_FACTOR QT_FONT_DPI QT_QPA_PLATFORMTHEME QT_IM_MODULE

# begin: a home as nobody has used it yet.
begin() {
    rm -rf -- "$HOME"
    mkdir -p -- "$XDG_CONFIG_HOME/rokada" "$XDG_DATA_HOME/rokada" "$XDG_STATE_HOME/rokada" "$XDG_RUNTIME_DIR"
    chmod 700 -- "$XDG_RUNTIME_DIR"
    printf '[KDE]\nCursorBlinkRate=0\n' >"$XDG_CONFIG_HOME/kdeglobals"
    # Dialogs of files show names and no dates.
    printf '[FileDialog]\nviewMode=List\n' >"$XDG_CONFIG_HOME/QtProject.conf"
    # Nothing moves or sounds by itself, and what is told once has been told.
    cat >"$XDG_CONFIG_HOME/rokada/rokada.conf" <<END
[General]
colourScheme=$scheme
motionReduced=true
moveDuration=0
rollsLeft=0

[sounds]
muted=true

[games]
chess\\look\\introduced=true
greatshatranj\\look\\introduced=true
bolyar\\look\\introduced=true
vyrt\\look\\introduced=true
fortress\\look\\introduced=true
bolyar\\noted\\bolyar=true
bolyar\\noted\\boat=true
bolyar\\noted\\officer=true

END
}

# take GROUP PROGRAM FOLDER
take() {
    program=$2
    target=$3/$language-$scheme-$size
    mkdir -p -- "$target"
    local name
    for name in "${wanted[@]}"; do rm -f -- "$target/$name.png"; done
    cp -- "$work/nothing" "$work/last"
    begin
    # shellcheck disable=SC2086  # words
    $1
    stop "$program_id"
    program_id=
    # A button may be down still, and the pointer anywhere.
    xdotool mouseup 1 mousemove "$((${size%x*} - 1))" "$((${size#*x} - 1))" || true
    # The last picture of the one must not be taken for the first one of the next.
    local i
    for ((i = 0; i < 200; i++)); do
        ! cmp -s -- "$screen" "$work/nothing" || break
        sleep 0.02
    done
}

# open_screen: of the size, with a window manager that adds nothing to windows.
open_screen() {
    stop "$manager_id" "$screen_id"
    manager_id=
    rm -rf -- "$work/frame"
    mkdir -- "$work/frame"
    : >"$work/display"
    Xvfb -displayfd 7 -screen 0 "${size}x24" -dpi 96 -fbdir "$work/frame" -nocursor -noreset -nolisten tcp \
        7>"$work/display" >"$work/server" 2>&1 &
    screen_id=$!
    local i
    for ((i = 0; i < 100; i++)); do
        [[ ! -s $work/display ]] || break
        sleep 0.05
    done
    [[ -s $work/display ]] || fail "Xvfb does not start: $(tail -n 1 -- "$work/server")"
    DISPLAY=:$(<"$work/display")
    export DISPLAY
    screen=$work/frame/Xvfb_screen0
    cat >"$work/windows.xml" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <keyboard></keyboard>
  <mouse></mouse>
  <applications>
    <application class="*" type="normal"><decor>no</decor><maximized>yes</maximized></application>
    <application class="*" type="dialog">
      <decor>no</decor><position force="yes"><x>center</x><y>center</y></position>
    </application>
  </applications>
</openbox_config>
END
    begin
    openbox --config-file "$work/windows.xml" >"$work/manager" 2>&1 &
    manager_id=$!
    sleep 0.5
    xdotool mousemove "$((${size%x*} - 1))" "$((${size#*x} - 1))"
    sleep 0.2
    cp -- "$screen" "$work/nothing"
}

# areas ONE OTHER: the rectangles in which they differ; letters of a word and words of a line are one.
areas() {
    local boxes
    mapfile -t boxes < <(convert "$1" "$2" -compose difference -composite -colorspace gray -threshold 0 \
        -morphology dilate rectangle:15x5 -define connected-components:verbose=true \
        -connected-components 8 null: | awk '$NF ~ /255|white/ { print $2 }')
    printf '%s' "${boxes[*]:0:12}"
    ((${#boxes[@]} <= 12)) || printf ' and %d more' "$((${#boxes[@]} - 12))"
}

states=0
different=0
# row STATE PIXELS [WORDS]
row() {
    printf '%-24s %-40s %9s  %s\n' "$language-$scheme-$size" "$1" "$2" "${3:-}" | tee -a "$output/table.txt"
}

# compare NAME: the pictures of this state.
compare_state() {
    local place=$language-$scheme-$size name=$1 pixels found=
    local one=$before/$place/$name.png other=$output/new/$place/$name.png
    rm -f -- "$output/different/$place/$name.png"
    if [[ ! -f $one || ! -f $other ]]; then
        row "$name" missing
        different=$((different + 1))
        return
    fi
    if cmp -s -- "$one" "$other"; then
        row "$name" 0
        return
    fi
    mkdir -p -- "$output/different/$place"
    # It ends with 1 if there is a difference.
    pixels=$(compare -metric AE "$one" "$other" "$output/different/$place/$name.png" 2>&1) || true
    [[ -z $but_for_words ]] || found=$(areas "$one" "$other")
    row "$name" "$pixels" "$found"
    different=$((different + 1))
}

before=$output/old
[[ ! -d $old ]] || before=$old
if [[ -z $folder ]]; then
    mkdir -p -- "$output"
    : >"$output/table.txt"
fi
for size in ${sizes//,/ }; do
    open_screen
    for scheme in ${schemes//,/ }; do
        for language in ${languages//,/ }; do
            for group in "${groups[@]}"; do
                count "$group"
                ((${#wanted[@]})) || continue
                states=$((states + ${#wanted[@]}))
                if [[ -n $folder ]]; then
                    take "$group" "$old" "$folder"
                    continue
                fi
                [[ -d $old ]] || take "$group" "$old" "$output/old"
                take "$group" "$new" "$output/new"
                for name in "${wanted[@]}"; do compare_state "$name"; done
            done
        done
    done
done

((states)) || fail "no state has a name like $only; see tools/compare-pictures.sh --list"
if [[ -n $folder ]]; then
    say "pictures of $states states are in $folder"
    exit
fi
say "$different of $states states differ; pictures and table.txt are in $output"
((different == 0))
