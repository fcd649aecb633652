#include "help/handbook.h"

#include <QCoreApplication>
#include <QDate>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

const QString English = QStringLiteral("en");

/// Returns the text of a page in this language, or an empty text if it is not translated.
QString storedText(const QString& language, const QString& name) {
    QFile file(QStringLiteral(":/handbook/%1/%2.md").arg(language, name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

HandbookHead readHead(const QString& comment) {
    HandbookHead head;
    for (const QString& part : comment.split(u';')) {
        const QString kind = part.section(u':', 0, 0).trimmed();
        const QStringList names = part.section(u':', 1).simplified().split(u' ', Qt::SkipEmptyParts);
        if (kind == QLatin1String("actions")) head.actions = names;
        if (kind == QLatin1String("settings")) head.settings = names;
        if (kind == QLatin1String("options")) head.options = names;
    }
    return head;
}

/// Returns a text without the marks of Markdown, with single blanks.
QString plainText(QString markdown) {
    static const QRegularExpression comment(QStringLiteral("<!--.*?-->"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression picture(QStringLiteral("!\\[[^\\]]*\\]\\([^)]*\\)"));
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression rule(QStringLiteral("^\\|[-|: ]+\\|$"), QRegularExpression::MultilineOption);
    static const QRegularExpression mark(QStringLiteral("[*`|]"));
    markdown.remove(comment).remove(picture).replace(link, QStringLiteral("\\1")).remove(rule);
    return markdown.replace(mark, QStringLiteral(" ")).simplified();
}

/// Returns the anchor that GitHub gives a heading.
QString anchorOf(const QString& title) {
    static const QRegularExpression dropped(QStringLiteral("[^\\w\\- ]"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return title.toLower().remove(dropped).replace(u' ', u'-');
}

/// Splits the text of a page at its headings. Lines of code blocks are never headings.
std::vector<HandbookSection> sectionsOf(const QString& markdown) {
    static const QRegularExpression heading(QStringLiteral("^(#{1,6}) +(.*)$"));
    static const QRegularExpression start(QStringLiteral("^<!-- diagram: (\\w+) -->$"));
    std::vector<HandbookSection> sections;
    bool code = false;
    for (const QString& line : markdown.split(u'\n')) {
        if (line.startsWith(QLatin1String("```"))) code = !code;
        const QRegularExpressionMatch match = heading.match(line);
        if (!code && match.hasMatch()) {
            const QString title = plainText(match.captured(2));
            const QString anchor = anchorOf(title);
            sections.push_back({static_cast<int>(match.capturedLength(1)), title, anchor, anchor, {}, {}});
        } else if (!sections.empty()) {
            sections.back().words += line + u'\n';
            if (const auto diagram = start.match(line); diagram.hasMatch())
                sections.back().variant = diagram.captured(1);
        }
    }
    for (HandbookSection& section : sections) section.words = plainText(section.words);
    return sections;
}

/// Returns the names of the pages in the order of their first links in the table of contents.
QStringList namesIn(const QString& contents) {
    static const QRegularExpression link(QStringLiteral("\\]\\(([A-Za-z-]+)\\.md"));
    QStringList names{Handbook::Contents.toString()};
    for (auto found = link.globalMatch(contents); found.hasNext();) names << found.next().captured(1);
    names << Handbook::News.toString();
    names.removeDuplicates();
    return names;
}

QString versionTitle(const QString& version, const QString& date) {
    const QDate day = QDate::fromString(date, Qt::ISODate);
    //: heading of a list of changes; %1: number of a version; %2: date of its release
    return QCoreApplication::translate("Handbook", "Version %1, %2")
        .arg(version, QLocale().toString(day, QStringLiteral("d MMMM yyyy")));
}

/// Returns the list of changes as a page of the handbook: with a title of its own, and without the remarks about the
/// form of the file. Leaves out the versions up to `known`.
QString newsText(const QString& changelog, QStringView known = {}) {
    static const QRegularExpression release(QStringLiteral("^## \\[([^\\]]+)\\] - (\\S+)$"));
    QString text = QStringLiteral("# %1\n\n").arg(QCoreApplication::translate("Handbook", "What is new"));
    bool begun = false;
    for (const QString& line : changelog.split(u'\n')) {
        const QRegularExpressionMatch match = release.match(line);
        if (match.hasMatch() && match.capturedView(1) == known) break;
        begun = begun || match.hasMatch();
        if (!begun) continue;
        text += match.hasMatch() ? QStringLiteral("## ") + versionTitle(match.captured(1), match.captured(2)) : line;
        text += u'\n';
    }
    return text;
}

}  // namespace

bool namesInclude(const QStringList& names, const QString& name) {
    return std::ranges::any_of(names, [&name](const QString& pattern) {
        const QString any = QRegularExpression::escape(pattern).replace(QLatin1String("\\*"), QLatin1String(".*"));
        return QRegularExpression(QRegularExpression::anchoredPattern(any)).match(name).hasMatch();
    });
}

HandbookPage readHandbookPage(const QString& name, const QString& text, const HandbookPage* english) {
    static const QRegularExpression head(QStringLiteral("^\\s*<!--(.*?)-->\\s*"),
                                         QRegularExpression::DotMatchesEverythingOption);
    HandbookPage page{.name = name, .head = {}, .markdown = text, .sections = {}};
    if (const QRegularExpressionMatch match = head.match(text); match.hasMatch()) {
        page.head = readHead(match.captured(1));
        page.markdown = text.mid(match.capturedLength());
    }
    page.sections = sectionsOf(page.markdown);
    if (page.sections.empty()) page.sections.push_back({1, name, name, name, plainText(page.markdown), {}});
    if (english == nullptr) return page;
    const std::size_t same = std::min(page.sections.size(), english->sections.size());
    for (std::size_t i = 0; i < same; ++i) page.sections[i].english = english->sections[i].anchor;
    return page;
}

const HandbookSection* HandbookPage::section(QStringView anchor) const {
    for (const auto either : {&HandbookSection::anchor, &HandbookSection::english}) {
        const auto found = std::ranges::find(sections, anchor, either);
        if (found != sections.end()) return &*found;
    }
    return nullptr;
}

Handbook::Handbook(const QString& language) : language_(language) {
    for (const QString& name : namesIn(storedText(English, Contents.toString()))) {
        const auto stored = [&name](const QString& code) {
            const QString text = storedText(code, name);
            return name == News && !text.isEmpty() ? newsText(text) : text;
        };
        HandbookPage english = readHandbookPage(name, stored(English), nullptr);
        const QString own = language == English ? QString() : stored(language);
        pages_.push_back(own.isEmpty() ? std::move(english) : readHandbookPage(name, own, &english));
    }
}

const HandbookPage* Handbook::page(QStringView name) const {
    const auto found = std::ranges::find(pages_, name, &HandbookPage::name);
    return found == pages_.end() ? nullptr : &*found;
}

const HandbookPage& Handbook::pageAbout(const QString& action) const {
    const auto explains = [&action](const HandbookPage& page) { return namesInclude(page.head.actions, action); };
    // Skip the first page: the table of contents mentions actions without explaining them.
    const auto found = std::find_if(pages_.begin() + 1, pages_.end(), explains);
    return found == pages_.end() ? pages_.front() : *found;
}

HelpTopic Handbook::topicAbout(const QString& variant) const {
    for (const HandbookPage& page : pages_) {
        const auto found = std::ranges::find(page.sections, variant, &HandbookSection::variant);
        if (found != page.sections.end()) return {page.name, found->english};
    }
    return {Contents.toString(), {}};
}

HandbookPage Handbook::newsSince(QStringView known) const {
    const QString name = News.toString();
    const QString own = storedText(language_, name);
    return readHandbookPage(name, newsText(own.isEmpty() ? storedText(English, name) : own, known), nullptr);
}

QString shownMarkdown(const HandbookPage& page) {
    static const QRegularExpression picture(QStringLiteral("!\\[[^\\]]*\\]\\([^)]*\\)"));
    static const QRegularExpression address(QStringLiteral("\\[([^\\]]*)\\]\\((https?://[^)]*)\\)"));
    static const QRegularExpression outside(QStringLiteral("\\[([^\\]]*)\\]\\((?!#|[A-Za-z-]+\\.md[#)])[^)]*\\)"));
    static const QRegularExpression diagram(QStringLiteral("<!-- diagram: (.*?) -->"));
    QString text = page.markdown;
    text.remove(picture).replace(address, QStringLiteral("\\1 (\\2)")).replace(outside, QStringLiteral("\\1"));
    qsizetype at = 0;
    for (auto match = diagram.match(text); match.hasMatch(); match = diagram.match(text, at)) {
        const QString name = QLatin1String(DiagramScheme) + QUrl::toPercentEncoding(match.captured(1));
        // Qt shows only pictures that have a description.
        const QString image = QStringLiteral("![%1](%1)").arg(name);
        text.replace(match.capturedStart(), match.capturedLength(), image);
        at = match.capturedStart() + image.size();
    }
    return text;
}

}  // namespace rokada::ui
