// The score sheet as a table: a row for each full move, a column for each side, and rows of their own for comments and
// variations, which span all columns.
#pragma once

#include "record/gametree.h"
#include "texts/notations.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rokada::ui {

/// A comment on a move. Another one on the same move is another comment.
struct ToldComment {
    Node node = Node::None;
    std::string text;

    friend bool operator==(const ToldComment&, const ToldComment&) = default;
};

class MoveListModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Reads the tree again; nullptr for none. The tree is not kept. `shown` is the move that is looked at, `live`
    /// where a game that is played stands: moves that do not lead there are undone. None if no game is played.
    void show(const GameTree* tree, Node shown, Node live = Node::None);
    void setNotation(NotationStyle style);
    /// Clocks and evaluations beside moves, the next time that a tree is shown.
    void setAsides(bool shown) { asides_ = shown; }
    /// Nothing that comes after the move that is looked at, nor beside it, the next time that a tree is shown.
    void setEnded(bool ended) { ended_ = ended; }
    /// Comments that are read beside the list at their moves are left out, the next time that a tree is shown.
    void setToldElsewhere(std::vector<ToldComment> comments) { told_ = std::move(comments); }
    /// Role of what stands beside a move: "+0.17 1:05:12"; empty for none.
    static constexpr int AsideRole = Qt::UserRole;
    /// Role of a move that was undone: true or false.
    static constexpr int UndoneRole = Qt::UserRole + 1;
    /// Words again, after a change of language.
    void retranslate();

    /// The cell of a move of the main variation, or the row of the variation it belongs to.
    [[nodiscard]] QModelIndex cellOf(Node node) const;
    /// The move in this cell; None for cells without one.
    [[nodiscard]] Node nodeAt(const QModelIndex& index) const;
    /// Comments and variations below the moves, as rich text: links are the numbers of moves. Empty for a row of moves.
    [[nodiscard]] QString variationText(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// An elimination or the like outside the side's own move is an event of its own.
    enum class Event { Played, Resigned, Flagged, Forfeited, Out, Passed };
    struct Cell {
        Side side{};
        Event event = Event::Played;
        Node node = Node::None;
        QString text;    ///< of a move, with its NAGs
        int number = 0;  ///< of the full move; 0 while reserve pieces are placed
        QString aside;   ///< clock and evaluation
        bool undone = false;
    };
    struct Row {
        std::vector<std::optional<Cell>> cells;
        QString variation;
        std::vector<Node> nodes;  ///< of the moves in the variation
    };

    [[nodiscard]] Event eventOf(Node node) const;
    [[nodiscard]] std::vector<Cell> cellsOf(Position& position, Node node);
    [[nodiscard]] QString asideOf(Node node, Side mover) const;
    [[nodiscard]] std::string commentAfter(Node node) const;
    [[nodiscard]] QString wordFor(const Position& position, Node node);
    void layOut();
    void addVariations(Node node, const Position& before);
    void writeLine(Row& row, Node node, Position position, int depth);
    void writeMove(Row& row, Node node, const Position& position, bool numbered);
    [[nodiscard]] QString words(const Cell& cell) const;

    const GameTree* tree_ = nullptr;  ///< only while it is read
    RulebookPtr book_;
    Node shown_ = Node::Root;
    Node live_ = Node::None;
    bool asides_ = false;
    bool ended_ = false;
    std::vector<ToldComment> told_;
    NotationStyle style_ = NotationStyle::International;
    struct Word {
        Move move;
        QString text;
        Key key = 0;  ///< of the position before the move
    };
    std::vector<Word> words_;  ///< by node: what was written before
    std::vector<Row> rows_;
};

}  // namespace rokada::ui
