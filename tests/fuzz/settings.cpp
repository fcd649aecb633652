// Fuzz target for settings files with arbitrary contents. Every setting must get a valid value, and repairs must be
// permanent.
#include "parts.h"
#include "targets.h"
#include "windowparts.h"

#include "analysis/analysissettings.h"
#include "book/booksettings.h"
#include "engines/enginelist.h"
#include "library/librarysettings.h"
#include "newgame/gamesettings.h"
#include "score/scoresettings.h"
#include "session/gamechoice.h"
#include "shell/sharedsettings.h"
#include "table/tablesettings.h"
#include "torus/torussettings.h"
#include "variants/variants.h"

#include <QDateTime>
#include <QFile>

#include <array>
#include <vector>

namespace rokada::fuzz {

namespace {

using namespace ui;

void expectGames(Settings& settings, std::size_t turn) {
    // Testing one variant per input is enough.
    const auto games = allVariants();
    const VariantInfo& game = games[turn % games.size()];
    const GameChoice choice = lastChoice(settings, game);
    expect(makeVariant(game, choice.rules).has_value(), "rules that are chosen can be played");
    expect(choice.seats.size() == usualChoice(game).seats.size(), "every side has its seat");
    expect(settings.get(keys::lastGame()) != nullptr, "some game is the last one");
}

void expectEngines(Settings& settings, std::size_t) {
    expect(enginesIn(settings).size() <= 50, "engines are not too many");
}

void expectShared(Settings& settings, std::size_t) {
    expect(settings.get(keys::recentFiles()).size() <= 100, "recent files are not too many");
    const int volume = settings.get(keys::volume());
    expect(volume >= 0 && volume <= 100, "the volume is a part of a hundred");
}

/// Functions that declare settings, and a check of their values. One input tests only one group, because reading all
/// settings would be too slow.
struct Group {
    std::vector<void (*)(Settings&)> declare;
    void (*expectBounds)(Settings&, std::size_t turn);
};

const Group& groupOf(std::size_t turn) {
    static const std::array groups{
        Group{{declareEngines, declareGames}, expectGames},
        Group{{declareEngines, declareAnalysis, declareBooks, declareScore}, expectEngines},
        Group{{declareShared, declareTorus, declareTable, declareLibrary}, expectShared},
    };
    return groups[turn % groups.size()];
}

/// Writes the input to a file with a new name each time, because Qt caches the contents of a settings file by name.
QString writtenFile(std::string_view input) {
    static int count = 0;
    QString path = QStringLiteral("%1/settings-%2.ini").arg(scratchFolder()).arg(++count);
    QFile file(path);
    expect(file.open(QIODevice::WriteOnly), "the file can be made");
    file.write(input.data(), static_cast<qint64>(input.size()));
    // Qt does not read a file again if its size and modification time are unchanged, so it would miss a change within
    // one time step of the file system. An old modification time prevents that.
    expect(file.flush() && file.setFileTime(QDateTime::fromSecsSinceEpoch(0), QFileDevice::FileModificationTime),
           "it is an old file");
    return path;
}

SettingsDamage::Type readOnce(const QString& path, std::size_t turn) {
    Settings settings(path);
    const Group& group = groupOf(turn);
    for (const auto declare : group.declare) declare(settings);
    const SettingsDamage damage = settings.repair();
    if (damage.type == SettingsDamage::Type::Damaged) expect(!damage.kept.isEmpty(), "a damaged file is kept");
    group.expectBounds(settings, turn / 3);
    return damage.type;
}

}  // namespace

int settings::testOneInput(std::string_view input) {
    const QString path = writtenFile(input);
    const std::size_t turn = input.size();
    if (readOnce(path, turn) == SettingsDamage::Type::Damaged) {
        expect(readOnce(path, turn) == SettingsDamage::Type::None, "what was repaired stays so");
        expect(QFile::remove(path + QStringLiteral(".damaged-1")), "it is kept beside the repaired one");
    }
    QFile::remove(path);
    return 0;
}

}  // namespace rokada::fuzz
