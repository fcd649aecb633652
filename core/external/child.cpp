#include "external/child.h"

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

/// How long a child may take to exit by itself.
constexpr auto Farewell = 300ms;
/// How soon a stop request is noticed.
constexpr auto LongestWait = 50ms;
/// Lines without end do not delay the end of a wait: so many are read after it.
constexpr int MostLate = 200;
/// No engine writes so much in one line.
constexpr std::size_t LongestLine = std::size_t{1} << 20;

struct Pipe {
    int readEnd = -1;
    int writeEnd = -1;

    /// Both ends are closed when another program is started, so no child holds another's pipe open.
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

/// Words as `exec` takes them. They must live longer.
std::vector<char*> pointersTo(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// Between fork and exec; only calls that are safe there. It gets its own process group, so that Ctrl-C reaches only us
/// and its own children end with it.
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
    // Otherwise a program that is not there could not be told from one that ended at once.
    const int error = errno;
    (void)!::write(fault.writeEnd, &error, sizeof error);
    ::_exit(127);
}

/// Why a child became no other program; 0 if it did, which closes its end of the pipe. Waits for either.
int faultOf(const Pipe& fault) {
    int error = 0;
    ssize_t count = 0;
    do {
        count = ::read(fault.readEnd, &error, sizeof error);
    } while (count < 0 && errno == EINTR);
    return count == sizeof error ? error : 0;
}

}  // namespace

Answer<std::unique_ptr<Child>> Child::start(const std::vector<std::string>& command, Trace trace) {
    Descendants descendants;
    std::vector<std::string> words = command, entries = descendants.environment();
    const std::vector<char*> arguments = pointersTo(words);
    std::vector<char*> environment = pointersTo(entries);
    Pipe input, output, fault;
    if (!input.open() || !output.open() || !fault.open()) {
        for (const Pipe& pipe : {input, output, fault}) pipe.close();
        return wrong("no more pipes");
    }
    // That a program has ended is an error of write, not a signal that ends us.
    ::signal(SIGPIPE, SIG_IGN);
    const int process = ::fork();
    if (process == 0) become(arguments.data(), environment.data(), input, output, fault);
    if (process < 0) {
        for (const Pipe& pipe : {input, output, fault}) pipe.close();
        return wrong("no more processes");
    }
    ::setpgid(process, process);
    for (const int childs : {input.readEnd, output.writeEnd, fault.writeEnd}) ::close(childs);
    // An engine that does not read must not block us.
    ::fcntl(input.writeEnd, F_SETFL, O_NONBLOCK);
    std::unique_ptr<Child> child(
        new Child(process, input.writeEnd, output.readEnd, std::move(descendants), std::move(trace)));
    const int error = faultOf(fault);
    ::close(fault.readEnd);
    if (error != 0) return wrong(std::generic_category().message(error));
    return child;
}

Child::Child(int process, int input, int output, Descendants descendants, Trace trace)
    : process_(process),
      input_(input),
      output_(output),
      descendants_(std::move(descendants)),
      trace_(std::move(trace)) {}

Child::~Child() {
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

void Child::kill() {
    if (process_ <= 0) return;
    ::kill(-process_, SIGKILL);
    (void)gone(true);
}

/// It is not waited for, so that its number, which is that of its process group too, is nobody else's yet.
bool Child::ended(bool wait) const {
    siginfo_t state{};
    int answer = 0;
    do {
        answer = ::waitid(P_PID, static_cast<id_t>(process_), &state, WEXITED | WNOWAIT | (wait ? 0 : WNOHANG));
    } while (answer < 0 && errno == EINTR);
    return answer < 0 || state.si_pid != 0;
}

/// Ends the processes that it has left behind.
bool Child::gone(bool wait) {
    if (process_ <= 0) return true;
    if (!ended(wait)) return false;
    ::kill(-process_, SIGKILL);
    descendants_.kill();
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    process_ = 0;
    return true;
}

bool Child::send(std::string_view line) {
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

bool Child::takeLine(std::string& line) {
    const auto end = pending_.find('\n');
    if (end == std::string::npos) return false;
    line = pending_.substr(0, end);
    pending_.erase(0, end + 1);
    while (!line.empty() && line.back() == '\r') line.pop_back();
    if (trace_) trace_(false, line);
    return true;
}

bool Child::fill() {
    char buffer[4096];
    ssize_t count = 0;
    do {
        count = ::read(output_, buffer, sizeof buffer);
    } while (count < 0 && errno == EINTR);
    if (count <= 0) return false;
    pending_.append(buffer, static_cast<std::size_t>(count));
    return pending_.size() < LongestLine;
}

Child::Heard Child::read(std::string& line, Time until, const std::stop_token& stop) {
    while (true) {
        const auto left = until - std::chrono::steady_clock::now();
        const bool over = left <= left.zero();
        if (!over) late_ = 0;
        if (over && late_ >= MostLate) return Heard::Nothing;
        if (stop.stop_requested()) return Heard::Stopped;
        if (takeLine(line)) {
            if (over) ++late_;
            return Heard::Line;
        }
        const auto wait = std::clamp<std::chrono::nanoseconds>(left, left.zero(), LongestWait);
        pollfd event{output_, POLLIN, 0};
        const int milliseconds = static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(wait).count());
        const bool ready = ::poll(&event, 1, milliseconds) > 0;
        if (ready && !fill()) return Heard::Gone;
        // Its output ends only with the last process that has it.
        if (!ready) (void)gone(false);
        if (!ready && over) return Heard::Nothing;
    }
}

std::chrono::microseconds Child::processorTime() const {
    clockid_t clock{};
    timespec used{};
    if (process_ <= 0 || ::clock_getcpuclockid(process_, &clock) != 0 || ::clock_gettime(clock, &used) != 0) return {};
    return std::chrono::seconds(used.tv_sec) +
           std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::nanoseconds(used.tv_nsec));
}

}  // namespace rokada::external
