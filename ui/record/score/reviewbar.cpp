#include "score/reviewbar.h"

#include "kit/flowrow.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rokada::ui {

namespace {

constexpr QMargins Inset(12, 8, 12, 8);

}  // namespace

ReviewBar::ReviewBar(QWidget* parent)
    : QFrame(parent), place_(new QLabel(this)), back_(new QPushButton(this)), playOn_(new QPushButton(this)) {
    setObjectName(QStringLiteral("reviewBar"));
    back_->setObjectName(QStringLiteral("backButton"));
    playOn_->setObjectName(QStringLiteral("playOnButton"));
    setFrameShape(QFrame::StyledPanel);
    setProperty("look", "notice");
    place_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Inset);
    column->addWidget(place_);
    auto* row = new FlowRow;
    row->addWidget(playOn_);
    row->addWidget(back_);
    column->addLayout(row);
    connect(back_, &QPushButton::clicked, this, &ReviewBar::backWanted);
    connect(playOn_, &QPushButton::clicked, this, &ReviewBar::playOnWanted);
    retranslate();
    hide();
}

void ReviewBar::showPlace(const QString& move, bool inVariation, bool playable) {
    if (move.isEmpty()) {
        place_->setText(tr("Viewing the start position"));
    } else if (inVariation) {
        //: %1: a move with its number, for example "2. Nf3"
        place_->setText(tr("Viewing a variation, after %1").arg(move));
    } else {
        //: %1: a move with its number, for example "2. Nf3"
        place_->setText(tr("Viewing the game after %1").arg(move));
    }
    setAccessibleName(place_->text());
    playOn_->setVisible(playable);
    show();
}

void ReviewBar::setViewing(bool viewing) {
    back_->setHidden(viewing);
    viewing_ = viewing;
    retranslate();
}

void ReviewBar::setOver(bool over) {
    over_ = over;
    retranslate();
}

void ReviewBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void ReviewBar::retranslate() {
    back_->setText(over_ ? tr("Go to &end") : tr("&Back to game"));
    back_->setToolTip(over_ ? tr("Go to the last position of the game")
                            : tr("Return to the current position of the game"));
    playOn_->setText(tr("&Play from here"));
    playOn_->setToolTip(viewing_
                            ? tr("Start a game from this position. The recorded game is not changed")
                            : tr("Continue the game from this position. The moves played so far stay in the list"));
}

}  // namespace rokada::ui
