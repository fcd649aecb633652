// Button for a lesson in the list of a chapter. It shows the number of the lesson, a picture of a piece, the title and
// the progress.
#pragma once

#include "learn/learnbutton.h"
#include "learn/piecetile.h"

namespace rokada::ui {

class LessonRow final : public LearnButton {
    Q_OBJECT
public:
    enum class State { Open, Begun, Next, Done };

    LessonRow(int number, TilePiece piece, QWidget* parent);

    /// Shows a lesson. `done` is the number of completed steps, `steps` the number of all steps.
    void show(const QString& title, State state, int done, int steps);
    [[nodiscard]] State state() const { return state_; }

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont moreFont() const;
    [[nodiscard]] QRect titleBox(int width, int height) const;
    [[nodiscard]] bool moreBelow(int width) const;

    int number_;
    TilePiece piece_;
    State state_ = State::Open;
    QString more_;  ///< text about the progress, at the right end of the row or below the title
};

}  // namespace rokada::ui
