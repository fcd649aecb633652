// Tests work that the window waits for without blocking: results, errors and cancelling.
#include "heldtime.h"
#include "named.h"

#include "kit/offthread.h"

#include <QApplication>
#include <QProgressDialog>
#include <QPushButton>
#include <QThread>
#include <QTimer>
#include <QWidget>

#include <gtest/gtest.h>

#include <memory>
#include <new>
#include <semaphore>
#include <string>

namespace rokada::ui::offthreadTest {
namespace {

using namespace std::chrono_literals;
using Semaphore = std::binary_semaphore;

/// Calls `act` on the window's thread when it handles events the next time.
void soon(const std::function<void()>& act) { QMetaObject::invokeMethod(qApp, act, Qt::QueuedConnection); }

QProgressDialog* waitingDialog() {
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        auto* dialog = qobject_cast<QProgressDialog*>(widget);
        if (dialog && dialog->objectName() == QLatin1String("waiting") && dialog->isVisible()) return dialog;
    }
    return nullptr;
}

TEST(OffThread, TheWindowHandlesEventsMeanwhile) {
    Semaphore released(0);
    soon([&] { released.release(); });
    const auto result = runOffThread<QThread*>(nullptr, {}, [&](const std::stop_token&) {
        released.acquire();
        return tl::expected<QThread*, QString>(QThread::currentThread());
    });
    ASSERT_TRUE(result);
    EXPECT_NE(*result, qApp->thread());
}

TEST(OffThread, AnErrorIsReturned) {
    const auto refused = runOffThread<int>(nullptr, {}, [](const std::stop_token&) {
        return tl::expected<int, QString>(tl::unexpect, QStringLiteral("no"));
    });
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), QStringLiteral("no"));
    const auto failed = runOffThread<int>(
        nullptr, {}, [](const std::stop_token&) -> tl::expected<int, QString> { throw std::bad_alloc(); });
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error(), QStringLiteral("there is not enough memory"));
}

/// Cancels the dialog as soon as it is there.
void cancelDialog() {
    auto* dialog = waitingDialog();
    if (!dialog) return QTimer::singleShot(0, qApp, &cancelDialog);
    EXPECT_EQ(dialog->labelText(), QStringLiteral("Saving a.pgn..."));
    testing::named<QPushButton>(*dialog, "cancelWaiting").click();
}

TEST(OffThread, TheUserCancelsALongWait) {
    struct Shared {
        Semaphore stopped{0}, released{0};
    };
    const auto shared = std::make_shared<Shared>();
    soon([] {
        EXPECT_FALSE(waitingDialog());
        testing::pass(500ms);
        cancelDialog();
    });
    const auto work = [shared](const std::stop_token& stop) {
        const std::stop_callback tell(stop, [&] { shared->stopped.release(); });
        shared->released.acquire();
        return tl::expected<int, QString>(1);
    };
    const auto result = runOffThread<int>(nullptr, QStringLiteral("Saving a.pgn..."), work);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error(), cancelledText());
    shared->stopped.acquire();  // the thread may start late
    shared->released.release();
}

TEST(OffThread, NoWindowIsClosedMeanwhile) {
    QWidget window;
    window.show();
    Semaphore released(0);
    soon([&] {
        EXPECT_FALSE(window.close());
        released.release();
    });
    EXPECT_TRUE(waitOffThread(&window, {}, [&](const std::stop_token&) { released.acquire(); }));
    EXPECT_TRUE(window.isVisible());
    EXPECT_TRUE(window.close());
}

}  // namespace
}  // namespace rokada::ui::offthreadTest
