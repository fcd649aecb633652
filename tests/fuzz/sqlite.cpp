// Fuzz target for damaged SQLite files and write-ahead logs. Reading must take bounded time and memory.
#include "parts.h"
#include "targets.h"

#include "database/sqlitepages.h"

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

namespace rokada::fuzz {

namespace {

/// Returns a function that reads from `bytes`, and adds the number of bytes that it has read to `read`.
ReadAt readingOf(std::string_view bytes, std::size_t& read) {
    return [bytes, &read](std::uint64_t at, char* to, std::size_t length) -> std::size_t {
        if (at >= bytes.size()) return 0;
        const std::size_t there = std::min(length, bytes.size() - static_cast<std::size_t>(at));
        std::memcpy(to, bytes.data() + at, there);
        read += there;
        return there;
    };
}

/// Splits the input into a database file and its log. The first two bytes are the length of the log.
std::pair<std::string_view, std::string_view> parted(std::string_view input) {
    if (input.size() < 2) return {};
    const auto byte = [&](std::size_t at) { return static_cast<std::size_t>(static_cast<unsigned char>(input[at])); };
    const std::size_t log = std::min(byte(0) << 8 | byte(1), input.size() - 2);
    return {input.substr(2, input.size() - 2 - log), input.substr(input.size() - log)};
}

void checkValues(SqlitePages& pages, const SqliteRecord& record, std::size_t& bytes) {
    const auto values = pages.values(record, record.columns.size());
    if (!values) return;
    expect(values->size() == record.columns.size(), "there is a value for each column");
    for (std::size_t i = 0; i < values->size(); ++i) {
        const SqliteValue& value = (*values)[i];
        const bool hasBytes = value.type == SqliteType::Text || value.type == SqliteType::Blob;
        expect(!hasBytes || value.bytes.size() == record.columns[i].length, "values are as long as they say");
        bytes += value.bytes.size();
    }
}

}  // namespace

int sqlite::testOneInput(std::string_view input) {
    const auto [file, log] = parted(input);
    std::size_t read = 0, records = 0, bytes = 0;
    SqlitePages pages(readingOf(file, read), file.size(), readingOf(log, read), log.size());
    pages.eachRecord([&](const SqliteRecord& record) {
        ++records;
        checkValues(pages, record, bytes);
        if (!record.row) return;
        const auto again = pages.rowAt(record.page, record.cell);
        expect(again && again->id == record.id && again->length == record.length, "a row is found again at its place");
    });
    // The factor 8 leaves a margin: a page can occur in the log several times, and the reader examines at most twice as
    // many page numbers as there are pages.
    const std::size_t most = 8 * (input.size() + 1024);
    expect(records <= most, "records are no more than there is room for");
    expect(bytes <= most, "values are no longer than there is room for");
    return 0;
}

}  // namespace rokada::fuzz
