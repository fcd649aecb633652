// Keeps edited games of files that were replaced on the board. Each has a notice until it is saved or discarded, and a
// private file that survives a crash.
#pragma once

#include "session/gamerecord.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace rokada::ui {

class Autosave;
struct SavedGame;
class StatusLine;

class UnsavedEdits final : public QObject {
    Q_OBJECT
public:
    UnsavedEdits(GameSession& session, GameRecord& record, StatusLine& status, QObject* parent);
    ~UnsavedEdits() override;

    /// Sets the folder of the private files, and loads those that earlier windows have left.
    void keepIn(const QString& folder);

    [[nodiscard]] std::size_t count() const { return edits_.size(); }
    /// Returns true if a private file could not be written.
    [[nodiscard]] bool savedNowhere() const;
    /// Shows the edited state of the game read from this place. Returns false if it has none.
    bool bringBack(const RecordSource& source);
    /// Saves all of them to their own files. Returns false if one failed; its notice has the reason.
    bool saveAll();
    /// Saves one of them to a new file. Returns false on failure.
    bool saveAs(int number, const QString& path);
    /// Updates the sources after another game of a file was rewritten.
    void noteRewritten(const Rewritten& game);

signals:
    /// Emitted when one of them was saved to its own file, with this tree.
    void rewritten(const rokada::ui::Rewritten& game, const rokada::GameTree& written);
    /// Emitted when the game with this number needs a new file.
    void fileWanted(int number);

private:
    struct Edit {
        int number = 0;
        Sheet sheet;
        GameSetup setup;
        std::unique_ptr<Autosave> file;
        QString notice{}, refusal{};
        bool kept = true;  ///< saved in its private file
    };

    void leave();
    void settle();
    void add(Sheet sheet, GameSetup setup, std::unique_ptr<Autosave> file);
    void store(Edit& edit);
    void show(Edit& edit);
    [[nodiscard]] QString noticeOf(const Edit& edit) const;
    [[nodiscard]] Edit* find(int number);
    void drop(int number);
    bool save(int number);
    void refuse(Edit& edit, const QString& why);

    GameSession& session_;
    GameRecord& record_;
    StatusLine& status_;
    QString folder_;  ///< empty for none
    std::vector<Edit> edits_;
    int numbers_ = 0;
};

}  // namespace rokada::ui
