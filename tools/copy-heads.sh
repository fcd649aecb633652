#!/bin/sh
# Copies the heads and the diagrams of the English pages of the handbook into their translations, because they are the
# same in all languages. A diagram keeps its place below the same heading.
set -eu
cd "$(dirname "$0")/../docs/handbook"

for page in *.md; do
    for translation in */"$page"; do
        [ -f "$translation" ] || continue
        awk '
            # A head or a diagram is one line or several lines from <!-- to -->.
            function comment(   text) {
                text = $0
                while (text !~ /-->/ && (getline) > 0) text = text "\n" $0
                return text
            }
            FNR == 1 { headings = 0; code = 0; first = 1 }
            /^```/ { code = !code }
            /^<!-- / {
                text = comment()
                if (NR == FNR) { if (first) head = text; else diagram[headings] = text }
                blank = 1
                next
            }
            { first = 0 }
            # The blank line after a comment goes with it.
            blank && $0 == "" { blank = 0; next }
            { blank = 0 }
            !code && /^#+ / { headings++; heading = 1 }
            NR == FNR { next }
            FNR == 1 || !started { if (head != "") print head "\n"; started = 1 }
            { print }
            !code && /^#+ / && (headings in diagram) { print "\n" diagram[headings] }
        ' "$page" "$translation" > "$translation.new"
        mv "$translation.new" "$translation"
    done
done
