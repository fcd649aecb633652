// The themes of boards to choose from, as tiles: a picture of the squares, and a name.
#pragma once

#include "scene/boardtheme.h"

#include <QListWidget>

namespace rokada::ui {

/// As many columns as have room, and all rows: it never scrolls.
class ThemeList final : public QListWidget {
    Q_OBJECT
public:
    explicit ThemeList(QWidget* parent);

    [[nodiscard]] const BoardTheme& chosen() const;
    void choose(const BoardTheme& theme);
    void retranslate();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QSize tileSize() const;
    [[nodiscard]] int columnsIn(int width) const;
    void arrange();
};

}  // namespace rokada::ui
