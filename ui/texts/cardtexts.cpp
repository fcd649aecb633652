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

/// Sentence about a kind of piece in one variant. If `game` is empty, the sentence applies to all variants without a
/// sentence of their own.
struct Sentence {
    std::string_view game, kind;
    const char* text;
};

constexpr std::array sentences{
    Sentence{"", "king", QT_TRANSLATE_NOOP("Card", "It moves one square in any direction.")},
    Sentence{"", "queen",
             QT_TRANSLATE_NOOP("Card",
                               "It moves any number of squares along a rank, file or diagonal, until it is blocked.")},
    Sentence{"", "rook",
             QT_TRANSLATE_NOOP("Card", "It moves any number of squares along a rank or file, until it is blocked.")},
    Sentence{"", "bishop",
             QT_TRANSLATE_NOOP("Card", "It moves any number of squares along a diagonal, until it is blocked.")},
    Sentence{"", "knight",
             QT_TRANSLATE_NOOP("Card", "It jumps two squares along a rank or file and one square to the side.")},
    Sentence{"", "pawn",
             QT_TRANSLATE_NOOP(
                 "Card",
                 "It moves one square forward, or two on its first move. It captures one square diagonally forward.")},

    Sentence{"tavreli", "volkhv",
             QT_TRANSLATE_NOOP("Card", "It moves one square in any direction. No piece can be put on top of it.")},
    Sentence{"tavreli", "knyaz",
             QT_TRANSLATE_NOOP("Card",
                               "It moves any number of squares along a rank, file or diagonal, until it is blocked.")},
    Sentence{"tavreli", "ratoborets",
             QT_TRANSLATE_NOOP("Card", "It moves any number of squares along a rank or file, until it is blocked.")},
    Sentence{"tavreli", "archer",
             QT_TRANSLATE_NOOP("Card", "It moves any number of squares along a diagonal, until it is blocked.")},
    Sentence{"tavreli", "rider",
             QT_TRANSLATE_NOOP("Card", "It jumps two squares along a rank or file and one square to the side.")},
    Sentence{"tavreli", "helgi",
             QT_TRANSLATE_NOOP("Card",
                               "It moves like a prince and like a rider. The ratnik that starts in front of the volkhv "
                               "promotes to Helgi.")},
    Sentence{"tavreli", "ratnik",
             QT_TRANSLATE_NOOP("Card",
                               "It moves one square forward, or two on its first move. It can also move onto one of "
                               "your own towers. It captures one square diagonally forward.")},

    Sentence{"greatshatranj", "wfda",
             QT_TRANSLATE_NOOP("Card", "It leaps one or two squares along a rank, file or diagonal.")},
    Sentence{"greatshatranj", "minister",
             QT_TRANSLATE_NOOP("Card", "It leaps like a knight, or one or two squares along a rank or file.")},
    Sentence{"greatshatranj", "highpriest",
             QT_TRANSLATE_NOOP("Card", "It leaps like a knight, or one or two squares diagonally.")},
    Sentence{"greatshatranj", "elephant", QT_TRANSLATE_NOOP("Card", "It leaps one or two squares diagonally.")},
    Sentence{"greatshatranj", "woody",
             QT_TRANSLATE_NOOP("Card", "The source calls it Woody. It leaps one or two squares along a rank or file.")},
    Sentence{"greatshatranj", "soldier",
             QT_TRANSLATE_NOOP("Card", "It moves one square in any direction, like a king, but it can be captured.")},
    Sentence{"greatshatranj", "pawn",
             QT_TRANSLATE_NOOP("Card",
                               "It moves one square forward, never two. It captures one square diagonally forward.")},

    Sentence{"bolyar", "bolyar", QT_TRANSLATE_NOOP("Card", "It moves like a queen but captures like a rook.")},
    Sentence{"bolyar", "boat",
             QT_TRANSLATE_NOOP("Card",
                               "Without a capture, it leaps within two files and two ranks, not backwards. It captures "
                               "only along its rank or file, one or two squares away, also backwards.")},
    Sentence{"bolyar", "general",
             QT_TRANSLATE_NOOP(
                 "Card",
                 "It moves like a queen: any number of squares along a rank, file or diagonal, until it is blocked.")},
    Sentence{"bolyar", "officer",
             QT_TRANSLATE_NOOP("Card",
                               "It moves any number of squares along a diagonal, until it is blocked. It can also move "
                               "one square straight forward, but it cannot capture there.")},

    Sentence{"vyrt", "queen",
             QT_TRANSLATE_NOOP("Card",
                               "It moves like a queen and crosses the edges of the board. It cannot move all the way "
                               "around to its own square.")},
    Sentence{"vyrt", "rook",
             QT_TRANSLATE_NOOP("Card",
                               "It moves like a rook and crosses the edges of the board. It cannot move all the way "
                               "around to its own square.")},
    Sentence{"vyrt", "bishop",
             QT_TRANSLATE_NOOP("Card",
                               "It moves like a bishop and crosses the edges of the board. It cannot move all the way "
                               "around to its own square.")},
    Sentence{"vyrt", "pawn",
             QT_TRANSLATE_NOOP("Card",
                               "It moves one square forward. From the front row, it can move two squares on its first "
                               "move. It captures one square diagonally forward.")},

    Sentence{"fortress", "knight",
             QT_TRANSLATE_NOOP("Card",
                               "It moves two squares along a rank or file and one square to the side. Walls must leave "
                               "at least one of its two paths open.")},
    Sentence{"fortress", "pawn",
             QT_TRANSLATE_NOOP("Card",
                               "It moves one square forward, or two on its first move. It captures one square "
                               "diagonally forward, but not past the end of a wall.")},
};

