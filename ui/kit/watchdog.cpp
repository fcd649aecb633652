#include "kit/watchdog.h"

#include "kit/callqueue.h"
#include "kit/threadstack.h"
#include "kit/threadwait.h"

#include <QFile>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace rokada::ui {

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

/// Number of times that the watchdog examines the thread before the limit is reached.
constexpr int Looks = 10;

milliseconds since(Clock::time_point time) { return std::chrono::duration_cast<milliseconds>(Clock::now() - time); }

std::string text(const Stall& stall, bool over) {
    std::string said = "rokada: the window has not answered for " + std::to_string(stall.time.count()) + " ms, " +
                       std::to_string(stall.worked.count()) + " ms of processor time";
    if (!stall.waitedFor.empty())
        said += ", " + std::to_string(stall.waited.count()) + " ms of waiting, mostly for " + stall.waitedFor;
    if (over) said += stall.ours ? "; it answers again. The program was to blame" : "; it answers again";
    said += '\n';
    if (over) return said;
    for (const std::string& function : stall.stack) said += "    " + function + '\n';
    return said;
}

}  // namespace

class Watchdog::Watch {
public:
    explicit Watch(Choice choice)
        : choice_(std::move(choice)), watcher_([this](const std::stop_token& stop) { run(stop); }) {}
    ~Watch() {
        watcher_.request_stop();
        wake_.notify_all();
        watcher_.join();
    }

    [[nodiscard]] std::size_t seen() const { return seen_.load(); }
    void forget() {
        const std::lock_guard lock(mutex_);
        stalls_.clear();
        forgotten_ = Clock::now();
    }
    [[nodiscard]] std::vector<Stall> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(stalls_, {});
    }

private:
    void run(const std::stop_token& stop) {
        while (pause(stop, choice_.limit / Looks)) {
            if (answered_.load() != asked_.load()) continue;
            ++asked_;
            const Clock::time_point at = Clock::now();
            const milliseconds used = worked_.now();
            signs_.post([this] { answered_.store(asked_.load()); });
            await(stop, at, used);
        }
    }

    /// Waits for `time`. Returns false if the watchdog must stop.
    bool pause(const std::stop_token& stop, milliseconds time) {
        std::unique_lock lock(mutex_);
        wake_.wait_for(lock, time, [&stop] { return stop.stop_requested(); });
        return !stop.stop_requested();
    }

    /// Waits until the event loop answers. Meanwhile, records a stall if the limit is exceeded.
    void await(const std::stop_token& stop, Clock::time_point at, milliseconds used) {
        Stall stall;
        milliseconds next = choice_.limit;
        Clock::time_point looked = at;
        std::map<ThreadWait, milliseconds> waits;
        while (answered_.load() != asked_.load()) {
            if (!pause(stop, std::max(milliseconds(1), choice_.limit / Looks))) return;
            const Clock::time_point now = Clock::now();
            noteWait(stall, waits, std::chrono::duration_cast<milliseconds>(now - looked));
            looked = now;
            stall.time = since(at);
            stall.worked = worked_.now() - used;
            if (stall.time < next || answered_.load() == asked_.load()) continue;
            begin(stall);
            next *= 4;
        }
        if (next > choice_.limit) end(stall, at, used);
    }

    /// Adds `time` to the kind of wait in which the watched thread is now. Names the kind with the longest total time
    /// in `stall.waitedFor`.
    void noteWait(Stall& stall, std::map<ThreadWait, milliseconds>& waits, milliseconds time) const {
        ThreadWait wait = waitOf(thread_);
        // Qt reads the replies of the X server on a separate thread, so the window waits for a lock while it waits for
        // a reply.
        if (wait == ThreadWait::Lock && isCalling(thread_, "libxcb")) wait = ThreadWait::Display;
        if (!isOurs(wait)) return;
        // Limit the time, because the watching thread itself may have run late.
        time = std::min(time, 2 * choice_.limit / Looks);
        stall.waited += time;
        waits[wait] += time;
        const auto less = [](const auto& a, const auto& b) { return a.second < b.second; };
        stall.waitedFor = nameOf(std::ranges::max_element(waits, less)->first);
    }

    void begin(Stall& stall) {
        std::vector<std::string> stack = stackOf(thread_);
        if (stall.stack.empty()) {
            stall.stack = stack;
            ++seen_;
        }
        Stall now = stall;
        now.stack = std::move(stack);
        write(text(now, false));
    }

    void end(Stall& stall, Clock::time_point at, milliseconds used) {
        stall.time = since(at);
        stall.worked = worked_.now() - used;
        stall.ours = stall.worked + stall.waited >= choice_.limit;
        write(text(stall, true));
        const std::lock_guard lock(mutex_);
        if (at >= forgotten_) stalls_.push_back(std::move(stall));
    }

    void write(const std::string& said) const {
        if (choice_.silent) return;
        std::fputs(said.c_str(), stderr);
        if (choice_.file.empty()) return;
        // Write each report at once, because the program may hang for ever.
        QFile file(QString::fromStdString(choice_.file));
        if (file.open(QIODevice::Append)) file.write(said.c_str());
    }

    const Choice choice_;
    const ThreadId thread_ = thisThread();
    const ThreadClock worked_;
    std::atomic<unsigned> asked_{0}, answered_{0};
    std::atomic<std::size_t> seen_{0};
    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Stall> stalls_;
    Clock::time_point forgotten_{};  ///< stalls that began earlier are ignored
    CallQueue signs_;
    std::jthread watcher_;  ///< last member, because its thread uses all others
};

Watchdog::Watchdog(Choice choice) {
    prepareStacks();
    watch_ = std::make_unique<Watch>(std::move(choice));
}

Watchdog::~Watchdog() = default;

std::unique_ptr<Watchdog> Watchdog::fromEnvironment() {
    if (!qEnvironmentVariableIsSet("ROKADA_WATCHDOG")) return nullptr;
    Choice choice{.file = qEnvironmentVariable("ROKADA_WATCHDOG_FILE").toStdString()};
    bool number = false;
    const int limit = qEnvironmentVariableIntValue("ROKADA_WATCHDOG", &number);
    if (number && limit <= 0) return nullptr;
    if (number) choice.limit = milliseconds(limit);
    return std::make_unique<Watchdog>(std::move(choice));
}

std::size_t Watchdog::seen() const { return watch_->seen(); }

void Watchdog::forgetStalls() { watch_->forget(); }

std::vector<Stall> Watchdog::takeStalls() { return watch_->take(); }

}  // namespace rokada::ui
