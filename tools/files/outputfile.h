// Output file stream that records the reason of a failure.
#pragma once

#include <fstream>
#include <ostream>
#include <string>

#include <tl/expected.hpp>

namespace rokada::tools {

/// Success, or a message with the file name and the reason given by the system.
using Written = tl::expected<void, std::string>;

/// Returns the error for a file that could not be written.
[[nodiscard]] tl::unexpected<std::string> notWritten(const std::string& path, const std::string& why);

/// Output stream to a file. Call `flushed` or `closed` to learn of errors.
class OutputFile final : public std::ostream {
public:
    /// Error messages use `name` for the file.
    OutputFile(const std::string& path, std::ios::openmode mode, std::string name);

    /// Flushes the data written.
    [[nodiscard]] Written flushed();
    [[nodiscard]] Written closed();

private:
    /// Records the first error of the system.
    class Buffer final : public std::filebuf {
    public:
        void note();
        [[nodiscard]] int error() const { return error_; }

    protected:
        int_type overflow(int_type character) override;
        std::streamsize xsputn(const char* bytes, std::streamsize count) override;
        int sync() override;

    private:
        int error_ = 0;
    };

    [[nodiscard]] Written outcome() const;

    std::string name_;
    Buffer buffer_;
};

}  // namespace rokada::tools
