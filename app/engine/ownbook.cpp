#include "ownbook.h"

#include "book/shippedbook.h"
#include "words.h"

#include <fstream>
#include <utility>

namespace rokada::engine {

namespace {

/// The file's bytes, but no more than a byte too many.
std::string bytesOf(std::ifstream& in) {
    constexpr std::size_t Chunk = std::size_t{1} << 20;
    std::string bytes;
    while (in && bytes.size() <= MaxBookBytes) {
        const std::size_t before = bytes.size();
        bytes.resize(before + Chunk);
        in.read(bytes.data() + before, Chunk);
        bytes.resize(before + static_cast<std::size_t>(in.gcount()));
    }
    return bytes;
}

}  // namespace

tl::expected<BookPtr, std::string> readBookFile(const Rulebook& rules, const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return tl::make_unexpected(file + ": cannot be read");
    auto book = readBook(rules, bytesOf(in));
    if (book) return *std::move(book);
    return tl::make_unexpected(file + ": " + words(book.error().what) + " at byte " +
                               std::to_string(book.error().at + 1));
}

BookPtr OwnBook::of(const protocol::Settings& settings, const RulebookPtr& rules) {
    if (rules == rules_ && settings.bookFile == file_) return book_;
    rules_ = rules;
    file_ = settings.bookFile;
    complaint_.clear();
    book_ = nullptr;
    if (file_.empty()) return book_ = shippedBook(*rules);
    auto read = readBookFile(*rules, file_);
    if (read) return book_ = *std::move(read);
    complaint_ = "BookFile: " + read.error();
    return nullptr;
}

std::string OwnBook::complaint() { return std::exchange(complaint_, {}); }

}  // namespace rokada::engine
