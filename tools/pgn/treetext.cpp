#include "treetext.h"

#include "game/game.h"
#include "record/gametree.h"
#include "record/pgnwords.h"
#include "rules/movegen.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <array>
#include <optional>

namespace rokada {

namespace {

constexpr int Deepest = 6;
constexpr std::array texts{"best",
                           "as in the match, Plovdiv 1976",
                           "неожиданно",
                           "1-0 was played here",
                           "(better)",
                           "[not a tag]",
                           "a\nline break",
                           "first\n\nsecond paragraph",
                           "$1 is not",
                           "e4 e5",
                           "",
                           "Žižkov \xE2\x80\x94 \xE2\x88\x9E"};
constexpr std::array commands{"[%clk 0:05:12]", "[%eval -0.17]",           "[%csl Ra1,Gb2]",
                              "[%cal Ge2e4]",   "[%emt 0:00:03] in haste", "[%eval #3] [%clk 1:05:12.5] mates"};
constexpr std::array suffixes{"!", "?", "!!", "??", "!?", "?!"};
constexpr std::array symbols{"=", "+=", "=+", "+/-", "-/+", "+-", "-+", "\xE2\x88\x9E", "\xC2\xB1"};
constexpr std::array results{"1-0", "0-1", "1/2-1/2", "*"};

class TreeWriter {
public:
    explicit TreeWriter(std::mt19937_64& random) : random_(random) {}

    std::string game(const RulebookPtr& book) {
        const std::string result = one(results);
        if (chance(70)) tag("Event", chance(50) ? R"(A \"Cup\" of \\ clubs)" : "?");
        if (chance(60)) tag("White", "Иванова, Anna");
        if (chance(60)) tag("Black", "Müller");
        if (chance(40)) tag("Date", "1997.05.??");
        if (chance(20)) tag("Annotator", "");
        // Chess needs neither of the two tags.
        if (book->variant().id != allVariants().front().id) {
            tag("Variant", book->variant().id);
            tag("Rules", textOf(book->variant().choices));
        }
        if (chance(80)) tag("Result", result);
        text_ += '\n';
        if (chance(15)) comment();
        line(startPosition(*book), static_cast<int>(random_() % 40), 0, {});
        separate();
        text_ += result + "\n\n";
        return std::move(text_);
    }

private:
    [[nodiscard]] bool chance(unsigned percent) { return random_() % 100 < percent; }
    template <std::size_t N>
    [[nodiscard]] std::string one(const std::array<const char*, N>& all) {
        return all[static_cast<std::size_t>(random_() % N)];
    }

    void tag(std::string_view name, std::string_view value) {
        text_.append("[").append(name).append(" \"").append(value).append("\"]\n");
    }

    void separate() {
        if (text_.ends_with('\n')) return;
        text_ += chance(10) ? '\n' : ' ';
        // Other programs can write escaped lines, which readers must ignore.
        if (text_.ends_with('\n') && chance(10)) text_ += "% 1. e4 {for a program\n";
    }

    void comment() {
        separate();
        if (chance(15)) {
            text_ += "; to the end of the line ( { $7\n";
        } else {
            text_ += "{" + (chance(40) ? one(commands) : one(texts)) + (chance(20) ? " " + one(texts) : "") + "}";
        }
    }

    /// Writes a move number. Sometimes omits it, or writes it although it is not needed.
    void number(const Position& position, bool needed) {
        const bool first = position.turn() == Side(0);
        if (!needed && !first && !chance(10)) return;
        if (!needed && chance(10)) return;
        separate();
        text_ += std::to_string(position.state().moveNumber) + (first ? "." : "...");
        if (chance(80)) text_ += ' ';
    }

    [[nodiscard]] std::optional<Move> anyMove(const Position& position) {
        if (chance(2)) {
            if (const auto passed = moveMeant(position, "--"); passed) return *passed;
        }
        const MoveList moves = legalMoves(position);
        if (moves.empty() || moves[0].forced()) return std::nullopt;
        return moves[static_cast<std::size_t>(random_() % moves.size())];
    }

    void symbolsBehind() {
        if (chance(10)) text_ += one(suffixes);
        if (chance(8)) text_ += " $" + std::to_string(1 + random_() % 139);
        if (chance(5)) text_ += " " + one(symbols);
        if (chance(2)) text_ += " $22";
    }

    /// Writes variations of a move. Some of them begin with the played move.
    void variations(const Position& before, Move played, int depth) {
        for (std::size_t count = 1 + random_() % 3; count > 0; --count) {
            separate();
            text_ += '(';
            if (chance(20)) comment();
            line(before, 1 + static_cast<int>(random_() % 8), depth + 1,
                 chance(30) ? std::optional(played) : std::nullopt);
            if (chance(50)) text_ += ' ';
            text_ += ')';
            if (chance(20)) comment();
        }
    }

    void line(Position position, int plies, int depth, std::optional<Move> first) {
        bool needed = true;
        for (int ply = 0; ply < plies; ++ply) {
            const std::optional<Move> move = ply == 0 && first ? first : anyMove(position);
            if (!move) return;
            number(position, needed);
            if (!text_.ends_with(' ') && !text_.ends_with('\n') && !text_.ends_with('(') && !text_.ends_with('.'))
                text_ += ' ';
            text_ += wordOf(position, *move);
            symbolsBehind();
            needed = false;
            if (chance(12)) comment(), needed = true;
            if (depth < Deepest && chance(depth == 0 ? 12 : 8)) variations(position, *move, depth), needed = true;
            advance(position, *move);
        }
    }

    std::mt19937_64& random_;
    std::string text_;
};

}  // namespace

std::string treeText(const RulebookPtr& book, std::mt19937_64& random) { return TreeWriter(random).game(book); }

}  // namespace rokada
