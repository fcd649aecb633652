#include "engineprocess.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace rokada::testing {

namespace {

using Clock = std::chrono::steady_clock;

/// Timeout of an answer. Even on a busy machine, a correct answer takes far less.
constexpr std::chrono::seconds patience{60};

}  // namespace

EngineProcess::EngineProcess(const std::vector<std::string>& arguments) {
    std::signal(SIGPIPE, SIG_IGN);  // NOLINT: a dead engine is a failed test, not the end of all tests
    std::array<int, 2> in{}, out{};
    if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) return;
    std::vector<std::string> words = {ROKADA_ENGINE};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    argv.reserve(words.size() + 1);
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    child_ = fork();
    if (child_ == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        execv(argv[0], argv.data());
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    input_ = in[1];
    output_ = out[0];
}

EngineProcess::~EngineProcess() {
    closeInput();
    if (child_ > 0) {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }
    if (output_ >= 0) close(output_);
}

void EngineProcess::send(std::string_view lines) const {
    std::string text(lines);
    text += '\n';
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t written = write(input_, text.data() + at, text.size() - at);
        if (written <= 0) {
            ADD_FAILURE() << "the engine does not listen";
            return;
        }
        at += static_cast<std::size_t>(written);
    }
}

std::optional<std::string> EngineProcess::next() {
    const auto end = Clock::now() + patience;
    for (;;) {
        const std::size_t lineBreak = read_.find('\n');
        if (lineBreak != std::string::npos) {
            std::string line = read_.substr(0, lineBreak);
            read_.erase(0, lineBreak + 1);
            return line;
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        pollfd waiting{output_, POLLIN, 0};
        if (left <= 0 || poll(&waiting, 1, static_cast<int>(left)) <= 0) return std::nullopt;
        std::array<char, 65536> buffer;
        const ssize_t size = read(output_, buffer.data(), buffer.size());
        if (size <= 0) return std::nullopt;
        read_.append(buffer.data(), static_cast<std::size_t>(size));
    }
}

std::vector<std::string> EngineProcess::until(std::string_view beginning) {
    std::vector<std::string> lines;
    while (auto line = next()) {
        lines.push_back(std::move(*line));
        if (lines.back().rfind(beginning, 0) == 0) return lines;
    }
    ADD_FAILURE() << "no '" << beginning << "' after '" << (lines.empty() ? "" : lines.back()) << "', the engine "
                  << state();
    lines.emplace_back();
    return lines;
}

std::vector<std::string> EngineProcess::answersTo(std::string_view lines) {
    send(lines);
    send("isready");
    auto answers = until("readyok");
    answers.pop_back();
    return answers;
}

std::string EngineProcess::state() {
    int status = 0;
    if (child_ <= 0 || waitpid(child_, &status, WNOHANG) == 0) return "runs";
    child_ = -1;
    if (WIFSIGNALED(status)) return "was killed by signal " + std::to_string(WTERMSIG(status));
    return "ended with status " + std::to_string(WEXITSTATUS(status));
}

long EngineProcess::residentMegabytes() const {
    std::ifstream statm("/proc/" + std::to_string(child_) + "/statm");
    long all = 0, resident = 0;
    statm >> all >> resident;
    return resident * (sysconf(_SC_PAGESIZE) >> 10) >> 10;
}

long EngineProcess::threads() const {
    std::error_code none;
    const std::filesystem::directory_iterator tasks("/proc/" + std::to_string(child_) + "/task", none);
    return none ? 0 : static_cast<long>(std::distance(tasks, std::filesystem::directory_iterator()));
}

void EngineProcess::closeInput() {
    if (input_ >= 0) close(input_);
    input_ = -1;
}

int EngineProcess::wait() {
    while (next()) {
    }
    int status = 0;
    if (waitpid(child_, &status, WNOHANG) == 0) {
        // The output is closed, but the process may still be ending.
        const auto end = Clock::now() + patience;
        while (waitpid(child_, &status, WNOHANG) == 0) {
            if (Clock::now() > end) return -1;
            usleep(1000);
        }
    }
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::vector<std::string> beginning(const std::vector<std::string>& lines, std::string_view with) {
    std::vector<std::string> found;
    std::ranges::copy_if(lines, std::back_inserter(found),
                         [&](const std::string& line) { return line.rfind(with, 0) == 0; });
    return found;
}

}  // namespace rokada::testing
