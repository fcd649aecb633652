#include "external/childprocess.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <system_error>
#include <thread>
#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace rokada::external {

namespace {

using namespace std::chrono_literals;

/// Time that a child gets to exit by itself after its input is closed.
constexpr auto Farewell = 300ms;
/// Maximum delay until a stop request is noticed.
constexpr auto LongestWait = 50ms;
/// Maximum number of lines that are read after the time limit. Endless output therefore cannot prolong the wait.
constexpr int MaxLate = 200;
/// Maximum length of a line in bytes.
constexpr std::size_t LongestLine = std::size_t{1} << 20;

struct Pipe {
    int readEnd = -1;
    int writeEnd = -1;

    /// Opens a pipe whose two ends are closed on exec, so that no child holds the pipe of another child open.
    bool open() {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) return false;
        readEnd = ends[0];
        writeEnd = ends[1];
        return true;
    }
    void close() const {
        for (const int end : {readEnd, writeEnd}) {
            if (end >= 0) ::close(end);
        }
    }
};

/// Returns an argument array for `exec`. `words` must outlive the array.
std::vector<char*> pointersTo(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// Runs in the child between fork and exec, so it uses only async-signal-safe calls. The child gets its own process
/// group: Ctrl-C does not reach it, and its own children can be killed with it.
[[noreturn]] void become(char* const* arguments, char** environment, const Pipe& input, const Pipe& output,
                         const Pipe& fault) {
    ::setpgid(0, 0);
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::signal(SIGPIPE, SIG_DFL);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    ::dup2(input.readEnd, STDIN_FILENO);
    ::dup2(output.writeEnd, STDOUT_FILENO);
    if (nowhere >= 0) ::dup2(nowhere, STDERR_FILENO);
    environ = environment;
    ::execvp(arguments[0], arguments);
    // Reports the error through a pipe. Without the report, a missing program would look like one that exited at once.
    const int error = errno;
    (void)!::write(fault.writeEnd, &error, sizeof error);
    ::_exit(127);
}

/// Waits for the result of exec in the child. Returns the error number of exec, or 0 if exec has succeeded and so
/// closed the pipe.
int faultOf(const Pipe& fault) {
    int error = 0;
    ssize_t count = 0;
    do {
        count = ::read(fault.readEnd, &error, sizeof error);
    } while (count < 0 && errno == EINTR);
    return count == sizeof error ? error : 0;
}

}  // namespace

Answer<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::vector<std::string>& command, Trace trace) {
    Descendants descendants;
    std::vector<std::string> words = command, entries = descendants.environment();
    const std::vector<char*> arguments = pointersTo(words);
    std::vector<char*> environment = pointersTo(entries);
    Pipe input, output, fault;
    if (!input.open() || !output.open() || !fault.open()) {
        for (const Pipe& pipe : {input, output, fault}) pipe.close();
        return wrong("no more pipes");
    }
    // Ignore SIGPIPE: writing to an engine that has exited must fail with an error and must not end Rokada.
    ::signal(SIGPIPE, SIG_IGN);
    const int process = ::fork();
    if (process == 0) become(arguments.data(), environment.data(), input, output, fault);
    if (process < 0) {
        for (const Pipe& pipe : {input, output, fault}) pipe.close();
        return wrong("no more processes");
    }
    ::setpgid(process, process);
    for (const int childs : {input.readEnd, output.writeEnd, fault.writeEnd}) ::close(childs);
    // Do not block on an engine that does not read.
    ::fcntl(input.writeEnd, F_SETFL, O_NONBLOCK);
    std::unique_ptr<ChildProcess> child(
        new ChildProcess(process, input.writeEnd, output.readEnd, std::move(descendants), std::move(trace)));
    const int error = faultOf(fault);
    ::close(fault.readEnd);
    if (error != 0) return wrong(std::generic_category().message(error));
    return child;
}

