#include "texts/lawtexts.h"

#include "kit/latin.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui::texts {

namespace {

constexpr std::string_view OldCode = "old";
constexpr std::string_view House = "house";

struct LawWords {
    Law law;
    std::string_view article;  ///< of the FIDE Laws
    const char* text;
};

constexpr std::array laws{
    LawWords{Law::EndBeforeFlag, "6.2.1",
             QT_TRANSLATE_NOOP("Law", "The game was over before the flag fell: its result stands.")},
    LawWords{Law::FlagFall, "6.9", QT_TRANSLATE_NOOP("Law", "Whose time has run out has lost.")},
    LawWords{Law::FlagWithoutMate, "6.9",
             QT_TRANSLATE_NOOP("Law", "The time has run out, but the opponent cannot win: a draw.")},
    LawWords{Law::FirstFlag, "6.9", QT_TRANSLATE_NOOP("Law", "The flag that fell first decides.")},
    LawWords{Law::FlagsPlayOn, "III.3.1",
             QT_TRANSLATE_NOOP("Law", "Both flags have fallen, nobody knows which first: the next period begins.")},
    LawWords{Law::FlagsDraw, "III.3.1",
             QT_TRANSLATE_NOOP("Law", "Both flags have fallen, nobody knows which first: a draw.")},
    LawWords{Law::ClaimRight, "9.5.2", QT_TRANSLATE_NOOP("Law", "The claim is right: a draw.")},
    LawWords{Law::ClaimTwoMinutes, "9.5.3",
             QT_TRANSLATE_NOOP("Law", "The claim is wrong: the opponent gets two minutes, and the game goes on.")},
    LawWords{Law::ClaimFiveMinutes, OldCode,
             QT_TRANSLATE_NOOP("Law", "The claim is wrong: it costs five minutes, and the game goes on.")},
    LawWords{
        Law::ClaimFlag, OldCode,
        QT_TRANSLATE_NOOP("Law", "The claim is wrong: it costs five minutes, more than was left. The flag falls.")},
    LawWords{Law::OfferProper, "9.1.2",
             QT_TRANSLATE_NOOP("Law", "The offer of a draw stands until the opponent answers or moves.")},
    LawWords{
        Law::OfferImproper, "9.1.2",
        QT_TRANSLATE_NOOP("Law", "A draw is offered between the move and the clock; this offer stands all the same.")},
    LawWords{Law::OfferRepeated, "11.5",
             QT_TRANSLATE_NOOP("Law", "An offer is not repeated: wait for the opponent's, or ten moves.")},
    LawWords{Law::IllegalRestored, OldCode,
             QT_TRANSLATE_NOOP("Law", "The move is impossible: the position before it is restored.")},
    LawWords{Law::IllegalTwoMinutes, "7.5.5",
             QT_TRANSLATE_NOOP("Law", "The move is impossible: it is taken back, and the opponent gets two minutes.")},
    LawWords{Law::IllegalOneMinute, "7.5.5",
             QT_TRANSLATE_NOOP("Law", "The move is impossible: it is taken back, and the opponent gets one minute.")},
    LawWords{Law::IllegalSecond, "7.5.5", QT_TRANSLATE_NOOP("Law", "The second impossible move loses.")},
    LawWords{Law::IllegalProgram, House, QT_TRANSLATE_NOOP("Law", "A program that makes an impossible move loses.")},
    LawWords{Law::Adjusted, "4.2.1", QT_TRANSLATE_NOOP("Law", "I adjust: the men that are touched now need not move.")},
    LawWords{Law::OwnTouched, "4.3.1", QT_TRANSLATE_NOOP("Law", "The first touched man that can move must move.")},
    LawWords{Law::EnemyTouched, "4.3.2",
             QT_TRANSLATE_NOOP("Law", "The first touched enemy that can be taken must be taken.")},
    LawWords{Law::BothTouched, "4.3.3",
             QT_TRANSLATE_NOOP("Law", "The touched enemy must be taken by the touched man.")},
    LawWords{Law::NothingTouched, "4.5",
             QT_TRANSLATE_NOOP("Law", "Nothing touched can move or be taken: any move is free.")},
    LawWords{Law::KingAndRook, "4.4.1",
             QT_TRANSLATE_NOOP("Law", "King and rook were touched: they castle, or else the king moves.")},
    LawWords{Law::RookFirst, "4.4.2",
             QT_TRANSLATE_NOOP("Law", "The rook was touched before the king: it moves and does not castle.")},
    LawWords{Law::Released, "4.7", QT_TRANSLATE_NOOP("Law", "A man that was let go stays where it is.")},
};

const LawWords* wordsOf(Law law) {
    const auto it = std::find_if(laws.begin(), laws.end(), [&](const LawWords& words) { return words.law == law; });
    return it == laws.end() ? nullptr : &*it;
}

}  // namespace

QString source(Law law) {
    const LawWords* words = wordsOf(law);
    if (words == nullptr) return {};
    if (words->article == OldCode) return QCoreApplication::translate("Law", "old tournament code");
    if (words->article == House) return QCoreApplication::translate("Law", "rule of this house");
    //: the FIDE Laws of Chess and the number of an article
    return QCoreApplication::translate("Law", "FIDE Laws, %1").arg(latin(words->article));
}

QString of(Law law) {
    const LawWords* words = wordsOf(law);
    if (words == nullptr) return {};
    //: a sentence of the arbiter and the law behind it
    return QCoreApplication::translate("Law", "%1 (%2)")
        .arg(QCoreApplication::translate("Law", words->text), source(law));
}

}  // namespace rokada::ui::texts
