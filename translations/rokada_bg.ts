<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>&lt;p&gt;Rokada %1&lt;/p&gt;&lt;p&gt;Chess and five variants of it: Great Shatranj, Bolyar chess, Vyrt chess, Fortress chess and Tavreli.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Rokada %1&lt;/p&gt;&lt;p&gt;Шах и пет негови варианта: голям шатрандж, боляр шах, вирт шах, крепостен шах и таврели.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Commit: %1</source>
        <translation>Ревизия на кода: %1</translation>
    </message>
    <message>
        <source>Compiler: %1</source>
        <translation>Компилатор: %1</translation>
    </message>
    <message>
        <source>Web page: %1</source>
        <translation>Уебстраница: %1</translation>
    </message>
    <message>
        <source>Report defects at %1</source>
        <translation>Съобщаване за грешки: %1</translation>
    </message>
    <message>
        <source>Rokada is free software under the MIT Licence.</source>
        <translation>Rokada е свободна програма с лиценз MIT.</translation>
    </message>
    <message>
        <source>Rokada uses these libraries:</source>
        <translation>Rokada използва тези библиотеки:</translation>
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
        <translation>Избор на вариант и начало на партия</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Предаване</translation>
    </message>
    <message>
        <source>Resign the game. You can undo the resignation</source>
        <translation>Предаване на партията. Предаването може да се отмени</translation>
    </message>
    <message>
        <source>&amp;Claim Draw</source>
        <translation>&amp;Искане за реми</translation>
    </message>
    <message>
        <source>Claim a draw by threefold repetition or the 50-move rule</source>
        <translation>Искане за реми по трикратно повторение или по правилото за 50 хода</translation>
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
        <translation>&amp;Обръщане на дъската</translation>
    </message>
    <message>
        <source>Show the board from the other side</source>
        <translation>Показване на дъската от другата страна</translation>
    </message>
    <message>
        <source>Rotate R&amp;ight</source>
        <translation>Завъртане надя&amp;сно</translation>
    </message>
    <message>
        <source>Rotate the board clockwise</source>
        <translation>Завъртане на дъската по часовниковата стрелка</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Завъртане нал&amp;яво</translation>
    </message>
    <message>
        <source>Rotate the board anticlockwise</source>
        <translation>Завъртане на дъската обратно на часовниковата стрелка</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>На &amp;цял екран</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>Показване на прозореца на цял екран</translation>
    </message>
    <message>
        <source>&amp;Rules of This Variant</source>
        <translation>&amp;Правила на този вариант</translation>
    </message>
    <message>
        <source>Show a summary of the rules of this variant</source>
        <translation>Показване на кратките правила на този вариант</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Клавиатура</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Показване на всички клавишни комбинации</translation>
    </message>
    <message>
        <source>&amp;Whose Turn?</source>
        <translation>Кой е на &amp;ход?</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Съобщаване кой е на ход</translation>
    </message>
    <message>
        <source>&amp;About Rokada</source>
        <translation>&amp;За Rokada</translation>
    </message>
    <message>
        <source>Show information about Rokada</source>
        <translation>Показване на сведения за Rokada</translation>
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
        <translation>&amp;Постоянна ориентация</translation>
    </message>
    <message>
        <source>Turn to Side to &amp;Move</source>
        <translation>Страната на &amp;ход долу</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>Както в &amp;системата</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветла схема</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тъмна схема</translation>
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
        <source>Show a hint. Press again for more help</source>
        <translation>Показване на подсказка. Натиснете отново за повече помощ</translation>
    </message>
    <message>
        <source>Move &amp;Now</source>
        <translation>Неза&amp;бавен ход</translation>
    </message>
    <message>
        <source>Make the computer play its best move so far</source>
        <translation>Компютърът играе най-добрия намерен досега ход</translation>
    </message>
    <message>
        <source>Show &amp;Thinking</source>
        <translation>Показване на &amp;мислите на компютъра</translation>
    </message>
    <message>
        <source>Show the computer&apos;s principal variation above the moves</source>
        <translation>Показване на основния вариант на компютъра над списъка на ходовете</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1: interval in seconds
----------
%1: thinking time in seconds</extracomment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>&amp;Offer Draw</source>
        <translation>Предлагане на &amp;реми</translation>
    </message>
    <message>
        <source>Offer a draw. An opponent who moves declines the offer</source>
        <translation>Предлагане на реми. Ако противникът изиграе ход, предложението е отклонено</translation>
    </message>
    <message>
        <source>Press Cloc&amp;k</source>
        <translation>&amp;Натискане на часовника</translation>
    </message>
    <message>
        <source>Press the clock to complete your move (Space on the board)</source>
        <translation>Натискане на часовника, за да завършите хода си (на дъската: клавиш интервал)</translation>
    </message>
    <message>
        <source>I Ad&amp;just</source>
        <translation>Попр&amp;авям</translation>
    </message>
    <message>
        <source>Pause the clocks and the computer players</source>
        <translation>Спиране на часовниците и на компютърните играчи</translation>
    </message>
    <message>
        <source>&amp;Clocks</source>
        <translation>&amp;Часовници</translation>
    </message>
    <message>
        <source>Say the clock times</source>
        <translation>Съобщаване на времето по часовниците</translation>
    </message>
    <message>
        <source>Cha&amp;nge Margin Width</source>
        <translation>&amp;Промяна на ивицата около дъската</translation>
    </message>
    <message>
        <source>Change how many squares of the board are repeated around its edges</source>
        <translation>Промяна на броя полета, които се повтарят около краищата на дъската</translation>
    </message>
    <message>
        <source>&amp;Centre</source>
        <translation>Фигурата в &amp;средата</translation>
    </message>
    <message>
        <source>Scroll the board until the selected piece or your king is in the centre. Press again to reset the view</source>
        <translation>Превъртане на дъската така, че избраната фигура или вашият цар да е в средата. Натиснете отново за началния изглед</translation>
    </message>
    <message>
        <source>Closed &amp;Lines</source>
        <translation>&amp;Затворени линии</translation>
    </message>
    <message>
        <source>Show the lines that return to the square of the selected queen, rook or bishop</source>
        <translation>Показване на линиите, които се връщат на полето на избраната фигура (дама, топ или офицер)</translation>
    </message>
    <message>
        <source>3&amp;D Board</source>
        <translation>3D д&amp;ъска</translation>
    </message>
    <message>
        <source>Show the board as a cylinder or a torus beside the flat board</source>
        <translation>Показване на дъската като цилиндър или тор редом с плоската дъска</translation>
    </message>
    <message>
        <source>&amp;Attack Map</source>
        <translation>Карта на атак&amp;ите</translation>
    </message>
    <message>
        <source>Show on each square how many pieces of one side attack it. Press again for the next side</source>
        <translation>За всяко поле се показва колко фигури на една страна го нападат. Натиснете отново за следващата страна</translation>
    </message>
    <message>
        <source>No Margin</source>
        <translation>&amp;Без ивица</translation>
    </message>
    <message>
        <source>Margin of %1</source>
        <extracomment>%1: number of rows and columns that are repeated around the board</extracomment>
        <translation>Ширина на ивицата: %1</translation>
    </message>
    <message>
        <source>Op&amp;en...</source>
        <translation>&amp;Отваряне...</translation>
    </message>
    <message>
        <source>Open a file with recorded games</source>
        <translation>Отваряне на файл със записани партии</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Запи&amp;с</translation>
    </message>
    <message>
        <source>Save the game to its file</source>
        <translation>Записване на партията в нейния файл</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Запис &amp;като...</translation>
    </message>
    <message>
        <source>Save the game to a new file</source>
        <translation>Записване на партията в нов файл</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Копиране на пар&amp;тията</translation>
    </message>
    <message>
        <source>Copy the game to the clipboard as PGN, with all variations and comments</source>
        <translation>Копиране в буфера на партията с всички варианти и коментари</translation>
    </message>
    <message>
        <source>Copy Pos&amp;ition</source>
        <translation>Копиране на по&amp;зицията</translation>
    </message>
    <message>
        <source>Copy the displayed position to the clipboard as text</source>
        <translation>Копиране в буфера на показаната позиция като текст</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>Постав&amp;яне от буфера</translation>
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
        <source>Go back one move. The game in progress continues</source>
        <translation>Преминаване един ход назад. Текущата партия продължава</translation>
    </message>
    <message>
        <source>Ne&amp;xt Move</source>
        <translation>&amp;Следващ ход</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>Преминаване един ход напред</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>В &amp;края</translation>
    </message>
    <message>
        <source>Go to the current position of the game or to the end of the variation</source>
        <translation>Преминаване към текущата позиция на партията или към края на варианта</translation>
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
        <source>Move this variation one place up</source>
        <translation>Преместване на този вариант с едно място нагоре</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>&amp;Изтриване оттук</translation>
    </message>
    <message>
        <source>Delete this move and all moves after it</source>
        <translation>Изтриване на този ход и на всички след него</translation>
    </message>
    <message>
        <source>Edit the comment on this move</source>
        <translation>Редактиране на коментара към този ход</translation>
    </message>
    <message>
        <source>&amp;International (Nf3)</source>
        <translation>&amp;Международна (Nf3)</translation>
    </message>
    <message>
        <source>International, &amp;long (Ng1-f3)</source>
        <translation>Международна, &amp;пълна (Ng1-f3)</translation>
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
        <extracomment>menu item: the move gets no annotation symbol</extracomment>
        <translation>&amp;Без оценка</translation>
    </message>
    <message>
        <source>Copy &amp;Board as Text</source>
        <translation>Копиране на &amp;дъската като текст</translation>
    </message>
    <message>
        <source>Copy a text diagram of the board to the clipboard</source>
        <translation>Копиране на дъската в буфера като текстова диаграма</translation>
    </message>
    <message>
        <source>Paste a game, a position or a move from the clipboard</source>
        <translation>Поставяне на партия, позиция или ход от буфера</translation>
    </message>
    <message>
        <source>New fro&amp;m Position...</source>
        <translation>Нова игра от пози&amp;ция...</translation>
    </message>
    <message>
        <source>Set up a position and start a game from it</source>
        <translation>Подреждане на позиция и започване на партия от нея</translation>
    </message>
    <message>
        <source>&amp;Set Up Position...</source>
        <translation>&amp;Редактиране на позиция...</translation>
    </message>
    <message>
        <source>Edit the displayed position and play from it</source>
        <translation>Промяна на показаната позиция и игра от нея</translation>
    </message>
    <message>
        <source>Show finished, saved and imported games</source>
        <translation>Показване на завършените, записаните и импортираните партии</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Ста&amp;тистика</translation>
    </message>
    <message>
        <source>Show wins and losses by variant, opponent and side</source>
        <translation>Показване на победите и загубите по варианти, противници и страни</translation>
    </message>
    <message>
        <source>L&amp;egal Moves</source>
        <translation>&amp;Възможни ходове</translation>
    </message>
    <message>
        <source>Mark the legal moves of the selected piece</source>
        <translation>Отбелязване на възможните ходове на избраната фигура</translation>
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
        <translation>Фигура п&amp;од показалеца</translation>
    </message>
    <message>
        <source>Mark the moves of the piece under the pointer when no piece is selected</source>
        <translation>Отбелязване на ходовете на фигурата под показалеца, когато не е избрана фигура</translation>
    </message>
    <message>
        <source>&amp;Moves and Captures in Different Colours</source>
        <translation>&amp;Ходове и вземания с различен цвят</translation>
    </message>
    <message>
        <source>Mark squares green for moves and captures, blue for moves only, red for captures only. This applies to every variant</source>
        <translation>Полетата са зелени за ход и вземане, сини само за ход и червени само за вземане. Това важи за всички варианти</translation>
    </message>
    <message>
        <source>Scroll to Moves Near the &amp;Edge</source>
        <translation>П&amp;ревъртане до ходове край ръба</translation>
    </message>
    <message>
        <source>Scroll the board when a move is played near its edge</source>
        <translation>Превъртане на дъската, когато се играе ход край ръба ѝ</translation>
    </message>
    <message>
        <source>Pieces Face &amp;Both Players</source>
        <translation>Фигурите са обърнати към &amp;двамата играчи</translation>
    </message>
    <message>
        <source>Pieces Face &amp;All Players</source>
        <translation>Фигурите са обърнати към вси&amp;чки играчи</translation>
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
        <source>&amp;Type a Move</source>
        <translation>&amp;Въвеждане на ход</translation>
    </message>
    <message>
        <source>&amp;Select a Piece</source>
        <translation>Изб&amp;ор на фигура</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Материал</translation>
    </message>
    <message>
        <source>Say the captured pieces and the material balance</source>
        <translation>Съобщаване на взетите фигури и на материалния превес</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Съобщаване на последния ход</translation>
    </message>
    <message>
        <source>&amp;Enter Move...</source>
        <translation>В&amp;ъвеждане на ход...</translation>
    </message>
    <message>
        <source>Type a move in any notation, or a command (/ on the board)</source>
        <translation>Въвеждане на ход в произволна нотация или на команда (/ на дъската)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Без звук</translation>
    </message>
    <message>
        <source>Turn off all sounds</source>
        <translation>Изключване на всички звуци</translation>
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
        <source>Save or copy a picture of the board in any size</source>
        <translation>Записване или копиране на изображение на дъската с произволен размер</translation>
    </message>
    <message>
        <source>&amp;Copy Diagram</source>
        <translation>&amp;Копиране на диаграмата</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>Копиране в буфера на изображение на дъската</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Пе&amp;чат...</translation>
    </message>
    <message>
        <source>Print the game or the rules, or save them as a PDF file</source>
        <translation>Печат на партията или на правилата или записването им в PDF файл</translation>
    </message>
    <message>
        <source>&amp;Piece Card</source>
        <translation>Справка за &amp;фигурата</translation>
    </message>
    <message>
        <source>R&amp;ules Card</source>
        <translation>Пр&amp;авила (панел)</translation>
    </message>
    <message>
        <source>Show the pieces, rules and options of this variant</source>
        <translation>Показване на фигурите, правилата и настройките на този вариант</translation>
    </message>
    <message>
        <source>Start Pa&amp;ge</source>
        <translation>На&amp;чална страница</translation>
    </message>
    <message>
        <source>Show all variants. The current game continues</source>
        <translation>Показване на всички варианти. Текущата партия продължава</translation>
    </message>
    <message>
        <source>Change boards, pieces, animation, language and other settings</source>
        <translation>Промяна на дъските, фигурите, анимацията, езика и други настройки</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Висок &amp;контраст</translation>
    </message>
    <message>
        <source>H&amp;ide Help from Partner</source>
        <translation>&amp;Скриване на помощта от партньора</translation>
    </message>
    <message>
        <source>Hide arrows and hints while a human partner plays on the same screen</source>
        <translation>Скриване на стрелките и подсказките, докато на същия екран играе и партньорът ви</translation>
    </message>
    <message>
        <source>My &amp;Side at the Bottom</source>
        <translation>&amp;Моята страна долу</translation>
    </message>
    <message>
        <source>My T&amp;eam at the Bottom</source>
        <translation>Моят &amp;отбор долу</translation>
    </message>
    <message>
        <source>&amp;How Other Pieces Move</source>
        <translation>Как се движи всяка &amp;фигура</translation>
    </message>
    <message>
        <source>Click any piece that cannot move now to see how it moves. Each variant has its own setting.</source>
        <translation>Щракнете върху фигура, която в момента не може да се мести, за да видите как се движи. Всеки вариант има отделна настройка.</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <extracomment>%1: volume of the sounds, in per cent</extracomment>
        <translation>Сила на звука %1 %</translation>
    </message>
    <message>
        <source>&amp;Roll Up Board When a Piece Crosses an Edge</source>
        <translation>На&amp;виване на дъската при ход през ръба</translation>
    </message>
    <message>
        <source>Show how the edges of the board join while a piece crosses them</source>
        <translation>Показване как се свързват краищата на дъската, докато фигура преминава през тях</translation>
    </message>
    <message>
        <source>Redo the move or edit that was undone last</source>
        <translation>Повтаряне на последния върнат ход или на последната отменена редакция</translation>
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
        <source>Edit the players, ratings, event, date and result</source>
        <translation>Редактиране на играчите, рейтингите, турнира, датата и резултата</translation>
    </message>
    <message>
        <source>Previou&amp;s Game</source>
        <translation>П&amp;редишна партия</translation>
    </message>
    <message>
        <source>Open the previous game of the file or of the search results</source>
        <translation>Отваряне на предишната партия от файла или от резултатите на търсенето</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>Следва&amp;ща партия</translation>
    </message>
    <message>
        <source>Open the next game of the file or of the search results</source>
        <translation>Отваряне на следващата партия от файла или от резултатите на търсенето</translation>
    </message>
    <message>
        <source>Lear&amp;n</source>
        <translation>&amp;Уроци</translation>
    </message>
    <message>
        <source>Show lessons for beginners in every variant</source>
        <translation>Показване на уроци за начинаещи за всички варианти</translation>
    </message>
    <message>
        <source>Mark the last move. Also mark its path if the path is not obvious</source>
        <translation>Отбелязване на последния ход. Ако пътят на фигурата не е очевиден, се отбелязва и пътят</translation>
    </message>
    <message>
        <source>Mark the king in check. Also mark the line of the check if it is hard to see</source>
        <translation>Отбелязване на царя, който е в шах. Ако линията на шаха се вижда трудно, се отбелязва и линията</translation>
    </message>
    <message>
        <source>Em&amp;blems on Pieces</source>
        <translation>&amp;Емблеми на страните върху фигурите</translation>
    </message>
    <message>
        <source>Show the emblem of each side on its pieces in four-player variants</source>
        <translation>Показване на емблемата на всяка страна върху нейните фигури при вариантите за четирима играчи</translation>
    </message>
    <message>
        <source>Che&amp;quered Board</source>
        <translation>К&amp;арирана дъска</translation>
    </message>
    <message>
        <source>Darken every second square on boards whose squares all have one colour</source>
        <translation>Затъмняване на всяко второ поле на дъските с едноцветни полета</translation>
    </message>
    <message>
        <source>Undo the last move or edit</source>
        <translation>Отмяна на последния ход или на последната редакция</translation>
    </message>
    <message>
        <source>Find in &amp;Library</source>
        <translation>Търсе&amp;не в библиотеката</translation>
    </message>
    <message>
        <source>Find games with the displayed position</source>
        <translation>Търсене на партии, в които се среща показаната позиция</translation>
    </message>
    <message>
        <source>Opening Tr&amp;ee</source>
        <translation>Дърво на де&amp;бютите</translation>
    </message>
    <message>
        <source>Coac&amp;h</source>
        <translation>&amp;Треньор</translation>
    </message>
    <message>
        <source>Warn once before a blunder, and show the threats of the opponent</source>
        <translation>Еднократно предупреждение преди груба грешка и показване на заплахите на противника</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>Нов &amp;опит</translation>
    </message>
    <message>
        <source>Go back to the position before this move and find a better move</source>
        <translation>Връщане към позицията преди този ход и търсене на по-добър ход</translation>
    </message>
    <message>
        <source>Ke&amp;y Moments</source>
        <translation>Кл&amp;ючови моменти</translation>
    </message>
    <message>
        <source>Replay up to three key moments of the game and find better moves</source>
        <translation>Връщане към най-много три ключови момента от партията и търсене на по-добри ходове</translation>
    </message>
    <message>
        <source>&amp;Autoplay</source>
        <translation>А&amp;втоматичен преглед</translation>
    </message>
    <message>
        <source>Show the moves of the game one after another automatically</source>
        <translation>Автоматично преминаване през ходовете</translation>
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
        <source>Better move</source>
        <translation>По-добър ход</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>Analyse the displayed position</source>
        <translation>Анализ на показаната позиция</translation>
    </message>
    <message>
        <source>&amp;Threat</source>
        <translation>&amp;Заплаха</translation>
    </message>
    <message>
        <source>Show what the opponent would play if it were their turn</source>
        <translation>Показване на хода, който противникът би изиграл, ако беше на ход</translation>
    </message>
    <message>
        <source>Loc&amp;k</source>
        <translation>За&amp;ключване на позицията</translation>
    </message>
    <message>
        <source>Keep analysing this position while you look at other moves</source>
        <translation>Продължаване на анализа на тази позиция, докато разглеждате други ходове</translation>
    </message>
    <message>
        <source>Copy to &amp;Free Board</source>
        <translation>Копиране върху &amp;свободна дъска</translation>
    </message>
    <message>
        <source>Copy the game to a board without players. On that board you can try moves</source>
        <translation>Копиране на партията върху дъска без играчи. На тази дъска можете да опитвате ходове</translation>
    </message>
    <message>
        <source>Play &amp;Best Move</source>
        <translation>&amp;Изиграване на най-добрия ход</translation>
    </message>
    <message>
        <source>Add the best move as a variation</source>
        <translation>Добавяне на най-добрия ход като вариант</translation>
    </message>
    <message>
        <source>&amp;More Variations</source>
        <translation>&amp;Повече варианти</translation>
    </message>
    <message>
        <source>Show one more variation</source>
        <translation>Показване на още един вариант</translation>
    </message>
    <message>
        <source>Fe&amp;wer Variations</source>
        <translation>По-&amp;малко варианти</translation>
    </message>
    <message>
        <source>Show one variation fewer</source>
        <translation>Показване на един вариант по-малко</translation>
    </message>
    <message>
        <source>Rea&amp;d Evaluation</source>
        <translation>П&amp;рочитане на оценката</translation>
    </message>
    <message>
        <source>Read out the depth, the evaluations and the variations</source>
        <translation>Прочитане на глас на дълбочината, оценките и вариантите</translation>
    </message>
    <message>
        <source>Evaluation &amp;Bar</source>
        <translation>&amp;Лента на оценката</translation>
    </message>
    <message>
        <source>Show the evaluation bar beside the board during analysis</source>
        <translation>Показване на лентата на оценката до дъската по време на анализ</translation>
    </message>
    <message>
        <source>A&amp;rrows</source>
        <translation>&amp;Стрелки</translation>
    </message>
    <message>
        <source>Draw an arrow for the first move of each variation</source>
        <translation>Показване със стрелка на първия ход на всеки вариант</translation>
    </message>
    <message>
        <source>Evaluation Bar &amp;and Arrows</source>
        <translation>Лента на оценката &amp;и стрелки</translation>
    </message>
    <message>
        <source>Show or hide the evaluation bar and the arrows</source>
        <translation>Показване или скриване на лентата на оценката и стрелките</translation>
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
        <translation>Оценка в &amp;пешки</translation>
    </message>
    <message>
        <source>As Winning &amp;Chances in Percent</source>
        <translation>Оценка като &amp;шансове за победа в проценти</translation>
    </message>
    <message>
        <source>Re&amp;view Game</source>
        <translation>Преглед на парти&amp;ята</translation>
    </message>
    <message>
        <source>Let the engine check every move of the game</source>
        <translation>Двигателят проверява всеки ход от партията</translation>
    </message>
    <message>
        <source>&amp;Undo: Return to Previous Game</source>
        <translation>&amp;Отмяна: към предишната партия</translation>
    </message>
    <message>
        <source>Return to the game that was on the board before this one</source>
        <translation>Връщане на партията, която беше на дъската преди тази</translation>
    </message>
    <message>
        <source>&amp;Redo: Return to Next Game</source>
        <translation>&amp;Повтаряне: към следващата партия</translation>
    </message>
    <message>
        <source>Return to the game that was on the board after this one</source>
        <translation>Връщане на партията, която беше на дъската след тази</translation>
    </message>
    <message>
        <source>&amp;External Engines...</source>
        <translation>&amp;Външни двигатели...</translation>
    </message>
    <message>
        <source>Engine Mat&amp;ch...</source>
        <translation>Мач на &amp;двигатели...</translation>
    </message>
    <message>
        <source>Let engines play a match against each other</source>
        <translation>Провеждане на мач между двигатели</translation>
    </message>
    <message>
        <source>Prem&amp;oves</source>
        <translation>Предварителни &amp;ходове</translation>
    </message>
    <message>
        <source>Enter your next move while the computer thinks</source>
        <translation>Въвеждане на следващия ход, докато компютърът мисли</translation>
    </message>
    <message>
        <source>Go to the previous mistake</source>
        <translation>Преминаване към предишната грешка</translation>
    </message>
    <message>
        <source>Go to the next mistake</source>
        <translation>Преминаване към следващата грешка</translation>
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
        <source>Reset &amp;View</source>
        <translation>&amp;Начален изглед</translation>
    </message>
    <message>
        <source>Scroll the board back to its original place</source>
        <translation>Превъртане на дъската до първоначалното ѝ място</translation>
    </message>
    <message>
        <source>Touch pieces without having to move them. Press again to stop adjusting</source>
        <translation>Пипане на фигури без задължение да се играе с тях. Натиснете отново, за да приключите</translation>
    </message>
    <message>
        <source>Show how the piece under the pointer or the cursor moves</source>
        <translation>Показване на ходовете на фигурата под показалеца или курсора</translation>
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
        <source>Open the main menu</source>
        <translation>Отваряне на главното меню</translation>
    </message>
    <message>
        <source>Menu &amp;Bar</source>
        <translation>Лента с мен&amp;юта</translation>
    </message>
    <message>
        <source>Show the menu bar above the board</source>
        <translation>Показване на лентата с менюта над дъската</translation>
    </message>
    <message>
        <source>&amp;Default for the Variant</source>
        <translation>По под&amp;разбиране за варианта</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Библиотека</translation>
    </message>
    <message>
        <source>Add, test and configure external engines</source>
        <translation>Добавяне, проверка и настройка на външни двигатели</translation>
    </message>
    <message>
        <source>Show the messages to and from external engines</source>
        <translation>Показване на съобщенията до външните двигатели и от тях</translation>
    </message>
    <message>
        <source>Next Part of the Window</source>
        <translation>Следваща част на прозореца</translation>
    </message>
    <message>
        <source>Move the focus to the next area: navigation, page or panel</source>
        <translation>Преместване на фокуса към следващата част: навигация, страница или панел</translation>
    </message>
    <message>
        <source>&amp;All Settings</source>
        <translation>Всички настрой&amp;ки</translation>
    </message>
    <message>
        <source>Play from &amp;Here</source>
        <translation>&amp;Игра оттук</translation>
    </message>
    <message>
        <source>Play a game from the position on the board</source>
        <translation>Започване на партия от позицията на дъската</translation>
    </message>
    <message>
        <source>Claim a draw by threefold repetition</source>
        <translation>Искане за реми по трикратно повторение</translation>
    </message>
    <message>
        <source>Claim a draw by the 50-move rule</source>
        <translation>Искане за реми по правилото за 50 хода</translation>
    </message>
    <message>
        <source>Claim Draw with &amp;Next Move</source>
        <translation>Искане за реми със &amp;следващия ход</translation>
    </message>
    <message>
        <source>Claim a draw with the move that you play next. The arbiter checks it</source>
        <translation>Искане за реми със следващия ви ход. Съдията проверява искането</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>Offer or claim a draw</source>
        <translation>Предлагане или искане на реми</translation>
    </message>
    <message>
        <source>My &amp;Ratings</source>
        <translation>Моите &amp;рейтинги</translation>
    </message>
    <message>
        <source>Show your rating in each variant</source>
        <translation>Показване на рейтинга ви във всеки вариант на шаха</translation>
    </message>
    <message>
        <source>Show the moves that were played in this position in a book or a collection</source>
        <translation>Показване на ходовете от книга или колекция, които са играни в тази позиция</translation>
    </message>
    <message>
        <source>First Round &amp;Guide</source>
        <translation>По&amp;дсказки за първите ходове</translation>
    </message>
    <message>
        <source>Explain the first moves of a game with teams</source>
        <translation>Обяснения на първите ходове в отборна партия</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Наръчник</translation>
    </message>
    <message>
        <source>Open the handbook page about the active part of the window</source>
        <translation>Отваряне на страницата на наръчника за активната част на прозореца</translation>
    </message>
    <message>
        <source>What Is &amp;Special</source>
        <translation>Осо&amp;бености на варианта</translation>
    </message>
    <message>
        <source>Show the special rules, options and sources of this variant</source>
        <translation>Показване на особените правила, настройките и източниците на този вариант</translation>
    </message>
    <message>
        <source>What Is &amp;New</source>
        <translation>Какво е но&amp;вото</translation>
    </message>
    <message>
        <source>Show the changes of each version</source>
        <translation>Показване на промените във всяка версия</translation>
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
        <extracomment>progress of a search; %1: depth in plies; %2: millions of positions per second, for example &quot;1.8&quot;</extracomment>
        <translation>Дълбочина %1, %2 млн. позиции в секунда</translation>
    </message>
    <message>
        <source>Depth %1, %2 thousand positions per second</source>
        <extracomment>progress of a search; %1: depth in plies; %2: thousands of positions per second, for example &quot;340&quot;</extracomment>
        <translation>Дълбочина %1, %2 хил. позиции в секунда</translation>
    </message>
    <message>
        <source>Depth %1/%2, %3 thousand positions, hash table %4 % full</source>
        <extracomment>progress of a search; %1: depth in plies; %2: largest depth in plies; %3: thousands of positions; %4: percentage</extracomment>
        <translation>Дълбочина %1/%2, %3 хил. позиции, хештаблицата е запълнена на %4 %</translation>
    </message>
    <message>
        <source>Move of the opening book</source>
        <translation>Ход от дебютната книга</translation>
    </message>
    <message>
        <source>Book moves: %1.</source>
        <translation>Ходове от книгата: %1.</translation>
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
        <source>White places pieces in secret</source>
        <translation>Белите поставят фигури тайно</translation>
    </message>
    <message>
        <source>Black places pieces in secret</source>
        <translation>Черните поставят фигури тайно</translation>
    </message>
    <message>
        <source>Red places pieces in secret</source>
        <translation>Червените поставят фигури тайно</translation>
    </message>
    <message>
        <source>Blue places pieces in secret</source>
        <translation>Сините поставят фигури тайно</translation>
    </message>
    <message>
        <source>You were White.</source>
        <translation>Играхте с белите.</translation>
    </message>
    <message>
        <source>You were Black.</source>
        <translation>Играхте с черните.</translation>
    </message>
    <message>
        <source>You were Red.</source>
        <translation>Играхте с червените.</translation>
    </message>
    <message>
        <source>You were Blue.</source>
        <translation>Играхте със сините.</translation>
    </message>
    <message>
        <source>Pass the screen to White</source>
        <translation>Предайте екрана на белите</translation>
    </message>
    <message>
        <source>Pass the screen to Black</source>
        <translation>Предайте екрана на черните</translation>
    </message>
    <message>
        <source>Pass the screen to Red</source>
        <translation>Предайте екрана на червените</translation>
    </message>
    <message>
        <source>Pass the screen to Blue</source>
        <translation>Предайте екрана на сините</translation>
    </message>
    <message>
        <source>White, press Enter when no one else is looking.</source>
        <translation>Белите да натиснат Enter, когато никой друг не гледа.</translation>
    </message>
    <message>
        <source>Black, press Enter when no one else is looking.</source>
        <translation>Черните да натиснат Enter, когато никой друг не гледа.</translation>
    </message>
    <message>
        <source>Red, press Enter when no one else is looking.</source>
        <translation>Червените да натиснат Enter, когато никой друг не гледа.</translation>
    </message>
    <message>
        <source>Blue, press Enter when no one else is looking.</source>
        <translation>Сините да натиснат Enter, когато никой друг не гледа.</translation>
    </message>
    <message numerus="yes">
        <source>In check, moves in %n turn(s)</source>
        <extracomment>on the player panel of a side whose king is in check, though other sides move before it</extracomment>
        <translation>
            <numerusform>В шах, на ред след %n ход</numerusform>
            <numerusform>В шах, на ред след %n хода</numerusform>
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
        <translation>Матирани</translation>
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
        <translation>В шах</translation>
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
        <source>Lost by an illegal move (move %1)</source>
        <extracomment>on the player panel: this side has lost by an illegal move</extracomment>
        <translation>Загуба с невъзможен ход (ход %1)</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <extracomment>on a narrow player panel: this side has lost by an illegal move</extracomment>
        <translation>Невъзможен ход</translation>
    </message>
    <message>
        <source>%1 places pieces in secret</source>
        <extracomment>%1: name of a person</extracomment>
        <translation>%1 поставя фигури тайно</translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <extracomment>%1: name of a person</extracomment>
        <translation>Предайте екрана на %1</translation>
    </message>
    <message>
        <source>%1, press Enter when no one else is looking.</source>
        <extracomment>%1: name of a person</extracomment>
        <translation>%1, натиснете Enter, когато никой друг не гледа.</translation>
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
        <source>%1 is not an opening book (error at byte %2).</source>
        <translation>%1 не е дебютна книга (грешка на байт %2).</translation>
    </message>
    <message>
        <source>The book %1 was made by a newer version of Rokada.</source>
        <translation>Дебютната книга %1 е създадена с по-нова версия на Rokada.</translation>
    </message>
    <message>
        <source>The book %1 is for another variant: %3.</source>
        <translation>Дебютната книга %1 е за друг вариант: %3.</translation>
    </message>
    <message>
        <source>The book %1 was made by an incompatible version of Rokada.</source>
        <translation>Дебютната книга %1 е създадена с несъвместима версия на Rokada.</translation>
    </message>
    <message>
        <source>The book %1 ends too early (at byte %2).</source>
        <translation>Дебютната книга %1 свършва преждевременно (на байт %2).</translation>
    </message>
    <message>
        <source>The book %1 is damaged (at byte %2).</source>
        <translation>Дебютната книга %1 е повредена (байт %2).</translation>
    </message>
    <message>
        <source>&lt;1 %</source>
        <extracomment>a share below one per cent</extracomment>
        <translation>&lt;1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>%1: a share, in per cent</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>It moves one square in any direction.</source>
        <translation>Движи се на едно поле във всяка посока.</translation>
    </message>
    <message>
        <source>It moves any number of squares along a rank, file or diagonal, until it is blocked.</source>
        <translation>Движи се на произволен брой полета по хоризонтал, вертикал или диагонал, докато пътят е свободен.</translation>
    </message>
    <message>
        <source>It moves any number of squares along a rank or file, until it is blocked.</source>
        <translation>Движи се на произволен брой полета по хоризонтал или вертикал, докато пътят е свободен.</translation>
    </message>
    <message>
        <source>It moves any number of squares along a diagonal, until it is blocked.</source>
        <translation>Движи се на произволен брой полета по диагонал, докато пътят е свободен.</translation>
    </message>
    <message>
        <source>It jumps two squares along a rank or file and one square to the side.</source>
        <translation>Скача на две полета по хоризонтал или вертикал и на едно встрани.</translation>
    </message>
    <message>
        <source>It moves one square forward, or two on its first move. It captures one square diagonally forward.</source>
        <translation>Движи се на едно поле напред, а с първия си ход и на две. Взема на едно поле напред по диагонал.</translation>
    </message>
    <message>
        <source>It leaps one or two squares along a rank, file or diagonal.</source>
        <translation>Скача на едно или две полета по хоризонтал, вертикал или диагонал.</translation>
    </message>
    <message>
        <source>It leaps like a knight, or one or two squares along a rank or file.</source>
        <translation>Скача като кон, а също на едно или две полета по хоризонтал или вертикал.</translation>
    </message>
    <message>
        <source>It leaps like a knight, or one or two squares diagonally.</source>
        <translation>Скача като кон, а също на едно или две полета по диагонал.</translation>
    </message>
    <message>
        <source>It leaps one or two squares diagonally.</source>
        <translation>Скача на едно или две полета по диагонал.</translation>
    </message>
    <message>
        <source>It moves one square in any direction, like a king, but it can be captured.</source>
        <translation>Движи се на едно поле във всяка посока като цар, но може да бъде взет.</translation>
    </message>
    <message>
        <source>It moves one square forward, never two. It captures one square diagonally forward.</source>
        <translation>Движи се на едно поле напред, никога на две. Взема на едно поле напред по диагонал.</translation>
    </message>
    <message>
        <source>It moves like a queen but captures like a rook.</source>
        <translation>Движи се като дама, но взема като топ.</translation>
    </message>
    <message>
        <source>Without a capture, it leaps within two files and two ranks, not backwards. It captures only along its rank or file, one or two squares away, also backwards.</source>
        <translation>Без вземане скача на всяко поле на разстояние до два вертикала и два хоризонтала, но не назад. Взема само по своя хоризонтал или вертикал, на едно или две полета, също и назад.</translation>
    </message>
    <message>
        <source>It moves like a queen: any number of squares along a rank, file or diagonal, until it is blocked.</source>
        <translation>Движи се като дама: на произволен брой полета по хоризонтал, вертикал или диагонал, докато пътят е свободен.</translation>
    </message>
    <message>
        <source>It moves any number of squares along a diagonal, until it is blocked. It can also move one square straight forward, but it cannot capture there.</source>
        <translation>Движи се по диагонал на произволен брой полета, докато пътят е свободен. Може да отиде и на едно поле право напред, но там не може да взема.</translation>
    </message>
    <message>
        <source>It moves like a queen and crosses the edges of the board. It cannot move all the way around to its own square.</source>
        <translation>Движи се като дама и преминава през краищата на дъската. Не може да обиколи дъската и да се върне на своето поле.</translation>
    </message>
    <message>
        <source>It moves like a rook and crosses the edges of the board. It cannot move all the way around to its own square.</source>
        <translation>Движи се като топ и преминава през краищата на дъската. Не може да обиколи дъската и да се върне на своето поле.</translation>
    </message>
    <message>
        <source>It moves like a bishop and crosses the edges of the board. It cannot move all the way around to its own square.</source>
        <translation>Движи се като офицер и преминава през краищата на дъската. Не може да обиколи дъската и да се върне на своето поле.</translation>
    </message>
    <message>
        <source>It moves one square forward. From the front row, it can move two squares on its first move. It captures one square diagonally forward.</source>
        <translation>Движи се на едно поле напред. Ако е от предния ред, с първия си ход може да отиде и на две полета напред. Взема на едно поле напред по диагонал.</translation>
    </message>
    <message>
        <source>It moves two squares along a rank or file and one square to the side. Walls must leave at least one of its two paths open.</source>
        <translation>Движи се на две полета по хоризонтал или вертикал и на едно встрани. Поне един от двата пътя до полето трябва да е без стена.</translation>
    </message>
    <message>
        <source>It moves one square forward, or two on its first move. It captures one square diagonally forward, but not past the end of a wall.</source>
        <translation>Движи се на едно поле напред, а с първия си ход и на две. Взема на едно поле напред по диагонал, но не и покрай края на стена.</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <extracomment>from the first to the last of a row of squares</extracomment>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>squares, and what a piece becomes there</extracomment>
        <translation>%2 (на %1)</translation>
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
        <source>Rule options of this game</source>
        <translation>Действащи настройки на правилата</translation>
    </message>
    <message>
        <source>Unclear points in the sources, and Rokada&apos;s rulings</source>
        <translation>Неясни места в източниците и как ги решава Rokada</translation>
    </message>
    <message>
        <source>Number of moves from %1: %2</source>
        <translation>Брой ходове от %1: %2</translation>
    </message>
    <message>
        <source>moves and captures</source>
        <translation>движи се и взема</translation>
    </message>
    <message>
        <source>moves, no captures</source>
        <translation>само се движи</translation>
    </message>
    <message>
        <source>captures only</source>
        <translation>само взема</translation>
    </message>
    <message>
        <source>Promotes to %1</source>
        <translation>Превръща се в %1</translation>
    </message>
    <message>
        <source>Value in pawns: %1, in the endgame %2</source>
        <extracomment>%1: value of a piece in the opening, in pawns; %2: its value in the endgame</extracomment>
        <translation>Стойност в пешки: %1, в ендшпила %2</translation>
    </message>
    <message>
        <source>These values were fitted to the results of engine self-play games.</source>
        <translation>Тези стойности са подбрани по резултатите от партии, които двигателят е играл срещу себе си.</translation>
    </message>
    <message>
        <source>Moves near walls, from %1</source>
        <translation>Ходове от %1 край стените</translation>
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
        <source>The square straight in front of an officer is blue: the officer can move there but cannot capture there.</source>
        <translation>Полето право пред офицера е синьо: офицерът може да отиде там, но там не може да взема.</translation>
    </message>
    <message>
        <source>Try it: click any square to move the piece there.</source>
        <translation>Опитайте: щракнете върху някое поле, за да преместите фигурата там.</translation>
    </message>
    <message>
        <source>Letter in the notation: none</source>
        <translation>Буква в записа: няма</translation>
    </message>
    <message>
        <source>It moves one square in any direction. No piece can be put on top of it.</source>
        <translation>Движи се на едно поле във всяка посока. Друга фигура не може да застане върху влъхвата.</translation>
    </message>
    <message>
        <source>It moves like a prince and like a rider. The ratnik that starts in front of the volkhv promotes to Helgi.</source>
        <translation>Движи се като княз и като конник. Ратникът, който започва пред влъхвата, се превръща в Хелги.</translation>
    </message>
    <message>
        <source>It moves one square forward, or two on its first move. It can also move onto one of your own towers. It captures one square diagonally forward.</source>
        <translation>Движи се на едно поле напред, а с първия си ход и на две. Може да застане и върху кула на своята страна. Взема на едно поле напред по диагонал.</translation>
    </message>
    <message>
        <source>the piece that started behind it</source>
        <extracomment>%1 in a list of promotions: the pawn promotes to the piece behind which it started</extracomment>
        <translation>фигурата, която е започнала зад него</translation>
    </message>
    <message>
        <source>Letter in the notation: %1</source>
        <translation>Буква в записа: %1</translation>
    </message>
    <message>
        <source>The source calls it Woody. It leaps one or two squares along a rank or file.</source>
        <translation>В източника таранът се нарича Woody. Скача на едно или две полета по хоризонтал или вертикал.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Yes, that move is better.</source>
        <translation>Да, този ход е по-добър.</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Ключови моменти</translation>
    </message>
    <message>
        <source>Move %1: you played %2. Find a better move.</source>
        <translation>Ход %1: вие изиграхте %2. Намерете по-добър ход.</translation>
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
        <source>Copying was stopped. The older copies are unchanged.</source>
        <translation>Копирането беше спряно. По-старите копия са непроменени.</translation>
    </message>
    <message>
        <source>The collection is too large for automatic copies: %1 MB. Save a copy yourself.</source>
        <translation>Колекцията е твърде голяма за автоматични копия: %1 МБ. Запишете копие сами.</translation>
    </message>
    <message>
        <source>The collection could not be copied. The older copies are unchanged.</source>
        <translation>Колекцията не можа да бъде копирана. По-старите копия са непроменени.</translation>
    </message>
    <message>
        <source>The copy was saved to %1. Games in the copy: %2.</source>
        <translation>Копието е записано в %1. Партии в копието: %2.</translation>
    </message>
    <message>
        <source>The copy could not be saved to %1.</source>
        <translation>Копието не можа да бъде записано в %1.</translation>
    </message>
    <message>
        <source>Games restored: %1. The previous games are kept in %2.</source>
        <translation>Възстановени партии: %1. Предишните партии са запазени в %2.</translation>
    </message>
    <message>
        <source>The copy could not be restored. The collection is unchanged.</source>
        <translation>Копието не можа да бъде възстановено. Колекцията е непроменена.</translation>
    </message>
    <message>
        <source>This collection is empty, but %1 contains games. Rokada did not replace %1.</source>
        <translation>Тази колекция е празна, а в %1 има партии. Затова Rokada не презаписа %1.</translation>
    </message>
    <message>
        <source>Copying was stopped.</source>
        <translation>Копирането беше спряно.</translation>
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
        <source>Black wins: White lost on time.</source>
        <translation>Черните победиха: времето на белите изтече.</translation>
    </message>
    <message>
        <source>White wins: Black lost on time.</source>
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
        <source>Draw: White ran out of time, but Black has insufficient material.</source>
        <translation>Реми: времето на белите изтече, но материалът на черните е недостатъчен.</translation>
    </message>
    <message>
        <source>Draw: Black ran out of time, but White has insufficient material.</source>
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
        <source>Black and Blue win: White lost on time and Red is eliminated.</source>
        <translation>Черните и сините победиха: времето на белите изтече, червените вече са отпаднали.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red lost on time and White is eliminated.</source>
        <translation>Черните и сините победиха: времето на червените изтече, белите вече са отпаднали.</translation>
    </message>
    <message>
        <source>White and Red win: Black lost on time and Blue is eliminated.</source>
        <translation>Белите и червените победиха: времето на черните изтече, сините вече са отпаднали.</translation>
    </message>
    <message>
        <source>White and Red win: Blue lost on time and Black is eliminated.</source>
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
        <source>Draw: %n moves in a row without a capture or a pawn move.</source>
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
        <translation>Реми: никой играч няма възможен ход.</translation>
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
        <translation>Реми: недостатъчен материал (само една дама).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone rook).</source>
        <translation>Реми: недостатъчен материал (само един топ).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone bishop).</source>
        <translation>Реми: недостатъчен материал (само един офицер).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone knight).</source>
        <translation>Реми: недостатъчен материал (само един кон).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone pawn, even if promoted).</source>
        <translation>Реми: недостатъчен материал (само една пешка, дори да се превърне).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone elephant).</source>
        <translation>Реми: недостатъчен материал (само един слон).</translation>
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
        <source>Draw: insufficient material (%1 against %2).</source>
        <extracomment>two lists of pieces: &quot;king, knight, knight&quot; and &quot;king&quot;</extracomment>
        <translation>Реми: недостатъчен материал (%1 срещу %2).</translation>
    </message>
    <message>
        <source>Neither side can force mate any more: %1 against %2.</source>
        <extracomment>two lists of pieces: &quot;king, rook, bishop&quot; and &quot;king&quot;</extracomment>
        <translation>Никоя страна вече не може да форсира мат: %1 срещу %2.</translation>
    </message>
    <message>
        <source>Draw against %1</source>
        <extracomment>name of an ending to practise; %1: the piece, or two pieces, that one side has besides the king</extracomment>
        <translation>Реми срещу %1</translation>
    </message>
    <message>
        <source>Win with %1</source>
        <translation>Победа с %1</translation>
    </message>
    <message>
        <source>You have only your king. Your opponent has: %1. The position is a draw. Hold the draw for %2 moves. The computer sets traps.</source>
        <translation>Имаш само цар. Противникът има: %1. Позицията е реми. Удръж ремито в продължение на %2 хода. Компютърът поставя капани.</translation>
    </message>
    <message>
        <source>You have your king and: %1. Checkmate the bare king! The computer plays the best defence.</source>
        <translation>Имаш цар и: %1. Матирай самотния цар! Компютърът играе най-добрата защита.</translation>
    </message>
    <message>
        <source>%1 (%2.)</source>
        <extracomment>%1: a sentence that says what to do; %2: a rule of the variant that differs from chess</extracomment>
        <translation>%1 (%2.)</translation>
    </message>
    <message>
        <source>You held the draw! Mistakes: %1.</source>
        <translation>Ти удържа ремито! Грешки: %1.</translation>
    </message>
    <message>
        <source>Checkmate! Your moves: %1. Fewest possible moves: %2. Mistakes: %3.</source>
        <translation>Мат! Твои ходове: %1. Най-малкият брой ходове: %2. Грешки: %3.</translation>
    </message>
    <message>
        <source>Black and Blue win: White is checkmated, and Red had already resigned.</source>
        <translation>Черните и сините победиха: мат на белите, червените се предадоха по-рано.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red is checkmated, and White had already resigned.</source>
        <translation>Черните и сините победиха: мат на червените, белите се предадоха по-рано.</translation>
    </message>
    <message>
        <source>White and Red win: Black is checkmated, and Blue had already resigned.</source>
        <translation>Белите и червените победиха: мат на черните, сините се предадоха по-рано.</translation>
    </message>
    <message>
        <source>White and Red win: Blue is checkmated, and Black had already resigned.</source>
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
        <source>Black and Blue win: White lost on time, and Red had already resigned.</source>
        <translation>Черните и сините победиха: времето на белите изтече, червените се предадоха по-рано.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red lost on time, and White had already resigned.</source>
        <translation>Черните и сините победиха: времето на червените изтече, белите се предадоха по-рано.</translation>
    </message>
    <message>
        <source>White and Red win: Black lost on time, and Blue had already resigned.</source>
        <translation>Белите и червените победиха: времето на черните изтече, сините се предадоха по-рано.</translation>
    </message>
    <message>
        <source>White and Red win: Blue lost on time, and Black had already resigned.</source>
        <translation>Белите и червените победиха: времето на сините изтече, черните се предадоха по-рано.</translation>
    </message>
    <message>
        <source>Draw: dead position. The pawns are blocked, and no piece can pass them.</source>
        <translation>Реми: мъртва позиция. Пешките са блокирани и никоя фигура не може да мине покрай тях.</translation>
    </message>
