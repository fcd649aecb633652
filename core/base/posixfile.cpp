#include "base/systemfile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cerrno>

namespace rokada {

// The file type is checked on the open descriptor. After a check by name, another file could take the name before the
// opening. `O_NONBLOCK` prevents the opening of a pipe from blocking.
tl::expected<std::shared_ptr<const SystemFile>, InputError> SystemFile::open(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0) return inputFailure(InputErrorCode::System, errno);
    struct stat state {};
    const int error = ::fstat(descriptor, &state) == 0 ? 0 : errno;
    auto opened = std::make_shared<const SystemFile>(descriptor, static_cast<std::uint64_t>(state.st_size));
    if (error != 0) return inputFailure(InputErrorCode::System, error);
    if (S_ISDIR(state.st_mode)) return inputFailure(InputErrorCode::System, EISDIR);
    if (!S_ISREG(state.st_mode)) return inputFailure(InputErrorCode::NotAFile);
    return opened;
}

SystemFile::~SystemFile() { ::close(static_cast<int>(handle_)); }

tl::expected<std::string, InputError> SystemFile::read(std::uint64_t at, std::size_t most) const {
    const int descriptor = static_cast<int>(handle_);
    std::string bytes(most, '\0');
    ssize_t count = 0;
    do {
        count = ::pread(descriptor, bytes.data(), most, static_cast<off_t>(at));
        // Files that /proc generates on reading may not support offsets.
        if (count < 0 && errno == ESPIPE) count = ::read(descriptor, bytes.data(), most);
    } while (count < 0 && errno == EINTR);
    if (count < 0 && errno == EAGAIN) return inputFailure(InputErrorCode::TooSlow);
    if (count < 0) return inputFailure(InputErrorCode::System, errno);
    bytes.resize(static_cast<std::size_t>(count));
    return bytes;
}

/// Derives the error from the file type: EISDIR for a directory, otherwise EIO.
int standardInputErrno() {
    struct stat state {};
    if (::fstat(STDIN_FILENO, &state) != 0) return errno;
    return S_ISDIR(state.st_mode) ? EISDIR : EIO;
}

}  // namespace rokada
