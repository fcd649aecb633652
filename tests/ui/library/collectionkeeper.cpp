// Imports a file repeatedly, and saves a game in the meantime, until it is killed. killed_test runs this program:
//
//   collectionkeeper FOLDER GAMES RECORD
//
// FOLDER contains the library, GAMES is the file to import, and RECORD is a file whose second game is saved.
#include "collection/library.h"
#include "files/gamefile.h"
#include "record/pgnsplitter.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>
#include <functional>
#include <string>

namespace {

void say(const char* what, int number) {
    std::printf("%s %d\n", what, number);
    std::fflush(stdout);
}

/// Returns the place of the second game in a file.
rokada::ui::GamePlace second(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    rokada::PgnSplitter splitter;
    splitter.feed(file.readAll().toStdString());
    splitter.finish();
    static_cast<void>(splitter.take());
    const auto text = splitter.take();
    return text ? rokada::ui::GamePlace{text->at, text->length, text->line} : rokada::ui::GamePlace{};
}

}  // namespace

int main(int argc, char** argv) {
    using namespace rokada::ui;
    const QCoreApplication application(argc, argv);
    if (argc != 4) return 2;
    const QString games = QString::fromLocal8Bit(argv[2]), record = QString::fromLocal8Bit(argv[3]);
    Library library(QString::fromLocal8Bit(argv[1]), nullptr);
    QObject::connect(&library, &Library::importProgressed, [](int percent) { say("import", percent); });
    QObject::connect(&library, &Library::imported, &library, [&](const ImportReport& report) {
        say("imported", report.added);
        library.importFile(games);
    });
    int number = 0;
    const std::function<void()> save = [&] {
        const std::string round = std::to_string(++number);
        const std::string text = "[Round \"" + round + "\"]\n\n1. e4 {" + std::string(number % 3000, 'x') + "} *\n\n";
        if (!writeGame(record, text, second(record))) return QCoreApplication::exit(1);
        say("saved", number);
        QMetaObject::invokeMethod(&library, save, Qt::QueuedConnection);
    };
    library.importFile(games);
    QMetaObject::invokeMethod(&library, save, Qt::QueuedConnection);
    return QCoreApplication::exec();
}
