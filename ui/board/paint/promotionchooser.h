// Choice between moves with the same squares, for example promotions. It is a column of pieces from the target square
// towards the centre of the board.
#pragma once

#include "base/move.h"
#include "rules/variant.h"
#include "scene/boardlayout.h"

#include <QRect>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace rokada::ui {

struct ChoiceDiagram;

/// Movement diagrams of the choices, see promotionpainter.h; nullptr if all pieces are orthodox.
using ChoiceDiagrams = std::shared_ptr<std::vector<ChoiceDiagram>>;

class PromotionChooser {
public:
    PromotionChooser() = default;
    /// Creates a choice between `moves`, which have the same target and differ in the promotion. `diagrams` are shown
    /// beside the pieces.
    PromotionChooser(const BoardLayout& layout, std::vector<Move> moves, ChoiceDiagrams diagrams = {});

    [[nodiscard]] bool open() const { return !moves_.empty(); }
    [[nodiscard]] const std::vector<QRect>& items() const { return items_; }
    /// Returns the index of the item at a point, or nullopt.
    [[nodiscard]] std::optional<std::size_t> at(QPoint point) const;
    /// Returns the index of the item that Enter chooses.
    [[nodiscard]] std::size_t current() const { return current_; }
    void setCurrent(std::size_t index) { current_ = index; }
    /// Returns the index of the item `down` steps below the current one on the screen, continuing at the other end.
    [[nodiscard]] std::size_t next(int down) const;

    /// Returns the name of the piece at a point, for a tooltip; empty if there is none.
    [[nodiscard]] QString nameAt(QPoint point, const Variant& variant) const;
    [[nodiscard]] Kind kindAt(std::size_t index) const { return moves_[index].becomes(); }
    [[nodiscard]] const ChoiceDiagrams& diagrams() const { return diagrams_; }

private:
    std::vector<Move> moves_;
    ChoiceDiagrams diagrams_;
    std::vector<QRect> items_;
    bool upwards_ = false;
    std::size_t current_ = 0;
};

}  // namespace rokada::ui
