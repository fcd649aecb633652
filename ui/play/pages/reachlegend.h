// Legend above the moves in the side panel. It explains the three marks of target squares: move and capture, move only,
// capture only. For the selected piece, it shows the number of squares with each mark.
#pragma once

#include "kit/settings.h"
#include "shell/feature.h"

#include <QFont>
#include <QRect>
#include <QString>
#include <QWidget>

#include <array>
#include <string_view>
#include <vector>

namespace rokada {
struct ArrivalBonus;
class Position;
}  // namespace rokada

namespace rokada::ui {

class BoardWidget;
class GameSession;
class SidePanel;
class StatusLine;

namespace keys {

/// True if the explanation of this kind of piece in this variant was already shown to the user.
[[nodiscard]] Setting<bool> noted(std::string_view game, std::string_view piece);

}  // namespace keys

void declareLegend(Settings& settings);

class ReachLegend final : public QWidget {
    Q_OBJECT
public:
    /// Creates the legend. It is visible if the variant has pieces that move and capture differently. A setting shows
    /// it in all variants. All arguments must outlive it.
    ReachLegend(GameSession& session, BoardWidget& board, StatusLine& status, Settings& settings, QWidget* parent);

    /// Returns the rectangles of the three entries. When the pointer is over an entry, the board highlights the squares
    /// with its mark.
    [[nodiscard]] const std::array<QRect, 3>& entries() const { return entries_; }
    /// Returns the text to the right of the entries. It explains other marks on the target squares of the selected
    /// piece. Without such marks, it explains how to show the moves on an empty board.
    [[nodiscard]] const QString& others() const { return others_; }
    /// Returns the numbers of target squares of the selected piece, in this order: move and capture, move only, capture
    /// only. All are -1 if no piece is selected.
    [[nodiscard]] const std::array<int, 3>& counts() const { return counts_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Texts about a mark on a target square: a short text for the legend, and a sentence for the tool tip.
    struct Sign {
        QString brief, sentence;
    };

    /// Texts of the three entries and their widths in pixels. The widths include room for two digits.
    struct Row {
        std::array<QString, 3> words;
        std::array<int, 3> lengths{};
    };

    void follow();
    void place();
    [[nodiscard]] Row rowFor(bool counted) const;
    [[nodiscard]] int placeEntries(int reserved);
    [[nodiscard]] QString marksOnBoard() const;
    [[nodiscard]] std::vector<Sign> signs() const;
    void explain();
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] QFont lettersFor(QSize room) const;
    void tellOfPiece();
    [[nodiscard]] QString lostCheck() const;
    [[nodiscard]] QString firstNote() const;

    BoardWidget& board_;
    StatusLine& status_;
    Settings& settings_;
    std::array<int, 3> counts_{-1, -1, -1};
    std::array<QString, 3> texts_;
    std::array<QRect, 3> entries_;
    QString others_;
    QRect othersRect_;
    bool violet_ = true;  ///< true if `others_` explains the violet marks, which show the moves on an empty board
    int selected_ = -1;
    QString told_;  ///< message in the status line about the selected piece
};

/// Returns a text about the boats that a piece puts on the board when it arrives on a square (an `ArrivalBonus`). Also
/// names the squares on which no boat appears because they are occupied.
[[nodiscard]] QString bonusText(const Position& position, const ArrivalBonus& bonus);

/// Adds the legend to the side panel.
class LegendControls final : public Feature {
    Q_OBJECT
public:
    LegendControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel, StatusLine& status,
                   Settings& settings);
};

}  // namespace rokada::ui
