// Keeps the game of a window in its file after every move, and finds the one that an earlier window left.
#pragma once

#include "autosave.h"

#include <QObject>

namespace rokada::ui {

class GameRecord;
class GameSession;
class StatusLine;

class GameKeeper final : public QObject {
    Q_OBJECT
public:
    GameKeeper(const QString& folder, GameRecord& record, GameSession& session, StatusLine& status, QObject* parent);

    /// Goes on with the game that was left, in a pause; false if there is none.
    bool resume();
    [[nodiscard]] QString file() const { return file_.file(); }

private:
    void keep();

    GameRecord& record_;
    GameSession& session_;
    StatusLine& status_;
    Autosave file_;
    bool failed_ = false;
};

}  // namespace rokada::ui
