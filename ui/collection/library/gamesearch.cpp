#include "library/gamesearch.h"

#include "collection/library.h"
#include "library/librarymodel.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace rokada::ui {

GameSearch::GameSearch(LibraryModel& model, QObject* parent) : QObject(parent), model_(model) {
    connect(&model_, &LibraryModel::pageWanted, this, &GameSearch::fetch);
}

void GameSearch::lookIn(Library& library) {
    if (library_) library_->disconnect(this);
    running_.request_stop();
    library_ = &library;
    // Increase the number, so that results of searches in the previous library are ignored.
    ++asked_;
    shownAsked_ = asked_;
    places_.clear();
    remark_.clear();
    failure_.reset();
    model_.setFound({});
    connect(library_, &Library::searchProgressed, this, [this](int percent) {
        if (long_) emit progressed(percent);
    });
}

void GameSearch::search(LibraryQuery query) {
    running_.request_stop();
    running_ = std::stop_source();
    long_ = query.position != nullptr || !query.words.trimmed().isEmpty();
    query.watch = {running_.get_token(), library_->progress()};
    const int number = ++asked_;
    library_->ask([query = std::move(query)](LibraryStore& store) { return store.find(query); },
                  [self = QPointer(this), number](LibraryPage page) {
                      if (!self || number != self->asked_) return;
                      self->shownAsked_ = number;
                      self->fill(std::move(page));
                  });
}

void GameSearch::stop() { running_.request_stop(); }

void GameSearch::fill(LibraryPage page) {
    remark_ = remarkOn(page);
    failure_ = page.failure;
    places_ = std::move(page.places);
    long_ = false;
    model_.setFound(std::move(page));
    emit progressed(100);
    emit found();
}

/// Loads the rows of one page of the list. Ignores these rows if another search has finished meanwhile, because the
/// list then contains other games.
void GameSearch::fetch(int page) {
    library_->ask([ids = model_.idsOf(page)](LibraryStore& store) { return store.rows(ids); },
                  [self = QPointer(this), page, number = shownAsked_](std::vector<LibraryRow> rows) {
                      if (self && number == self->shownAsked_) self->model_.addRows(page, std::move(rows));
                  });
}

QString GameSearch::remarkOn(const LibraryPage& page) {
    if (page.stopped) return tr("The search was stopped.");
    //: %1: number of games that were not searched, because they come from an earlier version or were just edited
    if (page.unindexed > 0) return tr("Games not indexed yet: %1.").arg(page.unindexed);
    return {};
}

int GameSearch::plyOf(qint64 id) const {
    const auto place = std::ranges::lower_bound(places_, id, {}, &FoundGame::id);
    return place == places_.end() || id < place->id ? 0 : place->ply;
}

}  // namespace rokada::ui
