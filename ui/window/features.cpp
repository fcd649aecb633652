#include "window/features.h"

#include "analysis/analysiscontrols.h"
#include "analysis/analysispanel.h"
#include "book/bookcontrols.h"
#include "engines/enginecontrols.h"
#include "files/filecontrols.h"
#include "files/undocontrols.h"
#include "kit/statusline.h"
#include "learn/coachcontrols.h"
#include "learn/learncontrols.h"
#include "library/librarycontrols.h"
#include "match/matchcontrols.h"
#include "newgame/introcard.h"
#include "newgame/introcontrols.h"
#include "newgame/newgamecontrols.h"
#include "newgame/setupcontrols.h"
#include "newgame/startcontrols.h"
#include "pages/cardcontrols.h"
#include "pages/helpcontrols.h"
#include "pages/legendcontrols.h"
#include "pages/papercontrols.h"
#include "pages/rulescard.h"
#include "review/batchreview.h"
#include "review/reviewcontrols.h"
#include "review/reviewpanel.h"
#include "score/autoplay.h"
#include "score/drawncontrols.h"
#include "score/movespanel.h"
#include "score/movesshare.h"
#include "score/recordcontrols.h"
#include "search/searchcontrols.h"
#include "search/treecontrols.h"
#include "shell/frontpages.h"
#include "table/arbitercontrols.h"
#include "table/computercontrols.h"
#include "table/endbanner.h"
#include "table/gamenews.h"
#include "table/placementcontrols.h"
#include "table/premovecontrols.h"
#include "table/readingcontrols.h"
#include "table/soundcontrols.h"
#include "table/tablecontrols.h"
#include "table/transformnews.h"
#include "table/typedcontrols.h"
#include "table/watchcontrols.h"
#include "torus/toruscontrols.h"
#include "window/dialogpause.h"
#include "window/emptytabs.h"
#include "window/panelwidths.h"
#include "window/preferencecontrols.h"
#include "window/textsize.h"
#include "window/viewcontrols.h"

#include <QStackedWidget>

namespace rokada::ui {

void makeFeatures(const WindowContext& context, QStackedWidget& centre) {
    auto& placement = *new PlacementControls(context);
    auto& news = *new GameNews(context, placement);
    new TransformNews(context);
    new ArbiterControls(context);
    new ComputerControls(context);
    new TableControls(context);
    new ReadingControls(context);
    new SoundControls(context);
    new PremoveControls(context);
    new LegendControls(context);
    new TypedControls(context);
    new WatchControls(context);
    auto& view = *new ViewControls(context);
    QObject::connect(&placement, &PlacementControls::handedOver, &view, &ViewControls::turnToPlacing);
    new Autoplay(context);
    auto& record = *new RecordControls(context);
    new DrawnControls(context);
    auto& analysis = *new AnalysisControls(context);
    new EngineControls(context);
    auto& books = *new BookControls(context);
    auto& files = *new FileControls(context);
    new UndoControls(context, files.former());
    auto& library = *new LibraryControls(context, files);
    new MatchControls(context, library);
    new SearchControls(context, library);
    new TreeControls(context, library, books);
    new PaperControls(context);
    auto& newGame = *new NewGameControls(context);
    new SetupControls(context, files);
    new TorusControls(context, record.panel());
    auto& card = *new CardControls(context, record.panel());
    record.lendButtons(card.card(), [&card](QWidget* buttons) { card.card().hold(buttons); });
    auto& front = *new FrontPages(context.window, centre, context.column, context.actions);
    QObject::connect(&front, &FrontPages::changed, &context.status, [&front, &news, &status = context.status] {
        status.setBoardCovered(front.shown() != nullptr);
        news.setBoardHidden(front.shown() != nullptr);
    });
    new DialogPause(context, front);
    auto& start = *new StartControls(context, front, card, newGame);
    auto& learn = *new LearnControls(context, front);
    QObject::connect(&start, &StartControls::learnWanted, &learn, &LearnControls::showGame);
    QObject::connect(&learn, &LearnControls::startWanted, &start, &StartControls::showPage);
    QObject::connect(&learn, &LearnControls::playWanted, &start, &StartControls::play);
    auto& coach = *new CoachControls(context, front);
    QObject::connect(&learn, &LearnControls::coachedGameWanted, &start, [&start, &coach](const VariantInfo& game) {
        start.playBeginners(game);
        coach.setOn(true);
    });
    new BatchReview(context, library);
    auto& review = *new ReviewControls(context, record.panel());
    QObject::connect(context.window.findChild<EndBanner*>(), &EndBanner::reviewWanted, &review, &ReviewControls::open);
    QObject::connect(&start, &StartControls::reviewWanted, &review, &ReviewControls::open);
    QObject::connect(&library, &LibraryControls::gameOpened, &record, &RecordControls::setCollection);
    QObject::connect(&library, &LibraryControls::gameOpened, &review, &ReviewControls::openFound);
    QObject::connect(&start, &StartControls::gameCameBack, &library, &LibraryControls::noteEarlier);
    QObject::connect(&review, &ReviewControls::written, &library, &LibraryControls::keepReview);
    QObject::connect(&review, &ReviewControls::foundChanged, context.window.findChild<EndBanner*>(),
                     &EndBanner::setReviewed);
    auto& share = *new MovesShare(context.window, context.column, record.panel());
    share.add(review.panel(), {.easy = [&review] { return review.panel().easyHeight(); }});
    share.add(analysis.panel(), {.easy = [&analysis] { return analysis.easyHeight(); },
                                 .most = [&analysis] { return analysis.mostHeight(); }});
    QObject::connect(&review, &ReviewControls::needsRoom, &share,
                     [&share, &review] { share.findRoom(review.panel()); });
    // Its parts have their places when it has been laid out.
    QObject::connect(
        &analysis, &AnalysisControls::needsRoom, &share, [&share, &analysis] { share.findRoom(analysis.panel()); },
        Qt::QueuedConnection);
    auto& help = *new HelpControls(context);
    auto& intro = *new IntroControls(context, record.panel(), help);
    // As a tab beside the moves the card of a piece has little room above what is special in its variant.
    QObject::connect(&card, &CardControls::openedBesideMoves, &intro, [&intro] {
        if (!intro.card().isHidden()) intro.card().fold(true);
    });
    // All of them stand beside the board.
    QObject::connect(&review, &ReviewControls::opened, &intro, [&intro, &window = context.window] {
        intro.card().hide();
        window.findChild<GameNews*>()->foldBanner();
    });
    new PreferenceControls(context, record);
    new PanelWidths(context, record.panel(), card.card());
    new TextSize(context);
    new EmptyTabs(context);
}

}  // namespace rokada::ui
