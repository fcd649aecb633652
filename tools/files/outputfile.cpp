#include "outputfile.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace rokada::tools {

tl::unexpected<std::string> notWritten(const std::string& path, const std::string& why) {
    return tl::make_unexpected(path + ": cannot be written: " + why);
}

void OutputFile::Buffer::note() {
    if (error_ == 0) error_ = errno != 0 ? errno : EIO;
}

OutputFile::Buffer::int_type OutputFile::Buffer::overflow(int_type character) {
    errno = 0;
    const int_type written = std::filebuf::overflow(character);
    if (traits_type::eq_int_type(written, traits_type::eof())) note();
    return written;
}

std::streamsize OutputFile::Buffer::xsputn(const char* bytes, std::streamsize count) {
    errno = 0;
    const std::streamsize written = std::filebuf::xsputn(bytes, count);
    if (written != count) note();
    return written;
}

int OutputFile::Buffer::sync() {
    errno = 0;
    const int done = std::filebuf::sync();
    if (done != 0) note();
    return done;
}

OutputFile::OutputFile(const std::string& path, std::ios::openmode mode, std::string name)
    : std::ostream(nullptr), name_(std::move(name)) {
    rdbuf(&buffer_);
    errno = 0;
    if (buffer_.open(path, mode | std::ios::out | std::ios::binary) != nullptr) return;
    buffer_.note();
    setstate(std::ios::failbit);
}

Written OutputFile::flushed() {
    flush();
    return outcome();
}

Written OutputFile::closed() {
    errno = 0;
    if (buffer_.is_open() && buffer_.close() == nullptr) {
        buffer_.note();
        setstate(std::ios::badbit);
    }
    return outcome();
}

Written OutputFile::outcome() const {
    if (good()) return {};
    return notWritten(name_, std::generic_category().message(buffer_.error() != 0 ? buffer_.error() : EIO));
}

}  // namespace rokada::tools
