#include "window/features.h"

#include "analysis/analysiscontrols.h"
#include "book/bookcontrols.h"
#include "engines/enginecontrols.h"
#include "files/filecontrols.h"
#include "files/undocontrols.h"
#include "help/crashnotice.h"
#include "help/handbookcontrols.h"
#include "learn/coachcontrols.h"
#include "learn/learncontrols.h"
#include "learn/ratingcontrols.h"
#include "library/librarycontrols.h"
#include "match/matchcontrols.h"
#include "newgame/introcontrols.h"
#include "newgame/newgamecontrols.h"
#include "newgame/setupcontrols.h"
#include "newgame/startcontrols.h"
#include "pages/cardcontrols.h"
#include "pages/helpcontrols.h"
#include "pages/papercontrols.h"
#include "pages/reachlegend.h"
#include "pages/towerpanel.h"
#include "review/batchreview.h"
#include "review/reviewcontrols.h"
#include "score/autoplay.h"
#include "score/drawncontrols.h"
#include "score/recordcontrols.h"
#include "search/bookline.h"
#include "search/searchcontrols.h"
#include "search/treecontrols.h"
#include "table/arbitercontrols.h"
#include "table/computercontrols.h"
#include "table/gameannouncer.h"
#include "table/placementcontrols.h"
#include "table/premovecontrols.h"
#include "table/readingcontrols.h"
#include "table/roundguide.h"
#include "table/soundcontrols.h"
#include "table/tablecontrols.h"
#include "table/teamspanel.h"
#include "table/transformannouncer.h"
#include "table/typedcontrols.h"
#include "table/watchcontrols.h"
#include "tables/syzygycontrols.h"
#include "torus/toruscontrols.h"
#include "window/dialogpause.h"
#include "window/panelstatesaver.h"
#include "window/preferencecontrols.h"
#include "window/textsize.h"
#include "window/viewcontrols.h"

#include <type_traits>

namespace rokada::ui {

namespace {

template <class T, class Tuple>
constexpr bool isAmong = false;
template <class T, class... Each>
constexpr bool isAmong<T, std::tuple<Each&...>> = (std::is_same_v<T, Each> || ...);

template <class T>
concept Service = isAmong<T, Services>;

/// Placeholder for one constructor argument: it converts implicitly to a reference to any service. `make` needs it
/// because it does not know the parameter types.
struct AnyService {
    const Services& services;

    template <Service T>
    operator T&() const {
        return std::get<T&>(services);
    }
};

/// Creates the feature `F`. Tries constructors with more and more arguments until their number fits.
template <class F, class... Asked>
std::unique_ptr<Feature> make(const Services& services) {
    if constexpr (std::is_constructible_v<F, Asked...>) {
        return std::make_unique<F>(Asked{services}...);
    } else {
        return make<F, Asked..., AnyService>(services);
    }
}

template <class F>
FeatureLine feature() {
    return {F::staticMetaObject.className(), make<F, AnyService>};
}

}  // namespace

const std::vector<FeatureLine>& featureTable() {
    static const std::vector<FeatureLine> table{
        feature<PlacementControls>(), feature<GameAnnouncer>(),      feature<TransformAnnouncer>(),
        feature<ArbiterControls>(),   feature<ComputerControls>(),   feature<TableControls>(),
        feature<ReadingControls>(),   feature<SoundControls>(),      feature<PremoveControls>(),
        feature<LegendControls>(),    feature<TowerControls>(),      feature<TeamControls>(),
        feature<TypedControls>(),     feature<WatchControls>(),      feature<ViewControls>(),
        feature<Autoplay>(),          feature<RecordControls>(),     feature<DrawnControls>(),
        feature<AnalysisControls>(),  feature<EngineControls>(),     feature<BookControls>(),
        feature<FileControls>(),      feature<UndoControls>(),       feature<LibraryControls>(),
        feature<MatchControls>(),     feature<SearchControls>(),     feature<TreeControls>(),
        feature<PaperControls>(),     feature<NewGameControls>(),    feature<SetupControls>(),
        feature<TorusControls>(),     feature<CardControls>(),       feature<DialogPause>(),
        feature<StartControls>(),     feature<LearnControls>(),      feature<CoachControls>(),
        feature<BatchReview>(),       feature<ReviewControls>(),     feature<HelpControls>(),
        feature<IntroControls>(),     feature<PreferenceControls>(), feature<PanelStateSaver>(),
        feature<TextSize>(),          feature<RatingControls>(),     feature<BookLine>(),
        feature<SyzygyControls>(),    feature<HandbookControls>(),   feature<CrashNotice>(),
        feature<RoundGuide>(),
    };
    return table;
}

}  // namespace rokada::ui
