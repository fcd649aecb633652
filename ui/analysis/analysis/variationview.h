// View of analysis variations with figurines. Each variation is one line that can be expanded. Its moves can be
// hovered, clicked, or reached with Tab.
#pragma once

#include "scene/pieceart.h"

#include <QTextBrowser>

#include <set>

class QTextTable;

namespace rokada::ui {

/// Place in a variation: the position after its first `moves` moves. `rank` is the index of the variation, from 0. If
/// `moves` is 0, the place is the evaluation at the beginning of the row, and stands for the whole variation.
struct VariationPlace {
    std::size_t rank = 0;
    std::size_t moves = 0;
};

class VariationView final : public QTextBrowser {
    Q_OBJECT
public:
    explicit VariationView(QWidget* parent);

    /// Shows rich text, for example the text of `variationsHtml`. An image "badge:4" in the text is the symbol of NAG
    /// 4.
    void showText(const QString& html);
    /// Returns true while the user hovers a move. The text should then stay the same, so that the hovered move does not
    /// change.
    [[nodiscard]] bool pointing() const { return pointing_; }
    /// Returns the rectangle of the link at a `VariationPlace`, in viewport coordinates; empty if there is no such
    /// link.
    [[nodiscard]] QRect rectOf(std::size_t rank, std::size_t moves) const;
    /// Expands the variation `rank` to all its moves, or collapses it to one line.
    void setUnfolded(std::size_t rank, bool unfolded);
    [[nodiscard]] bool isUnfolded(std::size_t rank) const { return unfolded_.contains(rank); }
    /// Returns the rectangle of the chevron that expands a variation, in viewport coordinates; empty if there is no
    /// chevron.
    [[nodiscard]] QRect chevronOf(std::size_t rank) const;
    /// Returns the height in pixels at which this many collapsed variations are visible without scrolling.
    [[nodiscard]] int heightFor(int variations) const;
    /// Returns the part of the viewport that contains only complete lines of text. The view does not paint a line that
    /// is only partly visible.
    [[nodiscard]] QRect wholeLines() const;

signals:
    /// Emitted when a move or an evaluation is clicked.
    void chosen(const rokada::ui::VariationPlace& place);
    /// Emitted when a move or an evaluation is hovered.
    void pointed(const rokada::ui::VariationPlace& place);
    /// Emitted when no move is hovered any more.
    void left();

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void paintEvent(QPaintEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void point(const QUrl& link);
    void write(const QString& html);
    void writeSoon();
    void writeOutdated();
    void style();
    void follow(const QUrl& link);
    [[nodiscard]] QString unfolding(QString html) const;
    void dressLines();
    void foldLine(QTextTable& table, int row);
    [[nodiscard]] QTextTable* lines() const;
    [[nodiscard]] QRect rectOfLink(const QString& link) const;
    [[nodiscard]] int linePadding() const;
    [[nodiscard]] int valueWidth(const QTextTable& table) const;
    void paintPointedLine(QPainter& painter) const;
    void paintValues(QPainter& painter) const;

    PieceArt art_;
    QString shown_;
    bool pointing_ = false;
    std::size_t pointed_ = 0;  ///< rank of the hovered variation
    std::set<std::size_t> unfolded_;
    bool writing_ = false;
    bool outdated_ = false;  ///< true if the text must be written again, for another width or font
};

}  // namespace rokada::ui
