#include "library/collectiontabs.h"

#include "collection/gamecounts.h"
#include "collection/library.h"
#include "kit/dialogsheet.h"
#include "kit/filedialog.h"
#include "library/collections.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLocale>
#include <QMenu>
#include <QPointer>
#include <QSignalBlocker>
#include <QTabBar>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr const char* OpenDeed = "openCollection";

}  // namespace

CollectionTabs::CollectionTabs(Collections& collections, QWidget* parent)
    : QWidget(parent), collections_(collections), tabs_(new QTabBar(this)) {
    tabs_->setObjectName(QStringLiteral("collections"));
    tabs_->setProperty("look", "underline");
    tabs_->setExpanding(false);
    tabs_->setElideMode(Qt::ElideNone);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(tabs_);
    connect(tabs_, &QTabBar::currentChanged, this,
            [this](int index) { collections_.choose(static_cast<std::size_t>(index)); });
    connect(&collections_, &Collections::changed, this, &CollectionTabs::fill);
    connect(&collections_, &Collections::added, this, [this](std::size_t index) {
        emit succeeded(OpenDeed);
        collections_.choose(index);
    });
    connect(&collections_, &Collections::notAdded, this, [this](const QString& why) { emit failed(why, OpenDeed); });
    fill();
}

void CollectionTabs::addActions(QMenu& menu) {
    const auto entry = [&](const char* name, const QString& text, auto slot) {
        QAction* action = menu.addAction(text, this, slot);
        action->setObjectName(QLatin1String(name));
        return action;
    };
    entry("newCollection", tr("&New Collection..."), [this] { askForFile(true); });
    entry("openCollection", tr("&Open Collection..."), [this] { askForFile(false); });
    rename_ = entry("renameCollection", tr("&Rename..."), [this] { askForName(); });
    remove_ = entry("removeCollection", tr("Remove from the &List"), [this] { removeChosen(); });
    updateActions();
}

void CollectionTabs::updateActions() {
    const bool own = collections_.chosen() == Collections::Own;
    for (QAction* action : {rename_, remove_})
        if (action) action->setEnabled(!own);
}

void CollectionTabs::fill() {
    const QSignalBlocker quiet(tabs_);
    const auto count = static_cast<int>(collections_.all().size());
    while (tabs_->count() > count) tabs_->removeTab(tabs_->count() - 1);
    while (tabs_->count() < count) tabs_->addTab(QString());
    for (int i = 0; i < count; ++i) {
        const auto place = static_cast<std::size_t>(i);
        const QString& file = collections_.all()[place].file;
        const auto known = counted_.indexOf(file);
        const std::optional<int> games = known < 0 ? std::nullopt : counts_[static_cast<std::size_t>(known)];
        QString name = collections_.nameOf(place);
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        //: tab of a collection; %1: its name; %2: the number of its games
        tabs_->setTabText(i, games ? tr("%1 (%2)").arg(name, QLocale().toString(*games)) : name);
        tabs_->setTabToolTip(i, QDir::toNativeSeparators(file));
    }
    tabs_->setCurrentIndex(static_cast<int>(collections_.chosen()));
    updateActions();
}

/// Counts the games of all collections in the background, on the thread of the first library. If a collection cannot be
/// read, its tab shows no number.
void CollectionTabs::count() {
    QStringList files;
    for (const auto& entry : collections_.all()) files << entry.file;
    collections_.library(Collections::Own)
        .ask([files](LibraryStore&) { return gameCounts(files); },
             [self = QPointer(this), files](const std::vector<std::optional<int>>& counts) {
                 if (self) self->showCounts(files, counts);
             });
}

void CollectionTabs::showCounts(const QStringList& files, const std::vector<std::optional<int>>& counts) {
    counted_ = files;
    counts_ = counts;
    fill();
}

void CollectionTabs::retranslate() {
    tabs_->setAccessibleName(tr("Collection"));
    // Name the scroll buttons for screen readers, because Qt names them in English only.
    const QStringList scrolling{tr("Scroll the collections back"), tr("Scroll the collections forward")};
    const auto buttons = tabs_->findChildren<QAbstractButton*>();
    for (int i = 0; i < std::min(scrolling.size(), buttons.size()); ++i) buttons[i]->setAccessibleName(scrolling[i]);
    fill();
}

void CollectionTabs::open(const QString& file) { collections_.add(file); }

void CollectionTabs::askForFile(bool fresh) {
    const QString folder = QFileInfo(collections_.all().front().file).path();
    auto* dialog = newFileDialog(window(), fresh ? tr("New collection") : tr("Open a collection"), folder,
                                 tr("Collections of games (*.sqlite);;All files (*)"));
    if (fresh) {
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setDefaultSuffix(QStringLiteral("sqlite"));
        // An existing file is opened and not overwritten, so the dialog must not ask whether to overwrite it.
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
    } else {
        dialog->setFileMode(QFileDialog::ExistingFile);
    }
    connect(dialog, &QFileDialog::fileSelected, this, &CollectionTabs::open);
    dialog->open();
}

void CollectionTabs::askForName() {
    auto* dialog = new QInputDialog(window());
    dialog->setObjectName(QStringLiteral("collectionName"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename"));
    new DialogSheet(*dialog);
    dialog->setLabelText(tr("Name in the list (the file is not renamed):"));
    dialog->setTextValue(collections_.nameOf(collections_.chosen()));
    dialog->setOkButtonText(tr("OK"));
    dialog->setCancelButtonText(tr("Cancel"));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, index = collections_.chosen()](const QString& name) { collections_.rename(index, name); });
    dialog->open();
}

void CollectionTabs::removeChosen() {
    const std::size_t index = collections_.chosen();
    const QString file = QDir::toNativeSeparators(collections_.all()[index].file);
    collections_.remove(index);
    emit said(tr("The collection was removed from the list. Its file was kept: %1").arg(file));
}

}  // namespace rokada::ui
