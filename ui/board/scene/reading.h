// Options for reading the board aloud.
#pragma once

namespace rokada::ui {

struct Reading {
    bool inFull = true;    ///< reads attackers, defenders, walls and edges, and moves in words
    bool spelled = false;  ///< reads file letters as names that cannot be misheard

    friend bool operator==(const Reading&, const Reading&) = default;
};

}  // namespace rokada::ui
