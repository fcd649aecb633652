#include "score/recordcontrols.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "record/recordedending.h"
#include "score/movebuttons.h"
#include "score/movelistmodel.h"
#include "score/movemenu.h"
#include "score/movespanel.h"
#include "score/movewords.h"
#include "score/notationchoice.h"
#include "score/notespage.h"
#include "score/recordgraph.h"
#include "score/recordheader.h"
#include "score/reviewbar.h"
#include "score/tagsdialog.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "shell/boardevents.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"
#include "shell/windowaction.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "texts/endingtexts.h"
#include "texts/names.h"
#include "texts/notations.h"

#include <QKeyEvent>
#include <QMainWindow>
#include <QPushButton>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace rokada::ui {

RecordControls::RecordControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                               BoardWidget& board, BoardEvents& events, SidePanel& sidePanel, StatusLine& status,
                               Settings& settings, WindowSignals& windowSignals, Offers& offers)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      events_(events),
      sidePanel_(sidePanel),
      status_(status),
      settings_(settings),
      windowSignals_(windowSignals),
      panel_(new MovesPanel(&sidePanel_)),
      notes_(new NotesPage(&sidePanel_)),
      bar_(new ReviewBar(&window_)),
      notations_(&addNotationMenu(actions_)) {
    offers.add<MoveSheet>(*this);
    offers.add<NotationChoice>(*this);
    sidePanel_.setMoves(*panel_, {.wanted = [this] { return panel_->wantedHeight(); },
                                  .least = [this] { return panel_->minHeight(); }});
    sidePanel_.add(*notes_, PagePlace::Notes);
    sidePanel_.add(Strip::Review, bar_);
    events_.onKey(EventOrder::Review, [this](const QKeyEvent& press) { return keyPressed(press); });
    events_.onWheel(EventOrder::Review, [this](const QWheelEvent& turn) { return wheelTurned(turn); });
    makeSteps();
    makePlayFromHere();
    makeVariationSteps();
    makeEdits();
    makePanel();
    connectParts();
    setNotation(settings_.get(keys::notation()));
    connect(&windowSignals_, &WindowSignals::gameOpened, this, &RecordControls::setCollection);
    updateActions();
}

/// Creates the buttons below the list of moves. They use actions of several features, so all features must exist.
void RecordControls::join(const Offers& /*offers*/) {
    buttons_ = new MoveButtons(actions_, sidePanel_, &sidePanel_);
    sidePanel_.setButtons(*buttons_);
    connect(&session_, &GameSession::changed, this, [this] {
        buttons_->setResigner(resigner());
        showDrawButton();
    });
    connect(buttons_, &MoveButtons::confirmationWanted, &status_, &StatusLine::showMessage);
    connect(buttons_, &MoveButtons::confirmationOver, &status_, &StatusLine::withdraw);
    connect(buttons_, &MoveButtons::confirmationForgotten, &status_, &StatusLine::showMessage);
}

void RecordControls::showDrawButton() {
    using Way = MoveButtons::DrawButton;
    if (session_.game() == nullptr) return;
    const bool claims = session_.claimable() != Claim::None;
    buttons_->setDrawButton(session_.setup().laws.arbiter ? Way::Ask : claims ? Way::Claim : Way::Offer);
}

void RecordControls::makeSteps() {
    actions_.addMenu({menus::GoTo, QT_TRANSLATE_NOOP("Menu", "&Go To"), {menus::Move, 410}});
    actions_.addMenu({"variationMenu", QT_TRANSLATE_NOOP("Menu", "&Variation"), {menus::Move, 420}});
    first_ = &actions_.add({.name = "firstPosition",
                            .text = QT_TRANSLATE_NOOP("Action", "&First Position"),
                            .shortcut = "Ctrl+Home",
                            .tip = QT_TRANSLATE_NOOP("Action", "Go to the beginning of the game"),
                            .place = {menus::GoTo, 10},
                            .icon = Icon::First},
                           this, [this] { record_.first(); });
    previous_ = &actions_.add({.name = "previousMove",
                               .text = QT_TRANSLATE_NOOP("Action", "&Previous Move"),
                               .shortcut = "Ctrl+Left",
                               .tip = QT_TRANSLATE_NOOP("Action", "Go back one move. The game in progress continues"),
                               .place = {menus::GoTo, 20},
                               .icon = Icon::Previous},
                              this, [this] { record_.back(); });
    next_ = &actions_.add({.name = "nextMove",
                           .text = QT_TRANSLATE_NOOP("Action", "Ne&xt Move"),
                           .shortcut = "Ctrl+Right",
                           .tip = QT_TRANSLATE_NOOP("Action", "Go forward one move"),
                           .place = {menus::GoTo, 30},
                           .icon = Icon::Next},
                          this, [this] { record_.forward(); });
    last_ = &actions_.add(
        {.name = "lastPosition",
         .text = QT_TRANSLATE_NOOP("Action", "&Last Position"),
         .shortcut = "Ctrl+End",
         .tip = QT_TRANSLATE_NOOP("Action", "Go to the current position of the game or to the end of the variation"),
         .place = {menus::GoTo, 40},
         .icon = Icon::Last},
        this, [this] { record_.last(); });
}

