#include "window/preferencecontrols.h"

#include "board/boardwidget.h"
#include "kit/language.h"
#include "kit/statusline.h"
#include "scene/boardtheme.h"
#include "score/recordcontrols.h"
#include "shell/colourscheme.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "variants/variants.h"
#include "window/preferencesdialog.h"
#include "window/windowsettings.h"

#include <QDir>
#include <QMainWindow>

namespace rokada::ui {

PreferenceControls::PreferenceControls(const WindowContext& context, RecordControls& record)
    : Feature(context), record_(record) {
    connect(&in_.actions[Act::Preferences], &QAction::triggered, this, &PreferenceControls::open);
    connect(&in_.session, &GameSession::started, this, &PreferenceControls::applyLooks);
    connectMenus();
    in_.actions.setChosen(in_.settings.get(keys::coordinates()));
    in_.actions.setChosen(in_.settings.get(keys::colourScheme()));
    in_.board.setCoordinates(in_.settings.get(keys::coordinates()));
    applyLooks();
}

void PreferenceControls::retranslate() { in_.actions.setChosenLanguage(in_.language.current()); }

PreferencesDialog* PreferenceControls::dialog() const { return dialog_; }

void PreferenceControls::applyLooks() {
    if (const Game* game = in_.session.game()) in_.board.setTheme(shownTheme(in_.settings, game->book().variant().id));
    in_.board.setDrawings(in_.settings.get(keys::drawings()));
    in_.board.setMoveDuration(motion(in_.settings));
}

void PreferenceControls::chooseCoordinates(Coordinates mode) {
    in_.settings.set(keys::coordinates(), mode);
    in_.actions.setChosen(mode);
    in_.board.setCoordinates(mode);
    if (dialog_) dialog_->showSettings();
}

void PreferenceControls::chooseLanguage(const QString& language) {
    in_.settings.set(keys::language(), language);
    in_.language.use(language);
    if (dialog_) dialog_->showSettings();
}

void PreferenceControls::chooseScheme(ColourScheme scheme) {
    in_.settings.set(keys::colourScheme(), scheme);
    in_.actions.setChosen(scheme);
    apply(scheme);
    changeLooks();
    if (dialog_) dialog_->showSettings();
}

void PreferenceControls::changeLooks() {
    applyLooks();
    emit in_.pages.looksChanged();
}

/// Menus and dialog choose the same things.
void PreferenceControls::connectMenus() {
    connect(&in_.actions, &WindowActions::coordinatesChosen, this, &PreferenceControls::chooseCoordinates);
    connect(&in_.actions, &WindowActions::languageChosen, this, &PreferenceControls::chooseLanguage);
    connect(&in_.actions, &WindowActions::colourSchemeChosen, this, &PreferenceControls::chooseScheme);
    connect(&record_, &RecordControls::notationChanged, this, [this] {
        if (dialog_) dialog_->showSettings();
    });
}

void PreferenceControls::open() {
    if (dialog_) return dialog_->raise();
    dialog_ = new PreferencesDialog(in_.settings, in_.language, &in_.window);
    connectDialog();
    for (const auto& [place, make] : in_.pages.makers()) dialog_->addPage(make(dialog_));
    if (const Game* game = in_.session.game()) dialog_->chooseVariant(*findVariant(game->book().variant().id));
    dialog_->show();
}

void PreferenceControls::connectDialog() {
    connect(dialog_, &PreferencesDialog::looksChanged, this, &PreferenceControls::changeLooks);
    connect(dialog_, &PreferencesDialog::coordinatesChosen, this, &PreferenceControls::chooseCoordinates);
    connect(dialog_, &PreferencesDialog::languageChosen, this, &PreferenceControls::chooseLanguage);
    connect(dialog_, &PreferencesDialog::colourSchemeChosen, this, &PreferenceControls::chooseScheme);
    connect(dialog_, &PreferencesDialog::notationChosen, &record_, &RecordControls::chooseNotation);
}

void PreferenceControls::repairSettings() {
    const SettingsDamage damage = in_.settings.repair();
    switch (damage.what) {
        case SettingsDamage::What::None: return;
        case SettingsDamage::What::Unreadable:
            return in_.status.reason(tr("The settings cannot be read: the defaults are used."));
        case SettingsDamage::What::ReadOnly:
            return in_.status.reason(tr("The settings cannot be written: changes are lost when you quit."));
        case SettingsDamage::What::Damaged: break;
    }
    in_.status.reason(damage.kept.isEmpty()
                          ? tr("Some settings were damaged and have been reset.")
                          : tr("Some settings were damaged and have been reset. The old file is kept as %1.")
                                .arg(QDir::toNativeSeparators(damage.kept)));
}

}  // namespace rokada::ui
