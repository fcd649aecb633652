#!/usr/bin/env bash
# Builds the Debian packages in a fresh Debian, and installs, tries and purges them in another one.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/check-debian-package.sh [--mirror ADDRESS] [--out FOLDER] [--keep]
                                     [--help] RELEASE

Run it as root before a release. It installs Debian RELEASE (bookworm, trixie) into a
folder, builds the packages of the newest commit there, and runs lintian. In a second
folder without the tools for building, it installs the packages, runs their tests (a
virtual screen shows games opened by their MIME types), purges them and compares the
folder with what it was before.

  --mirror ADDRESS  mirror of Debian; http://deb.debian.org/debian without it
  --out FOLDER      where to put the packages
  --keep            keep the two folders
  --help            this text
END
}

mirror=http://deb.debian.org/debian
out=
keep=no
while (($#)) && [[ $1 == -* ]]; do
    case $1 in
    --mirror)
        (($# > 1)) || fail '--mirror needs an address'
        mirror=$2
        shift
        ;;
    --out)
        (($# > 1)) || fail '--out needs the name of a folder'
        out=$2
        shift
        ;;
    --keep) keep=yes ;;
    --help | -h)
        usage
        exit
        ;;
    *) fail "unknown argument $1; see tools/check-debian-package.sh --help" ;;
    esac
    shift
done
(($# == 1)) || fail 'the name of a release is missing; see tools/check-debian-package.sh --help'
release=$1
[[ $(id -u) == 0 ]] || fail 'only root can install a system into a folder'
if [[ -n $out ]]; then
    mkdir -p -- "$out"
    out=$(cd -- "$out" && pwd)
fi
need_packages yes debootstrap debian-archive-keyring

work=$(mktemp -d)
building=$work/building
trying=$work/trying
mounted=()

# shellcheck disable=SC2317  # called at the end
clean_up() {
    local folder
    for folder in "${mounted[@]}"; do umount -- "$folder" || true; done
    # A folder that is still mounted must not be emptied.
    if [[ $keep == yes ]] || grep -qF -- " $work/" /proc/self/mountinfo; then
        say "kept: $work"
    else
        rm -rf --one-file-system -- "$work"
    fi
}
trap clean_up EXIT

# install_debian FOLDER
install_debian() {
    say "installing Debian $release into $1"
    debootstrap --variant=minbase "$release" "$1" "$mirror" >"$1.log" 2>&1 || {
        tail -n 20 -- "$1.log" >&2
        fail "Debian $release could not be installed; check the network and the name of the release"
    }
    mount -t proc proc "$1/proc"
    mounted+=("$1/proc")
    # The system has no init, so packages must start no services.
    printf '#!/bin/sh\nexit 101\n' >"$1/usr/sbin/policy-rc.d"
    chmod +x -- "$1/usr/sbin/policy-rc.d"
}

# inside FOLDER COMMAND...: runs a command in that system.
inside() {
    local folder=$1
    shift
    chroot "$folder" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

# contents FOLDER: lists all files but those that apt and dpkg write at every run.
contents() {
    (cd -- "$1" && LC_ALL=C find . -path ./proc -prune -o -path ./tmp -prune -o -path ./var/log -prune -o \
        -path ./var/cache -prune -o -path ./var/lib/apt -prune -o -path ./var/lib/dpkg -prune -o -print) | LC_ALL=C sort
}

install_debian "$building"
install_debian "$trying"

mkdir -p -- "$building/build/rokada"
"$root/tools/make-tarball.sh" "$building/build"
version=$(basename -- "$building"/build/rokada-*.tar.xz .tar.xz)
version=${version#rokada-}
mv -- "$building/build/rokada-$version.tar.xz" "$building/build/rokada_$version.orig.tar.xz"
git -C "$root" archive HEAD | tar -x -C "$building/build/rokada"
say 'building the packages'
inside "$building" sh -ec '
    apt-get update
    apt-get install -y --no-install-recommends build-essential devscripts debhelper lintian
    cd /build/rokada
    apt-get build-dep -y .
    dpkg-buildpackage --no-sign
    cd ..
    lintian --allow-root --fail-on error rokada_*.changes
' >"$work/build.log" 2>&1 || {
    tail -n 40 -- "$work/build.log" >&2
    fail 'the packages could not be built'
}

mkdir -- "$trying/packages"
cp -- "$building"/build/*.deb "$trying/packages"
cp -r -- "$building/build/rokada/debian/tests" "$building/build/rokada/tests/perft" "$trying/packages"
say 'installing the packages and what their tests need'
inside "$trying" sh -ec '
    apt-get update
    apt-get install -y --no-install-recommends shared-mime-info desktop-file-utils xvfb xauth
    apt-get install -y --download-only /packages/rokada_*.deb /packages/rokada-engine_*.deb
' >"$work/try.log" 2>&1 || {
    tail -n 40 -- "$work/try.log" >&2
    fail 'what the packages need could not be installed'
}
contents "$trying" >"$work/before"
# shellcheck disable=SC2016  # the shell inside expands it
inside "$trying" sh -ec '
    apt-get install -y /packages/rokada_*.deb /packages/rokada-engine_*.deb
    mkdir -p /tmp/try/tests /tmp/try/answers
    cp -r /packages/perft /tmp/try/tests
    cd /tmp/try
    export AUTOPKGTEST_TMP=/tmp/try/answers
    for test in engine window; do sh "/packages/tests/$test"; done
    apt-get purge -y --autoremove rokada rokada-engine
' >>"$work/try.log" 2>&1 || {
    tail -n 40 -- "$work/try.log" >&2
    fail 'the packages could not be installed, tried and purged'
}
contents "$trying" >"$work/after"
left=$(LC_ALL=C comm -13 "$work/before" "$work/after")
[[ -z $left ]] || fail "the purged packages have left behind: $left"
if [[ -n $out ]]; then
    cp -- "$building"/build/rokada*.{deb,dsc,orig.tar.xz,debian.tar.xz,changes} "$out"
fi
say "Debian $release: built, installed, tried and purged"
