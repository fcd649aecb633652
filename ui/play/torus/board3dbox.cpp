#include "torus/board3dbox.h"

#include "kit/icons.h"
#include "torus/board3dview.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

/// Slider value at which the sheet is a closed cylinder. At twice this value it is a torus; at 0 it is flat.
constexpr int Cylinder = 100;
/// Minimum height of a box that shows the slider, in pixels.
constexpr int HighBox = 420;
/// Comfortable height of the panel, in percent of its width.
constexpr int EasyShare = 92;

enum Tab { FlatTab, CylinderTab, TorusTab, Tabs };

}  // namespace

Board3DBox::Board3DBox(BoardWidget& board, QWidget* parent)
    : QWidget(parent),
      view_(new Board3DView(board, this)),
      shapes_(new QTabBar(this)),
      bend_(new QSlider(Qt::Horizontal, this)),
      transparent_(new QToolButton(this)) {
    setObjectName(QStringLiteral("board3DBox"));
    shapes_->setObjectName(QStringLiteral("board3DShapes"));
    shapes_->setProperty("look", "segment");
    shapes_->setExpanding(true);
    shapes_->setUsesScrollButtons(false);
    shapes_->setDrawBase(false);
    transparent_->setProperty("look", "icon");
    transparent_->setIcon(iconOf(Icon::Eye));
    transparent_->setCheckable(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(view_, 1);
    column->addWidget(bend_);
    auto* row = new QHBoxLayout;
    row->addWidget(shapes_, 1);
    row->addWidget(transparent_);
    column->addLayout(row);
    for (int tab = 0; tab < Tabs; ++tab) shapes_->addTab(QString());
    shapes_->setCurrentIndex(TorusTab);
    bend_->setRange(0, 2 * Cylinder);
    bend_->setValue(2 * Cylinder);
    bend_->hide();
    // A click on the cylinder tab while it is selected switches between a vertical and a horizontal cylinder.
    connect(shapes_, &QTabBar::tabBarClicked, this, [this](int tab) {
        if (tab == CylinderTab && shapes_->currentIndex() == tab)
            choose(lying_ ? Board3DShape::VerticalCylinder : Board3DShape::HorizontalCylinder);
    });
    connect(shapes_, &QTabBar::currentChanged, this, &Board3DBox::chooseTab);
    connect(bend_, &QSlider::valueChanged, this, [this](int value) {
        const QSignalBlocker quiet(shapes_);
        // Selects the tab of the shape nearest to the slider value.
        shapes_->setCurrentIndex((value + Cylinder / 2) / Cylinder);
        view_->setBend(std::min(value, Cylinder) / double(Cylinder), std::max(0, value - Cylinder) / double(Cylinder));
    });
    connect(transparent_, &QToolButton::toggled, view_, &Board3DView::setTransparent);
    retranslate();
}

void Board3DBox::choose(Board3DShape shape) {
    setShape(shape);
    emit shapeChosen(shape);
}

void Board3DBox::chooseTab(int tab) {
    choose(tab == CylinderTab ? Board3DShape::VerticalCylinder
           : tab == FlatTab   ? Board3DShape::Flat
                              : Board3DShape::Torus);
}

void Board3DBox::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    bend_->setVisible(height() >= HighBox);
}

void Board3DBox::setShape(Board3DShape shape) {
    const QSignalBlocker quiet(bend_), still(shapes_);
    lying_ = shape == Board3DShape::HorizontalCylinder;
    shapes_->setCurrentIndex(shape == Board3DShape::Flat    ? FlatTab
                             : shape == Board3DShape::Torus ? TorusTab
                                                            : CylinderTab);
    bend_->setValue(shape == Board3DShape::Torus              ? 2 * Cylinder
                    : shape == Board3DShape::VerticalCylinder ? Cylinder
                                                              : 0);
    view_->setShape(shape);
}

void Board3DBox::retranslate() {
    view_->setAccessibleName(tr("3D board"));
    view_->setToolTip(
        tr("Drag to turn the board, Shift+drag to roll it, use the wheel to zoom, click to move a piece"));
    bend_->setAccessibleName(tr("Bend"));
    bend_->setToolTip(tr("Bend the board from flat to cylinder to torus"));
    transparent_->setToolTip(tr("Show the far side of the board through the near side"));
    transparent_->setAccessibleName(tr("Transparent"));
    shapes_->setAccessibleName(tr("Shape"));
    const std::array names{tr("Flat"), tr("Cylinder"), tr("Torus")};
    for (int i = 0; i < Tabs; ++i) shapes_->setTabText(i, names[static_cast<std::size_t>(i)]);
    shapes_->setTabToolTip(CylinderTab, tr("Click again to lay the cylinder down"));
}

Board3DPanel::Board3DPanel(BoardWidget& board, QWidget* parent) : PanelPage(parent), box_(new Board3DBox(board, this)) {
    setObjectName(QStringLiteral("roundPanel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(box_);
    // At the comfortable height, a torus fills the width. The largest useful height equals the width, because a flat
    // board is square.
    setHeights([this] { return width() * EasyShare / 100; }, [this] { return width(); });
    retranslate();
}

Board3DView& Board3DPanel::view() { return box_->view(); }

void Board3DPanel::retranslate() {
    setWindowTitle(tr("3D Board"));
    box_->retranslate();
}

}  // namespace rokada::ui
