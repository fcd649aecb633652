// Signals between features of the window, for news that concern several of them. Requests to one feature are offers;
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

/// Each comment names the sender and the receivers.
class WindowNews final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

signals:
    /// A page covers or uncovers the board. From the root to the end banner.
    void boardCovered(bool covered);
    /// The folders of edited games and of collections and matches were chosen. From the program to files, collections
    /// and matches.
    void foldersChosen(const QString& games, const QString& collections);
    /// The keeper of unfinished games is ready. From the root to the start page and the question at the end.
    void keeperCame(rokada::ui::GameKeeper& keeper);
    /// Variants must be introduced before their first games. From the program to the introductions.
    void introductionsWanted();
    /// The page of the library was made. Said by the collections; heard by searches and reviews of many games.
    void libraryOpened(rokada::ui::GamesPage& page);
    /// A game of this collection has come to the board. Said by the collections; heard by the list of moves and the
    /// review.
    void gameOpened(const QString& collection);
    /// An earlier game or record is on the board again. From the start page to the collections.
    void earlierGameCameBack();
    /// A review was written into the record. From the review to the collections.
    void reviewWritten();
    /// The panel of the review was opened. From the review to the end banner.
    void reviewOpened();
    /// The game on the board has a review, or no longer has one. From the review to the end banner.
    void reviewFound(bool found);
    /// This side now places pieces in secret. From the placement to the view of the board.
    void placingHandedOver(rokada::Side side);
    /// The user must edit a position before it is shown on the board. From the files to the position editor.
    void positionEditWanted(const rokada::RulebookPtr& book, const rokada::Position& position);
    /// The game was saved. From the files to the question at the end.
    void gameSaved();
    /// No file was chosen, or it could not be written. From the files to the question at the end.
    void gameNotSaved();
    /// More files were dropped with the one that is opened. From the files to the program.
    void moreFilesDropped(const QStringList& paths);
    /// The opening book of a variant has changed. From the books to the opening tree.
    void booksChanged();
    /// The notation has changed. From the list of moves to the preferences.
    void notationChanged();
};

}  // namespace rokada::ui
