// Reviews many games of a collection one after the other, and saves each review when it is finished.
#pragma once

#include "review/reviewjob.h"
#include "shell/feature.h"

#include <QPointer>

class QProgressDialog;

class QMainWindow;

namespace rokada::ui {

class StatusLine;
class Settings;
class WindowSignals;
class Library;
class LibraryControls;

class BatchReview final : public Feature {
    Q_OBJECT
public:
    BatchReview(QMainWindow& window, StatusLine& status, Settings& settings, WindowSignals& windowSignals);

    /// Reviews these games. Stops a running batch, whose finished reviews stay saved.
    void start(Library& library, std::vector<qint64> ids);
    [[nodiscard]] bool running() const { return at_ < ids_.size(); }

signals:
    /// Emitted at the end. `unsaved` counts reviews that could not be saved. `left` counts games that could not be read
    /// or have no moves.
    void finished(int reviewed, int left, int unsaved);

private:
    void show();
    void next();
    void read(const QByteArray& pgn);
    void write(const FinishedReview& result);
    void stop();
    void end();

    QMainWindow& window_;
    StatusLine& status_;
    Settings& settings_;
    ReviewJob* job_;
    QPointer<Library> library_;
    std::vector<qint64> ids_;
    std::size_t at_ = 0;
    int reviewed_ = 0;
    int unsaved_ = 0;
    int asked_ = 0;  ///< answers to earlier requests are ignored
    std::optional<GameTree> tree_;
    QPointer<QProgressDialog> dialog_;
};

}  // namespace rokada::ui
