#include "shell/checkrow.h"

#include <QAbstractItemModel>
#include <QKeyEvent>
#include <QMouseEvent>

namespace rokada::ui {

bool switchCheck(const QEvent& event, QAbstractItemModel& model, const QModelIndex& index) {
    const QVariant state = index.data(Qt::CheckStateRole);
    if (!state.isValid() || !index.flags().testFlag(Qt::ItemIsEnabled)) return false;
    const bool click =
        event.type() == QEvent::MouseButtonRelease && static_cast<const QMouseEvent&>(event).button() == Qt::LeftButton;
    const bool key = event.type() == QEvent::KeyPress && static_cast<const QKeyEvent&>(event).key() == Qt::Key_Space;
    if (!click && !key) return false;
    return model.setData(index, state.toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

}  // namespace rokada::ui
