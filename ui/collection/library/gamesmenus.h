// The menus of the library: one of the whole collection, one of selected games.
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
    /// Fills both menus of the page, which must outlive them; the second one is that of selected games.
    GamesMenus(GamesPage& page, QMenu& whole, QMenu& chosen);

    /// Numbers and what can be done now.
    void update();
    void retranslate();

private:
    /// The games that an entry is about.
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
