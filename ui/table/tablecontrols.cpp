#include "table/tablecontrols.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "record/clockhistory.h"
#include "session/gamerecord.h"
#include "shell/boardcolumn.h"
#include "shell/boardevents.h"
#include "shell/secondpress.h"
#include "shell/windowactions.h"
#include "table/askbar.h"
#include "table/seatmenus.h"
#include "texts/lawtexts.h"
#include "texts/materialtexts.h"
#include "texts/names.h"
#include "texts/timetexts.h"

#include <QKeyEvent>

#include <utility>

namespace rokada::ui {

namespace {

/// With less than that a clock is red.
constexpr Millis Hurry = std::chrono::seconds(10);

}  // namespace

namespace {

QString sideText(const GameSession& session, Side side) {
    return sideName(session.setup().book->variant().sideSpecs[side].name);
}

}  // namespace

TableControls::TableControls(const WindowContext& context)
    : Feature(context),
      bar_(new AskBar(&in_.window)),
      seatMenus_(new SeatMenus(
          in_.session, in_.actions.addMenu({"playersMenu", QT_TRANSLATE_NOOP("Menu", "&Players"), {menus::Game, 130}}),
          this)) {
    in_.column.add(Strip::Question, bar_);
    makeDrawActions();
    makeClockActions();
    makeReports();
    in_.events.onKey(EventOrder::Clock, [this](const QKeyEvent& press) { return keyPressed(press); });
    connect(&in_.board, &BoardWidget::moveChosen, this, &TableControls::choose);
    connect(&in_.board, &BoardWidget::panelClicked, this, &TableControls::panelClicked);
    connect(&in_.board, &BoardWidget::touchRuled, this, [this](Law law) { in_.status.reason(words(law)); });
    connect(bar_, &AskBar::answered, this, &TableControls::answer);
    GameSession& session = in_.session;
    connect(&session, &GameSession::started, this, [this] {
        claiming_ = naming_ = false;
        answers_.clear();
        in_.board.setTouchMove(in_.session.setup().laws.touchMove);
        question();
    });
    connect(&session, &GameSession::changed, this, &TableControls::showClocks);
    connect(&in_.record, &GameRecord::moved, this, &TableControls::showClocks);
    connect(&session.time(), &SessionTime::ticked, this, &TableControls::showClocks);
    connect(&session, &GameSession::asked, this, [this] {
        answers_.clear();
        question();
        updateActions();
    });
    connect(&session, &GameSession::ruled, this, [this](Law law, Side side) {
        // Where sides are eliminated the message must say whose time it was.
        const bool left = law == Law::FlagFall;
        in_.status.reason(
            left ? tr("%1: no time left, eliminated. (%2)")
                       .arg(sideText(in_.session, side), texts::source(law, in_.session.game()->book().variant()))
                 : words(law));
    });
    connect(&session, &GameSession::changed, this, &TableControls::forgetAnswers);
    connect(&session, &GameSession::drawAnswered, this, &TableControls::tellAnswer);
}

/// With those of the others that came at the same moment: each is read at its player's panel, all in the line below.
void TableControls::tellAnswer(Side side, bool accepted) {
    const QString who = sideText(in_.session, side);
    answers_.push_back(
        {NoSquare, accepted ? tr("%1 accepts the draw.").arg(who) : tr("%1 declines the draw.").arg(who), side});
    QStringList sentences;
    for (const MoveShow::News& answer : answers_) sentences.push_back(answer.words);
    const bool refused = !accepted && in_.session.playing();
    if (refused && !in_.session.human(side) && in_.session.tooEarlyForDraw())
        sentences.push_back(tr("It is too early for that."));
    const bool waits = refused && in_.session.drawOfferer() == NoSide;
    if (waits) sentences.push_back(whyNoOffer());
    told_ = {sentences.join(QLatin1Char(' ')), in_.session.game()->played()};
    in_.status.reason(told_.words);
    in_.board.moveShow().tell(answers_, in_.board.font());
    SecondPress::of(*offerDraw_).answer(sentences.join(QLatin1Char('\n')));
}

/// Behind moves that are taken back nobody has offered anything, and what ends the game is told by itself.
void TableControls::forgetAnswers() {
    const GameSession& session = in_.session;
    const bool takenBack = session.game()->played() < told_.played;
    if (told_.words.isEmpty() || (session.game()->played() == told_.played && session.playing())) return;
    if (takenBack || !session.playing()) {
        in_.status.withdraw(told_.words);
        in_.board.moveShow().tell({}, in_.board.font());
        SecondPress::of(*offerDraw_).answer({});
    }
    told_ = {};
}

void TableControls::makeDrawActions() {
    offerDraw_ =
        &in_.actions.add({.name = "offerDraw",
                          .text = QT_TRANSLATE_NOOP("Action", "&Offer Draw"),
                          .tip = QT_TRANSLATE_NOOP("Action", "Your opponents accept or decline; a move declines, too"),
                          .place = {menus::Game, 210},
                          .needsBoard = true,
                          .icon = Icon::Draw},
                         this, [this] {
                             if (SecondPress::of(*offerDraw_).confirmed()) in_.session.offerDraw();
                         });
    new SecondPress(*offerDraw_);
    claimDraw_ =
        &in_.actions.add({.name = "claimDraw",
                          .text = QT_TRANSLATE_NOOP("Action", "&Claim Draw"),
                          .tip = QT_TRANSLATE_NOOP("Action", "Claim a draw: threefold repetition or the 50-move rule"),
                          .place = {menus::Game, 220},
                          .needsBoard = true},
                         this, &TableControls::claim);
    resign_ = &in_.actions.add({.name = "resign",
                                .text = QT_TRANSLATE_NOOP("Action", "&Resign"),
                                .tip = QT_TRANSLATE_NOOP("Action", "Resign the game; you can undo it"),
                                .place = {menus::Game, 230},
                                .needsBoard = true,
                                .icon = Icon::Resign},
                               this, [this] {
                                   if (SecondPress::of(*resign_).confirmed()) in_.session.resign();
                               });
    new SecondPress(*resign_);
}

void TableControls::makeClockActions() {
    pressClock_ = &in_.actions.add(
        {.name = "pressClock",
         .text = QT_TRANSLATE_NOOP("Action", "Press Cloc&k"),
         .tip = QT_TRANSLATE_NOOP("Action", "Complete your move and start the next clock (Space on the board)"),
         .place = {menus::Move, 310},
         .needsBoard = true},
        this, [this] { in_.session.pressClock(); });
    adjust_ = &in_.actions.add(
        {.name = "adjust",
         .text = QT_TRANSLATE_NOOP("Action", "I Ad&just"),
         .shortcut = "Ctrl+J",
         .tip = QT_TRANSLATE_NOOP("Action", "Touch pieces without having to move them; again to play on"),
         .place = {menus::Move, 320},
         .needsBoard = true,
         .letter = BoardKey{Qt::Key_J, 44}},
        this, &TableControls::adjust);
}

void TableControls::makeReports() {
    const auto tellClocks = [this] {
        const SessionTime& time = in_.session.time();
        in_.status.reason(texts::allTimes(in_.session.game()->book().variant(), time.clock(), time.now()));
    };
    tellClocks_ = &in_.actions.add({.name = "tellClocks",
                                    .text = QT_TRANSLATE_NOOP("Action", "&Clocks"),
                                    .shortcut = "F8",
                                    .tip = QT_TRANSLATE_NOOP("Action", "Say what the clocks show"),
                                    .place = {menus::Help, 230}},
                                   this, tellClocks);
    const auto tellMaterial = [this] {
        const Game& game = *in_.session.game();
        in_.status.reason(texts::material(game.book(), balanceOf(game)));
    };
    in_.actions.add({.name = "tellMaterial",
                     .text = QT_TRANSLATE_NOOP("Action", "&Material"),
                     .shortcut = "Shift+F8",
                     .tip = QT_TRANSLATE_NOOP("Action", "Say which pieces are captured, and who is ahead"),
                     .place = {menus::Help, 240},
                     .needsGame = true},
                    this, tellMaterial);
}

/// Without a clock that waits, Space is the board's.
bool TableControls::keyPressed(const QKeyEvent& press) {
    const bool plain = (press.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    if (!plain || press.key() != Qt::Key_Space || !pressClock_->isEnabled()) return false;
    pressClock_->trigger();
    return true;
}

void TableControls::choose(Move move) {
    if (!std::exchange(naming_, false)) {
        in_.session.play(move);
        return;
    }
    in_.session.claim(move);
}

/// A right is used at once; without one, the arbiter first asks how it is meant.
void TableControls::claim() {
    if (in_.session.claimable() != Claim::None) return in_.session.claim();
    if (!in_.session.mayClaim()) return;
    claiming_ = true;
    question();
}

QString TableControls::words(Law law) const { return texts::of(law, in_.session.game()->book().variant()); }

void TableControls::adjust() {
    if (!in_.board.adjust()) return in_.status.reason(tr("It is too late to adjust: a piece has been touched."));
    in_.status.reason(in_.board.adjusting() ? words(Law::Adjusted) : tr("Touch-move applies again."));
}

/// The person who has to answer a draw offer; NoSide if there is none.
Side TableControls::asked() const {
    const GameSession& session = in_.session;
    if (!session.game() || session.offers().offerer() == NoSide) return NoSide;
    for (std::size_t i = 0; i < session.setup().seats.size(); ++i) {
        const auto side = Side(i);
        if (session.human(side) && session.game()->position().living(side) && session.offers().awaits(side))
            return side;
    }
    return NoSide;
}

/// Also on the player panel, if that is turned towards that player.
void TableControls::ask(Side side, const QString& question, const QStringList& answers) {
    bar_->ask(question, answers);
    in_.board.ask(side, question);
}

/// One question at a time; a draw offer goes before others.
void TableControls::question() {
    const GameSession& session = in_.session;
    if (const Side side = asked(); side != NoSide) {
        const QString offerer = sideText(session, session.offers().offerer());
        //: %1 is the side that offers, %2 the one that answers
        ask(side, tr("%1 offers a draw. %2, do you accept? A move declines it.").arg(offerer, sideText(session, side)),
            {tr("&Accept"), tr("&Decline")});
        in_.board.ask(side, tr("%1 offers you a draw.").arg(offerer));
    } else if (session.undoAsker() != NoSide) {
        ask(session.consentOf(), tr("%1 asks for a takeback.").arg(sideText(session, session.undoAsker())),
            {tr("&Agree"), tr("&Refuse")});
    } else if (claiming_) {
        ask(session.game()->position().turn(),
            tr("The position on the board gives no right to a draw. An incorrect claim costs time."),
            {tr("Claim with the &Next Move"), tr("Claim &Now"), tr("&Cancel")});
    } else {
        bar_->hide();
        in_.board.ask(NoSide, {});
    }
}

void TableControls::answer(int answer) {
    GameSession& session = in_.session;
    if (const Side side = asked(); side != NoSide) {
        session.answerDraw(side, answer == 0);
    } else if (session.undoAsker() != NoSide) {
        session.answerUndo(answer == 0);
    } else if (std::exchange(claiming_, false)) {
        naming_ = answer == 0;
        if (naming_) in_.status.reason(tr("Make the move with which you claim the draw."));
        if (answer == 1) session.claim();
        question();
    }
    in_.board.setFocus();
}

/// Of an earlier position, as its moves tell it; without digits where they do not.
std::vector<ClockFace> TableControls::recordedClocks() const {
    const auto turns = clockHistory(*in_.record.tree(), in_.record.shown(), in_.session.setup().times);
    std::vector<ClockFace> faces(in_.session.setup().seats.size());
    for (std::size_t i = 0; !turns.empty() && i < faces.size(); ++i) {
        if (in_.session.time().clock().timed(Side(i))) faces[i].digits = texts::digits(turns.back().seats[i].left);
    }
    return faces;
}

void TableControls::showClocks() {
    const GameSession& session = in_.session;
    if (!session.game()) return;
    // Whoever looks back while the game goes on must see how much time is left.
    if (in_.record.away() && !session.viewing() && !session.playing()) return in_.board.setClocks(recordedClocks());
    const SessionTime& time = session.time();
    const Millis now = time.now();
    std::vector<ClockFace> faces;
    for (std::size_t i = 0; i < session.setup().seats.size(); ++i) {
        const auto side = Side(i);
        ClockFace face;
        if (time.clock().timed(side)) {
            face.digits = texts::digits(time.clock().left(side, now));
            face.running = time.clock().running() && time.clock().turn() == side;
            const bool plays = !session.game()->ending() && session.game()->position().living(side);
            face.warns = plays && time.clock().low(side, now);
            face.hurries = time.clock().left(side, now) < Hurry;
            //: on a clock that waits to be pressed
            if (session.pressing() == side) face.word = tr("press");
        }
        faces.push_back(face);
    }
    in_.board.setClocks(std::move(faces));
}

/// A click on the panel of the player whose clock waits presses it; other panels offer who may play there.
void TableControls::panelClicked(Side side, QPoint at) {
    if (side == NoSide) return;
    in_.session.pressing() == side ? in_.session.pressClock() : seatMenus_->popUp(side, at);
}

/// Question and clocks are shown again.
void TableControls::retranslate() {
    if (!in_.session.game()) return;
    seatMenus_->retranslate();
    question();
    showClocks();
}

QString TableControls::whyNoOffer() const {
    const GameSession& session = in_.session;
    if (session.offers().offerer() != NoSide) return tr("A draw offer is open already.");
    if (session.resigner() == NoSide) return tr("No player at this board can offer a draw now.");
    return tr("You can offer a draw again ten moves after your last offer.");
}

void TableControls::updateActions() {
    const GameSession& session = in_.session;
    const bool playing = session.game() && !session.game()->ending();
    if (!session.mayClaim()) claiming_ = naming_ = false;
    resign_->allow(session.resigner() != NoSide, tr("No player at this board can resign now."));
    claimDraw_->allow(
        session.mayClaim(),
        tr("There is nothing to claim: no threefold repetition, and too few moves for the 50-move rule."));
    offerDraw_->allow(session.drawOfferer() != NoSide, whyNoOffer());
    pressClock_->allow(session.pressing() != NoSide, tr("No clock waits to be pressed."));
    adjust_->allow(session.humanToMove() && session.setup().laws.touchMove, tr("Only under touch-move."));
    tellClocks_->allow(playing && session.time().timed(), tr("This game has no clocks."));
}

}  // namespace rokada::ui
