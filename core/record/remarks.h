// Remarks on a move: comments with commands, NAGs, and unread text.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Text between moves, in UTF-8.
struct Annotation {
    enum class Type : std::uint8_t {
        Comment,  ///< comment with its commands; single spaces between words, '\n' between paragraphs
        Escape,   ///< line that starts with '%', without that character
        Aside,    ///< variation that could not be read, unchanged
        Rest,     ///< text after the last legal move of a variation, unchanged
    };

    Type type = Type::Comment;
    std::string text;

    friend bool operator==(const Annotation&, const Annotation&) = default;
};

/// Returns the text as a comment, with round brackets in place of braces, which would end it.
[[nodiscard]] Annotation asComment(std::string text);

/// Command in a comment: "[%clk 0:05:12]" has the name "clk" and the value "0:05:12".
struct Command {
    std::string_view name, value;
    std::size_t at = 0, length = 0;  ///< place in the comment, brackets included
};
/// Returns the first command at or after `from`.
[[nodiscard]] std::optional<Command> commandIn(std::string_view comment, std::size_t from = 0);
/// Returns a comment without its commands. Paragraphs that become empty are removed.
[[nodiscard]] std::string withoutCommands(std::string_view comment);

/// Returns a comment in the form that a tree stores: single spaces between words, none at the ends, '
/// ' for empty lines.
[[nodiscard]] std::string normalComment(std::string_view comment);

/// Remarks on one move.
struct Remarks {
    std::vector<Annotation> before;  ///< before the first move of a variation, or after variations
    std::vector<Annotation> after;   ///< after the move; at the root, about the whole game
    std::vector<std::uint8_t> nags;  ///< numeric annotation glyphs: 1 is "!", 2 is "?" ...

    [[nodiscard]] bool empty() const { return before.empty() && after.empty() && nags.empty(); }
    /// Returns the comments after the move without commands, as paragraphs.
    [[nodiscard]] std::string comment() const;
    /// Replaces these comments by one, or removes them if `text` is empty. Keeps commands.
    void setComment(std::string_view text);
    /// Returns the value of the first command with this name after the move.
    [[nodiscard]] std::optional<std::string_view> command(std::string_view name) const;
    /// Replaces the first command with this name, or adds one.
    void setCommand(std::string_view name, std::string_view value);
    void removeCommands(std::string_view name);
    /// Calls `visit` with every command after the move.
    void eachCommand(const std::function<void(const Command&)>& visit) const;

    friend bool operator==(const Remarks&, const Remarks&) = default;
};

/// Returns the readable text of a list of remarks, as paragraphs: comments without commands, and unread text.
[[nodiscard]] std::string readableText(const std::vector<Annotation>& remarks);

}  // namespace rokada
