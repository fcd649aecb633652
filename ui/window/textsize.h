// Font of the program: its size follows the height of the window and the settings.
#pragma once

#include "shell/feature.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class PreferencePages;
class Settings;

/// Sets the application font. Updates it when the window is resized or the settings change.
class TextSize final : public Feature {
    Q_OBJECT
public:
    TextSize(QMainWindow& window, PreferencePages& pages, Settings& settings);
    /// Restores the font of the desktop.
    ~TextSize() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();

    QMainWindow& window_;
    Settings& settings_;
};

}  // namespace rokada::ui
