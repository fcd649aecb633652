#include "ai/tablebase/tablebase.h"

namespace rokada {

Tablebase::~Tablebase() = default;

TableResult opposite(TableResult result) {
    return TableResult(static_cast<int>(TableResult::Win) - static_cast<int>(result));
}

}  // namespace rokada
