#include "help/crashreport.h"

#include "help/diagnosis.h"
#include "kit/readfile.h"

#include <QDir>
#include <QFile>

#include <cxxabi.h>
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <exception>
#include <string_view>
#include <typeinfo>

namespace rokada::ui {

namespace {

constexpr int MaxFrames = 64;
constexpr std::size_t MaxText = 1024;
constexpr std::size_t SignalStack = 65536;
constexpr qint64 LargestReport = 1 << 16;

struct Fault {
    int signal;
    std::string_view name;
};
constexpr std::array faults{Fault{SIGSEGV, "SIGSEGV"}, Fault{SIGBUS, "SIGBUS"}, Fault{SIGFPE, "SIGFPE"},
                            Fault{SIGILL, "SIGILL"}, Fault{SIGABRT, "SIGABRT"}};

// The handler must not allocate memory, so everything that it needs is stored here in advance.
std::array<char, MaxText> reportPath{};
std::array<char, MaxText> reportHead{};
std::array<std::byte, SignalStack> signalStack{};
std::atomic_flag reported = ATOMIC_FLAG_INIT;

template <std::size_t Size>
void store(std::array<char, Size>& target, const std::string& text) {
    target[text.copy(target.data(), Size - 1)] = '\0';
}

void put(int file, std::string_view text) {
    // Ignore an error, because a signal handler has no way to report it.
    [[maybe_unused]] const ssize_t written = ::write(file, text.data(), text.size());
}

/// Writes the report. Uses only functions that are safe in a signal handler.
void writeReport(std::string_view kind, std::string_view cause) {
    if (reported.test_and_set()) return;
    const int file = ::open(reportPath.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0) return;
    put(file, reportHead.data());
    put(file, kind);
    put(file, cause);
    put(file, "\n");
    std::array<void*, MaxFrames> frames{};
    backtrace_symbols_fd(frames.data(), backtrace(frames.data(), MaxFrames), file);
    ::close(file);
}

void reportSignal(int number) {
    std::string_view name = "unknown";
    for (const Fault& fault : faults)
        if (fault.signal == number) name = fault.name;
    writeReport("Signal: ", name);
    // The handler is already removed, so the signal now ends the program in the usual way.
    std::raise(number);
}

[[noreturn]] void reportException() {
    const std::type_info* type = abi::__cxa_current_exception_type();
    writeReport("Exception: ", type ? type->name() : "none");
    std::abort();
}

/// Installs the handler for a signal, unless another one is installed.
void handle(int number) {
    struct sigaction action {};
    if (sigaction(number, nullptr, &action) != 0 || action.sa_handler != SIG_DFL) return;
    action.sa_handler = reportSignal;
    action.sa_flags = SA_RESETHAND | SA_ONSTACK;
    sigaction(number, &action, nullptr);
}

}  // namespace

void reportCrashes(const std::string& path, const std::string& head) {
    store(reportPath, path);
    store(reportHead, head);
    // Call `backtrace` once now: its first call loads a library, which a signal handler must not do.
    std::array<void*, 1> frame{};
    backtrace(frame.data(), 1);
    // After a stack overflow, the handler can run only on a separate stack.
    stack_t stack{};
    stack.ss_sp = signalStack.data();
    stack.ss_size = signalStack.size();
    sigaltstack(&stack, nullptr);
    for (const Fault& fault : faults) handle(fault.signal);
    std::set_terminate(reportException);
}

QString newCrashReport(const QString& folder) { return QDir(folder).filePath(QStringLiteral("crash-new.txt")); }

QString knownCrashReport(const QString& folder) { return QDir(folder).filePath(QStringLiteral("crash-report.txt")); }

QString takeCrashReport(const QString& folder, const std::stop_token& stop) {
    const QString known = knownCrashReport(folder);
    // Only one of several processes can rename the file, and this process gets the report.
    if (std::rename(QFile::encodeName(newCrashReport(folder)), QFile::encodeName(known)) != 0) return {};
    ReadFile file(known, stop);
    if (!file.openToRead(LargestReport)) return {};
    return withoutHome(QString::fromUtf8(file.readAll()));
}

}  // namespace rokada::ui
