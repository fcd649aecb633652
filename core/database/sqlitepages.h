// Reads the records of a damaged SQLite file from its pages, as SQLite's own recovery does. No number in the file is
// trusted: the work and the memory are bounded by the size of the file. Nothing is written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace rokada {

/// Reads bytes of a file from this place on; returns how many there were.
using ReadAt = std::function<std::size_t(std::uint64_t at, char* to, std::size_t length)>;

enum class SqliteType : std::uint8_t { Null, Integer, Real, Text, Blob };

struct SqliteValue {
    SqliteType type = SqliteType::Null;
    std::int64_t integer = 0;  ///< of integers
    std::string bytes;         ///< of texts and blobs
};

/// A record of a table or of an index, before its values are read.
struct SqliteRecord {
    struct Column {
        SqliteType type;
        std::uint64_t code;    ///< as the file describes type and length
        std::uint64_t at;      ///< in the record
        std::uint64_t length;  ///< bytes
    };

    bool row = true;           ///< of a table; false: of an index
    std::int64_t id = 0;       ///< number of a row
    std::uint32_t page = 0;    ///< on which it begins
    std::uint32_t cell = 0;    ///< where on that page
    std::uint32_t place = 0;   ///< of its bytes on that page
    std::uint64_t length = 0;  ///< of its bytes
    std::uint32_t local = 0;   ///< of these, on that page
    std::vector<Column> columns;
};

class SqlitePages {
public:
    /// Of the database and the write-ahead log beside it, each with its size in bytes. The log may be absent.
    SqlitePages(ReadAt file, std::uint64_t size, ReadAt log = {}, std::uint64_t logSize = 0);

    /// Visits each record on each page that is not free, rows on pages that a tree refers to before others.
    void eachRecord(const std::function<void(const SqliteRecord&)>& visit);
    /// The row that was visited there.
    [[nodiscard]] std::optional<SqliteRecord> rowAt(std::uint32_t page, std::uint32_t cell);
    /// Its first values. Returns nullopt if one of them is not in the file.
    [[nodiscard]] std::optional<std::vector<SqliteValue>> values(const SqliteRecord& record, std::size_t count);
    /// Whether all free pages are known, so that no record is of an earlier state.
    [[nodiscard]] bool knowsFreePages() const { return freeKnown_; }
    [[nodiscard]] std::uint32_t pages() const { return pages_; }

private:
    [[nodiscard]] bool readHeader();
    void readLog();
    void guessPageSize();
    void markFreePages();
    [[nodiscard]] bool markTrunk(std::uint32_t trunk, std::uint32_t& listed);
    void markReferred();
    void referTo(std::uint32_t page);
    [[nodiscard]] bool read(std::uint32_t page);
    void visitPage(std::uint32_t page, const std::function<void(const SqliteRecord&)>& visit);
    [[nodiscard]] bool parse(std::uint32_t page, std::uint32_t at, SqliteRecord& record) const;
    [[nodiscard]] bool parseColumns(SqliteRecord& record) const;
    [[nodiscard]] bool append(const SqliteRecord& record, std::uint64_t wanted, std::string& bytes);
    [[nodiscard]] std::uint32_t bodyOf(std::uint32_t page) const;

    ReadAt file_, log_;
    std::uint64_t size_, logSize_;
    std::uint32_t pageSize_ = 0, usable_ = 0, pages_ = 0;
    std::uint32_t firstFree_ = 0, freeCount_ = 0;
    bool header_ = false;  ///< the first page could be read
    bool freeKnown_ = false;
    std::unordered_map<std::uint32_t, std::uint64_t> logged_;  ///< where the newest state of a page is in the log
    std::vector<bool> free_, referred_;
    std::vector<unsigned char> bytes_;  ///< of the page that was read last
    std::uint32_t held_ = 0;            ///< its number
    std::uint64_t patience_ = 0;        ///< overflow pages that may still be read
};

}  // namespace rokada
