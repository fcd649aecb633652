// Table model of the list of moves. Each full move is a row with one column per side. Comments and variations are rows
// that span all columns. The model creates the texts of a row when the view asks for them.
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

    /// Shows a game, or no game if `tree` is nullptr. `shown` is the current node. `live` is the current node of the
    /// game in progress, or None if there is no such game. Moves of the main line that do not lead to `live` are undone
    /// moves. Keeps the rows if only `shown` and `live` have changed.
    void show(const GameTree* tree, Node shown, Node live = Node::None);
    void setNotation(NotationStyle style);
    /// Sets whether clocks and evaluations are shown beside the moves. The next `show` applies the value.
    void setAsides(bool shown) { asides_ = shown; }
    /// Sets whether the list ends at the current move. The next `show` applies the value.
    void setEnded(bool ended) { ended_ = ended; }
    /// Sets the comments that the list omits, because another panel shows them. The next `show` applies them.
    void setToldElsewhere(std::vector<ToldComment> comments) { told_ = std::move(comments); }
    /// Role of the text beside a move: evaluation and clock, for example "+0.17 1:05:12". It is empty if the move has
    /// no such data.
    static constexpr int AsideRole = Qt::UserRole;
    /// Role whose value is true for undone moves.
    static constexpr int UndoneRole = Qt::UserRole + 1;
    /// Updates all texts in the current language.
    void retranslate();

    /// Returns the index of the cell of a move. For a move of a variation, returns the index of the row with this part
    /// of the variation. The index is invalid if the list does not contain the move.
    [[nodiscard]] QModelIndex cellOf(Node node) const;
    /// Returns the node of the move in this cell, or None if the cell contains no move.
    [[nodiscard]] Node nodeAt(const QModelIndex& index) const;
    /// Returns true if the row contains a comment, a variation or a part of a long variation.
    [[nodiscard]] bool isText(int row) const;
    /// Returns the comment or variation of a row as HTML, with its moves as links. Returns an empty text for a row of
    /// moves.
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
        std::vector<QString> cells{}, asides{};  ///< texts of the moves, and texts beside the moves, by column
        QString text{};                          ///< HTML of a comment or variation
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
    mutable std::unordered_map<int, Words> words_;  ///< cache of texts, by row
    Node shown_ = Node::Root;
    Node live_ = Node::None;
    bool asides_ = false;
    bool ended_ = false;
    std::vector<ToldComment> told_;
    NotationStyle style_ = NotationStyle::International;
    mutable PieceArt art_;
};

}  // namespace rokada::ui
