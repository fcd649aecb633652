// Panel with the list of moves. A header above it describes a viewed game; below it are the evaluation graph and the
// result.
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
    /// Returns the object that sets the heights of the rows with comments and variations.
    [[nodiscard]] const TextRows& lines() const { return *lines_; }
    /// Returns the header above the list. It describes a viewed game, or names the opening of a game in progress.
    [[nodiscard]] RecordHeader& header() { return *header_; }
    /// Returns the evaluation graph below the list. It is hidden if the game has no evaluations and clocks.
    [[nodiscard]] RecordGraph& graph() { return *graph_; }
    /// Shows the moves of a game, and scrolls to the current move. See `MoveListModel::show` for the parameters.
    void showMoves(const GameTree* tree, Node shown, Node live);
    /// Returns the height in pixels of the panel if the list has this number of visible rows.
    [[nodiscard]] int heightFor(int rows) const;
    /// Returns false, although the panel has labels with wrapped text. With true, layouts would use the height of all
    /// rows as the minimum, although the list can scroll.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    /// Returns the preferred height in pixels while the panel shares its column with another page. It grows with the
    /// height of the window.
    [[nodiscard]] int wantedHeight() const;
    /// Returns the minimum height in pixels while the panel shares its column with another page.
    [[nodiscard]] int minHeight() const;
    void setNotation(NotationStyle style);
    /// Sets whether clocks and evaluations are shown beside the moves. The next `showMoves` applies the value.
    void setAsides(bool shown);
    /// Sets the comments that the list omits, because another panel shows them. Emits `stale` if they have changed.
    void setToldElsewhere(std::vector<ToldComment> comments);
    void retranslate();
    /// Shows the result below the list, for example "1-0". An empty text hides it.
    void showResult(const QString& result);
    /// Sets the context menu of moves. The keys Menu and Shift+F10 also open it.
    void setMenu(QMenu* menu) { menu_ = menu; }
    /// Returns the rectangle of a move in this widget. Returns an empty rectangle if the move is not visible.
    [[nodiscard]] QRect rectOf(Node node) const;

signals:
    /// Emitted when the user clicks a move or reaches it with the arrow keys.
    void moveChosen(rokada::Node node);
    /// Emitted when the rows must be updated. The receiver must call `showMoves`.
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
    bool atEnd_ = false;  ///< true if the current move is the last move of the main line
    bool showing_ = false;
    bool low_ = false;
    std::vector<ToldComment> told_;
    bool layingOut_ =
        false;  ///< true while rows are measured; prevents recursion if a scroll bar appears or disappears
};

}  // namespace rokada::ui
