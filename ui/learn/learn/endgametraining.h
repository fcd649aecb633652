// Practice of endings on the lesson page. The computer defends with the best moves of an endgame table. The table is
// computed on a worker thread when an ending is practised for the first time.
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

class EndgameTraining final : public QObject {
    Q_OBJECT
public:
    /// `page` owns this object.
    explicit EndgameTraining(LessonPage& page);

    /// Starts to practise an ending. The same `seed` gives the same positions.
    void begin(const VariantInfo& game, const EndingTask& task, std::uint64_t seed);
    /// Stops all running work and closes the lesson.
    void leave();
    void retranslate();
    /// Returns the start position of the current exercise. Returns nullopt while its table is computed.
    [[nodiscard]] const std::optional<EndingStart>& start() const { return start_; }
    /// Waits until the table is computed. The event loop then shows the position. For tests.
    void wait() { job_.wait(); }

signals:
    /// Emitted if a table cannot be computed. `why` is the error text.
    void failed(const QString& why);

private:
    void draw();
    void show(const std::optional<EndingStart>& start);
    void showStep(LessonStep step, const QString& next);
    void sayEnd();
    [[nodiscard]] QString words() const;

    LessonPage& page_;
    std::optional<EndingTask> task_;
    std::uint64_t seed_ = 0;
    std::map<std::string, std::shared_ptr<Endgames>> tables_;  ///< endgame tables, by variant id; shared with a running
                                                               ///< job
    std::shared_ptr<Endgames> used_;
    std::set<std::pair<Endgames*, std::string_view>> solved_;  ///< finished tables, as tables of a variant and pieces
                                                               ///< of an ending
    std::optional<EndingStart> start_;
    Lesson lesson_;
    int mistakes_ = 0;
    CallQueue calls_;
    std::uint64_t number_ = 0;  ///< number of the last request for a position; results of earlier requests are ignored
    BackgroundJob job_;
};

}  // namespace rokada::ui
