#include "kit/keycap.h"

namespace rokada::ui {

QString keyCapTip(const QString& label, const QKeySequence& shortcut) {
    if (shortcut.isEmpty()) return label;
    // The grey of the frame is visible on all tooltips: they are dark in light themes and light in dark themes.
    return QStringLiteral(
               "<table cellspacing=\"0\" cellpadding=\"0\"><tr>"
               "<td style=\"padding-right:10px; vertical-align:middle; white-space:nowrap\">%1</td>"
               "<td style=\"border:1px solid #8C8578; padding:0px 5px; vertical-align:middle; white-space:nowrap\">"
               "<span style=\"font-size:small\">%2</span></td></tr></table>")
        .arg(label.toHtmlEscaped(), shortcut.toString(QKeySequence::NativeText).toHtmlEscaped());
}

}  // namespace rokada::ui
