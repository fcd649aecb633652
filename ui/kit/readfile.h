// Reads files that the user names. All code of `ui` that reads such files uses this class.
#pragma once

#include "base/inputfile.h"

#include <QIODevice>
#include <QString>

#include <optional>
#include <stop_token>

#include <tl/expected.hpp>

namespace rokada::ui {

/// Returns a text that says why a file cannot be read. It is the error text of the system if there is one.
[[nodiscard]] QString readErrorText(const InputError& error);

/// Result of opening a file: success, or an error text.
using Opened = tl::expected<void, QString>;

/// File that is read with the size and time limits of `InputFile` (core/base). Do not use it on the thread of the
/// window, because reading may block for seconds. A request through `stop` ends all waiting.
class ReadFile final : public QIODevice {
public:
    explicit ReadFile(QString path, std::stop_token stop = {}) : path_(std::move(path)), stop_(std::move(stop)) {}

    /// Opens a regular file of at most `largest` bytes. Refuses pipes and devices, because they could block or never
    /// end.
    [[nodiscard]] Opened openToRead(qint64 largest = static_cast<qint64>(InputFile::MaxBytes));
    /// Returns true after a read error. `errorString` then returns the reason.
    [[nodiscard]] bool failed() const { return failed_; }

    [[nodiscard]] qint64 size() const override;
    bool seek(qint64 at) override;

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    QString path_;
    std::stop_token stop_;
    std::optional<InputFile> file_;
    bool failed_ = false;
};

}  // namespace rokada::ui
