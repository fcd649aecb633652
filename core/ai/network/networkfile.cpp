#include "ai/network/networkfile.h"

#include "base/storedbytes.h"

#include <algorithm>
#include <optional>

namespace rokada {

namespace {

constexpr std::string_view Magic = "RokNetw";
constexpr char Version = 2;
constexpr std::size_t NameBytes = 16;

// Offsets of the header fields and sizes of the parts of the file, in bytes.
constexpr std::size_t NameAt = Magic.size() + 1;
constexpr std::size_t InputsAt = NameAt + NameBytes;
constexpr std::size_t HiddenAt = InputsAt + 4;
constexpr std::size_t StagesAt = HiddenAt + 4;
constexpr std::size_t RowsAt = StagesAt + 4;
constexpr std::size_t RowBytes = 2 * Network::Hidden;
constexpr std::size_t OutputBytes = 4 + 2 * RowBytes;  // the constant, then the weights of mover and enemy
constexpr std::size_t SumBytes = 8;                    // checksum of all preceding bytes

std::string nameField(const Rulebook& book) {
    std::string name(book.variant().id);
    name.resize(NameBytes, '\0');
    return name;
}

void addRow(std::string& bytes, const Network::Accumulator& row) {
    for (const std::int16_t value : row.values) addLowFirst(bytes, static_cast<std::uint16_t>(value));
}

Network::Accumulator rowAt(std::string_view bytes, std::size_t at) {
    Network::Accumulator row;
    for (std::int16_t& value : row.values) {
        value = static_cast<std::int16_t>(lowFirst<std::uint16_t>(bytes, at));
        at += 2;
    }
    return row;
}

Network::Output outputAt(std::string_view bytes, std::size_t at) {
    return {.mover = rowAt(bytes, at + 4),
            .enemy = rowAt(bytes, at + 4 + RowBytes),
            .constant = static_cast<std::int32_t>(lowFirst<std::uint32_t>(bytes, at))};
}

/// Returns true if the output weights are within their bounds. Larger weights would cause an overflow. A correct
/// checksum does not exclude them, because a checksum can be forged.
bool withinBounds(const Network::Output& output) {
    const auto small = [](int w) { return w >= -Network::MaxWeight && w <= Network::MaxWeight; };
    return std::ranges::all_of(output.mover.values, small) && std::ranges::all_of(output.enemy.values, small) &&
           output.constant >= -Network::MaxConstant && output.constant <= Network::MaxConstant;
}

/// Returns the size in bytes of a network file with this number of inputs.
std::size_t sizeOf(std::size_t inputs) {
    return RowsAt + (inputs + 1) * RowBytes + Network::Stages * OutputBytes + SumBytes;
}

std::optional<NetworkError> errorOf(std::string_view bytes, const Rulebook& book, std::size_t inputs) {
    if (bytes.substr(0, Magic.size()) != Magic) return NetworkError::NoNetwork;
    if (bytes.size() < RowsAt + SumBytes) return NetworkError::Cut;
    if (bytes[Magic.size()] != Version) return NetworkError::OtherVersion;
    if (bytes.substr(NameAt, NameBytes) != nameField(book)) return NetworkError::OtherVariant;
    if (lowFirst<std::uint32_t>(bytes, InputsAt) != inputs) return NetworkError::OtherSize;
    if (lowFirst<std::uint32_t>(bytes, HiddenAt) != Network::Hidden) return NetworkError::OtherSize;
    if (lowFirst<std::uint32_t>(bytes, StagesAt) != Network::Stages) return NetworkError::OtherSize;
    if (bytes.size() != sizeOf(inputs)) return NetworkError::Cut;
    const std::size_t end = bytes.size() - SumBytes;
    if (lowFirst<std::uint64_t>(bytes, end) != checksum(bytes.substr(0, end))) return NetworkError::Damaged;
    return std::nullopt;
}

}  // namespace

tl::expected<NetworkPtr, NetworkError> readNetwork(const Rulebook& book, std::string_view bytes) {
    const auto inputs = static_cast<std::size_t>(NetworkInputs(book).count());
    if (const auto wrong = errorOf(bytes, book, inputs)) return tl::make_unexpected(*wrong);
    Network::Weights weights;
    weights.rows.reserve(inputs);
    std::size_t at = RowsAt;
    for (; weights.rows.size() < inputs; at += RowBytes) weights.rows.push_back(rowAt(bytes, at));
    weights.start = rowAt(bytes, at);
    at += RowBytes;
    for (Network::Output& output : weights.outputs) {
        output = outputAt(bytes, at);
        if (!withinBounds(output)) return tl::make_unexpected(NetworkError::Damaged);
        at += OutputBytes;
    }
    return std::make_shared<const Network>(book, std::move(weights));
}

std::string networkBytes(const Rulebook& book, const Network::Weights& weights) {
    std::string bytes(Magic);
    bytes += Version;
    bytes += nameField(book);
    addLowFirst(bytes, static_cast<std::uint32_t>(weights.rows.size()));
    addLowFirst(bytes, static_cast<std::uint32_t>(Network::Hidden));
    addLowFirst(bytes, static_cast<std::uint32_t>(Network::Stages));
    for (const Network::Accumulator& row : weights.rows) addRow(bytes, row);
    addRow(bytes, weights.start);
    for (const Network::Output& output : weights.outputs) {
        addLowFirst(bytes, static_cast<std::uint32_t>(output.constant));
        addRow(bytes, output.mover);
        addRow(bytes, output.enemy);
    }
    addLowFirst(bytes, checksum(bytes));
    return bytes;
}

}  // namespace rokada
