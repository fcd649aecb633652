#include "shell/splitdialogform.h"

#include "kit/fonts.h"
#include "shell/lettersize.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rokada::ui {

namespace {

/// Lengths in pixels for a font size (em) of 15 pixels; `designPixels` scales them.
constexpr double FormSideWidth = 300, FormSideMargin = 12, FormMargin = 28, FormTop = 22, FormFoot = 18, FormGap = 16;
/// Size of the title, in em.
constexpr double FormTitleSize = 1.3;

}  // namespace

SplitDialogForm::SplitDialogForm(QDialog& dialog)
    : QWidget(&dialog),
      title_(nullptr),
      mainTitle_(nullptr),
      side_(new QWidget(this)),
      main_(new QWidget(this)),
      sideColumn_(new QVBoxLayout(side_)),
      content_(new QVBoxLayout),
      sentence_(new QLabel(main_)),
      sentences_(new QVBoxLayout),
      foot_(new QHBoxLayout) {
    const auto px = [em = emOf(dialog.font())](double length) { return designPixels(length, em); };
    title_ = new QLabel(side_);
    mainTitle_ = new QLabel(main_);
    for (QLabel* title : {title_, mainTitle_}) new LetterSize(*title, FormTitleSize, true);
    mainTitle_->hide();
    title_->setContentsMargins(px(10), px(8), 0, px(6));
    sideColumn_->setContentsMargins(px(FormSideMargin), px(FormSideMargin), px(FormSideMargin), px(FormSideMargin));
    sideColumn_->addWidget(title_);
    side_->setMinimumWidth(px(FormSideWidth));
    main_->setBackgroundRole(QPalette::Base);
    main_->setAutoFillBackground(true);
    sentence_->setWordWrap(true);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setForegroundRole(QPalette::PlaceholderText);
    content_->setContentsMargins(px(FormMargin), px(FormTop), px(FormMargin), 0);
    content_->setSpacing(px(FormGap));
    content_->addWidget(mainTitle_);
    foot_->setContentsMargins(px(FormMargin), px(FormFoot) / 2, px(FormMargin), px(FormFoot));
    sentences_->addWidget(sentence_);
    foot_->addLayout(sentences_, 1);
    auto* column = new QVBoxLayout(main_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(FormGap) / 2);
    column->addLayout(content_, 1);
    column->addLayout(foot_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(side_);
    row->addWidget(main_, 1);
    auto* whole = new QVBoxLayout(&dialog);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(this);
}

void SplitDialogForm::setTitle(const QString& title) {
    title_->setText(title);
    mainTitle_->setText(title);
}

void SplitDialogForm::setSideShown(bool shown) {
    side_->setVisible(shown);
    mainTitle_->setVisible(!shown);
}

void SplitDialogForm::addSentence(QLabel& label) {
    label.setWordWrap(true);
    label.setTextFormat(Qt::PlainText);
    sentences_->addWidget(&label);
}

void SplitDialogForm::addButton(QPushButton& button) {
    button.setParent(main_);
    button.setAutoDefault(false);
    foot_->addWidget(&button);
}

}  // namespace rokada::ui
