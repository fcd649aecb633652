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
    std::vector<MoveFault> faults;  ///< of mistakes, in game order

    /// Returns nullptr if the move was no mistake.
    [[nodiscard]] const MoveFault* faultAt(Node node) const;
};

/// Returns the external engine selected for reviews if it supports the variant.
[[nodiscard]] std::optional<EngineEntry> chosenReviewer(const Settings& settings, const Variant& variant);

class ReviewJob final : public QObject {
    Q_OBJECT
public:
    explicit ReviewJob(QObject* parent);
    ~ReviewJob() override;

    /// Reviews all positions of the main line, with an external engine if given. Cancels a running review.
    void start(const GameTree& tree, const ReviewEffort& effort, int megabytes,
               const std::optional<EngineEntry>& other = {});
    /// Cancels the review without further signals. Returns at once.
    void cancel();
    [[nodiscard]] bool running() const { return running_; }

signals:
    /// Emitted after each position, with the numbers of reviewed and of all positions.
    void progressed(int done, int all);
    /// Emitted with the result on the thread of this object.
    void finished(const rokada::ui::FinishedReview& result);
    /// `why` is an error text of the system.
    void failed(const QString& why);

private:
    int number_ = 0;  ///< number of the review; results of earlier ones are ignored
    bool running_ = false;
    CallQueue news_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
