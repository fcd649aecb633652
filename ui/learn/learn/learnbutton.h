// Base class of the rows, cards and answers on learning pages. They are buttons that paint wrapped text and that Enter
// presses.
#pragma once

#include <QAbstractButton>

namespace rokada::ui {

class LearnButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit LearnButton(QWidget* parent);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

    /// Returns a length in pixels for the current font size. `length` is the length at a font size of 15 pixels.
    [[nodiscard]] int px(double length) const;
    [[nodiscard]] bool pointed() const;
    /// Returns true if the button has the focus and must show it, because the user is using the keyboard.
    [[nodiscard]] bool keyed() const;
    /// Returns the height of the wrapped text in pixels, for this font and width.
    [[nodiscard]] static int heightOf(const QString& words, const QFont& font, int width);
    static void paintWords(QPainter& painter, const QRect& box, const QString& words, const QFont& font,
                           const QColor& ink);
};

}  // namespace rokada::ui
