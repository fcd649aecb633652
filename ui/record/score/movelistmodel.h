// Table model of the list of moves. Each full move is a row with one column per side. Comments and variations are rows
// that span all columns. Texts are created on demand.
#pragma once

#include "record/gametree.h"
#include "scene/pieceart.h"
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

    /// Shows a game, or no game if `tree` is nullptr. `shown` is the current node. `live` is the node of the game in
    /// progress; moves that do not lead to it are undone moves. `live` is None if no game is in progress. The rows are
    /// kept if only these nodes have changed.
    void show(const GameTree* tree, Node shown, Node live = Node::None);
    void setNotation(NotationStyle style);
    /// Shows or hides clocks and evaluations beside the moves. The next `show` applies the value.
    void setAsides(bool shown) { asides_ = shown; }
    /// If true, the list ends at the current move. The next `show` applies the value.
    void setEnded(bool ended) { ended_ = ended; }
    /// Sets comments that the list omits, because another panel shows them. The next `show` applies them.
    void setToldElsewhere(std::vector<ToldComment> comments) { told_ = std::move(comments); }
    /// Role of the text beside a move, for example "+0.17 1:05:12". The text is empty if the move has no data.
    static constexpr int AsideRole = Qt::UserRole;
    /// Role that is true for undone moves.
    static constexpr int UndoneRole = Qt::UserRole + 1;
    /// Updates all texts in the current language.
    void retranslate();

    /// Returns the cell of a move of the main line. For any other move, returns the row of its variation.
    [[nodiscard]] QModelIndex cellOf(Node node) const;
    /// Returns the node of the move in this cell, or None if the cell contains no move.
    [[nodiscard]] Node nodeAt(const QModelIndex& index) const;
    /// Returns true if the row contains a comment, a variation or a part of a long variation.
    [[nodiscard]] bool isText(int row) const;
    /// Returns the comment or variation of a row as rich text, with its moves as links. Returns an empty text for a row
    /// of moves.
    [[nodiscard]] QString variationText(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Returns the number of rows whose texts are cached.
    [[nodiscard]] std::size_t rowsWritten() const { return words_.size(); }

private:
    /// Cached texts of one row.
    struct Words {
        QString number{};
        std::vector<QString> cells{}, asides{};  ///< texts of the moves and texts beside the moves, by column
        QString text{};                          ///< rich text of a comment or variation
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
    mutable PieceArt art_;
};

}  // namespace rokada::ui
