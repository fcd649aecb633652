// The dock with the score sheet.
#pragma once

#include "score/movelistmodel.h"
#include "texts/notations.h"

#include <QDockWidget>

#include <memory>
#include <optional>

class QMenu;
class QLabel;
class QTableView;
class QVBoxLayout;

namespace rokada::ui {

class CommentEditor;
class MovesDelegate;
class RecordGraph;
class RecordHeader;
class TextRows;

class MovesPanel final : public QDockWidget {
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
    /// Below the moves; hidden while no comment is written.
    [[nodiscard]] CommentEditor& editor() { return *editor_; }
    /// The moves of a game, with the one that is looked at marked and in view; see `MoveListModel::show`.
    void showMoves(const GameTree* tree, Node shown, Node live);
    /// That of the panel, with room for so many rows of moves and all that stands above and below them now.
    [[nodiscard]] int heightFor(int rows) const;
    /// Other panels have lent it a part of theirs: what it had without that.
    void setOwnHeight(std::optional<int> height);
    void setNotation(NotationStyle style);
    /// Times and evaluations that the record has are shown beside its moves.
    void setAsides(bool shown);
    /// They are read in another panel now, or no longer.
    void setToldElsewhere(std::vector<ToldComment> comments);
    void retranslate();
    /// Below the moves: what is said there for a while, and the buttons under the hand.
    void hold(QWidget* said);
    /// How the game has ended, after its last move: "1-0"; empty while it is played.
    void showResult(const QString& result);
    void setButtons(QWidget* buttons);
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
    CommentEditor* editor_;
    MovesDelegate* delegate_;
    std::unique_ptr<TextRows> lines_;
    QMenu* menu_ = nullptr;
    Node shown_ = Node::Root;
    bool atEnd_ = false;  ///< that is the last move of the main variation
    bool showing_ = false;
    bool low_ = false;
    std::optional<int> ownHeight_;
    std::vector<ToldComment> told_;
    bool layingOut_ = false;  ///< a scroll bar that comes or goes asks for it once more
};

}  // namespace rokada::ui
