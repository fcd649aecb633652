// What is kept from one start to the next. Whatever is stored is checked when it is read; what cannot be used becomes
// the default.
#pragma once

#include "rules/variant.h"
#include "scene/boardlayout.h"
#include "scene/boardlook.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "scene/reading.h"
#include "session/gamesession.h"
#include "shell/sound.h"
#include "texts/notations.h"

#include <QSettings>
#include <QStringList>

#include <array>
#include <chrono>
#include <optional>

namespace rokada::ui {

enum class ColourScheme { System, Light, Dark, HighContrast };

/// What a letter does while the board has the focus.
enum class BoardLetters { Commands, WriteMove, GoToPiece };

/// What the new-game dialog chooses: everything but the position.
struct GameChoice {
    const VariantInfo* game = nullptr;
    Choices rules;
    std::vector<Seat> seats;         ///< by side
    bool lot = false;                ///< sides are assigned at random
    std::vector<TimeControl> times;  ///< by side; empty: no clocks
    TableLaws laws;
};

/// The first side is a person's, the others are computers'; the variant's default rules.
[[nodiscard]] GameChoice usualChoice(const VariantInfo& game);
/// A game as it was chosen, lots drawn by the seed.
[[nodiscard]] GameSetup setupOf(const GameChoice& choice, std::uint64_t seed);

/// What can be chosen, the shortest first.
inline constexpr std::array<std::chrono::seconds, 5> thinkingTimes{{std::chrono::seconds(1), std::chrono::seconds(2),
                                                                    std::chrono::seconds(5), std::chrono::seconds(10),
                                                                    std::chrono::seconds(30)}};

/// How many squares of the neighbouring copies a board without edges shows, in the order in which one key steps through
/// them.
inline constexpr std::array<int, 5> marginWidths{{0, 1, 2, 4, 6}};

/// In per cent.
inline constexpr std::array<int, 4> soundVolumes{{25, 50, 75, 100}};
/// What was wrong with the stored settings.
struct SettingsDamage {
    enum class What { None, Unreadable, Damaged, ReadOnly };
    What what = What::None;
    QString kept;  ///< the damaged file as it was; empty if it could not be copied
};

class Settings {
public:
    /// In the usual place of the desktop.
    Settings();
    /// In a file of this name.
    explicit Settings(const QString& file);

    /// Looks at everything that is stored. What cannot be used goes, after the whole file was copied.
    SettingsDamage repair();

    /// "en", "ru" or "bg"; the desktop's language, or English, until one is chosen.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);
    [[nodiscard]] ColourScheme colourScheme() const;
    void setColourScheme(ColourScheme scheme);
    [[nodiscard]] Coordinates coordinates() const;
    void setCoordinates(Coordinates mode);
    [[nodiscard]] Rotation rotation() const;
    void setRotation(Rotation rotation);
    /// Everything but how pieces stand, which goes with the rotation.
    [[nodiscard]] BoardLook boardLook() const;
    void setBoardLook(const BoardLook& look);
    /// Whether any piece of this variant shows how it moves when it is clicked; nothing until it is chosen.
    [[nodiscard]] std::optional<bool> explains(std::string_view game) const;
    void setExplains(std::string_view game, bool explains);
    /// Whether premoves are allowed.
    [[nodiscard]] bool premoves() const;
    void setPremoves(bool on);
    /// The colours of the squares in this variant.
    [[nodiscard]] const BoardTheme& theme(std::string_view game) const;
    /// The same, unless the colour scheme has squares of its own.
    [[nodiscard]] const BoardTheme& shownTheme(std::string_view game) const;
    void setTheme(std::string_view game, const BoardTheme& theme);
    [[nodiscard]] Drawings drawings() const;
    void setDrawings(Drawings drawings);
    /// How long a move takes, 0 to `LongestMove` milliseconds; nothing moves if motion is reduced.
    static constexpr int LongestMove = 500;
    [[nodiscard]] int moveDuration() const;
    void setMoveDuration(int milliseconds);
    [[nodiscard]] bool motionReduced() const;
    void setMotionReduced(bool reduced);
    [[nodiscard]] int motion() const { return motionReduced() ? 0 : moveDuration(); }

    /// One of `marginWidths`.
    [[nodiscard]] int margin() const;
    void setMargin(int squares);
    /// How often a board without edges still rolls up when a move crosses an edge: negative for always.
    [[nodiscard]] int rollsLeft() const;
    void setRollsLeft(int rolls);
    /// Whether a board without edges is shown in 3D too.
    [[nodiscard]] bool board3DShown() const;
    void setBoard3DShown(bool shown);

    /// Whether the computer's thinking is shown; off by default.
    [[nodiscard]] bool thinkingShown() const;
    void setThinkingShown(bool shown);
    /// How long a computer of full strength thinks: one of `thinkingTimes`.
    [[nodiscard]] std::chrono::seconds thinkingTime() const;
    void setThinkingTime(std::chrono::seconds time);

    /// How moves are written in the score sheet: with the letters of the language in force, unless another is chosen.
    [[nodiscard]] NotationStyle notation() const;
    void setNotation(NotationStyle style);

    [[nodiscard]] BoardLetters letters() const;
    void setLetters(BoardLetters letters);
    [[nodiscard]] Reading reading() const;
    void setReading(const Reading& reading);

    [[nodiscard]] bool muted() const;
    void setMuted(bool muted);
    /// One of `soundVolumes`.
    [[nodiscard]] int volume() const;
    void setVolume(int percent);
    /// Each sound can be switched off.
    [[nodiscard]] bool wants(Sound sound) const;
    void setWants(Sound sound, bool wanted);
    /// What is special in this variant has been shown once.
    [[nodiscard]] bool introduced(std::string_view game) const;
    void setIntroduced(std::string_view game);

    /// Whether a one-time explanation of a piece of this variant has been given.
    [[nodiscard]] bool noted(std::string_view game, std::string_view piece) const;
    void setNoted(std::string_view game, std::string_view piece);
    /// Where a person on this seat last placed the reserve pieces, in the form of `placementMemory`; empty for never.
    [[nodiscard]] QString lastPlacement(std::string_view game, std::size_t seat) const;
    void setLastPlacement(std::string_view game, std::size_t seat, const QString& memory);

    /// Files that were opened or saved, the newest first.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    /// Where the newest of them is.
    [[nodiscard]] QString lastFolder() const;

    /// The variant that was chosen last, chess at first.
    [[nodiscard]] const VariantInfo& lastGame() const;
    void setLastGame(const VariantInfo& game);
    /// What was chosen last in this variant.
    [[nodiscard]] GameChoice choice(const VariantInfo& game) const;
    /// Keeps the choice and makes its variant the last one.
    void setChoice(const GameChoice& choice);

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

private:
    void readTable(GameChoice& choice) const;
    void keepTable(const GameChoice& choice);
    void copyUnderstood(Settings& to) const;
    [[nodiscard]] QStringList strangeKeys() const;
    [[nodiscard]] QString copyOfFile() const;

    QSettings store_;
};

}  // namespace rokada::ui
