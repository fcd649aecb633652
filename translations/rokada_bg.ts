<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>&lt;h2&gt;Rokada %1&lt;/h2&gt;&lt;p&gt;Six chess variants: chess, Great Shatranj, Bolyar chess, Vyrt chess, Fortress chess and Tavreli.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Rokada %1&lt;/h2&gt;&lt;p&gt;Шест шахматни игри: шах, голям шатрандж, боляр шах, вирт шах, крепостен шах и таврели.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Нова игра...</translation>
    </message>
    <message>
        <source>Choose a variant and start a game</source>
        <translation>Избор на игра и начало на партия</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Предаване</translation>
    </message>
    <message>
        <source>Resign the game; you can undo it</source>
        <translation>Предаване на партията; може да се отмени</translation>
    </message>
    <message>
        <source>&amp;Claim Draw</source>
        <translation>&amp;Искане за реми</translation>
    </message>
    <message>
        <source>Claim a draw: threefold repetition or the 50-move rule</source>
        <translation>Искане за реми: трикратно повторение на позицията или правилото за 50-те хода</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>И&amp;зход</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Затваряне на програмата</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повтаряне</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Обръщане</translation>
    </message>
    <message>
        <source>Show the board from the other side</source>
        <translation>Дъската се показва от другата страна</translation>
    </message>
    <message>
        <source>Rotate R&amp;ight</source>
        <translation>Завъртане на&amp;дясно</translation>
    </message>
    <message>
        <source>Turn the board clockwise</source>
        <translation>Завъртане на дъската по часовниковата стрелка</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Завъртане на&amp;ляво</translation>
    </message>
    <message>
        <source>Turn the board anticlockwise</source>
        <translation>Завъртане на дъската обратно на часовниковата стрелка</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>На &amp;цял екран</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Използване на целия екран</translation>
    </message>
    <message>
        <source>&amp;Rules of This Variant</source>
        <translation>&amp;Правила на тази игра</translation>
    </message>
    <message>
        <source>The rules of this variant in short</source>
        <translation>Правилата на играта накратко</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Клавиатура</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Всички клавишни комбинации</translation>
    </message>
    <message>
        <source>&amp;Whose Turn?</source>
        <translation>Кой е на &amp;ход?</translation>
    </message>
    <message>
        <source>Say again who is to move</source>
        <translation>Съобщаване кой е на ход</translation>
    </message>
    <message>
        <source>&amp;About Rokada</source>
        <translation>&amp;За Rokada</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>Каква е тази програма</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Без координати</translation>
    </message>
    <message>
        <source>Outside the &amp;Board</source>
        <translation>&amp;Извън дъската</translation>
    </message>
    <message>
        <source>&amp;Inside the Board</source>
        <translation>&amp;Вътре в дъската</translation>
    </message>
    <message>
        <source>On &amp;Every Square</source>
        <translation>На всяко &amp;поле</translation>
    </message>
    <message>
        <source>&amp;Fixed</source>
        <translation>&amp;Постоянна</translation>
    </message>
    <message>
        <source>To the &amp;Mover</source>
        <translation>Към играча на &amp;ход</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Системна</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветла</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тъмна</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>Help with your move; again for more</source>
        <translation>Помощ за хода; още веднъж — по-подробно</translation>
    </message>
    <message>
        <source>Move &amp;Now</source>
        <translation>Неза&amp;бавен ход</translation>
    </message>
    <message>
        <source>The computer plays the best move found so far</source>
        <translation>Компютърът играе най-добрия намерен досега ход</translation>
    </message>
    <message>
        <source>Show &amp;Thinking</source>
        <translation>Показване на &amp;мислите на компютъра</translation>
    </message>
    <message>
        <source>Show the computer&apos;s principal variation below the board</source>
        <translation>Показване на основния вариант на компютъра под дъската</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds</extracomment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>&amp;Offer Draw</source>
        <translation>Предлагане на &amp;реми</translation>
    </message>
    <message>
        <source>Your opponents accept or decline; a move declines, too</source>
        <translation>Противниците приемат или отклоняват; ходът също отклонява</translation>
    </message>
    <message>
        <source>Press Cloc&amp;k</source>
        <translation>&amp;Натискане на часовника</translation>
    </message>
    <message>
        <source>Complete your move and start the next clock (Space on the board)</source>
        <translation>Завършване на хода и пускане на следващия часовник (на дъската — интервал)</translation>
    </message>
    <message>
        <source>I Ad&amp;just</source>
        <translation>Попр&amp;авям</translation>
    </message>
    <message>
        <source>Clocks and computers wait until you let them go on</source>
        <translation>Часовниците и компютрите чакат, докато не им позволите да продължат</translation>
    </message>
    <message>
        <source>&amp;Clocks</source>
        <translation>&amp;Часовници</translation>
    </message>
    <message>
        <source>Say what the clocks show</source>
        <translation>Съобщаване на времето по часовниците</translation>
    </message>
    <message>
        <source>&amp;Next Width of the Margin</source>
        <translation>&amp;Промяна на ивицата</translation>
    </message>
    <message>
        <source>How much of the neighbouring copies is drawn around the board</source>
        <translation>Колко от съседните копия се вижда около дъската</translation>
    </message>
    <message>
        <source>&amp;Centre</source>
        <translation>В &amp;средата</translation>
    </message>
    <message>
        <source>Centre the selected piece or your king; again for the usual drawing</source>
        <translation>Избраната фигура или царят в средата; още веднъж — обичайният изглед</translation>
    </message>
    <message>
        <source>Closed &amp;Lines</source>
        <translation>&amp;Затворени линии</translation>
    </message>
    <message>
        <source>Show the closed lines of the selected queen, rook or bishop</source>
        <translation>Показване на затворените линии на избраната дама, топ или офицер</translation>
    </message>
    <message>
        <source>3&amp;D Board</source>
        <translation>&amp;Обемна дъска</translation>
    </message>
    <message>
        <source>Show the board as a cylinder or a torus beside the flat one</source>
        <translation>Показване на дъската като цилиндър или тор до плоската</translation>
    </message>
    <message>
        <source>&amp;All Moves of a Side</source>
        <translation>&amp;Всички ходове на страна</translation>
    </message>
    <message>
        <source>How many pieces reach each square; again for the next side</source>
        <translation>Колко фигури стигат до всяко поле; още веднъж — следващата страна</translation>
    </message>
    <message>
        <source>No Margin</source>
        <translation>&amp;Без ивица</translation>
    </message>
    <message>
        <source>Margin of %1</source>
        <extracomment>%1 squares of the neighbouring copies are drawn around the board</extracomment>
        <translation>Ивица: %1</translation>
    </message>
    <message>
        <source>Op&amp;en...</source>
        <translation>&amp;Отваряне...</translation>
    </message>
    <message>
        <source>Open a file of recorded games</source>
        <translation>Отваряне на файл със записани партии</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Запи&amp;с</translation>
    </message>
    <message>
        <source>Write the game into its file</source>
        <translation>Записване на партията в нейния файл</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Запис &amp;като...</translation>
    </message>
    <message>
        <source>Write the game into a new file</source>
        <translation>Записване на партията в нов файл</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Копиране на пар&amp;тията</translation>
    </message>
    <message>
        <source>Copy the game with all variations and comments to the clipboard, as PGN</source>
        <translation>Копиране на партията с всички варианти и коментари в буфера</translation>
    </message>
    <message>
        <source>Copy Pos&amp;ition</source>
        <translation>Копиране на по&amp;зицията</translation>
    </message>
    <message>
        <source>Copy the displayed position to the clipboard, as text</source>
        <translation>Копиране на показаната позиция в буфера като текст</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>Постав&amp;яне</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>В на&amp;чалото</translation>
    </message>
    <message>
        <source>Go to the beginning of the game</source>
        <translation>Преминаване към началото на партията</translation>
    </message>
    <message>
        <source>&amp;Previous Move</source>
        <translation>Пр&amp;едишен ход</translation>
    </message>
    <message>
        <source>Go one move back; the game goes on</source>
        <translation>Преминаване един ход назад; партията продължава</translation>
    </message>
    <message>
        <source>Ne&amp;xt Move</source>
        <translation>&amp;Следващ ход</translation>
    </message>
    <message>
        <source>Go one move forward</source>
        <translation>Преминаване един ход напред</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>В &amp;края</translation>
    </message>
    <message>
        <source>Go to the current position of the game, or to the end of the variation</source>
        <translation>Преминаване към текущата позиция на партията или в края на варианта</translation>
    </message>
    <message>
        <source>Next Var&amp;iation</source>
        <translation>С&amp;ледващ вариант</translation>
    </message>
    <message>
        <source>Go to the next variation</source>
        <translation>Преминаване към следващия вариант</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>Предишен вариан&amp;т</translation>
    </message>
    <message>
        <source>Go to the previous variation</source>
        <translation>Преминаване към предишния вариант</translation>
    </message>
    <message>
        <source>Pro&amp;mote Variation</source>
        <translation>Изди&amp;гане на варианта</translation>
    </message>
    <message>
        <source>Put this variation before the one above it</source>
        <translation>Поставяне на този вариант пред горния</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>&amp;Изтриване оттук</translation>
    </message>
    <message>
        <source>Remove this move and all that follow it</source>
        <translation>Премахване на този ход и на всички след него</translation>
    </message>
    <message>
        <source>Write a comment on the displayed move</source>
        <translation>Писане на коментар към показания ход</translation>
    </message>
    <message>
        <source>&amp;International (Nf3)</source>
        <translation>&amp;Международна</translation>
    </message>
    <message>
        <source>International, &amp;long (Ng1-f3)</source>
        <translation>Международна, &amp;пълна</translation>
    </message>
    <message>
        <source>&amp;Russian (Кf3)</source>
        <translation>&amp;Руска (Кf3)</translation>
    </message>
    <message>
        <source>Russian, l&amp;ong (Кg1-f3)</source>
        <translation>Руска, п&amp;ълна (Кg1-f3)</translation>
    </message>
    <message>
        <source>&amp;Bulgarian (Кf3)</source>
        <translation>&amp;Българска (Кf3)</translation>
    </message>
    <message>
        <source>&amp;Figurine</source>
        <translation>&amp;С фигурки</translation>
    </message>
    <message>
        <source>&amp;Coordinates (g1f3)</source>
        <translation>&amp;Координатна (g1f3)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <extracomment>no annotation symbol on the move</extracomment>
        <translation>&amp;Без оценка</translation>
    </message>
    <message>
        <source>Copy &amp;Board as Letters</source>
        <translation>Копиране на &amp;дъската с букви</translation>
    </message>
    <message>
        <source>Copy a drawing of the board in letters to the clipboard</source>
        <translation>Поставяне в буфера на рисунка на дъската с букви</translation>
    </message>
    <message>
        <source>Open the game, position or move on the clipboard, and go on with it</source>
        <translation>Отваряне на партията, позицията или хода от буфера и продължаване оттам</translation>
    </message>
    <message>
        <source>New fro&amp;m Position...</source>
        <translation>Нова от пози&amp;ция...</translation>
    </message>
    <message>
        <source>Start a game from a position of your own</source>
        <translation>Започване на партия от собствена позиция</translation>
    </message>
    <message>
        <source>&amp;Set Up Position...</source>
        <translation>&amp;Редактиране на позиция...</translation>
    </message>
    <message>
        <source>Edit the displayed position, and play from it</source>
        <translation>Промяна на показаната позиция и игра от нея</translation>
    </message>
    <message>
        <source>Finished, saved and imported games</source>
        <translation>Завършени, записани и внесени партии</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Ста&amp;тистика</translation>
    </message>
    <message>
        <source>Wins and losses by variant, opponent and side</source>
        <translation>Победи и загуби по игри, противници и страни</translation>
    </message>
    <message>
        <source>L&amp;egal Moves</source>
        <translation>&amp;Възможни ходове</translation>
    </message>
    <message>
        <source>Mark the squares that the selected piece can reach</source>
        <translation>Знаци на полетата, до които стига избраната фигура</translation>
    </message>
    <message>
        <source>&amp;Last Move</source>
        <translation>&amp;Последен ход</translation>
    </message>
    <message>
        <source>&amp;Checks</source>
        <translation>&amp;Шахове</translation>
    </message>
    <message>
        <source>Piece &amp;Under the Pointer</source>
        <translation>П&amp;од показалеца също</translation>
    </message>
    <message>
        <source>Marks for the piece under the pointer while no piece is selected</source>
        <translation>Знаци за фигурата под показалеца, докато нищо не е избрано</translation>
    </message>
    <message>
        <source>&amp;Moves and Captures Apart</source>
        <translation>&amp;Ход и вземане поотделно</translation>
    </message>
    <message>
        <source>Green: moves and captures; blue: moves only; red: captures only; in every variant</source>
        <translation>Зелено — ход и вземане, синьо — само ход, червено — само вземане, във всяка игра</translation>
    </message>
    <message>
        <source>&amp;Follow the Moves</source>
        <translation>С&amp;ледване на ходовете</translation>
    </message>
    <message>
        <source>Scroll the board when a move is played along its edge</source>
        <translation>Доската се отмества, когато е игран ход край ръба ѝ</translation>
    </message>
    <message>
        <source>F&amp;ace to Face</source>
        <translation>&amp;Лице в лице</translation>
    </message>
    <message>
        <source>&amp;Round Table</source>
        <translation>&amp;Кръгла маса</translation>
    </message>
    <message>
        <source>Dragging and &amp;Clicking</source>
        <translation>Влачене и &amp;щракане</translation>
    </message>
    <message>
        <source>&amp;Dragging Only</source>
        <translation>Само &amp;влачене</translation>
    </message>
    <message>
        <source>C&amp;licking Only</source>
        <translation>Само щрака&amp;не</translation>
    </message>
    <message>
        <source>&amp;Commands</source>
        <translation>&amp;Команди</translation>
    </message>
    <message>
        <source>&amp;Write a Move</source>
        <translation>&amp;Записване на ход</translation>
    </message>
    <message>
        <source>&amp;Go to the Piece</source>
        <translation>&amp;Отиване при фигурата</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Материал</translation>
    </message>
    <message>
        <source>Say which pieces are captured, and who is ahead</source>
        <translation>Съобщаване на взетите фигури и на превеса</translation>
    </message>
    <message>
        <source>Say the last move again</source>
        <translation>Повторно съобщаване на последния ход</translation>
    </message>
    <message>
        <source>&amp;Enter Move...</source>
        <translation>&amp;Записване на ход...</translation>
    </message>
    <message>
        <source>Enter a move in any notation, or a command (/ on the board)</source>
        <translation>Записване на ход в произволна нотация или на команда (/ на дъската)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Без звук</translation>
    </message>
    <message>
        <source>No sounds until you turn them on again</source>
        <translation>Никакви звуци, докато не ги пуснете отново</translation>
    </message>
    <message>
        <source>Last Mo&amp;ve</source>
        <translation>Последен х&amp;од</translation>
    </message>
    <message>
        <source>&amp;Diagram...</source>
        <translation>Ди&amp;аграма...</translation>
    </message>
    <message>
        <source>The board as a picture of any size, in a file or on the clipboard</source>
        <translation>Дъската като картина с всякакъв размер във файл или в буфера</translation>
    </message>
    <message>
        <source>&amp;Copy Diagram</source>
        <translation>&amp;Копиране на диаграмата</translation>
    </message>
    <message>
        <source>Copy the board as it is displayed to the clipboard, as a picture</source>
        <translation>Копиране на видимата дъска в буфера като картина</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Пе&amp;чат...</translation>
    </message>
    <message>
        <source>Position and moves, or the rules of this variant, on paper or as PDF</source>
        <translation>Позицията и ходовете или правилата на тази игра на хартия или в PDF</translation>
    </message>
    <message>
        <source>&amp;Piece Card</source>
        <translation>Карта на &amp;фигурата</translation>
    </message>
    <message>
        <source>R&amp;ules Card</source>
        <translation>Пр&amp;авила (панел)</translation>
    </message>
    <message>
        <source>The pieces, the rules and the options of this variant</source>
        <translation>Фигурите, правилата и настройките на тази игра</translation>
    </message>
    <message>
        <source>Start Pa&amp;ge</source>
        <translation>На&amp;чална страница</translation>
    </message>
    <message>
        <source>All variants; the game on the board goes on meanwhile</source>
        <translation>Всички игри; партията на дъската продължава междувременно</translation>
    </message>
    <message>
        <source>Configure &amp;Rokada...</source>
        <translation>Настройване на &amp;Rokada...</translation>
    </message>
    <message>
        <source>Boards, pieces, animation, language and more</source>
        <translation>Дъски, фигури, анимация, език и друго</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Висок &amp;контраст</translation>
    </message>
    <message>
        <source>S&amp;ilent Partner</source>
        <translation>&amp;Мълчалив партньор</translation>
    </message>
    <message>
        <source>No arrows and hints while a human partner sits at the same screen</source>
        <translation>Без стрелки и подсказки, докато партньор човек седи пред същия екран</translation>
    </message>
    <message>
        <source>My &amp;Seat Below</source>
        <translation>Моето &amp;място долу</translation>
    </message>
    <message>
        <source>My T&amp;eam Below</source>
        <translation>Моят &amp;отбор долу</translation>
    </message>
    <message>
        <source>&amp;How Any Piece Moves</source>
        <translation>Как се движи всяка &amp;фигура</translation>
    </message>
    <message>
        <source>Click a piece of either side that cannot move now to see how it moves; each variant has its own switch</source>
        <translation>Щракване върху фигура на която и да е страна, която сега не може да ходи, показва как се движи; за всяка игра се включва отделно</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <extracomment>how loud the sounds are, in per cent</extracomment>
        <translation>Сила %1 %</translation>
    </message>
    <message>
        <source>&amp;Bend at the Edges</source>
        <translation>Из&amp;виване при ръбовете</translation>
    </message>
    <message>
        <source>The board rolls up while a move crosses its edge</source>
        <translation>Дъската се навива, докато ходът минава през ръба ѝ</translation>
    </message>
    <message>
        <source>Replay the move that was taken back, or redo the edit</source>
        <translation>Повтаряне на върнатия ход или на отменената редакция</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>Ко&amp;ментар</translation>
    </message>
    <message>
        <source>Game De&amp;tails...</source>
        <translation>Данни за парти&amp;ята...</translation>
    </message>
    <message>
        <source>Players, ratings, event, date and result of the game</source>
        <translation>Играчи, рейтинги, турнир, дата и резултат на партията</translation>
    </message>
    <message>
        <source>Previou&amp;s Game</source>
        <translation>П&amp;редишна партия</translation>
    </message>
    <message>
        <source>The game before this one, in its file or among those found</source>
        <translation>Предишната партия във файла или сред намерените</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>Следва&amp;ща партия</translation>
    </message>
    <message>
        <source>The game after this one, in its file or among those found</source>
        <translation>Следващата партия във файла или сред намерените</translation>
    </message>
    <message>
        <source>Lear&amp;n</source>
        <translation>&amp;Уроци</translation>
    </message>
    <message>
        <source>Lessons for every variant, from the first step</source>
        <translation>Уроци за всички варианти, от първата стъпка</translation>
    </message>
    <message>
        <source>The squares of the last move, and its path where it is not plain</source>
        <translation>Полетата на последния ход и пътят му, когато не е очевиден</translation>
    </message>
    <message>
        <source>A glow under the king, and a line where the check may surprise</source>
        <translation>Сияние под царя и линия там, където шахът може да изненада</translation>
    </message>
    <message>
        <source>Em&amp;blems on Pieces</source>
        <translation>&amp;Емблеми на фигурите</translation>
    </message>
    <message>
        <source>With four sides each piece carries the emblem of its side</source>
        <translation>При четири страни всяка фигура носи емблемата на страната си</translation>
    </message>
    <message>
        <source>Chec&amp;kered Ground</source>
        <translation>К&amp;арирана дъска</translation>
    </message>
    <message>
        <source>Every second square of a board of one colour is a little darker</source>
        <translation>На едноцветна дъска всяко второ поле е малко по-тъмно</translation>
    </message>
    <message>
        <source>Undo your last move or the last edit</source>
        <translation>Отменя последния ход или последната промяна</translation>
    </message>
    <message>
        <source>Find in &amp;Library</source>
        <translation>&amp;Намиране в библиотеката</translation>
    </message>
    <message>
        <source>Look for games in which the displayed position occurs</source>
        <translation>Търсене на партии, в които се среща показаната позиция</translation>
    </message>
    <message>
        <source>Opening Tr&amp;ee</source>
        <translation>Дърво на де&amp;бютите</translation>
    </message>
    <message>
        <source>What was played in this position in the games of a collection</source>
        <translation>Какво е играно в тази позиция в партиите на колекцията</translation>
    </message>
    <message>
        <source>Coac&amp;h</source>
        <translation>&amp;Треньор</translation>
    </message>
    <message>
        <source>Warns once before a blunder, and says what is threatened</source>
        <translation>Предупреждава веднъж за груба грешка и казва какво заплашва</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>Нов &amp;опит</translation>
    </message>
    <message>
        <source>Find something better, from this move on</source>
        <translation>Намиране на по-добро, от този ход нататък</translation>
    </message>
    <message>
        <source>Ke&amp;y Moments</source>
        <translation>Кл&amp;ючови моменти</translation>
    </message>
    <message>
        <source>The three moments that mattered, to be played better</source>
        <translation>Трите важни момента, за да ги изиграете по-добре</translation>
    </message>
    <message>
        <source>&amp;Autoplay</source>
        <translation>А&amp;втоматичен преглед</translation>
    </message>
    <message>
        <source>Show one move after the other</source>
        <translation>Показване на ходовете един след друг</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Единствен ход</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Новост</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Цугцванг</translation>
    </message>
    <message>
        <source>More space</source>
        <translation>Повече пространство</translation>
    </message>
    <message>
        <source>Lead in development</source>
        <translation>Превъзходство в развитието</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Инициатива</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Counterplay</source>
        <translation>Контраигра</translation>
    </message>
    <message>
        <source>Compensation</source>
        <translation>Компенсация</translation>
    </message>
    <message>
        <source>Time trouble</source>
        <translation>Цайтнот</translation>
    </message>
    <message>
        <source>With the idea</source>
        <translation>С идеята</translation>
    </message>
    <message>
        <source>Better is</source>
        <translation>По-добре е</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>Evaluate the displayed position as long as it is shown</source>
        <translation>Оценка на показаната позиция, докато тя е на дъската</translation>
    </message>
    <message>
        <source>&amp;Threat</source>
        <translation>&amp;Заплаха</translation>
    </message>
    <message>
        <source>What the opponent would do if it were their turn</source>
        <translation>Какво би направил противникът, ако беше на ход</translation>
    </message>
    <message>
        <source>Loc&amp;k</source>
        <translation>За&amp;ключване</translation>
    </message>
    <message>
        <source>Go on with this position, whatever is shown</source>
        <translation>Продължаване с тази позиция, каквото и да е показано</translation>
    </message>
    <message>
        <source>&amp;Free Board</source>
        <translation>&amp;Свободна дъска</translation>
    </message>
    <message>
        <source>Leave the game and try its moves on a board without players</source>
        <translation>Напускане на партията и опитване на ходове на дъска без играчи</translation>
    </message>
    <message>
        <source>Play &amp;Best Move</source>
        <translation>&amp;Изиграване на най-добрия ход</translation>
    </message>
    <message>
        <source>The best move of the analysis becomes a variation</source>
        <translation>Най-добрият ход от анализа става вариант</translation>
    </message>
    <message>
        <source>&amp;More Variations</source>
        <translation>&amp;Повече варианти</translation>
    </message>
    <message>
        <source>One variation more</source>
        <translation>Един вариант повече</translation>
    </message>
    <message>
        <source>Fe&amp;wer Variations</source>
        <translation>По-&amp;малко варианти</translation>
    </message>
    <message>
        <source>One variation less</source>
        <translation>Един вариант по-малко</translation>
    </message>
    <message>
        <source>Rea&amp;d Evaluation</source>
        <translation>Про&amp;читане на оценката</translation>
    </message>
    <message>
        <source>Say depth, values and variations</source>
        <translation>Изговаряне на дълбочина, оценки и варианти</translation>
    </message>
    <message>
        <source>Evaluation &amp;Bar</source>
        <translation>&amp;Лента на оценката</translation>
    </message>
    <message>
        <source>Beside the board, as long as a position is analysed</source>
        <translation>До дъската, докато се анализира позиция</translation>
    </message>
    <message>
        <source>A&amp;rrows</source>
        <translation>&amp;Стрелки</translation>
    </message>
    <message>
        <source>The first move of each variation on the board</source>
        <translation>Първият ход на всеки вариант на дъската</translation>
    </message>
    <message>
        <source>Bar and A&amp;rrows</source>
        <translation>&amp;Лента и стрелки</translation>
    </message>
    <message>
        <source>Show or hide both</source>
        <translation>Показване или скриване на двете</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>No Limit</source>
        <translation>Без ограничение</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 МБ</translation>
    </message>
    <message>
        <source>In &amp;Pawns</source>
        <translation>В &amp;пешки</translation>
    </message>
    <message>
        <source>As Winning &amp;Chances</source>
        <translation>Като &amp;шансове за победа</translation>
    </message>
    <message>
        <source>Re&amp;view Game</source>
        <translation>Преглед на парти&amp;ята</translation>
    </message>
    <message>
        <source>The engine looks through the game and marks what could be played better</source>
        <translation>Двигателят преглежда партията и отбелязва какво е можело да се изиграе по-добре</translation>
    </message>
    <message>
        <source>&amp;Undo: Back to the Game Before</source>
        <translation>&amp;Отмяна: назад към предишната партия</translation>
    </message>
    <message>
        <source>Bring back the game that was on the board before this one</source>
        <translation>Връщане на партията, която беше на дъската преди тази</translation>
    </message>
    <message>
        <source>&amp;Redo: Forward to the Later Game</source>
        <translation>&amp;Повтаряне: напред към новата партия</translation>
    </message>
    <message>
        <source>Bring back the game that came after this one</source>
        <translation>Връщане на партията, която беше на дъската след тази</translation>
    </message>
    <message>
        <source>&amp;Engines...</source>
        <translation>Д&amp;вигатели...</translation>
    </message>
    <message>
        <source>Engines of others: find, try and set them</source>
        <translation>Чужди двигатели: намиране, проба и настройка</translation>
    </message>
    <message>
        <source>Engine Mat&amp;ch...</source>
        <translation>Мач на &amp;двигатели...</translation>
    </message>
    <message>
        <source>Engines play against each other: live boards, a crosstable, strength</source>
        <translation>Двигатели играят помежду си: дъски, таблица, сила</translation>
    </message>
    <message>
        <source>Prem&amp;oves</source>
        <translation>Предварителни &amp;ходове</translation>
    </message>
    <message>
        <source>While a computer thinks you can enter your next move in advance</source>
        <translation>Докато компютърът мисли, можете предварително да посочите следващия си ход</translation>
    </message>
    <message>
        <source>Go back to the last bad move before this one</source>
        <translation>Връщане към предишния лош ход</translation>
    </message>
    <message>
        <source>Go on to the next bad move</source>
        <translation>Към следващия лош ход</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Предишна &amp;грешка</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>Следва&amp;ща грешка</translation>
    </message>
    <message>
        <source>Eng&amp;ine Log</source>
        <translation>Дн&amp;евник на двигателите</translation>
    </message>
    <message>
        <source>What is said to engines of others, and what they say</source>
        <translation>Какво се казва на чуждите двигатели и какво отговарят те</translation>
    </message>
    <message>
        <source>&amp;Usual Drawing</source>
        <translation>Оби&amp;чаен изглед</translation>
    </message>
    <message>
        <source>Scroll the board back to where the game began</source>
        <translation>Връщане на дъската така, както започна партията</translation>
    </message>
    <message>
        <source>Touch pieces without having to move them; again to play on</source>
        <translation>Фигури може да се пипат, без да се играе с тях; още веднъж — играта продължава</translation>
    </message>
    <message>
        <source>How the piece under the pointer or the cursor moves</source>
        <translation>Как се движи фигурата под показалеца или курсора</translation>
    </message>
    <message>
        <source>Not Available</source>
        <translation>Недостъпно</translation>
    </message>
    <message>
        <source>This part of the program is missing</source>
        <translation>Тази част на програмата липсва</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Главно меню</translation>
    </message>
    <message>
        <source>Open the whole menu</source>
        <translation>Отваряне на цялото меню</translation>
    </message>
    <message>
        <source>&amp;Menu Bar</source>
        <translation>Лента с мен&amp;юта</translation>
    </message>
    <message>
        <source>Keep the menu bar above the board</source>
        <translation>Лентата с менюта остава над дъската</translation>
    </message>
    <message>
        <source>&amp;Default for the Variant</source>
        <translation>По под&amp;разбиране</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Библиотека</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Depth %1.</source>
        <translation>Дълбочина %1.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>%1: number of the variation; %2: its value, as &quot;+0.34&quot;; %3: its moves</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>Depth %1, %2 million positions per second</source>
        <extracomment>of a search: its depth in plies, and millions of positions, as &quot;1.8&quot;</extracomment>
        <translation>Дълбочина %1, %2 млн. позиции в секунда</translation>
    </message>
    <message>
        <source>Depth %1, %2 thousand positions per second</source>
        <extracomment>of a search: its depth in plies, and thousands of positions, as &quot;340&quot;</extracomment>
        <translation>Дълбочина %1, %2 хил. позиции в секунда</translation>
    </message>
    <message>
        <source>Depth %1/%2, %3 thousand positions, table %4 % full</source>
        <extracomment>of a search: plies in full and at most, thousands of positions, how full its table is in percent</extracomment>
        <translation>Дълбочина %1/%2, %3 хил. позиции, таблицата е пълна на %4 %</translation>
    </message>
</context>
<context>
    <name>Army</name>
    <message>
        <source>White</source>
        <translation>Бели</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Черни</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червени</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Сини</translation>
    </message>
    <message>
        <source>Mated by White, move %1</source>
        <translation>Мат от белите, ход %1</translation>
    </message>
    <message>
        <source>Mated by Black, move %1</source>
        <translation>Мат от черните, ход %1</translation>
    </message>
    <message>
        <source>Mated by Red, move %1</source>
        <translation>Мат от червените, ход %1</translation>
    </message>
    <message>
        <source>Mated by Blue, move %1</source>
        <translation>Мат от сините, ход %1</translation>
    </message>
    <message>
        <source>White places in secret</source>
        <translation>Белите поставят тайно</translation>
    </message>
    <message>
        <source>Black places in secret</source>
        <translation>Черните поставят тайно</translation>
    </message>
    <message>
        <source>Red places in secret</source>
        <translation>Червените поставят тайно</translation>
    </message>
    <message>
        <source>Blue places in secret</source>
        <translation>Сините поставят тайно</translation>
    </message>
    <message>
        <source>You played White.</source>
        <translation>Играхте с белите.</translation>
    </message>
    <message>
        <source>You played Black.</source>
        <translation>Играхте с черните.</translation>
    </message>
    <message>
        <source>You played Red.</source>
        <translation>Играхте с червените.</translation>
    </message>
    <message>
        <source>You played Blue.</source>
        <translation>Играхте с сините.</translation>
    </message>
    <message>
        <source>Pass to White</source>
        <translation>Ред е на белите</translation>
    </message>
    <message>
        <source>Pass to Black</source>
        <translation>Ред е на черните</translation>
    </message>
    <message>
        <source>Pass to Red</source>
        <translation>Ред е на червените</translation>
    </message>
    <message>
        <source>Pass to Blue</source>
        <translation>Ред е на сините</translation>
    </message>
    <message>
        <source>White, press Enter when you sit alone. The others look away.</source>
        <translation>Бели, натиснете Enter, когато останете сами пред дъската. Другите не гледат.</translation>
    </message>
    <message>
        <source>Black, press Enter when you sit alone. The others look away.</source>
        <translation>Черни, натиснете Enter, когато останете сами пред дъската. Другите не гледат.</translation>
    </message>
    <message>
        <source>Red, press Enter when you sit alone. The others look away.</source>
        <translation>Червени, натиснете Enter, когато останете сами пред дъската. Другите не гледат.</translation>
    </message>
    <message>
        <source>Blue, press Enter when you sit alone. The others look away.</source>
        <translation>Сини, натиснете Enter, когато останете сами пред дъската. Другите не гледат.</translation>
    </message>
    <message numerus="yes">
        <source>In check, %n turn(s) to wait</source>
        <extracomment>on the player panel of a side whose king is in check, though other sides move before it</extracomment>
        <translation>
            <numerusform>Шах, още %n ход до отговор</numerusform>
            <numerusform>Шах, още %n хода до отговор</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 placed</source>
        <extracomment>&quot;Red: 2 of 3 placed&quot;</extracomment>
        <translation>%1: поставени %2 от %3</translation>
    </message>
    <message>
        <source>with Red</source>
        <translation>с червените</translation>
    </message>
    <message>
        <source>with Blue</source>
        <translation>със сините</translation>
    </message>
    <message>
        <source>with White</source>
        <translation>с белите</translation>
    </message>
    <message>
        <source>with Black</source>
        <translation>с черните</translation>
    </message>
    <message>
        <source>Mated</source>
        <extracomment>on a narrow player panel: this side has been checkmated</extracomment>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Out of time, move %1</source>
        <translation>Времето изтече, ход %1</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>Времето изтече</translation>
    </message>
    <message>
        <source>In check</source>
        <translation>Шах</translation>
    </message>
    <message>
        <source>Resigned, move %1</source>
        <translation>Предадоха се, ход %1</translation>
    </message>
    <message>
        <source>Resigned</source>
        <extracomment>on a narrow player panel: this side has resigned</extracomment>
        <translation>Предадоха се</translation>
    </message>
    <message>
        <source>Illegal moves, move %1</source>
        <extracomment>on the player panel: this side has lost by illegal moves</extracomment>
        <translation>Невъзможни ходове, ход %1</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <extracomment>on a narrow player panel: this side has lost by illegal moves</extracomment>
        <translation>Невъзможни ходове</translation>
    </message>