</context>
<context>
    <name>EngineFailure</name>
    <message>
        <source>%1 sent no move</source>
        <translation>%1 не изпрати ход</translation>
    </message>
    <message>
        <source>%1 sent the illegal move “%2”</source>
        <translation>%1 изпрати невъзможен ход „%2“</translation>
    </message>
    <message>
        <source>%1 quit unexpectedly</source>
        <translation>%1 спря неочаквано</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 не отговаря</translation>
    </message>
    <message>
        <source>%1 refuses to continue this game</source>
        <translation>%1 отказва да продължи партията</translation>
    </message>
    <message>
        <source>%1 cannot be started, or it does not support this variant</source>
        <translation>%1 не може да се стартира или не поддържа този вариант</translation>
    </message>
</context>
<context>
    <name>EngineOffer</name>
    <message>
        <source>This engine plays this variant with different rules (%1).</source>
        <extracomment>%1: rule options and their values, for example &quot;Promotion: limited&quot;</extracomment>
        <translation>Този двигател играе варианта по други правила (%1).</translation>
    </message>
    <message>
        <source>This engine does not support these rule options.</source>
        <translation>Този двигател не поддържа тези настройки на правилата.</translation>
    </message>
    <message>
        <source>This engine plays this variant with different rules.</source>
        <translation>Този двигател играе варианта по други правила.</translation>
    </message>
    <message>
        <source>This engine does not support this variant.</source>
        <translation>Този двигател не поддържа този вариант.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>a field is missing</source>
        <translation>липсва част от текста</translation>
    </message>
    <message>
        <source>there is an extra field</source>
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
        <source>the number of empty squares is not valid</source>
        <translation>броят на празните полета е невалиден</translation>
    </message>
    <message>
        <source>&apos;*&apos; is required where the board has no square</source>
        <translation>където дъската няма поле, трябва да има „*“</translation>
    </message>
    <message>
        <source>the board has no square at this place</source>
        <translation>тук дъската няма поле</translation>
    </message>
    <message>
        <source>unknown piece letter</source>
        <translation>няма фигура с тази буква</translation>
    </message>
    <message>
        <source>the reserve pieces cannot be read</source>
        <translation>резервните фигури не могат да се прочетат</translation>
    </message>
    <message>
        <source>unknown side letter</source>
        <translation>няма страна с тази буква</translation>
    </message>
    <message>
        <source>the castling rights cannot be read</source>
        <translation>правата на рокада не могат да се прочетат</translation>
    </message>
    <message>
        <source>no pawn can have passed this square on the last move</source>
        <translation>при последния ход през това поле не може да е минала пешка</translation>
    </message>
    <message>
        <source>the number of plies for the 50-move rule is not valid</source>
        <translation>броят на полуходовете без вземане и без ход с пешка е невалиден</translation>
    </message>
    <message>
        <source>the move number cannot be read</source>
        <translation>номерът на хода не може да се прочете</translation>
    </message>
    <message>
        <source>the files of unmoved pawns cannot be read</source>
        <translation>не може да се прочете на кои вертикали са пешките, които още не са местени</translation>
    </message>
    <message>
        <source>the move is empty</source>
        <translation>ходът е празен</translation>
    </message>
    <message>
        <source>the board has no such square</source>
        <translation>на дъската няма такова поле</translation>
    </message>
    <message>
        <source>this is not a move</source>
        <translation>това не е ход</translation>
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
        <translation>няма такъв вариант</translation>
    </message>
    <message>
        <source>the variant has no such rule option</source>
        <translation>вариантът няма такава настройка на правилата</translation>
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
        <source>the pieces of a tower cannot be read</source>
        <translation>фигурите в една от кулите не могат да се прочетат</translation>
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
        <source>Illegal position: %1 has a pawn on a promotion square.</source>
        <translation>Невъзможна позиция: пешка стои на поле за превръщане (%1).</translation>
    </message>
    <message>
        <source>Illegal position: %1 is to move but has no king.</source>
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
        <source>The fields from number %1 on are missing. Rokada uses the default values.</source>
        <translation>Частите на текста от номер %1 нататък липсват. Rokada използва стойностите по подразбиране.</translation>
    </message>
    <message>
        <source>The number in field %1 is out of range. Rokada uses the nearest valid number.</source>
        <translation>Числото в част %1 на текста е извън границите. Rokada използва най-близкото допустимо число.</translation>
    </message>
    <message>
        <source>A castling right was removed: the king or the rook is not on its square.</source>
        <translation>Премахнато е право на рокада: царят или топът не е на полето си.</translation>
    </message>
    <message>
        <source>The en passant square was removed: no pawn can have passed it on the last move.</source>
        <translation>Полето за вземане ан пасан е премахнато: при последния ход през него не може да е минала пешка.</translation>
    </message>
    <message>
        <source>The right to a double step was removed: no unmoved pawn is on the file.</source>
        <translation>Премахнато е право на двоен ход: на вертикала няма пешка, която още не е местена.</translation>
    </message>
    <message>
        <source>The EPD operations were ignored.</source>
        <translation>Операциите на EPD не са прочетени.</translation>
    </message>
    <message>
        <source>The castling rights fit only Chess960. The position was read as Chess960.</source>
        <translation>Правата на рокада са възможни само в шах-960. Позицията е прочетена като шах-960.</translation>
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
        <translation>%1 (Част %2, колона %3)</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>it is not a regular file</source>
        <translation>това не е обикновен файл</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>файлът е твърде голям</translation>
    </message>
    <message>
        <source>it could not be written completely</source>
        <translation>файлът не беше записан докрай</translation>
    </message>
    <message>
        <source>it is incomplete</source>
        <translation>файлът е непълен</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <extracomment>%1: file; %2: reason, an error text of the system</extracomment>
        <translation>%1 не може да бъде записан: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1: file; %2: reason, an error text of the system</extracomment>
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
        <translation>операцията отнема твърде много време</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>операцията е отказана</translation>
    </message>
    <message>
        <source>Saving %1...</source>
        <translation>Записва се %1...</translation>
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
        <source>Four corner squares, boats, and pieces that promote to bolyars.</source>
        <translation>Четири ъглови полета, лодки и фигури, които се превръщат в боляри.</translation>
    </message>
    <message>
        <source>Vyrt Chess</source>
        <translation>Вирт шах</translation>
    </message>
    <message>
        <source>Twelve by twelve squares, and opposite edges are joined.</source>
        <translation>Дъска от дванадесет на дванадесет полета със свързани срещуположни краища.</translation>
    </message>
    <message>
        <source>Fortress Chess</source>
        <translation>Крепостен шах</translation>
    </message>
    <message>
        <source>Four sides in two teams, each with a walled fortress.</source>
        <translation>Четири страни в два отбора. Всяка страна има крепост със стени.</translation>
    </message>
    <message>
        <source>Chess as the whole world plays it.</source>
        <translation>Шахът, който играе целият свят.</translation>
    </message>
    <message>
        <source>Ten by eight squares, and every piece except the pawn leaps.</source>
        <translation>Дъска от десет на осем полета. Всички фигури освен пешката скачат.</translation>
    </message>
    <message>
        <source>Tavreli</source>
        <translation>Таврели</translation>
    </message>
    <message>
        <source>Captured pieces stay on the board, under their captors.</source>
        <translation>Взетите фигури остават на дъската под фигурите, които са ги взели.</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Version %1, %2</source>
        <extracomment>heading of a list of changes; %1: number of a version; %2: date of its release</extracomment>
        <translation>Версия %1, %2</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Какво е новото</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at the %1 among your reserve pieces.</source>
        <translation>Погледнете фигурата в резерва: %1.</translation>
    </message>
    <message>
        <source>Look at the %1 on %2.</source>
        <translation>Погледнете фигурата на %2: %1.</translation>
    </message>
    <message>
        <source>This is the only legal move.</source>
        <translation>Това е единственият възможен ход.</translation>
    </message>
    <message>
        <source>The move is checkmate.</source>
        <translation>Ходът е мат.</translation>
    </message>
    <message>
        <source>The move takes the king out of check from the %1 on %2.</source>
        <translation>Ходът изважда царя от шаха, който дава %1 на %2.</translation>
    </message>
    <message>
        <source>The move blocks the check from the %1 on %2.</source>
        <translation>Ходът прегражда шаха, който дава %1 на %2.</translation>
    </message>
    <message>
        <source>The move captures the checking %1 on %2.</source>
        <translation>Ходът взема фигурата, която дава шах (%1 на %2).</translation>
    </message>
    <message>
        <source>The move gives check from two directions.</source>
        <translation>Ходът дава шах от две посоки.</translation>
    </message>
    <message>
        <source>The move gives check.</source>
        <translation>Ходът дава шах.</translation>
    </message>
    <message>
        <source>Castling brings the king to safety and the rook into play.</source>
        <translation>С рокадата царят отива на сигурно място, а топът влиза в игра.</translation>
    </message>
    <message>
        <source>The %1 on %2 is undefended.</source>
        <translation>Фигурата на %2 (%1) не е защитена.</translation>
    </message>
    <message>
        <source>The %1 on %2 is worth more than the piece that captures it.</source>
        <translation>Фигурата на %2 (%1) струва повече от фигурата, която я взема.</translation>
    </message>
    <message>
        <source>The move captures the %1 on %2.</source>
        <translation>Ходът взема фигурата на %2 (%1).</translation>
    </message>
    <message>
        <source>The move attacks the %1 on %2.</source>
        <translation>Ходът напада фигурата на %2 (%1).</translation>
    </message>
    <message>
        <source>The move protects the %1 on %2.</source>
        <translation>Ходът защитава фигурата на %2 (%1).</translation>
    </message>
    <message>
        <source>The move prevents mate by the %1 on %2.</source>
        <translation>Ходът предотвратява мата, с който заплашва %1 на %2.</translation>
    </message>
    <message>
        <source>Careful: the %1 on %2 threatens mate on %3.</source>
        <translation>Внимание: фигурата на %2 (%1) заплашва с мат на %3.</translation>
    </message>
    <message>
        <source>The move opens a line for the %1 on %2.</source>
        <translation>Ходът отваря линия за фигурата на %2 (%1).</translation>
    </message>
    <message>
        <source>A good move: %1.</source>
        <translation>Добър ход: %1.</translation>
    </message>
    <message>
        <source>The move guards %2 against the enemy %1.</source>
        <translation>Ходът пази полето %2 от фигура на противника (%1).</translation>
    </message>
    <message>
        <source>There is no simple reason. The engine just evaluates this move higher than the others.</source>
        <translation>Няма просто обяснение. Двигателят оценява този ход по-високо от другите ходове.</translation>
    </message>
    <message>
        <source>The move lets your team win %1 in the next few moves.</source>
        <extracomment>%1: pieces, as &quot;a rook and a pawn&quot;</extracomment>
        <translation>Ходът позволява на вашия отбор да спечели %1 в следващите ходове.</translation>
    </message>
    <message>
        <source>The move lets your team win %1 for %2 in the next few moves.</source>
        <extracomment>%1 and %2: pieces, as &quot;a rook and a pawn&quot;</extracomment>
        <translation>Ходът позволява на вашия отбор да спечели %1 срещу %2 в следващите ходове.</translation>
    </message>
    <message>
        <source>The move wins %1 for %2.</source>
        <extracomment>%1 and %2: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Ходът печели %1 срещу %2.</translation>
    </message>
    <message>
        <source>The move wins %1: %2.</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;; %2: how they are won, as &quot;a fork: the knight on c7 attacks ...&quot;</extracomment>
        <translation>Ходът печели %1: %2.</translation>
    </message>
    <message>
        <source>The move wins %1 in the next few moves.</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Ходът печели %1 в следващите ходове.</translation>
    </message>
    <message>
        <source>The move wins %1.</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Ходът печели %1.</translation>
    </message>
    <message numerus="yes">
        <source>The move forces mate in %n move(s).</source>
        <translation>
            <numerusform>Ходът форсира мат в %n ход.</numerusform>
            <numerusform>Ходът форсира мат в %n хода.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move gives the king an escape square.</source>
        <translation>Ходът дава на царя поле за отстъпление.</translation>
    </message>
    <message>
        <source>The move saves the %1 on %2.</source>
        <translation>Ходът спасява фигурата на %2 (%1).</translation>
    </message>
    <message>
        <source>The move brings a new piece onto the board: %1.</source>
        <translation>С този ход на дъската се появява нова фигура: %1.</translation>
    </message>
    <message>
        <source>There are no tactics, but you keep your advantage. Expected continuation: %1.</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Няма тактически удари, но запазвате предимството си. Очаквано продължение: %1.</translation>
    </message>
    <message>
        <source>You are worse, but other moves lose even more. Expected continuation: %1.</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Позицията ви е по-лоша, но другите ходове губят още повече. Очаквано продължение: %1.</translation>
    </message>
    <message>
        <source>There are no tactics. The position stays equal. Expected continuation: %1.</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Няма тактически удари. Позицията остава равна. Очаквано продължение: %1.</translation>
    </message>
    <message numerus="yes">
        <source>From its new square, the piece reaches %n square(s).</source>
        <translation>
            <numerusform>От новото си поле фигурата достига %n поле.</numerusform>
            <numerusform>От новото си поле фигурата достига %n полета.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The piece now controls %n square(s) instead of %1.</source>
        <extracomment>%1: previous number of squares</extracomment>
        <translation>
            <numerusform>Сега фигурата контролира %n поле вместо %1.</numerusform>
            <numerusform>Сега фигурата контролира %n полета вместо %1.</numerusform>
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
        <extracomment>%1: a kind of piece; %2: previous number of squares</extracomment>
        <translation>
            <numerusform>В игра влиза %1: достига %n поле вместо %2.</numerusform>
            <numerusform>В игра влиза %1: достига %n полета вместо %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of this side together control %n square(s) instead of %1.</source>
        <extracomment>%1: previous number of squares</extracomment>
        <translation>
            <numerusform>Фигурите на тази страна заедно контролират %n поле вместо %1.</numerusform>
            <numerusform>Фигурите на тази страна заедно контролират %n полета вместо %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The move leaves the opponents only %n square(s) instead of %1.</source>
        <extracomment>%1: previous number of squares</extracomment>
        <translation>
            <numerusform>Ходът оставя на противниците само %n поле вместо %1.</numerusform>
            <numerusform>Ходът оставя на противниците само %n полета вместо %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only legal move: %1.</source>
        <translation>Единственият възможен ход: %1.</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Game at line %1 (%2): %3</source>
        <extracomment>%1: line number in a file; %2: players of the game that begins on this line; %3: sentence about the problem</extracomment>
        <translation>Партия на ред %1 (%2): %3</translation>
    </message>
    <message>
        <source>Games imported: %1.</source>
        <translation>Импортирани партии: %1.</translation>
    </message>
    <message>
        <source>Duplicates skipped: %1.</source>
        <translation>Пропуснати дубликати: %1.</translation>
    </message>
    <message>
        <source>The import stopped early: %1</source>
        <translation>Импортът спря преждевременно: %1</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>Импортът беше отменен.</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>Импорт на %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>... and %1 more</source>
        <translation>...и още %1</translation>
    </message>
    <message>
        <source>Different versions of games that the collection already has, also kept: %1.</source>
        <translation>Запазени са и други версии на партии, които вече са в колекцията: %1.</translation>
    </message>
    <message>
        <source>Games without moves: %1.</source>
        <translation>Партии без ходове: %1.</translation>
    </message>
    <message>
        <source>Games decoded as %1: %2.</source>
        <extracomment>%1: name of a text encoding; %2: number of games</extracomment>
        <translation>Партии, декодирани като %1: %2.</translation>
    </message>
    <message>
        <source>Compare &amp;versions...</source>
        <translation>&amp;Сравняване на версиите...</translation>
    </message>
    <message>
        <source>unknown players</source>
        <translation>неизвестни играчи</translation>
    </message>
    <message>
        <source>Games read only in part: %1.</source>
        <translation>Партии, прочетени само отчасти: %1.</translation>
    </message>
    <message>
        <source>Games kept as text: %1.</source>
        <translation>Партии, запазени като текст: %1.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>show the cursor on the board; with the cursor, pick up a piece or put it down</source>
        <translation>показване на курсора на дъската; когато курсорът се вижда — вдигане или поставяне на фигура</translation>
    </message>
    <message>
        <source>pick up a piece or put it down while the cursor is shown</source>
        <translation>вдигане или поставяне на фигура, докато курсорът се вижда</translation>
    </message>
    <message>
        <source>cancel or close one thing at a time: promotion choice, selection, cursor, message of the result, full screen</source>
        <translation>отмяна или затваряне едно след друго: избор на фигура за превръщане, избрана фигура, курсор, съобщение за резултата, цял екран</translation>
    </message>
    <message>
        <source>start a new game</source>
        <translation>започване на нова игра</translation>
    </message>
    <message>
        <source>undo the last move</source>
        <translation>връщане на последния ход</translation>
    </message>
    <message>
        <source>redo a move that was undone</source>
        <translation>повтаряне на върнат ход</translation>
    </message>
    <message>
        <source>flip the board (on the board: F)</source>
        <translation>обръщане на дъската (на дъската: F)</translation>
    </message>
    <message>
        <source>rotate the board to the right (on the board: R)</source>
        <translation>завъртане на дъската надясно (на дъската: R)</translation>
    </message>
    <message>
        <source>rotate the board to the left (on the board: Shift+R)</source>
        <translation>завъртане на дъската наляво (на дъската: Shift+R)</translation>
    </message>
    <message>
        <source>say whose turn it is</source>
        <translation>съобщаване кой е на ход</translation>
    </message>
    <message>
        <source>turn full screen on or off</source>
        <translation>включване или изключване на режима на цял екран</translation>
    </message>
    <message>
        <source>quit Rokada</source>
        <translation>изход от Rokada</translation>
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
        <translation>избор на фигура за превръщане или на резервна фигура по номер</translation>
    </message>
    <message>
        <source>show a hint; press again for more help (on the board: H)</source>
        <translation>показване на подсказка; натиснете отново за повече помощ (на дъската: H)</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>компютърът играе веднага</translation>
    </message>
    <message>
        <source>pause or continue the clocks and the computer players (on the board: P)</source>
        <translation>спиране или пускане на часовниците и на компютърните играчи (на дъската: P)</translation>
    </message>
    <message>
        <source>Space on the board</source>
        <translation>Интервал на дъската</translation>
    </message>
    <message>
        <source>press the clock, in games where you press it yourself</source>
        <translation>натискане на часовника, ако в партията го натискате сами</translation>
    </message>
    <message>
        <source>say the clock times</source>
        <translation>съобщаване на времето по часовниците</translation>
    </message>
    <message>
        <source>show the attack map (on the board: L)</source>
        <translation>показване на картата на атаките (на дъската: L)</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Десен бутон</translation>
    </message>
    <message>
        <source>draw a circle or an arrow; Ctrl, Shift or both keys change the colour</source>
        <translation>рисуване на кръг или стрелка; Ctrl, Shift или двата клавиша сменят цвета</translation>
    </message>
    <message>
        <source>Vyrt: show the 3D board (on the board: T)</source>
        <translation>вирт: показване на 3D дъската (на дъската: T)</translation>
    </message>
    <message>
        <source>Vyrt: make the margin around the board wider or narrower</source>
        <translation>вирт: по-широка или по-тясна ивица около дъската</translation>
    </message>
    <message>
        <source>Vyrt: scroll the board until the selected piece or the king is in the centre; press again to reset the view</source>
        <translation>вирт: превъртане на дъската така, че избраната фигура или царят да е в средата; натиснете отново за началния изглед</translation>
    </message>
    <message>
        <source>Vyrt: show the closed lines of the selected piece (on the board: Shift+G)</source>
        <translation>вирт: показване на затворените линии на избраната фигура (на дъската: Shift+G)</translation>
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
        <source>Vyrt: scroll the board; with a mouse wheel, hold Shift to scroll along files and Ctrl to scroll along ranks</source>
        <translation>вирт: превъртане на дъската; с колелцето на мишката задръжте Shift за превъртане по вертикалите и Ctrl за превъртане по хоризонталите</translation>
    </message>
    <message>
        <source>type a move or a command (on the board: /)</source>
        <translation>въвеждане на ход или команда (на дъската: /)</translation>
    </message>
    <message>
        <source>turn sounds on or off (on the board: M)</source>
        <translation>включване или изключване на звука (на дъската: M)</translation>
    </message>
    <message>
        <source>say the last move</source>
        <translation>съобщаване на последния ход</translation>
    </message>
    <message>
        <source>say the captured pieces and the material balance</source>
        <translation>съобщаване на взетите фигури и на материалния превес</translation>
    </message>
    <message>
        <source>show how the piece under the pointer moves (on the board: I)</source>
        <translation>показване как се движи фигурата под показалеца (на дъската: I)</translation>
    </message>
    <message>
        <source>open a file with recorded games</source>
        <translation>отваряне на файл със записани партии</translation>
    </message>
    <message>
        <source>save the game</source>
        <translation>записване на партията</translation>
    </message>
    <message>
        <source>show the library of played games</source>
        <translation>показване на библиотеката с изиграни партии</translation>
    </message>
    <message>
        <source>show the statistics</source>
        <translation>показване на статистиката</translation>
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
        <translation>поставяне от буфера: позиция, партии или ход</translation>
    </message>
    <message>
        <source>read out the moves of the piece under the cursor</source>
        <translation>прочитане на глас на ходовете на фигурата под курсора</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Arrows</source>
        <translation>Ctrl+Shift+стрелки</translation>
    </message>
    <message>
        <source>read out the squares in this direction from the cursor</source>
        <translation>прочитане на глас на полетата от курсора в тази посока</translation>
    </message>
    <message>
        <source>Hold Shift or the right button</source>
        <translation>Задръжте Shift или десния бутон</translation>
    </message>
    <message>
        <source>show where the piece could go on an empty board</source>
        <translation>показване къде би могла да отиде фигурата на празна дъска</translation>
    </message>
    <message>
        <source>show the lessons</source>
        <translation>показване на уроците</translation>
    </message>
    <message>
        <source>move the cursor while it is shown; otherwise step through the game</source>
        <translation>преместване на курсора, когато той се вижда; иначе преглед на партията ход по ход</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Букви</translation>
    </message>
    <message>
        <source>say &quot;I adjust&quot;: then you can touch pieces without having to move them (on the board: J)</source>
        <translation>казване на „поправям“: след това можете да пипате фигури, без да играете с тях (на дъската: J)</translation>
    </message>
    <message>
        <source>start a typed move, if the letter names a file or a piece. Other letters are the shortcuts in this list. With Settings &gt; Letter Keys on the Board &gt; Commands, all letters are shortcuts</source>
        <translation>начало на въвеждане на ход, ако буквата означава вертикал или фигура. Останалите букви изпълняват командите от този списък. Ако изберете „Настройки“ &gt; „Буквени клавиши“ &gt; „Команди“, всички букви изпълняват команди</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Typed moves</source>
        <translation>Въвеждане на ходове</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Изглед</translation>
    </message>
    <message>
        <source>Vyrt chess</source>
        <translation>Вирт шах</translation>
    </message>
    <message>
        <source>Files and library</source>
        <translation>Файлове и библиотека</translation>
    </message>
    <message>
        <source>Rules and lessons</source>
        <translation>Правила и уроци</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Звук и реч</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Програма</translation>
    </message>
    <message>
        <source>open the handbook page about the active part of the window</source>
        <translation>отваряне на страницата на наръчника за активната част на прозореца</translation>
    </message>
