#include "window/preferencecontrols.h"

#include "board/boardwidget.h"
#include "kit/language.h"
#include "kit/statusline.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "shell/colourscheme.h"
#include "shell/offers.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "shell/windownews.h"
#include "texts/filetexts.h"
#include "variants/variants.h"
#include "window/preferencesdialog.h"
#include "window/windowsettings.h"

#include <QDir>
#include <QMainWindow>

#include <vector>

namespace rokada::ui {

PreferenceControls::PreferenceControls(QMainWindow& window, GameSession& session, WindowActions& actions,
                                       BoardWidget& board, PreferencePages& pages, StatusLine& status,
                                       Settings& settings, Language& language, WindowNews& news, Offers& offers)
    : window_(window),
      session_(session),
      actions_(actions),
      board_(board),
      pages_(pages),
      status_(status),
      settings_(settings),
      language_(language) {
    offers.add<SettingsCheck>(*this);
    actions_.add({.name = "preferences",
                  .text = QT_TRANSLATE_NOOP("Action", "Configure &Rokada..."),
                  .shortcut = "Ctrl+,",
                  .tip = QT_TRANSLATE_NOOP("Action", "Boards, pieces, animation, language and more"),
                  .place = {menus::Settings, 210},
                  .role = QAction::PreferencesRole},
                 this, &PreferenceControls::open);
    connect(&session_, &GameSession::started, this, &PreferenceControls::applyLooks);
    makeMenus();
    makeLanguages();
    connect(&news, &WindowNews::notationChanged, this, [this] {
        if (dialog_) dialog_->showSettings();
    });
    board_.setLook(&BoardLook::coordinates, settings_.get(keys::coordinates()));
    applyLooks();
    settings_.whenNotWritten([this](const QString& why) {
        if (why.isEmpty()) return status_.succeeded("writeSettings");
        status_.trouble(texts::notWritten(settings_.file(), why), {}, "writeSettings");
    });
}

void PreferenceControls::join(const Offers& offers) { notation_ = offers.find<NotationChoice>(); }

PreferenceControls::~PreferenceControls() { settings_.whenNotWritten({}); }

void PreferenceControls::retranslate() { languages_->setChosen(language_.current()); }

PreferencesDialog* PreferenceControls::dialog() const { return dialog_; }

void PreferenceControls::applyLooks() {
    BoardLook look = board_.look();
    look.drawings = settings_.get(keys::drawings());
    look.moveDuration = motion(settings_);
    if (const Game* game = session_.game()) look.theme = shownTheme(settings_, game->book().variant().id);
    board_.setLook(look);
}

void PreferenceControls::chooseCoordinates(Coordinates mode) {
    settings_.set(keys::coordinates(), mode);
    coordinates_->setChosen(static_cast<int>(mode));
    board_.setLook(&BoardLook::coordinates, mode);
    if (dialog_) dialog_->showSettings();
}

void PreferenceControls::chooseLanguage(const QString& language) {
    settings_.set(keys::language(), language);
    language_.use(language);
    if (dialog_) dialog_->showSettings();
}

void PreferenceControls::chooseScheme(ColourScheme scheme) {
    settings_.set(keys::colourScheme(), scheme);
    schemes_->setChosen(static_cast<int>(scheme));
    apply(scheme);
    changeLooks();
    if (dialog_) dialog_->showSettings();
}

void PreferenceControls::changeLooks() {
    applyLooks();
    emit pages_.looksChanged();
}

/// Menus and dialog choose the same things.
void PreferenceControls::makeMenus() {
    actions_.addMenu({"coordinatesMenu", QT_TRANSLATE_NOOP("Menu", "&Coordinates"), {menus::View, 210}});
    coordinates_ = &actions_.addChoice(
        QStringLiteral("coordinates"), {"coordinatesMenu", 1},
        {{QT_TRANSLATE_NOOP("Action", "&Default for the Variant"), static_cast<int>(Coordinates::Usual)},
         {QT_TRANSLATE_NOOP("Action", "&Off"), static_cast<int>(Coordinates::Off)},
         {QT_TRANSLATE_NOOP("Action", "Outside the &Board"), static_cast<int>(Coordinates::Outside)},
         {QT_TRANSLATE_NOOP("Action", "&Inside the Board"), static_cast<int>(Coordinates::Inside)},
         {QT_TRANSLATE_NOOP("Action", "On &Every Square"), static_cast<int>(Coordinates::Everywhere)}});
    coordinates_->setChosen(static_cast<int>(settings_.get(keys::coordinates())));
    connect(coordinates_, &ActionChoice::picked, this,
            [this](const QVariant& mode) { chooseCoordinates(static_cast<Coordinates>(mode.toInt())); });
    actions_.addMenu({"colourSchemeMenu", QT_TRANSLATE_NOOP("Menu", "&Colour Scheme"), {menus::Settings, 150}});
    schemes_ = &actions_.addChoice(
        QStringLiteral("colourScheme"), {"colourSchemeMenu", 1},
        {{QT_TRANSLATE_NOOP("Action", "&System"), static_cast<int>(ColourScheme::System)},
         {QT_TRANSLATE_NOOP("Action", "&Light"), static_cast<int>(ColourScheme::Light)},
         {QT_TRANSLATE_NOOP("Action", "&Dark"), static_cast<int>(ColourScheme::Dark)},
         {QT_TRANSLATE_NOOP("Action", "&High Contrast"), static_cast<int>(ColourScheme::HighContrast)}});
    schemes_->setChosen(static_cast<int>(settings_.get(keys::colourScheme())));
    connect(schemes_, &ActionChoice::picked, this,
            [this](const QVariant& scheme) { chooseScheme(static_cast<ColourScheme>(scheme.toInt())); });
}

/// Each is called what its speakers call it.
void PreferenceControls::makeLanguages() {
    actions_.addMenu({"languageMenu", QT_TRANSLATE_NOOP("Menu", "&Language"), {menus::Settings, 140}});
    std::vector<ChoiceSpec> choices;
    for (const QString& language : Language::all()) choices.push_back({"", language});
    languages_ = &actions_.addChoice(QStringLiteral("language"), {"languageMenu", 1}, choices);
    for (QAction* action : languages_->actions()) action->setText(Language::nameOf(action->data().toString()));
    connect(languages_, &ActionChoice::picked, this,
            [this](const QVariant& language) { chooseLanguage(language.toString()); });
}

void PreferenceControls::open() {
    if (dialog_) return dialog_->raise();
    dialog_ = new PreferencesDialog(settings_, language_, &window_);
    connectDialog();
    for (const auto& [place, make] : pages_.makers()) dialog_->addPage(make(dialog_));
    if (const Game* game = session_.game()) dialog_->chooseVariant(*findVariant(game->book().variant().id));
    dialog_->show();
}

void PreferenceControls::connectDialog() {
    connect(dialog_, &PreferencesDialog::looksChanged, this, &PreferenceControls::changeLooks);
    connect(dialog_, &PreferencesDialog::coordinatesChosen, this, &PreferenceControls::chooseCoordinates);
    connect(dialog_, &PreferencesDialog::languageChosen, this, &PreferenceControls::chooseLanguage);
    connect(dialog_, &PreferencesDialog::colourSchemeChosen, this, &PreferenceControls::chooseScheme);
    connect(dialog_, &PreferencesDialog::notationChosen, this, [this](NotationStyle style) {
        if (notation_) notation_->chooseNotation(style);
    });
}

void PreferenceControls::repairSettings() {
    const SettingsDamage damage = settings_.repair();
    switch (damage.what) {
        case SettingsDamage::What::None: return;
        case SettingsDamage::What::Unreadable:
            return status_.trouble(tr("The settings cannot be read: the defaults are used."));
        case SettingsDamage::What::ReadOnly:
            return status_.trouble(tr("The settings cannot be written: changes are lost when you quit."));
        case SettingsDamage::What::Damaged: break;
    }
    status_.trouble(damage.kept.isEmpty()
                        ? tr("Some settings were damaged and have been reset.")
                        : tr("Some settings were damaged and have been reset. The old file is kept as %1.")
                              .arg(QDir::toNativeSeparators(damage.kept)));
}

}  // namespace rokada::ui
