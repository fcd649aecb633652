#include "learn/puzzlerow.h"

#include "learn/puzzletexts.h"
#include "texts/motiftexts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

namespace rokada::ui {

PuzzleRow::PuzzleRow(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      path_(new QPushButton(this)),
      themes_(new QPushButton(this)),
      storm_(new QPushButton(this)),
      again_(new QPushButton(this)),
      win_(new QPushButton(this)),
      menu_(new QMenu(this)) {
    setObjectName(QStringLiteral("puzzleRow"));
    path_->setObjectName(QStringLiteral("puzzlePathButton"));
    themes_->setObjectName(QStringLiteral("puzzleThemesButton"));
    storm_->setObjectName(QStringLiteral("puzzleStormButton"));
    again_->setObjectName(QStringLiteral("puzzleAgainButton"));
    win_->setObjectName(QStringLiteral("puzzleWinButton"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(title_);
    for (QPushButton* button : {path_, themes_, storm_, again_, win_}) {
        button->setMinimumHeight(30);
        row->addWidget(button);
    }
    row->addStretch(1);
    themes_->setMenu(menu_);
    connect(menu_, &QMenu::aboutToShow, this, &PuzzleRow::fillThemes);
    connect(path_, &QPushButton::clicked, this, [this] { emit wanted(PuzzleMode::Path, {}); });
    connect(storm_, &QPushButton::clicked, this, [this] { emit wanted(PuzzleMode::Storm, {}); });
    connect(again_, &QPushButton::clicked, this, [this] { emit wanted(PuzzleMode::Again, {}); });
    connect(win_, &QPushButton::clicked, this, &PuzzleRow::gameWanted);
    retranslate();
}

void PuzzleRow::show(const PuzzleSet& set, const Learner& learner, qint64 day) {
    set_ = &set;
    due_ = dueOn(set, learner, day);
    solved_ = solvedOf(set, learner);
    setVisible(!set.puzzles.empty());
    again_->setEnabled(due_ > 0);
    retranslate();
}

void PuzzleRow::fillThemes() {
    menu_->clear();
    if (!set_) return;
    bool motifs = false;
    for (const PuzzleTheme& theme : themesIn(*set_)) {
        if (theme.motif && !std::exchange(motifs, true)) menu_->addSeparator();
        const QString name = theme.kind ? texts::nameOf(*theme.kind) : texts::nameOf(*theme.motif);
        auto* action = menu_->addAction(name, this, [this, theme] { emit wanted(PuzzleMode::Theme, theme); });
        action->setObjectName(theme.kind ? QStringLiteral("theme:kind:%1").arg(static_cast<int>(*theme.kind))
                                         : QStringLiteral("theme:motif:%1").arg(static_cast<int>(*theme.motif)));
    }
}

void PuzzleRow::retranslate() {
    const int all = set_ ? static_cast<int>(set_->puzzles.size()) : 0;
    title_->setText(tr("Puzzles: %1 of %2").arg(solved_).arg(all));
    path_->setText(tr("Path"));
    path_->setToolTip(tr("One after the other, from easy to hard"));
    themes_->setText(tr("Themes"));
    themes_->setToolTip(tr("Puzzles of one kind"));
    storm_->setText(tr("Storm"));
    storm_->setToolTip(tr("As many as you can in three minutes"));
    again_->setText(due_ > 0 ? tr("Again: %1").arg(due_) : tr("Again"));
    win_->setText(tr("Win it!"));
    win_->setToolTip(tr("A won position, to be won against the strongest computer"));
    again_->setToolTip(tr("Puzzles that went wrong come back after some days"));
}

}  // namespace rokada::ui
