// Tests of tools/pictures: comparing pictures, reading them from an X server, contact sheets, and the picture files of
// a scene.
#include "comparison.h"
#include "framebuffer.h"
#include "home.h"
#include "sheet.h"

#include <gtest/gtest.h>

#include <QDateTime>
#include <QDir>
#include <QSet>
#include <QTemporaryDir>
#include <QtEndian>

#include <array>

namespace rokada::pictures::comparisonTest {
namespace {

QImage plain(int width, int height, QColor colour = Qt::white) {
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

TEST(PictureComparison, EqualPicturesDoNotDiffer) {
    const Comparison found = compared(plain(4, 3), plain(4, 3).convertToFormat(QImage::Format_ARGB32));
    EXPECT_EQ(found.pixels, 0);
    EXPECT_TRUE(found.shown.isNull());
}

TEST(PictureComparison, CountsAndShowsPixelsThatDiffer) {
    QImage after = plain(4, 3);
    after.setPixelColor(2, 1, QColor(254, 255, 255));
    const Comparison found = compared(plain(4, 3), after);
    EXPECT_EQ(found.pixels, 1);
    EXPECT_EQ(found.area, QRect(2, 1, 1, 1));
    EXPECT_EQ(found.shown.pixelColor(2, 1), QColor(Qt::red));
    EXPECT_NE(found.shown.pixelColor(0, 0), QColor(Qt::red));
}

TEST(PictureComparison, WhatOnlyOnePictureHasDiffers) {
    const Comparison found = compared(plain(4, 3), plain(5, 2));
    EXPECT_EQ(found.pixels, 5 * 3 - 4 * 2);
    EXPECT_EQ(found.area, QRect(0, 0, 5, 3));
    EXPECT_EQ(found.shown.size(), QSize(5, 3));
}

TEST(PictureComparison, IgnoresWhatAPictureAsksFor) {
    QTemporaryDir folder;
    QImage after = plain(4, 3);
    after.setPixelColor(2, 1, Qt::black);
    after.setPixelColor(0, 0, Qt::black);
    ignore(after, QRect(1, 1, 2, 1));
    const QString file = folder.filePath(QStringLiteral("a.png"));
    ASSERT_TRUE(after.save(file));
    EXPECT_EQ(compared(plain(4, 3), QImage(file)).pixels, 1);
    EXPECT_EQ(compared(QImage(file), plain(4, 3)).pixels, 1);
}

TEST(PictureComparison, ComparesFolders) {
    QTemporaryDir folder;
    const QDir root(folder.path());
    for (const char* name : {"before/a", "after/a"}) ASSERT_TRUE(root.mkpath(QLatin1String(name)));
    const auto save = [&](const char* name, const QImage& image) {
        ASSERT_TRUE(image.save(root.filePath(QLatin1String(name))));
    };
    save("before/a/same.png", plain(2, 2));
    save("after/a/same.png", plain(2, 2));
    save("before/a/other.png", plain(2, 2));
    save("after/a/other.png", plain(2, 2, Qt::black));
    save("before/gone.png", plain(2, 2));
    save("after/new.png", plain(2, 2));
    const auto files = comparedFolders(root.filePath("before"), root.filePath("after"), root.filePath("differences"));
    using State = ComparedFile::State;
    ASSERT_EQ(files.size(), 4U);
    EXPECT_EQ(files[0].name, QStringLiteral("a/other.png"));
    EXPECT_EQ(files[0].state, State::Different);
    EXPECT_EQ(files[0].pixels, 4);
    EXPECT_EQ(files[1].state, State::Same);
    EXPECT_EQ(files[2].state, State::OnlyBefore);
    EXPECT_EQ(files[3].state, State::OnlyAfter);
    EXPECT_TRUE(root.exists(QStringLiteral("differences/a/other.png")));
    EXPECT_FALSE(root.exists(QStringLiteral("differences/a/same.png")));
}

/// Returns a picture of 2 by 2 pixels in the XWD format of Xvfb: a header of 25 numbers, a name, one colour, and padded
/// lines.
QByteArray xwd() {
    std::array<quint32, 25> header{};
    header[0] = 104;
    header[4] = 2;
    header[5] = 2;
    header[11] = 32;
    header[12] = 12;
    header[19] = 1;
    QByteArray bytes;
    for (const quint32 field : header) {
        const quint32 big = qToBigEndian(field);
        bytes.append(reinterpret_cast<const char*>(&big), 4);
    }
    bytes.append("rok\0", 4).append(QByteArray(12, '\1'));
    for (const quint32 pixel : {0x102030U, 0x405060U, 0U, 0x708090U, 0xFFFFFFU, 0U})
        bytes.append(reinterpret_cast<const char*>(&pixel), 4);
    return bytes;
}

TEST(Framebuffer, ReadsThePictureOfTheServer) {
    const QImage picture = readXwd(xwd());
    ASSERT_EQ(picture.size(), QSize(2, 2));
    EXPECT_EQ(picture.pixelColor(1, 0), QColor(0x40, 0x50, 0x60));
    EXPECT_EQ(picture.pixelColor(0, 1), QColor(0x70, 0x80, 0x90));
}

TEST(Framebuffer, RefusesWhatIsNoPicture) {
    const QByteArray whole = xwd();
    for (const qsizetype length : {qsizetype(0), qsizetype(50), qsizetype(103), whole.size() - 1})
        EXPECT_TRUE(readXwd(QByteArrayView(whole).first(length)).isNull()) << length;
}

TEST(PictureSheet, PutsPicturesInRows) {
    const SheetLook look{.columns = 2, .width = 10, .gap = 1, .ground = Qt::black};
    const QImage sheet = sheetOf({plain(20, 20), plain(20, 20), plain(20, 20, Qt::blue)}, look);
    EXPECT_EQ(sheet.size(), QSize(24, 24));
    EXPECT_EQ(sheet.pixelColor(0, 0), QColor(Qt::black));
    EXPECT_EQ(sheet.pixelColor(18, 6), QColor(Qt::white));
    EXPECT_EQ(sheet.pixelColor(6, 18), QColor(Qt::blue));
    EXPECT_EQ(sheet.pixelColor(18, 18), QColor(Qt::black));
}

TEST(PictureSheet, KeepsSoManyColours) {
    QImage grey(64, 1, QImage::Format_RGB32);
    for (int x = 0; x < 64; ++x) grey.setPixelColor(x, 0, QColor(4 * x, 4 * x, 4 * x));
    const QImage few = withFewColours(grey, 8);
    QSet<QRgb> colours;
    for (int x = 0; x < 64; ++x) colours.insert(few.pixel(x, 0));
    EXPECT_EQ(colours.size(), 8);
    EXPECT_NEAR(few.pixelColor(20, 0).red(), 80, 16);
}

TEST(SceneHome, HasSettingsAndFiles) {
    QTemporaryDir folder;
    const auto scenes = readTable(
        "setting sounds muted=true\n"
        "scene a\n"
        "setting General lastGame=vyrt rollsLeft=0\n"
        "game state/rokada/left-1.pgn\n"
        "| e2e4 *\n"
        "start\n"
        "picture a\n"
        "end\n");
    ASSERT_TRUE(scenes);
    ASSERT_EQ(furnish(folder.path(), scenes->front(), QStringLiteral("dark")), QString());
    QFile settings(folder.filePath(QStringLiteral("config/rokada/rokada.conf")));
    ASSERT_TRUE(settings.open(QIODevice::ReadOnly));
    EXPECT_EQ(settings.readAll(),
              "[General]\ncolourScheme=dark\nlastGame=vyrt\nrollsLeft=0\n\n[sounds]\nmuted=true\n\n");
    QFile game(folder.filePath(QStringLiteral("state/rokada/left-1.pgn")));
    ASSERT_TRUE(game.open(QIODevice::ReadOnly));
    EXPECT_TRUE(game.readAll().startsWith("e2e4 *\n% whole "));
    EXPECT_EQ(game.fileTime(QFileDevice::FileModificationTime).date(), QDate(2024, 5, 1));
}

}  // namespace
}  // namespace rokada::pictures::comparisonTest
