// Paints digits that stay in place when the text changes: each digit gets a cell as wide as the widest digit.
#pragma once

#include <QFont>
#include <QString>

class QPainter;
class QRect;

namespace rokada::ui {

class DigitStrip {
public:
    DigitStrip(QString text, const QFont& font);

    /// Returns the width in pixels.
    [[nodiscard]] int width() const;
    /// Reduces the font, to 9 pixels at least, until the text is at most `room` pixels wide.
    void fit(int room);
    /// Paints the text in the middle of the box, with the pen of the painter.
    void paint(QPainter& painter, const QRect& box) const;

private:
    [[nodiscard]] int cell(QChar c) const;

    QString text_;
    QFont font_;
};

}  // namespace rokada::ui
