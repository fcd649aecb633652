// The list of moves with a header above and a graph below.
#pragma once

#include "score/movelistmodel.h"
#include "texts/notations.h"

#include <QWidget>

#include <memory>

class QMenu;
class QLabel;
class QTableView;
class QVBoxLayout;

namespace rokada::ui {

class MovesDelegate;
class RecordGraph;
class RecordHeader;
class TextRows;

class MovesPanel final : public QWidget {
    Q_OBJECT
public:
    explicit MovesPanel(QWidget* parent);
    ~MovesPanel() override;

    [[nodiscard]] MoveListModel& moves() { return *moves_; }
    [[nodiscard]] QTableView& view() { return *view_; }
    /// Returns its rows of comments and variations.
    [[nodiscard]] const TextRows& lines() const { return *lines_; }
    /// Returns the header above the moves; hidden during a game.
    [[nodiscard]] RecordHeader& header() { return *header_; }
    /// Returns the graph below the moves; hidden if the record has no data for it.
    [[nodiscard]] RecordGraph& graph() { return *graph_; }
    /// Shows the moves of a game and scrolls to the current one; see `MoveListModel::show`.
    void showMoves(const GameTree* tree, Node shown, Node live);
    /// Returns the height in pixels with this many rows of moves and the widgets around them.
    [[nodiscard]] int heightFor(int rows) const;
    /// False although its labels wrap: the list can shrink, so layouts must not use the height of all rows as the
    /// minimum.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    /// Returns the height with the number of rows that suits the window height, beside another page.
    [[nodiscard]] int wantedHeight() const;
    /// Returns the smallest useful height beside another page.
    [[nodiscard]] int leastHeight() const;
    void setNotation(NotationStyle style);
    /// Shows times and evaluations of the record beside the moves.
    void setAsides(bool shown);
    /// Sets the comments that another panel shows.
    void setToldElsewhere(std::vector<ToldComment> comments);
    void retranslate();
    /// Shows the result, for example "1-0", after the last move; an empty string hides it.
    void showResult(const QString& result);
    /// Sets the context menu of moves, which also opens with Menu and Shift+F10.
    void setMenu(QMenu* menu) { menu_ = menu; }
    /// Returns the rectangle of a move; empty if it is not visible.
    [[nodiscard]] QRect rectOf(Node node) const;

signals:
    /// Emitted when a move was clicked or reached by the arrow keys.
    void moveChosen(rokada::Node node);
    /// Emitted when the rows have changed and `showMoves` must be called again.
    void stale();
    /// Emitted when the room around the moves becomes scarce or sufficient.
    void lowChanged(bool low);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool menuKey(const QEvent& event) const;
    void openMenu();
    void layOutLines();
    void sizeWords();
    void showAsLow();
    void showResultWhereItFits();
    void markShown();
    void bringIntoView();
    void choose(const QModelIndex& index);
    [[nodiscard]] Node nodeAt(QPoint point) const;

    MoveListModel* moves_;
    QTableView* view_;
    QVBoxLayout* column_;
    QLabel* result_;
    RecordHeader* header_;
    RecordGraph* graph_;
    MovesDelegate* delegate_;
    std::unique_ptr<TextRows> lines_;
    QMenu* menu_ = nullptr;
    Node shown_ = Node::Root;
    bool atEnd_ = false;  ///< the last move of the main line is shown
    bool showing_ = false;
    bool low_ = false;
    std::vector<ToldComment> told_;
    bool layingOut_ = false;  ///< prevents recursion when a scroll bar appears or disappears
};

}  // namespace rokada::ui
