// The texts of the window: the last reason or prompt, the square under the pointer, unusual rules, and failures.
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

/// Where news are shown; screen readers take it for a notification.
class StatusText final : public QLabel {
    Q_OBJECT
public:
    using QLabel::QLabel;
};

/// The last reason or prompt, and the square under the pointer. It keeps its room while it says nothing, unless that is
/// not wanted.
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
    /// Its parts are widgets of `window` until they are given a place.
    explicit StatusLine(QWidget* window);

    [[nodiscard]] MessageLine& line() { return *line_; }
    /// Unusual rules of the game.
    [[nodiscard]] QLabel& rules() { return *rules_; }
    /// Conditions that are wrong; each is shown as long as it lasts.
    [[nodiscard]] Notices& alarms() { return *alarms_; }
    /// Failures; each is shown until it is closed.
    [[nodiscard]] Notices& failures() { return *notices_; }

    /// Something that has to be read: it stays for at least six seconds, unless another reason comes.
    void reason(const QString& sentence);
    /// A reason that the window shows elsewhere: the line stays as it is, and screen readers are told.
    void silentReason(const QString& sentence);
    /// A reason that is true until it is withdrawn: it comes back when others have been read. An empty one is none.
    void fact(const QString& sentence);
    /// A reason, or what went wrong, that holds no longer; an empty one is none.
    void withdraw(const QString& sentence);
    /// Something went wrong: it stays until it is closed or withdrawn. `actions` are buttons under the sentence. `deed`
    /// names what was tried, see `succeeded`.
    void trouble(const QString& sentence, const std::vector<NoticeAction>& actions = {}, const char* deed = nullptr);
    /// A state that is wrong as long as it lasts: it stays until it is withdrawn, and nobody can close it.
    void alarm(const QString& sentence, const std::vector<NoticeAction>& actions);
    /// What was tried has succeeded: notices of its failures go.
    void succeeded(const char* deed);
    /// What is to be done; comes when the last reason has been there long enough.
    void prompt(const QString& sentence);
    /// The same, where the window shows it already: screen readers are told, the line says nothing twice.
    void silentPrompt(const QString& sentence);
    /// A reason of an earlier game or language is of no use.
    void clear();
    /// While a page covers the board nobody is told what is to be done there.
    void setBoardCovered(bool covered);
    /// The line keeps its room while it is empty, so that news does not move the buttons.
    void keepRoom(bool kept);
    void showSquare(const QString& words);
    void showRules(const QString& words);

    /// Returns the reason that is held, shown or silent, or else the text of the line.
    [[nodiscard]] QString text() const;
    /// What is to be done, unless the window shows it elsewhere, and the reason that is read before it, if there is
    /// one.
    [[nodiscard]] QString waitingPrompt() const { return seen_ ? QString() : waiting_; }
    [[nodiscard]] QString heldReason() const;
    [[nodiscard]] QString squareText() const;
    /// What went wrong and was not closed yet, the oldest first.
    [[nodiscard]] QStringList troubles() const;

signals:
    void shown();

private:
    void show(const QString& sentence);
    void showPrompt();
    void hold(const QString& sentence, bool silent);
    void say(const QString& sentence);
    void setPrompt(const QString& sentence, bool seen);

    Notices* alarms_;
    Notices* notices_;
    QMultiHash<QByteArray, QString> failures_;  ///< by deed: the notices of its failures
    MessageLine* line_;
    StatusText* text_;
    QLabel* square_;
    QLabel* rules_;
    Delay hold_;           ///< runs while a reason must stay
    QString held_;         ///< the reason that it holds
    bool silent_ = false;  ///< the line does not show it
    QStringList facts_;    ///< the last one comes back before any prompt
    QString waiting_;      ///< the prompt that follows it
    bool seen_ = false;    ///< that prompt is to be seen elsewhere
    bool covered_ = false;
    bool kept_ = false;
};

}  // namespace rokada::ui
