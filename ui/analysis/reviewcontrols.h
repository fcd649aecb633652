// Game review in the window: one entry of the menu starts it, and what it finds is written into the record.
#pragma once

#include "analysis/reviewjob.h"
#include "shell/feature.h"

namespace rokada::ui {

class CoachControls;
class ReviewDialog;
class WindowAction;

class ReviewControls final : public Feature {
    Q_OBJECT
public:
    ReviewControls(const WindowContext& context, CoachControls& coach);

    /// nullptr while it is closed.
    [[nodiscard]] ReviewDialog* dialog() const { return dialog_; }
    void updateActions() override;
    /// What was found, with sentences of the coach in the language in force; what a person wrote stays.
    static void writeInto(GameTree& tree, const FinishedReview& result);
    /// It begins at once; closing the dialog leaves it.
    void open();
    void placeDialog();

private:
    void start();
    void cancel();
    void finish(const FinishedReview& result);
    void tryAgain();

    CoachControls& coach_;
    ReviewJob* job_;
    ReviewDialog* dialog_ = nullptr;
    WindowAction* review_ = nullptr;
    std::optional<Review> last_;
};

}  // namespace rokada::ui
