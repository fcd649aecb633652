// Settings file that belongs to one test.
#pragma once

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace rokada::ui::testing {

struct SettingsFile {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("settings.ini"));

    void write(const char* text) const {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
};

}  // namespace rokada::ui::testing
