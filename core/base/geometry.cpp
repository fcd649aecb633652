#include "base/geometry.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace rokada {

namespace {

std::vector<std::string> fullRows(std::size_t columns, std::size_t rows) { return {rows, std::string(columns, '.')}; }

std::vector<std::string_view> views(const std::vector<std::string>& rows) { return {rows.begin(), rows.end()}; }

}  // namespace

Geometry Geometry::rectangle(std::string_view files, std::vector<int> ranks) {
    const auto rows = fullRows(files.size(), ranks.size());
    return {views(rows), files, std::move(ranks), false};
}

Geometry Geometry::torus(std::string_view files, std::vector<int> ranks) {
    const auto rows = fullRows(files.size(), ranks.size());
    return {views(rows), files, std::move(ranks), true};
}

Geometry Geometry::drawn(const std::vector<std::string_view>& rows, std::string_view files, std::vector<int> ranks) {
    return {rows, files, std::move(ranks), false};
}

Geometry::Geometry(const std::vector<std::string_view>& rows, std::string_view files, std::vector<int> ranks,
                   bool wraps)
    : files_(files), ranks_(std::move(ranks)), wraps_(wraps) {
    assert(rows.size() == ranks_.size());
    for (int y = 0; y < this->rows(); ++y) {
        const std::string_view line = rows[rows.size() - 1 - static_cast<std::size_t>(y)];
        assert(line.size() == files_.size());
        for (int x = 0; x < columns(); ++x) {
            const bool exists = line[static_cast<std::size_t>(x)] == '.';
            grid_.push_back(exists ? Square(places_.size()) : NoSquare);
            if (exists) places_.push_back({x, y});
        }
    }
    assert(places_.size() <= MaxSquares);
    const Square a1 = named("a1");
    firstDark_ = a1 == NoSquare || (column(a1) + row(a1)) % 2 == 0;
}

void Geometry::addWall(std::string_view square, Delta edge) {
    const Square s = named(square);
    assert(s != NoSquare && std::abs(edge.dx) + std::abs(edge.dy) == 1);
    const int x = column(s) + (edge.dx > 0);
    const int y = row(s) + (edge.dy > 0);
    walls_.push_back(edge.dx != 0 ? Wall{x, y, x, y + 1} : Wall{x, y, x + 1, y});
}

Square Geometry::at(int column, int row) const {
    if (column < 0 || column >= columns() || row < 0 || row >= rows()) return NoSquare;
    return grid_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns()) +
                 static_cast<std::size_t>(column)];
}

bool Geometry::dark(Square square) const { return ((column(square) + row(square)) % 2 == 0) == firstDark_; }

std::string Geometry::name(Square square) const {
    return fileLetter(column(square)) + std::to_string(rankNumber(row(square)));
}

std::optional<Geometry::ParsedSquare> Geometry::read(std::string_view text) const {
    if (text.empty()) return std::nullopt;
    const auto file = files_.find(text.front());
    std::size_t length = 1;
    int rank = 0;
    while (length < text.size() && text[length] >= '0' && text[length] <= '9' && rank < 1000) {
        rank = rank * 10 + (text[length++] - '0');
    }
    const bool leadingZero = length > 2 && text[1] == '0';
    const auto row = std::ranges::find(ranks_, rank);
    if (file == std::string::npos || length == 1 || leadingZero || row == ranks_.end()) return std::nullopt;
    const Square square = at(static_cast<int>(file), static_cast<int>(row - ranks_.begin()));
    if (square == NoSquare) return std::nullopt;
    return ParsedSquare{square, length};
}

Square Geometry::named(std::string_view name) const {
    const auto reading = read(name);
    return reading && reading->length == name.size() ? reading->square : NoSquare;
}

SquareSet Geometry::squares(std::string_view list) const {
    SquareSet set;
    while (!list.empty()) {
        const auto word = list.substr(0, list.find(' '));
        list.remove_prefix(std::min(list.size(), word.size() + 1));
        const auto dash = word.find('-');
        const Square a = named(word.substr(0, dash));
        const Square b = dash == std::string_view::npos ? a : named(word.substr(dash + 1));
        assert(a != NoSquare && b != NoSquare);
        for (int s = 0; s < size(); ++s) {
            const auto [x, y] = places_[static_cast<std::size_t>(s)];
            const bool inside = std::min(column(a), column(b)) <= x && x <= std::max(column(a), column(b)) &&
                                std::min(row(a), row(b)) <= y && y <= std::max(row(a), row(b));
            if (inside) set.set(static_cast<std::size_t>(s));
        }
    }
    return set;
}

bool Geometry::closed(Square from, Delta step) const {
    const int x = column(from) + (step.dx > 0);
    const int y = row(from) + (step.dy > 0);
    const bool diagonal = step.dx != 0 && step.dy != 0;
    return std::ranges::any_of(walls_, [&](const Wall& w) {
        if (diagonal) return (w.x1 == x && w.y1 == y) || (w.x2 == x && w.y2 == y);
        return step.dx != 0 ? w == Wall{x, y, x, y + 1} : w == Wall{x, y, x + 1, y};
    });
}

Square Geometry::displaced(Square from, Delta delta) const {
    int x = column(from) + delta.dx;
    int y = row(from) + delta.dy;
    if (wraps_) {
        x = (x % columns() + columns()) % columns();
        y = (y % rows() + rows()) % rows();
    }
    return at(x, y);
}

Square Geometry::step(Square from, Delta delta) const {
    const Square to = displaced(from, delta);
    const bool oneStep = std::abs(delta.dx) <= 1 && std::abs(delta.dy) <= 1;
    if (to == NoSquare || !oneStep || walls_.empty()) return to;
    return closed(from, delta) ? NoSquare : to;
}

Delta directionBetween(const Geometry& board, Square from, Square to) {
    const int dx = board.column(to) - board.column(from);
    const int dy = board.row(to) - board.row(from);
    if (dx != 0 && dy != 0 && std::abs(dx) != std::abs(dy)) return {};
    return {sign(dx), sign(dy)};
}

}  // namespace rokada
