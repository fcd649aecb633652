#include "commands.h"

#include "comparison.h"
#include "player.h"
#include "screen.h"
#include "sheet.h"
#include "table.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <regex>
#include <sstream>

namespace rokada::pictures {

namespace {

constexpr int Failed = 1, BadInput = 2;

QString text(const std::string& words) { return QString::fromStdString(words); }

int bad(const std::string& words) {
    std::cerr << "rokada-pictures: " << words << '\n';
    return BadInput;
}

/// Returns the working folder. Its path is always the same, because file dialogs in the pictures show its name.
QString workFolder() { return QDir::tempPath() + QStringLiteral("/rokada-scenes"); }

struct Refused {
    std::string words;
};

/// Reads the table, and returns the selected scenes. Throws `Refused` for bad input.
std::vector<Scene> chosenScenes(const Choice& choice) {
    std::ifstream file(choice.table);
    std::stringstream content;
    content << file.rdbuf();
    if (!file || !content) throw Refused{choice.table + ": cannot be read"};
    const auto home = (workFolder() + QStringLiteral("/home")).toStdString();
    auto scenes = readTable(content.str(), {{"home", home}});
    if (!scenes) throw Refused{choice.table + ':' + std::to_string(scenes.error().line) + ": " + scenes.error().text};
    std::regex only;
    try {
        only = std::regex(choice.only);
    } catch (const std::regex_error& error) {
        throw Refused{"--only " + choice.only + ": " + error.what()};
    }
    std::erase_if(*scenes, [&](const Scene& scene) {
        const auto names = scene.pictures();
        const bool named =
            std::ranges::any_of(names, [&](const std::string& name) { return std::regex_search(name, only); });
        return !named || (!choice.tag.empty() && !scene.tags.contains(choice.tag));
    });
    if (scenes->empty()) throw Refused{"there is no such state; see rokada-pictures list"};
    return std::move(*scenes);
}

QSize sizeFrom(const std::string& words) {
    const QStringList numbers = text(words).split(QLatin1Char('x'));
    const QSize size = numbers.size() == 2 ? QSize(numbers[0].toInt(), numbers[1].toInt()) : QSize();
    if (size.width() < 320 || size.height() < 240) throw Refused{words + ": a size as in 1280x800 is expected"};
    return size;
}

/// Plays scenes one after the other. Opens a new screen if the size changes.
class Theatre {
public:
    Theatre() : lock_(workFolder() + QStringLiteral(".lock")) {
        lock_.setStaleLockTime(0);
        if (!lock_.tryLock(0)) throw Refused{"pictures are being taken already, in " + workFolder().toStdString()};
    }
    ~Theatre() {
        screen_.reset();
        QDir(workFolder()).removeRecursively();
    }
    Theatre(const Theatre&) = delete;
    Theatre& operator=(const Theatre&) = delete;

    /// Plays a scene, prints its faults, and counts the scene.
    void play(const Scene& scene, const Stage& stage, const QSize& size, int dpi) {
        open(size, dpi);
        QDir().mkpath(stage.output);
        Stage own = stage;
        own.home = workFolder() + QStringLiteral("/home");
        const QStringList faults = Player(*screen_, own).play(scene);
        for (const QString& fault : faults) std::cout << fault.toStdString() << std::endl;
        scenes_ += 1;
        failed_ += !faults.isEmpty();
    }

    /// Prints how many scenes there are and how many of them have faults. Returns the exit status.
    [[nodiscard]] int report() const {
        std::printf("%d scenes, %d with faults\n", scenes_, failed_);
        return failed_ > 0 ? Failed : 0;
    }

private:
    void open(const QSize& size, int dpi) {
        if (screen_ && screen_->size() == size) return;
        screen_.reset();
        const QString folder = workFolder() + QStringLiteral("/screen");
        QDir(workFolder()).removeRecursively();
        QDir().mkpath(folder);
        screen_ = std::make_unique<Screen>(folder, size, dpi);
        if (const QString error = screen_->open(); !error.isEmpty()) throw Refused{error.toStdString()};
    }

