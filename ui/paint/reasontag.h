// Why a move was illegal, as a small label beside its square.
#pragma once

#include <QFont>
#include <QRect>
#include <QRegion>
#include <QString>

class QPainter;

namespace rokada::ui {

class ReasonTag {
public:
    ReasonTag() = default;
    /// Beside a square, inside the board, where it covers nothing of `clear` if there is such a place; for a reader who
    /// sits turned by quarter turns. Long words are shortened.
    ReasonTag(const QString& words, const QRect& square, const QRect& board, const QRegion& clear, int quarterTurns,
              const QFont& font);

    [[nodiscard]] bool empty() const { return words_.isEmpty(); }
    /// As it is shown.
    [[nodiscard]] const QString& words() const { return words_; }
    [[nodiscard]] const QRect& box() const { return box_; }
    void paint(QPainter& painter) const;

private:
    QString words_;
    QRect box_;
    int quarterTurns_ = 0;
    QFont font_;
};

}  // namespace rokada::ui
