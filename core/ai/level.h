// How strong the opponent plays.
#pragma once

namespace rokada {

/// 1 (knows the rules) to 10, or full strength.
class Level {
public:
    static constexpr int Lowest = 1;
    static constexpr int Highest = 10;

    /// `number` is brought into 1 ... 10.
    constexpr explicit Level(int number)
        : number_(number < Lowest ? Lowest : number > Highest ? Highest : number) {}
    static constexpr Level full() {
        Level level(Highest);
        level.number_ = Highest + 1;
        return level;
    }

    [[nodiscard]] constexpr bool isFull() const { return number_ > Highest; }
    /// 1 ... 10; 11 for full strength.
    [[nodiscard]] constexpr int number() const { return number_; }

    friend constexpr bool operator==(Level, Level) = default;

private:
    int number_;
};

}  // namespace rokada
