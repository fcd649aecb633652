// Every value of the library `core` that the window reports must have a text.
#include "texts/texts.h"
#include "texts/cardtexts.h"
#include "texts/endingtexts.h"
#include "texts/helptexts.h"
#include "texts/hinttexts.h"
#include "texts/illegalmovetexts.h"
#include "texts/lawtexts.h"
#include "texts/motiftexts.h"
#include "texts/names.h"
#include "texts/notations.h"
#include "texts/piecewords.h"
#include "texts/sidetexts.h"

#include "kit/latin.h"
#include "version/version.h"

#include "rules/rulebook.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <string>

namespace rokada::ui::textsTest {
namespace {

RulebookPtr book(std::string_view id) { return Rulebook::compile(*makeVariant(*findVariant(id), {})); }

/// Position of fortress chess in which White's queen can mate Black. Red and Blue have only kings.
constexpr std::string_view MateAtHand =
    "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**2bP9**/**12**/**12**/**12**/3wB12/2wQ5wK7/"
    "4********4/bK3********4 w - - 0 1";

std::string said(const Rulebook& rules, const Ending& ending) { return texts::of(rules, ending).toStdString(); }

Ending lost(std::size_t sides, Reason reason, int loser) {
    Ending ending{.reason = reason, .side = Side(loser)};
    for (std::size_t s = 0; s < sides; ++s) ending.halfPoints[s] = s % 2 == static_cast<std::size_t>(loser) % 2 ? 0 : 2;
    return ending;
}

Ending drawn(std::size_t sides, Reason reason, Side side = NoSide, int count = 0) {
    Ending ending{.reason = reason, .side = side, .count = count};
    for (std::size_t s = 0; s < sides; ++s) ending.halfPoints[s] = 1;
    return ending;
}

TEST(Texts, EveryVariantOptionValueSideAndKindHasWords) {
    for (const VariantInfo& info : offeredVariants()) {
        const auto plain = [](std::string_view id) {
            return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
        };
        EXPECT_NE(variantName(info.id), plain(info.id));
        EXPECT_FALSE(variantSentence(info.id).isEmpty());
        EXPECT_GT(rulesInShort(*makeVariant(info, {})).count(QStringLiteral("</li>")), 3) << info.id;
        for (const Option& option : info.options) {
            EXPECT_NE(optionName(info.id, option.name), plain(option.name));
            for (const std::string_view value : option.values) {
                EXPECT_NE(valueName(info.id, option.name, value), plain(value));
                EXPECT_FALSE(valueSentence(info.id, option.name, value).isEmpty()) << value;
            }
        }
        const Variant variant = *makeVariant(info, {});
        for (const SideSpec& sideSpec : variant.sideSpecs) EXPECT_NE(sideName(sideSpec.name), plain(sideSpec.name));
        for (const KindSpec& kind : variant.kinds) EXPECT_FALSE(kindName(kind.name).isEmpty());
    }
    EXPECT_EQ(kindName("highpriest").toStdString(), "high priest");
}

TEST(Texts, AboutNamesVersionCopyrightLicenceAndLibraries) {
    const QString about = aboutRokada();
    EXPECT_TRUE(about.contains(latin(version())));
    EXPECT_TRUE(about.contains(latin(compiler())));
    for (const char* words : {"2026 The Rokada developers", "MIT Licence", "LGPL", "CLI11", "tl::expected"})
        EXPECT_TRUE(about.contains(QLatin1String(words))) << words;
}

TEST(Texts, DocumentsHaveTheFontOfTheDialogAndNoLinks) {
    for (const AboutDocument document : {AboutDocument::Licence, AboutDocument::ThirdParty}) {
        const QString page = documentPage(document);
        EXPECT_TRUE(page.contains(QLatin1String("<body>")));
        EXPECT_FALSE(page.contains(QLatin1String("<a ")));
    }
    EXPECT_TRUE(documentPage(AboutDocument::ThirdParty).contains(QLatin1String("University of Cincinnati")));
}

bool saysOf(std::string_view id, const char* words) {
    return rulesInShort(*makeVariant(*findVariant(id), {})).contains(QLatin1String(words));
}

TEST(Texts, ThePawnsOfGreatShatranjCanBeBlocked) {
    EXPECT_TRUE(variantSentence("greatshatranj").contains(QLatin1String("every piece except the pawn leaps")));
    EXPECT_TRUE(saysOf("greatshatranj", "Only a pawn can be blocked"));
}

TEST(Texts, RulesInShortSayWhatBecomesOfPawns) {
    EXPECT_TRUE(saysOf("vyrt", "behind its pieces"));
    EXPECT_TRUE(saysOf("vyrt", "pawns behind the pieces wait"));
    EXPECT_TRUE(saysOf("greatshatranj", "only by promotion"));
    EXPECT_TRUE(saysOf("greatshatranj", "promotes to any piece except a king"));
}

TEST(Texts, RulesInShortNameTheOptionsInForce) {
    const VariantInfo& info = *findVariant("greatshatranj");
    for (const char* value : {"draw", "win", "off"}) {
        const Choices choices{{"bareking", value}};
        EXPECT_TRUE(rulesInShort(*makeVariant(info, choices)).contains(valueSentence(info.id, "bareking", value)));
    }
}

/// In a review, a move can belong to any player, so the texts must not say "your piece".
TEST(Texts, ReasonsSpeakOfNobodysPieces) {
    const Game game(Rulebook::compile(*makeVariant(*findVariant("chess"), {})));
    const Position& position = game.position();
    const Square queen = game.book().geometry().named("d1");
    for (int type = 0; type <= static_cast<int>(MoveReasonType::Hinders); ++type) {
        MoveMerit merit{.type = MeritType::Reason};
        merit.reason = {static_cast<MoveReasonType>(type), position[queen], queen, 3, 5};
        const QString words = texts::whyMerit(position, Move(queen, queen), merit);
        EXPECT_FALSE(words.contains(QLatin1String("you"), Qt::CaseInsensitive)) << words.toStdString();
    }
}

TEST(Texts, ABareKingMaySaveItselfByCapturingTheLastPiece) {
    EXPECT_TRUE(valueSentence("greatshatranj", "bareking", "draw").contains(QLatin1String("can capture")));
    EXPECT_TRUE(valueSentence("greatshatranj", "bareking", "win").contains(QLatin1String("can capture")));
}

TEST(Texts, CastlingAndEnPassantAreToldWhereTheyExist) {
    for (const VariantInfo& info : offeredVariants()) {
        const Variant variant = *makeVariant(info, {});
        EXPECT_EQ(saysOf(info.id, "en passant"), variant.enPassant) << info.id;
        if (info.id == "fortress") continue;  // castling is an option of fortress chess, and its card names it
        EXPECT_EQ(saysOf(info.id, " castle"), !variant.castlings.empty()) << info.id;
    }
}

TEST(Texts, ChessIsNotTheAncestorOfTheOthers) {
    EXPECT_EQ(variantSentence("chess").toStdString(), "Chess as the whole world plays it.");
}

TEST(Texts, TheClassicCodeIsNotQuotedWithNumbersOfFide) {
    const auto cited = [](const Choices& rules, Law law) {
        return texts::source(law, *makeVariant(*findVariant("chess"), rules)).toStdString();
    };
    EXPECT_EQ(cited({}, Law::FlagFall), "FIDE Laws, 6.9");
    EXPECT_EQ(cited({{"laws", "classic"}}, Law::FlagFall), "old tournament code");
}

TEST(Texts, DrawsOfTowersAreNotQuotedFromFide) {
    const Variant towers = *makeVariant(*findVariant("tavreli"), {});
    EXPECT_EQ(texts::source(Law::FlagWithoutMate, towers).toStdString(), "rule of Rokada");
    EXPECT_EQ(texts::source(Law::FlagFall, towers).toStdString(), "FIDE Laws, 6.9");
}

TEST(Texts, OfFourPlayersOnlyLawsOfTouchingAreThoseOfFide) {
    const Variant four = *makeVariant(*findVariant("fortress"), {});
    for (int number = 0; number <= static_cast<int>(Law::Released); ++number) {
        const std::string source = texts::source(Law(number), four).toStdString();
        EXPECT_TRUE(source == "rule of Rokada" || source.starts_with("FIDE Laws, 4.")) << source;
        EXPECT_EQ(source.starts_with("FIDE"), Law(number) >= Law::Adjusted) << source;
    }
    EXPECT_EQ(texts::of(Law::FlagFall, four).toStdString(),
              "The player's time has run out: that player is eliminated. (rule of Rokada)");
    const Variant two = *makeVariant(*findVariant("vyrt"), {});
    EXPECT_EQ(texts::source(Law::FlagFall, two).toStdString(), "FIDE Laws, 6.9");
}

TEST(Texts, APieceIsPromotedOnlyWhereItCanArrive) {
    const auto becomes = [](const char* corners, char kind) {
        const Variant variant = *makeVariant(*findVariant("bolyar"), {{"corners", corners}});
        return texts::promotions(variant, Side(0), variant.kindOf(kind)).join(QLatin1Char('|')).toStdString();
    };
    EXPECT_EQ(becomes("diagonal", 'R'), "a8-i8: bolyar") << "no rook comes beyond a corner";
    EXPECT_EQ(becomes("diagonal", 'P'), "a8-i8: bolyar");
    EXPECT_NE(becomes("diagonal", 'B').find("z9"), std::string::npos) << becomes("diagonal", 'B');
    EXPECT_EQ(becomes("beside", 'R'), "a8-i8: bolyar") << "its rank ends beside it";
    EXPECT_EQ(becomes("beside", 'P'), "z8-j8: bolyar") << "by a capture";
}

TEST(Texts, EndingsOfTwo) {
    const auto chess = book("chess");
    EXPECT_EQ(said(*chess, lost(2, Reason::Checkmate, 1)), "White wins: Black is checkmated.");
    EXPECT_EQ(said(*chess, lost(2, Reason::Resignation, 0)), "Black wins: White has resigned.");
    EXPECT_EQ(said(*chess, drawn(2, Reason::Stalemate, Side(1))), "Draw: stalemate, Black has no legal move.");
    EXPECT_EQ(said(*chess, drawn(2, Reason::Repetition, NoSide, 5)), "Draw: fivefold repetition.");
    EXPECT_EQ(said(*chess, drawn(2, Reason::RepetitionClaim, Side(0), 3)), "Draw by claim: threefold repetition.");
}

std::string verdictOf(std::string_view id, std::string_view text) {
    const auto rules = book(id);
    const Game game(rules, *parsePosition(*rules, text));
    return game.ending() ? texts::verdict(game).toStdString() : "open";
}

TEST(Texts, ADeadPositionNamesThePiecesThatCannotMate) {
    const std::string rest = "/12/12/12/12/12/12/12/12/12/12 w - - 0 1";
    EXPECT_EQ(verdictOf("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "Draw: insufficient material (kings alone).");
    EXPECT_EQ(verdictOf("chess", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1"), "Draw: insufficient material (a lone knight).");
    EXPECT_EQ(verdictOf("chess", "4k1b1/8/8/8/8/8/8/4KB2 w - - 0 1"),
              "Draw: insufficient material (bishops on squares of one colour).");
    EXPECT_EQ(verdictOf("vyrt", "k4K6/3Q8" + rest), "Draw: insufficient material (a lone queen).");
    EXPECT_EQ(verdictOf("vyrt", "k4K6/3R1N6" + rest), "Draw: insufficient material (king, rook, knight against king).");
    EXPECT_EQ(verdictOf("vyrt", "k4K6/3q3R4" + rest), "Draw: insufficient material (king, rook against king, queen).");
    EXPECT_EQ(verdictOf("vyrt", "k4K6/3Q1R6" + rest), "open");
}

TEST(Texts, EndingsOfTeams) {
    const auto fortress = book("fortress");
    EXPECT_EQ(said(*fortress, lost(4, Reason::Checkmate, 3)),
              "White and Red win: Blue is checkmated and Black is eliminated.");
    EXPECT_EQ(said(*fortress, drawn(4, Reason::NobodyMoves)), "Draw: no player has a legal move.");
}

/// Returns a game of fortress chess in which all reserve pieces are placed.
Game fortressGame() {
    Game game(book("fortress"));
    for (int placed = 0; game.position().placing(game.position().turn()) && placed < 100; ++placed)
        game.play(game.moves()[0]);
    return game;
}

TEST(Texts, APartnerThatResignedEarlierIsNotCalledEliminated) {
    Game game = fortressGame();
    game.resign(Side(0));
    ASSERT_FALSE(game.ending());
    game.resign(Side(2));
    ASSERT_TRUE(game.ending());
    EXPECT_EQ(texts::verdict(game).toStdString(), "Black and Blue win: White and Red have resigned.");
}

TEST(Texts, APartnerThatLostOnTimeHasNotResigned) {
    Game game = fortressGame();
    game.flag(Side(0));
    game.resign(Side(2));
    ASSERT_TRUE(game.ending());
    EXPECT_EQ(texts::verdict(game).toStdString(), "Black and Blue win: Red has resigned and White is eliminated.");
}

TEST(Texts, ASideLeavesTheGameForTheReasonThatItHas) {
    const auto said = [](void (Game::*leave)(Side)) {
        Game game = fortressGame();
        (game.*leave)(Side(1));
        return texts::followed(game.book(), *game.last()).toStdString() + " / " +
               texts::elimination(game, Side(1)).brief.toStdString();
    };
    EXPECT_EQ(said(&Game::resign), "Black has resigned and is eliminated. / Resigned");
    EXPECT_EQ(said(&Game::flag), "Black lost on time and is eliminated. / Out of time");
    EXPECT_EQ(said(&Game::forfeit), "Black has made an illegal move and is eliminated. / Illegal move");
}

TEST(Texts, TheRoyalPieceHasItsOwnNameInIllegalMoves) {
    const auto tavreli = book("tavreli");
    const Position position = startPosition(*tavreli);
    const Square a7 = tavreli->geometry().named("a7");
    for (int reason = 0; reason <= static_cast<int>(IllegalReason::CastlingIntoCheck); ++reason) {
        const QString text = texts::of(position, IllegalMove{IllegalReason(reason), {a7, a7}, kindOf(position[a7])});
        const bool onlyChess960 = reason >= static_cast<int>(IllegalReason::CastlingKingPassesPiece) &&
                                  reason <= static_cast<int>(IllegalReason::CastlingRookReachesPiece);
        if (onlyChess960) continue;
        EXPECT_FALSE(text.contains(QStringLiteral("king"))) << text.toStdString();
        EXPECT_FALSE(text.contains(QStringLiteral("rook"))) << text.toStdString();
    }
    EXPECT_EQ(texts::of(position, IllegalMove{IllegalReason::KingWouldBeCaptured, {a7}}).toStdString(),
              "After this move, the ratnik on a7 could capture your volkhv.");
}

TEST(Texts, PraiseOfACaptureSpeaksOfWhatWas) {
    const auto chess = book("chess");
    const Position at = *parsePosition(*chess, "3rk3/8/8/8/8/8/8/3RK3 w - - 0 1");
    const FoundMotif found{
        Motif::CapturesUndefended, {chess->geometry().named("d8")}, 0, {}, {at[chess->geometry().named("d8")]}};
    EXPECT_EQ(texts::sentenceOf(*chess, found).toStdString(), "The rook on d8 has no defender.");
    EXPECT_EQ(texts::praiseOf(*chess, found).toStdString(), "The rook on d8 had no defender.");
}

TEST(Texts, APieceThatCannotMoveAndItsMoveAreToldTheSame) {
    for (const char* fen : {"4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "4r2k/8/8/8/8/8/N7/4K3 w - - 0 1"}) {
        const auto chess = book("chess");
        const Position at = *parsePosition(*chess, fen);
        for (const Square from : at.pieces(Side(0))) {
            if (at.king(Side(0)) == from) continue;
            const Square to = chess->geometry().named("c3");
            EXPECT_EQ(texts::of(at, whyStuck(at, from)), texts::of(at, whyIllegal(at, from, to))) << fen;
        }
    }
}

TEST(Texts, EveryReasonHasASentenceInEveryVariant) {
    for (const VariantInfo& info : offeredVariants()) {
        const auto rules = book(info.id);
        for (int reason = 0; reason <= static_cast<int>(Reason::Time); ++reason) {
            for (std::size_t side = 0; side < rules->sides(); ++side) {
                EXPECT_FALSE(said(*rules, lost(rules->sides(), Reason(reason), static_cast<int>(side))).empty());
                EXPECT_FALSE(said(*rules, drawn(rules->sides(), Reason(reason), Side(side), 3)).empty());
            }
        }
    }
}

TEST(Texts, EveryIllegalReasonHasASentence) {
    const auto chess = book("chess");
    const Position position = startPosition(*chess);
    const Square e2 = chess->geometry().named("e2");
    const Square e7 = chess->geometry().named("e7");
    for (int reason = 0; reason <= static_cast<int>(IllegalReason::CastlingIntoCheck); ++reason) {
        const std::string text =
            texts::of(position, IllegalMove{IllegalReason(reason), {e2, e7}, kindOf(position[e7])}).toStdString();
        EXPECT_FALSE(text.empty()) << reason;
        EXPECT_EQ(text.find('%'), std::string::npos) << text;
    }
}

TEST(Texts, ARefusedCastlingNamesTheTrueReason) {
    const auto told = [](std::string_view variant, IllegalMove why, const char* square) {
        const auto rules = book(variant);
        if (*square != 0) why.squares[0] = rules->geometry().named(square);
        return texts::of(startPosition(*rules), why).toStdString();
    };
    EXPECT_EQ(told("tavreli", {IllegalReason::NoCastlingRook}, "h1"),
              "You cannot castle on that side: there is no ratoborets on h1.");
    EXPECT_EQ(told("bolyar", {IllegalReason::NoCastlingRook}, "i1"),
              "You cannot castle on that side: there is no rook on i1.");
    EXPECT_EQ(told("chess", {IllegalReason::NoCastlingRook}, ""),
              "You cannot castle on that side: there is no rook to castle with.");
    EXPECT_EQ(told("chess", {IllegalReason::NoCastlingRight}, "h1"),
              "You cannot castle on that side: the position gives no right to do so.");
    EXPECT_EQ(told("chess", {IllegalReason::CastlingKingMoved}, "e1"),
              "You cannot castle on that side: the king has moved.");
    EXPECT_EQ(told("tavreli", {IllegalReason::CastlingRookMoved}, "h1"),
              "You cannot castle on that side: the ratoborets has moved.");
}

TEST(Texts, EveryErrorHasASentenceWithItsPlace) {
    for (int errorCode = 0; errorCode <= static_cast<int>(ErrorCode::MissingEquals); ++errorCode) {
        const bool position = ErrorCode(errorCode) < ErrorCode::EmptyMove;
        const std::string text =
            texts::of(ParseError{6, ErrorCode(errorCode), position ? 2 : 0, Side(1)}).toStdString();
        if (position) {
            EXPECT_TRUE(text.ends_with(". (Field 2, column 7)")) << text;
        } else {
            EXPECT_TRUE(text.starts_with("Character 7: ")) << text;
        }
        EXPECT_EQ(text.find(": ."), std::string::npos) << "it has a reason: " << text;
        EXPECT_EQ(text.find('%'), std::string::npos) << text;
    }
    EXPECT_EQ(texts::of(ParseError{0, ErrorCode::UnknownOption, 0}).toStdString(),
              "Character 1: the variant has no such rule option.");
}

TEST(Texts, TheEndOfAWallStopsDiagonals) {
    const auto fortress = book("fortress");
    const auto square = [&](const char* name) { return fortress->geometry().named(name); };
    const Position position = startPosition(*fortress);
    EXPECT_EQ(texts::of(position, IllegalMove{IllegalReason::WallInPath, {square("m4"), square("m5")}}).toStdString(),
              "The wall between m4 and m5 blocks the path.");
    EXPECT_EQ(texts::of(position, IllegalMove{IllegalReason::WallInPath, {square("l4"), square("m5")}}).toStdString(),
              "The end of a wall blocks the diagonal step from l4 to m5.");
}

TEST(Texts, SquaresOfTheTorusAreWrittenAsOnTheBoard) {
    const auto vyrt = book("vyrt");
    EXPECT_EQ(texts::square(vyrt->geometry(), vyrt->geometry().named("l12")).toStdString(), "l12");
}

TEST(Texts, PiecesOfOneNameAreCountedTogether) {
    const auto tavreli = book("tavreli");
    const auto& kinds = tavreli->variant().kinds;
    std::vector<Kind> gone;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (kinds[kind].name == "rider" || kinds[kind].name == "ratnik") gone.push_back(Kind(kind));
    }
    // Ratniks with different promotions are different kinds, but the text must count them together.
    EXPECT_EQ(texts::someOf(*tavreli, gone).toStdString(), "2 riders and 5 ratniks");
}

TEST(Texts, PartnersAreNamedWhileTheyPlay) {
    const auto fortress = Rulebook::compile(*makeVariant(*findVariant("fortress"), {{"placement", "standard"}}));
    const Side white{0}, black{1}, red{2}, blue{3};
    Game game(fortress, *parsePosition(*fortress, MateAtHand));
    EXPECT_EQ(texts::withPartner(game.position(), white), QStringLiteral("with Red"));
    EXPECT_EQ(texts::withPartner(game.position(), blue), QStringLiteral("with Black"));
    ASSERT_TRUE(game.play(*parseMove(game.position(), "c3b2")));
    ASSERT_FALSE(game.position().living(black));
    EXPECT_EQ(texts::withPartner(game.position(), red), QStringLiteral("with White"));
    EXPECT_EQ(texts::withPartner(game.position(), blue), QString()) << "Black is out";
    game.resign(red);
    EXPECT_EQ(texts::toMove(game.position()).toStdString(), "Blue to move");
}

TEST(Texts, PlacementNamesThePersonWhoPlaysASide) {
    const auto anna = QStringLiteral("Anna %2");
    EXPECT_EQ(texts::passTo("red", {}), QStringLiteral("Pass the screen to Red"));
    EXPECT_EQ(texts::passTo("red", anna), QStringLiteral("Pass the screen to Anna %2"));
    EXPECT_EQ(texts::sitAlone("red", anna), QStringLiteral("Anna %2, press Enter when no one else is looking."));
    EXPECT_EQ(texts::placesInSecret("red", anna), QStringLiteral("Anna %2 places pieces in secret"));
    EXPECT_EQ(texts::placed("red", anna, 2, 3), QStringLiteral("Anna %2: 2 of 3 placed"));
    EXPECT_EQ(texts::placed("red", {}, 2, 3), QStringLiteral("Red: 2 of 3 placed"));
}

TEST(Texts, PlacementIsAnnounced) {
    const auto fortress = book("fortress");
    EXPECT_EQ(texts::toMove(startPosition(*fortress)).toStdString(), "White places a reserve piece");
}

TEST(Texts, NoLineEndsWithinCastlingOrBeforeAPercentSign) {
    const QString html =
        withPictures(QStringLiteral("<a href=\"move:1\">O-O-O</a>, then O-O, 48 % of NO-O, 9. a3 d6 10... e5 2.5"))
            .html;
    EXPECT_EQ(html, QStringLiteral("<a href=\"move:1\">O\u2011O\u2011O</a>, then O\u2011O, 48\u00a0% of NO-O, "
                                   "9.\u00a0a3 d6 10...\u00a0e5 2.5"));
}

TEST(Texts, NoLineEndsBetweenAMoveAndItsNumber) {
    for (const char* number : {"6.", "6...", "6\u2026"}) {
        const QString start = QString::fromUtf8(number);
        EXPECT_EQ(unbroken(start + QStringLiteral(" Be3 e5")), start + QStringLiteral("\u00a0Be3 e5")) << number;
    }
}

}  // namespace
}  // namespace rokada::ui::textsTest
