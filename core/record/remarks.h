// Everything that a record says of a move: comments with their commands, NAGs, and text that could not be read.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// A text between the moves, in UTF-8.
struct Annotation {
    enum class Type : std::uint8_t {
        Comment,  ///< with its commands; single blanks between words, '\n' between paragraphs
        Escape,   ///< a line that begins with '%', without that sign
        Aside,    ///< a variation that could not be read, as it stands in the file
        Rest,     ///< what follows the last legal move of a variation, as it stands in the file
    };

    Type type = Type::Comment;
    std::string text;

    friend bool operator==(const Annotation&, const Annotation&) = default;
};

/// Any text as a comment, with round brackets for braces that would end it.
[[nodiscard]] Annotation asComment(std::string text);

/// What programs say in comments: "[%clk 0:05:12]" has the name "clk" and the value "0:05:12".
struct Command {
    std::string_view name, value;
    std::size_t at = 0, length = 0;  ///< its place in the comment, brackets included
};
/// The first command at or behind `from`.
[[nodiscard]] std::optional<Command> commandIn(std::string_view comment, std::size_t from = 0);
/// A comment without its commands. A paragraph that had nothing else disappears.
[[nodiscard]] std::string withoutCommands(std::string_view comment);

/// A comment as a tree keeps it: single blanks between words, none at the ends, '\n' where there are empty lines.
[[nodiscard]] std::string normalComment(std::string_view comment);

/// What is said about a move.
struct Remarks {
    std::vector<Annotation> before;  ///< before the first move of a variation or after variations
    std::vector<Annotation> after;   ///< after the move; the root's are about the whole game
    std::vector<std::uint8_t> nags;  ///< numeric annotation glyphs: 1 is "!", 2 "?" ...

    [[nodiscard]] bool empty() const { return before.empty() && after.empty() && nags.empty(); }
    /// The comments after the move without their commands, as paragraphs.
    [[nodiscard]] std::string comment() const;
    /// Replaces them by one comment, or by none if `text` is empty. Commands stay.
    void setComment(std::string_view text);
    /// The value of the first command of that name after the move.
    [[nodiscard]] std::optional<std::string_view> command(std::string_view name) const;
    /// Replaces the first command of that name, or adds one.
    void setCommand(std::string_view name, std::string_view value);
    void removeCommands(std::string_view name);
    /// Calls `visit` with every command after the move.
    void eachCommand(const std::function<void(const Command&)>& visit) const;

    friend bool operator==(const Remarks&, const Remarks&) = default;
};

/// What people read of a list of remarks, as paragraphs: comments without commands, and what could not be read.
[[nodiscard]] std::string readableText(const std::vector<Annotation>& remarks);

}  // namespace rokada
