// Lists of the help page: its contents, and the results of a search.
#pragma once

#include "help/handbooksearch.h"
#include "help/helptopics.h"

#include <QListWidget>
#include <QTreeWidget>

#include <vector>

namespace rokada::ui {

class Handbook;

/// Pages of the handbook. Only the chosen page shows its sections.
class HelpContents final : public QTreeWidget {
    Q_OBJECT
public:
    explicit HelpContents(QWidget* parent);

    void setHandbook(const Handbook& handbook);
    /// Selects the page or one of its sections without emitting `topicChosen`. `anchor` is in the language of the page.
    void select(const QString& page, const QString& anchor);

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    /// Emitted when the user selects a page or a section.
    void topicChosen(const rokada::ui::HelpTopic& topic);
};

/// Results of a search in the handbook.
class HelpHits final : public QListWidget {
    Q_OBJECT
public:
    explicit HelpHits(QWidget* parent);

    void setHits(const std::vector<HandbookHit>& hits);

signals:
    /// Emitted when the user selects a result.
    void topicChosen(const rokada::ui::HelpTopic& topic);
};

}  // namespace rokada::ui
