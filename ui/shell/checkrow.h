// Toggles check boxes in lists whose rows are painted by a delegate.
#pragma once

class QAbstractItemModel;
class QEvent;
class QModelIndex;

namespace rokada::ui {

/// Checks or unchecks an enabled, checkable row when it is clicked or Space is pressed. Returns true if the row has
/// changed. Call it from `editorEvent` of a delegate.
bool switchCheck(const QEvent& event, QAbstractItemModel& model, const QModelIndex& index);

}  // namespace rokada::ui
