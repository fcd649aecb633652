#include "pages/printdialog.h"

#include "kit/dialogsize.h"
#include "kit/writefile.h"
#include "pages/rulespage.h"
#include "texts/filetexts.h"
#include "texts/names.h"

#include <QBuffer>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGraphicsView>
#include <QHBoxLayout>
#include <QLabel>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <utility>

namespace rokada::ui {

namespace {

constexpr QMarginsF Margins{15, 14, 15, 12};
constexpr int MostMoves = 50;

PageStyle ruleSheet() {
    return {
        .diagram = 118, .board = 330, .columns = 2, .links = false, .start = true, .theme = QStringLiteral("print")};
}

void layOut(QPagedPaintDevice& paper) {
    paper.setPageSize(QPageSize(QPageSize::A4));
    paper.setPageMargins(Margins, QPageLayout::Millimeter);
}

/// Returns a PDF printer for the preview, which works without a real printer.
std::unique_ptr<QPrinter> pdfPrinter() {
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFormat(QPrinter::PdfFormat);
    layOut(*printer);
    return printer;
}

}  // namespace

PrintDialog::PrintDialog(GameTree tree, Node shown, NotationStyle notation, QString folder, QWidget* parent)
    : QDialog(parent),
      tree_(std::move(tree)),
      shown_(shown),
      notation_(notation),
      folder_(std::move(folder)),
      printer_(pdfPrinter()),
      game_(new QRadioButton(tr("Position and &moves"), this)),
      rules_(new QRadioButton(tr("&Rules of this variant"), this)),
      every_(new QSpinBox(this)),
      message_(new QLabel(this)),
      preview_(new QPrintPreviewWidget(printer_.get(), this)) {
    setWindowTitle(tr("Print"));
    for (auto* pages : preview_->findChildren<QGraphicsView*>()) pages->setAccessibleName(windowTitle());
    game_->setChecked(true);
    every_->setRange(0, MostMoves);
    every_->setSpecialValueText(tr("none"));
    message_->setWordWrap(true);
    message_->setMinimumWidth(220);
    auto* buttons = new QDialogButtonBox(this);
    auto* print = buttons->addButton(tr("&Print..."), QDialogButtonBox::ActionRole);
    auto* save = buttons->addButton(tr("&Save as PDF..."), QDialogButtonBox::ActionRole);
    buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    auto* row = new QHBoxLayout;
    row->addLayout(makeChoices());
    row->addWidget(preview_, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(print, &QPushButton::clicked, this, &PrintDialog::askForPrinter);
    connect(save, &QPushButton::clicked, this, &PrintDialog::askForName);
    connect(game_, &QRadioButton::toggled, this, &PrintDialog::write);
    connect(every_, &QSpinBox::valueChanged, this, &PrintDialog::write);
    connect(preview_, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter* printer) { sheet_.print(*printer); });
    resize(sizeForLetters(*this, {880, 590}));
    write();
}

PrintDialog::~PrintDialog() = default;

QLayout* PrintDialog::makeChoices() {
    auto* label = new QLabel(tr("Moves between &diagrams"), this);
    label->setBuddy(every_);
    auto* column = new QVBoxLayout;
    column->addWidget(game_);
    column->addWidget(label);
    column->addWidget(every_);
    column->addSpacing(12);
    column->addWidget(rules_);
    column->addStretch(1);
    column->addWidget(message_);
    return column;
}

/// Rebuilds the pages and the preview from the chosen options.
void PrintDialog::write() {
    every_->setEnabled(game_->isChecked());
    message_->clear();
    const GamePageStyle style{.notation = notation_, .every = every_->value()};
    const QString html = game_->isChecked() ? gamePage(tree_, shown_, style, sheet_.pictures())
                                            : rulesPage(tree_.sharedBook(), ruleSheet(), sheet_.pictures());
    sheet_.setPage(html, variantName(tree_.book().variant().id));
    preview_->updatePreview();
}

int PrintDialog::pages() const { return preview_->pageCount(); }

void PrintDialog::saveAs(const QString& path) {
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    QPdfWriter paper(&file);
    layOut(paper);
    const int pages = sheet_.print(paper);
    const Written done = writeFile(path, file.data());
    message_->setText(done ? tr("Saved to %1. Pages: %2").arg(QFileInfo(path).fileName()).arg(pages)
                           : texts::notWritten(path, done.error()));
    preview_->updatePreview();
}

void PrintDialog::askForName() {
    auto* dialog = new QFileDialog(this, tr("Save as PDF"), folder_, tr("PDF (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, &PrintDialog::saveAs);
    dialog->open();
}

void PrintDialog::askForPrinter() {
    auto* dialog = new QPrintDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->printer()->setPageMargins(Margins, QPageLayout::Millimeter);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this](QPrinter* printer) {
        message_->setText(sheet_.print(*printer) > 0 ? tr("Sent to the printer.")
                                                     : tr("Printing failed. Check the printer."));
        preview_->updatePreview();
    });
    dialog->open();
}

}  // namespace rokada::ui
