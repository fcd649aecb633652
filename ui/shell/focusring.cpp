#include "shell/focusring.h"

#include "shell/stylejob.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFocusFrame>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSlider>

namespace rokada::ui {

namespace {

/// Returns true for widgets into which the user types. They show the focus ring after a click too.
bool isField(const QWidget* widget) {
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           (qobject_cast<const QComboBox*>(widget) && static_cast<const QComboBox*>(widget)->isEditable());
}

bool isControl(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QSlider*>(widget) || widget->property("focusRing").toBool();
}

/// Returns the spin box or combo box that contains the line edit `widget`, otherwise `widget` itself.
QWidget* wholeField(QWidget* widget) {
    QWidget* parent = widget->parentWidget();
    const bool part = qobject_cast<QAbstractSpinBox*>(parent) || qobject_cast<QComboBox*>(parent);
    return part && qobject_cast<QLineEdit*>(widget) ? parent : widget;
}

/// Returns true if a press of this key shows that the user works with the keyboard. Shift, Ctrl, Meta and AltGr do not
/// count, because they are also held during clicks.
bool navigates(int key) {
    return key != Qt::Key_Shift && key != Qt::Key_Control && key != Qt::Key_Meta && key != Qt::Key_AltGr;
}

}  // namespace

FocusRing::FocusRing(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &FocusRing::update);
}

FocusRing::~FocusRing() { delete frame_; }

bool FocusRing::eventFilter(QObject*, QEvent* event) {
    const bool used = style::keysInUse();
    if (event->type() == QEvent::KeyPress) {
        if (navigates(static_cast<QKeyEvent*>(event)->key())) style::setKeysInUse(true);
    } else if (event->type() == QEvent::MouseButtonPress) {
        style::setKeysInUse(false);
    }
    if (used != style::keysInUse()) update();
    return false;
}

void FocusRing::update() {
    QWidget* focus = QApplication::focusWidget();
    QWidget* target = focus ? wholeField(focus) : nullptr;
    const bool shown = target && (isField(target) || (style::keysInUse() && isControl(target)));
    if (!shown) {
        if (frame_) frame_->setWidget(nullptr);
        return;
    }
    if (!frame_) frame_ = new QFocusFrame;
    frame_->setWidget(target);
    // Delete the frame together with its widget, because QFocusFrame keeps a raw pointer to the widget.
    connect(target, &QObject::destroyed, frame_, [frame = frame_.data()] { delete frame; });
}

void style::paintFocusRing(const QStyleOption& option, QPainter& painter) {
    paintRound(painter, option.rect, ControlRadius + FocusRing::Gap + FocusRing::Width / 2.0, {}, theme().accent,
               FocusRing::Width);
}

}  // namespace rokada::ui
