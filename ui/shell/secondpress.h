// Confirms actions that end a game: the first trigger asks, and the second one in time performs the action.
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
    /// Returns the confirmation of `action`, created on first use and owned by the action.
    [[nodiscard]] static SecondPress& of(QAction& action);
    /// Declares `button` as another way to trigger `action`: pressing it does not cancel the question.
    static void exempt(QWidget& button, QAction& action);

    void setQuestion(const QString& question) { question_ = question; }
    [[nodiscard]] const QString& question() const { return question_; }
    [[nodiscard]] bool asking() const { return armed_.active(); }
    /// Call when the action is triggered. Returns true the second time; otherwise asks and returns false.
    [[nodiscard]] bool confirmed();
    /// Cancels an open question.
    void disarm();
    /// Shows the result where the action was triggered; empty if it no longer holds.
    void answer(const QString& words) { emit answered(words); }

signals:
    /// Emitted when the question is asked: what a second press will do.
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
