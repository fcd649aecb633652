// Preferences page for sounds: volume, and each sound with a button to play it.
#pragma once

#include "shell/sound.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;

namespace rokada::ui {

class Settings;

class SoundPage final : public QWidget {
    Q_OBJECT
public:
    /// `settings` must outlive the page.
    SoundPage(const Settings& settings, QWidget* parent);

    /// Updates the page from the settings.
    void showSettings();
    void retranslate();

    // --- widgets
    [[nodiscard]] QSlider& volume() { return *volume_; }
    [[nodiscard]] QCheckBox& box(Sound sound) { return *rows_[static_cast<std::size_t>(sound)].wanted; }
    [[nodiscard]] QPushButton& button(Sound sound) { return *rows_[static_cast<std::size_t>(sound)].hear; }

signals:
    void muteChosen(bool muted);
    /// Emitted when the user chooses a volume in per cent, one of `soundVolumes`.
    void volumeChosen(int percent);
    void soundChosen(rokada::ui::Sound sound, bool wanted);
    /// Requests to play a sample of the sound.
    void hearWanted(rokada::ui::Sound sound);

private:
    struct Row {
        QCheckBox* wanted = nullptr;
        QPushButton* hear = nullptr;
    };

    const Settings& settings_;
    QCheckBox* mute_;
    QLabel* volumeName_;
    QSlider* volume_;
    QLabel* volumeWords_;
    std::array<Row, allSounds.size()> rows_;
};

}  // namespace rokada::ui
