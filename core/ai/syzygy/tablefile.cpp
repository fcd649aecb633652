#include "ai/syzygy/tablefile.h"

#include "base/filename.h"
#include "base/inputfile.h"
#include "base/storedbytes.h"

#include <tl/expected.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

// The format of the files has no document. This code follows `init_table` in tbprobe.c of libfathom.

namespace rokada {

namespace {

constexpr std::string_view ResultsEnding = ".rtbw", DistancesEnding = ".rtbz";
constexpr std::string_view NameLetters = "KQRBNP";
constexpr std::uint32_t ResultsMagic = 0x5D23E871, DistancesMagic = 0xA50C66D7;
/// Size of the checksum at the end of a file, and alignment of the data before it, in bytes.
constexpr std::uint64_t ChecksumBytes = 16, Alignment = 64;
/// Bits of the flags in the header of a file, and in the header of one of its tables.
constexpr unsigned HasBothSides = 1, HasOneValue = 0x80, HasMap = 2, HasWideMap = 16;

/// Number of pieces of each kind, in the order of `NameLetters`, for both sides.
struct Pieces {
    std::array<std::array<int, NameLetters.size()>, 2> count{};

    [[nodiscard]] int pawns(std::size_t side) const { return count[side].back(); }
    [[nodiscard]] bool hasPawns() const { return pawns(0) + pawns(1) > 0; }
    [[nodiscard]] int all() const {
        int sum = 0;
        for (const auto& side : count) sum += std::accumulate(side.begin(), side.end(), 0);
        return sum;
    }
};

/// Returns the pieces of a table with this name, for example "KRPvKR". Returns nullopt for other names.
std::optional<Pieces> piecesOf(std::string_view name) {
    constexpr int MaxPieces = 7;
    Pieces pieces;
    std::size_t side = 0;
    for (const char c : name) {
        if (c == 'v' && side == 0) {
            side = 1;
            continue;
        }
        const std::size_t kind = NameLetters.find(c);
        if (kind == NameLetters.npos) return std::nullopt;
        ++pieces.count[side][kind];
    }
    const bool kings = pieces.count[0][0] == 1 && pieces.count[1][0] == 1;
    return kings && pieces.all() > 2 && pieces.all() <= MaxPieces ? std::optional(pieces) : std::nullopt;
}

std::uint64_t choose(int k, int n) {
    std::uint64_t ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * static_cast<std::uint64_t>(n - i) / static_cast<std::uint64_t>(i + 1);
    return ways;
}

/// Returns the number of placements of the leading pawns with the first of them on this file, from 0 for the a-file.
std::uint64_t pawnPlacements(int pawns, int file) {
    // The squares of a file pair are numbered downwards from the second rank of the a-file, which has number 47.
    constexpr int First = 47, File = 12, Ranks = 6;
    std::uint64_t sum = 0;
    for (int rank = 0; rank < Ranks; ++rank) sum += choose(pawns - 1, First - File * file - 2 * rank);
    return sum;
}

/// Returns the number of positions in the part of the table for this file of the leading pawn. Tables without pawns
/// have one part.
std::uint64_t positionsIn(const Pieces& pieces, int file) {
    constexpr std::uint64_t KingPairs = 462, LeadingTriples = 31332;
    constexpr int Squares = 64, PawnSquares = 48;
    std::vector<int> groups;  // sizes of the groups of equal pieces, without the leading pieces
    int single = 0, leading = 0;
    std::uint64_t positions = 1;
    for (const auto& side : pieces.count) {
        for (std::size_t kind = 0; kind < side.size(); ++kind) {
            const bool pawn = kind + 1 == side.size();
            if (side[kind] == 1) ++single;
            if (side[kind] > 0 && !pawn) groups.push_back(side[kind]);
        }
    }
    if (pieces.hasPawns()) {
        auto [fewer, more] = std::minmax({pieces.pawns(0), pieces.pawns(1)});
        if (fewer == 0) std::swap(fewer, more);
        positions = pawnPlacements(fewer, file) * choose(more, PawnSquares - fewer);
        leading = fewer + more;
    } else {
        leading = single == 2 ? 2 : 3;
        positions = leading == 2 ? KingPairs : LeadingTriples;
        for (int i = 0; i < leading; ++i) groups.erase(std::ranges::find(groups, 1));
    }
    int free = Squares - leading;
    for (const int size : groups) {
        positions *= choose(size, free);
        free -= size;
    }
    return positions;
}

/// Sizes in bytes of the three arrays that follow the headers, for one table.
struct ArraySizes {
    std::uint64_t index = 0, lengths = 0, blocks = 0;
};

/// Reads the headers of a table file from front to back.
class HeaderReader {
public:
    HeaderReader(InputFile& file, const Pieces& pieces, bool results)
        : file_(file), pieces_(pieces), results_(results) {}

    /// Returns the size that the file should have.
    tl::expected<std::uint64_t, SyzygyErrorCode> expectedSize();

private:
    [[nodiscard]] unsigned byte(std::uint64_t ahead = 0);
    [[nodiscard]] unsigned twoBytes(std::uint64_t ahead);
    /// Returns the `count` bytes that begin `ahead` bytes after the current place. Sets `error_` if the file is too
    /// short.
    std::string_view bytes(std::uint64_t ahead, std::size_t count);
    void align(std::uint64_t to) { at_ = (at_ + to - 1) / to * to; }
    void readTable(int file);
    void readMap(unsigned flags);

