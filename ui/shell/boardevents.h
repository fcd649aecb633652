// Keys and wheel on the board: which features may answer them, and in which order.
#pragma once

#include <QObject>

#include <functional>
#include <map>

class QKeyEvent;
class QWidget;
class QWheelEvent;

namespace rokada::ui {

/// The first answer ends an event; an event without an answer is the board's own.
enum class EventOrder {
    Refusal,  ///< Escape takes the reason of an illegal move away
    Reading,  ///< keys that read the board aloud
    Writing,  ///< "/" and, if wanted, letters that write a move
    Review,   ///< arrows and wheel step through the game
    Scroll,   ///< the wheel scrolls a board that wraps
    Clock,    ///< Space presses a clock that waits
    Letters,  ///< letters that are shortcuts
    Typing,   ///< other letters begin a move
};

class BoardEvents final : public QObject {
    Q_OBJECT
public:
    using OnKey = std::function<bool(const QKeyEvent&)>;
    using OnWheel = std::function<bool(const QWheelEvent&)>;

    /// The board must outlive it.
    explicit BoardEvents(QWidget& board, QObject* parent);

    /// `answer` says whether the event was its own. One of each kind a place.
    void onKey(EventOrder order, OnKey answer) { keys_[order] = std::move(answer); }
    void onWheel(EventOrder order, OnWheel answer) { wheels_[order] = std::move(answer); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::map<EventOrder, OnKey> keys_;
    std::map<EventOrder, OnWheel> wheels_;
};

}  // namespace rokada::ui
