#include "analysis/analysispanel.h"

#include "analysis/survivalview.h"
#include "analysis/variationview.h"
#include "kit/fonts.h"
#include "kit/icons.h"
#include "kit/switch.h"
#include "kit/theme.h"
#include "shell/lettersize.h"
#include "shell/menubutton.h"
#include "shell/windowaction.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Distance between the parts of the page, in pixels.
constexpr int Spacing = 4;

QHBoxLayout* rowIn(QWidget* widget) {
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Spacing);
    return row;
}

}  // namespace

AnalysisPanel::AnalysisPanel(QWidget* parent)
    : PanelPage(parent),
      head_(new QWidget(this)),
      headRow_(rowIn(head_)),
      switch_(new Switch(QString(), head_)),
      state_(new QLabel(this)),
      tables_(new QLabel(this)),
      survival_(new SurvivalView(this)),
      variations_(new VariationView(this)),
      secondHead_(new QWidget(this)),
      secondState_(new QLabel(this)),
      secondVariations_(new VariationView(this)),
      foot_(new QWidget(this)),
      count_(new QLabel(foot_)),
      fewer_(new QToolButton(foot_)),
      more_(new QToolButton(foot_)),
      best_(new QToolButton(foot_)) {
    setObjectName(QStringLiteral("analysisDock"));
    switch_->setObjectName(QStringLiteral("analyseButton"));
    state_->setObjectName(QStringLiteral("analysisState"));
    secondState_->setObjectName(QStringLiteral("secondAnalysisState"));
    secondVariations_->setObjectName(QStringLiteral("secondVariations"));
    count_->setObjectName(QStringLiteral("analysisCount"));
    fewer_->setObjectName(QStringLiteral("fewerLinesButton"));
    more_->setObjectName(QStringLiteral("moreLinesButton"));
    best_->setObjectName(QStringLiteral("playBestButton"));
    tables_->setObjectName(QStringLiteral("tableResult"));
    tables_->setWordWrap(true);
    tables_->setTextFormat(Qt::PlainText);
    tables_->hide();
    dress(*state_);
    dress(*secondState_);
    dress(*count_);
    count_->setWordWrap(false);
    layOut();
    for (VariationView* view : {variations_, secondVariations_}) view->setMinimumHeight(view->heightFor(2));
    setSecondShown(false, false);
}

void AnalysisPanel::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing);
    headRow_->addWidget(switch_);
    engines_[0] = engineButton("analysisEngineButton", *headRow_);
    QHBoxLayout* second = rowIn(secondHead_);
    engines_[1] = engineButton("secondEngineButton", *second);
    second->addStretch(1);
    QHBoxLayout* foot = rowIn(foot_);
    for (QWidget* part : {static_cast<QWidget*>(count_), static_cast<QWidget*>(fewer_), static_cast<QWidget*>(more_)})
        foot->addWidget(part);
    foot->addStretch(1);
    foot->addWidget(best_);
    column->addWidget(head_);
    column->addWidget(state_);
    column->addWidget(tables_);
    column->addWidget(survival_);
    column->addWidget(variations_, 1);
    column->addWidget(secondHead_);
    column->addWidget(secondState_);
    column->addWidget(secondVariations_, 1);
    column->addWidget(foot_);
}

QToolButton* AnalysisPanel::engineButton(const char* name, QHBoxLayout& row) {
    auto* button = new MenuButton(this);
    button->setObjectName(QLatin1String(name));
    button->setProperty("look", "quiet");
    row.addWidget(button);
    return button;
}

void AnalysisPanel::dress(QLabel& state) {
    state.setWordWrap(true);
    state.setTextFormat(Qt::PlainText);
    state.setForegroundRole(QPalette::PlaceholderText);
    new LetterSize(state, 0.88);
}

void AnalysisPanel::setSecondShown(bool state, bool variations) {
    secondHead_->setVisible(state);
    secondState_->setVisible(state);
    secondVariations_->setVisible(variations);
}

