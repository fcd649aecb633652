#include "external/descendants.h"

#include <unistd.h>
#include <atomic>
#include <charconv>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <system_error>
#include <utility>

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

bool hasMark(const std::filesystem::path& folder, const std::string& mark) {
    std::ifstream in(folder / "environ", std::ios::binary);
    const std::string environment(std::istreambuf_iterator<char>(in), {});
    for (std::size_t at = 0; at < environment.size(); at = environment.find('\0', at) + 1) {
        if (std::strcmp(environment.c_str() + at, mark.c_str()) == 0) return true;
        if (environment.find('\0', at) == environment.npos) return false;
    }
    return false;
}

/// Kills the marked processes that exist now and returns their number.
int killOnce(const std::string& mark) {
    int killed = 0;
    std::error_code none;
    for (std::filesystem::directory_iterator at("/proc", none), end; !none && at != end; at.increment(none)) {
        const int process = processIn(at->path());
        if (process <= 1 || process == ::getpid() || !hasMark(at->path(), mark)) continue;
        if (::kill(process, SIGKILL) == 0) ++killed;
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

/// Repeats the scan until it finds no marked process. A scan can miss the child of a process that is just forking. It
/// kills the parent, and the next scan finds the child. Processes that fork faster need more scans.
void Descendants::kill() const {
    constexpr int Looks = 20;
    for (int i = 0; i < Looks && killOnce(mark_) > 0; ++i) {
    }
}

}  // namespace rokada::external
