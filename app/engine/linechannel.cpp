#include "linechannel.h"

#include <istream>
#include <ostream>

namespace rokada::engine {

LineState readLine(std::istream& in, std::string& line) {
    line.clear();
    bool tooLong = false;
    for (;;) {
        const int c = in.get();
        if (c == std::istream::traits_type::eof()) {
            if (line.empty()) return LineState::End;
            break;
        }
        if (c == '\n') break;
        if (line.size() < MaxLine) {
            line.push_back(static_cast<char>(c));
        } else {
            tooLong = true;
        }
    }
    return tooLong ? LineState::TooLong : LineState::Whole;
}

void LineWriter::write(std::string_view lines) {
    std::string text(lines);
    text += '\n';
    const std::lock_guard lock(mutex_);
    out_.write(text.data(), static_cast<std::streamsize>(text.size()));
    out_.flush();
}

std::string printable(std::string_view text) {
    constexpr std::size_t most = 80;
    std::string shown(text.substr(0, most));
    for (char& c : shown) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < ' ' || byte > '~') c = ' ';
    }
    if (text.size() > most) shown += "...";
    return shown;
}

}  // namespace rokada::engine
