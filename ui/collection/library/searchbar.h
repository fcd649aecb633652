// Search bar of the library page: a field for words, and below it a button for each filter.
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
    /// `page` is the parent of this widget. The popups of the filters open in front of it.
    explicit SearchBar(QWidget* page);

    /// Returns the search conditions. The order of the games is not part of them.
    [[nodiscard]] LibraryQuery query() const;
    /// Returns true if no words and no filters are set. A search then finds all games.
    [[nodiscard]] bool isEmpty() const;
    /// Clears all words and filters, and emits `searchWanted`.
    void clear();
    /// Stops the delay between typing and `searchWanted`. Call it when a search starts.
    void settle() { pause_.stop(); }
    /// Sets the filter for a position, without emitting `searchWanted`. `words` describes the filter to the user.
    /// Removes the filter if `position` is nullptr.
    void setPosition(std::shared_ptr<const PositionSearch> position, const QString& words);
    [[nodiscard]] const std::shared_ptr<const PositionSearch>& position() const { return position_; }
    /// Enables or disables the bar. `free` is false while another program has locked the collection.
    void setFree(bool free);
    void retranslate();

    // --- parts
    [[nodiscard]] QLineEdit& words() { return *words_; }

signals:
    /// Emitted when a condition has changed: 200 ms after the last typed letter, otherwise at once.
    void searchWanted();
    /// Emitted when the user asks for the form for position searches (`PositionForm`).
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
