// List of board themes as tiles, each with some squares and a name.
#pragma once

#include "scene/boardtheme.h"

#include <QListWidget>

namespace rokada::ui {

/// List with one to three columns, depending on its width. It shows all rows without scrolling.
class ThemeList final : public QListWidget {
    Q_OBJECT
public:
    explicit ThemeList(QWidget* parent);

    /// Returns the selected theme.
    [[nodiscard]] const BoardTheme& chosen() const;
    /// Selects `theme`.
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
