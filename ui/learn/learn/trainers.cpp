#include "learn/trainers.h"

#include "rules/forced.h"
#include "rules/judgement.h"
#include "rules/movegen.h"
#include "text/positiontext.h"
#include "texts/piecewords.h"
#include "texts/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <random>

namespace rokada::ui {

namespace {

constexpr int Questions = 10;
/// The number of random plies before a question about a move is `FewestPlies` plus a random number below `MorePlies`.
constexpr std::uint64_t FewestPlies = 6, MorePlies = 16;

/// Returns a lesson text with the same `words` for every language. `words` are in the current language. After a change
/// of the language, only the next round gets new texts.
LessonText textOf(const QString& words) {
    const std::string text = words.toStdString();
    return {{text, text, text}, {1, 1}};
}

/// Returns all squares to which the piece can move on an empty board.
SquareSet reachOf(const Rulebook& book, Piece piece, Square from) {
    SquareSet squares;
    for (const Target& target : book.targets(piece, from)) squares.set(target.square);
    return squares;
}

class Questioner {
public:
    Questioner(const RulebookPtr& book, std::uint64_t seed) : book_(*book), lot_(seed) {}

    LessonStep ask(Trainer trainer) {
        switch (trainer) {
            case Trainer::Names: return find(next(), &Questioner::nameOf);
            case Trainer::Said: return find(next(), &Questioner::saidName);
            case Trainer::Colours: return colour(next());
            case Trainer::KnightInTwo: return knight(next());
            case Trainer::Notation: break;
        }
        return notation();
    }

private:
    /// Returns a random square. It differs from the previous one.
    Square next() {
        const auto last = last_;
        while (last_ == last) last_ = Square(lot_() % static_cast<std::uint64_t>(book_.size()));
        return last_;
    }

    [[nodiscard]] QString nameOf(Square square) const { return texts::square(book_.geometry(), square); }

    [[nodiscard]] QString saidName(Square square) const {
        //: %1: a square as it is spoken, for example "gee five"
        return QCoreApplication::translate("Trainer", "\"%1\"").arg(saidSquare(book_.geometry(), square));
    }

    LessonStep find(Square square, QString (Questioner::*named)(Square) const) const {
        LessonStep step(book_);
        step.type = StepType::Square;
        step.text = textOf(
            QCoreApplication::translate("Trainer", "Where is %1? Click the square.").arg((this->*named)(square)));
        step.rightSquares.set(square);
        return step;
    }

    LessonStep colour(Square square) const {
        LessonStep step(book_);
        step.type = StepType::Choice;
        step.text = textOf(QCoreApplication::translate("Trainer", "What colour is %1?").arg(nameOf(square)));
        const bool dark = book_.geometry().dark(square);
        step.options = {{textOf(QCoreApplication::translate("Trainer", "Light")), {}, !dark},
                        {textOf(QCoreApplication::translate("Trainer", "Dark")), {}, dark}};
        return step;
    }

    LessonStep knight(Square square) const {
        LessonStep step(book_);
        const Piece piece = pieceOf(Side(0), book_.variant().kindOf('N'));
        step.type = StepType::Squares;
        step.position.put(piece, square);
        step.text = textOf(
            //: %1: a piece and its square, for example "the knight on g1"
            QCoreApplication::translate("Trainer",
                                        "Which squares can %1 reach in exactly two moves? Click all of them, but not "
                                        "the square of the piece itself.")
                .arg(texts::subject(book_, piece, square)));
        reachOf(book_, piece, square).forEach([&](Square one) { step.rightSquares |= reachOf(book_, piece, one); });
        step.rightSquares.reset(square);
        return step;
    }

    LessonStep notation() {
        LessonStep step(book_);
        writes_ = !writes_;
        step.type = writes_ ? StepType::Write : StepType::Find;
        step.text = textOf(writes_ ? QCoreApplication::translate("Trainer", "Type the move that the arrow shows.")
                                   : QCoreApplication::translate("Trainer", "Play this move on the board."));
        std::vector<Move> moves;
        while (moves.empty()) {
            step.position = played();
            moves = plainMoves(step.position);
        }
        step.rightMoves = {moves[lot_() % moves.size()]};
        return step;
    }

    /// Returns the position after a random number of random moves. If the game ends earlier, returns its last position.
    Position played() {
        Position position = startPosition(book_);
        const std::uint64_t plies = FewestPlies + lot_() % MorePlies;
        for (std::uint64_t i = 0; i < plies || position.placing(position.turn()); ++i) {
            const MoveList moves = legalMoves(position);
            if (moves.empty() || judge(position)) break;
            Undo undo;
            position.make(moves[lot_() % moves.size()], undo);
            settle(position);
        }
        return position;
    }

    /// Returns the legal moves that an arrow from square to square describes completely. Excludes drops and promotions.
    [[nodiscard]] static std::vector<Move> plainMoves(const Position& position) {
        std::vector<Move> plain;
        MoveList moves;
        if (!judge(position)) legalMoves(position, moves);
        for (const Move move : moves) {
            if (!move.forced() && move.type() != MoveType::Drop && move.becomes() == NoKind) plain.push_back(move);
        }
        return plain;
    }

