// The program as a whole: reads the command line and puts settings, language and window together.
#pragma once

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
    struct File {
        QString path;
        int number = 0;  ///< of the game in it, from 1; 0: it is to be chosen
    };
    std::vector<File> files;  ///< the first is opened, the others in windows of their own
    QString answer;           ///< text to print instead of playing: help or version
    QString error;            ///< what is wrong with the arguments, in one line
};

/// Needs a QCoreApplication.
[[nodiscard]] Request parsed(const QStringList& arguments);

/// Plays. Needs a QApplication. Returns the exit code.
[[nodiscard]] int run(const Request& request);

}  // namespace rokada::app
