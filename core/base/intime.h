// Runs blocking work, such as reading from a device, with a time limit.
#pragma once

#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace rokada {

/// Runs `job` on a thread of its own and returns its result. Returns nullopt if `limit` passes or a stop is requested
/// first. The thread is detached and can outlive this call, so `job` must own all data that it uses. Rethrows the
/// exceptions of `job`.
template <class Result>
std::optional<Result> inTime(std::function<Result()> job, std::chrono::milliseconds limit,
                             const std::stop_token& stop = {}) {
    struct Shared {
        std::mutex mutex;
        std::condition_variable_any changed;
        std::optional<Result> result;
        std::exception_ptr failure;
    };
    const auto shared = std::make_shared<Shared>();
    std::thread([shared, job = std::move(job)] {
        std::optional<Result> result;
        std::exception_ptr failure;
        try {
            result = job();
        } catch (...) {
            failure = std::current_exception();
        }
        const std::lock_guard lock(shared->mutex);
        shared->result = std::move(result);
        shared->failure = failure;
        shared->changed.notify_all();
    }).detach();
    std::unique_lock lock(shared->mutex);
    shared->changed.wait_for(lock, stop, limit, [&] { return shared->result || shared->failure; });
    if (shared->failure) std::rethrow_exception(shared->failure);
    return std::exchange(shared->result, std::nullopt);
}

}  // namespace rokada