</context>
<context>
    <name>Law</name>
    <message>
        <source>The game was over before the flag fell: its result stands.</source>
        <translation>Партията е свършила преди падането на флагчето: резултатът остава.</translation>
    </message>
    <message>
        <source>The player&apos;s time has run out: the game is lost by that player.</source>
        <translation>Времето на играча изтече и той губи партията.</translation>
    </message>
    <message>
        <source>The player&apos;s time has run out, but the opponent cannot checkmate by any series of legal moves: the game is drawn.</source>
        <translation>Времето на играча изтече, но противникът не може да даде мат с никаква поредица от възможни ходове: партията е реми.</translation>
    </message>
    <message>
        <source>The flag that fell first decides the game.</source>
        <translation>Партията се решава от флагчето, което е паднало първо.</translation>
    </message>
    <message>
        <source>Both flags have fallen, and it is impossible to establish which fell first: the next period begins.</source>
        <translation>Паднаха и двете флагчета и не може да се установи кое е паднало първо: започва следващият период.</translation>
    </message>
    <message>
        <source>Both flags have fallen, and it is impossible to establish which fell first: the game is drawn.</source>
        <translation>Паднаха и двете флагчета и не може да се установи кое е паднало първо: партията е реми.</translation>
    </message>
    <message>
        <source>The claim is correct: the game is drawn.</source>
        <translation>Искането е основателно: партията е реми.</translation>
    </message>
    <message>
        <source>The claim is incorrect: two minutes are added to the opponent&apos;s time, and the game continues.</source>
        <translation>Искането е неоснователно: към времето на противника се добавят две минути и партията продължава.</translation>
    </message>
    <message>
        <source>The claim is incorrect: the claimant loses five minutes, and the game continues.</source>
        <translation>Искането е неоснователно: играчът, който е поискал реми, губи пет минути и партията продължава.</translation>
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
        <source>You cannot repeat an offer yet. Wait for the opponent&apos;s offer, or for ten moves.</source>
        <translation>Още не можете да повторите предложението. Изчакайте предложение от противника или десет хода.</translation>
    </message>
    <message>
        <source>I adjust: you may now touch pieces without having to move them.</source>
        <translation>Поправям: сега можете да пипате фигури, без да сте длъжни да играете с тях.</translation>
    </message>
    <message>
        <source>The first piece touched that can be moved must be moved.</source>
        <translation>Пипнато — играно: трябва да се играе с първата пипната фигура, която има ход.</translation>
    </message>
    <message>
        <source>The first piece touched that can be captured must be captured.</source>
        <translation>Трябва да се вземе първата пипната фигура на противника, която може да се вземе.</translation>
    </message>
    <message>
        <source>The opponent&apos;s touched piece must be captured with the player&apos;s touched piece.</source>
        <translation>Пипнатата фигура на противника трябва да се вземе с пипнатата фигура на играча.</translation>
    </message>
    <message>
        <source>None of the pieces touched can be moved or captured: any legal move may be made.</source>
        <translation>С никоя от пипнатите фигури не може да се играе и никоя не може да се вземе: разрешен е всеки възможен ход.</translation>
    </message>
    <message>
        <source>King and rook were touched: castle with that rook, or move the king if castling is illegal.</source>
        <translation>Пипнати са царят и топът: направете рокада с този топ, а ако е невъзможна, играйте с царя.</translation>
    </message>
    <message>
        <source>The rook was touched before the king: castling with that rook is not allowed on this move.</source>
        <translation>Топът е пипнат преди царя: при този ход рокадата с този топ не е разрешена.</translation>
    </message>
    <message>
        <source>A piece that has been released stays on its square.</source>
        <translation>Пусната фигура остава на полето, на което е пусната.</translation>
    </message>
    <message>
        <source>old tournament code</source>
        <translation>стар турнирен правилник</translation>
    </message>
    <message>
        <source>rule of Rokada</source>
        <translation>правило на Rokada</translation>
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
        <source>The claim is incorrect. The penalty of five minutes is more than the time left, so the flag falls.</source>
        <translation>Искането е неоснователно. Наказанието от пет минути е повече от оставащото време и флагчето пада.</translation>
    </message>
    <message>
        <source>The player&apos;s time has run out: that player is eliminated.</source>
        <translation>Времето на играча изтече и той отпада.</translation>
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
        <source>Choose the promotion piece.</source>
        <translation>Избери фигура за превръщане.</translation>
    </message>
    <message>
        <source>Move a different piece.</source>
        <translation>Играй с друга фигура.</translation>
    </message>
    <message>
        <source>This move captures nothing.</source>
        <translation>Този ход не взема нищо.</translation>
    </message>
    <message>
        <source>This move gives no check.</source>
        <translation>Този ход не дава шах.</translation>
    </message>
    <message>
        <source>The other side has no legal move. It is stalemate: a draw.</source>
        <translation>Другата страна няма възможен ход. Това е пат: реми.</translation>
    </message>
    <message>
        <source>That is checkmate, but this step asks for something else.</source>
        <translation>Това е мат! Но в тази стъпка се иска друго.</translation>
    </message>
    <message>
        <source>This move does not promote a pawn.</source>
        <translation>С този ход не се превръща пешка.</translation>
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
        <translation>Твоят цар не беше в шах.</translation>
    </message>
    <message>
        <source>This move wins nothing.</source>
        <translation>Този ход не печели нищо.</translation>
    </message>
    <message>
        <source>This step asks for another move.</source>
        <translation>В тази стъпка се иска друг ход.</translation>
    </message>
    <message>
        <source>No. Try another answer.</source>
        <translation>Не. Опитай друг отговор.</translation>
    </message>
    <message>
        <source>More than one move fits. Write which square the piece comes from.</source>
        <translation>Възможни са няколко такива хода. Напиши от кое поле тръгва фигурата.</translation>
    </message>
    <message>
        <source>This is not a move. Write a move like e4 or Nf3.</source>
        <translation>Това не е ход. Напиши ход като e4 или Кf3.</translation>
    </message>
    <message>
        <source>This step asks for something else.</source>
        <translation>В тази стъпка се иска друго.</translation>
    </message>
    <message>
        <source>It is check but not mate: the move %1 is possible.</source>
        <translation>Това е шах, но не мат: възможен е ходът %1.</translation>
    </message>
    <message>
        <source>It is not stalemate yet: the move %1 is possible.</source>
        <translation>Още не е пат: възможен е ходът %1.</translation>
    </message>
    <message>
        <source>Look: the reply %1 is mate!</source>
        <translation>Виж: отговорът %1 е мат!</translation>
    </message>
    <message>
        <source>After the reply %1 you cannot reach the goal in the moves that are left.</source>
        <translation>След отговора %1 няма да стигнеш целта с оставащите ходове.</translation>
    </message>
    <message>
        <source>You wrote %1. Look again.</source>
        <translation>Ти написа %1. Погледни пак.</translation>
    </message>
    <message>
        <source>Your %1 on %2 could be captured by the %3 on %4.</source>
        <translation>Твоята фигура на %2 (%1) е под удар: може да я вземе %3 от %4.</translation>
    </message>
    <message>
        <source>%1 is the wrong square.</source>
        <translation>Полето %1 не е вярно.</translation>
    </message>
    <message>
        <source>%1 is the wrong square. %2</source>
        <extracomment>a square, and a sentence that says why it cannot be reached</extracomment>
        <translation>Полето %1 не е вярно. %2</translation>
    </message>
    <message>
        <source>You have placed every %1 that you need.</source>
        <translation>Повече такива фигури (%1) не са нужни.</translation>
    </message>
    <message>
        <source>Put the %1 on another square.</source>
        <translation>Постави тази фигура (%1) на друго поле.</translation>
    </message>
    <message>
        <source>This is the right piece, but %1 is the wrong square.</source>
        <translation>Фигурата е вярна, но полето %1 не е вярно.</translation>
    </message>
    <message>
        <source>Capture a different piece.</source>
        <translation>Вземи друга фигура.</translation>
    </message>
    <message>
        <source>Do not choose this promotion: %1.</source>
        <translation>Не избирай това превръщане: %1.</translation>
    </message>
    <message>
        <source>Do not move to %1.</source>
        <translation>Фигурата не трябва да отиде на %1.</translation>
    </message>
    <message>
        <source>This move loses material worth about %1 pawns.</source>
        <translation>Този ход губи материал. Загубата в пешки е около %1.</translation>
    </message>
    <message>
        <source>This path takes one move too many.</source>
        <translation>По този път трябва един ход повече.</translation>
    </message>
    <message>
        <source>This path takes too many moves.</source>
        <translation>По този път трябват твърде много ходове.</translation>
    </message>
    <message>
        <source>Move the piece on %1.</source>
        <translation>Играй с фигурата от %1.</translation>
    </message>
    <message>
        <source>That is the square %1. Look again.</source>
        <translation>Това е полето %1. Погледни пак.</translation>
    </message>
    <message>
        <source>So far so good. Squares still missing: %1.</source>
        <translation>Дотук всичко е вярно. Липсват още полета: %1.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>the code of this language, as in the lessons: en, ru, bg</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>Play this move: %1.</source>
        <translation>Изиграй този ход: %1.</translation>
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
        <translation>На поле %2 трябва да стои %1.</translation>
    </message>
    <message>
        <source>You cannot reach the goal from this position. Undo a move.</source>
        <translation>От тази позиция вече не можеш да стигнеш целта. Върни ход.</translation>
    </message>
    <message>
        <source>Read the text, look at the board, and continue.</source>
        <translation>Прочети текста, погледни дъската и продължи.</translation>
    </message>
    <message>
        <source>After the reply %1 you can no longer win. Find another move!</source>
        <translation>След отговора %1 вече не можеш да спечелиш. Намери друг ход!</translation>
    </message>
    <message>
        <source>After the reply %1 you lose. Find another move!</source>
        <translation>След отговора %1 ще загубиш. Намери друг ход!</translation>
    </message>
    <message>
        <source>You chose the right tower and the right square. Now move a different number of pieces.</source>
        <translation>Кулата и полето са избрани вярно. Премести друг брой фигури.</translation>
    </message>
    <message>
        <source>%1 is the wrong square: none of your pieces can go there.</source>
        <translation>Полето %1 не е вярно: никоя твоя фигура не може да отиде там.</translation>
    </message>
    <message>
        <source>%1 is the wrong square: the move %2 does not give check.</source>
        <translation>Полето %1 не е вярно: ходът %2 не дава шах.</translation>
    </message>
    <message>
        <source>This move also reaches the goal, but this step asks for another move.</source>
        <translation>И този ход постига целта, но в тази стъпка се иска друг ход.</translation>
    </message>
    <message>
        <source>This move also mates in the moves that are left. But this step asks for another move.</source>
        <translation>И този ход води до мат в оставащите ходове, но в тази стъпка се търси друг ход.</translation>
    </message>
    <message>
        <source>This move seems to win just as much, but this step asks for another move.</source>
        <translation>Този ход, изглежда, печели също толкова, но в тази стъпка се иска друг ход.</translation>
    </message>
    <message>
        <source>After this move you cannot get all the stars in the moves that are left. Try another path.</source>
        <translation>След този ход не можеш да вземеш всички звезди с оставащите ходове. Опитай друг път.</translation>
    </message>
    <message>
        <source>After the reply %1 you have no more checks.</source>
        <translation>След отговора %1 нямаш повече шахове.</translation>
    </message>
    <message>
        <source>This is the last move, but some stars are left: %1. Try another move.</source>
        <translation>Това е последният ход, а звезди още остават: %1. Опитай друг ход.</translation>
    </message>
    <message>
        <source>The square is on the %1 file.</source>
        <translation>Полето е на вертикала %1.</translation>
    </message>
    <message>
        <source>The square is on rank %1.</source>
        <translation>Полето е на хоризонтал %1.</translation>
    </message>
    <message numerus="yes">
        <source>The answer has %n square(s).</source>
        <translation>
            <numerusform>Отговорът се състои от %n поле.</numerusform>
            <numerusform>Отговорът се състои от %n полета.</numerusform>
        </translation>
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
        <translation>фигурки</translation>
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
    <name>LibraryFailure</name>
    <message>
        <source>it was made by a newer version of Rokada</source>
        <translation>колекцията е създадена от по-нова версия на Rokada</translation>
    </message>
    <message>
        <source>it is not a collection of games</source>
        <translation>файлът не е колекция от партии</translation>
    </message>
    <message>
        <source>it is damaged and cannot be renamed</source>
        <translation>колекцията е повредена и не може да се преименува</translation>
    </message>
    <message>
        <source>The collection %1 cannot be read: %2</source>
        <translation>Колекцията %1 не може да се прочете: %2</translation>
    </message>
    <message>
        <source>A game could not be added to the collection %1: %2</source>
        <translation>В колекцията %1 не може да се добави партия: %2</translation>
    </message>
    <message>
        <source>A game could not be changed in the collection %1: %2</source>
        <translation>В колекцията %1 не може да се промени партия: %2</translation>
    </message>
    <message>
        <source>Games could not be deleted from the collection %1: %2</source>
        <translation>От колекцията %1 не могат да се изтрият партии: %2</translation>
    </message>
    <message>
        <source>Deleted games could not be restored in the collection %1: %2</source>
        <translation>В колекцията %1 не могат да се възстановят изтрити партии: %2</translation>
    </message>
    <message>
        <source>The statistics of the collection %1 could not be reset: %2</source>
        <translation>Статистиката на колекцията %1 не може да се нулира: %2</translation>
    </message>
    <message>
        <source>it is damaged and was kept as %1: %2</source>
        <translation>колекцията е повредена и е запазена като %1: %2</translation>
    </message>
    <message>
        <source>it is damaged, and its games could not be recovered: %1</source>
        <translation>колекцията е повредена и партиите ѝ не могат да се възстановят: %1</translation>
    </message>
    <message>
        <source>the text of a game is damaged</source>
        <translation>текстът на партия е повреден</translation>
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
        <extracomment>%1: a pawn; %2: the piece to which it promotes</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>promoted %1</source>
        <extracomment>a piece that was a pawn</extracomment>
        <translation>превърнат %1</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1: name of a file; %2: the reason</extracomment>
        <translation>%1 не може да се прочете: %2</translation>
    </message>
    <message>
        <source>%1 contains no game of this variant: %2.</source>
        <translation>В %1 няма партии от този вариант: %2.</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>%1: difference in playing strength, in Elo; %2 and %3: bounds of its 95 % confidence interval</extracomment>
        <translation>%1 (от %2 до %3)</translation>
    </message>
    <message>
        <source>SPRT: the Elo advantage of %1 is above %2.</source>
        <translation>SPRT: предимството на %1 е над %2 точки Ело.</translation>
    </message>
    <message>
        <source>SPRT: the Elo advantage of %1 is below %2.</source>
        <translation>SPRT: предимството на %1 е под %2 точки Ело.</translation>
    </message>
    <message>
        <source>SPRT: LLR %1, bounds ±%2</source>
        <extracomment>state of a sequential test; %1: logarithm of the likelihood ratio; %2: value at which the test ends</extracomment>
        <translation>SPRT: LLR %1, граници ±%2</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Реми</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>О&amp;тиване</translation>
    </message>
    <message>
        <source>&amp;Variation</source>
        <translation>&amp;Вариант</translation>
    </message>
    <message>
        <source>Pa&amp;ges</source>
        <translation>&amp;Страници</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Преглед</translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>&amp;Двигатели</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Сила на звука</translation>
    </message>
    <message>
        <source>Sounds of M&amp;oves</source>
        <translation>Звуци на &amp;ходовете</translation>
    </message>
    <message>
        <source>Sounds of the &amp;Game</source>
        <translation>Звуци на &amp;партията</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <extracomment>submenu: annotation symbols for a position</extracomment>
        <translation>&amp;Позиция</translation>
    </message>
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
        <translation>Отбеля&amp;звания</translation>
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
        <source>L&amp;etter Keys on the Board</source>
        <translation>&amp;Буквени клавиши</translation>
    </message>
    <message>
        <source>Auto&amp;play Interval</source>
        <translation>&amp;Интервал на автоматичния преглед</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <extracomment>submenu: more annotation symbols</extracomment>
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
        <source>Show Eva&amp;luations</source>
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
        <source>Back-rank mate</source>
        <translation>Мат на последния хоризонтал</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Bare king rule</source>
        <translation>Самотен цар</translation>
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
        <source>Check from two directions</source>
        <translation>Шах от две посоки</translation>
    </message>
    <message>
        <source>Discovered check</source>
        <translation>Открит шах</translation>
    </message>
    <message>
        <source>Intermediate move</source>
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
        <source>Underpromotion</source>
        <translation>Превръщане в по-слаба фигура</translation>
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
        <translation>Претоварен защитник</translation>
    </message>
    <message>
        <source>Removing the defender</source>
        <translation>Премахване на защитник</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>Прекъсване на линията</translation>
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
        <source>Across the edge</source>
        <translation>Ход през ръба</translation>
    </message>
    <message>
        <source>Undefended piece</source>
        <translation>Незащитена фигура</translation>
    </message>
    <message>
        <source>Favourable exchange</source>
        <translation>Изгодна размяна</translation>
    </message>
    <message>
        <source>Desperado</source>
        <translation>Бясна фигура</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Превръщане</translation>
    </message>
    <message>
        <source>Unstoppable pawn</source>
        <translation>Неудържима пешка</translation>
    </message>
    <message>
        <source>Pawn race</source>
        <translation>Надбягване на пешки</translation>
    </message>
    <message>
        <source>Gate closed</source>
        <translation>Затворена порта</translation>
    </message>
    <message>
        <source>Interposition</source>
        <translation>Преграждане</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Спасяване</translation>
    </message>
    <message>
        <source>Stalemate trap</source>
        <translation>Патова клопка</translation>
    </message>
    <message>
        <source>Losing exchange</source>
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
        <source>smothered mate: %2 is blocked in by its own pieces</source>
        <translation>задушен мат: %2 е затворен от собствените си фигури</translation>
    </message>
    <message>
        <source>back-rank mate: %2 cannot move forward</source>
        <translation>мат на последния хоризонтал: %2 няма път напред</translation>
    </message>
    <message>
        <source>it is mate</source>
        <translation>това е мат</translation>
    </message>
    <message>
        <source>the other side has only its king left</source>
        <translation>другата страна остава само с царя си</translation>
    </message>
    <message>
        <source>the other side has no legal move: stalemate</source>
        <translation>другата страна няма възможен ход: пат</translation>
    </message>
    <message>
        <source>double check: %1 and %2 attack the king, so the king must move</source>
        <translation>двоен шах: %1 и %2 нападат царя и той трябва да отстъпи</translation>
    </message>
    <message>
        <source>%1 gives check from two directions</source>
        <translation>%1 дава шах от две посоки</translation>
    </message>
    <message>
        <source>discovered check: it comes from %1</source>
        <translation>открит шах: дава го %1</translation>
    </message>
    <message>
        <source>an intermediate move: the recapture on %8 can wait</source>
        <translation>междинен ход: вземането на %8 може да почака</translation>
    </message>
    <message>
        <source>deflection: %2 is lured away</source>
        <translation>отвличане: %2 трябва да напусне полето, от което защитава</translation>
    </message>
    <message>
        <source>decoy: %2 is lured to a bad square</source>
        <translation>привличане: %2 трябва да отиде на лошо поле</translation>
    </message>
    <message>
        <source>a sacrifice: the opponent can capture %4</source>
        <translation>жертва: противникът може да вземе %4</translation>
    </message>
    <message>
        <source>an underpromotion: the most valuable piece is not the best choice</source>
        <translation>превръщане в по-слаба фигура: най-ценната не е най-добрият избор</translation>
    </message>
    <message>
        <source>a fork: %1 attacks %5 and %6 at once</source>
        <translation>вилица: %1 напада едновременно %5 и %6</translation>
    </message>
    <message>
        <source>a skewer: when %2 moves away, %6 can be captured</source>
        <translation>шиш: щом се отмести, %2 оставя %6 под удар</translation>
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
        <source>%1 has to guard two things at once</source>
        <translation>претоварване: %1 трябва да пази две неща наведнъж</translation>
    </message>
    <message>
        <source>the defender is captured, and now %2 is in danger</source>
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
        <source>the path of the move crosses the edge of the board</source>
        <translation>пътят на фигурата минава през края на дъската</translation>
    </message>
    <message>
        <source>%1 has no defender</source>
        <translation>%1 е без защита</translation>
    </message>
    <message>
        <source>the exchange on %7 wins material</source>
        <translation>размяната на %7 печели материал</translation>
    </message>
    <message>
        <source>a desperado: a piece that is lost anyway captures what it can</source>
        <translation>обречена фигура взема каквото може</translation>
    </message>
    <message>
        <source>the move to %7 puts a bonus piece on the board</source>
        <translation>ходът на %7 носи нова фигура като бонус</translation>
    </message>
    <message>
        <source>a piece promotes on %7</source>
        <translation>на %7 се превръща фигура</translation>
    </message>
    <message>
        <source>no enemy piece can stop %4</source>
        <translation>никоя фигура на противника не може да спре %4</translation>
    </message>
    <message>
        <source>a pawn race: %1 against %2</source>
        <translation>надбягване на пешки: %1 и %2</translation>
    </message>
    <message>
        <source>%1 closes the gate, and %2 cannot pass</source>
        <translation>%1 затваря портата и %2 не може да мине</translation>
    </message>
    <message>
        <source>%1 blocks the attack from %8</source>
        <translation>%1 препречва нападението от %8</translation>
    </message>
    <message>
        <source>the move saves %4</source>
        <translation>ходът спасява %4</translation>
    </message>
    <message>
        <source>careful: the move to %8 would be stalemate</source>
        <translation>внимание: ходът на %8 би довел до пат</translation>
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
        <source>a capture on %7 would be stalemate</source>
        <translation>вземането на %7 би довело до пат</translation>
    </message>
    <message>
        <source>%1 had to guard two things at once</source>
        <translation>претоварване: %1 трябваше да пази две неща наведнъж</translation>
    </message>
    <message>
        <source>%1 had no defender</source>
        <translation>%1 беше без защита</translation>
    </message>
</context>
<context>
    <name>NewGameSummary</name>
    <message>
        <source>You</source>
        <translation>Вие</translation>
    </message>
    <message>
        <source>%1: all players play on this computer.</source>
        <extracomment>%1: name of a variant</extracomment>
        <translation>%1: всички играчи играят на този компютър.</translation>
    </message>
    <message>
        <source>%1: %2 against %3.</source>
        <extracomment>%1: name of a variant; %2, %3: names of computers</extracomment>
        <translation>%1: %2 срещу %3.</translation>
    </message>
    <message>
        <source>You watch.</source>
        <translation>Вие наблюдавате.</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <extracomment>%1: name of a variant; %2: name of the opponent</extracomment>
        <translation>%1. Противник: %2.</translation>
    </message>
    <message>
        <source>Your side is chosen at random.</source>
        <extracomment>%1: name of a side, for example &quot;White&quot;</extracomment>
        <translation>Страната ви се избира случайно.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Вашата страна: %1.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1: name of a person; %2: name of a side</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>No clock.</source>
        <translation>Без часовник.</translation>
    </message>
    <message>
        <source>The players have different clocks.</source>
        <translation>Играчите имат различни часовници.</translation>
    </message>
    <message>
        <source>%1 and %2 against %3 and %4.</source>
        <extracomment>%1 and %2: players of one team; %3 and %4: players of the other team</extracomment>
        <translation>%1 и %2 срещу %3 и %4.</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>Игра заедно</translation>
    </message>
    <message>
        <source>Watch computers</source>
        <translation>Игра между компютри</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>text of a button; %1: name of the opponent</extracomment>
        <translation>Игра с %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>random side</source>
        <translation>случайна страна</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>без часовник</translation>
    </message>
    <message>
        <source>different clocks</source>
        <translation>различни часовници</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Само хора</translation>
    </message>
    <message>
        <source>Computers only</source>
        <translation>Само компютри</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: name of an opponent; %2: rating</extracomment>
        <translation>%1 (%2)</translation>
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
        <translation>Показване на следващите съобщения</translation>
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
        <source>%1 looks at the next move and the captures after it.</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>%1 разглежда следващия ход и вземанията след него.</translation>
    </message>
    <message>
        <source>%1 looks only at the next move.</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>%1 разглежда само следващия ход.</translation>
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
    <message>
        <source>Overlooks about %1% of simple moves.</source>
        <translation>Не вижда около %1 % от простите ходове.</translation>
    </message>
    <message>
        <source>Overlooks about %1% of long or backward moves.</source>
        <translation>Не вижда около %1 % от дългите ходове и ходовете назад.</translation>
    </message>
    <message>
        <source>Always sees mate in one.</source>
        <translation>Винаги вижда мат в един ход.</translation>
    </message>
    <message>
        <source>Always sees captures of the strongest pieces.</source>
        <translation>Винаги вижда кога може да вземе най-силните фигури.</translation>
    </message>
    <message>
        <source>Never allows mate in one up to move %1.</source>
        <translation>До ход %1 включително не допуска мат в един ход.</translation>
    </message>
    <message>
        <source>Often offers pieces.</source>
        <translation>Често жертва фигури.</translation>
    </message>
    <message>
        <source>Rarely risks a piece.</source>
        <translation>Рядко рискува фигура.</translation>
    </message>
    <message>
        <source>Often advances pawns towards the enemy king.</source>
        <translation>Често придвижва пешки към царя на противника.</translation>
    </message>
    <message>
        <source>Often gives check.</source>
        <translation>Често дава шах.</translation>
    </message>
    <message>
        <source>Likes to exchange pieces.</source>
        <translation>Обича да разменя фигури.</translation>
    </message>
    <message>
        <source>Avoids exchanges.</source>
        <translation>Избягва размените.</translation>
    </message>
    <message>
        <source>Likes to move leaping pieces such as knights.</source>
        <translation>Обича да играе със скачащи фигури, например с коне.</translation>
    </message>
    <message>
        <source>Takes risks in the opening.</source>
        <translation>Рискува в дебюта.</translation>
    </message>
    <message>
        <source>Plays fast.</source>
        <translation>Играе бързо.</translation>
    </message>
    <message>
        <source>Elena</source>
        <translation>Елена</translation>
    </message>
    <message>
        <source>Stefan</source>
        <translation>Стефан</translation>
    </message>
    <message>
        <source>Yana</source>
        <translation>Яна</translation>
    </message>
    <message>
        <source>Dimitar</source>
        <translation>Димитър</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>a rating that is an estimate; %1: number</extracomment>
        <translation>около %1</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <extracomment>%1: rating of an opponent, &quot;1240&quot; or &quot;about 560&quot;</extracomment>
        <translation>Рейтинг %1</translation>
    </message>
    <message>
        <source>Overlooks many simple moves.</source>
        <translation>Не вижда много от простите ходове.</translation>
    </message>
    <message>
        <source>Overlooks some long or backward moves.</source>
        <translation>Не вижда някои от дългите ходове и ходовете назад.</translation>
    </message>
    <message>
        <source>Overlooks many long or backward moves.</source>
        <translation>Не вижда много от дългите ходове и ходовете назад.</translation>
    </message>
    <message>
        <source>Overlooks most long or backward moves.</source>
        <translation>Не вижда повечето от дългите ходове и ходовете назад.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks about %n move(s) ahead.</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>
            <numerusform>%1 пресмята около %n ход напред.</numerusform>
            <numerusform>%1 пресмята около %n хода напред.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 looks at up to %2 positions for each move.</source>
        <extracomment>%1: name of an opponent, %2: a number, &quot;3,200&quot;</extracomment>
        <translation>%1 преглежда до %2 позиции за ход.</translation>
    </message>
    <message>
        <source>%1 looks many moves ahead.</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>%1 пресмята много ходове напред.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of the page; %2: number of pages</extracomment>
        <translation>%1 от %2</translation>
    </message>
</context>
<context>
    <name>Pasted</name>
    <message>
        <source>A game: %1</source>
        <extracomment>description of a pasted text; %1: name of a variant</extracomment>
        <translation>Партия: %1</translation>
    </message>
    <message>
        <source>A game: %1. %2 - %3, %4</source>
        <extracomment>description of a pasted text; %1: name of a variant; %2, %3: players; %4: result</extracomment>
        <translation>Партия: %1. %2 – %3, %4</translation>
    </message>
    <message>
        <source>A position: %1. %2</source>
        <extracomment>description of a pasted text; %1: name of a variant; %2: &quot;White to move&quot;</extracomment>
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
    <name>Preference</name>
    <message>
        <source>Use opening books</source>
        <translation>Използване на дебютни книги</translation>
    </message>
    <message>
        <source>Computer players below level 7 use only the first three moves of books</source>
        <translation>Компютърните играчи под ниво 7 играят по книга само първите три хода</translation>
    </message>
    <message>
        <source>Level of detail</source>
        <translation>Степен на подробност</translation>
    </message>
    <message>
        <source>Names of squares</source>
        <translation>Имена на полетата</translation>
    </message>
    <message>
        <source>Letters: e4</source>
        <translation>Букви: e4</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>On the board, press Ctrl+Space to hear the moves of the piece under the cursor. Press Ctrl+Shift with an arrow key to hear the squares in that direction. Press F7 for the last move and Shift+F7 for whose turn it is. Press F8 for the clocks and Shift+F8 for the material.</source>
        <translation>На дъската Ctrl+интервал прочита ходовете на фигурата под курсора. Ctrl+Shift със стрелка прочита полетата в тази посока. F7 съобщава последния ход, а Shift+F7 кой е на ход. F8 съобщава времето по часовниците, а Shift+F8 материала.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Без звук</translation>
    </message>
    <message>
        <source>Turn off all sounds</source>
        <translation>Изключване на всички звуци</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Сила на звука</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Лента с менюта</translation>
    </message>
    <message>
        <source>Show the menu bar above the board</source>
        <translation>Показване на лентата с менюта над дъската</translation>
    </message>
    <message>
        <source>Chequered board</source>
        <translation>Карирана дъска</translation>
    </message>
    <message>
        <source>Darken every second square on boards whose squares all have one colour</source>
        <translation>Затъмняване на всяко второ поле на дъските с едноцветни полета</translation>
    </message>
    <message>
        <source>Emblems on pieces</source>
        <translation>Емблеми на страните върху фигурите</translation>
    </message>
    <message>
        <source>Show the emblem of each side on its pieces in four-player variants</source>
        <translation>Показване на емблемата на всяка страна върху нейните фигури при вариантите за четирима играчи</translation>
    </message>
    <message>
        <source>Scroll to moves near the edge</source>
        <translation>Превъртане до ходове край ръба</translation>
    </message>
    <message>
        <source>Scroll the board when a move is played near its edge</source>
        <translation>Превъртане на дъската, когато се играе ход край ръба ѝ</translation>
    </message>
    <message>
        <source>Roll up board when a piece crosses an edge</source>
        <translation>Навиване на дъската при ход през ръба</translation>
    </message>
    <message>
        <source>Show how the edges of the board join while a piece crosses them</source>
        <translation>Показване как се свързват краищата на дъската, докато фигура преминава през тях</translation>
    </message>
    <message>
        <source>Premoves</source>
        <translation>Предварителни ходове</translation>
    </message>
    <message>
        <source>Enter your next move while the computer thinks</source>
        <translation>Въвеждане на следващия ход, докато компютърът мисли</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Възможни ходове</translation>
    </message>
    <message>
        <source>Mark the legal moves of the selected piece</source>
        <translation>Отбелязване на възможните ходове на избраната фигура</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последен ход</translation>
    </message>
    <message>
        <source>Mark the last move. Also mark its path if the path is not obvious</source>
        <translation>Отбелязване на последния ход. Ако пътят на фигурата не е очевиден, се отбелязва и пътят</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Шахове</translation>
    </message>
    <message>
        <source>Mark the king in check. Also mark the line of the check if it is hard to see</source>
        <translation>Отбелязване на царя, който е в шах. Ако линията на шаха се вижда трудно, се отбелязва и линията</translation>
    </message>
    <message>
        <source>Piece under the pointer</source>
        <translation>Фигура под показалеца</translation>
    </message>
    <message>
        <source>Mark the moves of the piece under the pointer when no piece is selected</source>
        <translation>Отбелязване на ходовете на фигурата под показалеца, когато не е избрана фигура</translation>
    </message>
    <message>
        <source>Captures in another colour</source>
        <translation>Ходове и вземания с различен цвят</translation>
    </message>
    <message>
        <source>Squares are green for moves and captures, blue for moves only, and red for captures only.</source>
        <translation>Полетата са зелени за ход и вземане, сини само за ход и червени само за вземане.</translation>
    </message>
    <message>
        <source>Hide help from partner</source>
        <translation>Скриване на помощта от партньора</translation>
    </message>
    <message>
        <source>Hide arrows and hints while a human partner plays on the same screen</source>
        <translation>Скриване на стрелките и подсказките, докато на същия екран играе и партньорът ви</translation>
    </message>
    <message>
        <source>Show thinking</source>
        <translation>Показване на мислите на компютъра</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Треньор</translation>
    </message>
    <message>
        <source>Warn once before a blunder, and show the threats of the opponent</source>
        <translation>Еднократно предупреждение преди груба грешка и показване на заплахите на противника</translation>
    </message>
    <message>
        <source>Evaluation bar</source>
        <translation>Лента на оценката</translation>
    </message>
    <message>
        <source>Show the evaluation bar beside the board during analysis</source>
        <translation>Показване на лентата на оценката до дъската по време на анализ</translation>
    </message>
    <message>
        <source>Analysis arrows</source>
        <translation>Стрелки на анализа</translation>
    </message>
    <message>
        <source>Draw an arrow for the first move of each variation</source>
        <translation>Показване със стрелка на първия ход на всеки вариант</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Ориентация</translation>
    </message>
    <message>
        <source>How the board rotates during a game</source>
        <translation>Как се завърта дъската по време на партията</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Постоянна ориентация</translation>
    </message>
    <message>
        <source>To the side to move</source>
        <translation>Страната на ход долу</translation>
    </message>
    <message>
        <source>My side at the bottom</source>
        <translation>Моята страна долу</translation>
    </message>
    <message>
        <source>My team at the bottom</source>
        <translation>Моят отбор долу</translation>
    </message>
    <message>
        <source>Pieces face both players</source>
        <translation>Фигурите са обърнати към двамата играчи</translation>
    </message>
    <message>
        <source>Pieces face all players</source>
        <translation>Фигурите са обърнати към всички играчи</translation>
    </message>
    <message>
        <source>Margin around the board</source>
        <translation>Ивица около дъската</translation>
    </message>
    <message>
        <source>How many squares of a torus board are repeated around its edges</source>
        <translation>Колко полета на дъската тор се повтарят около краищата ѝ</translation>
    </message>
    <message>
        <source>Moving pieces</source>
        <translation>Местене на фигурите</translation>
    </message>
    <message>
        <source>Dragging and clicking</source>
        <translation>Влачене и щракане</translation>
    </message>
    <message>
        <source>Dragging only</source>
        <translation>Само влачене</translation>
    </message>
    <message>
        <source>Clicking only</source>
        <translation>Само щракане</translation>
    </message>
    <message>
        <source>Letter keys on the board</source>
        <translation>Буквени клавиши</translation>
    </message>
    <message>
        <source>What a letter key does while the board has the focus</source>
        <translation>Какво прави клавиш с буква, когато фокусът е върху дъската</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Въвеждане на ход</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команди</translation>
    </message>
    <message>
        <source>Select a piece</source>
        <translation>Избор на фигура</translation>
    </message>
    <message>
        <source>Autoplay interval</source>
        <translation>Интервал на автоматичния преглед</translation>
    </message>
    <message>
        <source>How long autoplay shows each position</source>
        <translation>Колко дълго автоматичният преглед показва всяка позиция</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Време за мислене</translation>
    </message>
    <message>
        <source>How long a full-strength computer thinks about a move in a game without clocks</source>
        <translation>Колко дълго мисли над един ход компютър с пълна сила в партия без часовник</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>The system font is used if Inter is not installed</source>
        <translation>Ако Inter не е инсталиран, се използва системният шрифт</translation>
    </message>
    <message>
        <source>Inter</source>
        <translation>Inter</translation>
    </message>
    <message>
        <source>System font</source>
        <translation>Системен шрифт</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер на текста</translation>
    </message>
    <message>
        <source>The text also grows with the window</source>
        <translation>Текстът се уголемява и заедно с прозореца</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фигури</translation>
    </message>
    <message>
        <source>All variants use the same piece set</source>
        <translation>Всички варианти използват един и същ комплект фигури</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Фини фигури</translation>
    </message>
    <message>
        <source>Bold (plain on small squares)</source>
        <translation>Плътни фигури (на малки полета прости)</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Плътни фигури</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Прости фигури</translation>
    </message>
    <message>
        <source>Move animation</source>
        <translation>Анимация на хода</translation>
    </message>
    <message>
        <source>How long the animation of a move takes</source>
        <translation>Колко трае анимацията на един ход</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Изключено</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>Moves are not animated while &quot;Reduce motion&quot; is on.</source>
        <translation>Ходовете не се анимират, докато е включено „По-малко движение“.</translation>
    </message>
    <message>
        <source>Pause between computer moves</source>
        <translation>Пауза между ходовете на компютрите</translation>
    </message>
    <message>
        <source>The shortest time between the moves of two computer players</source>
        <translation>Минимално време между ходовете на компютри, които играят един след друг</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>По-малко движение</translation>
    </message>
    <message>
        <source>Turn off all animations</source>
        <translation>Изключване на всички анимации</translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation>Цветова схема</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Както в системата</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светла</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмна</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Висок контраст</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Each variant has its own board</source>
        <translation>Всеки вариант има собствена дъска</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координати</translation>
    </message>
    <message>
        <source>Names of files, ranks or squares</source>
        <translation>Имена на вертикали, хоризонтали или полета</translation>
    </message>
    <message>
        <source>Default for the variant</source>
        <translation>По подразбиране за варианта</translation>
    </message>
    <message>
        <source>Outside the board</source>
        <translation>Извън дъската</translation>
    </message>
    <message>
        <source>Inside the board</source>
        <translation>Върху самата дъска</translation>
    </message>
    <message>
        <source>On every square</source>
        <translation>На всяко поле</translation>
    </message>
    <message>
        <source>How other pieces move</source>
        <translation>Как се движи всяка фигура</translation>
    </message>
    <message>
        <source>Click any piece that cannot move now to see how it moves. Each variant has its own setting.</source>
        <translation>Щракнете върху фигура, която в момента не може да се мести, за да видите как се движи. Всеки вариант има отделна настройка.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Нотация</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>Как се записват ходовете</translation>
    </message>
    <message>
        <source>External engines</source>
        <translation>Външни двигатели</translation>
    </message>
    <message>
        <source>Add, test and configure external engines</source>
        <translation>Добавяне, проверка и настройка на външни двигатели</translation>
    </message>
    <message>
        <source>Manage Engines...</source>
        <translation>Управление на двигателите...</translation>
    </message>
    <message>
        <source>&quot;Everything&quot; also reads attackers, walls and edges, and says moves in words</source>
        <translation>При „Всичко“ се четат и нападащите фигури, стените и краищата на дъската, а ходовете се казват с думи</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всичко</translation>
    </message>
    <message>
        <source>Squares and pieces</source>
        <translation>Полета и фигури</translation>
    </message>
    <message>
        <source>Words are easier to understand than letters</source>
        <translation>Думите се разбират на слух по-лесно от буквите</translation>
    </message>
    <message>
        <source>Words: Eva 4</source>
        <translation>Думи: Ева 4</translation>
    </message>
    <message>
        <source>Rate my games</source>
        <translation>Изчисляване на рейтинга ми</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Ендшпилни таблици</translation>
    </message>
    <message>
        <source>Guide to the first round</source>
        <translation>Подсказки за първите ходове</translation>
    </message>
    <message>
        <source>Explain the first moves of a game with teams</source>
        <translation>Обяснения на първите ходове в отборна партия</translation>
    </message>
    <message>
        <source>A game against Rokada changes your rating if you use no hints, takebacks or analysis</source>
        <translation>Партия срещу Rokada променя рейтинга ви, ако играете без подсказки, връщане на ходове и анализ</translation>
    </message>
    <message>
        <source>Show the moves that the computer expects while it thinks</source>
        <translation>Показване на ходовете, които компютърът очаква, докато мисли</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Mate in one move.</source>
        <translation>Дай мат в един ход.</translation>
    </message>
    <message>
        <source>Force mate. Your moves: %1.</source>
        <translation>Форсирай мат. Твои ходове: %1.</translation>
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
        <source>You are in danger. Find the only move that saves you.</source>
        <translation>Ти си в опасност. Намери единствения ход, който те спасява.</translation>
    </message>
    <message>
        <source>Watch out for stalemate. Find the only good move.</source>
        <translation>Внимавай за пат. Намери единствения добър ход.</translation>
    </message>
    <message>
        <source>Promote a pawn. Only one move is good.</source>
        <translation>Превърни пешка. Само един ход е добър.</translation>
    </message>
    <message>
        <source>Where can the %1 on %2 go? Choose all squares.</source>
        <translation>Къде може да отиде %1 от %2? Избери всички полета.</translation>
    </message>
    <message>
        <source>The %1 moves from %2 to %3. Choose the squares that it passes over.</source>
        <translation>Фигурата (%1) отива от %2 на %3. Избери полетата, през които минава.</translation>
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
        <translation>Патови комбинации</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>Превръщания</translation>
    </message>
    <message>
        <source>Find all checks</source>
        <translation>Намери всички шахове</translation>
    </message>
    <message>
        <source>Where can a piece go?</source>
        <translation>Къде отива фигурата?</translation>
    </message>
    <message>
        <source>Find the path</source>
        <translation>Намери пътя</translation>
    </message>
    <message>
        <source>%1: find all checks. Choose the target square of every move that gives check.</source>
        <extracomment>%1: &quot;White to move&quot;</extracomment>
        <translation>%1: намери всички шахове. Избери полето на всеки ход, който дава шах.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This line is neither a tag nor a move. It was skipped: %1</source>
        <translation>Този ред не е нито таг, нито ход. Той е пропуснат: %1</translation>
    </message>
    <message>
        <source>An unmatched bracket was skipped: %1</source>
        <translation>Пропусната е скоба, която няма двойка: %1</translation>
    </message>
    <message>
        <source>A tag was incomplete. It was completed: %1</source>
        <translation>Непълен таг беше допълнен: %1</translation>
    </message>
    <message>
        <source>A comment was not closed. Rokada added the missing brace.</source>
        <translation>Коментар не беше затворен. Rokada добави липсващата скоба.</translation>
    </message>
    <message>
        <source>A variation was not closed. Rokada added the missing bracket.</source>
        <translation>Вариант не беше затворен. Rokada добави липсващата скоба.</translation>
    </message>
    <message>
        <source>The result was taken from the end of the list of moves: %1</source>
        <translation>Резултатът е взет от края на списъка с ходове: %1</translation>
    </message>
    <message>
        <source>Notation of the pieces: %1.</source>
        <translation>Означения на фигурите: %1.</translation>
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
        <translation>%1 е невъзможен ход. Останалата част от варианта е запазена като текст.</translation>
    </message>
    <message>
        <source>A move is missing before %1. The rest of the variation was kept as text.</source>
        <translation>Преди %1 липсва ход. Останалата част от варианта е запазена като текст.</translation>
    </message>
    <message>
        <source>The variation is nested too deeply. It was kept as text.</source>
        <translation>Вариантът е вложен твърде дълбоко. Той е запазен като текст.</translation>
    </message>
    <message>
        <source>No move precedes this variation. It was kept as text.</source>
        <translation>Преди този вариант няма ход. Той е запазен като текст.</translation>
    </message>
    <message>
        <source>The moves end with %1, but the tag has another result. The tag was kept.</source>
        <translation>Ходовете завършват с %1, а тагът има друг резултат. Остава резултатът от тага.</translation>
    </message>
    <message>
        <source>Rokada cannot play the variant %1. The game is kept as text.</source>
        <translation>Rokada не може да играе варианта %1. Партията е запазена като текст.</translation>
    </message>
    <message>
        <source>Rokada does not support these rules: %1. The game is kept as text.</source>
        <translation>Rokada не поддържа тези правила: %1. Партията е запазена като текст.</translation>
    </message>
    <message>
        <source>The start position cannot be read. The game is kept as text: %1</source>
        <translation>Началната позиция не може да се прочете. Партията е запазена като текст: %1</translation>
    </message>
    <message>
        <source>The game is longer than 16 MB. Its end was cut off.</source>
        <translation>Партията е по-дълга от 16 МБ. Краят ѝ е отрязан.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>a place in a file, and a sentence about it</extracomment>
        <translation>Ред %1, колона %2: %3</translation>
    </message>
    <message>
        <source>The encoding of this file is %1. Rokada keeps this encoding when you save.</source>
        <extracomment>%1 is an encoding</extracomment>
        <translation>Кодировката на файла е %1. Rokada запазва тази кодировка при запис.</translation>
    </message>
    <message>
        <source>the encoding of the file, %2, does not contain the letter %1. Save the game under another name to use UTF-8</source>
        <extracomment>why a game could not be saved; %1 is a letter, %2 is an encoding</extracomment>
        <translation>кодировката на файла (%2) не съдържа буквата %1. Запишете партията под друго име, за да се използва UTF-8</translation>
    </message>
    <message>
        <source>The start position was corrected: %1.</source>
        <translation>Началната позиция беше поправена: %1.</translation>
    </message>
