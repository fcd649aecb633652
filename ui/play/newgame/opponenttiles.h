// The opponents of a variant as tiles: portrait, name, level.
#pragma once

#include "session/opponents.h"

#include <QListWidget>

#include <span>
#include <string_view>

namespace rokada::ui {

/// As many columns as have room, and all rows: it never scrolls.
class OpponentTiles final : public QListWidget {
    Q_OBJECT
public:
    explicit OpponentTiles(QWidget* parent);

    /// `game` is the variant in which they play. The list must outlive the tiles.
    void setOpponents(std::span<const Opponent> opponents, std::string_view game);
    /// nullptr if there are none.
    [[nodiscard]] const Opponent* chosen() const;
    /// Chooses the first one of this level, or the strongest.
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
