#include "analysis/analysispanel.h"

#include "analysis/survivalview.h"
#include "analysis/variationview.h"
#include "kit/dockbuttons.h"
#include "kit/flowrow.h"
#include "shell/lettersize.h"
#include "shell/menubutton.h"
#include "shell/windowaction.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace rokada::ui {

namespace {

/// Of what is said of the search, in a narrow panel.
constexpr int LinesOfState = 2;

}  // namespace

AnalysisPanel::AnalysisPanel(QWidget* parent)
    : QDockWidget(parent),
      switches_(new QWidget(this)),
      state_(new QLabel(this)),
      survival_(new SurvivalView(this)),
      variations_(new VariationView(this)),
      secondState_(new QLabel(this)),
      secondVariations_(new VariationView(this)) {
    setObjectName(QStringLiteral("analysisDock"));
    state_->setObjectName(QStringLiteral("analysisState"));
    secondState_->setObjectName(QStringLiteral("secondAnalysisState"));
    secondVariations_->setObjectName(QStringLiteral("secondVariations"));
    dress(*state_);
    dress(*secondState_);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addWidget(switches_);
    column->addWidget(state_);
    column->addWidget(survival_);
    column->addWidget(variations_, 1);
    column->addWidget(secondState_);
    column->addWidget(secondVariations_, 1);
    for (VariationView* view : {variations_, secondVariations_})
        view->setMinimumHeight(4 * fontMetrics().lineSpacing());
    setSecondShown(false, false);
    setWidget(page);
}

void AnalysisPanel::dress(QLabel& state) {
    state.setWordWrap(true);
    state.setTextFormat(Qt::PlainText);
    new LetterSize(state, 0.9);
}

void AnalysisPanel::setSecondShown(bool state, bool variations) {
    secondState_->setVisible(state);
    secondVariations_->setVisible(variations);
}

void AnalysisPanel::showSecondState(const QString& words) {
    if (words != secondState_->text()) secondState_->setText(words);
}

void AnalysisPanel::setActions(const std::vector<WindowAction*>& actions, QMenu* options) {
    switches_->setLayout(new FlowRow);
    QLayout* row = switches_->layout();
    for (WindowAction* action : actions) {
        auto* button = new QToolButton(switches_);
        button->setObjectName(QLatin1String(action->spec().name.c_str()) + QStringLiteral("Button"));
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    options_ = new MenuButton(switches_);
    options_->setObjectName(QStringLiteral("analysisOptionsButton"));
    options_->setMenu(options);
    options_->setAutoRaise(true);
    row->addWidget(options_);
}

void AnalysisPanel::showState(const QString& words) {
    if (words != state_->text()) state_->setText(words);
}

int AnalysisPanel::heightFor(int variations) const {
    const QLayout& column = *widget()->layout();
    const QMargins margins = column.contentsMargins();
    int needed = height() - widget()->height() + margins.top() + margins.bottom() - column.spacing();
    const auto add = [&](const QWidget& part, int height) {
        needed += part.isHidden() ? 0 : height + column.spacing();
    };
    const int ofState = LinesOfState * state_->fontMetrics().lineSpacing();
    add(*switches_, switches_->height());
    add(*survival_, survival_->sizeHint().height());
    for (const QLabel* state : {state_, secondState_}) add(*state, ofState);
    for (const VariationView* view : {variations_, secondVariations_}) add(*view, view->heightFor(variations));
    return needed;
}

QString AnalysisPanel::state() const { return state_->text(); }

void AnalysisPanel::retranslate() {
    setWindowTitle(tr("Analysis"));
    survival_->retranslate();
    variations_->setAccessibleName(tr("Variations"));
    secondVariations_->setAccessibleName(tr("Variations of the second engine"));
    if (options_) options_->setText(tr("Options") + QStringLiteral(" \u25BE"));
    nameButtonsOf(*this);
}

}  // namespace rokada::ui