void RecordControls::makePlayFromHere() {
    playFromHere_ = &actions_.add({.name = "playFromHere",
                                   .text = QT_TRANSLATE_NOOP("Action", "Play from &Here"),
                                   .tip = QT_TRANSLATE_NOOP("Action", "Play a game from the position on the board"),
                                   .place = {menus::GoTo, 50}},
                                  this, [this] { record_.playOnFromHere(); });
}

void RecordControls::makeVariationSteps() {
    nextVariation_ = &actions_.add({.name = "nextVariation",
                                    .text = QT_TRANSLATE_NOOP("Action", "Next Var&iation"),
                                    .shortcut = "Ctrl+Down",
                                    .tip = QT_TRANSLATE_NOOP("Action", "Go to the next variation"),
                                    .place = {"variationMenu", 10}},
                                   this, [this] { record_.nextVariation(1); });
    previousVariation_ = &actions_.add({.name = "previousVariation",
                                        .text = QT_TRANSLATE_NOOP("Action", "Pre&vious Variation"),
                                        .shortcut = "Ctrl+Up",
                                        .tip = QT_TRANSLATE_NOOP("Action", "Go to the previous variation"),
                                        .place = {"variationMenu", 20}},
                                       this, [this] { record_.nextVariation(-1); });
}

void RecordControls::makeEdits() {
    promote_ = &actions_.add({.name = "promoteVariation",
                              .text = QT_TRANSLATE_NOOP("Action", "Pro&mote Variation"),
                              .tip = QT_TRANSLATE_NOOP("Action", "Move this variation one place up"),
                              .place = {"variationMenu", 110}},
                             this, [this] { record_.promoteVariation(); });
    delete_ = &actions_.add({.name = "deleteVariation",
                             .text = QT_TRANSLATE_NOOP("Action", "&Delete from Here"),
                             .tip = QT_TRANSLATE_NOOP("Action", "Delete this move and all moves after it"),
                             .place = {"variationMenu", 120}},
                            this, [this] { record_.deleteVariation(); });
    comment_ = &actions_.add({.name = "comment",
                              .text = QT_TRANSLATE_NOOP("Action", "&Comment"),
                              .tip = QT_TRANSLATE_NOOP("Action", "Edit the comment on this move"),
                              .place = {menus::Move, 630}},
                             this, &RecordControls::askForComment);
    tags_ = &actions_.add({.name = "gameDetails",
                           .text = QT_TRANSLATE_NOOP("Action", "Game De&tails..."),
                           .tip = QT_TRANSLATE_NOOP("Action", "Edit the players, ratings, event, date and result"),
                           .place = {menus::Move, 640}},
                          this, &RecordControls::askForTags);
}

void RecordControls::makePanel() {
    menu_ = new MoveMenu(*comment_, *promote_, *delete_, &window_);
    panel_->setMenu(menu_);
    connect(menu_, &MoveMenu::nagChosen, this, [this](int nag) {
        const Node move = record_.shown();
        if (move == Node::Root) return;
        const GameTree& tree = *record_.tree();
        const Side mover = positionAt(tree, tree.parent(move)).turn();
        record_.setNag(move, nagOf(nag, tree.book().variant().sideSpecs[mover].team == 0));
    });
    connect(notations_, &ActionChoice::picked, this,
            [this](const QVariant& style) { chooseNotation(static_cast<NotationStyle>(style.toInt())); });
}

