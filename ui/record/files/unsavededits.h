// Keeps edited recorded games that another game has replaced on the board before they were saved. Each of them has a
// notice with buttons until it is saved or discarded. A private file protects it from a crash.
#pragma once

#include "session/gamerecord.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

class QWidget;

namespace rokada::ui {

class Autosave;
struct SavedGame;
class StatusLine;

class UnsavedEdits final : public QObject {
    Q_OBJECT
public:
    UnsavedEdits(QWidget& window, GameSession& session, GameRecord& record, StatusLine& status, QObject* parent);
    ~UnsavedEdits() override;

    /// Sets the folder of the private files. Loads the edits in the files of windows that were closed earlier.
    void keepIn(const QString& folder);

    [[nodiscard]] std::size_t count() const { return edits_.size(); }
    /// Returns true if the private file of at least one edited record could not be written.
    [[nodiscard]] bool savedNowhere() const;
    /// Shows the game at this place of a file on the board, with its kept edits. Returns false if the game has no kept
    /// edits.
    bool bringBack(const RecordSource& source);
    /// Saves all edited records to their own files. Returns false if one of them could not be saved. A notice then
    /// shows the reason.
    bool saveAll();
    /// Saves the edited record with this number to a file. Returns false on failure.
    bool saveAs(int number, const QString& path);
    /// Removes the kept edits of the game at this place. Call it when its file contains them.
    void noteSaved(const RecordSource& source);
    /// Updates the places of the edited records in their files after another game of a file was rewritten.
    void noteRewritten(const Rewritten& game);

signals:
    /// Emitted when an edited record was saved to its own file. `written` is the saved game.
    void rewritten(const rokada::ui::Rewritten& game, const rokada::GameTree& written);
    /// Emitted when the user must choose a file for the edited record with this number.
    void fileWanted(int number);

private:
    struct Edit {
        int number = 0;
        RecordSnapshot snapshot;
        GameSetup setup;
        std::unique_ptr<Autosave> file;
        QString notice{}, refusal{};
        bool kept = true;  ///< true if the private file contains the edits
    };

    void leave();
    void settle();
    void add(RecordSnapshot snapshot, GameSetup setup, std::unique_ptr<Autosave> file);
    void store(Edit& edit);
    void show(Edit& edit);
    [[nodiscard]] QString noticeOf(const Edit& edit) const;
    [[nodiscard]] Edit* find(int number);
    void drop(int number);
    bool save(int number);
    void refuse(Edit& edit, const QString& why);

    QWidget& window_;
    GameSession& session_;
    GameRecord& record_;
    StatusLine& status_;
    QString folder_;  ///< folder of the private files; empty if there are no private files
    std::vector<Edit> edits_;
    int numbers_ = 0;
};

}  // namespace rokada::ui
