#include "base/inputfile.h"

#include "base/intime.h"
#include "base/systemfile.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace rokada {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Runs `job` on another thread and waits at most `patience` for its result. Returns `TooSlow` or `Stopped` if the job
/// does not finish, and `System` if no thread can be started.
template <class Value>
tl::expected<Value, InputError> awaited(std::function<tl::expected<Value, InputError>()> job, milliseconds patience,
                                        const std::stop_token& stop) {
    if (stop.stop_requested()) return inputFailure(InputErrorCode::Stopped);
    try {
        auto result = inTime(std::move(job), patience, stop);
        if (result) return *std::move(result);
    } catch (const std::system_error& error) {
        return inputFailure(InputErrorCode::System, error.code().value());
    }
    return inputFailure(stop.stop_requested() ? InputErrorCode::Stopped : InputErrorCode::TooSlow);
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

InputFile::InputFile(std::shared_ptr<const SystemFile> opened, std::uint64_t maxBytes, std::stop_token stop)
    : opened_(std::move(opened)), maxBytes_(maxBytes), stop_(std::move(stop)) {}

tl::expected<InputFile, InputError> InputFile::open(const std::string& path, std::uint64_t maxBytes,
                                                    std::stop_token stop) {
    using Result = tl::expected<std::shared_ptr<const SystemFile>, InputError>;
    const auto job = [path, maxBytes]() -> Result {
        auto opened = SystemFile::open(path);
        if (opened && (*opened)->size() > maxBytes) return inputFailure(InputErrorCode::TooLarge);
        return opened;
    };
    return awaited<std::shared_ptr<const SystemFile>>(job, InputPatience, stop).map([&](auto&& opened) {
        return InputFile(std::move(opened), maxBytes, std::move(stop));
    });
}

tl::expected<std::string, InputError> InputFile::read(std::size_t most, milliseconds patience) {
    const auto job = [opened = opened_, at = at_, most] { return opened->read(at, most); };
    auto bytes = awaited<std::string>(job, patience, stop_);
    if (!bytes) return bytes;
    at_ += bytes->size();
    if (at_ > maxBytes_) return inputFailure(InputErrorCode::TooLarge);
    return bytes;
}

std::uint64_t InputFile::size() const { return opened_->size(); }

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
