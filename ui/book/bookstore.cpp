#include "book/bookstore.h"

#include "book/bookwords.h"
#include "kit/latin.h"
#include "kit/readfile.h"
#include "texts/filetexts.h"

#include "book/shippedbook.h"

#include <QFile>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Books of more rules than people change between are read again.
constexpr std::size_t MostKept = 6;

}  // namespace

tl::expected<BookPtr, QString> readBookFile(const Rulebook& rules, const QString& path) {
    QFile file(path);
    if (const Opened opened = openToRead(file, static_cast<qint64>(MaxBookBytes)); !opened)
        return tl::make_unexpected(texts::notRead(path, opened.error()));
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError) return tl::make_unexpected(texts::notRead(path, file.errorString()));
    auto book = readBook(rules, bytes.toStdString());
    if (book) return *std::move(book);
    return tl::make_unexpected(texts::noBook(path, book.error(), rules.variant().id));
}

void BookStore::silence() {
    const std::lock_guard guard(lock_);
    complain_ = nullptr;
}

void BookStore::setUsed(bool used) {
    const std::lock_guard guard(lock_);
    used_ = used;
}

void BookStore::setFile(const QString& variant, const QString& file) {
    const std::lock_guard guard(lock_);
    if (files_.value(variant) == file) return;
    files_[variant] = file;
    std::erase_if(kept_, [&](const Kept& one) { return latin(one.rules->variant().id) == variant; });
}

BookPtr BookStore::book(const RulebookPtr& rules) {
    const std::lock_guard guard(lock_);
    const auto known = std::find_if(kept_.begin(), kept_.end(), [&](const Kept& one) { return one.rules == rules; });
    if (known != kept_.end()) return known->book;
    BookPtr book;
    const QString file = files_.value(latin(rules->variant().id));
    if (file.isEmpty()) {
        book = shippedBook(*rules);
    } else if (auto read = readBookFile(*rules, file)) {
        book = *std::move(read);
    } else if (complain_) {
        complain_(read.error());
    }
    if (kept_.size() == MostKept) kept_.erase(kept_.begin());
    kept_.push_back({rules, book});
    return book;
}

BookPtr BookStore::bookToPlay(const RulebookPtr& rules) {
    {
        const std::lock_guard guard(lock_);
        if (!used_) return nullptr;
    }
    return book(rules);
}

}  // namespace rokada::ui
