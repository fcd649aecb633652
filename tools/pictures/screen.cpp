#include "screen.h"

#include "child.h"

#include <QDir>
#include <QFile>

#include <utility>

namespace rokada::pictures {

namespace {

constexpr int StartLimit = 20'000;  // timeout for the start of the screen, in ms
constexpr int SendLimit = 10'000;   // timeout for sending events, in ms

constexpr const char* windowRules = R"(<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <keyboard></keyboard>
  <mouse></mouse>
  <applications>
    <application class="*" type="normal"><decor>no</decor><maximized>yes</maximized></application>
    <application class="*" type="dialog">
      <decor>no</decor><position force="yes"><x>center</x><y>center</y></position>
    </application>
  </applications>
</openbox_config>
)";

QProcessEnvironment environmentFor(const QString& display) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DISPLAY"), display);
    return environment;
}

void end(QProcess& process) {
    process.terminate();
    if (!process.waitForFinished(3000)) process.kill();
    process.waitForFinished(3000);
}

}  // namespace

Screen::Screen(QString folder, const QSize& size, int dpi) : folder_(std::move(folder)), size_(size), dpi_(dpi) {
    endWithParent(server_);
    endWithParent(manager_);
}

Screen::~Screen() {
    end(manager_);
    end(server_);
}

QString Screen::open() {
    const QString error = openServer();
    return error.isEmpty() ? openManager() : error;
}

QString Screen::openServer() {
    server_.setStandardErrorFile(folder_ + QStringLiteral("/xvfb.log"));
    const QString mode = QStringLiteral("%1x%2x24").arg(size_.width()).arg(size_.height());
    server_.start(
        QStringLiteral("Xvfb"),
        {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"), QStringLiteral("0"), mode,
         QStringLiteral("-dpi"), QString::number(dpi_), QStringLiteral("-fbdir"), folder_, QStringLiteral("-nocursor"),
         QStringLiteral("-noreset"), QStringLiteral("-nolisten"), QStringLiteral("tcp")});
    QByteArray number;
    while (!number.endsWith('\n')) {
        if (!server_.waitForReadyRead(StartLimit))
            return QStringLiteral("Xvfb does not start: ") + server_.errorString();
        number += server_.readAllStandardOutput();
    }
    display_ = QStringLiteral(":") + QString::fromLatin1(number.trimmed());
    if (!framebuffer_.open(folder_ + QStringLiteral("/Xvfb_screen0")))
        return QStringLiteral("the screen of Xvfb cannot be read");
    return {};
}

QString Screen::openManager() {
    const QString rules = folder_ + QStringLiteral("/openbox.xml");
    QFile file(rules);
    if (!file.open(QIODevice::WriteOnly) || file.write(windowRules) < 0)
        return rules + QStringLiteral(": cannot be written");
    file.close();
    manager_.setProcessEnvironment(environmentFor(display_));
    manager_.setStandardOutputFile(QProcess::nullDevice());
    manager_.setStandardErrorFile(folder_ + QStringLiteral("/openbox.log"));
    manager_.start(QStringLiteral("openbox"), {QStringLiteral("--config-file"), rules});
    if (!manager_.waitForStarted(StartLimit))
        return QStringLiteral("openbox does not start: ") + manager_.errorString();
    return {};
}

bool Screen::send(const QStringList& arguments) const {
    QProcess sender;
    sender.setProcessEnvironment(environmentFor(display_));
    sender.start(QStringLiteral("xdotool"), arguments);
    return sender.waitForFinished(SendLimit) && sender.exitStatus() == QProcess::NormalExit && sender.exitCode() == 0;
}

bool isAsleep(qint64 process) {
    const QString folder = QStringLiteral("/proc/%1/task").arg(process);
    for (const QString& thread : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(folder + QLatin1Char('/') + thread + QStringLiteral("/stat"));
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QByteArray line = file.readAll();
        // The state of the thread comes after its name, which is in parentheses.
        const qsizetype state = line.lastIndexOf(')') + 2;
        if (state < line.size() && line[state] != 'S') return false;
    }
    return true;
}

}  // namespace rokada::pictures
