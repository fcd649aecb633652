#include "shell/windowaction.h"

#include "kit/actionwords.h"

#include <QColor>

namespace rokada::ui {

WindowAction::WindowAction(const ActionSpec& spec, QObject* parent) : QAction(parent), spec_(spec) {
    setObjectName(QString::fromStdString(spec_.name));
    setShortcut(QKeySequence(QLatin1String(spec_.shortcut)));
    setCheckable(spec_.checkable);
    setMenuRole(spec_.role);
    setPriority(spec_.priority);
    retranslate();
}

void WindowAction::allow(bool allowed, const QString& whyNot) {
    allowed_ = allowed;
    whyNot_ = whyNot;
    update();
}

void WindowAction::setBoardHidden(const QString& why) {
    if (!spec_.needsBoard) return;
    boardHidden_ = why;
    update();
}

void WindowAction::update() {
    const bool hidden = !boardHidden_.isEmpty();
    setEnabled(allowed_ && !hidden);
    setStatusTip(hidden ? boardHidden_ : allowed_ ? QString() : whyNot_);
}

void WindowAction::retranslate() {
    if (*spec_.text != '\0') setText(actionWords(spec_.text));
    if (*spec_.tip != '\0') setToolTip(actionWords(spec_.tip));
}

void WindowAction::paintIcon(const QColor& ink) {
    if (spec_.icon) setIcon(iconOf(*spec_.icon, ink));
}

}  // namespace rokada::ui
