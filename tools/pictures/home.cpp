#include "home.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <map>

namespace rokada::pictures {

namespace {

/// Writes a file with a fixed modification time, because lists of files show this time. Returns false on failure.
bool write(const QString& file, const QByteArray& content) {
    const QDateTime changed(QDate(2024, 5, 1), QTime(12, 0), Qt::UTC);
    QFile out(file);
    return QDir().mkpath(QFileInfo(file).path()) && out.open(QIODevice::WriteOnly) &&
           out.write(content) == content.size() && out.flush() &&
           out.setFileTime(changed, QFileDevice::FileModificationTime);
}

/// Returns the contents of the settings file, in INI format: the colour scheme, and the settings of the scene by
/// section.
QByteArray settingsOf(const Scene& scene, const QString& scheme) {
    std::map<std::string, QByteArray> sections;
    sections["General"] = "colourScheme=" + scheme.toUtf8() + '\n';
    for (const Step& step : scene.steps) {
        if (step.verb != "setting") continue;
        QByteArray& section = sections[step.words[0]];
        for (std::size_t i = 1; i < step.words.size(); ++i) section.append(step.words[i].c_str()).append('\n');
    }
    QByteArray text;
    for (const auto& [name, lines] : sections) text += '[' + QByteArray::fromStdString(name) + "]\n" + lines + '\n';
    return text;
}

}  // namespace

QByteArray contentOf(const Step& step) {
    QByteArray content;
    for (const std::string& line : step.lines) content.append(line.c_str()).append('\n');
    if (step.verb == "game") {
        const QByteArray sum = QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex();
        content += "% whole " + sum + '\n';
    }
    return content;
}

QString furnish(const QString& home, const Scene& scene, const QString& scheme) {
    QDir folder(home);
    folder.removeRecursively();
    bool done = folder.mkpath(QStringLiteral("data/rokada")) && folder.mkpath(QStringLiteral("state/rokada")) &&
                folder.mkpath(QStringLiteral("run"));
    QFile::setPermissions(folder.filePath(QStringLiteral("run")),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    // List mode shows no dates, because the dates of folders differ between runs.
    done = done && write(folder.filePath(QStringLiteral("config/QtProject.conf")), "[FileDialog]\nviewMode=List\n") &&
           write(folder.filePath(QStringLiteral("config/rokada/rokada.conf")), settingsOf(scene, scheme));
    for (const Step& step : scene.steps) {
        if (step.verb == "file" || step.verb == "game")
            done = done && write(folder.filePath(QString::fromStdString(step.words[0])), contentOf(step));
    }
    return done ? QString() : home + QStringLiteral(": cannot be written");
}

}  // namespace rokada::pictures
