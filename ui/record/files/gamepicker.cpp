#include "files/gamepicker.h"

#include "files/gamefile.h"
#include "kit/dialogsheet.h"
#include "texts/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Filter of the list: shows the games whose tags contain all search words.
class GamesWithWords final : public QSortFilterProxyModel {
public:
    GamesWithWords(const GameList& list, QObject* parent) : QSortFilterProxyModel(parent), list_(list) {}

    void setWords(const QString& words) {
        words_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex&) const override {
        if (words_.isEmpty()) return true;
        const GameEntry entry = list_[static_cast<std::size_t>(row)];
        const QString all =
            QStringList{entry.white, entry.black, entry.result, entry.date, entry.event, variantShown(entry.game)}.join(
                QLatin1Char(' '));
        return std::ranges::all_of(words_,
                                   [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
    }

private:
    const GameList& list_;
    QStringList words_;
};

}  // namespace

GamePicker::GamePicker(GameFile* file, QWidget* parent)
    : QDialog(parent),
      file_(file),
      filter_(new QLineEdit(this)),
      games_(new GameListModel(file->games(), this)),
      list_(new QTreeView(this)),
      progress_(new QProgressBar(this)),
      encodingRow_(new QWidget(this)),
      encoding_(new QComboBox(encodingRow_)) {
    file_->setParent(this);
    setWindowTitle(tr("Games in %1").arg(QFileInfo(file->path()).fileName()));
    filter_->setObjectName(QStringLiteral("gameFilter"));
    filter_->setPlaceholderText(tr("Search: player, event, date, result"));
    filter_->setAccessibleName(filter_->placeholderText());
    filter_->setClearButtonEnabled(true);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    auto* shown = new GamesWithWords(file->games(), this);
    shown->setSourceModel(games_);
    shown_ = shown;
    list_->setModel(shown_);
    encoding_->setObjectName(QStringLiteral("encoding"));
    encoding_->addItem(tr("Cyrillic (Windows-1251)"), static_cast<int>(Encoding::Windows1251));
    encoding_->addItem(tr("Western European (Windows-1252)"), static_cast<int>(Encoding::Windows1252));
    auto* label = new QLabel(tr("Text &encoding:"), encodingRow_);
    label->setBuddy(encoding_);
    auto* encodingLine = new QHBoxLayout(encodingRow_);
    encodingLine->setContentsMargins(0, 0, 0, 0);
    encodingLine->addWidget(label);
    encodingLine->addWidget(encoding_);
    encodingLine->addStretch();
    encodingRow_->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    open_ = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    open_->setEnabled(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(filter_);
    column->addWidget(list_, 1);
    column->addWidget(progress_);
    column->addWidget(encodingRow_);
    column->addWidget(buttons);
    new DialogSheet(*this);
    resize(sizeForLetters(*this, {760, 520}));
    connect(file_, &GameFile::progressed, progress_, &QProgressBar::setValue);
    connect(file_, &GameFile::ready, this, &GamePicker::fill);
    connect(file_, &GameFile::failed, this, &QDialog::reject);
    connect(filter_, &QLineEdit::textChanged, shown, &GamesWithWords::setWords);
    connect(list_, &QTreeView::activated, this, &GamePicker::choose);
    connect(encoding_, &QComboBox::activated, this, &GamePicker::chooseEncoding);
    connect(buttons, &QDialogButtonBox::accepted, this, &GamePicker::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void GamePicker::fill() {
    progress_->hide();
    const int row = std::max(0, list_->currentIndex().row());
    games_->reset();
    showEncoding();
    for (int column = 0; column < GameListModel::Columns; ++column) list_->resizeColumnToContents(column);
    if (file_->games().empty()) return;
    list_->setCurrentIndex(shown_->index(row, 0));
    open_->setEnabled(true);
    open_->setDefault(true);
    list_->setFocus();
    if (file_->games().size() == 1 && !file_->oldEncoding()) choose();
}

/// Shows the guessed encoding of games that are not in UTF-8. The user can correct it if the names in the list are
/// wrong.
void GamePicker::showEncoding() {
    const auto encoding = file_->oldEncoding();
    encodingRow_->setVisible(encoding.has_value());
    if (encoding) encoding_->setCurrentIndex(encoding_->findData(static_cast<int>(*encoding)));
}

void GamePicker::chooseEncoding(int index) {
    file_->setOldEncoding(static_cast<Encoding>(encoding_->itemData(index).toInt()));
    progress_->show();
    file_->look();
}

void GamePicker::choose() {
    const QModelIndex current = shown_->mapToSource(list_->currentIndex());
    if (!current.isValid()) return;
    emit chosen(file_->games()[static_cast<std::size_t>(current.row())]);
    accept();
}

}  // namespace rokada::ui
