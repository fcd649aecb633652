// The library as a window sees it: everything happens on a thread of its own, in the order in which it was asked for.
#pragma once

#include "kit/callqueue.h"
#include "library/librarystore.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace rokada::ui {

class Library final : public QObject {
    Q_OBJECT
public:
    Library(const QString& folder, QObject* parent);
    /// What was to be kept is kept first. An import is called off.
    ~Library() override;

    /// The user's data folder.
    [[nodiscard]] static QString usualFolder();

    /// Asks on the thread, and hands the answer over in the window, unless the library is gone by then.
    template <class Ask, class Then>
    void ask(Ask question, Then then) {
        post([this, question = std::move(question), then = std::move(then)](LibraryStore& store) mutable {
            auto answer = question(store);
            news_.give([then = std::move(then), answer = std::move(answer)]() mutable { then(std::move(answer)); });
        });
    }

    /// Reads a file of games into the library; `importProgressed` and `imported` follow.
    void importFile(const QString& path);
    void cancelImport();
    [[nodiscard]] bool importing() const { return import_ != nullptr; }

signals:
    /// A damaged library was found and is called this now.
    void damaged(const QString& aside);
    /// Something could not be kept.
    void failed();
    void importProgressed(int percent);
    /// How many games were imported, how many were there already, and how many could not be read to their end.
    void imported(int added, int known, int faulty);

private:
    using Job = std::function<void(LibraryStore&)>;
    struct Import;

    void post(Job job);
    void work(const QString& folder);
    void importMore(LibraryStore& store, const std::shared_ptr<Import>& coming);
    void finishImport(const std::shared_ptr<Import>& coming, bool failedToKeep);

    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    bool ending_ = false;
    std::shared_ptr<Import> import_;
    CallQueue news_;
    std::jthread thread_;
};

}  // namespace rokada::ui
