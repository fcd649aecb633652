// The legend of green, blue and red squares, below the board of variants that need it.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class LegendControls final : public Feature {
    Q_OBJECT
public:
    explicit LegendControls(const WindowContext& context);
};

}  // namespace rokada::ui
