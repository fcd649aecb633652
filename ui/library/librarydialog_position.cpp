// Searches on the board, which may take a while and can be stopped.
#include "collection/library.h"
#include "library/librarydialog.h"
#include "library/librarymodel.h"
#include "library/positionbar.h"

#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace rokada::ui {

QWidget* LibraryDialog::makePositionBar() {
    position_ = new PositionBar(this);
    connect(position_, &PositionBar::formWanted, this, &LibraryDialog::positionFormWanted);
    connect(position_, &PositionBar::cleared, this, &LibraryDialog::search);
    connect(position_, &PositionBar::stopWanted, this, &LibraryDialog::stopSearch);
    connect(&position_->named(), &QLineEdit::textChanged, this, [this] { pause_.start(); });
    return position_;
}

void LibraryDialog::lookFor(std::shared_ptr<const PositionSearch> position, const QString& words) {
    position_->setPosition(std::move(position), words);
    search();
}

const std::shared_ptr<const PositionSearch>& LibraryDialog::position() const { return position_->position(); }

void LibraryDialog::stopSearch() { running_.request_stop(); }

/// The search before is of no use any more.
SearchWatch LibraryDialog::beginWatch() {
    running_.request_stop();
    running_ = std::stop_source();
    return {running_.get_token(), library_->progress()};
}

/// What the search said besides the games.
QString LibraryDialog::remarkOn(const LibraryPage& page) const {
    if (page.stopped) return tr("The search was stopped.");
    //: games of an earlier version, or just edited
    if (page.unprepared > 0) return tr("Games that are still being prepared for this search: %1.").arg(page.unprepared);
    return {};
}

int LibraryDialog::plyOf(qint64 id) const {
    const auto place = std::lower_bound(places_.begin(), places_.end(), id,
                                        [](const FoundGame& game, qint64 wanted) { return game.id < wanted; });
    return place == places_.end() || id < place->id ? 0 : place->ply;
}

}  // namespace rokada::ui
