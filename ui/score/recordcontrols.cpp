#include "score/recordcontrols.h"

#include "board/boardwidget.h"
#include "kit/dockroom.h"
#include "kit/statusline.h"
#include "record/recordedending.h"
#include "score/commenteditor.h"
#include "score/movebuttons.h"
#include "score/movelistmodel.h"
#include "score/movemenu.h"
#include "score/movename.h"
#include "score/movespanel.h"
#include "score/notationchoice.h"
#include "score/recordgraph.h"
#include "score/recordheader.h"
#include "score/reviewbar.h"
#include "score/tagsdialog.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "shell/boardcolumn.h"
#include "shell/boardevents.h"
#include "shell/pageturn.h"
#include "shell/sharedsettings.h"
#include "shell/windowaction.h"
#include "shell/windowactions.h"
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

namespace {

/// In pixels.
constexpr int UsualPanel = 280;

}  // namespace

RecordControls::RecordControls(const WindowContext& context)
    : Feature(context),
      panel_(new MovesPanel(&in_.window)),
      bar_(new ReviewBar(&in_.window)),
      notations_(&addNotationMenu(in_.actions)) {
    in_.window.addDockWidget(Qt::RightDockWidgetArea, panel_);
    in_.window.resizeDocks({panel_}, {UsualPanel}, Qt::Horizontal);
    in_.column.add(Strip::Review, bar_);
    in_.column.addRoom(*panel_, [this](QWidget* strips) { panel_->hold(strips); });
    in_.events.onKey(EventOrder::Review, [this](const QKeyEvent& press) { return keyPressed(press); });
    in_.events.onWheel(EventOrder::Review, [this](const QWheelEvent& turn) { return wheelTurned(turn); });
    makeSteps();
    makeVariationSteps();
    makeEdits();
    makePanelActions();
    buttons_ = new MoveButtons(in_.actions, panel_);
    panel_->setButtons(buttons_);
    connectParts();
    setNotation(in_.settings.get(keys::notation()));
    updateActions();
}

void RecordControls::makeSteps() {
    first_ = &in_.actions.add({.name = "firstPosition",
                               .text = QT_TRANSLATE_NOOP("Action", "&First Position"),
                               .shortcut = "Ctrl+Home",
                               .tip = QT_TRANSLATE_NOOP("Action", "Go to the beginning of the game"),
                               .place = {menus::Move, 410},
                               .icon = Icon::First},
                              this, [this] { in_.record.first(); });
    previous_ = &in_.actions.add({.name = "previousMove",
                                  .text = QT_TRANSLATE_NOOP("Action", "&Previous Move"),
                                  .shortcut = "Ctrl+Left",
                                  .tip = QT_TRANSLATE_NOOP("Action", "Go one move back; the game goes on"),
                                  .place = {menus::Move, 420},
                                  .icon = Icon::Back},
                                 this, [this] { in_.record.back(); });
    next_ = &in_.actions.add({.name = "nextMove",
                              .text = QT_TRANSLATE_NOOP("Action", "Ne&xt Move"),
                              .shortcut = "Ctrl+Right",
                              .tip = QT_TRANSLATE_NOOP("Action", "Go one move forward"),
                              .place = {menus::Move, 430},
                              .icon = Icon::Forward},
                             this, [this] { in_.record.forward(); });
    last_ = &in_.actions.add(
        {.name = "lastPosition",
         .text = QT_TRANSLATE_NOOP("Action", "&Last Position"),
         .shortcut = "Ctrl+End",
         .tip = QT_TRANSLATE_NOOP("Action", "Go to the current position of the game, or to the end of the variation"),
         .place = {menus::Move, 440},
         .icon = Icon::Last},
        this, [this] { in_.record.last(); });
}

