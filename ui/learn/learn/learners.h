// Learners on this computer and their progress. The file is read and written on worker threads.
#pragma once

#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "kit/writerthread.h"
#include "learn/learnersfile.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace rokada::ui {

/// The learners of the program. Lives on the thread of the window.
class Learners final : public QObject {
    Q_OBJECT
public:
    /// Starts to read `file`. Until `loaded` is emitted, there is one learner without progress.
    explicit Learners(QString file, QObject* parent = nullptr);
    /// Waits at most five seconds until all changes are written.
    ~Learners() override;

    [[nodiscard]] const LearnerList& list() const { return list_; }
    [[nodiscard]] const Learner& current() const { return list_.current(); }
    [[nodiscard]] bool isLoaded() const { return loaded_; }

    /// Changes the list, and writes it to the file if it has changed. While the file is still being read, the change is
    /// also stored and repeated later on the list from the file.
    using Change = std::function<bool(LearnerList&)>;
    void change(const Change& change);

signals:
    /// Emitted once, when the file was read or could not be read.
    void loaded(const rokada::ui::LearnersFile::Found& found);
    /// Emitted after each attempt to write the file. `failure` is the error text, or empty on success. A failed change
    /// stays in memory, and the next change writes it too.
    void written(const QString& failure);

private:
    struct Shared;

    void take(LearnersFile::Found found);
    void write();

    LearnerList list_;
    bool loaded_ = false;
    std::vector<Change> early_;  ///< changes before the end of reading
    std::shared_ptr<Shared> shared_;
    WriterThread writer_;
    CallQueue calls_;
    BackgroundJob reading_;
};

}  // namespace rokada::ui
