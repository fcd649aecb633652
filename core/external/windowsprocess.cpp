#include "base/windowstext.h"
#include "external/commandline.h"
#include "external/systemprocess.h"

#include <windows.h>
#include <array>
#include <atomic>
#include <cerrno>
#include <system_error>
#include <utility>

namespace rokada::external {

namespace {

using std::chrono::milliseconds;

/// Size of a pipe in bytes, as on Linux.
constexpr DWORD PipeBytes = 1 << 16;
/// Time in milliseconds that an engine has to read a line if its pipe is full.
constexpr DWORD WritePatience = 100;

/// Handle of Windows that is closed when this object is destroyed.
class Handle {
public:
    Handle() = default;
    explicit Handle(HANDLE handle) : handle_(handle == INVALID_HANDLE_VALUE ? nullptr : handle) {}
    ~Handle() { close(); }
    Handle(Handle&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    Handle& operator=(Handle&& other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }

    [[nodiscard]] HANDLE get() const { return handle_; }
    explicit operator bool() const { return handle_ != nullptr; }
    void close() {
        if (handle_ != nullptr) ::CloseHandle(std::exchange(handle_, nullptr));
    }

private:
    HANDLE handle_ = nullptr;
};

/// The two ends of a pipe: the one that Rokada keeps, and the one that the child inherits.
struct Pipe {
    Handle own, childs;

