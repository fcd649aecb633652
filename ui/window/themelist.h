// The themes of boards to choose from, each with a picture of its squares.
#pragma once

#include "scene/boardtheme.h"

#include <QListWidget>

namespace rokada::ui {

class ThemeList final : public QListWidget {
    Q_OBJECT
public:
    explicit ThemeList(QWidget* parent);

    [[nodiscard]] const BoardTheme& chosen() const;
    void choose(const BoardTheme& theme);
    void retranslate();
};

}  // namespace rokada::ui
