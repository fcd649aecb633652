// The menu Help: the rules in short, all keys, and what this program is.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class WindowAction;

class HelpControls final : public Feature {
    Q_OBJECT
public:
    explicit HelpControls(const WindowContext& context);

    /// Of the variant on the board.
    void showRules();
    void updateActions() override;

private:
    void makeActions();
    void show(const QString& title, const QString& html);

    WindowAction* rules_ = nullptr;
};

}  // namespace rokada::ui
