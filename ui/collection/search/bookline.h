// Feature that shows above the list of moves how often the moves of the opening book were played in the shown position.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class BookReader;
class GameRecord;
class GameSession;
class MoveSheet;
class Offers;
class Settings;

class BookLine final : public Feature {
    Q_OBJECT
public:
    BookLine(GameSession& session, GameRecord& record, Settings& settings);

    void join(const Offers& offers) override;
    void retranslate() override { show(); }

private:
    void show();
    [[nodiscard]] QString words() const;

    GameSession& session_;
    GameRecord& record_;
    Settings& settings_;
    MoveSheet* moves_ = nullptr;
    BookReader* book_ = nullptr;
};

}  // namespace rokada::ui
