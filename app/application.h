// The program as a whole: reads the command line and puts settings, language and window together.
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

/// What the command line asks for.
struct Request {
    std::optional<ui::GameChoice> choice;  ///< a variant to start at once
    RulebookPtr book;                      ///< of that variant
    std::optional<Position> position;
    QString language;
    QString demoFolder;
    QString screenshot;
    const VariantInfo* learn = nullptr;  ///< whose courses are shown
    QString lesson;                      ///< the id of one of its lessons; empty for none
    std::size_t step = 0;                ///< of that lesson
    QStringList presses;                 ///< squares that are pressed before the picture
    QSize size;                          ///< of the window in the picture
    std::vector<ui::FileWish> files;     ///< the first is opened, the others in windows of their own
    bool newWindow = false;              ///< not in one that is there already
    QString answer;                      ///< text to print instead of playing: help or version
    QString error;                       ///< what is wrong with the arguments, in one line
};

/// Needs a QCoreApplication.
[[nodiscard]] Request parsed(const QStringList& arguments);

/// True if a window that is there already has taken the files; nothing else is to be done then. Needs a
/// QCoreApplication.
[[nodiscard]] bool handedOver(const Request& request);

/// Plays. Needs a QApplication. Returns the exit code.
[[nodiscard]] int run(const Request& request);

}  // namespace rokada::app
