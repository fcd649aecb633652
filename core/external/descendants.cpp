#include "external/descendants.h"

#include <unistd.h>
#include <atomic>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <system_error>
#include <thread>
#include <utility>

extern char** environ;  // not every system declares it

namespace rokada::external {

namespace {

constexpr const char* Name = "ROKADA_CHILD";

/// Returns a mark that is unique among all children of all running instances.
std::string newMark() {
    static std::atomic<unsigned> count{0};
    static const unsigned chance = std::random_device()();
    return std::string(Name) + '=' + std::to_string(::getpid()) + '-' + std::to_string(chance) + '-' +
           std::to_string(++count);
}

/// Returns the process id that names a folder of /proc, or 0 if the folder is not a process.
int processIn(const std::filesystem::path& folder) {
    const std::string name = folder.filename().string();
    int number = 0;
    const auto [rest, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    return error == std::errc() && rest == name.data() + name.size() ? number : 0;
}

/// Tells whether a mark is in the environment of a process.
enum class Environment : std::uint8_t {
    Marked,   ///< the environment contains the mark
    Other,    ///< the environment does not contain the mark
    Unknown,  ///< the process is replacing its program by another one, and shows no environment until it has done so
};

Environment environmentOf(const std::filesystem::path& folder, const std::string& mark) {
    std::ifstream in(folder / "environ", std::ios::binary);
    const std::string environment(std::istreambuf_iterator<char>(in), {});
    std::error_code noProgram;  // threads of the kernel and ended processes have no program
    if (environment.empty() && !std::filesystem::read_symlink(folder / "exe", noProgram).empty())
        return Environment::Unknown;
    for (std::size_t at = 0; at < environment.size(); at = environment.find('\0', at) + 1) {
        if (std::strcmp(environment.c_str() + at, mark.c_str()) == 0) return Environment::Marked;
        if (environment.find('\0', at) == environment.npos) return Environment::Other;
    }
    return Environment::Other;
}

/// Returns the folders in /proc of all processes but this one and the first.
std::vector<std::filesystem::path> allProcesses() {
    std::vector<std::filesystem::path> folders;
    std::error_code none;
    for (std::filesystem::directory_iterator at("/proc", none), end; !none && at != end; at.increment(none)) {
        const int process = processIn(at->path());
        if (process > 1 && process != ::getpid()) folders.push_back(at->path());
    }
    return folders;
}

/// Kills the marked processes among `folders`. Returns true if it has killed any. Keeps only the processes in `folders`
/// whose environment is unknown.
bool killMarked(std::vector<std::filesystem::path>& folders, const std::string& mark) {
    bool killed = false;
    std::erase_if(folders, [&](const std::filesystem::path& folder) {
        const Environment environment = environmentOf(folder, mark);
        if (environment == Environment::Marked) killed |= ::kill(processIn(folder), SIGKILL) == 0;
        return environment != Environment::Unknown;
    });
    return killed;
}

/// Kills the marked processes that exist now. Returns true if it has killed any. Waits at most 20 ms for processes that
/// show no environment yet. A program starts in that time, and some processes never have an environment.
bool killOnce(const std::string& mark) {
    constexpr int MaxWaits = 20;
    std::vector<std::filesystem::path> folders = allProcesses();
    bool killed = killMarked(folders, mark);
    for (int i = 0; i < MaxWaits && !folders.empty(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        killed |= killMarked(folders, mark);
    }
    return killed;
}

}  // namespace

Descendants::Descendants() : mark_(newMark()) {}

std::vector<std::string> Descendants::environment() const {
    std::vector<std::string> entries;
    const std::string name = std::string(Name) + '=';
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        if (std::strncmp(*entry, name.c_str(), name.size()) != 0) entries.emplace_back(*entry);
    }
    entries.push_back(mark_);
    return entries;
}

/// Scans for marked processes and kills them, until a scan kills none, but in at most `MaxScans` scans. A scan can miss
/// the child of a process that is just forking. The scan kills the parent, and the next scan finds the child. Processes
/// that fork faster need more scans.
void Descendants::kill() const {
    constexpr int MaxScans = 20;
    for (int i = 0; i < MaxScans && killOnce(mark_); ++i) {
    }
}

}  // namespace rokada::external