</context>
<context>
    <name>BackgroundJob</name>
    <message>
        <source>there is not enough memory</source>
        <translation>няма достатъчно памет</translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>The book %1 is empty.</source>
        <translation>Дебютната книга %1 е празна.</translation>
    </message>
    <message>
        <source>The book %1 is too large.</source>
        <translation>Дебютната книга %1 е твърде голяма.</translation>
    </message>
    <message>
        <source>%1 is not an opening book (byte %2).</source>
        <translation>%1 не е дебютна книга (байт %2).</translation>
    </message>
    <message>
        <source>The book %1 is for a later version of Rokada.</source>
        <translation>Дебютната книга %1 е за по-нова версия на Rokada.</translation>
    </message>
    <message>
        <source>The book %1 is not for this game: %3.</source>
        <translation>Дебютната книга %1 не е за тази игра: %3.</translation>
    </message>
    <message>
        <source>The book %1 is for another version of Rokada.</source>
        <translation>Дебютната книга %1 е за друга версия на Rokada.</translation>
    </message>
    <message>
        <source>The book %1 is incomplete (byte %2).</source>
        <translation>Дебютната книга %1 е непълна (байт %2).</translation>
    </message>
    <message>
        <source>The book %1 is damaged (byte %2).</source>
        <translation>Дебютната книга %1 е повредена (байт %2).</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>One square in any direction.</source>
        <translation>На едно поле във всяка посока.</translation>
    </message>
    <message>
        <source>Straight or diagonally, as far as the path is free.</source>
        <translation>Направо или по диагонал, докато пътят е свободен.</translation>
    </message>
    <message>
        <source>Straight, as far as the path is free.</source>
        <translation>Направо, докато пътят е свободен.</translation>
    </message>
    <message>
        <source>Diagonally, as far as the path is free.</source>
        <translation>По диагонал, докато пътят е свободен.</translation>
    </message>
    <message>
        <source>Two squares straight and one aside; it leaps.</source>
        <translation>На две полета направо и едно встрани, със скок.</translation>
    </message>
    <message>
        <source>One square ahead, on its first move also two; it captures diagonally ahead.</source>
        <translation>На едно поле напред, с първия си ход и на две; взема напред по диагонал.</translation>
    </message>
    <message>
        <source>One or two squares straight or diagonally; it leaps.</source>
        <translation>На едно или две полета направо или по диагонал, със скок.</translation>
    </message>
    <message>
        <source>A knight&apos;s leap, or one or two squares straight; it leaps.</source>
        <translation>Скок на кон или на едно или две полета направо, със скок.</translation>
    </message>
    <message>
        <source>A knight&apos;s leap, or one or two squares diagonally; it leaps.</source>
        <translation>Скок на кон или на едно или две полета по диагонал, със скок.</translation>
    </message>
    <message>
        <source>One or two squares diagonally; it leaps.</source>
        <translation>На едно или две полета по диагонал, със скок.</translation>
    </message>
    <message>
        <source>One or two squares straight; it leaps.</source>
        <translation>На едно или две полета направо, със скок.</translation>
    </message>
    <message>
        <source>One square in any direction, like a king, but it may be captured.</source>
        <translation>На едно поле във всяка посока като цар, но може да бъде взет.</translation>
    </message>
    <message>
        <source>One square ahead, never two; it captures diagonally ahead.</source>
        <translation>На едно поле напред, никога на две; взема напред по диагонал.</translation>
    </message>
    <message>
        <source>Moves like a queen as far as the path is free, but captures only straight.</source>
        <translation>Движи се като дама, докато пътят е свободен, но взема само направо.</translation>
    </message>
    <message>
        <source>Leaps up to two squares ahead or sideways; captures only straight, also one or two squares back.</source>
        <translation>Скача до две полета напред и встрани; взема само направо, също и на едно или две полета назад.</translation>
    </message>
    <message>
        <source>Straight or diagonally, as far as the path is free, like a queen.</source>
        <translation>Направо или по диагонал, докато пътят е свободен, като дама.</translation>
    </message>
    <message>
        <source>Diagonally, as far as the path is free; also one square straight ahead without capturing.</source>
        <translation>По диагонал, докато пътят е свободен; също и на едно поле право напред без вземане.</translation>
    </message>
    <message>
        <source>Straight or diagonally over all edges, as far as the path is free, but never around to its own square.</source>
        <translation>Направо или по диагонал през всички краища, докато пътят е свободен, но не наоколо до собственото поле.</translation>
    </message>
    <message>
        <source>Straight over all edges, as far as the path is free, but never around to its own square.</source>
        <translation>Направо през всички краища, докато пътят е свободен, но не наоколо до собственото поле.</translation>
    </message>
    <message>
        <source>Diagonally over all edges, as far as the path is free, but never around to its own square.</source>
        <translation>По диагонал през всички краища, докато пътят е свободен, но не наоколо до собственото поле.</translation>
    </message>
    <message>
        <source>One square ahead, from the front row on its first move also two; it captures diagonally ahead.</source>
        <translation>На едно поле напред, от предния ред с първия си ход и на две; взема напред по диагонал.</translation>
    </message>
    <message>
        <source>Two squares straight and one aside; walls must leave one of the two paths there open.</source>
        <translation>На две полета направо и едно встрани; стените трябва да оставят открит единия от двата пътя.</translation>
    </message>
    <message>
        <source>One square ahead, on its first move also two; it captures diagonally ahead, but not past the end of a wall.</source>
        <translation>На едно поле напред, с първия си ход и на две; взема напред по диагонал, но не покрай края на стена.</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <extracomment>from the first to the last of a row of squares</extracomment>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>squares, and what a piece becomes there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>a rule option, its value, and a sentence about the value</extracomment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фигури</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Options in force</source>
        <translation>Действащи настройки на правилата</translation>
    </message>
    <message>
        <source>What the sources leave open, and how we settled it</source>
        <translation>Какво източниците оставят неясно и как го решихме ние</translation>
    </message>
    <message>
        <source>Moves from %1 now: %2</source>
        <translation>Ходове от %1 сега: %2</translation>
    </message>
    <message>
        <source>moves and captures</source>
        <translation>ходи и взема</translation>
    </message>
    <message>
        <source>moves only</source>
        <translation>само ходи</translation>
    </message>
    <message>
        <source>captures only</source>
        <translation>само взема</translation>
    </message>
    <message>
        <source>Becomes on %1</source>
        <translation>Превръща се на %1</translation>
    </message>
    <message>
        <source>Worth %1 pawns, in endings %2</source>
        <extracomment>what a piece is worth, in pawns</extracomment>
        <translation>Струва %1 пешки, в ендшпила %2</translation>
    </message>
    <message>
        <source>Measured: these numbers explain best how the program&apos;s games against itself ended.</source>
        <translation>Измерено: тези числа най-добре обясняват изхода на партиите на програмата със самата себе си.</translation>
    </message>
    <message>
        <source>Beside walls, on %1</source>
        <translation>Край стени, на %1</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Всички правила</translation>
    </message>
    <message>
        <source>A bolyar does not capture diagonally.</source>
        <translation>Болярът не взема по диагонал.</translation>
    </message>
    <message>
        <source>The officer&apos;s step straight ahead is blue: it does not capture there.</source>
        <translation>Ходът на офицера право напред е син: там той не взема.</translation>
    </message>
    <message>
        <source>Try it: click any square to move the piece there.</source>
        <translation>Опитайте: щракнете върху някое поле и фигурата отива там.</translation>
    </message>
    <message>
        <source>Written without a letter</source>
        <translation>Записва се без буква</translation>
    </message>
    <message>
        <source>One square in any direction; nothing is put on it.</source>
        <translation>На едно поле във всяка посока; върху него не се застава.</translation>
    </message>
    <message>
        <source>Like a prince, and like a rider; a ratnik that stood before the volkhv.</source>
        <translation>Като княз и като конник; ратникът, стоял пред влъхвата.</translation>
    </message>
    <message>
        <source>One square ahead, on its first move also two, also onto an own tower; it captures diagonally ahead.</source>
        <translation>Едно поле напред, с първия ход и две, също върху своя кула; взема по диагонал напред.</translation>
    </message>
    <message>
        <source>the piece that stood behind it</source>
        <extracomment>what a pawn becomes where that depends on where it began</extracomment>
        <translation>фигурата, стояла зад него</translation>
    </message>
    <message>
        <source>Letter: %1</source>
        <translation>Буква: %1</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Yes, that is better.</source>
        <translation>Да, така е по-добре.</translation>
    </message>
    <message>
        <source>Moments that mattered</source>
        <translation>Важни моменти</translation>
    </message>
    <message>
        <source>Move %1: you played %2. Find something better.</source>
        <translation>Ход %1: ти игра %2. Намери по-добър.</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>last</source>
        <translation>последен</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>ред</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>часовник</translation>
    </message>
    <message>
        <source>material</source>
        <translation>материал</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>назад</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>реми</translation>
    </message>
    <message>
        <source>resign</source>
        <translation>предавам се</translation>
    </message>
</context>
<context>
    <name>Copies</name>
    <message>
        <source>The copy was stopped. The older copies are unchanged.</source>
        <translation>Копирането беше спряно. По-старите копия са непроменени.</translation>
    </message>
    <message>
        <source>The collection is too large for automatic copies: %1 MB. Save a copy yourself.</source>
        <translation>Колекцията е твърде голяма за автоматични копия: %1 MB. Запазете копие сами.</translation>
    </message>
    <message>
        <source>A copy of the collection could not be made. The older copies are unchanged.</source>
        <translation>Копие на колекцията не можа да бъде направено. По-старите копия са непроменени.</translation>
    </message>
    <message>
        <source>The copy was saved to %1. Games: %2.</source>
        <translation>Копието е запазено в %1. Партии: %2.</translation>
    </message>
    <message>
        <source>The copy was stopped.</source>
        <translation>Копирането беше спряно.</translation>
    </message>
    <message>
        <source>The copy could not be saved to %1.</source>
        <translation>Копието не можа да бъде запазено в %1.</translation>
    </message>
    <message>
        <source>Games restored: %1. The previous games are kept in %2.</source>
        <translation>Възстановени партии: %1. Предишните партии са запазени в %2.</translation>
    </message>
    <message>
        <source>The copy could not be restored. The collection is unchanged.</source>
        <translation>Копието не можа да бъде възстановено. Колекцията е непроменена.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Black wins: White is checkmated.</source>
        <translation>Черните победиха: мат на белите.</translation>
    </message>
    <message>
        <source>White wins: Black is checkmated.</source>
        <translation>Белите победиха: мат на черните.</translation>
    </message>
    <message>
        <source>Black wins: White has only the king left.</source>
        <translation>Черните победиха: белите останаха само с царя си.</translation>
    </message>
    <message>
        <source>White wins: Black has only the king left.</source>
        <translation>Белите победиха: черните останаха само с царя си.</translation>
    </message>
    <message>
        <source>Black wins: White has resigned.</source>
        <translation>Черните победиха: белите се предадоха.</translation>
    </message>
    <message>
        <source>White wins: Black has resigned.</source>
        <translation>Белите победиха: черните се предадоха.</translation>
    </message>
    <message>
        <source>Black wins: White has no time left.</source>
        <translation>Черните победиха: времето на белите изтече.</translation>
    </message>
    <message>
        <source>White wins: Black has no time left.</source>
        <translation>Белите победиха: времето на черните изтече.</translation>
    </message>
    <message>
        <source>Draw: stalemate, White has no legal move.</source>
        <translation>Реми: белите са в пат.</translation>
    </message>
    <message>
        <source>Draw: stalemate, Black has no legal move.</source>
        <translation>Реми: черните са в пат.</translation>
    </message>
    <message>
        <source>Draw: White has only the king left.</source>
        <translation>Реми: белите останаха само с царя си.</translation>
    </message>
    <message>
        <source>Draw: Black has only the king left.</source>
        <translation>Реми: черните останаха само с царя си.</translation>
    </message>
    <message>
        <source>Draw: White has no time left, but Black has insufficient material.</source>
        <translation>Реми: времето на белите изтече, но материалът на черните е недостатъчен.</translation>
    </message>
    <message>
        <source>Draw: Black has no time left, but White has insufficient material.</source>
        <translation>Реми: времето на черните изтече, но материалът на белите е недостатъчен.</translation>
    </message>
    <message>
        <source>Black and Blue win: White is checkmated and Red is eliminated.</source>
        <translation>Черните и сините победиха: мат на белите, червените вече са отпаднали.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red is checkmated and White is eliminated.</source>
        <translation>Черните и сините победиха: мат на червените, белите вече са отпаднали.</translation>
    </message>
    <message>
        <source>White and Red win: Black is checkmated and Blue is eliminated.</source>
        <translation>Белите и червените победиха: мат на черните, сините вече са отпаднали.</translation>
    </message>
    <message>
        <source>White and Red win: Blue is checkmated and Black is eliminated.</source>
        <translation>Белите и червените победиха: мат на сините, черните вече са отпаднали.</translation>
    </message>
    <message>
        <source>Black and Blue win: White has resigned and Red is eliminated.</source>
        <translation>Черните и сините победиха: белите се предадоха, червените вече са отпаднали.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red has resigned and White is eliminated.</source>
        <translation>Черните и сините победиха: червените се предадоха, белите вече са отпаднали.</translation>
    </message>
    <message>
        <source>White and Red win: Black has resigned and Blue is eliminated.</source>
        <translation>Белите и червените победиха: черните се предадоха, сините вече са отпаднали.</translation>
    </message>
    <message>
        <source>White and Red win: Blue has resigned and Black is eliminated.</source>
        <translation>Белите и червените победиха: сините се предадоха, черните вече са отпаднали.</translation>
    </message>
    <message>
        <source>Black and Blue win: White has no time left and Red is eliminated.</source>
        <translation>Черните и сините победиха: времето на белите изтече, червените вече са отпаднали.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red has no time left and White is eliminated.</source>
        <translation>Черните и сините победиха: времето на червените изтече, белите вече са отпаднали.</translation>
    </message>
    <message>
        <source>White and Red win: Black has no time left and Blue is eliminated.</source>
        <translation>Белите и червените победиха: времето на черните изтече, сините вече са отпаднали.</translation>
    </message>
    <message>
        <source>White and Red win: Blue has no time left and Black is eliminated.</source>
        <translation>Белите и червените победиха: времето на сините изтече, черните вече са отпаднали.</translation>
    </message>
    <message>
        <source>Draw: threefold repetition.</source>
        <translation>Реми: трикратно повторение на позицията.</translation>
    </message>
    <message>
        <source>Draw: fourfold repetition.</source>
        <translation>Реми: четирикратно повторение на позицията.</translation>
    </message>
    <message>
        <source>Draw: fivefold repetition.</source>
        <translation>Реми: петкратно повторение на позицията.</translation>
    </message>
    <message>
        <source>Draw by claim: threefold repetition.</source>
        <translation>Реми по искане: трикратно повторение на позицията.</translation>
    </message>
    <message>
        <source>Draw by claim: fourfold repetition.</source>
        <translation>Реми по искане: четирикратно повторение на позицията.</translation>
    </message>
    <message numerus="yes">
        <source>Draw: the same position occurred %n times.</source>
        <translation>
            <numerusform>Реми: една и съща позиция се получи %n път.</numerusform>
            <numerusform>Реми: една и съща позиция се получи %n пъти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n moves in succession without a capture or a pawn move.</source>
        <translation>
            <numerusform>Реми: %n пореден ход без вземане и без ход с пешка.</numerusform>
            <numerusform>Реми: %n поредни хода без вземане и без ход с пешка.</numerusform>
        </translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Белите победиха</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Черните победиха</translation>
    </message>
    <message>
        <source>White and Red win</source>
        <translation>Белите и червените победиха</translation>
    </message>
    <message>
        <source>Black and Blue win</source>
        <translation>Черните и сините победиха</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>Draw: no player has a legal move.</source>
        <translation>Реми: никой няма възможен ход.</translation>
    </message>
    <message>
        <source>Draw: insufficient material.</source>
        <translation>Реми: недостатъчен материал.</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>Реми по съгласие.</translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n-move rule (no capture and no pawn move).</source>
        <translation>
            <numerusform>Реми: правило за %n ход (без вземане и без ход с пешка).</numerusform>
            <numerusform>Реми: правило за %n хода (без вземане и без ход с пешка).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw by claim: %n-move rule (no capture and no pawn move).</source>
        <translation>
            <numerusform>Реми по искане: правило за %n ход (без вземане и без ход с пешка).</numerusform>
            <numerusform>Реми по искане: правило за %n хода (без вземане и без ход с пешка).</numerusform>
        </translation>
    </message>
    <message>
        <source>Black wins: White has made an illegal move.</source>
        <translation>Черните победиха: белите направиха невъзможен ход.</translation>
    </message>
    <message>
        <source>White wins: Black has made an illegal move.</source>
        <translation>Белите победиха: черните направиха невъзможен ход.</translation>
    </message>
    <message>
        <source>Draw: White has made an illegal move, but Black has insufficient material.</source>
        <translation>Реми: белите направиха невъзможен ход, но материалът на черните е недостатъчен.</translation>
    </message>
    <message>
        <source>Draw: Black has made an illegal move, but White has insufficient material.</source>
        <translation>Реми: черните направиха невъзможен ход, но материалът на белите е недостатъчен.</translation>
    </message>
    <message>
        <source>Black and Blue win: White has made an illegal move and Red is eliminated.</source>
        <translation>Черните и сините победиха: белите направиха невъзможен ход, червените вече са отпаднали.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red has made an illegal move and White is eliminated.</source>
        <translation>Черните и сините победиха: червените направиха невъзможен ход, белите вече са отпаднали.</translation>
    </message>
    <message>
        <source>White and Red win: Black has made an illegal move and Blue is eliminated.</source>
        <translation>Белите и червените победиха: черните направиха невъзможен ход, сините вече са отпаднали.</translation>
    </message>
    <message>
        <source>White and Red win: Blue has made an illegal move and Black is eliminated.</source>
        <translation>Белите и червените победиха: сините направиха невъзможен ход, черните вече са отпаднали.</translation>
    </message>
    <message>
        <source>Draw: both flags have fallen.</source>
        <translation>Реми: паднаха и двете флагчета.</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone queen).</source>
        <translation>Реми: недостатъчен материал (само дама).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone rook).</source>
        <translation>Реми: недостатъчен материал (само топ).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone bishop).</source>
        <translation>Реми: недостатъчен материал (само офицер).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone knight).</source>
        <translation>Реми: недостатъчен материал (само кон).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone pawn, whatever it becomes).</source>
        <translation>Реми: недостатъчен материал (само пешка, каквото и да стане тя).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone elephant).</source>
        <translation>Реми: недостатъчен материал (само слон).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (kings alone).</source>
        <translation>Реми: недостатъчен материал (само царе).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (bishops on squares of one colour).</source>
        <translation>Реми: недостатъчен материал (офицери на полета с един цвят).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (%1 – %2).</source>
        <extracomment>two lists of pieces: &quot;king, knight, knight&quot; and &quot;king&quot;</extracomment>
        <translation>Реми: недостатъчен материал (%1 – %2).</translation>
    </message>
    <message>
        <source>Neither side can force mate any more: %1 – %2.</source>
        <extracomment>two lists of pieces: &quot;king, rook, bishop&quot; and &quot;king&quot;</extracomment>
        <translation>Никой вече не може да форсира мат: %1 – %2.</translation>
    </message>
    <message>
        <source>Hold: %1</source>
        <extracomment>an ending to practise; %1 is the piece, or two pieces, that one side has besides the king</extracomment>
        <translation>Удържане: %1</translation>
    </message>
    <message>
        <source>Win: %1</source>
        <translation>Печелене: %1</translation>
    </message>
    <message>
        <source>Your king is alone. Against it: %1. This is a draw: hold out for %2 moves. The computer sets traps.</source>
        <translation>Твоят цар е сам. Срещу него: %1. Това е реми: удържи толкова хода: %2. Компютърът поставя капани.</translation>
    </message>
    <message>
        <source>Besides your king: %1. Mate the bare king! The computer finds the best defence.</source>
        <translation>С твоя цар: %1. Матирай самотния цар! Компютърът намира най-добрата защита.</translation>
    </message>
    <message>
        <source>%1 (%2.)</source>
        <extracomment>after a sentence that says what to do: a rule that differs from the usual one</extracomment>
        <translation>%1 (%2.)</translation>
    </message>
    <message>
        <source>The draw is held! Slips: %1.</source>
        <translation>Ремито е удържано! Грешки: %1.</translation>
    </message>
    <message>
        <source>Mate! Moves made: %1. Best play needs: %2. Slips: %3.</source>
        <translation>Мат! Направени ходове: %1. Достатъчни бяха: %2. Грешки: %3.</translation>
    </message>
    <message>
        <source>Black and Blue win: White is checkmated, and Red has resigned.</source>
        <translation>Черните и сините победиха: мат на белите, червените се предадоха по-рано.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red is checkmated, and White has resigned.</source>
        <translation>Черните и сините победиха: мат на червените, белите се предадоха по-рано.</translation>
    </message>
    <message>
        <source>White and Red win: Black is checkmated, and Blue has resigned.</source>
        <translation>Белите и червените победиха: мат на черните, сините се предадоха по-рано.</translation>
    </message>
    <message>
        <source>White and Red win: Blue is checkmated, and Black has resigned.</source>
        <translation>Белите и червените победиха: мат на сините, черните се предадоха по-рано.</translation>
    </message>
    <message>
        <source>Black and Blue win: White and Red have resigned.</source>
        <translation>Черните и сините победиха: белите и червените се предадоха.</translation>
    </message>
    <message>
        <source>White and Red win: Black and Blue have resigned.</source>
        <translation>Белите и червените победиха: черните и сините се предадоха.</translation>
    </message>
    <message>
        <source>Black and Blue win: White has no time left, and Red has resigned.</source>
        <translation>Черните и сините победиха: времето на белите изтече, червените се предадоха по-рано.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red has no time left, and White has resigned.</source>
        <translation>Черните и сините победиха: времето на червените изтече, белите се предадоха по-рано.</translation>
    </message>
    <message>
        <source>White and Red win: Black has no time left, and Blue has resigned.</source>
        <translation>Белите и червените победиха: времето на черните изтече, сините се предадоха по-рано.</translation>
    </message>
    <message>
        <source>White and Red win: Blue has no time left, and Black has resigned.</source>
        <translation>Белите и червените победиха: времето на сините изтече, черните се предадоха по-рано.</translation>
    </message>
    <message>
        <source>Draw: dead position. The pawns are blocked, and no piece can pass them.</source>
        <translation>Реми: мъртва позиция. Пешките са блокирани и никоя фигура не може да ги заобиколи.</translation>
    </message>
</context>
<context>
    <name>EngineFailure</name>
    <message>
        <source>%1 has sent no move</source>
        <translation>%1 не изпрати ход</translation>
    </message>
    <message>
        <source>%1 has sent the illegal move “%2”</source>
        <translation>%1 изпрати невъзможен ход „%2“</translation>
    </message>
    <message>
        <source>%1 has ended by itself</source>
        <translation>%1 приключи сам</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 не отговаря</translation>
    </message>
    <message>
        <source>%1 refuses to go on with this game</source>
        <translation>%1 отказва да продължи партията</translation>
    </message>
    <message>
        <source>%1 cannot be started, or does not play this game</source>
        <translation>%1 не може да бъде пуснат или не играе тази игра</translation>
    </message>
</context>
<context>
    <name>EngineOffer</name>
    <message>
        <source>It plays this game by other rules (%1).</source>
        <extracomment>%1: rule options and their values, as &quot;Promotion: limited&quot;</extracomment>
        <translation>Играе тази игра по други правила (%1).</translation>
    </message>
    <message>
        <source>It does not know these rule options.</source>
        <translation>Не знае тези варианти на правилата.</translation>
    </message>
    <message>
        <source>It plays this game by other rules.</source>
        <translation>Играе тази игра по други правила.</translation>
    </message>
    <message>
        <source>It does not know this game.</source>
        <translation>Не знае тази игра.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>a field is missing</source>
        <translation>липсва част от текста</translation>
    </message>
    <message>
        <source>there is one field too many</source>
        <translation>има излишна част от текста</translation>
    </message>
    <message>
        <source>the number of rows is wrong</source>
        <translation>броят на редовете е грешен</translation>
    </message>
    <message>
        <source>the row is too short</source>
        <translation>редът е твърде къс</translation>
    </message>
    <message>
        <source>the row is too long</source>
        <translation>редът е твърде дълъг</translation>
    </message>
    <message>
        <source>this is not a number of empty squares</source>
        <translation>това не е брой празни полета</translation>
    </message>
    <message>
        <source>a star must stand where the board has no square</source>
        <translation>където дъската няма поле, трябва да има звездичка</translation>
    </message>
    <message>
        <source>the board has no square here</source>
        <translation>тук дъската няма поле</translation>
    </message>
    <message>
        <source>no piece has this letter</source>
        <translation>няма фигура с тази буква</translation>
    </message>
    <message>
        <source>the reserve pieces cannot be read</source>
        <translation>резервните фигури не могат да се прочетат</translation>
    </message>
    <message>
        <source>no side has this letter</source>
        <translation>няма страна с тази буква</translation>
    </message>
    <message>
        <source>the castling rights cannot be read</source>
        <translation>правата на рокада не могат да се прочетат</translation>
    </message>
    <message>
        <source>no pawn has just passed over this square</source>
        <translation>през това поле току-що не е минала пешка</translation>
    </message>
    <message>
        <source>the number of half-moves for the 50-move rule cannot be read</source>
        <translation>броят на полуходовете без вземане и без ход с пешка не може да се прочете</translation>
    </message>
    <message>
        <source>the move number cannot be read</source>
        <translation>номерът на хода не може да се прочете</translation>
    </message>
    <message>
        <source>the files of unmoved pawns cannot be read</source>
        <translation>вертикалите на неместените пешки не могат да се прочетат</translation>
    </message>
    <message>
        <source>there is no move</source>
        <translation>няма ход</translation>
    </message>
    <message>
        <source>the board has no square with this name</source>
        <translation>на дъската няма такова поле</translation>
    </message>
    <message>
        <source>this cannot be read as a move</source>
        <translation>това не се чете като ход</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>невъзможен ход</translation>
    </message>
    <message>
        <source>ambiguous move</source>
        <translation>нееднозначен ход</translation>
    </message>
    <message>
        <source>there is no such variant</source>
        <translation>няма такава игра</translation>
    </message>
    <message>
        <source>the variant has no such rule option</source>
        <translation>играта няма такава настройка на правилата</translation>
    </message>
    <message>
        <source>the rule option has no such value</source>
        <translation>настройката на правилата няма такава стойност</translation>
    </message>
    <message>
        <source>an equals sign is missing</source>
        <translation>липсва знак за равенство</translation>
    </message>
    <message>
        <source>Character %1: %2.</source>
        <translation>Знак %1: %2.</translation>
    </message>
    <message>
        <source>the time control cannot be read</source>
        <translation>контролата на времето не може да се прочете</translation>
    </message>
    <message>
        <source>a tower cannot be read</source>
        <translation>една кула не може да се прочете</translation>
    </message>
    <message>
        <source>Illegal position: %1 has no king.</source>
        <translation>Невъзможна позиция: няма цар (%1).</translation>
    </message>
    <message>
        <source>Illegal position: %1 has more than one king.</source>
        <translation>Невъзможна позиция: повече от един цар (%1).</translation>
    </message>
    <message>
        <source>Illegal position: a pawn of %1 stands where it would have promoted.</source>
        <translation>Невъзможна позиция: пешка стои там, където щеше да се произведе (%1).</translation>
    </message>
    <message>
        <source>Illegal position: it is the turn of %1, but that side has no king.</source>
        <translation>Невъзможна позиция: на ход е страна без цар (%1).</translation>
    </message>
    <message>
        <source>Illegal position: %1 has more reserve pieces than squares for them.</source>
        <translation>Невъзможна позиция: фигурите в резерва са повече от полетата за тях (%1).</translation>
    </message>
    <message>
        <source>Illegal position: %1 has more than 16 pieces.</source>
        <translation>Невъзможна позиция: повече от 16 фигури (%1).</translation>
    </message>
    <message>
        <source>The fields from number %1 on are missing. The usual values were supplied.</source>
        <translation>Полетата от номер %1 нататък липсват. Взети са обичайните стойности.</translation>
    </message>
    <message>
        <source>The number in field %1 is out of bounds. The nearest one was taken.</source>
        <translation>Числото в поле %1 е извън границите. Взето е най-близкото.</translation>
    </message>
    <message>
        <source>A right to castle was dropped: the king or the rook stands elsewhere.</source>
        <translation>Право на рокада е отхвърлено: царят или топът стои другаде.</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn has just passed over it.</source>
        <translation>Полето за вземане ан пасан е отхвърлено: никоя пешка току-що не го е прескочила.</translation>
    </message>
    <message>
        <source>The first move of a pawn was dropped: no such pawn stands on the file.</source>
        <translation>Първият ход на пешка е отхвърлен: на линията няма такава пешка.</translation>
    </message>
    <message>
        <source>The operations of the EPD were left out.</source>
        <translation>Операциите на EPD са пропуснати.</translation>
    </message>
    <message>
        <source>The rights to castle fit Chess960 only. It was read as Chess960.</source>
        <translation>Правата на рокада подхождат само на шахмат-960. Позицията е прочетена така.</translation>
    </message>
    <message>
        <source>Illegal position: White is in check, but it is Black&apos;s turn.</source>
        <translation>Невъзможна позиция: белите са в шах, но на ход са черните.</translation>
    </message>
    <message>
        <source>Illegal position: Black is in check, but it is White&apos;s turn.</source>
        <translation>Невъзможна позиция: черните са в шах, но на ход са белите.</translation>
    </message>
    <message>
        <source>The position cannot be read: %1.</source>
        <translation>Позицията не може да се прочете: %1.</translation>
    </message>
    <message>
        <source>%1 (Field %2, column %3)</source>
        <extracomment>a sentence about a position text, and the place in the text that it is about</extracomment>
        <translation>%1 (Поле %2, колона %3)</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>it is not a file</source>
        <translation>това не е файл</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>той е твърде голям</translation>
    </message>
    <message>
        <source>it was not written to its end</source>
        <translation>не беше записан докрай</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1: file, %2: why not, in the words of the system</extracomment>
        <translation>%1 не може да бъде записан: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1: file, %2: why not, in the words of the system</extracomment>
        <translation>%1 не може да бъде прочетен: %2</translation>
    </message>
    <message>
        <source>%1 has changed since the game was opened. Save the game under another name.</source>
        <translation>Файлът %1 е променен, откакто партията беше отворена. Запишете партията под друго име.</translation>
    </message>
    <message>
        <source>it took too long to read</source>
        <translation>четенето отне твърде много време</translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>отнема твърде много време</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Chess</source>
        <translation>Шах</translation>
    </message>
    <message>
        <source>Great Shatranj</source>
        <translation>Голям шатрандж</translation>
    </message>
    <message>
        <source>Bolyar Chess</source>
        <translation>Боляр шах</translation>
    </message>
    <message>
        <source>A Bulgarian variant with four corner squares, boats, and pieces that turn into bolyars.</source>
        <translation>Българска игра с четири ъглови полета, лодки и фигури, които се превръщат в боляри.</translation>
    </message>
    <message>
        <source>Vyrt Chess</source>
        <translation>Вирт шах</translation>
    </message>
    <message>
        <source>Twelve by twelve squares, and opposite edges are joined.</source>
        <translation>Дванадесет на дванадесет полета, а срещуположните краища са свързани.</translation>
    </message>
    <message>
        <source>Fortress Chess</source>
        <translation>Крепостен шах</translation>
    </message>
    <message>
        <source>Four sides in two teams, each with a walled fortress.</source>
        <translation>Четири страни в два отбора, всяка с крепост със стени.</translation>
    </message>
    <message>
        <source>The chess that the whole world plays.</source>
        <translation>Шахът, който играе целият свят.</translation>
    </message>
    <message>
        <source>Ten by eight squares, and every piece but the pawn leaps over what is in its way.</source>
        <translation>Десет на осем полета, и всички фигури освен пешката прескачат каквото стои на пътя им.</translation>
    </message>
    <message>
        <source>Tavreli</source>
        <translation>Таврели</translation>
    </message>
    <message>
        <source>Russian chess: captured pieces stay on the board, under their captors.</source>
        <translation>Руски шахмат: взетите фигури остават на дъската, под взелите ги.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at the %1 beside the board.</source>
        <translation>Обърнете внимание: %1 до дъската.</translation>
    </message>
    <message>
        <source>Look at the %1 on %2.</source>
        <translation>Обърнете внимание: %1 на %2.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Друг ход няма.</translation>
    </message>
    <message>
        <source>It is mate.</source>
        <translation>Това е мат.</translation>
    </message>
    <message>
        <source>It leaves the check by the %1 on %2.</source>
        <translation>Излиза от шаха, който дава %1 на %2.</translation>
    </message>
    <message>
        <source>It blocks the check by the %1 on %2.</source>
        <translation>Прикрива се от шаха, който дава %1 на %2.</translation>
    </message>
    <message>
        <source>It captures the %1 on %2, which gives check.</source>
        <translation>Взема фигурата, която дава шах: %1 на %2.</translation>
    </message>
    <message>
        <source>It gives check from both sides at once.</source>
        <translation>Дава шах от двете страни наведнъж.</translation>
    </message>
    <message>
        <source>It gives check.</source>
        <translation>Дава шах.</translation>
    </message>
    <message>
        <source>The king moves to safety, and the rook into play.</source>
        <translation>Царят отива на сигурно място, а топът влиза в игра.</translation>
    </message>
    <message>
        <source>The %1 on %2 is undefended.</source>
        <translation>Незащитена фигура: %1 на %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 is worth more than the capturing piece.</source>
        <translation>По-скъпо от вземащата фигура: %1 на %2.</translation>
    </message>
    <message>
        <source>It captures the %1 on %2.</source>
        <translation>Размяна: %1 на %2.</translation>
    </message>
    <message>
        <source>It attacks the %1 on %2.</source>
        <translation>Под удар остава %1 на %2.</translation>
    </message>
    <message>
        <source>It protects the %1 on %2.</source>
        <translation>Под защита остава %1 на %2.</translation>
    </message>
    <message>
        <source>A good move: %1. %2</source>
        <extracomment>the move, and a sentence that says why</extracomment>
        <translation>Добър ход: %1. %2</translation>
    </message>
    <message>
        <source>It prevents a mate by the %1 on %2.</source>
        <translation>Ходът предотвратява мат: заплашва %1 на %2.</translation>
    </message>
    <message>
        <source>Beware: the %1 on %2 threatens mate on %3.</source>
        <translation>Внимание, заплаха за мат: %1 от %2 на %3.</translation>
    </message>
    <message>
        <source>It opens the way for the %1 on %2.</source>
        <translation>Отваря се път: %1 на %2.</translation>
    </message>
    <message>
        <source>A good move: %1.</source>
        <translation>Добър ход: %1.</translation>
    </message>
    <message>
        <source>It guards %2, where the enemy&apos;s %1 could go.</source>
        <translation>Под контрол остава %2: там би отишла фигура на противника, %1.</translation>
    </message>
    <message>
        <source>Nothing stands out: the engine simply values this move higher.</source>
        <translation>Нищо особено: двигателят просто оценява този ход по-високо.</translation>
    </message>
    <message>
        <source>In the moves that follow your team wins %1.</source>
        <extracomment>%1: pieces, as &quot;a rook and a pawn&quot;</extracomment>
        <translation>Със следващите ходове отборът ви печели %1.</translation>
    </message>
    <message>
        <source>In the moves that follow your team wins %1 for %2.</source>
        <extracomment>%1 and %2: pieces, as &quot;a rook and a pawn&quot;</extracomment>
        <translation>Със следващите ходове отборът ви печели %1 срещу %2.</translation>
    </message>
    <message>
        <source>It wins %1 for %2.</source>
        <extracomment>%1 and %2: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Печели %1 за %2.</translation>
    </message>
    <message>
        <source>It wins %1: %2.</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;; %2: by what, as &quot;a fork: the knight on c7 attacks ...&quot;</extracomment>
        <translation>Печели %1: %2.</translation>
    </message>
    <message>
        <source>In the moves that follow it wins %1.</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Със следващите ходове той печели %1.</translation>
    </message>
    <message>
        <source>It wins %1.</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Печели %1.</translation>
    </message>
    <message numerus="yes">
        <source>It forces mate in %n move(s).</source>
        <translation>
            <numerusform>Форсира мат в %n ход.</numerusform>
            <numerusform>Форсира мат в %n хода.</numerusform>
        </translation>
    </message>
    <message>
        <source>The king, which had no square to go to, gets one.</source>
        <translation>Царят нямаше къде да отиде, сега има поле.</translation>
    </message>
    <message>
        <source>It saves the %1 on %2.</source>
        <translation>Ходът спасява от вземане: %1 на %2.</translation>
    </message>
    <message>
        <source>A new piece comes onto the board: %1.</source>
        <translation>Нова фигура: %1.</translation>
    </message>
    <message>
        <source>Nothing stands out, but you keep your advantage: %1.</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Нищо не изпъква, но запазвате предимството си: %1.</translation>
    </message>
    <message>
        <source>You are worse, and other moves lose more: %1.</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Стоите по-зле, но другите ходове губят повече: %1.</translation>
    </message>
    <message>
        <source>Nothing stands out, and the game stays even: %1.</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Нищо не изпъква, играта остава равна: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It reaches %n square(s) from there.</source>
        <translation>
            <numerusform>Оттам фигурата достига %n поле.</numerusform>
            <numerusform>Оттам фигурата достига %n полета.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It reaches %n square(s) now instead of %1.</source>
        <extracomment>%1: how many squares it was before</extracomment>
        <translation>
            <numerusform>Сега фигурата достига %n поле вместо %1.</numerusform>
            <numerusform>Сега фигурата достига %n полета вместо %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 comes into play: it reaches %n square(s).</source>
        <extracomment>%1: a kind of piece</extracomment>
        <translation>
            <numerusform>В игра влиза %1: достига %n поле.</numerusform>
            <numerusform>В игра влиза %1: достига %n полета.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 comes into play: it reaches %n square(s) instead of %2.</source>
        <extracomment>%1: a kind of piece; %2: how many squares it was before</extracomment>
        <translation>
            <numerusform>В игра влиза %1: достига %n поле вместо %2.</numerusform>
            <numerusform>В игра влиза %1: достига %n полета вместо %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All pieces together reach %n square(s) instead of %1.</source>
        <extracomment>%1: how many squares it was before</extracomment>
        <translation>
            <numerusform>Собствените фигури получават повече място: %n поле вместо %1.</numerusform>
            <numerusform>Собствените фигури получават повече място: %n полета вместо %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents get less room: %n square(s) instead of %1.</source>
        <extracomment>%1: how many squares it was before</extracomment>
        <translation>
            <numerusform>Противникът получава по-малко място: %n поле вместо %1.</numerusform>
            <numerusform>Противникът получава по-малко място: %n полета вместо %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Game in line %1 (%2): %3</source>
        <extracomment>%1: number of a line in a file, %2: players of the game that begins there, %3: a sentence</extracomment>
        <translation>Партия на ред %1 (%2): %3</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>Внесени: %1.</translation>
    </message>
    <message>
        <source>Already known: %1.</source>
        <translation>Вече известни: %1.</translation>
    </message>
    <message>
        <source>The rest was not imported: %1</source>
        <translation>Останалото не беше внесено: %1</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation>Внасянето беше спряно.</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>Внасяне на %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>... and %1 more</source>
        <translation>... и още %1</translation>
    </message>
    <message>
        <source>Other records of known games, kept beside them: %1.</source>
        <translation>Други записи на познати партии, запазени до тях: %1.</translation>
    </message>
    <message>
        <source>Without moves: %1.</source>
        <translation>Без ходове: %1.</translation>
    </message>
    <message>
        <source>Read as %1: %2.</source>
        <translation>Прочетени като %1: %2.</translation>
    </message>
    <message>
        <source>Compare &amp;Records...</source>
        <translation>&amp;Сравняване на записите...</translation>
    </message>
    <message>
        <source>unknown players</source>
        <translation>неизвестни играчи</translation>
    </message>
    <message>
        <source>Read in part: %1.</source>
        <translation>Прочетени отчасти: %1.</translation>
    </message>
    <message>
        <source>Kept as text: %1.</source>
        <translation>Запазени като текст: %1.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>show the cursor on the board; pick up a piece and put it down</source>
        <translation>показване на курсора; вдигане и поставяне на фигура</translation>
    </message>
    <message>
        <source>the same while the cursor is shown</source>
        <translation>същото, докато курсорът се вижда</translation>
    </message>
    <message>
        <source>one step back: chooser, selection, cursor, result, full screen</source>
        <translation>една стъпка назад: списък на превръщанията, избор, курсор, резултат, цял екран</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>нова игра</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>връщане на ход</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>повтаряне на върнат ход</translation>
    </message>
    <message>
        <source>flip the board; F alone on the board</source>
        <translation>обръщане на дъската; на дъската — само F</translation>
    </message>
    <message>
        <source>turn the board to the right; R alone on the board</source>
        <translation>завъртане на дъската надясно; на дъската — само R</translation>
    </message>
    <message>
        <source>turn the board to the left; Shift+R on the board</source>
        <translation>завъртане на дъската наляво; на дъската — Shift+R</translation>
    </message>
    <message>
        <source>rules of this variant</source>
        <translation>правила на тази игра</translation>
    </message>
    <message>
        <source>whose turn is it?</source>
        <translation>кой е на ход?</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>цял екран</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>изход</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>1-9</source>
        <translation>1–9</translation>
    </message>
    <message>
        <source>choose a promotion or a reserve piece by its number</source>
        <translation>избор на превръщане или на резервна фигура по номер</translation>
    </message>
    <message>
        <source>hint, again for more; H alone on the board</source>
        <translation>подсказка, още веднъж — по-подробно; на дъската — само H</translation>
    </message>
    <message>
        <source>the computer moves now</source>
        <translation>компютърът играе веднага</translation>
    </message>
    <message>
        <source>clocks and computers pause or go on; P alone on the board</source>
        <translation>пауза за часовниците и компютрите или продължение; на дъската — само P</translation>
    </message>
    <message>
        <source>Space on the board</source>
        <translation>Интервал на дъската</translation>
    </message>
    <message>
        <source>press the clock, where the game asks for it</source>
        <translation>натискане на часовника, ако е уговорено</translation>
    </message>
    <message>
        <source>what do the clocks show?</source>
        <translation>какво показват часовниците?</translation>
    </message>
    <message>
        <source>all moves of a side; L alone on the board</source>
        <translation>всички ходове на страна; на дъската — само L</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Десен бутон</translation>
    </message>
    <message>
        <source>draw a circle or an arrow; Ctrl, Shift or both change its colour</source>
        <translation>рисува кръг или стрелка; Ctrl, Shift или двете менят цвета</translation>
    </message>
    <message>
        <source>Vyrt: the 3D board; T alone on the board</source>
        <translation>вирт: обемната дъска; на дъската — само T</translation>
    </message>
    <message>
        <source>Vyrt: a wider or narrower margin</source>
        <translation>вирт: по-широка или по-тясна ивица</translation>
    </message>
    <message>
        <source>Vyrt: centre, again for the usual drawing</source>
        <translation>вирт: в средата, още веднъж — обичайният изглед</translation>
    </message>
    <message>
        <source>Vyrt: closed lines of the selected piece; Shift+G on the board</source>
        <translation>вирт: затворени линии на избраната фигура; на дъската — Shift+G</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Shift+стрелки</translation>
    </message>
    <message>
        <source>Vyrt: scroll the board</source>
        <translation>вирт: превъртане на дъската</translation>
    </message>
    <message>
        <source>Two fingers</source>
        <translation>Два пръста</translation>
    </message>
    <message>
        <source>Vyrt: scroll the board; with a wheel hold Shift for files and Ctrl for ranks</source>
        <translation>вирт: превъртане на дъската; с колелце — Shift за вертикалите, Ctrl за хоризонталите</translation>
    </message>
    <message>
        <source>write a move or a command; / alone on the board</source>
        <translation>записване на ход или команда; на дъската само /</translation>
    </message>
    <message>
        <source>no sounds, or sounds again; M alone on the board</source>
        <translation>без звук или отново със звук; на дъската само M</translation>
    </message>
    <message>
        <source>what was the last move?</source>
        <translation>кой беше последният ход?</translation>
    </message>
    <message>
        <source>which pieces are captured, and who is ahead?</source>
        <translation>кои фигури са взети и кой има превес?</translation>
    </message>
    <message>
        <source>how the piece under the pointer moves; I alone on the board</source>
        <translation>как се движи посочената фигура; на дъската само I</translation>
    </message>
    <message>
        <source>open recorded games</source>
        <translation>отваряне на записани партии</translation>
    </message>
    <message>
        <source>save the game</source>
        <translation>запис на партията</translation>
    </message>
    <message>
        <source>library of played games</source>
        <translation>библиотека на изиграните партии</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>статистика</translation>
    </message>
    <message>
        <source>copy the position</source>
        <translation>копиране на позицията</translation>
    </message>
    <message>
        <source>copy the game</source>
        <translation>копиране на партията</translation>
    </message>
    <message>
        <source>paste a position, games or a move</source>
        <translation>поставяне на позиция, партии или ход</translation>
    </message>
    <message>
        <source>read the moves of the piece under the cursor</source>
        <translation>прочита ходовете на фигурата под курсора</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Arrows</source>
        <translation>Ctrl+Shift+стрелки</translation>
    </message>
    <message>
        <source>read what lies in this direction from the cursor</source>
        <translation>прочита какво има в тази посока от курсора</translation>
    </message>
    <message>
        <source>Shift or right button, held</source>
        <translation>Shift или десният бутон, задържани</translation>
    </message>
    <message>
        <source>where the piece could go on an empty board</source>
        <translation>къде би отишла фигурата на празна дъска</translation>
    </message>
    <message>
        <source>lessons</source>
        <translation>уроци</translation>
    </message>
    <message>
        <source>move the cursor while it is shown; else step through the game</source>
        <translation>местене на курсора, докато се вижда; иначе преглед на партията ход по ход</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Букви</translation>
    </message>
    <message>
        <source>&quot;I adjust&quot;: touch pieces without having to move them; J alone on the board</source>
        <translation>„поправям“: пипане на фигури, без да се играе с тях; на дъската само J</translation>
    </message>
    <message>
        <source>begin a move that is written if they name a file or a piece of the variant; the others are the shortcuts named here. With Settings, Letters on the Board, Commands all of these are</source>
        <translation>начало на изписан ход, ако буквата означава вертикал или фигура от варианта; останалите са бързите клавиши, посочени тук. Ако е избрано „Настройки“, „Букви на дъската“, „Команди“, всички тези букви са бързи клавиши</translation>
    </message>