</context>
<context>
    <name>RecordDifference</name>
    <message>
        <source>tags: %1</source>
        <extracomment>%1: names of PGN tags</extracomment>
        <translation>тагове: %1</translation>
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
        <source>annotation symbols: %1</source>
        <translation>знаци за оценка: %1</translation>
    </message>
    <message>
        <source>Only in this version: %1.</source>
        <translation>Само в тази версия: %1.</translation>
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
        <source>You cannot place a piece on %1: it is outside your fortress.</source>
        <translation>Не можете да поставите фигура на %1: полето е извън крепостта ви.</translation>
    </message>
    <message>
        <source>Choose an empty square: the %1 is on %2.</source>
        <translation>Изберете празно поле: на %2 стои %1.</translation>
    </message>
    <message>
        <source>You cannot capture your own %1 on %2.</source>
        <translation>Не можете да вземете своя фигура: %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot capture your partner&apos;s %1 on %2.</source>
        <translation>Не можете да вземете фигура на партньора си: %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot capture a king.</source>
        <translation>Цар не може да се взема.</translation>
    </message>
    <message>
        <source>The %1 on %2 blocks the path.</source>
        <translation>Пътят е препречен от %1 на %2.</translation>
    </message>
    <message>
        <source>The wall between %1 and %2 blocks the path.</source>
        <translation>Стената между %1 и %2 препречва пътя.</translation>
    </message>
    <message>
        <source>This piece can move to that square only to capture, but the square is empty.</source>
        <translation>Тази фигура може да отиде на това поле само с вземане, а полето е празно.</translation>
    </message>
    <message>
        <source>This piece can move to %2, but it cannot capture the %1 on that square.</source>
        <translation>Тази фигура може да отиде на %2, но не може да вземе фигурата там (%1).</translation>
    </message>
    <message>
        <source>Only a piece that has not moved can make a double step.</source>
        <translation>Двоен ход може да направи само фигура, която още не е местена.</translation>
    </message>
    <message>
        <source>A piece cannot move all the way around to its own square.</source>
        <translation>Фигура не може да обиколи дъската и да се върне на полето, от което тръгва.</translation>
    </message>
    <message>
        <source>After this move, the %1 on %2 could capture your king.</source>
        <translation>След този ход царят ви ще бъде в шах от фигурата на %2 (%1).</translation>
    </message>
    <message>
        <source>You cannot castle on that side: the position gives no right to do so.</source>
        <translation>Не можете да рокирате на тази страна: позицията не дава право на рокада.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: there is no rook on %1.</source>
        <translation>Не можете да рокирате на тази страна: на %1 няма топ.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: there is no rook to castle with.</source>
        <translation>Не можете да рокирате на тази страна: там няма топ за рокада.</translation>
    </message>
    <message>
        <source>You cannot castle: the king is not on its original square.</source>
        <translation>Не можете да рокирате: царят не е на началното си поле.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: the king has moved.</source>
        <translation>Не можете да рокирате на тази страна: царят вече е местен.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: the rook has moved.</source>
        <translation>Не можете да рокирате на тази страна: топът вече е местен.</translation>
    </message>
    <message>
        <source>You cannot castle to %1: the %2 on %3 attacks that square.</source>
        <extracomment>%1: the square where the king would arrive; %2: a piece; %3: its square</extracomment>
        <translation>Не можете да рокирате на %1: това поле е нападнато от %2 на %3.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: there is no ratoborets on %1.</source>
        <translation>Не можете да рокирате на тази страна: на %1 няма ратоборец.</translation>
    </message>
    <message>
        <source>You cannot castle: the volkhv is not on its original square.</source>
        <translation>Не можете да рокирате: влъхвата не е на началното си поле.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: the volkhv has moved.</source>
        <translation>Не можете да рокирате на тази страна: влъхвата вече е местен.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: the ratoborets has moved.</source>
        <translation>Не можете да рокирате на тази страна: ратоборецът вече е местен.</translation>
    </message>
    <message>
        <source>You cannot castle out of check: the %1 on %2 attacks your king.</source>
        <translation>Не можете да рокирате, докато сте в шах: царят ви е нападнат от %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands between the king and the rook.</source>
        <translation>Не можете да рокирате: между царя и топа стои %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot castle through %1: the %2 on %3 attacks that square.</source>
        <translation>Не можете да рокирате през %1: това поле е нападнато от %2 на %3.</translation>
    </message>
    <message>
        <source>That square is outside the board. The piece was not moved.</source>
        <translation>Това поле е извън дъската. Фигурата остана на мястото си.</translation>
    </message>
    <message>
        <source>This piece cannot move to that square.</source>
        <translation>Тази фигура не може да отиде на това поле.</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>На ход са белите.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>На ход са черните.</translation>
    </message>
    <message>
        <source>It is Red&apos;s turn.</source>
        <translation>На ход са червените.</translation>
    </message>
    <message>
        <source>It is Blue&apos;s turn.</source>
        <translation>На ход са сините.</translation>
    </message>
    <message>
        <source>Your king would be in check on that square.</source>
        <translation>На това поле царят ви ще бъде в шах.</translation>
    </message>
    <message>
        <source>Place reserve pieces in your own fortress.</source>
        <translation>Поставяйте резервните фигури в своята крепост.</translation>
    </message>
    <message>
        <source>The end of a wall blocks the diagonal step from %1 to %2.</source>
        <translation>Краят на стена прегражда хода по диагонал от %1 до %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 gives check. Your piece cannot stop the check.</source>
        <translation>Царят ви е в шах от %1 на %2. С избраната фигура не можете да спрете шаха.</translation>
    </message>
    <message>
        <source>This piece is pinned: without it, the %1 on %2 could capture your king.</source>
        <translation>Тази фигура е свързана: ако се отмести, царят ви ще бъде в шах от фигурата на %2 (%1).</translation>
    </message>
    <message>
        <source>Your king cannot move: every square around it is attacked or occupied.</source>
        <translation>Царят ви не може да се мести: всички полета около него са нападнати или заети.</translation>
    </message>
    <message>
        <source>This piece cannot move: the %1 on %2 blocks it.</source>
        <translation>Тази фигура не може да се мести: пътят е препречен от %1 на %2.</translation>
    </message>
    <message>
        <source>This piece cannot move: it has no free square to go to and nothing to capture.</source>
        <translation>Тази фигура не може да се мести: няма нито свободно поле за нея, нито фигура, която да вземе.</translation>
    </message>
    <message>
        <source>You cannot capture a volkhv.</source>
        <translation>Влъхвата не може да се взема.</translation>
    </message>
    <message>
        <source>After this move, the %1 on %2 could capture your volkhv.</source>
        <translation>След този ход влъхвата ви ще бъде в шах от фигурата на %2 (%1).</translation>
    </message>
    <message>
        <source>Your volkhv would be in check on that square.</source>
        <translation>На това поле влъхвата ви ще бъде в шах.</translation>
    </message>
    <message>
        <source>You cannot castle out of check: the %1 on %2 attacks your volkhv.</source>
        <translation>Не можете да рокирате, докато сте в шах: влъхвата ви е нападнат от %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands between the volkhv and the ratoborets.</source>
        <translation>Не можете да рокирате: между влъхвата и ратобореца стои %1 на %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 gives check to your volkhv. Your piece cannot stop the check.</source>
        <translation>Влъхвата ви е в шах от %1 на %2. С избраната фигура не можете да спрете шаха.</translation>
    </message>
    <message>
        <source>This piece is pinned: without it, the %1 on %2 could capture your volkhv.</source>
        <translation>Тази фигура е свързана: ако се отмести, влъхвата ви ще бъде в шах от фигурата на %2 (%1).</translation>
    </message>
    <message>
        <source>Your volkhv cannot move: every square around it is attacked or occupied.</source>
        <translation>Влъхвата ви не може да се мести: всички полета около него са нападнати или заети.</translation>
    </message>
    <message>
        <source>This piece cannot move: any move would put its own volkhv in check.</source>
        <translation>Тази фигура не може да се мести: при всеки ход влъхвата на нейната страна ще бъде в шах.</translation>
    </message>
    <message>
        <source>This piece cannot move: any move would put its own king in check.</source>
        <translation>Тази фигура не може да се мести: при всеки ход царят на нейната страна ще бъде в шах.</translation>
    </message>
    <message>
        <source>Place all reserve pieces before you move.</source>
        <translation>Поставете всички резервни фигури, преди да играете.</translation>
    </message>
    <message>
        <source>No piece of this kind can go to %1.</source>
        <extracomment>%1: a square that no piece of the typed kind can reach</extracomment>
        <translation>Никоя фигура от този вид не може да отиде на %1.</translation>
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
        <source>The %1 on %2 gives check to your volkhv. This move does not stop the check.</source>
        <translation>Влъхвата ви е в шах от %1 на %2. Този ход не спира шаха.</translation>
    </message>
    <message>
        <source>The %1 on %2 gives check. This move does not stop the check.</source>
        <translation>Царят ви е в шах от %1 на %2. Този ход не спира шаха.</translation>
    </message>
    <message>
        <source>This move blocks only one path: the %1 on %2 still gives check through %3.</source>
        <extracomment>%1: a piece; %2: its square; %3: another square</extracomment>
        <translation>Този ход препречва само единия път: царят ви остава в шах през %3 от %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot castle: the king would pass over the %1 on %2.</source>
        <translation>Не можете да рокирате: царят би минал през полето %2, на което стои %1.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands where the king would go.</source>
        <translation>Не можете да рокирате: царят би застанал на полето %2, на което стои %1.</translation>
    </message>
    <message>
        <source>You cannot castle: the rook would pass over the %1 on %2.</source>
        <translation>Не можете да рокирате: топът би минал през полето %2, на което стои %1.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands where the rook would go.</source>
        <translation>Не можете да рокирате: топът би застанал на полето %2, на което стои %1.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands on the ratoborets.</source>
        <translation>Не можете да рокирате: върху ратобореца на %2 стои %1.</translation>
    </message>
    <message>
        <source>After this move, the uncovered %1 on %2 could capture your volkhv.</source>
        <translation>След този ход откритата фигура на %2 (%1) може да вземе влъхвата ви.</translation>
    </message>
    <message>
        <source>Only pieces of the front row have a double step. The %1 on %2 stands behind that row.</source>
        <translation>Двоен ход имат само фигурите от предния ред, а %1 на %2 стои зад този ред.</translation>
    </message>
    <message>
        <source>After this move, the uncovered %1 on %2 could capture your king.</source>
        <extracomment>%1: an enemy&apos;s piece that lies under the moving one; %2: their square</extracomment>
        <translation>След този ход откритата фигура на %2 (%1) може да вземе царя ви.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands on the rook.</source>
        <translation>Не можете да рокирате: върху топа на %2 стои %1.</translation>
    </message>
    <message>
        <source>It is White&apos;s turn to place a piece.</source>
        <translation>Белите са на ред да поставят фигура.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn to place a piece.</source>
        <translation>Черните са на ред да поставят фигура.</translation>
    </message>
    <message>
        <source>It is Red&apos;s turn to place a piece.</source>
        <translation>Червените са на ред да поставят фигура.</translation>
    </message>
    <message>
        <source>It is Blue&apos;s turn to place a piece.</source>
        <translation>Сините са на ред да поставят фигура.</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Move %1. You play White.</source>
        <translation>Ход %1. Вие играете с белите.</translation>
    </message>
    <message>
        <source>Move %1. You play Black.</source>
        <translation>Ход %1. Вие играете с черните.</translation>
    </message>
    <message>
        <source>Move %1. You play Red.</source>
        <translation>Ход %1. Вие играете с червените.</translation>
    </message>
    <message>
        <source>Move %1. You play Blue.</source>
        <translation>Ход %1. Вие играете със сините.</translation>
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
        <extracomment>%1: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>Губи %1</translation>
    </message>
    <message>
        <source>Loses %1 for %2</source>
        <extracomment>%1 and %2: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>Губи %1 срещу %2</translation>
    </message>
    <message>
        <source>%1 and more material</source>
        <extracomment>%1: pieces, for example &quot;a rook&quot;; the move also loses material that is not named</extracomment>
        <translation>%1 и още материал</translation>
    </message>
    <message>
        <source>Could have won %1</source>
        <extracomment>%1: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>Можеше да се спечели %1</translation>
    </message>
    <message>
        <source>Could have won %1 for %2</source>
        <extracomment>%1 and %2: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>Можеше да се спечели %1 срещу %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>Example: &quot;Loses a queen: Nxh5.&quot;; %1: what a mistake causes; %2: the move or motif by which it happens</extracomment>
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
        <source>Good move.</source>
        <translation>Добър ход.</translation>
    </message>
    <message>
        <source>This move allows the opponent a faster mate.</source>
        <translation>Този ход позволява на противника по-бърз мат.</translation>
    </message>
    <message>
        <source>Best move.</source>
        <translation>Най-добрият ход.</translation>
    </message>
    <message>
        <source>Expected continuation: %1</source>
        <extracomment>%1: moves of a variation</extracomment>
        <translation>Очаквано продължение: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate in %n</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;</extracomment>
        <translation>
            <numerusform>%1: допускат мат в %n ход</numerusform>
            <numerusform>%1: допускат мат в %n хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a mate in %n</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;</extracomment>
        <translation>
            <numerusform>%1: пропускат мат в %n ход</numerusform>
            <numerusform>%1: пропускат мат в %n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;; %2: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>%1: губят %2</translation>
    </message>
    <message>
        <source>%1 loses %2 for %3</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;; %2 and %3: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>%1: губят %2 срещу %3</translation>
    </message>
    <message>
        <source>%1 could have won %2</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;; %2: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>%1: можеха да спечелят %2</translation>
    </message>
    <message>
        <source>%1 could have won %2 for %3</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;; %2 and %3: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>%1: можеха да спечелят %2 срещу %3</translation>
    </message>
    <message>
        <source>%1 was better: it wins %2.</source>
        <extracomment>%1: text of a move; %2: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>По-добър ход беше %1: той печели %2.</translation>
    </message>
    <message>
        <source>%1 was better.</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>По-добър ход беше %1.</translation>
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
        <extracomment>%1: name of a square</extracomment>
        <translation>по-добрият ход заплашваше с мат на %1</translation>
    </message>
    <message>
        <source>%1 is an inaccuracy</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>%1 е неточност</translation>
    </message>
    <message>
        <source>%1 is a mistake</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>%1 е грешка</translation>
    </message>
    <message>
        <source>%1 is a blunder</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>%1 е груба грешка</translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n груба грешка</numerusform>
            <numerusform>%n груби грешки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n грешка</numerusform>
            <numerusform>%n грешки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(s)</source>
        <translation>
            <numerusform>%n неточност</numerusform>
            <numerusform>%n неточности</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>няма грешки</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a side, for example &quot;White&quot;; %2: for example &quot;1 blunder, 2 mistakes&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>White left it with %1.</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>Белите се отклониха от книгата с %1.</translation>
    </message>
    <message>
        <source>Black left it with %1.</source>
        <translation>Черните се отклониха от книгата с %1.</translation>
    </message>
    <message>
        <source>Red left it with %1.</source>
        <translation>Червените се отклониха от книгата с %1.</translation>
    </message>
    <message>
        <source>Blue left it with %1.</source>
        <translation>Сините се отклониха от книгата с %1.</translation>
    </message>
    <message>
        <source>The game did not follow the opening book.</source>
        <translation>Партията не следва дебютната книга.</translation>
    </message>
    <message>
        <source>The game followed the opening book to its end.</source>
        <translation>Партията следва дебютната книга до края ѝ.</translation>
    </message>
    <message>
        <source>The game followed the opening book up to %1.</source>
        <extracomment>%1: name of a move, for example &quot;6. Be3&quot;</extracomment>
        <translation>Партията следва дебютната книга до %1.</translation>
    </message>
    <message>
        <source>Opening: %1.</source>
        <extracomment>%1: code and name of an opening</extracomment>
        <translation>Дебют: %1.</translation>
    </message>
    <message>
        <source>This move is in the opening book.</source>
        <translation>Този ход е в дебютната книга.</translation>
    </message>
    <message>
        <source>The opening book ends here.</source>
        <translation>Дебютната книга свършва тук.</translation>
    </message>
    <message>
        <source>This move leaves the opening book. Book moves: %1.</source>
        <extracomment>%1: moves with their shares, for example &quot;d6 47 %, e6 26 %&quot;</extracomment>
        <translation>Този ход не е в дебютната книга. Ходове от книгата: %1.</translation>
    </message>
    <message>
        <source>This gave away a won ending</source>
        <translation>Този ход изпуска победата в ендшпила</translation>
    </message>
    <message>
        <source>This gave away a drawn ending</source>
        <translation>Този ход изпуска ремито в ендшпила</translation>
    </message>
</context>
<context>
    <name>RoundGuide</name>
    <message>
        <source>The pawns of %1 go up the board.</source>
        <translation>%1: пешките вървят нагоре.</translation>
    </message>
    <message>
        <source>The pawns of %1 go to the right.</source>
        <translation>%1: пешките вървят надясно.</translation>
    </message>
    <message>
        <source>The pawns of %1 go down the board.</source>
        <translation>%1: пешките вървят надолу.</translation>
    </message>
    <message>
        <source>The pawns of %1 go to the left.</source>
        <translation>%1: пешките вървят наляво.</translation>
    </message>
    <message>
        <source>Your pawns go up the board.</source>
        <translation>Вашите пешки вървят нагоре.</translation>
    </message>
    <message>
        <source>Your pawns go to the right.</source>
        <translation>Вашите пешки вървят надясно.</translation>
    </message>
    <message>
        <source>Your pawns go down the board.</source>
        <translation>Вашите пешки вървят надолу.</translation>
    </message>
    <message>
        <source>Your pawns go to the left.</source>
        <translation>Вашите пешки вървят наляво.</translation>
    </message>
    <message>
        <source>A thick line is a wall. No piece crosses it.</source>
        <translation>Дебелата линия е стена. Никоя фигура не минава през нея.</translation>
    </message>
    <message>
        <source>No piece passes the end of a wall diagonally.</source>
        <translation>Никоя фигура не минава по диагонал покрай края на стена.</translation>
    </message>
    <message>
        <source>A knight jumps only if walls leave one of its two ways open.</source>
        <translation>Конят се движи само ако поне един от двата му пътя е без стена.</translation>
    </message>
    <message>
        <source>A dotted line is a gate. Pieces go through it in both directions.</source>
        <translation>Пунктирът е порта. Фигурите минават през нея в двете посоки.</translation>
    </message>
    <message>
        <source>Choose a reserve piece, then one of the bright squares.</source>
        <translation>Изберете фигура от резерва, после едно от осветените полета.</translation>
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
        <translation>Пешки зад фигурите</translation>
    </message>
    <message>
        <source>First side to move</source>
        <translation>Коя страна започва</translation>
    </message>
    <message>
        <source>Reserve pieces</source>
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
        <source>Current laws: fivefold repetition and the 75-move rule end the game automatically.</source>
        <translation>Действащ правилник: петкратното повторение и правилото за 75 хода прекратяват партията автоматично.</translation>
    </message>
    <message>
        <source>Classic code</source>
        <translation>Класически правилник</translation>
    </message>
    <message>
        <source>Older laws: repetition and the 50-move rule are draws only if a player claims them.</source>
        <translation>По-стар правилник: повторението на позицията и правилото за 50 хода дават реми само ако играч го поиска.</translation>
    </message>
    <message>
        <source>Any piece</source>
        <translation>Във всяка фигура</translation>
    </message>
    <message>
        <source>A pawn on the last rank promotes to any piece except a king.</source>
        <translation>Пешка на последния хоризонтал се превръща във всяка фигура освен цар.</translation>
    </message>
    <message>
        <source>Captured pieces only</source>
        <translation>Само във взетите фигури</translation>
    </message>
    <message>
        <source>A pawn promotes only to a soldier or to a piece that you have lost.</source>
        <translation>Пешката се превръща само във войник или във фигура, която играчът е загубил.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Загуба</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Играта продължава</translation>
    </message>
    <message>
        <source>A lone king plays on until it is checkmated.</source>
        <translation>Самотният цар продължава, докато не бъде матиран.</translation>
    </message>
    <message>
        <source>Beyond the corners</source>
        <translation>Отвъд ъглите</translation>
    </message>
    <message>
        <source>The four extra squares continue the long diagonals. The boats start there.</source>
        <translation>Четирите допълнителни полета продължават дългите диагонали. Лодките започват оттам.</translation>
    </message>
    <message>
        <source>Beside the rooks</source>
        <translation>До топовете</translation>
    </message>
    <message>
        <source>The four extra squares are beside the rooks, at the ends of the back ranks.</source>
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
        <source>The pawns behind the pieces move outwards: they cross the edge and attack the enemy from behind.</source>
        <translation>Пешките зад фигурите вървят навън: те пресичат края на дъската и нападат противника в тил.</translation>
    </message>
    <message>
        <source>White begins</source>
        <translation>Белите започват</translation>
    </message>
    <message>
        <source>White places and moves first, then Black, Red and Blue.</source>
        <translation>Белите първи поставят резервните си фигури и първи играят. След тях са черните, червените и сините.</translation>
    </message>
    <message>
        <source>Red begins</source>
        <translation>Червените започват</translation>
    </message>
    <message>
        <source>Red places and moves first, then Blue, White and Black.</source>
        <translation>Червените първи поставят резервните си фигури и първи играят. След тях са сините, белите и черните.</translation>
    </message>
    <message>
        <source>Black begins</source>
        <translation>Черните започват</translation>
    </message>
    <message>
        <source>Black places and moves first, then Red, Blue and White.</source>
        <translation>Черните първи поставят резервните си фигури и първи играят. След тях са червените, сините и белите.</translation>
    </message>
    <message>
        <source>Blue begins</source>
        <translation>Сините започват</translation>
    </message>
    <message>
        <source>Blue places and moves first, then White, Black and Red.</source>
        <translation>Сините първи поставят резервните си фигури и първи играят. След тях са белите, черните и червените.</translation>
    </message>
    <message>
        <source>The players choose</source>
        <translation>Играчите избират</translation>
    </message>
    <message>
        <source>Players take turns to place a knight, a bishop and a rook in their fortresses.</source>
        <translation>Играчите се редуват да поставят кон, офицер и топ в крепостите си.</translation>
    </message>
    <message>
        <source>Standard squares</source>
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
        <translation>Няма рокада.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule option and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game is drawn if a side has only its king left. It continues if that king can capture the last enemy piece.</source>
        <translation>Партията е реми, ако на една страна е останал само царят. Партията продължава, ако този цар може да вземе последната фигура на противника.</translation>
    </message>
    <message>
        <source>A player wins by leaving the other side only its king. The game continues if that king can capture the player&apos;s last piece.</source>
        <translation>Играчът печели, ако остави на противника само царя. Партията продължава, ако този цар може да вземе последната фигура на играча.</translation>
    </message>
    <message>
        <source>Promoted pieces in towers</source>
        <translation>Превърнати фигури в кулите</translation>
    </message>
    <message>
        <source>Double step</source>
        <translation>Двоен ход</translation>
    </message>
    <message>
        <source>Become ratniks under any piece</source>
        <translation>Стават ратници под всяка фигура</translation>
    </message>
    <message>
        <source>A promoted piece becomes a ratnik again as soon as any piece stands on top of it.</source>
        <translation>Превърнатата фигура отново става ратник, щом върху нея застане друга фигура.</translation>
    </message>
    <message>
        <source>Become ratniks under enemy pieces only</source>
        <translation>Стават ратници само под чужда фигура</translation>
    </message>
    <message>
        <source>A promoted piece becomes a ratnik again only when an enemy piece stands directly on top of it in the tower.</source>
        <translation>Превърнатата фигура отново става ратник само когато непосредствено върху нея стои фигура на противника.</translation>
    </message>
    <message>
        <source>Only over an empty square</source>
        <translation>Позволен само през празно поле</translation>
    </message>
    <message>
        <source>The square that a ratnik passes over with a double step must be empty.</source>
        <translation>Полето, през което ратникът минава с двоен ход, трябва да е празно.</translation>
    </message>
    <message>
        <source>Also over your own towers</source>
        <translation>Позволен и през свои кули</translation>
    </message>
    <message>
        <source>With a double step, a ratnik can also pass over one of your own towers, unless the volkhv is in that tower.</source>
        <translation>С двоен ход ратникът може да мине и през своя кула, ако в нея няма влъхва.</translation>
    </message>
    <message>
        <source>All pawns move forward. The pawns behind the pieces wait until the pieces have moved away.</source>
        <translation>Всички пешки вървят напред. Пешките зад фигурите чакат, докато фигурите се отместят.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Standard position</source>
        <translation>Стандартна позиция</translation>
    </message>
    <message>
        <source>The pieces start on their standard squares.</source>
        <translation>Фигурите започват на обичайните си полета.</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Шах-960</translation>
    </message>
    <message>
        <source>The pieces on the first rank start in one of 960 arrangements. After castling, king and rook stand on the same squares as in chess.</source>
        <translation>Фигурите на първия хоризонтал започват в една от 960 подредби. След рокада царят и топът стоят на същите полета като в шаха.</translation>
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
        <source>Checkmate the enemy king: attack it so that no legal move can save it.</source>
        <translation>Матирайте царя на противника: нападнете го така, че никой възможен ход да не го спаси.</translation>
    </message>
    <message>
        <source>You can castle once if the king and the rook have not moved. No piece can stand between them. The king must not be in check, or cross or reach an attacked square.</source>
        <translation>Можете веднъж да направите рокада, ако царят и топът не са местени. Между тях не може да стои фигура. Царят не може да е в шах, да минава през нападнато поле или да застава на такова.</translation>
    </message>
    <message>
        <source>An enemy pawn can capture a pawn en passant right after its double step. The capture is made as if the pawn had moved only one square.</source>
        <translation>Пешка може да бъде взета ан пасан от пешка на противника веднага след двойния си ход. Тя се взема така, все едно се е преместила само на едно поле.</translation>
    </message>
    <message>
        <source>A pawn that reaches the last rank promotes to a queen, rook, bishop or knight.</source>
        <translation>Пешка, достигнала последния хоризонтал, се превръща в дама, топ, офицер или кон.</translation>
    </message>
    <message>
        <source>Stalemate is a draw: the side to move is not in check and has no legal move. Insufficient material is a draw too. A player can claim a draw by threefold repetition or the 50-move rule.</source>
        <translation>Патът е реми: страната на ход не е в шах, но няма възможен ход. Недостатъчният материал също е реми. Играч може да поиска реми при трикратно повторение или по правилото за 50 хода.</translation>
    </message>
    <message>
        <source>General: one or two squares along a rank, file or diagonal. Minister: a knight&apos;s leap, or one or two squares along a rank or file. High priest: a knight&apos;s leap, or one or two squares diagonally.</source>
        <translation>Генерал: на едно или две полета по хоризонтал, вертикал или диагонал. Министър: като кон, а също на едно или две полета по хоризонтал или вертикал. Жрец: като кон, а също на едно или две полета по диагонал.</translation>
    </message>
    <message>
        <source>There are four extra squares beyond the corners of the board. The boats start on them. A piece reaches them only with a diagonal step or a leap.</source>
        <translation>Отвъд ъглите на дъската има четири допълнителни полета. Лодките започват на тях. Фигурите стигат до тези полета само с ход по диагонал или със скок.</translation>
    </message>
    <message>
        <source>Bolyar: moves like a queen, but captures like a rook. Officer: a bishop that can also move one square straight forward, but cannot capture there.</source>
        <translation>Боляр: движи се като дама, но взема като топ. Офицер: като офицера в шаха, но може да се премести и на едно поле право напред, без да взема.</translation>
    </message>
    <message>
        <source>Boat: without a capture, leaps to any square within two files and two ranks, but not backwards. It captures only along its rank or file, one or two squares away, also backwards. Green squares: moves and captures. Blue squares: moves only. Red squares: captures only.</source>
        <translation>Лодка: без вземане скача на всяко поле на разстояние до два вертикала и два хоризонтала, но не назад. Взема само по своя хоризонтал или вертикал, на едно или две полета, също и назад. Зелени полета: движи се и взема. Сини полета: само се движи. Червени полета: само взема.</translation>
    </message>
    <message>
        <source>Every piece except king, bolyar and general promotes to a bolyar on the enemy&apos;s back rank or in an enemy corner. But a boat in an enemy corner promotes to a general. The general moves like a queen.</source>
        <translation>Всяка фигура освен цар, боляр и генерал се превръща в боляр на последния хоризонтал или в ъглово поле на противника. Но лодка в ъглово поле на противника се превръща в генерал. Генералът се движи като дама.</translation>
    </message>
    <message>
        <source>A knight or boat that reaches an enemy corner brings you new boats. One boat appears in each of your empty corners.</source>
        <translation>Кон или лодка, които стигнат до ъглово поле на противника, ви носят нови лодки. Във всяко ваше празно ъглово поле се появява по една лодка.</translation>
    </message>
    <message>
        <source>To castle, the king moves two squares to either side. The three squares between king and rook must be free.</source>
        <translation>При рокада царят отива на две полета наляво или надясно. Трите полета между него и топа трябва да са свободни.</translation>
    </message>
    <message>
        <source>The left and right edges are joined. The upper and lower edges are joined too. Pieces move across the edges as if there were none.</source>
        <translation>Левият и десният край са свързани. Горният и долният край също са свързани. Фигурите минават през краищата, все едно няма краища.</translation>
    </message>
    <message>
        <source>One rook can give check from two directions. Then it is not enough to block one path.</source>
        <translation>Един топ може да даде шах от две посоки. Тогава не е достатъчно да се прегради единият път.</translation>
    </message>
    <message>
        <source>A piece cannot move all the way around to its own square.</source>
        <translation>Никоя фигура не може да обиколи дъската и да се върне на полето, от което тръгва.</translation>
    </message>
    <message>
        <source>Only pawns of the front row have a double step. White promotes on rank 8, Black on rank 1.</source>
        <translation>Двоен ход имат само пешките от предния ред. Пешките на белите се превръщат на 8-ия хоризонтал, а пешките на черните на 1-вия.</translation>
    </message>
    <message>
        <source>There is no edge where you could trap the king, so many endgames are drawn. A single piece besides the king never wins, not even a queen.</source>
        <translation>Дъската няма край, към който да притиснете царя, затова много ендшпили са реми. Една-единствена фигура освен царя никога не печели, дори дама.</translation>
    </message>
    <message>
        <source>White and Red play against Black and Blue. Turns go clockwise.</source>
        <translation>Белите и червените играят срещу черните и сините. Играе се по часовниковата стрелка.</translation>
    </message>
    <message>
        <source>First, each player places a knight, a bishop and a rook in their own fortress.</source>
        <translation>Първо всеки играч поставя кон, офицер и топ в своята крепост.</translation>
    </message>
    <message>
        <source>No piece can move through a wall or pass the end of a wall diagonally. A knight needs one of its two paths to be open.</source>
        <translation>Никоя фигура не може да мине през стена, нито по диагонал покрай края на стена. Поне един от двата пътя на коня трябва да е без стена.</translation>
    </message>
    <message>
        <source>A player in check can be checkmated only on that player&apos;s own turn. Until then, the partner can help. A checkmated player is eliminated, and all pieces of that side leave the board.</source>
        <translation>Играч, който е в шах, може да бъде матиран едва когато дойде неговият ред. Дотогава партньорът може да му помогне. Матираният играч отпада и всичките му фигури се махат от дъската.</translation>
    </message>
    <message>
        <source>A player who is not in check and has no legal move passes. A team wins when both opponents are eliminated.</source>
        <translation>Играч, който не е в шах и няма възможен ход, пасува. Отборът печели, когато и двамата противници са отпаднали.</translation>
    </message>
    <message>
        <source>A pawn promotes on the back rows of the other players. It also promotes at the far ends of the fortresses.</source>
        <translation>Пешката се превръща във фигура, когато стигне крайния ред на друг играч или далечния край на крепост.</translation>
    </message>
    <message>
        <source>Every piece except the pawn leaps. Only a pawn can be blocked. So you can answer a check only by moving the king or capturing the checking piece.</source>
        <translation>Всички фигури освен пешката скачат. Само на пешката може да се прегради пътят. Затова на шах се отговаря само с ход на царя или с вземане на фигурата, която дава шах.</translation>
    </message>
    <message>
        <source>A pawn can be captured en passant right after its double step, as in chess.</source>
        <translation>Пешка може да бъде взета ан пасан веднага след двойния си ход, както в шаха.</translation>
    </message>
    <message>
        <source>King and rook castle as in chess. The king moves from the e-file to the g-file or the c-file. No piece can stand between them. There is no castling across the edge.</source>
        <translation>Царят и топът правят рокада както в шаха: царят отива от вертикал e на вертикал g или c. Между тях не може да стои фигура. През ръба няма рокада.</translation>
    </message>
    <message>
        <source>A pawn can be captured en passant right after its double step, across the edge too.</source>
        <translation>Пешка може да бъде взета ан пасан веднага след двойния си ход, също и през ръба.</translation>
    </message>
    <message>
        <source>No piece leaves the board. A capturing piece stands on top of the captured tower. You can also move onto your own towers. The side of the top piece owns the tower. Only the top piece attacks and gives check.</source>
        <translation>Никоя фигура не напуска дъската. Вземащата фигура застава върху взетата кула. Можете да заставате и върху свои кули. Кулата принадлежи на страната на горната фигура. Само горната фигура напада и дава шах.</translation>
    </message>
    <message>
        <source>You can move any number of pieces from the top of a tower. They move as the top piece moves. The other pieces stay and belong to the side of their top piece.</source>
        <translation>Можете да преместите произволен брой фигури от върха на кулата. Те се движат така, както се движи горната фигура. Останалите фигури остават на полето и принадлежат на страната на най-горната от тях.</translation>
    </message>
    <message>
        <source>Volkhv: like the king in chess. Prince: a queen. Ratoborets: a rook. Archer: a bishop. Rider: a knight. Ratnik: a pawn. Helgi: a queen and a knight in one.</source>
        <translation>Влъхва – като царя в шаха. Княз – дама. Ратоборец – топ. Стрелец – офицер. Конник – кон. Ратник – пешка. Хелги – дама и кон в една фигура.</translation>
    </message>
    <message>
        <source>No piece is ever put on top of a volkhv. Checkmate it: attack it so that no legal move can save it.</source>
        <translation>Върху влъхвата никога не застава фигура. Матирайте влъхвата: нападнете го така, че никой възможен ход да не го спаси.</translation>
    </message>
    <message>
        <source>A ratnik on top of a tower, or alone, promotes on its last rank to the piece that started behind it. The ratnik of the volkhv promotes to Helgi. A ratnik that becomes uncovered on that rank promotes too. If another piece covers the promoted piece, it becomes a ratnik again.</source>
        <translation>Непокрит ратник на последния си хоризонтал се превръща във фигурата, която е започнала зад него. Ратникът на влъхвата се превръща в Хелги. Ратник на последния хоризонтал се превръща и когато престане да е покрит. Ако друга фигура покрие превърнатата фигура, тя отново става ратник.</translation>
    </message>
    <message>
        <source>A ratnik captured en passant goes back one square, under the piece that captures it. The volkhv castles like the king in chess.</source>
        <translation>Ратник, взет ан пасан, се връща с едно поле назад, под фигурата, която го взема. Влъхвата прави рокада като царя в шаха.</translation>
    </message>
    <message>
        <source>Stalemate is a draw. Threefold repetition and the 50-move rule are draws if a player claims them.</source>
        <translation>Патът е реми. Трикратното повторение и правилото за 50 хода дават реми, ако играч го поиска.</translation>
    </message>
    <message>
        <source>The board shows the top piece of a tower. Small signs at the left of this piece show the covered pieces, the highest first. If a tower is too high for all signs, a number shows how many pieces have no sign.</source>
        <translation>На дъската се вижда горната фигура на кулата. Малките знаци отляво на нея показват покритите фигури, първо най-горната. Ако знаците не се побират, число показва колко фигури нямат знак.</translation>
    </message>
    <message>
        <source>Elephant: one or two squares diagonally. War machine: one or two squares along a rank or file. Soldier: one square in any direction. The soldier appears only by promotion.</source>
        <translation>Слон: на едно или две полета по диагонал. Таран: на едно или две полета по хоризонтал или вертикал. Войник: на едно поле във всяка посока. Войникът се появява само чрез превръщане.</translation>
    </message>
    <message>
        <source>There is no castling and no double step of pawns. A pawn on the last rank must be promoted.</source>
        <translation>Няма рокада и няма двоен ход на пешките. Пешка на последния хоризонтал задължително се превръща.</translation>
    </message>
    <message>
        <source>Threefold repetition and the 50-move rule end the game automatically.</source>
        <translation>Трикратното повторение и правилото за 50 хода прекратяват партията автоматично.</translation>
    </message>
    <message>
        <source>Ten pawns of each side stand behind its pieces: White&apos;s on rank 12, Black&apos;s on rank 9.</source>
        <translation>Десет пешки на всяка страна стоят зад фигурите ѝ: белите пешки на 12-ия хоризонтал, черните пешки на 9-ия.</translation>
    </message>
    <message>
        <source>The pieces on the first rank start in one of 960 arrangements. Black&apos;s pieces stand opposite White&apos;s. The bishops stand on squares of different colours. The king stands between the rooks.</source>
        <translation>Фигурите на първия хоризонтал започват в една от 960 подредби. Черните фигури стоят срещу белите. Офицерите са на полета с различен цвят. Царят е между топовете.</translation>
    </message>
    <message>
        <source>Castling with the rook nearer to the h-file puts the king on the g-file. That rook goes to the f-file. With the other rook, the king goes to the c-file and the rook to the d-file.</source>
        <translation>При рокада с топа, който е по-близо до вертикала h, царят отива на вертикала g, а топът на f. При рокада с другия топ царят отива на c, а топът на d.</translation>
    </message>
    <message>
        <source>To castle, move the king onto the rook. Neither piece may have moved before. All squares that the two pieces cross or reach must be empty, except for the king and this rook. The king must not be in check, or cross or reach an attacked square.</source>
        <translation>За рокада преместете царя върху топа. Двете фигури не трябва да са местени преди това. Всички други полета, през които те минават или на които застават, трябва да са празни. Царят не може да е в шах, да минава през нападнато поле или да застава на такова.</translation>
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
        <extracomment>a square as it is spoken, for example &quot;gee five&quot;; %1: name of the file; %2: number of the rank</extracomment>
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
        <source>Human</source>
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
        <extracomment>of a player among four: &quot;with Vera · Paused&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>on the panel of the player to move: the game waits until it is continued</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>External engine</source>
        <translation>Външен двигател</translation>
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
    <message>
        <source>with you</source>
        <extracomment>of a player among four, whose partner is the only person at the board</extracomment>
        <translation>с вас</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>of a player among four; %1: the partner&apos;s name</extracomment>
        <translation>партньор: %1</translation>
    </message>
    <message>
        <source>%1, rating %2</source>
        <extracomment>%1: name of an opponent; %2: rating, &quot;1240&quot; or &quot;about 560&quot;</extracomment>
        <translation>%1, рейтинг %2</translation>
    </message>
    <message>
        <source>without you</source>
        <extracomment>of a player among four, whose partner, the only person at the board, is eliminated</extracomment>
        <translation>без вас</translation>
    </message>
    <message>
        <source>without %1</source>
        <extracomment>of a player among four; %1: the partner, who is eliminated</extracomment>
        <translation>без партньор (%1)</translation>
    </message>
