#include "fileencoding.h"

#include "base/inputstream.h"

#include <array>

namespace rokada {

std::optional<Encoding> oldEncodingOf(const std::string& file) {
    InputStream in(file);
    EncodingGuess guess;
    std::array<char, 1 << 16> chunk;
    while (in) {
        in.read(chunk.data(), chunk.size());
        guess.add({chunk.data(), static_cast<std::size_t>(in.gcount())});
    }
    return guess.oldEncoding();
}

}  // namespace rokada
