// Plays the sounds of a game. Adds the settings for sounds to the menus and the preferences.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"
#include "shell/offers.h"
#include "shell/sound.h"

#include <QObject>

#include <array>
#include <memory>
#include <vector>

namespace rokada::ui {

class GameSession;
class WindowActions;
class PreferencePages;
class Offers;
class ActionChoice;
class BoardWidget;
class Settings;
class WindowAction;

class SoundControls final : public Feature, public SoundOutput {
    Q_OBJECT
public:
    SoundControls(GameSession& session, WindowActions& actions, BoardWidget& board, PreferencePages& pages,
                  Settings& settings, Offers& offers);
    ~SoundControls() override;

    /// Sets the object that plays sound files. Without such an object, sounds are not played.
    void setPlayer(std::unique_ptr<SoundPlayer> player) override { player_ = std::move(player); }
    void retranslate() override;

private:
    void makeMute();
    void makeVolumes();
    void makeSounds();
    void addPreferences();
    void addPreference(Sound sound);
    void connectSession();
    void setVolume(int percent);
    void setWanted(Sound sound, bool wanted);
    void showSettings();
    void play(Sound sound, Side side = NoSide, const Pan& pan = {});
    void heardTurn(Side side);
    void heardEnd(const Ending& ending);
    void heardOffer();
    void heardTime();

    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    PreferencePages& pages_;
    Settings& settings_;
    std::unique_ptr<SoundPlayer> player_;
    WindowAction* mute_ = nullptr;
    ActionChoice* volumes_ = nullptr;
    std::vector<std::pair<WindowAction*, Sound>> sounds_;
    Side mover_ = NoSide;    ///< side that has just moved
    Side offerer_ = NoSide;  ///< side whose draw offer was already announced by a sound
    bool old_ = false;       ///< true if the game was already over when it was opened
    std::array<bool, MaxSides> warned_{};
};

}  // namespace rokada::ui
