// Reads the games of a PGN file on a thread of its own, while the thread of the library stores the games before them.
#pragma once

#include "collection/importreport.h"
#include "collection/librarygame.h"
#include "kit/readfile.h"
#include "record/encoding.h"
#include "record/pgnreader.h"

#include <QString>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace rokada::ui {

/// Games of one part of the file, in their order.
struct ImportPart {
    std::vector<LibraryGame> games;
    int percent = 0;    ///< part of the file that has been read, 0 to 100
    bool last = false;  ///< true if the file has no more games, or if reading failed
};

/// Reads one PGN file. All functions except `cancel` and `cancelled` must be called on the same thread.
class ImportReader {
public:
    explicit ImportReader(QString path);
    /// Cancels and waits for the thread.
    ~ImportReader();
    ImportReader(const ImportReader&) = delete;
    ImportReader& operator=(const ImportReader&) = delete;

    /// Opens the file and starts to read it. Throws if no thread can be started.
    [[nodiscard]] Opened start();
    /// Returns the next part. Waits at most `patience`, then returns nullopt. Throws the exception that has ended the
    /// reading.
    [[nodiscard]] std::optional<ImportPart> take(std::chrono::milliseconds patience);
    /// Ends the reading soon and returns at once. No more parts come.
    void cancel() { cancel_.request_stop(); }
    [[nodiscard]] bool cancelled() const { return cancel_.stop_requested(); }
    /// Ends the reading, waits for the thread, and returns the report on the games that were read. `ImportReport::why`
    /// is the error that occurred while the file was read; empty if there was none.
    [[nodiscard]] ImportReport finish();

private:
    /// Part that was read. The first games are also ready to be stored.
    struct Read {
        std::vector<PgnGame> games;
        std::vector<LibraryGame> ready;
        int percent = 0;
        bool last = false;

        /// Makes one more game ready. Returns false if all are ready.
        bool prepareOne();
    };

    void work();
    [[nodiscard]] bool survey();
    [[nodiscard]] Read readPart();
    void hand(Read part);
    [[nodiscard]] bool handNow(Read& part);

    std::stop_source cancel_;
    ReadFile file_;
    PgnSplitter splitter_;
    RulebookCache rulebookCache_;
    PieceLanguage letters_ = PieceLanguage::English;
    ImportReport report_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Read> waiting_;    ///< parts that were read but not taken; guarded by `mutex_`
    std::exception_ptr failure_;  ///< exception that has ended the reading; guarded by `mutex_`
    std::jthread thread_;
};

}  // namespace rokada::ui
