#include "help/helptopics.h"

#include <QWidget>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui {

namespace {

/// Place of the handbook for the widgets of a class.
struct Entry {
    std::string_view widget;  ///< name of the class without its namespace
    const char* page;
    const char* anchor = "";
};

constexpr std::array widgets{
    Entry{"StartPage", "play-a-game", "start-a-game"},
    Entry{"NewGameDialog", "play-a-game", "start-a-game"},
    Entry{"ClockChips", "clocks-and-laws", "choose-a-clock"},
    Entry{"ClockChooser", "clocks-and-laws", "choose-a-clock"},
    Entry{"TimeChooser", "clocks-and-laws", "choose-a-clock"},
    Entry{"LawChooser", "clocks-and-laws", "choose-the-rules-of-play"},
    Entry{"RuleChooser", "games"},
    Entry{"OpponentChooser", "play-a-game", "choose-the-computer"},
    Entry{"WaitingDialog", "play-a-game", "continue-a-game"},
    Entry{"BoardPage", "play-a-game", "move-a-piece"},
    Entry{"PlacementBar", "play-a-game", "place-reserve-pieces"},
    Entry{"MoveStrip", "keyboard", "type-moves"},
    Entry{"ArbiterStrip", "clocks-and-laws", "claim-a-draw"},
    Entry{"ClaimDialog", "clocks-and-laws", "claim-a-draw"},
    Entry{"RulesCard", "play-a-game", "read-the-rules"},
    Entry{"Board3DPanel", "play-a-game", "play-vyrt-chess"},
    Entry{"PreferencesPage", "play-a-game", "change-the-settings"},
    Entry{"MovesPanel", "moves"},
    Entry{"NotesPage", "moves", "write-comments"},
    Entry{"TagsDialog", "moves"},
    Entry{"SetupDialog", "files", "set-up-a-position"},
    Entry{"PasteDialog", "files", "copy-and-paste"},
    Entry{"FindingsDialog", "files", "open-a-game"},
    Entry{"DiagramDialog", "files", "save-a-diagram"},
    Entry{"PrintDialog", "files", "print"},
    Entry{"GamesPage", "library"},
    Entry{"SearchBar", "library", "find-a-game"},
    Entry{"PositionForm", "library", "find-a-position"},
    Entry{"TreePanel", "library", "use-the-opening-tree"},
    Entry{"DuplicatesDialog", "library", "work-with-games"},
    Entry{"ImportReportDialog", "library", "import-games"},
    Entry{"RestoreDialog", "library", "use-several-collections"},
    Entry{"SummaryDialog", "library", "use-several-collections"},
    Entry{"StatisticsDialog", "library", "see-your-results"},
    Entry{"AnalysisPanel", "analysis", "analyse-a-position"},
    Entry{"EvaluationBar", "analysis", "analyse-a-position"},
    Entry{"ReviewPanel", "analysis", "review-a-game"},
    Entry{"MatchDialog", "engines", "play-a-match"},
    Entry{"MatchPlayerDialog", "engines", "play-a-match"},
    Entry{"EnginesDialog", "engines"},
    Entry{"CoursePage", "learning"},
    Entry{"LessonPage", "learning", "take-a-lesson"},
    Entry{"RatingDialog", "play-a-game", "choose-the-computer"},
};

HelpTopic topicOf(const Entry& entry) { return {QLatin1String(entry.page), QLatin1String(entry.anchor)}; }

std::string_view withoutNamespace(std::string_view className) {
    const std::size_t colon = className.rfind(':');
    return colon == std::string_view::npos ? className : className.substr(colon + 1);
}

}  // namespace

HelpTopic helpTopicOf(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget()) {
        const std::string_view name = withoutNamespace(widget->metaObject()->className());
        const auto* found = std::ranges::find(widgets, name, &Entry::widget);
        if (found != widgets.end()) return topicOf(*found);
    }
    return {Handbook::Contents.toString(), {}};
}

std::vector<HelpTopic> allHelpTopics() {
    std::vector<HelpTopic> topics;
    for (const Entry& entry : widgets) topics.push_back(topicOf(entry));
    return topics;
}

}  // namespace rokada::ui
