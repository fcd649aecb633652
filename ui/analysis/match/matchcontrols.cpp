#include "match/matchcontrols.h"

#include "collection/library.h"
#include "collection/librarygame.h"
#include "collection/librarystore.h"
#include "files/threadrulebookcache.h"
#include "kit/latin.h"
#include "kit/statusline.h"
#include "library/collections.h"
#include "match/matchdialog.h"
#include "record/pgnreader.h"
#include "session/gamerecord.h"
#include "shell/offers.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"

#include <QDir>
#include <QMainWindow>

#include <algorithm>

namespace rokada::ui {

MatchControls::MatchControls(QMainWindow& window, GameRecord& record, WindowActions& actions, StatusLine& status,
                             Settings& settings, WindowSignals& windowSignals)
    : window_(window),
      record_(record),
      actions_(actions),
      status_(status),
      settings_(settings),
      runner_(new MatchRunner(settings_, this)) {
    actions_.add({.name = "engineMatch",
                  .text = QT_TRANSLATE_NOOP("Action", "Engine Mat&ch..."),
                  .tip = QT_TRANSLATE_NOOP("Action", "Let engines play a match against each other"),
                  .place = {menus::Engines, 20}},
                 this, &MatchControls::open);
    connect(&windowSignals, &WindowSignals::foldersChosen, this,
            [this](const QString&, const QString& folder) { keepIn(folder); });
    connect(runner_, &MatchRunner::fileRead, this, [this](const QString& error) {
        if (!error.isEmpty()) status_.showError(error);
    });
    connect(runner_, &MatchRunner::gameEnded, this, &MatchControls::collect);
}

void MatchControls::join(const Offers& offers) { library_ = offers.find<GameCollections>(); }

void MatchControls::keepIn(const QString& folder) {
    runner_->keepIn(QDir(folder).filePath(QStringLiteral("match.json")));
}

void MatchControls::open() {
    if (dialog_) return dialog_->raise();
    std::vector<std::pair<QString, QString>> collections;
    if (const Collections* all = library_ ? library_->collections() : nullptr) {
        for (std::size_t i = 0; i < all->all().size(); ++i)
            collections.emplace_back(all->all()[i].file, all->nameOf(i));
    }
    const Game* game = record_.game();
    const QString variant = game ? latin(game->book().variant().id) : QString();
    dialog_ = new MatchDialog(settings_, *runner_, collections, variant, &window_);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->show();
}

void MatchControls::collect(const QByteArray& pgn) {
    Collections* all = library_ ? library_->collections() : nullptr;
    const QString& file = runner_->match().setup.collection;
    if (all == nullptr || file.isEmpty()) return;
    const auto entry = std::ranges::find(all->all(), file, &Collections::Entry::file);
    if (entry == all->all().end())
        return status_.showError(
            tr("The collection of the engine match is no longer in the list. The games of the match are not added to a "
               "collection."));
    const std::string text = pgn.toStdString();
    const PgnGame read = readPgn({.text = text, .length = text.size()}, threadRulebookCache());
    all->library(static_cast<std::size_t>(entry - all->all().begin()))
        .ask([game = libraryGame(read, {})](LibraryStore& store) { return store.put(game); }, [](qint64) {},
             LibraryAction::Add);
}

}  // namespace rokada::ui
