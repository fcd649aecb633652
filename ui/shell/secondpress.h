// What ends a game asks first: an action whose first trigger, by menu, button or key, only asks, and whose second one,
// which may not come too late, does it.
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
    /// One for each action, which owns it.
    [[nodiscard]] static SecondPress& of(QAction& action);
    /// A press on this button is no press of something else.
    static void exempt(QWidget& button, QAction& action);

    void setQuestion(const QString& question) { question_ = question; }
    [[nodiscard]] const QString& question() const { return question_; }
    [[nodiscard]] bool asking() const { return armed_.active(); }
    /// Triggered: true the second time, else it asks.
    [[nodiscard]] bool confirmed();
    void disarm();
    /// What has come of it, to be read where it was pressed; empty if that no longer holds.
    void answer(const QString& words) { emit answered(words); }

signals:
    /// What a second press will do.
    void asked(const QString& question);
    /// It was answered or forgotten.
    void over(const QString& question);
    /// The second press has not come in time.
    void forgotten();
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
