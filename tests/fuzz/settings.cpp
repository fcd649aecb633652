// The file of settings: whatever it holds, every setting has a value within its bounds, and what was repaired stays so.
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
#include <QDir>
#include <QFile>

namespace rokada::fuzz {

namespace {

using namespace ui;

/// Of every kind some. Hundreds more that are true or false would take half of the time.
void declareMany(Settings& settings) {
    declareShared(settings);
    declareGames(settings);
    declareTorus(settings);
    declareTable(settings);
    declareLibrary(settings);
    declareScore(settings);
    declareAnalysis(settings);
    declareEngines(settings);
    declareBooks(settings);
}

void expectBounds(const Settings& settings, const VariantInfo& game) {
    const GameChoice choice = lastChoice(settings, game);
    expect(makeVariant(game, choice.rules).has_value(), "rules that are chosen can be played");
    expect(choice.seats.size() == usualChoice(game).seats.size(), "every side has its seat");
    expect(settings.get(keys::lastGame()) != nullptr, "some game is the last one");
    expect(enginesIn(settings).size() <= 50, "engines are not too many");
    expect(settings.get(keys::recentFiles()).size() <= 100, "nor are recent files");
    const int volume = settings.get(keys::volume());
    expect(volume >= 0 && volume <= 100, "the volume is a part of a hundred");
}

/// A new name each time: Qt remembers what it read under one.
QString writtenFile(std::string_view input) {
    static int count = 0;
    QString path = QStringLiteral("%1/settings-%2.ini").arg(scratchFolder()).arg(++count);
    QFile file(path);
    expect(file.open(QIODevice::WriteOnly), "the file can be made");
    file.write(input.data(), static_cast<qint64>(input.size()));
    // Qt does not read again what has the same size and time, and the clock of files is slower than we are.
    expect(file.flush() && file.setFileTime(QDateTime::fromSecsSinceEpoch(0), QFileDevice::FileModificationTime),
           "it is an old file");
    return path;
}

SettingsDamage::What readOnce(const QString& path, const VariantInfo& game) {
    Settings settings(path);
    declareMany(settings);
    const SettingsDamage damage = settings.repair();
    if (damage.what == SettingsDamage::What::Damaged) expect(!damage.kept.isEmpty(), "a damaged file is kept");
    expectBounds(settings, game);
    return damage.what;
}

}  // namespace

int settings::testOneInput(std::string_view input) {
    const QString path = writtenFile(input);
    // One game is enough at a time.
    const auto games = allVariants();
    const VariantInfo& game = games[input.size() % games.size()];
    if (readOnce(path, game) == SettingsDamage::What::Damaged)
        expect(readOnce(path, game) == SettingsDamage::What::None, "what was repaired stays so");
    QDir folder(scratchFolder());
    for (const QString& name : folder.entryList({QFileInfo(path).fileName() + QLatin1Char('*')})) folder.remove(name);
    return 0;
}

}  // namespace rokada::fuzz
