#include "kit/threadstack.h"

#ifdef __linux__

#include <cxxabi.h>
#include <dlfcn.h>
#include <elf.h>
#include <execinfo.h>
#include <link.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <span>
#include <thread>

namespace rokada::ui {

namespace {

constexpr int MaxFrames = 96;
/// Number of innermost frames that belong to the signal handler. They are left out.
constexpr int OwnFrames = 2;
/// Maximum number of times that `stackOf` checks for an answer of the thread, once per millisecond.
constexpr int MaxAsked = 200;

std::array<void*, MaxFrames> frames{};
std::atomic<int> found{-1};

int signalNumber() { return SIGRTMIN + 5; }

void noteFrames(int) {
    // A signal that arrives too late must not change the frames that are being read.
    if (found.load(std::memory_order_acquire) >= 0) return;
    const int before = errno;
    found.store(backtrace(frames.data(), MaxFrames), std::memory_order_release);
    errno = before;
}

/// Function symbols of this program from its ELF file, including those that are not exported.
class Symbols {
public:
    Symbols() {
        std::ifstream file("/proc/self/exe", std::ios::binary);
        const std::string image{std::istreambuf_iterator<char>(file), {}};
        Elf64_Ehdr head{};
        if (image.size() < sizeof head) return;
        std::memcpy(&head, image.data(), sizeof head);
        if (std::memcmp(head.e_ident, ELFMAG, SELFMAG) != 0 || head.e_ident[EI_CLASS] != ELFCLASS64) return;
        for (int i = 0; i < head.e_shnum; ++i) {
            const Elf64_Shdr table = section(image, head, i);
            if (table.sh_type == SHT_SYMTAB) read(image, table, section(image, head, static_cast<int>(table.sh_link)));
        }
        std::ranges::sort(functions_, [](const auto& a, const auto& b) { return a.at < b.at; });
    }

    /// Returns the name of the function at a virtual address of the ELF file, or nullptr if there is none.
    [[nodiscard]] const std::string* nameAt(std::uint64_t place) const {
        auto behind = std::ranges::upper_bound(functions_, place, {}, &Function::at);
        if (behind == functions_.begin()) return nullptr;
        const Function& function = *--behind;
        return place < function.at + std::max<std::uint64_t>(function.size, 1) ? &function.name : nullptr;
    }

private:
    struct Function {
        std::uint64_t at = 0, size = 0;
        std::string name;
    };

    static Elf64_Shdr section(const std::string& image, const Elf64_Ehdr& head, int index) {
        Elf64_Shdr header{};
        const std::size_t at = head.e_shoff + static_cast<std::size_t>(index) * head.e_shentsize;
        if (at + sizeof header <= image.size()) std::memcpy(&header, image.data() + at, sizeof header);
        return header;
    }

    void read(const std::string& image, const Elf64_Shdr& table, const Elf64_Shdr& names) {
        for (std::size_t at = 0; at + sizeof(Elf64_Sym) <= table.sh_size; at += sizeof(Elf64_Sym)) {
            if (table.sh_offset + at + sizeof(Elf64_Sym) > image.size()) return;
            Elf64_Sym symbol{};
            std::memcpy(&symbol, image.data() + table.sh_offset + at, sizeof symbol);
            const std::size_t name = names.sh_offset + symbol.st_name;
            if (ELF64_ST_TYPE(symbol.st_info) != STT_FUNC || symbol.st_value == 0 || name >= image.size()) continue;
            functions_.push_back({symbol.st_value, symbol.st_size, image.c_str() + name});
        }
    }

    std::vector<Function> functions_;
};

/// Returns the addresses in the call stack of a thread, innermost function first. Empty if the thread does not answer.
std::span<void* const> framesOf(ThreadId thread) {
    found.store(-1, std::memory_order_release);
    if (syscall(SYS_tgkill, getpid(), thread, signalNumber()) != 0) return {};
    for (int i = 0; i < MaxAsked && found.load(std::memory_order_acquire) < 0; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const int count = found.load(std::memory_order_acquire);
    if (count <= OwnFrames) return {};
    return std::span<void* const>(frames).subspan(OwnFrames, static_cast<std::size_t>(count - OwnFrames));
}

std::string readable(const std::string& name) {
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> plain(
        abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status), &std::free);
    return status == 0 && plain ? plain.get() : name;
}

std::string hexadecimal(std::uint64_t number) {
    std::array<char, 20> text{};
    std::snprintf(text.data(), text.size(), "0x%llx", static_cast<unsigned long long>(number));
    return text.data();
}

std::string described(const void* address, const Symbols& symbols) {
    Dl_info info{};
    const link_map* library = nullptr;
    const auto at = reinterpret_cast<std::uintptr_t>(address);
    if (dladdr1(address, &info, reinterpret_cast<void**>(const_cast<link_map**>(&library)), RTLD_DL_LINKMAP) == 0)
        return hexadecimal(at);
    if (info.dli_sname != nullptr)
        return readable(info.dli_sname) + " +" + hexadecimal(at - reinterpret_cast<std::uintptr_t>(info.dli_saddr));
    const std::uint64_t place = at - (library != nullptr ? library->l_addr : 0);
    const bool ours = library != nullptr && library->l_name != nullptr && library->l_name[0] == '\0';
    if (const std::string* name = ours ? symbols.nameAt(place) : nullptr) return readable(*name);
    return std::string(info.dli_fname != nullptr ? info.dli_fname : "?") + " +" + hexadecimal(place);
}

}  // namespace

ThreadId thisThread() { return static_cast<ThreadId>(syscall(SYS_gettid)); }

void prepareStacks() {
    std::array<void*, 4> some{};
    static_cast<void>(backtrace(some.data(), static_cast<int>(some.size())));
    struct sigaction action {};
    action.sa_handler = noteFrames;
    action.sa_flags = SA_RESTART;
    sigaction(signalNumber(), &action, nullptr);
}

std::vector<std::string> stackOf(ThreadId thread) {
    const std::span<void* const> functions = framesOf(thread);
    static const Symbols symbols;
    std::vector<std::string> stack;
    for (const void* function : functions) stack.push_back(described(function, symbols));
    return stack;
}

bool isCalling(ThreadId thread, std::string_view library) {
    /// Number of frames of the C library that can be inside the call.
    constexpr std::size_t Inside = 6;
    const std::span<void* const> functions = framesOf(thread);
    return std::ranges::any_of(functions.first(std::min(Inside, functions.size())), [&](const void* function) {
        Dl_info info{};
        const bool known = dladdr(function, &info) != 0 && info.dli_fname != nullptr;
        return known && std::string_view(info.dli_fname).find(library) != std::string_view::npos;
    });
}

}  // namespace rokada::ui

#else

namespace rokada::ui {

ThreadId thisThread() { return 0; }
void prepareStacks() {}
std::vector<std::string> stackOf(ThreadId) { return {}; }
bool isCalling(ThreadId, std::string_view) { return false; }

}  // namespace rokada::ui

#endif
