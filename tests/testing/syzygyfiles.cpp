#include "syzygyfiles.h"

#include <stdlib.h>

namespace rokada::test {

std::string syzygyFolder() { return ROKADA_SYZYGY_DIR; }

TableFolder::TableFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "rokada-tables-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
}

TableFolder::~TableFolder() { vanish(); }

void TableFolder::add(const std::string& name) const {
    std::filesystem::copy_file(std::filesystem::path(syzygyFolder()) / name, path_ / name);
}

void TableFolder::addAll() const { std::filesystem::copy(syzygyFolder(), path_); }

void TableFolder::vanish() const {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace rokada::test
