#include "application.h"

#include "board/boardwidget.h"
#include "board/readableboards.h"
#include "collection/library.h"
#include "files/autosave.h"
#include "files/fileinbox.h"
#include "files/gamekeeper.h"
#include "help/crashreport.h"
#include "help/diagnosis.h"
#include "help/handbookexport.h"
#include "kit/language.h"
#include "kit/latin.h"
#include "kit/writefile.h"
#include "learn/curriculum.h"
#include "record/foundposition.h"
#include "shell/colourscheme.h"
#include "shell/desktopportal.h"
#include "shell/loudspeakers.h"
#include "shell/sharedsettings.h"
#include "shell/sound.h"
#include "shell/windowsignals.h"
#include "text/positiontext.h"
#include "texts/illegalmovetexts.h"
#include "variants/variants.h"
#include "version/version.h"
#include "window/demo.h"
#include "window/mainwindow.h"
#include "window/windowsettings.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QSysInfo>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <array>
#include <random>

namespace rokada::app {

namespace {

/// Command-line options that start a game of a variant.
constexpr std::array gameOptions{"variant", "rule", "position", "computer", "time"};

QString known() {
    QStringList ids;
    for (const VariantInfo& info : offeredVariants()) ids << ui::latin(info.id);
    return ids.join(QStringLiteral(", "));
}

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(QStringLiteral("Six chess variants."));
    parser.addPositionalArgument(
        QStringLiteral("files"),
        QStringLiteral("Game or position files; games.pgn#3 means the third game. The first file opens in the running "
                       "window, if there is one. Each other file opens in a new window."),
        QStringLiteral("[FILE[#N]...]"));
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.addOptions({
        {QStringLiteral("variant"), QStringLiteral("Start this variant: %1.").arg(known()), QStringLiteral("id")},
        {QStringLiteral("rule"), QStringLiteral("Set a rule option, for example --rule laws=classic; may be repeated."),
         QStringLiteral("name=value")},
        {QStringLiteral("position"), QStringLiteral("Start from this position text."), QStringLiteral("text")},
        {QStringLiteral("computer"),
         QStringLiteral("Let the computer play this side: white or black, in fortress also red or blue. The level is a "
                        "number from %1 to %2, or full for full strength. The default is %3. Examples: --computer "
                        "black, --computer white:7. Repeat this option for more computers. You play the other sides.")
             .arg(Level::Lowest)
             .arg(Level::Highest)
             .arg(ui::Seat().level.number()),
         QStringLiteral("side[:level]")},
        {QStringLiteral("time"),
         QStringLiteral("Play with clocks: seconds and increment, for example --time 300+3. Use '|' to separate the "
                        "clocks of the sides."),
         QStringLiteral("control")},
        {QStringLiteral("learn"), QStringLiteral("Show the lessons of this variant: %1.").arg(known()),
         QStringLiteral("id")},
        {QStringLiteral("lesson"),
         QStringLiteral("Open this lesson, for example chess-rook, or chess-rook:3 to start at step 3."),
         QStringLiteral("id")},
        {QStringLiteral("language"),
         QStringLiteral("Use this language: %1.").arg(ui::Language::all().join(QStringLiteral(", "))),
         QStringLiteral("code")},
        {QStringLiteral("demo"),
         QStringLiteral("Play one computer game of each variant, save pictures to this folder and quit."),
         QStringLiteral("folder")},
        {QStringLiteral("handbook"),
         QStringLiteral("Write the handbook to this folder as HTML and PDF, in all languages or in that of --language, "
                        "and quit."),
         QStringLiteral("folder")},
        {QStringLiteral("diagnose"),
         QStringLiteral("Print version, files, changed settings, fonts, screens, sound and engines for a report of a "
                        "defect, and quit. The text contains nothing private.")},
        {QStringLiteral("screenshot"), QStringLiteral("Save a picture of the window to this file and quit."),
         QStringLiteral("file")},
        {QStringLiteral("press"), QStringLiteral("Click this square before taking the screenshot; may be repeated."),
         QStringLiteral("square")},
        {QStringLiteral("size"), QStringLiteral("Set the size of the window in the picture, for example 1280x860."),
         QStringLiteral("size")},
        {QStringLiteral("new-window"), QStringLiteral("Open the files in a new window.")},
        {{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Show this text.")},
        {{QStringLiteral("v"), QStringLiteral("version")}, QStringLiteral("Show the version.")},
    });
    // Qt reads these options itself; the parser must only accept them.
    for (const char* name : {"platform", "style", "stylesheet", "qwindowgeometry", "display"}) {
        QCommandLineOption option(QLatin1String(name), QString(), QStringLiteral("value"));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
    }
}

/// Returns the rule options of a variant with their values, for example "laws=fide|classic", separated by commas.
QString rules(const VariantInfo& info) {
    QStringList options;
    for (const Option& option : info.options) {
        std::string values;
        for (const std::string_view value : option.values) values.append(values.empty() ? "" : "|").append(value);
        options << QString::fromStdString(std::string(option.name).append("=").append(values));
    }
    return options.join(QStringLiteral(", "));
}

/// Returns the names of the sides, for example "white, black".
QString sideSpecs(const Variant& variant) {
    QStringList names;
    for (const SideSpec& sideSpec : variant.sideSpecs) names << ui::latin(sideSpec.name);
    return names.join(QStringLiteral(", "));
}

/// Reads the sides and levels of the computer players from the values of `--computer` into `seats`, which has one
/// element for each side. Returns an error message, or an empty string on success.
QString readSeats(const QStringList& wishes, const Variant& variant, std::vector<ui::Seat>& seats) {
    if (!wishes.isEmpty()) seats.assign(variant.sides(), ui::Seat{});
    for (const QString& wish : wishes) {
        const std::string name = wish.section(QLatin1Char(':'), 0, 0).toStdString();
        const QString strength = wish.section(QLatin1Char(':'), 1);
        const auto sideSpec = std::ranges::find(variant.sideSpecs, name, &SideSpec::name);
        if (sideSpec == variant.sideSpecs.end()) {
            return QStringLiteral("--computer %1: the variant has no such side; there are %2")
                .arg(wish, sideSpecs(variant));
        }
        const int level = strength.toInt();
        const bool usual = !wish.contains(QLatin1Char(':'));
        const bool full = strength == QLatin1String("full");
        if (!usual && !full && (level < Level::Lowest || level > Level::Highest)) {
            return QStringLiteral("--computer %1: the level is a number from %2 to %3, or full")
                .arg(wish)
                .arg(Level::Lowest)
                .arg(Level::Highest);
        }
        ui::Seat& seat = seats[static_cast<std::size_t>(sideSpec - variant.sideSpecs.begin())];
        seat = {.human = false, .name = {}};
        if (!usual) seat.level = full ? Level::full() : Level(level);
    }
    return {};
}

/// Reads the variant with its rules, its players and its position from the command line. Returns an error message, or
/// an empty string on success.
QString readGame(const QCommandLineParser& parser, Request& request) {
    const QString id = parser.value(QStringLiteral("variant"));
    const VariantInfo* info = id.isEmpty() ? &offeredVariants().front() : findVariant(id.toStdString());
    if (!info) return QStringLiteral("there is no variant '%1'; there are %2").arg(id, known());
    ui::GameChoice choice = ui::usualChoice(*info);
    for (const QString& rule : parser.values(QStringLiteral("rule"))) {
        const auto read = parseChoice(*info, rule.toStdString());
        if (!read) {
            return QStringLiteral("--rule %1: %2 The rule options are %3.")
                .arg(rule, ui::texts::of(read.error()), rules(*info));
        }
        choice.rules[read->first] = read->second;
    }
    request.book = ui::setupOf(choice, 0).book;
    // A person plays each side that `--computer` does not name.
    choice.seats.assign(choice.seats.size(), ui::Seat{});
    QString seatError = readSeats(parser.values(QStringLiteral("computer")), request.book->variant(), choice.seats);
    if (!seatError.isEmpty()) return seatError;
    if (parser.isSet(QStringLiteral("time"))) {
        const auto times = parseTimes(parser.value(QStringLiteral("time")).toStdString(), choice.seats.size());
        if (!times) return QStringLiteral("--time: %1").arg(ui::texts::of(times.error()));
        choice.times = *times;
    }
    request.choice = choice;
    if (!parser.isSet(QStringLiteral("position"))) return {};
    const bool rulesAreKnown = parser.isSet(QStringLiteral("rule"));
    RulebookCache cache;
    const auto found =
        findPosition(request.book, parser.value(QStringLiteral("position")).toStdString(), cache, rulesAreKnown);
    if (!found) return QStringLiteral("--position: %1").arg(ui::texts::of(found.error()));
    request.book = found->book;
    request.choice->rules = found->book->variant().choices;
    request.position = found->position;
    return {};
}

/// Reads a lesson and its step, for example "chess-rook:3". If the command line names no variant, sets the variant of
/// the lesson. Returns an error message, or an empty string on success.
QString readLesson(const QString& wish, Request& request) {
    request.lesson = wish.section(QLatin1Char(':'), 0, 0);
    ui::Curriculum curriculum;
    const Lesson* lesson = nullptr;
    QStringList ids;
    for (const VariantInfo& info : offeredVariants()) {
        if (lesson || (request.learn && request.learn != &info)) continue;
        lesson = curriculum.lesson(info.id, request.lesson.toStdString());
        if (lesson) request.learn = &info;
        for (const Lesson* each : curriculum.lessonsOf(info.id)) ids << QString::fromStdString(each->id);
    }
    if (!lesson) {
        return QStringLiteral("there is no lesson '%1'; there are %2")
            .arg(request.lesson, ids.join(QStringLiteral(", ")));
    }
    if (!wish.contains(QLatin1Char(':'))) return {};
    const int step = wish.section(QLatin1Char(':'), 1).toInt();
    if (step < 1 || static_cast<std::size_t>(step) > lesson->steps.size()) {
        return QStringLiteral("--lesson %1: the lesson has the steps 1 to %2").arg(wish).arg(lesson->steps.size());
    }
    request.step = static_cast<std::size_t>(step) - 1;
    return {};
}

/// Reads the courses or the lesson that the program must show. Returns an error message, or an empty string on success.
QString readLearning(const QCommandLineParser& parser, Request& request) {
    if (parser.isSet(QStringLiteral("learn"))) {
        const QString id = parser.value(QStringLiteral("learn"));
        request.learn = findVariant(id.toStdString());
        if (!request.learn) return QStringLiteral("there is no variant '%1'; there are %2").arg(id, known());
    }
    if (!parser.isSet(QStringLiteral("lesson"))) return {};
    return readLesson(parser.value(QStringLiteral("lesson")), request);
}

/// Parses a file name that can end in the number of a game, as in "games.pgn#3". If a file with exactly this name
/// exists, the whole argument is its name.
ui::FileRequest fileFrom(const QString& argument) {
    const qsizetype mark = argument.lastIndexOf(QLatin1Char('#'));
    const int number = mark < 0 ? 0 : QStringView(argument).mid(mark + 1).toInt();
    const bool named = number < 1 || QFileInfo::exists(argument);
    return named ? ui::FileRequest{argument} : ui::FileRequest{argument.left(mark), number};
}

QString read(const QCommandLineParser& parser, Request& request) {
    for (const QString& argument : parser.positionalArguments()) {
        request.files.push_back(fileFrom(argument));
        if (!QFileInfo::exists(request.files.back().path))
            return QStringLiteral("there is no file '%1'; see --help").arg(argument);
    }
    request.newWindow = parser.isSet(QStringLiteral("new-window"));
    request.language = parser.value(QStringLiteral("language"));
    if (parser.isSet(QStringLiteral("language")) && !ui::Language::all().contains(request.language)) {
        return QStringLiteral("there is no language '%1'; there are %2")
            .arg(request.language, ui::Language::all().join(QStringLiteral(", ")));
    }
    request.demoFolder = parser.value(QStringLiteral("demo"));
    if (parser.isSet(QStringLiteral("demo")) && request.demoFolder.isEmpty())
        return QStringLiteral("--demo needs a folder");
    request.handbookFolder = parser.value(QStringLiteral("handbook"));
    if (parser.isSet(QStringLiteral("handbook")) && request.handbookFolder.isEmpty())
        return QStringLiteral("--handbook needs a folder");
    request.diagnose = parser.isSet(QStringLiteral("diagnose"));
    request.screenshot = parser.value(QStringLiteral("screenshot"));
    request.presses = parser.values(QStringLiteral("press"));
    const QString size = parser.value(QStringLiteral("size"));
    request.size = {size.section(QLatin1Char('x'), 0, 0).toInt(), size.section(QLatin1Char('x'), 1).toInt()};
    if (!size.isEmpty() && request.size.isEmpty())
        return QStringLiteral("--size %1: a size as in 1280x860 is expected").arg(size);
    QString error = readLearning(parser, request);
    if (!error.isEmpty()) return error;
    const bool game =
        std::ranges::any_of(gameOptions, [&](const char* option) { return parser.isSet(QLatin1String(option)); });
    return game ? readGame(parser, request) : QString();
}

int demo(const QString& folder, ui::Language& language) {
    const auto files = ui::writeDemo(folder, language);
    if (!files) {
        QTextStream(stderr) << "rokada: the picture could not be written: " << files.error() << '\n';
        return 1;
    }
    QTextStream out(stdout);
    for (const QString& file : *files) out << file << '\n';
    return 0;
}

/// Writes the handbook in one language, or in all if `only` is empty.
int exportHandbook(const QString& folder, const QString& only, ui::Language& language) {
    for (const QString& code : only.isEmpty() ? ui::Language::all() : QStringList{only}) {
        language.use(code);
        if (const ui::Written done = ui::writeHandbook(folder, code); !done) {
            QTextStream(stderr) << "rokada: the handbook could not be written: " << done.error() << '\n';
            return 1;
        }
    }
    return 0;
}

int printDiagnosis(const ui::Settings& settings) {
    QTextStream(stdout) << ui::diagnosis(settings, {{"Settings", settings.file()},
                                                    {"Unfinished games", ui::Autosave::usualFolder()},
                                                    {"Library", ui::Library::usualFolder()}});
    return 0;
}

/// Makes the program write a report if it crashes. The next start tells the user about the report.
void prepareCrashReports() {
    const QString folder = ui::Autosave::usualFolder();
    QDir().mkpath(folder);
    const QString head =
        QStringLiteral("%1\nQt: %2\nSystem: %3\n")
            .arg(ui::latin(versionText("Rokada")), QLatin1String(qVersion()), QSysInfo::prettyProductName());
    ui::reportCrashes(QFile::encodeName(ui::newCrashReport(folder)).toStdString(), head.toStdString());
}

/// Starts the requested game. If no game is requested, resumes the last unfinished game. If there is none, shows the
/// start page.
void startGame(const Request& request, ui::MainWindow& window) {
    if (request.screenshot.isEmpty()) {
        emit window.windowSignals().foldersChosen(ui::Autosave::usualFolder(), ui::Library::usualFolder());
        emit window.windowSignals().introductionsWanted();
        ui::GameKeeper& keeper = window.keepGames(ui::Autosave::usualFolder());
        if (!request.choice && keeper.resume()) return;
    }
    if (!request.choice) return window.offers().find<ui::StartScreen>()->showPage();
    ui::GameSetup setup = ui::setupOf(*request.choice, std::random_device()());
    if (request.position) {
        // The position refers to the rulebook with which it was read, so the game must use this rulebook.
        setup.book = request.book;
        setup.start = request.position;
    }
    window.session().start(std::move(setup));
}

void startLearning(const Request& request, ui::MainWindow& window) {
    auto& room = *window.offers().find<ui::LearningPages>();
    room.showGame(*request.learn);
    if (!request.lesson.isEmpty()) room.showLesson(*request.learn, request.lesson.toStdString(), request.step);
}

void openElsewhere(const ui::FileRequest& file) {
    const QString number = file.number > 0 ? QStringLiteral("#%1").arg(file.number) : QString();
    QProcess::startDetached(QCoreApplication::applicationFilePath(),
                            {QStringLiteral("--new-window"), file.path + number});
}

/// Opens the first file in this window and the others in new windows. Afterwards, the action Undo returns to the game
/// that was resumed at the start.
void openFiles(const std::vector<ui::FileRequest>& files, ui::MainWindow& window) {
    if (files.empty()) return;
    auto& controls = *window.offers().find<ui::GameFiles>();
    const ui::FileRequest& first = files.front();
    first.number > 0 ? controls.openGame(first.path, first.number) : controls.open(first.path);
    std::for_each(files.begin() + 1, files.end(), openElsewhere);
}

/// Opens the files that a later start of the program hands over. If several files are dropped on the window, opens all
/// except the first in new windows.
void takeFiles(ui::MainWindow& window) {
    auto* inbox = new ui::FileInbox(ui::FileInbox::usualAddress(), &window);
    QObject::connect(inbox, &ui::FileInbox::came, &window, [&window](const std::vector<ui::FileRequest>& files) {
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.raise();
        window.activateWindow();
        QApplication::alert(&window);
        openFiles(files, window);
    });
    QObject::connect(&window.windowSignals(), &ui::WindowSignals::moreFilesDropped, &window,
                     [](const QStringList& paths) {
                         for (const QString& path : paths) openElsewhere({path});
                     });
    inbox->open();
}

/// Chooses squares on the board one after another, as with a mouse, without animation. Returns an error message, or an
/// empty string on success.
QString press(const QStringList& squares, ui::MainWindow& window) {
    if (squares.isEmpty()) return {};
    ui::BoardWidget* lesson = window.offers().find<ui::LearningPages>()->lessonBoard();
    ui::BoardWidget& board = lesson ? *lesson : window.board();
    if (!board.game()) return QStringLiteral("--press %1: no board is shown").arg(squares.front());
    board.setLook(&ui::BoardLook::moveDuration, 0);
    for (const QString& name : squares) {
        const Square square = board.game()->book().geometry().named(name.toStdString());
        if (square == NoSquare) return QStringLiteral("--press %1: the board has no such square").arg(name);
        board.choose(square);
    }
    return {};
}

/// Writes the picture that the option `--screenshot` requests. Returns the exit status.
int writeScreenshot(const Request& request, ui::MainWindow& window) {
    if (const QString error = press(request.presses, window); !error.isEmpty()) {
        QTextStream(stderr) << "rokada: " << error << '\n';
        return 2;
    }
    // New texts must be laid out before the picture is taken.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const ui::Written done = ui::writePicture(request.screenshot, window.grab().toImage());
    if (done) return 0;
    QTextStream(stderr) << "rokada: the picture could not be written: " << request.screenshot << ": " << done.error()
                        << '\n';
    return 1;
}

}  // namespace

Request parsed(const QStringList& arguments) {
    Request request;
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments)) {
        request.error = parser.errorText();
    } else if (parser.isSet(QStringLiteral("help"))) {
        request.answer = parser.helpText();
    } else if (parser.isSet(QStringLiteral("version"))) {
        request.answer =
            QStringLiteral("%1\nQt: %2\n").arg(ui::latin(versionText("rokada")), QLatin1String(qVersion()));
    } else {
        request.error = read(parser, request);
    }
    return request;
}

