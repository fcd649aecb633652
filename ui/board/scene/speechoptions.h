// Options for reading the board aloud.
#pragma once

namespace rokada::ui {

struct SpeechOptions {
    bool inFull = true;    ///< reads attackers, defenders, walls and edges, and moves in words
    bool spelled = false;  ///< reads file letters as names that cannot be misheard

    friend bool operator==(const SpeechOptions&, const SpeechOptions&) = default;
};

}  // namespace rokada::ui
