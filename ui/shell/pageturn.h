// Calls back once a page has come to the front or gone behind another one, and the window has been laid out.
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace rokada::ui {

class PageTurn final : public QObject {
    Q_OBJECT
public:
    /// `then` is called as long as `owner` lives.
    PageTurn(QWidget& page, std::function<void()> then, QObject* owner);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void()> then_;
};

}  // namespace rokada::ui
