// Returns a copy of a value with one field changed.
#pragma once

#include <type_traits>
#include <utility>

namespace rokada::ui {

template <class Value, class Field>
[[nodiscard]] Value with(Value value, Field Value::*field, std::type_identity_t<Field> changed) {
    value.*field = std::move(changed);
    return value;
}

}  // namespace rokada::ui
