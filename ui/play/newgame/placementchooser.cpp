#include "newgame/placementchooser.h"

#include "kit/fonts.h"
#include "newgame/formparts.h"
#include "newgame/segmentrow.h"
#include "variants/variants.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

const Option* placementOf(const VariantInfo& game) {
    const auto found = std::ranges::find(game.options, PlacementChooser::OptionName, &Option::name);
    return found == game.options.end() ? nullptr : &*found;
}

}  // namespace

PlacementChooser::PlacementChooser(const VariantInfo& game, const Choices& rules, bool secret, QWidget* parent)
    : QWidget(parent),
      option_(placementOf(game)),
      heading_(sectionLabel(this)),
      ways_(new SegmentRow(this)),
      sentence_(hintLabel(this)) {
    ways_->setObjectName(QStringLiteral("placementRow"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(qRound(InnerGap * emOf(font())));
    for (QWidget* part :
         {static_cast<QWidget*>(heading_), static_cast<QWidget*>(ways_), static_cast<QWidget*>(sentence_)})
        column->addWidget(part);
    setVisible(offered());
    retranslate();
    const auto chosen = rules.find(OptionName);
    const bool open = chosen == rules.end() || !offered() || chosen->second == option_->values.front();
    ways_->setValue(!open ? Usual : secret ? Secret : Open);
    connect(ways_, &SegmentRow::chosen, this, [this] {
        showSentence();
        emit changed();
    });
    showSentence();
}

/// Returns the chosen value of the rule option. The option's first value lets the players place the reserve pieces. Its
/// last value puts them on standard squares.
std::string_view PlacementChooser::rule() const {
    return ways_->value() == Usual ? option_->values.back() : option_->values.front();
}

bool PlacementChooser::secret() const { return offered() && ways_->value() == Secret; }

void PlacementChooser::keepRule() {
    kept_ = true;
    setVisible(offered() && ways_->value() != Usual);
    retranslate();
}

void PlacementChooser::retranslate() {
    heading_->setText(tr("Reserve pieces"));
    ways_->setName(tr("Reserve pieces"));
    std::vector<SegmentRow::Option> ways{{Open, tr("Placed openly")}, {Secret, tr("Placed in secret")}};
    //: choice: the reserve pieces start on their standard squares
    if (!kept_ || ways_->value() == Usual) ways.insert(ways.begin(), {Usual, tr("Standard squares")});
    ways_->setOptions(ways);
    showSentence();
}

void PlacementChooser::showSentence() {
    switch (ways_->value()) {
        case Usual: return sentence_->setText(tr("The reserve pieces start on their standard squares."));
        case Open:
            return sentence_->setText(
                tr("Before the first move, the players place their reserve pieces in their fortresses."));
        default: break;
    }
    sentence_->setText(
        tr("Players place their reserve pieces without seeing the pieces of the others. The board is revealed when all "
           "pieces are placed."));
}

}  // namespace rokada::ui
