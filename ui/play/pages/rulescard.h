// The page with the rules of the variant on the board, and with a card for each kind of pieces.
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

    /// The rules of another variant.
    void setBook(const RulebookPtr& book);
    [[nodiscard]] const RulebookPtr& book() const { return book_; }
    void showRules();
    void showPiece(const CardPiece& about);
    /// The page stays where it is.
    void refreshPiece(const CardPiece& about);
    /// The piece of the card; nothing while the rules are shown.
    [[nodiscard]] std::optional<CardPiece> piece() const { return piece_; }
    [[nodiscard]] QTextBrowser& page() { return *page_; }
    /// What is looked for in the rules; Enter goes to the next place, Shift+Enter to the one before.
    [[nodiscard]] QLineEdit& search() { return *search_; }
    /// "2/5": the place that is shown, and how many there are; or that there is none.
    [[nodiscard]] QString searchResult() const;
    /// Where a square of the board on a piece's card is seen on the page.
    [[nodiscard]] QPoint boardPoint(Square square) const;
    void retranslate();

signals:
    /// Squares that the text names are pointed at; none of them any more.
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
    std::vector<int> places_;  ///< of what is looked for, in the text
    std::size_t place_ = 0;
    QSize writtenFor_;    ///< the size that the page was made for
    bool stale_ = false;  ///< to be written when it is shown
};

}  // namespace rokada::ui
