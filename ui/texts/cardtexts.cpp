#include "texts/cardtexts.h"

#include "texts/names.h"
#include "texts/notations.h"
#include "texts/texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace rokada::ui::texts {

namespace {

/// Sentence for one variant, or for every variant without its own sentence.
struct Sentence {
    std::string_view game, kind;
    const char* text;
};

constexpr std::array sentences{
    Sentence{"", "king", QT_TRANSLATE_NOOP("Card", "One square in any direction.")},
    Sentence{"", "queen", QT_TRANSLATE_NOOP("Card", "Straight or diagonally, as far as the path is free.")},
    Sentence{"", "rook", QT_TRANSLATE_NOOP("Card", "Straight, as far as the path is free.")},
    Sentence{"", "bishop", QT_TRANSLATE_NOOP("Card", "Diagonally, as far as the path is free.")},
    Sentence{"", "knight", QT_TRANSLATE_NOOP("Card", "Two squares straight and one aside; it leaps.")},
    Sentence{"", "pawn",
             QT_TRANSLATE_NOOP("Card", "One square ahead, on its first move also two; it captures diagonally ahead.")},

    Sentence{"tavreli", "volkhv", QT_TRANSLATE_NOOP("Card", "One square in any direction; nothing is put on it.")},
    Sentence{"tavreli", "knyaz", QT_TRANSLATE_NOOP("Card", "Straight or diagonally, as far as the path is free.")},
    Sentence{"tavreli", "ratoborets", QT_TRANSLATE_NOOP("Card", "Straight, as far as the path is free.")},
    Sentence{"tavreli", "archer", QT_TRANSLATE_NOOP("Card", "Diagonally, as far as the path is free.")},
    Sentence{"tavreli", "rider", QT_TRANSLATE_NOOP("Card", "Two squares straight and one aside; it leaps.")},
    Sentence{"tavreli", "helgi",
             QT_TRANSLATE_NOOP("Card", "Like a prince, and like a rider; a ratnik that stood before the volkhv.")},
    Sentence{"tavreli", "ratnik",
             QT_TRANSLATE_NOOP("Card",
                               "One square ahead, on its first move also two, also onto an own tower; it captures "
                               "diagonally ahead.")},

    Sentence{"greatshatranj", "wfda",
             QT_TRANSLATE_NOOP("Card", "One or two squares straight or diagonally; it leaps.")},
    Sentence{"greatshatranj", "minister",
             QT_TRANSLATE_NOOP("Card", "A knight's leap, or one or two squares straight; it leaps.")},
    Sentence{"greatshatranj", "highpriest",
             QT_TRANSLATE_NOOP("Card", "A knight's leap, or one or two squares diagonally; it leaps.")},
    Sentence{"greatshatranj", "elephant", QT_TRANSLATE_NOOP("Card", "One or two squares diagonally; it leaps.")},
    Sentence{"greatshatranj", "woody", QT_TRANSLATE_NOOP("Card", "One or two squares straight; it leaps.")},
    Sentence{"greatshatranj", "soldier",
             QT_TRANSLATE_NOOP("Card", "One square in any direction, like a king, but it may be captured.")},
    Sentence{"greatshatranj", "pawn",
             QT_TRANSLATE_NOOP("Card", "One square ahead, never two; it captures diagonally ahead.")},

    Sentence{"bolyar", "bolyar",
             QT_TRANSLATE_NOOP("Card", "Moves like a queen as far as the path is free, but captures only straight.")},
    Sentence{"bolyar", "boat",
             QT_TRANSLATE_NOOP(
                 "Card",
                 "Leaps up to two squares ahead or sideways; captures only straight, also one or two squares back.")},
    Sentence{"bolyar", "general",
             QT_TRANSLATE_NOOP("Card", "Straight or diagonally, as far as the path is free, like a queen.")},
    Sentence{"bolyar", "officer",
             QT_TRANSLATE_NOOP(
                 "Card", "Diagonally, as far as the path is free; also one square straight ahead without capturing.")},

    Sentence{
        "vyrt", "queen",
        QT_TRANSLATE_NOOP(
            "Card",
            "Straight or diagonally over all edges, as far as the path is free, but never around to its own square.")},
    Sentence{"vyrt", "rook",
             QT_TRANSLATE_NOOP(
                 "Card", "Straight over all edges, as far as the path is free, but never around to its own square.")},
    Sentence{"vyrt", "bishop",
             QT_TRANSLATE_NOOP(
                 "Card", "Diagonally over all edges, as far as the path is free, but never around to its own square.")},
    Sentence{
        "vyrt", "pawn",
        QT_TRANSLATE_NOOP(
            "Card", "One square ahead, from the front row on its first move also two; it captures diagonally ahead.")},

    Sentence{"fortress", "knight",
             QT_TRANSLATE_NOOP(
                 "Card", "Two squares straight and one aside; walls must leave one of the two paths there open.")},
    Sentence{"fortress", "pawn",
             QT_TRANSLATE_NOOP("Card",
                               "One square ahead, on its first move also two; it captures diagonally ahead, but not "
                               "past the end of a wall.")},
};

struct Point {
    std::string_view game;
    const char* text;
};

constexpr std::array points{
    Point{"chess", QT_TRANSLATE_NOOP("Settled",
                                     "Insufficient material is told by the pieces: bare kings, one knight or bishop, "
                                     "bishops on one colour. Blocked pawns play on.")},
    Point{"chess", QT_TRANSLATE_NOOP("Settled",
                                     "A fallen flag is a draw if the opponent cannot checkmate by any series of legal "
                                     "moves; the pieces on the board decide that.")},
    Point{"chess", QT_TRANSLATE_NOOP("Settled", "An illegal move on the screen is rejected and costs only time.")},
    Point{"chess", QT_TRANSLATE_NOOP("Settled",
                                     "Texts that call stalemate a loss, or let a pawn become captured pieces only, are "
                                     "wrong and not followed.")},

    Point{"greatshatranj", QT_TRANSLATE_NOOP("Settled",
                                             "The source calls a bare king a draw, the inventor a loss. Both "
                                             "are options; the draw is the usual one.")},
    Point{"greatshatranj",
          QT_TRANSLATE_NOOP(
              "Settled",
              "Seven pieces are named for promotion without any limit. A limit to captured pieces is an option.")},
    Point{"greatshatranj",
          QT_TRANSLATE_NOOP(
              "Settled",
              "The general goes one or two squares in all directions. Some descriptions let it move like a king.")},
    Point{"greatshatranj", QT_TRANSLATE_NOOP("Settled",
                                             "The source prints castling letters but describes no castling; "
                                             "there is none.")},
    Point{"greatshatranj",
          QT_TRANSLATE_NOOP("Settled",
                            "Threefold repetition and the 50-move rule draw without a claim, as the source writes.")},

    Point{"bolyar", QT_TRANSLATE_NOOP("Settled",
                                      "Where the corner squares lie can be read in several ways. Ours continue "
                                      "the long diagonals; beside the rooks is an option.")},
    Point{"bolyar",
          QT_TRANSLATE_NOOP(
              "Settled",
              "The boat reaches every square within two files and ranks, but not backwards; back it only captures.")},
    Point{"bolyar", QT_TRANSLATE_NOOP("Settled", "\"Every piece\" is promoted, says the source; the king is not.")},
    Point{"bolyar", QT_TRANSLATE_NOOP("Settled", "The number of bonus boats is not limited.")},
    Point{"bolyar", QT_TRANSLATE_NOOP("Settled",
                                      "Knights and officers stand as in chess; both officers of a side stand "
                                      "on one colour.")},
    Point{"bolyar",
          QT_TRANSLATE_NOOP("Settled",
                            "Stalemate, repetition and the 50-move rule are as in chess; the source is silent.")},

    Point{"vyrt", QT_TRANSLATE_NOOP("Settled",
                                    "Pawns behind the pieces move ahead, as the source says word for word. "
                                    "Outward is an option.")},
    Point{"vyrt", QT_TRANSLATE_NOOP("Settled", "The double step is for pawns of the front row that have not moved.")},
    Point{"vyrt", QT_TRANSLATE_NOOP("Settled",
                                    "The source numbers ranks from above, but its white corner square shows "
                                    "that White is drawn below.")},
    Point{"vyrt",
          QT_TRANSLATE_NOOP(
              "Settled",
              "Its lines that end on their own square are closed lines; to go all the way around is not a move.")},
    Point{"vyrt", QT_TRANSLATE_NOOP(
                      "Settled",
                      "No piece of either side may be jumped over, nor stand between a king and a rook that castle.")},
    Point{"vyrt", QT_TRANSLATE_NOOP("Settled",
                                    "The knight's example from i4 ends with k3 and k5; the source has l3 and "
                                    "l5 by mistake.")},
    Point{"vyrt",
          QT_TRANSLATE_NOOP("Settled", "The rule of five squares helps to read torn diagonals; it forbids nothing.")},
    Point{"vyrt",
          QT_TRANSLATE_NOOP(
              "Settled", "Insufficient material is told by the pieces: one piece besides the king is never enough.")},

    Point{"fortress", QT_TRANSLATE_NOOP("Settled", "No source says who begins; it is an option.")},
    Point{"fortress",
          QT_TRANSLATE_NOOP(
              "Settled", "Reserve pieces are placed openly and in turn. The source says only where they may stand.")},
    Point{"fortress",
          QT_TRANSLATE_NOOP("Settled", "A knight may make its two steps in either order; one open path is enough.")},
    Point{
        "fortress",
        QT_TRANSLATE_NOOP(
            "Settled",
            "Mate is judged when the player's own turn comes, and all the player's pieces leave, not the king alone.")},
    Point{"fortress", QT_TRANSLATE_NOOP("Settled",
                                        "Pawns are promoted at the ends of fortresses too, so that none gets "
                                        "stuck there.")},
    Point{"fortress", QT_TRANSLATE_NOOP("Settled",
                                        "Castling is an option, because the source is silent. There is no en "
                                        "passant.")},
    Point{"fortress",
          QT_TRANSLATE_NOOP("Settled",
                            "Stalemate (the player passes), draws and resignation are rules of this program.")},

    Point{"tavreli", QT_TRANSLATE_NOOP("Settled",
                                       "The source sketches the game in three paragraphs. The rules followed are those "
                                       "of the Russian federation; twenty tournament games agree with them.")},
    Point{"tavreli", QT_TRANSLATE_NOOP("Settled",
                                       "A piece stands on the volkhv, says the source. It means checkmate; nothing is "
                                       "ever put on it.")},
    Point{"tavreli",
          QT_TRANSLATE_NOOP("Settled",
                            "Some say that a promoted piece stays so under its own side's pieces, and that a "
                            "double step may pass over own towers. Both are options.")},
    Point{"tavreli",
          QT_TRANSLATE_NOOP("Settled", "A ratnik on its last rank is promoted also when the opponent uncovers it.")},
    Point{"tavreli", QT_TRANSLATE_NOOP("Settled",
                                       "The fivefold repetition, the 50-move rule and the 75-move rule are taken from "
                                       "chess; a move of a ratnik, a capture or a promotion begins the count.")},
};

/// Remarks about pieces that capture differently from how they move.
constexpr std::array highlights{
    Sentence{"bolyar", "bolyar", QT_TRANSLATE_NOOP("Card", "A bolyar does not capture diagonally.")},
    Sentence{"bolyar", "officer",
             QT_TRANSLATE_NOOP("Card", "The officer's step straight ahead is blue: it does not capture there.")},
};

/// Returns the longest range from this square to the right or upwards.
std::vector<Square> runFrom(const Geometry& board, const SquareSet& set, Square first, Delta step) {
    std::vector<Square> run{first};
    while (true) {
        const Square next = board.at(board.column(run.back()) + step.dx, board.row(run.back()) + step.dy);
        if (next == NoSquare || !set.test(next)) return run;
        run.push_back(next);
    }
}

/// Returns the squares where a piece of this kind can ever arrive. Excludes squares behind promotion squares: a rook
/// never passes a corner.
SquareSet arrivalsOf(const Variant& variant, Side side, Kind kind) {
    SquareSet left;  // squares where the piece promotes
    for (const Promotion& promotion : variant.promotions) {
        const bool own = promotion.kinds.find(variant.kinds[kind].letter) != std::string_view::npos;
        if (promotion.side == side && own) left |= promotion.squares;
    }
    const Geometry& board = variant.geometry;
    SquareSet reached;
    for (int s = 0; s < board.size(); ++s) {
        if (left.test(static_cast<std::size_t>(s))) continue;
        for (const MoveAtom& atom : variant.kinds[kind].movement) {
            if (!atom.from.test(static_cast<std::size_t>(s))) continue;
            for (const Square to : squaresOf(board, atom, Square(s), variant.sideSpecs[side].quarterTurns, atom.reach))
                reached.set(to);
        }
    }
    return reached;
}

}  // namespace

