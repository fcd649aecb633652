#include "match/matchcontrols.h"

#include "collection/library.h"
#include "collection/librarygame.h"
#include "collection/librarystore.h"
#include "files/threadrulebookcache.h"
#include "kit/latin.h"
#include "kit/statusline.h"
#include "library/collections.h"
#include "library/librarycontrols.h"
#include "match/matchdialog.h"
#include "record/pgnreader.h"
#include "session/gamerecord.h"
#include "shell/windowactions.h"

#include <QDir>
#include <QMainWindow>

namespace rokada::ui {

MatchControls::MatchControls(const WindowContext& context, LibraryControls& library)
    : Feature(context), library_(library), runner_(new MatchRunner(in_.settings, this)) {
    in_.actions.add(
        {.name = "engineMatch",
         .text = QT_TRANSLATE_NOOP("Action", "Engine Mat&ch..."),
         .tip = QT_TRANSLATE_NOOP("Action", "Engines play against each other: live boards, a crosstable, strength"),
         .place = {menus::Analysis, 930}},
        this, &MatchControls::open);
    connect(runner_, &MatchRunner::gameEnded, this, &MatchControls::collect);
}

void MatchControls::keepIn(const QString& folder) {
    if (QDir().mkpath(folder)) runner_->keepIn(QDir(folder).filePath(QStringLiteral("match.json")));
}

MatchDialog* MatchControls::dialog() const { return dialog_; }

void MatchControls::open() {
    if (dialog_) return dialog_->raise();
    std::vector<std::pair<QString, QString>> collections;
    if (const Collections* all = library_.collections()) {
        for (std::size_t i = 0; i < all->all().size(); ++i)
            collections.emplace_back(all->all()[i].file, all->nameOf(i));
    }
    const Game* game = in_.record.game();
    const QString variant = game ? latin(game->book().variant().id) : QString();
    dialog_ = new MatchDialog(in_.settings, *runner_, collections, variant, &in_.window);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->show();
}

void MatchControls::collect(const QByteArray& pgn) {
    Collections* all = library_.collections();
    const QString& file = runner_->match().setup.collection;
    if (all == nullptr || file.isEmpty()) return;
    for (std::size_t i = 0; i < all->all().size(); ++i) {
        if (all->all()[i].file != file) continue;
        const std::string text = pgn.toStdString();
        const PgnGame read = readPgn({.text = text, .length = text.size()}, threadRulebookCache());
        all->library(i).ask(
            [game = libraryGame(read, {})](LibraryStore& store) { return store.put(game); },
            [self = QPointer(this)](qint64 id) {
                if (self && id == 0)
                    self->in_.status.trouble(tr("A game of the match could not be put into its collection."));
            });
    }
}

}  // namespace rokada::ui
