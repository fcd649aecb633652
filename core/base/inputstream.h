// A stream in place of `std::ifstream` for files that a person names.
#pragma once

#include "base/inputfile.h"

#include <istream>
#include <optional>
#include <streambuf>

namespace rokada {

/// Fails like `std::ifstream` if the file cannot be opened, and is `bad()` if it cannot be read to its end.
class InputStream final : public std::istream {
public:
    explicit InputStream(const std::string& path);

    /// Why it failed; nullopt as long as it did not.
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

/// Why a file cannot be opened and read; nullopt if it can.
[[nodiscard]] std::optional<InputError> whyUnreadable(const std::string& path);

}  // namespace rokada
