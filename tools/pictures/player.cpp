#include "player.h"

#include "comparison.h"
#include "home.h"

#include <QDir>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QThread>

#include <algorithm>
#include <utility>

namespace rokada::pictures {

namespace {

constexpr int Poll = 20;             // time between two polls in ms
constexpr int RestLimit = 60'000;    // timeout for the window to come to rest, in ms
constexpr int SceneLimit = 300'000;  // timeout for a whole scene, in ms
constexpr int PollsOfWindow = 8;     // unchanged polls that are required after a window appears
constexpr int PollsOfPicture = 5;    // unchanged polls that are required before a picture is taken

QString text(const std::string& words) { return QString::fromStdString(words); }

QStringList moveTo(const QPoint& place) {
    return {QStringLiteral("mousemove"), QString::number(place.x()), QString::number(place.y())};
}

QString buttonOf(const Step& step, std::size_t word) {
    const bool right = step.words.size() > word && step.words[word] == "right";
    return right ? QStringLiteral("3") : QStringLiteral("1");
}

bool isBlack(const QImage& picture) {
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        if (std::any_of(line, line + picture.width(), [](QRgb pixel) { return (pixel & RGB_MASK) != 0; })) return false;
    }
    return true;
}

}  // namespace

Player::Player(Screen& screen, Stage stage) : screen_(screen), stage_(std::move(stage)) {}

QStringList Player::play(const Scene& scene) {
    QStringList faults;
    QStringList missing;
    for (const std::string& name : scene.pictures()) {
        missing << text(name);
        QFile::remove(QDir(stage_.output).filePath(missing.back() + QStringLiteral(".png")));
    }
    last_ = {};
    ignored_.clear();
    started_.start();
    QString fault = furnish(stage_.home, scene, stage_.scheme);
    for (const Step& step : scene.steps) {
        if (!fault.isEmpty()) break;
        fault = perform(step);
        if (!fault.isEmpty()) fault.prepend(QStringLiteral("line %1: %2: ").arg(step.line).arg(text(step.verb)));
        if (fault.isEmpty() && step.verb == "picture") missing.removeFirst();
    }
    if (!fault.isEmpty()) {
        if (missing.isEmpty()) missing << text(scene.name);
        faults << missing.join(QStringLiteral(", ")) + QStringLiteral(": ") + fault;
    }
    const QString complaints = program_.complaints();
    program_.end();
    if (!complaints.isEmpty()) faults << text(scene.name) + QStringLiteral(": the program wrote: ") + complaints;
    // The scene may have left a mouse button pressed.
    if (!screen_.send({QStringLiteral("mouseup"), QStringLiteral("1"), QStringLiteral("mouseup"), QStringLiteral("3")}))
        faults << text(scene.name) + QStringLiteral(": xdotool fails");
    return faults;
}

Player::Result Player::perform(const Step& step) {
    const std::string& verb = step.verb;
    if (verb == "setting" || verb == "file" || verb == "game") return {};  // `furnish` has already used these steps
    if (verb == "start") return start(step);
    if (!program_.isRunning()) return QStringLiteral("the program has ended");
    if (started_.elapsed() > SceneLimit) return QStringLiteral("the scene takes too long");
    if (verb == "keys") {
        QStringList keys;
        for (const std::string& key : step.words) keys << text(key);
        return press(keys);
    }
    if (verb == "type") return type(text(step.text));
    if (verb == "enter" || verb == "play") return enter(step);
    if (verb == "do") return trigger(step.words[0]);
    if (verb == "click") return click(step);
    if (verb == "point") return point(step);
    if (verb == "drag" || verb == "hold") return drag(step, verb == "drag");
    if (verb == "wheel") return wheel(step);
    if (verb == "sql") return runSql(step);
    if (verb == "ignore") {
        ignored_ << text(step.words[0]);
        return {};
    }
    if (verb == "wait") {
        QThread::msleep(std::stoul(step.words[0]));
        return {};
    }
    return picture(step);
}

Player::Result Player::start(const Step& step) {
    if (const Result error = park(); !error.isEmpty()) return error;
    // The last window of the previous scene must disappear first. Otherwise it could be mistaken for the first window
    // of this scene.
    QElapsedTimer waited;
    waited.start();
    while (!isBlack(screen_.framebuffer().picture())) {
        if (waited.elapsed() > RestLimit) return QStringLiteral("the window before does not go");
        QThread::msleep(Poll);
    }
    QStringList arguments{QStringLiteral("--language"), stage_.language};
    for (const std::string& word : step.words) arguments << text(word);
    if (!program_.start(stage_.program, arguments, {stage_.home, screen_.display(), stage_.scale}))
        return QStringLiteral("the program cannot be started");
    waited.restart();
    while (isBlack(screen_.framebuffer().picture())) {
        if (!program_.isRunning()) return QStringLiteral("the program has ended");
        if (waited.elapsed() > RestLimit) return QStringLiteral("there is no window");
        QThread::msleep(Poll);
    }
    return rest(PollsOfWindow);
}

Player::Result Player::rest(int polls) {
    QElapsedTimer waited;
    waited.start();
    const auto answer = program_.ask(QStringLiteral("focus"));
    if (!answer) return answer.error();
    for (int same = 0; same < polls;) {
        if (!program_.isRunning()) return QStringLiteral("the program has ended");
        if (waited.elapsed() > RestLimit) return QStringLiteral("the window does not come to rest");
        QThread::msleep(Poll);
        const bool asleep = isAsleep(program_.id()) && isAsleep(screen_.serverId()) && isAsleep(screen_.managerId());
        same = screen_.framebuffer().unchanged() && asleep ? same + 1 : 0;
    }
    return {};
}

