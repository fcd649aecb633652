#!/usr/bin/env python3
# Compares two PGN files game by game: tags, main lines, variations, symbols, comments. Written from the PGN standard
# alone (Edwards 1994, sections 7 to 10) and without a look at the program's own reader. It knows no moves of chess: a
# move is a token. One thing is not of the standard: in Tavreli a number in brackets, Q(2)d5 or (1)c5, says how many pieces of
# a tower move; no variation is a number alone.
#
#   independent.py compare ORIGINAL REWRITTEN    every difference on a line of its own; status 1 if there is one
#   independent.py try PROGRAM FILE...           the same of files as "PROGRAM rewrite" writes them; and of a file in
#                                                which one game is rewritten the others are the same, byte for byte.
#                                                Of folders, all PGN files in them; folders that are not there do not
#                                                count
#
# What the standard lets a writer change is no difference, and is counted with its reason.
import pathlib
import re
import subprocess
import sys
import tempfile
from collections import Counter

SUFFIXES = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
JUDGEMENTS = {"□": 7, "=": 10, "∞": 13, "~": 13, "+=": 14, "+/=": 14, "⩲": 14, "=+": 15, "=/+": 15, "⩱": 15,
              "±": 16, "+/-": 16, "∓": 17, "-/+": 17, "+-": 18, "-+": 19, "⨀": 22, "N": 146, "TN": 146}
RESULTS = {"1-0", "0-1", "1/2-1/2", "*"}
NULL_MOVES = {"--", "Z0", "null"}
ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?", "Result": "*"}

TOKEN = re.compile(r"""
    (?P<escape>(?m:^)%[^\n]*)
  | (?P<tag>\[\s*(?P<name>\w+)\s+"(?P<value>(?:\\["\\]|(?!"[ \t]*\]).)*)"[ \t]*\])
  | (?P<brace>\{(?P<text>[^}]*)\})
  | (?P<line>;(?P<rest>[^\n]*))
  | (?P<word>(?:\(\d+\))?[^\s(){};\[\]$]+(?:\(\d+\)[^\s(){};\[\]$]+)*)
  | (?P<open>\()
  | (?P<close>\))
  | (?P<nag>\$(?P<digits>\d+))
""", re.X)