    QLockFile lock_;
    std::unique_ptr<Screen> screen_;
    int scenes_ = 0, failed_ = 0;
};

void take(const TakeCommand& wanted, Theatre& theatre) {
    const std::vector<Scene> scenes = chosenScenes(wanted.choice);
    for (const std::string& size : wanted.sizes) {
        for (const std::string& scheme : wanted.schemes) {
            for (const std::string& language : wanted.languages) {
                const std::string scale = wanted.scale == 1 ? "" : "-x" + std::to_string(wanted.scale);
                const std::string look = language + '-' + scheme + '-' + size + scale;
                const Stage stage{.program = QFileInfo(text(wanted.program)).absoluteFilePath(),
                                  .home = {},
                                  .language = text(language),
                                  .scheme = text(scheme),
                                  .scale = wanted.scale,
                                  .output = QDir(text(wanted.folder)).filePath(text(look))};
                for (const Scene& scene : scenes)
                    theatre.play(scene, stage, sizeFrom(scene.size.empty() ? size : scene.size), wanted.dpi);
            }
        }
    }
}

/// Describes a difference by the number of pixels and the rectangle that contains them, such as "120  30x8+600+400".
std::string described(const ComparedFile& file) {
    switch (file.state) {
        case ComparedFile::State::Same: return "0";
        case ComparedFile::State::Different: {
            const QRect& area = file.area;
            return QStringLiteral("%1  %2x%3+%4+%5")
                .arg(file.pixels)
                .arg(area.width())
                .arg(area.height())
                .arg(area.x())
                .arg(area.y())
                .toStdString();
        }
        case ComparedFile::State::OnlyBefore: return "only before";
        case ComparedFile::State::OnlyAfter: return "only after";
        case ComparedFile::State::Unreadable: return "unreadable";
    }
    return {};
}

void save(const QImage& picture, std::size_t colours, const QString& file) {
    if (!withFewColours(picture, colours).save(file)) throw Refused{file.toStdString() + ": cannot be written"};
    std::printf("%s: %lld bytes\n", file.toStdString().c_str(), static_cast<long long>(QFileInfo(file).size()));
}

/// Makes the pictures of the gallery. The sheet shows the boards in the order of the table of scenes.
int makeGallery(const GalleryCommand& wanted) {
    const std::vector<Scene> scenes = chosenScenes({.tag = "gallery"});
    Theatre theatre;
    const QString taken = workFolder() + QStringLiteral("-gallery");
    const Stage stage{.program = QFileInfo(text(wanted.program)).absoluteFilePath(),
                      .home = {},
                      .language = QStringLiteral("en"),
                      .scheme = QStringLiteral("light"),
                      .scale = 1,
                      .output = taken};
    for (const Scene& scene : scenes) theatre.play(scene, stage, sizeFrom(scene.size), 96);
    if (const int code = theatre.report(); code != 0) return code;
    std::vector<QImage> boards;
    const QDir to(text(wanted.folder));
    for (const Scene& scene : scenes) {
        for (const std::string& name : scene.pictures()) {
            const QImage picture(QDir(taken).filePath(text(name) + QStringLiteral(".png")));
            if (name == "gallery-window") {
                save(picture, 128, to.filePath(QStringLiteral("window.png")));
            } else {
                boards.push_back(picture);
            }
        }
    }
    save(sheetOf(boards), 100, to.filePath(QStringLiteral("boards.png")));
    QDir(taken).removeRecursively();
    return 0;
}

}  // namespace

int run(const TakeCommand& wanted) {
    try {
        QElapsedTimer timer;
        timer.start();
        Theatre theatre;
        take(wanted, theatre);
        std::printf("%lld seconds; ", static_cast<long long>(timer.elapsed() / 1000));
        return theatre.report();
    } catch (const Refused& refused) {
        return bad(refused.words);
    }
}

int run(const CompareCommand& wanted) {
    const auto files = comparedFolders(text(wanted.before), text(wanted.after), text(wanted.differences));
    std::size_t different = 0;
    for (const ComparedFile& file : files) {
        if (file.state == ComparedFile::State::Same) continue;
        ++different;
        std::printf("%-60s %s\n", file.name.toStdString().c_str(), described(file).c_str());
    }
    std::printf("%zu of %zu pictures differ\n", different, files.size());
    return different > 0 || files.empty() ? Failed : 0;
}

int run(const GalleryCommand& wanted) {
    try {
        return makeGallery(wanted);
    } catch (const Refused& refused) {
        return bad(refused.words);
    }
}

int list(const Choice& choice) {
    try {
        for (const Scene& scene : chosenScenes(choice))
            for (const std::string& name : scene.pictures()) std::cout << name << '\n';
        return 0;
    } catch (const Refused& refused) {
        return bad(refused.words);
    }
}

}  // namespace rokada::pictures
