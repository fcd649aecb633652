#include "ownbook.h"

#include "base/inputfile.h"
#include "book/shippedbook.h"
#include "words.h"

#include <utility>

namespace rokada::engine {

tl::expected<BookPtr, std::string> readBookFile(const Rulebook& rules, const std::string& file,
                                                const std::stop_token& stop) {
    const auto bytes = readWhole(file, MaxBookBytes, stop);
    if (!bytes) return tl::make_unexpected(file + ": cannot be read: " + consoleText(bytes.error()));
    auto book = readBook(rules, *bytes);
    if (book) return *std::move(book);
    return tl::make_unexpected(file + ": " + words(book.error().what) + " at byte " +
                               std::to_string(book.error().at + 1));
}

BookPtr OwnBook::of(const protocol::Settings& settings, const RulebookPtr& rules, const std::stop_token& stop) {
    if (rules == rules_ && settings.bookFile == file_) return book_;
    rules_ = rules;
    file_ = settings.bookFile;
    complaint_.clear();
    book_ = nullptr;
    if (file_.empty()) return book_ = shippedBook(*rules);
    auto read = readBookFile(*rules, file_, stop);
    if (read) return book_ = *std::move(read);
    if (stop.stop_requested()) rules_ = nullptr;
    complaint_ = "BookFile: " + read.error();
    return nullptr;
}

std::string OwnBook::complaint() { return std::exchange(complaint_, {}); }

}  // namespace rokada::engine
