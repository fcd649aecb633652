// Preferences: boards, pieces, motion, words. Everything is applied at once and kept; there is nothing to
// confirm.
#pragma once

#include "game/game.h"
#include "scene/boardlayout.h"
#include "shell/colourscheme.h"
#include "texts/notations.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QSlider;
class QTabWidget;

namespace rokada::ui {

class BoardWidget;
class Language;
class Settings;
class ThemeList;

class PreferencesDialog final : public QDialog {
    Q_OBJECT
public:
    /// Both must outlive the dialog. The language in force may be another than the one that is kept.
    PreferencesDialog(Settings& settings, const Language& inForce, QWidget* parent = nullptr);
    ~PreferencesDialog() override;

    /// A page of a feature, under its window title.
    void addPage(QWidget* page);
    [[nodiscard]] QTabWidget& pages() { return *pages_; }
    /// Whose board is chosen; at first that of the last variant.
    void chooseVariant(const VariantInfo& game);
    [[nodiscard]] BoardWidget& preview() { return *preview_; }
    /// Reads the settings again: they may be changed elsewhere too.
    void showSettings();

signals:
    /// Theme, pieces or motion: all boards read the settings again.
    void looksChanged();
    void coordinatesChosen(rokada::ui::Coordinates mode);
    void languageChosen(const QString& language);
    void colourSchemeChosen(rokada::ui::ColourScheme scheme);
    void notationChosen(rokada::ui::NotationStyle style);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeBoardPage();
    [[nodiscard]] QWidget* makeMotionPage();
    [[nodiscard]] QWidget* makeWordsPage();
    void connectChoices();
    void showGame();
    void lookAgain();
    void retranslate();

    Settings& settings_;
    const Language& inForce_;
    const VariantInfo* game_;
    const VariantInfo* previewed_ = nullptr;
    std::unique_ptr<Game> shown_;
    QTabWidget* pages_;
    QDialogButtonBox* buttons_;
    QComboBox* games_;
    ThemeList* themes_;
    BoardWidget* preview_;
    QComboBox* pieces_;
    QComboBox* coordinates_;
    QCheckBox* premoves_;
    QSlider* duration_;
    QLabel* durationWords_;
    QSlider* pace_;
    QLabel* paceWords_;
    QCheckBox* reduced_;
    QComboBox* language_;
    QComboBox* scheme_;
    QComboBox* notation_;
    QFormLayout* boardRows_ = nullptr;
    QFormLayout* motionRows_ = nullptr;
    QFormLayout* wordRows_ = nullptr;
    bool showing_ = false;  ///< boxes are being filled, not chosen
};

}  // namespace rokada::ui
