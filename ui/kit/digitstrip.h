// Digits that change without jumping: each is painted in a cell as wide as the widest of them.
#pragma once

#include <QFont>
#include <QString>

class QPainter;
class QRect;

namespace rokada::ui {

class DigitStrip {
public:
    DigitStrip(QString text, const QFont& font);

    [[nodiscard]] int width() const;
    /// Takes a smaller font if it does not go into the width.
    void fit(int room);
    /// In the middle of the box, with the painter's pen.
    void paint(QPainter& painter, const QRect& box) const;

private:
    [[nodiscard]] int cell(QChar c) const;

    QString text_;
    QFont font_;
};

}  // namespace rokada::ui
