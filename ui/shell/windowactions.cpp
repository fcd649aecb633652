#include "shell/windowactions.h"

#include "kit/actionspec.h"
#include "kit/icons.h"
#include "kit/language.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

using Spec = ActionSpec<Act>;

constexpr std::array specs{
    Spec{Act::NewGame, QT_TRANSLATE_NOOP("Action", "&New..."), "Ctrl+N",
         QT_TRANSLATE_NOOP("Action", "Choose a variant and start a game")},
    Spec{Act::Resign, QT_TRANSLATE_NOOP("Action", "&Resign"), "",
         QT_TRANSLATE_NOOP("Action", "Resign the game; you can undo it")},
    Spec{Act::ClaimDraw, QT_TRANSLATE_NOOP("Action", "&Claim Draw"), "",
         QT_TRANSLATE_NOOP("Action", "Claim a draw: threefold repetition or the 50-move rule")},
    Spec{Act::OfferDraw, QT_TRANSLATE_NOOP("Action", "&Offer Draw"), "",
         QT_TRANSLATE_NOOP("Action", "Your opponents accept or decline; a move declines, too")},
    Spec{Act::PressClock, QT_TRANSLATE_NOOP("Action", "Press Cloc&k"), "",
         QT_TRANSLATE_NOOP("Action", "Complete your move and start the next clock (Space on the board)")},
    Spec{Act::Adjust, QT_TRANSLATE_NOOP("Action", "I Ad&just"), "",
         QT_TRANSLATE_NOOP("Action", "Touch pieces without having to move them; again to play on (J on the board)")},
    Spec{Act::Pause, QT_TRANSLATE_NOOP("Action", "Pa&use"), "Ctrl+Shift+P",
         QT_TRANSLATE_NOOP("Action", "Clocks and computers wait until you let them go on")},
    Spec{Act::Quit, QT_TRANSLATE_NOOP("Action", "&Quit"), "Ctrl+Q", QT_TRANSLATE_NOOP("Action", "Close the program")},
    Spec{Act::Undo, QT_TRANSLATE_NOOP("Action", "&Undo"), "Ctrl+Z",
         QT_TRANSLATE_NOOP("Action", "Take back your last move")},
    Spec{Act::Redo, QT_TRANSLATE_NOOP("Action", "&Redo"), "Ctrl+Shift+Z",
         QT_TRANSLATE_NOOP("Action", "Replay the move that was taken back")},
    Spec{Act::Hint, QT_TRANSLATE_NOOP("Action", "&Hint"), "F3",
         QT_TRANSLATE_NOOP("Action", "Help with your move; again for more")},
    Spec{Act::MoveNow, QT_TRANSLATE_NOOP("Action", "Move &Now"), "Ctrl+M",
         QT_TRANSLATE_NOOP("Action", "The computer plays the best move found so far")},
    Spec{Act::Flip, QT_TRANSLATE_NOOP("Action", "&Flip"), "Ctrl+F",
         QT_TRANSLATE_NOOP("Action", "Show the board from the other side")},
    Spec{Act::RotateRight, QT_TRANSLATE_NOOP("Action", "Rotate R&ight"), "Ctrl+R",
         QT_TRANSLATE_NOOP("Action", "Turn the board clockwise")},
    Spec{Act::RotateLeft, QT_TRANSLATE_NOOP("Action", "Rotate &Left"), "Ctrl+Shift+R",
         QT_TRANSLATE_NOOP("Action", "Turn the board anticlockwise")},
    Spec{Act::NextMargin, QT_TRANSLATE_NOOP("Action", "&Next Width of the Margin"), "Ctrl+G",
         QT_TRANSLATE_NOOP("Action", "How much of the neighbouring copies is drawn around the board")},
    Spec{Act::Centre, QT_TRANSLATE_NOOP("Action", "&Centre"), "Ctrl+E",
         QT_TRANSLATE_NOOP("Action", "Centre the selected piece or your king; again for the usual drawing")},
    Spec{Act::ClosedLines, QT_TRANSLATE_NOOP("Action", "Closed &Lines"), "Ctrl+Shift+G",
         QT_TRANSLATE_NOOP("Action", "Show the closed lines of the selected queen, rook or bishop")},
    Spec{Act::Board3D, QT_TRANSLATE_NOOP("Action", "3&D Board"), "Ctrl+T",
         QT_TRANSLATE_NOOP("Action", "Show the board as a cylinder or a torus beside the flat one")},
    Spec{Act::AllMoves, QT_TRANSLATE_NOOP("Action", "&All Moves of a Side"), "Ctrl+Shift+L",
         QT_TRANSLATE_NOOP("Action", "How many pieces reach each square; again for the next side")},
    Spec{Act::PieceCard, QT_TRANSLATE_NOOP("Action", "&Piece Card"), "F2",
         QT_TRANSLATE_NOOP("Action", "How the piece under the pointer or the cursor moves; I alone on the board")},
    Spec{Act::RulesCard, QT_TRANSLATE_NOOP("Action", "R&ules Card"), "",
         QT_TRANSLATE_NOOP("Action", "The pieces, the rules and the options of this variant")},
    Spec{Act::MovesPanel, QT_TRANSLATE_NOOP("Action", "&Moves Panel"), "",
         QT_TRANSLATE_NOOP("Action", "Show the list of moves")},
    Spec{Act::ShowThinking, QT_TRANSLATE_NOOP("Action", "Show &Thinking"), "",
         QT_TRANSLATE_NOOP("Action", "Show the computer's principal variation below the board")},
    Spec{Act::StartPage, QT_TRANSLATE_NOOP("Action", "Start Pa&ge"), "",
         QT_TRANSLATE_NOOP("Action", "All variants; the game on the board goes on meanwhile")},
    Spec{Act::FullScreen, QT_TRANSLATE_NOOP("Action", "Full &Screen"), "F11",
         QT_TRANSLATE_NOOP("Action", "Use the whole screen")},
    Spec{Act::Rules, QT_TRANSLATE_NOOP("Action", "&Rules of This Variant"), "F1",
         QT_TRANSLATE_NOOP("Action", "The rules of this variant in short")},
    Spec{Act::Keyboard, QT_TRANSLATE_NOOP("Action", "&Keyboard"), "",
         QT_TRANSLATE_NOOP("Action", "All keyboard shortcuts")},
    Spec{Act::WhoseTurn, QT_TRANSLATE_NOOP("Action", "&Whose Turn?"), "Shift+F7",
         QT_TRANSLATE_NOOP("Action", "Say again who is to move")},
    Spec{Act::TellClocks, QT_TRANSLATE_NOOP("Action", "&Clocks"), "F8",
         QT_TRANSLATE_NOOP("Action", "Say what the clocks show")},
    Spec{Act::TellMaterial, QT_TRANSLATE_NOOP("Action", "&Material"), "Shift+F8",
         QT_TRANSLATE_NOOP("Action", "Say which pieces are captured, and who is ahead")},
    Spec{Act::TellLastMove, QT_TRANSLATE_NOOP("Action", "Last Mo&ve"), "F7",
         QT_TRANSLATE_NOOP("Action", "Say the last move again")},
    Spec{Act::EnterMove, QT_TRANSLATE_NOOP("Action", "&Enter Move..."), "Ctrl+L",
         QT_TRANSLATE_NOOP("Action", "Enter a move in any notation, or a command (/ on the board)")},
    Spec{Act::Mute, QT_TRANSLATE_NOOP("Action", "&Mute"), "Ctrl+U",
         QT_TRANSLATE_NOOP("Action", "No sounds until you turn them on again")},
    Spec{Act::Introduction, QT_TRANSLATE_NOOP("Action", "What Is &Special Here"), "",
         QT_TRANSLATE_NOOP("Action", "What is special in this variant, in short")},
    Spec{Act::Preferences, QT_TRANSLATE_NOOP("Action", "Configure &Rokada..."), "Ctrl+,",
         QT_TRANSLATE_NOOP("Action", "Boards, pieces, animation, language and more")},
    Spec{Act::About, QT_TRANSLATE_NOOP("Action", "&About Rokada"), "",
         QT_TRANSLATE_NOOP("Action", "What this program is")},
};

