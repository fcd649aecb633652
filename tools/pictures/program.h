// Program under test: started in its own home folder, queried for places, and ended.
#pragma once

#include <tl/expected.hpp>

#include <QList>
#include <QProcess>
#include <QString>

namespace rokada::pictures {

/// Environment in which the program starts.
struct Surroundings {
    QString home;     ///< contains config, data, state and run
    QString display;  ///< for example ":99"
    int scale = 1;    ///< screen pixels for each pixel of the program
};

class Program {
public:
    Program();
    ~Program();

    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Returns false if the program cannot be started.
    [[nodiscard]] bool start(const QString& file, const QStringList& arguments, const Surroundings& surroundings);
    void end();

    [[nodiscard]] bool isRunning() const { return process_.state() == QProcess::Running; }
    [[nodiscard]] qint64 id() const { return process_.processId(); }
    /// Returns the standard error output of the program since its start.
    [[nodiscard]] QString complaints();

    /// Queries the plugin in the program. Returns the numbers of the answer in screen pixels, or an error message.
    [[nodiscard]] tl::expected<QList<int>, QString> ask(const QString& question);

private:
    QProcess process_;
    QByteArray output_;  ///< received output without complete lines
    int asked_ = 0;
};

}  // namespace rokada::pictures
