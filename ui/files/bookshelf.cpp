#include "files/bookshelf.h"

namespace rokada::ui {

Shelf& bookshelf() {
    thread_local Shelf books;
    return books;
}

}  // namespace rokada::ui
