#include "slowrules/geometry.h"

#include <algorithm>
#include <cassert>
#include <sstream>

#include "slowrules/walls.h"

namespace slow {

namespace {

std::string files(const Rules& rules) {
    switch (rules.game) {
        case Game::Chess:
        case Game::Tavreli: return "abcdefgh";
        case Game::GreatShatranj: return "abcdefghij";
        case Game::Bolyar: return "zabcdefghij";
        case Game::Vyrt: return "abcdefghijkl";
        case Game::Fortress: return "abcdefghijklmnop";
    }
    return "";
}

int lowestRank(const Rules& rules) { return rules.game == Game::Bolyar ? 0 : 1; }

bool existsInBolyar(const Rules& rules, Square square) {
    if (square.x >= 1 && square.x <= 9) return square.y >= 1 && square.y <= 8;
    if (rules.cornersBeside) return square.y == 1 || square.y == 8;
    return square.y == 0 || square.y == 9;
}

bool existsInFortress(Square square) {
    const bool outerFile = square.x < 4 || square.x > 11;
    const bool outerRank = square.y < 4 || square.y > 11;
    const bool inMiddle = square.x >= 2 && square.x <= 13 && square.y >= 2 && square.y <= 13;
    return inMiddle || (outerFile && outerRank);
}

/// Returns true if a knight of fortress chess can pass the walls. Its leap has two paths of two steps each: straight
/// then diagonal, and diagonal then straight. Both steps of one path must be open.
bool knightPasses(const Rules& rules, Square from, int dx, int dy) {
    const int sx = dx > 0 ? 1 : -1;
    const int sy = dy > 0 ? 1 : -1;
    const bool wide = dx == 2 || dx == -2;
    const int ox = wide ? sx : 0;
    const int oy = wide ? 0 : sy;
    const auto straight = landing(rules, from, ox, oy);
    if (straight && landing(rules, *straight, sx, sy)) return true;
    const auto slanted = landing(rules, from, sx, sy);
    return slanted && landing(rules, *slanted, ox, oy);
}

}  // namespace

int width(const Rules& rules) {
    switch (rules.game) {
        case Game::Chess:
        case Game::Tavreli: return 8;
        case Game::GreatShatranj: return 10;
        case Game::Bolyar: return 11;
        case Game::Vyrt: return 12;
        case Game::Fortress: return 16;
    }
    return 0;
}

int height(const Rules& rules) {
    switch (rules.game) {
        case Game::Chess:
        case Game::Tavreli:
        case Game::GreatShatranj: return 8;
        case Game::Bolyar: return 10;
        case Game::Vyrt: return 12;
        case Game::Fortress: return 16;
    }
    return 0;
}

bool exists(const Rules& rules, Square square) {
    if (square.x < 0 || square.y < 0 || square.x >= width(rules) || square.y >= height(rules)) return false;
    if (rules.game == Game::Bolyar) return existsInBolyar(rules, square);
    if (rules.game == Game::Fortress) return existsInFortress(square);
    return true;
}

std::vector<Square> allSquares(const Rules& rules) {
    std::vector<Square> squares;
    for (int x = 0; x < width(rules); ++x) {
        for (int y = 0; y < height(rules); ++y)
            if (exists(rules, {x, y})) squares.push_back({x, y});
    }
    return squares;
}

std::vector<std::vector<Square>> drawnRows(const Rules& rules) {
    const int columns = width(rules);
    const int rows = height(rules);
    // The position text of Vyrt chess draws the board shifted by two squares: column = (file + 2) mod 12, row = (rank +
    // 2) mod 12.
    const int shift = rules.game == Game::Vyrt ? 2 : 0;
    std::vector<std::vector<Square>> drawn;
    for (int row = rows - 1; row >= 0; --row) {
        std::vector<Square> cells;
        cells.reserve(static_cast<std::size_t>(columns));
        for (int column = 0; column < columns; ++column)
            cells.push_back({(column - shift + columns) % columns, (row - shift + rows) % rows});
        drawn.push_back(cells);
    }
    return drawn;
}

std::string nameOf(const Rules& rules, Square square) {
    return files(rules)[static_cast<std::size_t>(square.x)] + std::to_string(square.y + lowestRank(rules));
}

std::optional<Square> squareOf(const Rules& rules, const std::string& name) {
    const std::size_t file = name.empty() ? std::string::npos : files(rules).find(name[0]);
    const std::string rank = name.substr(std::min<std::size_t>(name.size(), 1));
    if (file == std::string::npos || rank.empty() || rank.size() > 2) return std::nullopt;
    if (!std::ranges::all_of(rank, [](char c) { return c >= '0' && c <= '9'; })) return std::nullopt;
    const Square square{static_cast<int>(file), std::stoi(rank) - lowestRank(rules)};
    return exists(rules, square) && nameOf(rules, square) == name ? std::optional(square) : std::nullopt;
}

std::vector<Square> squaresOf(const Rules& rules, const std::string& names) {
    std::vector<Square> squares;
    std::istringstream words(names);
    for (std::string name; words >> name;) {
        const auto square = squareOf(rules, name);
        assert(square);
        squares.push_back(*square);
    }
    return squares;
}

std::optional<Square> landing(const Rules& rules, Square from, int dx, int dy) {
    Square to{from.x + dx, from.y + dy};
    if (rules.game == Game::Vyrt) return Square{(to.x + 12) % 12, (to.y + 12) % 12};
    if (!exists(rules, to)) return std::nullopt;
    if (rules.game != Game::Fortress) return to;
    const bool step = dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
    const bool open = step ? stepIsOpen(from, to) : knightPasses(rules, from, dx, dy);
    return open ? std::optional(to) : std::nullopt;
}

// In Bolyar chess, file z and rank 0 come first, so a1 is (1,1). Its sum is even, as on the other boards.
bool isDark(Square square) { return (square.x + square.y) % 2 == 0; }

}  // namespace slow