struct Point {
    std::string_view game;
    const char* text;
};

constexpr std::array points{
    Point{"chess", QT_TRANSLATE_NOOP("Settled",
                                     "Insufficient material is a draw: bare kings, a single knight or bishop, or "
                                     "bishops on squares of one colour. Under the current laws, a position is also a "
                                     "draw if Rokada can prove that blocked pawns make checkmate impossible.")},
    Point{"chess", QT_TRANSLATE_NOOP("Settled",
                                     "Flag fall is a draw if no series of legal moves can checkmate the player whose "
                                     "flag has fallen. Rokada decides this by the pieces on the board.")},
    Point{"chess", QT_TRANSLATE_NOOP(
                       "Settled",
                       "Rokada does not accept an illegal move. The player loses only the time that was used for it.")},
    Point{"chess", QT_TRANSLATE_NOOP("Settled",
                                     "Some texts call stalemate a loss, or allow promotion only to captured pieces. "
                                     "These texts are wrong, and Rokada does not follow them.")},

    Point{"greatshatranj", QT_TRANSLATE_NOOP("Settled",
                                             "The source calls a bare king a draw. The inventor calls it a loss. You "
                                             "can choose either rule. The default is a draw.")},
    Point{"greatshatranj", QT_TRANSLATE_NOOP("Settled",
                                             "A pawn can promote to any of seven pieces, without limit. You can also "
                                             "choose the rule that it promotes only to captured pieces.")},
    Point{
        "greatshatranj",
        QT_TRANSLATE_NOOP(
            "Settled",
            "The general moves one or two squares in any direction. Some descriptions say that it moves like a king.")},
    Point{"greatshatranj",
          QT_TRANSLATE_NOOP(
              "Settled",
              "The source shows castling rights in its notation but describes no castling. So there is no castling.")},
    Point{
        "greatshatranj",
        QT_TRANSLATE_NOOP(
            "Settled", "Threefold repetition and the 50-move rule end the game without a claim. The source says so.")},

    Point{"bolyar",
          QT_TRANSLATE_NOOP("Settled",
                            "The source does not say clearly where the corner squares are. By default they continue "
                            "the long diagonals. You can also choose to have them beside the rooks.")},
    Point{"bolyar", QT_TRANSLATE_NOOP("Settled",
                                      "The boat reaches every square within two files and ranks, but not backwards. "
                                      "Backwards it can only capture.")},
    Point{"bolyar",
          QT_TRANSLATE_NOOP("Settled",
                            "The source says that \"every piece\" promotes. In Rokada, the king does not promote.")},
    Point{"bolyar", QT_TRANSLATE_NOOP("Settled", "The number of bonus boats is not limited.")},
    Point{"bolyar",
          QT_TRANSLATE_NOOP("Settled", "Castling is long on both sides. O-O is castling towards the i-file.")},
    Point{"bolyar",
          QT_TRANSLATE_NOOP(
              "Settled",
              "Knights and officers start as in chess. Both officers of a side stand on squares of one colour.")},
    Point{"bolyar", QT_TRANSLATE_NOOP("Settled",
                                      "The source says nothing about stalemate, repetition or the 50-move rule. Rokada "
                                      "follows the rules of chess.")},

    Point{"vyrt", QT_TRANSLATE_NOOP("Settled",
                                    "The pawns behind the pieces move forward, exactly as the source says. You can "
                                    "also choose to have them move outwards.")},
    Point{"vyrt", QT_TRANSLATE_NOOP("Settled", "Only unmoved pawns of the front row have a double step.")},
    Point{"vyrt", QT_TRANSLATE_NOOP("Settled",
                                    "The source numbers the ranks from the top. But it also says that a pawn moves "
                                    "up, so White is at the bottom.")},
    Point{"vyrt",
          QT_TRANSLATE_NOOP(
              "Settled",
              "A closed line returns to the square where it starts. A piece cannot move along the whole of it.")},
    Point{"vyrt",
          QT_TRANSLATE_NOOP(
              "Settled",
              "Pieces of both sides block the path. No piece can stand between a king and a rook that castle.")},
    Point{"vyrt", QT_TRANSLATE_NOOP("Settled",
                                    "The source gives l3 and l5 among the moves of a knight on i4. That is a mistake: "
                                    "the squares must be k3 and k5.")},
    Point{"vyrt",
          QT_TRANSLATE_NOOP(
              "Settled",
              "The rule of five squares only explains how to follow a diagonal across the edge. It forbids no move.")},
    Point{"vyrt", QT_TRANSLATE_NOOP("Settled",
                                    "Rokada judges by the pieces whether material is insufficient. One piece besides "
                                    "the king is never enough.")},

    Point{"fortress",
          QT_TRANSLATE_NOOP("Settled", "No source says which side moves first. You can choose the first side.")},
    Point{"fortress",
          QT_TRANSLATE_NOOP(
              "Settled",
              "Players place reserve pieces openly and in turn. The source says only where the pieces may be placed.")},
    Point{"fortress",
          QT_TRANSLATE_NOOP("Settled", "A knight can make its two steps in either order. One open path is enough.")},
    Point{"fortress", QT_TRANSLATE_NOOP("Settled",
                                        "A player can be checkmated only on that player's own turn. Then all pieces of "
                                        "that player leave the board, not only the king.")},
    Point{"fortress",
          QT_TRANSLATE_NOOP("Settled",
                            "Pawns also promote at the ends of the fortresses, so that no pawn gets stuck there.")},
    Point{"fortress",
          QT_TRANSLATE_NOOP("Settled",
                            "The source does not mention castling, so you can choose whether it is allowed. There is "
                            "no en passant.")},
    Point{"fortress",
          QT_TRANSLATE_NOOP(
              "Settled",
              "The source does not cover stalemate, draws or resignation. Rokada's rule: a stalemated player passes.")},

    Point{"tavreli",
          QT_TRANSLATE_NOOP("Settled",
                            "The source describes the game in only three paragraphs. Rokada follows the rules of the "
                            "Russian Tavreli federation. Twenty tournament games agree with these rules.")},
    Point{"tavreli", QT_TRANSLATE_NOOP("Settled",
                                       "The source says that a piece stands on the volkhv. This means checkmate: no "
                                       "piece is ever put on a volkhv.")},
    Point{"tavreli", QT_TRANSLATE_NOOP(
                         "Settled",
                         "In some descriptions, a promoted piece stays promoted under pieces of its own side. In other "
                         "descriptions, a double step can pass over your own towers. Both rules are options.")},
    Point{"tavreli",
          QT_TRANSLATE_NOOP("Settled", "A ratnik on its last rank also promotes when the opponent uncovers it.")},
    Point{"tavreli", QT_TRANSLATE_NOOP("Settled",
                                       "Fivefold repetition, the 50-move rule and the 75-move rule come from chess. A "
                                       "ratnik move, a capture or a promotion restarts the count.")},
};

