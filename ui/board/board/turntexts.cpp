#include "board/turntexts.h"

#include "texts/names.h"
#include "texts/texts.h"
#include "texts/torustexts.h"
#include "texts/towertexts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace rokada::ui::texts {

namespace {

struct Named {
    std::string_view name;
    const char* text;
};

constexpr std::array takings{
    Named{"queen", QT_TRANSLATE_NOOP("Spoken", "captures a queen")},
    Named{"rook", QT_TRANSLATE_NOOP("Spoken", "captures a rook")},
    Named{"bishop", QT_TRANSLATE_NOOP("Spoken", "captures a bishop")},
    Named{"knight", QT_TRANSLATE_NOOP("Spoken", "captures a knight")},
    Named{"pawn", QT_TRANSLATE_NOOP("Spoken", "captures a pawn")},
    Named{"officer", QT_TRANSLATE_NOOP("Spoken", "captures an officer")},
    Named{"bolyar", QT_TRANSLATE_NOOP("Spoken", "captures a bolyar")},
    Named{"boat", QT_TRANSLATE_NOOP("Spoken", "captures a boat")},
    Named{"general", QT_TRANSLATE_NOOP("Spoken", "captures a general")},
    Named{"wfda", QT_TRANSLATE_NOOP("Spoken", "captures a general")},
    Named{"minister", QT_TRANSLATE_NOOP("Spoken", "captures a minister")},
    Named{"highpriest", QT_TRANSLATE_NOOP("Spoken", "captures a high priest")},
    Named{"elephant", QT_TRANSLATE_NOOP("Spoken", "captures an elephant")},
    Named{"woody", QT_TRANSLATE_NOOP("Spoken", "captures a war machine")},
    Named{"soldier", QT_TRANSLATE_NOOP("Spoken", "captures a soldier")},
    Named{"knyaz", QT_TRANSLATE_NOOP("Spoken", "captures a prince")},
    Named{"ratoborets", QT_TRANSLATE_NOOP("Spoken", "captures a ratoborets")},
    Named{"archer", QT_TRANSLATE_NOOP("Spoken", "captures an archer")},
    Named{"rider", QT_TRANSLATE_NOOP("Spoken", "captures a rider")},
    Named{"ratnik", QT_TRANSLATE_NOOP("Spoken", "captures a ratnik")},
    Named{"helgi", QT_TRANSLATE_NOOP("Spoken", "captures Helgi")},
};

constexpr std::array becomings{
    Named{"queen", QT_TRANSLATE_NOOP("Spoken", "promotes to a queen")},
    Named{"rook", QT_TRANSLATE_NOOP("Spoken", "promotes to a rook")},
    Named{"bishop", QT_TRANSLATE_NOOP("Spoken", "promotes to a bishop")},
    Named{"knight", QT_TRANSLATE_NOOP("Spoken", "promotes to a knight")},
    Named{"bolyar", QT_TRANSLATE_NOOP("Spoken", "promotes to a bolyar")},
    Named{"general", QT_TRANSLATE_NOOP("Spoken", "promotes to a general")},
    Named{"wfda", QT_TRANSLATE_NOOP("Spoken", "promotes to a general")},
    Named{"minister", QT_TRANSLATE_NOOP("Spoken", "promotes to a minister")},
    Named{"highpriest", QT_TRANSLATE_NOOP("Spoken", "promotes to a high priest")},
    Named{"elephant", QT_TRANSLATE_NOOP("Spoken", "promotes to an elephant")},
    Named{"woody", QT_TRANSLATE_NOOP("Spoken", "promotes to a war machine")},
    Named{"soldier", QT_TRANSLATE_NOOP("Spoken", "promotes to a soldier")},
    Named{"knyaz", QT_TRANSLATE_NOOP("Spoken", "promotes to a prince")},
    Named{"ratoborets", QT_TRANSLATE_NOOP("Spoken", "promotes to a ratoborets")},
    Named{"archer", QT_TRANSLATE_NOOP("Spoken", "promotes to an archer")},
    Named{"rider", QT_TRANSLATE_NOOP("Spoken", "promotes to a rider")},
    Named{"helgi", QT_TRANSLATE_NOOP("Spoken", "promotes to Helgi")},
};

constexpr std::array checkedSides{
    Named{"white", QT_TRANSLATE_NOOP("Spoken", "check to White")},
    Named{"black", QT_TRANSLATE_NOOP("Spoken", "check to Black")},
    Named{"red", QT_TRANSLATE_NOOP("Spoken", "check to Red")},
    Named{"blue", QT_TRANSLATE_NOOP("Spoken", "check to Blue")},
};

QString worded(std::span<const Named> table, std::string_view name) {
    const auto it = std::ranges::find_if(table, [&](const Named& n) { return n.name == name; });
    return it == table.end() ? QString() : spokenWords(it->text);
}

/// Composes the text of a turn.
class TurnDescriber {
public:
    TurnDescriber(const Rulebook& book, const Turn& turn, const SpeechOptions& speech)
        : variant_(book.variant()), turn_(turn), speech_(speech), after_(turn.before) {
        Undo undo;
        after_.make(turn.move, undo);
    }

