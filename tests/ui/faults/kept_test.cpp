// Tests settings and library data that are stored automatically, while the disk fails.
#include "shelf.h"
#include "windowtesting.h"

#include "collection/library.h"
#include "collection/librarycopies.h"
#include "files/gamefile.h"
#include "kit/settingtypes.h"
#include "learn/learnersfile.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "librarydesk.h"
#include "librarytesting.h"
#include "table/tablesettings.h"

#include <QLabel>
#include <QLockFile>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSqlDatabase>

#include <optional>
#include <utility>

namespace rokada::ui::keptTest {
namespace {

using namespace testing;
using rokada::testing::Fault;

constexpr int StepOfKeptGames = ROKADA_NIGHTLY_SIZE ? 11 : 1'499;
/// Step between the tested sizes of free disk space, in bytes. SQLite writes whole pages, so smaller steps add little.
constexpr int StepOfFullLibrary = ROKADA_NIGHTLY_SIZE ? 257 : 9'001;
constexpr int StepOfLibraryCalls = ROKADA_NIGHTLY_SIZE ? 1 : 7;

QString longText(int of) { return {3'000, QLatin1Char(static_cast<char>('a' + of % 20))}; }

Setting<QString> note() { return setting::text(QStringLiteral("test/note"), 5'000); }

/// Settings file that Qt has written. It is longer than any buffer.
struct KeptSettings {
    KeptSettings() {
        QSettings raw(path, QSettings::IniFormat);
        for (int i = 0; i < 6; ++i) raw.setValue(QStringLiteral("other/%1").arg(i), longText(i));
        raw.setValue(note().name, QStringLiteral("before"));
    }
    /// Changes the setting `note`. Returns an error message if the setting could not be written.
    [[nodiscard]] QString set(const QString& value) const {
        Settings settings(path);
        settings.declare(note());
        QString said;
        settings.whenNotWritten([&](const QString& why) { said = why; });
        settings.set(note(), value);
        settings.write();
        EXPECT_EQ(settings.get(note()), value) << "it holds until the program ends";
        settings.whenNotWritten([](const QString&) {});
        return said;
    }
    [[nodiscard]] QStringList files() const {
        return QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("settings.ini"));
};

/// Returns the contents of the file as Qt would write them with another value of `note`.
QByteArray changed(QByteArray content, const char* to) {
    return content.replace("note=before", QByteArray("note=") + to);
}

TEST(FullDisk, SettingsAreWholeAndItIsTold) {
    const KeptSettings kept;
    const QByteArray before = contentOf(kept.path), after = changed(before, "after");
    ASSERT_GT(before.size(), 16'384);
    ASSERT_NE(before, after);
    // The new contents are first written to a draft file. The draft needs disk space too, and must be removed after a
    // failure.
    bool written = false;
    for (int room = 0; !written; room += StepOfKeptGames) {
        QString said;
        {
            const Fault fault = Fault::fullDisk(folderOf(kept.folder), static_cast<std::uint64_t>(room));
            said = kept.set(QStringLiteral("after"));
        }
        written = said.isEmpty();
        ASSERT_TRUE(contentOf(kept.path) == (written ? after : before)) << room;
        ASSERT_EQ(kept.files(), QStringList{QStringLiteral("settings.ini")}) << room;
        ASSERT_LT(room, 10 * before.size());
    }
}

TEST(Fault, SettingsAreWholeAndItIsTold) {
    const KeptSettings kept;
    const QByteArray before = contentOf(kept.path), after = changed(before, "after");
    Written done;
    for (const auto call : writingCalls) {
        bool happened = true;
        for (int number = 1; happened; ++number) {
            SCOPED_TRACE(::testing::Message() << "call " << static_cast<int>(call) << ", time " << number);
            {
                const Fault fault(folderOf(kept.folder), call, number);
                done = writeSettings(kept.path, {{note().name, QStringLiteral("after")}});
                happened = fault.happened();
            }
            EXPECT_TRUE(contentOf(kept.path) == (done ? after : before));
            EXPECT_TRUE(happened || done);
            EXPECT_TRUE(done || !done.error().isEmpty());
            ASSERT_TRUE(writeFile(kept.path, before));
        }
    }
}

TEST(Settings, AreWrittenAsQtWritesThem) {
    const KeptSettings kept;
    const QString copy = kept.folder.filePath(QStringLiteral("copy.ini"));
    ASSERT_TRUE(QFile::copy(kept.path, copy));
    for (const char* value : {"after", "", "Боляр; \"e4\", \\n", "after"}) {
        EXPECT_EQ(kept.set(QString::fromUtf8(value)), QString());
        QSettings(copy, QSettings::IniFormat).setValue(note().name, QString::fromUtf8(value));
        EXPECT_EQ(contentOf(kept.path), contentOf(copy)) << value;
    }
    EXPECT_EQ(QFile::permissions(kept.path) & QFile::ReadOther, QFile::permissions(copy) & QFile::ReadOther);
}

TEST(Settings, DraftsOfKilledProgramsGo) {
    const KeptSettings kept;
    const auto put = [&](const char* name) {
        const QString path = kept.folder.filePath(QLatin1String(name));
        ASSERT_TRUE(QDir().mkpath(QFileInfo(path).path()));
        ASSERT_TRUE(writeFile(path, QByteArray("x")));
    };
    for (const char* name :
         {"settings.ini.AbCdEf/draft", "settings.ini.AbCdEf/draft.lock", "settings.ini.rokada-AbCdEf",
          "settings.ini.kXdRzq", "settings.ini.backup/notes", "settings.ini.before"})
        put(name);
    EXPECT_EQ(kept.set(QStringLiteral("after")), QString());
    EXPECT_EQ(kept.files().join(QLatin1Char(' ')).toStdString(),
              "settings.ini settings.ini.backup settings.ini.before");
}

TEST(Settings, ALockThatIsHeldDoesNotKeepTheWindowWaiting) {
    const KeptSettings kept;
    Settings settings(kept.path);
    settings.declare(note());
    {
        QLockFile held(kept.path + QStringLiteral(".lock"));
        ASSERT_TRUE(held.lock());
        for (const char* value : {"one", "two"}) {
            settings.set(note(), QLatin1String(value));
            QApplication::processEvents();
            EXPECT_TRUE(settings.writing()) << "the window goes on before it is written";
        }
    }
    settings.write();
    EXPECT_FALSE(settings.writing());
    EXPECT_EQ(QSettings(kept.path, QSettings::IniFormat).value(note().name).toString(), QStringLiteral("two"));
}

TEST(Settings, AreNotLostAtTheEnd) {
    const KeptSettings kept;
    {
        Settings settings(kept.path);
        settings.declare(note());
        settings.set(note(), QStringLiteral("last"));
    }
    EXPECT_EQ(QSettings(kept.path, QSettings::IniFormat).value(note().name).toString(), QStringLiteral("last"));
}

TEST(FullDisk, AFailureAtTheEndIsTold) {
    const KeptSettings kept;
    QString said;
    const Fault fault = Fault::fullDisk(folderOf(kept.folder), 0);
    {
        Settings settings(kept.path);
        settings.declare(note());
        settings.whenNotWritten([&](const QString& why) { said = why; });
        settings.set(note(), QStringLiteral("last"));
    }
    EXPECT_FALSE(said.isEmpty());
}

TEST(FullDisk, TheWindowSaysOnceThatSettingsAreNotWritten) {
    Desk desk;
    desk.start("chess");
    const auto written = [&] {
        EXPECT_TRUE(QTest::qWaitFor([&] { return !desk.settings.writing(); }));
        QApplication::processEvents();
    };
    written();
    {
        const Fault fault = Fault::fullDisk(desk.folder.path().toStdString(), 0);
        for (int i = 0; i < 3; ++i) {
            desk.trigger("mute");
            written();
        }
        EXPECT_NE(desk.error().find("settings.ini cannot be saved"), std::string::npos) << desk.error();
        desk.closeTroubles();
        desk.trigger("mute");
        written();
        EXPECT_EQ(desk.error(), "");
    }
    const bool muted = desk.settings.get(keys::muted());
    desk.trigger("mute");
    written();
    WindowSettings again(desk.settings.file());
    EXPECT_EQ(again.get(keys::muted()), !muted);
}

TEST(FullDisk, TheNoticeOfSettingsGoesWhenTheyAreWrittenAgain) {
    Desk desk;
    desk.start("chess");
    const auto mute = [&] {
        desk.trigger("mute");
        EXPECT_TRUE(QTest::qWaitFor([&] { return !desk.settings.writing(); }));
        QApplication::processEvents();
    };
    {
        const Fault fault = Fault::fullDisk(desk.folder.path().toStdString(), 0);
        mute();
        EXPECT_NE(desk.error(), "");
    }
    mute();
    EXPECT_EQ(desk.error(), "");
}

/// Returns long games, so that the database needs several pages for them.
QByteArray manyGames(int from, int to) {
    QByteArray text;
    for (int i = from; i < to; ++i)
        text += "[White \"" + QByteArray::number(i) + "\"]\n\n1. e4 {" + QByteArray(400, 'x') + "} e5 *\n\n";
    return text;
}

struct KeptLibrary {
    KeptLibrary() { import(library, manyGames(0, 30)); }
    /// Imports games. Returns an error message, or an empty string.
    QString import(Library& into, const QByteArray& pgn) const {
        const QString path = elsewhere.filePath(QStringLiteral("games.pgn"));
        EXPECT_TRUE(writeFile(path, pgn));
        QString why;
        bool done = false;
        const auto heard = QObject::connect(&into, &Library::imported, [&](const ImportReport& report) {
            why = report.why;
            done = true;
        });
        into.importFile(path);
        EXPECT_TRUE(QTest::qWaitFor([&] { return done; }));
        QObject::disconnect(heard);
        return why;
    }
    [[nodiscard]] int games() {
        int found = -1;
        library.ask([](LibraryStore& store) { return static_cast<int>(store.find({}).ids.size()); },
                    [&](int all) { found = all; });
        EXPECT_TRUE(QTest::qWaitFor([&] { return found >= 0; }));
        return found;
    }

    QTemporaryDir folder, elsewhere;
    Library library{folder.path(), nullptr};
};

TEST(FullDisk, AnImportKeepsTheOldGamesAndIsTold) {
    KeptLibrary kept;
    ASSERT_EQ(kept.games(), 30);
    const QByteArray more = manyGames(100, 180);
    bool done = false;
    for (int room = 0; !done; room += StepOfFullLibrary) {
        QString said;
        {
            const Fault fault = Fault::fullDisk(folderOf(kept.folder), static_cast<std::uint64_t>(room));
            said = kept.import(kept.library, more);
            done = !fault.happened();
        }
        ASSERT_TRUE(done || !said.isEmpty()) << room;
        ASSERT_EQ(kept.games(), done ? 110 : 30) << room;
        ASSERT_LT(room, 5'000'000);
    }
    LibraryStore again(kept.folder.path());
    EXPECT_TRUE(again.open());
    EXPECT_FALSE(again.takeDamage());
    EXPECT_EQ(again.find({}).ids.size(), 110U);
}

/// SQLite decides which system calls it makes, so the test lets each of them fail in turn. The library must then
/// contain either all games of the import or none, and the error must be reported.
TEST(Fault, AnImportIsWholeOrNotAtAll) {
    constexpr int More = 20;
    KeptLibrary kept;
    int games = kept.games(), next = 100;
    for (const auto call : writingCalls) {
        bool happened = true;
        for (int number = 1; happened; number += StepOfLibraryCalls, next += More) {
            SCOPED_TRACE(::testing::Message() << "call " << static_cast<int>(call) << ", time " << number);
            QString said;
            {
                const Fault fault(folderOf(kept.folder), call, number);
                said = kept.import(kept.library, manyGames(next, next + More));
                happened = fault.happened();
            }
            const int before = std::exchange(games, kept.games());
            ASSERT_TRUE(games == before || games == before + More) << games - before;
            ASSERT_EQ(said.isEmpty(), games == before + More) << said.toStdString();
            ASSERT_TRUE(happened || said.isEmpty());
            EXPECT_TRUE(said.isEmpty() || said == QLatin1String("database or disk is full")) << said.toStdString();
        }
    }
    LibraryStore again(kept.folder.path());
    EXPECT_TRUE(again.open());
    EXPECT_FALSE(again.takeDamage());
    EXPECT_EQ(again.find({}).ids.size(), static_cast<std::size_t>(games));
}

/// Makes a library whose last quarter is missing. Returns the name of its file.
QString cutLibrary(const QString& folder, int games) {
    constexpr qint64 Page = 4096;
    LibraryPlace place(folder);
    {
        LibraryStore store(place);
        EXPECT_EQ(store.put(gamesOf(manyGames(0, games).constData())), games);
    }
    EXPECT_TRUE(QFile::resize(place.file(), QFileInfo(place.file()).size() * 3 / 4 / Page * Page));
    return place.file();
}

TEST(FullDisk, ADamagedLibraryKeepsItsNameUntilItsGamesCanBeStored) {
    const QTemporaryDir folder;
    const QString file = cutLibrary(folder.path(), 60);
    const QByteArray before = contentOf(file);
    bool opened = false;
    for (int room = 0; !opened; room = 2 * room + 10'000) {
        LibraryStore store(folder.path());
        {
            const Fault fault = Fault::fullDisk(folderOf(folder), static_cast<std::uint64_t>(room));
            opened = store.open();
        }
        const auto damage = store.takeDamage();
        ASSERT_EQ(damage.has_value(), opened) << room;
        ASSERT_LT(room, 20'000'000);
        if (opened) {
            EXPECT_GT(damage->salvaged, 30);
            EXPECT_EQ(contentOf(damage->aside), before);
            continue;
        }
        EXPECT_NE(store.errorString().toStdString(), "") << room;
        ASSERT_TRUE(contentOf(file) == before) << room;
        EXPECT_TRUE(QDir(folder.path()).entryList({QStringLiteral("*.damaged*")}).isEmpty()) << room;
    }
}

TEST(FullDisk, TheWindowRecoversADamagedLibraryWhenThereIsRoom) {
    LibraryDesk desk;
    const QString folder = desk.folder.filePath(QStringLiteral("library"));
    cutLibrary(folder, 60);
    GamesPage* shown = nullptr;
    {
        const Fault fault = Fault::fullDisk(folder.toStdString(), 30'000);
        desk.trigger("library");
        shown = desk.controls().page();
        QSignalSpy found(shown, &GamesPage::found);
        ASSERT_TRUE(found.wait(5000));
    }
    EXPECT_TRUE(named<QLabel>(*shown, "libraryFailed").text().contains(QStringLiteral("could not be recovered")));
    EXPECT_NE(desk.error().find("could not be recovered"), std::string::npos) << desk.error();
    EXPECT_EQ(desk.error().find("Games recovered"), std::string::npos) << "nothing was recovered";
    QSignalSpy found(shown, &GamesPage::found);
    named<QPushButton>(*shown, "tryLibraryAgain").click();
    ASSERT_TRUE(found.wait(5000));
    EXPECT_GT(shown->model().rowCount(), 30);
    EXPECT_NE(desk.error().find("Games recovered"), std::string::npos) << desk.error();
}

TEST(FullDisk, ADamagedFileOfLearnersIsNotReplacedUntilItIsCopied) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("learners.json"));
    const QByteArray damaged("{\"rokada-learners\": 1, \"learn");
    ASSERT_TRUE(writeFile(path, damaged));
    LearnersFile learners(path);
    {
        const Fault fault = Fault::fullDisk(folderOf(folder), 0);
        const LearnersFile::Found found = learners.read();
        EXPECT_TRUE(found.damaged);
        EXPECT_EQ(found.copy, QString());
        EXPECT_FALSE(learners.write({}));
    }
    EXPECT_EQ(contentOf(path), damaged);
    EXPECT_TRUE(learners.write({}));
    EXPECT_EQ(contentOf(path + QStringLiteral(".damaged-1")), damaged);
    EXPECT_NE(contentOf(path), damaged);
}

struct CopiedLibrary {
    CopiedLibrary() {
        EXPECT_EQ(store.put(gamesOf(manyGames(0, 30).constData())), 30);
        EXPECT_EQ(copy(), 30);
    }
    [[nodiscard]] Copied copy() const { return addCopy(store.database(), store.file(), {}, {}); }
    /// Checks that every copy in the list can be opened and has all games. Failed copies must leave no files behind.
    void expectWhole() const {
        const auto listed = listedCopies(store.file());
        EXPECT_FALSE(listed.empty());
        for (const LibraryCopy& each : listed) EXPECT_EQ(gamesInCopy(each.file), 30) << each.file.toStdString();
        EXPECT_TRUE(QDir(folder.path()).entryList({QStringLiteral("*.new*")}).isEmpty());
    }

    QTemporaryDir folder;
    LibraryStore store{folder.path()};
};

TEST(Fault, ACopyThatFailsIsToldAndLeavesTheOlderOnes) {
    const CopiedLibrary kept;
    for (const auto call : writingCalls) {
        bool happened = true;
        for (int number = 1; happened; number += StepOfLibraryCalls) {
            SCOPED_TRACE(::testing::Message() << "call " << static_cast<int>(call) << ", time " << number);
            const auto before = listedCopies(kept.store.file());
            Copied copied;
            {
                const Fault fault(folderOf(kept.folder), call, number);
                copied = kept.copy();
                happened = fault.happened();
            }
            EXPECT_TRUE(happened || copied);
            if (!copied) {
                EXPECT_EQ(copied.error().kind, NoCopy::Failed);
                EXPECT_EQ(listedCopies(kept.store.file()).size(), before.size());
            }
            kept.expectWhole();
        }
    }
}

TEST(FullDisk, ACopyThatFailsIsToldAndWhatWaitsForItIsTriedAllTheSame) {
    CopiedLibrary kept;
    const auto before = listedCopies(kept.store.file());
    ASSERT_EQ(before.size(), 1U);
    bool done = false;
    for (int room = 0; !done; room += StepOfFullLibrary) {
        const Fault fault = Fault::fullDisk(folderOf(kept.folder), static_cast<std::uint64_t>(room));
        const Copied copied = kept.copy();
        done = !fault.happened();
        ASSERT_EQ(copied.has_value(), done) << room;
        kept.expectWhole();
        ASSERT_LT(room, 5'000'000);
    }
    {
        const Fault fault = Fault::fullDisk(folderOf(kept.folder), 20'000);
        static_cast<void>(kept.store.forgetStatistics());
    }
    const auto failure = kept.store.takeCopyFailure();
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, NoCopy::Failed);
    EXPECT_FALSE(kept.store.takeCopyFailure()) << "once";
}

TEST(Fault, ACopyTakesThePlaceOfAllGamesOrOfNone) {
    CopiedLibrary kept;
    const QString copy = listedCopies(kept.store.file()).front().file;
    for (const auto call : writingCalls) {
        bool happened = true;
        for (int number = 1; happened; number += StepOfLibraryCalls) {
            SCOPED_TRACE(::testing::Message() << "call " << static_cast<int>(call) << ", time " << number);
            ASSERT_TRUE(kept.store.put(gamesOf(manyGames(40, 45).constData())));
            const std::size_t before = kept.store.find({}).ids.size();
            tl::expected<Restored, CopyFailure> restored;
            {
                const Fault fault(folderOf(kept.folder), call, number);
                restored = kept.store.restore(copy);
                happened = fault.happened();
            }
            EXPECT_TRUE(happened || restored);
            EXPECT_EQ(kept.store.find({}).ids.size(), restored ? 30U : before);
            if (restored) {
                EXPECT_EQ(gamesInCopy(restored->aside), static_cast<int>(before));
            }
        }
    }
}

TEST(Fault, AFileThatIsNotReadToItsEndIsNotShownAsAShorterOne) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("games.pgn"));
    ASSERT_TRUE(writeFile(path, manyGames(0, 3'000)));
    for (int number = 1; number <= 3; ++number) {
        GameFile file(path, nullptr);
        QSignalSpy failed(&file, &GameFile::failed), ready(&file, &GameFile::ready);
        const Fault fault(folderOf(folder), rokada::testing::SystemCall::Read, number);
        file.look();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !failed.empty() || !ready.empty(); }));
        EXPECT_EQ(failed.size(), 1) << number;
        EXPECT_TRUE(fault.happened());
    }
}

}  // namespace
}  // namespace rokada::ui::keptTest
