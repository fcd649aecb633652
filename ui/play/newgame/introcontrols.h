// Opens the rules card, a summary of the variant's rules, when a person plays a variant for the first time.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class GameSession;
class RulesCards;
class Settings;
class WindowSignals;

class IntroControls final : public Feature {
    Q_OBJECT
public:
    IntroControls(GameSession& session, Settings& settings, WindowSignals& windowSignals);

    void join(const Offers& offers) override;

private:
    void introduce();

    GameSession& session_;
    Settings& settings_;
    RulesCards* rules_ = nullptr;
    bool introducing_ = false;
};

}  // namespace rokada::ui
