// Splits a position text into fields. Any white space separates them. Fields can be missing at the end, and castling
// and en passant before the counters. An EPD has operations after the fourth field.
#pragma once

#include "base/parseerror.h"
#include "rules/variant.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace rokada {

/// Fields in their order, and operations that can follow them.
enum class PositionField : std::uint8_t {
    Placement,
    Turn,
    Rights,
    EnPassant,
    HalfmoveClock,
    MoveNumber,
    FirstMoves,  ///< only in variants that track them
    Operations,  ///< operations of an EPD, except its counters
};

/// Fields of one position text. `text` must outlive this object.
class PositionFields {
public:
    PositionFields(const Variant& variant, std::string_view text);

    /// Returns an error if there are no fields or too many.
    [[nodiscard]] std::optional<ParseError> error() const { return error_; }

    /// Makes a field the current one.
    void enter(PositionField field) { current_ = field; }
    [[nodiscard]] bool given() const { return found().has_value(); }
    /// Returns the current field. Precondition: `given()`.
    [[nodiscard]] std::string_view text() const { return found()->text; }
    /// Returns the number of the current field, from 1.
    [[nodiscard]] int current() const { return static_cast<int>(current_) + 1; }
    /// Returns the offset in the text of a character of the current field; the end of the text if the field is missing.
    [[nodiscard]] std::size_t place(std::size_t at) const { return found() ? found()->at + at : end_; }

private:
    struct Word {
        std::size_t at = 0;
        std::string_view text;
    };
    static constexpr std::size_t Count = static_cast<std::size_t>(PositionField::Operations) + 1;

    void distribute(const Variant& variant);
    void readOperations(std::size_t first);
    [[nodiscard]] bool beginsOperations(std::size_t word) const;
    [[nodiscard]] std::optional<Word>& at(PositionField field) { return fields_[static_cast<std::size_t>(field)]; }
    [[nodiscard]] const std::optional<Word>& found() const { return fields_[static_cast<std::size_t>(current_)]; }

    std::vector<Word> words_;
    std::array<std::optional<Word>, Count> fields_;
    std::size_t end_ = 0;  ///< end of the text without trailing white space
    PositionField current_ = PositionField::Placement;
    std::optional<ParseError> error_;
};

}  // namespace rokada
