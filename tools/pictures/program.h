// The program whose pictures are taken: started in a home of its own, asked where things are, ended.
#pragma once

#include <tl/expected.hpp>

#include <QList>
#include <QProcess>
#include <QString>

namespace rokada::pictures {

/// The environment in which the program starts.
struct Surroundings {
    QString home;     ///< with config, data, state and run in it
    QString display;  ///< as in ":99"
    int scale = 1;    ///< pixels of the screen for one of the program
};

class Program {
public:
    Program();
    ~Program();

    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Returns false if it cannot be started.
    [[nodiscard]] bool start(const QString& file, const QStringList& arguments, const Surroundings& surroundings);
    void end();

    [[nodiscard]] bool isRunning() const { return process_.state() == QProcess::Running; }
    [[nodiscard]] qint64 id() const { return process_.processId(); }
    /// The standard error output of the program since its start.
    [[nodiscard]] QString complaints();

    /// Asks the plugin in the program. Returns the numbers of the answer, which are pixels of the screen, or what is
    /// wrong.
    [[nodiscard]] tl::expected<QList<int>, QString> ask(const QString& question);

private:
    QProcess process_;
    QByteArray output_;  ///< not yet read to the end
    int asked_ = 0;
};

}  // namespace rokada::pictures
