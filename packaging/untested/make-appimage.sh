#!/usr/bin/env bash
# Makes an AppImage of the window. Nobody has run it to its end yet; see README.md in this folder.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../../tools/common.sh"

usage() {
    cat <<'END'
Usage: packaging/untested/make-appimage.sh [--help]

Builds Rokada, installs it in a folder, and makes an AppImage of that folder. The
programs linuxdeploy, linuxdeploy-plugin-qt and appimagetool must be in PATH. Run it on
the oldest system on which the AppImage shall start.
END
}

case ${1:-} in
--help | -h)
    usage
    exit
    ;;
'') ;;
*) fail "unknown argument $1; see $0 --help" ;;
esac

for program in linuxdeploy linuxdeploy-plugin-qt appimagetool; do
    command -v "$program" >/dev/null || fail "$program is missing; Debian has no package of it"
done
configure_to_play
build release

folder=$root/build/appimage
rm -rf -- "$folder"
DESTDIR=$folder cmake --install "$root/build/release" --prefix /usr --strip
id=$(sed -n 's/^set(ROKADA_ID "\(.*\)")$/\1/p' "$root/cmake/project.cmake")
# The font of the window is a package of its own on Debian.
install -D -t "$folder/usr/share/fonts/inter" /usr/share/fonts/*/inter/*

# The plugin finds the library of played games only if it is asked for the driver of SQLite.
cd -- "$root/build"
EXTRA_QT_MODULES='svg;sql;multimedia' linuxdeploy --appdir "$folder" --plugin qt \
    --desktop-file "$folder/usr/share/applications/$id.desktop" \
    --icon-file "$folder/usr/share/icons/hicolor/256x256/apps/$id.png"
appimagetool "$folder"
