// Work with files that must not block the window but whose result the caller needs at once.
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

/// Runs `job` on a worker thread and waits for its end. Meanwhile, the window shows changes and takes no input. After
/// half a second, a dialog shows `text` and offers to cancel. Returns false if the user has cancelled: a stop is
/// requested, and the job ends by itself later, so it must own all that it uses.
[[nodiscard]] bool waitOffThread(QWidget* window, const QString& text, BackgroundJob::Job job);

/// Returns the error text for work that the user has cancelled.
[[nodiscard]] QString cancelledText();

/// Runs `work` as `waitOffThread` does. Returns its result, or an error text if it throws, if no thread can be started,
/// or if the user cancels.
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
