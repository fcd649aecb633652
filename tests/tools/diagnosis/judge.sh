#!/bin/sh
# A judge: it finds everything bad for White by a pawn, and by its king, but only if it was told `Table` before `Last`.
table=no
while read -r word rest; do
    case "$word $rest" in
    uci*) echo uciok ;;
    "setoption name Table value yes=no") table=yes ;;
    "setoption name Last value 1") [ $table = no ] || table=open ;;
    isready*) echo readyok ;;
    "eval "*) [ $table != open ] || echo " King safety | 0.00 0.00 | 1.00 1.00 | -1.00 -1.00" ;;
    go*)
        echo "info depth 9 score cp 100"
        echo "bestmove a7a6"
        ;;
    quit*) exit ;;
    esac
done
