#include "table/endbanner.h"

#include "kit/flowrow.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Minimum font size of the headline, relative to the font of the banner.
constexpr double HeadlineSize = 1.3;
constexpr int HeadlinesHigh = 36;
constexpr int LargestHeadline = 46;
/// Font size of the reason, relative to the headline.
constexpr double ReasonPart = 0.5;

}  // namespace

EndBanner::EndBanner(QWidget* parent)
    : QFrame(parent),
      headline_(new QLabel(this)),
      why_(new QLabel(this)),
      fold_(new QToolButton(this)),
      rematch_(new QPushButton(this)),
      nextOpponent_(new QPushButton(this)),
      review_(new QPushButton(this)),
      other_(new QPushButton(this)),
      swap_(new QPushButton(this)) {
    setObjectName(QStringLiteral("endBanner"));
    headline_->setObjectName(QStringLiteral("endHeadline"));
    why_->setObjectName(QStringLiteral("endReason"));
    fold_->setObjectName(QStringLiteral("foldButton"));
    rematch_->setObjectName(QStringLiteral("rematchButton"));
    nextOpponent_->setObjectName(QStringLiteral("nextOpponentButton"));
    review_->setObjectName(QStringLiteral("reviewButton"));
    other_->setObjectName(QStringLiteral("otherGameButton"));
    swap_->setObjectName(QStringLiteral("swapButton"));
    setFrameShape(QFrame::StyledPanel);
    setProperty("look", "soft");
    parent->installEventFilter(this);
    layOut();
    connect(fold_, &QToolButton::clicked, this, [this] { fold(!folded_); });
    connect(rematch_, &QPushButton::clicked, this, &EndBanner::rematchWanted);
    connect(nextOpponent_, &QPushButton::clicked, this, &EndBanner::nextWanted);
    connect(review_, &QPushButton::clicked, this, &EndBanner::reviewWanted);
    connect(other_, &QPushButton::clicked, this, &EndBanner::newGameWanted);
    connect(swap_, &QPushButton::clicked, this, &EndBanner::swapWanted);
    retranslate();
    hide();
}

void EndBanner::layOut() {
    for (QLabel* label : {headline_, why_}) label->setWordWrap(true);
    fold_->setAutoRaise(true);
    fold_->setFocusPolicy(Qt::TabFocus);
    rematch_->setProperty("look", "primary");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 8, 12);
    column->setSpacing(4);
    auto* heading = new QHBoxLayout;
    heading->addWidget(headline_, 1);
    heading->addWidget(fold_, 0, Qt::AlignTop);
    column->addLayout(heading);
    column->addWidget(why_);
    column->addSpacing(2);
    column->addWidget(rematch_);
    column->addWidget(nextOpponent_);
    nextOpponent_->hide();
    auto* others = new FlowRow;
    others->setFilling(true);
    for (QPushButton* button : {review_, other_, swap_}) others->addWidget(button);
    column->addLayout(others);
}

void EndBanner::announce(const QString& verdict, const QString& players) {
    verdict_ = verdict;
    players_ = players;
    showRating({}, {});
}

void EndBanner::showRating(const QString& words, const QString& next) {
    rating_ = words;
    next_ = next;
    nextOpponent_->setHidden(folded_ || next_.isEmpty());
    showWords();
    retranslate();
    QStringList sentences{verdict_, players_, rating_};
    sentences.removeAll(QString());
    setAccessibleName(sentences.join(u' '));
}

/// Updates the texts and their font sizes. A collapsed banner shows the verdict as one sentence. An expanded banner
/// shows the result as a headline, and the reason as a separate sentence.
void EndBanner::showWords() {
    const qsizetype colon = verdict_.indexOf(QLatin1String(": "));
    const bool parted = !folded_ && colon > 0;
    const int usual = QFontInfo(font()).pixelSize();
    const int least = qRound(usual * HeadlineSize);
    const int pixels = std::clamp(window()->height() / HeadlinesHigh, least, std::max(least, LargestHeadline));
    QFont large = font();
    large.setBold(true);
    if (!folded_) large.setPixelSize(pixels);
    headline_->setFont(large);
    QFont words = font();
    if (!folded_) words.setPixelSize(std::max(usual, qRound(pixels * ReasonPart)));
    why_->setFont(words);
    QString headline = parted ? verdict_.left(colon) : verdict_;
    // The headline of an expanded banner has no full stop.
    if (!folded_ && headline.endsWith(QLatin1Char('.'))) headline.chop(1);
    headline_->setText(headline);
    QString reason = parted ? verdict_.mid(colon + 2) : QString();
    if (parted) reason[0] = reason[0].toUpper();
    QStringList lines{reason, players_, rating_};
    lines.removeAll(QString());
    why_->setText(lines.join(u'\n'));
    why_->setVisible(!folded_ && !lines.empty());
}

void EndBanner::fold(bool folded) {
    // Moves the focus from a hidden button to the collapse button. Qt would move it to an arbitrary widget.
    const bool focused = focusWidget() != nullptr && focusWidget()->hasFocus();
    folded_ = folded;
    for (QPushButton* button : {rematch_, review_, other_, swap_}) button->setHidden(folded);
    nextOpponent_->setHidden(folded || next_.isEmpty());
    if (focused) fold_->setFocus();
    showWords();
    retranslate();
}

void EndBanner::setReviewable(bool reviewable) {
    review_->setEnabled(reviewable);
    retranslate();
}

void EndBanner::setReviewed(bool reviewed) {
    reviewed_ = reviewed;
    retranslate();
}

/// Presses the focused button on Enter, because outside a dialog Qt presses buttons only with Space.
void EndBanner::keyPressEvent(QKeyEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !button || !button->hasFocus()) return QFrame::keyPressEvent(event);
    button->click();
}

/// Updates the font sizes when the size of the window changes.
bool EndBanner::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == window()) showWords();
    return QFrame::eventFilter(watched, event);
}

void EndBanner::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void EndBanner::retranslate() {
    fold_->setArrowType(folded_ ? Qt::UpArrow : Qt::DownArrow);
    fold_->setToolTip(folded_ ? tr("Expand") : tr("Collapse to one line (Esc)"));
    fold_->setAccessibleName(fold_->toolTip());
    rematch_->setText(tr("&Rematch"));
    rematch_->setToolTip(tr("Play again with the same settings"));
    //: text of a button; %1: name of the proposed next opponent
    nextOpponent_->setText(tr("&Play %1").arg(next_));
    nextOpponent_->setToolTip(tr("Play against the opponent whose rating is nearest to yours"));
    review_->setText(reviewed_ ? tr("Show re&view") : tr("Re&view"));
    review_->setToolTip(!review_->isEnabledTo(this) ? tr("Review is not available.")
                        : reviewed_                 ? tr("Show the results of the review")
                                                    : tr("Step through the game from the beginning"));
    other_->setText(tr("&New Game..."));
    swap_->setText(tr("&Swap sides"));
    swap_->setToolTip(tr("Play again. Each player moves to the next side"));
}

}  // namespace rokada::ui
