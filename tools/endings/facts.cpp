#include "facts.h"

#include "rules/ending.h"
#include "rules/judgement.h"

#include <algorithm>
#include <array>
#include <iomanip>
#include <iostream>

namespace rokada::tools {

namespace {

constexpr int Whole = 10000;

int share(std::uint64_t part, std::uint64_t all) {
    return all == 0 ? 0 : static_cast<int>((part * Whole + all / 2) / all);
}

/// Statistics of one endgame while they are collected.
struct Ending {
    std::string one, other;
    std::array<int, 2> won{}, lost{};
    int longest = 0;
};

std::string letters(const Ending& e) { return e.other.empty() ? e.one : e.one + '/' + e.other; }

/// Returns true if the rules of the variant declare all positions with this material dead. Such endgames need not be
/// solved.
bool dead(const Rulebook& book, EndingPieces beside) {
    Position position(book);
    const std::array pieces{pieceOf(Side(0), book.royalKind()), pieceOf(Side(1), book.royalKind()), beside.pieces[0],
                            beside.pieces[1]};
    for (std::size_t i = 0; i < 2 + beside.count(); ++i) position.put(pieces[i], Square(i));
    return deadPosition(position);  // the squares are adjacent, so two bishops are on different colours
}

void measure(Endgames& endgames, Ending& e) {
    const EndingPieces pieces = *piecesOf(endgames.book().variant(), letters(e));
    if (dead(endgames.book(), pieces) || endgames.ownEnd(pieces) != OwnEnd::None) return;
    const EndingTable* table = endgames.solve(pieces);
    if (table == nullptr) return;
    const auto us = Side(endgames.swapped(pieces) ? 1 : 0);
    const EndingShare mine = table->share(endgames.retroMoves(), us),
                      theirs = table->share(endgames.retroMoves(), Side(us ^ 1));
    e.longest = mine.longest;
    const bool single = pieces.count() == 1;
    for (const std::size_t apart : {0, 1}) {
        const std::size_t alike = 1 - apart;
        const auto both = [&](const auto& sum) { return sum(mine) + sum(theirs); };
        const auto all = both([&](const EndingShare& s) { return single ? s.quiet : s.byColour[alike]; });
        const auto won =
            single ? mine.quietWon + theirs.quietLost : mine.wonByColour[alike] + theirs.lostByColour[alike];
        const auto lost =
            single ? mine.quietLost + theirs.quietWon : mine.lostByColour[alike] + theirs.wonByColour[alike];
        e.won[apart] = share(won, all);
        e.lost[apart] = share(lost, all);
    }
}

std::vector<Ending> allEndings(const Variant& variant) {
    std::string kinds;
    for (const KindSpec& kind : variant.kinds) {
        if (!kind.royal) kinds += kind.letter;
    }
    std::vector<Ending> all;
    for (const char a : kinds) all.push_back({.one{a}, .other{}});
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        for (std::size_t j = i; j < kinds.size(); ++j) all.push_back({.one{kinds[i], kinds[j]}, .other{}});
    }
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        for (std::size_t j = i; j < kinds.size(); ++j) all.push_back({.one{kinds[i]}, .other{kinds[j]}});
    }
    return all;
}

std::string blockName(std::string_view rule) {
    std::string name = "Lines";
    bool upper = true;
    for (const char c : rule) {
        const bool letter = c >= 'a' && c <= 'z';
        if (letter) name += static_cast<char>(upper ? c - 'a' + 'A' : c);
        upper = !letter;
    }
    return name;
}

}  // namespace

std::optional<EndingPieces> piecesOf(const Variant& variant, std::string_view text) {
    EndingPieces pieces;
    std::size_t count = 0;
    std::size_t side = 0;
    for (const char c : text) {
        if (c == '/') {
            ++side;
            continue;
        }
        const Kind kind = variant.kindOf(c);
        if (kind == NoKind || variant.kinds[kind].royal || count == 2 || side > 1) return std::nullopt;
        pieces.pieces[count++] = pieceOf(Side(side), kind);
    }
    return count == 0 ? std::nullopt : std::optional(pieces);
}

bool show(Endgames& endgames, std::string_view text, std::ostream& out) {
    const auto pieces = piecesOf(endgames.book().variant(), text);
    const EndingTable* table = pieces ? endgames.solve(*pieces) : nullptr;
    if (table == nullptr) return false;
    for (const auto seat : {Side(0), Side(1)}) {
        const auto turn = Side(seat ^ (endgames.swapped(*pieces) ? 1 : 0));
        const EndingShare s = table->share(endgames.retroMoves(), turn);
        const auto percent = [&](std::uint64_t part, std::uint64_t all) {
            return 100.0 * static_cast<double>(part) / static_cast<double>(std::max<std::uint64_t>(all, 1));
        };
        out << std::fixed << std::setprecision(4) << text << (seat == 0 ? " to move: " : " not to move: ")
            << s.positions << " positions, won " << s.won << " (" << percent(s.won, s.positions) << " %), lost "
            << s.lost << " (" << percent(s.lost, s.positions) << " %), longest win " << s.longest << ", mated "
            << s.mated << "; quiet " << s.quiet << ", won " << percent(s.quietWon, s.quiet) << " %, lost "
            << percent(s.quietLost, s.quiet) << " %\n";
    }
    return true;
}

void writeBlock(Endgames& endgames, std::string_view rule, std::ostream& out) {
    out << "constexpr EndingLine " << blockName(rule) << "[] = {\n";
    for (Ending& e : allEndings(endgames.book().variant())) {
        measure(endgames, e);
        out << "    {\"" << e.one << "\", \"" << e.other << "\", {" << e.won[0] << ", " << e.won[1] << "}, {"
            << e.lost[0] << ", " << e.lost[1] << "}, " << e.longest << "},\n"
            << std::flush;
    }
    out << "};\n\n";
}

void writeEnd(const Variant& variant, const std::vector<std::string>& rules, std::ostream& out) {
    out << "constexpr EndingBlock Blocks[] = {\n";
    for (const std::string& rule : rules) {
        out << "    {\"" << variant.id << "\", \"" << rule << "\", " << blockName(rule) << "},\n";
    }
    out << "};\n\n}  // namespace\n\nstd::span<const EndingBlock> " << variant.id
        << "() { return Blocks; }\n\n}  // namespace rokada::endings\n";
}

}  // namespace rokada::tools
