// A row of tabs whose panels have all gone would stay where it was, as a line across its neighbour.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class EmptyTabs final : public Feature {
    Q_OBJECT
public:
    /// All panels must be there already.
    explicit EmptyTabs(const WindowContext& context);

private:
    void putAway();
};

}  // namespace rokada::ui
