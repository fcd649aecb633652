#include "base/inputfile.h"

#include "base/intime.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace rokada {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

auto failure(InputErrorCode what, int system = 0) { return tl::make_unexpected(InputError{what, system}); }

/// Runs `job` on another thread and waits at most `patience` for its result. Returns `TooSlow` or `Stopped` if the job
/// does not finish, and `System` if no thread can be started.
template <class Value>
tl::expected<Value, InputError> awaited(std::function<tl::expected<Value, InputError>()> job, milliseconds patience,
                                        const std::stop_token& stop) {
    if (stop.stop_requested()) return failure(InputErrorCode::Stopped);
    try {
        auto result = inTime(std::move(job), patience, stop);
        if (result) return *std::move(result);
    } catch (const std::system_error& error) {
        return failure(InputErrorCode::System, error.code().value());
    }
    return failure(stop.stop_requested() ? InputErrorCode::Stopped : InputErrorCode::TooSlow);
}

}  // namespace

std::string consoleText(const InputError& error) {
    switch (error.what) {
        case InputErrorCode::System: return std::generic_category().message(error.system);
        case InputErrorCode::NotAFile: return "not a file";
        case InputErrorCode::TooLarge: return "too large";
        case InputErrorCode::TooSlow: return "took too long to read";
        case InputErrorCode::Stopped: break;
    }
    return "stopped";
}

/// Closes the file descriptor when its last owner is destroyed. That owner can be a thread that is still blocked in a
/// read.
struct InputFile::Opened {
    Opened(int number, std::uint64_t bytes) : descriptor(number), size(bytes) {}
    ~Opened() { ::close(descriptor); }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

    const int descriptor;
    const std::uint64_t size;
};

InputFile::InputFile(std::shared_ptr<const Opened> opened, std::uint64_t maxBytes, std::stop_token stop)
    : opened_(std::move(opened)), maxBytes_(maxBytes), stop_(std::move(stop)) {}

// The file type is checked after opening, on the descriptor: before, another file could take the name between check and
// opening. `O_NONBLOCK` prevents the opening of a pipe from blocking.
tl::expected<InputFile, InputError> InputFile::open(const std::string& path, std::uint64_t maxBytes,
                                                    std::stop_token stop) {
    using Result = tl::expected<std::shared_ptr<const Opened>, InputError>;
    const auto job = [path, maxBytes]() -> Result {
        const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
        if (descriptor < 0) return failure(InputErrorCode::System, errno);
        struct stat state {};
        const int error = ::fstat(descriptor, &state) == 0 ? 0 : errno;
        auto opened = std::make_shared<const Opened>(descriptor, static_cast<std::uint64_t>(state.st_size));
        if (error != 0) return failure(InputErrorCode::System, error);
        if (S_ISDIR(state.st_mode)) return failure(InputErrorCode::System, EISDIR);
        if (!S_ISREG(state.st_mode)) return failure(InputErrorCode::NotAFile);
        if (opened->size > maxBytes) return failure(InputErrorCode::TooLarge);
        return opened;
    };
    return awaited<std::shared_ptr<const Opened>>(job, InputPatience, stop).map([&](auto&& opened) {
        return InputFile(std::move(opened), maxBytes, std::move(stop));
    });
}

tl::expected<std::string, InputError> InputFile::read(std::size_t most, milliseconds patience) {
    const auto job = [opened = opened_, at = at_, most]() -> tl::expected<std::string, InputError> {
        std::string bytes(most, '\0');
        ssize_t count = 0;
        do {
            count = ::pread(opened->descriptor, bytes.data(), most, static_cast<off_t>(at));
            // Files that /proc generates on reading may not support offsets.
            if (count < 0 && errno == ESPIPE) count = ::read(opened->descriptor, bytes.data(), most);
        } while (count < 0 && errno == EINTR);
        if (count < 0 && errno == EAGAIN) return failure(InputErrorCode::TooSlow);
        if (count < 0) return failure(InputErrorCode::System, errno);
        bytes.resize(static_cast<std::size_t>(count));
        return bytes;
    };
    auto bytes = awaited<std::string>(job, patience, stop_);
    if (!bytes) return bytes;
    at_ += bytes->size();
    if (at_ > maxBytes_) return failure(InputErrorCode::TooLarge);
    return bytes;
}

std::uint64_t InputFile::size() const { return opened_->size; }

tl::expected<std::string, InputError> readWhole(const std::string& path, std::uint64_t maxBytes,
                                                const std::stop_token& stop) {
    constexpr std::size_t Chunk = std::size_t{1} << 20;
    const auto end = Clock::now() + InputPatience;
    auto file = InputFile::open(path, maxBytes, stop);
    if (!file) return tl::make_unexpected(file.error());
    std::string bytes;
    while (true) {
        const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
        auto part = file->read(Chunk, std::max(left, milliseconds(0)));
        if (!part) return part;
        if (part->empty()) return bytes;
        bytes += *part;
    }
}

}  // namespace rokada
