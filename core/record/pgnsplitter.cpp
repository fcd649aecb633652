#include "record/pgnsplitter.h"

#include <algorithm>
#include <utility>

namespace rokada {

void PgnSplitter::feed(std::string_view chunk) {
    decoder_.feed(chunk);
    decode();
    scan(false);
}

void PgnSplitter::finish() {
    decoder_.finish();
    decode();
    scan(true);
    endGame();
    finished_ = true;
}

std::optional<PgnText> PgnSplitter::take() {
    // Waits for the next game, because comments outside of games can still belong to the last game.
    if (games_.empty() || (games_.size() == 1 && !hasContent_ && !finished_)) return std::nullopt;
    PgnText game = std::move(games_.front());
    games_.pop_front();
    return game;
}

void PgnSplitter::decode() {
    while (const auto piece = decoder_.take()) {
        window_ += piece->text;
        if (segments_.empty() || segments_.back().encoding != piece->encoding)
            segments_.push_back({0, piece->encoding});
        segments_.back().length += piece->text.size();
    }
}

/// Scans the window. If a token is incomplete, scans again only after the window has doubled. The total time is
/// therefore linear.
void PgnSplitter::scan(bool last) {
    if (!last && window_.size() < wanted_) return;
    grammar_.feed(window_, last);
    for (;;) {
        const PgnGrammar::Item item = grammar_.next();
        if (item.token.type == PgnToken::Type::Incomplete || item.token.type == PgnToken::Type::End) break;
        handle(item);
    }
    forget(grammar_.at());
    wanted_ = 2 * window_.size();
}

void PgnSplitter::handle(const PgnGrammar::Item& item) {
    if (item.startsGame) endGame();
    const bool foreign = item.token.type == PgnToken::Type::Foreign;
    const bool outside =
        item.section == PgnGrammar::Section::Apart || (item.section == PgnGrammar::Section::Before && !begun_);
    if (foreign && outside) return addForeign(item.token);
    keep(item.token);
    hasContent_ |= item.section != PgnGrammar::Section::Before;
}

/// Extends the text of the game up to the end of `token`.
void PgnSplitter::keep(const PgnToken& token) {
    if (!std::exchange(begun_, true)) {
        advanceTo(token.at);
        game_.at = source_;
        game_.line = token.line;
        game_.column = column_;
        game_.encoding = segments_.empty() ? Encoding::Utf8 : segments_.front().encoding;
        textEnd_ = token.at;
    }
    const std::size_t end = token.at + token.text.size();
    const std::size_t room = PgnText::LongestGame - game_.text.size();
    game_.cut |= end - textEnd_ > room;
    game_.text.append(window_, textEnd_, std::min(end - textEnd_, room));
    textEnd_ = end;
    kept_ = game_.text.size();
    measured_ = false;
}

/// Computes the length of the game in the stream. Precondition: `advanceTo` has not moved beyond the last token of the
/// game.
void PgnSplitter::measure() {
    if (std::exchange(measured_, true)) return;
    advanceTo(textEnd_);
    game_.length = source_ - game_.at;
}

void PgnSplitter::addForeign(const PgnToken& token) {
    measure();
    advanceTo(token.at);
    // A long line consists of several tokens; only the first one is added.
    const bool goesOn = std::exchange(lineGoesOn_, !token.closed);
    if (!goesOn) addForeign(game_, {token.line, column_}, token.text);
}

void PgnSplitter::addForeign(PgnText& game, TextPlace place, std::string_view text) {
    constexpr std::size_t Shown = 80;
    if (game.foreign.size() < PgnText::MaxForeignLines)
        game.foreign.push_back({place, std::string(text.substr(0, Shown))});
}

void PgnSplitter::endGame() {
    measure();
    if (hasContent_) {
        game_.text.resize(kept_);
        game_.oldEncoding = oldEncoding_;
        games_.push_back(std::move(game_));
        game_ = {};
    } else if (begun_ && !games_.empty()) {
        addForeign(games_.back(), {game_.line, game_.column}, std::string_view(game_.text).substr(0, kept_));
        game_ = {};
    } else {
        game_ = {.text = {}, .oldEncoding = {}, .foreign = std::move(game_.foreign)};
    }
    begun_ = hasContent_ = false;
}

/// Moves to `offset` in the window. Counts the bytes of the stream and the characters of the current line.
void PgnSplitter::advanceTo(std::size_t offset) {
    const std::string_view passing = std::string_view(window_).substr(passed_, offset - passed_);
    const auto newline = [](char c) { return c == '\n' || c == '\r'; };
    const auto line =
        static_cast<std::size_t>(std::find_if(passing.rbegin(), passing.rend(), newline).base() - passing.begin());
    column_ = (line == 0 ? column_ : 1) + charactersIn(passing.substr(line));
    while (passed_ < offset && !segments_.empty()) {
        Segment& segment = segments_.front();
        const std::size_t length = std::min(segment.length, offset - passed_);
        source_ += bytesOf(std::string_view(window_).substr(passed_, length), segment.encoding);
        passed_ += length;
        segment.length -= length;
        if (segment.length == 0) segments_.pop_front();
    }
}

/// Removes the first `length` bytes of the window, which have been scanned. Appends the spaces that follow the last
/// token to the text of the game.
void PgnSplitter::forget(std::size_t length) {
    measure();
    if (begun_) {
        const std::size_t room = PgnText::LongestGame - game_.text.size();
        game_.text.append(window_, textEnd_, std::min(length - textEnd_, room));
        textEnd_ = 0;
    }
    advanceTo(length);
    passed_ = 0;
    window_.erase(0, length);
}

}  // namespace rokada
