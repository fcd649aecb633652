#include "record/pgntokens.h"

#include <algorithm>

namespace rokada {

namespace {

constexpr bool digitIn(char c) { return c >= '0' && c <= '9'; }

/// "(2)" and the rest of a move, which is no variation: so many pieces of a tower move.
bool partOfTower(std::string_view text) {
    if (text.size() < 4 || text[0] != '(' || !digitIn(text[1])) return false;
    const std::size_t close = digitIn(text[2]) ? 3 : 2;
    if (text[close] != ')' || close + 1 >= text.size()) return false;
    const char next = text[close + 1];
    return next == '-' || (next >= 'a' && next <= 'z');
}

bool endsWord(char c) { return blank(c) || std::string_view("{}();[]$").find(c) != std::string_view::npos; }

}  // namespace

void PgnTokens::move() {
    if (text_[at_++] != '\n') return;
    ++line_;
    lineStart_ = at_;
}

/// Blanks, and lines that begin with '%'.
void PgnTokens::skip() {
    while (!over()) {
        if (text_[at_] == '%' && at_ == lineStart_) {
            while (!over() && text_[at_] != '\n') move();
        } else if (blank(text_[at_])) {
            move();
        } else {
            return;
        }
    }
}

PgnToken PgnTokens::next() {
    skip();
    PgnToken token;
    token.line = line_;
    token.column = at_ - lineStart_ + 1;
    if (over()) return token;
    switch (text_[at_]) {
        case '[': readTag(token); break;
        case '{':
        case ';': readComment(token); break;
        case '(':
        case ')':
            if (partOfTower(text_.substr(at_))) {
                readWord(token);
                break;
            }
            token.type = text_[at_] == '(' ? PgnToken::Type::Open : PgnToken::Type::Close;
            move();
            break;
        case '$':
            token.type = PgnToken::Type::Nag;
            for (move(); !over() && text_[at_] >= '0' && text_[at_] <= '9'; move()) token.text += text_[at_];
            break;
        case '}':
        case ']':
            token.type = PgnToken::Type::Broken;
            move();
            break;
        default: readWord(token);
    }
    return token;
}

void PgnTokens::readTag(PgnToken& token) {
    move();
    while (!over() && blank(text_[at_]) && text_[at_] != '\n') move();
    while (!over() && !endsWord(text_[at_]) && text_[at_] != '"') {
        token.text += text_[at_];
        move();
    }
    while (!over() && blank(text_[at_]) && text_[at_] != '\n') move();
    token.type = PgnToken::Type::Broken;
    if (!over() && text_[at_] == '"' && !token.text.empty()) readQuoted(token);
    while (!over() && text_[at_] != ']' && text_[at_] != '\n') move();
    if (!over() && text_[at_] == ']') move();
}

/// A quotation mark inside ends the value only if the bracket follows: some programs do not write the backslash.
void PgnTokens::readQuoted(PgnToken& token) {
    for (move(); !over() && text_[at_] != '\n'; move()) {
        const char c = text_[at_];
        const char follows = at_ + 1 < text_.size() ? text_[at_ + 1] : ']';
        if (c == '\\' && (follows == '"' || follows == '\\')) {
            token.value += follows;
            move();
            continue;
        }
        if (c == '"') {
            const std::size_t after = text_.find_first_not_of(" \t", at_ + 1);
            if (after == std::string_view::npos || text_[after] == ']' || text_[after] == '\n' ||
                text_[after] == '\r') {
                token.type = PgnToken::Type::Tag;
                move();
                return;
            }
        }
        if (!blank(c) || c == ' ') token.value += c;
    }
}

void PgnTokens::readComment(PgnToken& token) {
    const char end = text_[at_] == '{' ? '}' : '\n';
    token.type = PgnToken::Type::Comment;
    for (move(); !over() && text_[at_] != end; move()) token.text += text_[at_];
    if (!over()) return move();
    if (end == '}') token.type = PgnToken::Type::Broken;
}

void PgnTokens::readWord(PgnToken& token) {
    token.type = PgnToken::Type::Symbol;
    while (!over()) {
        if (partOfTower(text_.substr(at_))) {
            for (; text_[at_] != ')'; move()) token.text += text_[at_];
        } else if (endsWord(text_[at_])) {
            return;
        }
        token.text += text_[at_];
        move();
    }
}

}  // namespace rokada