/// Letters that work on the board alone, by the key's place as well: F is where F is on a Latin keyboard.
struct Letter {
    int key;
    quint32 scanCode;  ///< of X11 and Wayland
    bool shift;
    Act act;
};

constexpr std::array letters{
    Letter{Qt::Key_H, 43, false, Act::Hint},       Letter{Qt::Key_P, 33, false, Act::Pause},
    Letter{Qt::Key_F, 41, false, Act::Flip},       Letter{Qt::Key_R, 27, false, Act::RotateRight},
    Letter{Qt::Key_R, 27, true, Act::RotateLeft},  Letter{Qt::Key_J, 44, false, Act::Adjust},
    Letter{Qt::Key_G, 42, false, Act::NextMargin}, Letter{Qt::Key_C, 54, false, Act::Centre},
    Letter{Qt::Key_G, 42, true, Act::ClosedLines}, Letter{Qt::Key_T, 28, false, Act::Board3D},
    Letter{Qt::Key_L, 46, false, Act::AllMoves},   Letter{Qt::Key_M, 58, false, Act::Mute},
    Letter{Qt::Key_I, 31, false, Act::PieceCard},
};

/// What changes or turns a board, and is of no use while that is not seen.
constexpr std::array boardActs{Act::Resign,     Act::ClaimDraw,   Act::OfferDraw,  Act::PressClock, Act::Adjust,
                               Act::Undo,       Act::Redo,        Act::Hint,       Act::MoveNow,    Act::Flip,
                               Act::RotateLeft, Act::RotateRight, Act::NextMargin, Act::Centre,     Act::ClosedLines,
                               Act::Board3D,    Act::AllMoves,    Act::MovesPanel};

