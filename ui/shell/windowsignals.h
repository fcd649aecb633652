// Signals between features of the window, for events that concern several of them. Requests to a single feature use the
// interfaces in offers.h.
#pragma once

#include "base/basics.h"
#include "rules/rulebook.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace rokada {
class Position;
}

namespace rokada::ui {

class GameKeeper;
class GamesPage;

/// Signals of the window. Each comment names the classes that emit and receive the signal.
class WindowSignals final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

signals:
    /// Emitted when a page covers or uncovers the board. Sender: `MainWindow`. Receiver: `GameAnnouncer`.
    void boardCovered(bool covered);
    /// Emitted when the folders of saved games and of collections are known. Sender: the application. Receivers:
    /// `FileControls`, `LibraryControls`, `MatchControls` and `CrashNotice`.
    void foldersChosen(const QString& games, const QString& collections);
    /// Emitted when the object that saves unfinished games has been created. Sender: `MainWindow`. Receivers:
    /// `StartControls` and `CloseGuard`.
    void keeperCame(rokada::ui::GameKeeper& keeper);
    /// Emitted once to switch on the introductions that are shown before the first game of each variant. Sender: the
    /// application. Receiver: `IntroControls`.
    void introductionsWanted();
    /// Emitted once after a start that opens no requested game, lesson or file. Sender: the application. Receiver:
    /// `HandbookControls`.
    void startedPlainly();
    /// Emitted when the page of the library was created. Sender: `LibraryControls`. Receivers: `TreeControls`,
    /// `SearchControls` and `BatchReview`.
    void libraryOpened(rokada::ui::GamesPage& page);
    /// Emitted when a game of this collection has come to the board. Sender: `LibraryControls`. Receivers:
    /// `RecordControls` and `ReviewControls`.
    void gameOpened(const QString& collection);
    /// Emitted when an earlier game or record is on the board again. Sender: `StartControls`. Receiver:
    /// `LibraryControls`.
    void earlierGameCameBack();
    /// Emitted when a review was written into the record. Sender: `ReviewControls`. Receiver: `LibraryControls`.
    void reviewWritten();
    /// Emitted when the panel page of the review was opened. Sender: `ReviewControls`. Receiver: `GameAnnouncer`.
    void reviewOpened();
    /// Emitted when the game on the board has a review, or no longer has one. Sender: `ReviewControls`. Receiver:
    /// `GameAnnouncer`.
    void reviewFound(bool found);
    /// Emitted when this side begins to place its reserve pieces in secret. Sender: `PlacementControls`. Receiver:
    /// `ViewControls`.
    void placingHandedOver(rokada::Side side);
    /// Emitted when the user must edit a pasted position before it is shown on the board. Sender: `FileControls`.
    /// Receiver: `SetupControls`.
    void positionEditWanted(const rokada::RulebookPtr& book, const rokada::Position& position);
    /// Emitted when the game was saved to a file. Sender: `FileControls`. Receivers: `CloseGuard` and
    /// `LibraryControls`.
    void gameSaved();
    /// Emitted when no file was chosen, or the file could not be written. Sender: `FileControls`. Receiver:
    /// `CloseGuard`.
    void gameNotSaved();
    /// Emitted when several files were dropped and one of them is opened. `paths` are the other files. Sender:
    /// `FileControls`. Receiver: the application.
    void moreFilesDropped(const QStringList& paths);
    /// Emitted when the progress of the learners was read. Sender: `LearnControls`. Receiver: `StartControls`.
    void learnersLoaded();
    /// Emitted after the end of a game that counts for a rating. `words` says how the rating has changed. `next` is the
    /// level of the proposed next opponent, as `Level::steps`, or 0 for none. Sender: `RatingControls`. Receiver:
    /// `GameAnnouncer`.
    void gameRated(const QString& words, int next);
    /// Emitted when other endgame tables are used, or none. Sender: `SyzygyControls`. Receiver: `AnalysisControls`.
    void tablesChanged();
    /// Emitted when the notation of moves has changed. Sender: `RecordControls`. Receiver: `PreferenceControls`.
    void notationChanged();
};

}  // namespace rokada::ui
