#include "pages/printdialog.h"

#include "kit/dialogsheet.h"
#include "kit/filedialog.h"
#include "kit/theme.h"
#include "kit/writefile.h"
#include "pages/rulespage.h"
#include "shell/splitdialogform.h"
#include "texts/filetexts.h"
#include "texts/names.h"

#include <QBuffer>
#include <QFileDialog>
#include <QFileInfo>
#include <QGraphicsScene>
#include <QGraphicsView>
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
constexpr int MaxMoves = 50;
/// Gap between the options, in pixels.
constexpr int SideGap = 12;

PageStyle ruleSheet() {
    return {
        .diagram = 118, .board = 330, .columns = 2, .links = false, .start = true, .theme = QStringLiteral("print")};
}

void layOut(QPagedPaintDevice& paper) {
    paper.setPageSize(QPageSize(QPageSize::A4));
    paper.setPageMargins(Margins, QPageLayout::Millimeter);
}

/// Returns the printer for the preview. It makes PDF pages, so that the preview works even if the system has no
/// printer.
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
      form_(new SplitDialogForm(*this)),
      message_(&form_->sentence()),
      preview_(new QPrintPreviewWidget(printer_.get(), this)) {
    setWindowTitle(tr("Print"));
    form_->setTitle(windowTitle());
    for (auto* pages : preview_->findChildren<QGraphicsView*>()) {
        pages->setAccessibleName(windowTitle());
        pages->setFrameShape(QFrame::NoFrame);
        pages->scene()->setBackgroundBrush(theme().panel);
    }
    rules_->setObjectName(QStringLiteral("printRules"));
    message_->setObjectName(QStringLiteral("printMessage"));
    game_->setChecked(true);
    every_->setRange(0, MaxMoves);
    every_->setSpecialValueText(tr("none"));
    fillSide();
    form_->content().addWidget(preview_, 1);
    const auto add = [this](const QString& text, const char* look, auto slot) {
        auto* button = new QPushButton(text);
        button->setProperty("look", look);
        connect(button, &QPushButton::clicked, this, slot);
        form_->addButton(*button);
        return button;
    };
    add(tr("&Close"), "quiet", &QDialog::reject);
    add(tr("&Save as PDF..."), "secondary", &PrintDialog::askForName);
    add(tr("&Print..."), "primary", &PrintDialog::askForPrinter)->setDefault(true);
    connect(game_, &QRadioButton::toggled, this, &PrintDialog::write);
    connect(every_, &QSpinBox::valueChanged, this, &PrintDialog::write);
    connect(preview_, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter* printer) { sheet_.print(*printer); });
    new DialogSheet(*this, DialogSheet::Title::Own);
    resize(sizeForLetters(*this, {880, 590}));
    write();
}

PrintDialog::~PrintDialog() = default;

void PrintDialog::fillSide() {
    auto* label = new QLabel(tr("Moves between &diagrams"), this);
    label->setBuddy(every_);
    QVBoxLayout& side = form_->side();
    side.addWidget(game_);
    side.addWidget(label);
    side.addWidget(every_);
    side.addSpacing(SideGap);
    side.addWidget(rules_);
    side.addStretch(1);
}

/// Creates the pages and the preview again. Called when an option has changed.
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
    const Written done = writeFileOffThread(this, path, file.data());
    message_->setText(done ? tr("Saved to %1. Number of pages: %2").arg(QFileInfo(path).fileName()).arg(pages)
                           : texts::notWritten(path, done.error()));
    preview_->updatePreview();
}

void PrintDialog::askForName() {
    auto* dialog = newFileDialog(this, tr("Save as PDF"), folder_, tr("PDF (*.pdf)"));
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
