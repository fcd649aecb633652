#include "table/soundcontrols.h"

#include "board/boardwidget.h"
#include "shell/preferencepages.h"
#include "shell/sound.h"
#include "shell/windowactions.h"
#include "table/tablesettings.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr std::string_view soundsMenu = "soundsMenu";

}  // namespace

SoundControls::SoundControls(GameSession& session, WindowActions& actions, BoardWidget& board, PreferencePages& pages,
                             Settings& settings, Offers& offers)
    : session_(session), actions_(actions), board_(board), pages_(pages), settings_(settings) {
    offers.add<SoundOutput>(*this);
    actions_.addMenu({soundsMenu, QT_TRANSLATE_NOOP("Menu", "So&unds"), {menus::Settings, 220}});
    makeMute();
    makeVolumes();
    makeSounds();
    showSettings();
    connectSession();
    addPreferences();
}

SoundControls::~SoundControls() = default;

void SoundControls::makeMute() {
    mute_ = &actions_.add({.name = "mute",
                           .text = QT_TRANSLATE_NOOP("Action", "&Mute"),
                           .shortcut = "Ctrl+U",
                           .tip = QT_TRANSLATE_NOOP("Action", "Turn off all sounds"),
                           .place = {soundsMenu, 110},
                           .checkable = true,
                           .letter = BoardKey{Qt::Key_M, 58}});
    mute_->setChecked(settings_.get(keys::muted()));
    connect(mute_, &QAction::toggled, this, [this](bool muted) {
        settings_.set(keys::muted(), muted);
        showSettings();
    });
}

void SoundControls::makeVolumes() {
    std::vector<ChoiceSpec> choices;
    choices.reserve(soundVolumes.size());
    for (const int volume : soundVolumes) {
        //: %1: volume of the sounds, in per cent
        choices.push_back({QT_TRANSLATE_NOOP("Action", "Volume %1 %"), volume});
    }
    actions_.addMenu({"volumeMenu", QT_TRANSLATE_NOOP("Menu", "&Volume"), {soundsMenu, 210}});
    volumes_ = &actions_.addChoice(QStringLiteral("volume"), {"volumeMenu", 1}, choices);
    connect(volumes_, &ActionChoice::picked, this, [this](const QVariant& volume) {
        setVolume(volume.toInt());
        play(Sound::Move);
    });
}

void SoundControls::makeSounds() {
    constexpr int OfMoves = 7;  // number of sounds of moves, which come first in `allSounds`
    actions_.addMenu({"moveSoundsMenu", QT_TRANSLATE_NOOP("Menu", "Sounds of M&oves"), {soundsMenu, 310}});
    actions_.addMenu({"gameSoundsMenu", QT_TRANSLATE_NOOP("Menu", "Sounds of the &Game"), {soundsMenu, 320}});
    int number = 0;
    for (const Sound sound : allSounds) {
        ++number;
        WindowAction& action = actions_.add({.name = "sound:" + nameOf(sound).toStdString(),
                                             .place = {number <= OfMoves ? "moveSoundsMenu" : "gameSoundsMenu", number},
                                             .checkable = true});
        connect(&action, &QAction::triggered, this, [this, sound](bool wanted) {
            setWanted(sound, wanted);
            if (wanted) play(sound, Side(0));
        });
        sounds_.emplace_back(&action, sound);
    }
}

// --- settings in the menu and on the page

void SoundControls::setVolume(int percent) {
    settings_.set(keys::volume(), percent);
    showSettings();
}

void SoundControls::setWanted(Sound sound, bool wanted) {
    settings_.set(keys::wanted(sound), wanted);
    showSettings();
}

void SoundControls::showSettings() {
    volumes_->setChosen(settings_.get(keys::volume()));
    for (const auto& [action, sound] : sounds_) action->setChecked(settings_.get(keys::wanted(sound)));
    emit pages_.changed();
}

void SoundControls::addPreferences() {
    pages_.add({.name = "muteBox",
                .section = PreferenceSection::Sound,
                .number = 1,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Mute")),
                .more = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Turn off all sounds")),
                .get = [this] { return settings_.get(keys::muted()) ? 1 : 0; },
                .set = [this](int muted) { mute_->setChecked(muted != 0); }});
    const auto placeOf = [](int volume) {
        return static_cast<int>(std::ranges::find(soundVolumes, volume) - soundVolumes.begin());
    };
    const auto volumeAt = [](int place) { return soundVolumes[static_cast<std::size_t>(place)]; };
    pages_.add({.name = "volumeSlider",
                .section = PreferenceSection::Sound,
                .number = 2,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Volume")),
                .get = [this, placeOf] { return placeOf(settings_.get(keys::volume())); },
                .set = [this, volumeAt](int place) { setVolume(volumeAt(place)); },
                .usual = placeOf(keys::volume().usual),
                .range = PreferenceRange{0, static_cast<int>(soundVolumes.size()) - 1, 1,
                                         //: %1: volume of the sounds, in per cent
                                         [volumeAt](int place) { return tr("%1 %").arg(volumeAt(place)); }}});
    for (const Sound sound : allSounds) addPreference(sound);
}