void RecordControls::makeVariationSteps() {
    nextVariation_ = &in_.actions.add({.name = "nextVariation",
                                       .text = QT_TRANSLATE_NOOP("Action", "Next Var&iation"),
                                       .shortcut = "Ctrl+Down",
                                       .tip = QT_TRANSLATE_NOOP("Action", "Go to the next variation"),
                                       .place = {menus::Move, 510}},
                                      this, [this] { in_.record.nextVariation(1); });
    previousVariation_ = &in_.actions.add({.name = "previousVariation",
                                           .text = QT_TRANSLATE_NOOP("Action", "Pre&vious Variation"),
                                           .shortcut = "Ctrl+Up",
                                           .tip = QT_TRANSLATE_NOOP("Action", "Go to the previous variation"),
                                           .place = {menus::Move, 520}},
                                          this, [this] { in_.record.nextVariation(-1); });
}

void RecordControls::makeEdits() {
    promote_ = &in_.actions.add({.name = "promoteVariation",
                                 .text = QT_TRANSLATE_NOOP("Action", "Pro&mote Variation"),
                                 .tip = QT_TRANSLATE_NOOP("Action", "Put this variation before the one above it"),
                                 .place = {menus::Move, 610}},
                                this, [this] { in_.record.promoteVariation(); });
    delete_ = &in_.actions.add({.name = "deleteVariation",
                                .text = QT_TRANSLATE_NOOP("Action", "&Delete from Here"),
                                .tip = QT_TRANSLATE_NOOP("Action", "Remove this move and all that follow it"),
                                .place = {menus::Move, 620}},
                               this, [this] { in_.record.deleteVariation(); });
    comment_ = &in_.actions.add({.name = "comment",
                                 .text = QT_TRANSLATE_NOOP("Action", "&Comment"),
                                 .tip = QT_TRANSLATE_NOOP("Action", "Write a comment on the displayed move"),
                                 .place = {menus::Move, 630}},
                                this, &RecordControls::askForComment);
    tags_ =
        &in_.actions.add({.name = "gameDetails",
                          .text = QT_TRANSLATE_NOOP("Action", "Game De&tails..."),
                          .tip = QT_TRANSLATE_NOOP("Action", "Players, ratings, event, date and result of the game"),
                          .place = {menus::Move, 640}},
                         this, &RecordControls::askForTags);
}

void RecordControls::makePanelActions() {
    WindowAction& shown = in_.actions.add({.name = "movesPanel",
                                           .text = QT_TRANSLATE_NOOP("Action", "&Moves Panel"),
                                           .tip = QT_TRANSLATE_NOOP("Action", "Show the list of moves"),
                                           .place = {menus::View, 250},
                                           .checkable = true,
                                           .needsBoard = true},
                                          panel_, &QWidget::setVisible);
    connect(panel_, &QDockWidget::visibilityChanged, &shown, [this, &shown] { shown.setChecked(!panel_->isHidden()); });
    menu_ = new MoveMenu(*comment_, *promote_, *delete_, &in_.window);
    panel_->setMenu(menu_);
    connect(menu_, &MoveMenu::nagChosen, this, [this](int nag) {
        const Node move = in_.record.shown();
        if (move == Node::Root) return;
        const GameTree& tree = *in_.record.tree();
        const Side mover = positionAt(tree, tree.parent(move)).turn();
        in_.record.setNag(move, nagOf(nag, tree.book().variant().sideSpecs[mover].team == 0));
    });
    connect(notations_, &ActionChoice::picked, this,
            [this](const QVariant& style) { chooseNotation(static_cast<NotationStyle>(style.toInt())); });
}

