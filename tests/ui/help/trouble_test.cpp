// Tests the text of `--diagnose`, the reports of crashes, and the files of `--handbook`.
#include "windowtesting.h"

#include "help/crashreport.h"
#include "help/diagnosis.h"
#include "help/handbookexport.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSettings>

#include <csignal>
#include <cstdlib>
#include <stdexcept>

namespace rokada::ui::troubleTest {
namespace {

using testing::Desk;
using testing::named;

QString contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll());
}

TEST(Diagnosis, NamesVersionFilesAndChangedSettings) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    QSettings(file, QSettings::IniFormat).setValue(QStringLiteral("men"), QStringLiteral("plain"));
    const WindowSettings settings(file);
    const QString text = diagnosis(settings, {{"Settings", file}, {"Library", folder.filePath(QStringLiteral("no"))}});
    EXPECT_TRUE(text.startsWith(QLatin1String("Rokada 1."))) << text.toStdString();
    for (const char* words : {"Qt: 6", "Settings: ", "(writable)", "(missing)", "men = plain", "Fonts\n", "Screens\n",
                              "Output devices: ", "External engines\n  none"})
        EXPECT_TRUE(text.contains(QLatin1String(words))) << words << " is missing in\n" << text.toStdString();
}

TEST(Diagnosis, SaysThatNoSettingDiffers) {
    const QTemporaryDir folder;
    const WindowSettings settings(folder.filePath(QStringLiteral("settings.ini")));
    EXPECT_TRUE(diagnosis(settings, {}).contains(QLatin1String("from the defaults\n  none")));
}

TEST(Diagnosis, ContainsNoTextThatTheUserHasTyped) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    const QStringList names = WindowSettings(folder.filePath(QStringLiteral("none.ini"))).declared();
    {
        QSettings raw(file, QSettings::IniFormat);
        for (const QString& name : names) raw.setValue(name, QStringLiteral("Zdravka"));
        raw.setValue(
            QStringLiteral("engines/list"),
            QStringLiteral(R"([{"name":"Zdravka","command":["/home/zdravka/bin/enginex"],"protocol":"uci"}])"));
    }
    const WindowSettings settings(file);
    const QString text = diagnosis(settings, {});
    EXPECT_FALSE(text.contains(QLatin1String("zdravka"), Qt::CaseInsensitive)) << text.toStdString();
    EXPECT_TRUE(text.contains(QLatin1String("games/chess/names/0: changed"))) << text.toStdString();
}

TEST(Diagnosis, ReplacesTheHomeFolder) {
    const QString home = QDir::homePath();
    EXPECT_EQ(withoutHome(home + QStringLiteral("/.config")), QStringLiteral("~/.config"));
    const QString user = QDir(home).dirName();
    EXPECT_EQ(withoutHome(QStringLiteral("/media/%1/disk").arg(user)), QStringLiteral("/media/user/disk"));
    EXPECT_EQ(withoutHome(QStringLiteral("/usr/games")), QStringLiteral("/usr/games"));
}

[[noreturn]] void fail() { throw std::runtime_error("secret"); }

class Crash : public ::testing::Test {
protected:
    Crash() { ::testing::GTEST_FLAG(death_test_style) = "threadsafe"; }
    ~Crash() override { QFile::remove(file_); }

    // The test runs a second time in the process that crashes. The path must be the same in both processes.
    const QString file_ =
        QDir::temp().filePath(QStringLiteral("rokada-%1.txt")
                                  .arg(QLatin1String(::testing::UnitTest::GetInstance()->current_test_info()->name())));
};

TEST_F(Crash, OfAFaultIsReportedWithTheRunningFunctions) {
    EXPECT_EXIT(
        {
            reportCrashes(file_.toStdString(), "Rokada 1.2.3\n");
            std::raise(SIGSEGV);
        },
        ::testing::KilledBySignal(SIGSEGV), "");
    const QString text = contentOf(file_);
    EXPECT_TRUE(text.startsWith(QLatin1String("Rokada 1.2.3\nSignal: SIGSEGV\n"))) << text.toStdString();
    EXPECT_GT(text.count(u'\n'), 6) << text.toStdString();
    EXPECT_EQ(QFile::permissions(file_) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

TEST_F(Crash, OfAnExceptionIsReportedWithItsType) {
    EXPECT_EXIT(
        {
            reportCrashes(file_.toStdString(), "");
            []() noexcept { fail(); }();
        },
        ::testing::KilledBySignal(SIGABRT), "");
    const QString text = contentOf(file_);
    EXPECT_TRUE(text.startsWith(QLatin1String("Exception: St13runtime_error\n"))) << text.toStdString();
    EXPECT_FALSE(text.contains(QLatin1String("secret")));
}

TEST(CrashReport, IsTakenOnce) {
    const QTemporaryDir folder;
    EXPECT_EQ(takeCrashReport(folder.path()), QString());
    QFile file(newCrashReport(folder.path()));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write((QDir::homePath() + QStringLiteral("/rokada(+0x1)")).toUtf8());
    file.close();
    EXPECT_EQ(takeCrashReport(folder.path()), QStringLiteral("~/rokada(+0x1)"));
    EXPECT_EQ(takeCrashReport(folder.path()), QString());
    EXPECT_TRUE(QFile::exists(knownCrashReport(folder.path())));
}

TEST(CrashReport, IsToldAtTheNextStart) {
    Desk desk;
    const QTemporaryDir folder;
    QFile file(newCrashReport(folder.path()));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Signal: SIGSEGV\n");
    file.close();
    emit desk.window.windowSignals().foldersChosen(folder.path(), folder.path());
    ASSERT_TRUE(QTest::qWaitFor([&desk] { return desk.error().starts_with("Rokada ended unexpectedly"); }));
    QTest::mouseClick(&named<QPushButton>(desk.window, "copyCrashReport"), Qt::LeftButton);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("Signal: SIGSEGV\n"));
}

TEST(HandbookExport, WritesPagesPicturesAndPdf) {
    const QTemporaryDir folder;
    const Written done = writeHandbook(folder.path(), QStringLiteral("en"));
    ASSERT_TRUE(done) << done.error().toStdString();
    const QDir pages(folder.filePath(QStringLiteral("en")));
    const QString games = contentOf(pages.filePath(QStringLiteral("games.html")));
    static const QRegularExpression address(QStringLiteral("(?:src|href)=\"([^\"#]+)"));
    for (auto found = address.globalMatch(games); found.hasNext();) {
        const QString file = found.next().captured(1);
        EXPECT_TRUE(pages.exists(file)) << file.toStdString();
    }
    EXPECT_TRUE(games.contains(QLatin1String("name=\"rulings\"")));
    EXPECT_FALSE(games.contains(QLatin1String("<!-- actions")));
    EXPECT_TRUE(contentOf(folder.filePath(QStringLiteral("handbook-en.pdf"))).startsWith(QLatin1String("%PDF")));
}

TEST(HandbookExport, SaysWhyItFails) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("file"));
    QFile blocked(file);
    ASSERT_TRUE(blocked.open(QIODevice::WriteOnly));
    EXPECT_FALSE(writeHandbook(file, QStringLiteral("en")));
}

}  // namespace
}  // namespace rokada::ui::troubleTest
