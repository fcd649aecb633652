<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>The move forces mate in %n move(s).</source>
        <translation>
            <numerusform>The move forces mate in %n move.</numerusform>
            <numerusform>The move forces mate in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From its new square, the piece reaches %n square(s).</source>
        <translation>
            <numerusform>From its new square, the piece reaches %n square.</numerusform>
            <numerusform>From its new square, the piece reaches %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The piece now controls %n square(s) instead of %1.</source>
        <translation>
            <numerusform>The piece now controls %n square instead of %1.</numerusform>
            <numerusform>The piece now controls %n squares instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 comes into play: it reaches %n square(s).</source>
        <translation>
            <numerusform>The %1 comes into play: it reaches %n square.</numerusform>
            <numerusform>The %1 comes into play: it reaches %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 comes into play: it reaches %n square(s) instead of %2.</source>
        <translation>
            <numerusform>The %1 comes into play: it reaches %n square instead of %2.</numerusform>
            <numerusform>The %1 comes into play: it reaches %n squares instead of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of this side together control %n square(s) instead of %1.</source>
        <translation>
            <numerusform>The pieces of this side together control %n square instead of %1.</numerusform>
            <numerusform>The pieces of this side together control %n squares instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The move leaves the opponents only %n square(s) instead of %1.</source>
        <translation>
            <numerusform>The move leaves the opponents only %n square instead of %1.</numerusform>
            <numerusform>The move leaves the opponents only %n squares instead of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message numerus="yes">
        <source>The answer has %n square(s).</source>
        <translation>
            <numerusform>The answer has %n square.</numerusform>
            <numerusform>The answer has %n squares.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>Draw: the same position occurred %n times.</source>
        <translation>
            <numerusform>Draw: the same position occurred %n time.</numerusform>
            <numerusform>Draw: the same position occurred %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n moves in a row without a capture or a pawn move.</source>
        <translation>
            <numerusform>Draw: %n move in a row without a capture or a pawn move.</numerusform>
            <numerusform>Draw: %n moves in a row without a capture or a pawn move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n-move rule (no capture and no pawn move).</source>
        <translation>
            <numerusform>Draw: %n-move rule (no capture and no pawn move).</numerusform>
            <numerusform>Draw: %n-move rule (no capture and no pawn move).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw by claim: %n-move rule (no capture and no pawn move).</source>
        <translation>
            <numerusform>Draw by claim: %n-move rule (no capture and no pawn move).</numerusform>
            <numerusform>Draw by claim: %n-move rule (no capture and no pawn move).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Thinking</name>
    <message numerus="yes">
        <source>mate in %n</source>
        <translation>
            <numerusform>mate in %n</numerusform>
            <numerusform>mate in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mated in %n</source>
        <translation>
            <numerusform>mated in %n</numerusform>
            <numerusform>mated in %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <extracomment>%1 is a length of time, as in &quot;40 moves in 2 h&quot;</extracomment>
        <translation>
            <numerusform>%n move in %1</numerusform>
            <numerusform>%n moves in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Army</name>
    <message numerus="yes">
        <source>In check, moves in %n turn(s)</source>
        <translation>
            <numerusform>In check, moves in %n turn</numerusform>
            <numerusform>In check, moves in %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>attacked by %n pieces</source>
        <translation>
            <numerusform>attacked by %n piece</numerusform>
            <numerusform>attacked by %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defended by %n pieces</source>
        <translation>
            <numerusform>defended by %n piece</numerusform>
            <numerusform>defended by %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Taken</name>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>%n queen</numerusform>
            <numerusform>%n queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n general</numerusform>
            <numerusform>%n generals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rooks</source>
        <translation>
            <numerusform>%n rook</numerusform>
            <numerusform>%n rooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishops</source>
        <translation>
            <numerusform>%n bishop</numerusform>
            <numerusform>%n bishops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n officers</source>
        <translation>
            <numerusform>%n officer</numerusform>
            <numerusform>%n officers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knights</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns</source>
        <translation>
            <numerusform>%n pawn</numerusform>
            <numerusform>%n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bolyars</source>
        <translation>
            <numerusform>%n bolyar</numerusform>
            <numerusform>%n bolyars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boats</source>
        <translation>
            <numerusform>%n boat</numerusform>
            <numerusform>%n boats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elephants</source>
        <translation>
            <numerusform>%n elephant</numerusform>
            <numerusform>%n elephants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ministers</source>
        <translation>
            <numerusform>%n minister</numerusform>
            <numerusform>%n ministers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n high priests</source>
        <translation>
            <numerusform>%n high priest</numerusform>
            <numerusform>%n high priests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war machines</source>
        <translation>
            <numerusform>%n war machine</numerusform>
            <numerusform>%n war machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldiers</source>
        <translation>
            <numerusform>%n soldier</numerusform>
            <numerusform>%n soldiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ratniks</source>
        <translation>
            <numerusform>%n ratnik</numerusform>
            <numerusform>%n ratniks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ratoborets</source>
        <translation>
            <numerusform>%n ratoborets</numerusform>
            <numerusform>%n ratoborets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n princes</source>
        <translation>
            <numerusform>%n prince</numerusform>
            <numerusform>%n princes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archers</source>
        <translation>
            <numerusform>%n archer</numerusform>
            <numerusform>%n archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n riders</source>
        <translation>
            <numerusform>%n rider</numerusform>
            <numerusform>%n riders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::ClaimDialog</name>
    <message numerus="yes">
        <source>This position has occurred %n times.</source>
        <translation>
            <numerusform>This position has occurred once.</numerusform>
            <numerusform>This position has occurred %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(s)</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate in %n</source>
        <translation>
            <numerusform>Allows mate in %n</numerusform>
            <numerusform>Allows mate in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a mate in %n</source>
        <translation>
            <numerusform>Misses a mate in %n</numerusform>
            <numerusform>Misses a mate in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate in %n</source>
        <translation>
            <numerusform>%1 allows mate in %n</numerusform>
            <numerusform>%1 allows mate in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a mate in %n</source>
        <translation>
            <numerusform>%1 misses a mate in %n</numerusform>
            <numerusform>%1 misses a mate in %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tower</name>
    <message numerus="yes">
        <source>%1. Your piece goes on top, together with %n piece(s) below it.</source>
        <translation>
            <numerusform>%1. Your piece goes on top, together with %n piece below it.</numerusform>
            <numerusform>%1. Your piece goes on top, together with %n pieces below it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Your piece moves together with %n piece(s) below it.</source>
        <translation>
            <numerusform>%1. Your piece moves together with %n piece below it.</numerusform>
            <numerusform>%1. Your piece moves together with %n pieces below it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchDialog</name>
    <message numerus="yes">
        <source>%n game(s) in all.</source>
        <translation>
            <numerusform>%n game in all.</numerusform>
            <numerusform>%n games in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::ResumeCard</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::FileControls</name>
    <message numerus="yes">
        <source>Rokada found %n problem(s) in %1.</source>
        <translation>
            <numerusform>Rokada found %n problem in %1.</numerusform>
            <numerusform>Rokada found %n problems in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::CloseGuard</name>
    <message numerus="yes">
        <source>The changes to %n earlier game(s) are not saved.</source>
        <translation>
            <numerusform>The changes to %n earlier game are not saved.</numerusform>
            <numerusform>The changes to %n earlier games are not saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier game(s) are not saved: %1</source>
        <translation>
            <numerusform>%n earlier game is not saved: %1</numerusform>
            <numerusform>%n earlier games are not saved: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::LearnControls</name>
    <message numerus="yes">
        <source>%n short lesson(s)</source>
        <translation>
            <numerusform>%n short lesson</numerusform>
            <numerusform>%n short lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::AnalysisPanel</name>
    <message numerus="yes">
        <source>%n variation(s)</source>
        <translation>
            <numerusform>%n variation</numerusform>
            <numerusform>%n variations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonRow</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::TowerPanel</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::PuzzlesPart</name>
    <message numerus="yes">
        <source>%n failed puzzle(s) to review today.</source>
        <translation>
            <numerusform>%n failed puzzle to review today.</numerusform>
            <numerusform>%n failed puzzles to review today.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameActions</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n game restored.</numerusform>
            <numerusform>%n games restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved to %1.</source>
        <translation>
            <numerusform>%n game saved to %1.</numerusform>
            <numerusform>%n games saved to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::GamePreview</name>
    <message numerus="yes">
        <source>%n game(s) selected.</source>
        <translation>
            <numerusform>%n game selected.</numerusform>
            <numerusform>%n games selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameRowDelegate</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::GamesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) found.</source>
        <translation>
            <numerusform>%n game found.</numerusform>
            <numerusform>%n games found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::LibraryModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::RatingDialog</name>
    <message numerus="yes">
        <source>%n rated game(s).</source>
        <translation>
            <numerusform>%n rated game.</numerusform>
            <numerusform>%n rated games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::RestoreDialog</name>
    <message numerus="yes">
        <source>%n game(s) will be restored.</source>
        <translation>
            <numerusform>%n game will be restored.</numerusform>
            <numerusform>%n games will be restored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::TeamsPanel</name>
    <message numerus="yes">
        <source>%1: %n pawn(s) ahead</source>
        <translation>
            <numerusform>%1: %n pawn ahead</numerusform>
            <numerusform>%1: %n pawns ahead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message numerus="yes">
        <source>Endgame tables: White mates in %n move(s).</source>
        <translation>
            <numerusform>Endgame tables: White mates in %n move.</numerusform>
            <numerusform>Endgame tables: White mates in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: Black mates in %n move(s).</source>
        <translation>
            <numerusform>Endgame tables: Black mates in %n move.</numerusform>
            <numerusform>Endgame tables: Black mates in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: White wins, %n plies to a capture, a pawn move or mate.</source>
        <translation>
            <numerusform>Endgame tables: White wins, %n ply to a capture, a pawn move or mate.</numerusform>
            <numerusform>Endgame tables: White wins, %n plies to a capture, a pawn move or mate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: Black wins, %n plies to a capture, a pawn move or mate.</source>
        <translation>
            <numerusform>Endgame tables: Black wins, %n ply to a capture, a pawn move or mate.</numerusform>
            <numerusform>Endgame tables: Black wins, %n plies to a capture, a pawn move or mate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::SyzygyControls</name>
    <message numerus="yes">
        <source>%1, up to %n piece(s)</source>
        <translation>
            <numerusform>%1, up to %n piece</numerusform>
            <numerusform>%1, up to %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message numerus="yes">
        <source>%1 looks about %n move(s) ahead.</source>
        <translation>
            <numerusform>%1 looks about %n move ahead.</numerusform>
            <numerusform>%1 looks about %n moves ahead.</numerusform>
        </translation>
    </message>
</context>
</TS>
