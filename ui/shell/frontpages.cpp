#include "shell/frontpages.h"

#include "shell/windowactions.h"

#include <QStackedWidget>

namespace rokada::ui {

FrontPages::FrontPages(QStackedWidget& stack, QWidget& boardPage, WindowActions& actions, QObject* parent)
    : QObject(parent), stack_(stack), boardPage_(boardPage), actions_(actions) {
    stack_.addWidget(&boardPage_);
}

QWidget* FrontPages::shown() const {
    QWidget* current = stack_.currentWidget();
    return current == &boardPage_ ? nullptr : current;
}

void FrontPages::show(QWidget& page, RailPlace place, const QString& why) {
    if (stack_.indexOf(&page) < 0) stack_.addWidget(&page);
    if (shown() != &page) before_ = {shown(), place_, why_};
    place_ = place;
    why_ = why;
    stack_.setCurrentWidget(&page);
    actions_.setBoardHidden(why);
    emit changed();
}

void FrontPages::say(const QString& why) {
    if (shown() == nullptr) return;
    why_ = why;
    actions_.setBoardHidden(why);
}

void FrontPages::leave() {
    if (shown() == nullptr) return;
    stack_.setCurrentWidget(&boardPage_);
    actions_.setBoardHidden({});
    before_ = {};
    emit changed();
}

bool FrontPages::back() {
    const Shown earlier = before_;
    if (earlier.page == nullptr) return false;
    show(*earlier.page, earlier.place, earlier.why);
    before_ = {};
    return true;
}

}  // namespace rokada::ui
