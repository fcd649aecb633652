// The one way in which this program reads the files of people.
#pragma once

#include "base/inputfile.h"

#include <QIODevice>
#include <QString>

#include <optional>
#include <stop_token>

#include <tl/expected.hpp>

namespace rokada::ui {

/// Why a file cannot be read, in the words of the system where they say it.
[[nodiscard]] QString readErrorText(const InputError& error);

/// Nothing more to say, or why it failed, in the words of the system.
using Opened = tl::expected<void, QString>;

/// A file that is read with the limits of `InputFile`, on any thread but that of the window: it may take seconds to
/// fail. A request to stop ends all waiting.
class ReadFile final : public QIODevice {
public:
    explicit ReadFile(QString path, std::stop_token stop = {}) : path_(std::move(path)), stop_(std::move(stop)) {}

    /// Opens regular files only: a pipe would be waited for, and a device may never end. `largest` is in bytes.
    [[nodiscard]] Opened openToRead(qint64 largest = static_cast<qint64>(InputFile::MaxBytes));
    /// Something could not be read; `errorString` says why.
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
