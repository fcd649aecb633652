// List of fixed capacity on the stack, which costs nothing while it is empty.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace rokada {

/// List of at most `Room` elements. Never allocates.
template <class T, std::size_t Room>
class ShortList {
    static_assert(std::is_trivially_destructible_v<T>);

public:
    ShortList() {}  // NOLINT(modernize-use-equals-default): the room is deliberately left uninitialised

    /// Appends an element. Returns false if the list is full.
    bool add(const T& element) {
        if (count_ == Room) return false;
        std::construct_at(room_.data() + count_++, element);
        return true;
    }
    [[nodiscard]] const T* begin() const { return room_.data(); }
    [[nodiscard]] const T* end() const { return room_.data() + count_; }

private:
    union {
        std::array<T, Room> room_;
    };
    std::size_t count_ = 0;
};

}  // namespace rokada
