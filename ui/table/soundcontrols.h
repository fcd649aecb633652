// Lets a game be heard: listens to session and board, and keeps what somebody does not want to hear.
#pragma once

#include "session/gamesession.h"
#include "shell/sound.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <memory>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;

namespace rokada::ui {

class BoardWidget;
class PreferencesDialog;
class Settings;
class SoundPage;
class WindowActions;

class SoundControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
    };
    SoundControls(const Parts& parts, Settings& settings, QObject* parent);
    ~SoundControls() override;

    /// Without one there is silence.
    void setPlayer(std::unique_ptr<SoundPlayer> player) { player_ = std::move(player); }
    void retranslate();
    [[nodiscard]] QMenu& menu() { return *menu_; }
    /// All of it once more, with buttons to hear it.
    void addPage(PreferencesDialog& dialog);
    /// nullptr while the preferences are closed.
    [[nodiscard]] SoundPage* page() const;

private:
    void makeMenu();
    void connectSession();
    void setVolume(int percent);
    void setWanted(Sound sound, bool wanted);
    void showSettings();
    void play(Sound sound, Side side = NoSide, const Pan& pan = {});
    void heardTurn(Side side);
    void heardEnd(const Ending& ending);
    void heardOffer();
    void heardTime();

    Parts in_;
    Settings& settings_;
    std::unique_ptr<SoundPlayer> player_;
    QMenu* menu_;
    QActionGroup* volumes_;
    std::vector<std::pair<QAction*, Sound>> sounds_;
    QPointer<PreferencesDialog> dialog_;
    QPointer<SoundPage> page_;
    Side mover_ = NoSide;    ///< who has just moved
    Side offerer_ = NoSide;  ///< whose offer was heard
    bool old_ = false;       ///< the game was over when it came
    std::array<bool, MaxSides> warned_{};
};

}  // namespace rokada::ui
