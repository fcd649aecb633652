// Message line, square name, rule notes and error notices of the window.
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

/// Shows the last message or prompt, and the square under the pointer. `setKept` keeps the line visible while it is
/// empty.
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

class StatusLine final : public QObject {
    Q_OBJECT
public:
    /// The parts are children of `window` until they are placed in a layout.
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
    /// Shows a message that holds until it is withdrawn. It is shown again after later messages. An empty string is
    /// ignored.
    void showState(const QString& sentence);
    /// Removes the message or failure `sentence`. An empty string is ignored.
    void withdraw(const QString& sentence);
    /// Shows an error until it is closed or withdrawn. `actions` are buttons below the sentence. `action` is the name
    /// of the failed action; see `succeeded`.
    void showError(const QString& sentence, const std::vector<NoticeAction>& actions = {},
                   const char* action = nullptr);
    /// Shows a problem until it is withdrawn. The user cannot close it.
    void showAlarm(const QString& sentence, const std::vector<NoticeAction>& actions);
    /// Removes the notices of failures of this action.
    void succeeded(const char* action);
    /// Shows what the user must do, after the last message has been shown long enough.
    void prompt(const QString& sentence);
    /// Like `prompt`, for a prompt that the window shows elsewhere: the line does not show it, and only screen readers
    /// get it.
    void announcePrompt(const QString& sentence);
    /// Clears messages of an earlier game or language.
    void clear();
    /// If `covered` is true, suppresses prompts for the board, because a page covers it.
    void setBoardCovered(bool covered);
    /// If `kept` is true, the line stays visible while it is empty, so that messages do not move the buttons.
    void keepRoom(bool kept);
    void showSquare(const QString& words);
    void showRules(const QString& words);

    /// Returns the message that must stay, even if the line does not show it. Returns the text of the line if no
    /// message must stay.
    [[nodiscard]] QString text() const;
    /// Returns the pending prompt, or an empty text if the window shows it elsewhere. `heldMessage` returns the message
    /// that is shown before the prompt.
    [[nodiscard]] QString waitingPrompt() const { return seen_ ? QString() : waiting_; }
    [[nodiscard]] QString heldMessage() const;
    /// Returns the sentences of all visible problems and failures, oldest first.
    [[nodiscard]] QStringList errors() const;

signals:
    /// Emitted when the text or the pending prompt has changed.
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
    Delay hold_;           ///< runs while a message must stay
    QString held_;         ///< the message that must stay
    bool silent_ = false;  ///< true if the line does not show `held_`
    QStringList states_;   ///< messages that hold until they are withdrawn; the last one is shown instead of any prompt
    QString waiting_;      ///< prompt that follows the message `held_`
    bool seen_ = false;    ///< true if the window shows the prompt `waiting_` elsewhere
    bool covered_ = false;
    bool kept_ = false;
};

}  // namespace rokada::ui
