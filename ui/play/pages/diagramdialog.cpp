#include "pages/diagramdialog.h"

#include "kit/dialogsheet.h"
#include "kit/filedialog.h"
#include "pages/diagramwriter.h"
#include "texts/filetexts.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int UsualWidth = 800;

}  // namespace

DiagramPreview::DiagramPreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DiagramPreview::showDiagram(Diagram diagram) {
    diagram_ = std::move(diagram);
    picture_ = {};
    update();
}

void DiagramPreview::paintEvent(QPaintEvent*) {
    if (!diagram_.frame.book) return;
    const QSize room = size() * devicePixelRatioF();
    int wide = std::clamp(room.width(), NarrowestDiagram, WidestDiagram);
    const int high = diagramHeight(diagram_, wide);
    if (high > room.height()) wide = std::max(NarrowestDiagram, wide * room.height() / high);
    if (picture_.width() != wide) picture_ = diagramImage(diagram_, wide);
    picture_.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(this);
    const QSizeF shown = picture_.deviceIndependentSize();
    painter.drawImage(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), picture_);
}

DiagramDialog::DiagramDialog(Diagram diagram, QString title, QString folder, QWidget* parent)
    : QDialog(parent),
      whole_(std::move(diagram)),
      title_(std::move(title)),
      folder_(std::move(folder)),
      preview_(new DiagramPreview(this)),
      width_(new QSpinBox(this)),
      height_(new QLabel(this)),
      marks_(new QCheckBox(tr("Show &marks: last move, checks, arrows"), this)),
      coordinates_(new QComboBox(this)),
      colours_(new QComboBox(this)),
      caption_(new QLineEdit(this)),
      message_(new QLabel(this)),
      copy_(new QPushButton(tr("&Copy"), this)),
      save_(new QPushButton(tr("&Save as..."), this)),
      writer_(new DiagramWriter(this)) {
    // The style sheet must be applied first, because the sizes of the widgets depend on its font.
    ensurePolished();
    setWindowTitle(tr("Diagram"));
    width_->setObjectName(QStringLiteral("widthField"));
    marks_->setObjectName(QStringLiteral("marksBox"));
    coordinates_->setObjectName(QStringLiteral("coordinatesBox"));
    colours_->setObjectName(QStringLiteral("coloursBox"));
    caption_->setObjectName(QStringLiteral("captionLine"));
    message_->setObjectName(QStringLiteral("diagramMessage"));
    fillFields();
    makeForm();
    connectForm();
    new DialogSheet(*this);
    resize(sizeForLetters(*this, {820, 540}));
    showChoice();
}

/// The writer finishes the current picture and then deletes itself, so that closing the dialog does not wait for a
/// large picture.
DiagramDialog::~DiagramDialog() { writer_->leave(); }

void DiagramDialog::fillFields() {
    width_->setRange(NarrowestDiagram, WidestDiagram);
    width_->setSingleStep(100);
    width_->setValue(UsualWidth);
    //: unit of a width: pixels
    width_->setSuffix(tr(" px"));
    marks_->setChecked(true);
    coordinates_->addItem(tr("Off"), static_cast<int>(Coordinates::Off));
    coordinates_->addItem(tr("Outside the board"), static_cast<int>(Coordinates::Outside));
    coordinates_->addItem(tr("Inside the board"), static_cast<int>(Coordinates::Inside));
    coordinates_->addItem(tr("On every square"), static_cast<int>(Coordinates::Everywhere));
    coordinates_->setCurrentIndex(coordinates_->findData(static_cast<int>(whole_.frame.look.coordinates)));
    colours_->addItem(tr("As on the board"));
    colours_->addItem(tr("For print"), QStringLiteral("print"));
    caption_->setText(whole_.caption);
    message_->setWordWrap(true);
    message_->setMinimumHeight(2 * fontMetrics().height());
}

