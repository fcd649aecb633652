#include "learn/learners.h"

#include <mutex>
#include <utility>

namespace rokada::ui {

/// State that the worker threads share with the window.
struct Learners::Shared {
    explicit Shared(QString path) : file(std::move(path)) {}

    Written write() {
        const std::lock_guard hold(using_);
        return file.write(taken());
    }
    LearnersFile::Found read() {
        const std::lock_guard hold(using_);
        return file.read();
    }
    void keepUnread(const QString& why) {
        const std::lock_guard hold(using_);
        file.keepUnread(why);
    }
    void give(const LearnerList& learners) {
        const std::lock_guard hold(mutex);
        list = learners;
    }

private:
    LearnerList taken() {
        const std::lock_guard hold(mutex);
        return list;
    }

    std::mutex using_;  ///< held while a thread uses `file`
    LearnersFile file;
    std::mutex mutex;  ///< protects `list`; never held for long
    LearnerList list;  ///< list to be written
};

Learners::Learners(QString file, QObject* parent)
    : QObject(parent),
      shared_(std::make_shared<Shared>(std::move(file))),
      writer_([shared = shared_] { return shared->write(); },
              [this](const Written& done) { emit written(done ? QString() : done.error()); }) {
    connect(&reading_, &BackgroundJob::failed, this, [this](const QString& why) {
        shared_->keepUnread(why);
        take({.unreadable = why});
    });
    reading_.start([this, shared = shared_](const std::stop_token&) {
        calls_.post([this, found = shared->read()] { take(found); });
    });
}

Learners::~Learners() {
    blockSignals(true);
    if (!early_.empty()) {
        reading_.wait();
        take(shared_->read());
    }
    if (!writer_.untold()) return;
    if (const Written done = writer_.finish(); !done)
        qWarning("the learning progress cannot be written: %s", qUtf8Printable(done.error()));
}

void Learners::take(LearnersFile::Found found) {
    list_ = found.learners;
    loaded_ = true;
    bool changed = false;
    for (const Change& change : std::exchange(early_, {})) changed = change(list_) || changed;
    if (changed) write();
    emit loaded(found);
}

void Learners::change(const Change& change) {
    const bool changed = change(list_);
    if (!loaded_) {
        early_.push_back(change);
    } else if (changed) {
        write();
    }
}

void Learners::write() {
    shared_->give(list_);
    writer_.request();
}

}  // namespace rokada::ui
