// Splits a position text (FEN or EPD) into its fields. White space separates fields. Fields at the end can be missing.
// The castling and en passant fields can also be missing if counters follow. An EPD has operations after the fourth
// field.
#pragma once

#include "base/parseerror.h"
#include "rules/variant.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace rokada {

/// Fields of a position text in their order, followed by the operations of an EPD.
enum class PositionField : std::uint8_t {
    Placement,
    Turn,
    Rights,
    EnPassant,
    HalfmoveClock,
    MoveNumber,
    FirstMoves,  ///< exists only in variants that track first moves
    Operations,  ///< operations of an EPD, without those that hold the counters
};

/// Fields of a position text. `text` must outlive this object.
class PositionFields {
public:
    PositionFields(const Variant& variant, std::string_view text);

    /// Returns an error if the text has no fields or too many fields; otherwise nullopt.
    [[nodiscard]] std::optional<ParseError> error() const { return error_; }

    /// Makes `field` the current field.
    void enter(PositionField field) { current_ = field; }
    [[nodiscard]] bool given() const { return found().has_value(); }
    /// Returns the text of the current field. Precondition: `given()`.
    [[nodiscard]] std::string_view text() const { return found()->text; }
    /// Returns the number of the current field, from 1.
    [[nodiscard]] int current() const { return static_cast<int>(current_) + 1; }
    /// Returns the offset in the text of character `at` of the current field. If the field is missing, returns the end
    /// of the text.
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
    std::size_t end_ = 0;  ///< end of the text, without trailing white space
    PositionField current_ = PositionField::Placement;
    std::optional<ParseError> error_;
};

}  // namespace rokada