void AnalysisPanel::tell(QLabel& state, const QString& words, const QString& details) {
    if (words != state.text()) state.setText(words);
    state.setToolTip(details);
}

void AnalysisPanel::showSecondState(const QString& words, const QString& details) {
    tell(*secondState_, words, details);
}

void AnalysisPanel::showEngines(const QString& first, const QString& second) {
    for (std::size_t i = 0; i < engines_.size(); ++i) {
        const QString& name = i == 0 ? first : second;
        engines_[i]->setText(QString(name).replace(QLatin1Char('&'), QStringLiteral("&&")) + QStringLiteral(" \u25BE"));
    }
}

void AnalysisPanel::showCount(int variations) {
    const QString words = tr("%n variation(s)", nullptr, variations);
    if (words != count_->text()) count_->setText(words);
}

void AnalysisPanel::addIcon(const char* name, WindowAction& action) {
    auto* button = new QToolButton(head_);
    button->setObjectName(QLatin1String(name));
    button->setDefaultAction(&action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setProperty("look", "icon");
    headRow_->addWidget(button);
}

void AnalysisPanel::setActions(const AnalysisActions& actions) {
    WindowAction& analyse = *actions.analyse;
    const auto follow = [this, &analyse] {
        const QSignalBlocker still(switch_);
        switch_->setChecked(analyse.isChecked());
        switch_->setEnabled(analyse.isEnabled());
        switch_->setToolTip(analyse.toolTip());
    };
    connect(&analyse, &QAction::changed, switch_, follow);
    connect(switch_, &QCheckBox::clicked, &analyse, &QAction::trigger);
    follow();
    headRow_->addStretch(1);
    addIcon("threatButton", *actions.threat);
    addIcon("lockAnalysisButton", *actions.lock);
    options_ = new MenuButton(head_);
    options_->setObjectName(QStringLiteral("analysisOptionsButton"));
    options_->setMenu(actions.options);
    options_->setIcon(iconOf(Icon::More));
    options_->setProperty("look", "icon");
    headRow_->addWidget(options_);
    for (std::size_t i = 0; i < engines_.size(); ++i) engines_[i]->setMenu(actions.engines[i]);
    fewer_->setDefaultAction(actions.fewer);
    more_->setDefaultAction(actions.more);
    best_->setDefaultAction(actions.best);
    for (QToolButton* button : {fewer_, more_}) {
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setProperty("look", "icon");
    }
    best_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    best_->setProperty("look", "link");
}

void AnalysisPanel::showState(const QString& words, const QString& details) { tell(*state_, words, details); }

void AnalysisPanel::showTables(const QString& words, const QString& details) {
    tell(*tables_, words, details);
    tables_->setVisible(!words.isEmpty());
}

int AnalysisPanel::heightFor(int variations) const {
    const QLayout& column = *layout();
    int needed = -column.spacing();
    const auto add = [&](const QWidget& part, int height) {
        needed += part.isHidden() ? 0 : height + column.spacing();
    };
    for (const QWidget* row : {head_, secondHead_, foot_}) add(*row, row->sizeHint().height());
    add(*survival_, survival_->sizeHint().height());
    for (const QLabel* text : {state_, tables_, secondState_}) add(*text, text->heightForWidth(width()));
    for (const VariationView* view : {variations_, secondVariations_}) add(*view, view->heightFor(variations));
    return needed;
}

void AnalysisPanel::retranslate() {
    setWindowTitle(tr("Analysis"));
    survival_->retranslate();
    variations_->setAccessibleName(tr("Variations"));
    secondVariations_->setAccessibleName(tr("Variations of the second engine"));
    switch_->setAccessibleName(tr("Analyse"));
    engines_[0]->setAccessibleName(tr("Engine"));
    engines_[1]->setAccessibleName(tr("Second engine"));
    if (options_ == nullptr) return;
    options_->setToolTip(tr("Options"));
    options_->setAccessibleName(tr("Options"));
}

}  // namespace rokada::ui
