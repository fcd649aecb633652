#!/usr/bin/env bash
# Checks the subjects of commits: imperative, at most 65 characters, no full stop.
set -euo pipefail
# shellcheck source=tools/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'END'
Usage: tools/check-subjects.sh [--help] SINCE

Prints the commits after SINCE, merges left out, whose subject is longer than
65 characters, ends in a full stop, or is not imperative. The last is told by
the first word: no article, no pronoun, no possessive, nothing in -ed or -ing.

  SINCE   a commit, a tag or a branch, as git names them
  --help  this text

The exit code is 1 if there is such a commit, and 2 if the call is wrong.
END
}

longest=65
# Imperatives that end like participles.
imperatives=' bring embed exceed feed need ping proceed seed shed speed string succeed '
others=' a an the i you he she it we they this that these those there his her its my our their your who what which '

# reason_of SUBJECT: prints what is wrong with it, or nothing.
reason_of() {
    local subject=$1 first found=()
    first=${subject%%[[:space:]]*}
    first=${first,,}
    first=${first%%[,:;]*}
    ((${#subject} <= longest)) || found+=("${#subject} characters")
    [[ $subject != *. ]] || found+=('full stop')
    if [[ $others == *" $first "* || $first == *\'s || $first == *"’s" ]] ||
        { [[ $first == *ed || $first == *ing ]] && [[ $imperatives != *" $first "* ]]; }; then
        found+=('not imperative')
    fi
    local IFS=,
    printf '%s' "${found[*]}"
}

wrong_call() {
    printf '%s: %s; see tools/check-subjects.sh --help\n' "$tool" "$1" >&2
    exit 2
}

since=
while (($#)); do
    case $1 in
    --help | -h)
        usage
        exit
        ;;
    -*) wrong_call "unknown argument $1" ;;
    *)
        [[ -z $since ]] || wrong_call 'too many arguments'
        since=$1
        ;;
    esac
    shift
done
[[ -n $since ]] || wrong_call 'SINCE is missing'
git -C "$root" rev-parse --verify --quiet "$since^{commit}" >/dev/null || wrong_call "$since is no commit"

export LC_ALL=C.UTF-8 # characters are counted, not bytes
commits=$(git -C "$root" log --no-merges --reverse --format='%h %s' "$since..HEAD")
wrong=0 all=0
while read -r commit subject; do
    [[ -n $commit ]] || continue
    all=$((all + 1))
    reasons=$(reason_of "$subject")
    [[ -n $reasons ]] || continue
    wrong=$((wrong + 1))
    printf '%s %s (%s)\n' "$commit" "$subject" "${reasons//,/, }"
done <<<"$commits"
((wrong == 0)) || fail "$wrong of $all subjects break the rule"
