// Stream buffer for the output of an engine in fuzz targets. Another thread can wait until a number of certain lines
// has been written.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <streambuf>
#include <string>

namespace rokada::fuzz {

/// Counts the lines that begin with a given word, and discards all text.
class Heard final : public std::streambuf {
public:
    explicit Heard(std::string word) : word_(std::move(word)) {}

    /// Waits until `count` lines that begin with the word have been written. Returns false after the timeout `longest`.
    [[nodiscard]] bool awaits(std::size_t count, std::chrono::seconds longest) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, longest, [&] { return count_ >= count; });
    }
    [[nodiscard]] std::size_t count() {
        const std::lock_guard lock(mutex_);
        return count_;
    }

protected:
    int_type overflow(int_type c) override {
        if (!traits_type::eq_int_type(c, traits_type::eof())) hear(traits_type::to_char_type(c));
        return traits_type::not_eof(c);
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        for (std::streamsize i = 0; i < size; ++i) hear(text[i]);
        return size;
    }

private:
    void hear(char c) {
        if (c != '\n') {
            if (line_.size() < word_.size()) line_ += c;
            return;
        }
        const std::lock_guard lock(mutex_);
        if (line_ == word_) ++count_;
        line_.clear();
        changed_.notify_all();
    }

    const std::string word_;
    std::string line_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t count_ = 0;
};

}  // namespace rokada::fuzz