def decoded(data):
    """PGN of our days is UTF-8; of 1994, Latin-1."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


class Line:
    """A sequence of moves, each with what is said of it, and the variations instead of it."""

    def __init__(self):
        self.moves = []
        self.lead = []  # comments in front of the first move

    def comments(self):
        return self.moves[-1].comments if self.moves else self.lead


class Move:
    def __init__(self, word):
        self.word, self.nags, self.comments, self.variations = word, [], [], []


class Game:
    def __init__(self):
        self.tags, self.line, self.result = [], Line(), None
        self.begin = self.end = 0  # where it stands


def split_move(word):
    """A word into its move and the numbers of the symbols behind it."""
    word = re.sub(r"^\d+\.*", "", word)
    nags = []
    while word:
        ends = [s for s in {**SUFFIXES, **JUDGEMENTS} if s not in ("N", "TN") and word.endswith(s) and word != s]
        if not ends or word in NULL_MOVES:
            break
        best = max(ends, key=len)
        nags.insert(0, {**SUFFIXES, **JUDGEMENTS}[best])
        word = word[:-len(best)]
    return word, nags


def games_of(text):
    games, game, stack, line, waiting = [], None, [], None, []

    def begin():
        nonlocal game, stack, line, waiting
        game = Game()
        game.line.lead, waiting = waiting, []
        game.begin = token.start()
        games.append(game)
        line, stack = game.line, []

    for token in TOKEN.finditer(text):
        if token["escape"]:
            continue
        if token["tag"]:
            if game is None or game.line.moves or game.result or game.line.lead:
                waiting = []
                begin()
            game.end = token.end()
            game.tags.append((token["name"], re.sub(r"\\([\"\\])", r"\1", token["value"])))
            continue
        if game is None or game.result:
            if token["brace"] or token["line"]:
                # Between games; of the next one if that has no tags.
                waiting.append(token["text"] if token["brace"] else token["rest"])
                continue
            begin()
        game.end = token.end()
        if token["brace"] or token["line"]:
            line.comments().append(token["text"] if token["brace"] else token["rest"])
        elif token["open"]:
            variation = Line()
            line.moves[-1].variations.append(variation)
            # Where among the comments it stands is part of what is said.
            line.moves[-1].comments.append(variation)
            stack.append(line)
            line = variation
        elif token["close"]:
            line = stack.pop()
        elif token["nag"]:
            if line.moves:
                line.moves[-1].nags.append(int(token["digits"]))
        else:
            word = token["word"]
            if word in RESULTS and not stack:
                game.result = word
                continue
            if re.fullmatch(r"\d+\.*|\.+", word):
                continue
            if word in {**SUFFIXES, **JUDGEMENTS} and line.moves:
                line.moves[-1].nags.append({**SUFFIXES, **JUDGEMENTS}[word])
                continue
            move, nags = split_move(word)
            if move:
                line.moves.append(Move(move))
                line.moves[-1].nags += nags
    return games


class Comparison:
    def __init__(self):
        self.differences, self.reasons = [], Counter()

    def allow(self, reason):
        self.reasons[reason] += 1

    def differ(self, where, what, one, other):
        self.differences.append(f"{where}: {what}: {one!r} -> {other!r}")

    # --- moves

    def same_move(self, one, other):
        if one == other:
            return True
        if one in NULL_MOVES and other in NULL_MOVES:
            self.allow("null moves are written as --")
            return True
        plain = [re.sub(r"[+#x=:]|e\.p\.", "", w.replace("0", "O") if w[0] == "0" else w) for w in (one, other)]
        if plain[0] == plain[1]:
            self.allow("export format: signs of check, capture and promotion, letters of castling (8.2.3)")
            return True
        # Needless or missing origins: the piece and where it goes are the same.
        parts = [re.fullmatch(r"([KQRBN]?)([a-h]?[1-8]?)-?([a-h][1-8])([QRBN]?)", w) for w in plain]
        if all(parts) and all(parts[0][i] == parts[1][i] for i in (1, 3, 4)):
            froms = [p[2] for p in parts]
            if all(c in max(froms, key=len) for c in min(froms, key=len)):
                self.allow("export format: no origin that is not needed (8.2.3.4)")
                return True
        return False

    # --- comments

    @staticmethod
    def parts(comment):
        """Its commands, and its text: paragraphs on lines of their own, with single blanks."""
        commands = re.findall(r"\[%\s*([^\]]*)\]", comment)
        text = re.sub(r"\[%[^\]]*\]", " ", comment)
        paragraphs = [" ".join(p.split()) for p in re.split(r"\n[ \t\r]*\n", text)]
        return [" ".join(c.split()) for c in commands], "\n".join(filter(None, paragraphs))

    def remarks(self, items):
        """Commands; then the comments between variations: [text, text ...], one more than there are variations."""
        commands, texts = [], [[]]
        for item in items:
            if isinstance(item, Line):
                texts.append([])
                continue
            mine, text = self.parts(item)
            commands += mine
            if text:
                texts[-1].append(text)
        return commands, [" ".join(t) for t in texts]

    def compare_remarks(self, where, one, other):
        (commands, texts), (commands2, texts2) = self.remarks(one), self.remarks(other)
        if commands != commands2:
            self.differ(where, "commands", commands, commands2)
        if texts != texts2:
            if " ".join(filter(None, texts)) == " ".join(filter(None, texts2)):
                self.allow("a comment between the variations of a move stands in front of or behind them all")
            else:
                self.differ(where, "comments", texts, texts2)

    # --- lines, games, files

    def beside(self, variations):
        """Instead of the first move of a variation is instead of the move that the variation replaces."""
        flat = []
        for variation in variations:
            flat.append(variation)
            if variation.moves and variation.moves[0].variations:
                self.allow("instead of the first move of a variation is beside that variation")
                first = variation.moves[0]
                inner, first.variations = first.variations, []
                first.comments = [c for c in first.comments if not isinstance(c, Line)]
                flat += self.beside(inner)
        return flat

    def compare_lines(self, where, one, other):
        open_lines = [(where, one, other)]
        while open_lines:
            where, one, other = open_lines.pop()
            self.compare_remarks(where + " begin", one.lead, other.lead)
            if len(one.moves) != len(other.moves):
                self.differ(where, "length", [m.word for m in one.moves], [m.word for m in other.moves])
                continue
            for ply, (a, b) in enumerate(zip(one.moves, other.moves), 1):
                here = f"{where} ply {ply} {a.word}"
                if not self.same_move(a.word, b.word):
                    self.differ(here, "move", a.word, b.word)
                self.compare_nags(here, a.nags, b.nags)
                self.compare_remarks(here, a.comments, b.comments)
                mine, theirs = self.beside(a.variations), self.beside(b.variations)
                if len(mine) != len(theirs):
                    self.differ(here, "variations", len(mine), len(theirs))
                for number, pair in enumerate(zip(mine, theirs), 1):
                    open_lines.append((f"{here} variation {number}", *pair))

    def compare_nags(self, where, one, other):
        one = [n for n in one if n != 0]
        if one == other:
            return
        if list(dict.fromkeys(one)) == other:
            self.allow("a symbol that is repeated stands once")
        else:
            self.differ(where, "symbols", one, other)

    def compare_tags(self, where, one, other):
        mine, theirs = dict(one), dict(other)
        for name in list(dict.fromkeys([*mine, *theirs])):
            a, b = mine.get(name), theirs.get(name)
            if a == b:
                continue
            if a is None and b == ROSTER.get(name):
                self.allow("the seven tag roster is complete (8.1.1)")
            elif name == "Variant" and b is None and a.lower() in ("standard", "from position", "chess"):
                self.allow("chess is what a game without the tag Variant is")
            elif name == "FEN" and a and b and a.split()[:4] == b.split()[:4]:
                self.allow("counters of a start position are numbers, the second one from 1 (16.1.3)")
            elif name == "FEN" and a and b and a.split()[:2] == b.split()[:2]:
                self.allow("rights of castling and en passant are those that exist in the position")
            elif name in ("FEN", "SetUp") and b is None and self.usual_start(mine):
                self.allow("the usual start position needs no FEN")
            elif name == "SetUp" and a is None and "FEN" in mine:
                self.allow("SetUp goes with FEN (9.7.1)")
            elif name == "Result" and a is None:
                self.allow("the result behind the moves is the tag Result")
            else:
                self.differ(where, f"tag {name}", a, b)
        order = [n for n, _ in one if n in theirs and n not in ("FEN", "SetUp", "Variant", "Rules")]
        order2 = [n for n, _ in other if n in mine and n not in ("FEN", "SetUp", "Variant", "Rules")]
        if list(dict.fromkeys(order)) != order2:
            self.differ(where, "order of tags", order, order2)

    @staticmethod
    def usual_start(tags):
        return tags.get("FEN", "").startswith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq")

    def compare(self, one, other):
        if len(one) != len(other):
            self.differ("file", "games", len(one), len(other))
        for number, (a, b) in enumerate(zip(one, other), 1):
            where = f"game {number}"
            self.compare_tags(where, a.tags, b.tags)
            self.compare_lines(where, a.line, b.line)
            result = a.result or dict(a.tags).get("Result", "*")
            if result != b.result:
                tag = dict(a.tags).get("Result")
                if tag == b.result:
                    self.allow("the result behind the moves is that of the tag Result (8.2.6)")
                else:
                    self.differ(where, "result", a.result, b.result)


def read(name):
    with open(name, "rb") as file:
        return file.read()


def compared(original, rewritten):
    comparison = Comparison()
    games = games_of(decoded(original))
    comparison.compare(games, games_of(decoded(rewritten)))
    return comparison, len(games)


def report(comparison, games):
    for difference in comparison.differences:
        print(difference)
    for reason, count in sorted(comparison.reasons.items()):
        print(f"allowed {count}: {reason}")
    print(f"{games} games, {len(comparison.differences)} differences")
    return 1 if comparison.differences else 0


def rewritten(program, *arguments):
    return subprocess.run([program, "rewrite", *arguments], check=True, stdout=subprocess.PIPE).stdout


def try_file(program, name, total):
    original = read(name)
    comparison, games = compared(original, rewritten(program, str(name)))
    places = games_of(original.decode("latin-1"))
    if len(places) > 1:
        second = places[1]
        one = rewritten(program, "--game", "2", str(name))
        if not (one.startswith(original[:second.begin]) and one.endswith(original[second.end:])):
            comparison.differ("file", "other games", "byte for byte", "changed")
    total.differences += [f"{name}: {d}" for d in comparison.differences]
    total.reasons.update(comparison.reasons)
    return games


def try_all(program, names):
    total, games = Comparison(), 0
    files = [f for n in map(pathlib.Path, names) for f in (sorted(n.rglob("*.pgn")) if n.is_dir() else [n])
             if f.exists() or n.suffix == ".pgn"]
    for name in files:
        games += try_file(program, name, total)
    # Random games of all variants, from the program itself.
    with tempfile.NamedTemporaryFile(suffix=".pgn") as made:
        made.write(subprocess.run([program, "make", "--bytes", "500000"], check=True, stdout=subprocess.PIPE).stdout)
        made.flush()
        games += try_file(program, made.name, total)
    print(f"{len(files)} files")
    return report(total, games)


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "compare":
        return report(*compared(read(sys.argv[2]), read(sys.argv[3])))
    if len(sys.argv) > 3 and sys.argv[1] == "try":
        return try_all(sys.argv[2], sys.argv[3:])
    print("independent.py compare ORIGINAL REWRITTEN | try PROGRAM FILE...", file=sys.stderr)
    return 2


sys.exit(main())
