// Widget to choose the computer opponent. The first page shows Rokada's characters: named opponents, each with a
// portrait and a level. The second page shows Rokada at full strength and external engines.
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
    /// `game` is the identifier of the variant. `opponents` must stay valid as long as this widget.
    OpponentChooser(std::span<const Opponent> opponents, std::string_view game, QWidget* parent);

    /// Sets the external engines in the list. An engine that cannot be chosen has the reason in `EngineOffer::whyNot`.
    void offerEngines(const std::vector<EngineOffer>& offers);
    /// Returns the chosen computer as a `Seat`. Its player name is empty.
    [[nodiscard]] Seat seat() const;
    /// Selects the computer of `seat`. Emits no signal.
    void setSeat(const Seat& seat);
    /// Shows a link to manage external engines. The link emits `managingWanted`.
    void offerManaging();
    void retranslate();
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen();
    /// Emitted when the user double-clicks an opponent, which starts the game.
    void confirmed();
    /// Emitted when the user clicks the link to manage external engines.
    void managingWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showEngines(bool engines);
    void showRows();
    [[nodiscard]] static QString orientationOf(EngineFit fit);
    void showSentence();

    std::string_view game_;
    bool engines_ = false;
    std::vector<EngineOffer> offers_;
    QLabel* heading_;
    PlainButton* back_;
    OpponentTiles* tiles_;
    EngineRows* rows_;
    SteadyLabel* sentence_;
    QBoxLayout* about_ = nullptr;  ///< layout of the sentence about the opponent and the link to the engines
    PlainButton* more_;
    PlainButton* manage_;
    bool managed_ = false;
};

}  // namespace rokada::ui
