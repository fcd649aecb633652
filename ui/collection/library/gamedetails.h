// Decides which details the rows of the list show. A row shows the details that at least one loaded game has, unless
// the user has chosen otherwise.
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace rokada::ui {

class LibraryModel;
class Settings;

class GameDetails final : public QObject {
    Q_OBJECT
public:
    /// `model` must outlive this object.
    GameDetails(const LibraryModel& model, QObject* parent);

    /// Reads the user's choice from `settings` and stores changes in them. `settings` must outlive this object.
    void keepIn(Settings& settings);
    /// Returns true if the rows show `detail`. `detail` is a column of the model.
    [[nodiscard]] bool shown(int detail) const;
    /// Returns true if the user has chosen to show this detail.
    [[nodiscard]] bool chosen(int detail) const;
    /// Fills the menu with one checkable action for each detail.
    void fill(QMenu& menu);

signals:
    void changed();

private:
    void choose(int detail, bool shown);

    const LibraryModel& model_;
    Settings* settings_ = nullptr;
    /// Names of the details that the user has chosen; a minus precedes the name of a hidden detail.
    QStringList chosen_;
};

}  // namespace rokada::ui
