// Damaged data about the window's geometry must be harmless. Qt does not validate the stored bytes. Damaged bytes once
// made a window wider than any screen.
#include "settingsfile.h"
#include "windowtesting.h"

#include "score/movespanel.h"

#include <QSettings>

#include <gtest/gtest.h>

#include <random>

namespace rokada::ui::damagedplaceTest {
namespace {

/// Returns the bytes after one random change: some bytes differ, a part is missing, or a part is repeated.
QByteArray damaged(QByteArray bytes, std::mt19937& random) {
    const auto below = [&](qsizetype bound) { return static_cast<qsizetype>(random() % static_cast<unsigned>(bound)); };
    const qsizetype length = 1 + below(16);
    switch (random() % 3) {
        case 0:
            for (qsizetype i = 0; i < length; ++i) bytes[below(bytes.size())] = static_cast<char>(random());
            return bytes;
        case 1: return bytes.remove(below(bytes.size()), length);
        default: return bytes.insert(below(bytes.size()), bytes.mid(below(bytes.size()), length));
    }
}

TEST(DamagedPlace, IsNotBelieved) {
    testing::Desk desk;
    std::mt19937 random(17);
    const auto setting = keys::windowGeometry();
    const QByteArray place = desk.window.saveGeometry();
    const QByteArray kept = setting.write(place).toByteArray();
    EXPECT_EQ(setting.read(kept), place);
    for (int round = 0; round < 3000; ++round) {
        const QByteArray bytes = damaged(kept, random);
        EXPECT_TRUE(bytes == kept || !setting.read(bytes)) << round;
    }
    for (int size = 0; size < kept.size(); ++size) EXPECT_FALSE(setting.read(kept.left(size))) << size;
}

TEST(DamagedPlace, OpensAWindowAllTheSame) {
    const testing::SettingsFile paper;
    testing::Desk desk;
    desk.start("vyrt");
    std::mt19937 random(17);
    const QByteArray place = keys::windowGeometry().write(desk.window.saveGeometry()).toByteArray();
    for (int round = 0; round < 5; ++round) {
        {
            QSettings raw(paper.path, QSettings::IniFormat);
            raw.setValue(keys::windowGeometry().name, damaged(place, random));
        }
        WindowSettings settings(paper.path);
        MainWindow again(settings, desk.language);
        again.session().start(testing::setupFor("vyrt", "", {}, {}));
        again.show();
        QApplication::processEvents();
        EXPECT_TRUE(testing::only<MovesPanel>(again).isVisible());
        EXPECT_LT(again.width(), 4000);
    }
}

}  // namespace
}  // namespace rokada::ui::damagedplaceTest
