#include "library/collectionbar.h"

#include "library/collections.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>

namespace rokada::ui {

CollectionBar::CollectionBar(Collections& collections, QWidget* parent)
    : QWidget(parent), collections_(collections), list_(new QComboBox(this)) {
    list_->setObjectName(QStringLiteral("collections"));
    list_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    list_->setMinimumContentsLength(16);
    auto* label = new QLabel(tr("&Collection"), this);
    label->setBuddy(list_);
    auto* manage = new QPushButton(tr("&Manage"), this);
    manage->setObjectName(QStringLiteral("manageCollections"));
    manage->setAutoDefault(false);
    auto* menu = new QMenu(manage);
    const auto entry = [&](const char* name, const QString& text, auto slot) {
        QAction* action = menu->addAction(text, this, slot);
        action->setObjectName(QLatin1String(name));
        return action;
    };
    entry("newCollection", tr("&New..."), [this] { askForFile(true); });
    entry("openCollection", tr("&Open..."), [this] { askForFile(false); });
    rename_ = entry("renameCollection", tr("&Rename..."), [this] { askForName(); });
    remove_ = entry("removeCollection", tr("Remove from the &List"), [this] { removeChosen(); });
    menu->addSeparator();
    entry("saveCopy", tr("Save a &Copy..."), [this] { emit copyWanted(); });
    entry("restoreCopy", tr("Res&tore..."), [this] { emit restoreWanted(); });
    manage->setMenu(menu);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(list_);
    row->addWidget(manage);
    row->addStretch(1);
    connect(list_, &QComboBox::currentIndexChanged, this,
            [this](int index) { collections_.choose(static_cast<std::size_t>(index)); });
    connect(&collections_, &Collections::changed, this, &CollectionBar::fill);
    fill();
}

void CollectionBar::fill() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (std::size_t i = 0; i < collections_.all().size(); ++i) {
        list_->addItem(collections_.nameOf(i));
        list_->setItemData(static_cast<int>(i), QDir::toNativeSeparators(collections_.all()[i].file), Qt::ToolTipRole);
    }
    const std::size_t chosen = collections_.chosen();
    list_->setCurrentIndex(static_cast<int>(chosen));
    rename_->setEnabled(chosen != Collections::Own);
    remove_->setEnabled(chosen != Collections::Own);
}

void CollectionBar::open(const QString& file) {
    const auto index = collections_.add(file);
    if (!index) return emit said(index.error());
    collections_.choose(*index);
}

void CollectionBar::askForFile(bool fresh) {
    const QString folder = QFileInfo(collections_.all().front().file).path();
    auto* dialog = new QFileDialog(this, fresh ? tr("New Collection") : tr("Open a Collection"), folder,
                                   tr("Collections of games (*.sqlite);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (fresh) {
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setDefaultSuffix(QStringLiteral("sqlite"));
        // One that is there is opened, and never replaced.
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
    } else {
        dialog->setFileMode(QFileDialog::ExistingFile);
    }
    connect(dialog, &QFileDialog::fileSelected, this, &CollectionBar::open);
    dialog->open();
}

void CollectionBar::askForName() {
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("collectionName"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename"));
    dialog->setLabelText(tr("Name in the list (the file is not renamed):"));
    dialog->setTextValue(list_->currentText());
    dialog->setOkButtonText(tr("OK"));
    dialog->setCancelButtonText(tr("Cancel"));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, index = collections_.chosen()](const QString& name) { collections_.rename(index, name); });
    dialog->open();
}

void CollectionBar::removeChosen() {
    const std::size_t index = collections_.chosen();
    const QString file = QDir::toNativeSeparators(collections_.all()[index].file);
    collections_.remove(index);
    emit said(tr("The collection was removed from the list. Its file was kept: %1").arg(file));
}

}  // namespace rokada::ui
