#include "table/tablecontrols.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "record/clockhistory.h"
#include "session/gamerecord.h"
#include "shell/boardevents.h"
#include "shell/secondpress.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "table/questionbar.h"
#include "table/seatmenus.h"
#include "texts/lawtexts.h"
#include "texts/materialtexts.h"
#include "texts/names.h"
#include "texts/timetexts.h"

#include <QKeyEvent>
#include <QMainWindow>

#include <utility>

namespace rokada::ui {

namespace {

/// Remaining time below which a clock is painted red.
constexpr Millis Hurry = std::chrono::seconds(10);

/// Returns the untranslated tooltip of the command that claims a draw. The tooltip names the rule of `claim`, or both
/// rules for `Claim::None`.
const char* claimTip(Claim claim) {
    switch (claim) {
        case Claim::Repetition: return QT_TRANSLATE_NOOP("Action", "Claim a draw by threefold repetition");
        case Claim::FiftyMoves: return QT_TRANSLATE_NOOP("Action", "Claim a draw by the 50-move rule");
        case Claim::None: break;
    }
    return QT_TRANSLATE_NOOP("Action", "Claim a draw by threefold repetition or the 50-move rule");
}

}  // namespace

TableControls::TableControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                             BoardWidget& board, BoardEvents& events, SidePanel& sidePanel, StatusLine& status)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      events_(events),
      sidePanel_(sidePanel),
      status_(status),
      bar_(new QuestionBar(&window_)),
      seatMenus_(new SeatMenus(
          session_, actions_.addMenu({"playersMenu", QT_TRANSLATE_NOOP("Menu", "&Players"), {menus::Game, 130}}),
          this)) {
    sidePanel_.add(Strip::Question, bar_);
    makeDrawActions();
    makeClockActions();
    makeReports();
    events_.onKey(EventOrder::Clock, [this](const QKeyEvent& press) { return keyPressed(press); });
    connect(&board_, &BoardWidget::panelClicked, this, &TableControls::panelClicked);
    connect(&board_, &BoardWidget::touchRuled, this, [this](Law law) { status_.showMessage(words(law)); });
    connect(bar_, &QuestionBar::answered, this, &TableControls::answer);
    connect(&session, &GameSession::started, this, [this] {
        drawQuestion_ = DrawQuestion::None;
        answers_.clear();
        board_.setMode(&BoardMode::touchMove, session_.setup().laws.touchMove);
        question();
    });
    connect(&session, &GameSession::changed, this, &TableControls::showClocks);
    connect(&record_, &GameRecord::moved, this, &TableControls::showClocks);
    connect(&session.time(), &SessionTime::ticked, this, &TableControls::showClocks);
    connect(&session, &GameSession::asked, this, [this] {
        answers_.clear();
        question();
        updateActions();
    });
    connect(&session, &GameSession::ruled, this, [this](Law law, Side side) {
        // With more than two sides, a flag fall eliminates only its side and the game continues, so the message must
        // name this side.
        const bool left = law == Law::FlagFall;
        status_.showMessage(
            left ? tr("%1 lost on time and is eliminated. (%2)")
                       .arg(playerInSentence(session_, side), texts::source(law, session_.game()->book().variant()))
                 : words(law));
    });
    connect(&session, &GameSession::changed, this, &TableControls::forgetAnswers);
    connect(&session, &GameSession::drawAnswered, this, &TableControls::tellAnswer);
}

/// Shows the answer of `side` to a draw offer at its player panel, and all answers to the offer in the status line.
void TableControls::tellAnswer(Side side, bool accepted) {
    const QString who = playerInSentence(session_, side);
    answers_.push_back(
        {NoSquare, accepted ? tr("%1 accepts the draw.").arg(who) : tr("%1 declines the draw.").arg(who), side});
    QStringList sentences;
    for (const MoveShow::Callout& answer : answers_) sentences.push_back(answer.words);
    const bool refused = !accepted && session_.playing();
    if (refused && !session_.human(side) && session_.tooEarlyForDraw())
        sentences.push_back(tr("It is too early in this game to offer a draw."));
    const bool waits = refused && session_.drawOfferer() == NoSide;
    if (waits) sentences.push_back(whyNoOffer());
    told_ = {sentences.join(QLatin1Char(' ')), session_.game()->played()};
    status_.showMessage(told_.words);
    board_.moveShow().tell(answers_, board_.font());
    SecondPress::of(*offerDraw_).answer(sentences.join(QLatin1Char('\n')));
}

