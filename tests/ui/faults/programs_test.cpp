// Injects faults into programs with a preloaded library. The programs must report every failure, and their files must
// stay complete.
#include "meetfaults.h"
#include "shelf.h"

#include "files/savedgame.h"
#include "keptdesk.h"

#include <QProcess>
#include <QRegularExpression>

#include <array>
#include <cerrno>
#include <cstdio>

namespace rokada::ui::programsTest {
namespace {

using namespace testing;
using rokada::testing::Fault;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool CanPreload = false;  // a sanitizer must be the first loaded library
#else
constexpr bool CanPreload = true;
#endif
constexpr std::array programErrors{ENOSPC, EIO, EROFS, EACCES, Fault::ShortWrite};

/// Result of one run of a program.
struct Outcome {
    bool killed = false;
    int status = 0;
    QByteArray complaint;
    int calls = 0;
    QByteArray failed;  ///< type of the failed call, or "none"
};

/// Program that runs with faults in one folder, where its files are.
class FaultyProgram {
public:
    FaultyProgram(QString program, QStringList arguments)
        : program_(std::move(program)), arguments_(std::move(arguments)) {}

    QTemporaryDir folder;
    QString output;        ///< file to which the standard output goes; empty if it is not needed
    QString varying;       ///< regular expression of the varying parts of its files, such as times
    bool livesIn = false;  ///< true if the program also keeps its settings and saved games in `folder`

    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    void add(const QStringList& arguments) { arguments_ += arguments; }

