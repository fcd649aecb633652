#include "database/sqlitepages.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <unordered_set>
#include <utility>

namespace rokada {

namespace {

constexpr std::uint32_t HeaderSize = 100, SmallestPage = 512, LargestPage = 65536, SmallestUsable = 480;
constexpr std::string_view Magic("SQLite format 3\0", 16);
/// Maximum number of columns of a record; a record with more is treated as damaged. The tables of Rokada have at most a
/// third of this number.
constexpr std::size_t MaxColumns = 64;

enum PageType : unsigned char { IndexInterior = 0x02, TableInterior = 0x05, IndexLeaf = 0x0a, TableLeaf = 0x0d };

std::uint32_t number16(const unsigned char* at) { return std::uint32_t{at[0]} << 8 | at[1]; }
std::uint32_t number32(const unsigned char* at) { return number16(at) << 16 | number16(at + 2); }
std::uint32_t littleNumber32(const unsigned char* at) {
    return std::uint32_t{at[3]} << 24 | std::uint32_t{at[2]} << 16 | std::uint32_t{at[1]} << 8 | at[0];
}

bool isPageSize(std::uint32_t size) { return size >= SmallestPage && size <= LargestPage && (size & (size - 1)) == 0; }

/// Returns the page size in bytes for this value of the page size field. The value 1 means 65,536.
std::uint32_t pageSizeIn(std::uint32_t field) { return field == 1 ? LargestPage : field; }

/// Reads a variable-length integer of one to nine bytes and moves `at` past it. Returns false if it does not end before
/// `end`.
bool readVarint(const unsigned char* bytes, std::uint32_t& at, std::uint32_t end, std::uint64_t& value) {
    constexpr int Max = 9;
    value = 0;
    for (int i = 0; i < Max && at < end; ++i) {
        const unsigned char byte = bytes[at++];
        if (i == Max - 1) {
            value = value << 8 | byte;
            return true;
        }
        value = value << 7 | (byte & 0x7F);
        if ((byte & 0x80) == 0) return true;
    }
    return false;
}

std::optional<SqliteRecord::Column> columnOf(std::uint64_t code, std::uint64_t at) {
    constexpr std::array<std::uint64_t, 10> lengths{0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
    constexpr std::uint64_t Reserved = 10, FirstBlob = 12;
    if (code >= FirstBlob) {
        return SqliteRecord::Column{code % 2 == 0 ? SqliteType::Blob : SqliteType::Text, code, at,
                                    (code - FirstBlob) / 2};
    }
    if (code >= Reserved) return std::nullopt;
    const SqliteType type = code == 0 ? SqliteType::Null : code == 7 ? SqliteType::Real : SqliteType::Integer;
    return SqliteRecord::Column{type, code, at, lengths[code]};
}

std::int64_t integerIn(std::string_view bytes, std::uint64_t code) {
    if (code == 8 || code == 9) return static_cast<std::int64_t>(code - 8);
    if (bytes.empty()) return 0;
    // The first byte contains the sign, so it is read as a signed number.
    auto value = static_cast<std::uint64_t>(static_cast<std::int64_t>(static_cast<signed char>(bytes.front())));
    for (const char c : bytes.substr(1)) value = value << 8 | static_cast<unsigned char>(c);
    return static_cast<std::int64_t>(value);
}

/// Returns the number of bytes of a record that are stored in its cell. The rest is on overflow pages.
std::uint32_t localLength(std::uint64_t length, std::uint32_t usable, bool row) {
    const std::uint64_t most = row ? usable - 35 : (usable - 12) * 64 / 255 - 23;
    if (length <= most) return static_cast<std::uint32_t>(length);
    const std::uint64_t least = (usable - 12) * 32 / 255 - 23;
    const std::uint64_t local = least + (length - least) % (usable - 4);
    return static_cast<std::uint32_t>(local <= most ? local : least);
}

bool isLeaf(unsigned char type) { return type == TableLeaf || type == IndexLeaf; }
bool hasRecords(unsigned char type) { return isLeaf(type) || type == IndexInterior; }

/// Returns true if the bytes can be a leaf page of `size` bytes: its numbers are consistent.
bool looksLikeLeaf(const unsigned char* page, std::uint32_t size) {
    if (!isLeaf(page[0])) return false;
    const std::uint32_t cells = number16(page + 3), content = pageSizeIn(number16(page + 5));
    if (cells == 0 || 8 + 2 * cells > content || content > size) return false;
    for (std::uint32_t i = 0; i < cells; ++i) {
        const std::uint32_t at = number16(page + 8 + std::size_t{2} * i);
        if (at < content || at >= size) return false;
    }
    return true;
}

/// Checksum of a write-ahead log. The checksum of each frame continues that of the previous frame.
struct LogSum {
    bool bigEndian;
    std::uint32_t first = 0, second = 0;

    void add(const unsigned char* bytes, std::size_t length) {
        for (std::size_t i = 0; i + 8 <= length; i += 8) {
            const auto word = [&](std::size_t at) {
                return bigEndian ? number32(bytes + at) : littleNumber32(bytes + at);
            };
            first += word(i) + second;
            second += word(i + 4) + first;
        }
    }
    [[nodiscard]] bool is(const unsigned char* written) const {
        return first == number32(written) && second == number32(written + 4);
    }
};

bool readAll(const ReadAt& from, std::uint64_t at, unsigned char* to, std::size_t length) {
    return from(at, reinterpret_cast<char*>(to), length) == length;
}

}  // namespace

SqlitePages::SqlitePages(ReadAt file, std::uint64_t size, ReadAt log, std::uint64_t logSize)
    : file_(std::move(file)), log_(std::move(log)), size_(size), logSize_(log_ ? logSize : 0) {
    header_ = readHeader();
    readLog();
    if (pageSize_ == 0) guessPageSize();
    if (usable_ == 0) usable_ = pageSize_;
    if (pageSize_ == 0) return;
    constexpr std::uint64_t MaxPages = 0xFFFFFFFE;
    std::uint64_t pages = size_ / pageSize_;
    for (const auto& [page, at] : logged_) pages = std::max<std::uint64_t>(pages, page);
    // A damaged log can contain any page number. Both files together hold at most (size_ + logSize_) / pageSize_ pages,
    // so twice this number is the limit.
    pages_ = static_cast<std::uint32_t>(std::min({pages, MaxPages, (size_ + logSize_) / pageSize_ * 2 + 2}));
    bytes_.resize(pageSize_);
    free_.resize(std::size_t{pages_} + 1);
    referred_.resize(std::size_t{pages_} + 1);
    remainingPages_ = std::uint64_t{2} * pages_ + 16;
    markFreePages();
    markReferred();
}

bool SqlitePages::readHeader() {
    std::array<unsigned char, HeaderSize> header{};
    if (!readAll(file_, 0, header.data(), header.size())) return false;
    if (std::memcmp(header.data(), Magic.data(), Magic.size()) != 0) return false;
    const std::uint32_t size = pageSizeIn(number16(header.data() + 16));
    if (!isPageSize(size) || size - header[20] < SmallestUsable) return false;
    pageSize_ = size;
    usable_ = size - header[20];
    firstFree_ = number32(header.data() + 32);
    freeCount_ = number32(header.data() + 36);
    return true;
}

/// Stores the offset of the latest committed version of each page in the log.
void SqlitePages::readLog() {
    constexpr std::uint32_t LogHeader = 32, FrameHeader = 24, LogMagic = 0x377f0682;
    std::array<unsigned char, LogHeader> header{};
    if (logSize_ < LogHeader || !readAll(log_, 0, header.data(), header.size())) return;
    const std::uint32_t magic = number32(header.data()), size = number32(header.data() + 8);
    LogSum sum{.bigEndian = (magic & 1) != 0};
    sum.add(header.data(), 24);
    if ((magic & ~1U) != LogMagic || !isPageSize(size) || !sum.is(header.data() + 24)) return;
    if (pageSize_ != 0 && pageSize_ != size) return;
    pageSize_ = size;
    std::vector<unsigned char> frame(FrameHeader + size);
    std::vector<std::pair<std::uint32_t, std::uint64_t>> open;
    for (std::uint64_t at = LogHeader; at + frame.size() <= logSize_; at += frame.size()) {
        if (!readAll(log_, at, frame.data(), frame.size())) return;
        sum.add(frame.data(), 8);
        sum.add(frame.data() + FrameHeader, size);
        const bool ours = std::memcmp(frame.data() + 8, header.data() + 16, 8) == 0;
        if (!ours || !sum.is(frame.data() + 16)) return;
        open.emplace_back(number32(frame.data()), at + FrameHeader);
        if (number32(frame.data() + 4) == 0) continue;
        for (const auto& [page, place] : open) logged_[page] = place;
        open.clear();
    }
}

/// Chooses the page size for which the most samples of the file are consistent leaf pages.
void SqlitePages::guessPageSize() {
    constexpr std::uint64_t Samples = 1000;
    std::vector<unsigned char> sample(LargestPage);
    const std::uint64_t step = std::max<std::uint64_t>(1, size_ / LargestPage / Samples) * LargestPage;
    std::array<std::size_t, 8> agreeing{};
    for (std::uint64_t at = 0; at < size_; at += step) {
        const std::size_t length = file_(at, reinterpret_cast<char*>(sample.data()), sample.size());
        for (std::size_t i = 0; i < agreeing.size(); ++i) {
            const std::uint32_t size = SmallestPage << i;
            for (std::size_t page = 0; page + size <= length; page += size)
                agreeing[i] += looksLikeLeaf(sample.data() + page, size) ? 1 : 0;
        }
    }
    const auto best = std::ranges::max_element(agreeing);
    if (*best > 0) pageSize_ = SmallestPage << (best - agreeing.begin());
}

bool SqlitePages::read(std::uint32_t page) {
    if (page == 0 || page > pages_) return false;
    if (held_ == page) return true;
    held_ = 0;
    const auto logged = logged_.find(page);
    const bool whole = logged == logged_.end()
                           ? readAll(file_, (std::uint64_t{page} - 1) * pageSize_, bytes_.data(), pageSize_)
                           : readAll(log_, logged->second, bytes_.data(), pageSize_);
    if (whole) held_ = page;
    return whole;
}

/// Returns the offset of the b-tree header in a page: 100 on page 1, where the file header comes first, and 0 on other
/// pages.
std::uint32_t SqlitePages::bodyOf(std::uint32_t page) const {
    return page == 1 && std::memcmp(bytes_.data(), Magic.data(), Magic.size()) == 0 ? HeaderSize : 0;
}

/// Marks the pages of the free list as free. Stops at an inconsistent page.
void SqlitePages::markFreePages() {
    if (logged_.contains(1) && read(1)) {
        firstFree_ = number32(bytes_.data() + 32);
        freeCount_ = number32(bytes_.data() + 36);
        header_ = true;
    }
    if (!header_) return;
    std::uint32_t listed = 0;
    std::uint32_t trunk = firstFree_;
    while (trunk != 0) {
        if (!markTrunk(trunk, listed)) return;
        trunk = number32(bytes_.data());
    }
    freeKnown_ = listed == freeCount_;
}

/// Marks one trunk page of the free list, and all pages that it lists, as free. Returns false without any change if the
/// trunk page is inconsistent. Otherwise, `bytes_` holds the trunk page afterwards.
bool SqlitePages::markTrunk(std::uint32_t trunk, std::uint32_t& listed) {
    if (!read(trunk) || free_[trunk]) return false;
    const std::uint32_t next = number32(bytes_.data()), count = number32(bytes_.data() + 4);
    if (count > usable_ / 4 - 2 || count >= freeCount_ || next == trunk) return false;
    std::unordered_set<std::uint32_t> numbers;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t page = number32(bytes_.data() + 8 + std::size_t{4} * i);
        if (page < 2 || page == trunk || !numbers.insert(page).second) return false;
        if (page <= pages_ && free_[page]) return false;
    }
    free_[trunk] = true;
    for (const std::uint32_t page : numbers) {
        if (page <= pages_) free_[page] = true;
    }
    listed += count + 1;
    return true;
}

void SqlitePages::referTo(std::uint32_t page) {
    if (page >= 1 && page <= pages_) referred_[page] = true;
}

/// Marks the pages to which the interior pages of tables refer.
void SqlitePages::markReferred() {
    constexpr std::uint32_t Head = 12;
    for (std::uint32_t page = 1; page <= pages_; ++page) {
        if (free_[page] || !read(page)) continue;
        const std::uint32_t body = bodyOf(page);
        if (bytes_[body] != TableInterior) continue;
        const std::uint32_t cells = std::min(number16(&bytes_[body + 3]), (pageSize_ - body - Head) / 2);
        referTo(number32(&bytes_[body + 8]));
        for (std::uint32_t i = 0; i < cells; ++i) {
            const std::uint32_t at = number16(&bytes_[body + Head + 2 * i]);
            if (at + 4 <= pageSize_) referTo(number32(&bytes_[at]));
        }
    }
}

void SqlitePages::eachRecord(const std::function<void(const SqliteRecord&)>& visit) {
    for (const bool referred : {true, false}) {
        for (std::uint32_t page = 1; page <= pages_; ++page) {
            if (!free_[page] && referred_[page] == referred) visitPage(page, visit);
        }
    }
}

/// Visits the records of a page. Damaged cells can overlap, so that the same bytes would be read many times. Therefore,
/// the records of a page can have at most twice the page size in total.
void SqlitePages::visitPage(std::uint32_t page, const std::function<void(const SqliteRecord&)>& visit) {
    if (!read(page)) return;
    const std::uint32_t body = bodyOf(page);
    const unsigned char type = bytes_[body];
    if (!hasRecords(type)) return;
    const std::uint32_t head = body + (isLeaf(type) ? 8 : 12);
    const std::uint32_t cells = std::min(number16(&bytes_[body + 3]), (pageSize_ - head) / 2);
    std::vector<std::uint32_t> places;
    for (std::uint32_t i = 0; i < cells; ++i) places.push_back(number16(&bytes_[head + 2 * i]));
    std::uint32_t room = 2 * pageSize_;
    for (const std::uint32_t at : places) {
        SqliteRecord record;
        // `visit` may have read another page into `bytes_`.
        if (!read(page)) return;
        record.row = type == TableLeaf;
        const std::uint32_t cell = at + (isLeaf(type) ? 0 : 4);
        if (at < head || !parse(page, cell, record)) continue;
        if (record.local > room) return;
        room -= record.local;
        visit(record);
    }
}

std::optional<SqliteRecord> SqlitePages::rowAt(std::uint32_t page, std::uint32_t cell) {
    SqliteRecord record;
    if (!read(page) || !parse(page, cell, record)) return std::nullopt;
    return record;
}

bool SqlitePages::parse(std::uint32_t page, std::uint32_t at, SqliteRecord& record) const {
    std::uint64_t id = 0;
    record.cell = at;
    if (!readVarint(bytes_.data(), at, usable_, record.length)) return false;
    if (record.row && !readVarint(bytes_.data(), at, usable_, id)) return false;
    if (record.length == 0 || record.length > size_ + logSize_) return false;
    record.id = static_cast<std::int64_t>(id);
    record.page = page;
    record.place = at;
    record.local = localLength(record.length, usable_, record.row);
    const std::uint32_t link = record.local < record.length ? 4 : 0;
    return at + record.local + link <= usable_ && parseColumns(record);
}

/// Reads the types of the columns into `record`. Returns false if they do not fill the record header and the record
/// exactly.
bool SqlitePages::parseColumns(SqliteRecord& record) const {
    std::uint32_t at = record.place;
    std::uint64_t head = 0;
    if (!readVarint(bytes_.data(), at, record.place + record.local, head) || head > record.local) return false;
    const std::uint32_t end = record.place + static_cast<std::uint32_t>(head);
    std::uint64_t next = head;
    while (at < end) {
        std::uint64_t code = 0;
        if (record.columns.size() >= MaxColumns || !readVarint(bytes_.data(), at, end, code)) return false;
        const auto column = columnOf(code, next);
        if (!column || column->length > record.length - next) return false;
        record.columns.push_back(*column);
        next += column->length;
    }
    return at == end && next == record.length && !record.columns.empty();
}

/// Reads the first `wanted` bytes of a record into `bytes`. `remainingPages_` limits the overflow pages of all records
/// together: in a valid file no page belongs to two records, so their number is limited.
bool SqlitePages::append(const SqliteRecord& record, std::uint64_t wanted, std::string& bytes) {
    if (!read(record.page)) return false;
    const auto* local = reinterpret_cast<const char*>(&bytes_[record.place]);
    bytes.assign(local, static_cast<std::size_t>(std::min<std::uint64_t>(record.local, wanted)));
    std::uint32_t next = record.local < wanted ? number32(&bytes_[record.place + record.local]) : 0;
    while (bytes.size() < wanted) {
        if (remainingPages_ == 0) return false;
        --remainingPages_;
        if (next == record.page || !read(next) || free_[next]) return false;
        const std::uint64_t part = std::min<std::uint64_t>(wanted - bytes.size(), usable_ - 4);
        bytes.append(reinterpret_cast<const char*>(&bytes_[4]), static_cast<std::size_t>(part));
        next = number32(bytes_.data());
    }
    return true;
}

std::optional<std::vector<SqliteValue>> SqlitePages::values(const SqliteRecord& record, std::size_t count) {
    const std::size_t there = std::min(count, record.columns.size());
    if (there == 0) return std::vector<SqliteValue>();
    const SqliteRecord::Column& last = record.columns[there - 1];
    std::string bytes;
    if (!append(record, last.at + last.length, bytes)) return std::nullopt;
    std::vector<SqliteValue> values;
    for (std::size_t i = 0; i < there; ++i) {
        const auto& [type, code, at, length] = record.columns[i];
        const std::string_view part = std::string_view(bytes).substr(at, length);
        SqliteValue& value = values.emplace_back(SqliteValue{.type = type, .bytes = {}});
        if (type == SqliteType::Integer) value.integer = integerIn(part, code);
        if (type == SqliteType::Text || type == SqliteType::Blob) value.bytes = part;
    }
    return values;
}

}  // namespace rokada
