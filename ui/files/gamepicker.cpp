#include "files/gamepicker.h"

#include "files/gamefile.h"
#include "texts/names.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

GamePicker::GamePicker(GameFile* file, QWidget* parent)
    : QDialog(parent),
      file_(file),
      filter_(new QLineEdit(this)),
      list_(new QTreeWidget(this)),
      progress_(new QProgressBar(this)) {
    file_->setParent(this);
    setWindowTitle(tr("Games in %1").arg(QFileInfo(file->path()).fileName()));
    filter_->setPlaceholderText(tr("Search: player, event, date, result"));
    filter_->setAccessibleName(filter_->placeholderText());
    filter_->setClearButtonEnabled(true);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setHeaderLabels({tr("No."), tr("White"), tr("Black"), tr("Result"), tr("Date"), tr("Event"), tr("Variant")});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    open_ = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    open_->setEnabled(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(filter_);
    column->addWidget(list_, 1);
    column->addWidget(progress_);
    column->addWidget(buttons);
    resize(760, 520);
    connect(file_, &GameFile::progressed, progress_, &QProgressBar::setValue);
    connect(file_, &GameFile::ready, this, &GamePicker::fill);
    connect(file_, &GameFile::failed, this, &QDialog::reject);
    connect(filter_, &QLineEdit::textChanged, this, &GamePicker::narrow);
    connect(list_, &QTreeWidget::itemActivated, this, &GamePicker::choose);
    connect(buttons, &QDialogButtonBox::accepted, this, &GamePicker::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void GamePicker::fill() {
    progress_->hide();
    QList<QTreeWidgetItem*> items;
    int number = 0;
    for (const GameEntry& entry : file_->games()) {
        const QString game = entry.game.isEmpty() ? QStringLiteral("?") : variantName(entry.game.toStdString());
        items << new QTreeWidgetItem(
            {QString::number(++number), entry.white, entry.black, entry.result, entry.date, entry.event, game});
    }
    list_->addTopLevelItems(items);
    for (int column = 0; column < list_->columnCount(); ++column) list_->resizeColumnToContents(column);
    if (items.isEmpty()) return;
    list_->setCurrentItem(items.front());
    open_->setEnabled(true);
    open_->setDefault(true);
    list_->setFocus();
    if (items.size() == 1) choose();
}

/// All words must occur, anywhere.
void GamePicker::narrow(const QString& words) {
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = list_->topLevelItem(i);
        QString all;
        for (int column = 1; column < list_->columnCount(); ++column) all += item->text(column) + QLatin1Char(' ');
        const bool fits = std::all_of(wanted.begin(), wanted.end(),
                                      [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
        item->setHidden(!fits);
    }
}

void GamePicker::choose() {
    const int index = list_->indexOfTopLevelItem(list_->currentItem());
    if (index < 0 || list_->currentItem()->isHidden()) return;
    emit chosen(file_->games()[static_cast<std::size_t>(index)]);
    accept();
}

}  // namespace rokada::ui
