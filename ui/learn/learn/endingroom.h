// Endings against the best defence, one position after the other, on the page of lessons. Tables are made on another
// thread when an ending is practised for the first time.
#pragma once

#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "learn/endingtask.h"
#include "learn/lesson.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace rokada::ui {

class LessonPage;

class EndingRoom final : public QObject {
    Q_OBJECT
public:
    /// A child of the page.
    explicit EndingRoom(LessonPage& page);

    /// The same seed brings the same positions.
    void begin(const VariantInfo& game, const EndingTask& task, std::uint64_t seed);
    /// Nothing goes on any more.
    void leave();
    void retranslate();
    /// What is to be done now; nothing while tables are made.
    [[nodiscard]] const std::optional<EndingStart>& start() const { return start_; }
    /// For tests: until the tables are there. Then the event loop brings the position.
    void wait() { job_.wait(); }

signals:
    void failed(const QString& why);

private:
    void draw();
    void show(const std::optional<EndingStart>& start);
    void showStep(LessonStep step, const QString& next);
    void sayEnd();
    [[nodiscard]] QString words() const;

    LessonPage& page_;
    std::optional<EndingTask> task_;
    std::uint64_t lot_ = 0;
    std::map<std::string, std::shared_ptr<Endgames>> tables_;  ///< by game; while the job runs they are its own
    std::shared_ptr<Endgames> used_;
    std::set<std::pair<Endgames*, std::string_view>> solved_;  ///< tables that are there, by their pieces
    std::optional<EndingStart> start_;
    Lesson lesson_;
    int slips_ = 0;
    CallQueue news_;
    std::uint64_t number_ = 0;  ///< of the position that is waited for; news of others are dropped
    BackgroundJob job_;
};

}  // namespace rokada::ui
