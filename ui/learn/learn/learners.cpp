#include "learn/learners.h"

#include "kit/draftfiles.h"
#include "kit/readfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int Format = 1;
constexpr qint64 LargestFile = qint64{4} << 20;
constexpr int MaxSteps = 1000;
constexpr int MaxPuzzles = 20000;
constexpr int MaxCopies = 1000;

bool contains(const QString& path, const QByteArray& text) {
    ReadFile file(path);
    return file.openToRead(LargestFile) && file.readAll() == text;
}

QJsonObject written(const QMap<QString, LessonProgress>& lessons) {
    QJsonObject all;
    for (auto it = lessons.begin(); it != lessons.end(); ++it)
        all[it.key()] = QJsonObject{{QStringLiteral("step"), it->step}, {QStringLiteral("done"), it->done}};
    return all;
}

QMap<QString, LessonProgress> lessonsIn(const QJsonObject& all) {
    QMap<QString, LessonProgress> lessons;
    for (auto it = all.begin(); it != all.end(); ++it) {
        const QJsonObject one = it.value().toObject();
        lessons[it.key()] = {std::clamp(one[QStringLiteral("step")].toInt(), 0, MaxSteps),
                             one[QStringLiteral("done")].toBool()};
    }
    return lessons;
}

/// Returns the puzzle records as JSON, by puzzle id. Each record is an array of three numbers, to keep the file small.
QJsonObject written(const QMap<QString, PuzzleRecord>& puzzles) {
    QJsonObject all;
    for (auto it = puzzles.begin(); it != puzzles.end(); ++it)
        all[it.key()] = QJsonArray{it->solved ? 1 : 0, it->schedule.box, static_cast<qint64>(it->schedule.due)};
    return all;
}

QMap<QString, PuzzleRecord> puzzlesIn(const QJsonObject& all) {
    QMap<QString, PuzzleRecord> puzzles;
    for (auto it = all.begin(); it != all.end() && puzzles.size() < MaxPuzzles; ++it) {
        const QJsonArray one = it.value().toArray();
        const ReviewSchedule schedule{std::clamp(one.at(1).toInt(), 0, KnownAfter - 1),
                                      std::max<qint64>(-1, one.at(2).toInteger(-1))};
        puzzles[it.key()] = {one.at(0).toInt() != 0, schedule};
    }
    return puzzles;
}

QString cleaned(const QString& name) { return name.simplified().left(Learners::LongestName); }

}  // namespace

Learners::Learners(QString file) : file_(std::move(file)) {
    removeDrafts(file_);
    ReadFile stored(file_);
    if (QFile::exists(file_)) {
        const Opened opened = stored.openToRead(LargestFile);
        const QByteArray text = opened ? stored.readAll() : QByteArray();
        stored.close();
        if (!opened) {
            unreadable_ = opened.error();
        } else if (stored.failed()) {
            unreadable_ = stored.errorString();
        } else if (read(text)) {
            return;
        } else {
            damaged_ = text;
            if (const Written copied = copyDamaged(); !copied) notCopied_ = copied.error();
        }
    }
    all_ = {Learner{}};
    chosen_ = 0;
}

/// Copies the damaged file to the first free name. If a copy with the same content exists already, makes no other copy.
Written Learners::copyDamaged() {
    for (int i = 1; copy_.isEmpty() && i <= MaxCopies; ++i) {
        const QString name = QStringLiteral("%1.damaged-%2").arg(file_).arg(i);
        const bool there = QFile::exists(name);
        if (there && !contains(name, *damaged_)) continue;
        const Written copied = there ? Written{} : writeFile(name, *damaged_);
        if (!copied) return copied;
        copy_ = name;
    }
    return copy_.isEmpty() ? tl::unexpected(qt_error_string(EEXIST)) : Written{};
}

/// Returns an error if the file must not be overwritten: it is unreadable, or it is damaged and could not be copied.
Written Learners::mayReplace() {
    if (!unreadable_.isEmpty()) return tl::unexpected(unreadable_);
    return damaged_ ? copyDamaged() : Written{};
}