/// Forgets the answers to a draw offer when the game goes on. After a takeback or the end of the game, also removes the
/// messages that show the answers.
void TableControls::forgetAnswers() {
    const GameSession& session = session_;
    const bool takenBack = session.game()->played() < told_.played;
    if (told_.words.isEmpty() || (session.game()->played() == told_.played && session.playing())) return;
    if (takenBack || !session.playing()) {
        status_.withdraw(told_.words);
        board_.moveShow().tell({}, board_.font());
        SecondPress::of(*offerDraw_).answer({});
    }
    told_ = {};
}

void TableControls::makeDrawActions() {
    actions_.addMenu({"drawMenu", QT_TRANSLATE_NOOP("Menu", "&Draw"), {menus::Game, 210}});
    offerDraw_ =
        &actions_.add({.name = "offerDraw",
                       .text = QT_TRANSLATE_NOOP("Action", "&Offer Draw"),
                       .tip = QT_TRANSLATE_NOOP("Action", "Offer a draw. An opponent who moves declines the offer"),
                       .place = {"drawMenu", 10},
                       .needsBoard = true,
                       .icon = Icon::Draw},
                      this, [this] {
                          if (SecondPress::of(*offerDraw_).confirmed()) session_.offerDraw();
                      });
    claimDraw_ = &actions_.add({.name = "claimDraw",
                                .text = QT_TRANSLATE_NOOP("Action", "&Claim Draw"),
                                .tip = claimTip(Claim::None),
                                .place = {"drawMenu", 20},
                                .needsBoard = true,
                                .icon = Icon::Draw},
                               this, &TableControls::claim);
    claimWithNext_ = &actions_.add(
        {.name = "claimWithNextMove",
         .text = QT_TRANSLATE_NOOP("Action", "Claim Draw with &Next Move"),
         .tip = QT_TRANSLATE_NOOP("Action", "Claim a draw with the move that you play next. The arbiter checks it"),
         .place = {"drawMenu", 30},
         .needsBoard = true},
        this, &TableControls::claimWithNextMove);
    // Button below the moves. Its look must not reveal whether a claim would be justified, because the arbiter decides
    // that.
    chooseDraw_ = &actions_.add({.name = "chooseDraw",
                                 .text = QT_TRANSLATE_NOOP("Action", "Draw"),
                                 .tip = QT_TRANSLATE_NOOP("Action", "Offer or claim a draw"),
                                 .needsBoard = true,
                                 .icon = Icon::Draw},
                                this, [this] { openDrawQuestion(DrawQuestion::OfferOrClaim); });
    resign_ = &actions_.add({.name = "resign",
                             .text = QT_TRANSLATE_NOOP("Action", "&Resign"),
                             .tip = QT_TRANSLATE_NOOP("Action", "Resign the game. You can undo the resignation"),
                             .place = {menus::Game, 230},
                             .needsBoard = true,
                             .icon = Icon::Resign},
                            this, [this] {
                                if (SecondPress::of(*resign_).confirmed()) session_.resign();
                            });
}

void TableControls::makeClockActions() {
    pressClock_ =
        &actions_.add({.name = "pressClock",
                       .text = QT_TRANSLATE_NOOP("Action", "Press Cloc&k"),
                       .tip = QT_TRANSLATE_NOOP("Action", "Press the clock to complete your move (Space on the board)"),
                       .place = {menus::Move, 310},
                       .needsBoard = true},
                      this, [this] { session_.pressClock(); });
    adjust_ = &actions_.add(
        {.name = "adjust",
         .text = QT_TRANSLATE_NOOP("Action", "I Ad&just"),
         .shortcut = "Ctrl+J",
         .tip = QT_TRANSLATE_NOOP("Action", "Touch pieces without having to move them. Press again to stop adjusting"),
         .place = {menus::Move, 320},
         .needsBoard = true,
         .letter = BoardKey{Qt::Key_J, 44}},
        this, &TableControls::adjust);
}

