#include "table/readingpage.h"

#include "table/tablesettings.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>

namespace rokada::ui {

ReadingPage::ReadingPage(Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      rows_(new QFormLayout(this)),
      detail_(new QComboBox(this)),
      letters_(new QComboBox(this)),
      keys_(new QLabel(this)) {
    setObjectName(QStringLiteral("readingPage"));
    detail_->setObjectName(QStringLiteral("detailBox"));
    letters_->setObjectName(QStringLiteral("lettersBox"));
    // Labels above the fields leave room for long texts.
    rows_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    rows_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (QComboBox* box : {detail_, letters_}) {
        box->addItems({QString(), QString()});
        rows_->addRow(QStringLiteral(" "), box);
    }
    keys_->setWordWrap(true);
    rows_->addRow(keys_);
    detail_->setCurrentIndex(settings_.get(keys::readInFull()) ? 0 : 1);
    letters_->setCurrentIndex(settings_.get(keys::readSpelled()) ? 1 : 0);
    retranslate();
    for (QComboBox* box : {detail_, letters_}) connect(box, &QComboBox::activated, this, [this] { keep(); });
}

void ReadingPage::keep() {
    settings_.set(keys::readInFull(), detail_->currentIndex() == 0);
    settings_.set(keys::readSpelled(), letters_->currentIndex() == 1);
    emit chosen();
}

void ReadingPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void ReadingPage::retranslate() {
    setWindowTitle(tr("Reading Aloud"));
    const auto name = [this](QComboBox* box, const QString& label, const QString& first, const QString& second) {
        qobject_cast<QLabel*>(rows_->labelForField(box))->setText(label);
        box->setAccessibleName(label);
        box->setItemText(0, first);
        box->setItemText(1, second);
    };
    name(detail_, tr("What is read:"), tr("Everything: attackers, walls, edges, moves in words"),
         tr("Squares and pieces, moves in notation"));
    name(letters_, tr("Names of squares:"), tr("Letters: e4"), tr("Words that are not misheard: Eva 4"));
    keys_->setText(
        tr("On the board Ctrl+Space reads the moves of the piece under the cursor, and Ctrl+Shift with an arrow reads "
           "along the line. F7 tells the last move, F8 the clocks; with Shift: whose turn it is, and the material."));
}

}  // namespace rokada::ui