    InputFile& file_;
    const Pieces& pieces_;
    const bool results_;
    std::uint64_t at_ = 0;
    std::string window_;  ///< bytes of the file from `windowAt_`
    std::uint64_t windowAt_ = 0;
    std::optional<SyzygyErrorCode> error_;
    std::vector<ArraySizes> sizes_;
    std::vector<unsigned> flags_;
};

std::string_view HeaderReader::bytes(std::uint64_t ahead, std::size_t count) {
    constexpr std::size_t Window = 4096;
    static constexpr std::array<char, 8> Zeros{};
    const std::uint64_t from = at_ + ahead;
    if (from < windowAt_ || from + count > windowAt_ + window_.size()) {
        file_.seek(from);
        auto read = error_ ? std::string() : file_.read(Window);
        if (!read && !error_) {
            const bool stopped = read.error().what == InputErrorCode::Stopped;
            error_ = stopped ? SyzygyErrorCode::Stopped : SyzygyErrorCode::Unreadable;
        }
        window_ = read ? *std::move(read) : std::string();
        windowAt_ = from;
    }
    if (from + count <= windowAt_ + window_.size()) {
        return std::string_view(window_).substr(static_cast<std::size_t>(from - windowAt_), count);
    }
    if (!error_) error_ = SyzygyErrorCode::Cut;
    return {Zeros.data(), count};
}

unsigned HeaderReader::byte(std::uint64_t ahead) { return lowFirst<std::uint8_t>(bytes(ahead, 1), 0); }

unsigned HeaderReader::twoBytes(std::uint64_t ahead) { return lowFirst<std::uint16_t>(bytes(ahead, 2), 0); }

/// Reads the header of one table and moves behind it.
void HeaderReader::readTable(int file) {
    flags_.push_back(byte());
    if ((flags_.back() & HasOneValue) != 0) {
        sizes_.push_back({});
        at_ += 2;
        return;
    }
    const unsigned blockBits = byte(1), indexBits = byte(2);
    const std::uint64_t blocks = lowFirst<std::uint32_t>(bytes(4, 4), 0);
    const unsigned longest = byte(8), shortest = byte(9);
    constexpr unsigned MaxBits = 40, MaxCodeLength = 32, MaxSymbols = 4096;
    const unsigned lengths = longest - shortest + 1;
    const bool sound = blockBits < MaxBits && indexBits < MaxBits && shortest <= longest && longest <= MaxCodeLength;
    if (!sound && !error_) error_ = SyzygyErrorCode::Cut;
    if (error_) return;
    const unsigned symbols = twoBytes(10 + 2 * lengths);
    if (symbols >= MaxSymbols && !error_) error_ = SyzygyErrorCode::Cut;
    const std::uint64_t positions = positionsIn(pieces_, file), group = std::uint64_t{1} << indexBits;
    sizes_.push_back({.index = 6 * ((positions + group - 1) / group),
                      .lengths = 2 * (blocks + byte(3)),
                      .blocks = blocks << blockBits});
    at_ += 12 + 2 * lengths + 3 * symbols + (symbols & 1);
}

/// Skips the map of a table of distances, which translates its values.
void HeaderReader::readMap(unsigned flags) {
    constexpr int Maps = 4;  // for wins, losses, cursed wins and blessed losses
    if ((flags & HasMap) == 0) return;
    const bool wide = (flags & HasWideMap) != 0;
    if (wide) align(2);
    for (int i = 0; i < Maps; ++i) at_ += wide ? 2 + 2 * twoBytes(0) : 1 + byte();
}

tl::expected<std::uint64_t, SyzygyErrorCode> HeaderReader::expectedSize() {
    constexpr std::uint64_t MagicBytes = 4;
    const auto magic = lowFirst<std::uint32_t>(bytes(0, MagicBytes), 0);
    if (!error_ && magic != (results_ ? ResultsMagic : DistancesMagic)) error_ = SyzygyErrorCode::NotATable;
    const unsigned flags = byte(MagicBytes);
    const int parts = pieces_.hasPawns() ? 4 : 1, sides = results_ && (flags & HasBothSides) != 0 ? 2 : 1;
    at_ = MagicBytes + 1;
    const bool bothHavePawns = pieces_.pawns(0) > 0 && pieces_.pawns(1) > 0;
    at_ += static_cast<std::uint64_t>(parts * (pieces_.all() + 1 + static_cast<int>(bothHavePawns)));
    align(2);
    for (int part = 0; part < parts && !error_; ++part) {
        for (int side = 0; side < sides && !error_; ++side) readTable(part);
    }
    if (!results_) {
        for (const unsigned one : flags_) readMap(one);
        align(2);
    }
    if (error_) return tl::make_unexpected(*error_);
    for (const ArraySizes& size : sizes_) at_ += size.index;
    for (const ArraySizes& size : sizes_) at_ += size.lengths;
    for (const ArraySizes& size : sizes_) {
        align(Alignment);
        at_ += size.blocks;
    }
    align(Alignment);
    return at_ + ChecksumBytes;
}

}  // namespace

bool isTableName(std::string_view name) {
    return (name.ends_with(ResultsEnding) || name.ends_with(DistancesEnding)) && piecesOf(fileStem(name));
}

std::optional<SyzygyErrorCode> checkTableFile(const std::string& path, const std::stop_token& stop) {
    constexpr std::uint64_t MaxBytes = std::uint64_t{1} << 44;
    const std::string_view name = fileName(path);
    auto file = InputFile::open(path, MaxBytes, stop);
    if (!file) {
        const bool stopped = file.error().what == InputErrorCode::Stopped;
        return stopped ? SyzygyErrorCode::Stopped : SyzygyErrorCode::Unreadable;
    }
    const Pieces pieces = *piecesOf(fileStem(name));
    const auto expected = HeaderReader(*file, pieces, name.ends_with(ResultsEnding)).expectedSize();
    if (!expected) return expected.error();
    return *expected == file->size() ? std::nullopt : std::optional(SyzygyErrorCode::Cut);
}

}  // namespace rokada
