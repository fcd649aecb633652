// View of analysis variations: one expandable line each, with figurines. Moves can be hovered, clicked, or reached by
// Tab.
#pragma once

#include "scene/pieceart.h"

#include <QTextBrowser>

#include <set>

class QTextTable;

namespace rokada::ui {

/// Place in a variation: after `moves` moves of the variation `rank`, from 0. No moves: its evaluation, for the whole
/// variation.
struct VariationPlace {
    std::size_t rank = 0;
    std::size_t moves = 0;
};

class VariationView final : public QTextBrowser {
    Q_OBJECT
public:
    explicit VariationView(QWidget* parent);

    /// Shows rich text of `variationsHtml` or any other. "badge:4" is a picture of the symbol of that NAG.
    void showText(const QString& html);
    /// Returns true while a move is hovered; its text should not change then.
    [[nodiscard]] bool pointing() const { return pointing_; }
    /// Returns the rectangle of a move; empty if there is no such move.
    [[nodiscard]] QRect rectOf(std::size_t rank, std::size_t moves) const;
    /// Shows all moves of the variation `rank`, or only one line.
    void setUnfolded(std::size_t rank, bool unfolded);
    [[nodiscard]] bool isUnfolded(std::size_t rank) const { return unfolded_.contains(rank); }
    /// Returns the rectangle of the chevron of a variation; empty if there is none.
    [[nodiscard]] QRect chevronOf(std::size_t rank) const;
    /// Returns the height in pixels that shows this many one-line variations without scrolling.
    [[nodiscard]] int heightFor(int variations) const;
    /// Returns the part of the viewport with complete lines. A partly visible line is not painted.
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

private:
    void point(const QUrl& link);
    void write(const QString& html);
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
};

}  // namespace rokada::ui
