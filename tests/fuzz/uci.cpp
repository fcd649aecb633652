// Fuzz target for complete UCI sessions with short searches. Every `go` must be answered exactly once.
#include "protocol/uci.h"

#include "heard.h"
#include "parts.h"
#include "targets.h"

#include "linechannel.h"
#include "ucisession.h"

#include <ostream>

namespace rokada::fuzz {

namespace {

using std::chrono::seconds;

constexpr std::size_t MaxUciLines = 32;
constexpr std::size_t MaxSearches = 2;  // more searches reveal nothing new and are slow
constexpr seconds LongestUciAnswer{20};

/// Returns true for lines that the engine is allowed to answer with unlimited time or memory. The target skips them.
bool tooMuchForUci(std::string_view line) {
    const auto message = rokada::uci::parse(line);
    if (!message) return false;
    if (std::holds_alternative<rokada::uci::Bench>(*message)) return true;
    if (const auto* perft = std::get_if<rokada::uci::Perft>(&*message)) return perft->depth > 1;
    const auto* option = std::get_if<rokada::uci::SetOption>(&*message);
    if (option == nullptr) return false;
    const auto* known = protocol::findOption(option->name);
    return known != nullptr && (known->name == "Hash" || known->name == "Threads");
}

class UciTalk {
public:
    UciTalk() : out_(&heard_), writer_(out_), session_(writer_, smallSettings(), smallResources()) {}

    /// Handles a line. Returns false if the session is over.
    bool say(std::string_view line) {
        if (tooMuchForUci(line)) return true;
        const auto message = rokada::uci::parse(line);
        if (message && std::holds_alternative<rokada::uci::Go>(*message)) return go(line);
        if (message && std::holds_alternative<rokada::uci::Perft>(*message)) {
            session_.handle(line);
            return say("stop");  // a `go` would be rejected while perft runs
        }
        const bool ends = message && (std::holds_alternative<rokada::uci::Stop>(*message) ||
                                      (ponders_ && std::holds_alternative<rokada::uci::PonderHit>(*message)));
        if (!ends) return session_.handle(line);
        session_.handle(line);
        finish();
        return true;
    }
    void end() {
        if (running_) say("stop");
        expect(heard_.count() == asked_, "every go is answered once");
    }

private:
    bool go(std::string_view line) {
        if (running_) say("stop");
        if (asked_ == MaxSearches) return true;
        const auto limits = std::get<rokada::uci::Go>(*rokada::uci::parse(line));
        session_.handle(line);
        ++asked_;
        running_ = true;
        ponders_ = limits.ponder && !limits.infinite;
        if (!limits.ponder && !limits.infinite) finish();
        return true;
    }
    void finish() {
        ponders_ = false;
        if (!running_) return;
        expect(heard_.awaits(asked_, LongestUciAnswer), "a search ends");
        running_ = false;
    }

    Heard heard_{"bestmove"};
    std::ostream out_;
    engine::LineWriter writer_;
    engine::UciSession session_;
    std::size_t asked_ = 0;
    bool running_ = false;
    bool ponders_ = false;
};

}  // namespace

int uci::testOneInput(std::string_view input) {
    UciTalk talk;
    for (std::size_t i = 0; i < MaxUciLines && !input.empty(); ++i) {
        if (!talk.say(takeLine(input))) break;
    }
    talk.end();
    return 0;
}

}  // namespace rokada::fuzz
