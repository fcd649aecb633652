#include "library/filterpopup.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/shadow.h"
#include "kit/theme.h"
#include "shell/lettersize.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths of the popup, in pixels at a font size of 15 pixels.
constexpr double PopupWidth = 280, PopupInset = 16, PopupGap = 6, PopupRadius = 10;

}  // namespace

FilterPopup::FilterPopup(QWidget* page) : QFrame(page), column_(new QVBoxLayout(this)) {
    setFocusPolicy(Qt::NoFocus);
    hide();
}

QLineEdit* FilterPopup::addField(const char* name) {
    auto* label = new QLabel(this);
    auto* field = new QLineEdit(this);
    field->setObjectName(QLatin1String(name));
    field->setClearButtonEnabled(true);
    label->setBuddy(field);
    new LetterSize(*label, 1, true);
    column_->addWidget(label);
    column_->addWidget(field);
    fields_.push_back(field);
    return field;
}

void FilterPopup::setLabel(QLineEdit* field, const QString& label, const QString& hint) {
    for (QLabel* each : findChildren<QLabel*>())
        if (each->buddy() == field) each->setText(label);
    field->setPlaceholderText(hint);
    field->setAccessibleName(label);
}

void FilterPopup::openBelow(QWidget& chip) {
    if (isVisible()) return leave();
    chip_ = &chip;
    const int em = emOf(font());
    const int reach = shadowReach(Elevation::Card);
    const int inset = reach + designPixels(PopupInset, em);
    column_->setContentsMargins(inset, inset, inset, inset);
    column_->setSpacing(designPixels(PopupGap, em));
    QWidget& page = *parentWidget();
    resize(std::min(designPixels(PopupWidth, em) + 2 * inset, page.width()), sizeHint().height());
    const QPoint below = chip.mapTo(&page, QPoint(0, chip.height())) - QPoint(reach, reach - designPixels(4, em));
    move(std::clamp(below.x(), 0, std::max(0, page.width() - width())),
         std::clamp(below.y(), 0, std::max(0, page.height() - height())));
    show();
    raise();
    qApp->installEventFilter(this);
    fields_.front()->setFocus(Qt::PopupFocusReason);
    fields_.front()->selectAll();
}

bool FilterPopup::holds(const QObject* object) const {
    for (; object; object = object->parent())
        if (object == this) return true;
    return false;
}

/// Hides the popup if the user clicks or moves the focus outside it. Ignores events of other windows: a context menu of
/// a field is a window of its own and must not close the popup.
bool FilterPopup::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != window()) return false;
    const bool elsewhere = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusIn;
    // A click on the chip is handled by `openBelow`, which closes an open popup.
    if (elsewhere && !holds(widget) && !(widget == chip_ && event->type() == QEvent::MouseButtonPress)) hide();
    return false;
}

void FilterPopup::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    qApp->removeEventFilter(this);
}

void FilterPopup::leave() {
    hide();
    if (chip_) chip_->setFocus(Qt::PopupFocusReason);
}

void FilterPopup::keyPressEvent(QKeyEvent* event) {
    const bool closes =
        event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    closes ? leave() : QFrame::keyPressEvent(event);
}

void FilterPopup::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int reach = shadowReach(Elevation::Card);
    const QRectF sheet = QRectF(rect()).adjusted(reach, reach, -reach, -reach);
    const int radius = designPixels(PopupRadius, emOf(font()));
    paintShadow(painter, sheet, radius, Elevation::Card);
    paintRound(painter, sheet, radius, theme().raised, theme().contrast ? theme().edge : theme().line);
}

}  // namespace rokada::ui