void RecordControls::connectParts() {
    connect(&in_.record, &GameRecord::changed, this, &RecordControls::showRecord);
    connect(&in_.session, &GameSession::changed, this, [this] { panel_->showResult(result()); });
    connect(&in_.session, &GameSession::changed, this, [this] { buttons_->setResigner(resigner()); });
    connect(&in_.record, &GameRecord::fileChanged, this, &RecordControls::showHeader);
    connect(&in_.session, &GameSession::leaving, &panel_->editor(), &CommentEditor::accept);
    connect(&in_.session, &GameSession::started, this, [this] { collection_.clear(); });
    connect(&panel_->editor(), &CommentEditor::written, this, &RecordControls::keepComment);
    connect(&panel_->editor(), &CommentEditor::closedByKey, &in_.board, [this] { in_.board.setFocus(); });
    connect(panel_, &MovesPanel::stale, this, &RecordControls::showMoves);
    connect(panel_, &MovesPanel::lowChanged, bar_, &ReviewBar::setBrief);
    connect(panel_, &MovesPanel::moveChosen, &in_.record, &GameRecord::show);
    connect(&in_.board, &BoardWidget::moveTried, &in_.record, &GameRecord::tryMove);
    connect(buttons_, &MoveButtons::confirmationWanted, &in_.status, &StatusLine::reason);
    connect(buttons_, &MoveButtons::confirmationOver, &in_.status, &StatusLine::withdraw);
    connect(buttons_, &MoveButtons::confirmationForgotten, &in_.status, &StatusLine::reason);
    connect(&panel_->header(), &RecordHeader::linkActivated, this, &RecordControls::askForTags);
    panel_->graph().setNaming([this](Node node) { return nameOf(node); });
    connect(bar_, &ReviewBar::backWanted, &in_.record, &GameRecord::showLive);
    connect(bar_, &ReviewBar::playOnWanted, &in_.record, &GameRecord::playOnFromHere);
}

/// Where only one person plays, that is who resigns.
QString RecordControls::resigner() const {
    const auto& seats = in_.session.setup().seats;
    const auto people = std::ranges::count_if(seats, &Seat::human);
    const Side side = in_.session.resigner();
    return people > 1 && side != NoSide ? sideName(in_.session.setup().book->variant().sideSpecs[side].name)
                                        : QString();
}

/// Of the game that is played.
QString RecordControls::result() const {
    const Game* game = in_.session.game();
    if (game == nullptr || !game->ending()) return {};
    // The header of the record says what counts.
    if (in_.session.viewing() && contradictsRecord(*in_.record.tree(), *game->ending())) return {};
    const std::string_view result = resultText(*game->ending());
    QString brief = QString::fromLatin1(result.data(), static_cast<qsizetype>(result.size()))
                        .replace(QLatin1String("1/2"), QStringLiteral("\u00BD"));
    // A record has no banner that says why.
    if (in_.session.viewing()) return tr("%1 · %2").arg(brief, texts::of(game->book(), *game->ending()));
    if (game->book().sides() == 2) return brief;
    //: result of a game between teams: "0-1 · Black and Blue win"
    return tr("%1 · %2").arg(brief, texts::result(game->book(), *game->ending()));
}

/// What is tried stands where what was played does.
void RecordControls::showTried() {
    GameTree tree = *in_.record.tree();
    Node at = in_.record.shown();
    while (tree.next(at) != Node::None) tree.remove(tree.next(at));
    for (const Move move : in_.record.supposed().moves) at = tree.append(at, move);
    panel_->showMoves(&tree, at, Node::None);
}

/// Where a move is looked for, the list ends: what follows would tell.
void RecordControls::showMoves() {
    panel_->moves().setEnded(in_.record.seeking());
    if (in_.record.supposing()) return showTried();
    panel_->showMoves(in_.record.tree(), in_.record.shown(), in_.record.viewing() ? Node::None : in_.record.live());
}

/// Nothing has happened but a move of a computer: among several they move faster than a question is confirmed.
bool RecordControls::stillMeant() {
    const GameSession& session = in_.session;
    const std::size_t played = session.playing() ? session.game()->played() : 0;
    const std::size_t before = std::exchange(played_, played);
    if (before == 0 || in_.record.away()) return false;
    return played == before || (played == before + 1 && !session.human(session.game()->last()->before.turn()));
}

