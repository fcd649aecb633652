// Table model of the moves: a row for each full move with a column for each side, and rows for comments and variations,
// which span all columns. Texts are created on demand.
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

    /// Shows a game; nullptr for none. `shown` is the current node, `live` that of the game in progress; moves that do
    /// not lead there are undone. None if no game is in progress. Keeps the rows if nothing else has changed.
    void show(const GameTree* tree, Node shown, Node live = Node::None);
    void setNotation(NotationStyle style);
    /// Shows clocks and evaluations beside the moves. Applies to the next `show`.
    void setAsides(bool shown) { asides_ = shown; }
    /// Hides the moves after and beside the current one. Applies to the next `show`.
    void setEnded(bool ended) { ended_ = ended; }
    /// Omits comments that another panel shows. Applies to the next `show`.
    void setToldElsewhere(std::vector<ToldComment> comments) { told_ = std::move(comments); }
    /// Role of the text beside a move: "+0.17 1:05:12"; empty for none.
    static constexpr int AsideRole = Qt::UserRole;
    /// Role that is true for undone moves.
    static constexpr int UndoneRole = Qt::UserRole + 1;
    /// Updates all texts after a change of language.
    void retranslate();

    /// Returns the cell of a move of the main line, or the row of its variation.
    [[nodiscard]] QModelIndex cellOf(Node node) const;
    /// Returns the move in this cell; None for cells without one.
    [[nodiscard]] Node nodeAt(const QModelIndex& index) const;
    /// Returns true if the row has a comment or a variation, or a part of a long one.
    [[nodiscard]] bool isText(int row) const;
    /// Returns the comment or variation of a row as rich text with move numbers as links; empty for a row of moves.
    [[nodiscard]] QString variationText(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Returns the number of rows with cached texts.
    [[nodiscard]] std::size_t rowsWritten() const { return words_.size(); }

private:
    /// Texts of a row.
    struct Words {
        QString number{};
        std::vector<QString> cells{}, asides{};  ///< by column
        QString text{};                          ///< of a comment or variation
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
    mutable std::unordered_map<int, Words> words_;  ///< cache of recently used rows
    Node shown_ = Node::Root;
    Node live_ = Node::None;
    bool asides_ = false;
    bool ended_ = false;
    std::vector<ToldComment> told_;
    NotationStyle style_ = NotationStyle::International;
};

}  // namespace rokada::ui