bool latin(int key) { return key >= Qt::Key_A && key <= Qt::Key_Z; }

}  // namespace

WindowActions::WindowActions(QMainWindow* window)
    : QObject(window),
      window_(window),
      toolBar_(window->addToolBar(QString())),
      coordinates_(new QActionGroup(this)),
      languages_(new QActionGroup(this)),
      schemes_(new QActionGroup(this)),
      times_(new QActionGroup(this)),
      margins_(new QActionGroup(this)) {
    makeActions();
    makeChoices();
    makeMenus();
    makeToolBar();
    retranslate();
    paintIcons();
    window->installEventFilter(this);
}

void WindowActions::makeActions() {
    for (const Spec& spec : specs) actions_.emplace(spec.act, makeAction(spec, window_));
    (*this)[Act::FullScreen].setCheckable(true);
    for (const Act act : {Act::RulesCard, Act::MovesPanel, Act::ShowThinking, Act::Pause, Act::ClosedLines,
                          Act::Board3D, Act::Mute, Act::StartPage})
        (*this)[act].setCheckable(true);
    // Their pictures must do in the toolbar, where words take room.
    for (const Act act : {Act::Hint, Act::MoveNow, Act::Pause}) (*this)[act].setPriority(QAction::LowPriority);
    (*this)[Act::Quit].setMenuRole(QAction::QuitRole);
    (*this)[Act::About].setMenuRole(QAction::AboutRole);
    (*this)[Act::Preferences].setMenuRole(QAction::PreferencesRole);
}

QAction* WindowActions::addTo(QActionGroup* group, const char* text, const QVariant& data) {
    auto* action = new QAction(group);
    action->setCheckable(true);
    action->setData(data);
    choices_.emplace_back(action, text);
    return action;
}

void WindowActions::makeChoices() {
    addTo(coordinates_, QT_TRANSLATE_NOOP("Action", "&Off"), static_cast<int>(Coordinates::Off));
    addTo(coordinates_, QT_TRANSLATE_NOOP("Action", "Outside the &Board"), static_cast<int>(Coordinates::Outside));
    addTo(coordinates_, QT_TRANSLATE_NOOP("Action", "&Inside the Board"), static_cast<int>(Coordinates::Inside));
    addTo(coordinates_, QT_TRANSLATE_NOOP("Action", "On &Every Square"), static_cast<int>(Coordinates::Everywhere));
    for (const QString& language : Language::all()) {
        auto* action = new QAction(Language::nameOf(language), languages_);
        action->setCheckable(true);
        action->setData(language);
    }
    addTo(schemes_, QT_TRANSLATE_NOOP("Action", "&System"), static_cast<int>(ColourScheme::System));
    addTo(schemes_, QT_TRANSLATE_NOOP("Action", "&Light"), static_cast<int>(ColourScheme::Light));
    addTo(schemes_, QT_TRANSLATE_NOOP("Action", "&Dark"), static_cast<int>(ColourScheme::Dark));
    addTo(schemes_, QT_TRANSLATE_NOOP("Action", "&High Contrast"), static_cast<int>(ColourScheme::HighContrast));
    for (const std::chrono::seconds time : thinkingTimes) {
        //: seconds
        addTo(times_, QT_TRANSLATE_NOOP("Action", "%1 s"), static_cast<int>(time.count()));
    }
    addTo(margins_, QT_TRANSLATE_NOOP("Action", "No Margin"), 0);
    for (const int squares : marginWidths) {
        //: %1 squares of the neighbouring copies are drawn around the board
        if (squares > 0) addTo(margins_, QT_TRANSLATE_NOOP("Action", "Margin of %1"), squares);
    }
    connectChoices();
}

