// Page of the side panel with the rules of a variant, or with the card of one of its pieces. The card explains how the
// piece moves.
#pragma once

#include "pages/rulespage.h"

#include "game/game.h"
#include "shell/panelpage.h"

#include <optional>

class QLabel;
class QLineEdit;
class QMouseEvent;
class QTextBrowser;
class QUrl;

namespace rokada::ui {

class PagePictures;

class RulesCard final : public PanelPage {
    Q_OBJECT
public:
    explicit RulesCard(QWidget* parent);

    /// Sets the variant and shows its rules. Keeps the page if it already shows the same rules.
    void setBook(const RulebookPtr& book);
    [[nodiscard]] const RulebookPtr& book() const { return book_; }
    void showRules();
    void showPiece(const CardPiece& about);
    /// Shows the card of a piece again after its data have changed. Keeps the scroll position.
    void refreshPiece(const CardPiece& about);
    /// Returns the piece whose card is shown. Returns nullopt while the rules are shown.
    [[nodiscard]] std::optional<CardPiece> piece() const { return piece_; }
    /// Returns the number of the current match and the number of all matches, for example "2/5". Returns "No results"
    /// without a match, and an empty text if the search field is empty.
    [[nodiscard]] QString searchResult() const;
    void retranslate();

signals:
    /// Emitted when the pointer enters a link to squares, and when it leaves the link. `squares` contains the squares
    /// of the link, and is empty after the pointer has left it.
    void squaresPointed(const rokada::SquareSet& squares);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void write();
    void writeSoon();
    void writeStale();
    void follow(const QUrl& link);
    void point(const QUrl& link);
    void find();
    void step(bool back);
    void showPlace();
    bool tryOn(const QMouseEvent& event);
    [[nodiscard]] PageStyle style() const;

    QLineEdit* search_;
    QLabel* result_;
    QTextBrowser* page_;
    PagePictures* pictures_;
    RulebookPtr book_;
    std::optional<CardPiece> piece_;
    std::vector<int> places_;  ///< positions of the matches in the text of the page
    std::size_t place_ = 0;
    QSize writtenFor_;    ///< size of the page when it was last laid out
    bool stale_ = false;  ///< true if the page must be written again: soon, or when it becomes visible
};

}  // namespace rokada::ui
