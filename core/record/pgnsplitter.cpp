#include "record/pgnsplitter.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rokada {

namespace {

/// At the beginning of a line inside a comment it shows that the comment was not closed.
constexpr std::string_view NextGame = "[Event \"";

constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};

bool whiteSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f'; }

}  // namespace

void PgnSplitter::feed(std::string_view chunk) {
    for (const char c : chunk) step(c);
}

void PgnSplitter::finish() {
    endToken();
    endGame();
}

std::optional<PgnText> PgnSplitter::take() {
    if (games_.empty()) return std::nullopt;
    PgnText game = std::move(games_.front());
    games_.pop_front();
    return game;
}

void PgnSplitter::step(char c) {
    switch (lex_) {
        case Lex::Plain: plain(c); break;
        case Lex::Brace: inBrace(c); break;
        case Lex::Line:
            keep(c);
            if (c == '\n') lex_ = Lex::Plain;
            break;
        case Lex::Tag:
        case Lex::Quote: inTag(c); break;
    }
    ++at_;
    line_ += c == '\n';
    blankSoFar_ = c == '\n' || (blankSoFar_ && whiteSpace(c));
}

void PgnSplitter::plain(char c) {
    const bool startsLine = blankSoFar_;
    if (whiteSpace(c) || c == '{' || c == ';' || c == '(' || c == ')' || c == '[') endToken();
    if (over_) endGame();
    if (c == '[' && (phase_ != Phase::Moves || startsLine)) return beginTag();
    keep(c);
    if (whiteSpace(c)) return;
    if (c == '{') {
        lex_ = Lex::Brace;
    } else if (c == ';' || (c == '%' && startsLine && token_.empty())) {
        lex_ = Lex::Line;
    } else if (c == '(' || c == ')') {
        depth_ = std::max(0, depth_ + (c == '(' ? 1 : -1));
    } else {
        phase_ = Phase::Moves;
        hasContent_ = true;
        if (token_.size() < 8) token_ += c;
    }
}

void PgnSplitter::beginTag() {
    if (phase_ == Phase::Moves) endGame();
    keep('[');
    phase_ = Phase::Tags;
    hasContent_ = true;
    lex_ = Lex::Tag;
}

void PgnSplitter::inTag(char c) {
    keep(c);
    if (c == '\n') {
        lex_ = Lex::Plain;
    } else if (lex_ == Lex::Tag) {
        lex_ = c == '"' ? Lex::Quote : c == ']' ? Lex::Plain : Lex::Tag;
    } else if (c == '"' && !escaped_) {
        lex_ = Lex::Tag;
    }
    escaped_ = c == '\\' && !escaped_;
}

void PgnSplitter::inBrace(char c) {
    keep(c);
    if (c == '}') lex_ = Lex::Plain;
    const bool fits = (matched_ > 0 || blankSoFar_) && c == NextGame[matched_];
    matched_ = fits ? matched_ + 1 : 0;
    if (matched_ < NextGame.size()) return;
    matched_ = 0;
    endGame(NextGame.size());
    at_ -= NextGame.size() - 1;
    beginTag();
    for (const char letter : NextGame.substr(1)) {
        ++at_;
        inTag(letter);
    }
}

void PgnSplitter::endToken() {
    over_ = depth_ == 0 && std::find(results.begin(), results.end(), token_) != results.end();
    token_.clear();
}

void PgnSplitter::keep(char c) {
    if (game_.length == 0) {
        if (whiteSpace(c)) return;
        game_.at = at_;
        game_.line = line_;
    }
    ++game_.length;
    if (game_.text.size() < PgnText::LongestGame) {
        game_.text += c;
    } else {
        game_.cut = true;
    }
}

/// The last `withhold` bytes belong to the next game.
void PgnSplitter::endGame(std::size_t withhold) {
    if (hasContent_) {
        game_.length -= withhold;
        game_.text.resize(std::min<std::size_t>(game_.text.size(), static_cast<std::size_t>(game_.length)));
        games_.push_back(std::move(game_));
    }
    game_ = {};
    hasContent_ = over_ = false;
    phase_ = Phase::Between;
    lex_ = Lex::Plain;
    depth_ = 0;
}

}  // namespace rokada
