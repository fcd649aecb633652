// Demonstration games must be written without a screen.
#include "window/demo.h"
#include "kit/language.h"
#include "variants/variants.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace rokada::ui::demoTest {
namespace {

TEST(Demo, WritesThreePicturesOfEachVariant) {
    const QTemporaryDir folder;
    Language language;
    language.use(QStringLiteral("en"));
    const auto files = writeDemo(folder.filePath(QStringLiteral("new/folder")), language, 14);
    ASSERT_TRUE(files);
    EXPECT_EQ(files->size(), 3 * offeredVariants().size());
    for (const QString& file : *files) EXPECT_FALSE(QImage(file).isNull()) << file.toStdString();
}

TEST(Demo, SaysWhenNothingCanBeWritten) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("file")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.close();
    Language language;
    const auto files = writeDemo(file.fileName() + QStringLiteral("/demo"), language, 2);
    ASSERT_FALSE(files);
    EXPECT_TRUE(files.error().startsWith(file.fileName())) << files.error().toStdString();
}

}  // namespace
}  // namespace rokada::ui::demoTest
