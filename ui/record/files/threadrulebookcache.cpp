#include "files/threadrulebookcache.h"

namespace rokada::ui {

RulebookCache& threadRulebookCache() {
    thread_local RulebookCache books;
    return books;
}

}  // namespace rokada::ui