    Outcome run(int call, int error) {
        const QString report = elsewhere_.filePath(QStringLiteral("report"));
        QFile::remove(report);
        QProcess process;
        process.setProcessEnvironment(environment(call, error, report));
        if (!output.isEmpty()) process.setStandardOutputFile(output);
        process.start(program_, arguments_);
        EXPECT_TRUE(process.waitForFinished(120'000));
        const QList<QByteArray> words = contentOf(report).trimmed().split(' ');
        return {process.exitStatus() == QProcess::CrashExit, process.exitCode(), process.readAllStandardError(),
                words.value(0).toInt(), words.value(1)};
    }

private:
    [[nodiscard]] QProcessEnvironment environment(int call, int error, const QString& report) const {
        QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
        all.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(ROKADA_FAULTS_LIBRARY));
        all.insert(QStringLiteral("ROKADA_FAULT_FOLDER"), folder.path());
        all.insert(QStringLiteral("ROKADA_FAULT_CALL"), QString::number(call));
        all.insert(QStringLiteral("ROKADA_FAULT_ERROR"), QString::number(error));
        all.insert(QStringLiteral("ROKADA_FAULT_REPORT"), report);
        all.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        for (const char* home : {"HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
            all.insert(QLatin1String(home), livesIn ? folder.path() : elsewhere_.path());
        return all;
    }

    QString program_;
    QStringList arguments_;
    QTemporaryDir elsewhere_;
};

/// Makes each chosen call of a program fail. Each call gets one of the errors, or all errors in the nightly run. If the
/// program succeeds, `file` must have its new contents. Otherwise the program must report an error. If `old` is given,
/// the file must then contain `old`, or the beginning of the new contents if that ends with `endOfText`.
void meetEveryFault(const char* name, FaultyProgram& program, const QString& file, const std::optional<QByteArray>& old,
                    const QByteArray& endOfText = {}) {
    if (!CanPreload) GTEST_SKIP();
    const auto prepare = [&] {
        if (old) {
            ASSERT_TRUE(writeFile(file, *old));
        }
    };
    prepare();
    const auto content = [&] {
        QString text = QString::fromLatin1(contentOf(file));
        if (!program.varying.isEmpty()) text.remove(QRegularExpression(program.varying));
        return text.toLatin1();
    };
    const Outcome whole = program.run(0, ENOSPC);
    ASSERT_EQ(whole.status, 0) << whole.complaint.toStdString();
    const QByteArray after = content();
    ASSERT_GT(whole.calls, 0);
    int tried = 0, told = 0;
    for (const int call : chosenCalls(whole.calls)) {
        for (std::size_t i = 0; i < programErrors.size(); ++i) {
            if (!ROKADA_NIGHTLY_SIZE && static_cast<std::size_t>(call) % programErrors.size() != i) continue;
            prepare();
            const Outcome outcome = program.run(call, programErrors[i]);
            SCOPED_TRACE(::testing::Message() << name << ", call " << call << ", " << outcome.failed.toStdString()
                                              << ", error " << programErrors[i] << ", status " << outcome.status
                                              << ", says " << outcome.complaint.toStdString());
            ++tried;
            told += outcome.status != 0;
            ASSERT_FALSE(outcome.killed);
            if (outcome.status == 0) {
                EXPECT_TRUE(content() == after) << content().size() << " bytes of " << after.size();
                continue;
            }
            EXPECT_FALSE(outcome.complaint.trimmed().isEmpty());
            const QByteArray now = content();
            const bool more = !endOfText.isEmpty() && after.startsWith(now) && now.endsWith(endOfText);
            EXPECT_TRUE(!old || now == *old || more) << now.size() << " bytes";
            if (outcome.failed == "remove") continue;
            EXPECT_EQ(QDir(program.folder.path())
                          .entryList({QStringLiteral("*.rokada-*")})
                          .join(QLatin1Char(' '))
                          .toStdString(),
                      "");
        }
    }
    std::printf("| %s | %d | %d | %d | %d |\n", name, whole.calls, tried, told, tried - told);
}

#ifdef ROKADA_PROGRAM_ROKADA

TEST(EveryProgram, Screenshot) {
    FaultyProgram program(QStringLiteral(ROKADA_PROGRAM_ROKADA), {QStringLiteral("--screenshot")});
    const QString file = program.path("board.bmp");
    program.add({file, QStringLiteral("--variant"), QStringLiteral("chess")});
    meetEveryFault("rokada --screenshot", program, file, "before");
}

/// Returns the number of plies in the game that a new window resumes. Returns 0 if it resumes no game.
std::size_t pliesAfterStart(const QString& folder) {
    KeptDesk desk(folder);
    if (!desk.keeper.resume()) return 0;
    EXPECT_TRUE(desk.window.session().paused());
    EXPECT_EQ(desk.error(), "") << "nothing is damaged";
    return part<GameRecord>(desk.window).tree()->size();
}

/// Two computers play until the program is killed before one of its system calls. The next start must resume their
/// game.
TEST(EveryProgram, AKilledRokadaLosesNoGame) {
    if (!CanPreload) GTEST_SKIP();
    constexpr int Kills = ROKADA_NIGHTLY_SIZE ? 200 : 10;
    // The first calls open the settings and the library. After them, the game makes seven calls per move.
    constexpr int FirstCall = 20;
    int found = 0;
    for (int i = 0; i < Kills; ++i) {
        FaultyProgram program(QStringLiteral(ROKADA_PROGRAM_ROKADA),
                              {QStringLiteral("--variant"), QStringLiteral("chess"), QStringLiteral("--computer"),
                               QStringLiteral("white:1"), QStringLiteral("--computer"), QStringLiteral("black:1")});
        program.livesIn = true;
        const Outcome outcome = program.run(FirstCall + i * (ROKADA_NIGHTLY_SIZE ? 1 : 7), Fault::Kill);
        ASSERT_TRUE(outcome.killed);
        const QString state = program.folder.filePath(QStringLiteral("rokada"));
        found += pliesAfterStart(state) > 0;
        for (const QString& name : QDir(state).entryList(QDir::Files | QDir::Hidden))
            EXPECT_FALSE(name.contains(QLatin1String(".pgn.rokada-"))) << name.toStdString();
    }
    EXPECT_GT(found, Kills / 4);
}

#endif

#ifdef ROKADA_PROGRAM_ROKADA_ENGINE

TEST(EveryProgram, RokadaEngine) {
    FaultyProgram program(QStringLiteral(ROKADA_PROGRAM_ROKADA_ENGINE), {QStringLiteral("variants")});
    program.output = program.path("variants.txt");
    meetEveryFault("rokada-engine > file", program, program.output, std::nullopt);
}

#endif

#ifdef ROKADA_PROGRAM_ROKADA_MATCH

/// Returns a match program that plays a few moves between two mock engines.
FaultyProgram shortMatch(const QStringList& more) {
    const QString mock = QStringLiteral("cmd=" ROKADA_MOCK_ENGINE " nodes=1 name=");
    return {QStringLiteral(ROKADA_PROGRAM_ROKADA_MATCH),
            QStringList{QStringLiteral("--engine"), mock + QStringLiteral("one"), QStringLiteral("--engine"),
                        mock + QStringLiteral("two"), QStringLiteral("--games"), QStringLiteral("2"),
                        QStringLiteral("--max-plies"), QStringLiteral("4"), QStringLiteral("--openings"),
                        QStringLiteral("random:0")} +
                more};
}

TEST(EveryProgram, RokadaMatchAppendsWholeGames) {
    FaultyProgram program = shortMatch({QStringLiteral("--pgn")});
    const QString file = program.path("games.pgn");
    program.add({file});
    program.varying = QStringLiteral(" [0-9.]+s");
    meetEveryFault("rokada-match --pgn", program, file, "[White \"Anna\"]\n\n1. e4 *\n\n", "\n\n");
}

TEST(EveryProgram, RokadaMatchSummary) {
    FaultyProgram program = shortMatch({QStringLiteral("--json")});
    const QString file = program.path("summary.json");
    program.add({file});
    program.varying = QStringLiteral("(milliseconds|longest|processor)\": [0-9.]+");
    meetEveryFault("rokada-match --json", program, file, "before");
}

#endif

#if defined(ROKADA_PROGRAM_ROKADA_TUNE) && defined(ROKADA_PROGRAM_ROKADA_TRAIN)

/// Returns the arguments for self-play of a few positions with short searches.
QStringList playedInto(const QString& file) {
    return {QStringLiteral("play"),
            QStringLiteral("--variant"),
            QStringLiteral("chess"),
            QStringLiteral("--positions"),
            QStringLiteral("150"),
            QStringLiteral("--nodes"),
            QStringLiteral("50"),
            QStringLiteral("--threads"),
            QStringLiteral("1"),
            QStringLiteral("--out"),
            file};
}

TEST(EveryProgram, RokadaTunePlay) {
    FaultyProgram program(QStringLiteral(ROKADA_PROGRAM_ROKADA_TUNE), {});
    const QString file = program.path("positions.txt");
    program.add(playedInto(file));
    meetEveryFault("rokada-tune play", program, file, "before");
}

class EveryLearner : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_EQ(QProcess::execute(QStringLiteral(ROKADA_PROGRAM_ROKADA_TUNE), playedInto(positions)), 0);
    }

    QTemporaryDir elsewhere;
    const QString positions = elsewhere.filePath(QStringLiteral("positions.txt"));
};

TEST_F(EveryLearner, RokadaTuneFit) {
    FaultyProgram program(
        QStringLiteral(ROKADA_PROGRAM_ROKADA_TUNE),
        {QStringLiteral("fit"), QStringLiteral("--variant"), QStringLiteral("chess"), QStringLiteral("--data"),
         positions, QStringLiteral("--passes"), QStringLiteral("1"), QStringLiteral("--steps"), QStringLiteral("1"),
         QStringLiteral("--threads"), QStringLiteral("1"), QStringLiteral("--write")});
    program.add({program.folder.path()});
    meetEveryFault("rokada-tune fit", program, program.path("chess.cpp"), "before");
}

TEST_F(EveryLearner, RokadaTrain) {
    FaultyProgram program(QStringLiteral(ROKADA_PROGRAM_ROKADA_TRAIN),
                          {QStringLiteral("--variant"), QStringLiteral("chess"), QStringLiteral("--data"), positions,
                           QStringLiteral("--epochs"), QStringLiteral("1"), QStringLiteral("--out")});
    const QString file = program.path("chess.net");
    program.add({file});
    meetEveryFault("rokada-train", program, file, "before");
}

#endif

#ifdef ROKADA_PROGRAM_ROKADA_PGN

TEST(EveryProgram, RokadaPgn) {
    FaultyProgram program(QStringLiteral(ROKADA_PROGRAM_ROKADA_PGN),
                          {QStringLiteral("trees"), QStringLiteral("--games"), QStringLiteral("20")});
    program.output = program.path("games.pgn");
    meetEveryFault("rokada-pgn > file", program, program.output, std::nullopt);
}

#endif

#ifdef ROKADA_PROGRAM_ROKADA_BOOK

TEST(EveryProgram, RokadaBook) {
    FaultyProgram program(
        QStringLiteral(ROKADA_PROGRAM_ROKADA_BOOK),
        {QStringLiteral("make"), QStringLiteral("--variant"), QStringLiteral("chess"), QStringLiteral("--positions"),
         QStringLiteral("2"), QStringLiteral("--nodes"), QStringLiteral("100"), QStringLiteral("--proof"),
         QStringLiteral("100"), QStringLiteral("--games"), QStringLiteral("0"), QStringLiteral("--out")});
    const QString file = program.path("chess.book");
    program.add({file});
    meetEveryFault("rokada-book make", program, file, "before");
}

#endif

}  // namespace
}  // namespace rokada::ui::programsTest
