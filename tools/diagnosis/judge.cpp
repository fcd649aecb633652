#include "judge.h"

#include "external/uciline.h"
#include "text/positiontext.h"

namespace rokada::diagnosis {

using namespace external;

Answer<std::unique_ptr<Judge>> Judge::start(const std::vector<std::string>& command, const Options& options) {
    auto child = ChildProcess::start(command, {});
    if (!child) return wrong(child.error());
    std::unique_ptr<Judge> judge(new Judge(std::move(*child)));
    std::string line;
    judge->child_->send("uci");
    while (uciWord(line) != UciWord::UciOk) {
        if (!judge->read(line)) return wrong("does not speak UCI");
    }
    judge->child_->send("setoption name Threads value 1");
    judge->child_->send("setoption name Hash value 64");
    for (const auto& [name, value] : options) judge->child_->send("setoption name " + name + " value " + value);
    return judge;
}

bool Judge::read(std::string& line) {
    constexpr std::chrono::minutes Patience{10};
    return child_->read(line, std::chrono::steady_clock::now() + Patience, {}) == ChildProcess::ReadResult::Line;
}

bool Judge::place(const Position& position) { return child_->send("position fen " + positionText(position)); }

std::optional<int> Judge::score(const Position& position, std::uint64_t nodes) {
    constexpr int Mate = 10000;
    child_->send("ucinewgame");
    place(position);
    child_->send("go nodes " + std::to_string(nodes));
    Thought thought;
    std::string line;
    while (read(line)) {
        if (uciWord(line) == UciWord::Info) readUciInfo(thought, line);
        if (uciWord(line) != UciWord::BestMove) continue;
        if (thought.mate) return *thought.mate > 0 ? Mate : -Mate;
        return thought.score;
    }
    return std::nullopt;
}

std::optional<Terms> Judge::terms(const Position& position, double opening) {
    if (position.inCheck(position.turn()) || !place(position)) return std::nullopt;
    child_->send("eval");
    child_->send("isready");
    Terms terms{};
    bool any = false;
    std::string line;
    while (read(line)) {
        if (uciWord(line) == UciWord::ReadyOk) return any ? std::optional(terms) : std::nullopt;
        any = addTableLine(terms, line, opening) || any;
    }
    return std::nullopt;
}

}  // namespace rokada::diagnosis
