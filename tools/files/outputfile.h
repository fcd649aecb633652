// A file that is written by a stream and knows why that has failed.
#pragma once

#include <fstream>
#include <ostream>
#include <string>

#include <tl/expected.hpp>

namespace rokada::tools {

/// Nothing more to say, or a sentence that names the file and the reason, in the words of the system.
using Written = tl::expected<void, std::string>;

[[nodiscard]] tl::unexpected<std::string> notWritten(const std::string& path, const std::string& why);

class OutputFile final : public std::ostream {
public:
    /// Errors name the file `name`.
    OutputFile(const std::string& path, std::ios::openmode mode, std::string name);

    /// Hands over what was written so far.
    [[nodiscard]] Written flushed();
    [[nodiscard]] Written closed();

private:
    /// Notes the first error of the system.
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
