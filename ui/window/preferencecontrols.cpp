#include "window/preferencecontrols.h"

#include "board/boardwidget.h"
#include "kit/language.h"
#include "kit/statusline.h"
#include "scene/boardtheme.h"
#include "score/notationchoice.h"
#include "shell/colourscheme.h"
#include "shell/frontpages.h"
#include "shell/offers.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "texts/filetexts.h"
#include "variants/variants.h"
#include "window/actionpreferences.h"
#include "window/lookpreferences.h"
#include "window/preferencespage.h"
#include "window/themechooser.h"
#include "window/windowsettings.h"

#include <QDir>
#include <QMainWindow>

#include <algorithm>
#include <vector>

namespace rokada::ui {

PreferenceControls::PreferenceControls(QMainWindow& window, GameSession& session, WindowActions& actions,
                                       BoardWidget& board, PreferencePages& pages, FrontPages& front,
                                       StatusLine& status, Settings& settings, Language& language,
                                       WindowSignals& windowSignals, Offers& offers)
    : window_(window),
      session_(session),
      actions_(actions),
      board_(board),
      pages_(pages),
      front_(front),
      status_(status),
      settings_(settings),
      language_(language) {
    offers.add<SettingsCheck>(*this);
    shown_ = &actions_.add(
        {.name = "preferences",
         .text = QT_TRANSLATE_NOOP("Action", "&All Settings"),
         .shortcut = "Ctrl+,",
         .tip = QT_TRANSLATE_NOOP("Action", "Change boards, pieces, animation, language and other settings"),
         .place = {menus::Settings, 210},
         .checkable = true,
         .role = QAction::PreferencesRole},
        this, [this](bool shown) { shown ? open() : leave(); });
    connect(&session_, &GameSession::started, this, &PreferenceControls::applyLooks);
    connect(&front_, &FrontPages::changed, this, [this] { shown_->setChecked(shown()); });
    makeMenus();
    makeLanguages();
    connect(&windowSignals, &WindowSignals::notationChanged, this, &PreferenceControls::refresh);
    connect(&pages_, &PreferencePages::changed, this, &PreferenceControls::refresh);
    board_.setLook(&BoardLook::coordinates, settings_.get(keys::coordinates()));
    applyLooks();
    settings_.whenNotWritten([this](const QString& why) {
        if (why.isEmpty()) return status_.succeeded("writeSettings");
        status_.showError(texts::notWritten(settings_.file(), why), {}, "writeSettings");
    });
}

void PreferenceControls::join(const Offers& offers) {
    notation_ = offers.find<NotationChoice>();
    start_ = offers.find<StartScreen>();
    addLookPreferences(pages_, settings_, [this] { changeLooks(); });
    addScheme();
    addThemes();
    addCoordinates();
    addExplanations();
    addLanguage();
    addNotation();
    addEngines();
    addActionPreferences(pages_, actions_, window_);
}

PreferenceControls::~PreferenceControls() { settings_.whenNotWritten({}); }

void PreferenceControls::retranslate() {
    languages_->setChosen(language_.current());
    if (shown()) front_.say(tr("The settings are shown."));
}

// --- the page

bool PreferenceControls::shown() const { return page_ && front_.shown() == page_; }

void PreferenceControls::refresh() {
    if (page_) page_->refresh();
}

void PreferenceControls::makePage() {
    page_ = new PreferencesPage(pages_, &front_.stack());
    connect(page_, &PreferencesPage::left, this, &PreferenceControls::leave);
    // Menu actions change settings that the page shows, so each of them refreshes the page.
    for (const QAction* action : window_.findChildren<QAction*>())
        if (action->isCheckable()) connect(action, &QAction::triggered, this, &PreferenceControls::refresh);
}

void PreferenceControls::open() {
    shown_->setChecked(true);
    if (shown()) return;
    if (!page_) makePage();
    if (const Game* game = session_.game(); game && themes_) {
        const VariantInfo& info = *findVariant(game->book().variant().id);
        if (info.offered) themes_->chooseVariant(info);
    }
    refresh();
    front_.show(*page_, RailPlace::Settings, tr("The settings are shown."));
    page_->takeFocus();
}

/// Returns to the page from which the preferences were opened.
void PreferenceControls::leave() {
    if (!shown() || front_.back()) return;
    if (!session_.game() && start_) return start_->showPage();
    front_.leave();
    board_.setFocus();
}

// --- changes

void PreferenceControls::applyLooks() {
    BoardLook look = board_.frame().look;
    look.drawings = settings_.get(keys::drawings());
    look.moveDuration = motion(settings_);
    if (const Game* game = session_.game()) look.theme = shownTheme(settings_, game->book().variant().id);
    board_.setLook(look);
}

void PreferenceControls::chooseCoordinates(Coordinates mode) {
    settings_.set(keys::coordinates(), mode);
    coordinates_->setChosen(static_cast<int>(mode));
    board_.setLook(&BoardLook::coordinates, mode);
    refresh();
}

void PreferenceControls::chooseLanguage(const QString& language) {
    settings_.set(keys::language(), language);
    language_.use(language);
    refresh();
}

void PreferenceControls::chooseScheme(ColourScheme scheme) {
    settings_.set(keys::colourScheme(), scheme);
    schemes_->setChosen(static_cast<int>(scheme));
    apply(scheme);
    changeLooks();
    refresh();
}

void PreferenceControls::changeLooks() {
    applyLooks();
    emit pages_.looksChanged();
}

/// Adds the menus for settings that are on the preferences page too.
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

/// Adds the language menu. Each language is named in that language.
void PreferenceControls::makeLanguages() {
    actions_.addMenu({"languageMenu", QT_TRANSLATE_NOOP("Menu", "&Language"), {menus::Settings, 140}});
    std::vector<ChoiceSpec> choices;
    for (const QString& language : Language::all()) choices.push_back({"", language});
    languages_ = &actions_.addChoice(QStringLiteral("language"), {"languageMenu", 1}, choices);
    for (QAction* action : languages_->actions()) action->setText(Language::nameOf(action->data().toString()));
    connect(languages_, &ActionChoice::picked, this,
            [this](const QVariant& language) { chooseLanguage(language.toString()); });
}

// --- the rows of the page

void PreferenceControls::addScheme() {
    pages_.add(
        {.name = "colourSchemeBox",
         .section = PreferenceSection::Look,
         .number = 10,
         .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Colour scheme")),
         .get = [this] { return static_cast<int>(settings_.get(keys::colourScheme())); },
         .set = [this](int scheme) { chooseScheme(static_cast<ColourScheme>(scheme)); },
         .usual = static_cast<int>(ColourScheme::System),
         .options = preferenceOptions(
             {{static_cast<int>(ColourScheme::System), QT_TRANSLATE_NOOP("Preference", "Same as the system")},
              {static_cast<int>(ColourScheme::Light), QT_TRANSLATE_NOOP("Preference", "Light")},
              {static_cast<int>(ColourScheme::Dark), QT_TRANSLATE_NOOP("Preference", "Dark")},
              {static_cast<int>(ColourScheme::HighContrast), QT_TRANSLATE_NOOP("Preference", "High contrast")}})});
}

void PreferenceControls::addThemes() {
    pages_.add({.name = "themes",
                .section = PreferenceSection::Board,
                .number = 10,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Board")),
                .more = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Each variant has its own board")),
                .widget =
                    [this](QWidget* parent) {
                        themes_ = new ThemeChooser(settings_, parent);
                        connect(themes_, &ThemeChooser::chosen, this, [this] {
                            changeLooks();
                            refresh();
                        });
                        return themes_;
                    },
                .show = [](QWidget& chooser) { static_cast<ThemeChooser&>(chooser).showSettings(); },
                .isUsual =
                    [this] {
                        return std::ranges::all_of(offeredVariants(), [this](const VariantInfo& info) {
                            return settings_.get(keys::theme(info.id)) == keys::theme(info.id).usual;
                        });
                    },
                .reset =
                    [this] {
                        for (const VariantInfo& info : offeredVariants()) settings_.reset(keys::theme(info.id));
                        changeLooks();
                    }});
}

void PreferenceControls::addCoordinates() {
    pages_.add({.name = "coordinatesBox",
                .section = PreferenceSection::Board,
                .number = 30,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Coordinates")),
                .more = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Names of files, ranks or squares")),
                .get = [this] { return static_cast<int>(settings_.get(keys::coordinates())); },
                .set = [this](int mode) { chooseCoordinates(static_cast<Coordinates>(mode)); },
                .usual = static_cast<int>(Coordinates::Usual),
                .options = preferenceOptions(
                    {{static_cast<int>(Coordinates::Usual), QT_TRANSLATE_NOOP("Preference", "Default for the variant")},
                     {static_cast<int>(Coordinates::Outside), QT_TRANSLATE_NOOP("Preference", "Outside the board")},
                     {static_cast<int>(Coordinates::Inside), QT_TRANSLATE_NOOP("Preference", "Inside the board")},
                     {static_cast<int>(Coordinates::Everywhere), QT_TRANSLATE_NOOP("Preference", "On every square")},
                     {static_cast<int>(Coordinates::Off), QT_TRANSLATE_NOOP("Preference", "Off")}})});
}

/// Adds the switch "How other pieces move". It shows the setting of the current variant, because each variant has its
/// own.
void PreferenceControls::addExplanations() {
    WindowAction& action = actions_.named("explainPieces");
    if (!action.isCheckable()) return;
    const auto set = [&action](bool on) {
        if (action.isChecked() != on) action.trigger();
    };
    const auto usual = [this, &action] {
        const Game* game = session_.game();
        return game ? keys::explains(game->book().variant()).usual : action.isChecked();
    };
    pages_.add({.name = "explainsBox",
                .section = PreferenceSection::Marks,
                .number = 140,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "How other pieces move")),
                .more = preferenceWords(QT_TRANSLATE_NOOP(
                    "Preference",
                    "Click any piece that cannot move now to see how it moves. Each variant has its own setting.")),
                .get = [&action] { return action.isChecked() ? 1 : 0; },
                .set = [set](int on) { set(on != 0); },
                .whyNot = [this] { return session_.game() ? QString() : tr("There is no game on the board."); },
                .isUsual = [usual, &action] { return action.isChecked() == usual(); },
                .reset = [usual, set] { set(usual()); }});
}

