#include "window/preferencecontrols.h"

#include "board/boardwidget.h"
#include "kit/language.h"
#include "kit/statusline.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "score/recordcontrols.h"
#include "shell/colourscheme.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "texts/filetexts.h"
#include "variants/variants.h"
#include "window/preferencesdialog.h"
#include "window/windowsettings.h"

#include <QDir>
#include <QMainWindow>

#include <vector>

namespace rokada::ui {

PreferenceControls::PreferenceControls(const WindowContext& context, RecordControls& record)
    : Feature(context), record_(record) {
    in_.actions.add({.name = "preferences",
                     .text = QT_TRANSLATE_NOOP("Action", "Configure &Rokada..."),
                     .shortcut = "Ctrl+,",
                     .tip = QT_TRANSLATE_NOOP("Action", "Boards, pieces, animation, language and more"),
                     .place = {menus::Settings, 210},
                     .role = QAction::PreferencesRole},
                    this, &PreferenceControls::open);
    connect(&in_.session, &GameSession::started, this, &PreferenceControls::applyLooks);
    makeMenus();
    makeLanguages();
    connect(&record_, &RecordControls::notationChanged, this, [this] {
        if (dialog_) dialog_->showSettings();
    });
    in_.board.setCoordinates(in_.settings.get(keys::coordinates()));
    applyLooks();
    in_.settings.whenNotWritten([this](const QString& why) {
        if (why.isEmpty()) return in_.status.succeeded("writeSettings");
        in_.status.trouble(texts::notWritten(in_.settings.file(), why), {}, "writeSettings");
    });
}

PreferenceControls::~PreferenceControls() { in_.settings.whenNotWritten({}); }

void PreferenceControls::retranslate() { languages_->setChosen(in_.language.current()); }

PreferencesDialog* PreferenceControls::dialog() const { return dialog_; }

void PreferenceControls::applyLooks() {
    if (const Game* game = in_.session.game()) in_.board.setTheme(shownTheme(in_.settings, game->book().variant().id));
    in_.board.setDrawings(in_.settings.get(keys::drawings()));
    in_.board.setMoveDuration(motion(in_.settings));
}

void PreferenceControls::chooseCoordinates(Coordinates mode) {
    in_.settings.set(keys::coordinates(), mode);
    coordinates_->setChosen(static_cast<int>(mode));
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
    schemes_->setChosen(static_cast<int>(scheme));
    apply(scheme);
    changeLooks();
    if (dialog_) dialog_->showSettings();
}

void PreferenceControls::changeLooks() {
    applyLooks();
    emit in_.pages.looksChanged();
}

/// Menus and dialog choose the same things.
void PreferenceControls::makeMenus() {
    in_.actions.addMenu({"coordinatesMenu", QT_TRANSLATE_NOOP("Menu", "&Coordinates"), {menus::View, 210}});
    coordinates_ = &in_.actions.addChoice(
        QStringLiteral("coordinates"), {"coordinatesMenu", 1},
        {{QT_TRANSLATE_NOOP("Action", "&Off"), static_cast<int>(Coordinates::Off)},
         {QT_TRANSLATE_NOOP("Action", "Outside the &Board"), static_cast<int>(Coordinates::Outside)},
         {QT_TRANSLATE_NOOP("Action", "&Inside the Board"), static_cast<int>(Coordinates::Inside)},
         {QT_TRANSLATE_NOOP("Action", "On &Every Square"), static_cast<int>(Coordinates::Everywhere)}});
    coordinates_->setChosen(static_cast<int>(in_.settings.get(keys::coordinates())));
    connect(coordinates_, &ActionChoice::picked, this,
            [this](const QVariant& mode) { chooseCoordinates(static_cast<Coordinates>(mode.toInt())); });
    in_.actions.addMenu({"colourSchemeMenu", QT_TRANSLATE_NOOP("Menu", "&Colour Scheme"), {menus::Settings, 150}});
    schemes_ = &in_.actions.addChoice(
        QStringLiteral("colourScheme"), {"colourSchemeMenu", 1},
        {{QT_TRANSLATE_NOOP("Action", "&System"), static_cast<int>(ColourScheme::System)},
         {QT_TRANSLATE_NOOP("Action", "&Light"), static_cast<int>(ColourScheme::Light)},
         {QT_TRANSLATE_NOOP("Action", "&Dark"), static_cast<int>(ColourScheme::Dark)},
         {QT_TRANSLATE_NOOP("Action", "&High Contrast"), static_cast<int>(ColourScheme::HighContrast)}});
    schemes_->setChosen(static_cast<int>(in_.settings.get(keys::colourScheme())));
    connect(schemes_, &ActionChoice::picked, this,
            [this](const QVariant& scheme) { chooseScheme(static_cast<ColourScheme>(scheme.toInt())); });
}

/// Each is called what its speakers call it.
void PreferenceControls::makeLanguages() {
    in_.actions.addMenu({"languageMenu", QT_TRANSLATE_NOOP("Menu", "&Language"), {menus::Settings, 140}});
    std::vector<ChoiceSpec> choices;
    for (const QString& language : Language::all()) choices.push_back({"", language});
    languages_ = &in_.actions.addChoice(QStringLiteral("language"), {"languageMenu", 1}, choices);
    for (QAction* action : languages_->actions()) action->setText(Language::nameOf(action->data().toString()));
    connect(languages_, &ActionChoice::picked, this,
            [this](const QVariant& language) { chooseLanguage(language.toString()); });
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
            return in_.status.trouble(tr("The settings cannot be read: the defaults are used."));
        case SettingsDamage::What::ReadOnly:
            return in_.status.trouble(tr("The settings cannot be written: changes are lost when you quit."));
        case SettingsDamage::What::Damaged: break;
    }
    in_.status.trouble(damage.kept.isEmpty()
                           ? tr("Some settings were damaged and have been reset.")
                           : tr("Some settings were damaged and have been reset. The old file is kept as %1.")
                                 .arg(QDir::toNativeSeparators(damage.kept)));
}

}  // namespace rokada::ui
