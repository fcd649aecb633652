// The legend below the board: what the three shapes and colours of targets mean, and how many squares of each type the
// selected piece has.
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
    /// All four must outlive the legend. It is shown in variants whose pieces capture unlike they move, and where the
    /// three types are chosen for every variant.
    ReachLegend(GameSession& session, BoardWidget& board, StatusLine& status, Settings& settings, QWidget* parent);

    /// Where the entry of a type is: pointing at it highlights its squares.
    [[nodiscard]] const std::array<QRect, 3>& entries() const { return entries_; }
    /// What the marks mean that stand on the board besides: those of a piece on an empty board, or of the selected
    /// piece.
    [[nodiscard]] const QString& others() const { return others_; }
    /// How many squares: to move and capture, to move only, to capture only. -1 while nothing is selected.
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
    /// A mark of the selected piece, as the legend names it and as its tool tip does.
    struct Sign {
        QString brief, sentence;
    };

    /// The words of the three entries and their lengths in pixels, with room for two digits.
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
    bool violet_ = true;  ///< they are those of an empty board
    int selected_ = -1;
    QString told_;  ///< of the selected piece, in the status line
};

/// What an arrival changes and gives, and where nothing is given because the square is occupied.
[[nodiscard]] QString bonusText(const Position& position, const ArrivalBonus& bonus);

}  // namespace rokada::ui
