#!/usr/bin/env bash
# Builds Rokada and starts it.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/play.sh [--no-install] [--offscreen] [--configure-only] [--help]
                     [ARGUMENT...]

Installs what is missing (Debian packages), builds Rokada and starts it.
Without a display it plays a demonstration game of every variant and writes
pictures of the boards into the folder demo.

  --no-install      install nothing; if packages are missing, name them and stop
  --offscreen       as if there were no display
  --configure-only  build and start nothing
  --help            this text

Other arguments are passed to the program; all of them after --.
END
}

# What can be found out without a program that may not be there.
x_display_answers() {
    local display=${DISPLAY:-} host number
    [[ $display =~ ^(.*):([0-9]+)(\.[0-9]+)?$ ]] || return 1
    host=${BASH_REMATCH[1]} number=${BASH_REMATCH[2]}
    if command -v xdpyinfo >/dev/null; then
        timeout 5 xdpyinfo >/dev/null 2>&1
    elif [[ -z $host || $host == unix ]]; then
        [[ -S /tmp/.X11-unix/X$number ]] || grep -q "@/tmp/.X11-unix/X$number\$" /proc/net/unix 2>/dev/null
    else
        timeout 5 bash -c "exec 3<>/dev/tcp/\$0/$((6000 + number))" "$host" 2>/dev/null
    fi
}

wayland_answers() {
    local name=${WAYLAND_DISPLAY:-}
    [[ -n $name ]] || return 1
    [[ $name == /* ]] || name=${XDG_RUNTIME_DIR:-}/$name
    [[ -S $name ]]
}

install=yes
offscreen=no
configure_only=no
arguments=()
while (($#)); do
    case $1 in
    --no-install) install=no ;;
    --offscreen) offscreen=yes ;;
    --configure-only) configure_only=yes ;;
    --help | -h)
        usage
        exit
        ;;
    --)
        shift
        arguments+=("$@")
        break
        ;;
    *) arguments+=("$1") ;;
    esac
    shift
done

packages=("${play_packages[@]}")
case ${QT_QPA_PLATFORM:-} in
offscreen | minimal) offscreen=yes ;;
'')
    if [[ $offscreen == no ]] && ! x_display_answers; then
        if wayland_answers; then
            packages+=(qt6-wayland)
            export QT_QPA_PLATFORM=wayland
        else
            [[ -z ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]] ||
                say "the display ${DISPLAY:-$WAYLAND_DISPLAY} cannot be reached"
            offscreen=yes
        fi
    fi
    ;;
esac

need_packages "$install" "${packages[@]}"
configure_to_play -DROKADA_GUI=ON
[[ $configure_only == no ]] || exit 0
build release --target rokada

program=$root/build/release/app/rokada
if [[ $offscreen == no ]]; then
    say "starting the game"
    "$program" "${arguments[@]}" || fail "the game ended with an error (code $?); read the messages above"
    exit
fi

say "no display: playing demonstration games instead"
pictures=$root/demo
begin=$(mktemp)
trap 'rm -f -- "$begin"' EXIT
QT_QPA_PLATFORM=offscreen "$program" --demo "$pictures" "${arguments[@]}" >/dev/null ||
    fail "the demonstration ended with an error (code $?); read the messages above"
mapfile -t files < <(find "$pictures" -name '*.png' -newer "$begin" 2>/dev/null | sort)
((${#files[@]})) || fail "the demonstration wrote no pictures into $pictures; check that the folder can be written"
say "${#files[@]} board pictures were written:"
printf '  %s\n' "${files[@]}"
