// What people may do when all of them have been eliminated and computers play on: look on, faster, or be done with it.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <vector>

namespace rokada::ui {

class AskBar;

class WatchControls final : public Feature {
    Q_OBJECT
public:
    explicit WatchControls(const WindowContext& context);

    void retranslate() override;

private:
    enum class Wish { Usual, Faster, Quick, NewGame };

    [[nodiscard]] bool watching() const;
    void follow();
    void offer();
    void play(Tempo tempo);
    void grant(Wish wish);

    AskBar* bar_;
    std::vector<Wish> offered_;  ///< in the order of the buttons
    bool watching_ = false;
};

}  // namespace rokada::ui
