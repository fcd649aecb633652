#include "kit/statusline.h"

#include "kit/announce.h"
#include "kit/notices.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

/// Inset of the text and corner radius of the line, in pixels.
constexpr int Inset = 12, LineRadius = 10;

}  // namespace

MessageLine::MessageLine(QWidget* parent) : QFrame(parent), text_(new StatusText(this)), square_(new QLabel(this)) {
    setObjectName(QStringLiteral("messageLine"));
    text_->setObjectName(QStringLiteral("statusText"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    // A long sentence must not widen the panel.
    text_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    square_->setObjectName(QStringLiteral("statusSquare"));
    square_->setForegroundRole(QPalette::PlaceholderText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Inset, Inset / 2, Inset, Inset / 2);
    row->addWidget(text_, 1);
    row->addWidget(square_);
    showOrHide();
}

void MessageLine::setText(const QString& sentence) {
    text_->setText(sentence);
    showOrHide();
    update();
}

void MessageLine::setKept(bool kept) {
    kept_ = kept;
    showOrHide();
}

void MessageLine::showOrHide() {
    setVisible(kept_ || !text_->text().isEmpty());
    square_->setVisible(kept_);
    setMinimumHeight(kept_ ? fontMetrics().lineSpacing() + 2 * Inset : 0);
}

void MessageLine::paintEvent(QPaintEvent*) {
    if (text_->text().isEmpty()) return;
    QPainter painter(this);
    paintRound(painter, rect(), LineRadius, theme().sunken, theme().contrast ? theme().edge : QColor());
}

void MessageLine::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) showOrHide();
}

StatusLine::StatusLine(QWidget* window)
    : QObject(window),
      alarms_(new Notices(window)),
      notices_(new Notices(window)),
      line_(new MessageLine(window)),
      text_(&line_->text()),
      square_(&line_->square()),
      rules_(new QLabel(window)),
      hold_(this, 6s) {
    alarms_->setObjectName(QStringLiteral("alarms"));
    rules_->setObjectName(QStringLiteral("statusRules"));
    rules_->setForegroundRole(QPalette::PlaceholderText);
    rules_->setWordWrap(true);
    rules_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    rules_->hide();
    connect(&hold_, &Delay::timeout, this, [this] {
        showPrompt();
        if (std::exchange(unannounced_, false) && !covered_) announce(text_, waiting_);
    });
}

void StatusLine::show(const QString& sentence) {
    line_->setText(sentence);
    text_->setToolTip(sentence);
    text_->setAccessibleName(sentence);
    emit shown();
}

/// Shows a sentence and announces it to screen readers.
void StatusLine::say(const QString& sentence) {
    show(sentence);
    announce(text_, sentence);
}

void StatusLine::showMessage(const QString& sentence) { hold(sentence, false); }

void StatusLine::announceMessage(const QString& sentence) { hold(sentence, true); }

void StatusLine::hold(const QString& sentence, bool silent) {
    held_ = sentence;
    silent_ = silent;
    hold_.start();
    if (!silent) return say(sentence);
    showPrompt();
    text_->setAccessibleName(sentence);
    emit shown();
    announce(text_, sentence);
}

void StatusLine::showState(const QString& sentence) {
    if (sentence.isEmpty()) return;
    states_ << sentence;
    showMessage(sentence);
}

void StatusLine::withdraw(const QString& sentence) {
    if (sentence.isEmpty()) return;
    if (states_.removeAll(sentence) > 0 && !hold_.active()) showPrompt();
    if (heldMessage() == sentence) clear();
    alarms_->remove(sentence);
    notices_->remove(sentence);
}

void StatusLine::showError(const QString& sentence, const std::vector<NoticeAction>& actions, const char* action) {
    notices_->add(sentence, actions);
    if (action && !failures_.contains(action, sentence)) failures_.insert(action, sentence);
}

void StatusLine::showAlarm(const QString& sentence, const std::vector<NoticeAction>& actions) {
    alarms_->add(sentence, actions, NoticeEnd::CauseGone);
}

void StatusLine::succeeded(const char* action) {
    for (const QString& sentence : failures_.values(action)) notices_->remove(sentence);
    failures_.remove(action);
}

void StatusLine::prompt(const QString& sentence) { setPrompt(sentence, false); }

void StatusLine::announcePrompt(const QString& sentence) { setPrompt(sentence, true); }

void StatusLine::setPrompt(const QString& sentence, bool seen) {
    waiting_ = sentence;
    seen_ = seen;
    if (covered_) return;
    unannounced_ = hold_.active() && !silent_;
    if (unannounced_) return emit shown();
    showPrompt();
    announce(text_, sentence);
}

void StatusLine::showPrompt() {
    if (covered_) return show({});
    if (!states_.isEmpty()) return show(states_.last());
    show(seen_ ? QString() : waiting_);
    text_->setAccessibleName(waiting_);
}

void StatusLine::setBoardCovered(bool covered) {
    line_->setKept(kept_ && !covered);
    if (std::exchange(covered_, covered) != covered) clear();
}

void StatusLine::keepRoom(bool kept) {
    kept_ = kept;
    line_->setKept(kept_ && !covered_);
}

void StatusLine::clear() {
    hold_.stop();
    showPrompt();
}

void StatusLine::showSquare(const QString& words) { square_->setText(words); }

void StatusLine::showRules(const QString& words) {
    rules_->setText(words);
    rules_->setVisible(!words.isEmpty());
}

QString StatusLine::text() const { return hold_.active() ? held_ : text_->text(); }

QString StatusLine::heldMessage() const { return hold_.active() ? held_ : QString(); }

QStringList StatusLine::errors() const { return alarms_->sentences() + notices_->sentences(); }

}  // namespace rokada::ui
