#!/usr/bin/env bash
# Runs clang-tidy over the sources, by the list of checks in .clang-tidy.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/tidy.sh [--jobs N] [--since COMMIT] [--help] [WORD...]

Looks through all sources with clang-tidy and prints each finding once. A dozen
files of a folder are read together, as they are compiled, because most of the
time goes into the headers of the library and of Qt; all of it takes about 40
minutes of one core.

  WORD      only what has this in its path: core/rules, ui, tests/fuzz
  --jobs N  so many at the same time (as many as there are cores)
  --since COMMIT
            only what has changed since that commit; a header is read through a
            source that includes it
  --help    this text

The exit code is 1 if there are findings. They are mended, or the line says with
NOLINT why it stays as it is.
END
}

jobs=$(nproc)
since=
while (($#)) && [[ $1 == -* ]]; do
    case $1 in
    --jobs)
        (($# > 1)) || fail "--jobs needs a number"
        jobs=$2
        shift
        ;;
    --since)
        (($# > 1)) || fail "--since needs a commit"
        since=$2
        shift
        ;;
    --help | -h)
        usage
        exit
        ;;
    *) fail "unknown argument $1; see tools/tidy.sh --help" ;;
    esac
    shift
done
[[ $jobs =~ ^[1-9][0-9]*$ ]] || fail "--jobs needs a number from 1"
for program in clang++ clang-tidy; do
    command -v $program >/dev/null || fail "$program is missing; install it with: apt-get install clang clang-tidy"
done

configure tidy
folder=$root/build/tidy
log=$folder/tidy.log
# What moc and others would make is compiled with our files. It is not ours: an empty file does, nothing has to be built.
ninja -C "$folder" -t targets all | sed -n 's/^\([^ :]*[.]cpp\): CUSTOM_COMMAND$/\1/p' | grep -v '[.]rcc/' |
    (cd -- "$folder" && xargs -r touch)

mapfile -t files < <(sed -n 's/^ *"file": "\(.*\)",*$/\1/p' "$folder/compile_commands.json" | grep -v '/[.]rcc/' | sort -u)
chosen=()
for file in "${files[@]}"; do
    path=${file#"$root/"}
    (($#)) || chosen+=("$file")
    for word in "$@"; do
        [[ ${path#build/tidy/} == *"$word"* ]] || continue
        chosen+=("$file")
        break
    done
done
((${#chosen[@]})) || fail "nothing has ${*} in its path"

# Sources that are read, by themselves or in the file that joins them to others.
readable() {
    printf '%s\n' "${files[@]}"
    printf '%s\0' "${files[@]}" | { xargs -0 grep -hF "#include \"$root/" || true; } | sed 's/^#include "\(.*\)"$/\1/'
}

# reader_of FILE: the file itself, the source of a header's name, or else a source that includes the header, directly or
# through other headers.
reader_of() {
    local file=$1 found source seen=" $1 "
    local -a open=("$1")
    if grep -qxF -- "$root/${file%.h}.cpp" <<<"$sources" || [[ $file == *.cpp ]]; then
        printf '%s\n' "${file%.*}.cpp"
        return
    fi
    while ((${#open[@]})); do
        file=${open[0]}
        open=("${open[@]:1}")
        mapfile -t found < <(git -C "$root" grep -lE \
            "^#include \"(([^\"]*/)?$(basename -- "$(dirname -- "$file")")/)?${file##*/}\"" -- '*.cpp' '*.h')
        for source in "${found[@]}"; do
            if grep -qxF -- "$root/$source" <<<"$sources"; then
                printf '%s\n' "$source"
                return
            elif [[ $source == *.h && $seen != *" $source "* ]]; then
                seen+="$source "
                open+=("$source")
            fi
        done
    done
}

changed=()
if [[ -n $since ]]; then
    mapfile -t changed < <(git -C "$root" diff --name-only --diff-filter=d "$since" -- '*.cpp' '*.h')
    ((${#changed[@]})) || { say "nothing has changed since $since"; exit; }
    sources=$(readable)
    mapfile -t readers < <(for file in "${changed[@]}"; do reader_of "$file"; done | sed "s|^|$root/|" | sort -u)
    reading=()
    for file in "${chosen[@]}"; do
        if printf '%s\n' "${readers[@]}" | grep -qxF -- "$file" || grep -qFf <(printf '"%s"\n' "${readers[@]}") -- "$file"; then
            reading+=("$file")
        fi
    done
    ((${#reading[@]})) || { say "no source has changed since $since"; exit; }
    chosen=("${reading[@]}")
fi

# Files that are read together are included by a file that nobody wrote.
say "reading ${#chosen[@]} files"
printf '%s\0' "${chosen[@]}" |
    xargs -0 -n 1 -P "$jobs" clang-tidy -p "$folder" --quiet --checks=-bugprone-suspicious-include \
        --header-filter="^$root/(app|core|tests|tools|ui)/" >"$log" 2>/dev/null || true

findings=$(grep -E "^$root/[^ ]+:[0-9]+:[0-9]+: (warning|error): " "$log" | sort -u | sed "s|^$root/||" || true)
((!${#changed[@]})) || findings=$(grep -Ff <(printf '%s:\n' "${changed[@]}") <<<"$findings" || true)
[[ -n $findings ]] || {
    say 'no findings'
    exit
}
printf '%s\n' "$findings"
fail "$(wc -l <<<"$findings") findings; all that was said of them is in build/tidy/tidy.log"
