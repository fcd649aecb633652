#include "texts/lawtexts.h"

#include "kit/latin.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui::texts {

namespace {

constexpr std::string_view OldCode = "old";

struct LawWords {
    Law law;
    std::string_view article;  ///< number of the article in the FIDE Laws
    const char* text;
};

constexpr std::array laws{
    LawWords{Law::EndBeforeFlag, "6.2.1",
             QT_TRANSLATE_NOOP("Law", "The game was over before the flag fell: its result stands.")},
    LawWords{Law::FlagFall, "6.9",
             QT_TRANSLATE_NOOP("Law", "The player's time has run out: the game is lost by that player.")},
    LawWords{Law::FlagWithoutMate, "6.9",
             QT_TRANSLATE_NOOP("Law",
                               "The player's time has run out, but the opponent cannot checkmate by any series of "
                               "legal moves: the game is drawn.")},
    LawWords{Law::FirstFlag, "6.9", QT_TRANSLATE_NOOP("Law", "The flag that fell first decides the game.")},
    LawWords{
        Law::FlagsPlayOn, "III.3.1",
        QT_TRANSLATE_NOOP(
            "Law",
            "Both flags have fallen, and it is impossible to establish which fell first: the next period begins.")},
    LawWords{
        Law::FlagsDraw, "III.3.1",
        QT_TRANSLATE_NOOP(
            "Law", "Both flags have fallen, and it is impossible to establish which fell first: the game is drawn.")},
    LawWords{Law::ClaimRight, "9.5.2", QT_TRANSLATE_NOOP("Law", "The claim is correct: the game is drawn.")},
    LawWords{
        Law::ClaimTwoMinutes, "9.5.3",
        QT_TRANSLATE_NOOP(
            "Law", "The claim is incorrect: two minutes are added to the opponent's time, and the game continues.")},
    LawWords{
        Law::ClaimFiveMinutes, OldCode,
        QT_TRANSLATE_NOOP("Law", "The claim is incorrect: the claimant loses five minutes, and the game continues.")},
    LawWords{Law::ClaimFlag, OldCode,
             QT_TRANSLATE_NOOP(
                 "Law",
                 "The claim is incorrect. The penalty of five minutes is more than the time left, so the flag falls.")},
    LawWords{Law::OfferProper, "9.1.2",
             QT_TRANSLATE_NOOP(
                 "Law", "The draw offer remains valid until the opponent accepts it, rejects it or makes a move.")},
    LawWords{Law::OfferImproper, "9.1.2",
             QT_TRANSLATE_NOOP("Law",
                               "A draw is offered after the move and before pressing the clock; an offer at any other "
                               "time is still valid.")},
    LawWords{
        Law::OfferRepeated, "11.5",
        QT_TRANSLATE_NOOP("Law", "You cannot repeat an offer yet. Wait for the opponent's offer, or for ten moves.")},
    LawWords{Law::Adjusted, "4.2.1",
             QT_TRANSLATE_NOOP("Law", "I adjust: you may now touch pieces without having to move them.")},
    LawWords{Law::OwnTouched, "4.3.1",
             QT_TRANSLATE_NOOP("Law", "The first piece touched that can be moved must be moved.")},
    LawWords{Law::EnemyTouched, "4.3.2",
             QT_TRANSLATE_NOOP("Law", "The first piece touched that can be captured must be captured.")},
    LawWords{
        Law::BothTouched, "4.3.3",
        QT_TRANSLATE_NOOP("Law", "The opponent's touched piece must be captured with the player's touched piece.")},
    LawWords{
        Law::NothingTouched, "4.5",
        QT_TRANSLATE_NOOP("Law", "None of the pieces touched can be moved or captured: any legal move may be made.")},
    LawWords{Law::KingAndRook, "4.4.1",
             QT_TRANSLATE_NOOP(
                 "Law", "King and rook were touched: castle with that rook, or move the king if castling is illegal.")},
    LawWords{Law::RookFirst, "4.4.2",
             QT_TRANSLATE_NOOP(
                 "Law", "The rook was touched before the king: castling with that rook is not allowed on this move.")},
    LawWords{Law::Released, "4.7", QT_TRANSLATE_NOOP("Law", "A piece that has been released stays on its square.")},
};

/// Sentences for four-player games. They replace the sentences of laws that end a two-player game, but only eliminate a
/// player in a four-player game.
constexpr std::array amongFour{
    LawWords{Law::FlagFall, "6.9",
             QT_TRANSLATE_NOOP("Law", "The player's time has run out: that player is eliminated.")},
};

const LawWords* wordsOf(Law law) {
    const auto it = std::ranges::find(laws, law, &LawWords::law);
    return it == laws.end() ? nullptr : &*it;
}

}  // namespace

QString source(Law law, const Variant& played) {
    const LawWords* words = wordsOf(law);
    if (words == nullptr) return {};
    // In variants with towers, the rules for draws are not those of chess. In four-player variants, only the rules for
    // touched pieces (article 4) are those of chess.
    const bool ofDraws = law == Law::FlagWithoutMate || law == Law::ClaimRight;
    const bool ofFour = played.sideSpecs.size() > 2 && !words->article.starts_with("4.");
    if ((ofDraws && played.towers) || ofFour) return QCoreApplication::translate("Law", "rule of Rokada");
    const bool old = words->article == OldCode || played.code == Code::Classic;
    if (old) return QCoreApplication::translate("Law", "old tournament code");
    //: the FIDE Laws of Chess and the number of an article
    return QCoreApplication::translate("Law", "FIDE Laws, %1").arg(latin(words->article));
}

QString of(Law law, const Variant& played) {
    const LawWords* words = wordsOf(law);
    if (words == nullptr) return {};
    const char* text = words->text;
    if (played.sideSpecs.size() > 2) {
        const auto among = std::ranges::find(amongFour, law, &LawWords::law);
        if (among != amongFour.end()) text = among->text;
    }
    //: a sentence of the arbiter and the law behind it
    return QCoreApplication::translate("Law", "%1 (%2)")
        .arg(QCoreApplication::translate("Law", text), source(law, played));
}

}  // namespace rokada::ui::texts
