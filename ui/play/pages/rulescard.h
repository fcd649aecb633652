// Page with the rules of the variant on the board and a card for each kind of piece.
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

    /// Sets the variant. Shows its rules, unless the page already shows equal rules.
    void setBook(const RulebookPtr& book);
    [[nodiscard]] const RulebookPtr& book() const { return book_; }
    void showRules();
    void showPiece(const CardPiece& about);
    /// Shows the card of a piece and keeps the scroll position.
    void refreshPiece(const CardPiece& about);
    /// Returns the piece of the card, or nullopt while the rules are shown.
    [[nodiscard]] std::optional<CardPiece> piece() const { return piece_; }
    [[nodiscard]] QTextBrowser& page() { return *page_; }
    /// Returns the search field. Enter goes to the next match, Shift+Enter to the previous one.
    [[nodiscard]] QLineEdit& search() { return *search_; }
    /// Returns number and count of the matches ("2/5"), or that there is none.
    [[nodiscard]] QString searchResult() const;
    /// Returns a point on a square of the card's board, in viewport coordinates; (0, 0) if there is no such board.
    [[nodiscard]] QPoint boardPoint(Square square) const;
    void retranslate();

signals:
    /// Emitted when a link to squares is hovered; an empty set when the pointer leaves it.
    void squaresPointed(const rokada::SquareSet& squares);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void write();
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
    std::vector<int> places_;  ///< positions of the matches in the text
    std::size_t place_ = 0;
    QSize writtenFor_;    ///< page size at the last update
    bool stale_ = false;  ///< update the page when it becomes visible
};

}  // namespace rokada::ui
