#include "shell/rail.h"

#include "kit/fonts.h"
#include "shell/frontpages.h"
#include "shell/railbutton.h"
#include "shell/windowaction.h"
#include "shell/windowactions.h"

#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Widths of the rail with and without labels, in em.
constexpr double RailWidth = 5, BriefWidth = 3.2;
/// Margin at both ends of the rail, and gap between its buttons, in pixels.
constexpr int RailMargin = 16, ButtonGap = 8;

QString shortcutOf(const WindowAction& action) { return action.shortcut().toString(QKeySequence::NativeText); }

}  // namespace

Rail::Rail(WindowActions& actions, QWidget* parent)
    : QWidget(parent),
      actions_(actions),
      column_(new QVBoxLayout(this)),
      home_(&add("railHome", Icon::Home)),
      new_(&add("railNew", Icon::New)),
      game_(&add("railGame", Icon::Game)),
      learn_(&add("railLearn", Icon::Learn)),
      library_(&add("railLibrary", Icon::Library)),
      settings_(&add("railSettings", Icon::Settings)),
      menuButton_(&add("railMenu", Icon::Menu)),
      menu_(new QMenu(this)) {
    setObjectName(QStringLiteral("rail"));
    menu_->setObjectName(QStringLiteral("mainMenu"));
    column_->setContentsMargins(0, RailMargin, 0, RailMargin);
    column_->setSpacing(ButtonGap);
    column_->insertStretch(column_->indexOf(settings_));
    new_->setPrimary(true);
    connect(game_, &QAbstractButton::clicked, this, &Rail::gameWanted);
    connect(menuButton_, &QAbstractButton::clicked, this, &Rail::openMenu);
    sizeButtons();
}

RailButton& Rail::add(const char* name, Icon icon) {
    auto* button = new RailButton(icon, this);
    button->setObjectName(QLatin1String(name));
    column_->addWidget(button);
    buttons_.push_back(button);
    return *button;
}

void Rail::fill() {
    follow(*home_, actions_.named("startPage"));
    follow(*new_, actions_.named("newGame"));
    follow(*learn_, actions_.named("learn"));
    follow(*library_, actions_.named("library"));
    follow(*settings_, actions_.named("preferences"));
    actions_.add({.name = "mainMenu",
                  .text = QT_TRANSLATE_NOOP("Action", "Main Menu"),
                  .shortcut = "F10",
                  .tip = QT_TRANSLATE_NOOP("Action", "Open the main menu")},
                 this, &Rail::openMenu);
    retranslate();
}

/// Makes the button trigger its action. A click on the button of the current page does nothing, because the action
/// would close the page.
void Rail::follow(RailButton& button, WindowAction& action) {
    connect(&button, &QAbstractButton::clicked, &action, [&action] {
        if (!action.isCheckable() || !action.isChecked()) action.trigger();
    });
    const auto copy = [&button, &action] { button.setEnabled(action.isEnabled()); };
    connect(&action, &QAction::changed, &button, copy);
    copy();
}

void Rail::setCurrent(RailPlace place) {
    home_->setCurrent(place == RailPlace::Home);
    game_->setCurrent(place == RailPlace::Game);
    learn_->setCurrent(place == RailPlace::Learn);
    library_->setCurrent(place == RailPlace::Library);
    settings_->setCurrent(place == RailPlace::Settings);
}

void Rail::setBrief(bool brief) {
    brief_ = brief;
    for (RailButton* button : buttons_) button->setBrief(brief);
    sizeButtons();
}

void Rail::sizeButtons() {
    const int em = emOf(font());
    int width = static_cast<int>((brief_ ? BriefWidth : RailWidth) * em);
    // Widen the rail for long translated labels.
    for (const RailButton* button : buttons_) width = std::max(width, button->sizeHint().width() + ButtonGap);
    setFixedWidth(width);
}

void Rail::openMenu() {
    menu_->clear();
    menu_->addActions(actions_.menus());
    menu_->popup(mapToGlobal(QPoint(width(), menuButton_->geometry().bottom() - menu_->sizeHint().height())));
    if (QAction* first = menu_->actions().value(0)) menu_->setActiveAction(first);
}

void Rail::retranslate() {
    setAccessibleName(tr("Navigation"));
    //: the page with all kinds of chess
    home_->setWords(tr("Home"), shortcutOf(actions_.named("startPage")));
    //: a new game
    new_->setWords(tr("New"), shortcutOf(actions_.named("newGame")));
    //: the game on the board
    game_->setWords(tr("Game"), {});
    learn_->setWords(tr("Learn"), shortcutOf(actions_.named("learn")));
    library_->setWords(tr("Library"), shortcutOf(actions_.named("library")));
    settings_->setWords(tr("Settings"), shortcutOf(actions_.named("preferences")));
    menuButton_->setWords(tr("Menu"), QStringLiteral("F10"));
    sizeButtons();
}

void Rail::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) sizeButtons();
}

/// Moves the focus between the buttons with the arrow keys.
void Rail::keyPressEvent(QKeyEvent* event) {
    const int by = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const auto focused = std::ranges::find_if(buttons_, [](const RailButton* button) { return button->hasFocus(); });
    if (by == 0 || focused == buttons_.end()) return QWidget::keyPressEvent(event);
    const auto count = static_cast<std::ptrdiff_t>(buttons_.size());
    const std::ptrdiff_t next = (focused - buttons_.begin() + by + count) % count;
    buttons_[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
}

}  // namespace rokada::ui
