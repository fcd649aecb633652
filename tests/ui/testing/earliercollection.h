// Collections as earlier versions of the program wrote them.
#pragma once

namespace rokada::ui {
class LibraryStore;
}

namespace rokada::ui::testing {

/// Changes the file of an open collection so that it looks as version 3 or 5 of the tables left it: all texts are in
/// the rows of the games, plain in version 3. Close the store before you open the file again.
void writeAsEarlier(LibraryStore& store, int version);

}  // namespace rokada::ui::testing
