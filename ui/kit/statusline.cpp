#include "kit/statusline.h"

#include "kit/announce.h"
#include "kit/notices.h"

#include <QStatusBar>

#include <chrono>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

StatusLine::StatusLine(QStatusBar* bar, QObject* parent)
    : QObject(parent),
      notices_(new Notices(bar->window())),
      text_(new StatusText(bar)),
      square_(new QLabel(bar)),
      rules_(new QLabel(bar)),
      hold_(this, 6s) {
    text_->setObjectName(QStringLiteral("statusText"));
    square_->setObjectName(QStringLiteral("statusSquare"));
    rules_->setObjectName(QStringLiteral("statusRules"));
    // A long sentence is no reason for a wide window.
    text_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QLabel* label : {static_cast<QLabel*>(text_), square_, rules_}) label->setContentsMargins(6, 0, 6, 0);
    bar->addWidget(text_, 1);
    bar->addPermanentWidget(square_);
    bar->addPermanentWidget(rules_);
    rules_->hide();
    connect(&hold_, &Delay::over, this, [this] { showPrompt(); });
}

void StatusLine::show(const QString& sentence) {
    text_->setText(sentence);
    text_->setToolTip(sentence);
    text_->setAccessibleName(sentence);
    emit shown();
}

/// A prompt that is delayed by a reason is old news, and is not announced.
void StatusLine::say(const QString& sentence) {
    show(sentence);
    announce(text_, sentence);
}

void StatusLine::reason(const QString& sentence) {
    hold_.start();
    say(sentence);
}

void StatusLine::fact(const QString& sentence) {
    if (sentence.isEmpty()) return;
    facts_ << sentence;
    reason(sentence);
}

void StatusLine::withdraw(const QString& sentence) {
    if (sentence.isEmpty()) return;
    if (facts_.removeAll(sentence) > 0 && !hold_.active()) showPrompt();
    if (heldReason() == sentence) clear();
    notices_->remove(sentence);
}

void StatusLine::trouble(const QString& sentence, const std::vector<NoticeAction>& actions, const char* deed) {
    notices_->setFoot(text_->parentWidget()->height());
    notices_->add(sentence, actions);
    if (deed) failures_.insert(deed, sentence);
}

void StatusLine::alarm(const QString& sentence, const std::vector<NoticeAction>& actions) {
    notices_->setFoot(text_->parentWidget()->height());
    notices_->add(sentence, actions, NoticeEnd::CauseGone);
}

void StatusLine::succeeded(const char* deed) {
    for (const QString& sentence : failures_.values(deed)) notices_->remove(sentence);
    failures_.remove(deed);
}

void StatusLine::prompt(const QString& sentence) { setPrompt(sentence, false); }

void StatusLine::silentPrompt(const QString& sentence) { setPrompt(sentence, true); }

void StatusLine::setPrompt(const QString& sentence, bool seen) {
    waiting_ = sentence;
    seen_ = seen;
    if (covered_) return;
    if (hold_.active()) return emit shown();
    showPrompt();
    announce(text_, sentence);
}

void StatusLine::showPrompt() {
    if (covered_) return show({});
    if (!facts_.isEmpty()) return show(facts_.last());
    show(seen_ ? QString() : waiting_);
    text_->setAccessibleName(waiting_);
}

void StatusLine::setBoardCovered(bool covered) {
    if (std::exchange(covered_, covered) != covered) clear();
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

QString StatusLine::text() const { return text_->text(); }

QString StatusLine::heldReason() const { return hold_.active() ? text_->text() : QString(); }

QStringList StatusLine::troubles() const { return notices_->sentences(); }

QString StatusLine::squareText() const { return square_->text(); }

}  // namespace rokada::ui