void RecordControls::showRecord() {
    panel_->showResult(result());
    if (!stillMeant()) buttons_->disarm();
    GraphLine line;
    const GameTree* tree = in_.record.tree();
    if (tree && !in_.session.playing() && !saysNothing(*tree, in_.record.shown()))
        line = graphOfPersons(*tree, in_.record.shown(), personsAmongComputers(in_.session));
    // Of a game that is over evaluations are drawn, and not the clocks alone.
    if (!in_.record.viewing() && !line.evaluated) line = {};
    panel_->setAsides(in_.record.viewing() || line.evaluated);
    showMoves();
    panel_->graph().showLine(std::move(line), in_.record.shown());
    showHeader();
    showPlace();
    updateActions();
}

void RecordControls::lendButtons(QDockWidget& panel, const std::function<void(QWidget*)>& hold) {
    const auto place = [this, &panel, hold] {
        const bool behind = !isSeen(*panel_) && isSeen(panel) && !in_.column.isHidden();
        behind ? hold(buttons_) : panel_->setButtons(buttons_);
        buttons_->show();
    };
    for (QDockWidget* each : {static_cast<QDockWidget*>(panel_), &panel}) {
        // The window lays its panels out first.
        connect(each, &QDockWidget::visibilityChanged, this, place, Qt::QueuedConnection);
    }
    new PageTurn(in_.column, place, this);
}

void RecordControls::setCollection(const QString& name) {
    collection_ = name;
    showHeader();
}

/// Of a record that is viewed.
void RecordControls::showHeader() {
    RecordHeader& header = panel_->header();
    if (!in_.record.tree()) return header.hide();
    if (!in_.record.viewing()) return header.showOpening(openingWords(*in_.record.tree(), in_.record.shown()));
    const auto& source = in_.record.source();
    header.showRecord(*in_.record.tree(), {source ? source->path : QString(), collection_}, in_.record.edited());
    header.show();
}

/// The board shows the displayed position; moves there are tried, not played.
void RecordControls::showPlace() {
    const bool away = in_.record.away();
    if (away || wasAway_) {
        in_.board.setTrying(away);
        in_.board.setTouchMove(!away && in_.session.setup().laws.touchMove);
        in_.board.setGame(in_.record.game());
        in_.board.setSeats(playerPanelsOf(in_.session, *in_.record.game()));
        in_.board.setInputEnabled(away ? !in_.record.supposing() : in_.session.humanToMove());
    }
    wasAway_ = away;
    // Who looks for a move goes back by one way only.
    if (!away || in_.record.seeking()) return bar_->hide();
    bar_->setViewing(in_.record.viewing());
    bar_->setOver(in_.session.game()->ending().has_value());
    const GameTree& tree = *in_.record.tree();
    const Node shown = in_.record.shown();
    const std::vector<Node> path = tree.path(in_.record.live());
    const bool beside = shown != Node::Root && std::ranges::find(path, shown) == path.end();
    const bool inVariation = in_.record.viewing() ? tree.variationStart(shown) != Node::Root : beside;
    bar_->showPlace(nameOf(shown), inVariation, !in_.record.game()->ending());
}

QString RecordControls::nameOf(Node node) const {
    if (node == Node::Root) return {};
    const GameTree& tree = *in_.record.tree();
    positions_.setTree(tree);
    return ui::nameOf(tree, node, positions_.before(node), in_.settings.get(keys::notation()));
}

