#include "review/batchreview.h"

#include "analysis/analysissettings.h"
#include "collection/library.h"
#include "collection/librarygame.h"
#include "collection/librarystore.h"
#include "files/threadrulebookcache.h"
#include "kit/dialogsheet.h"
#include "kit/statusline.h"
#include "library/gamespage.h"
#include "record/pgnreader.h"
#include "review/reviewcontrols.h"
#include "shell/windowsignals.h"
#include "tables/tablestore.h"

#include <QMainWindow>
#include <QProgressDialog>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Number of steps of the progress bar for each game.
constexpr int StepsOfGame = 100;

}  // namespace

BatchReview::BatchReview(QMainWindow& window, StatusLine& status, Settings& settings, WindowSignals& windowSignals)
    : window_(window), status_(status), settings_(settings), job_(new ReviewJob(this)) {
    connect(&windowSignals, &WindowSignals::libraryOpened, this, [this](GamesPage& page) {
        connect(&page, &GamesPage::reviewWanted, this,
                [this](Library& from, const std::vector<qint64>& ids) { start(from, ids); });
    });
    connect(job_, &ReviewJob::finished, this, &BatchReview::write);
    connect(job_, &ReviewJob::progressed, this, [this](int done, int all) {
        const int before = static_cast<int>(at_) * StepsOfGame;
        if (dialog_) dialog_->setValue(before + done * (StepsOfGame - 1) / std::max(1, all));
    });
    connect(job_, &ReviewJob::failed, this, [this](const QString& why) {
        stop();
        status_.showError(tr("The engine failed: %1.").arg(why));
    });
}

void BatchReview::join(const Offers& offers) { tables_ = offers.find<EndgameTables>(); }

void BatchReview::start(Library& library, std::vector<qint64> ids) {
    stop();
    library_ = &library;
    ids_ = std::move(ids);
    at_ = 0;
    reviewed_ = unsaved_ = 0;
    show();
    next();
}

/// Shows the progress dialog. It is not modal, so that the user can work in the window.
void BatchReview::show() {
    dialog_ = new QProgressDialog(&window_);
    dialog_->setObjectName(QStringLiteral("batchReview"));
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setWindowTitle(tr("Game review"));
    dialog_->setCancelButtonText(tr("Cancel"));
    new DialogSheet(*dialog_, DialogSheet::Title::Own);
    dialog_->setMinimumDuration(0);
    dialog_->setAutoClose(false);
    dialog_->setAutoReset(false);
    dialog_->setRange(0, static_cast<int>(ids_.size()) * StepsOfGame);
    connect(dialog_, &QProgressDialog::canceled, this, &BatchReview::end);
    dialog_->show();
}

void BatchReview::next() {
    if (!running() || !library_) return end();
    if (dialog_) {
        dialog_->setLabelText(tr("Game %1 of %2").arg(at_ + 1).arg(ids_.size()));
        dialog_->setValue(static_cast<int>(at_) * StepsOfGame);
    }
    library_->ask([id = ids_[at_]](LibraryStore& store) { return store.pgn(id); },
                  [self = QPointer(this), number = ++asked_](const QByteArray& pgn) {
                      if (self && number == self->asked_) self->read(pgn);
                  });
}

/// Starts the review of the game in `pgn`. Skips a game that cannot be read completely, because saving it would lose
/// the rest of it. Also skips a game without moves.
void BatchReview::read(const QByteArray& pgn) {
    const std::string text = pgn.toStdString();
    PgnGame game = readPgn({.text = text, .length = text.size()}, threadRulebookCache());
    if (game.report.firstLoss() || game.tree.next(Node::Root) == Node::None) {
        ++at_;
        return next();
    }
    tree_ = std::move(game.tree);
    job_->start(*tree_,
                {.nodes = static_cast<std::uint64_t>(settings_.get(keys::reviewedNodes())),
                 .tables = tables_ != nullptr ? tables_->tables()->tables(tree_->sharedBook()) : nullptr},
                settings_.get(keys::analysisTable()), chosenReviewer(settings_, tree_->book().variant()));
}

void BatchReview::write(const FinishedReview& result) {
    if (!tree_ || !library_ || !running()) return end();
    ReviewControls::writeInto(*tree_, result);
    library_->ask(
        [id = ids_[at_], game = libraryGame(*tree_, {})](LibraryStore& store) { return store.edit(id, game); },
        [self = QPointer(this), number = ++asked_](bool written) {
            if (!self || number != self->asked_) return;
            ++(written ? self->reviewed_ : self->unsaved_);
            ++self->at_;
            self->next();
        },
        LibraryAction::Edit);
}

/// Stops the batch without a message. Results of requests that are still running are ignored.
void BatchReview::stop() {
    ++asked_;
    job_->cancel();
    tree_.reset();
    ids_.clear();
    at_ = 0;
    if (dialog_) {
        dialog_->disconnect(this);
        dialog_->close();
    }
}

void BatchReview::end() {
    const int left = static_cast<int>(ids_.size()) - reviewed_ - unsaved_;
    stop();
    QString sentence = tr("Games reviewed: %1. Games skipped: %2.").arg(reviewed_).arg(left);
    if (unsaved_ > 0) sentence += QLatin1Char(' ') + tr("Reviews not saved: %1.").arg(unsaved_);
    status_.showMessage(sentence);
    emit finished(reviewed_, left, unsaved_);
}

}  // namespace rokada::ui
