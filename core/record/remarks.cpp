#include "record/remarks.h"

#include "base/characters.h"

#include <algorithm>

namespace rokada {

namespace {

constexpr std::string_view CommandSign = "[%";

void addParagraph(std::string& text, std::string_view more) {
    if (more.empty()) return;
    if (!text.empty()) text += '\n';
    text += more;
}

std::string commandText(std::string_view name, std::string_view value) {
    std::string text = std::string(CommandSign).append(name);
    if (!value.empty()) text.append(1, ' ').append(value);
    return text + ']';
}

/// Returns the text of a paragraph without its commands and the spaces around them.
std::string wordsOf(std::string_view paragraph) {
    std::string kept;
    const auto add = [&](std::string_view part) {
        while (part.starts_with(' ')) part.remove_prefix(1);
        while (part.ends_with(' ')) part.remove_suffix(1);
        if (!kept.empty() && !part.empty()) kept += ' ';
        kept += part;
    };
    std::size_t at = 0;
    for (auto command = commandIn(paragraph); command; command = commandIn(paragraph, at)) {
        add(paragraph.substr(at, command->at - at));
        at = command->at + command->length;
    }
    add(paragraph.substr(at));
    return kept;
}

/// Returns the offset at which the commands at the start of a comment end.
std::size_t commandsEnd(std::string_view comment) {
    std::size_t end = 0;
    for (auto command = commandIn(comment); command; command = commandIn(comment, end)) {
        if (comment.find_first_not_of(' ', end) != command->at) break;
        end = command->at + command->length;
    }
    return end;
}

void removeCommandsIn(std::string& comment, std::string_view name) {
    std::size_t at = 0;
    for (auto command = commandIn(comment); command; command = commandIn(comment, at)) {
        at = command->at;
        if (command->name != name) {
            at += command->length;
            continue;
        }
        // Also removes the space after the command.
        std::size_t length = command->length;
        if (at + length < comment.size() && comment[at + length] == ' ') ++length;
        comment.erase(at, length);
    }
    while (comment.ends_with(' ')) comment.pop_back();
}

bool isComment(const Annotation& remark) { return remark.type == Annotation::Type::Comment; }

}  // namespace

std::optional<Command> commandIn(std::string_view comment, std::size_t from) {
    const std::size_t at = comment.find(CommandSign, from);
    const std::size_t end = at == std::string_view::npos ? at : comment.find(']', at);
    if (end == std::string_view::npos) return std::nullopt;
    std::string_view inner = comment.substr(at + CommandSign.size(), end - at - CommandSign.size());
    const std::size_t gap = std::min(inner.find_first_of(" \n"), inner.size());
    const std::string_view value = gap < inner.size() ? inner.substr(gap + 1) : std::string_view();
    return Command{inner.substr(0, gap), value, at, end + 1 - at};
}

std::string withoutCommands(std::string_view comment) {
    std::string text;
    while (!comment.empty()) {
        const std::size_t end = std::min(comment.find('\n'), comment.size());
        addParagraph(text, wordsOf(comment.substr(0, end)));
        comment.remove_prefix(std::min(end + 1, comment.size()));
    }
    return text;
}

std::string normalComment(std::string_view comment) {
    const std::size_t lastBracket = comment.rfind(']');
    std::string text;
    bool gap = false, command = false;
    int lines = 0;
    for (std::size_t at = 0; at < comment.size(); ++at) {
        const char c = comment[at];
        if (blank(c)) {
            gap = true;
            lines += c == '\n' || (c == '\r' && !comment.substr(at).starts_with("\r\n"));
            continue;
        }
        if (gap && !text.empty()) text += lines > 1 && !command ? '\n' : ' ';
        gap = false;
        lines = 0;
        if (comment.substr(at).starts_with(CommandSign))
            command = lastBracket != std::string_view::npos && at < lastBracket;
        if (c == ']') command = false;
        text += c;
    }
    return text;
}

Annotation asComment(std::string text) {
    std::ranges::replace(text, '}', ')');
    return {Annotation::Type::Comment, normalComment(text)};
}

std::string Remarks::comment() const {
    std::string text;
    for (const Annotation& remark : after) {
        if (isComment(remark)) addParagraph(text, withoutCommands(remark.text));
    }
    return text;
}

void Remarks::setComment(std::string_view text) {
    std::string commands;
    eachCommand([&](const Command& command) {
        commands.append(commands.empty() ? "" : " ").append(commandText(command.name, command.value));
    });
    std::string paragraphs;
    for (const char c : text) paragraphs.append(c == '\n' ? 2 : 1, c);
    const std::string words = withoutCommands(normalComment(paragraphs));
    std::erase_if(after, isComment);
    if (commands.empty() && words.empty()) return;
    const std::string_view between = commands.empty() || words.empty() ? "" : " ";
    after.insert(after.begin(), {Annotation::Type::Comment, commands.append(between).append(words)});
}

std::optional<std::string_view> Remarks::command(std::string_view name) const {
    for (const Annotation& remark : after) {
        if (!isComment(remark)) continue;
        std::size_t at = 0;
        for (auto found = commandIn(remark.text); found; found = commandIn(remark.text, at)) {
            if (found->name == name) return found->value;
            at = found->at + found->length;
        }
    }
    return std::nullopt;
}

void Remarks::setCommand(std::string_view name, std::string_view value) {
    const std::string text = commandText(name, value);
    for (Annotation& remark : after) {
        if (!isComment(remark)) continue;
        std::size_t at = 0;
        for (auto found = commandIn(remark.text); found; found = commandIn(remark.text, at)) {
            if (found->name == name) return static_cast<void>(remark.text.replace(found->at, found->length, text));
            at = found->at + found->length;
        }
    }
    const auto first = std::ranges::find_if(after, isComment);
    if (first == after.end()) return static_cast<void>(after.insert(after.begin(), {Annotation::Type::Comment, text}));
    const std::size_t end = commandsEnd(first->text);
    first->text.insert(end, end == 0 ? text + ' ' : ' ' + text);
}

void Remarks::removeCommands(std::string_view name) {
    for (Annotation& remark : after) {
        if (isComment(remark)) removeCommandsIn(remark.text, name);
    }
    std::erase_if(after, [](const Annotation& remark) { return isComment(remark) && remark.text.empty(); });
}

void Remarks::eachCommand(const std::function<void(const Command&)>& visit) const {
    for (const Annotation& remark : after) {
        if (!isComment(remark)) continue;
        std::size_t at = 0;
        for (auto found = commandIn(remark.text); found; found = commandIn(remark.text, at)) {
            visit(*found);
            at = found->at + found->length;
        }
    }
}

std::string readableText(const std::vector<Annotation>& remarks) {
    std::string text;
    for (const Annotation& remark : remarks) {
        switch (remark.type) {
            case Annotation::Type::Comment: addParagraph(text, withoutCommands(remark.text)); break;
            case Annotation::Type::Aside:
            case Annotation::Type::Rest: addParagraph(text, normalComment(remark.text)); break;
            case Annotation::Type::Escape: break;
        }
    }
    return text;
}

}  // namespace rokada