void RecordControls::connectParts() {
    connect(&record_, &GameRecord::changed, this, &RecordControls::showRecord);
    connect(&session_, &GameSession::changed, this, [this] {
        panel_->showResult(result());
        buttons_->setPlaying(session_.playing());
        status_.keepRoom(session_.playing());
    });
    connect(&record_, &GameRecord::fileChanged, this, &RecordControls::showHeader);
    connect(&session_, &GameSession::leaving, &notes_->editor(), &CommentEditor::accept);
    connect(&session_, &GameSession::started, this, [this] { collection_.clear(); });
    connect(&notes_->editor(), &CommentEditor::written, this, &RecordControls::keepComment);
    connect(&notes_->editor(), &CommentEditor::closedByKey, &board_, [this] { board_.setFocus(); });
    connect(panel_, &MovesPanel::stale, this, &RecordControls::showMoves);
    connect(&sidePanel_, &SidePanel::tabChanged, this, [this] {
        showHeader();
        showPlace();
    });
    connect(panel_, &MovesPanel::moveChosen, &record_, &GameRecord::show);
    connect(&board_, &BoardWidget::moveTried, &record_, &GameRecord::tryMove);
    connect(&panel_->header(), &RecordHeader::linkActivated, this, &RecordControls::askForTags);
    panel_->graph().setNaming([this](Node node) { return nameOf(node); });
    connect(bar_, &ReviewBar::backWanted, &record_, &GameRecord::showLive);
    connect(bar_, &ReviewBar::playOnWanted, playFromHere_, &WindowAction::trigger);
}

/// Returns the name of the side for which the resign button would resign. Returns an empty text if only one person
/// plays.
QString RecordControls::resigner() const {
    const auto& seats = session_.setup().seats;
    const auto people = std::ranges::count_if(seats, [](const Seat& seat) { return seat.human; });
    const Side side = session_.resigner();
    return people > 1 && side != NoSide ? sideName(session_.setup().book->variant().sideSpecs[side].name) : QString();
}

/// Returns the result of the game on the board as a text. Returns an empty text if the game is not over.
QString RecordControls::result() const {
    const Game* game = session_.game();
    if (game == nullptr || !game->ending()) return {};
    // If the moves lead to a result other than the recorded one, only the header shows a result: the recorded one.
    if (session_.viewing() && contradictsRecord(*record_.tree(), *game->ending())) return {};
    const std::string_view result = resultText(*game->ending());
    QString brief = QString::fromLatin1(result.data(), static_cast<qsizetype>(result.size()))
                        .replace(QLatin1String("1/2"), QStringLiteral("\u00BD"));
    // Adds the reason for a viewed game, because it has no end banner that shows the reason.
    if (session_.viewing()) return tr("%1 · %2").arg(brief, texts::of(game->book(), *game->ending()));
    if (game->book().sides() == 2) return brief;
    //: result of a game between teams, for example "0-1 · Black and Blue win"
    return tr("%1 · %2").arg(brief, texts::result(game->book(), *game->ending()));
}

/// Shows the moves that the user tries in an exercise in the list of moves, instead of the recorded moves.
void RecordControls::showTried() {
    GameTree tree = *record_.tree();
    Node at = record_.shown();
    while (tree.next(at) != Node::None) tree.remove(tree.next(at));
    for (const Move move : record_.trialMoves().moves) at = tree.append(at, move);
    panel_->showMoves(&tree, at, Node::None);
}

/// Updates the list of moves. In an exercise (`seeking`), the list ends at the current position, because the next move
/// could reveal the solution.
void RecordControls::showMoves() {
    panel_->moves().setEnded(record_.seeking());
    if (record_.hasTrialMoves()) return showTried();
    panel_->showMoves(record_.tree(), record_.shown(), record_.viewing() ? Node::None : record_.live());
}

/// Returns true if the open question of a button, for example whether to resign, can stay open. A single move of a
/// computer since the last call does not close the question: otherwise, a fast computer would close it before the user
/// answers.
bool RecordControls::stillMeant() {
    const GameSession& session = session_;
    const std::size_t played = session.playing() ? session.game()->played() : 0;
    const std::size_t before = std::exchange(played_, played);
    if (before == 0 || record_.isDetached()) return false;
    return played == before || (played == before + 1 && !session.human(session.game()->last()->before.turn()));
}

