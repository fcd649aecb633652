// Reviews a game on a worker thread.
#pragma once

#include "analysis/movefault.h"
#include "engines/enginelist.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"

#include <QObject>

#include <optional>
#include <vector>

namespace rokada::ui {

struct FinishedReview {
    Review review;
    std::vector<MoveFault> faults;  ///< explanations of the mistakes, in the order of the game

    /// Returns the explanation of the move at `node`; nullptr if the move was not a mistake.
    [[nodiscard]] const MoveFault* faultAt(Node node) const;
};

/// Returns the external engine selected for reviews; nullopt if none is selected or it does not support the variant.
[[nodiscard]] std::optional<EngineEntry> chosenReviewer(const Settings& settings, const Variant& variant);

class ReviewJob final : public QObject {
    Q_OBJECT
public:
    explicit ReviewJob(QObject* parent);
    ~ReviewJob() override;

    /// Starts the review of all positions of the main line and returns at once. Cancels a running review. `megabytes`
    /// is the size of the hash table. `other` is the external engine; without it, the built-in engine is used.
    void start(const GameTree& tree, const ReviewEffort& effort, int megabytes,
               const std::optional<EngineEntry>& other = {});
    /// Cancels the review and returns at once. No signal is emitted for this review any more.
    void cancel();
    [[nodiscard]] bool running() const { return running_; }

signals:
    /// Emitted after each position. `done` is the number of reviewed positions, `all` the number of all positions.
    void progressed(int done, int all);
    /// Emitted at the end of the review, on the thread of this object.
    void finished(const rokada::ui::FinishedReview& result);
    /// Emitted if the review fails. `why` is a message for the user.
    void failed(const QString& why);

private:
    int number_ = 0;  ///< number of the last review; results of earlier reviews are ignored
    bool running_ = false;
    CallQueue calls_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
