#include "newgame/introcontrols.h"

#include "kit/dockroom.h"
#include "newgame/gamesettings.h"
#include "newgame/introcard.h"
#include "shell/boardcolumn.h"
#include "shell/offers.h"
#include "shell/windowactions.h"
#include "shell/windownews.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>

#include <algorithm>
#include <chrono>

namespace rokada::ui {

namespace {

constexpr int UsualWidth = 280;
/// Heights of a line that moves, headings and buttons of the panel need, and at most so many pixels.
constexpr int OtherRows = 13, MostOthers = 200;
/// After so many moves people have seen what it says, and want to see what was played; later it goes by itself.
constexpr int ReadMoves = 3;
constexpr int KnownMoves = 6;

}  // namespace

IntroControls::IntroControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardColumn& column,
                             Settings& settings, WindowNews& news)
    : window_(window),
      session_(session),
      actions_(actions),
      column_(column),
      settings_(settings),
      card_(new IntroCard(&window_)),
      shown_(actions_.add({.name = "introduction",
                           .text = QT_TRANSLATE_NOOP("Action", "What Is &Special Here"),
                           .tip = QT_TRANSLATE_NOOP("Action", "What is special in this variant, in short"),
                           .place = {menus::Help, 120}},
                          this, &IntroControls::show)),
      laidOut_(this, std::chrono::milliseconds(300)) {
    column_.add(Strip::Introduction, card_);
    connect(&laidOut_, &Delay::over, this, &IntroControls::giveBack);
    connect(&session_, &GameSession::started, this, &IntroControls::introduce);
    connect(&session_, &GameSession::moved, this, &IntroControls::noteMove);
    connect(&session_, &GameSession::ended, card_, [this] { card_->hide(); });
    connect(card_, &IntroCard::foldedOrUnfolded, this, &IntroControls::place);
    connect(card_, &IntroCard::rulesWanted, this, [this] {
        if (help_) help_->showRules();
    });
    connect(&news, &WindowNews::introductionsWanted, this, [this] { introducing_ = true; });
    // As a tab beside the moves the card of a piece has little room above what is special in its variant.
    connect(&news, &WindowNews::rulesOpenedBesideMoves, this, [this] {
        if (!card_->isHidden()) card_->fold(true);
    });
    connect(&news, &WindowNews::reviewOpened, card_, &QWidget::hide);
    window_.installEventFilter(this);
}

void IntroControls::join(const Offers& offers) {
    help_ = offers.find<RulesHelp>();
    auto* moves = offers.find<MovesDock>();
    if (!moves) return;
    panel_ = &moves->dock();
    panel_->installEventFilter(this);
}

void IntroControls::introduce() {
    card_->hide();
    const Game& shown = *session_.game();
    const std::string_view game = shown.book().variant().id;
    // In the middle of a game nobody begins to learn it.
    if (shown.played() > 0 || shown.start() != startPosition(shown.book())) return;
    const auto& seats = session_.setup().seats;
    const bool played = std::any_of(seats.begin(), seats.end(), [](const Seat& seat) { return seat.human; });
    if (!introducing_ || !played || session_.viewing() || settings_.get(keys::introduced(game))) return;
    settings_.set(keys::introduced(game), true);
    show();
    laidOut_.start();
}

/// In a panel that was narrow the words were high: the panel beside it gets what is too much, as long as nobody plays.
void IntroControls::giveBack() {
    if (card_->isHidden() || panel_ == nullptr || !isSeen(*panel_)) return;
    QDockWidget* beside = tallestBeside(window_, *panel_);
    if (beside == nullptr) return;
    const int needed = heightOfOthers(panel_->width()) + card_->wholeHeight(panel_->width());
    if (panel_->height() > needed) shareHeight(window_, *beside, *panel_, needed, panel_->height() + beside->height());
    place();
}

/// Some rows of moves, and what else stands in the panel.
int IntroControls::heightOfOthers(int width) const {
    return std::min(OtherRows * panel_->fontMetrics().height(), MostOthers) + otherStrips(width);
}

void IntroControls::show() {
    if (!session_.game()) return;
    played_ = 0;
    const Position& start = session_.game()->start();
    card_->show(*findVariant(start.book().variant().id), start.placing(start.turn()), settings_);
    place();
}

/// What else is said beside the board now takes room from the picture.
int IntroControls::otherStrips(int width) const {
    int height = 0;
    for (const QWidget* strip : column_.aside().findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (strip == card_ || strip->isHidden()) continue;
        height += strip->hasHeightForWidth() ? strip->heightForWidth(width) : strip->sizeHint().height();
    }
    return height;
}

void IntroControls::noteMove(const Turn& turn) {
    card_->rest();
    if (card_->isHidden() || !session_.human(turn.before.turn())) return;
    ++played_;
    if (played_ == ReadMoves) card_->fold(true);
    // Whoever has unfolded it again is still reading.
    if (played_ >= KnownMoves && card_->folded()) card_->hide();
}

/// Below the moves, which keep some rows; the picture gets what is left.
void IntroControls::place() {
    if (card_->isHidden()) return;
    if (panel_ == nullptr) {
        card_->fit(UsualWidth, 0);
        return;
    }
    const bool panel = panel_->isVisible() && !panel_->isFloating();
    const int width = panel ? panel_->width() : UsualWidth;
    const int others = heightOfOthers(width);
    // A panel that shares its side with others gets the height that the words need.
    if (panel) giveHeight(window_, *panel_, card_->heightOfWords(width) + others);
    card_->fit(width, panel ? panel_->height() - others : 0);
}

void IntroControls::updateActions() { shown_.allow(session_.game() != nullptr); }

/// A window that is closed, or taken apart, has no place for it.
bool IntroControls::eventFilter(QObject* watched, QEvent* event) {
    if (!window_.isVisible()) return false;
    const auto type = event->type();
    // The window that grows gives its height to the moves, of which there are none yet.
    if (type == QEvent::Resize && watched == &window_ && played_ == 0) laidOut_.start();
    if (type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show || type == QEvent::Hide ||
        type == QEvent::LayoutRequest || type == QEvent::LanguageChange)
        place();
    return false;
}

}  // namespace rokada::ui
