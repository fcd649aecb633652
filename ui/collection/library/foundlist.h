// The list of found games: one calm row for each, chosen by mouse and keys.
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
    /// Moves are shown in this style.
    FoundList(NotationStyle style, QWidget* parent);

    [[nodiscard]] LibraryModel& games() const { return *games_; }
    [[nodiscard]] GameDetails& details() const { return *details_; }
    /// The numbers of the selected games, from top to bottom.
    [[nodiscard]] std::vector<qint64> selected() const;
    /// Selects the game with this number, or the first one if it is not in the list.
    void select(qint64 id);
    void retranslate();

signals:
    void selectionChosen();
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
