#include "base/systemfile.h"
#include "base/windowstext.h"

#include <windows.h>
#include <algorithm>
#include <cerrno>

namespace rokada {

namespace {

HANDLE handleOf(std::intptr_t handle) {
    return reinterpret_cast<HANDLE>(handle);  // NOLINT: handles of Windows are numbers
}

}  // namespace

// The file type is checked on the open handle. After a check by name, another file could take the name before the
// opening. Without `FILE_FLAG_BACKUP_SEMANTICS`, opening a folder would fail with the same error as opening a file
// without permission.
tl::expected<std::shared_ptr<const SystemFile>, InputError> SystemFile::open(const std::string& path) {
    const auto name = wideText(path);
    if (!name) return inputFailure(InputErrorCode::System, ENOENT);
    const HANDLE handle =
        ::CreateFileW(name->c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                      OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE) return inputFailure(InputErrorCode::System, errnoOf(::GetLastError()));
    BY_HANDLE_FILE_INFORMATION state{};
    const bool regular = ::GetFileType(handle) == FILE_TYPE_DISK && ::GetFileInformationByHandle(handle, &state) != 0;
    const std::uint64_t size = (std::uint64_t{state.nFileSizeHigh} << 32) + state.nFileSizeLow;
    auto opened = std::make_shared<const SystemFile>(reinterpret_cast<std::intptr_t>(handle), size);
    if (!regular) return inputFailure(InputErrorCode::NotAFile);
    if ((state.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0) return inputFailure(InputErrorCode::System, EISDIR);
    return opened;
}

SystemFile::~SystemFile() { ::CloseHandle(handleOf(handle_)); }

tl::expected<std::string, InputError> SystemFile::read(std::uint64_t at, std::size_t most) const {
    constexpr std::size_t MaxRead = std::size_t{1} << 30;
    std::string bytes(std::min(most, MaxRead), '\0');
    OVERLAPPED offset{};
    offset.Offset = static_cast<DWORD>(at);
    offset.OffsetHigh = static_cast<DWORD>(at >> 32);
    DWORD count = 0;
    if (::ReadFile(handleOf(handle_), bytes.data(), static_cast<DWORD>(bytes.size()), &count, &offset) == 0) {
        const DWORD error = ::GetLastError();
        if (error != ERROR_HANDLE_EOF) return inputFailure(InputErrorCode::System, errnoOf(error));
    }
    bytes.resize(count);
    return bytes;
}

int standardInputErrno() { return EIO; }

}  // namespace rokada
