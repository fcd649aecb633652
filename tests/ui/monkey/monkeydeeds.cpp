#include "monkey.h"

#include "collection/library.h"
#include "files/filecontrols.h"
#include "library/librarycontrols.h"
#include "librarytesting.h"
#include "rules/movegen.h"

#include <QAction>
#include <QMouseEvent>
#include <QWheelEvent>

#include <array>

namespace rokada::ui::testing {

namespace {

constexpr std::array boardKeys{
    Qt::Key_Left,  Qt::Key_Right,   Qt::Key_Up,    Qt::Key_Down,     Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space,
    Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Home,  Qt::Key_End,      Qt::Key_PageUp, Qt::Key_Delete, Qt::Key_Backspace,
    Qt::Key_Plus,  Qt::Key_Minus,   Qt::Key_F1,    Qt::Key_F2,       Qt::Key_F3,     Qt::Key_F4,     Qt::Key_F5,
    Qt::Key_F6,    Qt::Key_F7,      Qt::Key_F8,    Qt::Key_F9,       Qt::Key_F10,    Qt::Key_F11,    Qt::Key_F12,
    Qt::Key_Comma, Qt::Key_Period,  Qt::Key_Slash, Qt::Key_Question, Qt::Key_Menu};
constexpr std::array modifiers{Qt::KeyboardModifiers(Qt::NoModifier),    Qt::KeyboardModifiers(Qt::NoModifier),
                               Qt::KeyboardModifiers(Qt::ShiftModifier), Qt::KeyboardModifiers(Qt::ControlModifier),
                               Qt::KeyboardModifiers(Qt::AltModifier),   Qt::ControlModifier | Qt::ShiftModifier};
constexpr std::array buttons{Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::RightButton, Qt::MiddleButton};

std::string placed(QPoint point) { return " " + std::to_string(point.x()) + "," + std::to_string(point.y()); }

}  // namespace

void Monkey::clickOnBoard() {
    const QPoint at = pointIn(desk_.board());
    const auto button = oneOf(buttons);
    const auto with = oneOf(modifiers);
    const bool twice = below(8) == 0;
    log((twice ? "double click" : "click") + placed(at) + " button " + std::to_string(button));
    if (twice) return QTest::mouseDClick(&desk_.board(), button, with, at);
    QTest::mouseClick(&desk_.board(), button, with, at);
}

void Monkey::dragOnBoard() {
    BoardWidget& board = desk_.board();
    const QPoint from = pointIn(board), to = pointIn(board);
    const auto button = oneOf(buttons);
    log("drag" + placed(from) + " to" + placed(to) + " button " + std::to_string(button));
    QTest::mousePress(&board, button, {}, from);
    for (const QPoint at : {(from + to) / 2, to}) {
        QMouseEvent event(QEvent::MouseMove, at, board.mapToGlobal(QPointF(at)), Qt::NoButton, button, Qt::NoModifier);
        QApplication::sendEvent(&board, &event);
    }
    if (below(6) == 0) pass(Millis(below(100)));
    QTest::mouseRelease(&board, button, {}, to);
}

/// Plays a random legal move with the mouse, so that games make progress. If the click opens a chooser, the chooser
/// stays open for the next actions.
void Monkey::playAnyMove() {
    BoardWidget& board = desk_.board();
    if (!board.game() || !board.isVisible()) return log("no board");
    MoveList moves = board.game()->moves();
    if (moves.empty()) return log("no moves");
    const Move move = moves[dice_.below(moves.size())];
    log("play " + moveText(board.game()->book(), move));
    const auto choices = board.frame().attention.chooser.items();
    if (!choices.empty() && below(2) == 0) return desk_.click(oneOf(choices).center());
    desk_.click(move.type() == MoveType::Drop ? board.frame().reserveRect(move.becomes()).center()
                                              : board.frame().squareCentre(move.from()));
    if (board.game()) desk_.click(board.frame().squareCentre(move.to()));
}

void Monkey::turnWheel() {
    QWidget& widget = desk_.board();
    const QPoint at = pointIn(widget);
    const int angle = 120 * (below(7) - 3);
    log("wheel" + placed(at));
    QWheelEvent event(QPointF(at), widget.mapToGlobal(QPointF(at)), {}, {0, angle}, Qt::NoButton, oneOf(modifiers),
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

void Monkey::pressKey() {
    QWidget* focus = desk_.window.focusWidget();
    QWidget& widget = focus && below(2) == 0 ? *focus : desk_.board();
    const Qt::Key key =
        below(2) == 0 ? oneOf(boardKeys) : Qt::Key(below(3) == 0 ? Qt::Key_0 + below(10) : Qt::Key_A + below(26));
    const auto with = oneOf(modifiers);
    log("key " + std::to_string(key) + " with " + std::to_string(with.toInt()) + " on " +
        widget.metaObject()->className());
    QTest::keyClick(&widget, key, with);
}

void Monkey::triggerAction() {
    QList<QAction*> enabled;
    for (QAction* action : desk_.window.findChildren<QAction*>()) {
        if (action->isEnabled() && !action->objectName().isEmpty() && !action->menu()) enabled << action;
    }
    QAction& action = *oneOf(enabled);
    log("action " + action.objectName().toStdString());
    const BusyWatch watch("action " + action.objectName().toStdString());
    action.trigger();
}

void Monkey::clickAnywhere() {
    QList<QWidget*> shown;
    for (QWidget* widget : desk_.window.findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->window() == &desk_.window) shown << widget;
    }
    use(*oneOf(shown));
}

void Monkey::startGame() {
    const VariantInfo& any = offeredVariants()[dice_.below(offeredVariants().size())];
    const VariantInfo& info = game_.empty() ? any : *findVariant(game_);
    Choices rules;
    for (const Option& option : info.options) {
        if (below(2) == 0) rules.insert_or_assign(std::string(option.name), std::string(oneOf(option.values)));
    }
    std::string seats = "p";
    while (seats.size() < makeVariant(info, {})->sides()) seats += below(3) == 0 ? 'c' : 'p';
    log("start " + std::string(info.id) + " " + seats);
    GameSetup setup = setupFor(info.id, seats, rules);
    static constexpr std::array times{"300+3", "5", "40/5400+30:900+30", "*60", "1"};
    if (below(3) == 0) {
        if (auto chosen = parseTimes(oneOf(times), setup.seats.size())) setup.times = *chosen;
    }
    setup.laws = {.touchMove = below(5) == 0,
                  .pressClock = below(5) == 0,
                  .arbiter = below(5) == 0,
                  .secretPlacement = below(3) == 0,
                  .takeBacks = static_cast<TakeBacks>(below(3))};
    setup.seed = static_cast<std::uint64_t>(below(1000));
    const BusyWatch watch("start " + std::string(info.id));
    desk_.window.session().start(std::move(setup));
}

std::string Monkey::anyText() {
    const Game* game = desk_.window.session().game();
    const std::array texts{std::string(Four),    game ? positionText(game->position()) : std::string("8/8"),
                           std::string("e2e4"),  std::string("1. e4 e5 (1... c5) 2. Nf3 {fine} *"),
                           std::string("300+3"), std::string("Ann"),
                           std::string("12"),    std::string()};
    const std::string& text = oneOf(texts);
    return below(3) == 0 ? text : dice_.changed(text);
}

void Monkey::pasteText() {
    const std::string text = anyText();
    log("paste " + text);
    const BusyWatch watch("paste");
    static_cast<void>(part<FileControls>(desk_.window).paste(QString::fromStdString(text)));
}

void Monkey::openFile() {
    const QString& path = oneOf(samples_);
    auto& controls = part<LibraryControls>(desk_.window);
    const bool imports = below(2) == 0;
    log((imports ? "import " : "open ") + path.section(QLatin1Char('/'), -1).toStdString());
    const BusyWatch watch("file");
    imports ? controls.library()->importFile(path) : part<FileControls>(desk_.window).open(path);
}

/// Undoes and redoes a turn. The position must be the same again.
void Monkey::undoAndRedo() {
    auto& session = desk_.window.session();
    if (!session.game() || !session.canUndo() || session.consentOf() != NoSide) return log("nothing to undo");
    log("undo and redo");
    const std::string before = desk_.position();
    const std::size_t played = desk_.game().played();
    session.undo();
    // If the game ended without a move, for example by resignation, undo removes only the ending, which redo cannot
    // restore.
    if (desk_.game().played() == played) return;
    if (!session.canRedo()) return violated("what was undone cannot be redone");
    session.redo();
    if (desk_.position() != before) violated("undo and redo lead from " + before + " to " + desk_.position());
}

void Monkey::letTimePass() {
    static constexpr std::array times{20, 200, 400, 1'000, 7'000, 61'000};
    const Millis time(oneOf(times));
    log("pass " + std::to_string(time.count()));
    pass(time);
}

void Monkey::resize() {
    const QSize size(1024 + below(900), 700 + below(500));
    log("resize " + std::to_string(size.width()) + "x" + std::to_string(size.height()));
    desk_.window.resize(size);
}

}  // namespace rokada::ui::testing