</context>
<context>
    <name>Settled</name>
    <message>
        <source>Insufficient material is a draw: bare kings, a single knight or bishop, or bishops on squares of one colour. Under the current laws, a position is also a draw if Rokada can prove that blocked pawns make checkmate impossible.</source>
        <translation>Недостатъчният материал е реми: самотни царе, един кон или офицер, или офицери на полета с един цвят. По действащия правилник позицията е реми и когато Rokada може да докаже, че заради блокирани пешки мат е невъзможен.</translation>
    </message>
    <message>
        <source>Flag fall is a draw if no series of legal moves can checkmate the player whose flag has fallen. Rokada decides this by the pieces on the board.</source>
        <translation>Падането на флагчето е реми, ако никаква поредица от възможни ходове не може да матира играча, чието флагче е паднало. Rokada решава това по фигурите на дъската.</translation>
    </message>
    <message>
        <source>Rokada does not accept an illegal move. The player loses only the time that was used for it.</source>
        <translation>Rokada не приема невъзможен ход. Играчът губи само времето, което е използвал за него.</translation>
    </message>
    <message>
        <source>Some texts call stalemate a loss, or allow promotion only to captured pieces. These texts are wrong, and Rokada does not follow them.</source>
        <translation>Някои текстове смятат пата за загуба или разрешават превръщане само във взети фигури. Тези текстове грешат и Rokada не ги следва.</translation>
    </message>
    <message>
        <source>The source calls a bare king a draw. The inventor calls it a loss. You can choose either rule. The default is a draw.</source>
        <translation>Според източника самотният цар е реми, а според автора на играта е загуба. Можете да изберете всяко от двете правила. По подразбиране е реми.</translation>
    </message>
    <message>
        <source>A pawn can promote to any of seven pieces, without limit. You can also choose the rule that it promotes only to captured pieces.</source>
        <translation>Пешката може да се превърне във всяка от седем фигури без ограничение. Можете да изберете и правилото, че тя се превръща само във взети фигури.</translation>
    </message>
    <message>
        <source>The general moves one or two squares in any direction. Some descriptions say that it moves like a king.</source>
        <translation>Генералът се движи на едно или две полета във всички посоки. Според някои описания той се движи като цар.</translation>
    </message>
    <message>
        <source>The source shows castling rights in its notation but describes no castling. So there is no castling.</source>
        <translation>Началната позиция в източника е записана с права на рокада, но източникът не описва рокада. Затова рокада няма.</translation>
    </message>
    <message>
        <source>Threefold repetition and the 50-move rule end the game without a claim. The source says so.</source>
        <translation>Трикратното повторение и правилото за 50 хода прекратяват партията без искане. Така е според източника.</translation>
    </message>
    <message>
        <source>The source does not say clearly where the corner squares are. By default they continue the long diagonals. You can also choose to have them beside the rooks.</source>
        <translation>В източника не е ясно къде са ъгловите полета. По подразбиране те продължават дългите диагонали. Можете да изберете те да са до топовете.</translation>
    </message>
    <message>
        <source>The boat reaches every square within two files and ranks, but not backwards. Backwards it can only capture.</source>
        <translation>Лодката достига всички полета на разстояние до два вертикала и два хоризонтала, но не назад. Назад тя може само да взема.</translation>
    </message>
    <message>
        <source>The source says that &quot;every piece&quot; promotes. In Rokada, the king does not promote.</source>
        <translation>Според източника се превръща „всяка фигура“. В Rokada царят не се превръща.</translation>
    </message>
    <message>
        <source>The number of bonus boats is not limited.</source>
        <translation>Броят на лодките от бонуса не е ограничен.</translation>
    </message>
    <message>
        <source>Knights and officers start as in chess. Both officers of a side stand on squares of one colour.</source>
        <translation>Конете и офицерите започват както в шаха. Двата офицера на всяка страна стоят на полета с един цвят.</translation>
    </message>
    <message>
        <source>The source says nothing about stalemate, repetition or the 50-move rule. Rokada follows the rules of chess.</source>
        <translation>Източникът не казва нищо за пат, повторение и правилото за 50 хода. Rokada следва правилата на шаха.</translation>
    </message>
    <message>
        <source>The pawns behind the pieces move forward, exactly as the source says. You can also choose to have them move outwards.</source>
        <translation>Пешките зад фигурите вървят напред, точно както казва източникът. Можете да изберете те да вървят навън.</translation>
    </message>
    <message>
        <source>Only unmoved pawns of the front row have a double step.</source>
        <translation>Двоен ход имат само пешките от предния ред, които още не са местени.</translation>
    </message>
    <message>
        <source>The source numbers the ranks from the top. But it also says that a pawn moves up, so White is at the bottom.</source>
        <translation>В източника хоризонталите са номерирани отгоре надолу. Но там се казва и че пешката върви нагоре, затова белите са долу.</translation>
    </message>
    <message>
        <source>A closed line returns to the square where it starts. A piece cannot move along the whole of it.</source>
        <translation>Затворената линия се връща на полето, от което започва. Никоя фигура не може да измине цялата линия.</translation>
    </message>
    <message>
        <source>Pieces of both sides block the path. No piece can stand between a king and a rook that castle.</source>
        <translation>Фигурите и на двете страни препречват пътя. При рокада между царя и топа не може да стои фигура.</translation>
    </message>
    <message>
        <source>The rule of five squares only explains how to follow a diagonal across the edge. It forbids no move.</source>
        <translation>Правилото на петте полета само обяснява как диагоналът продължава отвъд края на дъската. То не забранява ходове.</translation>
    </message>
    <message>
        <source>Rokada judges by the pieces whether material is insufficient. One piece besides the king is never enough.</source>
        <translation>Rokada преценява по фигурите дали материалът е недостатъчен. Една фигура освен царя никога не е достатъчна.</translation>
    </message>
    <message>
        <source>No source says which side moves first. You can choose the first side.</source>
        <translation>Никой източник не казва коя страна започва. Можете да изберете коя страна да започне.</translation>
    </message>
    <message>
        <source>Players place reserve pieces openly and in turn. The source says only where the pieces may be placed.</source>
        <translation>Играчите поставят резервните фигури открито и по ред. Източникът казва само на кои полета могат да се поставят.</translation>
    </message>
    <message>
        <source>A knight can make its two steps in either order. One open path is enough.</source>
        <translation>Конят може да направи двете си стъпки в произволен ред. Достатъчен е един отворен път.</translation>
    </message>
    <message>
        <source>A player can be checkmated only on that player&apos;s own turn. Then all pieces of that player leave the board, not only the king.</source>
        <translation>Играч може да бъде матиран едва когато дойде неговият ред. Тогава всичките му фигури се махат от дъската, не само царят.</translation>
    </message>
    <message>
        <source>Pawns also promote at the ends of the fortresses, so that no pawn gets stuck there.</source>
        <translation>Пешките се превръщат и когато стигнат края на крепост, за да не засядат там.</translation>
    </message>
    <message>
        <source>The source does not mention castling, so you can choose whether it is allowed. There is no en passant.</source>
        <translation>Източникът не споменава рокадата, затова сами избирате дали е разрешена. Вземане ан пасан няма.</translation>
    </message>
    <message>
        <source>The source does not cover stalemate, draws or resignation. Rokada&apos;s rule: a stalemated player passes.</source>
        <translation>Източникът не казва нищо за пат, реми и предаване. Правилото на Rokada е: при пат играчът пасува.</translation>
    </message>
    <message>
        <source>The source describes the game in only three paragraphs. Rokada follows the rules of the Russian Tavreli federation. Twenty tournament games agree with these rules.</source>
        <translation>Източникът описва играта само в три абзаца. Rokada следва правилата на руската федерация по таврели. Двадесет турнирни партии потвърждават тези правила.</translation>
    </message>
    <message>
        <source>The source says that a piece stands on the volkhv. This means checkmate: no piece is ever put on a volkhv.</source>
        <translation>Според източника фигура застава върху влъхвата. Това значи мат: върху влъхвата никога не застава фигура.</translation>
    </message>
    <message>
        <source>In some descriptions, a promoted piece stays promoted under pieces of its own side. In other descriptions, a double step can pass over your own towers. Both rules are options.</source>
        <translation>Според някои описания превърнатата фигура остава превърната под фигури на своята страна. Според други описания ратникът може с двоен ход да мине през свои кули. И двете правила могат да се изберат.</translation>
    </message>
    <message>
        <source>A ratnik on its last rank also promotes when the opponent uncovers it.</source>
        <translation>Ратник на последния си хоризонтал се превръща и когато ход на противника го остави най-отгоре в кулата.</translation>
    </message>
    <message>
        <source>Fivefold repetition, the 50-move rule and the 75-move rule come from chess. A ratnik move, a capture or a promotion restarts the count.</source>
        <translation>Петкратното повторение, правилото за 50 хода и правилото за 75 хода са от шаха. Ход на ратник, вземане или превръщане започва броенето отначало.</translation>
    </message>
    <message>
        <source>The source gives l3 and l5 among the moves of a knight on i4. That is a mistake: the squares must be k3 and k5.</source>
        <translation>Източникът посочва l3 и l5 сред ходовете на кон от i4. Това е грешка: правилните полета са k3 и k5.</translation>
    </message>
    <message>
        <source>Castling is long on both sides. O-O is castling towards the i-file.</source>
        <translation>Рокадата е дълга и на двете страни. O-O е рокада към вертикала i.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
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
        <source>%1 has no king.</source>
        <translation>%1: няма цар.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1: повече от един цар (%2).</translation>
    </message>
    <message>
        <source>%1 has a pawn on a promotion square (%2).</source>
        <translation>%1: пешка стои на поле за превръщане (%2).</translation>
    </message>
    <message>
        <source>%1 has more reserve pieces than empty squares in the fortress.</source>
        <translation>%1: в крепостта има по-малко свободни полета, отколкото фигури в резерва.</translation>
    </message>
    <message>
        <source>%1 is to move but has been eliminated.</source>
        <translation>%1: тази страна е на ход, но е отпаднала.</translation>
    </message>
    <message>
        <source>No pawn can have passed %2 on the last move.</source>
        <translation>При последния ход никоя пешка не може да е минала през %2.</translation>
    </message>
    <message>
        <source>%1 is in check, but it is not %1&apos;s turn (%2).</source>
        <translation>%1: царят е в шах, но страната на ход не е %1 (%2).</translation>
    </message>
    <message>
        <source>No piece can cover a volkhv or a promoted piece (%2).</source>
        <translation>Никоя фигура не може да покрива влъхва или превърната фигура (%2).</translation>
    </message>
    <message>
        <source>%1 has more than 16 pieces.</source>
        <translation>%1: повече от 16 фигури.</translation>
    </message>
    <message>
        <source>%1, promoted</source>
        <extracomment>%1: name of a piece that was a pawn</extracomment>
        <translation>%1 (бивш ратник)</translation>
    </message>
    <message>
        <source>%1, piece number %2 from the top: %3</source>
        <extracomment>%1: a square and its top piece; %2: number of the selected piece of the tower, counted from the top; %3: the selected piece</extracomment>
        <translation>%1, фигура номер %2 отгоре: %3</translation>
    </message>
</context>
<context>
    <name>Silence</name>
    <message>
        <source>Arrows and hints are off because your partner plays on this computer too.</source>
        <translation>Стрелките и подсказките са изключени, защото партньорът ви играе на същия компютър.</translation>
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
        <source>Checks from two directions</source>
        <translation>Шахове от две посоки</translation>
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
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Time trouble</source>
        <translation>Цайтнот</translation>
    </message>
    <message>
        <source>Losses on time</source>
        <translation>Загуби по време</translation>
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
        <source>End of piece placement</source>
        <translation>Край на поставянето на фигурите</translation>
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
        <source>Press Enter to show the cursor. The arrow keys move it. Press Enter or Space to pick up a piece and to put it down.</source>
        <translation>Натиснете Enter, за да се покаже курсорът. Стрелките местят курсора. Enter или интервал вдига фигурата и я поставя на друго поле.</translation>
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
        <source>%1, capturing the %2 on %3 en passant</source>
        <extracomment>a square, and a pawn that is captured en passant, with its own square</extracomment>
        <translation>%1, вземане ан пасан: %2 на %3</translation>
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
        <source>edge (the board continues at %1)</source>
        <translation>край (дъската продължава от %1)</translation>
    </message>
    <message>
        <source>It is not this side&apos;s turn. The piece could go to these squares.</source>
        <translation>Тази страна не е на ход. Фигурата би могла да отиде на тези полета.</translation>
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
        <source>The piece has no legal move.</source>
        <translation>Фигурата няма възможен ход.</translation>
    </message>
    <message>
        <source>It is not this side&apos;s turn. The piece has no square to go to.</source>
        <translation>Тази страна не е на ход. Фигурата няма къде да отиде.</translation>
    </message>
    <message>
        <source>back to square %1</source>
        <translation>отново поле %1</translation>
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
        <source>Choose one: %1.</source>
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
        <source>attacked by one piece</source>
        <translation>под удара на една фигура</translation>
    </message>
    <message>
        <source>attacked by two pieces</source>
        <translation>под удара на две фигури</translation>
    </message>
    <message>
        <source>attacked by three pieces</source>
        <translation>под удара на три фигури</translation>
    </message>
    <message>
        <source>attacked by four pieces</source>
        <translation>под удара на четири фигури</translation>
    </message>
    <message>
        <source>attacked by five pieces</source>
        <translation>под удара на пет фигури</translation>
    </message>
    <message>
        <source>defended by one piece</source>
        <translation>под защитата на една фигура</translation>
    </message>
    <message>
        <source>defended by two pieces</source>
        <translation>под защитата на две фигури</translation>
    </message>
    <message>
        <source>defended by three pieces</source>
        <translation>под защитата на три фигури</translation>
    </message>
    <message>
        <source>defended by four pieces</source>
        <translation>под защитата на четири фигури</translation>
    </message>
    <message>
        <source>defended by five pieces</source>
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
        <source>edge above (the board continues at %1)</source>
        <translation>край на дъската отгоре (продължава с %1)</translation>
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
        <source>edge below (the board continues at %1)</source>
        <translation>край на дъската отдолу (продължава с %1)</translation>
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
        <source>edge on the left (the board continues at %1)</source>
        <translation>край на дъската отляво (продължава с %1)</translation>
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
        <source>edge on the right (the board continues at %1)</source>
        <translation>край на дъската отдясно (продължава с %1)</translation>
    </message>
    <message>
        <source>wall ends at the upper left corner</source>
        <translation>стената свършва при горния ляв ъгъл</translation>
    </message>
    <message>
        <source>wall ends at the upper right corner</source>
        <translation>стената свършва при горния десен ъгъл</translation>
    </message>
    <message>
        <source>wall ends at the lower left corner</source>
        <translation>стената свършва при долния ляв ъгъл</translation>
    </message>
    <message>
        <source>wall ends at the lower right corner</source>
        <translation>стената свършва при долния десен ъгъл</translation>
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
        <source>in check from two directions</source>
        <translation>в шах от две посоки</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>в шах</translation>
    </message>
    <message>
        <source>castling to this square</source>
        <translation>царят може да рокира на това поле</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>може да се вземе</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>фигурата може да отиде на това поле</translation>
    </message>
    <message>
        <source>corner square, connected only to %1</source>
        <translation>ъглово поле, свързано само с %1</translation>
    </message>
    <message>
        <source>connected to the corner square %1</source>
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
        <source>promotes to a queen</source>
        <translation>става дама</translation>
    </message>
    <message>
        <source>promotes to a rook</source>
        <translation>става топ</translation>
    </message>
    <message>
        <source>promotes to a bishop</source>
        <translation>става офицер</translation>
    </message>
    <message>
        <source>promotes to a knight</source>
        <translation>става кон</translation>
    </message>
    <message>
        <source>promotes to a bolyar</source>
        <translation>става боляр</translation>
    </message>
    <message>
        <source>promotes to a general</source>
        <translation>става генерал</translation>
    </message>
    <message>
        <source>promotes to a minister</source>
        <translation>става министър</translation>
    </message>
    <message>
        <source>promotes to a high priest</source>
        <translation>става жрец</translation>
    </message>
    <message>
        <source>promotes to an elephant</source>
        <translation>става слон</translation>
    </message>
    <message>
        <source>promotes to a war machine</source>
        <translation>става таран</translation>
    </message>
    <message>
        <source>promotes to a soldier</source>
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
        <source>%1: %2 from the reserve to %3</source>
        <extracomment>a side, a piece and a square</extracomment>
        <translation>%1: %2 от резерва на %3</translation>
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
        <source>a new %1 appears on %2</source>
        <translation>на %2 се появява нова фигура: %1</translation>
    </message>
    <message>
        <source>check</source>
        <translation>шах</translation>
    </message>
    <message>
        <source>check from two directions</source>
        <translation>шах от две посоки</translation>
    </message>
    <message>
        <source>tower of %1 pieces, from the top: %2</source>
        <extracomment>the height of a tower, and its pieces</extracomment>
        <translation>кула от %1 фигури, отгоре надолу: %2</translation>
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
        <source>promotes to a prince</source>
        <translation>става княз</translation>
    </message>
    <message>
        <source>promotes to a ratoborets</source>
        <translation>става ратоборец</translation>
    </message>
    <message>
        <source>promotes to an archer</source>
        <translation>става стрелец</translation>
    </message>
    <message>
        <source>promotes to a rider</source>
        <translation>става конник</translation>
    </message>
    <message>
        <source>promotes to Helgi</source>
        <translation>става Хелги</translation>
    </message>
    <message>
        <source>the whole tower of %1 pieces</source>
        <translation>цялата кула от %1 фигури</translation>
    </message>
    <message>
        <source>%1 of %2 pieces of the tower</source>
        <extracomment>how many pieces of a tower moved, and its height</extracomment>
        <translation>фигури от кулата: %1 от %2</translation>
    </message>
    <message>
        <source>you can put your piece on top of this tower</source>
        <translation>върху тази кула можете да поставите своя фигура</translation>
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
        <source>%1, tower of %2 pieces</source>
        <extracomment>a square with a piece on top of a tower, and its height</extracomment>
        <translation>%1, кула от %2 фигури</translation>
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
    <name>Tables</name>
    <message>
        <source>Rokada was built without endgame tables, so %1 is not used.</source>
        <translation>Тази версия на Rokada не поддържа ендшпилни таблици, затова %1 не се използва.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check that it exists, or choose another folder.</source>
        <translation>%1 не може да се прочете. Проверете дали папката съществува, или изберете друга.</translation>
    </message>
    <message>
        <source>%1 contains no Syzygy endgame tables (*.rtbw). Choose another folder.</source>
        <translation>В %1 няма ендшпилни таблици Syzygy (*.rtbw). Изберете друга папка.</translation>
    </message>
    <message>
        <source>%1 is not a Syzygy endgame table. Remove it from the folder.</source>
        <translation>%1 не е ендшпилна таблица Syzygy. Премахнете файла от папката.</translation>
    </message>
    <message>
        <source>%1 is incomplete. Download it again, or remove it from the folder.</source>
        <translation>Файлът %1 е непълен. Изтеглете го отново или го премахнете от папката.</translation>
    </message>
    <message>
        <source>Endgame tables: White wins.</source>
        <translation>Ендшпилни таблици: белите печелят.</translation>
    </message>
    <message>
        <source>Endgame tables: Black wins.</source>
        <translation>Ендшпилни таблици: черните печелят.</translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: White wins, %n plies to a capture, a pawn move or mate.</source>
        <translation>
            <numerusform>Ендшпилни таблици: белите печелят, остава %n полуход до вземане, ход с пешка или мат.</numerusform>
            <numerusform>Ендшпилни таблици: белите печелят, остават %n полухода до вземане, ход с пешка или мат.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: Black wins, %n plies to a capture, a pawn move or mate.</source>
        <translation>
            <numerusform>Ендшпилни таблици: черните печелят, остава %n полуход до вземане, ход с пешка или мат.</numerusform>
            <numerusform>Ендшпилни таблици: черните печелят, остават %n полухода до вземане, ход с пешка или мат.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning: %1</source>
        <extracomment>%1: list of moves</extracomment>
        <translation>Печелещи ходове: %1</translation>
    </message>
    <message>
        <source>Winning without the 50-move rule: %1</source>
        <extracomment>%1: list of moves</extracomment>
        <translation>Печелещи ходове без правилото за 50 хода: %1</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <extracomment>%1: list of moves</extracomment>
        <translation>Ходове, които водят до реми: %1</translation>
    </message>
    <message>
        <source>Losing without the 50-move rule: %1</source>
        <extracomment>%1: list of moves</extracomment>
        <translation>Губещи ходове без правилото за 50 хода: %1</translation>
    </message>
    <message>
        <source>Losing: %1</source>
        <extracomment>%1: list of moves</extracomment>
        <translation>Губещи ходове: %1</translation>
    </message>
    <message>
        <source>Endgame tables: draw.</source>
        <translation>Ендшпилни таблици: реми.</translation>
    </message>
    <message>
        <source>Endgame tables: draw by the 50-move rule.</source>
        <translation>Ендшпилни таблици: реми по правилото за 50 хода.</translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: White mates in %n move(s).</source>
        <translation>
            <numerusform>Ендшпилни таблици: белите матират след %n ход.</numerusform>
            <numerusform>Ендшпилни таблици: белите матират след %n хода.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: Black mates in %n move(s).</source>
        <translation>
            <numerusform>Ендшпилни таблици: черните матират след %n ход.</numerusform>
            <numerusform>Ендшпилни таблици: черните матират след %n хода.</numerusform>
        </translation>
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
        <translation>няма</translation>
    </message>
    <message>
        <source>Material is even.</source>
        <translation>Материалът е равен.</translation>
    </message>
    <message>
        <source>%1 is ahead in material. Lead in pawns: %2.</source>
        <extracomment>a side and a number of pawns</extracomment>
        <translation>%1: материално предимство. В пешки: %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are ahead in material. Lead in pawns: %3.</source>
        <extracomment>two sides of one team and a number of pawns</extracomment>
        <translation>%1 и %2: материално предимство. В пешки: %3.</translation>
    </message>
    <message>
        <source>%1 captured %2.</source>
        <extracomment>a side and what it has captured: &quot;White captured 1 queen, 2 pawns.&quot;</extracomment>
        <translation>%1, взети фигури: %2.</translation>
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
            <numerusform>%n княза</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ratoborets</source>
        <translation>
            <numerusform>%n ратоборец</numerusform>
            <numerusform>%n ратобореца</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archers</source>
        <translation>
            <numerusform>%n стрелец</numerusform>
            <numerusform>%n стрелеца</numerusform>
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
        <source>%1 holds these prisoners: %2.</source>
        <extracomment>a side and its prisoners, which stay on the board under its pieces: &quot;White holds 1 rider, 2 ratniks.&quot;</extracomment>
        <translation>%1, пленници: %2.</translation>
    </message>
</context>
<context>
    <name>TeamNews</name>
    <message>
        <source>Eliminated: %1. All pieces of this player leave the board.</source>
        <extracomment>%1: name of a player or a side</extracomment>
        <translation>От играта отпада: %1. Всички фигури на този играч напускат дъската.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1, %2: the two players of a team</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>The next elimination decides the game.</source>
        <translation>Партията завършва, когато отпадне още един играч.</translation>
    </message>
    <message>
        <source>%1 win when one more player is eliminated: %2.</source>
        <extracomment>%1: the players of a team, &quot;Anna and Vera&quot;; %2: their last enemy</extracomment>
        <translation>Отборът (%1) печели, когато отпадне още един играч: %2.</translation>
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
        <translation>Салвия</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Пристан</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Графит</translation>
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
        <translation>Печатна диаграма</translation>
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
            <numerusform>получава мат в %n ход</numerusform>
            <numerusform>получава мат в %n хода</numerusform>
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
        <source>Increment: %1 is added for each move, including the first.</source>
        <translation>Добавка: за всеки ход се добавят %1, включително за първия.</translation>
    </message>
    <message>
        <source>Bronstein delay: the time used for a move is given back, but at most %1.</source>
        <translation>Забавяне по Бронщайн: използваното за хода време се връща, но най-много %1.</translation>
    </message>
    <message>
        <source>Simple delay: the clock starts %1 after your turn begins.</source>
        <translation>Обикновено забавяне: когато дойде вашият ред, часовникът тръгва след %1.</translation>
    </message>
    <message>
        <source>Bronstein %1</source>
        <extracomment>name of a way to add time to the clock, after D. Bronstein: the time used for the move is given back, up to %1</extracomment>
        <translation>Бронщайн %1</translation>
    </message>
    <message>
        <source>delay %1</source>
        <extracomment>delay at each move before the clock starts to run</extracomment>
        <translation>забавяне %1</translation>
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
        <source>%1 per move</source>
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
        <source>The time that a player uses is added to the opponents&apos; clocks.</source>
        <translation>Времето, което играчът използва, се добавя към часовниците на противниците.</translation>
    </message>
    <message>
        <source>Each move has its own time. Time that is not used is lost.</source>
        <translation>Всеки ход има свое време. Неизползваното време се губи.</translation>
    </message>
    <message>
        <source>Unused time carries over to the next period.</source>
        <translation>Неизползваното време преминава в следващия период.</translation>
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
        <source>The queen on %1 gives check from two directions. Blocking one path is not enough.</source>
        <translation>Дамата на %1 дава шах от две посоки. Не е достатъчно да се прегради единият път.</translation>
    </message>
    <message>
        <source>The rook on %1 gives check from two directions. Blocking one path is not enough.</source>
        <translation>Топът на %1 дава шах от две посоки. Не е достатъчно да се прегради единият път.</translation>
    </message>
    <message>
        <source>The bishop on %1 gives check from two directions. Blocking one path is not enough.</source>
        <translation>Офицерът на %1 дава шах от две посоки. Не е достатъчно да се прегради единият път.</translation>
    </message>
    <message>
        <source>On an empty board, each of these lines returns to %1.</source>
        <translation>На празна дъска всяка от тези линии се връща на %1.</translation>
    </message>
    <message>
        <source>Rule of five squares: across the edge, the diagonal %1 continues as %2. The other diagonal through %3 crosses it again on %4. Between %3 and %4, the other diagonal has the squares %5.</source>
        <translation>Правило на петте полета: отвъд края диагоналът %1 продължава като %2. Другият диагонал през %3 пресича същия диагонал отново на %4. Между %3 и %4 другият диагонал минава през полетата %5.</translation>
    </message>
