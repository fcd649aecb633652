// Chooses the computer opponent: a character, or on a second page Rokada at full strength and external engines.
#pragma once

#include "engines/enginelist.h"
#include "session/gamesetup.h"

#include <QWidget>

#include <span>
#include <string_view>
#include <vector>

class QBoxLayout;
class QLabel;

namespace rokada::ui {

class EngineRows;
class OpponentTiles;
class PlainButton;
class SteadyLabel;
struct Opponent;

class OpponentChooser final : public QWidget {
    Q_OBJECT
public:
    /// `game` is the id of the variant. The list of opponents must outlive the chooser.
    OpponentChooser(std::span<const Opponent> opponents, std::string_view game, QWidget* parent);

    /// Sets the external engines, each with the reason if it cannot be chosen.
    void offerEngines(const std::vector<EngineOffer>& offers);
    /// Returns the chosen computer; its player name is empty.
    [[nodiscard]] Seat seat() const;
    /// Selects the computer of `seat`. Emits nothing.
    void setSeat(const Seat& seat);
    /// Shows a link that emits `managingWanted`.
    void offerManaging();
    void retranslate();
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen();
    /// Emitted when an opponent is double-clicked: the game should start.
    void confirmed();
    /// Emitted when the link to the external engines is clicked.
    void managingWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showEngines(bool engines);
    void showRows();
    [[nodiscard]] static QString standingOf(EngineFit fit);
    void showSentence();

    std::string_view game_;
    bool engines_ = false;
    std::vector<EngineOffer> offers_;
    QLabel* heading_;
    PlainButton* back_;
    OpponentTiles* tiles_;
    EngineRows* rows_;
    SteadyLabel* sentence_;
    QBoxLayout* about_ = nullptr;  ///< the sentence and the link to the engines
    PlainButton* more_;
    PlainButton* manage_;
    bool managed_ = false;
};

}  // namespace rokada::ui
