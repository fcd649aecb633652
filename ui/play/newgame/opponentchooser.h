// The computer against which a person plays: one of the opponents, or full strength and engines on a second page.
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
    /// `game` is the variant; the list of opponents must outlive the chooser.
    OpponentChooser(std::span<const Opponent> opponents, std::string_view game, QWidget* parent);

    /// External engines and whether they can be chosen.
    void offerEngines(const std::vector<EngineOffer>& offers);
    /// The computer that is chosen, without a name.
    [[nodiscard]] Seat seat() const;
    /// Emits nothing.
    void setSeat(const Seat& seat);
    /// Shows a link to the dialog of engines.
    void offerManaging();
    void retranslate();
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen();
    /// The choice is made, and the game shall begin.
    void confirmed();
    /// The dialog of engines shall be opened.
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
    QBoxLayout* about_ = nullptr;  ///< the sentence, and the link to engines
    PlainButton* more_;
    PlainButton* manage_;
    bool managed_ = false;
};

}  // namespace rokada::ui
