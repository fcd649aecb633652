// Options for reading the board aloud.
#pragma once

namespace rokada::ui {

struct SpeechOptions {
    /// Reads moves in words instead of in notation. For a square, also reads how many pieces attack and defend it, and
    /// the walls and edges beside it.
    bool inFull = true;
    bool spelled = false;  ///< reads files by names that cannot be misheard, for example "Eva" for e

    friend bool operator==(const SpeechOptions&, const SpeechOptions&) = default;
};

}  // namespace rokada::ui
