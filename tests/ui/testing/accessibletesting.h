// Helpers for accessibility tests: squares found by their place, and recorded events.
#pragma once

#include "board/boardwidget.h"
#include "kit/announce.h"

#include <QAccessible>

#include <algorithm>
#include <string>
#include <vector>

namespace rokada::ui::testing {

inline QAccessibleInterface* accessible(QWidget& widget) { return QAccessible::queryAccessibleInterface(&widget); }

/// Returns the accessible object of a square, found by its place on the screen.
inline QAccessibleInterface* accessible(BoardWidget& board, std::string_view square) {
    const QPoint at = board.mapToGlobal(board.frame().squareCentre(board.game()->book().geometry().named(square)));
    return accessible(board)->childAt(at.x(), at.y());
}

inline std::string nameOf(QAccessibleInterface* which) {
    return which == nullptr ? "nothing" : which->text(QAccessible::Name).toStdString();
}

inline std::string nameOf(BoardWidget& board, std::string_view square) { return nameOf(accessible(board, square)); }

/// Records accessibility events while the object exists.
class Listener {
public:
    struct News {
        QAccessible::Event event;
        std::string name;
        QAccessible::Role role;
    };

    Listener() {
        heard().clear();
        listenBesides([](QAccessibleEvent& event) {
            QAccessibleInterface* which = event.accessibleInterface();
            if (which != nullptr) heard().push_back({event.type(), nameOf(which), which->role()});
        });
    }
    ~Listener() { listenBesides({}); }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    static std::vector<News>& heard() {
        static std::vector<News> news;
        return news;
    }
    /// Returns the names of the objects that have sent events of this type, in order.
    [[nodiscard]] static std::vector<std::string> namesOf(QAccessible::Event event) {
        std::vector<std::string> names;
        for (const News& news : heard()) {
            if (news.event == event) names.push_back(news.name);
        }
        return names;
    }
    /// Returns the text of the last announcement.
    [[nodiscard]] static std::string announced() {
        const auto& news = heard();
        const auto last = std::find_if(news.rbegin(), news.rend(), [](const News& n) {
            return n.event == QAccessible::Alert && n.role == QAccessible::Notification;
        });
        return last == news.rend() ? "" : last->name;
    }
};

}  // namespace rokada::ui::testing
