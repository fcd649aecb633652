// Why a move was illegal, as a small label beside its square.
#pragma once

#include <QFont>
#include <QRect>
#include <QString>

#include <vector>

class QPainter;

namespace rokada::ui {

/// Where a label may stand.
struct LabelPlace {
    QRect square;  ///< what it speaks of: beside that
    QRect room;    ///< inside that
    /// Covered only if there is no other place: what the words are about.
    std::vector<QRect> spared = {};
    std::vector<QRect> pieces = {};   ///< rather not covered: a place a little further away is better
    std::vector<QRect> squares = {};  ///< beside them is better than on them
    int quarterTurns = 0;             ///< of whoever reads it
    bool close = false;               ///< touches the square, whatever else it covers
};

/// The letters of labels on a board with squares of `cell` pixels.
[[nodiscard]] QFont labelFont(QFont font, int cell);

/// A part of a player panel that has room for a label, and the quarter turns of whoever reads it there.
struct PanelRoom {
    QRect rect;
    int quarterTurns = 0;
};

class ReasonTag {
public:
    ReasonTag() = default;
    /// As many lines as the words need; only what has no room on the whole board is shortened.
    ReasonTag(const QString& words, const LabelPlace& place, const QFont& font);
    /// On a player panel, where its lines end, on half of it if there is room for the words.
    ReasonTag(const QString& words, const PanelRoom& panel, const QFont& font);

    [[nodiscard]] bool empty() const { return words_.isEmpty(); }
    /// As it is shown.
    [[nodiscard]] const QString& words() const { return words_; }
    [[nodiscard]] const QRect& box() const { return box_; }
    /// It covers no square.
    [[nodiscard]] bool onPanel() const { return onPanel_; }
    void paint(QPainter& painter) const;

private:
    QString words_;
    QRect box_;
    int quarterTurns_ = 0;
    bool onPanel_ = false;
    QFont font_;
};

}  // namespace rokada::ui