void TableControls::makeReports() {
    const auto tellClocks = [this] {
        const SessionTime& time = session_.time();
        status_.showMessage(texts::allTimes(session_.game()->book().variant(), time.clock(), time.now()));
    };
    tellClocks_ = &actions_.add({.name = "tellClocks",
                                 .text = QT_TRANSLATE_NOOP("Action", "&Clocks"),
                                 .shortcut = "F8",
                                 .tip = QT_TRANSLATE_NOOP("Action", "Say the clock times"),
                                 .place = {menus::Help, 230}},
                                this, tellClocks);
    const auto tellMaterial = [this] {
        const Game& game = *session_.game();
        status_.showMessage(texts::material(game.book(), balanceOf(game)));
    };
    actions_.add({.name = "tellMaterial",
                  .text = QT_TRANSLATE_NOOP("Action", "&Material"),
                  .shortcut = "Shift+F8",
                  .tip = QT_TRANSLATE_NOOP("Action", "Say the captured pieces and the material balance"),
                  .place = {menus::Help, 240},
                  .needsGame = true},
                 this, tellMaterial);
}

/// Presses the clock with Space. Returns false for other keys, or if no clock waits to be pressed. The board then
/// handles the key.
bool TableControls::keyPressed(const QKeyEvent& press) {
    const bool plain = (press.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    if (!plain || press.key() != Qt::Key_Space || !pressClock_->isEnabled()) return false;
    pressClock_->trigger();
    return true;
}

void TableControls::claim() {
    // With an arbiter, the user is always asked how to claim, so that the question does not reveal whether a claim is
    // justified.
    session_.setup().laws.arbiter ? openDrawQuestion(DrawQuestion::HowToClaim) : session_.claim();
}

void TableControls::openDrawQuestion(DrawQuestion question) {
    if (!session_.mayClaim()) return;
    drawQuestion_ = question;
    this->question();
}

QString TableControls::words(Law law) const { return texts::of(law, session_.game()->book().variant()); }

void TableControls::adjust() {
    if (!board_.adjust()) return status_.showMessage(tr("You have already touched a piece, so you cannot adjust now."));
    status_.showMessage(board_.input().adjusting() ? words(Law::Adjusted) : tr("Touch-move applies again."));
}

/// Returns the side of the next person who must answer a draw offer. Returns NoSide if there is no such person.
Side TableControls::asked() const {
    const GameSession& session = session_;
    if (!session.game() || session.offers().offerer() == NoSide) return NoSide;
    for (std::size_t i = 0; i < session.setup().seats.size(); ++i) {
        const auto side = Side(i);
        if (session.human(side) && session.game()->position().living(side) && session.offers().awaits(side))
            return side;
    }
    return NoSide;
}

/// Shows a question with its answers in the bar below the board. The player panel of `side` also shows the question.
void TableControls::ask(Side side, const QString& question, const QStringList& answers) {
    bar_->ask(question, answers);
    board_.setPanels(&PanelWords::question, {side, question});
}

/// Shows the open question in the bar, or hides the bar. Of several questions, shows the draw offer first, then the
/// request for a takeback, then the kind of a draw claim.
void TableControls::question() {
    const GameSession& session = session_;
    if (const Side side = asked(); side != NoSide) {
        const QString offerer = playerInSentence(session, session.offers().offerer());
        //: %1: side that offers the draw; %2: side that must answer
        ask(side,
            tr("%1 offers a draw. %2, do you accept? A move declines the offer.")
                .arg(offerer, playerInSentence(session, side)),
            {tr("&Accept"), tr("&Decline")});
        board_.setPanels(&PanelWords::question, {side, tr("%1 offers you a draw.").arg(offerer)});
    } else if (session.undoAsker() != NoSide) {
        ask(session.consentOf(), tr("%1 asks for a takeback.").arg(playerInSentence(session, session.undoAsker())),
            {tr("&Agree"), tr("&Refuse")});
    } else if (drawQuestion_ == DrawQuestion::OfferOrClaim) {
        ask(session.game()->position().turn(), tr("Offer a draw, or claim one? An incorrect claim costs time."),
            {tr("&Offer"), tr("C&laim"), tr("&Cancel")});
    } else if (drawQuestion_ == DrawQuestion::HowToClaim) {
        ask(session.game()->position().turn(),
            tr("Claim a draw in this position, or with your next move? An incorrect claim costs time."),
            {tr("Claim with the &next move"), tr("Claim no&w"), tr("&Cancel")});
    } else {
        bar_->hide();
        board_.setPanels(&PanelWords::question, {});
    }
}

void TableControls::answer(int answer) {
    GameSession& session = session_;
    if (const Side side = asked(); side != NoSide) {
        session.answerDraw(side, answer == 0);
    } else if (session.undoAsker() != NoSide) {
        session.answerUndo(answer == 0);
    } else if (drawQuestion_ == DrawQuestion::OfferOrClaim) {
        answerOfferOrClaim(answer);
    } else if (drawQuestion_ == DrawQuestion::HowToClaim) {
        answerHowToClaim(answer);
    }
    board_.setFocus();
}

void TableControls::answerOfferOrClaim(int answer) {
    drawQuestion_ = answer == 1 ? DrawQuestion::HowToClaim : DrawQuestion::None;
    if (answer == 0 && session_.drawOfferer() == NoSide) status_.showMessage(whyNoOffer());
    if (answer == 0) session_.offerDraw();
    question();
}

void TableControls::answerHowToClaim(int answer) {
    drawQuestion_ = DrawQuestion::None;
    if (answer == 0) claimWithNextMove();
    if (answer == 1) session_.claim();
    question();
}

void TableControls::claimWithNextMove() {
    session_.claimWithNext(true);
    status_.showMessage(tr("Play the move with which you claim the draw."));
}

/// Returns the clocks of the shown position, as recorded in the game. A clock without a record has no digits.
std::vector<ClockFace> TableControls::recordedClocks() const {
    const auto turns = clockHistory(*record_.tree(), record_.shown(), session_.setup().times);
    std::vector<ClockFace> faces(session_.setup().seats.size());
    for (std::size_t i = 0; !turns.empty() && i < faces.size(); ++i) {
        if (session_.time().clock().timed(Side(i))) faces[i].digits = texts::digits(turns.back().seats[i].left);
    }
    return faces;
}

void TableControls::showClocks() {
    const GameSession& session = session_;
    if (!session.game()) return;
    // During a game, the current clocks stay visible even while the user looks at an earlier position.
    if (record_.isDetached() && !session.viewing() && !session.playing())
        return board_.setPanels(&PanelWords::clocks, recordedClocks());
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
            //: label on a clock that waits to be pressed
            if (session.pressing() == side) face.word = tr("press");
        }
        faces.push_back(face);
    }
    board_.setPanels(&PanelWords::clocks, std::move(faces));
}

