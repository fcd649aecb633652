// Panel with the feedback on the learner's last answer. Screen readers announce it as a notification.
#pragma once

#include "lesson/lessonrun.h"

#include <QFrame>

class QLabel;

namespace rokada::ui {

class AnswerPanel final : public QFrame {
    Q_OBJECT
public:
    explicit AnswerPanel(QWidget* parent);

    void show(const LessonFeedback& feedback);
    [[nodiscard]] LessonFeedback::Tone tone() const { return tone_; }
    /// Lets screen readers announce `sentence` without showing it.
    void announceOnly(const QString& sentence);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void colour();

    QLabel* words_;
    LessonFeedback::Tone tone_ = LessonFeedback::Tone::None;
};

}  // namespace rokada::ui
