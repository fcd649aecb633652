// The score sheet as a table: a row for each full move, a column for each side, and rows of their own for comments and
// variations, which span all columns. The words of a row are made when they are asked for.
#pragma once

#include "record/gametree.h"
#include "score/moverows.h"
#include "texts/notations.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace rokada::ui {

class MoveListModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows a game; nullptr for none. `shown` is the move that is looked at, `live` where a game that is played
    /// stands: moves that do not lead there are undone. None if no game is played. The rows stay as they are if
    /// nothing else has changed.
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
    /// The row has a comment or a variation, or a part of a long one.
    [[nodiscard]] bool isText(int row) const;
    /// Comments and variations below the moves, as rich text: links are the numbers of moves. Empty for a row of moves.
    [[nodiscard]] QString variationText(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Rows whose words were made since they were forgotten last.
    [[nodiscard]] std::size_t rowsWritten() const { return words_.size(); }

private:
    /// What is written in a row.
    struct Words {
        QString number{};
        std::vector<QString> cells{}, asides{};  ///< by column
        QString text{};                          ///< of a comment or a variation
    };
    void forgetWords();
    void forgetWordsOf(Node node);
    [[nodiscard]] const MoveRows::Row& row(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const MoveRows::Cell* cellAt(const QModelIndex& index) const;
    [[nodiscard]] const Words& wordsOf(int row) const;
    [[nodiscard]] Words writtenRow(const MoveRows::Row& row) const;
    [[nodiscard]] Words writtenMoves(const MoveRows::Row& row) const;
    [[nodiscard]] QString numberText(const MoveRows::Cell& cell, const Position& before) const;
    [[nodiscard]] QString plainText(int row) const;

    std::optional<GameTree> tree_;
    MoveRows rows_;
    RowChoice choice_;
    mutable TreePositions positions_;
    mutable std::unordered_map<int, Words> words_;  ///< of rows that were asked for lately
    Node shown_ = Node::Root;
    Node live_ = Node::None;
    bool asides_ = false;
    bool ended_ = false;
    std::vector<ToldComment> told_;
    NotationStyle style_ = NotationStyle::International;
};

}  // namespace rokada::ui
