#include "kit/offthread.h"

#include "kit/callqueue.h"
#include "kit/delay.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QProgressDialog>
#include <QPushButton>

#include <chrono>
#include <mutex>
#include <thread>
#include <utility>

namespace rokada::ui {

namespace {

using namespace std::chrono_literals;

/// Time after which the user sees what the window waits for.
constexpr auto Patience = 500ms;

/// Ignores requests of the desktop to close a window. They arrive even while the window takes no input.
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

/// Connects the thread with the wait, which may end before the thread.
struct Connection {
    std::mutex mutex;
    CallQueue* calls = nullptr;  ///< nullptr when no thread waits
};

}  // namespace

bool waitOffThread(QWidget* window, const QString& text, BackgroundJob::Job job) {
    const ClosingBlocker blocker;
    QEventLoop loop;
    CallQueue calls;
    bool done = false;
    const auto connection = std::make_shared<Connection>();
    connection->calls = &calls;
    std::jthread thread([job = std::move(job), connection, &done, &loop](const std::stop_token& stop) {
        job(stop);
        const std::lock_guard lock(connection->mutex);
        if (!connection->calls) return;
        connection->calls->post([&done, &loop] {
            done = true;
            loop.quit();
        });
    });
    Delay patience(nullptr, Patience);
    QObject::connect(&patience, &Delay::timeout, &loop, &QEventLoop::quit);
    patience.start();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!done) {
        QProgressDialog dialog(text, {}, 0, 0, window);
        dialog.setObjectName(QStringLiteral("waiting"));
        auto* cancel = new QPushButton(QCoreApplication::translate("File", "Cancel"));
        cancel->setObjectName(QStringLiteral("cancelWaiting"));
        dialog.setCancelButton(cancel);
        dialog.setWindowModality(Qt::ApplicationModal);
        QObject::connect(&dialog, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
        dialog.show();
        loop.exec();
    }
    const std::lock_guard lock(connection->mutex);
    connection->calls = nullptr;
    if (done) return true;
    thread.request_stop();
    thread.detach();
    return false;
}

QString cancelledText() { return QCoreApplication::translate("File", "it was cancelled"); }

}  // namespace rokada::ui
