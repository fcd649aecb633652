// A tool button whose text says by itself that it opens a menu.
#pragma once

#include <QToolButton>

namespace rokada::ui {

/// Without the indicator of the style, which would lie on the text. A style sheet could hide it too, but a button with
/// one keeps the colours of the palette that it was made under.
class MenuButton final : public QToolButton {
    Q_OBJECT
public:
    explicit MenuButton(QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace rokada::ui