/// Adds a row for a sound to the preferences. The row has a button that plays the sound even while sounds are muted.
void SoundControls::addPreference(Sound sound) {
    const auto hear = [this, sound] {
        if (player_) player_->play(fileOf(sound, "white"), settings_.get(keys::volume()) / 100.0, {});
    };
    pages_.add({.name = "sound:" + nameOf(sound).toStdString(),
                .section = PreferenceSection::Sound,
                .number = 10 + static_cast<int>(sound),
                .label = [sound] { return texts::of(sound); },
                .get = [this, sound] { return settings_.get(keys::wanted(sound)) ? 1 : 0; },
                .set = [this, sound](int wanted) { setWanted(sound, wanted != 0); },
                .usual = keys::wanted(sound).usual ? 1 : 0,
                .buttons = {{.name = "hear:" + nameOf(sound).toStdString(),
                             //: button that plays a sound
                             .text = [] { return tr("Play"); },
                             .press = hear}}});
}

void SoundControls::connectSession() {
    GameSession& session = session_;
    connect(&session, &GameSession::started, this, [this] {
        mover_ = offerer_ = NoSide;
        warned_ = {};
        old_ = session_.game()->ending().has_value();
    });
    connect(&session, &GameSession::moved, this, [this](const Turn& turn) {
        mover_ = turn.before.turn();
        old_ = false;
        const Sound sound = soundOf(*session_.game(), turn);
        const Position& position = session_.game()->position();
        play(sound, NoSide,
             sound == Sound::CheckFromBothSides ? panOf(position, board_.frame().look.quarterTurns) : Pan{});
    });
    connect(&session, &GameSession::turnStarted, this, &SoundControls::heardTurn);
    connect(&session, &GameSession::ended, this, &SoundControls::heardEnd);
    connect(&session, &GameSession::asked, this, &SoundControls::heardOffer);
    connect(&session, &GameSession::ruled, this, [this](Law law) {
        if (law == Law::FlagFall) play(Sound::Flag);
    });
    connect(&session.time(), &SessionTime::ticked, this, &SoundControls::heardTime);
    connect(&board_, &BoardWidget::illegalMoveTried, this, [this] { play(Sound::IllegalMove); });
}

void SoundControls::play(Sound sound, Side side, const Pan& pan) {
    if (!player_ || settings_.get(keys::muted()) || !settings_.get(keys::wanted(sound))) return;
    const Game* game = session_.game();
    const bool known = game != nullptr && side != NoSide;
    player_->play(fileOf(sound, known ? game->book().variant().sideSpecs[side].name : "white"),
                  settings_.get(keys::volume()) / 100.0, pan);
}

/// Plays the sound for a person's turn after a computer's move, and in games with more than two sides. Two people at
/// one board need no such sound.
void SoundControls::heardTurn(Side side) {
    const Side mover = std::exchange(mover_, NoSide);
    const GameSession& session = session_;
    if (mover == NoSide || !session.human(side)) return;
    if (!session.human(mover) || session.setup().seats.size() > 2) play(Sound::Turn, side);
}

void SoundControls::heardEnd(const Ending& ending) {
    if (std::exchange(old_, false)) return;
    play(ending.reason == Reason::Time ? Sound::Flag : Sound::End);
}

void SoundControls::heardOffer() {
    const Side offerer = session_.offers().offerer();
    if (std::exchange(offerer_, offerer) != offerer && offerer != NoSide) play(Sound::Offer);
}

void SoundControls::heardTime() {
    const SessionTime& time = session_.time();
    const Side side = time.clock().turn();
    if (side == NoSide || session_.game()->ending()) return;
    const bool low = time.clock().low(side, time.now());
    if (low && !warned_[side] && session_.human(side)) play(Sound::LowTime);
    warned_[side] = low;
}

void SoundControls::retranslate() {
    for (const auto& [action, sound] : sounds_) action->setText(texts::of(sound));
}

}  // namespace rokada::ui
