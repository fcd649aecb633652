// Status line of the window: messages, the name of the square under the pointer, notes about unusual rules, and error
// notices.
#pragma once

#include "kit/delay.h"
#include "kit/notices.h"

#include <QByteArray>
#include <QFrame>
#include <QLabel>
#include <QMultiHash>
#include <QObject>
#include <QString>

#include <vector>

namespace rokada::ui {

/// Label for messages. Screen readers treat it as a notification.
class StatusText final : public QLabel {
    Q_OBJECT
public:
    using QLabel::QLabel;
};

/// Line with the last message or prompt, and the name of the square under the pointer. `setKept` keeps the line visible
/// while it is empty.
class MessageLine final : public QFrame {
    Q_OBJECT
public:
    explicit MessageLine(QWidget* parent);

    void setText(const QString& sentence);
    [[nodiscard]] StatusText& text() { return *text_; }
    [[nodiscard]] QLabel& square() { return *square_; }
    void setKept(bool kept);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showOrHide();

    StatusText* text_;
    QLabel* square_;
    bool kept_ = false;
};

/// Shows messages, prompts and errors, and announces them to screen readers. A prompt says what the user must do next.
class StatusLine final : public QObject {
    Q_OBJECT
public:
    /// The parts of the status line are children of `window` until they are placed in a layout.
    explicit StatusLine(QWidget* window);

    [[nodiscard]] MessageLine& line() { return *line_; }
    /// Returns the label for unusual rules of the game.
    [[nodiscard]] QLabel& rules() { return *rules_; }
    /// Returns the notices of problems. Each is shown as long as its problem lasts.
    [[nodiscard]] Notices& alarms() { return *alarms_; }
    /// Returns the notices of failures. Each is shown until the user closes it.
    [[nodiscard]] Notices& failures() { return *notices_; }

    /// Shows a message for at least six seconds, unless another message follows.
    void showMessage(const QString& sentence);
    /// Sends a message to screen readers only, because the window shows it elsewhere.
    void announceMessage(const QString& sentence);
    /// Shows a message that stays valid until `withdraw` removes it. It is shown again after later messages. An empty
    /// string is ignored.
    void showState(const QString& sentence);
    /// Removes the message or notice with the text `sentence`. An empty string is ignored.
    void withdraw(const QString& sentence);
    /// Shows an error until the user closes it or `withdraw` removes it. `actions` are buttons below the sentence.
    /// `action` names the failed action, so that `succeeded` can remove the error later.
    void showError(const QString& sentence, const std::vector<NoticeAction>& actions = {},
                   const char* action = nullptr);
    /// Shows a problem until `withdraw` removes it. The user cannot close it.
    void showAlarm(const QString& sentence, const std::vector<NoticeAction>& actions);
    /// Removes the errors that `showError` has shown for this action.
    void succeeded(const char* action);
    /// Shows what the user must do next, as soon as the last message has been visible for six seconds.
    void prompt(const QString& sentence);
    /// Sends a prompt to screen readers only, because the window shows it elsewhere.
    void announcePrompt(const QString& sentence);
    /// Removes the last message before its six seconds are over, because it may belong to an earlier game or language.
    /// Shows the prompt instead.
    void clear();
    /// If `covered` is true, hides messages and prompts, because another page covers the board.
    void setBoardCovered(bool covered);
    /// If `kept` is true, the line stays visible while it is empty, so that a new message does not move other widgets.
    void keepRoom(bool kept);
    void showSquare(const QString& words);
    void showRules(const QString& words);

    /// Returns the last message for six seconds after it was shown, even if only screen readers have received it.
    /// Afterwards, returns the text of the line.
    [[nodiscard]] QString text() const;
    /// Returns the last prompt, or an empty text if the window shows it elsewhere.
    [[nodiscard]] QString waitingPrompt() const { return seen_ ? QString() : waiting_; }
    /// Returns the last message for six seconds after it was shown, and an empty text afterwards.
    [[nodiscard]] QString heldMessage() const;
    /// Returns the sentences of all visible problems and failures, oldest first.
    [[nodiscard]] QStringList errors() const;

signals:
    /// Emitted when the message, the prompt or the text of the line has changed.
    void shown();

private:
    void show(const QString& sentence);
    void showPrompt();
    void hold(const QString& sentence, bool silent);
    void say(const QString& sentence);
    void setPrompt(const QString& sentence, bool seen);

    Notices* alarms_;
    Notices* notices_;
    QMultiHash<QByteArray, QString> failures_;  ///< notices of failures, by action
    MessageLine* line_;
    StatusText* text_;
    QLabel* square_;
    QLabel* rules_;
    Delay hold_;                ///< runs for six seconds after each message
    QString held_;              ///< the last message; valid while `hold_` runs
    bool silent_ = false;       ///< true if only screen readers have received `held_`
    QStringList states_;        ///< messages of `showState`; the last one is shown instead of any prompt
    QString waiting_;           ///< last prompt; shown after the message `held_`
    bool unannounced_ = false;  ///< true if `waiting_` is announced when it is shown
    bool seen_ = false;         ///< true if the window shows the prompt `waiting_` elsewhere
    bool covered_ = false;
    bool kept_ = false;
};

}  // namespace rokada::ui