</context>
<context>
    <name>Law</name>
    <message>
        <source>The game was over before the flag fell: its result stands.</source>
        <translation>Партията е свършила преди падането на флагчето: резултатът остава.</translation>
    </message>
    <message>
        <source>The allotted time has run out: the game is lost by that player.</source>
        <translation>Времето е изтекло: този играч губи партията.</translation>
    </message>
    <message>
        <source>The time has run out, but the opponent cannot checkmate by any series of legal moves: the game is drawn.</source>
        <translation>Времето изтече, но противникът не може да даде мат с никаква поредица от възможни ходове: реми.</translation>
    </message>
    <message>
        <source>The flag that fell first decides.</source>
        <translation>Решава флагчето, паднало първо.</translation>
    </message>
    <message>
        <source>Both flags have fallen, and it is impossible to establish which fell first: the next period begins.</source>
        <translation>Паднаха и двете флагчета и не може да се установи кое първо: започва следващата контрола.</translation>
    </message>
    <message>
        <source>Both flags have fallen, and it is impossible to establish which fell first: the game is drawn.</source>
        <translation>Паднаха и двете флагчета и не може да се установи кое първо: реми.</translation>
    </message>
    <message>
        <source>The claim is correct: the game is drawn.</source>
        <translation>Искането е основателно: реми.</translation>
    </message>
    <message>
        <source>The claim is incorrect: two minutes are added to the opponent&apos;s time, and the game continues.</source>
        <translation>Искането е неоснователно: към времето на противника се добавят две минути, партията продължава.</translation>
    </message>
    <message>
        <source>The claim is incorrect: it costs five minutes, and the game continues.</source>
        <translation>Искането е неоснователно: струва пет минути, партията продължава.</translation>
    </message>
    <message>
        <source>The draw offer remains valid until the opponent accepts it, rejects it or makes a move.</source>
        <translation>Предложението за реми важи, докато противникът не го приеме, не го отхвърли или не направи ход.</translation>
    </message>
    <message>
        <source>A draw is offered after the move and before pressing the clock; an offer at any other time is still valid.</source>
        <translation>Реми се предлага след хода и преди натискането на часовника; предложение в друго време също е валидно.</translation>
    </message>
    <message>
        <source>You may not repeat an offer: wait for the opponent&apos;s, or ten moves.</source>
        <translation>Предложението не се повтаря: изчакайте това на противника или десет хода.</translation>
    </message>
    <message>
        <source>I adjust: the pieces that are touched now need not be moved.</source>
        <translation>Поправям: пипнатите сега фигури не са длъжни да ходят.</translation>
    </message>
    <message>
        <source>The first piece touched that can be moved must be moved.</source>
        <translation>Пипнато — играно: играе се с първата пипната фигура, която има ход.</translation>
    </message>
    <message>
        <source>The first piece touched that can be captured must be captured.</source>
        <translation>Взема се първата пипната фигура на противника, която може да се вземе.</translation>
    </message>
    <message>
        <source>The opponent&apos;s touched piece must be captured with the player&apos;s touched piece.</source>
        <translation>Пипнатата чужда фигура се взема с пипнатата своя.</translation>
    </message>
    <message>
        <source>None of the pieces touched can be moved or captured: any legal move may be made.</source>
        <translation>Никоя от пипнатите фигури не може нито да ходи, нито да се вземе: разрешен е всеки възможен ход.</translation>
    </message>
    <message>
        <source>King and rook were touched: castle on that side, or else move the king.</source>
        <translation>Пипнати са цар и топ: рокада, а ако не може — ход с царя.</translation>
    </message>
    <message>
        <source>The rook was touched before the king: no castling on that side on this move.</source>
        <translation>Топът е пипнат преди царя: с този ход рокада с него няма.</translation>
    </message>
    <message>
        <source>A piece that has been released stays on its square.</source>
        <translation>Пусната фигура остава на полето си.</translation>
    </message>
    <message>
        <source>old tournament code</source>
        <translation>стария шахматен кодекс</translation>
    </message>
    <message>
        <source>rule of this program</source>
        <translation>правило на тази програма</translation>
    </message>
    <message>
        <source>FIDE Laws, %1</source>
        <extracomment>the FIDE Laws of Chess and the number of an article</extracomment>
        <translation>правилник на ФИДЕ, %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a sentence of the arbiter and the law behind it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The claim is incorrect: it costs five minutes, more than was left. The flag falls.</source>
        <translation>Искането е неоснователно: струва пет минути, а толкова не оставаха. Флагчето пада.</translation>
    </message>
    <message>
        <source>The allotted time has run out: that player is eliminated.</source>
        <translation>Определеното време изтече: този играч отпада.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>a reserve piece and where it is placed</extracomment>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>%1 %2–%3</source>
        <extracomment>a piece, from where and where to: knight g1–f3</extracomment>
        <translation>%1 %2–%3</translation>
    </message>
    <message>
        <source>What does the piece become? Choose.</source>
        <translation>В какво се превръща фигурата? Избери.</translation>
    </message>
    <message>
        <source>A different piece is to move.</source>
        <translation>Трябва да ходи друга фигура.</translation>
    </message>
    <message>
        <source>This move captures nothing.</source>
        <translation>Този ход не взима нищо.</translation>
    </message>
    <message>
        <source>This move gives no check.</source>
        <translation>Този ход не дава шах.</translation>
    </message>
    <message>
        <source>Now the other side has no move: stalemate, a draw.</source>
        <translation>Сега другата страна няма ход: пат, реми.</translation>
    </message>
    <message>
        <source>That is mate! But this step asks for something else.</source>
        <translation>Това е мат! Но тук се иска друго.</translation>
    </message>
    <message>
        <source>Nothing is promoted by this move.</source>
        <translation>С този ход нищо не се превръща.</translation>
    </message>
    <message>
        <source>That is not castling.</source>
        <translation>Това не е рокада.</translation>
    </message>
    <message>
        <source>That is not a capture en passant.</source>
        <translation>Това не е вземане ан пасан.</translation>
    </message>
    <message>
        <source>Your king was not in check.</source>
        <translation>Твоят цар не беше под шах.</translation>
    </message>
    <message>
        <source>This move wins nothing.</source>
        <translation>Този ход не печели нищо.</translation>
    </message>
    <message>
        <source>Another move is asked for here.</source>
        <translation>Тук се иска друг ход.</translation>
    </message>
    <message>
        <source>No. Try another answer.</source>
        <translation>Не. Опитай друг отговор.</translation>
    </message>
    <message>
        <source>This may mean several moves. Write from where the piece comes.</source>
        <translation>Това може да значи няколко хода. Напиши откъде идва фигурата.</translation>
    </message>
    <message>
        <source>This cannot be understood. Write it like e4 or Nf3.</source>
        <translation>Това не се разбира. Пиши така: e4 или Кf3.</translation>
    </message>
    <message>
        <source>This step asks for something else.</source>
        <translation>Тук се иска друго.</translation>
    </message>
    <message>
        <source>Check, but not mate: there is still %1.</source>
        <translation>Шах, но не мат: има още ход %1.</translation>
    </message>
    <message>
        <source>Not yet stalemate: there is still %1.</source>
        <translation>Още не е пат: има още ход %1.</translation>
    </message>
    <message>
        <source>Look: then %1 is mate!</source>
        <translation>Виж: тогава ходът %1 е мат!</translation>
    </message>
    <message>
        <source>Then comes %1, and you cannot do it in time.</source>
        <translation>Тогава следва ход %1 и няма да успееш.</translation>
    </message>
    <message>
        <source>You wrote %1. Look again.</source>
        <translation>Тук пише: %1. Погледни пак.</translation>
    </message>
    <message>
        <source>Your %1 on %2 could be captured by the %3 on %4.</source>
        <translation>Твоята фигура е под удар: %1 на %2. Взима я %3 от %4.</translation>
    </message>
    <message>
        <source>Not %1.</source>
        <translation>Не %1.</translation>
    </message>
    <message>
        <source>Not %1. %2</source>
        <extracomment>a square, and a sentence that says why it cannot be reached</extracomment>
        <translation>Не %1. %2</translation>
    </message>
    <message>
        <source>No more %1 is needed.</source>
        <translation>Повече не трябва: %1.</translation>
    </message>
    <message>
        <source>The %1 belongs elsewhere.</source>
        <translation>Тук не стои %1.</translation>
    </message>
    <message>
        <source>The right piece! But it does not go to %1.</source>
        <translation>Фигурата е вярна! Но полето не е %1.</translation>
    </message>
    <message>
        <source>Not this piece: another one is to be captured.</source>
        <translation>Не тази фигура: трябва да се вземе друга.</translation>
    </message>
    <message>
        <source>Not a %1 this time.</source>
        <translation>Този път не %1.</translation>
    </message>
    <message>
        <source>Not to %1.</source>
        <translation>Не на %1.</translation>
    </message>
    <message>
        <source>This move loses material: about %1 pawns.</source>
        <translation>Този ход губи материал, в пешки: %1.</translation>
    </message>
    <message>
        <source>This way takes one move too many.</source>
        <translation>Така трябва един ход повече.</translation>
    </message>
    <message>
        <source>This way takes too many moves.</source>
        <translation>Така трябват твърде много ходове.</translation>
    </message>
    <message>
        <source>Move the piece on %1.</source>
        <translation>Ходи с фигурата от %1.</translation>
    </message>
    <message>
        <source>That is %1. Look again.</source>
        <translation>Това е %1. Погледни пак.</translation>
    </message>
    <message>
        <source>All right so far. Still missing: %1.</source>
        <translation>Дотук всичко е вярно. Липсват: %1.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>the code of this language, as in the lessons: en, ru, bg</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>Move it like this: %1.</source>
        <translation>Изиграй такъв ход: %1.</translation>
    </message>
    <message>
        <source>Place a reserve piece on %1.</source>
        <translation>Постави резервна фигура на %1.</translation>
    </message>
    <message>
        <source>Look at these squares: %1.</source>
        <translation>Погледни тези полета: %1.</translation>
    </message>
    <message>
        <source>Answer number %1 is right.</source>
        <translation>Верен е отговор номер %1.</translation>
    </message>
    <message>
        <source>The %1 belongs on %2.</source>
        <translation>На поле %2 стои %1.</translation>
    </message>
    <message>
        <source>From here it cannot be done. Take a move back.</source>
        <translation>Оттук вече не става. Върни ход.</translation>
    </message>
    <message>
        <source>Read, look at the board, and go on.</source>
        <translation>Прочети, погледни дъската и продължи.</translation>
    </message>
    <message>
        <source>Then comes %1, and you can no longer win. Find another move!</source>
        <translation>Тогава идва %1 и вече не можеш да спечелиш. Намери друг ход!</translation>
    </message>
    <message>
        <source>Then comes %1, and you will lose. Find another move!</source>
        <translation>Тогава идва %1 и ще загубиш. Намери друг ход!</translation>
    </message>
    <message>
        <source>Right tower, right square: now move another number of its pieces.</source>
        <translation>Кулата е правилната, полето също: сега преместете друг брой от фигурите ѝ.</translation>
    </message>
    <message>
        <source>Not %1: none of your pieces can go there.</source>
        <translation>Не %1: никоя ваша фигура не може да отиде там.</translation>
    </message>
    <message>
        <source>Not %1: %2 gives no check.</source>
        <translation>Не %1: %2 не дава шах.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are right.</source>
        <translation>
            <numerusform>Вярно е %n поле.</numerusform>
            <numerusform>Верни са %n полета.</numerusform>
        </translation>
    </message>
    <message>
        <source>This reaches the goal as well. But this step asks for another move.</source>
        <translation>И така целта е постигната. Но тук се иска друг ход.</translation>
    </message>
    <message>
        <source>This mates in time as well. But this step asks for another move.</source>
        <translation>И така матът идва навреме. Но тук се иска друг ход.</translation>
    </message>
    <message>
        <source>This move seems to win as much. But this step asks for another move.</source>
        <translation>Този ход май печели не по-малко. Но тук се иска друг ход.</translation>
    </message>
    <message>
        <source>After this move you cannot get all the stars in time. Try another way.</source>
        <translation>След този ход не можеш да вземеш навреме всички звезди. Опитай друг път.</translation>
    </message>
    <message>
        <source>Then comes %1, and your checks come to an end.</source>
        <translation>Тогава идва %1 и шаховете ти свършват.</translation>
    </message>
    <message>
        <source>This is the last move, but stars are left: %1. Try another move.</source>
        <translation>Това е последният ход, а звезди още остават: %1. Опитай друг ход.</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>English</source>
        <translation>английски</translation>
    </message>
    <message>
        <source>figurine</source>
        <translation>фигурни</translation>
    </message>
    <message>
        <source>German or Scandinavian</source>
        <translation>немски или скандинавски</translation>
    </message>
    <message>
        <source>French</source>
        <translation>френски</translation>
    </message>
    <message>
        <source>Spanish or Italian</source>
        <translation>испански или италиански</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>португалски</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>нидерландски</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>полски</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>чешки</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>унгарски</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>руски</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>български</translation>
    </message>
</context>
<context>
    <name>Man</name>
    <message>
        <source>king</source>
        <translation>цар</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>топ</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>офицер</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>кон</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>пешка</translation>
    </message>
    <message>
        <source>officer</source>
        <translation>офицер</translation>
    </message>
    <message>
        <source>bolyar</source>
        <translation>боляр</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>лодка</translation>
    </message>
    <message>
        <source>general</source>
        <translation>генерал</translation>
    </message>
    <message>
        <source>minister</source>
        <translation>министър</translation>
    </message>
    <message>
        <source>high priest</source>
        <translation>жрец</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>war machine</source>
        <translation>таран</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>войник</translation>
    </message>
    <message>
        <source>volkhv</source>
        <translation>влъхва</translation>
    </message>
    <message>
        <source>prince</source>
        <translation>княз</translation>
    </message>
    <message>
        <source>ratoborets</source>
        <translation>ратоборец</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>стрелец</translation>
    </message>
    <message>
        <source>rider</source>
        <translation>конник</translation>
    </message>
    <message>
        <source>ratnik</source>
        <translation>ратник</translation>
    </message>
    <message>
        <source>Helgi</source>
        <translation>Хелги</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a pawn, and the piece that it becomes on its last rank</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>promoted %1</source>
        <extracomment>a piece that was a pawn</extracomment>
        <translation>произведен %1</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 a file, %2 why</extracomment>
        <translation>%1 не може да се прочете: %2</translation>
    </message>
    <message>
        <source>%1 has no game of this kind: %2.</source>
        <translation>В %1 няма партии от тази игра: %2.</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>a difference of strength in Elo, and its bounds of 95 %</extracomment>
        <translation>%1 (от %2 до %3)</translation>
    </message>
    <message>
        <source>SPRT: %1 is stronger by more than %2 Elo.</source>
        <translation>SPRT: %1 е по-силен с повече от %2 Elo.</translation>
    </message>
    <message>
        <source>SPRT: %1 is stronger by less than %2 Elo, if at all.</source>
        <translation>SPRT: %1 е по-силен с по-малко от %2 Elo, ако изобщо е по-силен.</translation>
    </message>
    <message>
        <source>SPRT: %1 of ±%2</source>
        <extracomment>of a sequential test: the logarithm of the likelihood ratio, and where it ends</extracomment>
        <translation>SPRT: %1 от ±%2</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Из&amp;глед</translation>
    </message>
    <message>
        <source>R&amp;otation</source>
        <translation>О&amp;риентация</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Координати</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>&amp;Colour Scheme</source>
        <translation>&amp;Цветова схема</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Помощ</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>И&amp;грачи</translation>
    </message>
    <message>
        <source>&amp;Thinking Time</source>
        <translation>&amp;Време за мислене</translation>
    </message>
    <message>
        <source>To&amp;rus</source>
        <translation>&amp;Тор</translation>
    </message>
    <message>
        <source>Recent &amp;Files</source>
        <translation>Скорошни &amp;файлове</translation>
    </message>
    <message>
        <source>&amp;Notation</source>
        <translation>&amp;Нотация</translation>
    </message>
    <message>
        <source>&amp;Annotation Symbol</source>
        <translation>&amp;Знак за оценка</translation>
    </message>
    <message>
        <source>Import and E&amp;xport</source>
        <translation>Импорт и &amp;експорт</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>&amp;Знаци</translation>
    </message>
    <message>
        <source>&amp;Moving Pieces</source>
        <translation>&amp;Местене на фигурите</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Звуци</translation>
    </message>
    <message>
        <source>L&amp;etters on the Board</source>
        <translation>&amp;Букви на дъската</translation>
    </message>
    <message>
        <source>Auto&amp;play Interval</source>
        <translation>&amp;Интервал на прегледа</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <extracomment>annotation symbols</extracomment>
        <translation>&amp;Още</translation>
    </message>
    <message>
        <source>Analysis &amp;Options</source>
        <translation>Настро&amp;йки на анализа</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>&amp;Варианти</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Дълбочина</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Нишки</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Памет</translation>
    </message>
    <message>
        <source>Va&amp;lues</source>
        <translation>&amp;Оценки</translation>
    </message>
    <message>
        <source>&amp;Second Engine</source>
        <translation>Вто&amp;ри двигател</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>Дви&amp;гател</translation>
    </message>
</context>
<context>
    <name>Motif</name>
    <message>
        <source>Smothered mate</source>
        <translation>Задушен мат</translation>
    </message>
    <message>
        <source>Mate on the back rank</source>
        <translation>Мат на последния хоризонтал</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Гол цар</translation>
    </message>
    <message>
        <source>Saved by stalemate</source>
        <translation>Спасение с пат</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Пат</translation>
    </message>
    <message>
        <source>Double check</source>
        <translation>Двоен шах</translation>
    </message>
    <message>
        <source>Check from both sides</source>
        <translation>Шах от двете страни</translation>
    </message>
    <message>
        <source>Discovered check</source>
        <translation>Открит шах</translation>
    </message>
    <message>
        <source>Move in between</source>
        <translation>Междинен ход</translation>
    </message>
    <message>
        <source>Deflection</source>
        <translation>Отвличане</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Привличане</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Жертва</translation>
    </message>
    <message>
        <source>Promotion to less</source>
        <translation>Слабо превръщане</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Вилица</translation>
    </message>
    <message>
        <source>Skewer</source>
        <translation>Шиш</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Връзка</translation>
    </message>
    <message>
        <source>Discovered attack</source>
        <translation>Открито нападение</translation>
    </message>
    <message>
        <source>Overloaded defender</source>
        <translation>Претоварване</translation>
    </message>
    <message>
        <source>Defender captured</source>
        <translation>Премахване на защитник</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>Прекъсване</translation>
    </message>
    <message>
        <source>Trapped piece</source>
        <translation>Хваната фигура</translation>
    </message>
    <message>
        <source>Threat of mate</source>
        <translation>Заплаха за мат</translation>
    </message>
    <message>
        <source>Over the edge</source>
        <translation>През ръба</translation>
    </message>
    <message>
        <source>Undefended piece</source>
        <translation>Незащитена фигура</translation>
    </message>
    <message>
        <source>Good exchange</source>
        <translation>Изгодна размяна</translation>
    </message>
    <message>
        <source>Desperado</source>
        <translation>Бясна фигура</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Премия</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Превръщане</translation>
    </message>
    <message>
        <source>Free pawn</source>
        <translation>Свободна пешка</translation>
    </message>
    <message>
        <source>Race of pawns</source>
        <translation>Надбягване на пешки</translation>
    </message>
    <message>
        <source>Gate closed</source>
        <translation>Затворена порта</translation>
    </message>
    <message>
        <source>In between</source>
        <translation>Преграждане</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Спасяване</translation>
    </message>
    <message>
        <source>Beware of stalemate</source>
        <translation>Опасност от пат</translation>
    </message>
    <message>
        <source>Bad exchange</source>
        <translation>Неизгодна размяна</translation>
    </message>
    <message>
        <source>Piece in danger</source>
        <translation>Фигура в опасност</translation>
    </message>
    <message>
        <source>Allows mate</source>
        <translation>Допуска мат</translation>
    </message>
    <message>
        <source>smothered mate: %2 is shut in by its own pieces</source>
        <translation>задушен мат: %2 е затворен от собствените си фигури</translation>
    </message>
    <message>
        <source>mate on the back rank: %2 has no way forward</source>
        <translation>мат на последния хоризонтал: %2 няма път напред</translation>
    </message>
    <message>
        <source>it is mate</source>
        <translation>това е мат</translation>
    </message>
    <message>
        <source>the other king is left alone</source>
        <translation>чуждият цар остава сам</translation>
    </message>
    <message>
        <source>the other side has no move left: stalemate</source>
        <translation>другата страна няма ход: пат</translation>
    </message>
    <message>
        <source>double check: %1 and %2 attack the king, so it has to move</source>
        <translation>двоен шах: %1 и %2 нападат царя и той трябва да отстъпи</translation>
    </message>
    <message>
        <source>%1 gives check from both sides of the board</source>
        <translation>%1 дава шах от двете страни на дъската</translation>
    </message>
    <message>
        <source>discovered check: it comes from %1</source>
        <translation>открит шах: дава го %1</translation>
    </message>
    <message>
        <source>a move in between: the recapture on %8 can wait</source>
        <translation>междинен ход: вземането на %8 може да почака</translation>
    </message>
    <message>
        <source>deflection: %2 is drawn away</source>
        <translation>отвличане: %2 напуска поста си</translation>
    </message>
    <message>
        <source>decoy: %2 is drawn to a bad square</source>
        <translation>привличане: %2 отива на лошо поле</translation>
    </message>
    <message>
        <source>a sacrifice: the enemy may capture %4</source>
        <translation>жертва: противникът може да вземе %4</translation>
    </message>
    <message>
        <source>the piece that is worth most is not the best here</source>
        <translation>най-ценната фигура тук не е най-добрата</translation>
    </message>
    <message>
        <source>a fork: %1 attacks %5 and %6 at once</source>
        <translation>вилица: %1 напада едновременно %5 и %6</translation>
    </message>
    <message>
        <source>a skewer: when %2 moves, %6 is captured</source>
        <translation>шиш: %2 се мести и може да се вземе %6</translation>
    </message>
    <message>
        <source>%2 is pinned to %6</source>
        <translation>връзка: %2 прикрива %6</translation>
    </message>
    <message>
        <source>a discovered attack: %1 now attacks %5</source>
        <translation>открито нападение: %1 сега напада %5</translation>
    </message>
    <message>
        <source>%1 has two duties at once</source>
        <translation>претоварване: %1 има две задачи наведнъж</translation>
    </message>
    <message>
        <source>the defender is captured, and %2 is no longer safe</source>
        <translation>защитникът е взет и %2 вече е в опасност</translation>
    </message>
    <message>
        <source>%1 cuts the line from %8 to %9</source>
        <translation>%1 прекъсва линията от %8 до %9</translation>
    </message>
    <message>
        <source>%2 has no safe square left</source>
        <translation>%2 няма безопасно поле</translation>
    </message>
    <message>
        <source>mate on %8 is threatened</source>
        <translation>заплашва мат на %8</translation>
    </message>
    <message>
        <source>the way leads over the edge of the drawing</source>
        <translation>пътят минава през ръба на рисунката</translation>
    </message>
    <message>
        <source>%1 has no defender</source>
        <translation>%1 остава без защита</translation>
    </message>
    <message>
        <source>the exchange on %7 wins material</source>
        <translation>размяната на %7 печели материал</translation>
    </message>
    <message>
        <source>a piece that is lost anyhow captures what it can</source>
        <translation>обречена фигура взема каквото може</translation>
    </message>
    <message>
        <source>the arrival on %7 brings a bonus</source>
        <translation>пристигането на %7 носи премия</translation>
    </message>
    <message>
        <source>a new piece comes onto the board on %7</source>
        <translation>на %7 се появява нова фигура</translation>
    </message>
    <message>
        <source>nothing can stop %4</source>
        <translation>нищо не може да спре %4</translation>
    </message>
    <message>
        <source>a race: %1 and %2 both run</source>
        <translation>надбягване: тичат %1 и %2</translation>
    </message>
    <message>
        <source>%1 closes the gate, and %2 cannot pass</source>
        <translation>%1 затваря портата и %2 не минава</translation>
    </message>
    <message>
        <source>%1 stands in the way of the attack from %8</source>
        <translation>%1 препречва нападението от %8</translation>
    </message>
    <message>
        <source>the move saves %4</source>
        <translation>ходът спасява %4</translation>
    </message>
    <message>
        <source>take care: the move to %8 would be stalemate</source>
        <translation>внимавайте: ходът на %8 би бил пат</translation>
    </message>
    <message>
        <source>the exchange on %7 loses material</source>
        <translation>размяната на %7 губи материал</translation>
    </message>
    <message>
        <source>%2 can capture %4</source>
        <translation>%2 може да вземе %4</translation>
    </message>
    <message>
        <source>%1 mates on %8</source>
        <translation>%1 матира на %8</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>a piece and its square</extracomment>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>whoever captures on %7 leaves the other side without a move: stalemate</source>
        <translation>който вземе на %7, оставя другата страна без ход: пат</translation>
    </message>
    <message>
        <source>%1 had two duties at once</source>
        <translation>претоварване: две задачи за една фигура (%1)</translation>
    </message>
    <message>
        <source>%1 had no defender</source>
        <translation>без защита: %1</translation>
    </message>
</context>
<context>
    <name>NewGameSummary</name>
    <message>
        <source>You</source>
        <translation>Вие</translation>
    </message>
    <message>
        <source>%1 at one board.</source>
        <extracomment>%1: a variant</extracomment>
        <translation>%1 на една дъска.</translation>
    </message>
    <message>
        <source>%1: %2 against %3.</source>
        <extracomment>%1: a variant, %2 and %3: computers</extracomment>
        <translation>%1: %2 — %3.</translation>
    </message>
    <message>
        <source>You watch.</source>
        <translation>Вие наблюдавате.</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <extracomment>%1: a variant, %2: an opponent</extracomment>
        <translation>%1. Противник: %2.</translation>
    </message>
    <message>
        <source>Your side is drawn by lot.</source>
        <extracomment>%1: a side</extracomment>
        <translation>Вашата страна се тегли по жребий.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Вашата страна: %1.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1: a person, %2: a side</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>No clock.</source>
        <translation>Без часовник.</translation>
    </message>
    <message>
        <source>Clocks differ.</source>
        <translation>Часовниците са различни.</translation>
    </message>
    <message>
        <source>%1 and %2 against %3 and %4.</source>
        <extracomment>two teams</extracomment>
        <translation>%1 и %2 — %3 и %4.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>още %1</translation>
    </message>
    <message>
        <source>Show the next notices</source>
        <translation>Покажи следващите съобщения</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>%1 looks up to %2 plies ahead.</source>
        <extracomment>%1: name of an opponent, %2: a number from 2 on</extracomment>
        <translation>%1 пресмята до %2 полухода напред.</translation>
    </message>
    <message>
        <source>%1 thinks of the next move and of the captures after it.</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>%1 мисли за следващия ход и за вземанията след него.</translation>
    </message>
    <message>
        <source>%1 thinks only of the next move.</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>%1 мисли само за следващия ход.</translation>
    </message>
    <message>
        <source>About %1% of simple moves are overlooked.</source>
        <translation>Около %1 % от простите ходове остават незабелязани.</translation>
    </message>
    <message>
        <source>About %1% of long or backward moves are overlooked.</source>
        <translation>Около %1 % от далечните ходове и ходовете назад остават незабелязани.</translation>
    </message>
    <message>
        <source>Mate in one is always seen.</source>
        <translation>Матът в един ход се вижда винаги.</translation>
    </message>
    <message>
        <source>Captures of the strongest pieces are always seen.</source>
        <translation>Вземанията на най-силните фигури се виждат винаги.</translation>
    </message>
    <message>
        <source>Up to move %1, no mate in one is allowed.</source>
        <translation>До ход %1 включително не се допуска мат в един ход.</translation>
    </message>
    <message>
        <source>Mila</source>
        <translation>Мила</translation>
    </message>
    <message>
        <source>Petar</source>
        <translation>Петър</translation>
    </message>
    <message>
        <source>Vera</source>
        <translation>Вера</translation>
    </message>
    <message>
        <source>Anton</source>
        <translation>Антон</translation>
    </message>
    <message>
        <source>Rada</source>
        <translation>Рада</translation>
    </message>
    <message>
        <source>Boris</source>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Iva</source>
        <translation>Ива</translation>
    </message>
    <message>
        <source>Viktor</source>
        <translation>Виктор</translation>
    </message>
    <message>
        <source>Sofia</source>
        <translation>София</translation>
    </message>
    <message>
        <source>Kaloyan</source>
        <translation>Калоян</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>page %1 of %2</extracomment>
        <translation>%1 от %2</translation>
    </message>
</context>
<context>
    <name>Pasted</name>
    <message>
        <source>A game: %1</source>
        <extracomment>what was pasted; %1 is a variant as &quot;Vyrt chess&quot;</extracomment>
        <translation>Партия: %1</translation>
    </message>
    <message>
        <source>A game: %1. %2 - %3, %4</source>
        <extracomment>what was pasted; %1 is a variant as &quot;Vyrt chess&quot;, %2 and %3 are players, %4 is the result</extracomment>
        <translation>Партия: %1. %2 – %3, %4</translation>
    </message>
    <message>
        <source>A position: %1. %2</source>
        <extracomment>what was pasted; %1 is a variant as &quot;Vyrt chess&quot;, %2 says who is to move</extracomment>
        <translation>Позиция: %1. %2</translation>
    </message>
</context>
<context>
    <name>PieceObject</name>
    <message>
        <source>the king</source>
        <translation>царя</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>дамата</translation>
    </message>
    <message>
        <source>the rook</source>
        <translation>топа</translation>
    </message>
    <message>
        <source>the bishop</source>
        <translation>офицера</translation>
    </message>
    <message>
        <source>the knight</source>
        <translation>коня</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>пешката</translation>
    </message>
    <message>
        <source>the officer</source>
        <translation>офицера</translation>
    </message>
    <message>
        <source>the bolyar</source>
        <translation>боляра</translation>
    </message>
    <message>
        <source>the boat</source>
        <translation>лодката</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>генерала</translation>
    </message>
    <message>
        <source>the minister</source>
        <translation>министъра</translation>
    </message>
    <message>
        <source>the high priest</source>
        <translation>жреца</translation>
    </message>
    <message>
        <source>the elephant</source>
        <translation>слона</translation>
    </message>
    <message>
        <source>the war machine</source>
        <translation>тарана</translation>
    </message>
    <message>
        <source>the soldier</source>
        <translation>войника</translation>
    </message>
    <message>
        <source>the volkhv</source>
        <translation>влъхвата</translation>
    </message>
    <message>
        <source>the prince</source>
        <translation>княза</translation>
    </message>
    <message>
        <source>the ratoborets</source>
        <translation>ратобореца</translation>
    </message>
    <message>
        <source>the archer</source>
        <translation>стрелеца</translation>
    </message>
    <message>
        <source>the rider</source>
        <translation>конника</translation>
    </message>
    <message>
        <source>the ratnik</source>
        <translation>ратника</translation>
    </message>
    <message>
        <source>Helgi</source>
        <translation>Хелги</translation>
    </message>
