#include "newgame/waitingdialog.h"

#include "files/gamekeeper.h"
#include "kit/dialogsheet.h"
#include "texts/names.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <vector>

namespace rokada::ui {

namespace {

constexpr int PlayersColumn = 1;

}  // namespace

WaitingDialog::WaitingDialog(QWidget* parent)
    : QDialog(parent),
      list_(new QTableWidget(this)),
      message_(new QLabel(this)),
      open_(new QPushButton(tr("&Open"), this)),
      delete_(new QPushButton(tr("&Delete"), this)),
      undo_(new QPushButton(tr("&Undo"), this)) {
    setObjectName(QStringLiteral("waitingGames"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Unfinished games"));
    setSizeGripEnabled(true);
    const QStringList titles{tr("Variant"), tr("Players"), tr("Moves"), tr("Last played")};
    list_->setColumnCount(static_cast<int>(titles.size()));
    list_->setHorizontalHeaderLabels(titles);
    list_->setAccessibleName(windowTitle());
    list_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    list_->setSelectionBehavior(QAbstractItemView::SelectRows);
    list_->setSelectionMode(QAbstractItemView::SingleSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setTabKeyNavigation(false);
    list_->setShowGrid(false);
    list_->setAlternatingRowColors(true);
    list_->setWordWrap(false);
    list_->verticalHeader()->hide();
    list_->horizontalHeader()->setHighlightSections(false);
    list_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->horizontalHeader()->setSectionResizeMode(PlayersColumn, QHeaderView::Stretch);
    message_->setWordWrap(true);
    message_->setObjectName(QStringLiteral("waitingMessage"));
    makeButtons();
    new DialogSheet(*this);
    resize(sizeForLetters(*this, {760, 420}));
}

void WaitingDialog::makeButtons() {
    auto* close = new QPushButton(tr("Close"), this);
    for (const auto& [button, name] : {std::pair(delete_, "deleteWaiting"),
                                       {undo_, "undoWaiting"},
                                       {close, "closeWaiting"},
                                       {open_, "openWaiting"}}) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        button->setProperty("look", button == open_ ? "primary" : "quiet");
    }
    open_->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(delete_);
    buttons->addWidget(undo_);
    buttons->addStretch(1);
    buttons->addWidget(close);
    buttons->addWidget(open_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(list_, 1);
    column->addWidget(message_);
    column->addLayout(buttons);
    connect(open_, &QPushButton::clicked, this, &WaitingDialog::openCurrent);
    connect(delete_, &QPushButton::clicked, this, &WaitingDialog::deleteCurrent);
    connect(undo_, &QPushButton::clicked, this, &WaitingDialog::undoWanted);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(list_, &QTableWidget::cellDoubleClicked, this, &WaitingDialog::openCurrent);
    connect(list_, &QTableWidget::currentCellChanged, this, &WaitingDialog::enableButtons);
}

void WaitingDialog::setGames(const std::vector<WaitingGame>& games) {
    const int row = std::max(0, list_->currentRow());
    files_.clear();
    list_->setRowCount(static_cast<int>(games.size()));
    for (const WaitingGame& waiting : games) {
        const int at = static_cast<int>(files_.size());
        const std::array cells{variantName(waiting.game->book().variant().id), playersOf(waiting),
                               QString::number(movesOf(*waiting.game)),
                               waiting.played.isValid() ? momentPlayed(waiting.played) : QString()};
        for (int column = 0; column < list_->columnCount(); ++column)
            list_->setItem(at, column, new QTableWidgetItem(cells[static_cast<std::size_t>(column)]));
        files_.push_back(waiting.file);
    }
    if (!files_.empty()) list_->setCurrentCell(std::min(row, list_->rowCount() - 1), 0);
    list_->setFocus();
    enableButtons();
}

void WaitingDialog::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Delete)) return delete_->click();
    if (event->matches(QKeySequence::Undo)) return undo_->click();
    QDialog::keyPressEvent(event);
}

void WaitingDialog::setUndoable(bool undoable) { undo_->setEnabled(undoable); }

void WaitingDialog::say(const QString& sentence) { message_->setText(sentence); }

void WaitingDialog::enableButtons() {
    for (QPushButton* button : {open_, delete_}) button->setEnabled(!current().isEmpty());
}

QString WaitingDialog::current() const {
    const auto row = static_cast<std::size_t>(std::max(0, list_->currentRow()));
    return list_->currentRow() < 0 || row >= files_.size() ? QString() : files_[row];
}

void WaitingDialog::openCurrent() {
    if (const QString file = current(); !file.isEmpty()) emit openWanted(file);
}

void WaitingDialog::deleteCurrent() {
    if (const QString file = current(); !file.isEmpty()) emit deletionWanted(file);
}

WaitingGames::WaitingGames(GameKeeper& keeper, QWidget& window) : QObject(&keeper), keeper_(keeper), window_(window) {}

void WaitingGames::show() {
    if (!dialog_) {
        dialog_ = new WaitingDialog(&window_);
        connect(dialog_, &WaitingDialog::openWanted, this, &WaitingGames::open);
        connect(dialog_, &WaitingDialog::deletionWanted, this, &WaitingGames::remove);
        connect(dialog_, &WaitingDialog::undoWanted, this, &WaitingGames::restore);
    }
    fill();
    dialog_->open();
}

void WaitingGames::fill() {
    std::vector<WaitingGame> games;
    for (const GameKeeper::LeftGame& left : keeper_.left()) games.push_back(waitingGame(left));
    dialog_->setGames(games);
    dialog_->setUndoable(keeper_.canRestore());
}

void WaitingGames::open(const QString& file) {
    dialog_->accept();
    emit continueWanted(file);
}

void WaitingGames::remove(const QString& file) {
    const bool removed = keeper_.remove(file);
    dialog_->say(removed ? tr("The game was deleted.") : tr("The game could not be deleted."));
    fill();
    if (removed) emit changed();
}

void WaitingGames::restore() {
    if (!keeper_.canRestore()) return;
    const Written done = keeper_.restore();
    dialog_->say(done ? tr("The game was restored.") : tr("The game could not be restored: %1").arg(done.error()));
    fill();
    if (done) emit changed();
}

}  // namespace rokada::ui
