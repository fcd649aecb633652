// Edited games of files that others have replaced on the board. Each has a notice until it is saved or discarded, and a
// private file, so that the next start has it after a crash too.
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

    /// Keeps them in this folder from now on, and takes over those that earlier windows have left there.
    void keepIn(const QString& folder);

    [[nodiscard]] std::size_t count() const { return edits_.size(); }
    /// The private file of one of them could not be written.
    [[nodiscard]] bool savedNowhere() const;
    /// Shows the edited state of the game that is read from there; false if it has none.
    bool bringBack(const RecordSource& source);
    /// Writes all of them where they came from. False if one could not be written: its notice says why.
    bool saveAll();
    /// Writes one of them into a file of its own. False if it could not.
    bool saveAs(int number, const QString& path);
    /// Another game of a file was rewritten.
    void noteRewritten(const Rewritten& game);

signals:
    /// One of them was written where it came from, with this tree.
    void rewritten(const rokada::ui::Rewritten& game, const rokada::GameTree& written);
    /// The one with this number needs a file of its own.
    void fileWanted(int number);

private:
    struct Edit {
        int number = 0;
        Sheet sheet;
        GameSetup setup;
        std::unique_ptr<Autosave> file;
        QString notice{}, refusal{};
        bool kept = true;  ///< in its private file
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
