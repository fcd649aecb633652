// Helpers for tests of writing while system calls fail: a folder with files, and a check of the result.
#pragma once

#include "faults.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <array>

namespace rokada::ui::testing {

/// Types of system calls that write a file.
inline constexpr std::array writingCalls{rokada::testing::SystemCall::Open, rokada::testing::SystemCall::Write,
                                         rokada::testing::SystemCall::Sync, rokada::testing::SystemCall::Rename};

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline std::string folderOf(const QTemporaryDir& folder) { return folder.path().toStdString(); }

/// Runs `act` repeatedly. In each run, another one of the system calls that write in this folder fails. After each run,
/// calls `judge` without faults, with true if a call has failed.
template <class Act, class Judge>
void meetEveryFault(const QTemporaryDir& folder, Act act, Judge judge) {
    constexpr int MaxCalls = 60;
    for (const auto call : writingCalls) {
        bool happened = true;
        for (int number = 1; happened; ++number) {
            ASSERT_LT(number, MaxCalls);
            SCOPED_TRACE(::testing::Message() << "call " << static_cast<int>(call) << ", time " << number);
            {
                const rokada::testing::Fault fault(folderOf(folder), call, number);
                act();
                happened = fault.happened();
            }
            EXPECT_TRUE(happened || number > 1) << "no such call was made";
            // Qt syncs a second time when the data are already on the disk. A failure of this call has no effect.
            const bool needless = call == rokada::testing::SystemCall::Sync && number > 1;
            judge(happened && !needless);
        }
    }
}

}  // namespace rokada::ui::testing
