// Checks files of Syzygy endgame tables. libfathom trusts its files, and reading beyond the end of a cut file would end
// the program.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace rokada {

/// Errors of a file or of a folder with endgame tables.
enum class SyzygyErrorCode : std::uint8_t {
    NotBuiltIn,  ///< the program is built without libfathom
    Unreadable,  ///< the folder or the file cannot be read
    NoTables,    ///< the folder contains no tables of results (*.rtbw)
    NotATable,   ///< the file does not begin like a table
    Cut,         ///< the file is shorter or longer than its header says
    Stopped,     ///< a stop was requested
};

/// Error with the path of its file or folder.
struct SyzygyError {
    SyzygyErrorCode what = SyzygyErrorCode::NotBuiltIn;
    std::string path;

    friend bool operator==(const SyzygyError&, const SyzygyError&) = default;
};

/// Returns true if a file with this name can be a table, for example "KRPvKR.rtbw" (results) or "KRPvKR.rtbz"
/// (distances).
[[nodiscard]] bool isTableName(std::string_view name);
/// Reads the headers of a table file and compares the size that they describe with the size of the file. Returns the
/// error, or nullopt if both are equal. `path` ends in a name for which `isTableName` returns true. Waits for the disk.
[[nodiscard]] std::optional<SyzygyErrorCode> checkTableFile(const std::string& path, const std::stop_token& stop = {});

}  // namespace rokada
