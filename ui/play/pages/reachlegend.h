// Legend below the board. It explains the three shapes and colours of target squares, and counts the squares of each
// type for the selected piece.
#pragma once

#include <QFont>
#include <QRect>
#include <QString>
#include <QWidget>

#include <array>
#include <vector>

namespace rokada {
struct ArrivalBonus;
class Position;
}  // namespace rokada

namespace rokada::ui {

class BoardWidget;
class GameSession;
class Settings;
class StatusLine;

class ReachLegend final : public QWidget {
    Q_OBJECT
public:
    /// Creates the legend. It is visible if pieces of the variant can capture differently from their moves, or if the
    /// setting for the three types is on. All arguments must outlive it.
    ReachLegend(GameSession& session, BoardWidget& board, StatusLine& status, Settings& settings, QWidget* parent);

    /// Returns the rectangles of the three entries. Hovering an entry highlights its squares on the board.
    [[nodiscard]] const std::array<QRect, 3>& entries() const { return entries_; }
    /// Returns the explanation of the other marks on the board. They belong to the selected piece, or to the pattern on
    /// an empty board.
    [[nodiscard]] const QString& others() const { return others_; }
    /// Returns the numbers of target squares, in this order: move or capture, move only, capture only. All are -1 if no
    /// piece is selected.
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
    /// Texts about a mark of the selected piece: a short text for the legend, and a sentence for the tool tip.
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
    bool violet_ = true;  ///< true if `others_` explains the pattern on an empty board
    int selected_ = -1;
    QString told_;  ///< message in the status line about the selected piece
};

/// Returns a text about the boats that a move brings. It also names squares that get no boat because they are occupied.
[[nodiscard]] QString bonusText(const Position& position, const ArrivalBonus& bonus);

}  // namespace rokada::ui
