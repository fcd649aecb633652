// The menu entry for engines of others, and how they come to a seat.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class EngineControls final : public Feature {
    Q_OBJECT
public:
    explicit EngineControls(const WindowContext& context);

private:
    void open();
};

}  // namespace rokada::ui
