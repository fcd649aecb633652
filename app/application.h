// Starts the program: reads the command line and creates settings, language and window.
#pragma once

#include "files/fileinbox.h"
#include "session/gamechoice.h"

#include "rules/position.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace rokada::app {

/// Values of the command line.
struct Request {
    std::optional<ui::GameChoice> choice;  ///< variant to start at once
    RulebookPtr book;                      ///< rulebook of that variant
    std::optional<Position> position;
    QString language;
    QString demoFolder;
    QString screenshot;
    const VariantInfo* learn = nullptr;  ///< variant whose courses are shown
    QString lesson;                      ///< id of one of its lessons; empty for none
    std::size_t step = 0;                ///< step of that lesson
    QStringList presses;                 ///< squares to press before the picture
    QSize size;                          ///< size of the window in the picture
    std::vector<ui::FileWish> files;     ///< the first opens in this window, the others in windows of their own
    bool newWindow = false;              ///< do not use a window that is already open
    QString answer;                      ///< text to print instead of starting: help or version
    QString error;                       ///< error in the arguments, in one line
};

/// Parses the command line. Needs a QCoreApplication.
[[nodiscard]] Request parsed(const QStringList& arguments);

/// Returns true if an open window has taken the files; the program must then exit. Needs a QCoreApplication.
[[nodiscard]] bool handedOver(const Request& request);

/// Runs the program and returns its exit code. Needs a QApplication.
[[nodiscard]] int run(const Request& request);

}  // namespace rokada::app