std::vector<Kind> namedKinds(const Variant& variant) {
    std::vector<Kind> kinds;
    for (std::size_t i = 0; i < variant.kinds.size(); ++i) {
        const auto same = [&](Kind kind) { return variant.kinds[kind].name == variant.kinds[i].name; };
        if (std::ranges::none_of(kinds, same)) kinds.push_back(Kind(i));
    }
    return kinds;
}

QString specialCapture(std::string_view variant, std::string_view kind) {
    const auto found =
        std::ranges::find_if(highlights, [&](const Sentence& s) { return s.game == variant && s.kind == kind; });
    return found == highlights.end() ? QString() : QCoreApplication::translate("Card", found->text);
}

QString howItMoves(std::string_view variant, std::string_view kind) {
    const auto find = [&](std::string_view game) {
        return std::ranges::find_if(sentences, [&](const Sentence& s) { return s.game == game && s.kind == kind; });
    };
    const auto own = find(variant);
    const auto found = own == sentences.end() ? find("") : own;
    return found == sentences.end() ? QString() : QCoreApplication::translate("Card", found->text);
}

QString lettersOf(const Variant& variant, Kind kind) {
    const QLocale::Language language = QLocale().language();
    const NotationStyle style = language == QLocale::Russian     ? NotationStyle::Russian
                                : language == QLocale::Bulgarian ? NotationStyle::Bulgarian
                                                                 : NotationStyle::International;
    return QString::fromStdString(notationOf(style, variant).letters[kind]);
}

