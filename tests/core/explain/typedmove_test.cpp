// Interpretation of typed moves: examples in a table, and every spelling of every legal move, on the boards of all
// variants.
#include "explain/typedmove.h"

#include "books.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <span>

namespace rokada::test::typedmoveTest {
namespace {

struct KindLetters {
    const char *english, *russian, *bulgarian;
};

/// Returns the English, Russian and Bulgarian piece letters that the window uses.
std::array<Letters, 3> letters(const Variant& variant) {
    static const std::map<std::string_view, KindLetters> words{
        {"king", {"K", "Кр", "Ц"}},      {"queen", {"Q", "Ф", "Д"}},   {"rook", {"R", "Л", "Т"}},
        {"bishop", {"B", "С", "О"}},     {"officer", {"B", "С", "О"}}, {"knight", {"N", "К", "К"}},
        {"bolyar", {"Y", "Б", "Б"}},     {"boat", {"L", "Лд", "Л"}},   {"general", {"G", "Г", "Г"}},
        {"elephant", {"E", "С", "С"}},   {"wfda", {"G", "Г", "Г"}},    {"minister", {"M", "М", "М"}},
        {"highpriest", {"H", "Ж", "Ж"}}, {"woody", {"W", "Т", "Т"}},   {"soldier", {"S", "В", "В"}},
        {"volkhv", {"K", "В", "В"}},     {"knyaz", {"Q", "К", "К"}},   {"ratoborets", {"R", "Р", "Р"}},
        {"archer", {"B", "Л", "С"}},     {"rider", {"N", "Вс", "Кн"}}, {"helgi", {"H", "Х", "Х"}}};
    std::array<Letters, 3> all;
    for (std::size_t kind = 0; kind < variant.kinds.size(); ++kind) {
        const auto word = words.find(variant.kinds[kind].name);
        if (word == words.end() || variant.kinds[kind].pawn) continue;
        all[0][kind] = word->second.english;
        all[1][kind] = word->second.russian;
        all[2][kind] = word->second.bulgarian;
    }
    return all;
}

/// Typed text and the expected moves, in coordinates. Each ambiguous move has the prefix '?'. If no move matches,
/// `moves` is '!' with the reason, or empty.
struct Row {
    const char *text, *moves;
};

struct Table {
    const char *variant, *position;
    std::vector<Row> rows;
};

std::string nameOf(IllegalReason reason) {
    switch (reason) {
        case IllegalReason::NotYourTurn: return "NotYourTurn";
        case IllegalReason::MustPlace: return "MustPlace";
        case IllegalReason::OwnPiece: return "OwnPiece";
        case IllegalReason::OnlyWithoutCapture: return "OnlyWithoutCapture";
        case IllegalReason::CastlingBlocked: return "CastlingBlocked";
        case IllegalReason::CastlingKingAway: return "CastlingKingAway";
        case IllegalReason::NoCastlingRight: return "NoCastlingRight";
        case IllegalReason::NoCastlingRook: return "NoCastlingRook";
        case IllegalReason::NotAPieceMove: return "NotAPieceMove";
        default: return std::to_string(static_cast<int>(reason));
    }
}

std::string meant(const Position& position, std::string_view text) {
    const auto languages = letters(position.book().variant());
    std::set<std::string> moves;
    for (const Move move : typedMoves(position, text, languages)) moves.insert(moveText(position.book(), move));
    std::string all;
    for (const std::string& move : moves) all += (all.empty() ? "" : " ") + move;
    if (!all.empty()) return all;
    const TypedWish wish = typedWish(position, text, languages);
    for (const Move move : wish.moves) all += (all.empty() ? "?" : " ?") + moveText(position.book(), move);
    return wish.illegalMove ? "!" + nameOf(wish.illegalMove->reason) : all;
}

const Table tables[]{
    {"chess",
     "rnbqrbk1/1ppP1p1p/4pnp1/p7/5P2/N3P3/PP1PK1PP/R1BQ1BNR w - - 1 9",
     {{"d:c8=Д", "d7c8q"},
      {"d7c8", "?d7c8q ?d7c8r ?d7c8b ?d7c8n"},
      {"dcN", "d7c8n"},
      {"d7e8q", "d7e8q"},
      {"d7Xe8/q", "d7e8q"},
      {"В7у8ф", "d7e8q"},
      {"Кb5", "a3b5"},
      {"Kb5", "!NotAPieceMove"},
      {"Крf2", "e2f2"},
      {"к ф2", "e2f2"},
      {"ke2-f2", "e2f2"},
      {"n3b1", "a3b1"},
      {"f5!?", "f4f5"},
      {"Фa5", "!NotAPieceMove"},
      {"a3a3", "!NotAPieceMove"},
      {"c2dc4", ""},
      {"12345678", ""},
      {"ееееееее", ""}}},
    {"chess",
     "4kbnr/r2npppp/2qP2b1/ppp1N3/P2PP3/1P2Q3/4BPPP/RNB1K2R w KQk - 4 15",
     {{"O-O", "e1g1"},
      {"о-о", "e1g1"},
      {"00", "e1g1"},
      {"0-0-0", "!CastlingBlocked"},
      {"Крg1", "e1g1"},
      {"e8g8", "!NotYourTurn"}}},
    {"chess", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", {{"O-O", "!NoCastlingRight"}, {"O-O-O", "!NoCastlingRook"}}},
    {"chess", "4k3/8/8/8/8/8/4K3/7R w - - 0 1", {{"O-O", "!CastlingKingAway"}, {"0-0-0", "!CastlingKingAway"}}},
    {"greatshatranj",
     "1n1gk3M1/p1p3e1h1/1pw2p1H2/5N2p1/3K1P4/4p5/PPPPP1P2P/W1E4E2 w - - 1 40",
     {{"Кxe3", "f5e3"}, {"К:е3", "d4e3 f5e3"}, {"Тb1", "a1b1"}, {"wb1", "a1b1"}, {"Жо2", "!OwnPiece"}, {"eB", ""}}},
    {"bolyar",
     "1*********1/*rnk3b1r*/*l2Y4p*/*Nyp1l1p2*/*1p1P1p3*/*B2PpP1np*/*y3P3R*/*P3K1NP1*/*yL4B1R*/1*********L b - - 0 35",
     {{"lc5", "a7c5 e6c5"}, {"Лдc5", "a7c5 e6c5"}, {"Лdc5", "a7c5 e6c5"}, {"a7c5", "a7c5"}, {"Б", ""}}},
    {"vyrt",
     "12/1pppppppppp1/1prnbqkb1rp1/1pppppppppp1/9B2/12/8n3/2P2P6/1P1PP1PPPPP1/1PRN1QKBNRP1/1PPPPPPPPPP1/12 b KQkq - "
     "2 3 BCEFGHILabcdefghil",
     {{"h6", "!OnlyWithoutCapture"},
      {"gh6", "g7h6"},
      {"о6", "f7f6"},
      {"g7:h6", "g7h6"},
      {"g7h6", "g7h6"},
      {"Кg4", "!OwnPiece"},
      {"11k", ""}}},
    {"fortress",
     "4********4/4********4/1rB2rRrNrBrKrQrBrNrR4/4rPrPrPrPrPrPrPrP3uR/**bRbP8uPuR**/**bNbP8uPuN**/**bBbP8uPuB**/"
     "**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/**bRbP8uPuR**/4wPwPwPwPwPwPwPwP4/"
     "bB3wRwNwBwQwKwBwNwR2wR1/4********2wN1/4********4[wBbNbRrNrRuNuB] b wKwQbKbQrKrQuKuQ - 0 1",
     {{"N@d3", "N@d3"},
      {"К@d3", "N@d3"},
      {"кd3", "N@d3"},
      {"nd3", "N@d3"},
      {"Кd33", ""},
      {"Q@d3", "!MustPlace"},
      {"N@e8", "!MustPlace"},
      {"c8c9", "!MustPlace"}}},
    {"fortress",
     "rB3********4/4********uB3/4rRrNrBrKrQrBrNrR3uR/rRrN3rP2rPrP1rP1uR1uN/**1bRbPbPrPrP3uNuP1**/**bN7rP1uP1**/"
     "**bBbP7uP1uB**/**bQbP8wBuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bN2bP1wP2uP1uPuN**/**bRbB1bPwN6uR**/"
     "bR3wPwPwP1wPwPwP1wR2wN/2bN1wR2wQwKwBwNwR4/4********4/4********1wB2 u wKwQbKrKrQuQ - 0 7",
     {{"Лn14", "n13n14 p14n14"}, {"Rnn14", "n13n14"}, {"R13n14", "n13n14"}, {"к тт14", "n13n14"}, {"p1Лm1", ""}}},
};

class TypedTable : public testing::TestWithParam<std::size_t> {};

TEST_P(TypedTable, EveryTextHasItsMeaning) {
    const Table& table = tables[GetParam()];
    const Position on = position(kept(table.variant), table.position);
    for (const auto& [text, moves] : table.rows) EXPECT_EQ(meant(on, text), moves) << table.variant << ": " << text;
}

INSTANTIATE_TEST_SUITE_P(EveryBoard, TypedTable, testing::Range(std::size_t{0}, std::size(tables)));

TEST(TypedMove, OfSeveralPiecesNoneIsBlamed) {
    const Position on = position(kept("chess"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    const auto languages = letters(on.book().variant());
    const auto unreached = [&](std::string_view text) {
        return typedWish(on, text, std::span(languages).first(1)).unreached;
    };
    EXPECT_EQ(unreached("Nd5"), on.book().geometry().named("d5"));
    EXPECT_EQ(unreached("Nb1d5"), NoSquare) << "one piece";
    EXPECT_EQ(unreached("Kd5"), NoSquare) << "there is only one";
    EXPECT_EQ(unreached("Bc4"), NoSquare) << "the path of one of them is blocked";
}

}  // namespace
}  // namespace rokada::test::typedmoveTest
