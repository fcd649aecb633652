// Pages of the handbook. Their Markdown texts are built into the program, in all languages.
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <vector>

namespace rokada::ui {

/// Names of the actions, settings and command-line options that a page explains. A `*` in a name stands for any
/// characters.
struct HandbookHead {
    QStringList actions, settings, options;

    friend bool operator==(const HandbookHead&, const HandbookHead&) = default;
};

/// Returns true if one of the names, which can contain `*`, stands for `name`.
[[nodiscard]] bool namesInclude(const QStringList& names, const QString& name);

/// Part of a page from one heading to the next.
struct HandbookSection {
    int level = 1;  ///< level of the heading, 1 for the title of the page
    QString title;
    QString anchor;   ///< target of links to the heading, made of its words as on GitHub
    QString english;  ///< anchor of the same heading on the English page; links of translations can use it too
    QString words;    ///< text below the heading without Markdown, for searches
    QString variant;  ///< id of the variant whose start position is a diagram of the section; empty if there is none
};

/// Place in the handbook.
struct HelpTopic {
    QString page;    ///< name of the page
    QString anchor;  ///< anchor of a section in English, or an empty text for the top of the page

    friend bool operator==(const HelpTopic&, const HelpTopic&) = default;
};

struct HandbookPage {
    QString name;  ///< name of the file without its suffix, for example "play-a-game"
    HandbookHead head;
    QString markdown;  ///< text without the head
    std::vector<HandbookSection> sections;

    [[nodiscard]] const QString& title() const { return sections.front().title; }
    /// Returns the section with this anchor, in the language of the page or in English. Returns nullptr if there is no
    /// such section.
    [[nodiscard]] const HandbookSection* section(QStringView anchor) const;
};

class Handbook {
public:
    /// Name of the page with the contents.
    static constexpr QStringView Contents = u"README";
    /// Name of the page with the changes of each version.
    static constexpr QStringView News = u"CHANGELOG";

    /// Reads all pages. Pages that are not translated into `language` are in English.
    explicit Handbook(const QString& language);

    /// Returns the pages in the order of the table of contents, which comes first.
    [[nodiscard]] const std::vector<HandbookPage>& pages() const { return pages_; }
    /// Returns the page with this name, or nullptr if there is none.
    [[nodiscard]] const HandbookPage* page(QStringView name) const;
    /// Returns the page that explains the action with this name, or the table of contents if there is none.
    [[nodiscard]] const HandbookPage& pageAbout(const QString& action) const;
    /// Returns the section about the rules of a variant, which is the section with a diagram of the start position.
    /// Returns the table of contents if there is no such section.
    [[nodiscard]] HelpTopic topicAbout(const QString& variant) const;
    /// Returns the page of news without the versions up to `known`, for example "1.0.0".
    [[nodiscard]] HandbookPage newsSince(QStringView known) const;

private:
    QString language_;
    std::vector<HandbookPage> pages_;
};

/// Returns the page that a Markdown text describes. `english` is the same page in English, or nullptr if `text` is the
/// English page.
[[nodiscard]] HandbookPage readHandbookPage(const QString& name, const QString& text, const HandbookPage* english);

/// Returns the text of a page with only the links that work in the program, and with pictures in place of the comments
/// that describe diagrams. The address of a picture begins with `DiagramScheme`.
[[nodiscard]] QString shownMarkdown(const HandbookPage& page);

/// Scheme of the addresses of diagrams.
inline constexpr char DiagramScheme[] = "diagram:";

}  // namespace rokada::ui
