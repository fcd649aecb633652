// The menu Help: the rules in short, all keys, and what this program is.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class HelpControls final : public Feature {
    Q_OBJECT
public:
    explicit HelpControls(const WindowContext& context);

    void updateActions() override;

private:
    void show(const QString& title, const QString& html);
};

}  // namespace rokada::ui
