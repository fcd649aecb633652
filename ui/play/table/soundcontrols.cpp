#include "table/soundcontrols.h"

#include "board/boardwidget.h"
#include "shell/preferencepages.h"
#include "shell/soundtexts.h"
#include "shell/windowactions.h"
#include "table/soundpage.h"
#include "table/tablesettings.h"

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
    pages_.add(PreferencePage::Sounds, [this](QWidget* parent) { return makePage(parent); });
}

SoundControls::~SoundControls() = default;

SoundPage* SoundControls::page() const { return page_; }

void SoundControls::makeMute() {
    mute_ = &actions_.add({.name = "mute",
                           .text = QT_TRANSLATE_NOOP("Action", "&Mute"),
                           .shortcut = "Ctrl+U",
                           .tip = QT_TRANSLATE_NOOP("Action", "No sounds until you turn them on again"),
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
        //: how loud the sounds are, in per cent
        choices.push_back({QT_TRANSLATE_NOOP("Action", "Volume %1 %"), volume});
    }
    volumes_ = &actions_.addChoice(QStringLiteral("volume"), {soundsMenu, 210}, choices);
    connect(volumes_, &ActionChoice::picked, this, [this](const QVariant& volume) {
        setVolume(volume.toInt());
        play(Sound::Move);
    });
}

void SoundControls::makeSounds() {
    int number = 310;
    for (const Sound sound : allSounds) {
        WindowAction& action = actions_.add(
            {.name = "sound:" + nameOf(sound).toStdString(), .place = {soundsMenu, number++}, .checkable = true});
        connect(&action, &QAction::triggered, this, [this, sound](bool wanted) {
            setWanted(sound, wanted);
            if (wanted) play(sound, Side(0));
        });
        sounds_.emplace_back(&action, sound);
    }
}

// --- the same settings in the menu and on the page

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
    if (page_) page_->showSettings();
}

/// Creates the page with the same settings, and buttons to play the sounds.
QWidget* SoundControls::makePage(QWidget* parent) {
    page_ = new SoundPage(settings_, parent);
    page_->setWindowTitle(tr("Sounds"));
    connect(page_, &SoundPage::muteChosen, mute_, &QAction::setChecked);
    connect(page_, &SoundPage::volumeChosen, this, &SoundControls::setVolume);
    connect(page_, &SoundPage::soundChosen, this, &SoundControls::setWanted);
    connect(page_, &SoundPage::hearWanted, this, [this](Sound sound) {
        // A requested sound is played even if sounds are muted.
        if (player_) player_->play(fileOf(sound, "white"), settings_.get(keys::volume()) / 100.0, {});
    });
    return page_;
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
        play(sound, NoSide, sound == Sound::CheckFromBothSides ? panOf(position, board_.look().quarterTurns) : Pan{});
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

/// Not played for two people at one board, who see each other's moves. Played after a computer's move, or with more
/// than two players.
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
    if (!page_) return;
    page_->retranslate();
    page_->setWindowTitle(tr("Sounds"));
}

}  // namespace rokada::ui
