// Signals between features of the window, for events that concern several of them. Requests to one feature are offers;
// see `Offers`.
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

/// Signals of the window. Each comment names the sender and the receivers.
class WindowSignals final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

signals:
    /// Emitted when a page covers or uncovers the board. Sender: the root. Receiver: the end banner.
    void boardCovered(bool covered);
    /// Emitted when the folders of edited games and of collections and matches were chosen. Sender: the program.
    /// Receivers: files, collections and matches.
    void foldersChosen(const QString& games, const QString& collections);
    /// Emitted when the keeper of unfinished games is ready. Sender: the root. Receivers: the start page and the
    /// question at the end.
    void keeperCame(rokada::ui::GameKeeper& keeper);
    /// Emitted when variants must be introduced before their first games. Sender: the program. Receiver: the
    /// introductions.
    void introductionsWanted();
    /// Emitted when the page of the library was created. Sender: the collections. Receivers: searches and reviews of
    /// many games.
    void libraryOpened(rokada::ui::GamesPage& page);
    /// Emitted when a game of this collection has come to the board. Sender: the collections. Receivers: the list of
    /// moves and the review.
    void gameOpened(const QString& collection);
    /// Emitted when an earlier game or record is on the board again. Sender: the start page. Receiver: the collections.
    void earlierGameCameBack();
    /// Emitted when a review was written into the record. Sender: the review. Receiver: the collections.
    void reviewWritten();
    /// Emitted when the panel of the review was opened. Sender: the review. Receiver: the end banner.
    void reviewOpened();
    /// Emitted when the game on the board has a review, or no longer has one. Sender: the review. Receiver: the end
    /// banner.
    void reviewFound(bool found);
    /// Emitted when this side begins to place pieces in secret. Sender: the placement. Receiver: the view of the board.
    void placingHandedOver(rokada::Side side);
    /// Emitted when the user must edit a position before it is shown on the board. Sender: the files. Receiver: the
    /// position editor.
    void positionEditWanted(const rokada::RulebookPtr& book, const rokada::Position& position);
    /// Emitted when the game was saved. Sender: the files. Receiver: the question at the end.
    void gameSaved();
    /// Emitted when no file was chosen, or it could not be written. Sender: the files. Receiver: the question at the
    /// end.
    void gameNotSaved();
    /// Emitted with the other files when several files were dropped and one of them is opened. Sender: the files.
    /// Receiver: the program.
    void moreFilesDropped(const QStringList& paths);
    /// Emitted when the opening book of a variant has changed. Sender: the books. Receiver: the opening tree.
    void booksChanged();
    /// Emitted when the notation has changed. Sender: the list of moves. Receiver: the preferences.
    void notationChanged();
};

}  // namespace rokada::ui