/// Sentences about pieces that capture differently from how they move.
constexpr std::array highlights{
    Sentence{"bolyar", "bolyar", QT_TRANSLATE_NOOP("Card", "A bolyar does not capture diagonally.")},
    Sentence{"bolyar", "officer",
             QT_TRANSLATE_NOOP("Card",
                               "The square straight in front of an officer is blue: the officer can move there but "
                               "cannot capture there.")},
};

/// Returns the longest run of squares of `set` that begins at `first` and continues in the direction `step`.
std::vector<Square> runFrom(const Geometry& board, const SquareSet& set, Square first, Delta step) {
    std::vector<Square> run{first};
    while (true) {
        const Square next = board.at(board.column(run.back()) + step.dx, board.row(run.back()) + step.dy);
        if (next == NoSquare || !set.test(next)) return run;
        run.push_back(next);
    }
}

/// Returns true if the promotion applies to pieces of this side and kind.
bool isPromotionOf(const Promotion& promotion, const Variant& variant, Side side, Kind kind) {
    return promotion.side == side && promotion.kinds.find(variant.kinds[kind].letter) != std::string_view::npos;
}

/// Returns the squares on which a piece of this kind can arrive in a game. A piece that reaches a promotion square does
/// not move on as this kind, so moves from these squares do not count.
SquareSet arrivalsOf(const Variant& variant, Side side, Kind kind) {
    SquareSet left;  // squares where the piece promotes
    for (const Promotion& promotion : variant.promotions) {
        if (isPromotionOf(promotion, variant, side, kind)) left |= promotion.squares;
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
    const auto isOwn = [&](const Promotion& promotion) { return isPromotionOf(promotion, variant, side, kind); };
    if (std::ranges::none_of(variant.promotions, isOwn)) return {};
    const SquareSet reached = arrivalsOf(variant, side, kind);
    std::vector<std::pair<std::string_view, SquareSet>> arrivals;  // squares of arrival, by the kinds of the promotion
    for (const Promotion& promotion : variant.promotions) {
        if (!isOwn(promotion)) continue;
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
        //: %1 in a list of promotions: the pawn promotes to the piece behind which it started
        if (into.empty()) pieces << QCoreApplication::translate("Card", "the piece that started behind it");
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
