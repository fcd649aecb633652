#include "session.h"

#include "version/version.h"
#include "words.h"

#include <algorithm>
#include <new>
#include <random>
#include <thread>

namespace rokada::engine {

std::string_view engineName() {
    static const std::string name = std::string("Rokada ").append(version());
    return name;
}

protocol::Settings machineSettings() {
    protocol::Settings settings;
    settings.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 256);
    return settings;
}

std::string Resources::openTables(const std::string& folders, const std::stop_token& stop) {
    tables_.reset();
    if (folders.empty()) return {};
    auto opened = SyzygyTables::open(folders, stop);
    if (!opened) return opened.error().path + ": " + words(opened.error().what);
    tables_ = *std::move(opened);
    return {};
}

void Resources::prepare(Task& task) {
    task.tables = tables_;
    std::uint64_t& nodes = task.limits.nodes;
    if (maxNodes_ != 0) nodes = nodes == 0 ? maxNodes_ : std::min(nodes, maxNodes_);
    if (!task.level.isFull() || task.book == evaluated_) return;
    try {
        auto& evaluator = evaluators_[task.book];
        if (!evaluator) evaluator = std::make_shared<const Evaluator>(*task.book);
        engine_.setEvaluator(task.book, evaluator);
        evaluated_ = task.book;
    } catch (const std::bad_alloc&) {
        // The search tries again to allocate an evaluator, and reports a failure.
    }
}

std::shared_ptr<Resources> startResources(const protocol::Settings& settings, std::shared_ptr<Resources> given) {
    if (!given) return std::make_shared<Resources>(settings);
    given->engine().clear();
    static_cast<void>(given->openTables(settings.syzygyPath));
    return given;
}

std::uint64_t anySeed() {
    // Opening the device takes much longer than reading from it, so it stays open.
    static std::random_device device;
    return device();
}

void talk(ReadAhead& lines, Session& session, std::optional<ReadAhead::Line> first) {
    for (;;) {
        const ReadAhead::Line line = first ? *std::exchange(first, std::nullopt) : lines.take();
        session.setHurry(line.hurry);
        if (line.state == LineState::End) return;
        if (line.state == LineState::TooLong) {
            session.refuseLongLine();
        } else if (!session.handle(line.text)) {
            return;
        }
    }
}

}  // namespace rokada::engine
