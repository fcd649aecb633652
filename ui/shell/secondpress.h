// Confirms a draw offer or a resignation. The first press asks a question, and a second press in time performs the
// action.
#pragma once

#include "kit/delay.h"

#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace rokada::ui {

class SecondPress final : public QObject {
    Q_OBJECT
public:
    /// Returns the confirmation of `action`. It is created by the first call and owned by the action.
    [[nodiscard]] static SecondPress& of(QAction& action);
    /// Marks `button` as another way to trigger `action`. A press on it then does not cancel the question.
    static void exempt(QWidget& button, QAction& action);

    void setQuestion(const QString& question) { question_ = question; }
    [[nodiscard]] const QString& question() const { return question_; }
    [[nodiscard]] bool asking() const { return armed_.active(); }
    /// Call it when the action is triggered. Asks the question and returns false the first time. Returns true the
    /// second time; the caller then performs the action.
    [[nodiscard]] bool confirmed();
    /// Cancels an open question.
    void disarm();
    /// Shows the result of the action at the button or menu that triggered it. An empty text removes the result.
    void answer(const QString& words) { emit answered(words); }

signals:
    /// Emitted when the question is asked. `question` says what a second press will do.
    void asked(const QString& question);
    /// Emitted when the question has been answered or cancelled.
    void over(const QString& question);
    /// Emitted when the second press did not come in time.
    void forgotten();
    /// Emitted with the result of the action.
    void answered(const QString& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit SecondPress(QAction& action);

    void endQuestion();

    QAction& action_;
    QString question_;
    Delay armed_;
};

}  // namespace rokada::ui
