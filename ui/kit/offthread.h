// Runs slow work, mostly with files, on a worker thread. The caller waits for the result, but the window is not
// blocked.
#pragma once

#include "kit/backgroundjob.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include <tl/expected.hpp>

class QWidget;

namespace rokada::ui {

/// Runs `job` on a worker thread and waits for its end. Meanwhile, the window repaints but ignores input. After half a
/// second, a dialog shows `text` and a button to cancel. Returns true when the job has ended. Returns false if the user
/// cancels. Then the job gets a stop request and may still run, so it must own all data that it uses. Throws
/// `std::system_error` if no thread can be started.
[[nodiscard]] bool waitOffThread(QWidget* window, const QString& text, BackgroundJob::Job job);

/// Returns the error text for work that the user has cancelled.
[[nodiscard]] QString cancelledText();

/// Runs `work` as `waitOffThread` does. Returns the result of `work`. Returns an error text if `work` throws, if no
/// thread can be started, or if the user cancels.
template <class Result>
[[nodiscard]] tl::expected<Result, QString> runOffThread(
    QWidget* window, const QString& text, std::function<tl::expected<Result, QString>(const std::stop_token&)> work) {
    const auto result = std::make_shared<std::optional<tl::expected<Result, QString>>>();
    const auto job = [result, work = std::move(work)](const std::stop_token& stop) {
        try {
            result->emplace(work(stop));
        } catch (...) {
            result->emplace(tl::unexpected(exceptionText()));
        }
    };
    try {
        if (!waitOffThread(window, text, job)) return tl::unexpected(cancelledText());
    } catch (...) {
        return tl::unexpected(exceptionText());
    }
    return **result;
}

}  // namespace rokada::ui
