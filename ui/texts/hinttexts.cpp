#include "texts/hinttexts.h"

#include "explain/merit.h"
#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>

namespace rokada::ui::texts {

namespace {

QString kindOn(const Position& position, Kind kind) { return kindName(position.book().variant().kinds[kind].name); }

/// Reasons that are about nobody in particular.
QString plainReason(Merit merit) {
    switch (merit) {
        case Merit::Only: return QCoreApplication::translate("Hint", "There is no other move.");
        case Merit::Mate: return QCoreApplication::translate("Hint", "It is mate.");
        case Merit::AnswersCheck: return QCoreApplication::translate("Hint", "It answers the check.");
        case Merit::ChecksTwice: return QCoreApplication::translate("Hint", "It gives check from both sides at once.");
        case Merit::Checks: return QCoreApplication::translate("Hint", "It gives check.");
        case Merit::Castles:
            return QCoreApplication::translate("Hint", "The king gets out of the way, and the rook into play.");
        default: return QCoreApplication::translate("Hint", "The computer sees nothing better.");
    }
}

/// Reasons that are about a man: %1 is the man, %2 his square.
QString reasonWithMan(Merit merit) {
    switch (merit) {
        case Merit::TakesLoose: return QCoreApplication::translate("Hint", "Nobody defends the %1 on %2.");
        case Merit::TakesWorthier:
            return QCoreApplication::translate("Hint", "The %1 on %2 is worth more than the man who takes.");
        case Merit::Takes: return QCoreApplication::translate("Hint", "It takes the %1 on %2.");
        case Merit::Saves: return QCoreApplication::translate("Hint", "Your %1 on %2 is in danger.");
        case Merit::Attacks: return QCoreApplication::translate("Hint", "It attacks the %1 on %2.");
        case Merit::Guards: return QCoreApplication::translate("Hint", "It protects the %1 on %2.");
        default: return {};
    }
}

QString reason(const Position& position, const Reasoning& why) {
    if (why.merit == Merit::Promotes)
        return QCoreApplication::translate("Hint", "You get a new man: %1.").arg(kindOn(position, kindOf(why.man)));
    if (why.merit == Merit::Reach)
        return QCoreApplication::translate("Hint", "Squares within reach: %1, before: %2.")
            .arg(why.after)
            .arg(why.before);
    if (why.merit == Merit::Room)
        return QCoreApplication::translate("Hint", "Your men get more room: %1 squares, before: %2.")
            .arg(why.after)
            .arg(why.before);
    const QString sentence = reasonWithMan(why.merit);
    if (sentence.isEmpty()) return plainReason(why.merit);
    return sentence.arg(kindOn(position, kindOf(why.man)), square(position.book().geometry(), why.about));
}

}  // namespace

QString lookAt(const Position& position, Move move) {
    if (move.sort() == Sort::Deploy) {
        return QCoreApplication::translate("Hint", "Look at the %1 beside the board.")
            .arg(kindOn(position, move.becomes()));
    }
    return QCoreApplication::translate("Hint", "Look at the %1 on %2.")
        .arg(kindOn(position, kindOf(position[move.from()])), square(position.book().geometry(), move.from()));
}

QString goodMove(const Position& position, Move move, NotationStyle style) {
    //: the move, and a sentence that says why
    return QCoreApplication::translate("Hint", "A good move: %1. %2")
        .arg(spoken(moveText(position, move, style)), reason(position, reasoningFor(position, move)));
}

}  // namespace rokada::ui::texts
