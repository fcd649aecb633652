#include "table/placementbar.h"

#include "kit/flowrow.h"
#include "shell/lettersize.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Sets the minimum width of a button to that of the longest of `texts`, so that the buttons do not move when a text
/// changes.
void keepWidth(QPushButton& button, const QStringList& texts) {
    const QString written = button.text();
    button.setMinimumWidth(0);
    int widest = 0;
    for (const QString& text : texts) {
        button.setText(text);
        widest = std::max(widest, button.sizeHint().width());
    }
    button.setMinimumWidth(widest);
    button.setText(written);
}

bool enters(const QKeyEvent& event) { return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter; }

}  // namespace

PlacementBar::PlacementBar(QWidget* parent) : QFrame(parent), words_(new QLabel(this)) {
    setObjectName(QStringLiteral("deploymentBar"));
    setFrameShape(QFrame::StyledPanel);
    setProperty("look", "soft");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    auto* row = new FlowRow;
    row->setFilling(true);
    QFont bold = words_->font();
    bold.setBold(true);
    words_->setFont(bold);
    words_->setWordWrap(true);
    column->addWidget(words_);
    column->addLayout(row);
    for (int request = 0; request < Requests; ++request) {
        auto* button = new QPushButton(this);
        connect(button, &QPushButton::clicked, this, [this, request] { emit wanted(request); });
        row->addWidget(button);
        buttons_[static_cast<std::size_t>(request)] = button;
    }
    button(Ready).setProperty("look", "primary");
    retranslate();
    hide();
}

void PlacementBar::showProgress(const QString& words, bool secret, bool complete) {
    words_->setText(words);
    setAccessibleName(words);
    complete_ = complete;
    for (const Request request : {UsualPlaces, ByLot, Suggestion}) button(request).setEnabled(!complete);
    setRemembers(remembers_);
    button(Clear).setVisible(secret);
    button(Ready).setVisible(secret);
    button(Ready).setEnabled(complete);
    show();
}

void PlacementBar::setRemembers(bool remembers) {
    remembers_ = remembers;
    button(LikeLastTime).setEnabled(remembers_ && !complete_);
}

void PlacementBar::setSuggested(bool suggested) {
    suggested_ = suggested;
    retranslate();
}

/// Presses the focused button on Enter, because outside a dialog Qt presses buttons only with Space.
void PlacementBar::keyPressEvent(QKeyEvent* event) {
    auto* focused = qobject_cast<QPushButton*>(focusWidget());
    if (!enters(*event) || !focused || !focused->hasFocus()) return QFrame::keyPressEvent(event);
    focused->click();
}

void PlacementBar::retranslate() {
    const std::array names{tr("Standar&d squares"), tr("Like &last time"), tr("&At random"),
                           tr("&Suggest"),          tr("&Clear"),          tr("&Ready")};
    const std::array tips{tr("Place your reserve pieces on their standard squares"),
                          tr("Place your reserve pieces as a human player last placed them"),
                          tr("Place your reserve pieces at random"),
                          tr("Show a good square for the selected reserve piece, or for one that the computer chooses"),
                          tr("Take your reserve pieces off the board"),
                          tr("Confirm the placement and pass the turn to the next player")};
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setText(names[i]);
        buttons_[i]->setToolTip(tips[i]);
    }
    const QString place = tr("&Place piece");
    keepWidth(button(Suggestion), {names[Suggestion], place});
    if (!suggested_) return;
    button(Suggestion).setText(place);
    button(Suggestion).setToolTip(tr("Place the suggested piece"));
}

Curtain::Curtain(QWidget* covered)
    : QWidget(covered),
      sign_(new QLabel(this)),
      title_(new QLabel(this)),
      sentence_(new QLabel(this)),
      button_(new QPushButton(this)) {
    setObjectName(QStringLiteral("curtain"));
    button_->setProperty("look", "primary");
    button_->setProperty("large", true);
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->addStretch(1);
    new LetterSize(*title_, 2.2, true);
    new LetterSize(*sentence_, 1.2);
    sentence_->setWordWrap(true);
    for (QLabel* label : {sign_, title_, sentence_}) {
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
        column->addSpacing(10);
    }
    column->addWidget(button_, 0, Qt::AlignHCenter);
    column->addStretch(1);
    connect(button_, &QPushButton::clicked, this, [this] {
        hide();
        emit lifted();
    });
    title_->setObjectName(QStringLiteral("curtainTitle"));
    covered->installEventFilter(this);
    hide();
}

void Curtain::close(const QString& title, const QString& sentence, const QString& button, const QPixmap& sign) {
    sign_->setPixmap(sign);
    title_->setText(title);
    sentence_->setText(sentence);
    button_->setText(button);
    setAccessibleName(title + u' ' + sentence);
    setGeometry(parentWidget()->rect());
    raise();
    show();
    button_->setFocus();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return false;
}

/// Paints an opaque curtain with folds.
void Curtain::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor cloth = palette().color(QPalette::Window);
    painter.fillRect(rect(), cloth);
    constexpr int Fold = 64;
    for (int x = 0; x < width(); x += Fold) {
        QLinearGradient fold(x, 0, x + Fold, 0);
        const bool dark = cloth.lightness() < 128;
        fold.setColorAt(0, dark ? cloth.lighter(118) : cloth.darker(106));
        fold.setColorAt(0.5, cloth);
        fold.setColorAt(1, dark ? cloth.darker(112) : cloth.darker(110));
        painter.fillRect(QRect(x, 0, Fold, height()), fold);
    }
}

void Curtain::keyPressEvent(QKeyEvent* event) {
    // All other keys are consumed, because they must not reach the board behind the curtain.
    if (enters(*event)) button_->click();
}

}  // namespace rokada::ui
