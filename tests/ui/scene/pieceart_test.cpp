// Tests drawings of both piece sets: their format and margins, and different shapes at small sizes.
#include "scene/pieceart.h"
#include "kit/theme.h"
#include "scene/boardtheme.h"

#include "rules/variant.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <array>

namespace rokada::ui::pieceartTest {
namespace {

constexpr std::array kinds{"king", "queen",    "rook", "bishop",   "knight",     "pawn",  "bolyar",
                           "boat", "elephant", "wfda", "minister", "highpriest", "woody", "soldier"};

QByteArray drawing(const char* set, const char* kind) {
    QFile file(QStringLiteral(":/%1/%2.svg").arg(QLatin1String(set), QLatin1String(kind)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QImage piece(Drawings drawings, const char* kind, const char* sideId, int pixels) {
    PieceArt art;
    art.use(drawings);
    const KindSpec spec{.name = kind, .letter = 'X', .movement = {}};
    return art.piece(spec, sideId, pixels, 1).toImage();
}

struct Set {
    const char* folder;
    Drawings drawings;
};

class Sets : public ::testing::TestWithParam<Set> {};

TEST_P(Sets, AreDrawingsOfOurOwnInFourColours) {
    for (const char* kind : kinds) {
        const QString svg = QString::fromUtf8(drawing(GetParam().folder, kind));
        ASSERT_FALSE(svg.isEmpty()) << kind;
        EXPECT_TRUE(svg.contains(QStringLiteral("SPDX-License-Identifier: MIT"))) << kind;
        EXPECT_TRUE(svg.contains(QStringLiteral("viewBox=\"0 0 100 100\""))) << kind;
        const QRegularExpression foreign(QStringLiteral("<(text|image|filter|linearGradient|radialGradient)"));
        EXPECT_FALSE(svg.contains(foreign)) << kind;
        auto colours = QRegularExpression(QStringLiteral("#[0-9a-fA-F]{6}")).globalMatch(svg);
        while (colours.hasNext()) {
            const QString colour = colours.next().captured();
            EXPECT_TRUE(QStringList({QStringLiteral("#f0f0f0"), QStringLiteral("#101010"), QStringLiteral("#303030"),
                                     QStringLiteral("#fefefe")})
                            .contains(colour))
                << kind << ' ' << colour.toStdString();
        }
    }
}

TEST_P(Sets, StandOnTheGroundWithAirAround) {
    for (const char* kind : kinds) {
        const QImage white = piece(GetParam().drawings, kind, "white", 200);
        QRect ink;
        for (int y = 0; y < white.height(); ++y) {
            for (int x = 0; x < white.width(); ++x) {
                if (qAlpha(white.pixel(x, y)) > 127) ink |= QRect(x, y, 1, 1);
            }
        }
        EXPECT_GE(ink.left(), 10) << kind;
        EXPECT_LE(ink.right(), 190) << kind;
        EXPECT_GE(ink.top(), 8) << kind;
        EXPECT_NEAR(ink.bottom(), 184, 3) << kind;
    }
}

/// Returns the area that two silhouettes have in common, as a fraction of their union.
double shared(const QImage& one, const QImage& other) {
    int both = 0, either = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const bool a = qAlpha(one.pixel(x, y)) > 127;
            const bool b = qAlpha(other.pixel(x, y)) > 127;
            both += a && b;
            either += a || b;
        }
    }
    return double(both) / either;
}

/// White pieces have no halo, so the test compares only the pieces themselves.
TEST_P(Sets, NoTwoKindsLookAlikeAtTwentyFourPixels) {
    std::vector<QImage> pieces;
    pieces.reserve(std::size(kinds));
    for (const char* kind : kinds) pieces.push_back(piece(GetParam().drawings, kind, "white", 24));
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        for (std::size_t j = i + 1; j < pieces.size(); ++j)
            EXPECT_LE(shared(pieces[i], pieces[j]), 0.85) << kinds[i] << ' ' << kinds[j];
    }
}

INSTANTIATE_TEST_SUITE_P(Every, Sets,
                         ::testing::Values(Set{"fine", Drawings::Fine}, Set{"pieces", Drawings::Rich},
                                           Set{"plain", Drawings::Plain}),
                         [](const auto& tested) { return std::string(tested.param.folder); });

/// The signs on the chips of towers are smallest on squares of 40 pixels.
TEST(PieceArt, SignsDifferWhereTheyAreSmallest) {
    constexpr int Pixels = 7;
    constexpr std::array signs{"queen", "rook", "bishop", "knight", "pawn", "helgi"};
    std::vector<QImage> drawn;
    for (const char* kind : signs) {
        QImage image(Pixels, Pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        PieceArt art;
        const KindSpec spec{.name = kind, .letter = 'X', .movement = {}};
        art.drawSign(painter, {0, 0, Pixels, Pixels}, spec, Qt::black, 1);
        painter.end();
        drawn.push_back(image);
    }
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) EXPECT_LE(shared(drawn[i], drawn[j]), 0.75) << signs[i] << ' ' << signs[j];
    }
}

/// People recognize a piece by its outline. Small drawings must keep the outline of large drawings.
TEST(PieceArt, SmallDrawingsKeepTheSilhouetteOfTheLargeOnes) {
    const auto scaled = [](const QImage& image) {
        return image.scaled(24, 24, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    for (const char* kind : kinds) {
        const QImage fine = scaled(piece(Drawings::Fine, kind, "white", 240));
        EXPECT_GE(shared(piece(Drawings::Fine, kind, "white", 24), fine), 0.75) << kind;
    }
    for (const char* kind : {"bolyar", "boat"}) {
        const QImage bold = scaled(piece(Drawings::Rich, kind, "white", 240));
        EXPECT_GE(shared(piece(Drawings::Plain, kind, "white", 24), bold), 0.75) << kind;
    }
}

/// Small white pieces must stay white. With inner lines, they would look like dark blobs.
TEST(PieceArt, TheSmallestPiecesHaveTheColourOfTheirSide) {
    for (const char* kind : kinds) {
        for (int pixels = 11; pixels < 24; ++pixels) {
            const QImage white = piece(Drawings::Fine, kind, "white", pixels);
            int light = 0, dark = 0;
            for (int y = 0; y < pixels; ++y) {
                for (int x = 0; x < pixels; ++x) {
                    const QRgb colour = white.pixel(x, y);
                    if (qAlpha(colour) < 128) continue;
                    const int grey = qGray(colour);
                    light += grey > 170;
                    dark += grey < 85;
                }
            }
            EXPECT_GE(light, dark) << kind << ' ' << pixels;
        }
    }
}

TEST(PieceArt, PawnsOfTheFineSetAreATenthLarger) {
    const auto height = [](Drawings drawings) {
        const QImage pawn = piece(drawings, "pawn", "white", 200);
        int rows = 0;
        for (int y = 0; y < pawn.height(); ++y) {
            int ink = 0;
            for (int x = 0; x < pawn.width(); ++x) ink += qAlpha(pawn.pixel(x, y)) > 127;
            rows += ink > 0;
        }
        return rows;
    };
    EXPECT_GE(height(Drawings::Fine) * 10, height(Drawings::Rich) * 11);
}

/// The cross of the black king consists of inner lines, because its silhouette is invisible on a dark square.
TEST(PieceArt, TheCrossOfTheBlackKingIsSeen) {
    const QImage king = piece(Drawings::Fine, "king", "black", 72);
    EXPECT_GT(qGray(king.pixel(36, 13)), 160);
}

/// Black pieces have no white edge, so their fill must be visible on dark squares.
TEST(PieceArt, BlackIsSeenOnTheDarkSquaresOfEveryTheme) {
    for (const BoardTheme& theme : BoardTheme::all())
        EXPECT_GE(contrastOf(coloursOf("black").fill, theme.dark), 2) << theme.id.toStdString();
}

TEST(PieceArt, SmallPiecesArePlainUnlessSomebodyChooses) {
    EXPECT_EQ(piece(Drawings::Fitting, "king", "white", 24), piece(Drawings::Plain, "king", "white", 24));
    EXPECT_EQ(piece(Drawings::Fitting, "king", "white", 64), piece(Drawings::Rich, "king", "white", 64));
    EXPECT_NE(piece(Drawings::Rich, "king", "white", 24), piece(Drawings::Plain, "king", "white", 24));
}

}  // namespace
}  // namespace rokada::ui::pieceartTest