    QString describe() {
        facts_ << journey();
        if (turn_.move.type() != MoveType::Drop) {
            addPart();
            addCapture();
            addBecoming();
            addBonus();
            addFreed();
        }
        addChecks();
        return facts_.join(QStringLiteral(", ")) + u'.';
    }

private:
    [[nodiscard]] QString name(Square square) const { return spokenSquare(variant_.geometry, square, speech_); }
    [[nodiscard]] QString kind(Kind kind) const { return kindName(variant_.kinds[kind].name); }

    [[nodiscard]] QString journey() const {
        const Move move = turn_.move;
        const QString sideText = sideName(variant_.sideSpecs[turn_.before.turn()].name);
        if (move.type() == MoveType::Drop) {
            //: a side, a piece and a square
            return spokenWords(QT_TRANSLATE_NOOP("Spoken", "%1: %2 from the reserve to %3"))
                .arg(sideText, kind(move.becomes()), name(move.to()));
        }
        if (move.type() == MoveType::Castle && move.from() == move.to()) {
            //: a side and a square
            return spokenWords(QT_TRANSLATE_NOOP("Spoken", "%1: castling, the king stays on %2"))
                .arg(sideText, name(move.from()));
        }
        if (move.type() == MoveType::Castle) {
            //: a side and two squares
            return spokenWords(QT_TRANSLATE_NOOP("Spoken", "%1: castling, king from %2 to %3"))
                .arg(sideText, name(move.from()), name(move.to()));
        }
        //: a side, a piece and two squares
        return spokenWords(QT_TRANSLATE_NOOP("Spoken", "%1: %2 from %3 to %4"))
            .arg(sideText, kind(kindOf(turn_.before[move.from()])), name(move.from()), name(move.to()));
    }

    void addCapture() {
        const Move move = turn_.move;
        const Piece captured = turn_.before.captured(move);
        if (move.type() == MoveType::EnPassant) {
            facts_ << spokenWords(QT_TRANSLATE_NOOP("Spoken", "captures a pawn en passant"));
        } else if (captured != NoPiece && move.type() != MoveType::Castle) {
            facts_ << worded(takings, variant_.kinds[kindOf(captured)].name);
        }
    }

    void addBecoming() {
        if (turn_.move.becomes() != NoKind) facts_ << worded(becomings, variant_.kinds[turn_.move.becomes()].name);
    }

    /// Adds the number of pieces of a tower that have moved.
    void addPart() {
        const Move move = turn_.move;
        const int height = turn_.before.height(move.from());
        if (height < 2) return;
        if (move.pieces() == WholeTower) {
            facts_ << spokenWords(QT_TRANSLATE_NOOP("Spoken", "the whole tower of %1 pieces")).arg(height);
        } else {
            //: how many pieces of a tower moved, and its height
            facts_ << spokenWords(QT_TRANSLATE_NOOP("Spoken", "%1 of %2 pieces of the tower"))
                          .arg(move.pieces())
                          .arg(height);
        }
    }

    void addFreed() {
        if (const QString words = freed(turn_); !words.isEmpty()) facts_ << words;
    }

    /// Adds the bonus pieces of Bolyar chess that the move has put on the board.
    void addBonus() {
        if (turn_.move.type() != MoveType::Bonus) return;
        for (int s = 0; s < variant_.geometry.size(); ++s) {
            const auto square = Square(s);
            if (square == turn_.move.to() || !turn_.before.empty(square) || after_.empty(square)) continue;
            facts_ << spokenWords(QT_TRANSLATE_NOOP("Spoken", "a new %1 appears on %2"))
                          .arg(kind(kindOf(after_[square])), name(square));
        }
    }

    void addChecks() {
        if (turn_.ending) return;
        for (std::size_t i = 0; i < variant_.sides(); ++i) {
            const auto side = Side(i);
            // Skip sides without a king: another text says that they are eliminated.
            if (after_.king(side) == NoSquare || !after_.inCheck(side) || turn_.before.inCheck(side)) continue;
            if (variant_.sides() > 2) {
                facts_ << worded(checkedSides, variant_.sideSpecs[side].name);
            } else {
                facts_ << (checkFromBothSides(after_, side).isEmpty()
                               ? spokenWords(QT_TRANSLATE_NOOP("Spoken", "check"))
                               : spokenWords(QT_TRANSLATE_NOOP("Spoken", "check from two directions")));
            }
        }
    }

    const Variant& variant_;
    const Turn& turn_;
    SpeechOptions speech_;
    Position after_;
    QStringList facts_;
};

}  // namespace

QString played(const Rulebook& book, const Turn& turn, const SpeechOptions& speech) {
    QString after = followed(book, turn);
    if (turn.move.forced()) return after;
    const QString move = TurnDescriber(book, turn, speech).describe();
    return after.isEmpty() ? move : move + u' ' + after;
}

}  // namespace rokada::ui::texts