</context>
<context>
    <name>Tower</name>
    <message>
        <source>The white %2 on %1 is no longer covered.</source>
        <translation>На %1 вече не е покрита фигура на белите: %2.</translation>
    </message>
    <message>
        <source>The black %2 on %1 is no longer covered.</source>
        <translation>На %1 вече не е покрита фигура на черните: %2.</translation>
    </message>
    <message>
        <source>The whole tower moves.</source>
        <translation>Мести се цялата кула.</translation>
    </message>
    <message>
        <source>%1 of %2 pieces of the tower move.</source>
        <extracomment>how many pieces of a tower move together, and its height</extracomment>
        <translation>Фигури от кулата, които се местят: %1 от %2.</translation>
    </message>
    <message>
        <source>%1. Your piece goes on top.</source>
        <extracomment>%1: a square and the piece on it, onto which the selected piece can be placed</extracomment>
        <translation>%1. Вашата фигура ще застане отгоре.</translation>
    </message>
    <message numerus="yes">
        <source>%1. Your piece goes on top, together with %n piece(s) below it.</source>
        <translation>
            <numerusform>%1. Вашата фигура ще застане отгоре заедно с %n фигура под нея.</numerusform>
            <numerusform>%1. Вашата фигура ще застане отгоре заедно с %n фигури под нея.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Your piece moves together with %n piece(s) below it.</source>
        <extracomment>%n: number of pieces below the moving piece in its tower</extracomment>
        <translation>
            <numerusform>%1. Вашата фигура ще се премести заедно с %n фигура под нея.</numerusform>
            <numerusform>%1. Вашата фигура ще се премести заедно с %n фигури под нея.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 pieces move. To change how many, press 1 to %3, turn the wheel or use the list.</source>
        <extracomment>of a tower that was just selected: how many pieces move together, its height, and the last number key for it</extracomment>
        <translation>Местят се %1 от %2 фигури. За да промените броя, натиснете клавиш от 1 до %3, завъртете колелцето или използвайте списъка.</translation>
    </message>
</context>
<context>
    <name>Trainer</name>
    <message>
        <source>Where is %1? Click the square.</source>
        <translation>Къде е полето %1? Щракни върху него.</translation>
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
        <source>Which squares can %1 reach in exactly two moves? Click all of them, but not the square of the piece itself.</source>
        <extracomment>%1: a piece and its square, for example &quot;the knight on g1&quot;</extracomment>
        <translation>Кои полета може да достигне %1 точно за два хода? Щракни върху всички тях, но не върху полето на самата фигура.</translation>
    </message>
    <message>
        <source>Light or dark?</source>
        <translation>Светло или тъмно?</translation>
    </message>
    <message>
        <source>Type the move that the arrow shows.</source>
        <translation>Запиши хода, който показва стрелката.</translation>
    </message>
    <message>
        <source>Play this move on the board.</source>
        <translation>Изиграй този ход на дъската.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <extracomment>%1: a square as it is spoken, for example &quot;gee five&quot;</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Find the square</source>
        <translation>Намери полето</translation>
    </message>
    <message>
        <source>Squares in words</source>
        <translation>Изговорени полета</translation>
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
        <source>Find ten squares by name.</source>
        <translation>Намери десет полета по име.</translation>
    </message>
    <message>
        <source>Find ten squares by their spoken names.</source>
        <translation>Намери десет полета по изговорените имена.</translation>
    </message>
    <message>
        <source>Name the colour of ten squares.</source>
        <translation>Кажи цвета на десет полета.</translation>
    </message>
    <message>
        <source>Play the move that is written, or type the move that is shown.</source>
        <translation>Изиграй хода, който е записан, или запиши хода, който е показан.</translation>
    </message>
    <message>
        <source>Find the squares that a piece can reach in two moves.</source>
        <translation>Намери полетата, които фигурата достига за два хода.</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>%1: find a better move than %2 and play it on the board.</source>
        <extracomment>%1: name of a player, for example &quot;White&quot;; %2: the move that was played in the game</extracomment>
        <translation>%1: намерете по-добър ход от %2 и го изиграйте на дъската.</translation>
    </message>
    <message>
        <source>Yes! %1 is the best move.</source>
        <translation>Да! %1 е най-добрият ход.</translation>
    </message>
    <message>
        <source>Yes! %1 is just as good as the best move.</source>
        <translation>Да! %1 е също толкова добър, колкото и най-добрият ход.</translation>
    </message>
    <message>
        <source>Yes! %1 is a good move too.</source>
        <translation>Да! %1 също е добър ход.</translation>
    </message>
    <message>
        <source>Best variation: %1</source>
        <extracomment>%1: moves of a variation</extracomment>
        <translation>Най-добрият вариант: %1</translation>
    </message>
    <message>
        <source>The best move is %1.</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>Най-добрият ход е %1.</translation>
    </message>
    <message>
        <source>Expected continuation: %1</source>
        <extracomment>%1: moves of a variation</extracomment>
        <translation>Очаквано продължение: %1</translation>
    </message>
    <message>
        <source>You played this move in the game.</source>
        <translation>Вие изиграхте този ход в партията.</translation>
    </message>
    <message>
        <source>There is a better move. Undo your move and try again.</source>
        <translation>Има по-добър ход. Върнете своя ход и опитайте отново.</translation>
    </message>
    <message>
        <source>Checking the move %1...</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>Проверка на хода %1...</translation>
    </message>
    <message>
        <source>The engine failed: %1.</source>
        <translation>Грешка на двигателя: %1.</translation>
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
        <source>White to move (partner: Red)</source>
        <translation>Белите са на ход (партньори: червените)</translation>
    </message>
    <message>
        <source>Black to move (partner: Blue)</source>
        <translation>Черните са на ход (партньори: сините)</translation>
    </message>
    <message>
        <source>Red to move (partner: White)</source>
        <translation>Червените са на ход (партньори: белите)</translation>
    </message>
    <message>
        <source>Blue to move (partner: Black)</source>
        <translation>Сините са на ход (партньори: черните)</translation>
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
        <translation>Белите нямат възможен ход и пасуват.</translation>
    </message>
    <message>
        <source>Black has no legal move and passes.</source>
        <translation>Черните нямат възможен ход и пасуват.</translation>
    </message>
    <message>
        <source>Red has no legal move and passes.</source>
        <translation>Червените нямат възможен ход и пасуват.</translation>
    </message>
    <message>
        <source>Blue has no legal move and passes.</source>
        <translation>Сините нямат възможен ход и пасуват.</translation>
    </message>
    <message>
        <source>Threefold repetition: you may claim a draw.</source>
        <translation>Трикратно повторение на позицията: можете да поискате реми.</translation>
    </message>
    <message>
        <source>50-move rule: you may claim a draw.</source>
        <translation>Правило за 50 хода (без вземане и без ход с пешка): можете да поискате реми.</translation>
    </message>
    <message>
        <source>White to move, in check</source>
        <translation>Белите са на ход, в шах</translation>
    </message>
    <message>
        <source>Black to move, in check</source>
        <translation>Черните са на ход, в шах</translation>
    </message>
    <message>
        <source>White to move (partner: Red), in check</source>
        <translation>Белите са на ход (партньори: червените), в шах</translation>
    </message>
    <message>
        <source>Black to move (partner: Blue), in check</source>
        <translation>Черните са на ход (партньори: сините), в шах</translation>
    </message>
    <message>
        <source>Red to move (partner: White), in check</source>
        <translation>Червените са на ход (партньори: белите), в шах</translation>
    </message>
    <message>
        <source>Blue to move (partner: Black), in check</source>
        <translation>Сините са на ход (партньори: черните), в шах</translation>
    </message>
    <message>
        <source>Promotion: %1 to %2.</source>
        <extracomment>kinds of pieces: &quot;Promotion: rook to bolyar.&quot;</extracomment>
        <translation>Превръщане: %1 в %2.</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <extracomment>label of a new piece that a side gets because another piece reached an enemy corner: &quot;Bonus: boat&quot;</extracomment>
        <translation>Бонус: %1</translation>
    </message>
    <message>
        <source>Bonus: %1 on %2.</source>
        <extracomment>a kind of piece and squares: &quot;Bonus: boat on z0, j0.&quot;</extracomment>
        <translation>Бонус: %1 на %2.</translation>
    </message>
    <message>
        <source>White lost on time and is eliminated.</source>
        <translation>Времето на белите изтече и те отпадат.</translation>
    </message>
    <message>
        <source>Black lost on time and is eliminated.</source>
        <translation>Времето на черните изтече и те отпадат.</translation>
    </message>
    <message>
        <source>Red lost on time and is eliminated.</source>
        <translation>Времето на червените изтече и те отпадат.</translation>
    </message>
    <message>
        <source>Blue lost on time and is eliminated.</source>
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
        <translation>Червените са на ход</translation>
    </message>
    <message>
        <source>Blue to move</source>
        <translation>Сините са на ход</translation>
    </message>
    <message>
        <source>Red to move, in check</source>
        <translation>Червените са на ход, в шах</translation>
    </message>
    <message>
        <source>Blue to move, in check</source>
        <translation>Сините са на ход, в шах</translation>
    </message>
    <message>
        <source>White places a reserve piece</source>
        <translation>Белите поставят резервна фигура</translation>
    </message>
    <message>
        <source>Black places a reserve piece</source>
        <translation>Черните поставят резервна фигура</translation>
    </message>
    <message>
        <source>Red places a reserve piece</source>
        <translation>Червените поставят резервна фигура</translation>
    </message>
    <message>
        <source>Blue places a reserve piece</source>
        <translation>Сините поставят резервна фигура</translation>
    </message>
</context>
<context>
    <name>rokada::ui::AnalysisControls</name>
    <message>
        <source>Analysis is off.</source>
        <translation>Анализът е изключен.</translation>
    </message>
    <message>
        <source>The engine failed: %1.</source>
        <translation>Грешка на двигателя: %1.</translation>
    </message>
    <message>
        <source>Analysis is not available during a game.</source>
        <translation>Анализът не е достъпен по време на партия.</translation>
    </message>
    <message>
        <source>Analysis is not available while you look for a better move.</source>
        <translation>Анализът не е достъпен, докато търсите по-добър ход.</translation>
    </message>
    <message>
        <source>Place all reserve pieces before you start the analysis.</source>
        <translation>Поставете всички резервни фигури, преди да започнете анализа.</translation>
    </message>
    <message>
        <source>There is no legal move to analyse.</source>
        <translation>Няма възможен ход за анализ.</translation>
    </message>
    <message>
        <source>The side to move is in check, so there is no threat to show.</source>
        <translation>Страната на ход е в шах, затова не може да се покаже заплаха.</translation>
    </message>
    <message>
        <source>No opponent has a legal move.</source>
        <translation>Никой противник няма възможен ход.</translation>
    </message>
    <message>
        <source>There is no game on the board.</source>
        <translation>На дъската няма партия.</translation>
    </message>
    <message>
        <source>The engine is thinking...</source>
        <translation>Двигателят мисли...</translation>
    </message>
    <message>
        <source>A threat is a move of the opponent. It can be played only on the opponent&apos;s turn.</source>
        <translation>Заплахата е ход на противника. Тя може да се изиграе само когато противникът е на ход.</translation>
    </message>
    <message>
        <source>No position is being analysed.</source>
        <translation>В момента не се анализира позиция.</translation>
    </message>
    <message>
        <source>You can already try moves on this board.</source>
        <translation>На тази дъска вече можете да опитвате ходове.</translation>
    </message>
    <message>
        <source>%1 does not support this variant. Rokada analyses the game instead.</source>
        <extracomment>%1: name of an external engine</extracomment>
        <translation>%1 не поддържа този вариант. Вместо него анализира Rokada.</translation>
    </message>
    <message>
        <source>%1. Rokada continues the analysis.</source>
        <translation>%1. Анализът продължава с Rokada.</translation>
    </message>
    <message>
        <source>%1 does not support this variant.</source>
        <translation>%1 не поддържа този вариант.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Няма</translation>
    </message>
    <message>
        <source>The endgame table is being computed.</source>
        <translation>Ендшпилната таблица се изчислява.</translation>
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
        <source>%n variation(s)</source>
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
        <translation>Двигател</translation>
    </message>
    <message>
        <source>Second engine</source>
        <translation>Втори двигател</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ArbiterControls</name>
    <message>
        <source>Touch-move applies.</source>
        <translation>Важи правилото „пипнато — играно“.</translation>
    </message>
    <message>
        <source>You press the clock yourself.</source>
        <translation>Вие натискате часовника.</translation>
    </message>
    <message>
        <source>An incorrect draw claim costs time.</source>
        <translation>Неоснователното искане за реми се наказва с отнемане на време.</translation>
    </message>
    <message>
        <source>Laws: classic</source>
        <translation>Правилник: класически</translation>
    </message>
    <message>
        <source>Laws: current</source>
        <translation>Правилник: действащ</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Autoplay</name>
    <message>
        <source>There are no moves to show.</source>
        <translation>Няма ходове за автоматичен преглед.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BatchReview</name>
    <message>
        <source>The engine failed: %1.</source>
        <translation>Грешка на двигателя: %1.</translation>
    </message>
    <message>
        <source>Game review</source>
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
        <source>Games reviewed: %1. Games skipped: %2.</source>
        <translation>Прегледани партии: %1. Пропуснати партии: %2.</translation>
    </message>
    <message>
        <source>Reviews not saved: %1.</source>
        <translation>Незаписани прегледи: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Board3DBox</name>
    <message>
        <source>3D board</source>
        <translation>3D дъска</translation>
    </message>
    <message>
        <source>Drag to turn the board, Shift+drag to roll it, use the wheel to zoom, click to move a piece</source>
        <translation>Влачете, за да завъртите дъската. Влачете с Shift, за да я превъртите. Колелцето променя мащаба. С щракване правите ход</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Извивка</translation>
    </message>
    <message>
        <source>Bend the board from flat to cylinder to torus</source>
        <translation>Извиване на плоската дъска в цилиндър, а после в тор</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Прозрачна</translation>
    </message>
    <message>
        <source>Show the far side of the board through the near side</source>
        <translation>Показване на далечната страна на дъската през близката</translation>
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
        <source>Click again to lay the cylinder down</source>
        <translation>Щракнете отново, за да поставите цилиндъра хоризонтално</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Board3DPanel</name>
    <message>
        <source>3D Board</source>
        <translation>3D дъска</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BoardDisplay</name>
    <message>
        <source>Violet marks show where this piece moves on an empty board.</source>
        <translation>Виолетовите знаци показват ходовете на тази фигура на празна дъска.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BookControls</name>
    <message>
        <source>Rokada&apos;s built-in opening book</source>
        <translation>Вградената дебютна книга на Rokada</translation>
    </message>
    <message>
        <source>Use built-in book</source>
        <translation>Вградена книга</translation>
    </message>
    <message>
        <source>Choose a file...</source>
        <translation>Избор на файл...</translation>
    </message>
    <message>
        <source>Use an opening book in Rokada&apos;s format or, for chess, in Polyglot format (*.bin)</source>
        <translation>Използване на дебютна книга във формата на Rokada, а за шаха и във формата на Polyglot (*.bin)</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Дебютна книга</translation>
    </message>
    <message>
        <source>Opening books (*.bin *.book);;All files (*)</source>
        <translation>Дебютни книги (*.bin *.book);;Всички файлове (*)</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BookLine</name>
    <message>
        <source>Book moves: %1</source>
        <extracomment>%1: moves with their shares, for example &quot;d6 47 %, e6 26 %&quot;</extracomment>
        <translation>Ходове от книгата: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ChapterRow</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of completed lessons; %2: number of all lessons</extracomment>
        <translation>%1 от %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 lessons completed</source>
        <extracomment>%1: title of a chapter; %2: number of completed lessons; %3: number of all lessons</extracomment>
        <translation>%1, завършени уроци: %2 от %3</translation>
    </message>
    <message>
        <source>%1, completed</source>
        <translation>%1, всички уроци са завършени</translation>
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
        <source>Claim a draw</source>
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
        <source>Plies without a capture or a pawn move: %1.</source>
        <translation>Полуходове без вземане и без ход с пешка: %1.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>П&amp;оказване отново</translation>
    </message>
    <message>
        <source>Start position</source>
        <extracomment>%1: number of plies</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>After ply %1</source>
        <translation>След полуход %1</translation>
    </message>
    <message>
        <source>%1: occurrence %2</source>
        <translation>%1: поява номер %2</translation>
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
        <extracomment>button for a clock that is not one of the standard clocks</extracomment>
        <translation>Друг...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ClockChooser</name>
    <message>
        <source>Your move is complete when you press the clock. Press Space or click your player panel.</source>
        <translation>Ходът е завършен, когато натиснете часовника. Натиснете клавиша интервал или щракнете върху своя панел.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часовник</translation>
    </message>
    <message>
        <source>Different for each player</source>
        <translation>Различен за всеки играч</translation>
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
        <source>You edited this recorded game. The changes are not saved to a file.</source>
        <translation>Редактирахте тази записана партия. Промените не са записани във файл.</translation>
    </message>
    <message>
        <source>Recorded Game</source>
        <translation>Записана партия</translation>
    </message>
    <message>
        <source>You added notes to this game. The notes are not saved to a file.</source>
        <translation>Добавихте бележки към тази партия. Бележките не са записани във файл.</translation>
    </message>
    <message>
        <source>If you close without saving, Rokada restores your changes in the next session.</source>
        <translation>Ако затворите без запис, Rokada ще възстанови промените ви при следващото стартиране.</translation>
    </message>
    <message>
        <source>Close &amp;without saving</source>
        <translation>Затваряне &amp;без запис</translation>
    </message>
    <message numerus="yes">
        <source>The changes to %n earlier game(s) are not saved.</source>
        <translation>
            <numerusform>Промените в %n по-ранна партия не са записани.</numerusform>
            <numerusform>Промените в %n по-ранни партии не са записани.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is not saved: %1</source>
        <translation>Тази партия не е записана: %1</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Записване &amp;като...</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Нов &amp;опит</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost when the window closes.</source>
        <translation>Незаписаните промени ще се загубят при затварянето на прозореца.</translation>
    </message>
    <message>
        <source>Saving is not available.</source>
        <translation>Записването не е достъпно.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier game(s) are not saved: %1</source>
        <translation>
            <numerusform>%n предишна партия не е записана: %1</numerusform>
            <numerusform>%n предишни партии не са записани: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::CoachControls</name>
    <message>
        <source>This game has key moments. Choose Analysis &gt; Key Moments to find better moves.</source>
        <translation>В партията има ключови моменти. Изберете „Анализ“ &gt; „Ключови моменти“, за да намерите по-добри ходове.</translation>
    </message>
    <message>
        <source>The coach is on.</source>
        <translation>Треньорът е включен.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>Треньорът е изключен.</translation>
    </message>
    <message>
        <source>Careful! %1</source>
        <translation>Внимание! %1</translation>
    </message>
    <message>
        <source>There is a much better move.</source>
        <translation>Има много по-добър ход.</translation>
    </message>
    <message>
        <source>Careful! %1 Play the move again to confirm it.</source>
        <translation>Внимание! %1 Изиграйте хода отново, за да го потвърдите.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Обратно към партията</translation>
    </message>
    <message>
        <source>Key moments are shown.</source>
        <translation>Показани са ключовите моменти.</translation>
    </message>
    <message>
        <source>The coach found no better moves in this game.</source>
        <translation>Треньорът не намери по-добри ходове в тази партия.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CollectionActions</name>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Recorded games (*.pgn);;All files (*)</source>
        <translation>Записани партии (*.pgn);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Записване на копие</translation>
    </message>
    <message>
        <source>Collections of games (*.sqlite);;All files (*)</source>
        <translation>Колекции от партии (*.sqlite);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>The copy is being saved...</source>
        <translation>Копието се записва...</translation>
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
        <extracomment>tab of a collection; %1: its name; %2: the number of its games</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Колекция</translation>
    </message>
    <message>
        <source>Scroll the collections back</source>
        <translation>Превъртане на колекциите назад</translation>
    </message>
    <message>
        <source>Scroll the collections forward</source>
        <translation>Превъртане на колекциите напред</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Нова колекция</translation>
    </message>
    <message>
        <source>Open a collection</source>
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
        <source>Name in the list (the file is not renamed):</source>
        <translation>Име в списъка (файлът не се преименува):</translation>
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
        <source>The collection was removed from the list. Its file was kept: %1</source>
        <translation>Колекцията е премахната от списъка. Файлът ѝ е запазен: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Collections</name>
    <message>
        <source>My games</source>
        <translation>Моите партии</translation>
    </message>
    <message>
        <source>The list is full. Remove a collection first.</source>
        <translation>Списъкът е пълен. Първо премахнете някоя колекция.</translation>
    </message>
    <message>
        <source>%1 is not a collection of games.</source>
        <translation>%1 не е колекция от партии.</translation>
    </message>
    <message>
        <source>Another program is using %1. Try again when that program has closed it.</source>
        <translation>Друга програма използва %1. Опитайте отново, когато другата програма затвори файла.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 не може да се прочете: %2</translation>
    </message>
    <message>
        <source>The collection %1 cannot be created or opened: %2</source>
        <translation>Колекцията %1 не може да се създаде или отвори: %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CommentEditor</name>
    <message>
        <source>Comment on the game</source>
        <translation>Коментар за партията</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Коментар за този ход</translation>
    </message>
    <message>
        <source>Ctrl+Enter or Tab: save. Esc: discard changes</source>
        <translation>Ctrl+Enter или Tab: записване. Esc: отказ от промените</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ComputerControls</name>
    <message>
        <source>No computer is thinking now.</source>
        <translation>В момента никой компютър не мисли.</translation>
    </message>
    <message>
        <source>Hints are available only on your turn.</source>
        <translation>Подсказките са достъпни само когато сте на ход.</translation>
    </message>
    <message>
        <source>The computer failed to move: %1. Continue the game to try again.</source>
        <extracomment>%1: error text of the system</extracomment>
        <translation>Компютърът не успя да направи ход: %1. Продължете партията, за да опита компютърът отново.</translation>
    </message>
    <message>
        <source>You cannot pause while players place their pieces in secret.</source>
        <translation>Не можете да спрете партията на пауза, докато играчите поставят фигурите си тайно.</translation>
    </message>
    <message>
        <source>The game is paused. Press P to continue.</source>
        <translation>Партията е на пауза. Натиснете P, за да продължите.</translation>
    </message>
    <message>
        <source>%1 has not answered yet. Wait, choose Move Now, or pause the game.</source>
        <extracomment>%1: name of an engine</extracomment>
        <translation>%1 още не е отговорил. Изчакайте, изберете „Незабавен ход“ или спрете партията на пауза.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CoursePage</name>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Ways to learn</source>
        <translation>Начини на обучение</translation>
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
        <translation>Изучаван вариант</translation>
    </message>
    <message>
        <source>Scroll the variants back</source>
        <translation>Превъртане на вариантите назад</translation>
    </message>
    <message>
        <source>Scroll the variants forward</source>
        <translation>Превъртане на вариантите напред</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CrashNotice</name>
    <message>
        <source>The report was copied to the clipboard.</source>
        <translation>Отчетът е копиран в буфера.</translation>
    </message>
    <message>
        <source>Rokada ended unexpectedly last time. A report is on this computer. It was not sent.</source>
        <translation>Последния път Rokada спря неочаквано. Отчетът е на този компютър. Той не е изпратен.</translation>
    </message>
    <message>
        <source>Copy Report</source>
        <translation>Копиране на отчета</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Показване на отчета</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Отчет за срив</translation>
    </message>
</context>
<context>
    <name>rokada::ui::DiagramDialog</name>
    <message>
        <source>Show &amp;marks: last move, checks, arrows</source>
        <translation>&amp;Отбелязвания: последен ход, шахове, стрелки</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>&amp;Запис като...</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Диаграма</translation>
    </message>
    <message>
        <source> px</source>
        <extracomment>unit of a width: pixels</extracomment>
        <translation> px</translation>
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
        <translation>Върху самата дъска</translation>
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
        <source>Saved to %1.</source>
        <translation>Записано в %1.</translation>
    </message>
    <message>
        <source>The image was copied to the clipboard.</source>
        <translation>Изображението е копирано в буфера.</translation>
    </message>
    <message>
        <source>Height: %1 px</source>
        <extracomment>%1: height of a picture, in pixels</extracomment>
        <translation>Височина: %1 px</translation>
    </message>
    <message>
        <source>Creating the image...</source>
        <translation>Създаване на изображението...</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Изображение (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Векторно изображение (*.svg)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Запис като</translation>
    </message>
</context>
<context>
    <name>rokada::ui::DuplicatesDialog</name>
    <message>
        <source>Do the same for &amp;all remaining pairs</source>
        <translation>Същото за &amp;всички останали двойки</translation>
    </message>
    <message>
        <source>Duplicate games</source>
        <translation>Дубликати на партии</translation>
    </message>
    <message>
        <source>Older version</source>
        <translation>По-стара версия</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>По-нова версия</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>Запазване и на &amp;двете</translation>
    </message>
    <message>
        <source>Keep only the &amp;older</source>
        <translation>Само &amp;по-старата версия</translation>
    </message>
    <message>
        <source>Keep only the &amp;newer</source>
        <translation>Само по-нова&amp;та версия</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>The other version contains everything that is in this version.</source>
        <translation>Другата версия съдържа всичко от тази версия.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 от %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EndBanner</name>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>Play again with the same settings</source>
        <translation>Нова партия със същите настройки</translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation>&amp;Нова игра...</translation>
    </message>
    <message>
        <source>&amp;Swap sides</source>
        <translation>&amp;Смяна на страните</translation>
    </message>
    <message>
        <source>Play again. Each player moves to the next side</source>
        <translation>Нова партия. Всеки играч преминава към следващата страна</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Пре&amp;глед</translation>
    </message>
    <message>
        <source>Step through the game from the beginning</source>
        <translation>Преглед на партията отначало</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Разгъване</translation>
    </message>
    <message>
        <source>Collapse to one line (Esc)</source>
        <translation>Сгъване в един ред (Esc)</translation>
    </message>
    <message>
        <source>Show re&amp;view</source>
        <translation>Показване на пре&amp;гледа</translation>
    </message>
    <message>
        <source>Show the results of the review</source>
        <translation>Показване на резултатите от прегледа</translation>
    </message>
    <message>
        <source>Review is not available.</source>
        <translation>Прегледът не е достъпен.</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <extracomment>text of a button; %1: name of the proposed next opponent</extracomment>
        <translation>&amp;Игра с %1</translation>
    </message>
    <message>
        <source>Play against the opponent whose rating is nearest to yours</source>
        <translation>Игра срещу противника, чийто рейтинг е най-близък до вашия</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EndgameTraining</name>
    <message>
        <source>Next position</source>
        <translation>Следваща позиция</translation>
    </message>
    <message>
        <source>Back to courses</source>
        <translation>Към курсовете</translation>
    </message>
    <message>
        <source>Preparing the endgame. This takes a moment...</source>
        <translation>Подготвя се ендшпилът. Един момент...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EndingButton</name>
    <message>
        <source>Win an endgame, or hold a draw, against perfect play</source>
        <translation>Спечелване на ендшпил или удържане на реми срещу безгрешна игра</translation>
    </message>
    <message>
        <source>Choose an endgame</source>
        <translation>Избор на ендшпил</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EngineLogWindow</name>
    <message>
        <source>Engine log</source>
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
        <source>C&amp;opy</source>
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затваряне</translation>
    </message>
    <message>
        <source>There are no messages yet.</source>
        <translation>Още няма съобщения.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EngineOptions</name>
    <message>
        <source>Search the options</source>
        <translation>Търсене на настройки</translation>
    </message>
    <message>
        <source>&amp;Reset options</source>
        <translation>Нулиране на &amp;настройките</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Двигатели</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затваряне</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Отказ</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>Проверката е отменена.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Избор на двигател</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 работи.</translation>
    </message>
    <message>
        <source>%1 does not answer. It is not an engine that supports UCI or CECP.</source>
        <translation>%1 не отговаря. Това не е двигател с поддръжка на UCI или CECP.</translation>
    </message>
    <message>
        <source>Testing %1 (%2 of %3)...</source>
        <extracomment>%1: file of a program; %2: its number; %3: number of all programs</extracomment>
        <translation>Проверка на %1 (%2 от %3)...</translation>
    </message>
    <message>
        <source>&amp;Find installed engines</source>
        <translation>&amp;Търсене на инсталирани двигатели</translation>
    </message>
    <message>
        <source>Look for well-known engines among the programs on this computer</source>
        <translation>Търсене на познати двигатели сред програмите на този компютър</translation>
    </message>
    <message>
        <source>&amp;Add engine...</source>
        <translation>&amp;Добавяне на двигател...</translation>
    </message>
    <message>
        <source>Re&amp;move engine</source>
        <translation>&amp;Премахване на двигателя</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>Пр&amp;оверка</translation>
    </message>
    <message>
        <source>Engine &amp;log</source>
        <translation>Дне&amp;вник на двигателите</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Още</translation>
    </message>
    <message>
        <source>No other engine was found. To add an engine, choose its file.</source>
        <translation>Не са намерени други двигатели. За да добавите двигател, изберете файла му.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Още няма двигатели</translation>
    </message>
    <message>
        <source>The last test failed: the engine does not answer.</source>
        <translation>Последната проверка беше неуспешна: двигателят не отговаря.</translation>
    </message>
    <message>
        <source>Rokada can play against programs that support UCI or CECP. Search for installed engines, or choose the file of an engine.</source>
        <translation>Rokada може да играе с програми, които поддържат UCI или CECP. Потърсете инсталирани двигатели или изберете файла на двигател.</translation>
    </message>
    <message>
        <source>Does not answer</source>
        <translation>Не отговаря</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>engine in the list; %1: its protocol; %2: names of variants</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: with %2, the engine plays by the same rules as Rokada. With other options, its rules differ.</source>
        <extracomment>%1: name of a variant; %2: rule options and their values, for example &quot;Promotion: limited&quot;</extracomment>
        <translation>%1: при %2 двигателят играе по същите правила като Rokada. При други настройки правилата му се различават.</translation>
    </message>
    <message>
        <source>%1: the engine plays by the same rules as Rokada</source>
        <translation>%1: двигателят играе по същите правила като Rokada</translation>
    </message>
    <message>
        <source>%1: Rokada checks each move of the engine</source>
        <translation>%1: Rokada проверява всеки ход на двигателя</translation>
    </message>
    <message>
        <source>%1: not available, because the engine has other rules than Rokada</source>
        <translation>%1: не може да се избере, защото правилата на двигателя са различни от тези на Rokada</translation>
    </message>
    <message>
        <source>Not supported: %1</source>
        <extracomment>%1: names of variants</extracomment>
        <translation>Не се поддържа: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>No evaluation yet</source>
        <translation>Още няма оценка</translation>
    </message>
    <message>
        <source>%1 is winning (%2)</source>
        <extracomment>%1: the players of a team; %2: the value, as &quot;+0.34&quot;</extracomment>
        <translation>%1: решаващо предимство (%2)</translation>
    </message>
    <message>
        <source>%1 is much better (%2)</source>
        <translation>%1: голямо предимство (%2)</translation>
    </message>
    <message>
        <source>%1 is slightly better (%2)</source>
        <translation>%1: малко предимство (%2)</translation>
    </message>
    <message>
        <source>Equal (%1)</source>
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
        <source>Save as</source>
        <translation>Запис като</translation>
    </message>
    <message>
        <source>%1 contains no games.</source>
        <translation>Във файла %1 няма партии.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Записано в %1.</translation>
    </message>
    <message>
        <source>The clipboard contains no game or position.</source>
        <translation>В буфера няма нито партия, нито позиция.</translation>
    </message>
    <message>
        <source>Games on the clipboard</source>
        <translation>Партии от буфера</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.fen *.txt);;All files (*)</source>
        <translation>Партии и позиции (*.pgn *.fen *.txt);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>%1 already contains all changes.</source>
        <translation>Файлът %1 вече съдържа всички промени.</translation>
    </message>
    <message>
        <source>%1 contains no more games.</source>
        <translation>Във файла %1 няма повече партии.</translation>
    </message>
    <message>
        <source>There is no game number %1 in %2.</source>
        <translation>Във файла %2 няма партия номер %1.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>буфера</translation>
    </message>
    <message numerus="yes">
        <source>Rokada found %n problem(s) in %1.</source>
        <extracomment>%1: name of a file, or &quot;the clipboard&quot;</extracomment>
        <translation>
            <numerusform>Rokada откри %n грешка в %1.</numerusform>
            <numerusform>Rokada откри %n грешки в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Показване</translation>
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
        <extracomment>button of a search filter; %1: name of the filter; %2: its value</extracomment>
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
        <extracomment>%1: name of a file, or &quot;the clipboard&quot;</extracomment>
        <translation>Грешки в %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>още %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
</context>
<context>
    <name>rokada::ui::FoundList</name>
    <message>
        <source>Search results</source>
        <translation>Резултати от търсенето</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameActions</name>
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
        <source>%n game(s) saved to %1.</source>
        <translation>
            <numerusform>%n партия е записана в %1.</numerusform>
            <numerusform>%n партии са записани в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other games could not be read or written.</source>
        <translation>Другите партии не можаха да бъдат прочетени или записани.</translation>
    </message>
    <message>
        <source>Looking for duplicate games...</source>
        <translation>Търсене на дубликати...</translation>
    </message>
    <message>
        <source>No duplicate games were found.</source>
        <translation>Не са намерени дубликати.</translation>
    </message>
    <message>
        <source>Duplicates deleted: %1.</source>
        <translation>Изтрити дубликати: %1.</translation>
    </message>
    <message>
        <source>Games added to %1: %2. Games already there: %3.</source>
        <translation>Добавени партии в %1: %2. Партии, които вече са там: %3.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameAnnouncer</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a sentence with the result; %2: the article of the laws that decided the game</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>You have moved. Press the clock.</source>
        <translation>Ходът е направен. Натиснете часовника.</translation>
    </message>
    <message>
        <source>Rokada</source>
        <translation>Rokada</translation>
    </message>
    <message>
        <source>%1 - Rokada</source>
        <extracomment>title of the window; %1: name of the variant</extracomment>
        <translation>%1 — Rokada</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Viewing a recorded game</source>
        <translation>Преглед на записана партия</translation>
    </message>
    <message>
        <source>Viewing: %1</source>
        <extracomment>the user looks at an earlier position; %1: &quot;White to move&quot;</extracomment>
        <translation>Преглед: %1</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Намерете по-добър ход</translation>
    </message>
    <message>
        <source>You found a better move</source>
        <translation>Намерихте по-добър ход</translation>
    </message>
    <message>
        <source>This is the best move</source>
        <translation>Това е най-добрият ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameKeeper</name>
    <message>
        <source>The game was restored where you left off.</source>
        <translation>Партията е възстановена оттам, където сте я оставили.</translation>
    </message>
    <message>
        <source>A saved game was damaged. The file was kept as %1.</source>
        <translation>Запазена партия беше повредена. Файлът е запазен като %1.</translation>
    </message>
    <message>
        <source>The game could not be saved for the next session: %1</source>
        <translation>Партията не можа да бъде запазена за следващото стартиране: %1</translation>
    </message>
    <message>
        <source>A saved game is damaged, and its file %1 cannot be renamed.</source>
        <translation>Запазена партия е повредена и файлът ѝ %1 не може да се преименува.</translation>
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
        <translation>Вариант</translation>
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
        <source>Select a game to see a preview.</source>
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
        <source>More actions for the selected games</source>
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
        <extracomment>event of a tournament game</extracomment>
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
        <translation>Търсенето беше спряно.</translation>
    </message>
    <message>
        <source>Games not indexed yet: %1.</source>
        <extracomment>%1: number of games that were not searched, because they come from an earlier version or were just edited</extracomment>
        <translation>Партии, които още не са индексирани: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GamesMenus</name>
    <message>
        <source>Save a &amp;Copy...</source>
        <translation>Записване на &amp;копие...</translation>
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
        <source>&amp;Export All Found Games (%1)...</source>
        <translation>&amp;Експорт на всички намерени партии (%1)...</translation>
    </message>
    <message>
        <source>Review &amp;All Found Games (%1)</source>
        <translation>Преглед на вси&amp;чки намерени партии (%1)</translation>
    </message>
    <message>
        <source>&amp;Statistics of All Found Games (%1)...</source>
        <translation>Ста&amp;тистика на всички намерени партии (%1)...</translation>
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
        <source>Details Sho&amp;wn in the List</source>
        <translation>Да&amp;нни, показвани в списъка</translation>
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
        <source>Your finished games appear in this collection.</source>
        <translation>Завършените ви партии се появяват в тази колекция.</translation>
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
        <source>Another program is using this collection. The games appear when that program has closed it.</source>
        <translation>Друга програма използва тази колекция. Партиите ще се появят, когато другата програма затвори колекцията.</translation>
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
        <source>More actions for this collection</source>
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
    <message>
        <source>This collection cannot be read: %1</source>
        <translation>Тази колекция не може да се прочете: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Нов опит</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GuideStrip</name>
    <message>
        <source>Hide</source>
        <extracomment>text of a button that turns the guide to the first round off</extracomment>
        <translation>Скриване</translation>
    </message>
    <message>
        <source>Do not show the guide again. You can turn it on in the settings</source>
        <translation>Подсказките за първите ходове повече не се показват. Можете да ги включите отново в настройките</translation>
    </message>
