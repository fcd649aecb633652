#include "book/bookreader.h"

#include <utility>

namespace rokada::ui {

BookReader::BookReader(std::shared_ptr<BookStore> books, QObject* parent) : QObject(parent), books_(std::move(books)) {
    connect(&job_, &BackgroundJob::failed, this, [this] { take({nullptr, BookState::Unreadable}); });
}

void BookReader::setRules(const RulebookPtr& rules) {
    if (std::exchange(rules_, rules) != rules) renew();
}

void BookReader::renew() {
    found_.reset();
    const int number = ++asked_;
    if (!rules_) return;
    job_.start([this, number, books = books_, rules = rules_](const std::stop_token& stop) {
        const FoundBook found = books->find(rules, stop);
        calls_.post([this, number, found] {
            if (number == asked_) take(found);
        });
    });
}

void BookReader::take(FoundBook found) {
    found_ = std::move(found);
    emit changed();
}

}  // namespace rokada::ui
