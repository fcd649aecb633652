// List of the games found by a search, with one row for each game.
#pragma once

#include "texts/notations.h"

#include <QTableView>

#include <vector>

namespace rokada::ui {

class GameDetails;
class LibraryModel;

class FoundList final : public QTableView {
    Q_OBJECT
public:
    /// `style` is the notation in which the rows show moves.
    FoundList(NotationStyle style, QWidget* parent);

    [[nodiscard]] LibraryModel& games() const { return *games_; }
    [[nodiscard]] GameDetails& details() const { return *details_; }
    /// Returns the ids of the selected games, from top to bottom.
    [[nodiscard]] std::vector<qint64> selected() const;
    /// Selects the game with this id, or the first game if the list does not contain it.
    void select(qint64 id);
    void retranslate();

signals:
    /// Emitted when the selection has changed.
    void selectionChosen();
    /// Emitted when the user presses Delete to delete the selected games.
    void removalWanted();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void hideCells();
    void sizeRows();

    LibraryModel* games_;
    GameDetails* details_;
};

}  // namespace rokada::ui
