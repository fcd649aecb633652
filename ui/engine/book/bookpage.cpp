#include "book/bookpage.h"

#include "book/booksettings.h"
#include "kit/latin.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rokada::ui {

BookPage::BookPage(const Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      use_(new QCheckBox(this)),
      variantsName_(new QLabel(this)),
      variants_(new QComboBox(this)),
      file_(new QLabel(this)),
      choose_(new QPushButton(this)),
      shipped_(new QPushButton(this)) {
    setObjectName(QStringLiteral("bookPage"));
    use_->setObjectName(QStringLiteral("useBooks"));
    variants_->setObjectName(QStringLiteral("bookVariant"));
    file_->setObjectName(QStringLiteral("bookFile"));
    file_->setTextFormat(Qt::PlainText);
    file_->setWordWrap(true);
    choose_->setObjectName(QStringLiteral("chooseBook"));
    shipped_->setObjectName(QStringLiteral("shippedBook"));
    choose_->setAutoDefault(false);
    shipped_->setAutoDefault(false);
    variantsName_->setBuddy(variants_);
    for (const VariantInfo& info : offeredVariants()) variants_->addItem(QString(), latin(info.id));
    auto* which = new QHBoxLayout;
    which->addWidget(variantsName_);
    which->addWidget(variants_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(choose_);
    buttons->addWidget(shipped_);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(use_);
    column->addLayout(which);
    column->addWidget(file_);
    column->addLayout(buttons);
    column->addStretch(1);
    connect(use_, &QCheckBox::toggled, this, &BookPage::useChosen);
    connect(variants_, &QComboBox::currentIndexChanged, this, &BookPage::showSettings);
    connect(choose_, &QPushButton::clicked, this, &BookPage::askForFile);
    connect(shipped_, &QPushButton::clicked, this, [this] { emit fileChosen(variant(), QString()); });
    retranslate();
}

QString BookPage::variant() const { return variants_->currentData().toString(); }

void BookPage::askForFile() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Opening Book"), {}, tr("Opening books (*.bin *.book);;All files (*)"));
    if (!file.isEmpty()) emit fileChosen(variant(), file);
}

void BookPage::showSettings() {
    const QSignalBlocker quiet(use_);
    use_->setChecked(settings_.get(keys::booksUsed()));
    const QString file = settings_.get(keys::bookFile(variant().toStdString()));
    file_->setText(file.isEmpty() ? tr("The book that comes with Rokada") : QDir::toNativeSeparators(file));
    shipped_->setEnabled(!file.isEmpty());
}

void BookPage::retranslate() {
    setWindowTitle(tr("Openings"));
    use_->setText(tr("Computers play their openings from books, from level 7 on"));
    variantsName_->setText(tr("Book for:"));
    variants_->setAccessibleName(variantsName_->text());
    for (int i = 0; i < variants_->count(); ++i)
        variants_->setItemText(i, variantName(variants_->itemData(i).toString().toStdString()));
    choose_->setText(tr("Choose a File..."));
    choose_->setToolTip(tr("A book in Rokada's format; for chess also one of Polyglot (*.bin)"));
    shipped_->setText(tr("Use Rokada's Book"));
    showSettings();
}

void BookPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace rokada::ui