void PreferenceControls::addLanguage() {
    const auto options = [] {
        std::vector<PreferenceOption> languages;
        for (const QString& code : Language::all())
            languages.push_back({static_cast<int>(Language::all().indexOf(code)), Language::nameOf(code)});
        return languages;
    };
    // The row shows the language in use, because it can differ from the stored one.
    pages_.add({.name = "languageBox",
                .section = PreferenceSection::Language,
                .number = 10,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Language")),
                .get = [this] { return static_cast<int>(Language::all().indexOf(language_.current())); },
                .set = [this](int place) { chooseLanguage(Language::all()[place]); },
                .options = options,
                .isUsual = [this] { return language_.current() == keys::language().usual; },
                .reset = [this] { chooseLanguage(keys::language().usual); }});
}

void PreferenceControls::addNotation() {
    if (!notation_) return;
    const auto options = [] {
        std::vector<PreferenceOption> styles;
        for (const NotationStyle style : allNotations) styles.push_back({static_cast<int>(style), notationName(style)});
        return styles;
    };
    pages_.add({.name = "notationBox",
                .section = PreferenceSection::Language,
                .number = 20,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Notation")),
                .more = preferenceWords(QT_TRANSLATE_NOOP("Preference", "How moves are written")),
                .get = [this] { return static_cast<int>(settings_.get(keys::notation())); },
                .set = [this](int style) { notation_->chooseNotation(static_cast<NotationStyle>(style)); },
                .options = options,
                .isUsual = [this] { return settings_.get(keys::notation()) == keys::notation().usual; },
                .reset = [this] { notation_->chooseNotation(keys::notation().usual); }});
}

