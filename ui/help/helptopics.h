// Finds the place of the handbook that explains a widget or a variant.
#pragma once

#include <QString>

#include <string_view>
#include <vector>

class QWidget;

namespace rokada::ui {

/// Place in the handbook.
struct HelpTopic {
    QString page;    ///< name of the page
    QString anchor;  ///< anchor of a section in English, or an empty text for the top of the page

    friend bool operator==(const HelpTopic&, const HelpTopic&) = default;
};

/// Returns the place that explains the widget or the nearest of its parents that has one. Returns the table of contents
/// if there is none. `widget` can be nullptr.
[[nodiscard]] HelpTopic helpTopicOf(const QWidget* widget);

/// Returns the places of all widgets.
[[nodiscard]] std::vector<HelpTopic> allHelpTopics();

/// Returns the section about the rules of a variant.
[[nodiscard]] HelpTopic helpTopicOf(std::string_view variant);

}  // namespace rokada::ui
