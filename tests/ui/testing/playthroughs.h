// One complete game of each variant except Tavreli, from self-play of a player that searches one ply. These games are
// short. They contain castling, en passant and promotions if the variant has them.
#pragma once

#include <array>
#include <string_view>

namespace rokada::ui::testing {

struct Playthrough {
    std::string_view variant;
    std::string_view end;    ///< text of the banner at the end
    std::string_view moves;  ///< all moves in coordinates
};

constexpr std::array playthroughs{
    Playthrough{"chess", "White wins: Black is checkmated.",
                "f2f4 b8c6 g2g4 d7d6 a2a4 c8g4 d2d4 e7e6 c2c4 g7g5 c1e3 f7f5 f4g5 h7h5 g5h6 e6e5 b1c3 d8h4 e3f2 h8h6 "
                "f2h4 h6h4 h2h3 e8c8 h3g4 b7b5 h1h4 e5d4 a4b5 d4c3 b5c6 c3b2 g4f5 b2a1n d1a1 d6d5 a1a6 c8b8 a6b7"},
    Playthrough{"greatshatranj", "Black wins: White is checkmated.",
                "j2j3 d8f6 a2a3 a7a6 a3a4 d7d6 h2h3 e7e6 a4a5 j7j6 c2c3 c7c6 e2e3 f6g6 d1e2 f7f6 h3h4 j6j5 i2i3 e6e5 "
                "i3i4 j5i4 a1a3 e5e4 d2d3 e4d3 c3c4 d3e2 f2f3 e2f1w e1f1 i7i6 b2b3 j8j6 f3f4 g6e4 f1e1 g8h6 j3i4 h6i4 "
                "b3b4 i4g3 e1d1 e4d3"},
    Playthrough{"bolyar", "Black wins: White is checkmated.",
                "f2f3 i7i5 d2d4 b7b5 e2e4 a7a5 i2i4 f7f5 a2a3 d7d5 g2g4 d5e4 d4d5 f5g4 f3e4 f8f1 e1f1 e7e5 d5e6 d8d1 "
                "f1e2 d1c1 b1d2 h8f7 d2f1 c1a1 e6f7 g8f7 b2b4 e8g8 g1d4 a1a3 c2c3 a3a2 f1d2 f7c4 e2e3 c4f1 d2f1 f8f3"},
    Playthrough{"vyrt", "White wins: Black is checkmated.",
                "f2f4 i7i5 a2a4 c7c5 g2g4 d7d5 a4a5 h7h5 i2i4 c8g4 d2d4 g8h6 d4c5 h5i4 b2b4 l7l5 a5l6 a7l6 l2l4 l8l7 "
                "b1c3 f7f5 e2e4 a8a2 l1a2 g4d1 c12d1 d5e4 f1b5 b8c6 b5l7 c6b4 l7b9 b7b6 b9j1 d8d7 j1d7 e8d7 c5b6 b4d3 "
                "c2d3 e4d3 g1f3 l6l5 h2h4 g9g8 f3e5 d7d8 e1g1 i5h4 e5c6 d8c8 c1e3 l9l8 c6a7 l8a7 b6a7 h8h7 a7a8q c8c7 "
                "a8a9 c7b7 a9b9 b7a6 b9i9 d9d8 i9a9 h7a7 a9a7"},
    Playthrough{"fortress", "Black and Blue win: Red is checkmated and White is eliminated.",
                "R@o1 R@a1 R@d13 R@m16 B@m1 B@b3 B@a15 B@m14 N@m2 N@b2 N@b14 N@n16 i4i6 d11f11 j13j11 m11k11 f4f6 "
                "d12e12 f13e12 m5k5 j4k5 d10f10 k14l12 n10l12 g4g6 d8f8 k13l12 n6l5 k3l5 c9f6 i13i11 m6l5 i6i7 f8g8 "
                "e12f11 l5k4 h3k6 c12l12 g14c10 k4j3q l3j3 b2d1 j14l12 n11l12 e4e6 d5e6 e13e11 n7j3 i3j3 d7f7 e11f10 "
                "n9n11 l4l6 f7g6 h13h11 m7l6 k5l6 c5j5 g13g11 l12k14 j3i3 f6c9 d13g13 m10l10 k6g6 c9c10 l14k14 m9k9 "
                "g6g8 c7d8 g13b13 n8l6 i3h3 j5j3 i14k12 l6i6 d8c9 b13g13 i6i11 c9g13 h14h13 i11h11 g13j10 k12h12 "
                "h11h12 j3i3"},
};

}  // namespace rokada::ui::testing
