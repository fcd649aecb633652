// Feature of engine matches: opens the dialog, runs the match, and stores its games in a collection.
#pragma once

#include "match/matchrunner.h"
#include "shell/feature.h"

#include <QPointer>

class QMainWindow;

namespace rokada::ui {

class Offers;
class GameRecord;
class WindowActions;
class StatusLine;
class Settings;
class WindowSignals;
class GameCollections;
class MatchDialog;

class MatchControls final : public Feature {
    Q_OBJECT
public:
    MatchControls(QMainWindow& window, GameRecord& record, WindowActions& actions, StatusLine& status,
                  Settings& settings, WindowSignals& windowSignals);

    void join(const Offers& offers) override;
    /// Sets the folder of the match file, and shows an error if an earlier match in it cannot be loaded.
    void keepIn(const QString& folder);

private:
    void open();
    void collect(const QByteArray& pgn);

    QMainWindow& window_;
    GameRecord& record_;
    WindowActions& actions_;
    StatusLine& status_;
    Settings& settings_;
    GameCollections* library_ = nullptr;
    MatchRunner* runner_;
    QPointer<MatchDialog> dialog_;
};

}  // namespace rokada::ui
