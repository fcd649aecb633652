// Dispatches key and wheel events of the board to features, in a fixed order.
#pragma once

#include <QObject>

#include <functional>
#include <map>

class QKeyEvent;
class QWidget;
class QWheelEvent;

namespace rokada::ui {

/// Order in which handlers get an event until one accepts it. The board handles events that no handler accepts.
enum class EventOrder {
    Refusal,  ///< Escape removes the explanation of an illegal move
    Reading,  ///< keys that read the board aloud
    Writing,  ///< "/" and, if enabled, letters start the entry of a move
    Review,   ///< arrow keys and wheel step through the game
    Scroll,   ///< the wheel scrolls a board that wraps around
    Clock,    ///< Space presses a waiting clock
    Letters,  ///< letters that are shortcuts
    Typing,   ///< other letters start the entry of a move
};

class BoardEvents final : public QObject {
    Q_OBJECT
public:
    using OnKey = std::function<bool(const QKeyEvent&)>;
    using OnWheel = std::function<bool(const QWheelEvent&)>;

    /// `board` must outlive this object.
    explicit BoardEvents(QWidget& board, QObject* parent);

    /// Set the key handler and the wheel handler of one place in the order. A place has at most one handler of each
    /// kind. A handler returns true if it has used the event.
    void onKey(EventOrder order, OnKey answer) { keys_[order] = std::move(answer); }
    void onWheel(EventOrder order, OnWheel answer) { wheels_[order] = std::move(answer); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::map<EventOrder, OnKey> keys_;
    std::map<EventOrder, OnWheel> wheels_;
};

}  // namespace rokada::ui