</context>
<context>
    <name>rokada::ui::HandbookControls</name>
    <message>
        <source>The handbook is shown.</source>
        <translation>Показан е наръчникът.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощ</translation>
    </message>
</context>
<context>
    <name>rokada::ui::HelpControls</name>
    <message>
        <source>Rules summary</source>
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
        <source>How the &amp;pieces move (F2)</source>
        <translation>&amp;Как се движат фигурите (F2)</translation>
    </message>
    <message>
        <source>Show &amp;Licence</source>
        <translation>Показване на &amp;лиценза</translation>
    </message>
    <message>
        <source>Show &amp;Third-Party Notices</source>
        <translation>Лицензи на &amp;чуждите компоненти</translation>
    </message>
</context>
<context>
    <name>rokada::ui::HelpPage</name>
    <message>
        <source>The handbook does not contain “%1”.</source>
        <extracomment>%1: a search in the handbook</extracomment>
        <translation>Наръчникът не съдържа „%1“.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощ</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Търсене в наръчника</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Съдържание</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Резултати от търсенето</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Наръчник</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Напред</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Hinter</name>
    <message>
        <source>Looking for a good move...</source>
        <translation>Търсене на добър ход...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LawChooser</name>
    <message>
        <source>If you touch one of your pieces, you must move it. If you touch an enemy piece, you must capture it. There are no takebacks. To say &quot;I adjust&quot;, press Ctrl+J before you touch a piece.</source>
        <translation>Ако пипнете своя фигура, трябва да играете с нея. Ако пипнете фигура на противника, трябва да я вземете. Ходове не се връщат. Преди да пипнете фигура, натиснете Ctrl+J, за да кажете „поправям“.</translation>
    </message>
    <message>
        <source>You can claim a draw on each of your turns, but an incorrect claim costs time.</source>
        <translation>Можете да искате реми на всеки свой ход, но неоснователното искане се наказва с отнемане на време.</translation>
    </message>
    <message>
        <source>touch-move</source>
        <translation>пипнато — играно</translation>
    </message>
    <message>
        <source>takebacks allowed</source>
        <translation>връщането на ходове е разрешено</translation>
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
        <source>draw claims are checked</source>
        <translation>исканията за реми се проверяват</translation>
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
        <source>Check draw claims (incorrect claims cost time)</source>
        <translation>Проверка на исканията за реми (грешните се наказват)</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LearnControls</name>
    <message>
        <source>Lessons are shown.</source>
        <translation>Показани са уроците.</translation>
    </message>
    <message>
        <source>Your progress could not be saved: %1</source>
        <translation>Напредъкът не можа да бъде записан: %1</translation>
    </message>
    <message>
        <source>Play with the coach</source>
        <translation>Партия с треньора</translation>
    </message>
    <message>
        <source>%1: win this position against the computer at full strength.</source>
        <extracomment>%1: &quot;White to move&quot;</extracomment>
        <translation>%1: спечели тази позиция срещу компютъра с пълна сила.</translation>
    </message>
    <message>
        <source>The endgame could not be prepared: %1</source>
        <translation>Ендшпилът не можа да бъде подготвен: %1</translation>
    </message>
    <message>
        <source>The learning progress cannot be read: %1</source>
        <translation>Напредъкът в обучението не може да се прочете: %1</translation>
    </message>
    <message>
        <source>The learning progress was damaged. The old file was kept as %1.</source>
        <translation>Данните за напредъка са повредени. Старият файл е запазен като %1.</translation>
    </message>
    <message>
        <source>New to %1?</source>
        <extracomment>%1: name of a variant</extracomment>
        <translation>%1 за първи път?</translation>
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
        <source>All endgames</source>
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
    <message>
        <source>The learning progress was damaged. The old file could not be copied: %1</source>
        <translation>Данните за обучението са повредени. Старият файл не можа да бъде копиран: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LearnerButton</name>
    <message>
        <source>Learner %1</source>
        <translation>Ученик %1</translation>
    </message>
    <message>
        <source>Choose, add or rename a learner</source>
        <translation>Избор, добавяне или преименуване на ученик</translation>
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
        <source>Reset &amp;Progress...</source>
        <translation>&amp;Нулиране на напредъка...</translation>
    </message>
    <message>
        <source>Res&amp;tore Progress</source>
        <translation>&amp;Възстановяване на напредъка</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>Нов ученик</translation>
    </message>
    <message>
        <source>Rename learner</source>
        <translation>Преименуване на ученик</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Име:</translation>
    </message>
    <message>
        <source>Reset progress</source>
        <translation>Нулиране на напредъка</translation>
    </message>
    <message>
        <source>All lessons of %1 will be marked as not completed. You can restore the progress from this menu.</source>
        <translation>Всички уроци на ученика %1 ще бъдат отбелязани като незавършени. Напредъкът може да се възстанови от това меню.</translation>
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
        <source>Choose a piece and click the square where it belongs. Pieces left: %1.</source>
        <translation>Избери фигура и щракни върху полето, на което трябва да стои. Остават фигури: %1.</translation>
    </message>
    <message>
        <source>Squares chosen: %1.</source>
        <translation>Избрани полета: %1.</translation>
    </message>
    <message>
        <source>Lesson board</source>
        <translation>Дъска на урока</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Back to courses</source>
        <translation>Към курсовете</translation>
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
        <source>Get help in three steps (F3)</source>
        <translation>Помощ в три стъпки (F3)</translation>
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
        <source>Show the board as a torus. You can turn the torus with the mouse or the arrow keys</source>
        <translation>Показване на дъската като тор. Торът се върти с мишката или със стрелките</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Стъпка %1 от %2</translation>
    </message>
    <message>
        <source>Return to the courses. Your progress is kept. (Esc)</source>
        <translation>Връщане към курсовете. Напредъкът се пази. (Esc)</translation>
    </message>
    <message>
        <source>Undo the last move, or the choice of a piece or square (Ctrl+Z)</source>
        <translation>Отмяна на последния ход или на избора на фигура или поле (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>Restart this step</source>
        <translation>Започване на стъпката отначало</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonRow</name>
    <message>
        <source>Completed</source>
        <translation>Завършен</translation>
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
        <extracomment>%1: title of a lesson; %2: its progress, for example &quot;completed&quot;</extracomment>
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
        <source>Correct! Continue.</source>
        <extracomment>after a right move, if the step continues</extracomment>
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
        <translation>Завършени уроци: %1 от %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Игра на %1</translation>
    </message>
    <message>
        <source>Play a game against a computer at beginner level</source>
        <translation>Изиграване на партия срещу компютъра на ниво за начинаещи</translation>
    </message>
    <message>
        <source>You have completed all lessons!</source>
        <translation>Ти завърши всички уроци!</translation>
    </message>
    <message>
        <source>Play a game, or repeat any lesson.</source>
        <translation>Изиграй партия или повтори някой урок.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Повторение</translation>
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
        <source>Start</source>
        <translation>Започване</translation>
    </message>
    <message>
        <source>New games are not available.</source>
        <translation>Новите партии са недостъпни.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LibraryControls</name>
    <message>
        <source>There are no more games.</source>
        <translation>Няма повече партии.</translation>
    </message>
    <message>
        <source>Open a game from a file or from the library first.</source>
        <translation>Първо отворете партия от файл или от библиотеката.</translation>
    </message>
    <message>
        <source>Games that could not be recovered: %1.</source>
        <translation>Партии, които не можаха да се възстановят: %1.</translation>
    </message>
    <message>
        <source>Restore...</source>
        <translation>Възстановяване...</translation>
    </message>
    <message>
        <source>Another program is using the library. Rokada waits until that program has closed it.</source>
        <translation>Друга програма използва библиотеката. Rokada чака, докато другата програма затвори библиотеката.</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>Записване на копие...</translation>
    </message>
    <message>
        <source>The import of %1 was interrupted. Games imported so far: %2. Import the file again to get the other games. No game is imported twice.</source>
        <translation>Импортът на %1 беше прекъснат. Импортирани досега партии: %2. Импортирайте файла отново, за да получите останалите партии. Никоя партия не се импортира два пъти.</translation>
    </message>
    <message>
        <source>The library is shown.</source>
        <translation>Показана е библиотеката.</translation>
    </message>
    <message>
        <source>The library was damaged. Games recovered from the damaged file: %1. Games taken from the last copy: %2. The damaged file was kept as %3.</source>
        <translation>Библиотеката беше повредена. Спасени партии от файла: %1. Партии, взети от последното копие: %2. Повреденият файл е запазен като %3.</translation>
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
        <translation>Вариант</translation>
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
        <extracomment>column of ratings</extracomment>
        <translation>Ело</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Черни</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>column of the rounds of a tournament</extracomment>
        <translation>Кръг</translation>
    </message>
    <message>
        <source>ECO</source>
        <extracomment>column of the ECO codes of openings</extracomment>
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
        <extracomment>%1 and %2: names of two players</extracomment>
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
        <source>There is no game on the board.</source>
        <translation>На дъската няма партия.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchBoards</name>
    <message>
        <source>%1
%2, move %3</source>
        <extracomment>label of a game in a match; %1: names of its players; %2: name of the variant; %3: move number</extracomment>
        <translation>%1
%2, ход %3</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchControls</name>
    <message>
        <source>The collection of the engine match is no longer in the list. The games of the match are not added to a collection.</source>
        <translation>Колекцията за мача между двигатели вече не е в списъка. Партиите от мача няма да се добавят в колекция.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchDialog</name>
    <message>
        <source>Save games</source>
        <translation>Записване на партиите</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>The games were saved to %1.</source>
        <translation>Партиите са записани в %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 не може да се запише: %2</translation>
    </message>
    <message>
        <source>Match paused.</source>
        <translation>Мачът е на пауза.</translation>
    </message>
    <message>
        <source>Stopping the match...</source>
        <translation>Мачът се спира...</translation>
    </message>
    <message>
        <source>Match stopped. You can continue it, even after you restart Rokada.</source>
        <translation>Мачът е спрян. Можете да го продължите и след ново пускане на Rokada.</translation>
    </message>
    <message>
        <source>Match finished.</source>
        <translation>Мачът приключи.</translation>
    </message>
    <message>
        <source>Games: %1 of %2.</source>
        <translation>Партии: %1 от %2.</translation>
    </message>
    <message>
        <source>Games lost by a crash, a timeout or an illegal move: %1.</source>
        <translation>Партии, загубени поради срив, изтекло време или невъзможен ход: %1.</translation>
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
        <source>Engine match</source>
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
        <source>&amp;New match</source>
        <translation>&amp;Нов мач</translation>
    </message>
    <message>
        <source>Sa&amp;ve games...</source>
        <translation>&amp;Записване на партиите...</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>За&amp;тваряне</translation>
    </message>
    <message>
        <source>Elapsed: %1.</source>
        <translation>Изминало време: %1.</translation>
    </message>
    <message>
        <source>Elapsed: %1. Remaining: about %2.</source>
        <translation>Изминало време: %1. Остава: около %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in all.</source>
        <translation>
            <numerusform>Общо %n партия.</numerusform>
            <numerusform>Общо %n партии.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new match replaces the last one. Save the games of the last match first.</source>
        <translation>Новият мач заменя последния. Първо запишете партиите на последния мач.</translation>
    </message>
    <message>
        <source>The last engine match is being read.</source>
        <translation>Последният мач на двигатели се зарежда.</translation>
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
        <source>Another player already has this name.</source>
        <translation>Друг играч вече има това име.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отказ</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchRunner</name>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 не може да се запише: %2</translation>
    </message>
    <message>
        <source>An engine of this match was removed from the engine list.</source>
        <translation>Един от двигателите в този мач беше премахнат от списъка на двигателите.</translation>
    </message>
    <message>
        <source>%1 cannot be started, or it does not support this variant.</source>
        <translation>%1 не може да се стартира или не поддържа този вариант.</translation>
    </message>
    <message>
        <source>Another window is already playing a match.</source>
        <translation>В друг прозорец вече се играе мач.</translation>
    </message>
    <message>
        <source>The last engine match in %1 cannot be read: %2. Matches are not saved.</source>
        <translation>Последният мач на двигатели във файла %1 не може да се прочете: %2. Мачовете не се записват.</translation>
    </message>
    <message>
        <source>The last engine match is damaged. Its file was kept as %1.</source>
        <translation>Последният мач на двигатели е повреден. Файлът му е запазен като %1.</translation>
    </message>
    <message>
        <source>The last engine match is damaged, and its file %1 cannot be renamed. Matches are not saved.</source>
        <translation>Последният мач на двигатели е повреден и файлът му %1 не може да се преименува. Мачовете не се записват.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchSetupPage</name>
    <message>
        <source>Choose a PGN file for the openings</source>
        <translation>Избор на PGN файл с дебюти</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>SPRT needs exactly two players, and variants with the same number of sides</source>
        <translation>За SPRT са нужни точно двама играчи и варианти с еднакъв брой страни</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>Изберете поне двама играчи.</translation>
    </message>
    <message>
        <source>Choose a PGN file for the openings.</source>
        <translation>Изберете PGN файл с дебюти.</translation>
    </message>
    <message>
        <source>The first Elo bound must be less than the second.</source>
        <translation>Първата граница за Ело трябва да е по-малка от втората.</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Играчи</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Дебюти</translation>
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
        <source>&amp;Clock: base time and increment in seconds</source>
        <translation>&amp;Часовник (секунди): време и добавка</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Кръгове</translation>
    </message>
    <message>
        <source>S&amp;imultaneous games</source>
        <translation>Партии &amp;едновременно</translation>
    </message>
    <message>
        <source>&amp;Sequential test (SPRT)</source>
        <translation>&amp;Последователен тест (SPRT)</translation>
    </message>
    <message>
        <source>Save &amp;into collection</source>
        <translation>Записване в ко&amp;лекция</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>От началната позиция</translation>
    </message>
    <message>
        <source>Random, balanced positions</source>
        <translation>Случайни равностойни позиции</translation>
    </message>
    <message>
        <source>From a PGN file</source>
        <translation>От PGN файл</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Време за всеки ход</translation>
    </message>
    <message>
        <source>Clock for the whole game</source>
        <translation>Часовник за цялата партия</translation>
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
        <translation>Ело от</translation>
    </message>
    <message>
        <source>Elo to</source>
        <translation>Ело до</translation>
    </message>
    <message>
        <source>Increment in seconds</source>
        <translation>Добавка в секунди</translation>
    </message>
    <message>
        <source>Number of openings for each pair of players in each variant. Each opening is played with both colours</source>
        <translation>Брой дебюти за всяка двойка играчи във всеки вариант. Всеки дебют се играе с двата цвята</translation>
    </message>
    <message>
        <source>Add the chosen engine again under another name, for example to play it against itself</source>
        <translation>Добавяне на избрания двигател още веднъж под друго име, например за да играе сам срещу себе си</translation>
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
        <source>Rokada uses opening books</source>
        <translation>Rokada използва дебютни книги</translation>
    </message>
    <message>
        <source>Only Rokada&apos;s own players use these books. None of them is chosen</source>
        <translation>Само играчите на Rokada използват тези книги. Никой от тях не е избран</translation>
    </message>
    <message>
        <source>Choose the books in the settings</source>
        <translation>Книгите се избират в настройките</translation>
    </message>
    <message>
        <source>Choose a variant.</source>
        <translation>Изберете вариант.</translation>
    </message>
    <message>
        <source>&amp;Variants</source>
        <translation>&amp;Варианти</translation>
    </message>
    <message>
        <source>S&amp;econds per move</source>
        <translation>С&amp;екунди на ход</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Без запазване</translation>
    </message>
    <message>
        <source>Opening length (p&amp;lies)</source>
        <translation>Дължина на дебюта (по&amp;луходове)</translation>
    </message>
    <message>
        <source>&amp;Add again with other options...</source>
        <translation>&amp;Добавяне отново с други настройки...</translation>
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
        <translation>Ело</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MaterialTable</name>
    <message>
        <source>Piece counts</source>
        <translation>Брой фигури</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MoveButtons</name>
    <message>
        <source>%1, resign? Press again to confirm.</source>
        <extracomment>%1: name of a side, for example &quot;Black&quot;</extracomment>
        <translation>%1: предавате ли се? Натиснете отново.</translation>
    </message>
    <message>
        <source>Resign? Press again to confirm.</source>
        <translation>Предавате ли се? Натиснете отново.</translation>
    </message>
    <message>
        <source>Offer a draw? Press again to confirm.</source>
        <translation>Предлагате ли реми? Натиснете отново.</translation>
    </message>
    <message>
        <source>No draw was offered: you did not press the button again.</source>
        <translation>Не предложихте реми: не натиснахте бутона отново.</translation>
    </message>
    <message>
        <source>You did not resign: you did not press the button again.</source>
        <translation>Не се предадохте: не натиснахте бутона отново.</translation>
    </message>
    <message>
        <source>Open Page in a Window</source>
        <translation>Отваряне на страницата в прозорец</translation>
    </message>
    <message>
        <source>Draw</source>
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
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Още</translation>
    </message>
    <message>
        <source>Offer draw</source>
        <extracomment>short labels of the buttons below the list of moves</extracomment>
        <translation>Реми?</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>Искам реми</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MoveListModel</name>
    <message>
        <source>resigns</source>
        <extracomment>in the list of moves, instead of a move: this player has resigned</extracomment>
        <translation>предават се</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>in the list of moves, instead of a move: this player has lost on time</extracomment>
        <translation>времето изтече</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>in the list of moves, instead of a move: this side is checkmated and eliminated</extracomment>
        <translation>отпадат</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>in the list of moves, instead of a move: this player had no legal move</extracomment>
        <translation>пас</translation>
    </message>
    <message>
        <source>illegal move</source>
        <extracomment>in the list of moves, instead of a move: this player has lost by illegal moves</extracomment>
        <translation>невъзможен ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MoveStrip</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a number key; %2: the move that the key chooses</extracomment>
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
        <source>Enter a move or one of these commands: %1</source>
        <translation>Въведете ход или една от тези команди: %1</translation>
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
        <translation>Варианти</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
</context>
<context>
    <name>rokada::ui::NewGamePage</name>
    <message>
        <source>Rules of play</source>
        <translation>Правила на играта</translation>
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
        <extracomment>note in the list of engines, beside Rokada&apos;s own engine</extracomment>
        <translation>Вграден двигател</translation>
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
        <source>Full strength and engines...</source>
        <translation>Пълна сила и двигатели...</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Двигател</translation>
    </message>
    <message>
        <source>Rokada checks each move</source>
        <translation>Rokada проверява ходовете</translation>
    </message>
    <message>
        <source>Same rules as Rokada</source>
        <translation>Същите правила като на Rokada</translation>
    </message>
    <message>
        <source>Manage engines...</source>
        <translation>Управление на двигателите...</translation>
    </message>
    <message>
        <source>Back to the opponents with ratings</source>
        <translation>Обратно към противниците с рейтинги</translation>
    </message>
    <message>
        <source>Ratings of different variants cannot be compared.</source>
        <translation>Рейтингите в различните варианти не могат да се сравняват.</translation>
    </message>
    <message>
        <source>Opponent and rating</source>
        <translation>Противник и рейтинг</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PaperControls</name>
    <message>
        <source>The image was copied to the clipboard.</source>
        <translation>Изображението е копирано в буфера.</translation>
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
        <translation>Поставяне от буфера</translation>
    </message>
    <message>
        <source>The current game is kept. To return to it, use Undo.</source>
        <translation>Текущата партия се запазва. За да се върнете към нея, изберете „Отмяна“.</translation>
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
        <source>Continue (P)</source>
        <extracomment>P is the shortcut key</extracomment>
        <translation>Продължаване (P)</translation>
    </message>
    <message>
        <source>Resume the clocks and the computer players</source>
        <translation>Пускане на часовниците и на компютърните играчи</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Партията е на пауза.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PlacementBar</name>
    <message>
        <source>Standar&amp;d squares</source>
        <translation>&amp;Обичайни места</translation>
    </message>
    <message>
        <source>&amp;At random</source>
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
        <source>Place your reserve pieces on their standard squares</source>
        <translation>Поставяне на резервните ви фигури на обичайните им места</translation>
    </message>
    <message>
        <source>Place your reserve pieces at random</source>
        <translation>Поставяне на резервните ви фигури по жребий</translation>
    </message>
    <message>
        <source>Take your reserve pieces off the board</source>
        <translation>Връщане на вашите фигури от дъската в резерва</translation>
    </message>
    <message>
        <source>Confirm the placement and pass the turn to the next player</source>
        <translation>Потвърждаване на подредбата и предаване на реда на следващия играч</translation>
    </message>
    <message>
        <source>Like &amp;last time</source>
        <translation>Както &amp;миналия път</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Изчистване</translation>
    </message>
    <message>
        <source>Place your reserve pieces as a human player last placed them</source>
        <translation>Поставяне на резервните фигури така, както ги е поставил човек последния път</translation>
    </message>
    <message>
        <source>&amp;Place piece</source>
        <translation>&amp;Поставяне</translation>
    </message>
    <message>
        <source>Place the suggested piece</source>
        <translation>Поставяне на предложената фигура</translation>
    </message>
    <message>
        <source>Show a good square for the selected reserve piece, or for one that the computer chooses</source>
        <translation>Показване на добро поле за избраната фигура от резерва или за фигура, която компютърът избира</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PlacementChooser</name>
    <message>
        <source>Reserve pieces</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>Standard squares</source>
        <extracomment>choice: the reserve pieces start on their standard squares</extracomment>
        <translation>Обичайни места</translation>
    </message>
    <message>
        <source>The reserve pieces start on their standard squares.</source>
        <translation>Фигурите от резерва стоят на обичайните си места.</translation>
    </message>
    <message>
        <source>Players place their reserve pieces without seeing the pieces of the others. The board is revealed when all pieces are placed.</source>
        <translation>Играчите поставят резервните си фигури, без да виждат фигурите на другите. Дъската се открива, когато всички фигури са поставени.</translation>
    </message>
    <message>
        <source>Placed openly</source>
        <translation>Открито поставяне</translation>
    </message>
    <message>
        <source>Placed in secret</source>
        <translation>Тайно поставяне</translation>
    </message>
    <message>
        <source>Before the first move, the players place their reserve pieces in their fortresses.</source>
        <translation>Преди първия ход играчите поставят резервните си фигури в своите крепости.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PlacementControls</name>
    <message>
        <source>No one else is looking</source>
        <translation>Никой друг не гледа</translation>
    </message>
    <message>
        <source>Suggestion: %1 on %2. Accept it, or place another piece.</source>
        <extracomment>%1: a piece; %2: the square on which the computer would place it</extracomment>
        <translation>Предложение: %1 на %2. Приемете го или поставете друга фигура.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Plate</name>
    <message>
        <source>To move</source>
        <translation>На ход</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Ваш ход</translation>
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
        <source>Accuracy and mistakes of each player</source>
        <translation>Точност и грешки на всеки играч</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PositionFields</name>
    <message>
        <source>Any side</source>
        <extracomment>choice for a search that does not depend on the side to move</extracomment>
        <translation>Която и да е страна</translation>
    </message>
    <message>
        <source>Enter each piece count like this: 2, 1-3, 2- or 0-1.</source>
        <translation>Въведете броя на фигурите във вида 2, 1-3, 2- или 0-1.</translation>
    </message>
    <message>
        <source>Enter two whole numbers for the material balance.</source>
        <translation>Въведете две цели числа за баланса на материала.</translation>
    </message>
    <message>
        <source>This is not a valid move: %1</source>
        <translation>Това не е валиден ход: %1</translation>
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
        <source>Piece counts</source>
        <translation>Брой фигури</translation>
    </message>
    <message>
        <source>Balance in pawns</source>
        <extracomment>label: value of the first team&apos;s pieces minus value of the second team&apos;s pieces</extracomment>
        <translation>Баланс в пешки</translation>
    </message>
    <message>
        <source>Consecutive positions</source>
        <extracomment>label: number of consecutive positions that must match</extracomment>
        <translation>Брой поредни позиции</translation>
    </message>
    <message>
        <source>Bxh7+ Kxh7 ... Ng5+</source>
        <translation>Оxh7+ Цxh7 ... Кg5+</translation>
    </message>
    <message>
        <source>A sequence of moves: * stands for any move, ... for any number of moves</source>
        <translation>Поредица от ходове: * е всеки ход, ... е произволен брой ходове</translation>
    </message>
    <message>
        <source>Minimum material balance in pawns</source>
        <translation>Минимален баланс на материала в пешки</translation>
    </message>
    <message>
        <source>Maximum material balance in pawns</source>
        <translation>Максимален баланс на материала в пешки</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PositionForm</name>
    <message>
        <source>Exact</source>
        <translation>Точно</translation>
    </message>
    <message>
        <source>The whole board must match.</source>
        <translation>Трябва да съвпада цялата дъска.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фигури</translation>
    </message>
    <message>
        <source>The pieces must stand on the same squares. Other squares do not matter.</source>
        <translation>Фигурите трябва да са на същите полета. Другите полета са без значение.</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Пешки</translation>
    </message>
    <message>
        <source>All pawns must stand on the same squares. Other pieces do not matter.</source>
        <translation>Всички пешки трябва да са на същите полета. Другите фигури са без значение.</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Материал</translation>
    </message>
    <message>
        <source>Only the number of pieces of each kind, the material balance and the moves matter.</source>
        <translation>Важни са само броят на фигурите от всеки вид, балансът на материала и ходовете.</translation>
    </message>
    <message>
        <source>Enter pieces, piece counts or moves to search for.</source>
        <translation>Задайте фигури, техния брой или ходове за търсене.</translation>
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
        <source>Search for</source>
        <translation>Какво се търси</translation>
    </message>
    <message>
        <source>? Any piece</source>
        <translation>? Всяка фигура</translation>
    </message>
    <message>
        <source>Mark squares that can contain any piece or none. You can also right-click a square, or press ? on it</source>
        <translation>Отбелязване на полета, на които може да има всякаква фигура или никаква. Можете и да щракнете върху поле с десния бутон или да натиснете ? върху него</translation>
    </message>
    <message>
        <source>○ Empty</source>
        <translation>○ Празно</translation>
    </message>
    <message>
        <source>Mark squares that must be empty. You can also press . (full stop) on a square</source>
        <translation>Отбелязване на полета, които трябва да са празни. Можете и да натиснете . (точка) върху поле</translation>
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
        <translation>От буфера</translation>
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
        <source>Rotate board</source>
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
        <source>Play it out</source>
        <translation>Доиграване</translation>
    </message>
    <message>
        <source>Win a winning position against the computer at full strength.</source>
        <translation>Реализирай печеливша позиция срещу компютъра с пълна сила.</translation>
    </message>
    <message>
        <source>Endgames</source>
        <translation>Ендшпили</translation>
    </message>
    <message>
        <source>Win an endgame against perfect play. You get a new position each time.</source>
        <translation>Спечели ендшпил срещу безгрешна игра. Всеки път получаваш нова позиция.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Започване</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PreferenceControls</name>
    <message>
        <source>The settings cannot be read. Rokada uses the default settings.</source>
        <translation>Настройките не могат да се прочетат. Rokada използва настройките по подразбиране.</translation>
    </message>
    <message>
        <source>The settings cannot be saved. Changes will be lost when you quit.</source>
        <translation>Настройките не могат да се запишат. Промените ще се загубят при изход.</translation>
    </message>
    <message>
        <source>Some settings were damaged and have been reset.</source>
        <translation>Част от настройките бяха повредени и са върнати по подразбиране.</translation>
    </message>
    <message>
        <source>Some settings were damaged and have been reset. The old file was kept as %1.</source>
        <translation>Част от настройките бяха повредени и са върнати по подразбиране. Старият файл е запазен като %1.</translation>
    </message>
    <message>
        <source>The settings are shown.</source>
        <translation>Показани са настройките.</translation>
    </message>
    <message>
        <source>There is no game on the board.</source>
        <translation>На дъската няма партия.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PreferenceRow</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a button of a setting: %1 &quot;Choose a File...&quot;, %2 &quot;Chess&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PreferenceSheet</name>
    <message>
        <source>Reset</source>
        <translation>Нулиране</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <extracomment>%1: a section of the preferences</extracomment>
        <translation>Нулиране: %1</translation>
    </message>
    <message>
        <source>All settings of this section already have their default values.</source>
        <translation>Всички настройки в този раздел са по подразбиране.</translation>
    </message>
    <message>
        <source>Reset the settings of this section to their default values</source>
        <translation>Връщане на настройките в този раздел към стойностите по подразбиране</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PreferencesPage</name>
    <message>
        <source>No setting contains “%1”.</source>
        <extracomment>%1: a search for settings</extracomment>
        <translation>Няма настройка с „%1“.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Търсене на настройки</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Раздели</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Изчистване на търсенето</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Външен вид</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>Дъска и фигури</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Отбелязвания на дъската</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Четене на глас</translation>
    </message>
    <message>
        <source>Computer and engines</source>
        <translation>Компютър и двигатели</translation>
    </message>
    <message>
        <source>Opening books</source>
        <translation>Дебютни книги</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PremoveControls</name>
    <message>
        <source>Premove cancelled.</source>
        <translation>Предварителният ход е отменен.</translation>
    </message>
    <message>
        <source>Premove: %1 to %2. Rokada plays it on your turn. Press Esc or right-click to cancel it.</source>
        <translation>Предварителен ход: от %1 на %2. Rokada ще го изиграе, когато сте на ход. Натиснете Esc или десния бутон, за да го отмените.</translation>
    </message>
    <message>
        <source>The premove is no longer legal and was cancelled.</source>
        <translation>Предварителният ход вече не е възможен и е отменен.</translation>
    </message>
    <message>
        <source>To enter your next move in advance, turn on Move &gt; Premoves.</source>
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
        <translation>&amp;Правила на този вариант</translation>
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
        <source>Saved to %1. Number of pages: %2</source>
        <translation>Записано в %1. Брой страници: %2</translation>
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
        <source>Printing failed. Check the printer.</source>
        <translation>Печатането не успя. Проверете принтера.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PuzzleTraining</name>
    <message>
        <source>Next puzzle</source>
        <translation>Следваща задача</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Още веднъж</translation>
    </message>
    <message>
        <source>Back to courses</source>
        <translation>Към курсовете</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Time is up. Puzzles solved: %1. Your best result: %2.</source>
        <translation>Времето изтече. Решени задачи: %1. Най-добър резултат: %2.</translation>
    </message>
    <message>
        <source>There are no puzzles to review today. Well done!</source>
        <translation>За днес няма задачи за повторение. Браво!</translation>
    </message>
    <message>
        <source>You have solved all puzzles of this set. Well done!</source>
        <translation>Ти реши всички задачи от този набор. Браво!</translation>
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
        <source>In order</source>
        <translation>По ред</translation>
    </message>
    <message>
        <source>Timed</source>
        <translation>За време</translation>
    </message>
    <message>
        <source>You used a hint, so this puzzle does not count as solved. It will come back later.</source>
        <translation>Ти използва подсказка, затова задачата не се брои за решена. Тя ще се върне по-късно.</translation>
    </message>
    <message>
        <source>You made a mistake, so this puzzle does not count as solved. It will come back later.</source>
        <translation>Ти сгреши, затова задачата не се брои за решена. Тя ще се върне по-късно.</translation>
    </message>
    <message>
        <source>Level %1 of %2.</source>
        <translation>Ниво %1 от %2.</translation>
    </message>
    <message>
        <source>%1, solved: %2</source>
        <extracomment>in a timed run; %1: remaining time; %2: number of solved puzzles</extracomment>
        <translation>%1, решени: %2</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <extracomment>%1: how puzzles are chosen, for example &quot;Review&quot;; %2: number of puzzles that are left</extracomment>
        <translation>%1, остават: %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 solved</source>
        <extracomment>%1: how puzzles are chosen, for example &quot;In order&quot;; %2: number of solved puzzles; %3: number of all puzzles</extracomment>
        <translation>%1, решени %2 от %3</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Повторение</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PuzzlesPart</name>
    <message>
        <source>Solve</source>
        <translation>Решаване</translation>
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
        <source>%1 The puzzles go from easy to hard.</source>
        <translation>%1 Задачите вървят от лесни към трудни.</translation>
    </message>
    <message>
        <source>Solve as many puzzles as you can in three minutes.</source>
        <translation>Реши колкото можеш повече задачи за три минути.</translation>
    </message>
    <message>
        <source>Timed</source>
        <translation>За време</translation>
    </message>
    <message>
        <source>%1 Your best result: %2.</source>
        <translation>%1 Рекорд: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n failed puzzle(s) to review today.</source>
        <translation>
            <numerusform>Днес трябва да се повтори %n сгрешена задача.</numerusform>
            <numerusform>Днес трябва да се повторят %n сгрешени задачи.</numerusform>
        </translation>
    </message>
    <message>
        <source>Failed puzzles come back after some days.</source>
        <translation>Сгрешените задачи се връщат след няколко дни.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Доиграване</translation>
    </message>
    <message>
        <source>Win a winning position against the computer at full strength.</source>
        <translation>Реализирай печеливша позиция срещу компютъра с пълна сила.</translation>
    </message>
    <message>
        <source>Review puzzles</source>
        <translation>Повтаряне на задачи</translation>
    </message>
    <message>
        <source>Types of puzzles</source>
        <translation>Видове задачи</translation>
    </message>
    <message>
        <source>Motifs</source>
        <translation>Мотиви</translation>
    </message>
</context>
<context>
    <name>rokada::ui::QuickMenu</name>
    <message>
        <source>&amp;Two Players on This Computer</source>
        <translation>&amp;Двама на този компютър</translation>
    </message>
    <message>
        <source>All Players on T&amp;his Computer</source>
        <translation>&amp;Всички на този компютър</translation>
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
        <source>No Clock</source>
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
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>the game on the board</extracomment>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
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
    <name>rokada::ui::RatingControls</name>
    <message>
        <source>This game no longer counts for your rating.</source>
        <translation>Тази партия вече не се брои за рейтинга ви.</translation>
    </message>
    <message>
        <source>Your rating: %1</source>
        <extracomment>change of a rating; %1: name of a person; %2: for example &quot;+18&quot;</extracomment>
        <translation>Вашият рейтинг: %1</translation>
    </message>
    <message>
        <source>Rating of %1: %2</source>
        <translation>Рейтинг на %1: %2</translation>
    </message>
    <message>
        <source>You beat %1 (%2): %3</source>
        <extracomment>%1: name of an opponent; %2: rating of the opponent; %3: change of your rating, for example &quot;+18&quot;</extracomment>
        <translation>Победа срещу %1 (%2): %3</translation>
    </message>
    <message>
        <source>You drew against %1 (%2): %3</source>
        <translation>Реми срещу %1 (%2): %3</translation>
    </message>
    <message>
        <source>You lost to %1 (%2): %3</source>
        <translation>Загуба срещу %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RatingDialog</name>
    <message>
        <source>My ratings</source>
        <translation>Моите рейтинги</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Ratings of different variants cannot be compared.</source>
        <translation>Рейтингите в различните варианти не могат да се сравняват.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>You have no rating yet. Play a game against Rokada without help.</source>
        <translation>Още нямате рейтинг. Изиграйте партия срещу Rokada без помощ.</translation>
    </message>
    <message>
        <source>Your rating is %1, give or take %2.</source>
        <extracomment>%1: your rating; %2: number that says how uncertain it is</extracomment>
        <translation>Вашият рейтинг е %1, плюс-минус %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s).</source>
        <translation>
            <numerusform>%n партия с рейтинг.</numerusform>
            <numerusform>%n партии с рейтинг.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReachKey</name>
    <message>
        <source>moves and captures</source>
        <translation>движи се и взема</translation>
    </message>
    <message>
        <source>moves only</source>
        <translation>само се движи</translation>
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
        <translation>движи се и взема</translation>
    </message>
    <message>
        <source>moves only</source>
        <translation>само се движи</translation>
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
        <source>A move to %1 puts new boats on %2.</source>
        <extracomment>%1: a square; %2: a list of squares</extracomment>
        <translation>След ход на %1 се появяват нови лодки на %2.</translation>
    </message>
    <message>
        <source>A move to %1 puts no new boats on %2, because these squares are occupied.</source>
        <extracomment>%1: a square; %2: a list of squares</extracomment>
        <translation>След ход на %1 няма да се появят нови лодки на %2, защото тези полета са заети.</translation>
    </message>
    <message>
        <source>A move to %1 puts a new boat on %2. %3 is occupied, so no boat appears there.</source>
        <extracomment>%1, %2, %3: squares</extracomment>
        <translation>След ход на %1 се появява нова лодка на %2. Полето %3 е заето, затова там няма да се появи лодка.</translation>
    </message>
    <message>
        <source>%1 So the piece does not give check from %2.</source>
        <extracomment>%1: a sentence that gives the reason; %2: a square</extracomment>
        <translation>%1 Затова фигурата не дава шах от %2.</translation>
    </message>
    <message>
        <source>Rook sign: castling.</source>
        <translation>Знак с топ: рокада.</translation>
    </message>
    <message>
        <source>Crown: you choose what the piece promotes to.</source>
        <translation>Корона: вие избирате в какво се превръща фигурата.</translation>
    </message>
    <message>
        <source>Violet marks show where the piece could go on an empty board.</source>
        <translation>Виолетовите знаци показват къде може да отиде фигурата на празна дъска.</translation>
    </message>
    <message>
        <source>on an empty board (hold the right button)</source>
        <translation>на празна дъска (десен бутон)</translation>
    </message>
    <message>
        <source>hold right button: empty board</source>
        <translation>десен бутон: празна дъска</translation>
    </message>
    <message>
        <source>rook sign: castling</source>
        <translation>знак с топ: рокада</translation>
    </message>
    <message>
        <source>crown: you choose the promotion</source>
        <translation>корона: вие избирате превръщането</translation>
    </message>
    <message>
        <source>small piece: result of promotion</source>
        <translation>малка фигура: резултат от превръщането</translation>
    </message>
    <message>
        <source>crossed-out sign: no check from there</source>
        <translation>зачеркнат знак: оттам няма шах</translation>
    </message>
    <message>
        <source>plus: new boat</source>
        <translation>плюс: нова лодка</translation>
    </message>
    <message>
        <source>crossed-out boat: no new boat, the square is occupied</source>
        <translation>зачеркната лодка: няма нова лодка, защото полето е заето</translation>
    </message>
    <message>
        <source>Small piece in the corner: your piece becomes this piece.</source>
        <translation>Малка фигура в ъгъла на полето: вашата фигура се превръща в нея.</translation>
    </message>
    <message>
        <source>Crossed-out check sign: the piece would not give check from there.</source>
        <translation>Зачеркнат знак за шах: оттам фигурата няма да даде шах.</translation>
    </message>
    <message>
        <source>Pale boats with a plus sign: new boats that this move brings.</source>
        <translation>Бледи лодки с плюс: нови лодки, които този ход носи.</translation>
    </message>
    <message>
        <source>Crossed-out boat: the square is occupied, so no new boat appears there.</source>
        <translation>Зачеркната лодка: полето е заето и нова лодка там не се появява.</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>names of the three types of target squares: move and capture, move only, capture only</extracomment>
        <translation>ход/вземане</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>вземане</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReadingControls</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a side; %2: its last move</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are no moves yet.</source>
        <translation>Още няма ходове.</translation>
    </message>
    <message>
        <source>Move undone. %1.</source>
        <extracomment>%1: &quot;White to move&quot;</extracomment>
        <translation>Ходът е върнат. %1.</translation>
    </message>
    <message>
        <source>Start position.</source>
        <translation>Начална позиция.</translation>
    </message>
    <message>
        <source>Press Enter to show the cursor first.</source>
        <translation>Първо натиснете Enter, за да се покаже курсорът.</translation>
    </message>
    <message>
        <source>Edge of the board.</source>
        <translation>Край на дъската.</translation>
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
        <source>There are no other variations at this move.</source>
        <translation>При този ход няма други варианти.</translation>
    </message>
    <message>
        <source>This variation is already the main line.</source>
        <translation>Този вариант вече е основният.</translation>
    </message>
    <message>
        <source>Moves that have been played cannot be deleted.</source>
        <translation>Изиграните ходове не могат да се изтрият.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>result of a game between teams, for example &quot;0-1 · Black and Blue win&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The wheel sets how many pieces of the selected tower move. To step through the game, use the arrow keys.</source>
        <translation>Колелцето определя колко фигури от избраната кула се местят. За да прелиствате партията, използвайте стрелките.</translation>
    </message>
    <message>
        <source>Go back to an earlier position of the game first.</source>
        <translation>Първо се върнете към по-ранна позиция от партията.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>В тази позиция партията е приключила.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RecordGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Графика на оценката</translation>
    </message>
    <message>
        <source>Start position: evaluation %1</source>
        <translation>Начална позиция: оценка %1</translation>
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
        <source>no evaluation</source>
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
</context>
<context>
    <name>rokada::ui::RecordHeader</name>
    <message>
        <source>round %1</source>
        <extracomment>%1: number of the round in a tournament</extracomment>
        <translation>кръг %1</translation>
    </message>
    <message>
        <source>Not saved to a file</source>
        <translation>Не е записана във файл</translation>
    </message>
    <message>
        <source>%1 (edited)</source>
        <extracomment>%1: name of a file, or another origin of the recorded game</extracomment>
        <translation>%1 (с промени)</translation>
    </message>
    <message>
        <source>Edit...</source>
        <extracomment>link that opens the form with players, event and date</extracomment>
        <translation>Промяна...</translation>
    </message>
    <message>
        <source>From &quot;%1&quot;</source>
        <extracomment>%1: name of a collection of games</extracomment>
        <translation>От „%1“</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RestoreDialog</name>
    <message>
        <source>Restore a copy</source>
        <translation>Възстановяване на копие</translation>
    </message>
    <message>
        <source>The games of the copy replace those of the collection. The current games are kept in a separate file.</source>
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
        <source>%n game(s) will be restored.</source>
        <translation>
            <numerusform>Ще бъде възстановена %n партия.</numerusform>
            <numerusform>Ще бъдат възстановени %n партии.</numerusform>
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
        <extracomment>%1: remaining times of the players, for example &quot;4:05 - 3:20&quot;</extracomment>
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
        <source>Return to the game in progress</source>
        <translation>Връщане към текущата партия</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Продължаване оттам, където спряхте</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Step through the game from the beginning</source>
        <translation>Преглед на партията отначало</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>%1: a time, for example 14:05</extracomment>
        <translation>Днес %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <extracomment>%1: a time, for example 14:05</extracomment>
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
        <extracomment>%1: name of a variant; %2: name of the opponent</extracomment>
        <translation>%1 срещу %2</translation>
    </message>
    <message>
        <source>This is the easiest opponent. You play White, without a clock.</source>
        <translation>Това е най-лесният противник. Играете с белите, без часовник.</translation>
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
        <source>Start the game at once</source>
        <translation>Партията започва веднага</translation>
    </message>
    <message>
        <source>You have %1 left.</source>
        <extracomment>%1: remaining time, for example &quot;4:05&quot;</extracomment>
        <translation>Остават ви %1.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Вие сте на ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewBar</name>
    <message>
        <source>Viewing the start position</source>
        <translation>Показана е началната позиция</translation>
    </message>
    <message>
        <source>Viewing a variation, after %1</source>
        <extracomment>%1: a move with its number, for example &quot;2. Nf3&quot;</extracomment>
        <translation>Показан е вариант след %1</translation>
    </message>
    <message>
        <source>Viewing the game after %1</source>
        <extracomment>%1: a move with its number, for example &quot;2. Nf3&quot;</extracomment>
        <translation>Показана е партията след %1</translation>
    </message>
    <message>
        <source>&amp;Back to game</source>
        <translation>&amp;Към партията</translation>
    </message>
    <message>
        <source>Return to the current position of the game</source>
        <translation>Връщане към текущата позиция на партията</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Игра &amp;оттук</translation>
    </message>
    <message>
        <source>Continue the game from this position. The moves played so far stay in the list</source>
        <translation>Продължаване на партията от тази позиция. Изиграните ходове остават в списъка</translation>
    </message>
    <message>
        <source>Start a game from this position. The recorded game is not changed</source>
        <translation>Започване на партия от тази позиция. Записаната партия не се променя</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>Към &amp;края</translation>
    </message>
    <message>
        <source>Go to the last position of the game</source>
        <translation>Преминаване към последната позиция на партията</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewControls</name>
    <message>
        <source>The engine failed: %1.</source>
        <translation>Грешка на двигателя: %1.</translation>
    </message>
    <message>
        <source>The review was cancelled. The game was not changed.</source>
        <translation>Прегледът е отменен. Партията не е променена.</translation>
    </message>
    <message>
        <source>Review is not available during a game.</source>
        <translation>Прегледът не е достъпен по време на партия.</translation>
    </message>
    <message>
        <source>There are no moves to review.</source>
        <translation>Няма ходове за преглед.</translation>
    </message>
    <message>
        <source>The move played in the game:</source>
        <translation>Ходът, изигран в партията:</translation>
    </message>
    <message>
        <source>This game has not been reviewed.</source>
        <translation>Тази партия още не е прегледана.</translation>
    </message>
    <message>
        <source>Step through the moves to see the evaluation of each move.</source>
        <translation>Прелиствайте ходовете, за да видите оценката на всеки ход.</translation>
    </message>
    <message>
        <source>Step through the moves, or click the graph, to see the evaluation of each move.</source>
        <translation>Прелиствайте ходовете или щракнете върху графиката, за да видите оценката на всеки ход.</translation>
    </message>
    <message>
        <source>This move was not reviewed.</source>
        <translation>Този ход не е прегледан.</translation>
    </message>
    <message>
        <source>There are no mistakes in this game.</source>
        <translation>В тази партия няма грешки.</translation>
    </message>
    <message>
        <source>There are no more mistakes in this direction.</source>
        <translation>В тази посока няма повече грешки.</translation>
    </message>
    <message>
        <source>The game was reviewed up to move %1. After this move, only computers played. To review these moves too, use Options.</source>
        <translation>Партията е прегледана до ход %1. След този ход са играли само компютри. За да прегледате и техните ходове, използвайте „Настройки“.</translation>
    </message>
    <message>
        <source>After this move, only computers play. To review the moves of the computers, use Options.</source>
        <translation>След този ход играят само компютри. За да прегледате и техните ходове, използвайте „Настройки“.</translation>
    </message>
    <message>
        <source>Undo this move to try another one.</source>
        <translation>Върнете този ход, за да опитате друг.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewOptions</name>
    <message>
        <source>Thoroughness</source>
        <translation>Задълбоченост на прегледа</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Двигател</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Бърз преглед</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Стандартен преглед</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Задълбочен преглед</translation>
    </message>
    <message>
        <source>Very thorough</source>
        <translation>Много задълбочен преглед</translation>
    </message>
    <message>
        <source>Review Again</source>
        <translation>Нов преглед</translation>
    </message>
    <message>
        <source>Mistakes of All Players</source>
        <translation>Грешки на всички играчи</translation>
    </message>
    <message>
        <source>Next Mistake also stops at mistakes of your opponents</source>
        <translation>„Следваща грешка“ спира и на грешките на вашите противници</translation>
    </message>
    <message>
        <source>Moves After Your Elimination</source>
        <translation>Ходове след отпадането ви</translation>
    </message>
    <message>
        <source>Also review the moves that only computers played</source>
        <translation>Преглеждане и на ходовете, изиграни само от компютри</translation>
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
        <source>The engine is reviewing the game, from the last move to the first.</source>
        <translation>Двигателят преглежда партията от последния ход към първия.</translation>
    </message>
    <message>
        <source>Review of this move</source>
        <translation>Преглед на този ход</translation>
    </message>
    <message>
        <source>Positions reviewed</source>
        <translation>Прегледани позиции</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Нов опит</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Следваща грешка</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RuleChooser</name>
    <message>
        <source>%1 (default)</source>
        <extracomment>%1: the default value of a rule option</extracomment>
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
        <source>No results</source>
        <extracomment>result of a search for words in the rules</extracomment>
        <translation>Няма резултати</translation>
    </message>
    <message>
        <source>Enter: next result, Shift+Enter: previous result</source>
        <translation>Enter: следващ резултат, Shift+Enter: предишен резултат</translation>
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
        <translation>Всички варианти</translation>
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
        <source>Search players, events and comments</source>
        <translation>Търсене на играчи, турнири и коментари</translation>
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
        <translation>B90 или сицилианска</translation>
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
        <source>There is no game on the board.</source>
        <translation>На дъската няма партия.</translation>
    </message>
    <message>
        <source>The library is not available.</source>
        <translation>Библиотеката не е достъпна.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SeatCard</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a side; %2: strength of its computer, for example &quot;full strength&quot; or &quot;rating 1240&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, moves first</source>
        <extracomment>%1: name of a side</extracomment>
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
        <source>Computers only</source>
        <translation>Компютри</translation>
    </message>
    <message>
        <source>Move each player to the next side</source>
        <translation>Преместване на всеки играч на следващата страна</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Random colours</source>
        <translation>Цветовете по жребий</translation>
    </message>
    <message>
        <source>Random sides</source>
        <translation>Страните по жребий</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компютър</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Двама души</translation>
    </message>
    <message>
        <source>Watch computers</source>
        <translation>Игра между компютри</translation>
    </message>
    <message>
        <source>One player</source>
        <extracomment>choice of players in a four-player game: one person plays one side, computers play the others</extracomment>
        <translation>Един човек</translation>
    </message>
    <message>
        <source>One player, two sides</source>
        <extracomment>one person plays both sides of a team, computers play the others</extracomment>
        <translation>Един човек, две страни</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Четирима души</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>choice of players: any other combination of people and computers</extracomment>
        <translation>Смесено</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Rotate sides</source>
        <translation>Смяна на страните по ред</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Играете с</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>choice of the colour: at random</extracomment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Вашето име</translation>
    </message>
    <message>
        <source>Your name...</source>
        <extracomment>button that opens the field of the player&apos;s name; %1: the name</extracomment>
        <translation>Вашето име...</translation>
    </message>
    <message>
        <source>Your name: %1...</source>
        <translation>Вашето име: %1...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SeatMenus</name>
    <message>
        <source>Weaker Opponents</source>
        <translation>По-слаби противници</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SeatTable</name>
    <message>
        <source>Swap the sides of the players</source>
        <translation>Размяна на страните на играчите</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Размяна</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1 and %2: names of the two sides of a team</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>Your team: %1</source>
        <extracomment>%1: the sides of the team of the person at the computer, &quot;White and Red&quot;</extracomment>
        <translation>Вашият отбор: %1</translation>
    </message>
    <message>
        <source>Other team: %1</source>
        <extracomment>%1: the sides of the team against the person at the computer, &quot;Black and Blue&quot;</extracomment>
        <translation>Другият отбор: %1</translation>
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
        <source>&amp;Play from here...</source>
        <translation>&amp;Игра оттук...</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;втаряне</translation>
    </message>
    <message>
        <source>Set up position</source>
        <translation>Редактиране на позиция</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>&amp;Start position</source>
        <translation>&amp;Начална позиция</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>P&amp;aste</source>
        <translation>От бу&amp;фера</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>The clipboard contains no position.</source>
        <translation>В буфера няма позиция.</translation>
    </message>
    <message>
        <source>New pieces go on top of a tower. To select a lower piece, use the wheel or Page Down. To replace the selected piece, choose another one. To remove it, press Delete or right-click.</source>
        <translation>Новите фигури се поставят отгоре на кулата. За да изберете по-долна фигура, използвайте колелцето или Page Down. За да замените избраната фигура, изберете друга. За да премахнете избраната фигура, натиснете Delete или десния бутон.</translation>
    </message>
    <message>
        <source>&amp;Clear board</source>
        <translation>И&amp;зчистване на дъската</translation>
    </message>
    <message>
        <source>Rotate boar&amp;d</source>
        <translation>Завъ&amp;ртане на дъската</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SetupFields</name>
    <message>
        <source>Castling</source>
        <translation>Рокада</translation>
    </message>
    <message>
        <source>Files on which pawns can still make their double step</source>
        <translation>Вертикали на пешките, които още могат да направят двоен ход</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed with a double step</source>
        <translation>Полето, през което току-що е минала пешка с двоен ход</translation>
    </message>
    <message>
        <source>Plies since the last capture or pawn move</source>
        <translation>Полуходове след последното вземане или ход с пешка</translation>
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
        <source>The king or the rook is not on its original square.</source>
        <translation>Царят или топът не е на началното си поле.</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>На &amp;ход</translation>
    </message>
    <message>
        <source>Unmoved pawns, %1</source>
        <extracomment>field for pawns that can still make their double step; %1: name of a side</extracomment>
        <translation>Пешки с двоен ход, %1</translation>
    </message>
    <message>
        <source>&amp;En passant</source>
        <translation>&amp;Ан пасан</translation>
    </message>
    <message>
        <source>50-mo&amp;ve counter</source>
        <translation>&amp;Брояч за 50 хода</translation>
    </message>
    <message>
        <source>Move nu&amp;mber</source>
        <translation>Но&amp;мер на хода</translation>
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
        <extracomment>%1: name of a column, for example &quot;Date&quot;; %2: &quot;Descending&quot; or &quot;Ascending&quot;</extracomment>
        <translation>Подредба: %1, %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SoundControls</name>
    <message>
        <source>%1 %</source>
        <extracomment>%1: volume of the sounds, in per cent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button that plays a sound</extracomment>
        <translation>Слушане</translation>
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
        <source>Ran&amp;dom</source>
        <translation>&amp;Жребий</translation>
    </message>
    <message>
        <source>Choose a random start position</source>
        <translation>Случайна начална позиция</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StartPage</name>
    <message>
        <source>Open or delete an unfinished game</source>
        <translation>Отваряне или изтриване на незавършена партия</translation>
    </message>
    <message>
        <source>All unfinished games: %1</source>
        <translation>Всички незавършени партии: %1</translation>
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
        <translation>Избор на противник</translation>
    </message>
    <message>
        <source>Choose players, clocks and rules</source>
        <translation>Избор на играчи, часовник и правила</translation>
    </message>
    <message>
        <source>%1. Review the game</source>
        <extracomment>row for a finished game; %1: name of its variant</extracomment>
        <translation>%1. Преглед на партията</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Отваряне на партия</translation>
    </message>
    <message>
        <source>Open a file or paste a position</source>
        <translation>От файл или от буфера</translation>
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
        <source>There are no finished games yet.</source>
        <translation>Още няма завършени партии.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
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
        <source>Longest winning streak</source>
        <translation>Най-дълга серия от победи</translation>
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
        <source>Reset all statistics? The games are kept in the library.</source>
        <translation>Да се изчисти ли цялата статистика? Партиите остават в библиотеката.</translation>
    </message>
    <message>
        <source>Reset statistics</source>
        <translation>Изчистване на статистиката</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>%1, with hints</source>
        <extracomment>%1: name of an opponent; results of the games in which hints were used</extracomment>
        <translation>%1, с подсказки</translation>
    </message>
    <message>
        <source>Won: %1. Drawn: %2. Lost: %3.</source>
        <translation>Победи: %1. Ремита: %2. Загуби: %3.</translation>
    </message>
    <message>
        <source>Another program is using the library. The statistics appear when it is free.</source>
        <translation>Друга програма използва библиотеката. Статистиката ще се появи, когато библиотеката се освободи.</translation>
    </message>
    <message>
        <source>The library cannot be read: %1</source>
        <translation>Библиотеката не може да се прочете: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StepAnswers</name>
    <message>
        <source>Click the squares first. To deselect a square, click it again.</source>
        <translation>Първо щракни върху полетата. За да махнеш избора, щракни отново върху полето.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Твоят отговор</translation>
    </message>
    <message>
        <source>Pieces to place</source>
        <translation>Фигури за поставяне</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Показване отново</translation>
    </message>
    <message>
        <source>Submit answer</source>
        <translation>Изпращане на отговора</translation>
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
        <source>Statistics of the collection</source>
        <translation>Статистика на колекцията</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Games: %1. White wins: %2, draws: %3, Black wins: %4, no result: %5.</source>
        <translation>Партии: %1. Победи на белите: %2, ремита: %3, победи на черните: %4, без резултат: %5.</translation>
    </message>
    <message>
        <source>&amp;Variants</source>
        <translation>Вар&amp;ианти</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
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
        <source>&amp;First moves</source>
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
        <source>Game &amp;lengths</source>
        <translation>&amp;Дължина на партиите</translation>
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
    <message>
        <source>The collection cannot be read: %1</source>
        <translation>Колекцията не може да се прочете: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SurvivalView</name>
    <message>
        <source>%1: eliminated</source>
        <extracomment>%1: name of a player in a game with four players</extracomment>
        <translation>%1: отпаднали</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <extracomment>%1: name of a player in a game with four players; %2: chance to survive, in percent</extracomment>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>Chance of staying in the game</source>
        <translation>Шансове за оставане в играта</translation>
    </message>
    <message>
        <source>Chances of staying in the game: %1.</source>
        <extracomment>%1: chances of all players, for example &quot;White: 73 %, Red: 41 %&quot;</extracomment>
        <translation>Шансове за оставане в играта: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SyzygyControls</name>
    <message>
        <source>Use no tables</source>
        <translation>Без таблици</translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation>Избор на папка...</translation>
    </message>
    <message>
        <source>Use the Syzygy endgame tables of a folder, for chess</source>
        <translation>Използване на ендшпилните таблици Syzygy от папка, само за шаха</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %n piece(s)</source>
        <extracomment>%1: path of a folder; %n: number of pieces</extracomment>
        <translation>
            <numerusform>%1, до %n фигура</numerusform>
            <numerusform>%1, до %n фигури</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of Syzygy endgame tables</source>
        <translation>Папка с ендшпилни таблици Syzygy</translation>
    </message>
    <message>
        <source>Chess uses no tables until you choose a folder. For some other variants, Rokada computes its own.</source>
        <translation>В шахмата няма таблици, докато не изберете папка. За някои други варианти Rokada изчислява таблиците сама.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TableControls</name>
    <message>
        <source>%1 accepts the draw.</source>
        <translation>%1: приемат ремито.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1: отклоняват ремито.</translation>
    </message>
    <message>
        <source>You have already touched a piece, so you cannot adjust now.</source>
        <translation>Вече сте пипнали фигура, затова сега не можете да поправяте.</translation>
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
        <translation>%1: искат да върнат последния ход.</translation>
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
        <source>Claim with the &amp;next move</source>
        <translation>Искане за реми със &amp;следващия ход</translation>
    </message>
    <message>
        <source>Claim no&amp;w</source>
        <translation>Искане за реми с&amp;ега</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отказ</translation>
    </message>
    <message>
        <source>Play the move with which you claim the draw.</source>
        <translation>Направете хода, с който искате реми.</translation>
    </message>
    <message>
        <source>press</source>
        <extracomment>label on a clock that waits to be pressed</extracomment>
        <translation>натиснете</translation>
    </message>
    <message>
        <source>No player at this board can resign now.</source>
        <translation>В момента никой играч на тази дъска не може да се предаде.</translation>
    </message>
    <message>
        <source>You cannot claim a draw yet. Neither threefold repetition nor the 50-move rule applies.</source>
        <translation>Още не можете да искате реми. Няма нито трикратно повторение, нито 50 хода без вземане и без ход с пешка.</translation>
    </message>
    <message>
        <source>You do not have to press the clock now.</source>
        <translation>Сега не е нужно да натискате часовника.</translation>
    </message>
    <message>
        <source>This command works only in touch-move games.</source>
        <translation>Тази команда действа само в партии с „пипнато — играно“.</translation>
    </message>
    <message>
        <source>This game has no clocks.</source>
        <translation>Тази партия е без часовници.</translation>
    </message>
    <message>
        <source>%1 lost on time and is eliminated. (%2)</source>
        <translation>%1: времето изтече и играчът отпада. (%2)</translation>
    </message>
    <message>
        <source>No player at this board can offer a draw now.</source>
        <translation>В момента никой играч на тази дъска не може да предложи реми.</translation>
    </message>
    <message>
        <source>A draw has already been offered.</source>
        <translation>Вече има предложение за реми.</translation>
    </message>
    <message>
        <source>It is too early in this game to offer a draw.</source>
        <translation>Още е твърде рано да предложите реми в тази партия.</translation>
    </message>
    <message>
        <source>Wait ten moves after your last draw offer before you offer again.</source>
        <translation>Изчакайте десет хода след последното си предложение за реми, преди да предложите отново.</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you accept? A move declines the offer.</source>
        <extracomment>%1: side that offers the draw; %2: side that must answer</extracomment>
        <translation>%1: предлагат реми. %2, приемате ли? Вашият ход означава отказ.</translation>
    </message>
    <message>
        <source>%1 offers you a draw.</source>
        <translation>%1: предлагат ви реми.</translation>
    </message>
    <message>
        <source>Offer a draw, or claim one? An incorrect claim costs time.</source>
        <translation>Предлагате реми или искате реми по правилата? Неоснователното искане се наказва с отнемане на време.</translation>
    </message>
    <message>
        <source>&amp;Offer</source>
        <translation>&amp;Предлагане</translation>
    </message>
    <message>
        <source>C&amp;laim</source>
        <translation>&amp;Искане</translation>
    </message>
    <message>
        <source>Claim a draw in this position, or with your next move? An incorrect claim costs time.</source>
        <translation>Искате реми в тази позиция или със следващия си ход? Неоснователното искане се наказва с отнемане на време.</translation>
    </message>
    <message>
        <source>This command works only in games with an arbiter, and when it is your turn.</source>
        <translation>Тази команда действа само в партии със съдия и само когато сте на ход.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Не е ваш ред.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TagsDialog</name>
    <message>
        <source>Game details</source>
        <translation>Данни за партията</translation>
    </message>
    <message>
        <source>%1, Elo</source>
        <extracomment>%1: name of a side, for example &quot;White&quot;</extracomment>
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
    <name>rokada::ui::TaskCard</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of solved puzzles; %2: number of all puzzles</extracomment>
        <translation>%1 от %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TeamsPanel</name>
    <message>
        <source>Teams</source>
        <translation>Отбори</translation>
    </message>
    <message>
        <source>Material is even</source>
        <translation>Материалът е равен</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pawn(s) ahead</source>
        <extracomment>%1: the two players of a team; %n: lead in pawns</extracomment>
        <translation>
            <numerusform>%1: %n пешка преднина</numerusform>
            <numerusform>%1: %n пешки преднина</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 срещу %2</translation>
    </message>
    <message>
        <source>Eliminated: %1</source>
        <translation>Отпада: %1</translation>
    </message>
    <message>
        <source>%1 win</source>
        <extracomment>%1: the two players of a team, &quot;Anna and Vera&quot;</extracomment>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Реми</translation>
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
    <name>rokada::ui::ThemeChooser</name>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Board of the variant</source>
        <translation>Дъска на варианта</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Предварителен изглед на дъската</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ThinkingStrip</name>
    <message>
        <source>The computer&apos;s principal variation appears here.</source>
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
        <source>No clock</source>
        <translation>Без часовник</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a standard time control, for example &quot;Blitz: 3 min + 3 s&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Custom time control...</source>
        <translation>Друга контрола...</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часовник</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Време за партията</translation>
    </message>
    <message>
        <source>Moves per period</source>
        <translation>Ходове за период</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Пясъчен часовник</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Време за всеки ход</translation>
    </message>
    <message>
        <source>Increment after each move (Fischer)</source>
        <translation>Добавка след хода (Фишер)</translation>
    </message>
    <message>
        <source>Bronstein delay</source>
        <translation>Забавяне по Бронщайн</translation>
    </message>
    <message>
        <source>Simple delay</source>
        <translation>Обикновено забавяне</translation>
    </message>
    <message>
        <source>Type</source>
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
        <source>Next period, minutes</source>
        <translation>Следващ период, минути</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>За всеки ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TorusControls</name>
    <message>
        <source>Only a board with joined edges can be scrolled.</source>
        <translation>Само дъска със свързани краища може да се превърта.</translation>
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
        <source>There are no towers on the board yet.</source>
        <translation>На дъската още няма кули.</translation>
    </message>
    <message>
        <source>Drag the line, or press a key from 1 to %1.</source>
        <translation>Влачете чертата или натиснете клавиш от 1 до %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TreeControls</name>
    <message>
        <source>There is no game on the board.</source>
        <translation>На дъската няма партия.</translation>
    </message>
    <message>
        <source>The opening tree is not available during a game.</source>
        <translation>Дървото на дебютите не е достъпно по време на партия.</translation>
    </message>
    <message>
        <source>Another program is using this collection.</source>
        <translation>Друга програма използва тази колекция.</translation>
    </message>
    <message>
        <source>This collection cannot be read: %1</source>
        <translation>Тази колекция не може да се прочете: %1</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Дебютна книга</translation>
    </message>
    <message>
        <source>There is no opening book for this variant.</source>
        <translation>За този вариант няма дебютна книга.</translation>
    </message>
    <message>
        <source>The opening book is being read.</source>
        <translation>Дебютната книга се чете.</translation>
    </message>
    <message>
        <source>The built-in opening book is for the default rules of this variant.</source>
        <translation>Вградената дебютна книга е само за стандартните правила на този вариант.</translation>
    </message>
    <message>
        <source>Rokada cannot read the chosen opening book. Choose another one in the settings.</source>
        <translation>Rokada не може да прочете избраната дебютна книга. Изберете друга в настройките.</translation>
    </message>
    <message>
        <source>The opening book has no moves for this position.</source>
        <translation>Дебютната книга няма ходове за тази позиция.</translation>
    </message>
    <message>
        <source>This opening book contains no results of games.</source>
        <translation>В тази дебютна книга няма резултати от партии.</translation>
    </message>
    <message>
        <source>Games in the opening book: %1.</source>
        <translation>Партии в дебютната книга: %1.</translation>
    </message>
    <message>
        <source>Games not yet indexed: %1.</source>
        <translation>Партии, които още не са индексирани: %1.</translation>
    </message>
    <message>
        <source>Games that reached this position: %1.</source>
        <translation>Партии с тази позиция: %1.</translation>
    </message>
    <message>
        <source>The opening tree is not available while you look for a better move.</source>
        <translation>Дървото на дебютите не е достъпно, докато търсите по-добър ход.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TreeModel</name>
    <message>
        <source>wins %1, draws %2, losses %3</source>
        <extracomment>%1 to %3: shares in per cent, for example &quot;43 %&quot;</extracomment>
        <translation>победи %1, ремита %2, загуби %3</translation>
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
        <source>Book</source>
        <extracomment>column of the shares of moves in the opening book, in per cent</extracomment>
        <translation>Книга</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>column of White&apos;s points, in per cent</extracomment>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Elo</source>
        <extracomment>column of the mean rating of the players</extracomment>
        <translation>Ело</translation>
    </message>
    <message>
        <source>Years</source>
        <extracomment>column of the years in which a move was played</extracomment>
        <translation>Години</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>column of the numbers of the user&apos;s own games</extracomment>
        <translation>Мои</translation>
    </message>
    <message>
        <source>Share of the move in the opening book</source>
        <translation>Честота на хода в дебютната книга</translation>
    </message>
    <message>
        <source>Results of White or White&apos;s team</source>
        <translation>Резултати на белите или на отбора на белите</translation>
    </message>
    <message>
        <source>Mean rating of the players</source>
        <translation>Среден рейтинг на играчите</translation>
    </message>
    <message>
        <source>Years of the first and the last game</source>
        <translation>Години на първата и последната партия</translation>
    </message>
    <message>
        <source>Number of your own games with this move</source>
        <translation>Брой на вашите партии с този ход</translation>
    </message>
    <message>
        <source>games: %1</source>
        <translation>партии: %1</translation>
    </message>
    <message>
        <source>share in the book: %1</source>
        <translation>честота в книгата: %1</translation>
    </message>
    <message>
        <source>White&apos;s score: %1</source>
        <translation>точки на белите: %1</translation>
    </message>
    <message>
        <source>mean rating: %1</source>
        <translation>среден рейтинг: %1</translation>
    </message>
    <message>
        <source>years: %1</source>
        <translation>години: %1</translation>
    </message>
    <message>
        <source>my games: %1</source>
        <translation>мои партии: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TreePanel</name>
    <message>
        <source>Opening tree</source>
        <translation>Дърво на дебютите</translation>
    </message>
    <message>
        <source>Moves played in this position</source>
        <translation>Ходове, играни в тази позиция</translation>
    </message>
    <message>
        <source>Book or collection</source>
        <translation>Книга или колекция</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TrialButtons</name>
    <message>
        <source>Go to the next mistake</source>
        <translation>Към следващата грешка</translation>
    </message>
    <message>
        <source>There are no more mistakes after this move.</source>
        <translation>След този ход няма повече грешки.</translation>
    </message>
    <message>
        <source>Undo Move</source>
        <translation>Отмяна на хода</translation>
    </message>
    <message>
        <source>Undo this move and try another one</source>
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
        <source>Show the move played in the game and the review of this move</source>
        <translation>Показване на хода, изигран в партията, и на прегледа на този ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TurnStrip</name>
    <message>
        <source>Your move.</source>
        <extracomment>%1: a player, as &quot;Vera&quot; or &quot;White&quot;</extracomment>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>На ход: %1.</translation>
    </message>
    <message>
        <source>The king is in check.</source>
        <translation>Царят е в шах.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: the player who moves after the player to move, as &quot;Vera&quot; or &quot;White&quot;</extracomment>
        <translation>След това: %1.</translation>
    </message>
    <message>
        <source>Place a reserve piece.</source>
        <extracomment>%1: a player, as &quot;Vera&quot; or &quot;White&quot;</extracomment>
        <translation>Поставете фигура от резерва.</translation>
    </message>
    <message>
        <source>%1 places a reserve piece.</source>
        <translation>Поставя фигура от резерва: %1.</translation>
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
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>%1, %2: two sentences</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>For a pawn capture, name the file of the pawn: %1.</source>
        <extracomment>%1: a move, for example exd5</extracomment>
        <translation>За вземане с пешка посочете нейния вертикал: %1.</translation>
    </message>
    <message>
        <source>Choose the promotion piece: %1.</source>
        <extracomment>%1: moves, for example dxc8=Q</extracomment>
        <translation>Изберете фигура за превръщане: %1.</translation>
    </message>
    <message>
        <source>No piece of the side to move has this letter.</source>
        <translation>Страната на ход няма фигура с тази буква.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::UndoControls</name>
    <message>
        <source>There is no move to redo.</source>
        <translation>Няма ход за повтаряне.</translation>
    </message>
    <message>
        <source>The review was removed from the game. Use Redo to restore it.</source>
        <translation>Прегледът е премахнат от партията. За да го върнете, изберете „Повтаряне“.</translation>
    </message>
    <message>
        <source>There is no edit to undo.</source>
        <translation>Няма редакция за отмяна.</translation>
    </message>
    <message>
        <source>There is no edit to redo.</source>
        <translation>Няма редакция за повтаряне.</translation>
    </message>
    <message>
        <source>There is no move to undo.</source>
        <translation>Няма ход за отмяна.</translation>
    </message>
    <message>
        <source>The previous game is back on the board. Use Redo to return to the other game.</source>
        <translation>На дъската отново е предишната партия. За да се върнете към другата партия, изберете „Повтаряне“.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::UnsavedEdits</name>
    <message>
        <source>A saved game was damaged. The file was kept as %1.</source>
        <translation>Запазена партия беше повредена. Файлът е запазен като %1.</translation>
    </message>
    <message>
        <source>The game could not be saved for the next session: %1</source>
        <translation>Партията не можа да бъде запазена за следващото стартиране: %1</translation>
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
        <extracomment>%1: name of a file; %2: number of a line</extracomment>
        <translation>Промените в партията на ред %2 от %1 не са записани.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Записано в %1.</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Записване &amp;като...</translation>
    </message>
    <message>
        <source>A saved game is damaged, and its file %1 cannot be renamed.</source>
        <translation>Запазена партия е повредена и файлът ѝ %1 не може да се преименува.</translation>
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
        <source>Number of players and typical length of a game</source>
        <translation>Брой играчи и обичайна продължителност на партията</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
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
        <source>Lessons for beginners</source>
        <translation>Уроци за начинаещи</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Уроци: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a variant; %2: text of a button, for example &quot;Play Anton, White, no clock&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ViewControls</name>
    <message>
        <source>Only boards with four players can rotate.</source>
        <translation>Само дъските за четирима играчи могат да се завъртат.</translation>
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
        <source>Unfinished games</source>
        <translation>Незавършени партии</translation>
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
        <translation>Последно играна</translation>
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
        <translation>Партията не можа да бъде изтрита.</translation>
    </message>
    <message>
        <source>The game was restored.</source>
        <translation>Партията е възстановена.</translation>
    </message>
    <message>
        <source>The game could not be restored: %1</source>
        <translation>Партията не можа да бъде възстановена: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::WatchControls</name>
    <message>
        <source>You have been eliminated. The computers play on.</source>
        <translation>Вие отпаднахте. Компютрите продължават да играят.</translation>
    </message>
    <message>
        <source>Watch &amp;faster</source>
        <translation>&amp;По-бърза игра</translation>
    </message>
    <message>
        <source>Normal s&amp;peed</source>
        <translation>&amp;Обичайно темпо</translation>
    </message>
    <message>
        <source>Finish &amp;quickly</source>
        <translation>Бързо до &amp;края</translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation>&amp;Нова игра...</translation>
    </message>
</context>
</TS>
