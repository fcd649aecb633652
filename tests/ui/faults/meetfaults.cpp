#include "meetfaults.h"

#include "faults.h"

#include <gtest/gtest.h>

#include <QDirIterator>
#include <QRegularExpression>
#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <iterator>
#include <numeric>
#include <random>

namespace rokada::ui::testing {

namespace {

using rokada::testing::Fault;
using rokada::testing::SystemCall;

constexpr std::array faultErrors{ENOSPC, EIO, EROFS, EACCES, Fault::ShortWrite};

struct Row {
    int calls = 0, tried = 0, told = 0, harmless = 0;
};

/// Returns the names of all files in a folder without their digits, because numbers in names are arbitrary.
std::string filesIn(const QTemporaryDir& folder, const QString& ignored) {
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    QStringList files;
    QDirIterator all(folder.path(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString name = all.next().mid(folder.path().size() + 1);
        if (ignored.isEmpty() || !name.contains(ignored)) files << QString(name).replace(number, QStringLiteral("#"));
    }
    files.sort();
    return files.join(QLatin1Char(' ')).toStdString();
}

/// State of a folder that can be compared: contents and file names.
struct Look {
    QByteArray content;
    std::string files;
};

class Encounter {
public:
    Encounter(const QTemporaryDir& folder, const Writer& writer) : folder_(folder), writer_(writer) {}

    void run() {
        writer_.prepare();
        before_ = look();
        for (const int error : faultErrors) {
            const int calls = callsMade(error);
            if (error == faultErrors.front()) row_.calls = calls;
            for (const int number : chosenCalls(calls)) {
                meet(number, error);
                if (::testing::Test::HasFatalFailure()) return;
            }
        }
        std::printf("| %s | %d | %d | %d | %d |\n", writer_.name, row_.calls, row_.tried, row_.told, row_.harmless);
    }

private:
    [[nodiscard]] Look look() const { return {writer_.content(), filesIn(folder_, writer_.ignored)}; }

    /// Returns the number of calls that the writer makes without a fault.
    int callsMade(int error) {
        writer_.prepare();
        const Fault fault = Fault::atCall(folder_.path().toStdString(), 0, error);
        EXPECT_EQ(writer_.write().toStdString(), "") << writer_.name;
        const int calls = fault.calls();
        after_ = look();
        return calls;
    }

    void meet(int number, int error) {
        writer_.prepare();
        std::optional<SystemCall> failed;
        QString told;
        {
            const Fault fault = Fault::atCall(folder_.path().toStdString(), number, error);
            told = writer_.write();
            failed = fault.failed();
        }
        SCOPED_TRACE(::testing::Message()
                     << writer_.name << ", call " << number << ", " << (failed ? nameOf(*failed) : "none") << ", error "
                     << error << ", told: " << told.toStdString());
        ++row_.tried;
        ++(told.isEmpty() ? row_.harmless : row_.told);
        const Look now = look();
        const Look& expected = told.isEmpty() ? after_ : before_;
        EXPECT_TRUE(failed || told.isEmpty()) << "nothing has failed";
        ASSERT_TRUE(now.content == expected.content) << now.content.left(200).toStdString() << "\ninstead of\n"
                                                     << expected.content.left(200).toStdString();
        // If removing a file fails, the file remains.
        if (failed != SystemCall::Remove) {
            ASSERT_EQ(now.files, expected.files);
        }
    }

    const QTemporaryDir& folder_;
    const Writer& writer_;
    Look before_, after_;
    Row row_;
};

}  // namespace

std::vector<int> chosenCalls(int calls) {
    constexpr int Others = 10;
    std::vector<int> all(static_cast<std::size_t>(std::max(0, calls)));
    std::iota(all.begin(), all.end(), 1);
    if (ROKADA_NIGHTLY_SIZE || calls <= Others + 2) return all;
    std::vector<int> chosen{1};
    std::mt19937_64 random(static_cast<std::uint64_t>(calls));
    std::sample(all.begin() + 1, all.end() - 1, std::back_inserter(chosen), Others, random);
    chosen.push_back(calls);
    return chosen;
}

void meetEveryFault(const QTemporaryDir& folder, const Writer& writer) { Encounter(folder, writer).run(); }

}  // namespace rokada::ui::testing
