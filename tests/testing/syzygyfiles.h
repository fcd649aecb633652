// Files of Syzygy endgame tables for tests, and temporary folders with copies of them.
#pragma once

#include <filesystem>
#include <string>

namespace rokada::test {

/// Returns the folder of the tables. It contains the results (WDL) of KPvK, KBNvK, KRvKP and all endgames that arise
/// from them, and for some of them the distances (DTZ).
[[nodiscard]] std::string syzygyFolder();

/// Temporary folder for tables. The destructor removes it.
class TableFolder {
public:
    /// Creates an empty folder.
    TableFolder();
    ~TableFolder();
    TableFolder(const TableFolder&) = delete;
    TableFolder& operator=(const TableFolder&) = delete;

    [[nodiscard]] std::string path() const { return path_.string(); }
    /// Returns the path of a file of this folder.
    [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }
    /// Copies one of the tables of `syzygyFolder` into this folder.
    void add(const std::string& name) const;
    /// Copies all tables of `syzygyFolder` into this folder.
    void addAll() const;
    /// Removes the folder with its files.
    void vanish() const;

private:
    std::filesystem::path path_;
};

}  // namespace rokada::test
