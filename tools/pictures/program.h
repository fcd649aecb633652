// Runs the program under test in its own home folder. Asks the plugin of `places/places.h`, which runs inside the
// program, for the places of squares and widgets on the screen.
#pragma once

#include <tl/expected.hpp>

#include <QList>
#include <QProcess>
#include <QString>

namespace rokada::pictures {

/// Environment in which the program starts.
struct Surroundings {
    QString home;     ///< folder that contains config, data, state and run
    QString display;  ///< name of the X display, such as ":99"
    int scale = 1;    ///< number of screen pixels per pixel of the program
};

class Program {
public:
    Program();
    ~Program();

    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Starts the program. Returns false if it cannot be started.
    [[nodiscard]] bool start(const QString& file, const QStringList& arguments, const Surroundings& surroundings);
    /// Kills the program, if it runs.
    void end();

    [[nodiscard]] bool isRunning() const { return process_.state() == QProcess::Running; }
    [[nodiscard]] qint64 id() const { return process_.processId(); }
    /// Returns all text that the program has written to its standard error since it started.
    [[nodiscard]] QString complaints();

    /// Sends a question or command to the plugin in the program, for example "named playButton". Returns the numbers in
    /// its answer, which are screen pixels, or an error message.
    [[nodiscard]] tl::expected<QList<int>, QString> ask(const QString& question);

private:
    QProcess process_;
    QByteArray output_;  ///< received output after the last complete line
    int asked_ = 0;
};

}  // namespace rokada::pictures