bool handedOver(const Request& request) {
    const bool plain = !request.files.empty() && !request.newWindow && !request.choice && !request.learn &&
                       request.screenshot.isEmpty() && request.demoFolder.isEmpty() &&
                       request.handbookFolder.isEmpty() && !request.diagnose;
    if (!plain) return false;
    std::vector<ui::FileRequest> files = request.files;
    for (ui::FileRequest& file : files) file.path = QFileInfo(file.path).absoluteFilePath();
    return ui::handOver(ui::FileInbox::usualAddress(), files);
}

int run(const Request& request) {
    ui::WindowSettings settings;
    ui::Language language;
    language.use(request.language.isEmpty() ? settings.get(ui::keys::language()) : request.language);
    if (!request.demoFolder.isEmpty()) return demo(request.demoFolder, language);
    if (!request.handbookFolder.isEmpty()) return exportHandbook(request.handbookFolder, request.language, language);
    if (request.diagnose) return printDiagnosis(settings);
    if (request.screenshot.isEmpty()) prepareCrashReports();
    ui::apply(settings.get(ui::keys::colourScheme()));
    ui::DesktopPortal::follow(qApp);
    ui::makeBoardsReadable();
    ui::MainWindow window(settings, language);
    if (request.screenshot.isEmpty()) window.offers().find<ui::SoundOutput>()->setPlayer(ui::loudspeakers());
    window.show();
    startGame(request, window);
    if (request.learn) startLearning(request, window);
    openFiles(request.files, window);
    if (request.screenshot.isEmpty()) takeFiles(window);
    window.offers().find<ui::SettingsCheck>()->repairSettings();
    const bool plain = !request.choice && !request.learn && request.files.empty() && request.screenshot.isEmpty();
    if (plain) emit window.windowSignals().startedPlainly();
    int status = 0;
    if (!request.screenshot.isEmpty()) {
        if (!request.size.isEmpty()) window.resize(request.size);
        QTimer::singleShot(500, &window, [&] {
            status = writeScreenshot(request, window);
            QCoreApplication::quit();
        });
    }
    const int code = QApplication::exec();
    return status ? status : code;
}

}  // namespace rokada::app
