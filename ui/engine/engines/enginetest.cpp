#include "engines/enginetest.h"

#include "engines/enginelog.h"
#include "external/rulescompared.h"
#include "variants/variants.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <array>

namespace rokada::ui {

namespace {

struct KnownEngine {
    const char* program;
    /// Argument that makes the program use an engine protocol; empty if it needs none.
    const char* argument;
};

constexpr std::array knownEngines{KnownEngine{"stockfish", ""},     KnownEngine{"fairy-stockfish", ""},
                                  KnownEngine{"fairymax", ""},      KnownEngine{"sjaakii", ""},
                                  KnownEngine{"gnuchess", "--uci"}, KnownEngine{"hoichess", ""},
                                  KnownEngine{"phalanx", ""},       KnownEngine{"toga2", ""}};

EngineFit fitOf(external::RulesCompared compared) {
    switch (compared) {
        case external::RulesCompared::Same: return EngineFit::Plays;
        case external::RulesCompared::Different: return EngineFit::Differs;
        case external::RulesCompared::Unknown: break;
    }
    return EngineFit::Unchecked;
}

}  // namespace

EngineTest::EngineTest(QObject* parent, const external::EngineTimeouts& timeouts)
    : QObject(parent), timeouts_(timeouts) {}

std::vector<QStringList> EngineTest::commandsOnPath() {
    std::vector<QStringList> commands;
    // Debian installs games in these folders, which may be missing in the PATH of a desktop session.
    const QStringList further{QStringLiteral("/usr/games"), QStringLiteral("/usr/local/games")};
    for (const auto& [program, argument] : knownEngines) {
        QString file = QStandardPaths::findExecutable(QLatin1String(program));
        if (file.isEmpty()) file = QStandardPaths::findExecutable(QLatin1String(program), further);
        if (file.isEmpty()) continue;
        commands.push_back({file});
        if (*argument != '\0') commands.back() << QLatin1String(argument);
    }
    return commands;
}

void EngineTest::start(std::vector<QStringList> commands) {
    busy_ = true;
    job_.start([this, commands = std::move(commands)](const std::stop_token& stop) {
        const int all = static_cast<int>(commands.size());
        for (int number = 1; number <= all && !stop.stop_requested(); ++number) {
            const QStringList& command = commands[static_cast<std::size_t>(number - 1)];
            calls_.post([this, command, number, all] { emit trying(command, number, all); });
            tryOne(command, stop);
        }
        calls_.post([this] {
            busy_ = false;
            emit finished();
        });
    });
}

void EngineTest::tryOne(const QStringList& command, const std::stop_token& stop) {
    std::vector<std::string> words;
    for (const QString& word : command) words.push_back(word.toStdString());
    const auto listener = EngineLog::all().listener(QFileInfo(command.front()).fileName());
    const auto facts = external::probeEngine(words, timeouts_, stop, listener);
    if (stop.stop_requested()) return;
    if (!facts) {
        calls_.post([this, command] { emit rejected(command); });
        return;
    }
    EngineEntry entry;
    // Replace "|" and ":", because they separate players in saved games.
    entry.name = QString::fromUtf8(facts->name.c_str()).simplified().left(60);
    entry.name.replace(QLatin1Char('|'), QLatin1Char(' ')).replace(QLatin1Char(':'), QLatin1Char(' '));
    entry.command = command;
    entry.protocol = facts->protocol;
    entry.offers = facts->options;
    for (const VariantInfo& info : allVariants()) {
        if (!info.offered || !facts->names(info.id)) continue;
        for (const auto& [choices, compared] :
             external::compareAllRules(words, *facts, info, timeouts_, stop, listener))
            entry.fits[fitKey(*makeVariant(info, choices))] = fitOf(compared);
    }
    if (stop.stop_requested()) return;
    calls_.post([this, entry] { emit found(entry); });
}

}  // namespace rokada::ui
