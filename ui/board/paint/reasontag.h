// Label beside a square, for example with the reason of an illegal move.
#pragma once

#include <QFont>
#include <QRect>
#include <QString>

#include <vector>

class QPainter;

namespace rokada::ui {

/// Constraints on the place of a label.
struct LabelPlace {
    QRect square;  ///< square that the label is about; the label stands beside it
    QRect room;    ///< area in which the label must lie
    /// Areas that the text of the label mentions. The label covers them only if there is no other place.
    std::vector<QRect> spared = {};
    /// Rectangles of pieces; the label prefers a place further away that covers none of them.
    std::vector<QRect> pieces = {};
    std::vector<QRect> squares = {};  ///< rectangles of squares; the label prefers a place beside them
    int quarterTurns = 0;             ///< orientation of the reader, in clockwise quarter turns
    bool close = false;               ///< true if the label must lie beside `square`, whatever it covers
};

/// Returns the font of labels for squares of `cell` pixels.
[[nodiscard]] QFont labelFont(QFont font, int cell);

/// Part of a player panel for a label, with the orientation of its reader.
struct PanelRoom {
    QRect rect;
    int quarterTurns = 0;
};

class ReasonTag {
public:
    ReasonTag() = default;
    /// Creates a label beside a square. The label has as many lines as needed. A text is shortened only if it does not
    /// fit into the whole area `place.room`.
    ReasonTag(const QString& words, const LabelPlace& place, const QFont& font);
    /// Creates a label on a player panel, at its right end from the view of its reader. The label takes half of the
    /// panel, or the whole panel if the text does not fit.
    ReasonTag(const QString& words, const PanelRoom& panel, const QFont& font);

    [[nodiscard]] bool empty() const { return words_.isEmpty(); }
    /// Returns the text as it is shown, which may be shortened.
    [[nodiscard]] const QString& words() const { return words_; }
    [[nodiscard]] const QRect& box() const { return box_; }
    /// Returns true if the label is on a player panel and covers no square.
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