void WindowActions::connectChoices() {
    connect(margins_, &QActionGroup::triggered, this, [this](QAction* a) { emit marginChosen(a->data().toInt()); });
    connect(coordinates_, &QActionGroup::triggered, this,
            [this](QAction* a) { emit coordinatesChosen(static_cast<Coordinates>(a->data().toInt())); });
    connect(times_, &QActionGroup::triggered, this,
            [this](QAction* a) { emit thinkingTimeChosen(std::chrono::seconds(a->data().toInt())); });
    connect(languages_, &QActionGroup::triggered, this,
            [this](QAction* a) { emit languageChosen(a->data().toString()); });
    connect(schemes_, &QActionGroup::triggered, this,
            [this](QAction* a) { emit colourSchemeChosen(static_cast<ColourScheme>(a->data().toInt())); });
}

QMenu* WindowActions::addMenu(QMenu* parent, const char* title) {
    QMenu* menu = parent ? parent->addMenu(QString()) : window_->menuBar()->addMenu(QString());
    menus_.emplace_back(menu, title);
    return menu;
}

QMenu* WindowActions::addChoice(QMenu* parent, const char* title, QActionGroup* group) {
    QMenu* menu = addMenu(parent, title);
    menu->addActions(group->actions());
    return menu;
}

void WindowActions::fill(QMenu* menu, std::initializer_list<Act> acts) {
    for (const Act act : acts) menu->addAction(actions_.at(act));
}

void WindowActions::makeMenus() {
    QMenu* game = gameMenu_ = addMenu(nullptr, QT_TRANSLATE_NOOP("Menu", "&Game"));
    fill(game, {Act::NewGame});
    playersMenu_ = addMenu(game, QT_TRANSLATE_NOOP("Menu", "&Players"));
    fill(game, {Act::Pause});
    game->addSeparator();
    fill(game, {Act::OfferDraw, Act::ClaimDraw, Act::Resign});
    game->addSeparator();
    fill(game, {Act::Quit});
    QMenu* move = moveMenu_ = addMenu(nullptr, QT_TRANSLATE_NOOP("Menu", "&Move"));
    fill(move, {Act::Undo, Act::Redo});
    move->addSeparator();
    fill(move, {Act::Hint, Act::MoveNow, Act::EnterMove});
    move->addSeparator();
    fill(move, {Act::PressClock, Act::Adjust});
    QMenu* view = viewMenu_ = addMenu(nullptr, QT_TRANSLATE_NOOP("Menu", "&View"));
    fill(view, {Act::Flip, Act::RotateRight, Act::RotateLeft});
    torusMenu_ = addMenu(view, QT_TRANSLATE_NOOP("Menu", "To&rus"));
    fill(torusMenu_, {Act::Board3D, Act::Centre, Act::ClosedLines, Act::NextMargin});
    torusMenu_->addSeparator();
    torusMenu_->addActions(margins_->actions());
    view->addSeparator();
    addChoice(view, QT_TRANSLATE_NOOP("Menu", "&Coordinates"), coordinates_);
    fill(view, {Act::AllMoves, Act::PieceCard, Act::RulesCard, Act::MovesPanel, Act::ShowThinking});
    view->addSeparator();
    fill(view, {Act::StartPage, Act::FullScreen});
    analysisMenu_ = addMenu(nullptr, QT_TRANSLATE_NOOP("Menu", "&Analysis"));
    QMenu* settings = settingsMenu_ = addMenu(nullptr, QT_TRANSLATE_NOOP("Menu", "&Settings"));
    addChoice(settings, QT_TRANSLATE_NOOP("Menu", "&Thinking Time"), times_);
    addChoice(settings, QT_TRANSLATE_NOOP("Menu", "&Language"), languages_);
    addChoice(settings, QT_TRANSLATE_NOOP("Menu", "&Colour Scheme"), schemes_);
    settings->addSeparator();
    fill(settings, {Act::Preferences});
    QMenu* help = addMenu(nullptr, QT_TRANSLATE_NOOP("Menu", "&Help"));
    fill(help, {Act::Rules, Act::Introduction, Act::Keyboard});
    help->addSeparator();
    fill(help, {Act::WhoseTurn, Act::TellLastMove, Act::TellClocks, Act::TellMaterial});
    help->addSeparator();
    fill(help, {Act::About});
}

