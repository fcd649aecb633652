// Window that has its own library.
#pragma once

#include "collection/library.h"
#include "library/librarycontrols.h"
#include "windowtesting.h"

#include <QAbstractItemView>
#include <QSignalSpy>

namespace rokada::ui::testing {

/// Selects only this row. Unlike `selectRow`, it ignores modifier keys that an earlier test has left pressed.
inline void selectOnly(const QAbstractItemView& view, int row) {
    view.selectionModel()->setCurrentIndex(view.model()->index(row, 0),
                                           QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

class LibraryDesk : public Desk {
public:
    LibraryDesk() { controls().keepIn(folder.filePath(QStringLiteral("library"))); }
    [[nodiscard]] LibraryControls& controls() { return part<LibraryControls>(window); }
    /// Waits until the library has finished all earlier requests. Returns the games in the library.
    [[nodiscard]] static LibraryPage keptIn(Library& library) {
        LibraryPage page;
        bool done = false;
        library.ask([](LibraryStore& store) { return store.find({}); },
                    [&](LibraryPage found) {
                        page = std::move(found);
                        done = true;
                    });
        EXPECT_TRUE(QTest::qWaitFor([&] { return done; }));
        return page;
    }
    [[nodiscard]] LibraryPage kept() { return keptIn(*controls().library()); }
};

/// Imports a test file, and returns the report.
inline ImportReport imported(Library& library, const char* name) {
    QSignalSpy done(&library, &Library::imported);
    library.importFile(QStringLiteral(ROKADA_RECORD_FILES "/") + QLatin1String(name));
    EXPECT_TRUE(done.wait(5000));
    return done.empty() ? ImportReport() : done[0][0].value<ImportReport>();
}

}  // namespace rokada::ui::testing
