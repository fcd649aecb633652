# Completion of rokada-engine for fish.
set -l commands uci xboard variants show moves perft bench
set -l positioned '__fish_seen_subcommand_from perft moves show'
complete -c rokada-engine -f
complete -c rokada-engine -n "not __fish_seen_subcommand_from $commands" -a uci -d 'Run as a UCI engine'
complete -c rokada-engine -n "not __fish_seen_subcommand_from $commands" -a xboard -d 'Run as a CECP engine'
complete -c rokada-engine -n "not __fish_seen_subcommand_from $commands" -a variants -d 'List the variants'
complete -c rokada-engine -n "not __fish_seen_subcommand_from $commands" -a show -d 'Show the board as text'
complete -c rokada-engine -n "not __fish_seen_subcommand_from $commands" -a moves -d 'List the legal moves'
complete -c rokada-engine -n "not __fish_seen_subcommand_from $commands" -a perft -d 'Count move sequences'
complete -c rokada-engine -n "not __fish_seen_subcommand_from $commands" -a bench -d 'Search fixed positions'
complete -c rokada-engine -n '__fish_seen_subcommand_from perft moves show bench' -l variant -x \
    -a 'chess greatshatranj bolyar vyrt fortress tavreli' -d 'The variant'
complete -c rokada-engine -n $positioned -l rule -x -d 'A rule option'
complete -c rokada-engine -n $positioned -l fen -x -d 'Position text'
complete -c rokada-engine -n '__fish_seen_subcommand_from moves show' -l after -x -d 'Moves to play first'
complete -c rokada-engine -n '__fish_seen_subcommand_from perft' -l depth -x -d 'Plies'
complete -c rokada-engine -n '__fish_seen_subcommand_from perft' -l repeat -x -d 'Count this many times'
complete -c rokada-engine -n '__fish_seen_subcommand_from perft' -l divide -d 'Show the count of each root move'
complete -c rokada-engine -n '__fish_seen_subcommand_from perft' -l file -r -d 'Run a suite of node counts'
complete -c rokada-engine -n '__fish_seen_subcommand_from perft' -l max-nodes -x -d 'Skip larger counts'
complete -c rokada-engine -n '__fish_seen_subcommand_from bench' -l positions -d 'Only print the positions'
complete -c rokada-engine -s h -l help -d 'Show the options'
complete -c rokada-engine -l version -d 'Show the version'
