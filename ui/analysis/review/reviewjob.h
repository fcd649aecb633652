// A review of a game on a thread of its own.
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
    std::vector<MoveFault> faults;  ///< of bad moves, in their order

    /// nullptr if the move was not bad.
    [[nodiscard]] const MoveFault* faultAt(Node node) const;
};

/// The engine of others that was chosen for reviews, if it knows this game.
[[nodiscard]] std::optional<EngineEntry> chosenReviewer(const Settings& settings, const Variant& variant);

class ReviewJob final : public QObject {
    Q_OBJECT
public:
    explicit ReviewJob(QObject* parent);
    ~ReviewJob() override;

    /// Looks at each position of the main variation, by an engine of others if one is given. Another review is left for
    /// it.
    void start(const GameTree& tree, const ReviewEffort& effort, int megabytes,
               const std::optional<EngineEntry>& other = {});
    /// No signal follows. Returns at once.
    void cancel();
    [[nodiscard]] bool running() const { return running_; }

signals:
    void progressed(int done, int all);
    void finished(const rokada::ui::FinishedReview& result);
    /// `why` is in the words of the system.
    void failed(const QString& why);

private:
    int number_ = 0;  ///< of the review; news of earlier ones are not wanted
    bool running_ = false;
    CallQueue news_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
