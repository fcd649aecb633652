// Rewrites the games that earlier versions of the program stored, so that they need less room.
#pragma once

#include "collection/gamerows.h"

#include <QString>
#include <QtGlobal>

#include <vector>

namespace rokada::ui {

class CheckedQueries;

/// Games of one collection in the form of earlier versions. They are rewritten in small steps, while nothing else has
/// to be done. A step is one transaction and rewrites a game only if its text can be read again byte for byte, so
/// nothing is ever lost.
class EarlierGames {
public:
    /// `connection` is the name of the open database connection. `rows` writes into the same database. All three must
    /// outlive this object.
    EarlierGames(QString connection, CheckedQueries& queries, GameRows& rows);

    /// Rewrites some games. Returns true if there may be more. Failures are not noted in the queries: earlier games can
    /// be read too.
    bool rewriteSome();
    /// Begins again from the first game, now or when the file is opened next. Call it when games of an older collection
    /// were added.
    void startAgain();

private:
    enum class State { Unknown, Left, Done };

    [[nodiscard]] State stateOfFile();
    [[nodiscard]] bool rewriteNext();
    [[nodiscard]] std::vector<EarlierRow> nextRows();
    [[nodiscard]] bool rewriteOne(const EarlierRow& row);
    void giveRoomBack();
    [[nodiscard]] qint64 number(const char* question);
    bool execute(const QString& statement);

    QString connection_;
    CheckedQueries& queries_;
    GameRows& rows_;
    State state_ = State::Unknown;
    qint64 last_ = 0;  ///< id of the last game that has been looked at
};

}  // namespace rokada::ui