</context>
<context>
    <name>PieceSubject</name>
    <message>
        <source>the king</source>
        <translation>царят</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>дамата</translation>
    </message>
    <message>
        <source>the rook</source>
        <translation>топът</translation>
    </message>
    <message>
        <source>the bishop</source>
        <translation>офицерът</translation>
    </message>
    <message>
        <source>the knight</source>
        <translation>конят</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>пешката</translation>
    </message>
    <message>
        <source>the officer</source>
        <translation>офицерът</translation>
    </message>
    <message>
        <source>the bolyar</source>
        <translation>болярът</translation>
    </message>
    <message>
        <source>the boat</source>
        <translation>лодката</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>генералът</translation>
    </message>
    <message>
        <source>the minister</source>
        <translation>министърът</translation>
    </message>
    <message>
        <source>the high priest</source>
        <translation>жрецът</translation>
    </message>
    <message>
        <source>the elephant</source>
        <translation>слонът</translation>
    </message>
    <message>
        <source>the war machine</source>
        <translation>таранът</translation>
    </message>
    <message>
        <source>the soldier</source>
        <translation>войникът</translation>
    </message>
    <message>
        <source>the volkhv</source>
        <translation>влъхвата</translation>
    </message>
    <message>
        <source>the prince</source>
        <translation>князът</translation>
    </message>
    <message>
        <source>the ratoborets</source>
        <translation>ратоборецът</translation>
    </message>
    <message>
        <source>the archer</source>
        <translation>стрелецът</translation>
    </message>
    <message>
        <source>the rider</source>
        <translation>конникът</translation>
    </message>
    <message>
        <source>the ratnik</source>
        <translation>ратникът</translation>
    </message>
    <message>
        <source>Helgi</source>
        <translation>Хелги</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Give mate in one move.</source>
        <translation>Дай мат в един ход.</translation>
    </message>
    <message>
        <source>Mate, whatever the answer. Your moves: %1.</source>
        <translation>Мат при всеки отговор. Твои ходове: %1.</translation>
    </message>
    <message>
        <source>Find the move that wins material.</source>
        <translation>Намери хода, който печели материал.</translation>
    </message>
    <message>
        <source>Win material. Your moves: %1.</source>
        <translation>Спечели материал. Твои ходове: %1.</translation>
    </message>
    <message>
        <source>You are in danger. Only one move holds: find it.</source>
        <translation>Ти си в опасност. Спасява само един ход: намери го.</translation>
    </message>
    <message>
        <source>Think of stalemate. Find the only good move.</source>
        <translation>Помисли за пат. Намери единствения добър ход.</translation>
    </message>
    <message>
        <source>Promote a pawn: only one move is good.</source>
        <translation>Превърни пешката: само един ход е добър.</translation>
    </message>
    <message>
        <source>Where can the %1 on %2 go? Choose all squares.</source>
        <translation>Накъде може да отиде %1 на %2? Избери всички полета.</translation>
    </message>
    <message>
        <source>Which way round? Choose the squares that the %1 passes from %2 to %3.</source>
        <translation>По кой път? Избери полетата, през които минава %1 от %2 до %3.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Матове</translation>
    </message>
    <message>
        <source>Win material</source>
        <translation>Печелене на материал</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Stalemate tricks</source>
        <translation>Хитрости с пат</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>Превръщания</translation>
    </message>
    <message>
        <source>Find all checks</source>
        <translation>Всички шахове</translation>
    </message>
    <message>
        <source>Where can it go?</source>
        <translation>Накъде може?</translation>
    </message>
    <message>
        <source>Which way round?</source>
        <translation>По кой път?</translation>
    </message>
    <message>
        <source>%1: find all checks. Choose every square to which a move gives check.</source>
        <extracomment>&quot;White to move: find all checks...&quot;</extracomment>
        <translation>%1: намери всички шахове. Избери всяко поле, ходът до което дава шах.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This line is neither a tag nor a move. It was passed over: %1</source>
        <translation>Този ред не е нито таг, нито ход. Той е пропуснат: %1</translation>
    </message>
    <message>
        <source>A bracket has no partner. It was passed over: %1</source>
        <translation>Скобата няма двойка. Тя е пропусната: %1</translation>
    </message>
    <message>
        <source>A tag was incomplete. It was completed: %1</source>
        <translation>Тагът беше непълен. Той е допълнен: %1</translation>
    </message>
    <message>
        <source>A comment was not closed. A brace was added.</source>
        <translation>Коментарът не беше затворен. Скобата е добавена.</translation>
    </message>
    <message>
        <source>A variation was not closed. A bracket was added.</source>
        <translation>Вариантът не беше затворен. Скобата е добавена.</translation>
    </message>
    <message>
        <source>The result was taken from the end of the moves: %1</source>
        <translation>Резултатът е взет от края на ходовете: %1</translation>
    </message>
    <message>
        <source>The pieces have %1 letters.</source>
        <translation>Фигурите са означени с %1 букви.</translation>
    </message>
    <message>
        <source>This line is neither a tag nor a move. It was kept as a comment: %1</source>
        <translation>Този ред не е нито таг, нито ход. Той е запазен като коментар: %1</translation>
    </message>
    <message>
        <source>This word is not a move. It was kept as a comment: %1</source>
        <translation>Тази дума не е ход. Тя е запазена като коментар: %1</translation>
    </message>
    <message>
        <source>%1 is an illegal move. The rest of the variation was kept as text.</source>
        <translation>%1 е невъзможен ход. Останалото от варианта е запазено като текст.</translation>
    </message>
    <message>
        <source>A move is missing before %1. The rest of the variation was kept as text.</source>
        <translation>Преди %1 липсва ход. Останалото от варианта е запазено като текст.</translation>
    </message>
    <message>
        <source>The variations are nested too deeply. This one was kept as text.</source>
        <translation>Вариантите са вложени твърде дълбоко. Този е запазен като текст.</translation>
    </message>
    <message>
        <source>No move precedes this variation. It was kept as text.</source>
        <translation>Пред този вариант няма ход. Той е запазен като текст.</translation>
    </message>
    <message>
        <source>The moves end with %1, and the tag has another result. The tag was kept.</source>
        <translation>Ходовете завършват с %1, а тагът има друг резултат. Тагът е запазен.</translation>
    </message>
    <message>
        <source>Rokada cannot play the variant %1. The game is kept as text.</source>
        <translation>Rokada не може да играе %1. Партията е запазена като текст.</translation>
    </message>
    <message>
        <source>Rokada does not know these rules: %1. The game is kept as text.</source>
        <translation>Rokada не познава тези правила: %1. Партията е запазена като текст.</translation>
    </message>
    <message>
        <source>The start position cannot be read. The game is kept as text: %1</source>
        <translation>Началната позиция не може да се прочете. Партията е запазена като текст: %1</translation>
    </message>
    <message>
        <source>The game is longer than 16 MB. Its end was left out.</source>
        <translation>Партията е по-дълга от 16 MB. Краят ѝ е пропуснат.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>a place in a file, and a sentence about it</extracomment>
        <translation>Ред %1, колона %2: %3</translation>
    </message>
    <message>
        <source>The file is in %1. Rokada keeps this encoding.</source>
        <extracomment>%1 is an encoding</extracomment>
        <translation>Кодировката на файла е %1. Rokada я запазва.</translation>
    </message>
    <message>
        <source>the letter %1 does not exist in %2. Save the game under another name to make a file in UTF-8</source>
        <extracomment>why a game could not be saved; %1 is a letter, %2 is an encoding</extracomment>
        <translation>буквата %1 не съществува в %2. Запишете партията под друго име, за да получите файл в UTF-8</translation>
    </message>
    <message>
        <source>The start position is not exact: %1.</source>
        <translation>Началната позиция е записана неточно: %1.</translation>
    </message>
</context>
<context>
    <name>RecordDifference</name>
    <message>
        <source>tags: %1</source>
        <extracomment>%1: names of tags</extracomment>
        <translation>данни: %1</translation>
    </message>
    <message>
        <source>comments: %1</source>
        <translation>коментари: %1</translation>
    </message>
    <message>
        <source>variations: %1</source>
        <translation>варианти: %1</translation>
    </message>
    <message>
        <source>symbols: %1</source>
        <translation>знаци: %1</translation>
    </message>
    <message>
        <source>Only here: %1.</source>
        <translation>Само тук: %1.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>Партията свърши.</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>На %1 няма фигура.</translation>
    </message>
    <message>
        <source>Place all your reserve pieces first.</source>
        <translation>Първо поставете всички резервни фигури.</translation>
    </message>
    <message>
        <source>Place reserve pieces in your own fortress; %1 is not in it.</source>
        <translation>Резервните фигури се поставят само в собствената крепост, а %1 не е в нея.</translation>
    </message>
    <message>
        <source>Place reserve pieces on empty squares: the %1 stands on %2.</source>
        <translation>Резервните фигури се поставят на празни полета, а на %2 стои %1.</translation>
    </message>
    <message>
        <source>Your own %1 stands on %2.</source>
        <translation>Полето %2 е заето от своя фигура: %1.</translation>
    </message>
    <message>
        <source>Your partner&apos;s %1 stands on %2.</source>
        <translation>Полето %2 е заето от фигура на съюзника: %1.</translation>
    </message>
    <message>
        <source>A king is never captured.</source>
        <translation>Цар не се взема.</translation>
    </message>
    <message>
        <source>The path is blocked by the %1 on %2.</source>
        <translation>Пътят е препречен от %1 на %2.</translation>
    </message>
    <message>
        <source>The wall between %1 and %2 is in the path.</source>
        <translation>Пречи стената между %1 и %2.</translation>
    </message>
    <message>
        <source>This piece goes there only to capture, and there is nothing to capture.</source>
        <translation>Там тази фигура отива само с вземане, а няма какво да вземе.</translation>
    </message>
    <message>
        <source>This piece only moves like that: it does not capture the %1 on %2.</source>
        <translation>Така тази фигура само ходи, а на %2 стои %1: не взема така.</translation>
    </message>
    <message>
        <source>A double step is only for the first move of a piece.</source>
        <translation>Двойният ход е само за първия ход на фигурата.</translation>
    </message>
    <message>
        <source>The path leads around to the same square, and that is not a move.</source>
        <translation>Обиколката води на същото поле, а това не е ход.</translation>
    </message>
    <message>
        <source>Your king would be captured by the %1 on %2.</source>
        <translation>Не може: царят ви ще бъде взет от %1 на %2.</translation>
    </message>
    <message>
        <source>No castling there: the king or the rook has moved.</source>
        <translation>Натам вече няма рокада: царят или топът е местен.</translation>
    </message>
    <message>
        <source>No castling out of check: the %1 on %2 attacks your king.</source>
        <translation>При шах няма рокада: царят е нападнат от %1 на %2.</translation>
    </message>
    <message>
        <source>No castling: the %1 on %2 stands between king and rook.</source>
        <translation>Няма рокада: между царя и топа стои %1 на %2.</translation>
    </message>
    <message>
        <source>No castling over %1: the %2 on %3 attacks it.</source>
        <translation>Няма рокада през %1: полето е нападнато от %2 на %3.</translation>
    </message>
    <message>
        <source>There is no square: the piece stays where it stood.</source>
        <translation>Там няма поле: фигурата остава, където беше.</translation>
    </message>
    <message>
        <source>This piece does not move like that.</source>
        <translation>Тази фигура не ходи така.</translation>
    </message>
    <message>
        <source>Not now: it is White&apos;s turn.</source>
        <translation>Не сега: на ход са белите.</translation>
    </message>
    <message>
        <source>Not now: it is Black&apos;s turn.</source>
        <translation>Не сега: на ход са черните.</translation>
    </message>
    <message>
        <source>Not now: it is Red&apos;s turn.</source>
        <translation>Не сега: на ход са червените.</translation>
    </message>
    <message>
        <source>Not now: it is Blue&apos;s turn.</source>
        <translation>Не сега: на ход са сините.</translation>
    </message>
    <message>
        <source>Your king would be captured there.</source>
        <translation>Там царят ви ще бъде взет.</translation>
    </message>
    <message>
        <source>Place reserve pieces in your own fortress.</source>
        <translation>Резервните фигури се поставят само в собствената крепост.</translation>
    </message>
    <message>
        <source>The end of the wall stops the step between %1 and %2.</source>
        <translation>Краят на стената спира стъпката между %1 и %2.</translation>
    </message>
    <message>
        <source>Your king is in check by the %1 on %2; this piece cannot help.</source>
        <translation>Шах, царя напада %1 на %2: тази фигура не може да помогне.</translation>
    </message>
    <message>
        <source>Pinned: without this piece, the %1 on %2 would capture your king.</source>
        <translation>Свързана фигура: без нея царят ви ще бъде взет от %1 на %2.</translation>
    </message>
    <message>
        <source>Your king cannot move: all squares around it are attacked or occupied.</source>
        <translation>Царят няма къде да отиде: всички полета около него са заети или нападнати.</translation>
    </message>
    <message>
        <source>This piece cannot move: the %1 on %2 is in its way.</source>
        <translation>Тази фигура няма ход: пътят е препречен от %1 на %2.</translation>
    </message>
    <message>
        <source>This piece cannot move: no square is free for it, and there is nothing to capture.</source>
        <translation>Тази фигура няма ход: за нея няма свободно поле и няма какво да вземе.</translation>
    </message>
    <message>
        <source>A volkhv is never captured.</source>
        <translation>Волхв не се взема.</translation>
    </message>
    <message>
        <source>Your volkhv would be captured by the %1 on %2.</source>
        <translation>Не може: волхвът ви ще бъде взет от %1 на %2.</translation>
    </message>
    <message>
        <source>Your volkhv would be captured there.</source>
        <translation>Там волхвът ви ще бъде взет.</translation>
    </message>
    <message>
        <source>No castling there: the volkhv or the ratoborets has moved.</source>
        <translation>Натам вече няма рокада: волхвът или ратоборецът е местен.</translation>
    </message>
    <message>
        <source>No castling out of check: the %1 on %2 attacks your volkhv.</source>
        <translation>При шах няма рокада: волхвът е нападнат от %1 на %2.</translation>
    </message>
    <message>
        <source>No castling: the %1 on %2 stands between volkhv and ratoborets.</source>
        <translation>Няма рокада: между волхва и ратобореца стои %1 на %2.</translation>
    </message>
    <message>
        <source>Your volkhv is in check by the %1 on %2; this piece cannot help.</source>
        <translation>Шах, волхва напада %1 на %2: тази фигура не може да помогне.</translation>
    </message>
    <message>
        <source>Pinned: without this piece, the %1 on %2 would capture your volkhv.</source>
        <translation>Свързана фигура: без нея волхвът ви ще бъде взет от %1 на %2.</translation>
    </message>
    <message>
        <source>Your volkhv cannot move: all squares around it are attacked or occupied.</source>
        <translation>Волхвът няма къде да отиде: всички полета около него са заети или нападнати.</translation>
    </message>
    <message>
        <source>This piece cannot move: its volkhv would be captured.</source>
        <translation>Тази фигура няма ход: волхвът ѝ ще бъде взет.</translation>
    </message>
    <message>
        <source>This piece cannot move: its king would be captured.</source>
        <translation>Тази фигура няма ход: царят ѝ ще бъде взет.</translation>
    </message>
    <message>
        <source>All reserve pieces are placed before a piece moves.</source>
        <translation>Първо се поставят всички резервни фигури, после се играе.</translation>
    </message>
    <message>
        <source>No piece of this kind can go to %1.</source>
        <extracomment>%1 is a square: of the kind that was typed, no piece moves like that</extracomment>
        <translation>Никоя такава фигура не отива на %1.</translation>
    </message>
    <message>
        <source>White has no %1.</source>
        <translation>Белите нямат фигура „%1“.</translation>
    </message>
    <message>
        <source>Black has no %1.</source>
        <translation>Черните нямат фигура „%1“.</translation>
    </message>
    <message>
        <source>Red has no %1.</source>
        <translation>Червените нямат фигура „%1“.</translation>
    </message>
    <message>
        <source>Blue has no %1.</source>
        <translation>Сините нямат фигура „%1“.</translation>
    </message>
    <message>
        <source>Your volkhv is in check by the %1 on %2; this move does not help.</source>
        <translation>Шах, волхва напада %1 на %2: този ход не помага.</translation>
    </message>
    <message>
        <source>Your king is in check by the %1 on %2; this move does not help.</source>
        <translation>Шах, царя напада %1 на %2: този ход не помага.</translation>
    </message>
    <message>
        <source>That closes one way; the %1 on %2 still gives check over %3.</source>
        <extracomment>%1: a piece; %2: its square; %3: another square</extracomment>
        <translation>Единият път е затворен, но през %3 шах още дава %1 на %2.</translation>
    </message>
    <message>
        <source>No castling: the king would pass over the %1 on %2.</source>
        <translation>Няма рокада: царят би минал през полето, на което стои %1 на %2.</translation>
    </message>
    <message>
        <source>No castling: the %1 on %2 stands where the king would go.</source>
        <translation>Няма рокада: там, където би застанал царят, стои %1 на %2.</translation>
    </message>
    <message>
        <source>No castling: the rook would pass over the %1 on %2.</source>
        <translation>Няма рокада: топът би минал през полето, на което стои %1 на %2.</translation>
    </message>
    <message>
        <source>No castling: the %1 on %2 stands where the rook would go.</source>
        <translation>Няма рокада: там, където би застанал топът, стои %1 на %2.</translation>
    </message>
    <message>
        <source>No castling: the %1 on %2 stands on the ratoborets.</source>
        <translation>Няма рокада: върху ратобореца стои %1 на %2.</translation>
    </message>
    <message>
        <source>The %1 that is uncovered on %2 would capture your volkhv.</source>
        <translation>Волхвът ви ще бъде взет от %1, който се открива на %2.</translation>
    </message>
    <message>
        <source>Only pieces of the front row have a double step, and the %1 on %2 stands behind it.</source>
        <translation>Двоен ход имат само фигурите от предния ред, а %1 на %2 стои зад него.</translation>
    </message>
    <message>
        <source>The %1 that is uncovered on %2 would capture your king.</source>
        <extracomment>%1: an enemy&apos;s piece that lies under the moving one; %2: their square</extracomment>
        <translation>Царят ви ще бъде взет от %1, който се открива на %2.</translation>
    </message>
    <message>
        <source>No castling: the %1 on %2 stands on the rook.</source>
        <translation>Няма рокада: върху топа стои %1 на %2.</translation>
    </message>
    <message>
        <source>Not now: it is White&apos;s turn to place a piece.</source>
        <translation>Не сега: фигура поставят белите.</translation>
    </message>
    <message>
        <source>Not now: it is Black&apos;s turn to place a piece.</source>
        <translation>Не сега: фигура поставят черните.</translation>
    </message>
    <message>
        <source>Not now: it is Red&apos;s turn to place a piece.</source>
        <translation>Не сега: фигура поставят червените.</translation>
    </message>
    <message>
        <source>Not now: it is Blue&apos;s turn to place a piece.</source>
        <translation>Не сега: фигура поставят сините.</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Move %1, you are White</source>
        <translation>Ход %1, вие сте с белите</translation>
    </message>
    <message>
        <source>Move %1, you are Black</source>
        <translation>Ход %1, вие сте с черните</translation>
    </message>
    <message>
        <source>Move %1, you are Red</source>
        <translation>Ход %1, вие сте с червените</translation>
    </message>
    <message>
        <source>Move %1, you are Blue</source>
        <translation>Ход %1, вие сте със сините</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>Allows mate in %n</source>
        <translation>
            <numerusform>Допуска мат в %n ход</numerusform>
            <numerusform>Допуска мат в %n хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a mate in %n</source>
        <translation>
            <numerusform>Пропуска мат в %n ход</numerusform>
            <numerusform>Пропуска мат в %n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>Loses %1</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Губи %1</translation>
    </message>
    <message>
        <source>Loses %1 for %2</source>
        <extracomment>%1 and %2: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Дава %1 за %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;, and what they do not count</extracomment>
        <translation>%1 и повече</translation>
    </message>
    <message>
        <source>Could have won %1</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Можеше да се спечели %1</translation>
    </message>
    <message>
        <source>Could have won %1 for %2</source>
        <extracomment>%1 and %2: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Можеше да се спечели %1 за %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>what a move has cost, and what on the board shows it</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Неточност</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Грешка</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Груба грешка</translation>
    </message>
    <message>
        <source>A good move.</source>
        <translation>Добър ход.</translation>
    </message>
    <message>
        <source>It lets the mate come sooner.</source>
        <translation>След това матът идва по-рано.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>Най-добрият ход.</translation>
    </message>
    <message>
        <source>The better variation: %1</source>
        <extracomment>%1: a variation</extracomment>
        <translation>По-добрият вариант: %1</translation>
    </message>
    <message>
        <source>What follows: %1</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Какво следва: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate in %n</source>
        <extracomment>%1: a player, as &quot;Red&quot;</extracomment>
        <translation>
            <numerusform>%1: допускат мат в %n ход</numerusform>
            <numerusform>%1: допускат мат в %n хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a mate in %n</source>
        <extracomment>%1: a player, as &quot;Red&quot;</extracomment>
        <translation>
            <numerusform>%1: пропускат мат в %n ход</numerusform>
            <numerusform>%1: пропускат мат в %n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <extracomment>%1: a player, as &quot;Red&quot;; %2: pieces, as &quot;a rook&quot;</extracomment>
        <translation>%1: губят %2</translation>
    </message>
    <message>
        <source>%1 loses %2 for %3</source>
        <extracomment>%1: a player, as &quot;Red&quot;; %2 and %3: pieces, as &quot;a rook&quot;</extracomment>
        <translation>%1: дават %2 за %3</translation>
    </message>
    <message>
        <source>%1 could have won %2</source>
        <extracomment>%1: a player, as &quot;Red&quot;; %2: pieces, as &quot;a rook&quot;</extracomment>
        <translation>%1: можеха да спечелят %2</translation>
    </message>
    <message>
        <source>%1 could have won %2 for %3</source>
        <extracomment>%1: a player, as &quot;Red&quot;; %2 and %3: pieces, as &quot;a rook&quot;</extracomment>
        <translation>%1: можеха да спечелят %2 за %3</translation>
    </message>
    <message>
        <source>Better was %1, which wins %2.</source>
        <extracomment>%1: a move; %2: pieces, as &quot;a rook&quot;</extracomment>
        <translation>По-добре беше %1, което печели %2.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <extracomment>%1: a move</extracomment>
        <translation>По-добре беше %1.</translation>
    </message>
    <message>
        <source>White&apos;s winning chances fall from %1 % to %2 %.</source>
        <translation>Шансовете за победа на белите падат от %1 % на %2 %.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chances fall from %1 % to %2 %.</source>
        <translation>Шансовете за победа на черните падат от %1 % на %2 %.</translation>
    </message>
    <message>
        <source>Red&apos;s winning chances fall from %1 % to %2 %.</source>
        <translation>Шансовете за победа на червените падат от %1 % на %2 %.</translation>
    </message>
    <message>
        <source>Blue&apos;s winning chances fall from %1 % to %2 %.</source>
        <translation>Шансовете за победа на сините падат от %1 % на %2 %.</translation>
    </message>
    <message>
        <source>the better move threatens mate on %1</source>
        <extracomment>%1: a square</extracomment>
        <translation>по-добрият ход заплашваше с мат на %1</translation>
    </message>
    <message>
        <source>%1 is an inaccuracy</source>
        <extracomment>%1: a move</extracomment>
        <translation>%1 е неточност</translation>
    </message>
    <message>
        <source>%1 is a mistake</source>
        <extracomment>%1: a move</extracomment>
        <translation>%1 е грешка</translation>
    </message>
    <message>
        <source>%1 is a blunder</source>
        <extracomment>%1: a move</extracomment>
        <translation>%1 е груба грешка</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Laws</source>
        <translation>Правилник</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Превръщане</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Самотен цар</translation>
    </message>
    <message>
        <source>Corner squares</source>
        <translation>Ъглови полета</translation>
    </message>
    <message>
        <source>Rear pawns</source>
        <translation>Задни пешки</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кой започва</translation>
    </message>
    <message>
        <source>Placement of the reserve pieces</source>
        <translation>Поставяне на резервните фигури</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Рокада</translation>
    </message>
    <message>
        <source>Laws of FIDE</source>
        <translation>Правила на ФИДЕ</translation>
    </message>
    <message>
        <source>The present laws: fivefold repetition and the 75-move rule end the game by themselves.</source>
        <translation>Днешните правила: петкратното повторение на позицията и 75 хода без вземане и без ход с пешка сами прекратяват партията.</translation>
    </message>
    <message>
        <source>Classic code</source>
        <translation>Класически правилник</translation>
    </message>
    <message>
        <source>An older code: repetition and the 50-move rule draw only if a player claims it.</source>
        <translation>По-старите правила: повторението на позицията и 50 хода без вземане и без ход с пешка дават реми само по искане на играч.</translation>
    </message>
    <message>
        <source>Any piece</source>
        <translation>Във всяка фигура</translation>
    </message>
    <message>
        <source>A pawn on the last rank becomes any piece but the king.</source>
        <translation>Пешка на последния хоризонтал става която и да е фигура освен цар.</translation>
    </message>
    <message>
        <source>Captured pieces only</source>
        <translation>Само в изгубените</translation>
    </message>
    <message>
        <source>A pawn becomes only a piece that you have fewer of than at the start, or a soldier.</source>
        <translation>Пешката става само това, от което имате по-малко, отколкото в началото, или войник.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играта продължава</translation>
    </message>
    <message>
        <source>A lone king plays on until it is checkmated.</source>
        <translation>Цар без фигури играе нататък, докато не бъде матиран.</translation>
    </message>
    <message>
        <source>Beyond the corners</source>
        <translation>Отвъд ъглите</translation>
    </message>
    <message>
        <source>The four extra squares continue the long diagonals; boats begin there.</source>
        <translation>Четирите допълнителни полета продължават големите диагонали; там започват лодките.</translation>
    </message>
    <message>
        <source>Beside the rooks</source>
        <translation>До топовете</translation>
    </message>
    <message>
        <source>The four extra squares stand beside the rooks, at the ends of the back ranks.</source>
        <translation>Четирите допълнителни полета са до топовете, в краищата на крайните хоризонтали.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Outward</source>
        <translation>Навън</translation>
    </message>
    <message>
        <source>Pawns behind the pieces go the other way, over the edge to the enemy&apos;s back.</source>
        <translation>Пешките зад фигурите вървят на другата страна — през края, в тила на противника.</translation>
    </message>
    <message>
        <source>White begins</source>
        <translation>Започват белите</translation>
    </message>
    <message>
        <source>White places and moves first, then Black, Red and Blue.</source>
        <translation>Първи поставят резервните фигури и играят белите, после черните, червените и сините.</translation>
    </message>
    <message>
        <source>Red begins</source>
        <translation>Започват червените</translation>
    </message>
    <message>
        <source>Red places and moves first, then Blue, White and Black.</source>
        <translation>Първи поставят резервните фигури и играят червените, после сините, белите и черните.</translation>
    </message>
    <message>
        <source>Black begins</source>
        <translation>Започват черните</translation>
    </message>
    <message>
        <source>Black places and moves first, then Red, Blue and White.</source>
        <translation>Първи поставят резервните фигури и играят черните, после червените, сините и белите.</translation>
    </message>
    <message>
        <source>Blue begins</source>
        <translation>Започват сините</translation>
    </message>
    <message>
        <source>Blue places and moves first, then White, Black and Red.</source>
        <translation>Първи поставят резервните фигури и играят сините, после белите, черните и червените.</translation>
    </message>
    <message>
        <source>The players choose</source>
        <translation>Избират играчите</translation>
    </message>
    <message>
        <source>Each player places a knight, a bishop and a rook in the fortress, one a turn.</source>
        <translation>Всеки поставя в крепостта си кон, офицер и топ, по една фигура на ход.</translation>
    </message>
    <message>
        <source>Usual places</source>
        <translation>Обичайни места</translation>
    </message>
    <message>
        <source>Knight, bishop and rook stand in the fortresses from the start.</source>
        <translation>Кон, офицер и топ стоят в крепостите от самото начало.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Разрешена</translation>
    </message>
    <message>
        <source>King and rook may castle along their own back row.</source>
        <translation>Царят и топът могат да правят рокада по своя краен ред.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Няма</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <translation>Рокада няма.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule option and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>When one side has only its king left and cannot capture the other&apos;s last piece, the game is drawn.</source>
        <translation>Когато на една страна е останал само царят и той не може да вземе последната фигура на противника, партията е реми.</translation>
    </message>
    <message>
        <source>A player who leaves the other side with only its king, and it cannot capture that player&apos;s last piece, wins.</source>
        <translation>Печели този, който остави на противника само царя, ако той не може да вземе последната му фигура.</translation>
    </message>
    <message>
        <source>Promoted pieces</source>
        <translation>Произведени фигури</translation>
    </message>
    <message>
        <source>Double step</source>
        <translation>Двоен ход</translation>
    </message>
    <message>
        <source>Ratniks under any piece</source>
        <translation>Ратници под всяка фигура</translation>
    </message>
    <message>
        <source>A promoted piece is a ratnik again as soon as any piece stands on it.</source>
        <translation>Произведената фигура отново е ратник, щом върху нея застане която и да е фигура.</translation>
    </message>
    <message>
        <source>Ratniks under an enemy</source>
        <translation>Ратници под противник</translation>
    </message>
    <message>
        <source>A promoted piece is a ratnik again when an enemy stands right on it.</source>
        <translation>Произведената фигура отново е ратник, когато точно върху нея застане фигура на противника.</translation>
    </message>
    <message>
        <source>Over an empty square</source>
        <translation>През празно поле</translation>
    </message>
    <message>
        <source>The square that a double step passes over must be empty.</source>
        <translation>Полето, през което минава двойният ход, трябва да е празно.</translation>
    </message>
    <message>
        <source>Over own towers</source>
        <translation>През свои кули</translation>
    </message>
    <message>
        <source>A double step may also pass over an own tower without the volkhv.</source>
        <translation>Двойният ход може да мине и през своя кула без влъхвата.</translation>
    </message>
    <message>
        <source>Every pawn moves towards the enemy in front; those behind the pieces wait until these have moved away.</source>
        <translation>Всяка пешка върви напред към противника; тези зад фигурите чакат, докато фигурите се отместят.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Обичайна позиция</translation>
    </message>
    <message>
        <source>The pieces stand as they always do.</source>
        <translation>Фигурите стоят както винаги.</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Шахмат-960</translation>
    </message>
    <message>
        <source>The pieces of the first rank stand in one of 960 ways. After castling, king and rook stand where they stand in chess.</source>
        <translation>Фигурите от първия ред стоят по един от 960 начина. След рокада царят и топът стоят там, където стоят в шахмата.</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <extracomment>rules of a game, and the number of its start position</extracomment>
        <translation>%1, номер %2</translation>
    </message>
</context>
<context>
    <name>RulesInShort</name>
    <message>
        <source>Checkmate the enemy king: attack it so that no move saves it.</source>
        <translation>Матирайте противниковия цар: нападнете го така, че никой ход да не го спаси.</translation>
    </message>
    <message>
        <source>King and rook may castle once, if neither has moved, nothing stands between them, and the king neither stands on, passes nor reaches an attacked square.</source>
        <translation>Царят и топът могат веднъж да направят рокада, ако не са местени, между тях няма фигури и царят не е в шах, не минава през нападнато поле и не застава на такова.</translation>
    </message>
    <message>
        <source>A pawn that has just made a double step may be captured en passant, as if it had made one step.</source>
        <translation>Пешка, която току-що е направила двоен ход, може да бъде взета от пешка ан пасан — все едно е направила една стъпка.</translation>
    </message>
    <message>
        <source>A pawn on the last rank becomes a queen, rook, bishop or knight.</source>
        <translation>Пешка на последния хоризонтал става дама, топ, офицер или кон.</translation>
    </message>
    <message>
        <source>A stalemate is a draw: the side is not in check and cannot move. So are threefold repetition and the 50-move rule if claimed, and insufficient material.</source>
        <translation>Патът е реми: няма шах, но няма и ход. Реми дават още трикратното повторение на позицията и 50 хода без вземане и без ход с пешка (по искане), както и недостатъчният материал.</translation>
    </message>
    <message>
        <source>General: one or two squares in a straight line or diagonally. Minister: a knight&apos;s leap, or one or two squares straight. High priest: a knight&apos;s leap, or one or two squares diagonally.</source>
        <translation>Генерал: на едно или две полета по права линия или по диагонал. Министър: като кон или на едно или две полета по права линия. Жрец: като кон или на едно или две полета по диагонал.</translation>
    </message>
    <message>
        <source>Four squares lie beyond the corners of the board; boats begin there. Only a diagonal step or a leap leads to them.</source>
        <translation>Отвъд ъглите на дъската има четири полета; там започват лодките. До тях се стига само по диагонал или със скок.</translation>
    </message>
    <message>
        <source>Bolyar: moves like a queen, but captures like a rook. Officer: a bishop that may also step one square straight ahead without capturing.</source>
        <translation>Боляр: ходи като дама, но взема само като топ. Офицер: както в шахмата, но може и да се придвижи едно поле право напред, без да взема.</translation>
    </message>
    <message>
        <source>Boat: leaps up to two squares ahead or sideways. It captures in straight lines only, also backwards. Green squares: moves and captures; blue: moves only; red: captures only.</source>
        <translation>Лодка: скача на разстояние до две полета напред и настрани. Взема само по хоризонтала и вертикала, но и назад. Зелено: ходи и взема; синьо: само ходи; червено: само взема.</translation>
    </message>
    <message>
        <source>Every piece except the king that reaches the enemy&apos;s back rank or corner becomes a bolyar. A boat in an enemy corner becomes a general, which moves like a queen.</source>
        <translation>Всяка фигура освен царя, която достигне последния хоризонтал или ъглово поле на противника, става боляр. Лодка в ъглово поле на противника става генерал, който ходи като дама.</translation>
    </message>
    <message>
        <source>A knight or boat that reaches an enemy corner brings a new boat to each of your own corners that is empty.</source>
        <translation>Кон или лодка, достигнали ъглово поле на противника, дават нова лодка във всяко ваше празно ъглово поле.</translation>
    </message>
    <message>
        <source>The king castles two squares to either side, over three free squares.</source>
        <translation>При рокада царят отива на две полета наляво или надясно; трите полета до топа трябва да са свободни.</translation>
    </message>
    <message>
        <source>The left and right edges are joined, and so are the upper and the lower edge. Pieces move over the edges as if there were none.</source>
        <translation>Левият край е свързан с десния, а горният — с долния. Фигурите минават през краищата, все едно ги няма.</translation>
    </message>
    <message>
        <source>A king may be in check from both sides by one rook. Closing one path is then not enough.</source>
        <translation>Един топ може да даде шах на царя от двете страни. Тогава не стига да се затвори единият път.</translation>
    </message>
    <message>
        <source>No piece may go all the way around to its own square.</source>
        <translation>Никоя фигура не може да обиколи дъската и да се върне на своето поле.</translation>
    </message>
    <message>
        <source>Only pawns of the front row have a double step. White promotes on rank 8, Black on rank 1.</source>
        <translation>Двоен ход имат само пешките от предния ред. Пешките на белите се превръщат на 8-ия хоризонтал, на черните — на 1-вия.</translation>
    </message>
    <message>
        <source>Without an edge to drive the king to, many endings are drawn: one piece besides the king never wins, not even a queen.</source>
        <translation>Няма край, към който да се притисне царят, и много ендшпили са реми: цар с една фигура никога не печели, дори с дама.</translation>
    </message>
    <message>
        <source>White and Red play against Black and Blue. Turns go clockwise.</source>
        <translation>Белите и червените играят срещу черните и сините. Ходовете вървят по часовниковата стрелка.</translation>
    </message>
    <message>
        <source>First each player places a knight, a bishop and a rook on empty squares of the fortress.</source>
        <translation>Най-напред всеки поставя кон, офицер и топ на свободни полета в своята крепост.</translation>
    </message>
    <message>
        <source>No piece moves through a wall, and no piece passes diagonally by its end. A knight needs one of its two paths to be open.</source>
        <translation>Никоя фигура не минава през стена, нито по диагонал покрай края ѝ. На коня му трябва поне един отворен от двата пътя.</translation>
    </message>
    <message>
        <source>Mate is decided when the checked player&apos;s own turn comes; until then the partner may help. A checkmated player is eliminated, and all pieces of that side leave the board.</source>
        <translation>Матът се решава, когато дойде ходът на самия играч в шах; дотогава съюзникът може да помогне. Матираният играч отпада и всичките му фигури напускат дъската.</translation>
    </message>
    <message>
        <source>A player who cannot move and is not in check passes. A team wins when both opponents are eliminated.</source>
        <translation>Играч, който няма ход и не е в шах, пасува. Отборът печели, когато и двамата противници са отпаднали.</translation>
    </message>
    <message>
        <source>A pawn is promoted on the back rows of the other players and at the far ends of the fortresses.</source>
        <translation>Пешка се превръща на крайните редове на другите играчи и в далечните краища на крепостите.</translation>
    </message>
    <message>
        <source>Every piece leaps; only a pawn can be blocked. So a check is answered only by moving the king or by capturing the checking piece.</source>
        <translation>Всички фигури прескачат; само пешката може да бъде спряна. Затова на шах се отговаря само с ход на царя или с вземане на шахуващата фигура.</translation>
    </message>
    <message>
        <source>A pawn that has just made a double step may be captured en passant, as in chess.</source>
        <translation>Пешка, която току-що е направила двоен ход, може да бъде взета ан пасан, както в шаха.</translation>
    </message>
    <message>
        <source>King and rook castle as in chess: the king from E to G or C. Nothing may stand between them, and there is no castling over the edge.</source>
        <translation>Царят и топът правят рокада както в шаха: царят от E на G или C. Между тях не бива да стои нищо; през ръба няма рокада.</translation>
    </message>
    <message>
        <source>A pawn that has just made a double step may be captured en passant, over the edge too.</source>
        <translation>Пешка, която току-що е направила двоен ход, може да бъде взета ан пасан, също и през ръба.</translation>
    </message>
    <message>
        <source>No piece leaves the board. A piece that captures stands on the captured tower, and pieces may be put on own towers too. Only the top piece of a tower counts: it owns the tower, moves it and gives check.</source>
        <translation>Никоя фигура не напуска дъската. Взелата фигура застава върху взетата кула; може да се застава и върху свои кули. Важна е само горната фигура на кулата: тя я владее, движи я и дава шах.</translation>
    </message>
    <message>
        <source>The upper pieces of a tower, one or more of them, move together as the top piece moves. What stays behind is free again, for its own side.</source>
        <translation>Горните фигури на кулата, една или повече, се местят заедно така, както се движи най-горната. Останалото отново е свободно и действа за своята страна.</translation>
    </message>
    <message>
        <source>Volkhv: like the king of chess. Prince: a queen. Ratoborets: a rook. Archer: a bishop. Rider: a knight. Ratnik: a pawn. Helgi: a queen and a knight in one.</source>
        <translation>Влъхва – като царя в шахмата. Княз – дама. Ратоборец – топ. Стрелец – офицер. Конник – кон. Ратник – пешка. Хелги – дама и кон в една фигура.</translation>
    </message>
    <message>
        <source>Nothing is ever put on a volkhv. Checkmate it: attack it so that no move saves it.</source>
        <translation>Върху влъхвата не се застава. Матирайте го: нападнете го така, че никой ход да не го спаси.</translation>
    </message>
    <message>
        <source>A ratnik on top of a tower on its last rank becomes the piece that stood behind it at the start, the volkhv&apos;s ratnik a Helgi; also one that is uncovered there by either side. Under another piece it is a ratnik again.</source>
        <translation>Ратник на върха на кула на последния хоризонтал става фигурата, стояла зад него в началото, ратникът на влъхвата – Хелги; така и ратник, открит там от която и да е страна. Под друга фигура той отново е ратник.</translation>
    </message>
    <message>
        <source>A ratnik captured en passant goes back one square, under the piece that captures it. The volkhv castles as the king of chess does.</source>
        <translation>Ратник, взет ан пасан, се връща с едно поле, под фигурата, която го е взела. Влъхвата прави рокада като царя в шахмата.</translation>
    </message>
    <message>
        <source>A stalemate is a draw. So are threefold repetition and the 50-move rule if claimed.</source>
        <translation>Патът е реми. Троекратното повторение и правилото за 50-те хода са реми при поискване.</translation>
    </message>
    <message>
        <source>On the board the top piece of a tower is drawn, and on plates under it what is below it: from left to right, the piece right below the top one first. A number stands for those that have no plate.</source>
        <translation>На дъската е нарисувана горната фигура на кулата, а на табелките под нея — това, което е отдолу: отляво надясно, първа е фигурата непосредствено под горната. Число замества тези без табелка.</translation>
    </message>
    <message>
        <source>Elephant: one or two squares diagonally. War machine: one or two squares straight. Soldier: one square in any direction; it comes by promotion only.</source>
        <translation>Слон: на едно или две полета по диагонал. Таран: на едно или две полета по права линия. Войник: на едно поле във всички посоки; появява се само чрез превръщане.</translation>
    </message>
    <message>
        <source>There is no castling and no double step of pawns. A pawn on the last rank must be promoted.</source>
        <translation>Няма рокада и двоен ход на пешките. Пешка на последния хоризонтал задължително се превръща.</translation>
    </message>
    <message>
        <source>Threefold repetition and the 50-move rule draw by themselves.</source>
        <translation>Трикратното повторение на позицията и 50 хода без вземане и без ход с пешка са направо реми.</translation>
    </message>
    <message>
        <source>Ten pawns of each side stand behind its pieces: White&apos;s on rank 12, Black&apos;s on rank 9.</source>
        <translation>По десет пешки на всяка страна стоят зад фигурите ѝ: белите на 12-ия хоризонтал, черните на 9-ия.</translation>
    </message>
    <message>
        <source>The pieces of the first rank stand in one of 960 ways, Black&apos;s opposite White&apos;s: the bishops on squares of two colours, the king between the rooks.</source>
        <translation>Фигурите от първия ред стоят по един от 960 начина, черните срещу белите: офицерите на полета с различен цвят, царят между топовете.</translation>
    </message>
    <message>
        <source>After castling with the rook nearer to the h-file the king stands on g and the rook on f, with the other rook on c and d, wherever they came from.</source>
        <translation>След рокада с топа, който е по-близо до линията h, царят стои на g, а топът на f, с другия топ — на c и d, откъдето и да идват.</translation>
    </message>
    <message>
        <source>To castle, move the king onto the rook. Neither may have moved, all squares that the two pass and reach must be empty but for them, and the king neither stands on, passes nor reaches an attacked square.</source>
        <translation>За рокада преместете царя върху топа. Нито царят, нито топът е местен, всички полета, през които минават и на които застават, са свободни от други фигури, а царят не е в шах, не минава през нападнато поле и не застава на такова.</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>ay</source>
        <translation>а</translation>
    </message>
    <message>
        <source>bee</source>
        <translation>бе</translation>
    </message>
    <message>
        <source>see</source>
        <translation>це</translation>
    </message>
    <message>
        <source>dee</source>
        <translation>де</translation>
    </message>
    <message>
        <source>ee</source>
        <translation>е</translation>
    </message>
    <message>
        <source>ef</source>
        <translation>еф</translation>
    </message>
    <message>
        <source>gee</source>
        <translation>ге</translation>
    </message>
    <message>
        <source>aitch</source>
        <translation>аш</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>и</translation>
    </message>
    <message>
        <source>jay</source>
        <translation>йот</translation>
    </message>
    <message>
        <source>kay</source>
        <translation>ка</translation>
    </message>
    <message>
        <source>el</source>
        <translation>ел</translation>
    </message>
    <message>
        <source>em</source>
        <translation>ем</translation>
    </message>
    <message>
        <source>en</source>
        <translation>ен</translation>
    </message>
    <message>
        <source>oh</source>
        <translation>о</translation>
    </message>
    <message>
        <source>pee</source>
        <translation>пе</translation>
    </message>
    <message>
        <source>zed</source>
        <translation>зет</translation>
    </message>
    <message>
        <source>one</source>
        <translation>едно</translation>
    </message>
    <message>
        <source>two</source>
        <translation>две</translation>
    </message>
    <message>
        <source>three</source>
        <translation>три</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четири</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пет</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шест</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>седем</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>осем</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девет</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десет</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>единадесет</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>дванадесет</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>тринадесет</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>четиринадесет</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>петнадесет</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>шестнадесет</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a file and a rank as they are said: &quot;gee five&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>this position</source>
        <translation>тази позиция</translation>
    </message>
    <message>
        <source>these pieces</source>
        <translation>тези фигури</translation>
    </message>
    <message>
        <source>this pawn structure</source>
        <translation>тази пешечна структура</translation>
    </message>
    <message>
        <source>material</source>
        <translation>материал</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Пълна сила</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Ниво %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>of a player among four: &quot;with Red · Level 2&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>on the panel of the player to move: the game waits until it is continued</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>External engine</source>
        <translation>Външен енджин</translation>
    </message>
    <message>
        <source>Rokada, full strength</source>
        <translation>Rokada, пълна сила</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>%1, ниво %2</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>the only person at the board</extracomment>
        <translation>Вие</translation>
    </message>
