// The font of the program: its size follows the height of the window and the user's choice.
#pragma once

#include "shell/feature.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class PreferencePages;
class Settings;

class TextSize final : public Feature {
    Q_OBJECT
public:
    TextSize(QMainWindow& window, PreferencePages& pages, Settings& settings);
    /// The program has the font of the desktop again.
    ~TextSize() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();

    QMainWindow& window_;
    Settings& settings_;
};

}  // namespace rokada::ui
