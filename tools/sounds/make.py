#!/usr/bin/env python3
"""Makes the sounds of Rokada: one WAV file each, 16 bits, one channel, 22050 samples a second.

    tools/sounds/make.py resources/sounds

Every sound is a sum of struck bodies: partials that ring and fade, and a short burst of noise where something hits
wood. The noise has a fixed seed, so that the same files come out again. Needs nothing but Python.
"""

import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050
# A wooden piece on a board, a small bell, a plucked string, a horn, a marimba: partials as (ratio, strength, fading).
WOOD = [(1, 1.0, 1.0), (2.76, 0.5, 1.8), (5.4, 0.25, 2.6)]
BELL = [(1, 1.0, 1.0), (2.0, 0.35, 1.2), (2.41, 0.3, 1.6), (3.9, 0.15, 2.4)]
STRING = [(n, 1.0 / n, 0.7 + 0.3 * n) for n in range(1, 7)]
HORN = [(n, 1.0 / n**1.4, 1.0) for n in range(1, 6)]
MARIMBA = [(1, 1.0, 1.0), (3.93, 0.28, 2.5), (9.2, 0.06, 4.0)]


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def struck(body, pitch, seconds, fading, attack=0.003):
    """A body that is struck once: its partials fade, the higher ones sooner."""
    samples = silence(seconds)
    for ratio, strength, speed in body:
        step = 2 * math.pi * pitch * ratio / RATE
        if pitch * ratio > RATE / 2.2:
            continue
        for i in range(len(samples)):
            time = i / RATE
            samples[i] += strength * math.exp(-fading * speed * time) * min(1, time / attack) * math.sin(step * i)
    return samples


def knock(seconds, fading, dull, seed):
    """Noise of a hit; the greater `dull`, the deeper."""
    dice = random.Random(seed)
    samples, low = [], 0.0
    for i in range(round(seconds * RATE)):
        low += (dice.uniform(-1, 1) - low) / dull
        samples.append(low * math.exp(-fading * i / RATE))
    return samples


def glide(first, last, seconds, fading):
    """A soft tone that slides from one pitch to another."""
    samples, phase = [], 0.0
    for i in range(round(seconds * RATE)):
        part = i / (seconds * RATE)
        phase += 2 * math.pi * (first + (last - first) * part) / RATE
        rise = min(1, i / (0.01 * RATE))
        samples.append(rise * math.exp(-fading * i / RATE) * (math.sin(phase) + 0.25 * math.sin(2 * phase)))
    return samples


def at(time, samples, strength=1.0):
    return silence(time) + [strength * s for s in samples]


def mixed(*parts):
    samples = [0.0] * max(len(p) for p in parts)
    for part in parts:
        for i, s in enumerate(part):
            samples[i] += s
    return samples


def tap(pitch, seed, strength=1.0):
    """A piece is set down."""
    return mixed(at(0, struck(WOOD, pitch, 0.14, 42), 0.6 * strength), at(0, knock(0.05, 110, 3, seed), 1.4 * strength))


def turn(body, pitch, fading):
    """Two notes, a little after the move that came before; each side has a body and pitch of its own."""
    first, second = struck(body, pitch, 0.45, fading), struck(body, pitch * 1.5, 0.4, fading)
    return mixed(at(0.20, first, 0.5), at(0.32, second, 0.4))


def chord(body, notes, apart, seconds, fading):
    """Notes one after another that sound on until the same moment."""
    return mixed(*[at(apart * i, struck(body, n, seconds - apart * i, fading), 0.4) for i, n in enumerate(notes)])


def note(semitones):
    """So far above the middle a."""
    return 440 * 2 ** (semitones / 12)


def sounds():
    return {
        "move": tap(310, 1),
        "capture": mixed(tap(235, 2), at(0.055, tap(180, 3), 0.9), at(0, knock(0.16, 30, 6, 4), 0.8)),
        "check": mixed(tap(310, 5), at(0.04, struck(BELL, note(7), 0.4, 9), 0.5)),
        "twowaycheck": mixed(
            tap(310, 6), at(0.04, struck(BELL, note(7), 0.4, 9), 0.5), at(0.20, struck(BELL, note(13), 0.45, 8), 0.5)
        ),
        "castle": mixed(tap(290, 7), at(0.13, tap(340, 8))),
        "promote": chord(MARIMBA, [note(n) for n in (3, 7, 10, 15)], 0.07, 0.6, 8),
        "refuse": mixed(at(0, struck(HORN, 116, 0.16, 12, 0.01), 0.5), at(0.02, knock(0.1, 40, 12, 9), 0.5)),
        "turn-white": turn(MARIMBA, note(3), 8),
        "turn-black": turn(HORN, note(-16), 9),
        "turn-red": turn(STRING, note(-9), 7),
        "turn-blue": turn(BELL, note(10), 7),
        "lowtime": mixed(*[at(0.16 * i, struck(WOOD, 1150, 0.1, 45), 0.6) for i in range(3)]),
        "flag": mixed(at(0, struck(BELL, note(-5), 0.7, 4), 0.6), at(0, struck(BELL, note(-4.6), 0.7, 4), 0.4)),
        "offer": mixed(at(0, struck(MARIMBA, note(5), 0.35, 8), 0.5), at(0.14, struck(MARIMBA, note(5), 0.4, 8), 0.5)),
        "eliminated": mixed(glide(330, 98, 0.75, 3.2), at(0.45, knock(0.25, 18, 10, 10), 0.9)),
        "reveal": mixed(glide(220, 520, 0.35, 2), at(0.33, struck(MARIMBA, note(10), 0.4, 7), 0.6)),
        "end": chord(MARIMBA, [note(n) for n in (-5, -1, 2, 7)], 0.12, 0.85, 4),
    }


def finished(samples):
    """Equally loud, without a click at the end."""
    loudest = max(abs(s) for s in samples)
    fade = round(0.02 * RATE)
    shaped = [0.7 * s / loudest * min(1, (len(samples) - i) / fade) for i, s in enumerate(samples)]
    return struct.pack(f"<{len(shaped)}h", *[round(32767 * s) for s in shaped])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds().items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(finished(samples))


if __name__ == "__main__":
    main()
