#include "kit/backgroundjob.h"

#include <QCoreApplication>

#include <exception>
#include <new>
#include <system_error>
#include <utility>

namespace rokada::ui {

QString exceptionText() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return QCoreApplication::translate("BackgroundJob", "there is not enough memory");
    } catch (const std::system_error& error) {
        return QString::fromLocal8Bit(error.code().message().c_str());
    } catch (const std::exception& error) {
        return QString::fromLocal8Bit(error.what());
    }
}

BackgroundJob::~BackgroundJob() { cancel(); }

void BackgroundJob::start(Job job) {
    ++number_;
    thread_.request_stop();
    const auto tell = [this, number = number_]() noexcept {
        try {
            calls_.post([this, number, why = exceptionText()] {
                if (number == number_) emit failed(why);
            });
        } catch (...) {
            qWarning("a job failed, and there is no memory to tell it");
        }
    };
    try {
        thread_ = std::jthread(
            [before = std::move(thread_), job = std::move(job), tell](const std::stop_token& stop) mutable {
                // Wait for the previous job here and not in `start`: a job can need some time to end, and `start` runs
                // on the thread of the window.
                before = {};
                try {
                    job(stop);
                } catch (...) {
                    tell();
                }
            });
    } catch (...) {
        tell();
    }
}

void BackgroundJob::cancel() {
    ++number_;
    thread_ = {};
}

void BackgroundJob::wait() {
    if (thread_.joinable()) thread_.join();
}

}  // namespace rokada::ui
