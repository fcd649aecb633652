// Panel with the list of moves, a header above it and a graph below it.
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
    /// Returns the object that sets the heights of rows with comments and variations.
    [[nodiscard]] const TextRows& lines() const { return *lines_; }
    /// Returns the header above the moves. It is hidden during a game.
    [[nodiscard]] RecordHeader& header() { return *header_; }
    /// Returns the graph below the moves. It is hidden if the record has no data for it.
    [[nodiscard]] RecordGraph& graph() { return *graph_; }
    /// Shows the moves of a game, and scrolls to the current move; see `MoveListModel::show`.
    void showMoves(const GameTree* tree, Node shown, Node live);
    /// Returns the height in pixels of the panel with this number of visible rows of moves.
    [[nodiscard]] int heightFor(int rows) const;
    /// Returns false although labels of the panel wrap. Otherwise layouts would use the height of all rows as the
    /// minimum, but the list can scroll.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    /// Returns the preferred height in pixels beside another page. It grows with the height of the window.
    [[nodiscard]] int wantedHeight() const;
    /// Returns the minimum height in pixels beside another page.
    [[nodiscard]] int minHeight() const;
    void setNotation(NotationStyle style);
    /// Shows or hides clocks and evaluations of the record beside the moves.
    void setAsides(bool shown);
    /// Sets comments that the list omits, because another panel shows them.
    void setToldElsewhere(std::vector<ToldComment> comments);
    void retranslate();
    /// Shows the result after the last move, for example "1-0". An empty text hides it.
    void showResult(const QString& result);
    /// Sets the context menu of moves. The keys Menu and Shift+F10 also open it.
    void setMenu(QMenu* menu) { menu_ = menu; }
    /// Returns the rectangle of a move in this widget. Returns an empty rectangle if the move is not visible.
    [[nodiscard]] QRect rectOf(Node node) const;

signals:
    /// Emitted when the user clicks a move or reaches it with the arrow keys.
    void moveChosen(rokada::Node node);
    /// Emitted when the rows are outdated. The receiver must call `showMoves` again.
    void stale();

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
    bool atEnd_ = false;  ///< true if the last move of the main line is the current move
    bool showing_ = false;
    bool low_ = false;
    std::vector<ToldComment> told_;
    bool layingOut_ =
        false;  ///< true while rows are measured; prevents recursion when a scroll bar appears or disappears
};

}  // namespace rokada::ui