void DiagramDialog::makeForm() {
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&Width"), width_);
    form->addRow(height_);
    form->addRow(tr("C&oordinates"), coordinates_);
    form->addRow(tr("Co&lours"), colours_);
    form->addRow(tr("C&aption"), caption_);
    form->addRow(marks_);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(copy_, QDialogButtonBox::ActionRole);
    buttons->addButton(save_, QDialogButtonBox::ActionRole);
    buttons->addButton(tr("Clos&e"), QDialogButtonBox::RejectRole);
    save_->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* side = new QVBoxLayout;
    side->addLayout(form);
    side->addStretch(1);
    side->addWidget(message_);
    auto* row = new QHBoxLayout;
    row->addWidget(preview_, 1);
    row->addLayout(side);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
}

void DiagramDialog::connectForm() {
    connect(width_, &QSpinBox::valueChanged, this, &DiagramDialog::showChoice);
    connect(marks_, &QCheckBox::toggled, this, &DiagramDialog::showChoice);
    connect(coordinates_, &QComboBox::currentIndexChanged, this, &DiagramDialog::showChoice);
    connect(colours_, &QComboBox::currentIndexChanged, this, &DiagramDialog::showChoice);
    connect(caption_, &QLineEdit::textChanged, this, &DiagramDialog::showChoice);
    connect(copy_, &QPushButton::clicked, this, &DiagramDialog::copy);
    connect(save_, &QPushButton::clicked, this, &DiagramDialog::askForName);
    connect(writer_, &DiagramWriter::written, this, [this](const QString& path) {
        work(false);
        message_->setText(tr("Saved to %1.").arg(QFileInfo(path).fileName()));
    });
    connect(writer_, &DiagramWriter::failed, this, [this](const QString& path, const QString& why) {
        work(false);
        message_->setText(path.isEmpty() ? why : texts::notWritten(path, why));
    });
    connect(writer_, &DiagramWriter::painted, this, [this](const QImage& image, const QByteArray& svg) {
        work(false);
        copyDiagram(image, svg);
        message_->setText(tr("The image was copied to the clipboard."));
    });
}

Diagram DiagramDialog::diagram() const {
    Diagram chosen = marks_->isChecked() ? whole_ : withoutMarks(whole_);
    chosen.frame.look.coordinates = static_cast<Coordinates>(coordinates_->currentData().toInt());
    const QString theme = colours_->currentData().toString();
    if (!theme.isEmpty()) chosen.frame.look.theme = BoardTheme::named(theme);
    chosen.caption = caption_->text();
    return chosen;
}

/// Updates the preview and the height after an option has changed.
void DiagramDialog::showChoice() {
    const Diagram chosen = diagram();
    preview_->showDiagram(chosen);
    //: %1: height of a picture, in pixels
    height_->setText(tr("Height: %1 px").arg(diagramHeight(chosen, width_->value())));
    message_->clear();
}

/// Disables the buttons while `busy` is true, because the writer makes only one picture at a time.
void DiagramDialog::work(bool busy) {
    copy_->setEnabled(!busy);
    save_->setEnabled(!busy);
    if (busy) message_->setText(tr("Creating the image..."));
}

void DiagramDialog::copy() {
    work(true);
    writer_->paint(diagram(), width_->value(), title_);
}

void DiagramDialog::saveAs(const QString& path) {
    work(true);
    writer_->write(diagram(), width_->value(), path, title_);
}

void DiagramDialog::askForName() {
    const QString png = tr("Image (*.png)");
    const QString svg = tr("Vector image (*.svg)");
    auto* dialog = newFileDialog(this, tr("Save as"), folder_, png + QStringLiteral(";;") + svg);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, svg](const QString& filter) {
        dialog->setDefaultSuffix(filter == svg ? QStringLiteral("svg") : QStringLiteral("png"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &DiagramDialog::saveAs);
    dialog->open();
}

void copyDiagram(const QImage& image, const QByteArray& svg) {
    auto* data = new QMimeData;  // the clipboard takes ownership
    data->setImageData(image);
    data->setData(QStringLiteral("image/svg+xml"), svg);
    QGuiApplication::clipboard()->setMimeData(data);
}

}  // namespace rokada::ui
