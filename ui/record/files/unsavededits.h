// Keeps edited records that another game has replaced on the board. Each record has a notice until it is saved or
// discarded. A private file saves it from a crash.
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

    /// Sets the folder of the private files. Loads the files that earlier windows have left in it.
    void keepIn(const QString& folder);

    [[nodiscard]] std::size_t count() const { return edits_.size(); }
    /// Returns true if the private file of an edited record could not be written.
    [[nodiscard]] bool savedNowhere() const;
    /// Shows the edited record of the game at this place on the board. Returns false if the game has no kept edits.
    bool bringBack(const RecordSource& source);
    /// Saves all edited records to their own files. Returns false if one could not be saved; its notice then shows the
    /// reason.
    bool saveAll();
    /// Saves one edited record to a new file. Returns false on failure.
    bool saveAs(int number, const QString& path);
    /// Removes the edits of the game at this place, because its file contains them.
    void noteSaved(const RecordSource& source);
    /// Updates the places of edited records after another game of their file was rewritten.
    void noteRewritten(const Rewritten& game);

signals:
    /// Emitted when an edited record was saved to its own file. `written` is its tree.
    void rewritten(const rokada::ui::Rewritten& game, const rokada::GameTree& written);
    /// Emitted when the user must choose a new file for the record with this number.
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