</context>
<context>
    <name>Settled</name>
    <message>
        <source>Insufficient material is told by the pieces: bare kings, one knight or bishop, bishops on one colour. Blocked pawns play on.</source>
        <translation>Недостатъчният материал се разпознава по фигурите: самотни царе, един кон или офицер, офицери на един цвят. С блокирани пешки се играе нататък.</translation>
    </message>
    <message>
        <source>A fallen flag is a draw if the opponent cannot checkmate by any series of legal moves; the pieces on the board decide that.</source>
        <translation>Падналото флагче е реми, ако противникът не може да даде мат с никаква поредица от възможни ходове; решават фигурите на дъската.</translation>
    </message>
    <message>
        <source>An illegal move on the screen is rejected and costs only time.</source>
        <translation>Невъзможен ход на екрана се отхвърля и струва само време.</translation>
    </message>
    <message>
        <source>Texts that call stalemate a loss, or let a pawn become captured pieces only, are wrong and not followed.</source>
        <translation>Текстове, в които патът е загуба или пешката става само вече взета фигура, са погрешни и не се следват.</translation>
    </message>
    <message>
        <source>The source calls a bare king a draw, the inventor a loss. Both are options; the draw is the usual one.</source>
        <translation>Според източника самотният цар е реми, според автора — загуба. Има и двата варианта, обичайният е реми.</translation>
    </message>
    <message>
        <source>Seven pieces are named for promotion without any limit. A limit to captured pieces is an option.</source>
        <translation>За превръщане са назовани седем фигури без ограничение. Ограничението до изгубените е вариант.</translation>
    </message>
    <message>
        <source>The general goes one or two squares in all directions. Some descriptions let it move like a king.</source>
        <translation>Генералът ходи на едно или две полета във всички посоки. В някои описания ходи като цар.</translation>
    </message>
    <message>
        <source>The source prints castling letters but describes no castling; there is none.</source>
        <translation>Източникът отпечатва букви за рокада, но не я описва; рокада няма.</translation>
    </message>
    <message>
        <source>Threefold repetition and the 50-move rule draw without a claim, as the source writes.</source>
        <translation>Трикратното повторение на позицията и 50 хода без вземане и без ход с пешка са реми без искане, както пише източникът.</translation>
    </message>
    <message>
        <source>Where the corner squares lie can be read in several ways. Ours continue the long diagonals; beside the rooks is an option.</source>
        <translation>Къде са ъгловите полета може да се разбере по няколко начина. Нашите продължават дългите диагонали; до топовете е вариант.</translation>
    </message>
    <message>
        <source>The boat reaches every square within two files and ranks, but not backwards; back it only captures.</source>
        <translation>Лодката достига всички полета до два вертикала и два хоризонтала, но не назад; назад само взема.</translation>
    </message>
    <message>
        <source>&quot;Every piece&quot; is promoted, says the source; the king is not.</source>
        <translation>„Всяка фигура“ се превръща, казва източникът; царят — не.</translation>
    </message>
    <message>
        <source>The number of bonus boats is not limited.</source>
        <translation>Броят на наградните лодки не е ограничен.</translation>
    </message>
    <message>
        <source>Knights and officers stand as in chess; both officers of a side stand on one colour.</source>
        <translation>Конете и офицерите стоят както в шахмата; двата офицера на страната са на един цвят.</translation>
    </message>
    <message>
        <source>Stalemate, repetition and the 50-move rule are as in chess; the source is silent.</source>
        <translation>Пат, повторение на позицията и правилото за 50-те хода са както в шахмата; източникът мълчи.</translation>
    </message>
    <message>
        <source>Pawns behind the pieces move ahead, as the source says word for word. Outward is an option.</source>
        <translation>Пешките зад фигурите вървят напред, както дословно казва източникът. Навън е вариант.</translation>
    </message>
    <message>
        <source>The double step is for pawns of the front row that have not moved.</source>
        <translation>Двойният ход е за още неместените пешки от предния ред.</translation>
    </message>
    <message>
        <source>The source numbers ranks from above, but its white corner square shows that White is drawn below.</source>
        <translation>Източникът номерира редовете отгоре, но бялото му ъглово поле показва, че белите са долу.</translation>
    </message>
    <message>
        <source>Its lines that end on their own square are closed lines; to go all the way around is not a move.</source>
        <translation>Линиите му, които свършват на собственото поле, са затворени линии; пълна обиколка не е ход.</translation>
    </message>
    <message>
        <source>No piece of either side may be jumped over, nor stand between a king and a rook that castle.</source>
        <translation>Не се прескачат фигури на никоя страна; между царя и топа при рокада не стои никоя фигура.</translation>
    </message>
    <message>
        <source>The rule of five squares helps to read torn diagonals; it forbids nothing.</source>
        <translation>Правилото на петте полета помага да се четат скъсани диагонали и нищо не забранява.</translation>
    </message>
    <message>
        <source>Insufficient material is told by the pieces: one piece besides the king is never enough.</source>
        <translation>Недостатъчният материал се разпознава по фигурите: една фигура до царя никога не стига.</translation>
    </message>
    <message>
        <source>No source says who begins; it is an option.</source>
        <translation>Никой източник не казва кой започва; това е вариант.</translation>
    </message>
    <message>
        <source>Reserve pieces are placed openly and in turn. The source says only where they may stand.</source>
        <translation>Резервните фигури се поставят открито и по ред. Източникът казва само къде могат да стоят.</translation>
    </message>
    <message>
        <source>A knight may make its two steps in either order; one open path is enough.</source>
        <translation>Конят прави двете си стъпки в произволен ред; стига един открит път.</translation>
    </message>
    <message>
        <source>Mate is judged when the player&apos;s own turn comes, and all the player&apos;s pieces leave, not the king alone.</source>
        <translation>Матът се преценява, когато дойде ходът на самия играч, и си отиват всичките му фигури, не само царят.</translation>
    </message>
    <message>
        <source>Pawns are promoted at the ends of fortresses too, so that none gets stuck there.</source>
        <translation>Пешките се превръщат и в краищата на крепостите, за да не заседне някоя там.</translation>
    </message>
    <message>
        <source>Castling is an option, because the source is silent. There is no en passant.</source>
        <translation>Рокадата е вариант, защото източникът мълчи. Вземане ан пасан няма.</translation>
    </message>
    <message>
        <source>Stalemate (the player passes), draws and resignation are rules of this program.</source>
        <translation>Патът (играчът пасува), ремитата и предаването са правила на тази програма.</translation>
    </message>
    <message>
        <source>The source sketches the game in three paragraphs. The rules followed are those of the Russian federation; twenty tournament games agree with them.</source>
        <translation>Източникът скицира играта в три абзаца. Тук са правилата на руската федерация; двадесет турнирни партии са в съгласие с тях.</translation>
    </message>
    <message>
        <source>A piece stands on the volkhv, says the source. It means checkmate; nothing is ever put on it.</source>
        <translation>Фигура застава върху влъхвата, казва източникът. Това значи мат; върху него не застава нищо.</translation>
    </message>
    <message>
        <source>Some say that a promoted piece stays so under its own side&apos;s pieces, and that a double step may pass over own towers. Both are options.</source>
        <translation>Някои казват, че под свои фигури произведената остава такава и че двойният ход може да мине през свои кули. И двете са по избор.</translation>
    </message>
    <message>
        <source>A ratnik on its last rank is promoted also when the opponent uncovers it.</source>
        <translation>Ратникът на последния хоризонтал се произвежда и когато го открие противникът.</translation>
    </message>
    <message>
        <source>The fivefold repetition, the 50-move rule and the 75-move rule are taken from chess; a move of a ratnik, a capture or a promotion begins the count.</source>
        <translation>Петкратното повторение и правилата за 50 и 75 хода са от шахмата; ход на ратник, вземане или произвеждане започват броенето отново.</translation>
    </message>
    <message>
        <source>The knight&apos;s example from i4 ends with k3 and k5; the source has l3 and l5 by mistake.</source>
        <translation>Примерът с коня от i4 завършва с k3 и k5; в източника погрешно е l3 и l5.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>white %1</source>
        <translation>бял %1</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>черен %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>червен %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>син %1</translation>
    </message>
    <message>
        <source>%1: there is no king.</source>
        <translation>%1: няма цар.</translation>
    </message>
    <message>
        <source>%1: more than one king (%2).</source>
        <translation>%1: повече от един цар (%2).</translation>
    </message>
    <message>
        <source>%1: a pawn stands where it would have promoted (%2).</source>
        <translation>%1: пешка стои на поле за превръщане (%2).</translation>
    </message>
    <message>
        <source>%1: more reserve pieces than empty squares in the fortress.</source>
        <translation>%1: в крепостта има по-малко свободни полета, отколкото фигури в резерва.</translation>
    </message>
    <message>
        <source>%1 is to move, but is eliminated.</source>
        <translation>%1: на ход, но тази страна е отпаднала.</translation>
    </message>
    <message>
        <source>No pawn has just passed over %2.</source>
        <translation>През %2 току-що не е минала пешка.</translation>
    </message>
    <message>
        <source>%1 is in check, but it is the other side&apos;s turn (%2).</source>
        <translation>%1: царят е в шах, а на ход е противникът (%2).</translation>
    </message>
    <message>
        <source>Nothing stands on a volkhv, and under another piece none is promoted (%2).</source>
        <translation>Върху волхва не стои нищо, а под друга фигура няма произведени (%2).</translation>
    </message>
    <message>
        <source>%1: more than 16 pieces.</source>
        <translation>%1: повече от 16 фигури.</translation>
    </message>
    <message>
        <source>%1, promoted</source>
        <extracomment>a piece that was a pawn</extracomment>
        <translation>%1 (бивш ратник)</translation>
    </message>
    <message>
        <source>%1; number %2: %3</source>
        <extracomment>a square and its top piece; which piece of its tower is chosen, from the top; that piece</extracomment>
        <translation>%1; номер %2: %3</translation>
    </message>
</context>
<context>
    <name>Silence</name>
    <message>
        <source>Silent partner: no arrows and hints, as your partner sits at the same screen.</source>
        <translation>Мълчалив партньор: няма стрелки и подсказки, защото партньорът ви седи пред същия екран.</translation>
    </message>
</context>
<context>
    <name>SomePiece</name>
    <message>
        <source>a king</source>
        <translation>цар</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>a rook</source>
        <translation>топ</translation>
    </message>
    <message>
        <source>a bishop</source>
        <translation>офицер</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>кон</translation>
    </message>
    <message>
        <source>a pawn</source>
        <translation>пешка</translation>
    </message>
    <message>
        <source>an officer</source>
        <translation>офицер</translation>
    </message>
    <message>
        <source>a bolyar</source>
        <translation>боляр</translation>
    </message>
    <message>
        <source>a boat</source>
        <translation>лодка</translation>
    </message>
    <message>
        <source>a general</source>
        <translation>генерал</translation>
    </message>
    <message>
        <source>a minister</source>
        <translation>министър</translation>
    </message>
    <message>
        <source>a high priest</source>
        <translation>жрец</translation>
    </message>
    <message>
        <source>an elephant</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>a war machine</source>
        <translation>таран</translation>
    </message>
    <message>
        <source>a soldier</source>
        <translation>войник</translation>
    </message>
    <message>
        <source>a volkhv</source>
        <translation>влъхва</translation>
    </message>
    <message>
        <source>a prince</source>
        <translation>княз</translation>
    </message>
    <message>
        <source>a ratoborets</source>
        <translation>ратоборец</translation>
    </message>
    <message>
        <source>an archer</source>
        <translation>стрелец</translation>
    </message>
    <message>
        <source>a rider</source>
        <translation>конник</translation>
    </message>
    <message>
        <source>a ratnik</source>
        <translation>ратник</translation>
    </message>
    <message>
        <source>Helgi</source>
        <translation>Хелги</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two kinds of pieces, or several and one</extracomment>
        <translation>%1 и %2</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Вземания</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Шахове</translation>
    </message>
    <message>
        <source>Checks from both sides</source>
        <translation>Шахове от двете страни</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Рокада</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>Превръщания</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <translation>Невъзможни ходове</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ред</translation>
    </message>
    <message>
        <source>Time trouble</source>
        <translation>Цайтнот</translation>
    </message>
    <message>
        <source>Fallen flags</source>
        <translation>Паднали флагчета</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>Предложения за реми</translation>
    </message>
    <message>
        <source>Eliminations</source>
        <translation>Отпадане на играчи</translation>
    </message>
    <message>
        <source>End of the placement</source>
        <translation>Край на поставянето</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Край на партията</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%1. %2.</source>
        <extracomment>a variant, and whose turn it is</extracomment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Enter shows the cursor, arrows move it, Enter or Space picks up a piece and puts it down.</source>
        <translation>Enter показва курсора, стрелките го местят, Enter или интервал взема фигура и я поставя.</translation>
    </message>
    <message>
        <source>From %1 up: %2.</source>
        <translation>От %1 нагоре: %2.</translation>
    </message>
    <message>
        <source>From %1 down: %2.</source>
        <translation>От %1 надолу: %2.</translation>
    </message>
    <message>
        <source>From %1 to the left: %2.</source>
        <translation>От %1 наляво: %2.</translation>
    </message>
    <message>
        <source>From %1 to the right: %2.</source>
        <translation>От %1 надясно: %2.</translation>
    </message>
    <message>
        <source>%1, en passant the %2 on %3</source>
        <extracomment>a square, and a pawn that is captured en passant, with its own square</extracomment>
        <translation>%1, ан пасан: %2 на %3</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>стена</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>край</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>порта</translation>
    </message>
    <message>
        <source>edge, goes on at %1</source>
        <translation>край, продължава от %1</translation>
    </message>
    <message>
        <source>Not to move now; it reaches these squares.</source>
        <translation>Сега не е на ход тази страна; фигурата стига до тези полета.</translation>
    </message>
    <message>
        <source>Moves: %1.</source>
        <translation>Ходове: %1.</translation>
    </message>
    <message>
        <source>Captures: %1.</source>
        <translation>Вземания: %1.</translation>
    </message>
    <message>
        <source>Castling: %1.</source>
        <translation>Рокада: %1.</translation>
    </message>
    <message>
        <source>It has no legal move.</source>
        <translation>Няма възможен ход.</translation>
    </message>
    <message>
        <source>Not to move now; it reaches no square.</source>
        <translation>Сега не е на ход тази страна; фигурата не стига до никое поле.</translation>
    </message>
    <message>
        <source>back at %1</source>
        <translation>отново %1</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>рокада</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a number and what it chooses: &quot;1 queen&quot;
----------
a file and a rank: &quot;Eva 4&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Choose: %1.</source>
        <translation>Изберете: %1.</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Bella</source>
        <translation>Бела</translation>
    </message>
    <message>
        <source>Cesar</source>
        <translation>Цезар</translation>
    </message>
    <message>
        <source>David</source>
        <translation>Давид</translation>
    </message>
    <message>
        <source>Eva</source>
        <translation>Ева</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Феликс</translation>
    </message>
    <message>
        <source>Gustav</source>
        <translation>Густав</translation>
    </message>
    <message>
        <source>Hector</source>
        <translation>Хектор</translation>
    </message>
    <message>
        <source>Ida</source>
        <translation>Ида</translation>
    </message>
    <message>
        <source>Julius</source>
        <translation>Йозеф</translation>
    </message>
    <message>
        <source>Konrad</source>
        <translation>Конрад</translation>
    </message>
    <message>
        <source>Ludwig</source>
        <translation>Лудвиг</translation>
    </message>
    <message>
        <source>Martin</source>
        <translation>Мартин</translation>
    </message>
    <message>
        <source>Nora</source>
        <translation>Нора</translation>
    </message>
    <message>
        <source>Oscar</source>
        <translation>Оскар</translation>
    </message>
    <message>
        <source>Paula</source>
        <translation>Паула</translation>
    </message>
    <message>
        <source>Zeno</source>
        <translation>Зенон</translation>
    </message>
    <message>
        <source>white %1</source>
        <translation>%1 на белите</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>%1 на черните</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>%1 на червените</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>%1 на сините</translation>
    </message>
    <message>
        <source>attacked by one</source>
        <translation>под удара на една фигура</translation>
    </message>
    <message>
        <source>attacked by two</source>
        <translation>под удара на две фигури</translation>
    </message>
    <message>
        <source>attacked by three</source>
        <translation>под удара на три фигури</translation>
    </message>
    <message>
        <source>attacked by four</source>
        <translation>под удара на четири фигури</translation>
    </message>
    <message>
        <source>attacked by five</source>
        <translation>под удара на пет фигури</translation>
    </message>
    <message>
        <source>defended by one</source>
        <translation>под защитата на една фигура</translation>
    </message>
    <message>
        <source>defended by two</source>
        <translation>под защитата на две фигури</translation>
    </message>
    <message>
        <source>defended by three</source>
        <translation>под защитата на три фигури</translation>
    </message>
    <message>
        <source>defended by four</source>
        <translation>под защитата на четири фигури</translation>
    </message>
    <message>
        <source>defended by five</source>
        <translation>под защитата на пет фигури</translation>
    </message>
    <message>
        <source>wall above</source>
        <translation>стена отгоре</translation>
    </message>
    <message>
        <source>gate above</source>
        <translation>порта отгоре</translation>
    </message>
    <message>
        <source>edge above</source>
        <translation>край на дъската отгоре</translation>
    </message>
    <message>
        <source>edge: above it is %1</source>
        <translation>край: над него е %1</translation>
    </message>
    <message>
        <source>wall below</source>
        <translation>стена отдолу</translation>
    </message>
    <message>
        <source>gate below</source>
        <translation>порта отдолу</translation>
    </message>
    <message>
        <source>edge below</source>
        <translation>край на дъската отдолу</translation>
    </message>
    <message>
        <source>edge: below it is %1</source>
        <translation>край: под него е %1</translation>
    </message>
    <message>
        <source>wall on the left</source>
        <translation>стена отляво</translation>
    </message>
    <message>
        <source>gate on the left</source>
        <translation>порта отляво</translation>
    </message>
    <message>
        <source>edge on the left</source>
        <translation>край на дъската отляво</translation>
    </message>
    <message>
        <source>edge: left of it is %1</source>
        <translation>край: отляво на него е %1</translation>
    </message>
    <message>
        <source>wall on the right</source>
        <translation>стена отдясно</translation>
    </message>
    <message>
        <source>gate on the right</source>
        <translation>порта отдясно</translation>
    </message>
    <message>
        <source>edge on the right</source>
        <translation>край на дъската отдясно</translation>
    </message>
    <message>
        <source>edge: right of it is %1</source>
        <translation>край: отдясно на него е %1</translation>
    </message>
    <message>
        <source>end of a wall at the upper left corner</source>
        <translation>край на стена при горния ляв ъгъл</translation>
    </message>
    <message>
        <source>end of a wall at the upper right corner</source>
        <translation>край на стена при горния десен ъгъл</translation>
    </message>
    <message>
        <source>end of a wall at the lower left corner</source>
        <translation>край на стена при долния ляв ъгъл</translation>
    </message>
    <message>
        <source>end of a wall at the lower right corner</source>
        <translation>край на стена при долния десен ъгъл</translation>
    </message>
    <message numerus="yes">
        <source>attacked by %n pieces</source>
        <translation>
            <numerusform>под удара на %n фигура</numerusform>
            <numerusform>под удара на %n фигури</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defended by %n pieces</source>
        <translation>
            <numerusform>под защитата на %n фигура</numerusform>
            <numerusform>под защитата на %n фигури</numerusform>
        </translation>
    </message>
    <message>
        <source>in check from both sides</source>
        <translation>в шах от двете страни</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>в шах</translation>
    </message>
    <message>
        <source>castling leads here</source>
        <translation>тук води рокада</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>може да се вземе</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>дотук може да се стигне</translation>
    </message>
    <message>
        <source>corner square, joined to %1 alone</source>
        <translation>ъглово поле, свързано само с %1</translation>
    </message>
    <message>
        <source>joined to the corner square %1</source>
        <translation>свързано с ъгловото поле %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>празно</translation>
    </message>
    <message>
        <source>captures a queen</source>
        <translation>взема дама</translation>
    </message>
    <message>
        <source>captures a rook</source>
        <translation>взема топ</translation>
    </message>
    <message>
        <source>captures a bishop</source>
        <translation>взема офицер</translation>
    </message>
    <message>
        <source>captures a knight</source>
        <translation>взема кон</translation>
    </message>
    <message>
        <source>captures a pawn</source>
        <translation>взема пешка</translation>
    </message>
    <message>
        <source>captures an officer</source>
        <translation>взема офицер</translation>
    </message>
    <message>
        <source>captures a bolyar</source>
        <translation>взема боляр</translation>
    </message>
    <message>
        <source>captures a boat</source>
        <translation>взема лодка</translation>
    </message>
    <message>
        <source>captures a general</source>
        <translation>взема генерал</translation>
    </message>
    <message>
        <source>captures a minister</source>
        <translation>взема министър</translation>
    </message>
    <message>
        <source>captures a high priest</source>
        <translation>взема жрец</translation>
    </message>
    <message>
        <source>captures an elephant</source>
        <translation>взема слон</translation>
    </message>
    <message>
        <source>captures a war machine</source>
        <translation>взема таран</translation>
    </message>
    <message>
        <source>captures a soldier</source>
        <translation>взема войник</translation>
    </message>
    <message>
        <source>becomes a queen</source>
        <translation>става дама</translation>
    </message>
    <message>
        <source>becomes a rook</source>
        <translation>става топ</translation>
    </message>
    <message>
        <source>becomes a bishop</source>
        <translation>става офицер</translation>
    </message>
    <message>
        <source>becomes a knight</source>
        <translation>става кон</translation>
    </message>
    <message>
        <source>becomes a bolyar</source>
        <translation>става боляр</translation>
    </message>
    <message>
        <source>becomes a general</source>
        <translation>става генерал</translation>
    </message>
    <message>
        <source>becomes a minister</source>
        <translation>става министър</translation>
    </message>
    <message>
        <source>becomes a high priest</source>
        <translation>става жрец</translation>
    </message>
    <message>
        <source>becomes an elephant</source>
        <translation>става слон</translation>
    </message>
    <message>
        <source>becomes a war machine</source>
        <translation>става таран</translation>
    </message>
    <message>
        <source>becomes a soldier</source>
        <translation>става войник</translation>
    </message>
    <message>
        <source>check to White</source>
        <translation>шах на белите</translation>
    </message>
    <message>
        <source>check to Black</source>
        <translation>шах на черните</translation>
    </message>
    <message>
        <source>check to Red</source>
        <translation>шах на червените</translation>
    </message>
    <message>
        <source>check to Blue</source>
        <translation>шах на сините</translation>
    </message>
    <message>
        <source>%1: from the reserve, %2 to %3</source>
        <extracomment>a side, a piece and a square</extracomment>
        <translation>%1: от резерва %2 на %3</translation>
    </message>
    <message>
        <source>%1: castling, king from %2 to %3</source>
        <extracomment>a side and two squares</extracomment>
        <translation>%1: рокада, цар от %2 на %3</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <extracomment>a side, a piece and two squares</extracomment>
        <translation>%1: %2 от %3 на %4</translation>
    </message>
    <message>
        <source>captures a pawn en passant</source>
        <translation>взема пешка ан пасан</translation>
    </message>
    <message>
        <source>a new %1 on %2</source>
        <translation>нова фигура на %2: %1</translation>
    </message>
    <message>
        <source>check</source>
        <translation>шах</translation>
    </message>
    <message>
        <source>check from both sides</source>
        <translation>шах от двете страни</translation>
    </message>
    <message>
        <source>tower of %1, from the top: %2</source>
        <extracomment>the height of a tower, and its pieces</extracomment>
        <translation>кула с височина %1, отгоре надолу: %2</translation>
    </message>
    <message>
        <source>captures a prince</source>
        <translation>взема княз</translation>
    </message>
    <message>
        <source>captures a ratoborets</source>
        <translation>взема ратоборец</translation>
    </message>
    <message>
        <source>captures an archer</source>
        <translation>взема стрелец</translation>
    </message>
    <message>
        <source>captures a rider</source>
        <translation>взема конник</translation>
    </message>
    <message>
        <source>captures a ratnik</source>
        <translation>взема ратник</translation>
    </message>
    <message>
        <source>captures Helgi</source>
        <translation>взема Хелги</translation>
    </message>
    <message>
        <source>becomes a prince</source>
        <translation>става княз</translation>
    </message>
    <message>
        <source>becomes a ratoborets</source>
        <translation>става ратоборец</translation>
    </message>
    <message>
        <source>becomes an archer</source>
        <translation>става стрелец</translation>
    </message>
    <message>
        <source>becomes a rider</source>
        <translation>става конник</translation>
    </message>
    <message>
        <source>becomes Helgi</source>
        <translation>става Хелги</translation>
    </message>
    <message>
        <source>the whole tower of %1</source>
        <translation>цялата кула, височина %1</translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <extracomment>how many pieces of a tower moved, and its height</extracomment>
        <translation>фигури: %1 от %2</translation>
    </message>
    <message>
        <source>your pieces can be put on it</source>
        <translation>тук могат да се поставят ваши фигури</translation>
    </message>
    <message>
        <source>%1: castling, the king stays on %2</source>
        <extracomment>a side and a square</extracomment>
        <translation>%1: рокада, царят остава на %2</translation>
    </message>
</context>
<context>
    <name>Square</name>
    <message>
        <source>%1: white %2</source>
        <translation>%1: %2 на белите</translation>
    </message>
    <message>
        <source>%1: black %2</source>
        <translation>%1: %2 на черните</translation>
    </message>
    <message>
        <source>%1: red %2</source>
        <translation>%1: %2 на червените</translation>
    </message>
    <message>
        <source>%1: blue %2</source>
        <translation>%1: %2 на сините</translation>
    </message>
    <message>
        <source>%1, tower of %2</source>
        <extracomment>a square with a piece on top of a tower, and its height</extracomment>
        <translation>%1, кула с височина %2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>won</source>
        <translation>победи</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ремита</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>загуби</translation>
    </message>
</context>
<context>
    <name>Taken</name>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>%n дама</numerusform>
            <numerusform>%n дами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n генерал</numerusform>
            <numerusform>%n генерала</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rooks</source>
        <translation>
            <numerusform>%n топ</numerusform>
            <numerusform>%n топа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishops</source>
        <translation>
            <numerusform>%n офицер</numerusform>
            <numerusform>%n офицера</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n officers</source>
        <translation>
            <numerusform>%n офицер</numerusform>
            <numerusform>%n офицера</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knights</source>
        <translation>
            <numerusform>%n кон</numerusform>
            <numerusform>%n коня</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns</source>
        <translation>
            <numerusform>%n пешка</numerusform>
            <numerusform>%n пешки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bolyars</source>
        <translation>
            <numerusform>%n боляр</numerusform>
            <numerusform>%n боляра</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boats</source>
        <translation>
            <numerusform>%n лодка</numerusform>
            <numerusform>%n лодки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elephants</source>
        <translation>
            <numerusform>%n слон</numerusform>
            <numerusform>%n слона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ministers</source>
        <translation>
            <numerusform>%n министър</numerusform>
            <numerusform>%n министъра</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n high priests</source>
        <translation>
            <numerusform>%n жрец</numerusform>
            <numerusform>%n жреца</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war machines</source>
        <translation>
            <numerusform>%n таран</numerusform>
            <numerusform>%n тарана</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldiers</source>
        <translation>
            <numerusform>%n войник</numerusform>
            <numerusform>%n войника</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нищо</translation>
    </message>
    <message>
        <source>Material is even.</source>
        <translation>Материалът е равен.</translation>
    </message>
    <message>
        <source>%1 is ahead by %2.</source>
        <extracomment>a side and a number of pawns</extracomment>
        <translation>Превес от %2: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 are ahead by %3.</source>
        <extracomment>two sides of one team and a number of pawns</extracomment>
        <translation>Превес от %3: %1 и %2.</translation>
    </message>
    <message>
        <source>%1 captured %2.</source>
        <extracomment>a side and what it has captured: &quot;White captured 1 queen, 2 pawns.&quot;</extracomment>
        <translation>%1, взети: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n ratniks</source>
        <translation>
            <numerusform>%n ратник</numerusform>
            <numerusform>%n ратника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n princes</source>
        <translation>
            <numerusform>%n княз</numerusform>
            <numerusform>%n князе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ratoborets</source>
        <translation>
            <numerusform>%n ратоборец</numerusform>
            <numerusform>%n ратоборци</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archers</source>
        <translation>
            <numerusform>%n стрелец</numerusform>
            <numerusform>%n стрелци</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n riders</source>
        <translation>
            <numerusform>%n конник</numerusform>
            <numerusform>%n конника</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <extracomment>a side and its prisoners, which stay on the board under its pieces: &quot;White holds 1 rider, 2 ratniks.&quot;</extracomment>
        <translation>%1, пленници: %2.</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Walnut</source>
        <translation>Орех</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Градински чай</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Пристан</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Плоча</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Крепост</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Пясък</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Нощ</translation>
    </message>
    <message>
        <source>Ebony</source>
        <translation>Абанос</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печат</translation>
    </message>
</context>
<context>
    <name>Thinking</name>
    <message>
        <source>depth %1</source>
        <translation>дълбочина %1</translation>
    </message>
    <message numerus="yes">
        <source>mated in %n</source>
        <translation>
            <numerusform>мат срещу мен в %n ход</numerusform>
            <numerusform>мат срещу мен в %n хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mate in %n</source>
        <translation>
            <numerusform>мат в %n ход</numerusform>
            <numerusform>мат в %n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>instead of the depth: the move is from an opening book</extracomment>
        <translation>книга</translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <extracomment>%1 is a length of time, as in &quot;40 moves in 2 h&quot;</extracomment>
        <translation>
            <numerusform>%n ход за %1</numerusform>
            <numerusform>%n хода за %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 мин %2 с</translation>
    </message>
    <message>
        <source>Increment: %1 after each move; the first move has it already.</source>
        <translation>Добавка: %1 след всеки ход; първият ход вече я има.</translation>
    </message>
    <message>
        <source>The time used for a move is given back, but no more than %1.</source>
        <translation>Изразходваното за хода се връща, но не повече от %1.</translation>
    </message>
    <message>
        <source>At each move the clock waits %1 before it runs.</source>
        <translation>При всеки ход часовникът чака %1, преди да тръгне.</translation>
    </message>
    <message>
        <source>Bronstein %1</source>
        <extracomment>time given back, after D. Bronstein</extracomment>
        <translation>Бронщайн %1</translation>
    </message>
    <message>
        <source>delay %1</source>
        <extracomment>of a clock, before it runs</extracomment>
        <translation>отлагане %1</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Булет</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Блиц</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Ускорен шах</translation>
    </message>
    <message>
        <source>Classical</source>
        <translation>Класически</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>без часовник</translation>
    </message>
    <message>
        <source>hourglass %1</source>
        <translation>пясъчен часовник %1</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation>%1 на ход</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>between periods of a time control: &quot;40 moves in 2 h, then 1 h&quot;</extracomment>
        <translation>, после </translation>
    </message>
    <message>
        <source>No time limit.</source>
        <translation>Времето не е ограничено.</translation>
    </message>
    <message>
        <source>The time that one player uses goes to the opponents.</source>
        <translation>Колкото изразходва единият, толкова получават противниците му.</translation>
    </message>
    <message>
        <source>The time is for each move; what is left of it is lost.</source>
        <translation>Времето е за всеки ход; остатъкът се губи.</translation>
    </message>
    <message>
        <source>What is left after the first moves is kept for the next ones.</source>
        <translation>Остатъкът след първите ходове се запазва за следващите.</translation>
    </message>
    <message>
        <source>The time is for the whole game.</source>
        <translation>Времето е за цялата партия.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a side and what its clock says: &quot;White 4:59&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Torus</name>
    <message>
        <source>Check by the queen on %1 from both sides: one block is not enough.</source>
        <translation>Дамата на %1 дава шах от двете страни: едно преграждане не стига.</translation>
    </message>
    <message>
        <source>Check by the rook on %1 from both sides: one block is not enough.</source>
        <translation>Топът на %1 дава шах от двете страни: едно преграждане не стига.</translation>
    </message>
    <message>
        <source>Check by the bishop on %1 from both sides: one block is not enough.</source>
        <translation>Офицерът на %1 дава шах от двете страни: едно преграждане не стига.</translation>
    </message>
    <message>
        <source>On an empty board each of these lines comes back to %1.</source>
        <translation>На празна дъска всяка от тези линии се връща на %1.</translation>
    </message>
    <message>
        <source>Five squares: %1 goes on as %2, and %5 lie between %3 and the crossing %4.</source>
        <translation>Пет полета: %1 продължава като %2, а между %3 и кръстовището %4 са %5.</translation>
    </message>
