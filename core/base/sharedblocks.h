// List of items in copy-on-write blocks. A copy of the list costs one pointer for each block, and a change copies one
// block.
#pragma once

#include <atomic>
#include <cstddef>
#include <utility>
#include <vector>

namespace rokada {

/// List whose copies share blocks until one of them changes. Copies can be used in different threads. References to
/// items are valid until the list changes.
template <class T, std::size_t BlockSize = 256>
class SharedBlocks {
public:
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const T& operator[](std::size_t index) const {
        return blocks_[index / BlockSize].items()[index % BlockSize];
    }
    /// Returns an item for writing. Copies its block first if another list shares that block.
    [[nodiscard]] T& own(std::size_t index) { return blocks_[index / BlockSize].own()[index % BlockSize]; }
    void push_back(T item) {
        if (size_ % BlockSize == 0) blocks_.emplace_back();
        blocks_.back().own().push_back(std::move(item));
        ++size_;
    }
    /// Returns true if both lists share the block of this item. The items can also be equal if they are in different
    /// blocks.
    [[nodiscard]] bool shares(const SharedBlocks& other, std::size_t index) const {
        const std::size_t block = index / BlockSize;
        return block < other.blocks_.size() && blocks_[block] == other.blocks_[block];
    }
    /// Returns true if both lists share all blocks.
    [[nodiscard]] bool sharesAll(const SharedBlocks& other) const { return blocks_ == other.blocks_; }
    /// Returns the first index after the block that contains `index`.
    [[nodiscard]] static constexpr std::size_t blockEnd(std::size_t index) {
        return (index / BlockSize + 1) * BlockSize;
    }

private:
    /// Reference-counted block with a counter of its own. A thread may write to a block only after it sees that no
    /// other thread still reads the block. `shared_ptr::use_count` does not guarantee this.
    class Block {
    public:
        Block() : shared_(new Shared) {}
        Block(const Block& other) : shared_(other.shared_) {
            if (shared_) shared_->owners.fetch_add(1, std::memory_order_relaxed);
        }
        Block(Block&& other) noexcept : shared_(std::exchange(other.shared_, nullptr)) {}
        Block& operator=(Block other) noexcept {
            std::swap(shared_, other.shared_);
            return *this;
        }
        ~Block() {
            if (shared_ && shared_->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) delete shared_;
        }
        [[nodiscard]] const std::vector<T>& items() const { return shared_->items; }
        [[nodiscard]] std::vector<T>& own() {
            if (shared_->owners.load(std::memory_order_acquire) > 1) {
                Block copy;
                copy.shared_->items = shared_->items;
                std::swap(shared_, copy.shared_);
            }
            return shared_->items;
        }
        friend bool operator==(const Block& a, const Block& b) { return a.shared_ == b.shared_; }

    private:
        struct Shared {
            std::atomic<std::size_t> owners{1};
            std::vector<T> items;
        };
        Shared* shared_;
    };

    std::vector<Block> blocks_;
    std::size_t size_ = 0;
};

}  // namespace rokada
