#include "learn/learnerbutton.h"

#include "kit/dialogsheet.h"

#include <QActionGroup>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>

namespace rokada::ui {

LearnerButton::LearnerButton(Learners& learners, QWidget* parent)
    : QPushButton(parent), learners_(learners), menu_(new QMenu(this)) {
    setObjectName(QStringLiteral("learnerButton"));
    menu_->setObjectName(QStringLiteral("learnerMenu"));
    setMenu(menu_);
    connect(menu_, &QMenu::aboutToShow, this, &LearnerButton::fillMenu);
    refresh();
}

void LearnerButton::refresh() {
    const auto nameOf = [this](std::size_t i) {
        const QString& name = learners_.list().all()[i].name;
        return name.isEmpty() ? tr("Learner %1").arg(i + 1) : name;
    };
    setText(nameOf(learners_.list().chosen()));
    setToolTip(tr("Choose, add or rename a learner"));
    setAccessibleName(tr("Learner: %1").arg(text()));
    fillMenu();
}

void LearnerButton::make(const Learners::Change& change) {
    learners_.change(change);
    refresh();
    emit changed();
}

void LearnerButton::fillMenu() {
    menu_->clear();
    auto* group = new QActionGroup(menu_);
    for (std::size_t i = 0; i < learners_.list().all().size(); ++i) {
        const QString& name = learners_.list().all()[i].name;
        // Double the ampersands. A single ampersand would mark a mnemonic.
        QString shown = name.isEmpty() ? tr("Learner %1").arg(i + 1) : name;
        auto* action = menu_->addAction(shown.replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setObjectName(QStringLiteral("learner:%1").arg(i));
        action->setCheckable(true);
        action->setChecked(i == learners_.list().chosen());
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, i] { make([i](LearnerList& list) { return list.choose(i); }); });
    }
    menu_->addSeparator();
    const auto add = [this](const char* name, const QString& text, auto slot) {
        auto* action = menu_->addAction(text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    add("addLearner", tr("&Add Learner..."), [this] { askForName(true); });
    add("renameLearner", tr("&Rename..."), [this] { askForName(false); });
    menu_->addSeparator();
    add("resetLearner", tr("Reset &Progress..."), [this] {
        askForReset();
    })->setEnabled(!learners_.current().lessons.isEmpty());
    add("restoreLearner", tr("Res&tore Progress"), [this] {
        make([](LearnerList& list) { return list.restore(); });
    })->setEnabled(!learners_.current().former.isEmpty());
}

void LearnerButton::askForName(bool added) {
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("learnerNameDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(added ? tr("Add learner") : tr("Rename learner"));
    new DialogSheet(*dialog);
    dialog->setLabelText(tr("Name:"));
    dialog->setTextValue(added ? QString() : learners_.current().name);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, added](const QString& name) {
        if (name.trimmed().isEmpty()) return;
        make([added, name](LearnerList& list) { return added ? list.add(name) : list.rename(name); });
    });
    dialog->open();
}

void LearnerButton::askForReset() {
    auto* box = new QMessageBox(
        QMessageBox::Question, tr("Reset progress"),
        tr("All lessons of %1 will be marked as not completed. You can restore the progress from this menu.")
            .arg(text()),
        QMessageBox::Ok | QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("resetLearnerDialog"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    new DialogSheet(*box);
    connect(box, &QMessageBox::accepted, this, [this] { make([](LearnerList& list) { return list.reset(); }); });
    box->open();
}

}  // namespace rokada::ui
