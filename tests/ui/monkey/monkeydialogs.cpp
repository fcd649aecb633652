#include "monkey.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>

#include <array>

namespace rokada::ui::testing {

namespace {

constexpr std::array listKeys{Qt::Key_Up,     Qt::Key_Down,  Qt::Key_Home,   Qt::Key_End,  Qt::Key_PageUp,
                              Qt::Key_Return, Qt::Key_Space, Qt::Key_Delete, Qt::Key_Left, Qt::Key_Right,
                              Qt::Key_Tab,    Qt::Key_A,     Qt::Key_C,      Qt::Key_F2};

std::string called(const QWidget& widget) {
    return std::string(widget.metaObject()->className()) + " " + widget.objectName().toStdString();
}

}  // namespace

void Monkey::actInMenu(QWidget& menu) {
    static constexpr std::array keys{Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Right,
                                     Qt::Key_Return, Qt::Key_Escape, Qt::Key_Escape};
    const Qt::Key key = oneOf(keys);
    log("key " + std::to_string(key) + " in the menu " + called(menu));
    QTest::keyClick(&menu, key);
}

void Monkey::actIn(QDialog& dialog) {
    if (below(6) == 0) return leave(dialog);
    if (qobject_cast<QFileDialog*>(&dialog)) return chooseFile(dialog);
    // A print dialog belongs to the system, so it is only closed.
    if (dialog.inherits("QPrintDialog")) return leave(dialog);
    QList<QWidget*> shown;
    for (QWidget* widget : dialog.findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->window() == &dialog) shown << widget;
    }
    shown.isEmpty() ? leave(dialog) : use(*oneOf(shown));
}

/// Chooses a new file name for saving, and an existing file for opening. Other choices would test only Qt and the disk.
void Monkey::chooseFile(QDialog& dialog) {
    auto& chooser = static_cast<QFileDialog&>(dialog);
    const bool saves = chooser.acceptMode() == QFileDialog::AcceptSave;
    const QString path = saves ? files_.filePath(QStringLiteral("saved-%1.out").arg(++saved_)) : oneOf(samples_);
    log("choose " + path.section(QLatin1Char('/'), -1).toStdString());
    emit chooser.fileSelected(path);
    chooser.reject();
}

void Monkey::use(QWidget& widget) {
    const QPointer<QWidget> there(&widget);
    if (below(3) > 0) {
        const QPoint at = below(2) == 0 ? widget.rect().center() : pointIn(widget);
        log("click on " + called(widget) + " at " + std::to_string(at.x()) + "," + std::to_string(at.y()));
        QTest::mouseClick(&widget, below(6) == 0 ? Qt::RightButton : Qt::LeftButton, {}, at);
    }
    if (!there || below(2) == 0) return;
    if (qobject_cast<QLineEdit*>(&widget) || qobject_cast<QPlainTextEdit*>(&widget) ||
        qobject_cast<QAbstractSpinBox*>(&widget))
        return type(widget);
    const Qt::Key key = oneOf(listKeys);
    const bool letter = key == Qt::Key_A || key == Qt::Key_C;
    log("key " + std::to_string(key) + " on " + called(widget));
    QTest::keyClick(&widget, key, letter ? Qt::ControlModifier : Qt::NoModifier);
}

void Monkey::type(QWidget& widget) {
    const QPointer<QWidget> there(&widget);
    const QString text = QString::fromStdString(anyText());
    log("type " + text.toStdString() + " into " + called(widget));
    if (below(2) == 0) QTest::keyClick(&widget, Qt::Key_A, Qt::ControlModifier);
    QKeyEvent typed(QEvent::KeyPress, 0, Qt::NoModifier, text);
    QApplication::sendEvent(&widget, &typed);
    if (there && below(3) == 0) QTest::keyClick(&widget, Qt::Key_Return);
}

/// Presses Esc, which must close every dialog. The first Esc may only close something inside of the dialog.
void Monkey::leave(QDialog& dialog) {
    const QPointer<QDialog> there(&dialog);
    log("leave " + called(dialog));
    for (int i = 0; i < 4 && there && there->isVisible(); ++i) {
        QWidget* focus = there->focusWidget();
        QTest::keyClick(focus ? focus : there.data(), Qt::Key_Escape);
    }
    if (there && there->isVisible()) violated("Esc does not leave " + called(dialog));
}

}  // namespace rokada::ui::testing
