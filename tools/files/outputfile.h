// Output stream to a file. It records why writing has failed.
#pragma once

#include <fstream>
#include <ostream>
#include <string>

#include <tl/expected.hpp>

namespace rokada::tools {

/// Success, or an error message with the file name and the system's reason.
using Written = tl::expected<void, std::string>;

/// Returns an error that says that the file could not be written, and why.
[[nodiscard]] tl::unexpected<std::string> notWritten(const std::string& path, const std::string& why);

/// Output stream to a file. Call `flushed` or `closed` to learn whether writing has failed.
class OutputFile final : public std::ostream {
public:
    /// Opens a file. Error messages call it `name`.
    OutputFile(const std::string& path, std::ios::openmode mode, std::string name);

    /// Flushes the data, and returns an error if writing has failed.
    [[nodiscard]] Written flushed();
    [[nodiscard]] Written closed();

private:
    /// File buffer that records the first error of the system.
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