Player::Result Player::send(const QStringList& arguments) {
    if (!screen_.send(arguments)) return QStringLiteral("xdotool fails: ") + arguments.join(QLatin1Char(' '));
    return rest();
}

Player::Result Player::park() {
    const QSize& size = screen_.size();
    const QStringList arguments = moveTo({size.width() - 1, size.height() - 1});
    if (program_.isRunning()) return send(arguments);
    return screen_.send(arguments) ? QString() : QStringLiteral("xdotool fails");
}

Player::Result Player::press(const QStringList& keys) {
    for (const QString& key : keys) {
        const Result error = send({QStringLiteral("key"), key});
        if (!error.isEmpty()) return error;
    }
    return {};
}

Player::Result Player::type(const QString& words) {
    return send({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("0"), QStringLiteral("--"), words});
}

Player::Result Player::enter(const Step& step) {
    Result error = press({QStringLiteral("slash")});
    for (const std::string& move : step.words) {
        if (error.isEmpty()) error = type(text(move));
        if (error.isEmpty()) error = press({QStringLiteral("Return")});
    }
    if (error.isEmpty() && step.verb == "play") error = press({QStringLiteral("Escape")});
    return error;
}

Player::Result Player::trigger(const std::string& action) {
    const auto answer = program_.ask(QStringLiteral("do ") + text(action));
    return answer ? rest() : answer.error();
}

tl::expected<QPoint, QString> Player::place(const std::string& words) {
    const Spot spot = *readSpot(words);
    if (spot.kind == Spot::Kind::Pixel) {
        const QSize& size = screen_.size();
        return QPoint(spot.x < 0 ? size.width() + spot.x : spot.x, spot.y < 0 ? size.height() + spot.y : spot.y);
    }
    const QString item = spot.item < 0 ? QString() : QStringLiteral(" %1").arg(spot.item);
    const bool square = spot.kind == Spot::Kind::Square;
    return program_.ask((square ? QStringLiteral("square ") : QStringLiteral("named ")) + text(spot.name) + item)
        .map([](const QList<int>& numbers) { return QPoint(numbers.value(0), numbers.value(1)); });
}

Player::Result Player::click(const Step& step) {
    const auto spot = place(step.words[0]);
    if (!spot) return spot.error();
    const bool twice = step.words.size() > 1 && step.words[1] == "double";
    Result error = send(moveTo(*spot) << QStringLiteral("click") << QStringLiteral("--repeat")
                                      << (twice ? QStringLiteral("2") : QStringLiteral("1"))
                                      << QStringLiteral("--delay") << QStringLiteral("20") << buttonOf(step, 1));
    return error.isEmpty() ? park() : error;
}

Player::Result Player::point(const Step& step) {
    const auto spot = place(step.words[0]);
    return spot ? send(moveTo(*spot)) : spot.error();
}

Player::Result Player::drag(const Step& step, bool released) {
    const auto from = place(step.words[0]), to = place(step.words[1]);
    if (!from) return from.error();
    if (!to) return to.error();
    const QString button = buttonOf(step, 2);
    Result error = send(moveTo(*from) << QStringLiteral("mousedown") << button);
    if (error.isEmpty()) error = send(moveTo(*to - QPoint(9, 9)));
    if (error.isEmpty()) error = send(moveTo(*to));
    if (!released || !error.isEmpty()) return error;
    error = send({QStringLiteral("mouseup"), button});
    return error.isEmpty() ? park() : error;
}

Player::Result Player::wheel(const Step& step) {
    const auto spot = place(step.words[0]);
    if (!spot) return spot.error();
    Result error = send(moveTo(*spot) << QStringLiteral("click") << QStringLiteral("--repeat") << text(step.words[1])
                                      << QStringLiteral("--delay") << QStringLiteral("5") << QStringLiteral("5"));
    return error.isEmpty() ? park() : error;
}

Player::Result Player::runSql(const Step& step) {
    const QString name = QStringLiteral("pictures");
    Result error;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(QDir(stage_.home).filePath(text(step.words[0])));
        const QString statement = text(step.text).section(QLatin1Char(' '), 1);
        if (!database.open()) {
            error = database.lastError().text();
        } else if (!QSqlQuery(database).exec(statement)) {
            error = QStringLiteral("the statement fails: ") + statement;
        }
    }
    QSqlDatabase::removeDatabase(name);
    return error;
}

Player::Result Player::picture(const Step& step) {
    if (const Result error = rest(PollsOfPicture); !error.isEmpty()) return error;
    QImage taken = screen_.framebuffer().picture();
    const bool maySame = step.words.size() > 1;
    if (!maySame && taken == last_) return QStringLiteral("the same picture as that of the state before");
    last_ = taken;
    QRegion ignored;
    for (const QString& name : ignored_) {
        const auto area = program_.ask(QStringLiteral("area ") + name);
        if (!area) return area.error();
        ignored += QRect(area->value(0), area->value(1), area->value(2), area->value(3));
    }
    ignore(taken, ignored);
    const QString file = QDir(stage_.output).filePath(text(step.words[0]) + QStringLiteral(".png"));
    return taken.save(file) ? QString() : file + QStringLiteral(": cannot be written");
}

}  // namespace rokada::pictures
