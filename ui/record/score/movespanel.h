// The score sheet: the moves with what is known of the game above and below them.
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
    /// Its rows of comments and variations.
    [[nodiscard]] const TextRows& lines() const { return *lines_; }
    /// Above the moves; hidden while a game is played.
    [[nodiscard]] RecordHeader& header() { return *header_; }
    /// Below the moves of a record that says something about its moves; hidden otherwise.
    [[nodiscard]] RecordGraph& graph() { return *graph_; }
    /// The moves of a game, with the one that is looked at marked and in view; see `MoveListModel::show`.
    void showMoves(const GameTree* tree, Node shown, Node live);
    /// With room for so many rows of moves and all that stands above and below them now.
    [[nodiscard]] int heightFor(int rows) const;
    /// Its words wrap, but the list gives way: layouts must not take all rows for the least height.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    /// With as many rows as a window of this height has for them beside another page.
    [[nodiscard]] int wantedHeight() const;
    /// With as many rows as are worth being looked at beside another page.
    [[nodiscard]] int leastHeight() const;
    void setNotation(NotationStyle style);
    /// Times and evaluations that the record has are shown beside its moves.
    void setAsides(bool shown);
    /// They are read in another panel now, or no longer.
    void setToldElsewhere(std::vector<ToldComment> comments);
    void retranslate();
    /// How the game has ended, after its last move: "1-0"; empty while it is played.
    void showResult(const QString& result);
    /// What a click with the right button opens, and the keys Menu and Shift+F10 for the move that is shown.
    void setMenu(QMenu* menu) { menu_ = menu; }
    /// Where a move, or a move in a variation, is painted; empty if it is not in view.
    [[nodiscard]] QRect rectOf(Node node) const;

signals:
    /// A move was clicked, or reached by the arrow keys.
    void moveChosen(rokada::Node node);
    /// Other rows are to be shown: the moves are wanted again.
    void stale();
    /// There is little room for all that stands around the moves.
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
    bool atEnd_ = false;  ///< that is the last move of the main variation
    bool showing_ = false;
    bool low_ = false;
    std::vector<ToldComment> told_;
    bool layingOut_ = false;  ///< a scroll bar that comes or goes asks for it once more
};

}  // namespace rokada::ui
