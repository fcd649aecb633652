// The search of the library: one field for all words, and filters as chips below it.
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
    /// The fields of filters open in front of `page`.
    explicit SearchBar(QWidget* page);

    /// The search as it is now, without the order.
    [[nodiscard]] LibraryQuery query() const;
    /// No word and no filter: all games are found.
    [[nodiscard]] bool isEmpty() const;
    /// Forgets words and filters, and asks for a search.
    void clear();
    /// Stops waiting for more letters.
    void settle() { pause_.stop(); }
    /// nullptr: any position. `words` say what it is. Asks for no search.
    void setPosition(std::shared_ptr<const PositionSearch> position, const QString& words);
    [[nodiscard]] const std::shared_ptr<const PositionSearch>& position() const { return position_; }
    void setFree(bool free);
    void retranslate();

    // --- its parts
    [[nodiscard]] QLineEdit& words() { return *words_; }
    [[nodiscard]] QLineEdit& player() { return *player_; }
    [[nodiscard]] QLineEdit& opening() { return *opening_; }
    [[nodiscard]] QLineEdit& named() { return *named_; }
    [[nodiscard]] QLineEdit& from() { return *from_; }
    [[nodiscard]] QLineEdit& to() { return *to_; }
    [[nodiscard]] FilterChip& positionChip() { return *positionChip_; }

signals:
    /// Something else is looked for; a little after the last letter.
    void searchWanted();
    /// A position is to be set up.
    void positionFormWanted();
    /// The keyboard is to go to what was found.
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
    Delay pause_;  ///< the text is still being typed
};

}  // namespace rokada::ui
