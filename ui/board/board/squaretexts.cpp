#include "board/squaretexts.h"

#include "explain/surroundings.h"
#include "rules/paths.h"
#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string_view>

namespace rokada::ui::texts {

namespace {

struct Letter {
    char file;
    const char* name;
};

/// Spoken names of files. The first eight are those of the FIDE guidelines for blind players.
constexpr std::array letters{
    Letter{'a', QT_TRANSLATE_NOOP("Spoken", "Anna")},   Letter{'b', QT_TRANSLATE_NOOP("Spoken", "Bella")},
    Letter{'c', QT_TRANSLATE_NOOP("Spoken", "Cesar")},  Letter{'d', QT_TRANSLATE_NOOP("Spoken", "David")},
    Letter{'e', QT_TRANSLATE_NOOP("Spoken", "Eva")},    Letter{'f', QT_TRANSLATE_NOOP("Spoken", "Felix")},
    Letter{'g', QT_TRANSLATE_NOOP("Spoken", "Gustav")}, Letter{'h', QT_TRANSLATE_NOOP("Spoken", "Hector")},
    Letter{'i', QT_TRANSLATE_NOOP("Spoken", "Ida")},    Letter{'j', QT_TRANSLATE_NOOP("Spoken", "Julius")},
    Letter{'k', QT_TRANSLATE_NOOP("Spoken", "Konrad")}, Letter{'l', QT_TRANSLATE_NOOP("Spoken", "Ludwig")},
    Letter{'m', QT_TRANSLATE_NOOP("Spoken", "Martin")}, Letter{'n', QT_TRANSLATE_NOOP("Spoken", "Nora")},
    Letter{'o', QT_TRANSLATE_NOOP("Spoken", "Oscar")},  Letter{'p', QT_TRANSLATE_NOOP("Spoken", "Paula")},
    Letter{'z', QT_TRANSLATE_NOOP("Spoken", "Zeno")},
};

struct SideWords {
    std::string_view sideId;
    const char* text;
};

constexpr std::array sidesPieces{
    SideWords{"white", QT_TRANSLATE_NOOP("Spoken", "white %1")},
    SideWords{"black", QT_TRANSLATE_NOOP("Spoken", "black %1")},
    SideWords{"red", QT_TRANSLATE_NOOP("Spoken", "red %1")},
    SideWords{"blue", QT_TRANSLATE_NOOP("Spoken", "blue %1")},
};

/// Texts for one to five attackers. Index 0 stands for one attacker.
constexpr std::array attackers{
    QT_TRANSLATE_NOOP("Spoken", "attacked by one piece"),    QT_TRANSLATE_NOOP("Spoken", "attacked by two pieces"),
    QT_TRANSLATE_NOOP("Spoken", "attacked by three pieces"), QT_TRANSLATE_NOOP("Spoken", "attacked by four pieces"),
    QT_TRANSLATE_NOOP("Spoken", "attacked by five pieces"),
};
constexpr std::array defenders{
    QT_TRANSLATE_NOOP("Spoken", "defended by one piece"),    QT_TRANSLATE_NOOP("Spoken", "defended by two pieces"),
    QT_TRANSLATE_NOOP("Spoken", "defended by three pieces"), QT_TRANSLATE_NOOP("Spoken", "defended by four pieces"),
    QT_TRANSLATE_NOOP("Spoken", "defended by five pieces"),
};

/// Texts about the neighbour in one direction of the screen.
struct Direction {
    QPoint step;
    const char* wall;
    const char* gate;
    const char* edge;
    const char* seam;
};

constexpr std::array directions{
    Direction{{0, -1},
              QT_TRANSLATE_NOOP("Spoken", "wall above"),
              QT_TRANSLATE_NOOP("Spoken", "gate above"),
              QT_TRANSLATE_NOOP("Spoken", "edge above"),
              QT_TRANSLATE_NOOP("Spoken", "edge above (the board continues at %1)")},
    Direction{{0, 1},
              QT_TRANSLATE_NOOP("Spoken", "wall below"),
              QT_TRANSLATE_NOOP("Spoken", "gate below"),
              QT_TRANSLATE_NOOP("Spoken", "edge below"),
              QT_TRANSLATE_NOOP("Spoken", "edge below (the board continues at %1)")},
    Direction{{-1, 0},
              QT_TRANSLATE_NOOP("Spoken", "wall on the left"),
              QT_TRANSLATE_NOOP("Spoken", "gate on the left"),
              QT_TRANSLATE_NOOP("Spoken", "edge on the left"),
              QT_TRANSLATE_NOOP("Spoken", "edge on the left (the board continues at %1)")},
    Direction{{1, 0},
              QT_TRANSLATE_NOOP("Spoken", "wall on the right"),
              QT_TRANSLATE_NOOP("Spoken", "gate on the right"),
              QT_TRANSLATE_NOOP("Spoken", "edge on the right"),
              QT_TRANSLATE_NOOP("Spoken", "edge on the right (the board continues at %1)")},
};

struct Corner {
    QPoint step;
    const char* wallEnds;
};

constexpr std::array corners{
    Corner{{-1, -1}, QT_TRANSLATE_NOOP("Spoken", "wall ends at the upper left corner")},
    Corner{{1, -1}, QT_TRANSLATE_NOOP("Spoken", "wall ends at the upper right corner")},
    Corner{{-1, 1}, QT_TRANSLATE_NOOP("Spoken", "wall ends at the lower left corner")},
    Corner{{1, 1}, QT_TRANSLATE_NOOP("Spoken", "wall ends at the lower right corner")},
};

QString attackedBy(int pieces) {
    if (pieces <= static_cast<int>(attackers.size()))
        return spokenWords(attackers[static_cast<std::size_t>(pieces - 1)]);
    return QCoreApplication::translate("Spoken", "attacked by %n pieces", nullptr, pieces);
}

QString defendedBy(int pieces) {
    if (pieces <= static_cast<int>(defenders.size()))
        return spokenWords(defenders[static_cast<std::size_t>(pieces - 1)]);
    return QCoreApplication::translate("Spoken", "defended by %n pieces", nullptr, pieces);
}

/// Adds the fact that a king is in check, from one direction or two.
void addCheck(const SpokenBoard& board, Square square, QStringList& facts) {
    const Piece piece = board.position()[square];
    if (piece == NoPiece || board.position().king(sideOf(piece)) != square) return;
    const auto lines = checks(board.position(), sideOf(piece));
    if (lines.empty()) return;
    std::set<Square> checkers;
    for (const Path& line : lines) checkers.insert(line.front());
    facts << (checkers.size() < lines.size() ? spokenWords(QT_TRANSLATE_NOOP("Spoken", "in check from two directions"))
                                             : spokenWords(QT_TRANSLATE_NOOP("Spoken", "in check")));
}

void addTarget(const SpokenBoard& board, Square square, QStringList& facts) {
    const auto mark =
        std::ranges::find_if(board.targets, [&](const TargetMark& t) { return t.square == square && t.target; });
    if (mark == board.targets.end()) return;
    if (mark->extra == TargetMark::Extra::Castling) {
        facts << spokenWords(QT_TRANSLATE_NOOP("Spoken", "castling to this square"));
    } else if (!mark->capture && !board.position().empty(square)) {
        facts << spokenWords(QT_TRANSLATE_NOOP("Spoken", "you can put your piece on top of this tower"));
    } else {
        facts << (mark->capture ? spokenWords(QT_TRANSLATE_NOOP("Spoken", "can be captured"))
                                : spokenWords(QT_TRANSLATE_NOOP("Spoken", "can be reached")));
    }
}

void addPressure(const SpokenBoard& board, Square square, QStringList& facts) {
    const Pressure pressure = pressureOn(board.position(), square);
    if (pressure.attackers > 0) facts << attackedBy(pressure.attackers);
    if (pressure.defenders > 0) facts << defendedBy(pressure.defenders);
}

/// Returns true if the squares fill a rectangle. The edge of such a board need not be mentioned.
bool outlineIsKnown(const Geometry& board) { return board.size() == board.columns() * board.rows(); }

void addBorder(const SpokenBoard& board, Square square, const Direction& direction, QStringList& facts) {
    const Geometry& geometry = board.geometry();
    const QPoint next = board.layout.screenPlace(square) + direction.step;
    if (geometry.wraps()) {
        const QRect seen(0, 0, board.layout.screenColumns(), board.layout.screenRows());
        if (seen.contains(next)) return;
        facts << spokenWords(direction.seam).arg(spokenSquare(geometry, board.layout.atPlace(next), board.speech));
        return;
    }
    switch (borderOf(board.variant(), square, board.layout.onBoard(direction.step))) {
        case Border::Open: return;
        case Border::Gate: facts << spokenWords(direction.gate); return;
        case Border::Wall: facts << spokenWords(direction.wall); return;
        case Border::Edge:
            if (!outlineIsKnown(geometry)) facts << spokenWords(direction.edge);
            return;
    }
}

void addBorders(const SpokenBoard& board, Square square, QStringList& facts) {
    const Geometry& geometry = board.geometry();
    const auto joined = joinedOverCorners(geometry, square);
    if (standsFree(geometry, square) && joined.size() == 1) {
        facts << spokenWords(QT_TRANSLATE_NOOP("Spoken", "corner square, connected only to %1"))
                     .arg(spokenSquare(geometry, joined.front(), board.speech));
        return;
    }
    for (const Direction& direction : directions) addBorder(board, square, direction, facts);
    for (const Corner& corner : corners) {
        if (endOfWall(board.variant(), square, board.layout.onBoard(corner.step)))
            facts << spokenWords(corner.wallEnds);
    }
    for (const Square other : joined) {
        facts << spokenWords(QT_TRANSLATE_NOOP("Spoken", "connected to the corner square %1"))
                     .arg(spokenSquare(geometry, other, board.speech));
    }
}

QString listed(const QStringList& facts) { return facts.join(QStringLiteral(", ")); }

/// Returns the piece or tower on the square, or "empty".
QString standing(const SpokenBoard& board, Square square) {
    const std::optional<Position> mate = finalMate(board.game);
    const Position& position = mate ? *mate : board.position();
    if (position.empty(square)) return spokenWords(QT_TRANSLATE_NOOP("Spoken", "empty"));
    QStringList pieces{sidesPiece(board.variant(), position[square])};
    const int height = position.height(square);
    for (int n = 1; n < height; ++n) pieces << sidesPiece(board.variant(), position.below(square, n));
    if (height < 2) return pieces.front();
    //: the height of a tower, and its pieces
    return spokenWords(QT_TRANSLATE_NOOP("Spoken", "tower of %1 pieces, from the top: %2"))
        .arg(height)
        .arg(listed(pieces));
}

QStringList squareAndItsPiece(const SpokenBoard& board, Square square) {
    return {spokenSquare(board.geometry(), square, board.speech), standing(board, square)};
}

}  // namespace

QString spokenFile(const Geometry& board, int column, const SpeechOptions& speech) {
    const char file = board.fileLetter(column);
    const auto letter = std::ranges::find_if(letters, [&](const Letter& l) { return l.file == file; });
    if (speech.spelled && letter != letters.end()) return spokenWords(letter->name);
    return {QLatin1Char(file)};
}

QString spokenSquare(const Geometry& board, Square s, const SpeechOptions& speech) {
    if (!speech.spelled) return square(board, s);
    //: a file and a rank: "Eva 4"
    return spokenWords(QT_TRANSLATE_NOOP("Spoken", "%1 %2"))
        .arg(spokenFile(board, board.column(s), speech))
        .arg(board.rankNumber(board.row(s)));
}

QString sidesPiece(const Variant& variant, Piece piece) {
    const std::string_view sideId = variant.sideSpecs[sideOf(piece)].name;
    const auto text = std::ranges::find_if(sidesPieces, [&](const SideWords& w) { return w.sideId == sideId; });
    const QString kind = kindName(variant, kindOf(piece));
    return text == sidesPieces.end() ? kind : spokenWords(text->text).arg(kind);
}

QString squareInShort(const SpokenBoard& board, Square square) { return listed(squareAndItsPiece(board, square)); }

QString squareInWords(const SpokenBoard& board, Square square) {
    QStringList facts = squareAndItsPiece(board, square);
    addCheck(board, square, facts);
    addTarget(board, square, facts);
    if (const auto note = board.notes.find(square); note != board.notes.end()) facts << note->second;
    if (board.speech.inFull) {
        addPressure(board, square, facts);
        addBorders(board, square, facts);
    }
    return listed(facts);
}

}  // namespace rokada::ui::texts
