// A tool button that opens a menu without showing an indicator.
#pragma once

#include <QToolButton>

namespace rokada::ui {

/// Tool button without the menu indicator of the style, which would lie on the text. A style sheet could hide the
/// indicator too, but a button with a style sheet ignores later changes of the palette.
class MenuButton final : public QToolButton {
    Q_OBJECT
public:
    explicit MenuButton(QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace rokada::ui
