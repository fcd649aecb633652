// News that several features of the window care about. What only one feature is to do is an offer, see `Offers`.
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

/// Each signal names who says it and who hears it.
class WindowNews final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

signals:
    /// A page covers the board, or no longer. Said by the root; heard by the end banner.
    void boardCovered(bool covered);
    /// Edited games are kept in one of these folders from now on, collections and matches in the other. Said by the
    /// program; heard by files, collections and matches.
    void foldersChosen(const QString& games, const QString& collections);
    /// Unfinished games are kept by this keeper. Said by the root; heard by the start page and the question at the end.
    void keeperCame(rokada::ui::GameKeeper& keeper);
    /// Variants are introduced before their first games. Said by the program; heard by the introductions.
    void introductionsWanted();
    /// The page of the library was made. Said by the collections; heard by searches and reviews of many games.
    void libraryOpened(rokada::ui::GamesPage& page);
    /// A game of this collection has come to the board. Said by the collections; heard by the list of moves and the
    /// review.
    void gameOpened(const QString& collection);
    /// A game or record of an earlier time is on the board again. Said by the start page; heard by the collections.
    void earlierGameCameBack();
    /// A review was written into the record. Said by the review; heard by the collections.
    void reviewWritten();
    /// The panel of the review has come. Said by the review; heard by the end banner.
    void reviewOpened();
    /// The game on the board has been reviewed, or no longer. Said by the review; heard by the end banner.
    void reviewFound(bool found);
    /// This side places in secret now. Said by the placement; heard by the view of the board.
    void placingHandedOver(rokada::Side side);
    /// A position is to be changed before it comes to the board. Said by the files; heard by the position editor.
    void positionEditWanted(const rokada::RulebookPtr& book, const rokada::Position& position);
    /// The game was written into a file. Said by the files; heard by the question at the end.
    void gameSaved();
    /// A file was wanted, but none was chosen, or it could not be written. Said and heard as before.
    void gameNotSaved();
    /// Further files were dropped with the one that is opened. Said by the files; heard by the program.
    void moreFilesDropped(const QStringList& paths);
    /// Another book is used for some variant. Said by the books; heard by the opening tree.
    void booksChanged();
    /// Moves are written in another way. Said by the list of moves; heard by the preferences.
    void notationChanged();
};

}  // namespace rokada::ui
