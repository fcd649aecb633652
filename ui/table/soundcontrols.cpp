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

SoundControls::SoundControls(const WindowContext& context) : Feature(context) {
    in_.actions.addMenu({soundsMenu, QT_TRANSLATE_NOOP("Menu", "So&unds"), {menus::Settings, 220}});
    makeMute();
    makeVolumes();
    makeSounds();
    showSettings();
    connectSession();
    in_.pages.add(PreferencePage::Sounds, [this](QWidget* parent) { return makePage(parent); });
}

SoundControls::~SoundControls() = default;

SoundPage* SoundControls::page() const { return page_; }

void SoundControls::makeMute() {
    mute_ = &in_.actions.add({.name = "mute",
                              .text = QT_TRANSLATE_NOOP("Action", "&Mute"),
                              .shortcut = "Ctrl+U",
                              .tip = QT_TRANSLATE_NOOP("Action", "No sounds until you turn them on again"),
                              .place = {soundsMenu, 110},
                              .checkable = true,
                              .letter = BoardKey{Qt::Key_M, 58}});
    mute_->setChecked(in_.settings.get(keys::muted()));
    connect(mute_, &QAction::toggled, this, [this](bool muted) {
        in_.settings.set(keys::muted(), muted);
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
    volumes_ = &in_.actions.addChoice(QStringLiteral("volume"), {soundsMenu, 210}, choices);
    connect(volumes_, &ActionChoice::picked, this, [this](const QVariant& volume) {
        setVolume(volume.toInt());
        play(Sound::Move);
    });
}

void SoundControls::makeSounds() {
    int number = 310;
    for (const Sound sound : allSounds) {
        WindowAction& action = in_.actions.add(
            {.name = "sound:" + nameOf(sound).toStdString(), .place = {soundsMenu, number++}, .checkable = true});
        connect(&action, &QAction::triggered, this, [this, sound](bool wanted) {
            setWanted(sound, wanted);
            if (wanted) play(sound, Side(0));
        });
        sounds_.emplace_back(&action, sound);
    }
}

// --- the same is chosen in the menu and on the page

void SoundControls::setVolume(int percent) {
    in_.settings.set(keys::volume(), percent);
    showSettings();
}

void SoundControls::setWanted(Sound sound, bool wanted) {
    in_.settings.set(keys::wanted(sound), wanted);
    showSettings();
}

void SoundControls::showSettings() {
    volumes_->setChosen(in_.settings.get(keys::volume()));
    for (const auto& [action, sound] : sounds_) action->setChecked(in_.settings.get(keys::wanted(sound)));
    if (page_) page_->showSettings();
}

/// All of it once more, with buttons to hear it.
QWidget* SoundControls::makePage(QWidget* parent) {
    page_ = new SoundPage(in_.settings, parent);
    page_->setWindowTitle(tr("Sounds"));
    connect(page_, &SoundPage::muteChosen, mute_, &QAction::setChecked);
    connect(page_, &SoundPage::volumeChosen, this, &SoundControls::setVolume);
    connect(page_, &SoundPage::soundChosen, this, &SoundControls::setWanted);
    connect(page_, &SoundPage::hearWanted, this, [this](Sound sound) {
        // A requested sound is played, whatever else is muted.
        if (player_) player_->play(fileOf(sound, "white"), in_.settings.get(keys::volume()) / 100.0, {});
    });
    return page_;
}

void SoundControls::connectSession() {
    GameSession& session = in_.session;
    connect(&session, &GameSession::started, this, [this] {
        mover_ = offerer_ = NoSide;
        warned_ = {};
        old_ = in_.session.game()->ending().has_value();
    });
    connect(&session, &GameSession::moved, this, [this](const Turn& turn) {
        mover_ = turn.before.turn();
        old_ = false;
        const Sound sound = soundOf(*in_.session.game(), turn);
        const Position& position = in_.session.game()->position();
        play(sound, NoSide, sound == Sound::CheckFromBothSides ? panOf(position, in_.board.quarterTurns()) : Pan{});
    });
    connect(&session, &GameSession::turnStarted, this, &SoundControls::heardTurn);
    connect(&session, &GameSession::ended, this, &SoundControls::heardEnd);
    connect(&session, &GameSession::asked, this, &SoundControls::heardOffer);
    connect(&session, &GameSession::ruled, this, [this](Law law) {
        if (law == Law::FlagFall) play(Sound::Flag);
    });
    connect(&session.time(), &SessionTime::ticked, this, &SoundControls::heardTime);
    connect(&in_.board, &BoardWidget::illegalMoveTried, this, [this] { play(Sound::IllegalMove); });
}

void SoundControls::play(Sound sound, Side side, const Pan& pan) {
    if (!player_ || in_.settings.get(keys::muted()) || !in_.settings.get(keys::wanted(sound))) return;
    const Game* game = in_.session.game();
    const bool known = game != nullptr && side != NoSide;
    player_->play(fileOf(sound, known ? game->book().variant().sideSpecs[side].name : "white"),
                  in_.settings.get(keys::volume()) / 100.0, pan);
}

/// Two people at one board see each other's moves; a person who waited for a computer, or plays with three others, gets
/// a sound.
void SoundControls::heardTurn(Side side) {
    const Side mover = std::exchange(mover_, NoSide);
    const GameSession& session = in_.session;
    if (mover == NoSide || !session.human(side)) return;
    if (!session.human(mover) || session.setup().seats.size() > 2) play(Sound::Turn, side);
}

void SoundControls::heardEnd(const Ending& ending) {
    if (std::exchange(old_, false)) return;
    play(ending.reason == Reason::Time ? Sound::Flag : Sound::End);
}

void SoundControls::heardOffer() {
    const Side offerer = in_.session.offers().offerer();
    if (std::exchange(offerer_, offerer) != offerer && offerer != NoSide) play(Sound::Offer);
}

void SoundControls::heardTime() {
    const SessionTime& time = in_.session.time();
    const Side side = time.clock().turn();
    if (side == NoSide || in_.session.game()->ending()) return;
    const bool low = time.clock().low(side, time.now());
    if (low && !warned_[side] && in_.session.human(side)) play(Sound::LowTime);
    warned_[side] = low;
}

void SoundControls::retranslate() {
    for (const auto& [action, sound] : sounds_) action->setText(texts::of(sound));
    if (!page_) return;
    page_->retranslate();
    page_->setWindowTitle(tr("Sounds"));
}

}  // namespace rokada::ui