    const Rulebook& book_;
    std::mt19937_64 lot_;
    bool writes_ = true;  ///< true if the last question about notation asked the learner to write a move
    Square last_ = NoSquare;
};

struct SaidLetter {
    char file;
    const char* name;
};

constexpr std::array saidLetters{
    SaidLetter{'a', QT_TRANSLATE_NOOP("Said", "ay")},  SaidLetter{'b', QT_TRANSLATE_NOOP("Said", "bee")},
    SaidLetter{'c', QT_TRANSLATE_NOOP("Said", "see")}, SaidLetter{'d', QT_TRANSLATE_NOOP("Said", "dee")},
    SaidLetter{'e', QT_TRANSLATE_NOOP("Said", "ee")},  SaidLetter{'f', QT_TRANSLATE_NOOP("Said", "ef")},
    SaidLetter{'g', QT_TRANSLATE_NOOP("Said", "gee")}, SaidLetter{'h', QT_TRANSLATE_NOOP("Said", "aitch")},
    SaidLetter{'i', QT_TRANSLATE_NOOP("Said", "eye")}, SaidLetter{'j', QT_TRANSLATE_NOOP("Said", "jay")},
    SaidLetter{'k', QT_TRANSLATE_NOOP("Said", "kay")}, SaidLetter{'l', QT_TRANSLATE_NOOP("Said", "el")},
    SaidLetter{'m', QT_TRANSLATE_NOOP("Said", "em")},  SaidLetter{'n', QT_TRANSLATE_NOOP("Said", "en")},
    SaidLetter{'o', QT_TRANSLATE_NOOP("Said", "oh")},  SaidLetter{'p', QT_TRANSLATE_NOOP("Said", "pee")},
    SaidLetter{'z', QT_TRANSLATE_NOOP("Said", "zed")}};

constexpr std::array saidNumbers{
    QT_TRANSLATE_NOOP("Said", "one"),      QT_TRANSLATE_NOOP("Said", "two"),      QT_TRANSLATE_NOOP("Said", "three"),
    QT_TRANSLATE_NOOP("Said", "four"),     QT_TRANSLATE_NOOP("Said", "five"),     QT_TRANSLATE_NOOP("Said", "six"),
    QT_TRANSLATE_NOOP("Said", "seven"),    QT_TRANSLATE_NOOP("Said", "eight"),    QT_TRANSLATE_NOOP("Said", "nine"),
    QT_TRANSLATE_NOOP("Said", "ten"),      QT_TRANSLATE_NOOP("Said", "eleven"),   QT_TRANSLATE_NOOP("Said", "twelve"),
    QT_TRANSLATE_NOOP("Said", "thirteen"), QT_TRANSLATE_NOOP("Said", "fourteen"), QT_TRANSLATE_NOOP("Said", "fifteen"),
    QT_TRANSLATE_NOOP("Said", "sixteen")};

QString saidWord(const char* word) { return QCoreApplication::translate("Said", word); }

}  // namespace

QString trainerTitle(Trainer trainer) {
    switch (trainer) {
        case Trainer::Names: return QCoreApplication::translate("Trainer", "Find the square");
        case Trainer::Said: return QCoreApplication::translate("Trainer", "Squares in words");
        case Trainer::Colours: return QCoreApplication::translate("Trainer", "Light or dark?");
        case Trainer::Notation: return QCoreApplication::translate("Trainer", "Reading moves");
        case Trainer::KnightInTwo: return QCoreApplication::translate("Trainer", "Two moves ahead");
    }
    return {};
}

QString trainerTip(Trainer trainer) {
    switch (trainer) {
        case Trainer::Names: return QCoreApplication::translate("Trainer", "Find ten squares by name.");
        case Trainer::Said: return QCoreApplication::translate("Trainer", "Find ten squares by their spoken names.");
        case Trainer::Colours: return QCoreApplication::translate("Trainer", "Name the colour of ten squares.");
        case Trainer::Notation:
            return QCoreApplication::translate("Trainer",
                                               "Play the move that is written, or type the move that is shown.");
        case Trainer::KnightInTwo:
            return QCoreApplication::translate("Trainer", "Find the squares that a piece can reach in two moves.");
    }
    return {};
}

Lesson trainerLesson(Trainer trainer, const RulebookPtr& book, std::uint64_t seed) {
    Lesson lesson;
    lesson.book = book;
    lesson.id = "trainer";
    lesson.title = textOf(trainerTitle(trainer));
    Questioner questioner(book, seed);
    for (int i = 0; i < Questions; ++i) lesson.steps.push_back(questioner.ask(trainer));
    return lesson;
}

QString saidSquare(const Geometry& board, Square square) {
    const std::string name = board.name(square);
    const auto letter = std::ranges::find(saidLetters, name.front(), &SaidLetter::file);
    const auto rank = static_cast<std::size_t>(board.rankNumber(board.row(square)) - 1);
    if (letter == saidLetters.end() || rank >= saidNumbers.size()) return QString::fromStdString(name);
    //: a square as it is spoken, for example "gee five"; %1: name of the file; %2: number of the rank
    return saidWord(QT_TRANSLATE_NOOP("Said", "%1 %2")).arg(saidWord(letter->name), saidWord(saidNumbers[rank]));
}

}  // namespace rokada::ui
