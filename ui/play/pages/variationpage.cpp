#include "pages/variationpage.h"

#include "record/pgnwords.h"
#include "texts/texts.h"

namespace rokada::ui {

namespace {

class VariationPrinter {
public:
    VariationPrinter(const GameTree& tree, NotationStyle style) : tree_(tree), style_(style) {}

    QString print(Node first, const Position& position) {
        variation(first, position);
        return text_;
    }

private:
    /// Appends a variation and, by recursion, its nested variations. The recursion cannot become too deep, because the
    /// readers of game files limit the nesting.
    void variation(Node first, Position position) {
        bool numbered = true;
        for (Node node = first; node != Node::None; node = tree_.next(node)) {
            const Position before = position;
            const QString front = printedRemarks(tree_.remarks(node).before);
            const QString behind = printedRemarks(tree_.remarks(node).after);
            add(front);
            move(node, before, numbered || !front.isEmpty());
            add(behind);
            const bool others = node != first && othersBeside(node, before);
            numbered = others || !behind.isEmpty();
            advance(position, tree_.move(node));
        }
    }

    bool othersBeside(Node node, const Position& before) {
        const auto moves = tree_.children(tree_.parent(node));
        for (const Node other : moves) {
            if (other == node) continue;
            add(QStringLiteral("("));
            opened_ = true;
            variation(other, before);
            text_ += QLatin1Char(')');
        }
        return moves.size() > 1;
    }

    void move(Node node, const Position& before, bool numbered) {
        const bool first = before.turn() == Side(0);
        if (numbered || first)
            add(QString::number(before.state().moveNumber) + (first ? QStringLiteral(".") : QStringLiteral("...")));
        const Move played = tree_.move(node);
        const QString word = played.forced() ? QStringLiteral("--") : spoken(moveText(before, played, style_));
        add((word + printedNags(tree_.remarks(node))).toHtmlEscaped());
    }

    void add(const QString& text) {
        if (text.isEmpty()) return;
        if (!text_.isEmpty() && !opened_) text_ += QLatin1Char(' ');
        opened_ = false;
        text_ += text;
    }

    const GameTree& tree_;
    NotationStyle style_;
    QString text_;
    bool opened_ = false;  ///< true directly after an opening bracket, after which no space is added
};

}  // namespace

QString printedNags(const Remarks& remarks) {
    QString text;
    for (const std::uint8_t nag : remarks.nags) {
        const std::string_view mark = nagSymbol(nag);
        text += mark.empty() ? QStringLiteral(" $%1").arg(nag)
                             : QString::fromUtf8(mark.data(), static_cast<qsizetype>(mark.size()));
    }
    return text;
}

QString printedRemarks(const std::vector<Annotation>& remarks) {
    const QString text = QString::fromStdString(readableText(remarks)).toHtmlEscaped();
    return text.isEmpty()
               ? QString()
               : QStringLiteral("<i>%1</i>").arg(QString(text).replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

QString printedVariation(const GameTree& tree, Node first, const Position& position, NotationStyle style) {
    return VariationPrinter(tree, style).print(first, position);
}

}  // namespace rokada::ui