ChildProcess::ChildProcess(int process, int input, int output, Descendants descendants, Trace trace)
    : process_(process),
      input_(input),
      output_(output),
      descendants_(std::move(descendants)),
      trace_(std::move(trace)) {}

ChildProcess::~ChildProcess() {
    ::close(input_);
    ::close(output_);
    const auto until = std::chrono::steady_clock::now() + Farewell;
    while (process_ > 0 && !gone(false)) {
        if (std::chrono::steady_clock::now() > until) {
            kill();
        } else {
            std::this_thread::sleep_for(2ms);
        }
    }
}

void ChildProcess::kill() {
    if (process_ <= 0) return;
    ::kill(-process_, SIGKILL);
    (void)gone(true);
}

/// Returns true if the process has ended. Does not reap it, so that its process group id is not reused.
bool ChildProcess::ended(bool wait) const {
    siginfo_t state{};
    int answer = 0;
    do {
        answer = ::waitid(P_PID, static_cast<id_t>(process_), &state, WEXITED | WNOWAIT | (wait ? 0 : WNOHANG));
    } while (answer < 0 && errno == EINTR);
    return answer < 0 || state.si_pid != 0;
}

/// Returns true if the child has ended; if `wait` is true, waits until it has ended. Then kills processes that the
/// child has left behind, and reaps the child.
bool ChildProcess::gone(bool wait) {
    if (process_ <= 0) return true;
    if (!ended(wait)) return false;
    ::kill(-process_, SIGKILL);
    descendants_.kill();
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    process_ = 0;
    return true;
}

bool ChildProcess::send(std::string_view line) {
    if (trace_) trace_(true, line);
    const std::string text = std::string(line) + '\n';
    for (std::size_t at = 0; at < text.size();) {
        const auto written = ::write(input_, text.data() + at, text.size() - at);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        at += static_cast<std::size_t>(written);
    }
    return true;
}

bool ChildProcess::takeLine(std::string& line) {
    const auto end = pending_.find('\n');
    if (end == std::string::npos) return false;
    line = pending_.substr(0, end);
    pending_.erase(0, end + 1);
    while (!line.empty() && line.back() == '\r') line.pop_back();
    if (trace_) trace_(false, line);
    return true;
}

bool ChildProcess::fill() {
    char buffer[4096];
    ssize_t count = 0;
    do {
        count = ::read(output_, buffer, sizeof buffer);
    } while (count < 0 && errno == EINTR);
    if (count <= 0) return false;
    pending_.append(buffer, static_cast<std::size_t>(count));
    return pending_.size() < LongestLine;
}

ChildProcess::ReadResult ChildProcess::read(std::string& line, Time until, const std::stop_token& stop) {
    while (true) {
        const auto left = until - std::chrono::steady_clock::now();
        const bool over = left <= left.zero();
        if (!over) late_ = 0;
        if (over && late_ >= MaxLate) return ReadResult::Nothing;
        if (stop.stop_requested()) return ReadResult::Stopped;
        if (takeLine(line)) {
            if (over) ++late_;
            return ReadResult::Line;
        }
        const auto wait = std::clamp<std::chrono::nanoseconds>(left, left.zero(), LongestWait);
        pollfd event{output_, POLLIN, 0};
        const int milliseconds = static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(wait).count());
        const bool ready = ::poll(&event, 1, milliseconds) > 0;
        if (ready && !fill()) return ReadResult::Gone;
        // The pipe stays open as long as any process has it, so test whether the child itself has ended.
        if (!ready) (void)gone(false);
        if (!ready && over) return ReadResult::Nothing;
    }
}

std::chrono::microseconds ChildProcess::processorTime() const {
    clockid_t clock{};
    timespec used{};
    if (process_ <= 0 || ::clock_getcpuclockid(process_, &clock) != 0 || ::clock_gettime(clock, &used) != 0) return {};
    return std::chrono::seconds(used.tv_sec) +
           std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::nanoseconds(used.tv_nsec));
}

}  // namespace rokada::external
