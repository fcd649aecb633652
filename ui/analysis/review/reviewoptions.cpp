#include "review/reviewoptions.h"

#include "analysis/analysissettings.h"

#include <QActionGroup>

#include <array>

namespace rokada::ui {

ReviewOptions::ReviewOptions(QWidget* parent)
    : QMenu(parent), nodes_(new QActionGroup(this)), engines_(new QActionGroup(this)) {
    setObjectName(QStringLiteral("reviewOptions"));
    setToolTipsVisible(true);
    thoroughness_ = addSection(QString());
    for (const int nodes : reviewNodes) {
        QAction* action = addAction(QString());
        action->setObjectName(QStringLiteral("reviewNodes:%1").arg(nodes));
        action->setCheckable(true);
        action->setData(nodes);
        nodes_->addAction(action);
        connect(action, &QAction::triggered, this, [this, nodes] { emit nodesChosen(nodes); });
    }
    engine_ = addSection(QString());
    again_ = new QAction(this);
    again_->setObjectName(QStringLiteral("reviewAgain"));
    connect(again_, &QAction::triggered, this, &ReviewOptions::againWanted);
    afterEngines_ = addSeparator();
    everybody_ = addAction(QString());
    everybody_->setObjectName(QStringLiteral("reviewEverybody"));
    everybody_->setCheckable(true);
    connect(everybody_, &QAction::triggered, this, &ReviewOptions::everybodyChosen);
    whole_ = addAction(QString());
    whole_->setObjectName(QStringLiteral("reviewWhole"));
    whole_->setCheckable(true);
    connect(whole_, &QAction::triggered, this, &ReviewOptions::wholeChosen);
    addAction(again_);
    retranslate();
}

void ReviewOptions::setNodes(int nodes) {
    for (QAction* action : nodes_->actions()) action->setChecked(action->data().toInt() == nodes);
}

void ReviewOptions::addEngine(const QString& words, const QString& value, const QString& whyNot, bool chosen) {
    auto* action = new QAction(QString(words).replace(QLatin1Char('&'), QStringLiteral("&&")), engines_);
    action->setObjectName(QStringLiteral("reviewEngine:") + value);
    action->setCheckable(true);
    action->setChecked(chosen);
    action->setEnabled(whyNot.isEmpty());
    action->setToolTip(whyNot);
    insertAction(afterEngines_, action);
    connect(action, &QAction::triggered, this, [this, value] { emit engineChosen(value); });
}

void ReviewOptions::setEngines(const std::vector<EngineOffer>& offers, const QString& chosen) {
    // A signal of one of the actions may have caused this call, so the actions are deleted only later.
    for (QAction* action : engines_->actions()) {
        removeAction(action);
        engines_->removeAction(action);
        action->deleteLater();
    }
    engine_->setVisible(!offers.empty());
    if (offers.empty()) return;
    bool found = false;
    for (const EngineOffer& offer : offers) found = found || (offer.name == chosen && offer.whyNot.isEmpty());
    addEngine(QStringLiteral("Rokada"), QString(), QString(), !found);
    for (const EngineOffer& offer : offers)
        addEngine(offer.name, offer.name, offer.whyNot, offer.name == chosen && offer.whyNot.isEmpty());
}

void ReviewOptions::setEverybody(bool everybody, bool possible) {
    everybody_->setChecked(everybody || !possible);
    everybody_->setEnabled(possible);
}

void ReviewOptions::setWhole(bool whole, bool possible) {
    whole_->setChecked(whole);
    whole_->setVisible(possible);
}

void ReviewOptions::retranslate() {
    thoroughness_->setText(tr("Thoroughness"));
    engine_->setText(tr("Engine"));
    const std::array names{tr("Quick"), tr("Standard"), tr("Thorough"), tr("Very thorough")};
    const auto actions = nodes_->actions();
    for (qsizetype i = 0; i < actions.size(); ++i) actions[i]->setText(names[static_cast<std::size_t>(i)]);
    everybody_->setText(tr("Mistakes of All Players"));
    everybody_->setToolTip(tr("Next Mistake also stops at mistakes of your opponents"));
    whole_->setText(tr("Moves After Your Elimination"));
    whole_->setToolTip(tr("Also review the moves that only computers played"));
    again_->setText(tr("Review Again"));
}

}  // namespace rokada::ui
