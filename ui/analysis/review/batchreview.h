// Reviews several games of a collection one after another, and saves each review when it is finished.
#pragma once

#include "review/reviewjob.h"
#include "shell/feature.h"
#include "shell/offers.h"

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

    void join(const Offers& offers) override;

    /// Reviews the games with these ids in `library`. Stops a running batch; its finished reviews stay saved.
    void start(Library& library, std::vector<qint64> ids);
    [[nodiscard]] bool running() const { return at_ < ids_.size(); }

signals:
    /// Emitted at the end. `reviewed` counts saved reviews. `left` counts games that were not reviewed: the text could
    /// not be read, the game has no moves, or the batch was cancelled. `unsaved` counts reviews that could not be
    /// saved.
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
    const EndgameTables* tables_ = nullptr;
    QPointer<Library> library_;
    std::vector<qint64> ids_;
    std::size_t at_ = 0;
    int reviewed_ = 0;
    int unsaved_ = 0;
    int asked_ = 0;  ///< number of the last request to the library; results of earlier requests are ignored
    std::optional<GameTree> tree_;
    QPointer<QProgressDialog> dialog_;
};

}  // namespace rokada::ui