</context>
<context>
    <name>Tower</name>
    <message>
        <source>The white %2 on %1 is free again.</source>
        <translation>Отново на свобода на %1: бял %2.</translation>
    </message>
    <message>
        <source>The black %2 on %1 is free again.</source>
        <translation>Отново на свобода на %1: черен %2.</translation>
    </message>
    <message>
        <source>The whole tower moves.</source>
        <translation>Мести се цялата кула.</translation>
    </message>
    <message>
        <source>%1 of %2 pieces move.</source>
        <extracomment>how many pieces of a tower move together, and its height</extracomment>
        <translation>Местят се фигури: %1 от %2.</translation>
    </message>
    <message>
        <source>%1. Your piece goes on top.</source>
        <extracomment>%1 is a square and what stands there: the selected piece may be put on it</extracomment>
        <translation>%1. Вашата фигура ще застане отгоре.</translation>
    </message>
    <message numerus="yes">
        <source>%1. Your piece goes on top and takes along %n below it.</source>
        <translation>
            <numerusform>%1. Вашата фигура ще застане отгоре и ще вземе със себе си %n фигура под нея.</numerusform>
            <numerusform>%1. Вашата фигура ще застане отгоре и ще вземе със себе си %n фигури под нея.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Your piece takes along %n below it.</source>
        <extracomment>pieces of its tower</extracomment>
        <translation>
            <numerusform>%1. Вашата фигура ще вземе със себе си %n фигура под нея.</numerusform>
            <numerusform>%1. Вашата фигура ще вземе със себе си %n фигури под нея.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 pieces move. Choose with 1 to %3, the wheel or the list.</source>
        <extracomment>of a tower that was just selected: how many pieces move together, its height, and the last number key for it</extracomment>
        <translation>Местят се %1 от %2 фигури. Изберете с 1 до %3, с колелцето или в списъка.</translation>
    </message>
</context>
<context>
    <name>Trainer</name>
    <message>
        <source>Where is %1? Click it.</source>
        <translation>Къде е %1? Щракни го.</translation>
    </message>
    <message>
        <source>What colour is %1?</source>
        <translation>Какъв цвят е полето %1?</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светло</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмно</translation>
    </message>
    <message>
        <source>Where can %1 be after exactly two moves? Click all squares but its own.</source>
        <extracomment>%1: a piece and its square</extracomment>
        <translation>Къде може да е %1 след точно два хода? Щракни всички полета освен неговото.</translation>
    </message>
    <message>
        <source>Light or dark?</source>
        <translation>Светло или тъмно?</translation>
    </message>
    <message>
        <source>Write down the move of the arrow.</source>
        <translation>Запиши хода, който показва стрелката.</translation>
    </message>
    <message>
        <source>Play the move that is written here.</source>
        <translation>Изиграй хода, който е записан тук.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <extracomment>a square as it is said aloud</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Find the square</source>
        <translation>Намери полето</translation>
    </message>
    <message>
        <source>Squares in words</source>
        <translation>Полета с думи</translation>
    </message>
    <message>
        <source>Reading moves</source>
        <translation>Четене на ходове</translation>
    </message>
    <message>
        <source>Two moves ahead</source>
        <translation>Два хода напред</translation>
    </message>
    <message>
        <source>Ten names. Click the square of each.</source>
        <translation>Десет имена. Щракни полето на всяко.</translation>
    </message>
    <message>
        <source>Ten names as people say them. Click the square of each.</source>
        <translation>Десет имена, както се изговарят. Щракни полето на всяко.</translation>
    </message>
    <message>
        <source>Ten names. Which colour is the square?</source>
        <translation>Десет имена. Какъв цвят е полето?</translation>
    </message>
    <message>
        <source>Play the move that is written, or write the move that is played.</source>
        <translation>Изиграй записания ход или запиши изиграния.</translation>
    </message>
    <message>
        <source>Where can a piece be after two moves?</source>
        <translation>Къде може да бъде фигурата след два хода?</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>%1: find something better than %2. Play it on the board.</source>
        <extracomment>%1: a player, as &quot;White&quot;; %2: the move that was played</extracomment>
        <translation>%1: намерете нещо по-добро от %2. Изиграйте го на дъската.</translation>
    </message>
    <message>
        <source>Yes! %1 is the best move.</source>
        <translation>Да! %1 е най-добрият ход.</translation>
    </message>
    <message>
        <source>Yes! %1 is as good as the best move.</source>
        <translation>Да! %1 не отстъпва на най-добрия ход.</translation>
    </message>
    <message>
        <source>Yes! %1 is a good move too.</source>
        <translation>Да! %1 също е добър ход.</translation>
    </message>
    <message>
        <source>The best variation: %1</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Най-добрият вариант: %1</translation>
    </message>
    <message>
        <source>The best move is %1.</source>
        <extracomment>%1: a move</extracomment>
        <translation>Най-добрият ход е %1.</translation>
    </message>
    <message>
        <source>What follows: %1</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Какво следва: %1</translation>
    </message>
    <message>
        <source>This move was played.</source>
        <translation>Точно този ход беше изигран.</translation>
    </message>
    <message>
        <source>There is something better: take it back and try again.</source>
        <translation>Има по-добър ход: върнете този и опитайте отново.</translation>
    </message>
    <message>
        <source>The engine looks at %1.</source>
        <extracomment>%1: a move</extracomment>
        <translation>Двигателят разглежда %1.</translation>
    </message>
    <message>
        <source>The engine cannot think: %1.</source>
        <translation>Двигателят не може да мисли: %1.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>White to move</source>
        <translation>Белите са на ход</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Черните са на ход</translation>
    </message>
    <message>
        <source>White to move (with Red)</source>
        <translation>Белите са на ход (заедно с червените)</translation>
    </message>
    <message>
        <source>Black to move (with Blue)</source>
        <translation>Черните са на ход (заедно със сините)</translation>
    </message>
    <message>
        <source>Red to move (with White)</source>
        <translation>Червените са на ход (заедно с белите)</translation>
    </message>
    <message>
        <source>Blue to move (with Black)</source>
        <translation>Сините са на ход (заедно с черните)</translation>
    </message>
    <message>
        <source>White places a reserve piece (with Red)</source>
        <translation>Белите поставят резервна фигура (заедно с червените)</translation>
    </message>
    <message>
        <source>Black places a reserve piece (with Blue)</source>
        <translation>Черните поставят резервна фигура (заедно със сините)</translation>
    </message>
    <message>
        <source>Red places a reserve piece (with White)</source>
        <translation>Червените поставят резервна фигура (заедно с белите)</translation>
    </message>
    <message>
        <source>Blue places a reserve piece (with Black)</source>
        <translation>Сините поставят резервна фигура (заедно с черните)</translation>
    </message>
    <message>
        <source>White is checkmated and eliminated.</source>
        <translation>Белите са матирани и отпадат.</translation>
    </message>
    <message>
        <source>Black is checkmated and eliminated.</source>
        <translation>Черните са матирани и отпадат.</translation>
    </message>
    <message>
        <source>Red is checkmated and eliminated.</source>
        <translation>Червените са матирани и отпадат.</translation>
    </message>
    <message>
        <source>Blue is checkmated and eliminated.</source>
        <translation>Сините са матирани и отпадат.</translation>
    </message>
    <message>
        <source>White has resigned and is eliminated.</source>
        <translation>Белите се предадоха и отпадат.</translation>
    </message>
    <message>
        <source>Black has resigned and is eliminated.</source>
        <translation>Черните се предадоха и отпадат.</translation>
    </message>
    <message>
        <source>Red has resigned and is eliminated.</source>
        <translation>Червените се предадоха и отпадат.</translation>
    </message>
    <message>
        <source>Blue has resigned and is eliminated.</source>
        <translation>Сините се предадоха и отпадат.</translation>
    </message>
    <message>
        <source>White has no legal move and passes.</source>
        <translation>Белите нямат ход и пасуват.</translation>
    </message>
    <message>
        <source>Black has no legal move and passes.</source>
        <translation>Черните нямат ход и пасуват.</translation>
    </message>
    <message>
        <source>Red has no legal move and passes.</source>
        <translation>Червените нямат ход и пасуват.</translation>
    </message>
    <message>
        <source>Blue has no legal move and passes.</source>
        <translation>Сините нямат ход и пасуват.</translation>
    </message>
    <message>
        <source>Threefold repetition: you may claim a draw.</source>
        <translation>Трикратно повторение на позицията: може да искате реми.</translation>
    </message>
    <message>
        <source>50-move rule: you may claim a draw.</source>
        <translation>Правило за 50 хода (без вземане и без ход с пешка): може да искате реми.</translation>
    </message>
    <message>
        <source>White to move, in check</source>
        <translation>Белите са на ход, шах</translation>
    </message>
    <message>
        <source>Black to move, in check</source>
        <translation>Черните са на ход, шах</translation>
    </message>
    <message>
        <source>White to move (with Red), in check</source>
        <translation>Белите са на ход (заедно с червените), шах</translation>
    </message>
    <message>
        <source>Black to move (with Blue), in check</source>
        <translation>Черните са на ход (заедно със сините), шах</translation>
    </message>
    <message>
        <source>Red to move (with White), in check</source>
        <translation>Червените са на ход (заедно с белите), шах</translation>
    </message>
    <message>
        <source>Blue to move (with Black), in check</source>
        <translation>Сините са на ход (заедно с черните), шах</translation>
    </message>
    <message>
        <source>The %1 becomes a %2.</source>
        <extracomment>kinds of pieces: &quot;The rook becomes a bolyar.&quot;</extracomment>
        <translation>Превръщане: %1 – %2.</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <extracomment>beside a piece that comes to the board for the arrival of another one: &quot;Bonus: boat&quot;</extracomment>
        <translation>Бонус: %1</translation>
    </message>
    <message>
        <source>Bonus: %1 on %2.</source>
        <extracomment>a kind of piece and squares: &quot;Bonus: boat on z0, j0.&quot;</extracomment>
        <translation>Бонус: %1 на %2.</translation>
    </message>
    <message>
        <source>White has no time left and is eliminated.</source>
        <translation>Времето на белите изтече и те отпадат.</translation>
    </message>
    <message>
        <source>Black has no time left and is eliminated.</source>
        <translation>Времето на черните изтече и те отпадат.</translation>
    </message>
    <message>
        <source>Red has no time left and is eliminated.</source>
        <translation>Времето на червените изтече и те отпадат.</translation>
    </message>
    <message>
        <source>Blue has no time left and is eliminated.</source>
        <translation>Времето на сините изтече и те отпадат.</translation>
    </message>
    <message>
        <source>White has made an illegal move and is eliminated.</source>
        <translation>Белите направиха невъзможен ход и отпадат.</translation>
    </message>
    <message>
        <source>Black has made an illegal move and is eliminated.</source>
        <translation>Черните направиха невъзможен ход и отпадат.</translation>
    </message>
    <message>
        <source>Red has made an illegal move and is eliminated.</source>
        <translation>Червените направиха невъзможен ход и отпадат.</translation>
    </message>
    <message>
        <source>Blue has made an illegal move and is eliminated.</source>
        <translation>Сините направиха невъзможен ход и отпадат.</translation>
    </message>
    <message>
        <source>Red to move</source>
        <translation>Красните са на ход</translation>
    </message>
    <message>
        <source>Blue to move</source>
        <translation>Сините са на ход</translation>
    </message>
    <message>
        <source>Red to move, in check</source>
        <translation>Червените са на ход, шах</translation>
    </message>
    <message>
        <source>Blue to move, in check</source>
        <translation>Сините са на ход, шах</translation>
    </message>
</context>
<context>
    <name>rokada::ui::AnalysisControls</name>
    <message>
        <source>The analysis is switched off.</source>
        <translation>Анализът е изключен.</translation>
    </message>
    <message>
        <source>The engine cannot think: %1.</source>
        <translation>Двигателят не може да мисли: %1.</translation>
    </message>
    <message>
        <source>Not while a game is being played.</source>
        <translation>Не по време на партия.</translation>
    </message>
    <message>
        <source>Not while you look for a better move.</source>
        <translation>Не и докато търсите по-добър ход.</translation>
    </message>
    <message>
        <source>Not before all reserve pieces are placed.</source>
        <translation>Не преди да са поставени всички резервни фигури.</translation>
    </message>
    <message>
        <source>There is no move to be analysed.</source>
        <translation>Няма ходове за анализ.</translation>
    </message>
    <message>
        <source>In check the turn cannot be passed: there is no threat to look for.</source>
        <translation>При шах ходът не може да се пропусне: няма каква заплаха да се търси.</translation>
    </message>
    <message>
        <source>No enemy could move.</source>
        <translation>Никой противник не би имал ход.</translation>
    </message>
    <message>
        <source>No game is on the board.</source>
        <translation>На дъската няма партия.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Мисли...</translation>
    </message>
    <message>
        <source>A threat is not a move of this position.</source>
        <translation>Заплахата не е ход в тази позиция.</translation>
    </message>
    <message>
        <source>No position is analysed.</source>
        <translation>Не се анализира позиция.</translation>
    </message>
    <message>
        <source>This is a record already.</source>
        <translation>Това вече е запис.</translation>
    </message>
    <message>
        <source>%1 does not know this game; Rokada analyses it.</source>
        <extracomment>%1: an external engine</extracomment>
        <translation>%1 не знае тази игра; анализира Rokada.</translation>
    </message>
    <message>
        <source>%1. Rokada goes on.</source>
        <translation>%1. Rokada продължава анализа.</translation>
    </message>
    <message>
        <source>%1 does not know this game.</source>
        <translation>%1 не знае тази игра.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Няма</translation>
    </message>
</context>
<context>
    <name>rokada::ui::AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Варианти</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Variations of the second engine</source>
        <translation>Варианти на втория двигател</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n вариант</numerusform>
            <numerusform>%n варианта</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализиране</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Енджин</translation>
    </message>
    <message>
        <source>Second engine</source>
        <translation>Втори енджин</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ArbiterControls</name>
    <message>
        <source>Touch-move.</source>
        <translation>Пипнато — играно.</translation>
    </message>
    <message>
        <source>The clock is pressed by hand.</source>
        <translation>Играчът сам натиска часовника.</translation>
    </message>
    <message>
        <source>An incorrect claim costs time.</source>
        <translation>Неоснователното искане струва време.</translation>
    </message>
    <message>
        <source>Arbiter: classic code</source>
        <translation>Съдия: класически правилник</translation>
    </message>
    <message>
        <source>Arbiter: modern</source>
        <translation>Съдия: днешните правила</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Autoplay</name>
    <message>
        <source>There are no moves to show.</source>
        <translation>Няма ходове за показване.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BatchReview</name>
    <message>
        <source>The engine cannot think: %1.</source>
        <translation>Двигателят не може да мисли: %1.</translation>
    </message>
    <message>
        <source>Game Review</source>
        <translation>Преглед на партията</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>Партия %1 от %2</translation>
    </message>
    <message>
        <source>Games reviewed: %1. Left as they were: %2.</source>
        <translation>Прегледани партии: %1. Оставени без промяна: %2.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Board3DBox</name>
    <message>
        <source>3D board</source>
        <translation>3D дъска</translation>
    </message>
    <message>
        <source>Drag to turn, with Shift to roll the ring, wheel to zoom; click to move</source>
        <translation>Влачене върти, с Shift превърта пръстена; колелцето мени размера; с щракване се играе</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Извивка</translation>
    </message>
    <message>
        <source>From the flat board through the cylinder to the torus</source>
        <translation>От плоската дъска през цилиндъра до тора</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Стъкло</translation>
    </message>
    <message>
        <source>The far side shines through the near one</source>
        <translation>Далечната страна се вижда през близката</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Плоска</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Тор</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Цилиндър</translation>
    </message>
    <message>
        <source>Again for the lying cylinder</source>
        <translation>Още веднъж: легнал цилиндър</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Board3DPanel</name>
    <message>
        <source>3D Board</source>
        <translation>Обемна дъска</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BoardDisplay</name>
    <message>
        <source>Violet marks its moves on an empty board.</source>
        <translation>Виолетово са отбелязани ходовете на фигурата на празна дъска.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BookMovesModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share in per cent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Games of the engine with itself: won, drawn, lost by the first team</source>
        <translation>Партии на програмата със самата себе си: победи, ремита и загуби на първия отбор</translation>
    </message>
    <message>
        <source>Book Move</source>
        <translation>Ход от книгата</translation>
    </message>
    <message>
        <source>Weight: %1</source>
        <extracomment>how often a move of a book is chosen, as a number</extracomment>
        <translation>Тегло: %1</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>how often a move of a book is chosen, in per cent</extracomment>
        <translation>Дял</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BookMovesPanel</name>
    <message>
        <source>This position is not in the opening book.</source>
        <translation>Тази позиция я няма в дебютната книга.</translation>
    </message>
    <message>
        <source>There is no opening book for this game.</source>
        <translation>За тази игра няма дебютна книга.</translation>
    </message>
    <message>
        <source>Moves of the opening book in this position</source>
        <translation>Ходове от дебютната книга в тази позиция</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BookPage</name>
    <message>
        <source>Opening Book</source>
        <translation>Дебютна книга</translation>
    </message>
    <message>
        <source>Opening books (*.bin *.book);;All files (*)</source>
        <translation>Дебютни книги (*.bin *.book);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>The book that comes with Rokada</source>
        <translation>Книгата, включена в Rokada</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Дебюти</translation>
    </message>
    <message>
        <source>Computers play their openings from books, from level 7 on</source>
        <translation>Компютрите играят дебютите по книги от ниво 7 нагоре</translation>
    </message>
    <message>
        <source>Book for:</source>
        <translation>Книга за игра:</translation>
    </message>
    <message>
        <source>Choose a File...</source>
        <translation>Избор на файл...</translation>
    </message>
    <message>
        <source>A book in Rokada&apos;s format; for chess also one of Polyglot (*.bin)</source>
        <translation>Книга във формата на Rokada; за шахмат също и книга на Polyglot (*.bin)</translation>
    </message>
    <message>
        <source>Use Rokada&apos;s Book</source>
        <translation>Книгата на Rokada</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ChapterRow</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>lessons done, and lessons in all</extracomment>
        <translation>%1 от %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 lessons completed</source>
        <extracomment>the title of a chapter</extracomment>
        <translation>%1, минати уроци: %2 от %3</translation>
    </message>
    <message>
        <source>%1, completed</source>
        <translation>%1, минато</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ClaimDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>На&amp;пред</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Искане за реми</translation>
    </message>
    <message numerus="yes">
        <source>This position has occurred %n times.</source>
        <translation>
            <numerusform>Тази позиция се получи %n път.</numerusform>
            <numerusform>Тази позиция се получи %n пъти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half-moves without a capture or a pawn move: %1.</source>
        <translation>Полуходове без вземане и без ход с пешка: %1.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>П&amp;овторение</translation>
    </message>
    <message>
        <source>The beginning</source>
        <extracomment>single moves are counted</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>След полуход %1</translation>
    </message>
    <message>
        <source>%1: time %2</source>
        <translation>%1: за %2-и път</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ClockChips</name>
    <message>
        <source>No clock</source>
        <translation>Без часовник</translation>
    </message>
    <message>
        <source>Other...</source>
        <extracomment>a clock that is not among the usual ones</extracomment>
        <translation>Други...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ClockChooser</name>
    <message>
        <source>A move is complete when its player has pressed the clock with Space or a click on the player panel.</source>
        <translation>Ходът е завършен, когато играчът натисне часовника: с интервал или с щракване върху табелката си.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часовник</translation>
    </message>
    <message>
        <source>Different for each seat</source>
        <translation>Различно за всяко място</translation>
    </message>
    <message>
        <source>Press the clock after each move</source>
        <translation>Натискане на часовника след всеки ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CloseGuard</name>
    <message>
        <source>Notes</source>
        <translation>Бележки</translation>
    </message>
    <message>
        <source>You have edited this record. The edits are in no file yet.</source>
        <translation>Редактирахте този запис. Редакциите още не са в никой файл.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запис</translation>
    </message>
    <message>
        <source>You have written notes to this game. They are in no file yet.</source>
        <translation>Към тази партия има ваши бележки. Още не са в никой файл.</translation>
    </message>
    <message>
        <source>Without a file they are kept for the next start.</source>
        <translation>Без файл те се пазят до следващото стартиране.</translation>
    </message>
    <message>
        <source>Close &amp;Without Saving</source>
        <translation>Затваряне &amp;без запазване</translation>
    </message>
    <message numerus="yes">
        <source>The changes to %n game(s) that left the board are not saved.</source>
        <translation>
            <numerusform>Промените в %n партия, която вече не е на дъската, не са записани.</numerusform>
            <numerusform>Промените в %n партии, които вече не са на дъската, не са записани.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is saved nowhere: %1</source>
        <translation>Тази партия не е записана никъде: %1</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Записване &amp;като...</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Опитай отново</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>What you do not save now is lost when the window closes.</source>
        <translation>Каквото не запишете сега, ще се загуби при затварянето на прозореца.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CoachControls</name>
    <message>
        <source>Some moments mattered. Analysis, Key Moments: play them better.</source>
        <translation>Имаше важни моменти. Анализ, „Ключови моменти“: изиграйте ги по-добре.</translation>
    </message>
    <message>
        <source>The coach looks on.</source>
        <translation>Треньорът гледа.</translation>
    </message>
    <message>
        <source>The coach is silent.</source>
        <translation>Треньорът мълчи.</translation>
    </message>
    <message>
        <source>Watch out! %1</source>
        <translation>Внимание! %1</translation>
    </message>
    <message>
        <source>There is something much better.</source>
        <translation>Има нещо много по-добро.</translation>
    </message>
    <message>
        <source>Careful! %1 Play it once more if you mean it.</source>
        <translation>Помислете! %1 Ако сте сигурни, изиграйте хода още веднъж.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Обратно към играта</translation>
    </message>
    <message>
        <source>The moments that mattered are shown.</source>
        <translation>Показани са важните моменти.</translation>
    </message>
    <message>
        <source>The coach has seen nothing in this game that could be played much better.</source>
        <translation>В тази партия треньорът не видя нищо, което да се изиграе много по-добре.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CollectionDeeds</name>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Recorded games (*.pgn);;All files (*)</source>
        <translation>Записани партии (*.pgn);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Запазване на копие</translation>
    </message>
    <message>
        <source>Collections of games (*.sqlite);;All files (*)</source>
        <translation>Колекции от партии (*.sqlite);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>The copy is being saved...</source>
        <translation>Копието се запазва...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CollectionTabs</name>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Нова колекция...</translation>
    </message>
    <message>
        <source>&amp;Open Collection...</source>
        <translation>&amp;Отваряне на колекция...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Преименуване...</translation>
    </message>
    <message>
        <source>Remove from the &amp;List</source>
        <translation>Премахване от &amp;списъка</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a collection, and the number of its games</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Колекция</translation>
    </message>
    <message>
        <source>Previous collections</source>
        <translation>Предишни колекции</translation>
    </message>
    <message>
        <source>Further collections</source>
        <translation>Следващи колекции</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>Нова колекция</translation>
    </message>
    <message>
        <source>Open a Collection</source>
        <translation>Отваряне на колекция</translation>
    </message>
    <message>
        <source>Collections of games (*.sqlite);;All files (*)</source>
        <translation>Колекции от партии (*.sqlite);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Преименуване</translation>
    </message>
    <message>
        <source>Name in the list; the file keeps its own:</source>
        <translation>Име в списъка; файлът запазва своето:</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>The collection is no longer in the list. Its file stays: %1</source>
        <translation>Колекцията вече не е в списъка. Файлът ѝ остава: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Collections</name>
    <message>
        <source>My games</source>
        <translation>Моите партии</translation>
    </message>
    <message>
        <source>There are too many collections in the list.</source>
        <translation>В списъка има твърде много колекции.</translation>
    </message>
    <message>
        <source>%1 is no collection of games.</source>
        <translation>%1 не е колекция от партии.</translation>
    </message>
    <message>
        <source>The collection %1 cannot be made or opened.</source>
        <translation>Колекцията %1 не може да бъде създадена или отворена.</translation>
    </message>
    <message>
        <source>Another program is using %1. Try again when it is free.</source>
        <translation>Друга програма използва %1. Опитайте отново, когато се освободи.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CommentEditor</name>
    <message>
        <source>About the game</source>
        <translation>За партията</translation>
    </message>
    <message>
        <source>About this move</source>
        <translation>За този ход</translation>
    </message>
    <message>
        <source>Ctrl+Enter or Tab: accept, Esc: leave it as it was</source>
        <translation>Ctrl+Enter или Tab: приемане, Esc: остава както беше</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ComputerControls</name>
    <message>
        <source>No computer is thinking.</source>
        <translation>Никой компютър не мисли сега.</translation>
    </message>
    <message>
        <source>Hints are for people who are to move.</source>
        <translation>Подсказките са за хора, които са на ход.</translation>
    </message>
    <message>
        <source>The computer cannot think: %1. Continue the game to try again.</source>
        <extracomment>%1: a reason, in the words of the system</extracomment>
        <translation>Компютърът не може да мисли: %1. Продължете партията, за да опитате отново.</translation>
    </message>
    <message>
        <source>Clocks and computers wait until all reserve pieces are placed.</source>
        <translation>Часовниците и компютрите чакат, докато бъдат поставени всички резервни фигури.</translation>
    </message>
    <message>
        <source>The game is paused. Press P to continue.</source>
        <translation>Партията е на пауза. Продължение: клавиш P.</translation>
    </message>
    <message>
        <source>%1 is slow to answer. Wait, ask for its move by Move Now, or pause the game.</source>
        <extracomment>%1: the name of an engine</extracomment>
        <translation>%1 се бави с отговора. Почакайте, поискайте хода с „Незабавен ход“ или спрете играта на пауза.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CoursePage</name>
    <message>
        <source>Learn</source>
        <translation>Учене</translation>
    </message>
    <message>
        <source>What to learn with</source>
        <translation>Начин на учене</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроци</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Variant to learn</source>
        <translation>Вариант за учене</translation>
    </message>
    <message>
        <source>Previous variants</source>
        <translation>Предишни варианти</translation>
    </message>
    <message>
        <source>Further variants</source>
        <translation>Следващи варианти</translation>
    </message>
</context>
<context>
    <name>rokada::ui::DiagramDialog</name>
    <message>
        <source>&amp;Marks: last move, checks, arrows</source>
        <translation>&amp;Отметки: последен ход, шахове, стрелки</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Запис като...</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Диаграма</translation>
    </message>
    <message>
        <source> px</source>
        <extracomment>pixels</extracomment>
        <translation> пкс</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Няма</translation>
    </message>
    <message>
        <source>Outside the board</source>
        <translation>Извън дъската</translation>
    </message>
    <message>
        <source>Inside the board</source>
        <translation>Вътре в дъската</translation>
    </message>
    <message>
        <source>On every square</source>
        <translation>На всяко поле</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Както на дъската</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>За печат</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Ширина</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>Коор&amp;динати</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Цветове</translation>
    </message>
    <message>
        <source>C&amp;aption</source>
        <translation>&amp;Надпис</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>За&amp;тваряне</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Записано в %1.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Картината е в буфера.</translation>
    </message>
    <message>
        <source>Height: %1 px</source>
        <extracomment>of a picture, in pixels</extracomment>
        <translation>Височина: %1 пкс</translation>
    </message>
    <message>
        <source>The picture is being made...</source>
        <translation>Картината се прави...</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Картина (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Чертеж (*.svg)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Запис като</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EndBanner</name>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>The same game once more</source>
        <translation>Още една такава партия</translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation>&amp;Нова игра...</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>&amp;Смяна на страните</translation>
    </message>
    <message>
        <source>The same game once more, with each player one seat further</source>
        <translation>Същата партия още веднъж, всички се местят с едно място</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Пре&amp;глед</translation>
    </message>
    <message>
        <source>Go through the game from its beginning</source>
        <translation>Преглед на партията отначало</translation>
    </message>
    <message>
        <source>Show what comes next</source>
        <translation>Показване на следващите стъпки</translation>
    </message>
    <message>
        <source>Fold into one line (Esc)</source>
        <translation>Сгъване в един ред (Esc)</translation>
    </message>
    <message>
        <source>Show Re&amp;view</source>
        <translation>Показване на пре&amp;гледа</translation>
    </message>
    <message>
        <source>Show what the review has found</source>
        <translation>Показване на намереното от прегледа</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EndingButton</name>
    <message>
        <source>Win or hold an ending against a computer that makes no mistake</source>
        <translation>Спечелване или удържане на ендшпил срещу компютър, който не греши</translation>
    </message>
    <message>
        <source>Choose an ending</source>
        <translation>Избери ендшпил</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EndingRoom</name>
    <message>
        <source>Next position</source>
        <translation>Следваща позиция</translation>
    </message>
    <message>
        <source>To the courses</source>
        <translation>Към курсовете</translation>
    </message>
    <message>
        <source>One moment: all positions of this ending are being solved.</source>
        <translation>Един момент: решават се всички позиции на този ендшпил.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EngineLogWindow</name>
    <message>
        <source>Engine Log</source>
        <translation>Дневник на двигателите</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>Всички двигатели</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Двигател</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Още нищо не е казано.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затваряне</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EngineOptions</name>
    <message>
        <source>Search options</source>
        <translation>Търсене на настройки</translation>
    </message>
    <message>
        <source>&amp;Reset Options</source>
        <translation>Начални &amp;настройки</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EnginesDialog</name>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Намиране</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>&amp;Добавяне...</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Премахване</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>П&amp;роба отново</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Д&amp;невник</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Двигатели</translation>
    </message>
    <message>
        <source>%1 is no engine that speaks UCI or CECP, or does not answer.</source>
        <translation>%1 не е двигател с протокол UCI или CECP или не отговаря.</translation>
    </message>
    <message>
        <source>Looks for usual engines among the programs of this machine</source>
        <translation>Търси познати двигатели сред програмите на този компютър</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затваряне</translation>
    </message>
    <message>
        <source>Trying %1 (%2 of %3)...</source>
        <extracomment>%1 the file of a program, %2 of %3 programs</extracomment>
        <translation>Пробва се %1 (%2 от %3)...</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Отказ</translation>
    </message>
    <message>
        <source>The test run was cancelled.</source>
        <translation>Пробата е отменена.</translation>
    </message>
    <message>
        <source>No other engine was found. Add one by its file.</source>
        <translation>Не са намерени други двигатели. Добавете двигател чрез файла му.</translation>
    </message>
    <message>
        <source>Program of an Engine</source>
        <translation>Програма на двигател</translation>
    </message>
    <message>
        <source>%1 answers.</source>
        <translation>%1 отговаря.</translation>
    </message>
    <message>
        <source>Programs that play chess and speak UCI or CECP can sit at this table. Find looks for those that are installed.</source>
        <translation>На тази маса могат да седнат програми с протокол UCI или CECP. „Намиране“ търси инсталираните.</translation>
    </message>
    <message>
        <source>%1, speaks %2</source>
        <extracomment>%1 a command, %2 a protocol</extracomment>
        <translation>%1, протокол %2</translation>
    </message>
    <message>
        <source>%1 (%2): plays by the same rules; with other options its rules differ</source>
        <extracomment>%1 a game, %2 rule options and their values, as &quot;Promotion: limited&quot;</extracomment>
        <translation>%1 (%2): играе по същите правила; при други варианти правилата му се различават</translation>
    </message>
    <message>
        <source>%1: plays by the same rules</source>
        <translation>%1: играе по същите правила</translation>
    </message>
    <message>
        <source>%1: plays; its moves are checked one by one</source>
        <translation>%1: играе; всеки ход се проверява</translation>
    </message>
    <message>
        <source>%1: not offered, its rules differ</source>
        <translation>%1: не се предлага, правилата му са други</translation>
    </message>
    <message>
        <source>Not offered, it does not know them: %1</source>
        <extracomment>%1 names of games</extracomment>
        <translation>Не се предлага, не знае тези игри: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Още не е известна</translation>
    </message>
    <message>
        <source>%1: winning (%2)</source>
        <extracomment>%1: the players of a team; %2: the value, as &quot;+0.34&quot;</extracomment>
        <translation>%1: спечелено (%2)</translation>
    </message>
    <message>
        <source>%1: much better (%2)</source>
        <translation>%1: много по-добре (%2)</translation>
    </message>
    <message>
        <source>%1: a little better (%2)</source>
        <translation>%1: малко по-добре (%2)</translation>
    </message>
    <message>
        <source>About equal (%1)</source>
        <translation>Приблизително равно (%1)</translation>
    </message>
</context>
<context>
    <name>rokada::ui::FileControls</name>
    <message>
        <source>Recorded games (*.pgn);;All files (*)</source>
        <translation>Записани партии (*.pgn);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отваряне</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Запис като</translation>
    </message>
    <message>
        <source>There is no game in %1.</source>
        <translation>Във файла %1 няма партии.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Записано в %1.</translation>
    </message>
    <message>
        <source>There is no game and no position on the clipboard.</source>
        <translation>В буфера няма нито партия, нито позиция.</translation>
    </message>
    <message>
        <source>Games on the Clipboard</source>
        <translation>Партии от буфера</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.fen *.txt);;All files (*)</source>
        <translation>Партии и позиции (*.pgn *.fen *.txt);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Nothing was changed in %1.</source>
        <translation>Нищо не е променено във файла %1.</translation>
    </message>
    <message>
        <source>There are no more games in %1.</source>
        <translation>Във файла %1 няма повече партии.</translation>
    </message>
    <message>
        <source>There is no game %1 in %2.</source>
        <translation>Във файла %2 няма партия %1.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>клипборд</translation>
    </message>
    <message numerus="yes">
        <source>Rokada found %n problem(s) in %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>
            <numerusform>Rokada откри %n грешка: %1.</numerusform>
            <numerusform>Rokada откри %n грешки: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Покажи</translation>
    </message>
    <message>
        <source>This game has changes that are not saved.</source>
        <translation>В тази партия има незаписани промени.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::FilterChip</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a filter of a search, and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press Delete to clear this filter.</source>
        <translation>Клавишът Delete премахва този филтър.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::FindingsDialog</name>
    <message>
        <source>Problems in %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Грешки: %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>още %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
</context>
<context>
    <name>rokada::ui::FoundList</name>
    <message>
        <source>Games found</source>
        <translation>Намерени партии</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameDeeds</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n партия е изтрита.</numerusform>
            <numerusform>%n партии са изтрити.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n партия е възстановена.</numerusform>
            <numerusform>%n партии са възстановени.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Експорт</translation>
    </message>
    <message>
        <source>Recorded games (*.pgn);;All files (*)</source>
        <translation>Записани партии (*.pgn);;Всички файлове (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written into %1.</source>
        <translation>
            <numerusform>%n партия е записана в %1.</numerusform>
            <numerusform>%n партии са записани в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now in %1: %2. Already known there: %3.</source>
        <translation>Вече в „%1“: %2. Познати там: %3.</translation>
    </message>
    <message>
        <source>The others could not be read or written.</source>
        <translation>Останалите не можаха да бъдат прочетени или записани.</translation>
    </message>
    <message>
        <source>Looking for records of the same game...</source>
        <translation>Търсене на записи на една и съща партия...</translation>
    </message>
    <message>
        <source>No game is there twice.</source>
        <translation>Нито една партия не се среща два пъти.</translation>
    </message>
    <message>
        <source>Records deleted: %1.</source>
        <translation>Изтрити записи: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameKeeper</name>
    <message>
        <source>The game stands where you left it.</source>
        <translation>Партията стои там, където я оставихте.</translation>
    </message>
    <message>
        <source>A saved game was damaged. It is kept as %1.</source>
        <translation>Запазената партия беше повредена. Тя остава под името %1.</translation>
    </message>
    <message>
        <source>The game could not be saved for the next start: %1</source>
        <translation>Партията не можа да бъде запазена за следващото пускане: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameListModel</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Бели</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Черни</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameNews</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a sentence and the law behind it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The move is made: press the clock.</source>
        <translation>Ходът е направен: натиснете часовника.</translation>
    </message>
    <message>
        <source>%1 - paused</source>
        <extracomment>%1 is &quot;White to move&quot;</extracomment>
        <translation>%1 — пауза</translation>
    </message>
    <message>
        <source>Rokada</source>
        <translation>Rokada</translation>
    </message>
    <message>
        <source>%1 - Rokada</source>
        <extracomment>title of the window, with the name of the game</extracomment>
        <translation>%1 — Rokada</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Viewing a record</source>
        <translation>Преглед на запис</translation>
    </message>
    <message>
        <source>Looking back: %1</source>
        <extracomment>%1 is &quot;White to move&quot;, in a position that has been played already</extracomment>
        <translation>Преглед. %1</translation>
    </message>
    <message>
        <source>Looking for a better move</source>
        <translation>Търси се по-добър ход</translation>
    </message>
    <message>
        <source>A better move is found</source>
        <translation>Намерен е по-добър ход</translation>
    </message>
    <message>
        <source>This is the best move</source>
        <translation>Това е най-добрият ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GamePicker</name>
    <message>
        <source>Games in %1</source>
        <translation>Партии в %1</translation>
    </message>
    <message>
        <source>Search: player, event, date, result</source>
        <translation>Търсене: играч, турнир, дата, резултат</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отваряне</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Кирилица (Windows-1251)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Западноевропейска (Windows-1252)</translation>
    </message>
    <message>
        <source>Text &amp;encoding:</source>
        <translation>&amp;Кодировка на текста:</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GamePreview</name>
    <message>
        <source>round %1</source>
        <translation>кръг %1</translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Изберете партия, за да я видите тук.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected.</source>
        <translation>
            <numerusform>Избрана е %n партия.</numerusform>
            <numerusform>Избрани са %n партии.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one game first.</source>
        <translation>Първо изберете една партия.</translation>
    </message>
    <message>
        <source>Selected game</source>
        <translation>Избрана партия</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отваряне</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Печат...</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Още</translation>
    </message>
    <message>
        <source>More with the selected games</source>
        <translation>Още действия с избраните партии</translation>
    </message>
    <message>
        <source>Position of the selected game</source>
        <translation>Позиция от избраната партия</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameRowDelegate</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>of a tournament</extracomment>
        <translation>кръг %1</translation>
    </message>
    <message>
        <source>hints: %1</source>
        <translation>подсказки: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameSearch</name>
    <message>
        <source>The search was stopped.</source>
        <translation>Търсенето е прекъснато.</translation>
    </message>
    <message>
        <source>Games not indexed yet: %1.</source>
        <extracomment>games of an earlier version, or just edited</extracomment>
        <translation>Още неиндексирани партии: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GamesMenus</name>
    <message>
        <source>Save a &amp;Copy...</source>
        <translation>Запазване на &amp;копие...</translation>
    </message>
    <message>
        <source>Res&amp;tore...</source>
        <translation>&amp;Възстановяване...</translation>
    </message>
    <message>
        <source>Compare &amp;Duplicates...</source>
        <translation>Сравняване на &amp;дубликати...</translation>
    </message>
    <message>
        <source>&amp;Export All Found (%1)...</source>
        <translation>&amp;Експорт на всички намерени (%1)...</translation>
    </message>
    <message>
        <source>Review &amp;All Found (%1)</source>
        <translation>Преглед на вси&amp;чки намерени (%1)</translation>
    </message>
    <message>
        <source>&amp;Statistics of All Found (%1)...</source>
        <translation>Ста&amp;тистика на всички намерени (%1)...</translation>
    </message>
    <message>
        <source>&amp;My Results...</source>
        <translation>&amp;Моите резултати...</translation>
    </message>
    <message>
        <source>Edit &amp;Details...</source>
        <translation>Редактиране на &amp;данни...</translation>
    </message>
    <message>
        <source>&amp;Export (%1)...</source>
        <translation>&amp;Експорт (%1)...</translation>
    </message>
    <message>
        <source>&amp;Review (%1)</source>
        <translation>П&amp;реглед (%1)</translation>
    </message>
    <message>
        <source>&amp;Statistics (%1)...</source>
        <translation>&amp;Статистика (%1)...</translation>
    </message>
    <message>
        <source>De&amp;lete (%1)</source>
        <translation>&amp;Изтриване (%1)</translation>
    </message>
    <message>
        <source>&amp;Copy to</source>
        <translation>&amp;Копиране в</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>&amp;Преместване в</translation>
    </message>
    <message>
        <source>Show in the Ro&amp;ws</source>
        <translation>Показване в &amp;редовете</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GamesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) found.</source>
        <translation>
            <numerusform>Намерена е %n партия.</numerusform>
            <numerusform>Намерени са %n партии.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>Никоя партия не отговаря на това търсене.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Изчистване на търсенето</translation>
    </message>
    <message>
        <source>Your games come here when they are over.</source>
        <translation>Тук идват вашите завършени партии.</translation>
    </message>
    <message>
        <source>This collection has no games yet.</source>
        <translation>В тази колекция още няма партии.</translation>
    </message>
    <message>
        <source>Import games...</source>
        <translation>Импорт на партии...</translation>
    </message>
    <message>
        <source>Another program is using this collection. Its games appear when it is free.</source>
        <translation>Друга програма използва тази колекция. Партиите ѝ ще се появят, когато се освободи.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Импорт...</translation>
    </message>
    <message>
        <source>Import games from a PGN file into this collection</source>
        <translation>Импортиране на партии от файл PGN в тази колекция</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Още</translation>
    </message>
    <message>
        <source>More with this collection</source>
        <translation>Още действия с тази колекция</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>Importing games</source>
        <translation>Импорт на партии</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Copying the collection</source>
        <translation>Копиране на колекцията</translation>
    </message>
    <message>
        <source>Searching for the position</source>
        <translation>Търсене на позицията</translation>
    </message>
