#include "window/demo.h"

#include "board/boardwidget.h"
#include "kit/latin.h"
#include "kit/writefile.h"
#include "session/gamechoice.h"
#include "session/gamesession.h"
#include "variants/variants.h"
#include "window/mainwindow.h"
#include "window/windowsettings.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QImage>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace rokada::ui {

namespace {

constexpr QSize Window{1280, 860};
/// Number of plies after which the picture of the opening is taken.
constexpr std::size_t OpeningPlies = 8;
constexpr std::size_t PliesBetweenPictures = 3;

/// Pictures of one game. The key is the number of plies played.
using Frames = std::map<std::size_t, QImage>;

void take(Frames& frames, MainWindow& window) {
    // Texts have changed, so their pending layout requests must be processed before the picture is taken.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const std::size_t played = window.session().game()->played();
    frames[played] = window.grab().toImage();
}

Frames played(MainWindow& window, const VariantInfo& info, int longest) {
    GameChoice choice = usualChoice(info);
    for (Seat& seat : choice.seats) seat.human = false;
    Frames frames;
    QEventLoop loop;
    GameSession& session = window.session();
    session.pace().setLeast(std::chrono::milliseconds(0));
    const auto moved = QObject::connect(&session, &GameSession::turnStarted, &loop, [&] {
        const std::size_t plies = session.game()->played();
        if (plies % PliesBetweenPictures == 0 || plies >= static_cast<std::size_t>(longest)) take(frames, window);
        if (plies >= static_cast<std::size_t>(longest)) loop.quit();
    });
    const auto ended = QObject::connect(&session, &GameSession::ended, &loop, [&] {
        take(frames, window);
        loop.quit();
    });
    session.start(setupOf(choice, 7));
    loop.exec();
    QObject::disconnect(moved);
    QObject::disconnect(ended);
    return frames;
}

/// Returns the first picture taken after at least `plies` plies, or the last picture if there is none.
const QImage& from(const Frames& frames, std::size_t plies) {
    const auto it = frames.lower_bound(plies);
    return it == frames.end() ? frames.rbegin()->second : it->second;
}

}  // namespace

tl::expected<QStringList, QString> writeDemo(const QString& folder, Language& language, int longest) {
    if (!QDir().mkpath(folder)) return tl::unexpected(folder + QStringLiteral(": ") + qt_error_string());
    // The settings are stored in a temporary file. The user's settings are neither read nor changed.
    const QTemporaryDir kept;
    WindowSettings settings(kept.filePath(QStringLiteral("settings.ini")));
    QStringList files;
    for (const VariantInfo& info : offeredVariants()) {
        MainWindow window(settings, language);
        window.resize(Window);
        window.board().setLook(&BoardLook::moveDuration, 0);  // without animation, each piece is shown on its square
        window.show();
        const Frames frames = played(window, info, longest);
        const std::size_t plies = frames.rbegin()->first;
        const std::array<std::pair<const char*, const QImage*>, 3> pictures{
            {{"1-opening", &from(frames, std::min(OpeningPlies, plies))},
             {"2-middle", &from(frames, plies / 2)},
             {"3-last", &from(frames, plies)}}};
        for (const auto& [name, image] : pictures) {
            const QString file =
                QDir(folder).filePath(QStringLiteral("%1-%2.png").arg(latin(info.id), QLatin1String(name)));
            if (const Written done = writePicture(file, *image); !done)
                return tl::unexpected(file + QStringLiteral(": ") + done.error());
            files << file;
        }
    }
    return files;
}

}  // namespace rokada::ui
