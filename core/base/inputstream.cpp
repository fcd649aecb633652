#include "base/inputstream.h"

#include "base/systemfile.h"

#include <cstdio>
#include <ios>
#include <utility>

namespace rokada {

void InputStream::Buffer::open(const std::string& path) {
    auto opened = InputFile::open(path);
    if (opened) {
        file = *std::move(opened);
    } else {
        error = opened.error();
    }
}

/// Reports a failed read by an exception, which `std::istream` catches to set its bad bit.
InputStream::Buffer::int_type InputStream::Buffer::underflow() {
    constexpr std::size_t Chunk = std::size_t{1} << 18;
    if (!file) return traits_type::eof();
    auto read = file->read(Chunk);
    if (!read) {
        error = read.error();
        throw std::ios_base::failure("cannot be read to its end");
    }
    part_ = *std::move(read);
    setg(part_.data(), part_.data(), part_.data() + part_.size());
    return part_.empty() ? traits_type::eof() : traits_type::to_int_type(part_.front());
}

InputStream::Buffer::pos_type InputStream::Buffer::seekpos(pos_type to, std::ios_base::openmode) {
    if (!file) return off_type(-1);
    file->seek(static_cast<std::uint64_t>(off_type(to)));
    setg(nullptr, nullptr, nullptr);
    return to;
}

InputStream::InputStream(const std::string& path) : std::istream(nullptr) {
    buffer_.open(path);
    rdbuf(&buffer_);
    if (!buffer_.file) setstate(std::ios_base::failbit);
}

std::optional<InputError> whyUnreadable(const std::string& path) {
    InputStream in(path);
    if (in) (void)in.peek();
    return in.error();
}

std::optional<InputError> standardInputError() {
    if (std::ferror(stdin) == 0) return std::nullopt;
    return InputError{InputErrorCode::System, standardInputErrno()};
}

}  // namespace rokada
