#include "external/descendants.h"
#include "external/posixcalls.h"
#include "external/systemprocess.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <utility>
#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char** environ;  // not every system declares it

namespace rokada::external {

namespace {

struct Pipe {
    int readEnd = -1;
    int writeEnd = -1;

    /// Opens the pipe so that no child holds the pipe of another child open.
    bool open() {
        std::array<int, 2> ends{};
        if (!openPipe(ends)) return false;
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

/// Process of a POSIX system. It is reaped when its end is noticed.
class PosixProcess final : public SystemProcess {
public:
    PosixProcess(int process, int input, int output, Descendants descendants)
        : process_(process), input_(input), output_(output), descendants_(std::move(descendants)) {}
    ~PosixProcess() override {
        closePipes();
        kill();
    }
    PosixProcess(const PosixProcess&) = delete;
    PosixProcess& operator=(const PosixProcess&) = delete;

    bool write(std::string_view bytes) override;
    Arrival read(std::string& bytes, std::chrono::milliseconds wait) override;
    void closePipes() override;
    bool hasEnded() override { return reaped(false); }
    void kill() override;
    [[nodiscard]] std::chrono::microseconds processorTime() const override {
        return process_ > 0 ? processorTimeOf(process_) : std::chrono::microseconds{};
    }

private:
    [[nodiscard]] bool ended(bool wait) const;
    bool reaped(bool wait);

    int process_;  ///< 0 after the process has ended and been reaped
    int input_;
    int output_;
    Descendants descendants_;
};

bool PosixProcess::write(std::string_view bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        const auto written = ::write(input_, bytes.data() + at, bytes.size() - at);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        at += static_cast<std::size_t>(written);
    }
    return true;
}

SystemProcess::Arrival PosixProcess::read(std::string& bytes, std::chrono::milliseconds wait) {
    pollfd event{output_, POLLIN, 0};
    if (::poll(&event, 1, static_cast<int>(wait.count())) <= 0) return Arrival::Nothing;
    std::array<char, 4096> buffer;
    ssize_t count = 0;
    do {
        count = ::read(output_, buffer.data(), buffer.size());
    } while (count < 0 && errno == EINTR);
    if (count <= 0) return Arrival::End;
    bytes.append(buffer.data(), static_cast<std::size_t>(count));
    return Arrival::Bytes;
}

void PosixProcess::closePipes() {
    for (const int end : {std::exchange(input_, -1), std::exchange(output_, -1)}) {
        if (end >= 0) ::close(end);
    }
}

void PosixProcess::kill() {
    if (process_ <= 0) return;
    ::kill(-process_, SIGKILL);
    (void)reaped(true);
}

/// Returns true if the process has ended. Does not reap it, so that its process group id is not reused.
bool PosixProcess::ended(bool wait) const {
    siginfo_t state{};
    int answer = 0;
    do {
        answer = ::waitid(P_PID, static_cast<id_t>(process_), &state, WEXITED | WNOWAIT | (wait ? 0 : WNOHANG));
    } while (answer < 0 && errno == EINTR);
    return answer < 0 || state.si_pid != 0;
}

/// Returns true if the process has ended; if `wait` is true, waits until it has ended. Then kills processes that it has
/// left behind, and reaps it.
bool PosixProcess::reaped(bool wait) {
    if (process_ <= 0) return true;
    if (!ended(wait)) return false;
    ::kill(-process_, SIGKILL);
    descendants_.kill();
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    process_ = 0;
    return true;
}

}  // namespace

Answer<std::unique_ptr<SystemProcess>> SystemProcess::start(const std::vector<std::string>& command) {
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
    auto started = std::make_unique<PosixProcess>(process, input.writeEnd, output.readEnd, std::move(descendants));
    const int error = faultOf(fault);
    ::close(fault.readEnd);
    if (error != 0) return wrong(std::generic_category().message(error));
    return started;
}

}  // namespace rokada::external
