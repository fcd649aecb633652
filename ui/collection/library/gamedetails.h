// Which details the rows of the list show: those that some game has, or those that are chosen by hand.
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
    /// The model must outlive it.
    GameDetails(const LibraryModel& model, QObject* parent);

    /// The choice is kept here; the settings must outlive it.
    void keepIn(Settings& settings);
    /// `detail` is a column of the model.
    [[nodiscard]] bool shown(int detail) const;
    /// It was chosen by hand.
    [[nodiscard]] bool chosen(int detail) const;
    /// All details, to be shown or hidden by hand.
    void fill(QMenu& menu);

signals:
    void changed();

private:
    void choose(int detail, bool shown);

    const LibraryModel& model_;
    Settings* settings_ = nullptr;
    QStringList chosen_;  ///< names of details; those that are hidden by hand behind a minus
};

}  // namespace rokada::ui
