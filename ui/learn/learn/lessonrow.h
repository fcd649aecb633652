// Row of a lesson: number, picture of a piece, title and progress.
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
    QString more_;  ///< text at the right end of the row
};

}  // namespace rokada::ui
