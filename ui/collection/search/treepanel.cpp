#include "search/treepanel.h"

#include "book/bookmovespanel.h"
#include "search/movesplayedmodel.h"
#include "search/scoredelegate.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace rokada::ui {

namespace {

/// Height of the panel in text lines. The moves of most positions then fit without scrolling.
constexpr int LinesOfTree = 17;

}  // namespace

TreePanel::TreePanel(QWidget* parent)
    : PanelPage(parent),
      collections_(new QComboBox(this)),
      opening_(new QLabel(this)),
      list_(new RowTable(this)),
      said_(new QLabel(this)),
      book_(new BookMovesPanel(this)),
      model_(new MovesPlayedModel(this)) {
    setObjectName(QStringLiteral("openingTree"));
    collections_->setObjectName(QStringLiteral("treeCollection"));
    opening_->setObjectName(QStringLiteral("treeOpening"));
    opening_->setWordWrap(true);
    opening_->setTextFormat(Qt::PlainText);
    list_->setObjectName(QStringLiteral("treeMoves"));
    said_->setObjectName(QStringLiteral("treeNews"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setModel(model_);
    list_->setItemDelegateForColumn(MovesPlayedModel::Score, new ScoreDelegate(list_));
    list_->horizontalHeader()->setSectionResizeMode(MovesPlayedModel::Score, QHeaderView::Stretch);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(collections_);
    column->addWidget(opening_);
    column->addWidget(list_, 2);
    column->addWidget(said_);
    column->addWidget(book_, 1);
    setHeights([this] { return LinesOfTree * fontMetrics().lineSpacing(); });
    list_->onChosen(this, [this](int row) { emit moveChosen(model_->moves()[static_cast<std::size_t>(row)].move); });
    connect(book_, &BookMovesPanel::moveChosen, this, &TreePanel::moveChosen);
    retranslate();
}

void TreePanel::showOpening(const QString& name) {
    opening_->setText(name);
    opening_->setVisible(!name.isEmpty());
}

void TreePanel::showMoves(const Position& position, MovesPlayed played, NotationStyle style) {
    model_->setMoves(position, std::move(played.moves), style);
    QString text = tr("Games that reached this position: %1.").arg(QLocale().toString(qint64{played.games}));
    if (played.unindexed > 0) text += QLatin1Char(' ') + tr("Games not yet indexed: %1.").arg(played.unindexed);
    said_->setText(text);
}

void TreePanel::showNothing(const QString& why) {
    model_->clear();
    said_->setText(why);
}

void TreePanel::retranslate() {
    setWindowTitle(tr("Opening tree"));
    collections_->setAccessibleName(tr("Collection"));
    list_->setAccessibleName(tr("Moves played in this position"));
    book_->retranslate();
}

}  // namespace rokada::ui
