// Feature of the opening tree: updates its panel when the board shows another position.
#pragma once

#include "base/move.h"
#include "shell/feature.h"

#include <stop_token>

class QMainWindow;

namespace rokada::ui {

class Offers;
class GameSession;
class GameRecord;
class WindowActions;
class StatusLine;
class Settings;
class SidePanel;
class WindowSignals;
class BookControls;
class GameCollections;
class TreePanel;
class WindowAction;

class TreeControls final : public Feature {
    Q_OBJECT
public:
    TreeControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                 SidePanel& sidePanel, StatusLine& status, Settings& settings, WindowSignals& windowSignals);

    void join(const Offers& offers) override;
    void retranslate() override;

signals:
    /// Emitted when the panel shows the moves played in the current position.
    void counted();

private:
    void listCollections();
    void follow();
    void showBook();
    void count();
    void enter(Move move);

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    StatusLine& status_;
    Settings& settings_;
    GameCollections* library_ = nullptr;
    TreePanel* panel_;
    WindowAction* shown_ = nullptr;
    std::stop_source running_;
    int asked_ = 0;
};

}  // namespace rokada::ui
