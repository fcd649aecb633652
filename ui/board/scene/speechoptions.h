// Options for reading the board aloud.
#pragma once

namespace rokada::ui {

struct SpeechOptions {
    bool inFull = true;    ///< also reads attackers, defenders, walls and edges, and each move in words
    bool spelled = false;  ///< reads files by names that cannot be misheard, for example "Eva" for e

    friend bool operator==(const SpeechOptions&, const SpeechOptions&) = default;
};

}  // namespace rokada::ui
