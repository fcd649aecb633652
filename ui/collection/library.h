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
        post([this, question = std::move(question), then = std::move(then)](LibraryStore& store) mutable {
            auto answer = question(store);
            news_.give([then = std::move(then), answer = std::move(answer)]() mutable { then(std::move(answer)); });
        });
    }

    /// For questions that take long: emits `searchProgressed`.
    [[nodiscard]] std::function<void(int)> progress() {
        return [this](int percent) { news_.give([this, percent] { emit searchProgressed(percent); }); };
    }

    /// Reads a file of games into the library; `importProgressed` and `imported` follow.
    void importFile(const QString& path);
    void cancelImport();
    [[nodiscard]] bool importing() const { return import_ != nullptr; }

signals:
    /// A damaged library was found.
    void damaged(const rokada::ui::LibraryDamage& damage);
    /// Something could not be kept or asked; `why` may be empty.
    void failed(const QString& why);
    void searchProgressed(int percent);
    void importProgressed(int percent);
    void imported(const rokada::ui::ImportReport& report);

private:
    using Job = std::function<void(LibraryStore&)>;
    struct Import;

    void beginWork();
    void post(Job job);
    void work(const LibraryPlace& place);
    static bool prepare(LibraryStore& store);
    void goOnWith(const std::shared_ptr<Import>& coming);
    void surveyChunk(const std::shared_ptr<Import>& coming);
    void importChunk(LibraryStore& store, const std::shared_ptr<Import>& coming);
    void importMore(LibraryStore& store, const std::shared_ptr<Import>& coming);
    void finishImport(const std::shared_ptr<Import>& coming, const QString& why);
    void doOne(LibraryStore& store, const Job& job);

    LibraryPlace place_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    bool ending_ = false;
    std::shared_ptr<Import> import_;
    CallQueue news_;
    BackgroundJob thread_;
};

}  // namespace rokada::ui