    explicit operator bool() const { return own && childs; }
};

SECURITY_ATTRIBUTES inheritable() { return {sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE}; }

/// Opens a named pipe, because a process cannot wait for an unnamed pipe with a time limit.
Pipe openPipe(bool toChild) {
    static std::atomic<unsigned> count{0};
    const std::wstring name =
        L"\\\\.\\pipe\\rokada-" + std::to_wstring(::GetCurrentProcessId()) + L"-" + std::to_wstring(++count);
    Pipe pipe;
    const DWORD direction = toChild ? PIPE_ACCESS_OUTBOUND : PIPE_ACCESS_INBOUND;
    pipe.own = Handle(::CreateNamedPipeW(name.c_str(), direction | FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
                                         PIPE_TYPE_BYTE | PIPE_WAIT | PIPE_REJECT_REMOTE_CLIENTS, 1, PipeBytes,
                                         PipeBytes, 0, nullptr));
    if (!pipe.own) return pipe;
    SECURITY_ATTRIBUTES security = inheritable();
    pipe.childs = Handle(
        ::CreateFileW(name.c_str(), toChild ? GENERIC_READ : GENERIC_WRITE, 0, &security, OPEN_EXISTING, 0, nullptr));
    return pipe;
}

Handle openNowhere() {
    SECURITY_ATTRIBUTES security = inheritable();
    return Handle(
        ::CreateFileW(L"NUL", GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, &security, OPEN_EXISTING, 0, nullptr));
}

/// Returns a job whose processes are killed when its last handle is closed, even if Rokada crashes.
Handle newJob() {
    Handle job(::CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (job) ::SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

/// Standard handles of a child. The child inherits these handles and no others.
class Inheritance {
public:
    Inheritance(HANDLE input, HANDLE output, HANDLE error) : handles_{input, output, error} {
        SIZE_T size = 0;
        ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        storage_.resize(size);
        startup_.lpAttributeList = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(storage_.data());
        ::InitializeProcThreadAttributeList(startup_.lpAttributeList, 1, 0, &size);
        ::UpdateProcThreadAttribute(startup_.lpAttributeList, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                                    sizeof handles_, nullptr, nullptr);
        startup_.StartupInfo.cb = sizeof startup_;
        startup_.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
        startup_.StartupInfo.hStdInput = input;
        startup_.StartupInfo.hStdOutput = output;
        startup_.StartupInfo.hStdError = error;
    }
    ~Inheritance() { ::DeleteProcThreadAttributeList(startup_.lpAttributeList); }
    Inheritance(const Inheritance&) = delete;
    Inheritance& operator=(const Inheritance&) = delete;

    [[nodiscard]] STARTUPINFOW* startup() { return &startup_.StartupInfo; }

private:
    std::array<HANDLE, 3> handles_;
    std::vector<char> storage_;
    STARTUPINFOEXW startup_{};
};

/// Read or write that goes on while this process does other work.
class Transfer {
public:
    Transfer() : event_(::CreateEventW(nullptr, TRUE, FALSE, nullptr)) {}

    /// Prepares another transfer.
    OVERLAPPED* begin() {
        state_ = {};
        state_.hEvent = event_.get();
        return &state_;
    }
    /// Waits at most `wait` milliseconds. Returns true if the transfer has ended.
    [[nodiscard]] bool waitFor(DWORD wait) const { return ::WaitForSingleObject(event_.get(), wait) == WAIT_OBJECT_0; }
    /// Returns the number of bytes, or nullopt if the transfer has failed. Precondition: the transfer has ended.
    [[nodiscard]] std::optional<DWORD> bytes(HANDLE pipe) {
        DWORD count = 0;
        return ::GetOverlappedResult(pipe, &state_, &count, TRUE) != 0 ? std::optional(count) : std::nullopt;
    }
    /// Ends the transfer, because the system must not write to the buffer later.
    void cancel(HANDLE pipe) {
        ::CancelIoEx(pipe, &state_);
        (void)bytes(pipe);
    }

private:
    Handle event_;
    OVERLAPPED state_{};
};

/// Process of Windows, in a job with all processes that it starts.
class WindowsProcess final : public SystemProcess {
public:
    WindowsProcess(Handle process, Handle job, Handle input, Handle output)
        : process_(std::move(process)), job_(std::move(job)), input_(std::move(input)), output_(std::move(output)) {}
    ~WindowsProcess() override {
        closePipes();
        kill();
    }
    WindowsProcess(const WindowsProcess&) = delete;
    WindowsProcess& operator=(const WindowsProcess&) = delete;

    bool write(std::string_view bytes) override;
    Arrival read(std::string& bytes, milliseconds wait) override;
    void closePipes() override;
    bool hasEnded() override;
    void kill() override;
    [[nodiscard]] std::chrono::microseconds processorTime() const override;

private:
    Handle process_, job_, input_, output_;
    Transfer writing_, reading_;
    bool waiting_ = false;  ///< a read has begun and not ended
    std::array<char, 4096> buffer_{};
};

bool WindowsProcess::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const BOOL done =
            ::WriteFile(input_.get(), bytes.data(), static_cast<DWORD>(bytes.size()), nullptr, writing_.begin());
        if (done == 0 && ::GetLastError() != ERROR_IO_PENDING) return false;
        if (!writing_.waitFor(WritePatience)) {
            writing_.cancel(input_.get());
            return false;
        }
        const auto written = writing_.bytes(input_.get());
        if (!written || *written == 0) return false;
        bytes.remove_prefix(*written);
    }
    return true;
}

SystemProcess::Arrival WindowsProcess::read(std::string& bytes, milliseconds wait) {
    if (!waiting_) {
        const BOOL done =
            ::ReadFile(output_.get(), buffer_.data(), static_cast<DWORD>(buffer_.size()), nullptr, reading_.begin());
        if (done == 0 && ::GetLastError() != ERROR_IO_PENDING) return Arrival::End;
        waiting_ = true;
    }
    if (!reading_.waitFor(static_cast<DWORD>(wait.count()))) return Arrival::Nothing;
    waiting_ = false;
    const auto count = reading_.bytes(output_.get());
    if (!count || *count == 0) return Arrival::End;
    bytes.append(buffer_.data(), *count);
    return Arrival::Bytes;
}

void WindowsProcess::closePipes() {
    if (std::exchange(waiting_, false)) reading_.cancel(output_.get());
    input_.close();
    output_.close();
}

bool WindowsProcess::hasEnded() {
    if (::WaitForSingleObject(process_.get(), 0) != WAIT_OBJECT_0) return false;
    ::TerminateJobObject(job_.get(), 1);
    return true;
}

/// Ends the process too and not only the job, because old versions of Windows cannot add a process that is already in
/// another job.
void WindowsProcess::kill() {
    ::TerminateJobObject(job_.get(), 1);
    ::TerminateProcess(process_.get(), 1);
    ::WaitForSingleObject(process_.get(), INFINITE);
}

std::chrono::microseconds WindowsProcess::processorTime() const {
    FILETIME created{}, ended{}, kernel{}, user{};
    if (::GetProcessTimes(process_.get(), &created, &ended, &kernel, &user) == 0) return {};
    const auto ticks = [](const FILETIME& time) {
        return (std::int64_t{time.dwHighDateTime} << 32) + time.dwLowDateTime;
    };
    constexpr int TicksPerMicrosecond = 10;
    return std::chrono::microseconds((ticks(kernel) + ticks(user)) / TicksPerMicrosecond);
}

auto systemError() { return wrong(std::generic_category().message(errnoOf(::GetLastError()))); }

}  // namespace

// The process starts suspended, so that it is in the job before it can start another process.
Answer<std::unique_ptr<SystemProcess>> SystemProcess::start(const std::vector<std::string>& command) {
    auto line = wideText(windowsCommandLine(command));
    if (!line) return wrong(std::generic_category().message(ENOENT));
    Pipe input = openPipe(true), output = openPipe(false);
    const Handle nowhere = openNowhere();
    Handle job = newJob();
    if (!input || !output || !nowhere || !job) return wrong("no more pipes");
    Inheritance inheritance(input.childs.get(), output.childs.get(), nowhere.get());
    constexpr DWORD Flags =
        CREATE_SUSPENDED | CREATE_NO_WINDOW | CREATE_NEW_PROCESS_GROUP | EXTENDED_STARTUPINFO_PRESENT;
    PROCESS_INFORMATION made{};
    if (::CreateProcessW(nullptr, line->data(), nullptr, nullptr, TRUE, Flags, nullptr, nullptr, inheritance.startup(),
                         &made) == 0)
        return systemError();
    Handle process(made.hProcess);
    const Handle thread(made.hThread);
    ::AssignProcessToJobObject(job.get(), process.get());
    ::ResumeThread(thread.get());
    return std::make_unique<WindowsProcess>(std::move(process), std::move(job), std::move(input.own),
                                            std::move(output.own));
}

}  // namespace rokada::external