void RecordControls::showRecord() {
    panel_->showResult(result());
    buttons_->setPlaying(session_.playing());
    status_.keepRoom(session_.playing());
    if (!stillMeant()) buttons_->disarm();
    GraphLine line;
    const GameTree* tree = record_.tree();
    if (tree && !session_.playing() && !saysNothing(*tree, record_.shown()))
        line = graphOfPersons(*tree, record_.shown(), personsAmongComputers(session_));
    // After a game that was played here, the graph is shown only if the game has evaluations.
    if (!record_.viewing() && !line.evaluated) line = {};
    panel_->setAsides(record_.viewing() || line.evaluated);
    showMoves();
    panel_->graph().showLine(std::move(line), record_.shown());
    showHeader();
    showPlace();
    showComment();
    updateActions();
}

/// Shows the comment of the current move in the editor. Disables the editor while the user tries moves in an exercise.
void RecordControls::showComment() {
    const GameTree* tree = record_.tree();
    const Node shown = record_.shown();
    const bool known = tree != nullptr && tree->has(shown) && !record_.hasTrialMoves();
    notes_->editor().setEnabled(known);
    notes_->setMove(known ? nameOf(shown) : QString());
    notes_->editor().showComment(known ? shown : Node::None,
                                 known ? QString::fromStdString(tree->remarks(shown).comment()) : QString());
}

void RecordControls::setCollection(const QString& name) {
    collection_ = name;
    showHeader();
}

/// Returns true if the moves share the panel with a tool, for example with the review.
bool RecordControls::besideTool() const { return sidePanel_.state().front == SidePanel::Front::Tool; }

/// Shows the header above the list of moves: players and other data of a viewed record, or the opening of a game in
/// progress. Beside a tool there is no room for the header, and the player panels name the players.
void RecordControls::showHeader() {
    RecordHeader& header = panel_->header();
    if (!record_.tree() || besideTool()) return header.hide();
    if (!record_.viewing()) return header.showOpening(openingWords(*record_.tree(), record_.shown()));
    const auto& source = record_.source();
    header.showRecord(*record_.tree(), record_.shown(), {source ? source->path : QString(), collection_},
                      record_.edited());
    header.show();
}

/// Shows the current position on the board. In a position other than that of the game in progress, moves on the board
/// become variations of the record.
void RecordControls::showPlace() {
    const bool away = record_.isDetached();
    if (away || wasAway_) {
        BoardMode mode = board_.mode();
        mode.trying = away;
        mode.touchMove = !away && session_.setup().laws.touchMove;
        mode.enabled = away ? !record_.hasTrialMoves() : session_.humanToMove();
        board_.setGame(record_.game());
        board_.setPanels(&PanelWords::seats, playerPanelsOf(session_, *record_.game()));
        board_.setMode(mode);
    }
    wasAway_ = away;
    // Hides the bar in an exercise, where another bar leads back to the game. Also hides it beside a tool, where there
    // is no room for it, unless a game is in progress; the menu of the buttons contains its commands.
    const bool covered = besideTool() && !session_.playing();
    if (!away || record_.seeking() || covered) return bar_->hide();
    bar_->setViewing(record_.viewing());
    bar_->setOver(session_.game()->ending().has_value());
    const GameTree& tree = *record_.tree();
    const Node shown = record_.shown();
    const std::vector<Node> path = tree.path(record_.live());
    const bool beside = shown != Node::Root && std::ranges::find(path, shown) == path.end();
    const bool inVariation = record_.viewing() ? tree.variationStart(shown) != Node::Root : beside;
    bar_->showPlace(nameOf(shown), inVariation, !record_.game()->ending());
}

QString RecordControls::nameOf(Node node) const {
    if (node == Node::Root) return {};
    const GameTree& tree = *record_.tree();
    positions_.setTree(tree);
    return ui::nameOf(tree, node, positions_.before(node), settings_.get(keys::notation()));
}