void PreferenceControls::addEngines() {
    WindowAction& engines = actions_.named("engines");
    if (engines.objectName() != QLatin1String("engines")) return;
    pages_.add({.name = "externalEngines",
                .section = PreferenceSection::Computer,
                .number = 70,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "External engines")),
                .more = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Add, test and configure external engines")),
                .buttons = {{.name = "manageEngines",
                             .text = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Manage Engines...")),
                             .press = [&engines] { engines.trigger(); },
                             .quiet = false}}});
}

void PreferenceControls::repairSettings() {
    const SettingsDamage damage = settings_.repair();
    switch (damage.type) {
        case SettingsDamage::Type::None: return;
        case SettingsDamage::Type::Unreadable:
            return status_.showError(tr("The settings cannot be read. Rokada uses the default settings."));
        case SettingsDamage::Type::ReadOnly:
            return status_.showError(tr("The settings cannot be saved. Changes will be lost when you quit."));
        case SettingsDamage::Type::Damaged: break;
    }
    status_.showError(damage.kept.isEmpty()
                          ? tr("Some settings were damaged and have been reset.")
                          : tr("Some settings were damaged and have been reset. The old file was kept as %1.")
                                .arg(QDir::toNativeSeparators(damage.kept)));
}

}  // namespace rokada::ui
