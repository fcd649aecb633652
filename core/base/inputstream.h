// Input stream that replaces `std::ifstream` for files named by the user. Reads have the time and size limits of
// `InputFile`.
#pragma once

#include "base/inputfile.h"

#include <istream>
#include <optional>
#include <streambuf>

namespace rokada {

/// Input stream of a file. Sets the fail bit if the file cannot be opened, and the bad bit if a read fails.
class InputStream final : public std::istream {
public:
    explicit InputStream(const std::string& path);

    /// Returns the error of the file, or nullopt if none has occurred.
    [[nodiscard]] const std::optional<InputError>& error() const { return buffer_.error; }

private:
    class Buffer final : public std::streambuf {
    public:
        void open(const std::string& path);

        std::optional<InputFile> file;
        std::optional<InputError> error;

    protected:
        int_type underflow() override;
        pos_type seekpos(pos_type to, std::ios_base::openmode which) override;

    private:
        std::string part_;
    };

    Buffer buffer_;
};

/// Returns the error of opening the file or of reading its first bytes. Returns nullopt if both succeed.
[[nodiscard]] std::optional<InputError> whyUnreadable(const std::string& path);
/// Returns the error after which reading the standard input ended, or nullopt if it was read to its end.
[[nodiscard]] std::optional<InputError> standardInputError();

}  // namespace rokada
