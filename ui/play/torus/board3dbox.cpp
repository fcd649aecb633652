#include "torus/board3dbox.h"

#include "torus/board3dview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <optional>

namespace rokada::ui {

namespace {

/// The slider's value for a closed cylinder; twice as much for the torus.
constexpr int Cylinder = 100;
/// Of the slider, in pixels.
constexpr int LeastWidth = 70;

}  // namespace

Board3DBox::Board3DBox(BoardWidget& board, QWidget* parent)
    : QWidget(parent),
      view_(new Board3DView(board, this)),
      shapes_(new QComboBox(this)),
      bend_(new QSlider(Qt::Horizontal, this)),
      glass_(new QCheckBox(this)) {
    setObjectName(QStringLiteral("board3DBox"));
    // Else the handle below the panel stays where it was painted before it moved.
    setAutoFillBackground(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->addWidget(view_, 1);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 0, 6, 0);
    // In a narrow panel the shape's name gives way, not the slider.
    shapes_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    shapes_->setMinimumContentsLength(5);
    bend_->setMinimumWidth(LeastWidth);
    row->addWidget(shapes_, 1);
    row->addWidget(bend_, 1);
    row->addWidget(glass_);
    column->addLayout(row);
    for (const Board3DShape shape :
         {Board3DShape::Flat, Board3DShape::UprightCylinder, Board3DShape::LyingCylinder, Board3DShape::Torus})
        shapes_->addItem(QString(), static_cast<int>(shape));
    shapes_->setCurrentIndex(shapes_->findData(static_cast<int>(Board3DShape::Torus)));
    bend_->setRange(0, 2 * Cylinder);
    bend_->setValue(2 * Cylinder);
    connect(shapes_, &QComboBox::activated, this,
            [this](int index) { showShape(static_cast<Board3DShape>(shapes_->itemData(index).toInt())); });
    connect(bend_, &QSlider::valueChanged, this, [this](int value) {
        // Between two shapes it has the name of neither.
        const auto named = value == 0              ? std::optional(Board3DShape::Flat)
                           : value == Cylinder     ? std::optional(Board3DShape::UprightCylinder)
                           : value == 2 * Cylinder ? std::optional(Board3DShape::Torus)
                                                   : std::nullopt;
        shapes_->setCurrentIndex(named ? shapes_->findData(static_cast<int>(*named)) : -1);
        view_->setBend(std::min(value, Cylinder) / double(Cylinder), std::max(0, value - Cylinder) / double(Cylinder));
    });
    connect(glass_, &QCheckBox::toggled, view_, &Board3DView::setGlass);
    retranslate();
}

void Board3DBox::showShape(Board3DShape shape) {
    const QSignalBlocker quiet(bend_);
    bend_->setValue(shape == Board3DShape::Torus             ? 2 * Cylinder
                    : shape == Board3DShape::UprightCylinder ? Cylinder
                                                             : 0);
    view_->setShape(shape);
}

void Board3DBox::retranslate() {
    view_->setAccessibleName(tr("3D board"));
    view_->setToolTip(tr("Drag to turn, with Shift to roll the ring, wheel to zoom; click to move"));
    bend_->setAccessibleName(tr("Bend"));
    bend_->setToolTip(tr("From the flat board through the cylinder to the torus"));
    glass_->setText(tr("Glass"));
    glass_->setToolTip(tr("The far side shines through the near one"));
    shapes_->setAccessibleName(tr("Shape"));
    //: in place of the name of a shape: the board is bent between two of them
    shapes_->setPlaceholderText(tr("In between"));
    const std::array names{tr("Flat"), tr("Upright cylinder"), tr("Lying cylinder"), tr("Torus")};
    for (int i = 0; i < shapes_->count(); ++i) shapes_->setItemText(i, names[static_cast<std::size_t>(i)]);
}

}  // namespace rokada::ui
