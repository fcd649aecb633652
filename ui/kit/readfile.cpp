#include "kit/readfile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cerrno>

namespace rokada::ui {

QString readErrorText(const InputError& error) {
    switch (error.what) {
        case InputErrorCode::System:
            if (error.system == EISDIR) return QCoreApplication::translate("File", "it is not a regular file");
            return qt_error_string(error.system);
        case InputErrorCode::NotAFile: return QCoreApplication::translate("File", "it is not a regular file");
        case InputErrorCode::TooLarge: return QCoreApplication::translate("File", "it is too large");
        case InputErrorCode::TooSlow:
        case InputErrorCode::Stopped: break;
    }
    return QCoreApplication::translate("File", "it took too long to read");
}

Opened ReadFile::openToRead(qint64 largest) {
    auto opened = InputFile::open(QFile::encodeName(path_).toStdString(), static_cast<std::uint64_t>(largest), stop_);
    if (!opened) return tl::unexpected(readErrorText(opened.error()));
    file_ = *std::move(opened);
    QIODevice::open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    return {};
}

qint64 ReadFile::size() const { return file_ ? static_cast<qint64>(file_->size()) : 0; }

bool ReadFile::seek(qint64 at) {
    if (!file_ || !QIODevice::seek(at)) return false;
    file_->seek(static_cast<std::uint64_t>(at));
    return true;
}

qint64 ReadFile::readData(char* data, qint64 most) {
    if (!file_ || most <= 0) return most == 0 ? 0 : -1;
    const auto bytes = file_->read(static_cast<std::size_t>(most));
    if (bytes) {
        std::ranges::copy(*bytes, data);
        return static_cast<qint64>(bytes->size());
    }
    failed_ = true;
    setErrorString(readErrorText(bytes.error()));
    return -1;
}

}  // namespace rokada::ui
