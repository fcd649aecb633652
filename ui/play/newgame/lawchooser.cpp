#include "newgame/lawchooser.h"

#include "kit/fonts.h"
#include "newgame/formparts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

namespace rokada::ui {

LawChooser::LawChooser(const TableLaws& laws, QWidget* parent)
    : QWidget(parent),
      takeBackWords_(new QLabel(this)),
      takeBacks_(new QComboBox(this)),
      touchMove_(new QCheckBox(this)),
      arbiter_(new QCheckBox(this)),
      sentence_(hintLabel(this)) {
    takeBacks_->setObjectName(QStringLiteral("takeBackBox"));
    takeBacks_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    touchMove_->setObjectName(QStringLiteral("touchMoveBox"));
    arbiter_->setObjectName(QStringLiteral("arbiterBox"));
    for (int place = 0; place < 3; ++place) takeBacks_->addItem(QString());
    takeBacks_->setCurrentIndex(static_cast<int>(laws.takeBacks));
    takeBackWords_->setBuddy(takeBacks_);
    touchMove_->setChecked(laws.touchMove);
    arbiter_->setChecked(laws.arbiter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(qRound(InnerGap * emOf(font())));
    column->addWidget(takeBackWords_);
    column->addWidget(takeBacks_, 0, Qt::AlignLeft);
    for (QCheckBox* box : {touchMove_, arbiter_}) {
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &LawChooser::showLaws);
    }
    column->addWidget(sentence_);
    connect(takeBacks_, &QComboBox::currentIndexChanged, this, &LawChooser::changed);
    retranslate();
}

bool LawChooser::touchMove() const { return touchMove_->isChecked(); }

bool LawChooser::arbiter() const { return arbiter_->isChecked(); }

TakeBacks LawChooser::takeBacks() const { return static_cast<TakeBacks>(takeBacks_->currentIndex()); }

/// Shows the sentence that explains the chosen rules. Disables the choice of takebacks while touch-move is chosen,
/// because touch-move excludes takebacks.
void LawChooser::showLaws() {
    takeBacks_->setEnabled(!touchMove());
    QStringList sentences;
    if (touchMove()) {
        sentences << tr(
            "If you touch one of your pieces, you must move it. If you touch an enemy piece, you must capture it. "
            "There are no takebacks. To say \"I adjust\", press Ctrl+J before you touch a piece.");
    }
    if (arbiter()) sentences << tr("You can claim a draw on each of your turns, but an incorrect claim costs time.");
    sentence_->setText(sentences.join(QLatin1Char(' ')));
    sentence_->setVisible(!sentences.isEmpty());
    emit changed();
}

QStringList LawChooser::summary() const {
    QStringList parts;
    if (touchMove()) {
        parts << tr("touch-move");
    } else {
        const QStringList takeBacks{tr("takebacks allowed"), tr("takebacks if the opponent agrees"),
                                    tr("no takebacks")};
        parts << takeBacks[takeBacks_->currentIndex()];
    }
    if (arbiter()) parts << tr("draw claims are checked");
    return parts;
}

void LawChooser::retranslate() {
    takeBackWords_->setText(tr("Takebacks"));
    takeBacks_->setItemText(0, tr("Always allowed"));
    takeBacks_->setItemText(1, tr("If the opponent agrees"));
    takeBacks_->setItemText(2, tr("Never"));
    touchMove_->setText(tr("Touch-move"));
    arbiter_->setText(tr("Check draw claims (incorrect claims cost time)"));
    showLaws();
}

}  // namespace rokada::ui