void RecordControls::updateActions() {
    const GameTree* tree = in_.record.tree();
    const Node shown = in_.record.shown();
    const bool first = !tree || shown == Node::Root;
    const bool elsewhere = in_.record.away() && !in_.record.viewing();
    const bool last = !tree || (tree->next(shown) == Node::None && !elsewhere);
    const QString atFirst = tr("This is the first position.");
    const QString atLast = tr("This is the last position.");
    first_->allow(!first, atFirst);
    previous_->allow(!first, atFirst);
    next_->allow(!last, atLast);
    last_->allow(!last, atLast);
    const bool fork = !first && tree->children(tree->parent(shown)).size() > 1;
    nextVariation_->allow(fork, tr("Only one move was tried here."));
    previousVariation_->allow(fork, tr("Only one move was tried here."));
    promote_->allow(!first && tree->variationStart(shown) != Node::Root, tr("This is the main variation."));
    delete_->allow(in_.record.canDelete(), in_.record.viewing() ? atFirst : tr("This move belongs to the game."));
    comment_->allow(tree != nullptr);
    tags_->allow(tree != nullptr);
}

void RecordControls::chooseNotation(NotationStyle style) {
    in_.settings.set(keys::notation(), style);
    setNotation(style);
    emit notationChanged();
}

void RecordControls::setNotation(NotationStyle style) {
    notations_->setChosen(static_cast<int>(style));
    panel_->setNotation(style);
    showMoves();
    if (in_.record.away()) showPlace();
}

/// Below the moves, where it will stand.
void RecordControls::askForComment() {
    const Node node = in_.record.shown();
    panel_->show();
    panel_->editor().edit(node, QString::fromStdString(in_.record.tree()->remarks(node).comment()));
}

/// When another game comes, the form goes.
void RecordControls::askForTags() {
    auto* dialog = new TagsDialog(*in_.record.tree(), !in_.record.viewing(), &in_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&in_.session, &GameSession::started, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { in_.record.setTags(dialog->tags()); });
    dialog->open();
}

/// What was written about a move that is no longer there is lost with it.
void RecordControls::keepComment(Node node, const QString& text) {
    if (in_.record.tree() && in_.record.tree()->has(node)) in_.record.comment(node, text.toStdString());
}

void RecordControls::retranslate() {
    panel_->retranslate();
    buttons_->setResigner(resigner());
    buttons_->retranslate();
    showHeader();
    menu_->retranslate();
    // Without a choice it is that of the language.
    setNotation(in_.settings.get(keys::notation()));
    updateActions();
}

// --- through the game by keys and by the wheel

/// Keys that step through the game while the board's cursor is off.
bool RecordControls::walk(int key) {
    switch (key) {
        case Qt::Key_Left: in_.record.back(); return true;
        case Qt::Key_Right: in_.record.forward(); return true;
        case Qt::Key_Home: in_.record.first(); return true;
        case Qt::Key_End: in_.record.last(); return true;
        case Qt::Key_Up: stepAside(-1); return true;
        case Qt::Key_Down: stepAside(1); return true;
        default: return false;
    }
}

/// Where only one move was tried, whoever presses such keys wants to go about on the board.
void RecordControls::stepAside(int by) {
    nextVariation_->isEnabled() ? in_.record.nextVariation(by) : in_.board.showCursor();
}

bool RecordControls::keyPressed(const QKeyEvent& press) {
    const bool plain = (press.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool free = in_.board.cursorSquare() == NoSquare && in_.board.choiceRects().empty();
    return plain && free && in_.record.tree() && walk(press.key());
}

bool RecordControls::wheelTurned(const QWheelEvent& turn) {
    if (!in_.record.tree() || in_.board.dividing()) return false;
    constexpr int notch = 120;
    const bool fingers = !turn.pixelDelta().isNull() && in_.record.tree()->book().geometry().wraps();
    if (turn.modifiers() != Qt::NoModifier || fingers) return false;
    if (in_.record.tree()->book().towers()) {
        // A notch too early or on the wrong tower must not leave the position.
        in_.status.reason(
            tr("The wheel chooses how many pieces of a selected tower move; the arrow keys step through the game."));
        return true;
    }
    for (wheel_ += turn.angleDelta().y(); wheel_ >= notch; wheel_ -= notch) in_.record.back();
    for (; wheel_ <= -notch; wheel_ += notch) in_.record.forward();
    return true;
}

}  // namespace rokada::ui
