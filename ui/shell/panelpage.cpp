#include "shell/panelpage.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

PanelPage::PanelPage(QWidget* parent) : QWidget(parent) { hide(); }

void PanelPage::setOpen(bool open) {
    const bool known = std::exchange(open_, open) == open;
    if (known && !open) return;
    emit openAsked(open);
    if (!known) emit changed();
}

void PanelPage::setHeights(std::function<int()> easy, std::function<int()> most) {
    easy_ = std::move(easy);
    most_ = std::move(most);
}

int PanelPage::easyHeight() const { return std::max(minimumSizeHint().height(), easy_ ? easy_() : 0); }

int PanelPage::maxHeight() const { return most_ ? most_() : 0; }

void PanelPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    emit changed();
}

void PanelPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    emit changed();
}

}  // namespace rokada::ui
