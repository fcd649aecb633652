#!/usr/bin/env bash
# Takes the pictures that README.md shows: the window in play, and all five boards on one sheet (docs/gallery).
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/gallery.sh [--no-install] [--program FILE] [--help]

Installs what is missing (Debian packages), builds Rokada, lets it take
pictures of its window without a screen: docs/gallery/window.png, and all
boards on one sheet, docs/gallery/boards.png. README.md shows both.

  --no-install    install nothing; if packages are missing, name them and stop
  --program FILE  use this program and build nothing
  --help          this text
END
}

install=yes
program=
while (($#)); do
    case $1 in
    --no-install) install=no ;;
    --program)
        (($# > 1)) || fail "--program needs a file"
        program=$2
        shift
        ;;
    --help | -h)
        usage
        exit
        ;;
    *) fail "unknown argument $1; see tools/gallery.sh --help" ;;
    esac
    shift
done

need_packages "$install" "${play_packages[@]}" imagemagick
if [[ -z $program ]]; then
    configure_to_play -DROKADA_GUI=ON
    build release --target rokada
    program=$root/build/release/app/rokada
fi

pictures=$(mktemp -d)
trap 'rm -rf -- "$pictures"' EXIT
# No user's settings are used.
export QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME=$pictures/config XDG_DATA_HOME=$pictures/data XDG_STATE_HOME=$pictures/state

size=1180x800
# take NAME SQUARES ARGUMENT...: the window after these squares have been pressed.
take() {
    local name=$1 squares=$2 square pressed=()
    shift 2
    for square in $squares; do pressed+=(--press "$square"); done
    "$program" --language en --size "$size" --screenshot "$pictures/$name.png" "${pressed[@]}" "$@" ||
        fail "the program took no picture of $name"
}

say "taking pictures"
take 1-chess "e2 e4 e7 e5 g1 f3 b8 c6 f1 b5 a7 a6 b5" --variant chess
take 2-greatshatranj "d2 d3 e7 e6 f1 e3 g8 f6 e3" --variant greatshatranj
take 3-bolyar "d2 d4 d7 d5 e2 e3 e7 e6 d1" --variant bolyar
take 4-vyrt "e2 e4 e7 e5 g1 f11 b8 c10 f1 c4 f8 c5 d1" --variant vyrt
take 5-fortress "i4 i6 d8 f8 h13 h11 m9 k9 h3" --variant fortress --rule placement=standard
take 6-tavreli "e2 e4 d7 d5 e4 d5 d8 d5 b1 c3 d5 a5 c3 d5" --variant tavreli

size=1400x900
take window "e2 e4 e7 e5 g1 f3 b8 c6 b1 c3 g8 f6 d2 d4 e5 d4 f3 d4 d7 d6 d1" --variant vyrt

mkdir -p -- "$root/docs/gallery"
convert "$pictures/window.png" +dither -colors 128 -define png:compression-level=9 -strip "$root/docs/gallery/window.png"
say "docs/gallery/window.png: $(stat -c %s -- "$root/docs/gallery/window.png") bytes"
montage "$pictures"/[1-6]-*.png -resize 390x -tile 2x -geometry +6+6 -background '#20242A' "$pictures/sheet.png"
convert "$pictures/sheet.png" +dither -colors 100 -define png:compression-level=9 -strip "$root/docs/gallery/boards.png"
say "docs/gallery/boards.png: $(stat -c %s -- "$root/docs/gallery/boards.png") bytes"
