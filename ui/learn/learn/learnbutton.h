// Base class of the rows, cards and answers of learning pages: custom-painted buttons with wrapped text that Enter
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

    /// Converts a design length to pixels.
    [[nodiscard]] int px(double length) const;
    [[nodiscard]] bool pointed() const;
    /// Returns true if the button has the focus and the keyboard is in use.
    [[nodiscard]] bool keyed() const;
    /// Returns the height of the text in this font at this width, in pixels.
    [[nodiscard]] static int heightOf(const QString& words, const QFont& font, int width);
    static void paintWords(QPainter& painter, const QRect& box, const QString& words, const QFont& font,
                           const QColor& ink);
};

}  // namespace rokada::ui
