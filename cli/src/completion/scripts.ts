/** The scripts by which shells complete: each asks `reckoner complete` with the words that are typed. */

// The line is split here, as bash itself also splits at `=`.
const BASH = `# Completion of reckoner for bash: source <(reckoner completion bash)
_reckoner() {
  local line="\${COMP_LINE:0:COMP_POINT}" current before candidate
  local -a words
  read -ra words <<< "$line"
  case "$line" in *[[:space:]]) words+=("") ;; esac
  current="\${words[\${#words[@]}-1]}"
  before=""
  case "$current" in *=*) case "$COMP_WORDBREAKS" in *=*) before="\${current%%=*}=" ;; esac ;; esac
  COMPREPLY=()
  while IFS= read -r candidate; do
    COMPREPLY+=("\${candidate#"$before"}")
  done < <(reckoner complete -- "\${words[@]:1}" 2> /dev/null)
  if [ "\${#COMPREPLY[@]}" -eq 1 ]; then
    case "\${COMPREPLY[0]}" in *=) compopt -o nospace 2> /dev/null ;; esac
  fi
}
complete -o default -F _reckoner reckoner
`;

const ZSH = `#compdef reckoner
# Completion of reckoner for zsh: reckoner completion zsh > "\${fpath[1]}/_reckoner"
_reckoner() {
  local -a found open closed
  found=("\${(@f)$(reckoner complete -- "\${(@)words[2,CURRENT]}" 2> /dev/null)}")
  open=("\${(@M)found:#*=}")
  closed=("\${(@)found:#*=}")
  compadd -S '' -a open
  compadd -a closed
}
if [ "\${funcstack[1]}" = _reckoner ]; then _reckoner "$@"; else compdef _reckoner reckoner; fi
`;

const FISH = `# Completion of reckoner for fish: reckoner completion fish > ~/.config/fish/completions/reckoner.fish
function __reckoner_complete
    set -l words (commandline -opc) (commandline -ct)
    reckoner complete --describe -- $words[2..-1] 2> /dev/null
end
complete -c reckoner -f -a '(__reckoner_complete)'
`;

export const completionScripts: Readonly<Record<string, string>> = { bash: BASH, zsh: ZSH, fish: FISH };
