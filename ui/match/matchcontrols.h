// The menu entry for matches of engines, the match itself, and how its games come into a collection.
#pragma once

#include "match/matchrunner.h"
#include "shell/feature.h"

#include <QPointer>

namespace rokada::ui {

class LibraryControls;
class MatchDialog;

class MatchControls final : public Feature {
    Q_OBJECT
public:
    /// The library must outlive it.
    MatchControls(const WindowContext& context, LibraryControls& library);

    /// From now on the match is kept in this folder.
    void keepIn(const QString& folder);
    [[nodiscard]] MatchRunner& runner() { return *runner_; }
    /// nullptr while it is closed.
    [[nodiscard]] MatchDialog* dialog() const;

private:
    void open();
    void collect(const QByteArray& pgn);

    LibraryControls& library_;
    MatchRunner* runner_;
    QPointer<MatchDialog> dialog_;
};

}  // namespace rokada::ui
