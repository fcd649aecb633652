#include "book/bookstore.h"

#include "kit/latin.h"
#include "kit/readfile.h"
#include "rules/samerules.h"
#include "texts/filetexts.h"
#include "texts/names.h"

#include "book/shippedbook.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

#include <algorithm>
#include <string_view>
#include <utility>

namespace rokada::ui {

namespace {

/// Maximum number of books kept in memory. The book that was read first is removed first, and is read again when it is
/// needed.
constexpr std::size_t MaxKept = 6;

const char* sentence(BookErrorCode what) {
    switch (what) {
        case BookErrorCode::Empty: return QT_TRANSLATE_NOOP("Books", "The book %1 is empty.");
        case BookErrorCode::TooLarge: return QT_TRANSLATE_NOOP("Books", "The book %1 is too large.");
        case BookErrorCode::Unknown: return QT_TRANSLATE_NOOP("Books", "%1 is not an opening book (error at byte %2).");
        case BookErrorCode::OtherVersion:
            return QT_TRANSLATE_NOOP("Books", "The book %1 was made by a newer version of Rokada.");
        case BookErrorCode::OtherVariant: return QT_TRANSLATE_NOOP("Books", "The book %1 is for another variant: %3.");
        case BookErrorCode::OtherKeys:
            return QT_TRANSLATE_NOOP("Books", "The book %1 was made by an incompatible version of Rokada.");
        case BookErrorCode::Cut: return QT_TRANSLATE_NOOP("Books", "The book %1 ends too early (at byte %2).");
        case BookErrorCode::Damaged:
        case BookErrorCode::Unsorted:
        case BookErrorCode::BadMoves: return QT_TRANSLATE_NOOP("Books", "The book %1 is damaged (at byte %2).");
    }
    return "";
}

/// Returns a sentence with the path of the file, the error, and the byte at which it occurs.
QString noBook(const QString& path, const BookError& error, std::string_view variant) {
    QString text = QCoreApplication::translate("Books", sentence(error.what));
    text.replace(QLatin1String("%2"), QLocale().toString(qulonglong{error.at} + 1));
    text.replace(QLatin1String("%3"), variantName(variant));
    // Replace %1 last, because the file name itself could contain "%2" or "%3".
    return text.replace(QLatin1String("%1"), QDir::toNativeSeparators(path));
}

FoundBook shipped(const Rulebook& rules) {
    if (BookPtr book = shippedBook(rules)) return {std::move(book), BookState::Found};
    return {nullptr, shippedBookBytes(rules.variant().id).empty() ? BookState::Missing : BookState::OtherRules};
}

/// Returns the book of a file. If it cannot be read, sets `error` to a message for the user.
FoundBook chosen(const Rulebook& rules, const QString& file, const std::stop_token& stop, QString& error) {
    auto read = readBookFile(rules, file, stop);
    if (read) return {*std::move(read), BookState::Found};
    error = read.error();
    return {nullptr, BookState::Unreadable};
}

}  // namespace

tl::expected<BookPtr, QString> readBookFile(const Rulebook& rules, const QString& path, const std::stop_token& stop) {
    ReadFile file(path, stop);
    if (const Opened opened = file.openToRead(static_cast<qint64>(MaxBookBytes)); !opened)
        return tl::make_unexpected(texts::notRead(path, opened.error()));
    const QByteArray bytes = file.readAll();
    if (file.failed()) return tl::make_unexpected(texts::notRead(path, file.errorString()));
    auto book = readBook(rules, bytes.toStdString());
    if (book) return *std::move(book);
    return tl::make_unexpected(noBook(path, book.error(), rules.variant().id));
}

void BookStore::silence() {
    const std::lock_guard guard(complaining_);
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

/// Does not hold the lock while it reads the file, so that no other thread waits. As a consequence, two threads can
/// read the same file at the same time.
FoundBook BookStore::find(const RulebookPtr& rules, const std::stop_token& stop) {
    std::unique_lock guard(lock_);
    // Compare the rules by their values: each game that is read from a file has its own rulebook object, even if the
    // rules are equal.
    const auto known = [&] {
        return std::ranges::find_if(kept_,
                                    [&](const Kept& one) { return sameRules(one.rules->variant(), rules->variant()); });
    };
    if (known() != kept_.end()) return known()->found;
    const QString variant = latin(rules->variant().id), file = files_.value(variant);
    guard.unlock();
    QString error;
    FoundBook found = file.isEmpty() ? shipped(*rules) : chosen(*rules, file, stop, error);
    guard.lock();
    if (known() != kept_.end()) return known()->found;
    // Do not keep the book if reading was cancelled, or if another file has been chosen meanwhile.
    if (stop.stop_requested() || file != files_.value(variant)) return found;
    if (kept_.size() == MaxKept) kept_.erase(kept_.begin());
    kept_.push_back({rules, found});
    guard.unlock();
    if (!error.isEmpty()) complain(error);
    return found;
}

/// Does not hold the lock of the data, because the receiver may use the store.
void BookStore::complain(const QString& error) {
    const std::lock_guard guard(complaining_);
    if (complain_) complain_(error);
}

BookPtr BookStore::bookToPlay(const RulebookPtr& rules, const std::stop_token& stop) {
    {
        const std::lock_guard guard(lock_);
        if (!used_) return nullptr;
    }
    return find(rules, stop).book;
}

}  // namespace rokada::ui
