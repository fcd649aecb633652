# Completion of rokada for bash.
_rokada() {
    local cur prev words cword
    _init_completion || return
    local variants='chess greatshatranj bolyar vyrt fortress tavreli'
    case $prev in
    --variant | --learn)
        mapfile -t COMPREPLY < <(compgen -W "$variants" -- "$cur")
        return
        ;;
    --language)
        mapfile -t COMPREPLY < <(compgen -W 'en ru bg' -- "$cur")
        return
        ;;
    --computer)
        mapfile -t COMPREPLY < <(compgen -W 'white black red blue' -- "$cur")
        return
        ;;
    --demo | --handbook)
        _filedir -d
        return
        ;;
    --screenshot)
        _filedir png
        return
        ;;
    --rule | --position | --time | --lesson | --press | --size)
        return
        ;;
    esac
    if [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--variant --rule --position --computer --time --learn --lesson --language
            --demo --handbook --diagnose --screenshot --press --size --new-window --help --version' -- "$cur")
        return
    fi
    _filedir '@(pgn|fen)'
}
complete -F _rokada rokada
