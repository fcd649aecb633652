#include "kit/settingtypes.h"

#include <QCryptographicHash>

#include <array>
#include <utility>

namespace rokada::ui::setting {

namespace {

constexpr std::array truths{Named{false, "false"}, Named{true, "true"}};

constexpr qsizetype ChecksumSize = 8;

QByteArray checksum(const QByteArray& state) {
    return QCryptographicHash::hash(state, QCryptographicHash::Sha256).left(ChecksumSize);
}

}  // namespace

Setting<bool> flag(QString name, bool usual) { return named(std::move(name), truths, usual); }

Setting<int> number(QString name, int usual, int lowest, int highest) {
    const auto read = [lowest, highest](const QString& written) -> std::optional<int> {
        const int value = written.toInt();
        const bool understood = written == QString::number(value) && value >= lowest && value <= highest;
        return understood ? std::optional(value) : std::nullopt;
    };
    return textual<int>(std::move(name), usual, read, [](int value) { return QString::number(value); });
}

Setting<QString> text(QString name, qsizetype longest) {
    const auto read = [longest](const QString& written) {
        return written.size() <= longest ? std::optional(written) : std::nullopt;
    };
    return textual<QString>(std::move(name), {}, read, [longest](const QString& value) { return value.left(longest); });
}

Setting<QStringList> texts(QString name, qsizetype most, qsizetype longest) {
    const auto read = [most, longest](const QVariant& stored) -> std::optional<QStringList> {
        // QSettings stores a list of one text as a string. It reads a single string with unusual characters as a
        // variant list.
        const int type = stored.typeId();
        if (type != QMetaType::QStringList && type != QMetaType::QString && type != QMetaType::QVariantList)
            return std::nullopt;
        QStringList values = stored.toStringList();
        values.removeAll(QString());
        const bool understood =
            std::ranges::all_of(values, [longest](const QString& value) { return value.size() <= longest; });
        return understood ? std::optional(values.mid(0, most)) : std::nullopt;
    };
    return {std::move(name), {}, read, [most](const QStringList& values) { return QVariant(values.mid(0, most)); }};
}

Setting<QByteArray> widgetState(QString name) {
    const auto read = [](const QVariant& stored) -> std::optional<QByteArray> {
        if (stored.typeId() != QMetaType::QByteArray) return std::nullopt;
        const QByteArray all = stored.toByteArray();
        const QByteArray state = all.mid(ChecksumSize);
        if (all.left(ChecksumSize) != checksum(state)) return std::nullopt;
        return state;
    };
    return {std::move(name), {}, read, [](const QByteArray& state) { return QVariant(checksum(state) + state); }};
}

}  // namespace rokada::ui::setting