</context>
<context>
    <name>rokada::ui::HelpControls</name>
    <message>
        <source>Rules in Short</source>
        <translation>Правилата накратко</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>About Rokada</source>
        <translation>За Rokada</translation>
    </message>
    <message>
        <source>How the &amp;Pieces Move (F2)</source>
        <translation>&amp;Как се движат фигурите (F2)</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Hinter</name>
    <message>
        <source>Looking for a good move...</source>
        <translation>Търси се добър ход...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LawChooser</name>
    <message>
        <source>A touched piece must move, a touched enemy piece must be captured, and there are no takebacks; Ctrl+J before touching says &quot;I adjust&quot;.</source>
        <translation>С пипната фигура се играе, пипната чужда се взема, ходове не се връщат; Ctrl+J преди пипането значи „поправям“.</translation>
    </message>
    <message>
        <source>Any draw may be claimed, and an incorrect claim costs time.</source>
        <translation>Реми може да се иска винаги, но неоснователното искане струва време.</translation>
    </message>
    <message>
        <source>touch-move</source>
        <translation>пипнато — местено</translation>
    </message>
    <message>
        <source>takebacks allowed</source>
        <translation>ходове може да се връщат</translation>
    </message>
    <message>
        <source>takebacks if the opponent agrees</source>
        <translation>връщане на ходове със съгласието на противника</translation>
    </message>
    <message>
        <source>no takebacks</source>
        <translation>без връщане на ходове</translation>
    </message>
    <message>
        <source>claims are checked</source>
        <translation>исканията се проверяват</translation>
    </message>
    <message>
        <source>Takebacks</source>
        <translation>Връщане на ходове</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>Винаги може</translation>
    </message>
    <message>
        <source>If the opponent agrees</source>
        <translation>Ако противникът е съгласен</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никога</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Пипнато — играно</translation>
    </message>
    <message>
        <source>Claims are checked and cost time</source>
        <translation>Исканията се проверяват и струват време</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LearnControls</name>
    <message>
        <source>The lessons are shown.</source>
        <translation>Показани са уроците.</translation>
    </message>
    <message>
        <source>What was learned could not be kept: %1</source>
        <translation>Наученото не можа да се запази: %1</translation>
    </message>
    <message>
        <source>Play with the coach</source>
        <translation>Партия с треньора</translation>
    </message>
    <message>
        <source>%1: win this position against the strongest computer.</source>
        <extracomment>%1: &quot;White to move&quot;</extracomment>
        <translation>%1: спечелете тази позиция срещу най-силния компютър.</translation>
    </message>
    <message>
        <source>The ending could not be solved: %1</source>
        <translation>Ендшпилът не можа да бъде решен: %1</translation>
    </message>
    <message>
        <source>The learning progress cannot be read: %1</source>
        <translation>Данните за обучението не могат да бъдат прочетени: %1</translation>
    </message>
    <message>
        <source>The learning progress was damaged. The old file is kept as %1.</source>
        <translation>Данните за обучението са повредени. Старият файл е запазен като %1.</translation>
    </message>
    <message>
        <source>New to %1?</source>
        <extracomment>%1: a variant</extracomment>
        <translation>%1: начинаещ?</translation>
    </message>
    <message numerus="yes">
        <source>%n short lesson(s)</source>
        <translation>
            <numerusform>%n кратък урок</numerusform>
            <numerusform>%n кратки урока</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson, %1 of %2</source>
        <translation>Следващ урок, %1 от %2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>Решени: %1 от %2</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Всички задачи</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Всички ендшпили</translation>
    </message>
    <message>
        <source>All trainers</source>
        <translation>Всички тренажори</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следващ урок</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LearnerButton</name>
    <message>
        <source>Learner %1</source>
        <translation>Ученик %1</translation>
    </message>
    <message>
        <source>Who learns: choose, add, rename</source>
        <translation>Кой учи: избор, добавяне, преименуване</translation>
    </message>
    <message>
        <source>Learner: %1</source>
        <translation>Ученик: %1</translation>
    </message>
    <message>
        <source>&amp;Add Learner...</source>
        <translation>&amp;Добавяне на ученик...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Преименуване...</translation>
    </message>
    <message>
        <source>Start &amp;From the Beginning...</source>
        <translation>&amp;Отначало...</translation>
    </message>
    <message>
        <source>&amp;Bring Back What Was Done</source>
        <translation>&amp;Връщане на минатото</translation>
    </message>
    <message>
        <source>Add Learner</source>
        <translation>Нов ученик</translation>
    </message>
    <message>
        <source>Rename Learner</source>
        <translation>Преименуване на ученик</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Име:</translation>
    </message>
    <message>
        <source>Start From the Beginning</source>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>All lessons of %1 count as not done again. It can be brought back in this menu.</source>
        <translation>Всички уроци (%1) отново ще са неминати. Могат да се върнат от същото меню.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonBoard</name>
    <message>
        <source>right</source>
        <translation>вярно</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>отбелязано</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>избрано</translation>
    </message>
    <message>
        <source>star</source>
        <translation>звезда</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>грешно</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Грешно</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonPage</name>
    <message>
        <source>Stars left: %1. Moves left: %2.</source>
        <translation>Остават звезди: %1, ходове: %2.</translation>
    </message>
    <message>
        <source>%1. Moves left: %2.</source>
        <translation>%1. Остават ходове: %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Choose a piece and click its square. Pieces left: %1.</source>
        <translation>Избери фигура и посочи полето ѝ. Остават фигури: %1.</translation>
    </message>
    <message>
        <source>Squares chosen: %1.</source>
        <translation>Избрани полета: %1.</translation>
    </message>
    <message>
        <source>Board of the lesson</source>
        <translation>Дъска на урока</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>To the courses</source>
        <translation>Към уроците</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Всички уроци</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Help in three steps, each says more (F3)</source>
        <translation>Помощ в три стъпки, всяка казва повече (F3)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>%1. Moves made: %2.</source>
        <translation>%1. Направени ходове: %2.</translation>
    </message>
    <message>
        <source>3D board</source>
        <translation>3D дъска</translation>
    </message>
    <message>
        <source>The board as a torus, to be turned with the mouse or the arrow keys</source>
        <translation>Дъската като тор; върти се с мишката или със стрелките</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Стъпка %1 от %2</translation>
    </message>
    <message>
        <source>Back to the courses. Completed steps are kept. (Esc)</source>
        <translation>Назад към уроците. Минатите стъпки се пазят. (Esc)</translation>
    </message>
    <message>
        <source>Take back the last move, piece or square (Ctrl+Z)</source>
        <translation>Отмени последния ход, фигура или поле (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>Begin this step again</source>
        <translation>Започни тази стъпка отначало</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonRow</name>
    <message>
        <source>Completed</source>
        <translation>Минат</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Стъпка %1 от %2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n стъпка</numerusform>
            <numerusform>%n стъпки</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>the title of a lesson, and how far it has been done</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следващ урок</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonRun</name>
    <message>
        <source>Right! Go on.</source>
        <extracomment>a move was right, and the step is not over yet</extracomment>
        <translation>Вярно! Продължи.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Вярно!</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonsPart</name>
    <message>
        <source>%1 of %2 lessons completed</source>
        <translation>Минати уроци: %1 от %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Игра: %1</translation>
    </message>
    <message>
        <source>A game against a computer for beginners</source>
        <translation>Партия срещу компютър за начинаещи</translation>
    </message>
    <message>
        <source>All lessons are done!</source>
        <translation>Всички уроци са минати!</translation>
    </message>
    <message>
        <source>Play, or repeat whatever you like.</source>
        <translation>Играй или повтори каквото искаш.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>%1, lesson %2 of %3</source>
        <extracomment>%1: the title of a chapter</extracomment>
        <translation>%1, урок %2 от %3</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, стъпка %2 от %3</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начало</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LibraryControls</name>
    <message>
        <source>The library cannot be read or written.</source>
        <translation>Библиотеката не може да се чете или записва.</translation>
    </message>
    <message>
        <source>The game could not be put into the library.</source>
        <translation>Партията не можа да се добави в библиотеката.</translation>
    </message>
    <message>
        <source>There are no more games.</source>
        <translation>Няма повече партии.</translation>
    </message>
    <message>
        <source>Open a game of a file or of the library first.</source>
        <translation>Първо отворете партия от файл или от библиотеката.</translation>
    </message>
    <message>
        <source>The collection %1 cannot be read or written.</source>
        <translation>Колекцията %1 не може да бъде прочетена или записана.</translation>
    </message>
    <message>
        <source>The library was damaged. Games saved from it: %1. Games taken from the last copy: %2. The damaged file is kept as %3.</source>
        <translation>Библиотеката беше повредена. Спасени партии: %1. Взети от последното копие: %2. Повреденият файл е запазен като %3.</translation>
    </message>
    <message>
        <source>Games lost: %1.</source>
        <translation>Изгубени партии: %1.</translation>
    </message>
    <message>
        <source>Restore...</source>
        <translation>Възстановяване...</translation>
    </message>
    <message>
        <source>Another program is using the library. Rokada waits until it is free.</source>
        <translation>Друга програма използва библиотеката. Rokada чака, докато се освободи.</translation>
    </message>
    <message>
        <source>Save a Copy...</source>
        <translation>Запазване на копие...</translation>
    </message>
    <message>
        <source>The import of %1 was interrupted. Games that were imported: %2. Import the file again to get the others; no game is imported twice.</source>
        <translation>Внасянето на %1 беше прекъснато. Внесени партии: %2. За да получите останалите, внесете файла отново: никоя партия не се внася два пъти.</translation>
    </message>
    <message>
        <source>The library is shown.</source>
        <translation>Показана е библиотеката.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LibraryModel</name>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>First moves</source>
        <translation>Първи ходове</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Бели</translation>
    </message>
    <message>
        <source>Elo</source>
        <extracomment>a rating</extracomment>
        <translation>Ело</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Черни</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>of a tournament</extracomment>
        <translation>Кръг</translation>
    </message>
    <message>
        <source>ECO</source>
        <extracomment>the code of an opening</extracomment>
        <translation>ECO</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вие</translation>
    </message>
    <message>
        <source>Elo of White</source>
        <translation>Ело на белите</translation>
    </message>
    <message>
        <source>Elo of Black</source>
        <translation>Ело на черните</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестен</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>two players</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::MainWindow</name>
    <message>
        <source>No game is on the board.</source>
        <translation>На дъската няма партия.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchBoards</name>
    <message>
        <source>%1
%2, move %3</source>
        <extracomment>a game of a match: %1 its players, %2 the name of the game, %3 the number of the move</extracomment>
        <translation>%1
%2, ход %3</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchControls</name>
    <message>
        <source>A game of the match could not be put into its collection.</source>
        <translation>Партия от мача не можа да се добави в колекцията.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchDialog</name>
    <message>
        <source>Start replaces the last match; its games can be saved before.</source>
        <translation>Новият мач заменя предишния; партиите му могат да се запазят преди това.</translation>
    </message>
    <message>
        <source>Save Games</source>
        <translation>Запазване на партиите</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>The games are in %1.</source>
        <translation>Партиите са в %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 не може да се запише: %2</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Мачът е на пауза.</translation>
    </message>
    <message>
        <source>The match is being stopped.</source>
        <translation>Мачът се спира.</translation>
    </message>
    <message>
        <source>The match was stopped. It can be continued, also after the program was closed.</source>
        <translation>Мачът е спрян. Може да продължи и след затваряне на програмата.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Мачът приключи.</translation>
    </message>
    <message>
        <source>Games: %1 of %2.</source>
        <translation>Партии: %1 от %2.</translation>
    </message>
    <message>
        <source>Games lost by a crash, silence or an illegal move: %1.</source>
        <translation>Партии, загубени поради срив, мълчание или невъзможен ход: %1.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Старт</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>П&amp;родължаване</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Мач на двигатели</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Изиграни партии</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Спи&amp;ране</translation>
    </message>
    <message>
        <source>&amp;New Match</source>
        <translation>&amp;Нов мач</translation>
    </message>
    <message>
        <source>Sa&amp;ve Games...</source>
        <translation>&amp;Запазване на партиите...</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>За&amp;тваряне</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchPlayerDialog</name>
    <message>
        <source>Another %1</source>
        <translation>Още един играч: %1</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавяне</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Име</translation>
    </message>
    <message>
        <source>Another player has this name.</source>
        <translation>Друг играч вече има това име.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchRunner</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 не може да се запише: %2</translation>
    </message>
    <message>
        <source>An engine of this match is no longer in the list of engines.</source>
        <translation>Един от двигателите на този мач вече не е в списъка на двигателите.</translation>
    </message>
    <message>
        <source>%1 cannot be started, or does not play this game.</source>
        <translation>%1 не се стартира или не играе тази игра.</translation>
    </message>
    <message>
        <source>A match is being played in another window.</source>
        <translation>В друг прозорец се играе мач.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchSetupPage</name>
    <message>
        <source>Games With Openings</source>
        <translation>Партии с дебюти</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>For two players in games with equally many sides</source>
        <translation>За двама играчи в игри с еднакъв брой страни</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Няма</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Изберете игра.</translation>
    </message>
    <message>
        <source>Choose two players or more.</source>
        <translation>Изберете двама или повече играчи.</translation>
    </message>
    <message>
        <source>Choose a file with openings.</source>
        <translation>Изберете файл с дебюти.</translation>
    </message>
    <message>
        <source>The first Elo of the test is less than the second.</source>
        <translation>Първото Elo на теста трябва да е по-малко от второто.</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Играчи</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>И&amp;гри</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Дебюти</translation>
    </message>
    <message>
        <source>P&amp;lies</source>
        <translation>По&amp;луходове</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Време</translation>
    </message>
    <message>
        <source>S&amp;econds a move</source>
        <translation>&amp;Секунди за ход</translation>
    </message>
    <message>
        <source>&amp;Clock: seconds, increment</source>
        <translation>&amp;Часовник: секунди, добавка</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Кръгове</translation>
    </message>
    <message>
        <source>Games at a t&amp;ime</source>
        <translation>Партии &amp;едновременно</translation>
    </message>
    <message>
        <source>&amp;SPRT: Elo from, to</source>
        <translation>SP&amp;RT: Elo от, до</translation>
    </message>
    <message>
        <source>&amp;Into collection</source>
        <translation>В ко&amp;лекция</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>От началната позиция</translation>
    </message>
    <message>
        <source>Random, balanced</source>
        <translation>Случайни, равностойни</translation>
    </message>
    <message>
        <source>From a file of games</source>
        <translation>От файл с партии</translation>
    </message>
    <message>
        <source>For each move</source>
        <translation>За всеки ход</translation>
    </message>
    <message>
        <source>For the game</source>
        <translation>За партията</translation>
    </message>
    <message>
        <source>C&amp;hoose...</source>
        <translation>Из&amp;бор...</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Последователен тест</translation>
    </message>
    <message>
        <source>Elo from</source>
        <translation>Elo от</translation>
    </message>
    <message>
        <source>Elo to</source>
        <translation>Elo до</translation>
    </message>
    <message>
        <source>Increment in seconds</source>
        <translation>Добавка в секунди</translation>
    </message>
    <message>
        <source>Each pair plays so many openings of each game, with each of the sides</source>
        <translation>Всяка двойка играе толкова дебюта във всяка игра, с всяка от страните</translation>
    </message>
    <message>
        <source>&amp;Add With Other Options...</source>
        <translation>Добавяне с други &amp;настройки...</translation>
    </message>
    <message>
        <source>The chosen engine once more, under another name: one engine can play itself</source>
        <translation>Избраният двигател още веднъж, под друго име: двигател може да играе сам със себе си</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Пре&amp;махване</translation>
    </message>
    <message>
        <source>Opening &amp;books</source>
        <translation>Деб&amp;ютни книги</translation>
    </message>
    <message>
        <source>For Rokada from level %1 on</source>
        <translation>За Rokada от ниво %1 нагоре</translation>
    </message>
    <message>
        <source>The books are chosen in Configure Rokada, Openings</source>
        <translation>Книгите се избират в „Настройване на Rokada“, раздел „Дебюти“</translation>
    </message>
    <message>
        <source>No player of Rokada from level %1 on is chosen</source>
        <translation>Не е избран играч на Rokada от ниво %1 нагоре</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchTable</name>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Спечелени</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Загубени</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MaterialTable</name>
    <message>
        <source>Numbers of pieces</source>
        <translation>Брой фигури</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MoveButtons</name>
    <message>
        <source>%1: resign? Press again.</source>
        <translation>%1: предавате ли се? Натиснете още веднъж.</translation>
    </message>
    <message>
        <source>Resign? Press again.</source>
        <extracomment>%1: a player, as &quot;Black&quot;</extracomment>
        <translation>Предавате ли се? Натиснете още веднъж.</translation>
    </message>
    <message>
        <source>Offer a draw? Press again.</source>
        <translation>Предлагате ли реми? Натиснете още веднъж.</translation>
    </message>
    <message>
        <source>No draw was offered: the second press did not come.</source>
        <translation>Реми не е предложено: нямаше второ натискане.</translation>
    </message>
    <message>
        <source>Nobody has resigned: the second press did not come.</source>
        <translation>Никой не се е предал: нямаше второ натискане.</translation>
    </message>
    <message>
        <source>Open in a Window</source>
        <translation>Отваряне в прозорец</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>buttons under the moves</extracomment>
        <translation>Реми</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Предаване</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Връщане</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Съвет</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Още</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MoveListModel</name>
    <message>
        <source>resigns</source>
        <extracomment>in the list of moves: this player has resigned</extracomment>
        <translation>предават се</translation>
    </message>
    <message>
        <source>time</source>
        <extracomment>in the list of moves: this player has lost on time</extracomment>
        <translation>време</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>in the list of moves: this side is checkmated and eliminated</extracomment>
        <translation>вън</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>in the list of moves: this player had no move</extracomment>
        <translation>пас</translation>
    </message>
    <message>
        <source>illegal move</source>
        <extracomment>in the list of moves: this player has lost by illegal moves</extracomment>
        <translation>невъзможен ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MoveStrip</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a number key and the move that it chooses</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Move:</source>
        <translation>&amp;Ход:</translation>
    </message>
    <message>
        <source>last, turn, clock, material, undo, hint, draw, resign</source>
        <translation>последен, ред, часовник, материал, назад, подсказка, реми, предавам се</translation>
    </message>
    <message>
        <source>Move or command</source>
        <translation>Ход или команда</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Затваряне (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>A move, or one of these words: %1</source>
        <translation>Ход или една от тези думи: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MovesPlayedModel</name>
    <message>
        <source>won %1 %, drawn %2 %, lost %3 %</source>
        <translation>победи %1 %, равни %2 %, загуби %3 %</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Elo</source>
        <extracomment>the mean of the players&apos; ratings</extracomment>
        <translation>Ело</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>in which a move was played last</extracomment>
        <translation>Година</translation>
    </message>
</context>
<context>
    <name>rokada::ui::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Игри</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
</context>
<context>
    <name>rokada::ui::NewGamePage</name>
    <message>
        <source>Rules and strictness</source>
        <translation>Правила и строгост</translation>
    </message>
</context>
<context>
    <name>rokada::ui::NotesPage</name>
    <message>
        <source>Notes</source>
        <translation>Бележки</translation>
    </message>
    <message>
        <source>Notes on the game</source>
        <translation>Бележки за партията</translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <translation>Бележки към %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::OpponentChooser</name>
    <message>
        <source>Built in</source>
        <extracomment>of a program that comes with Rokada</extracomment>
        <translation>Вградена</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Противници</translation>
    </message>
    <message>
        <source>Back to the opponents with levels</source>
        <translation>Обратно към противниците с нива</translation>
    </message>
    <message>
        <source>Full strength and engines...</source>
        <translation>Пълна сила и двигатели...</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Двигател</translation>
    </message>
    <message>
        <source>Each move is checked</source>
        <translation>Всеки ход се проверява</translation>
    </message>
    <message>
        <source>Plays by the same rules</source>
        <translation>Играе по същите правила</translation>
    </message>
    <message>
        <source>Manage engines...</source>
        <translation>Управление на двигателите...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PaperControls</name>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Картината е в буфера.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PasteDialog</name>
    <message>
        <source>&amp;Edit...</source>
        <translation>&amp;Промяна...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Поставяне</translation>
    </message>
    <message>
        <source>Undo brings the game back that is on the board now.</source>
        <translation>Отмяната на ход връща партията, която сега е на дъската.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отваряне</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PauseBar</name>
    <message>
        <source>Paused where you left</source>
        <translation>Пауза: партията е там, където я оставихте</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <extracomment>P is the key that does the same</extracomment>
        <translation>Продължаване (P)</translation>
    </message>
    <message>
        <source>Clocks and computers go on</source>
        <translation>Часовниците и компютрите продължават</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PlacementBar</name>
    <message>
        <source>&amp;Usual Places</source>
        <translation>&amp;Обичайни места</translation>
    </message>
    <message>
        <source>&amp;At Random</source>
        <translation>По &amp;жребий</translation>
    </message>
    <message>
        <source>&amp;Suggest</source>
        <translation>П&amp;редложение</translation>
    </message>
    <message>
        <source>&amp;Ready</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>Place the reserve pieces where they usually stand</source>
        <translation>Поставяне на резервните фигури на обичайните им места</translation>
    </message>
    <message>
        <source>Place the reserve pieces at random</source>
        <translation>Поставяне на резервните фигури по случайност</translation>
    </message>
    <message>
        <source>The computer places the reserve pieces</source>
        <translation>Компютърът поставя резервните фигури</translation>
    </message>
    <message>
        <source>Take the reserve pieces back, to place them again</source>
        <translation>Връщане на фигурите в резерва, за да се поставят отново</translation>
    </message>
    <message>
        <source>Your reserve pieces stay where they are, and the next player places</source>
        <translation>Вашите фигури остават на място и поставя следващият играч</translation>
    </message>
    <message>
        <source>Like &amp;Last Time</source>
        <translation>Както &amp;миналия път</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Изчистване</translation>
    </message>
    <message>
        <source>Place the reserve pieces where a person put them last, on this or another seat</source>
        <translation>Поставяне на резервните фигури там, където човек ги е поставил последно, на това или друго място</translation>
    </message>
    <message>
        <source>&amp;Place It</source>
        <translation>&amp;Поставяне</translation>
    </message>
    <message>
        <source>Place the suggested piece</source>
        <translation>Поставяне на предложената фигура</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PlacementChooser</name>
    <message>
        <source>Reserve pieces</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>You place them</source>
        <translation>Поставяте ги вие</translation>
    </message>
    <message>
        <source>In secret</source>
        <translation>Тайно</translation>
    </message>
    <message>
        <source>Usual places</source>
        <extracomment>reserve pieces stand where they usually do</extracomment>
        <translation>Обичайни места</translation>
    </message>
    <message>
        <source>The reserve pieces stand at their usual places.</source>
        <translation>Фигурите от резерва стоят на обичайните си места.</translation>
    </message>
    <message>
        <source>Before the first move you place your reserve pieces in your fortress.</source>
        <translation>Преди първия ход поставяте фигурите от резерва в своята крепост.</translation>
    </message>
    <message>
        <source>Each player places the reserve pieces behind a curtain. When all are placed, the board is uncovered.</source>
        <translation>Всеки играч поставя резерва зад завеса. Когато всички са поставили, дъската се открива.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PlacementControls</name>
    <message>
        <source>I Sit Alone</source>
        <translation>Сам съм</translation>
    </message>
    <message>
        <source>Suggested: %1 on %2. Place it, or place another piece yourself.</source>
        <extracomment>%1 is a piece, %2 the square on which the computer would place it</extracomment>
        <translation>Предложение: %1 на %2. Поставете я или поставете друга фигура сами.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Plate</name>
    <message>
        <source>Your move</source>
        <translation>Ваш ред</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Мисли</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>точност</translation>
    </message>
    <message>
        <source>accuracy %1 %</source>
        <extracomment>%1: a number, as &quot;94&quot;</extracomment>
        <translation>точност %1 %</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PlayerScores</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>How each player has played</source>
        <translation>Как е играл всеки играч</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PositionFields</name>
    <message>
        <source>Anybody</source>
        <extracomment>whose turn it is does not matter</extracomment>
        <translation>Всяка страна</translation>
    </message>
    <message>
        <source>Numbers of pieces are written as 2, 1-3, 2- or 0-1.</source>
        <translation>Броят фигури се записва като 2, 1-3, 2- или 0-1.</translation>
    </message>
    <message>
        <source>The balance is two whole numbers.</source>
        <translation>Балансът е две цели числа.</translation>
    </message>
    <message>
        <source>Not understood as a move: %1</source>
        <translation>Не се разбира като ход: %1</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>На ход</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Numbers of pieces</source>
        <translation>Брой фигури</translation>
    </message>
    <message>
        <source>Balance in pawns</source>
        <extracomment>the pieces of the first team less those of the second, by value</extracomment>
        <translation>Баланс в пешки</translation>
    </message>
    <message>
        <source>Positions in a row</source>
        <extracomment>how many positions in succession are like this</extracomment>
        <translation>Поредни позиции</translation>
    </message>
    <message>
        <source>Bxh7+ Kxh7 ... Ng5+</source>
        <translation>Оxh7+ Цxh7 ... Кg5+</translation>
    </message>
    <message>
        <source>Moves in succession: * is any move, ... any number of moves</source>
        <translation>Поредни ходове: * е всеки ход, ... е произволен брой ходове</translation>
    </message>
    <message>
        <source>Balance in pawns, at least</source>
        <translation>Баланс в пешки, поне</translation>
    </message>
    <message>
        <source>Balance in pawns, at most</source>
        <translation>Баланс в пешки, най-много</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PositionForm</name>
    <message>
        <source>Exact</source>
        <translation>Точно</translation>
    </message>
    <message>
        <source>The whole board is the same.</source>
        <translation>Съвпада цялата дъска.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фигури</translation>
    </message>
    <message>
        <source>These pieces stand on these squares. Other squares do not matter.</source>
        <translation>Тези фигури са на тези полета. Другите полета са без значение.</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Пешки</translation>
    </message>
    <message>
        <source>All pawns are on the same squares. Pieces do not matter.</source>
        <translation>Всички пешки са на същите полета. Фигурите са без значение.</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Материал</translation>
    </message>
    <message>
        <source>Only numbers of pieces, balance and moves matter.</source>
        <translation>От значение са само броят фигури, балансът и ходовете.</translation>
    </message>
    <message>
        <source>Set up pieces, numbers or moves to search for.</source>
        <translation>Задайте фигури, числа или ходове за търсене.</translation>
    </message>
    <message>
        <source>Find a position</source>
        <translation>Търсене на позиция</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Назад към партиите</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>What has to be the same</source>
        <translation>Какво трябва да съвпада</translation>
    </message>
    <message>
        <source>? Any piece</source>
        <translation>? Всяка фигура</translation>
    </message>
    <message>
        <source>Squares that may be anything; on the board also the right mouse button, and the key ?</source>
        <translation>Полета, на които може да има всичко; на дъската и десният бутон на мишката, и клавишът ?</translation>
    </message>
    <message>
        <source>○ Empty</source>
        <translation>○ Празно</translation>
    </message>
    <message>
        <source>Squares that have to be empty where others do not matter; on the board also the key .</source>
        <translation>Полета, които трябва да са празни, когато другите са без значение; на дъската и клавишът .</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Начална позиция</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Изчистване на дъската</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Поставяне</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Търсене</translation>
    </message>
    <message>
        <source>Turn board</source>
        <translation>Завъртане на дъската</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PracticePart</name>
    <message>
        <source>Trainers</source>
        <translation>Тренажори</translation>
    </message>
    <message>
        <source>Win it!</source>
        <translation>Спечели!</translation>
    </message>
    <message>
        <source>Win a won position against the strongest computer.</source>
        <translation>Спечели спечелена позиция срещу най-силния компютър.</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Ендшпили</translation>
    </message>
    <message>
        <source>Win an ending against a computer that makes no mistake. You get a new position each time.</source>
        <translation>Спечели ендшпил срещу компютър, който не греши. Всеки път получаваш нова позиция.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начало</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PreferenceControls</name>
    <message>
        <source>The settings cannot be read: the defaults are used.</source>
        <translation>Настройките не могат да се прочетат: използват се стойностите по подразбиране.</translation>
    </message>
    <message>
        <source>The settings cannot be written: changes are lost when you quit.</source>
        <translation>Настройките не могат да се запишат: промените се губят при изход.</translation>
    </message>
    <message>
        <source>Some settings were damaged and have been reset.</source>
        <translation>Част от настройките бяха повредени и са върнати по подразбиране.</translation>
    </message>
    <message>
        <source>Some settings were damaged and have been reset. The old file is kept as %1.</source>
        <translation>Част от настройките бяха повредени и са върнати по подразбиране. Старият файл е запазен като %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PreferencesDialog</name>
    <message>
        <source>Animation: off</source>
        <translation>Анимация: изключена</translation>
    </message>
    <message>
        <source>Animation: %1 ms</source>
        <translation>Анимация: %1 мс</translation>
    </message>
    <message>
        <source>Configure Rokada</source>
        <translation>Настройване на Rokada</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затваряне</translation>
    </message>
    <message>
        <source>Board and Pieces</source>
        <translation>Дъска и фигури</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Words and Colours</source>
        <translation>Думи и цветове</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Прости</translation>
    </message>
    <message>
        <source>Variant:</source>
        <translation>Игра:</translation>
    </message>
    <message>
        <source>Its board:</source>
        <translation>Нейната дъска:</translation>
    </message>
    <message>
        <source>Pieces in all variants:</source>
        <translation>Фигури във всички игри:</translation>
    </message>
    <message>
        <source>Names of squares:</source>
        <translation>Означения на полетата:</translation>
    </message>
    <message>
        <source>Duration of a move:</source>
        <translation>Продължителност на хода:</translation>
    </message>
    <message>
        <source>Reduce motion: nothing moves by itself</source>
        <translation>По-малко движение: нищо не се движи само</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Език:</translation>
    </message>
    <message>
        <source>Colours of windows:</source>
        <translation>Цветова схема на прозорците:</translation>
    </message>
    <message>
        <source>Notation:</source>
        <translation>Нотация:</translation>
    </message>
    <message>
        <source>&amp;Premoves</source>
        <translation>&amp;Предварителни ходове</translation>
    </message>
    <message>
        <source>While a computer thinks you can enter your next move in advance</source>
        <translation>Докато компютърът мисли, можете предварително да посочите следващия си ход</translation>
    </message>
    <message>
        <source>At least %1 s</source>
        <translation>Поне %1 с</translation>
    </message>
    <message>
        <source>Between moves of computers:</source>
        <translation>Между ходовете на компютрите:</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Фини</translation>
    </message>
    <message>
        <source>Bold, and plain on small squares</source>
        <translation>Плътни, а на малки полета прости</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Плътни</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PremoveControls</name>
    <message>
        <source>The premove is cancelled.</source>
        <translation>Предварителният ход е отменен.</translation>
    </message>
    <message>
        <source>Premove: %1 to %2. It is played when it is your turn; Esc or the right button cancels it.</source>
        <translation>Предварителен ход: от %1 на %2. Ще бъде изигран, щом дойде вашият ред; Esc или десният бутон го отменя.</translation>
    </message>
    <message>
        <source>The premove is illegal now, and is cancelled.</source>
        <translation>Предварителният ход вече е невъзможен и е отменен.</translation>
    </message>
    <message>
        <source>To enter your next move in advance, switch on Premoves in the menu Move.</source>
        <translation>За да посочите следващия си ход предварително, включете „Предварителни ходове“ в менюто „Ход“.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PrintDialog</name>
    <message>
        <source>Position and &amp;moves</source>
        <translation>Позиция и &amp;ходове</translation>
    </message>
    <message>
        <source>&amp;Rules of this variant</source>
        <translation>&amp;Правила на тази игра</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печат</translation>
    </message>
    <message>
        <source>none</source>
        <translation>няма</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>Пе&amp;чат...</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>&amp;Запис като PDF...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>За&amp;тваряне</translation>
    </message>
    <message>
        <source>Moves between &amp;diagrams</source>
        <translation>Ходове между &amp;диаграмите</translation>
    </message>
    <message>
        <source>Saved in %1, pages: %2</source>
        <translation>Записано в %1, страници: %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Запис като PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Изпратено е към принтера.</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Принтерът не може да се използва.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PuzzleRoom</name>
    <message>
        <source>Next puzzle</source>
        <translation>Следваща задача</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Още веднъж</translation>
    </message>
    <message>
        <source>To the courses</source>
        <translation>Към курсовете</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Time is over. You solved %1 puzzles. Your best: %2.</source>
        <translation>Времето изтече. Решени задачи: %1. Най-добър резултат: %2.</translation>
    </message>
    <message>
        <source>Nothing is left to repeat today. Well done!</source>
        <translation>За днес няма какво да се повтаря. Браво!</translation>
    </message>
    <message>
        <source>You have solved all of these. Well done!</source>
        <translation>Реши всички тези задачи. Браво!</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Вярно!</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>&quot;Right! A fork: the knight ...&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Път</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Щурм</translation>
    </message>
    <message>
        <source>With a hint it does not count as solved, and will come back.</source>
        <translation>С подсказка задачата не се брои за решена и ще се върне.</translation>
    </message>
    <message>
        <source>After a mistake it does not count as solved, and will come back.</source>
        <translation>След грешка задачата не се брои за решена и ще се върне.</translation>
    </message>
    <message>
        <source>Level %1 of %2.</source>
        <translation>Ниво %1 от %2.</translation>
    </message>
    <message>
        <source>%1, solved: %2</source>
        <extracomment>in a storm: the time that is left, and how many puzzles are solved</extracomment>
        <translation>%1, решени: %2</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <extracomment>how puzzles are chosen (to review failed ones), and how many are left</extracomment>
        <translation>%1, остават: %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 solved</source>
        <extracomment>how puzzles are chosen (a theme, the path), and how many of them are solved</extracomment>
        <translation>%1, решени %2 от %3</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Повторение</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PuzzlesPart</name>
    <message>
        <source>Solve</source>
        <translation>Решавай</translation>
    </message>
    <message>
        <source>%1 solved</source>
        <translation>Решени: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>Решени: %1 от %2</translation>
    </message>
    <message>
        <source>You have solved all puzzles</source>
        <translation>Всички задачи са решени</translation>
    </message>
    <message>
        <source>Next puzzle, level %1 of %2</source>
        <translation>Следваща задача, ниво %1 от %2</translation>
    </message>
    <message>
        <source>%1 The path goes from easy to hard.</source>
        <translation>%1 Пътят води от лесни към трудни задачи.</translation>
    </message>
    <message>
        <source>Three minutes, many puzzles.</source>
        <translation>Три минути, много задачи.</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Щурм</translation>
    </message>
    <message>
        <source>%1 Best %2.</source>
        <translation>%1 Рекорд: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) that went wrong are due today.</source>
        <translation>
            <numerusform>Днес трябва да се повтори %n сгрешена задача.</numerusform>
            <numerusform>Днес трябва да се повторят %n сгрешени задачи.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles that went wrong come back after some days.</source>
        <translation>Сгрешените задачи се връщат след няколко дни.</translation>
    </message>
    <message>
        <source>Win it!</source>
        <translation>Спечели!</translation>
    </message>
    <message>
        <source>Win a won position against the strongest computer.</source>
        <translation>Спечели спечелена позиция срещу най-силния компютър.</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Теми</translation>
    </message>
    <message>
        <source>Review puzzles</source>
        <translation>Повтори задачи</translation>
    </message>
</context>
<context>
    <name>rokada::ui::QuickMenu</name>
    <message>
        <source>&amp;Two Players Here</source>
        <translation>&amp;Двама на тази дъска</translation>
    </message>
    <message>
        <source>All Players &amp;Here</source>
        <translation>&amp;Всички на тази дъска</translation>
    </message>
    <message>
        <source>Against the &amp;Computer</source>
        <translation>Срещу &amp;компютъра</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Часовник</translation>
    </message>
    <message>
        <source>Without a clock</source>
        <translation>Без часовник</translation>
    </message>
    <message>
        <source>&amp;More...</source>
        <translation>&amp;Още...</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Rail</name>
    <message>
        <source>Navigation</source>
        <translation>Навигация</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>the page with all kinds of chess</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>a new game</extracomment>
        <translation>Нова</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>the game on the board</extracomment>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Учене</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReachKey</name>
    <message>
        <source>moves and captures</source>
        <translation>ходи и взема</translation>
    </message>
    <message>
        <source>moves only</source>
        <translation>само ходи</translation>
    </message>
    <message>
        <source>captures only</source>
        <translation>само взема</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReachLegend</name>
    <message>
        <source>moves and captures</source>
        <translation>ходи и взема</translation>
    </message>
    <message>
        <source>moves only</source>
        <translation>само ходи</translation>
    </message>
    <message>
        <source>captures only</source>
        <translation>само взема</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On %1 it earns a bonus: boats on %2.</source>
        <extracomment>%1 is a square, %2 a list of squares</extracomment>
        <translation>На %1 има бонус: лодки на %2.</translation>
    </message>
    <message>
        <source>On %1 it would earn boats, but %2 are occupied.</source>
        <translation>На %1 се полагат лодки, но %2 са заети.</translation>
    </message>
    <message>
        <source>On %1 it earns a boat on %2; %3 is occupied, no boat there.</source>
        <translation>На %1 има бонус: лодка на %2; %3 е заето, там лодка няма.</translation>
    </message>
    <message>
        <source>%1 So there is no check from %2.</source>
        <extracomment>%1 is a sentence, why; %2 is a square</extracomment>
        <translation>%1 Затова от %2 няма шах.</translation>
    </message>
    <message>
        <source>Tower: castling.</source>
        <translation>Кула: рокада.</translation>
    </message>
    <message>
        <source>Crown: you choose what the piece becomes.</source>
        <translation>Корона: избирате в какво се превръща фигурата.</translation>
    </message>
    <message>
        <source>Violet diamonds and corners: where the piece could go on an empty board.</source>
        <translation>Виолетови ромбове и ъгълчета: къде би отишла фигурата на празна дъска.</translation>
    </message>
    <message>
        <source>on an empty board (right button)</source>
        <translation>на празна дъска (десен бутон)</translation>
    </message>
    <message>
        <source>right button: empty board</source>
        <translation>десен бутон: празна дъска</translation>
    </message>
    <message>
        <source>tower: castling</source>
        <translation>кула: рокада</translation>
    </message>
    <message>
        <source>crown: you choose the piece</source>
        <translation>корона: избирате фигурата</translation>
    </message>
    <message>
        <source>small piece: what it becomes</source>
        <translation>малка фигура: в какво се превръща</translation>
    </message>
    <message>
        <source>struck cross: no check from there</source>
        <translation>задраскан кръст: оттам няма шах</translation>
    </message>
    <message>
        <source>plus: new boat</source>
        <translation>плюс: нова лодка</translation>
    </message>
    <message>
        <source>stroke: no boat, the square is taken</source>
        <translation>черта: полето е заето, няма нова</translation>
    </message>
    <message>
        <source>Small piece in the corner: what the piece becomes there.</source>
        <translation>Малка фигура в ъгъла на полето: в какво се превръща фигурата там.</translation>
    </message>
    <message>
        <source>Struck cross: no check from there.</source>
        <translation>Зачеркнат кръст: оттам няма шах.</translation>
    </message>
    <message>
        <source>Pale boats with a plus: they come by this move.</source>
        <translation>Бледи лодки с плюс: идват с този ход.</translation>
    </message>
    <message>
        <source>Boats with a stroke: the square is taken.</source>
        <translation>Лодки с черта: полето е заето.</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>what a piece can do on some squares: move there or capture there</extracomment>
        <translation>и двете</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходове</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>вземания</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReadingControls</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a side and its last move</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are no moves yet.</source>
        <translation>Още няма ходове.</translation>
    </message>
    <message>
        <source>Taken back. %1.</source>
        <extracomment>%1 is &quot;White to move&quot;</extracomment>
        <translation>Ходът е върнат. %1.</translation>
    </message>
    <message>
        <source>The first position.</source>
        <translation>Началната позиция.</translation>
    </message>
    <message>
        <source>Enter shows the cursor, from where it can be read.</source>
        <translation>Enter показва курсора, откъдето може да се чете.</translation>
    </message>
    <message>
        <source>The edge of the board.</source>
        <translation>Край на дъската.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReadingPage</name>
    <message>
        <source>Reading Aloud</source>
        <translation>Четене на глас</translation>
    </message>
    <message>
        <source>What is read:</source>
        <translation>Какво се чете:</translation>
    </message>
    <message>
        <source>Everything: attackers, walls, edges, moves in words</source>
        <translation>Всичко: кой напада, стени, краища, ходове с думи</translation>
    </message>
    <message>
        <source>Squares and pieces, moves in notation</source>
        <translation>Полета и фигури, ходове в нотация</translation>
    </message>
    <message>
        <source>Names of squares:</source>
        <translation>Имена на полетата:</translation>
    </message>
    <message>
        <source>Letters: e4</source>
        <translation>Букви: e4</translation>
    </message>
    <message>
        <source>Words that are not misheard: Eva 4</source>
        <translation>Думи, които не се бъркат: Ева 4</translation>
    </message>
    <message>
        <source>On the board Ctrl+Space reads the moves of the piece under the cursor, and Ctrl+Shift with an arrow reads along the line. F7 tells the last move, F8 the clocks; with Shift: whose turn it is, and the material.</source>
        <translation>На дъската Ctrl+интервал чете ходовете на фигурата под курсора, а Ctrl+Shift със стрелка — всичко в тази посока. F7 казва последния ход, F8 — часовниците; с Shift: кой е на ход и материала.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RecordControls</name>
    <message>
        <source>This is the first position.</source>
        <translation>Това е началната позиция.</translation>
    </message>
    <message>
        <source>This is the last position.</source>
        <translation>Това е последната позиция.</translation>
    </message>
    <message>
        <source>Only one move was tried here.</source>
        <translation>Тук е опитан само един ход.</translation>
    </message>
    <message>
        <source>This is the main variation.</source>
        <translation>Това е основният вариант.</translation>
    </message>
    <message>
        <source>This move belongs to the game.</source>
        <translation>Този ход е от партията.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>result of a game between teams: &quot;0-1 · Black and Blue win&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The wheel chooses how many pieces of a selected tower move; the arrow keys step through the game.</source>
        <translation>Колелцето избира колко фигури от избраната кула се местят; партията се прелиства с клавишите със стрелки.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RecordGraph</name>
    <message>
        <source>Graph of the game</source>
        <translation>Графика на партията</translation>
    </message>
    <message>
        <source>At the beginning: evaluation %1</source>
        <translation>В началото: оценка %1</translation>
    </message>
    <message>
        <source>evaluation %1</source>
        <translation>оценка %1</translation>
    </message>
    <message>
        <source>clocks</source>
        <translation>часовници</translation>
    </message>
    <message>
        <source>not evaluated</source>
        <translation>без оценка</translation>
    </message>
    <message>
        <source>clock %1</source>
        <translation>часовник %1</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>груба грешка</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>грешка</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>неточност</translation>
    </message>
    <message>
        <source>%1 is better</source>
        <extracomment>%1: a side or a team</extracomment>
        <translation>%1: по-добре</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RecordHeader</name>
    <message>
        <source>round %1</source>
        <extracomment>of a tournament</extracomment>
        <translation>кръг %1</translation>
    </message>
    <message>
        <source>Not in a file</source>
        <translation>Не е във файл</translation>
    </message>
    <message>
        <source>%1 (edited)</source>
        <extracomment>%1 is the name of a file, or where else the record is from</extracomment>
        <translation>%1 (променен)</translation>
    </message>
    <message>
        <source>Edit...</source>
        <extracomment>a link that opens the form with players, event and date</extracomment>
        <translation>Промяна...</translation>
    </message>
    <message>
        <source>From &quot;%1&quot;</source>
        <extracomment>%1 is the name of a collection of games</extracomment>
        <translation>От „%1“</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RestoreDialog</name>
    <message>
        <source>Restore a Copy</source>
        <translation>Възстановяване на копие</translation>
    </message>
    <message>
        <source>The games of the copy replace those of the collection. The present games are kept in a file of their own.</source>
        <translation>Партиите от копието заместват тези в колекцията. Сегашните партии се запазват в отделен файл.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Копия</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Възстановяване</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>There are no copies of this collection.</source>
        <translation>Няма копия на тази колекция.</translation>
    </message>
    <message>
        <source>The copy is being restored...</source>
        <translation>Копието се възстановява...</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) come back.</source>
        <translation>
            <numerusform>Ще се върне %n партия.</numerusform>
            <numerusform>Ще се върнат %n партии.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::ResumeCard</name>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <extracomment>digits of several clocks</extracomment>
        <translation>%1, пауза</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>Към партията</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>The game goes on behind this page</source>
        <translation>Партията продължава зад тази страница</translation>
    </message>
    <message>
        <source>Go on where you left</source>
        <translation>Продължаване оттам, където спряхте</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Go through the game from its beginning</source>
        <translation>Преглед на партията отначало</translation>
    </message>
    <message>
        <source>Today %1</source>
        <extracomment>%1: a time, as 14:05</extracomment>
        <translation>Днес %1</translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <extracomment>%1: a time, as 14:05</extracomment>
        <translation>Вчера %1</translation>
    </message>
    <message>
        <source>You resigned</source>
        <translation>Вие се предадохте</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1: a variant; %2: an opponent</extracomment>
        <translation>%1 срещу %2</translation>
    </message>
    <message>
        <source>The easiest opponent. You play White, without a clock.</source>
        <translation>Най-лесният съперник. Играете с белите, без часовник.</translation>
    </message>
    <message>
        <source>Welcome to Rokada</source>
        <translation>Добре дошли в Rokada</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The game begins at once</source>
        <translation>Партията започва веднага</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewBar</name>
    <message>
        <source>Looking at the beginning</source>
        <translation>Показано е началото</translation>
    </message>
    <message>
        <source>Looking at a variation, after %1</source>
        <extracomment>%1 is a move with its number, 2. Nf3</extracomment>
        <translation>Показан е вариант след %1</translation>
    </message>
    <message>
        <source>Looking at the game after %1</source>
        <extracomment>%1 is a move with its number, 2. Nf3</extracomment>
        <translation>Показана е партията след %1</translation>
    </message>
    <message>
        <source>&amp;Back to the Game</source>
        <translation>&amp;Към партията</translation>
    </message>
    <message>
        <source>Show the position that is being played</source>
        <translation>Показване на текущата позиция на партията</translation>
    </message>
    <message>
        <source>&amp;Play On from Here</source>
        <translation>Игра &amp;оттук</translation>
    </message>
    <message>
        <source>The game goes on from this position; what was played stays in the list</source>
        <translation>Партията продължава от тази позиция; изиграното остава в списъка</translation>
    </message>
    <message>
        <source>Play a game from this position; the record stays as it is</source>
        <translation>Игра от тази позиция; записът остава какъвто е</translation>
    </message>
    <message>
        <source>To the &amp;End</source>
        <translation>Към &amp;края</translation>
    </message>
    <message>
        <source>Show the last position of the game</source>
        <translation>Показване на последната позиция на партията</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewControls</name>
    <message>
        <source>The engine cannot think: %1.</source>
        <translation>Двигателят не може да мисли: %1.</translation>
    </message>
    <message>
        <source>The review was cancelled; nothing was written.</source>
        <translation>Прегледът е отменен; нищо не е записано.</translation>
    </message>
    <message>
        <source>Not while a game is being played.</source>
        <translation>Не по време на партия.</translation>
    </message>
    <message>
        <source>There are no moves yet.</source>
        <translation>Още няма ходове.</translation>
    </message>
    <message>
        <source>In the game:</source>
        <translation>В партията:</translation>
    </message>
    <message>
        <source>This game has not been reviewed.</source>
        <translation>Тази партия още не е прегледана.</translation>
    </message>
    <message>
        <source>Step through the moves to see what the engine thinks of each of them.</source>
        <translation>Вървете по ходовете: тук пише какво мисли двигателят за всеки.</translation>
    </message>
    <message>
        <source>Step through the moves or click the graph to see what the engine thinks of each move.</source>
        <translation>Вървете по ходовете или щракнете върху графиката: тук пише какво мисли двигателят за всеки.</translation>
    </message>
    <message>
        <source>This move was not judged.</source>
        <translation>Този ход не е оценен.</translation>
    </message>
    <message>
        <source>There is no bad move in this game.</source>
        <translation>В тази партия няма лоши ходове.</translation>
    </message>
    <message>
        <source>There is no bad move that way.</source>
        <translation>В тази посока няма лоши ходове.</translation>
    </message>
    <message>
        <source>Reviewed up to move %1. Then only computers played; their moves are reviewed if you choose it in Options.</source>
        <translation>Прегледано е до ход %1. След това играят само компютри; ходовете им се преглеждат, ако изберете това в настройките.</translation>
    </message>
    <message>
        <source>Only computers play here. Their moves are reviewed if you choose it in Options.</source>
        <translation>Тук играят само компютри. Ходовете им се преглеждат, ако изберете това в настройките.</translation>
    </message>
    <message>
        <source>Take the move back to try another one.</source>
        <translation>Върнете хода, за да опитате друг.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewOptions</name>
    <message>
        <source>Thoroughness</source>
        <translation>Задълбоченост</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Двигател</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Обичайно</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Задълбочено</translation>
    </message>
    <message>
        <source>Very thorough</source>
        <translation>Много задълбочено</translation>
    </message>
    <message>
        <source>Review Again</source>
        <translation>Нов преглед</translation>
    </message>
    <message>
        <source>Mistakes of Everybody</source>
        <translation>Грешки на всички</translation>
    </message>
    <message>
        <source>Next Mistake stops at the moves of your opponents too</source>
        <translation>„Следваща грешка“ спира и на ходовете на противниците</translation>
    </message>
    <message>
        <source>Moves After You Were Out</source>
        <translation>Ходове след отпадането ви</translation>
    </message>
    <message>
        <source>Review also what only computers have played</source>
        <translation>Преглеждане и на изиграното само от компютри</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>The engine looks through the game, from its end to its beginning.</source>
        <translation>Двигателят преглежда партията от края към началото.</translation>
    </message>
    <message>
        <source>What the review says of this move</source>
        <translation>Какво казва прегледът за този ход</translation>
    </message>
    <message>
        <source>Positions looked at</source>
        <translation>Прегледани позиции</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RuleChooser</name>
    <message>
        <source>%1 (default)</source>
        <extracomment>the value that a rule has unless another is chosen</extracomment>
        <translation>%1 (по подразбиране)</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RulesCard</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Търсене в правилата</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>where words were sought</extracomment>
        <translation>Не е намерено</translation>
    </message>
    <message>
        <source>Enter shows the next place, Shift+Enter the one before</source>
        <translation>Enter показва следващото място, Shift+Enter предишното</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SearchBar</name>
    <message>
        <source>Any result</source>
        <translation>Всеки резултат</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Победа на белите</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Победа на черните</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Без резултат</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Всички игри</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>до %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>от %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Search players, events, moves and comments</source>
        <translation>Играчи, турнири, ходове и коментари</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Търсене в партиите</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Изчистване на всичко</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>Част от името</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>2026 or 2026-11-21</source>
        <translation>2026 или 2026-11-21</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Name or code</source>
        <translation>Име или код</translation>
    </message>
    <message>
        <source>B90 or Sicilian</source>
        <translation>B90 или Sicilian</translation>
    </message>
    <message>
        <source>First moves</source>
        <translation>Първи ходове</translation>
    </message>
    <message>
        <source>e4 e5 Nf3</source>
        <translation>e4 e5 Кf3</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SearchControls</name>
    <message>
        <source>No game is on the board.</source>
        <translation>На дъската няма партия.</translation>
    </message>
    <message>
        <source>The library is not available.</source>
        <translation>Библиотеката е недостъпна.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SeatCard</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a side, %2: its level: &quot;Black, level 6&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, ниво %2</translation>
    </message>
    <message>
        <source>%1, moves first</source>
        <extracomment>%1: a side</extracomment>
        <translation>%1, първи ход</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SeatChooser</name>
    <message>
        <source>Who plays</source>
        <translation>Кой играе</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Компютри</translation>
    </message>
    <message>
        <source>Each player moves on to the next side</source>
        <translation>Всеки се премества при следващата страна</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Randomize colours</source>
        <translation>Цветовете по жребий</translation>
    </message>
    <message>
        <source>Randomize sides</source>
        <translation>Страните по жребий</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компютър</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Двама души</translation>
    </message>
    <message>
        <source>Watch computers</source>
        <translation>Гледане на компютри</translation>
    </message>
    <message>
        <source>One person</source>
        <extracomment>a person on the first seat, computers on all others</extracomment>
        <translation>Един човек</translation>
    </message>
    <message>
        <source>Two sides</source>
        <extracomment>one person on two allied seats, computers on the others</extracomment>
        <translation>Две страни</translation>
    </message>
    <message>
        <source>Four people</source>
        <translation>Четирима души</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>people and computers in an unusual combination</extracomment>
        <translation>Смесено</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Next seat</source>
        <translation>Следващо място</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Играете с</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>the colour is drawn by lot</extracomment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Вашето име</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SeatTable</name>
    <message>
        <source>Your team</source>
        <translation>Вашият отбор</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Другият отбор</translation>
    </message>
    <message>
        <source>The players change sides</source>
        <translation>Играчите си разменят страните</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Размяна</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two sides of a team</extracomment>
        <translation>%1 и %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SetupBoard</name>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SetupDialog</name>
    <message>
        <source>&amp;Play from Here...</source>
        <translation>&amp;Игра оттук...</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;вторение</translation>
    </message>
    <message>
        <source>Set Up Position</source>
        <translation>Редактиране на позиция</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;Start Position</source>
        <translation>&amp;Начална позиция</translation>
    </message>
    <message>
        <source>&amp;Clear Board</source>
        <translation>И&amp;зчистване</translation>
    </message>
    <message>
        <source>Tur&amp;n</source>
        <translation>Об&amp;ръщане</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>P&amp;aste</source>
        <translation>&amp;Поставяне</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>There is no position on the clipboard.</source>
        <translation>В буфера няма позиция.</translation>
    </message>
    <message>
        <source>A piece is put on top of a tower. The wheel or Page Down chooses a lower one: another piece takes its place, Delete or the right button takes it away.</source>
        <translation>Фигурата се поставя отгоре на кулата. Колелцето или Page Down избира по-долна: друга фигура заема мястото ѝ, Delete или десният бутон я маха.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SetupFields</name>
    <message>
        <source>&amp;To move:</source>
        <translation>На &amp;ход:</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Рокада</translation>
    </message>
    <message>
        <source>Files of the pawns that may still make a double step</source>
        <translation>Вертикали на пешките, които още могат да направят двоен ход</translation>
    </message>
    <message>
        <source>Unmoved pawns, %1:</source>
        <extracomment>pawns that have not moved yet; %1 is a side</extracomment>
        <translation>Неместени пешки, %1:</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed over</source>
        <translation>Полето, през което току-що е минала пешка</translation>
    </message>
    <message>
        <source>&amp;En passant:</source>
        <translation>&amp;Ан пасан:</translation>
    </message>
    <message>
        <source>Half-moves since the last capture or pawn move</source>
        <translation>Полуходове след последното вземане или ход с пешка</translation>
    </message>
    <message>
        <source>50-mo&amp;ve counter:</source>
        <translation>&amp;Без вземане и ход с пешка:</translation>
    </message>
    <message>
        <source>Move nu&amp;mber:</source>
        <translation>Но&amp;мер на хода:</translation>
    </message>
    <message>
        <source>Reserve pieces</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>King or rook is not at home.</source>
        <translation>Царят или топът не е на началното си поле.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SetupPalette</name>
    <message>
        <source>Pieces</source>
        <translation>Фигури</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (клавиш %2)</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Панел</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SortButton</name>
    <message>
        <source>Descending</source>
        <translation>Низходящо</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Възходящо</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Първо новите</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Първо старите</translation>
    </message>
    <message>
        <source>Choose the order of the games</source>
        <translation>Избор на реда на партиите</translation>
    </message>
    <message>
        <source>Sorted by %1, %2</source>
        <extracomment>%1: Date, White, ...; %2: Descending or Ascending</extracomment>
        <translation>Подредба: %1, %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SoundControls</name>
    <message>
        <source>Sounds</source>
        <translation>Звуци</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SoundPage</name>
    <message>
        <source>%1 %</source>
        <extracomment>how loud the sounds are, in per cent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mute: no sounds at all</source>
        <translation>Тишина: никакви звуци</translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation>Сила на звука:</translation>
    </message>
    <message>
        <source>Hear</source>
        <extracomment>a button: let a sound be heard</extracomment>
        <translation>Слушане</translation>
    </message>
    <message>
        <source>Hear: %1</source>
        <extracomment>%1 is a sound, as &quot;Captures&quot;</extracomment>
        <translation>Слушане: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StartControls</name>
    <message>
        <source>The start page is shown.</source>
        <translation>Показана е началната страница.</translation>
    </message>
    <message>
        <source>New games are not available.</source>
        <translation>Новите партии са недостъпни.</translation>
    </message>
    <message>
        <source>Lessons are not available.</source>
        <translation>Уроците са недостъпни.</translation>
    </message>
    <message>
        <source>The rules are not available.</source>
        <translation>Правилата са недостъпни.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StartNumber</name>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Номер:</translation>
    </message>
    <message>
        <source>&amp;Draw Lots</source>
        <translation>&amp;Жребий</translation>
    </message>
    <message>
        <source>Another start position</source>
        <translation>Друга начална позиция</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StartPage</name>
    <message>
        <source>Open or delete any waiting game</source>
        <translation>Отваряне или изтриване на всяка отложена партия</translation>
    </message>
    <message>
        <source>All waiting games: %1</source>
        <translation>Всички отложени партии: %1</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Започване на нова партия</translation>
    </message>
    <message>
        <source>All games (%1)</source>
        <translation>Всички партии (%1)</translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Избор на съперник</translation>
    </message>
    <message>
        <source>Choose players, clocks and rules</source>
        <translation>Избор на играчи, часовник и правила</translation>
    </message>
    <message>
        <source>%1. Review the game</source>
        <extracomment>%1: a variant; the game is over</extracomment>
        <translation>%1. Преглед на партията</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Отваряне на партия</translation>
    </message>
    <message>
        <source>A file, or a position to paste</source>
        <translation>Файл или позиция за поставяне</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроци</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StatisticsDialog</name>
    <message>
        <source>No finished game yet.</source>
        <translation>Още няма завършени партии.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <translation>Из&amp;чистване...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Страна</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победи</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ремита</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Загуби</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Най-дълга серия</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Време за ход</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Reset all statistics? The games stay in the library.</source>
        <translation>Да се изчисти ли цялата статистика? Партиите остават в библиотеката.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Изчистване</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>%1, with hints</source>
        <extracomment>games against this opponent in which hints were used</extracomment>
        <translation>%1, с подсказки</translation>
    </message>
    <message>
        <source>Won: %1. Drawn: %2. Lost: %3.</source>
        <translation>Победи: %1. Ремита: %2. Загуби: %3.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StepAnswers</name>
    <message>
        <source>Click the squares first; a second click takes a square away again</source>
        <translation>Първо щракни полетата; второ щракване маха избора</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Твоят отговор</translation>
    </message>
    <message>
        <source>Pieces to set up</source>
        <translation>Фигури за подреждане</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Отговор</translation>
    </message>
    <message>
        <source>These are all</source>
        <translation>Това са всички</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Покажи отново</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StepProgress</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Стъпка %1 от %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SummaryDialog</name>
    <message>
        <source>Statistics of the Collection</source>
        <translation>Статистика на колекцията</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Games: %1. White won: %2, draws: %3, Black won: %4, without a result: %5.</source>
        <translation>Партии: %1. Победи на белите: %2, ремита: %3, победи на черните: %4, без резултат: %5.</translation>
    </message>
    <message>
        <source>&amp;Variants</source>
        <translation>&amp;Игри</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>И&amp;грачи</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>&amp;First Moves</source>
        <translation>Първи &amp;ходове</translation>
    </message>
    <message>
        <source>First moves</source>
        <translation>Първи ходове</translation>
    </message>
    <message>
        <source>&amp;Years</source>
        <translation>Г&amp;одини</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Година</translation>
    </message>
    <message>
        <source>&amp;Lengths</source>
        <translation>&amp;Дължина</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победи</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Победи на белите</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ремита</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Загуби</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Победи на черните</translation>
    </message>
    <message>
        <source>Score, %</source>
        <translation>Точки, %</translation>
    </message>
    <message>
        <source>White&apos;s score, %</source>
        <translation>Точки на белите, %</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Average length: %1 moves.</source>
        <translation>Средна дължина в ходове: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SurvivalView</name>
    <message>
        <source>%1: out</source>
        <extracomment>of a player of four: eliminated</extracomment>
        <translation>%1: отпаднали</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <extracomment>a player of four and its chance to survive, in percent</extracomment>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>Chances to survive</source>
        <translation>Шансове за оцеляване</translation>
    </message>
    <message>
        <source>Chances to survive: %1.</source>
        <extracomment>%1: &quot;White: 73 %, Red: 41 %&quot;</extracomment>
        <translation>Шансове за оцеляване: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TableControls</name>
    <message>
        <source>%1 accepts the draw.</source>
        <translation>%1 приемат реми.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 отклоняват ремито.</translation>
    </message>
    <message>
        <source>It is too late to adjust: a piece has been touched.</source>
        <translation>Късно е за поправяне: вече е пипната фигура.</translation>
    </message>
    <message>
        <source>Touch-move applies again.</source>
        <translation>Отново важи „пипнато — играно“.</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Приемане</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Отклоняване</translation>
    </message>
    <message>
        <source>%1 asks for a takeback.</source>
        <translation>%1 искат да върнат последния ход.</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Съгласие</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Отказване</translation>
    </message>
    <message>
        <source>The position on the board gives no right to a draw. An incorrect claim costs time.</source>
        <translation>Позицията на дъската не дава право на реми. Неоснователното искане струва време.</translation>
    </message>
    <message>
        <source>Claim with the &amp;Next Move</source>
        <translation>Искане със &amp;следващия ход</translation>
    </message>
    <message>
        <source>Claim &amp;Now</source>
        <translation>Искане с&amp;ега</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отказ</translation>
    </message>
    <message>
        <source>Make the move with which you claim the draw.</source>
        <translation>Направете хода, с който искате реми.</translation>
    </message>
    <message>
        <source>press</source>
        <extracomment>on a clock that waits to be pressed</extracomment>
        <translation>натиснете</translation>
    </message>
    <message>
        <source>No player at this board can resign now.</source>
        <translation>Сега на тази дъска няма кой да се предаде.</translation>
    </message>
    <message>
        <source>There is nothing to claim: no threefold repetition, and too few moves for the 50-move rule.</source>
        <translation>Рано е за искане: няма повторения и ходовете без вземане и без ход с пешка са малко.</translation>
    </message>
    <message>
        <source>No clock waits to be pressed.</source>
        <translation>Никой часовник не чака натискане.</translation>
    </message>
    <message>
        <source>Only under touch-move.</source>
        <translation>Само при правилото „пипнато — играно“.</translation>
    </message>
    <message>
        <source>This game has no clocks.</source>
        <translation>Тази партия е без часовници.</translation>
    </message>
    <message>
        <source>%1: no time left, eliminated. (%2)</source>
        <translation>%1: времето изтече, играчът отпада. (%2)</translation>
    </message>
    <message>
        <source>No player at this board can offer a draw now.</source>
        <translation>Сега никой на тази дъска не може да предложи реми.</translation>
    </message>
    <message>
        <source>A draw offer is open already.</source>
        <translation>Вече има предложение за реми.</translation>
    </message>
    <message>
        <source>It is too early for that.</source>
        <translation>Още е рано за това.</translation>
    </message>
    <message>
        <source>You can offer a draw again ten moves after your last offer.</source>
        <translation>Можете да предложите реми отново десет хода след предишното предложение.</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you accept? A move declines it.</source>
        <extracomment>%1 is the side that offers, %2 the one that answers</extracomment>
        <translation>%1 предлагат реми. %2, приемате ли? Ход означава отказ.</translation>
    </message>
    <message>
        <source>%1 offers you a draw.</source>
        <translation>%1 ви предлагат реми.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TagsDialog</name>
    <message>
        <source>Game Details</source>
        <translation>Данни за партията</translation>
    </message>
    <message>
        <source>%1, Elo</source>
        <extracomment>%1 is a side: White</extracomment>
        <translation>%1, Ело</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Място</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Кръг</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>2026.11.21 or 2026</source>
        <translation>2026.11.21 или 2026</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Opening code (ECO)</source>
        <translation>Код на дебюта (ECO)</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Коментатор</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TextDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затваряне</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ThinkingStrip</name>
    <message>
        <source>The computer&apos;s principal variation is shown here.</source>
        <translation>Тук се вижда основният вариант на компютъра.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Мисли на компютъра</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TimeChooser</name>
    <message>
        <source>Without a clock</source>
        <translation>Без часовник</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a usual time control: &quot;Blitz: 3 min + 3 s&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Another control...</source>
        <translation>Друга контрола...</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часовник</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Време за партията</translation>
    </message>
    <message>
        <source>Moves in a time, then more</source>
        <translation>Ходове за време, после още</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Пясъчен часовник</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Време за всеки ход</translation>
    </message>
    <message>
        <source>Increment after each move (Fischer)</source>
        <translation>Добавка след хода (Фишер)</translation>
    </message>
    <message>
        <source>Given back (Bronstein)</source>
        <translation>Връщане на изразходваното (Бронщайн)</translation>
    </message>
    <message>
        <source>Delay before the clock runs</source>
        <translation>Отлагане, преди часовникът да тръгне</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минути</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунди</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Then minutes</source>
        <translation>После минути</translation>
    </message>
    <message>
        <source>With each move</source>
        <translation>С всеки ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TorusControls</name>
    <message>
        <source>Only a board without edges can be scrolled.</source>
        <translation>Превърта се само дъска без краища.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TowerList</name>
    <message>
        <source>moves</source>
        <translation>мести се</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>остава</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TowerPanel</name>
    <message>
        <source>Tower on %1</source>
        <translation>Кула на %1</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Кула</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n фигура</numerusform>
            <numerusform>%n фигури</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a tower to see its pieces.</source>
        <translation>Посочете кула, за да видите фигурите ѝ.</translation>
    </message>
    <message>
        <source>Drag the line, or press 1 to %1, to choose how many move.</source>
        <translation>Плъзнете чертата или натиснете 1 до %1, за да изберете колко фигури се местят.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TreeControls</name>
    <message>
        <source>There is no library.</source>
        <translation>Няма библиотека.</translation>
    </message>
    <message>
        <source>No game is on the board.</source>
        <translation>На дъската няма партия.</translation>
    </message>
    <message>
        <source>Not while a game is being played.</source>
        <translation>Не и по време на партия.</translation>
    </message>
    <message>
        <source>Open a record to enter moves from the opening tree.</source>
        <translation>Отворете запис на партия, за да играете ходове от дървото на дебютите.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TreePanel</name>
    <message>
        <source>Games with this position: %1.</source>
        <translation>Партии с тази позиция: %1.</translation>
    </message>
    <message>
        <source>Games that are still being prepared: %1.</source>
        <translation>Партии, които още се подготвят: %1.</translation>
    </message>
    <message>
        <source>Opening Tree</source>
        <translation>Дърво на дебютите</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Колекция</translation>
    </message>
    <message>
        <source>Moves played in this position</source>
        <translation>Ходове, играни в тази позиция</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TrialButtons</name>
    <message>
        <source>The next bad move of the game</source>
        <translation>Следващият лош ход в партията</translation>
    </message>
    <message>
        <source>There is no bad move after this one.</source>
        <translation>След този няма лоши ходове.</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Връщане на хода</translation>
    </message>
    <message>
        <source>Take the move back and try another one</source>
        <translation>Връщане на хода и нов опит</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Показване на най-добрия ход</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>Към партията</translation>
    </message>
    <message>
        <source>Show the move that was played, and its review</source>
        <translation>Показване на изиграния ход и неговия разбор</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TwinsDialog</name>
    <message>
        <source>The same for &amp;all that follow</source>
        <translation>Така и за &amp;всички следващи</translation>
    </message>
    <message>
        <source>Records of the Same Game</source>
        <translation>Записи на една партия</translation>
    </message>
    <message>
        <source>Was there first</source>
        <translation>Беше там първа</translation>
    </message>
    <message>
        <source>Came later</source>
        <translation>Дойде по-късно</translation>
    </message>
    <message>
        <source>Keep &amp;Both</source>
        <translation>Запазване и на &amp;двете</translation>
    </message>
    <message>
        <source>Keep Only the &amp;First</source>
        <translation>Само &amp;първата</translation>
    </message>
    <message>
        <source>Keep Only the &amp;Later</source>
        <translation>Само в&amp;тората</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Nothing here that the other one lacks.</source>
        <translation>Тук няма нищо, което да липсва в другата.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 от %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TypedControls</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Не е ваш ред.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move or a command.</source>
        <translation>„%1“ не е нито ход, нито команда.</translation>
    </message>
    <message>
        <source>No piece with that letter can move now.</source>
        <translation>Който е на ход, няма фигура с тази буква.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>two sentences, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>To capture with a pawn, name its file: %1.</source>
        <extracomment>%1 is a move, like exd5</extracomment>
        <translation>За да вземете с пешка, посочете нейния вертикал: %1.</translation>
    </message>
    <message>
        <source>This pawn can promote by: %1.</source>
        <extracomment>%1: moves, like dxc8=Q</extracomment>
        <translation>Тази пешка може да се произведе така: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::UndoControls</name>
    <message>
        <source>No move has been taken back.</source>
        <translation>Няма върнати ходове.</translation>
    </message>
    <message>
        <source>What the review wrote is out of the record. Redo brings it back.</source>
        <translation>Записаното от прегледа е махнато от партията. „Повтаряне“ го връща.</translation>
    </message>
    <message>
        <source>Nothing has been edited in this record.</source>
        <translation>В този запис нищо не е променяно.</translation>
    </message>
    <message>
        <source>No edit has been undone.</source>
        <translation>Няма отменена редакция.</translation>
    </message>
    <message>
        <source>You have no move to undo.</source>
        <translation>Няма ход за отмяна.</translation>
    </message>
    <message>
        <source>The game before is back on the board. Redo brings the later one again.</source>
        <translation>На дъската отново е предишната партия. „Повтаряне“ показва новата.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::UnsavedEdits</name>
    <message>
        <source>A saved game was damaged. It is kept as %1.</source>
        <translation>Запазената партия беше повредена. Тя остава под името %1.</translation>
    </message>
    <message>
        <source>The game could not be saved for the next start: %1</source>
        <translation>Партията не можа да бъде запазена за следващото пускане: %1</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Записване</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Отхвърляне</translation>
    </message>
    <message>
        <source>The changes to the game in line %2 of %1 are not saved.</source>
        <extracomment>%1 is the name of a file, %2 the number of a line</extracomment>
        <translation>Промените в партията на ред %2 от %1 не са записани.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Записано в %1.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Записване &amp;като...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::VariantCard</name>
    <message>
        <source>4 players · %1 min</source>
        <translation>4 играчи · %1 мин</translation>
    </message>
    <message>
        <source>2 players · %1 min</source>
        <translation>2 играчи · %1 мин</translation>
    </message>
    <message>
        <source>How many play, and how long a game usually takes</source>
        <translation>Колко души играят и колко обикновено трае партията</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>You play White against a computer for beginners, without clocks</source>
        <translation>Играете с белите срещу компютър за начинаещи, без часовници</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Игра: %1</translation>
    </message>
    <message>
        <source>Choose players, clocks and rules</source>
        <translation>Избор на играчи, часовници и правила</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Уроци</translation>
    </message>
    <message>
        <source>Lessons, from the first step</source>
        <translation>Уроци, от първата стъпка</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Уроци: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ViewControls</name>
    <message>
        <source>Only boards for four players can be turned by a quarter.</source>
        <translation>На четвърт се завъртат само дъските за четирима.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::WaitingDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отваряне</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Изтриване</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тмяна</translation>
    </message>
    <message>
        <source>Waiting Games</source>
        <translation>Отложени партии</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Последна игра</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
</context>
<context>
    <name>rokada::ui::WaitingGames</name>
    <message>
        <source>The game was deleted.</source>
        <translation>Партията е изтрита.</translation>
    </message>
    <message>
        <source>The game could not be deleted.</source>
        <translation>Партията не може да бъде изтрита.</translation>
    </message>
    <message>
        <source>The game is back.</source>
        <translation>Партията е върната.</translation>
    </message>
    <message>
        <source>The game could not be restored: %1</source>
        <translation>Партията не може да бъде върната: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::WatchControls</name>
    <message>
        <source>You are out of the game; the computers play on.</source>
        <translation>Вие отпаднахте от играта; компютрите продължават.</translation>
    </message>
    <message>
        <source>Watch &amp;Faster</source>
        <translation>Гледане &amp;по-бързо</translation>
    </message>
    <message>
        <source>Usual &amp;Pace</source>
        <translation>&amp;Обичайно темпо</translation>
    </message>
    <message>
        <source>Finish &amp;Quickly</source>
        <translation>Бърз &amp;край</translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation>&amp;Нова игра...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::WayCard</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many are done, and how many there are</extracomment>
        <translation>%1 от %2</translation>
    </message>
</context>
</TS>
