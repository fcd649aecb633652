#include "library/dialogform.h"

#include "kit/dialogsheet.h"
#include "kit/fonts.h"
#include "shell/lettersize.h"

#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace rokada::ui {

namespace {

/// Margins and gaps of a dialog, in pixels at a font size of 15 pixels.
constexpr double DialogAir = 20, DialogPartGap = 16, DialogButtonGap = 8;
constexpr double DialogTitleSize = 1.3;

}  // namespace

DialogForm::DialogForm(QDialog& dialog, const QString& title)
    : dialog_(dialog), body_(new QVBoxLayout), foot_(new QHBoxLayout) {
    dialog.setWindowTitle(title);
    dialog.ensurePolished();
    const int em = emOf(dialog.font());
    const int air = designPixels(DialogAir, em);
    auto* heading = new QLabel(title, &dialog);
    heading->setObjectName(QStringLiteral("dialogTitle"));
    heading->setTextFormat(Qt::PlainText);
    heading->setWordWrap(true);
    new LetterSize(*heading, DialogTitleSize, true);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(air, air, air, air);
    column->setSpacing(designPixels(DialogPartGap, em));
    body_->setSpacing(designPixels(DialogPartGap, em));
    foot_->setSpacing(designPixels(DialogButtonGap, em));
    column->addWidget(heading);
    column->addLayout(body_, 1);
    column->addLayout(foot_);
    new DialogSheet(dialog, DialogSheet::Title::Own);
}

void DialogForm::add(QWidget* widget, int stretch) { body_->addWidget(widget, stretch); }

void DialogForm::add(QLayout* part, int stretch) { body_->addLayout(part, stretch); }

void DialogForm::addToFoot(QWidget* widget, int stretch) { foot_->addWidget(widget, stretch); }

QPushButton* DialogForm::addButton(const char* name, const QString& text, Button button) {
    if (foot_->isEmpty()) foot_->addStretch(1);
    auto* made = new QPushButton(text, &dialog_);
    made->setObjectName(QLatin1String(name));
    const bool primary = button == Button::Primary;
    made->setProperty("look", primary ? "primary" : button == Button::Quiet ? "quiet" : "secondary");
    made->setAutoDefault(false);
    if (primary) made->setDefault(true);
    foot_->addWidget(made);
    return made;
}

void alignNumbers(QTableWidget& table) {
    QHeaderView& header = *table.horizontalHeader();
    for (int column = 0; column < table.columnCount(); ++column) {
        const Qt::Alignment side = column == 0 ? Qt::AlignLeft : Qt::AlignRight;
        table.horizontalHeaderItem(column)->setTextAlignment(side | Qt::AlignVCenter);
        header.setSectionResizeMode(column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    }
}

QLabel* headingOf(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    new LetterSize(*label, 1, true);
    return label;
}

QLabel* sentenceOf(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

}  // namespace rokada::ui
