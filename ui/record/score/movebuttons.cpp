#include "score/movebuttons.h"

#include "kit/theme.h"
#include "score/twopressbutton.h"
#include "shell/lettersize.h"
#include "shell/panelpage.h"
#include "shell/secondpress.h"
#include "shell/sidepanel.h"
#include "shell/windowaction.h"
#include "shell/windowactions.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <string_view>

namespace rokada::ui {

namespace {

/// Font size of the labels below icons, relative to the font size of the widget.
constexpr double LabelSize = 0.77;
constexpr QSize StepIcon(20, 20), ActionIcon(18, 18);
/// Distance in pixels between the line above the buttons and the buttons.
constexpr int LineGap = 2;
/// Colours of the draw button and the resign button while they wait for the second press.
constexpr QRgb Offering = 0xFF2B6A52;
constexpr QRgb Resigning = 0xFFAE3529;

}  // namespace

MoveButtons::MoveButtons(WindowActions& actions, SidePanel& sidePanel, QWidget* parent)
    : QWidget(parent),
      actions_(actions),
      sidePanel_(sidePanel),
      steps_(new QHBoxLayout),
      actionRow_(new QWidget(this)),
      draw_(new TwoPressButton(actions.named("offerDraw"), Icon::Draw, QColor(Offering), this)),
      resign_(new TwoPressButton(actions.named("resign"), Icon::Resign, QColor(Resigning), this)),
      more_(new QToolButton(this)),
      menu_(new QMenu(this)) {
    setObjectName(QStringLiteral("moveButtons"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, LineGap, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(steps_);
    rows->addWidget(actionRow_);
    auto* actionLayout = new QHBoxLayout(actionRow_);
    actionLayout->setContentsMargins(0, 0, 0, 0);
    actionLayout->setSpacing(0);
    for (const char* name : {"firstPosition", "previousMove", "nextMove", "lastPosition", "flip", "rulesCard"})
        addStep(name);
    more_->setObjectName(QStringLiteral("moreButton"));
    more_->setProperty("look", "icon");
    more_->setIcon(iconOf(Icon::More));
    more_->setIconSize(StepIcon);
    more_->setFocusPolicy(Qt::TabFocus);
    steps_->addStretch(1);
    steps_->addWidget(more_);
    connect(more_, &QToolButton::clicked, this, &MoveButtons::openMenu);
    addToActionRow(makeActionButton("undo"));
    addToActionRow(makeActionButton("hint"));
    addDrawButtons();
    addAsking(resign_, "resign");
    addToActionRow(resign_);
    // Removes the bubble (text label) of one button when the other button shows a bubble. Two bubbles would overlap.
    connect(&draw_->press(), &SecondPress::asked, resign_, &TwoPressButton::dropBubble);
    connect(&resign_->press(), &SecondPress::asked, draw_, &TwoPressButton::dropBubble);
    retranslate();
}

void MoveButtons::addStep(const char* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(&actions_.named(action));
    button->setObjectName(QLatin1String(action) + QStringLiteral("Button"));
    button->setProperty("look", "icon");
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setIconSize(StepIcon);
    button->setFocusPolicy(Qt::TabFocus);
    // Stretches between the buttons distribute them over the whole width.
    if (steps_->count() > 0) steps_->addStretch(1);
    steps_->addWidget(button);
}

QToolButton* MoveButtons::makeActionButton(const char* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(&actions_.named(action));
    styleActionButton(button, action);
    return button;
}

/// Adds the three draw buttons in one place. `setDrawButton` shows one of them.
void MoveButtons::addDrawButtons() {
    auto* place = new QWidget(actionRow_);
    auto* layout = new QHBoxLayout(place);
    layout->setContentsMargins(0, 0, 0, 0);
    addAsking(draw_, "offerDraw");
    claim_ = makeActionButton("claimDraw");
    askDraw_ = makeActionButton("chooseDraw");
    for (QToolButton* button : {static_cast<QToolButton*>(draw_), claim_, askDraw_}) layout->addWidget(button);
    addToActionRow(place);
    setDrawButton(DrawButton::Offer);
}

void MoveButtons::setDrawButton(DrawButton way) {
    draw_->setVisible(way == DrawButton::Offer);
    claim_->setVisible(way == DrawButton::Claim);
    askDraw_->setVisible(way == DrawButton::Ask);
}

void MoveButtons::addAsking(TwoPressButton* button, const char* action) {
    connect(&button->press(), &SecondPress::asked, this, &MoveButtons::confirmationWanted);
    connect(&button->press(), &SecondPress::over, this, &MoveButtons::confirmationOver);
    connect(&button->press(), &SecondPress::forgotten, this, [this, button] {
        emit confirmationForgotten(button == draw_ ? tr("No draw was offered: you did not press the button again.")
                                                   : tr("You did not resign: you did not press the button again."));
    });
    styleActionButton(button, action);
}

/// Gives a button the look of players' actions. Its label is below its icon.
void MoveButtons::styleActionButton(QToolButton* button, const char* action) {
    button->setObjectName(QLatin1String(action) + QStringLiteral("Button"));
    button->setProperty("look", "quiet");
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(ActionIcon);
    new LetterSize(*button, LabelSize);
    button->setFocusPolicy(Qt::TabFocus);
}

void MoveButtons::addToActionRow(QWidget* widget) {
    auto* row = static_cast<QHBoxLayout*>(actionRow_->layout());
    if (row->count() > 0) row->addStretch(1);
    row->addWidget(widget);
}

/// Paints a line that divides the buttons from the list of moves.
void MoveButtons::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, theme().contrast ? theme().edge : theme().line);
}

/// Opens the menu with the actions that have no button.
void MoveButtons::openMenu() {
    menu_->clear();
    if (PanelPage* page = sidePanel_.front(); page != nullptr && page->isOpen()) {
        menu_->addAction(tr("Open Page in a Window"), &sidePanel_, [this, page] { sidePanel_.openInWindow(*page); })
            ->setObjectName(QStringLiteral("openInWindow"));
        menu_->addSeparator();
    }
    for (const char* name : {"playFromHere", "autoplay", "undo", "redo", "moveNow", "pause", "usualDrawing",
                             "claimDraw", "claimWithNextMove"}) {
        WindowAction& action = actions_.named(name);
        const bool hasButton = name == std::string_view("undo") && actionRow_->isVisible();
        if (action.isVisible() && action.isEnabled() && !hasButton) menu_->addAction(&action);
    }
    menu_->addSeparator();
    for (const char* name : {"comment", "gameDetails", "copyGame", "save"}) menu_->addAction(&actions_.named(name));
    const QSize size = menu_->sizeHint();
    menu_->popup(more_->mapToGlobal(QPoint(more_->width() - size.width(), -size.height())));
}

void MoveButtons::setPlaying(bool playing) { actionRow_->setVisible(playing); }

void MoveButtons::disarm() {
    draw_->press().disarm();
    resign_->press().disarm();
}

void MoveButtons::setResigner(const QString& side) {
    resigner_ = side;
    // The question must not change while it is shown, between the two presses.
    if (!resign_->press().asking()) nameResigner();
}

void MoveButtons::nameResigner() {
    if (resigner_.isEmpty()) return resign_->setQuestion(tr("Resign? Press again to confirm."));
    //: %1: name of a side, for example "Black"
    resign_->setQuestion(tr("%1, resign? Press again to confirm.").arg(resigner_));
}

void MoveButtons::retranslate() {
    draw_->setQuestion(tr("Offer a draw? Press again to confirm."));
    nameResigner();
    //: short labels of the buttons below the list of moves
    actions_.named("offerDraw").setIconText(tr("Offer draw"));
    actions_.named("claimDraw").setIconText(tr("Claim draw"));
    actions_.named("chooseDraw").setIconText(tr("Draw"));
    actions_.named("resign").setIconText(tr("Resign"));
    actions_.named("undo").setIconText(tr("Undo"));
    actions_.named("hint").setIconText(tr("Hint"));
    more_->setToolTip(tr("More"));
    more_->setAccessibleName(tr("More"));
}

}  // namespace rokada::ui
