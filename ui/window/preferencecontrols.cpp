#include "window/preferencecontrols.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "newgame/startcontrols.h"
#include "score/recordactions.h"
#include "shell/settings.h"
#include "shell/windowactions.h"
#include "torus/board3dpanel.h"
#include "torus/board3dview.h"
#include "variants/variants.h"
#include "window/preferencesdialog.h"

#include <QDir>
#include <QMainWindow>

namespace rokada::ui {

PreferenceControls::PreferenceControls(const Parts& parts, Settings& settings)
    : QObject(&parts.window), in_(parts), settings_(settings) {
    connect(&in_.actions[Act::Preferences], &QAction::triggered, this, &PreferenceControls::open);
    connect(&in_.session, &GameSession::started, this, &PreferenceControls::applyLooks);
    applyLooks();
}

PreferencesDialog* PreferenceControls::dialog() const { return dialog_; }

void PreferenceControls::applyLooks() {
    if (const Game* game = in_.session.game()) in_.board.setTheme(settings_.shownTheme(game->book().variant().id));
    in_.board.setDrawings(settings_.drawings());
    in_.board.setMoveDuration(settings_.motion());
    in_.board3D.view().setMotion(settings_.motion() > 0);
    in_.start.applyLooks();
}

void PreferenceControls::open() {
    if (dialog_) return dialog_->raise();
    dialog_ = new PreferencesDialog(settings_, in_.language, &in_.window);
    connectDialog();
    if (const Game* game = in_.session.game()) dialog_->chooseVariant(*findVariant(game->book().variant().id));
    emit opened(*dialog_);
    dialog_->show();
}

/// Menus and dialog choose the same things.
void PreferenceControls::connectDialog() {
    WindowActions& actions = in_.actions;
    connect(dialog_, &PreferencesDialog::looksChanged, this, &PreferenceControls::applyLooks);
    connect(dialog_, &PreferencesDialog::coordinatesChosen, this, [&actions](Coordinates mode) {
        actions.setChosen(mode);
        emit actions.coordinatesChosen(mode);
    });
    connect(dialog_, &PreferencesDialog::languageChosen, this,
            [&actions](const QString& language) { emit actions.languageChosen(language); });
    connect(dialog_, &PreferencesDialog::colourSchemeChosen, this, [&actions](ColourScheme scheme) {
        actions.setChosen(scheme);
        emit actions.colourSchemeChosen(scheme);
    });
    connect(dialog_, &PreferencesDialog::notationChosen, this,
            [this](NotationStyle style) { emit in_.recordActions.notationChosen(style); });
    connect(&actions, &WindowActions::coordinatesChosen, dialog_, &PreferencesDialog::showSettings);
    connect(&actions, &WindowActions::languageChosen, dialog_, &PreferencesDialog::showSettings);
    connect(&actions, &WindowActions::colourSchemeChosen, dialog_, &PreferencesDialog::showSettings);
    connect(&in_.recordActions, &RecordActions::notationChosen, dialog_, &PreferencesDialog::showSettings);
}

void PreferenceControls::repairSettings() {
    const SettingsDamage damage = settings_.repair();
    switch (damage.what) {
        case SettingsDamage::What::None: return;
        case SettingsDamage::What::Unreadable:
            return in_.status.reason(tr("The settings cannot be read: everything is as at first."));
        case SettingsDamage::What::ReadOnly:
            return in_.status.reason(tr("The settings cannot be written: changes are lost at the end."));
        case SettingsDamage::What::Damaged: break;
    }
    in_.status.reason(damage.kept.isEmpty() ? tr("Some settings were damaged and are as at first.")
                                            : tr("Some settings were damaged and are as at first. The old file is "
                                                 "kept as %1.")
                                                  .arg(QDir::toNativeSeparators(damage.kept)));
}

}  // namespace rokada::ui
