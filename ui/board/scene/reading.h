// Options for reading the board aloud.
#pragma once

namespace rokada::ui {

struct Reading {
    bool inFull = true;    ///< with attackers and defenders, walls and edges; moves in words
    bool spelled = false;  ///< file letters as names that cannot be misheard

    friend bool operator==(const Reading&, const Reading&) = default;
};

}  // namespace rokada::ui
