// Rokada: the game with its window. Exit status 0 for success, 1 for a failure, 2 for bad arguments.
#include "application.h"

#include <QApplication>
#include <QTextStream>

namespace {

constexpr int BadArguments = 2;

void name() {
    QCoreApplication::setApplicationName(QStringLiteral("rokada"));
    QCoreApplication::setOrganizationName(QStringLiteral("rokada"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ROKADA_VERSION));
}

/// Arguments are read before there is a connection to a display, which may be missing.
rokada::app::Request asked(int argc, char** argv) {
    const QCoreApplication words(argc, argv);
    name();
    return rokada::app::parsed(QCoreApplication::arguments());
}

}  // namespace

int main(int argc, char** argv) {
    const rokada::app::Request request = asked(argc, argv);
    if (!request.error.isEmpty()) {
        QTextStream(stderr) << "rokada: " << request.error << '\n';
        return BadArguments;
    }
    if (!request.answer.isEmpty()) {
        QTextStream(stdout) << request.answer;
        return 0;
    }
    if (!request.demoFolder.isEmpty() && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    name();
    return rokada::app::run(request);
}
