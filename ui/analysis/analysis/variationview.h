// The variations of the analysis: one line for each, which unfolds. Figures are drawn, and a move can be pointed at,
// clicked, or reached by Tab.
#pragma once

#include "scene/pieceart.h"

#include <QTextBrowser>

#include <set>

class QTextTable;

namespace rokada::ui {

/// A place in a variation: after so many moves of the one of this rank, from 0. No moves: its value, for the whole of
/// it.
struct VariationPlace {
    std::size_t rank = 0;
    std::size_t moves = 0;
};

class VariationView final : public QTextBrowser {
    Q_OBJECT
public:
    explicit VariationView(QWidget* parent);

    /// Rich text of `variationsHtml`, or any other: "badge:4" is a picture of the symbol of that NAG.
    void showText(const QString& html);
    /// A move is pointed at: what is read there should stay.
    [[nodiscard]] bool pointing() const { return pointing_; }
    /// Where a move is painted; empty if there is no such move.
    [[nodiscard]] QRect rectOf(std::size_t rank, std::size_t moves) const;
    /// Shows all moves of the variation of this rank, or one line of them.
    void setUnfolded(std::size_t rank, bool unfolded);
    [[nodiscard]] bool isUnfolded(std::size_t rank) const { return unfolded_.contains(rank); }
    /// The place of the chevron of a variation; empty if there is none.
    [[nodiscard]] QRect chevronOf(std::size_t rank) const;
    /// The height in pixels that shows this many one-line variations without scrolling.
    [[nodiscard]] int heightFor(int variations) const;
    /// Of the viewport: a line that lies only in part in it is not drawn.
    [[nodiscard]] QRect wholeLines() const;

signals:
    void chosen(const rokada::ui::VariationPlace& place);
    void pointed(const rokada::ui::VariationPlace& place);
    /// No move is pointed at any more.
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
    std::size_t pointed_ = 0;  ///< the rank, while one is pointed at
    std::set<std::size_t> unfolded_;
    bool writing_ = false;
};

}  // namespace rokada::ui
