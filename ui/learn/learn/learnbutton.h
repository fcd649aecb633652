// The base of rows, cards and answers of the pages for learning: they paint themselves, wrap their words, and Enter
// presses them.
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

    /// Pixels of a length of the design.
    [[nodiscard]] int px(double length) const;
    [[nodiscard]] bool pointed() const;
    /// The keyboard is here, and is used.
    [[nodiscard]] bool keyed() const;
    /// Height of words of this font in so many pixels.
    [[nodiscard]] static int heightOf(const QString& words, const QFont& font, int width);
    static void paintWords(QPainter& painter, const QRect& box, const QString& words, const QFont& font,
                           const QColor& ink);
};

}  // namespace rokada::ui
