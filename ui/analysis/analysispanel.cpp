#include "analysis/analysispanel.h"

#include "analysis/variationview.h"
#include "kit/dockbuttons.h"
#include "kit/flowrow.h"
#include "shell/windowaction.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace rokada::ui {

AnalysisPanel::AnalysisPanel(QWidget* parent)
    : QDockWidget(parent),
      switches_(new QWidget(this)),
      state_(new QLabel(this)),
      variations_(new VariationView(this)) {
    setObjectName(QStringLiteral("analysisDock"));
    state_->setObjectName(QStringLiteral("analysisState"));
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText);
    QFont small = state_->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    state_->setFont(small);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addWidget(switches_);
    column->addWidget(state_);
    column->addWidget(variations_, 1);
    variations_->setMinimumHeight(4 * fontMetrics().lineSpacing());
    setWidget(page);
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
    options_ = new QToolButton(switches_);
    options_->setObjectName(QStringLiteral("analysisOptionsButton"));
    options_->setMenu(options);
    options_->setPopupMode(QToolButton::InstantPopup);
    options_->setAutoRaise(true);
    options_->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    row->addWidget(options_);
}

void AnalysisPanel::showState(const QString& words) {
    if (words != state_->text()) state_->setText(words);
}

QString AnalysisPanel::state() const { return state_->text(); }

void AnalysisPanel::retranslate() {
    setWindowTitle(tr("Analysis"));
    variations_->setAccessibleName(tr("Variations"));
    if (options_) options_->setText(tr("Options") + QStringLiteral(" \u25BE"));
    nameButtonsOf(*this);
}

}  // namespace rokada::ui