void RecordControls::updateActions() {
    const GameTree* tree = record_.tree();
    const Node shown = record_.shown();
    const bool first = !tree || shown == Node::Root;
    const bool elsewhere = record_.isDetached() && !record_.viewing();
    const bool last = !tree || (tree->next(shown) == Node::None && !elsewhere);
    const QString atFirst = tr("This is the first position.");
    const QString atLast = tr("This is the last position.");
    first_->allow(!first, atFirst);
    previous_->allow(!first, atFirst);
    next_->allow(!last, atLast);
    last_->allow(!last, atLast);
    const bool fork = !first && tree->children(tree->parent(shown)).size() > 1;
    nextVariation_->allow(fork, tr("There are no other variations at this move."));
    previousVariation_->allow(fork, tr("There are no other variations at this move."));
    promote_->allow(!first && tree->variationStart(shown) != Node::Root,
                    tr("This variation is already the main line."));
    delete_->allow(record_.canDelete(),
                   record_.viewing() ? atFirst : tr("Moves that have been played cannot be deleted."));
    const bool over = record_.isDetached() && record_.game()->ending();
    playFromHere_->allow(record_.isDetached() && !over, over ? tr("The game is over in this position.")
                                                             : tr("Go back to an earlier position of the game first."));
    comment_->allow(tree != nullptr);
    tags_->allow(tree != nullptr);
}

void RecordControls::chooseNotation(NotationStyle style) {
    settings_.set(keys::notation(), style);
    setNotation(style);
    emit windowSignals_.notationChanged();
}

void RecordControls::setNotation(NotationStyle style) {
    notations_->setChosen(static_cast<int>(style));
    panel_->setNotation(style);
    showMoves();
    if (record_.isDetached()) showPlace();
}

void RecordControls::askForComment() {
    notes_->setOpen(true);
    notes_->editor().moveCursor(QTextCursor::End);
    notes_->editor().setFocus();
}

/// Opens the dialog for the game's tags (players, event, date). The dialog closes when another game starts.
void RecordControls::askForTags() {
    auto* dialog = new TagsDialog(*record_.tree(), !record_.viewing(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&session_, &GameSession::started, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { record_.setTags(dialog->tags()); });
    dialog->open();
}

/// Stores an edited comment. Discards the comment if its move was deleted while the user edited the comment.
void RecordControls::keepComment(Node node, const QString& text) {
    if (record_.tree() && record_.tree()->has(node)) record_.comment(node, text.toStdString());
}

void RecordControls::retranslate() {
    panel_->retranslate();
    notes_->retranslate();
    buttons_->setResigner(resigner());
    buttons_->retranslate();
    showHeader();
    menu_->retranslate();
    // Sets the notation again, because its default depends on the language.
    setNotation(settings_.get(keys::notation()));
    updateActions();
}

// --- stepping by keys and wheel

/// Steps through the record by a key. Called only while the keyboard cursor on the board is hidden. Returns true if the
/// key was handled.
bool RecordControls::walk(int key) {
    switch (key) {
        case Qt::Key_Left: record_.back(); return true;
        case Qt::Key_Right: record_.forward(); return true;
        case Qt::Key_Home: record_.first(); return true;
        case Qt::Key_End: record_.last(); return true;
        case Qt::Key_Up: stepAside(-1); return true;
        case Qt::Key_Down: stepAside(1); return true;
        default: return false;
    }
}

/// Shows the move that is `by` places after the current move in the list of its alternatives. If the current move has
/// no alternatives, shows the keyboard cursor on the board instead.
void RecordControls::stepAside(int by) {
    nextVariation_->isEnabled() ? record_.nextVariation(by) : board_.showCursor();
}

bool RecordControls::keyPressed(const QKeyEvent& press) {
    const bool plain = (press.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool free = board_.frame().attention.cursor == NoSquare && board_.frame().attention.chooser.items().empty();
    return plain && free && record_.tree() && walk(press.key());
}

bool RecordControls::wheelTurned(const QWheelEvent& turn) {
    if (!record_.tree() || board_.input().lifted() > 0) return false;
    constexpr int notch = 120;
    const bool fingers = !turn.pixelDelta().isNull() && record_.tree()->book().geometry().wraps();
    if (turn.modifiers() != Qt::NoModifier || fingers) return false;
    if (record_.tree()->book().towers()) {
        // In variants with towers, the wheel selects pieces of a tower. It never steps through the game, so that a
        // wrong turn of the wheel does not change the position.
        status_.showMessage(
            tr("The wheel sets how many pieces of the selected tower move. To step through the game, use the arrow "
               "keys."));
        return true;
    }
    for (wheel_ += turn.angleDelta().y(); wheel_ >= notch; wheel_ -= notch) record_.back();
    for (; wheel_ <= -notch; wheel_ += notch) record_.forward();
    return true;
}

}  // namespace rokada::ui
