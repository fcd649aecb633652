#include "learn/learnersfile.h"

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
/// Maximum number of variants with a rating, and maximum absolute value of a rating.
constexpr int MaxRatings = 100;
constexpr double Ratings = 10'000;

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

QJsonObject written(const QMap<QString, GameRating>& ratings) {
    QJsonObject all;
    for (auto it = ratings.begin(); it != ratings.end(); ++it) {
        QJsonArray history;
        for (const int rating : it->history) history.append(rating);
        all[it.key()] = QJsonObject{{QStringLiteral("rating"), it->now.rating},
                                    {QStringLiteral("deviation"), it->now.deviation},
                                    {QStringLiteral("volatility"), it->now.volatility},
                                    {QStringLiteral("games"), it->games},
                                    {QStringLiteral("history"), history}};
    }
    return all;
}

QMap<QString, GameRating> ratingsIn(const QJsonObject& all) {
    QMap<QString, GameRating> ratings;
    for (auto it = all.begin(); it != all.end() && ratings.size() < MaxRatings; ++it) {
        const QJsonObject one = it.value().toObject();
        const PlayerRating usual;
        GameRating rating{
            .now = {.rating = std::clamp(one[QStringLiteral("rating")].toDouble(usual.rating), -Ratings, Ratings),
                    .deviation =
                        std::clamp(one[QStringLiteral("deviation")].toDouble(usual.deviation), 1.0, usual.deviation),
                    .volatility = std::clamp(one[QStringLiteral("volatility")].toDouble(usual.volatility), 0.001, 1.0)},
            .games = std::max(0, one[QStringLiteral("games")].toInt())};
        for (const auto& value : one[QStringLiteral("history")].toArray()) {
            if (rating.history.size() == GameRating::LongestHistory) break;
            rating.history.append(std::clamp(value.toInt(), -static_cast<int>(Ratings), static_cast<int>(Ratings)));
        }
        ratings[it.key()] = rating;
    }
    return ratings;
}

Learner learnerIn(const QJsonObject& one) {
    Learner learner{one[QStringLiteral("name")].toString().simplified().left(LearnerList::LongestName),
                    one[QStringLiteral("game")].toString(),
                    lessonsIn(one[QStringLiteral("lessons")].toObject()),
                    lessonsIn(one[QStringLiteral("former")].toObject()),
                    puzzlesIn(one[QStringLiteral("puzzles")].toObject()),
                    puzzlesIn(one[QStringLiteral("formerPuzzles")].toObject()),
                    {}};
    const QJsonObject storms = one[QStringLiteral("storms")].toObject();
    for (auto it = storms.begin(); it != storms.end(); ++it) learner.storms[it.key()] = std::max(0, it.value().toInt());
    learner.ratings = ratingsIn(one[QStringLiteral("ratings")].toObject());
    return learner;
}

/// Returns the learners in the text of a file, or nullopt if the text is damaged.
std::optional<LearnerList> learnersIn(const QByteArray& text) {
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    if (root[QStringLiteral("rokada-learners")].toInt() != Format) return std::nullopt;
    std::vector<Learner> all;
    for (const auto& value : root[QStringLiteral("learners")].toArray()) {
        if (all.size() == LearnerList::Max) break;
        all.push_back(learnerIn(value.toObject()));
    }
    if (all.empty()) return std::nullopt;
    const int chosen = root[QStringLiteral("chosen")].toInt();
    const bool known = chosen >= 0 && chosen < static_cast<int>(all.size());
    return LearnerList(std::move(all), known ? static_cast<std::size_t>(chosen) : 0);
}

QJsonObject written(const Learner& learner) {
    QJsonObject one{{QStringLiteral("name"), learner.name},
                    {QStringLiteral("game"), learner.game},
                    {QStringLiteral("lessons"), written(learner.lessons)}};
    if (!learner.former.isEmpty()) one[QStringLiteral("former")] = written(learner.former);
    if (!learner.puzzles.isEmpty()) one[QStringLiteral("puzzles")] = written(learner.puzzles);
    if (!learner.formerPuzzles.isEmpty()) one[QStringLiteral("formerPuzzles")] = written(learner.formerPuzzles);
    QJsonObject storms;
    for (auto it = learner.storms.begin(); it != learner.storms.end(); ++it) storms[it.key()] = *it;
    if (!storms.isEmpty()) one[QStringLiteral("storms")] = storms;
    if (!learner.ratings.isEmpty()) one[QStringLiteral("ratings")] = written(learner.ratings);
    return one;
}

}  // namespace

LearnersFile::Found LearnersFile::read() {
    removeDrafts(file_);
    if (!QFile::exists(file_)) return {};
    Found found;
    ReadFile stored(file_);
    const Opened opened = stored.openToRead(LargestFile);
    const QByteArray text = opened ? stored.readAll() : QByteArray();
    stored.close();
    if (!opened || stored.failed()) {
        found.unreadable = unreadable_ = opened ? stored.errorString() : opened.error();
    } else if (auto learners = learnersIn(text)) {
        found.learners = *std::move(learners);
    } else {
        damaged_ = text;
        found.damaged = true;
        if (const Written copied = copyDamaged(); !copied) found.notCopied = copied.error();
        found.copy = copy_;
    }
    return found;
}

/// Copies the damaged file to the first free name. If a copy with the same content exists already, makes no other copy.
Written LearnersFile::copyDamaged() {
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
Written LearnersFile::mayReplace() {
    if (!unreadable_.isEmpty()) return tl::unexpected(unreadable_);
    return damaged_ ? copyDamaged() : Written{};
}

Written LearnersFile::write(const LearnerList& learners) {
    if (const Written free = mayReplace(); !free) return free;
    QJsonArray all;
    for (const Learner& learner : learners.all()) all.append(written(learner));
    const QJsonObject root{{QStringLiteral("rokada-learners"), Format},
                           {QStringLiteral("chosen"), static_cast<int>(learners.chosen())},
                           {QStringLiteral("learners"), all}};
    QDir().mkpath(QFileInfo(file_).path());
    return writeFile(file_, QJsonDocument(root).toJson());
}

}  // namespace rokada::ui
