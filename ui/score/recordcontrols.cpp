#include "score/recordcontrols.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "score/movespanel.h"
#include "score/recordactions.h"
#include "score/reviewbar.h"
#include "shell/settings.h"
#include "shell/windowactions.h"
#include "texts/notations.h"

#include <QInputDialog>
#include <QKeyEvent>
#include <QMainWindow>
#include <QPushButton>
#include <QWheelEvent>

#include <algorithm>

namespace rokada::ui {

RecordControls::RecordControls(const Parts& parts, Settings& settings)
    : QObject(&parts.window),
      in_(parts),
      settings_(settings),
      record_(parts.session, nullptr),
      actions_(new RecordActions(&parts.window, parts.actions)) {
    in_.moves.setMenu(actions_->moveMenu());
    in_.board.installEventFilter(this);
    connectActions();
    connectParts();
    setNotation(settings.notation());
    updateActions();
}

void RecordControls::connectActions() {
    const auto on = [this](RecordAct act, auto slot) { connect(&(*actions_)[act], &QAction::triggered, this, slot); };
    on(RecordAct::First, [this] { record_.first(); });
    on(RecordAct::Previous, [this] { record_.back(); });
    on(RecordAct::Next, [this] { record_.forward(); });
    on(RecordAct::Last, [this] { record_.last(); });
    on(RecordAct::NextVariation, [this] { record_.nextVariation(1); });
    on(RecordAct::PreviousVariation, [this] { record_.nextVariation(-1); });
    on(RecordAct::PromoteVariation, [this] { record_.promoteVariation(); });
    on(RecordAct::DeleteVariation, [this] { record_.deleteVariation(); });
    on(RecordAct::Comment, [this] { askForComment(); });
    connect(actions_, &RecordActions::nagChosen, this, [this](int nag) {
        if (record_.shown() != Node::Root) record_.setNag(record_.shown(), nag);
    });
    connect(actions_, &RecordActions::notationChosen, this, [this](NotationStyle style) {
        settings_.setNotation(style);
        setNotation(style);
    });
}

void RecordControls::connectParts() {
    connect(&record_, &GameRecord::changed, this, &RecordControls::showRecord);
    connect(&record_, &GameRecord::moved, this, &RecordControls::showRecord);
    connect(&in_.moves, &MovesPanel::moveChosen, &record_, &GameRecord::show);
    connect(&in_.board, &BoardWidget::moveTried, &record_, &GameRecord::tryMove);
    connect(&in_.bar, &ReviewBar::backWanted, &record_, &GameRecord::showLive);
    connect(&in_.bar, &ReviewBar::playOnWanted, &record_, &GameRecord::playOnFromHere);
}

void RecordControls::showRecord() {
    in_.moves.showMoves(record_.tree(), record_.shown());
    showPlace();
    updateActions();
}

/// The board shows what is looked at; moves there are tried, not played.
void RecordControls::showPlace() {
    const bool away = record_.away();
    if (away || wasAway_) {
        in_.board.setTrying(away);
        in_.board.setTouchMove(!away && in_.session.setup().laws.touchMove);
        in_.board.setGame(record_.game());
        in_.board.setInputEnabled(away || in_.session.humanToMove());
    }
    wasAway_ = away;
    if (!away) return in_.bar.hide();
    const GameTree& tree = *record_.tree();
    const Node shown = record_.shown();
    const std::vector<Node> path = tree.path(record_.live());
    const bool inVariation = shown != Node::Root && std::find(path.begin(), path.end(), shown) == path.end();
    in_.bar.showPlace(shownMove(), inVariation, !record_.game()->ending());
}

/// "2. Nf3", "2… Nc6", as in the list.
QString RecordControls::shownMove() const {
    const GameTree& tree = *record_.tree();
    const Node shown = record_.shown();
    if (shown == Node::Root) return {};
    const Position before = positionAt(tree, tree.parent(shown));
    const QString number = QString::number(before.state().moveNumber);
    const QString dots = before.turn() == Side(0) ? QStringLiteral(". ") : QStringLiteral("\u2026 ");
    // An army that has left made no move.
    const Move move = tree.move(shown);
    return number + dots + (move.forced() ? QString() : moveText(before, move, settings_.notation()));
}

void RecordControls::updateActions() {
    const GameTree* tree = record_.tree();
    const Node shown = record_.shown();
    const bool first = !tree || shown == Node::Root;
    const bool last = !tree || (tree->next(shown) == Node::None && !record_.away());
    const QString atFirst = tr("This is the first position.");
    const QString atLast = tr("This is the last position.");
    actions_->setEnabled(RecordAct::First, !first, atFirst);
    actions_->setEnabled(RecordAct::Previous, !first, atFirst);
    actions_->setEnabled(RecordAct::Next, !last, atLast);
    actions_->setEnabled(RecordAct::Last, !last, atLast);
    const bool fork = !first && tree->children(tree->parent(shown)).size() > 1;
    actions_->setEnabled(RecordAct::NextVariation, fork, tr("Only one move was tried here."));
    actions_->setEnabled(RecordAct::PreviousVariation, fork, tr("Only one move was tried here."));
    actions_->setEnabled(RecordAct::PromoteVariation, !first && tree->variationStart(shown) != Node::Root,
                         tr("This is the main line."));
    actions_->setEnabled(RecordAct::DeleteVariation, record_.canDelete(), tr("This move belongs to the game."));
    actions_->setEnabled(RecordAct::Comment, tree != nullptr);
}

void RecordControls::setNotation(NotationStyle style) {
    actions_->setNotation(style);
    in_.moves.setNotation(style);
    in_.moves.showMoves(record_.tree(), record_.shown());
    if (record_.away()) showPlace();
}

void RecordControls::askForComment() {
    const Node node = record_.shown();
    auto* dialog = new QInputDialog(&in_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Comment"));
    dialog->setLabelText(node == Node::Root ? tr("About the game:") : tr("About this move:"));
    dialog->setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog->setTextValue(QString::fromStdString(record_.tree()->remarks(node).after));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, node](const QString& text) { record_.comment(node, text.simplified().toStdString()); });
    dialog->open();
}

void RecordControls::retranslate() {
    actions_->retranslate();
    // Who has chosen none gets that of the language.
    setNotation(settings_.notation());
    updateActions();
}

/// Keys that walk through the game while the board's cursor is off.
bool RecordControls::walk(int key) {
    switch (key) {
        case Qt::Key_Left: record_.back(); return true;
        case Qt::Key_Right: record_.forward(); return true;
        case Qt::Key_Home: record_.first(); return true;
        case Qt::Key_End: record_.last(); return true;
        case Qt::Key_Up: record_.nextVariation(-1); return true;
        case Qt::Key_Down: record_.nextVariation(1); return true;
        default: return false;
    }
}

bool RecordControls::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto& press = static_cast<const QKeyEvent&>(*event);
        const bool plain = (press.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        const bool free = in_.board.cursorSquare() == NoSquare && in_.board.choiceRects().empty();
        return plain && free && record_.tree() && walk(press.key());
    }
    if (event->type() != QEvent::Wheel || !record_.tree()) return false;
    constexpr int notch = 120;
    const auto& turn = static_cast<const QWheelEvent&>(*event);
    const bool fingers = !turn.pixelDelta().isNull() && record_.tree()->book().geometry().wraps();
    if (turn.modifiers() != Qt::NoModifier || fingers) return false;
    for (wheel_ += turn.angleDelta().y(); wheel_ >= notch; wheel_ -= notch) record_.back();
    for (; wheel_ <= -notch; wheel_ += notch) record_.forward();
    return true;
}

}  // namespace rokada::ui
