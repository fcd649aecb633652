// List of the computer opponents of a variant. Each opponent is a tile with portrait, name and rating.
#pragma once

#include "session/opponents.h"

#include <QListWidget>

#include <span>
#include <string_view>

namespace rokada::ui {

/// List with as many columns as fit. It shows all rows without scrolling.
class OpponentTiles final : public QListWidget {
    Q_OBJECT
public:
    explicit OpponentTiles(QWidget* parent);

    /// Replaces the tiles. `game` is the identifier of the variant. `opponents` must stay valid as long as this list.
    void setOpponents(std::span<const Opponent> opponents, std::string_view game);
    /// Returns the selected opponent, or nullptr if none is selected.
    [[nodiscard]] const Opponent* chosen() const;
    /// Selects the opponent of this level, or the strongest one below it. Emits no signal.
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
