#include "shell/preferencerow.h"

#include "kit/foldedtext.h"
#include "kit/fonts.h"
#include "shell/lettersize.h"
#include "shell/preferencecontrol.h"
#include "shell/secondline.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Lengths in pixels for a font size (em) of 15 pixels; `designPixels` scales them.
constexpr double PreferenceInset = 20, PreferenceAir = 11, PreferenceGap = 20, PreferenceHeight = 58,
                 PreferenceLeastWords = 230;

}  // namespace

PreferenceRow::PreferenceRow(Preference preference, QWidget* parent)
    : QWidget(parent),
      preference_(std::move(preference)),
      line_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      words_(new QWidget(this)),
      label_(new QLabel(words_)),
      more_(new SecondLine(words_)),
      controls_(new QWidget(this)) {
    setObjectName(QStringLiteral("row:") + QString::fromStdString(preference_.name));
    makeWords();
    makeControls();
    line_->addWidget(words_, 1);
    line_->addWidget(controls_);
    if (preference_.widget) {
        line_->setDirection(QBoxLayout::TopToBottom);
        own_ = preference_.widget(this);
        line_->addWidget(own_);
    }
    sizeParts();
    refresh();
}

void PreferenceRow::makeWords() {
    auto* column = new QVBoxLayout(words_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addStretch(1);
    column->addWidget(label_);
    column->addWidget(more_);
    column->addStretch(1);
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    new LetterSize(*label_, 1, true);
    words_->setVisible(preference_.label != nullptr);
}

void PreferenceRow::makeControls() {
    auto* row = new QHBoxLayout(controls_);
    row->setContentsMargins(0, 0, 0, 0);
    for (const PreferenceButton& button : preference_.buttons) row->addWidget(makeButton(button));
    if (preference_.get) {
        control_ = new PreferenceControl(preference_, controls_);
        connect(control_, &PreferenceControl::chosen, this, &PreferenceRow::chosen);
        row->addWidget(control_);
    }
    controls_->setVisible(row->count() > 0);
}

QPushButton* PreferenceRow::makeButton(const PreferenceButton& button) {
    auto* made = new QPushButton(controls_);
    made->setObjectName(QString::fromStdString(button.name));
    made->setAutoDefault(false);
    if (button.quiet) made->setProperty("look", QStringLiteral("quiet"));
    connect(made, &QPushButton::clicked, this, [this, &button] { press(button); });
    buttons_.push_back(made);
    return made;
}

void PreferenceRow::press(const PreferenceButton& button) {
    button.press();
    emit chosen();
}

void PreferenceRow::refresh() {
    if (preference_.label) label_->setText(preference_.label());
    more_->setText(preference_.more ? preference_.more() : QString());
    more_->setVisible(!more_->text().isEmpty());
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const PreferenceButton& button = preference_.buttons[i];
        buttons_[i]->setText(button.text());
        //: a button of a setting: %1 "Choose a File...", %2 "Chess"
        buttons_[i]->setAccessibleName(tr("%1: %2").arg(button.text(), label_->text()));
        if (button.tip) buttons_[i]->setToolTip(button.tip());
        buttons_[i]->setVisible(!button.shown || button.shown());
    }
    if (control_) control_->refresh();
    if (own_ && preference_.show) preference_.show(*own_);
    arrange();
}

bool PreferenceRow::matches(const QStringList& words, const QString& also) const {
    QStringList all{label_->text(), preference_.more ? preference_.more() : QString(), also};
    if (preference_.options) {
        for (const PreferenceOption& option : preference_.options()) all << option.text;
    }
    const QString folded = foldedText(all.join(QLatin1Char('\n')));
    return std::ranges::all_of(words, [&](const QString& word) { return folded.contains(word); });
}

void PreferenceRow::sizeParts() {
    const int em = emOf(font());
    const int inset = designPixels(PreferenceInset, em), air = designPixels(PreferenceAir, em);
    line_->setContentsMargins(inset, air, inset, air);
    if (!preference_.widget) setMinimumHeight(designPixels(PreferenceHeight, em));
}

void PreferenceRow::arrange() {
    if (preference_.widget) return;
    const int em = emOf(font());
    const int room = width() - 2 * designPixels(PreferenceInset, em);
    const int wanted =
        designPixels(PreferenceLeastWords, em) + designPixels(PreferenceGap, em) + controls_->sizeHint().width();
    const bool beside = controls_->isHidden() || room >= wanted;
    line_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    line_->setAlignment(controls_, beside ? Qt::AlignVCenter : Qt::AlignLeft);
    line_->setSpacing(designPixels(beside ? PreferenceGap : PreferenceAir / 2, em));
}

void PreferenceRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PreferenceRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    sizeParts();
    arrange();
}

}  // namespace rokada::ui
