#include "ai/syzygy/syzygytables.h"

#include "ai/syzygy/fathom.h"
#include "rules/aftermove.h"
#include "rules/movegen.h"
#include "rules/orthodox.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <mutex>
#include <shared_mutex>
#include <sstream>
#include <string_view>
#include <system_error>

namespace rokada {

namespace {

constexpr std::string_view PieceLetters = "KQRBNP";
/// Number of plies without a capture or pawn move after which tables count a game as drawn.
constexpr int FiftyMoves = 100;
/// Rank of a move that certainly wins.
constexpr int WinRank = 1000;

/// State of libfathom, which is shared by the whole process.
struct Process {
    std::shared_mutex mutex;  ///< held exclusively to change the tables, and shared to look positions up
    std::mutex rootMutex;     ///< held during `fathom::root`
    const SyzygyTables* current = nullptr;
};

Process& process() {
    static Process one;
    return one;
}

char letterOf(const Rulebook& rules, Kind kind) { return rules.variant().kinds[kind].letter; }

fathom::Board boardOf(const Position& position) {
    fathom::Board board{
        .halfmoveClock = static_cast<unsigned>(std::min<int>(position.state().halfmoveClock, FiftyMoves)),
        .enPassant = position.state().enPassantLegal ? unsigned{position.state().enPassant} : 0U,
        .whiteToMove = position.turn() == Side(0)};
    const std::array kinds{&board.kings, &board.queens, &board.rooks, &board.bishops, &board.knights, &board.pawns};
    for (const Side side : {Side(0), Side(1)}) {
        for (const Square square : position.pieces(side)) {
            const std::uint64_t bit = std::uint64_t{1} << square;
            board.sides[side] |= bit;
            *kinds[PieceLetters.find(letterOf(position.book(), kindOf(position[square])))] |= bit;
        }
    }
    return board;
}

TableValue valueOf(const fathom::Value& value) { return {.result = TableResult(value.wdl), .zeroing = value.dtz}; }

/// Returns the rank of a move as libfathom does. Wins that reach a capture or pawn move before the fifty-move rule
/// applies have the same rank, unless a position has been repeated. If the losing side can reach the fifty-move rule,
/// its moves that take longer have a higher rank.
int rankOf(const TableValue& value, int clock, bool repeated) {
    const int end = value.zeroing + clock;
    if (value.result == TableResult::Draw) return 0;
    if (value.result > TableResult::Draw) return end < FiftyMoves && !repeated ? WinRank : std::max(1, WinRank - end);
    return value.zeroing + end < FiftyMoves ? -WinRank : std::min(-1, end - WinRank);
}

/// Returns the rank of a move whose distance is unknown.
int rankOf(TableResult result) {
    constexpr int AtLimit = WinRank - FiftyMoves - 1;
    constexpr std::array ranks{-WinRank, -AtLimit, 0, AtLimit, WinRank};
    return ranks[static_cast<std::size_t>(result)];
}

/// Finds the table files of one folder and checks them. Adds their number to `files`.
std::optional<SyzygyError> checkFolder(const std::string& folder, std::size_t& files, const std::stop_token& stop) {
    std::error_code failed;
    bool results = false;
    for (std::filesystem::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
        const std::string name = at->path().filename().string();
        if (!isTableName(name)) continue;
        const std::string path = at->path().string();
        if (const auto wrong = checkTableFile(path, stop)) return SyzygyError{*wrong, path};
        results = results || name.ends_with("w");
        ++files;
    }
    if (failed) return SyzygyError{SyzygyErrorCode::Unreadable, folder};
    return results ? std::nullopt : std::optional(SyzygyError{SyzygyErrorCode::NoTables, folder});
}

bool promotesLikeChess(const Promotion& promotion) {
    return promotion.kinds == "P" && std::ranges::is_permutation(promotion.into, std::string_view("QRBN")) &&
           !promotion.bonus;
}

}  // namespace

bool allowsSyzygy(const Rulebook& rules) {
    const Variant& variant = rules.variant();
    const auto known = [](const KindSpec& kind) { return PieceLetters.find(kind.letter) != PieceLetters.npos; };
    return rules.size() == 64 && variant.geometry.columns() == 8 && orthodox(variant) &&
           variant.kinds.size() == PieceLetters.size() && std::ranges::all_of(variant.kinds, known) &&
           !rules.towers() && variant.reserveKinds.empty() && variant.promotionLimits.empty() && variant.enPassant &&
           std::ranges::all_of(variant.promotions, promotesLikeChess) && variant.draws.fiftyMoveClaim == FiftyMoves &&
           variant.draws.longEndings.empty();
}

bool SyzygyTables::areBuiltIn() { return fathom::isBuiltIn(); }

tl::expected<std::shared_ptr<const SyzygyTables>, SyzygyError> SyzygyTables::open(const std::string& folders,
                                                                                  const std::stop_token& stop) {
    if (!areBuiltIn()) return tl::make_unexpected(SyzygyError{SyzygyErrorCode::NotBuiltIn, folders});
    if (folders.empty()) return tl::make_unexpected(SyzygyError{SyzygyErrorCode::Unreadable, folders});
    std::size_t files = 0;
    std::istringstream paths(folders);
    for (std::string folder; std::getline(paths, folder, ':');) {
        if (auto error = checkFolder(folder, files, stop)) return tl::make_unexpected(*std::move(error));
    }
    const std::lock_guard lock(process().mutex);
    const std::size_t maxPieces = fathom::load(folders);
    const std::shared_ptr<const SyzygyTables> opened(new SyzygyTables(maxPieces, files));
    process().current = opened.get();
    return opened;
}

SyzygyTables::~SyzygyTables() {
    const std::lock_guard lock(process().mutex);
    // The files stay open, because `tb_free` of libfathom leaves pointers to freed memory behind.
    if (isCurrent()) process().current = nullptr;
}

bool SyzygyTables::isCurrent() const { return process().current == this; }

bool SyzygyTables::covers(const Position& position) const {
    const std::size_t pieces = position.pieces(Side(0)).size() + position.pieces(Side(1)).size();
    return pieces > 2 && pieces <= maxPieces_ && position.state().rights == 0;
}

std::optional<TableResult> SyzygyTables::result(const Position& position) const {
    if (!covers(position)) return std::nullopt;
    const std::shared_lock lock(process().mutex);
    const auto found = isCurrent() ? fathom::wdl(boardOf(position)) : std::nullopt;
    return found ? std::optional(TableResult(*found)) : std::nullopt;
}

std::optional<TableValues> SyzygyTables::root(const Position& position, bool repeated) const {
    if (!allowsSyzygy(position.book()) || !covers(position) || !hasMoves(position)) return std::nullopt;
    auto root = withDistances(position, repeated);
    if (!root) root = withoutDistances(position);
    if (root) std::ranges::stable_sort(root->moves, std::ranges::greater(), &TableMove::rank);
    return root;
}

std::optional<TableValues> SyzygyTables::withDistances(const Position& position, bool repeated) const {
    const std::shared_lock lock(process().mutex);
    if (!isCurrent()) return std::nullopt;
    const std::lock_guard rootLock(process().rootMutex);
    const auto found = fathom::root(boardOf(position));
    if (!found) return std::nullopt;
    TableValues root{.value = valueOf(found->value), .moves = {}, .hasDistances = true};
    for (const Move move : legalMoves(position)) {
        const char becomes = move.becomes() == NoKind ? '\0' : letterOf(position.book(), move.becomes());
        const auto known = std::ranges::find_if(found->moves, [&](const fathom::MoveValue& one) {
            return one.from == move.from() && one.to == move.to() && one.becomes == becomes;
        });
        if (known == found->moves.end()) return std::nullopt;
        const TableValue value = valueOf(known->value);
        root.moves.push_back({move, value, rankOf(value, position.state().halfmoveClock, repeated)});
    }
    return root;
}

/// Ranks the moves by the results of the positions after them.
std::optional<TableValues> SyzygyTables::withoutDistances(const Position& position) const {
    const auto here = result(position);
    if (!here) return std::nullopt;
    TableValues root{.value = {.result = *here}, .moves = {}};
    for (const Move move : legalMoves(position)) {
        const Position after = afterMove(position, move);
        const bool bare = after.pieces(Side(0)).size() + after.pieces(Side(1)).size() == 2;
        const auto theirs = bare ? TableResult::Draw : result(after);
        if (!theirs) return std::nullopt;
        const TableValue value{.result = opposite(*theirs)};
        root.moves.push_back({move, value, rankOf(value.result)});
    }
    return root;
}

}  // namespace rokada
