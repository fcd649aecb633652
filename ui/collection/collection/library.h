// The library as a window sees it: everything happens on a thread of its own, in the order in which it was asked for.
#pragma once

#include "collection/importreport.h"
#include "collection/librarystore.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace rokada::ui {

class Library final : public QObject {
    Q_OBJECT
public:
    Library(LibraryPlace place, QObject* parent);
    Library(const QString& folder, QObject* parent) : Library(LibraryPlace(folder), parent) {}
    /// What was to be kept is kept first. An import is called off.
    ~Library() override;

    /// The user's data folder.
    [[nodiscard]] static QString usualFolder();

    /// Asks on the thread, and hands the answer over in the window, unless the library is gone by then.
    template <class Ask, class Then>
    void ask(Ask question, Then then) {
        beginWork();
        post([question = std::move(question), then = std::move(then)](LibraryStore& store) mutable {
            auto answer = question(store);
            return News([then, answer = std::move(answer)]() mutable { then(std::move(answer)); });
        });
    }

    /// For questions that take long: emits `searchProgressed`.
    [[nodiscard]] std::function<void(int)> progress() {
        return [this](int percent) { news_.give([this, percent] { emit searchProgressed(percent); }); };
    }

    /// Reads a file of games into the library; `importProgressed` and `imported` follow.
    void importFile(const QString& path);
    void cancelImport();
    /// Stops the copy that is being made; what waits for it goes on.
    void stopCopy();
    /// Another program holds it: what was asked is done as soon as it is free.
    [[nodiscard]] bool held() const { return held_; }
    [[nodiscard]] bool importing() const { return import_ != nullptr; }

signals:
    /// A damaged library was found.
    void damaged(const rokada::ui::LibraryDamage& damage);
    /// Something could not be kept or asked; `why` may be empty.
    void failed(const QString& why);
    /// Another program holds the library, or no longer does.
    void heldChanged(bool held);
    /// A copy was due and could not be made.
    void notCopied(const rokada::ui::CopyFailure& failure);
    /// Of a copy that is being made; 100 at its end.
    void copyProgressed(int percent);
    void searchProgressed(int percent);
    void importProgressed(int percent);
    void imported(const rokada::ui::ImportReport& report);
    /// A program was killed while it imported this file; so many games had come by then.
    void importUnfinished(const QString& file, qint64 games);

private:
    using News = std::function<void()>;
    /// Returns what the window is told afterwards.
    using Job = std::function<News(LibraryStore&)>;
    struct Import;

    void beginWork();
    void post(Job job);
    void work(const LibraryPlace& place);
    void tellUnfinished(LibraryStore& store);
    [[nodiscard]] bool prepare(LibraryStore& store);
    void tellCopyFailure(LibraryStore& store);
    void tellHeld(bool held);
    void watchCopies(LibraryStore& store);
    void goOnWith(const std::shared_ptr<Import>& coming);
    void surveyChunk(const std::shared_ptr<Import>& coming);
    void importChunk(LibraryStore& store, const std::shared_ptr<Import>& coming);
    void readChunk(const std::shared_ptr<Import>& coming);
    void importMore(LibraryStore& store, const std::shared_ptr<Import>& coming);
    void finishImport(const std::shared_ptr<Import>& coming, const QString& why);
    [[nodiscard]] bool doOne(LibraryStore& store, const Job& job);

    LibraryPlace place_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    bool ending_ = false;
    bool held_ = false;         ///< as the window was told
    bool tellsHeld_ = false;    ///< the same on the library's thread
    std::stop_source copying_;  ///< of the copy that is being made; under the mutex
    std::shared_ptr<Import> import_;
    CallQueue news_;
    BackgroundJob thread_;
};

}  // namespace rokada::ui
