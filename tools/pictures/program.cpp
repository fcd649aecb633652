#include "program.h"

#include "child.h"

#include <QDateTime>
#include <QElapsedTimer>

namespace rokada::pictures {

namespace {

constexpr int StartLimit = 20'000;   // timeout for the start of the program, in ms
constexpr int AnswerLimit = 15'000;  // timeout for an answer of the plugin, in ms
constexpr int EndLimit = 3'000;      // timeout for the end of the program, in ms

QProcessEnvironment environmentOf(const Surroundings& surroundings) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name :
         {"WAYLAND_DISPLAY", "QT_STYLE_OVERRIDE", "QT_FONT_DPI", "QT_QPA_PLATFORMTHEME", "QT_IM_MODULE",
          "XDG_CURRENT_DESKTOP", "KDE_FULL_SESSION", "DESKTOP_SESSION", "ROKADA_WATCHDOG"})
        environment.remove(QLatin1String(name));
    const auto set = [&](const char* name, const QString& value) { environment.insert(QLatin1String(name), value); };
    const QString& home = surroundings.home;
    set("HOME", home);
    set("XDG_CONFIG_HOME", home + QStringLiteral("/config"));
    set("XDG_DATA_HOME", home + QStringLiteral("/data"));
    set("XDG_STATE_HOME", home + QStringLiteral("/state"));
    set("XDG_RUNTIME_DIR", home + QStringLiteral("/run"));
    set("XDG_CACHE_HOME", home + QStringLiteral("/cache"));
    set("DBUS_SESSION_BUS_ADDRESS", QStringLiteral("disabled:"));
    set("DISPLAY", surroundings.display);
    set("LC_ALL", QStringLiteral("C.UTF-8"));
    set("TZ", QStringLiteral("UTC"));
    set("QT_QPA_PLATFORM", QStringLiteral("xcb"));
    set("QT_SCALE_FACTOR", QString::number(surroundings.scale));
    set("QT_PLUGIN_PATH", QStringLiteral(ROKADA_PICTURES_PLUGINS));
    set("QT_QPA_GENERIC_PLUGINS", QStringLiteral("rokadaplaces"));
    // Inside the program, every run starts at the same time of the same day.
    const QDateTime start(QDate(2024, 6, 1), QTime(12, 0), Qt::UTC);
    set("LD_PRELOAD", QStringLiteral(ROKADA_PICTURES_CLOCK));
    set("ROKADA_PICTURES_CLOCK", QString::number(start.secsTo(QDateTime::currentDateTimeUtc())));
    return environment;
}

}  // namespace

Program::Program() { endWithParent(process_); }

Program::~Program() { end(); }

bool Program::start(const QString& file, const QStringList& arguments, const Surroundings& surroundings) {
    process_.setProcessEnvironment(environmentOf(surroundings));
    process_.setWorkingDirectory(surroundings.home);
    process_.start(file, arguments);
    return process_.waitForStarted(StartLimit);
}

void Program::end() {
    if (process_.state() == QProcess::NotRunning) return;
    process_.kill();
    process_.waitForFinished(EndLimit);
}

QString Program::complaints() { return QString::fromUtf8(process_.readAllStandardError()).trimmed(); }

tl::expected<QList<int>, QString> Program::ask(const QString& question) {
    const QByteArray number = QByteArray::number(++asked_);
    process_.write(number + ' ' + question.toUtf8() + '\n');
    const QByteArray head = "places " + number + ' ';
    QElapsedTimer waited;
    waited.start();
    while (true) {
        output_ += process_.readAllStandardOutput();
        const qsizetype begin = output_.indexOf(head);
        const qsizetype end = begin < 0 ? -1 : output_.indexOf('\n', begin);
        if (end >= 0) {
            const QByteArray answer = output_.mid(begin + head.size(), end - begin - head.size());
            output_.remove(0, end + 1);
            const QByteArrayList words = answer.split(' ');
            if (words[0] != "ok") return tl::unexpected(QString::fromUtf8(answer));
            QList<int> numbers;
            for (qsizetype i = 1; i < words.size(); ++i) numbers << words[i].toInt();
            return numbers;
        }
        if (!isRunning()) return tl::unexpected(QStringLiteral("the program has ended"));
        const int left = AnswerLimit - int(waited.elapsed());
        if (left <= 0) return tl::unexpected(QStringLiteral("the program does not answer"));
        process_.waitForReadyRead(left);
    }
}

}  // namespace rokada::pictures
