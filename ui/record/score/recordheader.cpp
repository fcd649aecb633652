#include "score/recordheader.h"

#include "kit/fonts.h"
#include "kit/theme.h"
#include "text/playertag.h"
#include "text/positiontext.h"
#include "texts/names.h"
#include "texts/openingtable.h"
#include "texts/openingterms.h"

#include <QEvent>
#include <QFileInfo>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace rokada::ui {

namespace {

/// Returns the value of a tag. Returns an empty text for an unknown value such as "?" or "????.??.??".
QString known(const GameTree& tree, std::string_view name) {
    const std::string* value = tree.tag(name);
    const QString text = value ? QString::fromStdString(*value).simplified() : QString();
    const bool unknown = QString(text).remove(QLatin1Char('?')).remove(QLatin1Char('.')).isEmpty() || text == u"-";
    return unknown ? QString() : text;
}

/// Joins the parts that are not empty, with `between` as the separator.
QString joined(const QString& between, std::initializer_list<QString> parts) {
    QStringList list(parts);
    list.removeAll(QString());
    return list.join(between);
}

/// Returns the name and the rating of a player, for example "Anna (2100)". Returns an empty text if both are unknown.
QString playerOf(const GameTree& tree, const SideSpec& side) {
    const std::string tag = playerTag(side);
    QString name = known(tree, tag), rating = known(tree, tag + "Elo");
    if (rating.isEmpty()) return name;
    return QStringLiteral("%1 (%2)").arg(name.isEmpty() ? sideName(side.name) : name, rating);
}

/// Returns the names and ratings of the players. A player without a name has the name of the side. Returns the name of
/// the variant if no player has a name.
QString playersOf(const GameTree& tree) {
    const Variant& variant = tree.book().variant();
    QStringList players;
    for (const SideSpec& side : variant.sideSpecs) players << playerOf(tree, side);
    if (std::ranges::all_of(players, [](const QString& player) { return player.isEmpty(); }))
        return variantName(variant.id);
    for (qsizetype side = 0; side < players.size(); ++side) {
        if (players[side].isEmpty()) players[side] = sideName(variant.sideSpecs[static_cast<std::size_t>(side)].name);
    }
    return players.join(QStringLiteral(" \u2013 "));
}

/// Returns the known part of the date, for example "2026.11" for "2026.11.??".
QString dateOf(const GameTree& tree) { return known(tree, "Date").section(QLatin1String(".?"), 0, 0); }

/// Returns `html` with the smaller font size and the colour of secondary text.
QString secondary(const QString& html, const QFont& font) {
    return QStringLiteral("<span style=\"font-size:%1px; color:%2\">%3</span>")
        .arg(emOf(fontFor(TextRole::SecondLine, font)))
        .arg(theme().text2.name(), html);
}

QString resultOf(const GameTree& tree) {
    const QString result = known(tree, "Result");
    if (result == u"*") return {};
    return result == u"1/2-1/2" ? QStringLiteral("\u00BD-\u00BD") : result;
}

QString wordsOf(const OpeningName& name) {
    return QString::fromStdString(name.code) + QLatin1Char(' ') + shownOpening(QString::fromStdString(name.name));
}

/// Returns the code and the name of the opening. Uses the opening of the moves up to `shown` if later moves of the main
/// line change the name. Otherwise uses the tags of the game, or without such tags the opening of the whole main line.
QString openingLine(const GameTree& tree, Node shown) {
    const OpeningName* here = openingOf(tree, shown);
    const OpeningName* whole = openingOf(tree, tree.variationEnd(Node::Root));
    if (here != nullptr && here != whole) return wordsOf(*here);
    const QString tagged = joined(QStringLiteral(" "), {known(tree, "ECO"), shownOpening(known(tree, "Opening"))});
    return tagged.isEmpty() && whole != nullptr ? wordsOf(*whole) : tagged;
}

}  // namespace

QString openingWords(const GameTree& tree, Node node) {
    const OpeningName* name = openingOf(tree, node);
    return name ? wordsOf(*name) : QString();
}

QStringList headerLines(const GameTree& tree, Node shown) {
    const QString round = known(tree, "Round");
    //: %1: number of the round in a tournament
    const QString shownRound = round.isEmpty() ? QString() : RecordHeader::tr("round %1").arg(round);
    const QString comma = QStringLiteral(", ");
    QStringList lines{joined(QStringLiteral("\u2003"), {playersOf(tree), resultOf(tree)}),
                      joined(comma, {known(tree, "Event"), known(tree, "Site"), shownRound, dateOf(tree)}),
                      startNumber(tree.start()) ? unusualRules(tree.start()) : QString(), openingLine(tree, shown)};
    lines.removeAll(QString());
    return lines;
}

RecordHeader::RecordHeader(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("recordHeader"));
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setContentsMargins(6, 4, 6, 4);
    hide();
}

void RecordHeader::showOpening(const QString& name) {
    lines_.clear();
    opening_ = name;
    setToolTip({});
    setVisible(!name.isEmpty());
    write();
}

void RecordHeader::showRecord(const GameTree& tree, Node shown, const Origin& from, bool edited) {
    lines_ = headerLines(tree, shown);
    file_ = from.file;
    QString name = from.file.isEmpty() ? tr("Not saved to a file") : QFileInfo(from.file).fileName();
    //: %1: name of a collection of games
    if (from.file.isEmpty() && !from.collection.isEmpty()) name = tr("From \"%1\"").arg(from.collection);
    //: %1: name of a file, or another origin of the recorded game
    lines_ << (edited ? tr("%1 (edited)").arg(name) : name);
    write();
}

void RecordHeader::setBookMoves(const QString& words) {
    if (std::exchange(bookMoves_, words) != words) write();
}

void RecordHeader::setBrief(bool brief) {
    if (std::exchange(brief_, brief) != brief && !lines_.isEmpty()) write();
}

int RecordHeader::briefHeight() const {
    return fontMetrics().lineSpacing() + contentsMargins().top() + contentsMargins().bottom();
}

/// Writes the text again when the theme or the font changes, because its HTML contains colours and font sizes.
void RecordHeader::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
    clear();
    write();
}

/// Returns all lines of the header. The line about the moves of the opening book is below the line of the opening, and
/// above the line of the file.
QStringList RecordHeader::allLines() const {
    QStringList lines = lines_.isEmpty() ? QStringList(opening_) : lines_;
    if (!bookMoves_.isEmpty()) lines.insert(std::max<qsizetype>(1, lines.size() - 1), bookMoves_);
    return lines;
}

void RecordHeader::write() {
    QStringList lines = allLines();
    setAccessibleName(lines.join(QStringLiteral(". ")));
    for (QString& line : lines) line = line.toHtmlEscaped();
    if (lines_.isEmpty()) return setText(secondary(lines.join(QStringLiteral("<br>")), font()));
    if (brief_) lines = lines.mid(0, 1);
    if (lines_.size() > 1) lines.front() = QStringLiteral("<b>%1</b>").arg(lines.front());
    //: link that opens the form with players, event and date
    lines.back() += QStringLiteral(" <a href=\"edit\">%1</a>").arg(tr("Edit...").toHtmlEscaped());
    for (qsizetype i = 1; i < lines.size(); ++i) lines[i] = secondary(lines[i], font());
    setText(lines.join(QStringLiteral("<br>")));
    setToolTip(brief_ ? allLines().join(QLatin1Char('\n')) : file_);
}

}  // namespace rokada::ui