void WindowActions::makeToolBar() {
    toolBar_->setObjectName(QStringLiteral("mainToolBar"));
    toolBar_->setMovable(false);
    toolBar_->setContextMenuPolicy(Qt::PreventContextMenu);
    toolBar_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    toolBar_->setIconSize({20, 20});
    toolBar_->addAction(actions_.at(Act::NewGame));
    toolBar_->addSeparator();
    for (const Act act : {Act::Undo, Act::Redo}) toolBar_->addAction(actions_.at(act));
    toolBar_->addSeparator();
    for (const Act act : {Act::Hint, Act::MoveNow, Act::Pause}) toolBar_->addAction(actions_.at(act));
    toolBar_->addSeparator();
    toolBar_->addAction(actions_.at(Act::Flip));
}

void WindowActions::retranslate() {
    for (const Spec& spec : specs) {
        QAction* action = actions_.at(spec.act);
        translate(*action, spec);
        action->setStatusTip({});
    }
    for (const auto& [menu, title] : menus_) menu->setTitle(QCoreApplication::translate("Menu", title));
    for (const auto& [action, text] : choices_) {
        const QString shown = actionWords(text);
        action->setText(shown.contains(QLatin1String("%1")) ? shown.arg(action->data().toInt()) : shown);
    }
    toolBar_->setWindowTitle(actionWords(QT_TRANSLATE_NOOP("Action", "Toolbar")));
}

void WindowActions::paintIcons() {
    const QColor ink = window_->palette().color(QPalette::WindowText);
    (*this)[Act::NewGame].setIcon(iconOf(Icon::New, ink));
    (*this)[Act::Undo].setIcon(iconOf(Icon::Undo, ink));
    (*this)[Act::Redo].setIcon(iconOf(Icon::Redo, ink));
    (*this)[Act::Hint].setIcon(iconOf(Icon::Hint, ink));
    (*this)[Act::MoveNow].setIcon(iconOf(Icon::MoveNow, ink));
    (*this)[Act::Pause].setIcon(iconOf(Icon::Pause, ink));
    (*this)[Act::Flip].setIcon(iconOf(Icon::Flip, ink));
}

void WindowActions::setEnabled(Act act, bool enabled, const QString& whyNot) {
    wishes_[act] = {enabled, whyNot};
    enable(act);
}

void WindowActions::enable(Act act) {
    const bool hidden =
        !boardHidden_.isEmpty() && std::find(boardActs.begin(), boardActs.end(), act) != boardActs.end();
    const Wish& wish = wishes_[act];
    QAction& action = (*this)[act];
    action.setEnabled(wish.enabled && !hidden);
    action.setStatusTip(hidden ? boardHidden_ : wish.enabled ? QString() : wish.whyNot);
}

void WindowActions::setBoardHidden(const QString& why) {
    boardHidden_ = why;
    for (const Act act : boardActs) enable(act);
}

void WindowActions::check(QActionGroup* group, const QVariant& data) {
    for (QAction* action : group->actions()) action->setChecked(action->data() == data);
}

void WindowActions::setChosen(Coordinates mode) { check(coordinates_, static_cast<int>(mode)); }

void WindowActions::setChosen(ColourScheme scheme) { check(schemes_, static_cast<int>(scheme)); }

void WindowActions::setChosenLanguage(const QString& language) { check(languages_, language); }

void WindowActions::setThinkingTime(std::chrono::seconds time) { check(times_, static_cast<int>(time.count())); }

void WindowActions::setMargin(int squares) { check(margins_, squares); }

bool WindowActions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::PaletteChange) paintIcons();
    return QObject::eventFilter(watched, event);
}

bool WindowActions::letterPressed(const QKeyEvent& press) {
    const bool shift = press.modifiers() == Qt::ShiftModifier;
    if (!shift && press.modifiers() != Qt::NoModifier) return false;
    // Elsewhere Space is the board's.
    if (press.key() == Qt::Key_Space && (*this)[Act::PressClock].isEnabled()) {
        (*this)[Act::PressClock].trigger();
        return true;
    }
    for (const Letter& letter : letters) {
        const bool same = latin(press.key()) ? press.key() == letter.key : press.nativeScanCode() == letter.scanCode;
        if (!same || letter.shift != shift) continue;
        (*this)[letter.act].trigger();
        return true;
    }
    return false;
}

}  // namespace rokada::ui
