// Which columns the list of games shows: those that tell its games apart, or those that somebody has chosen.
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;
class QTableView;

namespace rokada::ui {

class LibraryModel;
class Settings;

class LibraryColumns final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    LibraryColumns(QTableView& list, LibraryModel& model);

    /// What is chosen is kept here; they must outlive it.
    void keepIn(Settings& settings);
    /// As wide as what is known of them, and without those that say nothing.
    void arrange();
    /// All columns, to be shown or hidden by hand.
    void fill(QMenu& menu);

private:
    [[nodiscard]] bool shown(int column) const;
    void showFilled();
    void choose(int column, bool shown);

    QTableView& list_;
    LibraryModel& model_;
    Settings* settings_ = nullptr;
    QStringList chosen_;  ///< names of columns; those that are hidden by hand behind a minus
};

}  // namespace rokada::ui
