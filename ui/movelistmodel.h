// The moves of a game as a table: a row for each full move, a column for each side, in short notation.
#pragma once

#include "game.h"

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace rokada::ui {

class MoveListModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Reads the game anew; nullptr for none. The game is not kept.
    void show(const Game* game);
    /// Words anew, after a change of language.
    void retranslate();
    /// The cell of the last move that was played.
    [[nodiscard]] QModelIndex lastCell() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// What happened to a side outside its own move is an event of its own.
    enum class Event { Played, Resigned, Out, Passed };
    struct Cell {
        Side side;
        Event event;
        QString text;  ///< of a move
        int number;    ///< of the full move; 0 while reserves are deployed
    };
    /// A turn that is shown, and how to see that it is still the same.
    struct Shown {
        Move move;
        Key key;
        std::vector<Cell> cells;
    };
    [[nodiscard]] static Shown shown(const Turn& turn);
    void layOut();
    [[nodiscard]] QString words(const Cell& cell) const;

    RulebookPtr book_;
    std::vector<Shown> turns_;
    std::vector<std::vector<const Cell*>> rows_;
};

}  // namespace rokada::ui
