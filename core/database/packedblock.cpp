#include "database/packedblock.h"

#include <algorithm>
#include <cstring>

namespace rokada {

namespace {

constexpr std::size_t SumSize = 8, HeadSize = 40;

/// Writes a number in little-endian order.
template <class T>
void store(char*& at, T value) {
    for (std::size_t i = 0; i < sizeof(T); ++i)
        *at++ = static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * i) & 0xFF);
}

template <class T>
T load(const char*& at) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) value |= std::uint64_t{static_cast<unsigned char>(*at++)} << (8 * i);
    return static_cast<T>(value);
}

/// Returns a checksum. Reads eight bytes at a time, because every search computes the checksums of all its blocks.
std::uint64_t sumOf(std::string_view bytes) {
    constexpr std::uint64_t Factor = 0x9E3779B97F4A7C15u;
    std::uint64_t sum = bytes.size() * Factor;
    const char* at = bytes.data();
    const auto mix = [&](std::uint64_t word) {
        sum = (sum ^ word) * Factor;
        sum ^= sum >> 32;
    };
    for (std::size_t words = bytes.size() / 8; words > 0; --words) mix(load<std::uint64_t>(at));
    for (std::size_t left = bytes.size() % 8; left > 0; --left) mix(load<std::uint8_t>(at));
    return sum;
}

}  // namespace

PackedWriter::PackedWriter() : bytes_(SumSize, '\0') {}

void PackedWriter::add(const PackedView& game) {
    const std::size_t size = bytes_.size();
    bytes_.resize(size + HeadSize + game.moves.size());
    char* at = bytes_.data() + size;
    const PackedHead& head = game.head;
    store(at, head.id);
    store(at, head.touched);
    for (const std::uint8_t count : head.pawns) store(at, count);
    for (const std::uint8_t count : head.pieces) store(at, count);
    store(at, static_cast<std::uint32_t>(game.moves.size()));
    store(at, head.year);
    store(at, head.rating);
    store(at, head.plies);
    store(at, static_cast<std::uint8_t>(head.result));
    store(at, std::uint8_t{head.usual});
    store(at, std::uint32_t{0});
    if (!game.moves.empty()) std::memcpy(at, game.moves.data(), game.moves.size());
    ++games_;
}

const std::string& PackedWriter::finished() {
    char* at = bytes_.data();
    store(at, sumOf(std::string_view(bytes_).substr(SumSize)));
    return bytes_;
}

bool PackedReader::whole(std::string_view block) {
    if (block.size() < SumSize) return false;
    const char* at = block.data();
    return load<std::uint64_t>(at) == sumOf(block.substr(SumSize));
}

PackedReader::PackedReader(std::string_view block) : rest_(block.substr(std::min(SumSize, block.size()))) {}

bool PackedReader::next(PackedView& game) {
    if (rest_.size() < HeadSize) return false;
    const char* at = rest_.data();
    PackedHead& head = game.head;
    head.id = load<std::int64_t>(at);
    head.touched = load<std::uint64_t>(at);
    for (std::uint8_t& count : head.pawns) count = load<std::uint8_t>(at);
    for (std::uint8_t& count : head.pieces) count = load<std::uint8_t>(at);
    const std::size_t size = load<std::uint32_t>(at);
    head.year = load<std::uint16_t>(at);
    head.rating = load<std::uint16_t>(at);
    head.plies = load<std::uint16_t>(at);
    head.result = PackedResult(load<std::uint8_t>(at) & 3);
    head.usual = load<std::uint8_t>(at) != 0;
    if (rest_.size() - HeadSize < size) return false;
    game.moves = {reinterpret_cast<const std::uint8_t*>(rest_.data()) + HeadSize, size};
    rest_.remove_prefix(HeadSize + size);
    return true;
}

}  // namespace rokada
