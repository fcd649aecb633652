// The choice between moves with the same squares: a column of men on the board, from the arrival square inwards.
#pragma once

#include "boardlayout.h"
#include "move.h"

#include <QRect>

#include <optional>
#include <vector>

class QPainter;

namespace rokada::ui {

struct BoardView;

class PromotionChooser {
public:
    PromotionChooser() = default;
    /// `moves` arrive on one square and differ in what the man becomes.
    PromotionChooser(const BoardLayout& layout, std::vector<Move> moves);

    [[nodiscard]] bool open() const { return !moves_.empty(); }
    [[nodiscard]] const std::vector<QRect>& items() const { return items_; }
    [[nodiscard]] std::optional<std::size_t> at(QPoint point) const;
    /// The item that Enter takes.
    [[nodiscard]] std::size_t current() const { return current_; }
    void setCurrent(std::size_t index) { current_ = index; }
    /// Moves the current item by steps on the screen.
    void step(int down);

    /// Men of `side`, with their number keys.
    void paint(QPainter& painter, const BoardView& view, Side side) const;

private:
    void paintItem(QPainter& painter, const BoardView& view, Side side, std::size_t index) const;

    std::vector<Move> moves_;
    std::vector<QRect> items_;
    bool upwards_ = false;
    std::size_t current_ = 0;
};

}  // namespace rokada::ui
