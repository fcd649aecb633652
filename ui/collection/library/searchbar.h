// Search bar of the library: a field for words, and chips for filters below it.
#pragma once

#include "collection/librarygame.h"
#include "kit/delay.h"

#include <QWidget>

#include <memory>

class QActionGroup;
class QLineEdit;
class QMenu;
class QPushButton;

namespace rokada::ui {

class FilterChip;
class FilterPopup;

class SearchBar final : public QWidget {
    Q_OBJECT
public:
    /// The popups of the filters open in front of `page`, which is the parent of this widget.
    explicit SearchBar(QWidget* page);

    /// Returns the search conditions. They do not include the order of the games.
    [[nodiscard]] LibraryQuery query() const;
    /// Returns true if the bar contains no words and no filters. A search then finds all games.
    [[nodiscard]] bool isEmpty() const;
    /// Clears all words and filters. Emits `searchWanted`.
    void clear();
    /// Stops the delay after typing. Call it when a search starts.
    void settle() { pause_.stop(); }
    /// Sets the position filter without requesting a search. `words` describes the filter to the user. Removes the
    /// filter if `position` is nullptr.
    void setPosition(std::shared_ptr<const PositionSearch> position, const QString& words);
    [[nodiscard]] const std::shared_ptr<const PositionSearch>& position() const { return position_; }
    /// Enables the bar. Disables it if `free` is false because another program holds the library.
    void setFree(bool free);
    void retranslate();

    // --- parts
    [[nodiscard]] QLineEdit& words() { return *words_; }

signals:
    /// Emitted when the search conditions have changed: 200 ms after the last typed letter, and otherwise at once.
    void searchWanted();
    /// Emitted when the user asks for the form for position searches.
    void positionFormWanted();
    /// Emitted when the user moves the focus to the list of games.
    void listWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void makePopups(QWidget* page);
    void connectChips();
    void connectFields();
    void makeChoices();
    void openMenu(FilterChip& chip, QMenu& menu);
    void choose(QString& filter, const QString& value);
    void showChips();
    void forget(std::initializer_list<QLineEdit*> fields);
    [[nodiscard]] QString dates() const;

    QLineEdit* words_;
    FilterChip* playerChip_;
    FilterChip* resultChip_;
    FilterChip* variantChip_;
    FilterChip* dateChip_;
    FilterChip* openingChip_;
    FilterChip* positionChip_;
    QPushButton* clearAll_;
    QMenu* results_;
    QMenu* variants_;
    FilterPopup* playerPopup_ = nullptr;
    FilterPopup* datePopup_ = nullptr;
    FilterPopup* openingPopup_ = nullptr;
    QLineEdit* player_ = nullptr;
    QLineEdit* from_ = nullptr;
    QLineEdit* to_ = nullptr;
    QLineEdit* named_ = nullptr;
    QLineEdit* opening_ = nullptr;
    QString result_;
    QString variant_;
    std::shared_ptr<const PositionSearch> position_;
    QString positionWords_;
    Delay pause_;  ///< delay between the last typed letter and the search
};

}  // namespace rokada::ui