QString squares(const Geometry& board, SquareSet set) {
    QStringList names;
    for (int s = 0; s < board.size(); ++s) {
        if (!set.test(static_cast<std::size_t>(s))) continue;
        const auto along = runFrom(board, set, Square(s), {1, 0});
        const auto up = runFrom(board, set, Square(s), {0, 1});
        const auto& run = along.size() >= up.size() ? along : up;
        const QString first = square(board, run.front());
        //: from the first to the last of a row of squares
        names << (run.size() == 1 ? first
                                  : QCoreApplication::translate("Card", "%1-%2").arg(first, square(board, run.back())));
        for (const Square done : run) set.reset(done);
    }
    return names.join(QStringLiteral(", "));
}

QStringList promotions(const Variant& variant, Side side, Kind kind) {
    const SquareSet reached = arrivalsOf(variant, side, kind);
    std::vector<std::pair<std::string_view, SquareSet>> arrivals;  // by the promotion kinds
    for (const Promotion& promotion : variant.promotions) {
        if (promotion.side != side || promotion.kinds.find(variant.kinds[kind].letter) == std::string_view::npos)
            continue;
        const auto known =
            std::ranges::find_if(arrivals, [&](const auto& arrival) { return arrival.first == promotion.into; });
        if (known == arrivals.end()) {
            arrivals.emplace_back(promotion.into, promotion.squares & reached);
        } else {
            known->second |= promotion.squares & reached;
        }
    }
    QStringList lines;
    for (const auto& [into, where] : arrivals) {
        if (where.none()) continue;
        QStringList pieces;
        //: what a pawn becomes where that depends on where it began
        if (into.empty()) pieces << QCoreApplication::translate("Card", "the piece that stood behind it");
        for (const char letter : into) pieces << kindName(variant.kinds[variant.kindOf(letter)].name);
        //: squares, and what a piece becomes there
        lines << QCoreApplication::translate("Card", "%1: %2")
                     .arg(squares(variant.geometry, where), pieces.join(QStringLiteral(", ")));
    }
    return lines;
}

QStringList optionsInForce(const Variant& variant) {
    QStringList lines;
    for (const auto& [option, value] : variant.choices) {
        //: a rule option, its value, and a sentence about the value
        lines << QCoreApplication::translate("Card", "%1: %2. %3")
                     .arg(optionName(variant.id, option), valueName(variant.id, option, value),
                          valueSentence(variant.id, option, value));
    }
    return lines;
}

QStringList settledByUs(std::string_view variant) {
    QStringList lines;
    for (const Point& point : points) {
        if (point.game == variant) lines << QCoreApplication::translate("Settled", point.text);
    }
    return lines;
}

}  // namespace rokada::ui::texts
