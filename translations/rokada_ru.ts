<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>&lt;h2&gt;Rokada %1&lt;/h2&gt;&lt;p&gt;Five games of the chess family at one board: chess, Great Shatranj, Bolyar chess, Vyrt chess and Fortress chess.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>&amp;New...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game and start it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the game up; undo takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Claim Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game by repetition or quiet moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Agree to a Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players at this board agree to a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the move again that was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the board from the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate R&amp;ight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of the game in short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whose Turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say again who is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Rokada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the &amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inside the Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On &amp;Every Square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;Mover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Army</name>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Black wins: White is checkmated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins: Black is checkmated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins: White has only the king left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins: Black has only the king left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins: White has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins: Black has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins: White has no time left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins: Black has no time left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: White has no move and is not in check (stalemate).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: Black has no move and is not in check (stalemate).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: White has only the king left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: Black has only the king left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: White has no time left, but Black cannot win with these men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: Black has no time left, but White cannot win with these men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black and Blue win: White is checkmated and Red is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black and Blue win: Red is checkmated and White is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White and Red win: Black is checkmated and Blue is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White and Red win: Blue is checkmated and Black is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black and Blue win: White has resigned and Red is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black and Blue win: Red has resigned and White is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White and Red win: Black has resigned and Blue is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White and Red win: Blue has resigned and Black is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black and Blue win: White has no time left and Red is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black and Blue win: Red has no time left and White is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White and Red win: Black has no time left and Blue is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White and Red win: Blue has no time left and Black is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: the same position occurred for the third time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: the same position occurred for the fourth time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: the same position occurred for the fifth time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw by claim: the same position occurred for the third time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw by claim: the same position occurred for the fourth time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw: the same position occurred %n times.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n moves in succession without a capture or a pawn&apos;s move.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>White wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White and Red win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black and Blue win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: nobody has a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: nobody can win with these men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: the players have agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n moves by each side without a capture or a pawn&apos;s move.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw by claim: %n moves by each side without a capture or a pawn&apos;s move.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>a field is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a field too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of rows is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no number of empty squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a star must stand where the board has no square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board has no square here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no man has this letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reserves cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more reserves than empty squares for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no side has this letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side to move has no king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the castling rights cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pawn has just passed over this square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of quiet moves cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of the move cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the files of unmoved pawns cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side has no king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side has more than one king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pawn stands where it would have promoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side that has just moved is in check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board has no square of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot be read as a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this move is not legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several moves can be meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has no such rule option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule option has no such value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an equals sign is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field %1, character %2: %3.</source>
        <extracomment>the place in a position text</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game that the others grew from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Shatranj</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten by eight squares, and every man leaps: nothing can be blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bolyar Chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Bulgarian game with four corner squares, boats, and men that turn into bolyars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vyrt Chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve by twelve squares, and opposite edges are joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortress Chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four armies in two teams, each with a walled fortress.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>show the cursor on the board; pick a man up and put it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same while the cursor is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the cursor, as do the other arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a promotion or a reserve by its number, up to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step back: chooser, selection, cursor, result, full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flip the board; F alone on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn the board to the right; R alone on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn the board to the left; Shift+R on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose turn is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Man</name>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>officer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bolyar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minister</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high priest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>war machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soldier</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;otation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colour Scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no man on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First all reserves must be put into your fortress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserves enter your own fortress only; %1 is not in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reserve needs an empty square: the %1 stands on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own %1 stands on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner&apos;s %1 stands on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king is never taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way is blocked by the %1 on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall between %1 and %2 is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This man goes there only to take, and there is nobody to be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This man does not take that way, and the %1 stands on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long step is for a man&apos;s first move only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way round leads back to the same square, and that is no move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your king would be taken by the %1 on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No castling there: the king or the rook has moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No castling out of check: the %1 on %2 attacks your king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No castling: the %1 on %2 stands between king and rook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No castling over %1: the %2 on %3 attacks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This man does not move so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: it is White&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: it is Black&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: it is Red&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: it is Blue&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your king would be taken there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the wall stops the step between %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Laws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rear pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement of the reserves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laws of FIDE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The present laws: the fifth repetition and 75 quiet moves end the game by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An older code: repetition and quiet moves draw only if a player claims it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn on the last rank becomes any man but the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost men only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn becomes only what you have fewer of than at the start, or a soldier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When one side has only its king left, the game is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever leaves the other side with only its king has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king without men plays on until he is mated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond the corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four extra squares continue the long diagonals; boats begin there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the rooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four extra squares stand beside the rooks, at the ends of the back ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pawn moves towards the enemy in front, those behind the pieces too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawns behind the pieces go the other way, over the edge to the enemy&apos;s back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White deploys and moves first, then Black, Red and Blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red deploys and moves first, then Blue, White and Black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black deploys and moves first, then Red, Blue and White.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue deploys and moves first, then White, Black and Red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player puts a knight, a bishop and a rook into the own fortress, one a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight, bishop and rook stand in the fortresses from the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King and rook may castle along the own back row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody castles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule option and its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesInShort</name>
    <message>
        <source>Mate the enemy king: attack him so that no move saves him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King and rook may castle once, if neither has moved, nothing stands between them, and the king neither stands on, passes nor reaches an attacked square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn that has just made a double step may be taken as if it had made one step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn on the last rank becomes a queen, rook, bishop or knight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that is not in check and cannot move draws. So do repetition, 50 quiet moves if claimed, and men with which nobody can mate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every man leaps. Nothing stands in the way, so a check is answered only by moving the king or by taking the man that gives it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General: one or two squares in a straight line or diagonally. Minister: a knight&apos;s leap, or one or two squares straight. High priest: a knight&apos;s leap, or one or two squares diagonally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephant: one or two squares diagonally. War machine: one or two squares straight. Soldier: one square in any direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no castling and no double step of pawns. A pawn on the last rank is promoted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third repetition and 50 quiet moves draw by themselves. A bare king ends the game as the rule option says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four squares lie beyond the corners of the board; boats begin there. Only a diagonal step or a leap leads to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bolyar: moves like a queen, but takes like a rook. Officer: a bishop that may also step one square straight ahead without taking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boat: leaps up to two squares ahead or sideways. It takes in straight lines only, also backwards. Green squares: moves and takes; blue: only moves; red: only takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every man but the king that reaches the enemy&apos;s back rank or corner becomes a bolyar. A boat in an enemy corner becomes a general, who moves like a queen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A knight or boat that reaches an enemy corner brings a new boat to each of your own corners that is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king castles two squares to either side, over three free squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and right edge are joined, and so are the upper and the lower edge. Men move over the edges as if there were none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king may be in check from both sides by one rook. Closing one way is then not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may go all the way round to his own square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only pawns of the front row have a double step. White promotes on rank 8, Black on rank 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without an edge to drive the king to, many endings are drawn: one man beside the king never wins, not even a queen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White and Red play against Black and Blue. Turns go round clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First each player puts a knight, a bishop and a rook on free squares of the own fortress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No man moves through a wall, and no man passes diagonally by its end. A knight needs one of his two ways to be open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mate is decided when the checked player&apos;s own turn comes; until then a partner may help. The army of a mated player leaves the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who cannot move and is not in check passes. A team wins when both enemies are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn is promoted on the back rows of the other players and at the far ends of the fortresses.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Square</name>
    <message>
        <source>%1: white %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: black %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: red %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: blue %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>White to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White to move (with Red)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black to move (with Blue)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red to move (with White)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue to move (with Black)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White puts a reserve into the fortress (with Red)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black puts a reserve into the fortress (with Blue)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red puts a reserve into the fortress (with White)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue puts a reserve into the fortress (with Black)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White is checkmated and out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black is checkmated and out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red is checkmated and out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue is checkmated and out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White has resigned and is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black has resigned and is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red has resigned and is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue has resigned and is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White has no move and passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black has no move and passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red has no move and passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue has no move and passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position has occurred three times: you may claim a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a long time nobody has taken a man or moved a pawn: you may claim a draw.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rokada::ui::EndBanner</name>
    <message>
        <source>&amp;Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same game once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at the Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides this banner (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rokada::ui::MainWindow</name>
    <message>
        <source>Rules in Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Rokada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rokada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Rokada</source>
        <extracomment>title of the window, with the name of the game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move has been taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody at this board can resign now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to claim: no repetition and too few quiet moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw by agreement needs people on all seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only boards for four players are turned by quarters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rokada::ui::MoveListModel</name>
    <message>
        <source>resigns</source>
        <extracomment>in the list of moves: this player has resigned</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>in the list of moves: this army is checkmated and removed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>in the list of moves: this player had no move</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rokada::ui::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>the value that a rule has unless another is chosen</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rokada::ui::TextDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
