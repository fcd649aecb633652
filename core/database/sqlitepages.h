// Recovers records of a damaged SQLite file from its pages, as the recovery of SQLite does. Checks every number that it
// reads: the size of the file limits work and memory. Never writes to the file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace rokada {

/// Reads bytes of a file from offset `at` and returns the number of bytes read.
using ReadAt = std::function<std::size_t(std::uint64_t at, char* to, std::size_t length)>;

enum class SqliteType : std::uint8_t { Null, Integer, Real, Text, Blob };

struct SqliteValue {
    SqliteType type = SqliteType::Null;
    std::int64_t integer = 0;  ///< value if the type is Integer
    std::string bytes;         ///< value if the type is Text or Blob
};

/// Place and columns of a record of a table or index. Its values are read separately, see `SqlitePages::values`.
struct SqliteRecord {
    struct Column {
        SqliteType type;
        std::uint64_t code;    ///< serial type of the file format
        std::uint64_t at;      ///< offset of the value in the record, in bytes
        std::uint64_t length;  ///< length of the value in bytes
    };

    bool row = true;           ///< true for a table row, false for an index entry
    std::int64_t id = 0;       ///< row id
    std::uint32_t page = 0;    ///< number of the page with the cell
    std::uint32_t cell = 0;    ///< offset of the cell in its page, in bytes
    std::uint32_t place = 0;   ///< offset of the record in its page, in bytes
    std::uint64_t length = 0;  ///< length of the record in bytes
    std::uint32_t local = 0;   ///< number of bytes of the record that are on this page
    std::vector<Column> columns;
};

/// Pages of a SQLite file. Not thread-safe.
class SqlitePages {
public:
    /// Opens a database and its write-ahead log. `size` and `logSize` are the sizes of both files in bytes. The log is
    /// optional.
    SqlitePages(ReadAt file, std::uint64_t size, ReadAt log = {}, std::uint64_t logSize = 0);

    /// Calls `visit` for each record on each page that is not free. Visits the pages to which interior pages of tables
    /// refer first, and then all others.
    void eachRecord(const std::function<void(const SqliteRecord&)>& visit);
    /// Returns the row whose cell starts at offset `cell` of the page, or nullopt if no row can be read there.
    [[nodiscard]] std::optional<SqliteRecord> rowAt(std::uint32_t page, std::uint32_t cell);
    /// Returns the first `count` values of a record, or nullopt if a value is on a page that cannot be read. Returns
    /// fewer values if the record has fewer columns.
    [[nodiscard]] std::optional<std::vector<SqliteValue>> values(const SqliteRecord& record, std::size_t count);
    /// Returns true if all free pages are known. If it returns false, `eachRecord` can visit deleted records.
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
    bool header_ = false;  ///< true if the first page is readable
    bool freeKnown_ = false;
    std::unordered_map<std::uint32_t, std::uint64_t> logged_;  ///< offset in the log of the latest version of each page
    std::vector<bool> free_, referred_;
    std::vector<unsigned char> bytes_;  ///< content of the last page read
    std::uint32_t held_ = 0;            ///< number of the page in `bytes_`
    std::uint64_t remainingPages_ = 0;  ///< number of overflow pages that can still be read, see `append`
};

}  // namespace rokada
