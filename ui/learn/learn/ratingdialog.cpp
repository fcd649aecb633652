#include "learn/ratingdialog.h"

#include "kit/dialogsheet.h"
#include "kit/latin.h"
#include "learn/ratinggraph.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rokada::ui {

RatingDialog::RatingDialog(const Learner& learner, QWidget* parent)
    : QDialog(parent),
      learner_(learner),
      games_(new QComboBox(this)),
      rating_(new QLabel(this)),
      graph_(new RatingGraph(this)) {
    setObjectName(QStringLiteral("ratingDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("My ratings"));
    games_->setObjectName(QStringLiteral("ratedGames"));
    games_->setAccessibleName(tr("Variant"));
    rating_->setObjectName(QStringLiteral("ratingWords"));
    rating_->setWordWrap(true);
    auto* note = new QLabel(tr("Ratings of different variants cannot be compared."), this);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    auto* close = new QPushButton(tr("Close"), this);
    close->setProperty("look", "primary");
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    for (const VariantInfo& info : offeredVariants()) {
        if (learner_.ratings.contains(latin(info.id))) games_->addItem(variantName(info.id), latin(info.id));
    }
    games_->setVisible(games_->count() > 0);
    connect(games_, &QComboBox::currentIndexChanged, this, &RatingDialog::fill);
    auto* column = new QVBoxLayout(this);
    for (QWidget* widget : {static_cast<QWidget*>(games_), static_cast<QWidget*>(rating_)}) column->addWidget(widget);
    column->addWidget(graph_, 1);
    column->addWidget(note);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(close);
    column->addLayout(foot);
    new DialogSheet(*this);
    fill();
}

void RatingDialog::fill() {
    if (games_->count() == 0) {
        rating_->setText(tr("You have no rating yet. Play a game against Rokada without help."));
        graph_->hide();
        return;
    }
    const GameRating rating = learner_.ratings.value(games_->currentData().toString());
    const int margin = qRound(ConfidenceSigmas * rating.now.deviation);
    //: %1: your rating; %2: number that says how uncertain it is
    const QString words = tr("Your rating is %1, give or take %2.").arg(qRound(rating.now.rating)).arg(margin);
    rating_->setText(words + u' ' + tr("%n rated game(s).", nullptr, rating.games));
    graph_->setHistory(rating.history);
    graph_->setAccessibleName(words);
}

}  // namespace rokada::ui
