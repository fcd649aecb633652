// Menus of the library page: one for the current collection, one for the selected games.
#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QMenu;

namespace rokada::ui {

class GamesPage;

class GamesMenus final : public QObject {
    Q_OBJECT
public:
    /// Adds actions to the menu of the collection (`whole`) and to the menu of the selected games (`chosen`). `page`
    /// owns this object.
    GamesMenus(GamesPage& page, QMenu& whole, QMenu& chosen);

    /// Updates the numbers of games in the menus, and enables the actions that are possible now.
    void update();
    void retranslate();

private:
    /// Games to which an action applies: the whole collection, all search results, or the selected games.
    enum class Of { Collection, Found, Selected };
    using Ids = std::vector<qint64>;
    struct Entry {
        QAction* action;
        const char* text;
        Of of;
    };

    QAction* add(QMenu& menu, const char* name, const char* text, Of of, const std::function<void(const Ids&)>& run);
    void fillWhole(QMenu& menu);
    void fillChosen(QMenu& menu);
    void fillTransfers();
    [[nodiscard]] Ids idsOf(Of of) const;

    GamesPage& page_;
    std::vector<Entry> entries_;
    QAction* edit_ = nullptr;
    QMenu* copyTo_ = nullptr;
    QMenu* moveTo_ = nullptr;
    QMenu* details_ = nullptr;
};

}  // namespace rokada::ui
