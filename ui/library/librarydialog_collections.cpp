// What concerns several collections, or several records of a game: which is looked at, copies, twins.
#include "collection/library.h"
#include "collection/librarytransfer.h"
#include "library/collectionbar.h"
#include "library/collections.h"
#include "library/librarydialog.h"
#include "library/librarymodel.h"
#include "library/positionbar.h"
#include "library/summarydialog.h"
#include "library/twinsdialog.h"

#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace rokada::ui {

void LibraryDialog::setCollections(Collections& collections) {
    collections_ = &collections;
    auto* bar = new CollectionBar(collections, this);
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, bar);
    connect(bar, &CollectionBar::said, said_, &QLabel::setText);
    connect(bar, &CollectionBar::copyWanted, this, &LibraryDialog::askToSaveCopy);
    connect(bar, &CollectionBar::restoreWanted, this, &LibraryDialog::chooseCopy);
    connect(&collections, &Collections::changed, this, &LibraryDialog::lookAtChosen);
    lookAtChosen();
}

/// Of games in the list, and what was won and lost in this program.
QMenu* LibraryDialog::makeStatistics() {
    auto* menu = new QMenu(statistics_);
    countAll_ = menu->addAction(QString(), this, [this] { count(model_->ids()); });
    countAll_->setObjectName(QStringLiteral("countAll"));
    countSelected_ = menu->addAction(QString(), this, [this] { count(selected()); });
    countSelected_->setObjectName(QStringLiteral("countSelected"));
    menu->addSeparator();
    menu->addAction(tr("&My Results..."), this, &LibraryDialog::statisticsWanted);
    return menu;
}

void LibraryDialog::count(const std::vector<qint64>& ids) { (new SummaryDialog(*library_, ids, style_, this))->open(); }

void LibraryDialog::showReport(const ImportReport& report) {
    auto* dialog = new ImportReportDialog(report, this);
    connect(dialog, &ImportReportDialog::twinsWanted, this, &LibraryDialog::compare);
    dialog->open();
}

void LibraryDialog::compare(const std::vector<Twins>& twins) {
    if (twins.empty()) return said_->setText(tr("No game is there twice."));
    auto* dialog = new TwinsDialog(*library_, twins, this);
    connect(dialog, &TwinsDialog::removed, this, [this](const std::vector<qint64>& ids) {
        removed_.insert(removed_.end(), ids.begin(), ids.end());
        said_->setText(tr("Records deleted: %1.").arg(removed_.size()));
        search();
    });
    removed_.clear();
    dialog->open();
}

void LibraryDialog::lookForTwins() {
    said_->setText(tr("Looking for records of the same game..."));
    library_->ask([](LibraryStore& store) { return twinsIn(store); },
                  [self = QPointer(this), from = library_](const std::vector<Twins>& twins) {
                      if (!self || self->library_ != from) return;
                      self->said_->clear();
                      self->compare(twins);
                  });
}

/// Imports of another one go on.
void LibraryDialog::lookAtChosen() {
    Library& chosen = collections_->library(collections_->chosen());
    if (&chosen == library_) return;
    library_->disconnect(this);
    library_->disconnect(progress_);
    library_->disconnect(position_);
    library_ = &chosen;
    removed_.clear();
    said_->clear();
    follow();
    showImport(library_->importing());
    model_->setFound({});
    count_->clear();
    stopCopy_->hide();
    showHeld(library_->held());
    search();
}

/// "Copy" and "Move", each with all the other collections.
void LibraryDialog::fillTransfers(QMenu& menu) {
    menu.clear();
    const std::pair<Transfer, QString> ways[]{{Transfer::Copy, tr("&Copy to")}, {Transfer::Move, tr("&Move to")}};
    for (const auto& [how, text] : ways) {
        if (!collections_) break;
        QMenu* others = menu.addMenu(text);
        for (std::size_t i = 0; i < collections_->all().size(); ++i) {
            if (i == collections_->chosen()) continue;
            others->addAction(collections_->nameOf(i), this, [this, i, way = how] { transferTo(i, way); });
        }
        others->setEnabled(!others->isEmpty() && !selected().empty());
    }
    menu.addSeparator();
    menu.addAction(tr("Compare &Twins..."), this, &LibraryDialog::lookForTwins)
        ->setObjectName(QStringLiteral("lookForTwins"));
    const auto addReview = [&](const QString& text, const char* name, const std::vector<qint64>& ids) {
        QAction* review = menu.addAction(text.arg(ids.size()), this, [this, ids] {
            emit reviewWanted(*library_, ids);
            accept();
        });
        review->setObjectName(QLatin1String(name));
        review->setEnabled(!ids.empty());
    };
    addReview(tr("&Review Selected (%1)"), "reviewSelected", selected());
    addReview(tr("Review &All Found (%1)"), "reviewFound", model_->ids());
}

void LibraryDialog::transferTo(std::size_t collection, Transfer how) {
    const auto tell = [this, name = collections_->nameOf(collection), from = library_](const Transferred& done) {
        if (from != library_) return;
        if (done.how == Transfer::Move) removed_ = done.moved;
        QString news = tr("Now in %1: %2. Already known there: %3.").arg(name).arg(done.added).arg(done.known);
        if (!done.whole) news += QLatin1Char(' ') + tr("The others could not be read or written.");
        said_->setText(news);
        done.how == Transfer::Move ? search() : static_cast<void>(0);
        emit transferred();
    };
    transfer(*library_, collections_->library(collection), selected(), how, this, tell);
}

}  // namespace rokada::ui
