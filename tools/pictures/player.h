// Plays a scene: starts the program, performs the steps of the scene, and takes pictures when the window is at rest.
#pragma once

#include "program.h"
#include "screen.h"
#include "table.h"

#include <QElapsedTimer>
#include <QImage>
#include <QString>
#include <QStringList>

namespace rokada::pictures {

/// Settings that are the same for all scenes.
struct Stage {
    QString program;
    QString home;
    QString language;
    QString scheme;
    int scale = 1;
    QString output;  ///< folder in which the pictures are stored
};

class Player {
public:
    Player(Screen& screen, Stage stage);

    /// Plays a scene to its end, or to the first step that fails. Returns one line for each fault. A line begins with
    /// the names of the missing pictures, or with the name of the scene. Returns an empty list if there was no fault.
    [[nodiscard]] QStringList play(const Scene& scene);

private:
    /// Error message, or an empty string.
    using Result = QString;
    Result perform(const Step& step);
    Result start(const Step& step);
    Result press(const QStringList& keys);
    Result type(const QString& text);
    Result enter(const Step& step);
    Result trigger(const std::string& action);
    Result click(const Step& step);
    Result point(const Step& step);
    Result drag(const Step& step, bool released);
    Result wheel(const Step& step);
    Result runSql(const Step& step);
    Result picture(const Step& step);

    /// Waits until the program is idle, and the screen has not changed for `polls` polls.
    Result rest(int polls = 2);
    Result send(const QStringList& arguments);
    /// Moves the mouse pointer to the bottom right corner, where it points at no widget.
    Result park();
    [[nodiscard]] tl::expected<QPoint, QString> place(const std::string& spot);

    Screen& screen_;
    Stage stage_;
    Program program_;
    QImage last_;            ///< picture that was taken last
    QStringList ignored_;    ///< widgets whose pixels are ignored in comparisons
    QElapsedTimer started_;  ///< time since the scene started
};

}  // namespace rokada::pictures
