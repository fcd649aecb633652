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
    QRect room;    ///< area that contains the label
    /// Mentioned by the text; covered only if there is no other place.
    std::vector<QRect> spared = {};
    std::vector<QRect> pieces = {};   ///< better not covered; a more distant place is preferred
    std::vector<QRect> squares = {};  ///< better beside than on them
    int quarterTurns = 0;             ///< orientation of the reader
    bool close = false;               ///< must touch the square, whatever it covers
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
    /// Uses as many lines as needed. Shortens only text that does not fit the whole board.
    ReasonTag(const QString& words, const LabelPlace& place, const QFont& font);
    /// Stands on a player panel, at the end of its lines; on half of it if the text fits.
    ReasonTag(const QString& words, const PanelRoom& panel, const QFont& font);

    [[nodiscard]] bool empty() const { return words_.isEmpty(); }
    /// Returns the text as it is shown.
    [[nodiscard]] const QString& words() const { return words_; }
    [[nodiscard]] const QRect& box() const { return box_; }
    /// Returns true if the label covers no square.
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
