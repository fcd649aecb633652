#include "collection/importreader.h"

#include <QByteArray>

#include <algorithm>
#include <string_view>
#include <utility>

namespace rokada::ui {

namespace {

/// Number of bytes that become one part. Parts are small, because the library does other jobs between them. They are
/// not smaller, because each part is a transaction.
constexpr qint64 PartSize = 1 << 18;
/// Number of bytes read at once by `survey`.
constexpr qint64 SurveySize = 1 << 20;
/// Maximum number of parts that wait to be taken. It limits memory.
constexpr std::size_t MaxWaiting = 2;

std::string_view charactersOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

}  // namespace

bool ImportReader::Read::prepareOne() {
    if (ready.size() == games.size()) return false;
    ready.push_back(libraryGame(games[ready.size()], {}));
    return true;
}

ImportReader::ImportReader(QString path) : file_(std::move(path), cancel_.get_token()) {}

ImportReader::~ImportReader() { cancel(); }

Opened ImportReader::start() {
    Opened opened = file_.openToRead();
    if (opened) thread_ = std::jthread([this] { work(); });
    return opened;
}

std::optional<ImportPart> ImportReader::take(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, patience, [this] { return !waiting_.empty() || failure_; });
    if (waiting_.empty()) {
        if (failure_) std::rethrow_exception(failure_);
        return std::nullopt;
    }
    Read part = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    changed_.notify_all();
    while (part.prepareOne()) {
    }
    return ImportPart{.games = std::move(part.ready), .percent = part.percent, .last = part.last};
}

ImportReport ImportReader::finish() {
    cancel();
    if (thread_.joinable()) thread_.join();
    if (file_.failed()) report_.why = file_.errorString();
    return std::move(report_);
}

void ImportReader::work() {
    try {
        bool more = survey();
        while (more) {
            Read part = readPart();
            more = !part.last && !cancelled();
            hand(std::move(part));
        }
    } catch (...) {
        const std::lock_guard lock(mutex_);
        failure_ = std::current_exception();
    }
    changed_.notify_all();
}

/// Reads the whole file to detect its encoding, because all games of a file have the same encoding. Then returns to the
/// start of the file. Returns false if the import was cancelled.
bool ImportReader::survey() {
    EncodingGuess guess;
    QByteArray part;
    do {
        part = file_.read(SurveySize);
        guess.add(charactersOf(part));
    } while (!part.isEmpty() && !cancelled());
    splitter_ = PgnSplitter(guess.oldEncoding());
    if (!file_.failed()) file_.seek(0);
    return !cancelled();
}

ImportReader::Read ImportReader::readPart() {
    const std::stop_token stop = cancel_.get_token();
    const QByteArray bytes = file_.failed() ? QByteArray() : file_.read(PartSize);
    splitter_.feed(charactersOf(bytes));
    Read part{.games = {}, .ready = {}, .last = bytes.isEmpty() || file_.atEnd()};
    if (part.last) splitter_.finish();
    part.percent = static_cast<int>(file_.pos() * 100 / std::max<qint64>(1, file_.size()));
    while (const auto text = cancelled() ? std::nullopt : splitter_.take()) {
        PgnGame game = readPgn(*text, rulebookCache_, stop, &letters_);
        if (cancelled()) break;
        report_.add(text->line, game);
        part.games.push_back(std::move(game));
    }
    return part;
}

/// Hands the part over as soon as there is room for it. Prepares games meanwhile. So both threads have the same work,
/// whichever is faster.
void ImportReader::hand(Read part) {
    while (!handNow(part) && !cancelled()) {
        if (part.prepareOne()) continue;
        std::unique_lock lock(mutex_);
        changed_.wait(lock, cancel_.get_token(), [this] { return waiting_.size() < MaxWaiting; });
    }
}

/// Hands the part over if there is room for it. Returns true if it did.
bool ImportReader::handNow(Read& part) {
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() >= MaxWaiting) return false;
        waiting_.push_back(std::move(part));
    }
    changed_.notify_all();
    return true;
}

}  // namespace rokada::ui
