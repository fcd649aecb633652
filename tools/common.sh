# shellcheck shell=bash
# Shared by the scripts in this folder, which source it. Sets `root` and `tool`.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
tool=$(basename -- "$0")
steady=() # a command that goes before those which start test programs

play_packages=(
    g++ cmake ninja-build
    qt6-base-dev qt6-svg-dev qt6-multimedia-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    qt6-translations-l10n # the texts of Qt's own dialogs
    libqt6sql6-sqlite # the library of played games
    libexpected-dev libcli11-dev libfathom-dev
    libzstd-dev # the texts of collections are compressed
