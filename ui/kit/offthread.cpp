#include "kit/offthread.h"

#include "kit/callqueue.h"
#include "kit/delay.h"
#include "kit/dialogsheet.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QProgressDialog>
#include <QPushButton>

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace rokada::ui {

namespace {

using namespace std::chrono_literals;

/// Time before a dialog shows what the window waits for.
constexpr auto Patience = 500ms;

/// Ignores requests of the desktop to close a window, except for the progress dialog. Such requests arrive even while
/// the window ignores input.
class ClosingBlocker final : public QObject {
public:
    ClosingBlocker() { qApp->installEventFilter(this); }

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        const bool closesWindow = event->type() == QEvent::Close && object->isWidgetType();
        if (!closesWindow || qobject_cast<QProgressDialog*>(object)) return false;
        event->ignore();
        return true;
    }
};

/// State shared by the worker thread and `waitOffThread`, which may return before the thread ends.
class Connection {
public:
    explicit Connection(CallQueue& calls) : calls_(&calls) {}

    /// Called by the worker thread when the job has ended. Calls `wake` on the waiting thread, unless `leave` was
    /// called before.
    void end(std::function<void()> wake) {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        if (calls_) calls_->post(std::move(wake));
    }
    [[nodiscard]] bool ended() {
        const std::lock_guard lock(mutex_);
        return ended_;
    }
    /// Called when `waitOffThread` stops waiting. Returns true if the job has ended, even if `wake` was not called yet.
    [[nodiscard]] bool leave() {
        const std::lock_guard lock(mutex_);
        calls_ = nullptr;
        return ended_;
    }

private:
    std::mutex mutex_;
    CallQueue* calls_;  ///< nullptr when `waitOffThread` has stopped waiting
    bool ended_ = false;
};

}  // namespace

bool waitOffThread(QWidget* window, const QString& text, BackgroundJob::Job job) {
    const ClosingBlocker blocker;
    QEventLoop loop;
    CallQueue calls;
    const auto connection = std::make_shared<Connection>(calls);
    std::jthread thread([job = std::move(job), connection, &loop](const std::stop_token& stop) {
        job(stop);
        connection->end([&loop] { loop.quit(); });
    });
    Delay patience(nullptr, Patience);
    QObject::connect(&patience, &Delay::timeout, &loop, &QEventLoop::quit);
    patience.start();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!connection->ended()) {
        QProgressDialog dialog(text, {}, 0, 0, window);
        dialog.setObjectName(QStringLiteral("waiting"));
        auto* cancel = new QPushButton(QCoreApplication::translate("File", "Cancel"));
        cancel->setObjectName(QStringLiteral("cancelWaiting"));
        dialog.setCancelButton(cancel);
        new DialogSheet(dialog, DialogSheet::Title::Own);
        dialog.setWindowModality(Qt::ApplicationModal);
        QObject::connect(&dialog, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
        dialog.show();
        loop.exec();
    }
    if (connection->leave()) return true;
    thread.request_stop();
    thread.detach();
    return false;
}

QString cancelledText() { return QCoreApplication::translate("File", "it was cancelled"); }

}  // namespace rokada::ui
