// Remarks on a move: comments with commands, NAGs, and unread text, which the PGN reader could not parse.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Text between the moves of a game, in UTF-8.
struct Annotation {
    enum class Type : std::uint8_t {
        /// Comment with its commands. Words are separated by a single space, paragraphs by '\n'.
        Comment,
        Escape,  ///< line that starts with '%', without this character
        Aside,   ///< unchanged text of a variation that could not be read
        Rest,    ///< unchanged text after the last legal move of a variation
    };

    Type type = Type::Comment;
    std::string text;

    friend bool operator==(const Annotation&, const Annotation&) = default;
};

/// Returns the text as a comment, with ')' in place of '}', because '}' would end the comment.
[[nodiscard]] Annotation asComment(std::string text);

/// Command in a comment. In "[%clk 0:05:12]", the name is "clk" and the value is "0:05:12".
struct Command {
    std::string_view name, value;
    std::size_t at = 0, length = 0;  ///< offset and length in the comment, with the brackets
};
/// Returns the first command at or after `from`, or nullopt if there is none.
[[nodiscard]] std::optional<Command> commandIn(std::string_view comment, std::size_t from = 0);
/// Returns a comment without its commands. Paragraphs that become empty are removed.
[[nodiscard]] std::string withoutCommands(std::string_view comment);

/// Returns a comment in the form that a tree stores: single spaces between words, '\n' in place of empty lines, and no
/// spaces at the ends.
[[nodiscard]] std::string normalComment(std::string_view comment);

/// Remarks on one move.
struct Remarks {
    std::vector<Annotation> before;  ///< remarks before the move, at the start of a variation or after variations
    std::vector<Annotation> after;   ///< remarks after the move; at the root, remarks about the whole game
    std::vector<std::uint8_t> nags;  ///< numeric annotation glyphs, for example 1 for "!"

    [[nodiscard]] bool empty() const { return before.empty() && after.empty() && nags.empty(); }
    /// Returns the text of the comments after the move, without commands. '\n' separates paragraphs.
    [[nodiscard]] std::string comment() const;
    /// Replaces the comments after the move by one comment. If `text` is empty, removes them. Keeps all commands.
    void setComment(std::string_view text);
    /// Returns the value of the first command with this name after the move, or nullopt if there is none.
    [[nodiscard]] std::optional<std::string_view> command(std::string_view name) const;
    /// Sets the value of the first command with this name. Adds the command if there is none.
    void setCommand(std::string_view name, std::string_view value);
    void removeCommands(std::string_view name);
    /// Calls `visit` with every command after the move.
    void eachCommand(const std::function<void(const Command&)>& visit) const;

    friend bool operator==(const Remarks&, const Remarks&) = default;
};

/// Returns the readable text of remarks: comments without commands, and unread text. '\n' separates paragraphs.
[[nodiscard]] std::string readableText(const std::vector<Annotation>& remarks);

}  // namespace rokada
