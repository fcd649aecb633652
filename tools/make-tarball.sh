#!/usr/bin/env bash
# Makes the tarball of the sources.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/make-tarball.sh [--no-install] [--help] FOLDER

Makes the tarball of the sources, and a file with its checksum, in FOLDER. It has
every file of the newest commit. If this commit has a tag, the tag must be `v` with
the version of the project.

  --no-install  install nothing; if packages are missing, name them and stop
  --help        this text
END
}

install=yes
if [[ ${1:-} == --no-install ]]; then
    install=no
    shift
fi
case ${1:-} in
--help | -h)
    usage
    exit
    ;;
-*) fail "unknown argument $1; see tools/make-tarball.sh --help" ;;
'') fail 'the name of a folder is missing; see tools/make-tarball.sh --help' ;;
esac
(($# == 1)) || fail 'too many arguments; see tools/make-tarball.sh --help'
mkdir -p -- "$1"
folder=$(cd -- "$1" && pwd)

need_packages "$install" "${engine_packages[@]}" git xz-utils
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
mkdir -- "$work/sources"
git -C "$root" archive HEAD | tar -x -C "$work/sources"
# Nothing is built, so that neither Qt nor GoogleTest is needed.
cmake -S "$work/sources" -B "$work/build" -DROKADA_GUI=OFF -DROKADA_TESTS=OFF -DROKADA_BENCH=OFF -DROKADA_TOOLS=OFF >/dev/null
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$work/build/CMakeCache.txt")
tag=$(git -C "$root" tag --points-at HEAD --list 'v*')
[[ -z $tag || $tag == "v$version" ]] || fail "the tag is $tag, and the version $version"
cpack --config "$work/build/CPackSourceConfig.cmake" -B "$folder" >/dev/null
rm -rf -- "$folder/_CPack_Packages"
cd -- "$folder"
sha256sum -- "rokada-$version.tar.xz" >"rokada-$version.tar.xz.sha256"
say "$folder/rokada-$version.tar.xz"
