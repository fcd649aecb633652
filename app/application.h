// Starts the program: reads the command line and creates the settings, the language and the window.
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

/// Values of the command-line options, and what the program must do.
struct Request {
    std::optional<ui::GameChoice> choice;  ///< variant to start at once, with its options
    RulebookPtr book;                      ///< rulebook of the variant to start
    std::optional<Position> position;
    QString language;
    QString demoFolder;
    QString handbookFolder;  ///< folder to which the handbook is written; empty for none
    bool diagnose = false;   ///< true to print facts about the program and its computer
    QString screenshot;
    const VariantInfo* learn = nullptr;  ///< variant whose courses are shown; nullptr for none
    QString lesson;                      ///< id of a lesson of that variant; empty for none
    std::size_t step = 0;                ///< index of the step of the lesson, from 0
    QStringList presses;                 ///< names of squares to choose before the screenshot
    QSize size;                          ///< size of the window in the screenshot
    std::vector<ui::FileRequest> files;  ///< files to open: the first in this window, each other one in a new window
    bool newWindow = false;              ///< true to open a new window even if the program is already running
    QString answer;                      ///< text that is printed instead of starting: help or version
    QString error;                       ///< error in the arguments, as one line; empty if there is none
};

/// Parses the command line. Precondition: a QCoreApplication exists.
[[nodiscard]] Request parsed(const QStringList& arguments);

/// If the request only opens files, hands them over to a running instance of the program. Returns true on success; this
/// process must then exit. Precondition: a QCoreApplication exists.
[[nodiscard]] bool handedOver(const Request& request);

/// Runs the program and returns its exit code. Precondition: a QApplication exists.
[[nodiscard]] int run(const Request& request);

}  // namespace rokada::app
