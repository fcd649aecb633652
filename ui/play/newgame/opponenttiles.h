// Shows the opponents of a variant as tiles: portrait, name, level.
#pragma once

#include "session/opponents.h"

#include <QListWidget>

#include <span>
#include <string_view>

namespace rokada::ui {

/// Uses as many columns as fit and shows all rows without scrolling.
class OpponentTiles final : public QListWidget {
    Q_OBJECT
public:
    explicit OpponentTiles(QWidget* parent);

    /// Replaces the tiles. `game` is the id of the variant. The list must outlive the tiles.
    void setOpponents(std::span<const Opponent> opponents, std::string_view game);
    /// Returns the selected opponent, or nullptr if there is none.
    [[nodiscard]] const Opponent* chosen() const;
    /// Selects the first opponent of this level, or the last one in the list if no opponent has it. Emits nothing.
    void choose(Level level);
    void retranslate();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QSize smallestTile() const;
    [[nodiscard]] int columnsIn(int width) const;
    void arrange();

    std::span<const Opponent> opponents_;
    std::string_view game_;
};

}  // namespace rokada::ui