bool Learners::read(const QByteArray& text) {
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    if (root[QStringLiteral("rokada-learners")].toInt() != Format) return false;
    for (const auto& value : root[QStringLiteral("learners")].toArray()) {
        const QJsonObject one = value.toObject();
        if (all_.size() == Max) break;
        all_.push_back({cleaned(one[QStringLiteral("name")].toString()),
                        one[QStringLiteral("game")].toString(),
                        lessonsIn(one[QStringLiteral("lessons")].toObject()),
                        lessonsIn(one[QStringLiteral("former")].toObject()),
                        puzzlesIn(one[QStringLiteral("puzzles")].toObject()),
                        puzzlesIn(one[QStringLiteral("formerPuzzles")].toObject()),
                        {}});
        const QJsonObject storms = one[QStringLiteral("storms")].toObject();
        for (auto it = storms.begin(); it != storms.end(); ++it)
            all_.back().storms[it.key()] = std::max(0, it.value().toInt());
    }
    const int chosen = root[QStringLiteral("chosen")].toInt();
    chosen_ = chosen < 0 || chosen >= static_cast<int>(all_.size()) ? 0 : static_cast<std::size_t>(chosen);
    return !all_.empty();
}

Written Learners::write() {
    if (const Written free = mayReplace(); !free) return free;
    QJsonArray learners;
    for (const Learner& learner : all_) {
        QJsonObject one{{QStringLiteral("name"), learner.name},
                        {QStringLiteral("game"), learner.game},
                        {QStringLiteral("lessons"), written(learner.lessons)}};
        if (!learner.former.isEmpty()) one[QStringLiteral("former")] = written(learner.former);
        if (!learner.puzzles.isEmpty()) one[QStringLiteral("puzzles")] = written(learner.puzzles);
        if (!learner.formerPuzzles.isEmpty()) one[QStringLiteral("formerPuzzles")] = written(learner.formerPuzzles);
        QJsonObject storms;
        for (auto it = learner.storms.begin(); it != learner.storms.end(); ++it) storms[it.key()] = *it;
        if (!storms.isEmpty()) one[QStringLiteral("storms")] = storms;
        learners.append(one);
    }
    const QJsonObject root{{QStringLiteral("rokada-learners"), Format},
                           {QStringLiteral("chosen"), static_cast<int>(chosen_)},
                           {QStringLiteral("learners"), learners}};
    QDir().mkpath(QFileInfo(file_).path());
    return writeFile(file_, QJsonDocument(root).toJson());
}

Written Learners::choose(std::size_t learner) {
    chosen_ = std::min(learner, all_.size() - 1);
    return write();
}

Written Learners::add(const QString& name) {
    if (all_.size() == Max) return {};
    all_.push_back({.name = cleaned(name), .game = current().game, .lessons = {}});
    return choose(all_.size() - 1);
}

Written Learners::rename(const QString& name) {
    mine().name = cleaned(name);
    return write();
}

Written Learners::reset() {
    if (mine().lessons.isEmpty() && mine().puzzles.isEmpty()) return {};
    mine().former = std::exchange(mine().lessons, {});
    mine().formerPuzzles = std::exchange(mine().puzzles, {});
    return write();
}

/// Restores the progress that the last reset has cleared. If a lesson has been continued since the reset, keeps the
/// greater progress.
Written Learners::restore() {
    const auto former = std::exchange(mine().former, {});
    for (auto it = former.begin(); it != former.end(); ++it) {
        LessonProgress& now = mine().lessons[it.key()];
        now = {std::max(now.step, it->step), now.done || it->done};
    }
    const auto formerPuzzles = std::exchange(mine().formerPuzzles, {});
    for (auto it = formerPuzzles.begin(); it != formerPuzzles.end(); ++it) {
        if (!mine().puzzles.contains(it.key())) mine().puzzles[it.key()] = *it;
    }
    return write();
}

Written Learners::noteGame(const QString& game) {
    if (std::exchange(mine().game, game) == game) return {};
    return write();
}

Written Learners::noteStep(const QString& lesson, int step, int steps) {
    LessonProgress& now = mine().lessons[lesson];
    const LessonProgress before = now;
    now = {step >= steps ? 0 : step, now.done || step >= steps};
    return now == before ? Written{} : write();
}

Written Learners::notePuzzle(const QString& puzzle, bool solved, qint64 day) {
    PuzzleRecord& now = mine().puzzles[puzzle];
    now = {solved, solved ? solvedOn(now.schedule, day) : failedOn(day)};
    return write();
}

Written Learners::noteStorm(const QString& game, int solved) {
    int& best = mine().storms[game];
    if (solved <= best) return {};
    best = solved;
    return write();
}

}  // namespace rokada::ui
