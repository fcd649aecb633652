# Completion of rokada-engine for bash.
_rokada_engine() {
    local cur prev words cword
    _init_completion || return
    case $prev in
    --variant)
        mapfile -t COMPREPLY < <(compgen -W 'chess greatshatranj bolyar vyrt fortress tavreli' -- "$cur")
        return
        ;;
    --file)
        _filedir perft
        return
        ;;
    --rule | --fen | --after | --depth | --repeat | --max-nodes)
        return
        ;;
    esac
    local options='--help'
    case ${words[1]} in
    perft) options+=' --variant --rule --fen --depth --repeat --divide --file --max-nodes' ;;
    moves | show) options+=' --variant --rule --fen --after' ;;
    bench) options+=' --variant --positions' ;;
    variants | uci | xboard) ;;
    *) options='uci xboard variants show moves perft bench --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$cur")
}
complete -F _rokada_engine rokada-engine