/// Handles a click on a player panel: presses the clock if it waits for this side, otherwise opens the menu of players.
void TableControls::panelClicked(Side side, QPoint at) {
    if (side == NoSide) return;
    session_.pressing() == side ? session_.pressClock() : seatMenus_->popUp(side, at);
}

/// Updates the question and the clocks in the current language.
void TableControls::retranslate() {
    if (!session_.game()) return;
    seatMenus_->retranslate();
    question();
    showClocks();
}

QString TableControls::whyNoOffer() const {
    const GameSession& session = session_;
    if (session.offers().offerer() != NoSide) return tr("A draw has already been offered.");
    if (session.resigner() == NoSide) return tr("No player at this board can offer a draw now.");
    return tr("Wait ten moves after your last draw offer before you offer again.");
}

void TableControls::updateActions() {
    const GameSession& session = session_;
    const bool playing = session.game() && !session.game()->ending();
    if (!session.mayClaim()) drawQuestion_ = DrawQuestion::None;
    const bool arbiter = session.game() && session.setup().laws.arbiter;
    resign_->allow(session.resigner() != NoSide, tr("No player at this board can resign now."));
    claimDraw_->allow(session.mayClaim(),
                      tr("You cannot claim a draw yet. Neither threefold repetition nor the 50-move rule applies."));
    const Claim claim = arbiter || !playing ? Claim::None : session.claimable();
    if (claim != Claim::None) claimDraw_->setToolTip(actionWords(claimTip(claim)));
    claimWithNext_->allow(arbiter && session.mayClaim(),
                          tr("This command works only in games with an arbiter, and when it is your turn."));
    chooseDraw_->allow(arbiter && session.mayClaim(), tr("It is not your turn."));
    offerDraw_->allow(session.drawOfferer() != NoSide, whyNoOffer());
    pressClock_->allow(session.pressing() != NoSide, tr("You do not have to press the clock now."));
    adjust_->allow(session.humanToMove() && session.setup().laws.touchMove,
                   tr("This command works only in touch-move games."));
    tellClocks_->allow(playing && session.time().timed(), tr("This game has no clocks."));
}

}  // namespace rokada::ui
