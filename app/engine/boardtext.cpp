#include "boardtext.h"

#include "text/positionletters.h"

#include <algorithm>
#include <vector>

namespace rokada::engine {

namespace {

/// Grid of characters. A cell has a width of `Wide` and a height of `high_` characters. Neighbouring cells share their
/// corners.
class Sheet {
public:
    explicit Sheet(const Geometry& board)
        : board_(board),
          high_(board.walls().empty() ? 1 : 2),
          lines_(static_cast<std::size_t>(board.rows() * high_ + high_),
                 std::string(static_cast<std::size_t>(Left + board.columns() * Wide + 1), ' ')) {}

    void write(int x, int y, const std::string& text) {
        std::string& line = lines_[static_cast<std::size_t>(y)];
        std::ranges::copy(text, line.begin() + x);
    }

    void labels() {
        for (int row = 0; row < board_.rows(); ++row) write(0, lineOf(row), std::to_string(board_.rankNumber(row)));
        for (int c = 0; c < board_.columns(); ++c)
            write(Left + c * Wide + 2, static_cast<int>(lines_.size()) - 1, {board_.fileLetter(c)});
    }

    void piece(Square square, const std::string& letters) {
        write(Left + board_.column(square) * Wide + 3 - static_cast<int>(letters.size()), lineOf(board_.row(square)),
              letters);
    }

    void wall(const Wall& w) {
        const int top = (board_.rows() - std::max(w.y1, w.y2)) * high_;
        if (w.y1 == w.y2) {
            write(Left + w.x1 * Wide, top, std::string(Wide + 1, '#'));
        } else {
            for (int i = 0; i <= high_; ++i) write(Left + w.x1 * Wide, top + i, "#");
        }
    }

    [[nodiscard]] std::string text() const {
        std::string all;
        for (const std::string& line : lines_) all += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
        return all;
    }

private:
    static constexpr int Left = 3;
    static constexpr int Wide = 4;

    [[nodiscard]] int lineOf(int row) const { return (board_.rows() - 1 - row) * high_ + high_ - 1; }

    const Geometry& board_;
    int high_;
    std::vector<std::string> lines_;
};

}  // namespace

std::string boardText(const Position& position) {
    const Rulebook& book = position.book();
    Sheet sheet(book.geometry());
    sheet.labels();
    for (int s = 0; s < book.size(); ++s) {
        sheet.piece(Square(s), position.empty(Square(s)) ? "." : letterOf(book.variant(), position[Square(s)]));
    }
    for (const Wall& wall : book.geometry().walls()) sheet.wall(wall);
    return sheet.text();
}

}  // namespace rokada::engine
