#include "kit/readfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace rokada::ui {

Opened openToRead(QFile& file, qint64 largest) {
    const QFileInfo info(file.fileName());
    if (info.exists() && !info.isFile()) return tl::unexpected(QCoreApplication::translate("File", "it is not a file"));
    if (info.size() > largest) return tl::unexpected(QCoreApplication::translate("File", "it is too large"));
    if (!file.open(QIODevice::ReadOnly)) return tl::unexpected(file.errorString());
    return {};
}

}  // namespace rokada::ui
