// Decides which details, for example ratings or the event, are shown in the list of games. By default, a detail is
// shown if at least one loaded game has it. The user can change this for each detail.
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

    /// Reads the user's choice from `settings` and stores later changes there. `settings` must outlive this object.
    void keepIn(Settings& settings);
    /// Returns true if the list shows this detail, which is a column of `LibraryModel`.
    [[nodiscard]] bool shown(int detail) const;
    /// Returns true if the user has explicitly chosen to show this detail.
    [[nodiscard]] bool chosen(int detail) const;
    /// Fills the menu with a checkable action for each detail.
    void fill(QMenu& menu);

signals:
    void changed();

private:
    void choose(int detail, bool shown);

    const LibraryModel& model_;
    Settings* settings_ = nullptr;
    /// Names of the details for which the user has made a choice. A minus before the name means that the detail is
    /// hidden.
    QStringList chosen_;
};

}  // namespace rokada::ui
