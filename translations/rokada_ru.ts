<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>&lt;p&gt;Rokada %1&lt;/p&gt;&lt;p&gt;Chess and five variants of it: Great Shatranj, Bolyar chess, Vyrt chess, Fortress chess and Tavreli.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Rokada %1&lt;/p&gt;&lt;p&gt;Шахматы и пять их вариантов: большой шатрандж, болярские шахматы, вырт-шахматы, крепостные шахматы и таврели.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Commit: %1</source>
        <translation>Коммит: %1</translation>
    </message>
    <message>
        <source>Compiler: %1</source>
        <translation>Компилятор: %1</translation>
    </message>
    <message>
        <source>Web page: %1</source>
        <translation>Веб-страница: %1</translation>
    </message>
    <message>
        <source>Report defects at %1</source>
        <translation>Сообщить об ошибке: %1</translation>
    </message>
    <message>
        <source>Rokada is free software under the MIT Licence.</source>
        <translation>Rokada — свободная программа под лицензией MIT.</translation>
    </message>
    <message>
        <source>Rokada uses these libraries:</source>
        <translation>Rokada использует эти библиотеки:</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Новая игра...</translation>
    </message>
    <message>
        <source>Choose a variant and start a game</source>
        <translation>Выбрать вариант и начать партию</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Сдаться</translation>
    </message>
    <message>
        <source>Resign the game. You can undo the resignation</source>
        <translation>Сдать партию. Сдачу можно отменить</translation>
    </message>
    <message>
        <source>&amp;Claim Draw</source>
        <translation>&amp;Требовать ничью</translation>
    </message>
    <message>
        <source>Claim a draw by threefold repetition or the 50-move rule</source>
        <translation>Требовать ничью по троекратному повторению или по правилу 50 ходов</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Закрыть программу</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Перевернуть</translation>
    </message>
    <message>
        <source>Show the board from the other side</source>
        <translation>Показать доску с другой стороны</translation>
    </message>
    <message>
        <source>Rotate R&amp;ight</source>
        <translation>Повернуть впр&amp;аво</translation>
    </message>
    <message>
        <source>Rotate the board clockwise</source>
        <translation>Повернуть доску по часовой стрелке</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Повернуть вл&amp;ево</translation>
    </message>
    <message>
        <source>Rotate the board anticlockwise</source>
        <translation>Повернуть доску против часовой стрелки</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>Развернуть окно на весь экран</translation>
    </message>
    <message>
        <source>&amp;Rules of This Variant</source>
        <translation>&amp;Правила этого варианта</translation>
    </message>
    <message>
        <source>Show a summary of the rules of this variant</source>
        <translation>Показать краткие правила этого варианта</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Клавиатура</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Показать все сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;Whose Turn?</source>
        <translation>&amp;Чей ход?</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Сказать, чей сейчас ход</translation>
    </message>
    <message>
        <source>&amp;About Rokada</source>
        <translation>&amp;О программе Rokada</translation>
    </message>
    <message>
        <source>Show information about Rokada</source>
        <translation>Показать сведения о Rokada</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Не показывать</translation>
    </message>
    <message>
        <source>Outside the &amp;Board</source>
        <translation>&amp;Снаружи доски</translation>
    </message>
    <message>
        <source>&amp;Inside the Board</source>
        <translation>&amp;Внутри доски</translation>
    </message>
    <message>
        <source>On &amp;Every Square</source>
        <translation>На &amp;каждом поле</translation>
    </message>
    <message>
        <source>&amp;Fixed</source>
        <translation>&amp;Постоянная</translation>
    </message>
    <message>
        <source>Turn to Side to &amp;Move</source>
        <translation>К игроку, чей &amp;ход</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Системная</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Па&amp;уза</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>Show a hint. Press again for more help</source>
        <translation>Показать подсказку. При повторном нажатии она станет подробнее</translation>
    </message>
    <message>
        <source>Move &amp;Now</source>
        <translation>&amp;Ходить сразу</translation>
    </message>
    <message>
        <source>Make the computer play its best move so far</source>
        <translation>Компьютер сделает лучший из найденных ходов</translation>
    </message>
    <message>
        <source>Show &amp;Thinking</source>
        <translation>Показывать &amp;мысли компьютера</translation>
    </message>
    <message>
        <source>Show the computer&apos;s principal variation above the moves</source>
        <translation>Показывать основной вариант компьютера над списком ходов</translation>
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
        <translation>&amp;Предложить ничью</translation>
    </message>
    <message>
        <source>Offer a draw. An opponent who moves declines the offer</source>
        <translation>Предложить ничью. Если соперник сделает ход, предложение считается отклонённым</translation>
    </message>
    <message>
        <source>Press Cloc&amp;k</source>
        <translation>Переключить ч&amp;асы</translation>
    </message>
    <message>
        <source>Press the clock to complete your move (Space on the board)</source>
        <translation>Переключить часы, чтобы завершить ход (при фокусе на доске — пробел)</translation>
    </message>
    <message>
        <source>I Ad&amp;just</source>
        <translation>Поп&amp;равляю</translation>
    </message>
    <message>
        <source>Pause the clocks and the computer players</source>
        <translation>Приостановить часы и игру компьютеров</translation>
    </message>
    <message>
        <source>&amp;Clocks</source>
        <translation>Ч&amp;асы</translation>
    </message>
    <message>
        <source>Say the clock times</source>
        <translation>Назвать время на часах</translation>
    </message>
    <message>
        <source>Cha&amp;nge Margin Width</source>
        <translation>&amp;Изменить ширину полосы вокруг доски</translation>
    </message>
    <message>
        <source>Change how many squares of the board are repeated around its edges</source>
        <translation>Изменить, сколько полей доски повторяется за её краями</translation>
    </message>
    <message>
        <source>&amp;Centre</source>
        <translation>По &amp;центру</translation>
    </message>
    <message>
        <source>Scroll the board until the selected piece or your king is in the centre. Press again to reset the view</source>
        <translation>Прокрутить доску так, чтобы выбранная фигура или ваш король были в центре. Нажмите ещё раз, чтобы сбросить вид</translation>
    </message>
    <message>
        <source>Closed &amp;Lines</source>
        <translation>&amp;Замкнутые линии</translation>
    </message>
    <message>
        <source>Show the lines that return to the square of the selected queen, rook or bishop</source>
        <translation>Показать линии, которые возвращаются на поле выбранного ферзя, ладьи или слона</translation>
    </message>
    <message>
        <source>3&amp;D Board</source>
        <translation>3D-&amp;доска</translation>
    </message>
    <message>
        <source>Show the board as a cylinder or a torus beside the flat board</source>
        <translation>Показать рядом с плоской доской цилиндр или тор</translation>
    </message>
    <message>
        <source>&amp;Attack Map</source>
        <translation>Ка&amp;рта атак</translation>
    </message>
    <message>
        <source>Show on each square how many pieces of one side attack it. Press again for the next side</source>
        <translation>Показать на каждом поле, сколько фигур одной стороны его атакует. Нажмите ещё раз, чтобы показать следующую сторону</translation>
    </message>
    <message>
        <source>No Margin</source>
        <translation>&amp;Без полосы</translation>
    </message>
    <message>
        <source>Margin of %1</source>
        <extracomment>%1: number of rows and columns that are repeated around the board</extracomment>
        <translation>Ширина полосы: %1</translation>
    </message>
    <message>
        <source>Op&amp;en...</source>
        <translation>&amp;Открыть...</translation>
    </message>
    <message>
        <source>Open a file with recorded games</source>
        <translation>Открыть файл с записями партий</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Со&amp;хранить</translation>
    </message>
    <message>
        <source>Save the game to its file</source>
        <translation>Сохранить партию в её файл</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Сохранить &amp;как...</translation>
    </message>
    <message>
        <source>Save the game to a new file</source>
        <translation>Сохранить партию в новый файл</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Копировать парти&amp;ю</translation>
    </message>
    <message>
        <source>Copy the game to the clipboard as PGN, with all variations and comments</source>
        <translation>Скопировать партию со всеми вариантами и комментариями в буфер обмена</translation>
    </message>
    <message>
        <source>Copy Pos&amp;ition</source>
        <translation>Копировать пози&amp;цию</translation>
    </message>
    <message>
        <source>Copy the displayed position to the clipboard as text</source>
        <translation>Скопировать показанную позицию в буфер обмена как текст</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>Вставить из &amp;буфера</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>В на&amp;чало</translation>
    </message>
    <message>
        <source>Go to the beginning of the game</source>
        <translation>Перейти к началу партии</translation>
    </message>
    <message>
        <source>&amp;Previous Move</source>
        <translation>Предыду&amp;щий ход</translation>
    </message>
    <message>
        <source>Go back one move. The game in progress continues</source>
        <translation>Перейти на ход назад. Текущая партия при этом продолжается</translation>
    </message>
    <message>
        <source>Ne&amp;xt Move</source>
        <translation>С&amp;ледующий ход</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>Перейти на ход вперёд</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>В &amp;конец</translation>
    </message>
    <message>
        <source>Go to the current position of the game or to the end of the variation</source>
        <translation>Перейти к текущей позиции партии или в конец варианта</translation>
    </message>
    <message>
        <source>Next Var&amp;iation</source>
        <translation>Сл&amp;едующий вариант</translation>
    </message>
    <message>
        <source>Go to the next variation</source>
        <translation>Перейти к следующему варианту</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>Пре&amp;дыдущий вариант</translation>
    </message>
    <message>
        <source>Go to the previous variation</source>
        <translation>Перейти к предыдущему варианту</translation>
    </message>
    <message>
        <source>Pro&amp;mote Variation</source>
        <translation>Повы&amp;сить вариант</translation>
    </message>
    <message>
        <source>Move this variation one place up</source>
        <translation>Поднять этот вариант на одно место</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>&amp;Удалить начиная с этого хода</translation>
    </message>
    <message>
        <source>Delete this move and all moves after it</source>
        <translation>Удалить этот ход и все следующие за ним</translation>
    </message>
    <message>
        <source>Edit the comment on this move</source>
        <translation>Изменить комментарий к этому ходу</translation>
    </message>
    <message>
        <source>&amp;International (Nf3)</source>
        <translation>&amp;Международная (Nf3)</translation>
    </message>
    <message>
        <source>International, &amp;long (Ng1-f3)</source>
        <translation>Международная, &amp;полная (Ng1-f3)</translation>
    </message>
    <message>
        <source>&amp;Russian (Кf3)</source>
        <translation>&amp;Русская (Кf3)</translation>
    </message>
    <message>
        <source>Russian, l&amp;ong (Кg1-f3)</source>
        <translation>Русская, п&amp;олная (Кg1-f3)</translation>
    </message>
    <message>
        <source>&amp;Bulgarian (Кf3)</source>
        <translation>&amp;Болгарская (Кf3)</translation>
    </message>
    <message>
        <source>&amp;Figurine</source>
        <translation>&amp;Фигурками</translation>
    </message>
    <message>
        <source>&amp;Coordinates (g1f3)</source>
        <translation>&amp;Координатная (g1f3)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <extracomment>menu item: the move gets no annotation symbol</extracomment>
        <translation>Без з&amp;нака</translation>
    </message>
    <message>
        <source>Copy &amp;Board as Text</source>
        <translation>Копировать &amp;доску как текст</translation>
    </message>
    <message>
        <source>Copy a text diagram of the board to the clipboard</source>
        <translation>Скопировать в буфер обмена текстовую диаграмму доски</translation>
    </message>
    <message>
        <source>Paste a game, a position or a move from the clipboard</source>
        <translation>Вставить партию, позицию или ход из буфера обмена</translation>
    </message>
    <message>
        <source>New fro&amp;m Position...</source>
        <translation>Новая игра из по&amp;зиции...</translation>
    </message>
    <message>
        <source>Set up a position and start a game from it</source>
        <translation>Расставить позицию и начать с неё партию</translation>
    </message>
    <message>
        <source>&amp;Set Up Position...</source>
        <translation>&amp;Расставить позицию...</translation>
    </message>
    <message>
        <source>Edit the displayed position and play from it</source>
        <translation>Изменить показанную позицию и начать с неё партию</translation>
    </message>
    <message>
        <source>Show finished, saved and imported games</source>
        <translation>Показать законченные, сохранённые и импортированные партии</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Ст&amp;атистика</translation>
    </message>
    <message>
        <source>Show wins and losses by variant, opponent and side</source>
        <translation>Показать победы и поражения по вариантам, соперникам и сторонам</translation>
    </message>
    <message>
        <source>L&amp;egal Moves</source>
        <translation>&amp;Возможные ходы</translation>
    </message>
    <message>
        <source>Mark the legal moves of the selected piece</source>
        <translation>Отмечать возможные ходы выбранной фигуры</translation>
    </message>
    <message>
        <source>&amp;Last Move</source>
        <translation>&amp;Последний ход</translation>
    </message>
    <message>
        <source>&amp;Checks</source>
        <translation>&amp;Шахи</translation>
    </message>
    <message>
        <source>Piece &amp;Under the Pointer</source>
        <translation>Фигура п&amp;од указателем</translation>
    </message>
    <message>
        <source>Mark the moves of the piece under the pointer when no piece is selected</source>
        <translation>Отмечать ходы фигуры под указателем, если никакая фигура не выбрана</translation>
    </message>
    <message>
        <source>&amp;Moves and Captures in Different Colours</source>
        <translation>&amp;Различать ходы и взятия</translation>
    </message>
    <message>
        <source>Mark squares green for moves and captures, blue for moves only, red for captures only. This applies to every variant</source>
        <translation>Отмечать зелёным поля для хода и взятия, синим — только для хода, красным — только для взятия. Действует во всех вариантах</translation>
    </message>
    <message>
        <source>Scroll to Moves Near the &amp;Edge</source>
        <translation>&amp;Прокручивать к ходам у края</translation>
    </message>
    <message>
        <source>Scroll the board when a move is played near its edge</source>
        <translation>Прокручивать доску, если ход сделан у её края</translation>
    </message>
    <message>
        <source>Pieces Face &amp;Both Players</source>
        <translation>Фигуры повёрнуты к &amp;обоим игрокам</translation>
    </message>
    <message>
        <source>Pieces Face &amp;All Players</source>
        <translation>Фигуры повёрнуты ко &amp;всем игрокам</translation>
    </message>
    <message>
        <source>Dragging and &amp;Clicking</source>
        <translation>Перетаскивание и &amp;щелчки</translation>
    </message>
    <message>
        <source>&amp;Dragging Only</source>
        <translation>Только &amp;перетаскивание</translation>
    </message>
    <message>
        <source>C&amp;licking Only</source>
        <translation>Только щел&amp;чки</translation>
    </message>
    <message>
        <source>&amp;Commands</source>
        <translation>&amp;Команды</translation>
    </message>
    <message>
        <source>&amp;Type a Move</source>
        <translation>&amp;Ввод хода</translation>
    </message>
    <message>
        <source>&amp;Select a Piece</source>
        <translation>&amp;Переход к фигуре</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Материал</translation>
    </message>
    <message>
        <source>Say the captured pieces and the material balance</source>
        <translation>Назвать взятые фигуры и материальный перевес</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Назвать последний ход</translation>
    </message>
    <message>
        <source>&amp;Enter Move...</source>
        <translation>Ввест&amp;и ход...</translation>
    </message>
    <message>
        <source>Type a move in any notation, or a command (/ on the board)</source>
        <translation>Ввести ход в любой нотации или команду (при фокусе на доске — клавиша /)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Без звука</translation>
    </message>
    <message>
        <source>Turn off all sounds</source>
        <translation>Выключить все звуки</translation>
    </message>
    <message>
        <source>Last Mo&amp;ve</source>
        <translation>По&amp;следний ход</translation>
    </message>
    <message>
        <source>&amp;Diagram...</source>
        <translation>Диа&amp;грамма...</translation>
    </message>
    <message>
        <source>Save or copy a picture of the board in any size</source>
        <translation>Сохранить или скопировать изображение доски любого размера</translation>
    </message>
    <message>
        <source>&amp;Copy Diagram</source>
        <translation>&amp;Копировать диаграмму</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>Скопировать изображение доски в буфер обмена</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Пе&amp;чать...</translation>
    </message>
    <message>
        <source>Print the game or the rules, or save them as a PDF file</source>
        <translation>Напечатать партию или правила либо сохранить их в файл PDF</translation>
    </message>
    <message>
        <source>&amp;Piece Card</source>
        <translation>Карто&amp;чка фигуры</translation>
    </message>
    <message>
        <source>R&amp;ules Card</source>
        <translation>Пр&amp;авила (панель)</translation>
    </message>
    <message>
        <source>Show the pieces, rules and options of this variant</source>
        <translation>Показать фигуры, правила и настройки этого варианта</translation>
    </message>
    <message>
        <source>Start Pa&amp;ge</source>
        <translation>&amp;Начальная страница</translation>
    </message>
    <message>
        <source>Show all variants. The current game continues</source>
        <translation>Показать все варианты шахмат. Текущая партия продолжается</translation>
    </message>
    <message>
        <source>Change boards, pieces, animation, language and other settings</source>
        <translation>Изменить доски, фигуры, анимацию, язык и другие настройки</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Высокая &amp;контрастность</translation>
    </message>
    <message>
        <source>H&amp;ide Help from Partner</source>
        <translation>Скрывать по&amp;мощь от партнёра</translation>
    </message>
    <message>
        <source>Hide arrows and hints while a human partner plays on the same screen</source>
        <translation>Скрывать стрелки и подсказки, если ваш партнёр — человек и играет за этим же экраном</translation>
    </message>
    <message>
        <source>My &amp;Side at the Bottom</source>
        <translation>&amp;Моя сторона внизу</translation>
    </message>
    <message>
        <source>My T&amp;eam at the Bottom</source>
        <translation>Моя кома&amp;нда внизу</translation>
    </message>
    <message>
        <source>&amp;How Other Pieces Move</source>
        <translation>Как ходит любая &amp;фигура</translation>
    </message>
    <message>
        <source>Click any piece that cannot move now to see how it moves. Each variant has its own setting.</source>
        <translation>Щёлкните по любой фигуре, которая сейчас не может ходить, чтобы увидеть, как она ходит. У каждого варианта своя настройка.</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <extracomment>%1: volume of the sounds, in per cent</extracomment>
        <translation>Громкость %1 %</translation>
    </message>
    <message>
        <source>&amp;Roll Up Board When a Piece Crosses an Edge</source>
        <translation>Свора&amp;чивать доску при ходе через край</translation>
    </message>
    <message>
        <source>Show how the edges of the board join while a piece crosses them</source>
        <translation>Показывать, как соединяются края доски, пока фигура переходит через них</translation>
    </message>
    <message>
        <source>Redo the move or edit that was undone last</source>
        <translation>Вернуть последний отменённый ход или последнюю отменённую правку</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>Ко&amp;мментарий</translation>
    </message>
    <message>
        <source>Game De&amp;tails...</source>
        <translation>Данн&amp;ые партии...</translation>
    </message>
    <message>
        <source>Edit the players, ratings, event, date and result</source>
        <translation>Изменить имена игроков, рейтинги, турнир, дату и результат</translation>
    </message>
    <message>
        <source>Previou&amp;s Game</source>
        <translation>Предыдуща&amp;я партия</translation>
    </message>
    <message>
        <source>Open the previous game of the file or of the search results</source>
        <translation>Открыть предыдущую партию файла или результатов поиска</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>Следу&amp;ющая партия</translation>
    </message>
    <message>
        <source>Open the next game of the file or of the search results</source>
        <translation>Открыть следующую партию файла или результатов поиска</translation>
    </message>
    <message>
        <source>Lear&amp;n</source>
        <translation>Уч&amp;иться</translation>
    </message>
    <message>
        <source>Show lessons for beginners in every variant</source>
        <translation>Показать уроки для начинающих по всем вариантам</translation>
    </message>
    <message>
        <source>Mark the last move. Also mark its path if the path is not obvious</source>
        <translation>Отмечать последний ход. Если его путь не очевиден, отмечать и путь</translation>
    </message>
    <message>
        <source>Mark the king in check. Also mark the line of the check if it is hard to see</source>
        <translation>Отмечать короля под шахом. Если линию шаха трудно увидеть, отмечать и её</translation>
    </message>
    <message>
        <source>Em&amp;blems on Pieces</source>
        <translation>&amp;Эмблемы на фигурах</translation>
    </message>
    <message>
        <source>Show the emblem of each side on its pieces in four-player variants</source>
        <translation>В вариантах для четырёх игроков показывать на фигурах эмблему их стороны</translation>
    </message>
    <message>
        <source>Che&amp;quered Board</source>
        <translation>Клетчат&amp;ая доска</translation>
    </message>
    <message>
        <source>Darken every second square on boards whose squares all have one colour</source>
        <translation>На одноцветных досках затемнять каждое второе поле</translation>
    </message>
    <message>
        <source>Undo the last move or edit</source>
        <translation>Отменить последний ход или последнюю правку</translation>
    </message>
    <message>
        <source>Find in &amp;Library</source>
        <translation>&amp;Найти в библиотеке</translation>
    </message>
    <message>
        <source>Find games with the displayed position</source>
        <translation>Найти партии, в которых встречается показанная позиция</translation>
    </message>
    <message>
        <source>Opening Tr&amp;ee</source>
        <translation>Дерево &amp;дебютов</translation>
    </message>
    <message>
        <source>Coac&amp;h</source>
        <translation>&amp;Тренер</translation>
    </message>
    <message>
        <source>Warn once before a blunder, and show the threats of the opponent</source>
        <translation>Один раз предупредить перед грубой ошибкой и показывать угрозы соперника</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>На&amp;йти лучший ход</translation>
    </message>
    <message>
        <source>Go back to the position before this move and find a better move</source>
        <translation>Вернуться к позиции перед этим ходом и найти лучший ход</translation>
    </message>
    <message>
        <source>Ke&amp;y Moments</source>
        <translation>Кл&amp;ючевые моменты</translation>
    </message>
    <message>
        <source>Replay up to three key moments of the game and find better moves</source>
        <translation>Вернуться к ключевым моментам партии (не более трёх) и найти в них лучшие ходы</translation>
    </message>
    <message>
        <source>&amp;Autoplay</source>
        <translation>Автопросмо&amp;тр</translation>
    </message>
    <message>
        <source>Show the moves of the game one after another automatically</source>
        <translation>Автоматически показывать ходы один за другим</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Единственный ход</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Новинка</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Цугцванг</translation>
    </message>
    <message>
        <source>More space</source>
        <translation>Больше пространства</translation>
    </message>
    <message>
        <source>Lead in development</source>
        <translation>Перевес в развитии</translation>
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
        <translation>Контригра</translation>
    </message>
    <message>
        <source>Compensation</source>
        <translation>Компенсация</translation>
    </message>
    <message>
        <source>Time trouble</source>
        <translation>Цейтнот</translation>
    </message>
    <message>
        <source>With the idea</source>
        <translation>С идеей</translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>Лучше было</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Анализировать</translation>
    </message>
    <message>
        <source>Analyse the displayed position</source>
        <translation>Анализировать показанную позицию</translation>
    </message>
    <message>
        <source>&amp;Threat</source>
        <translation>&amp;Угроза</translation>
    </message>
    <message>
        <source>Show what the opponent would play if it were their turn</source>
        <translation>Показать, что сыграл бы соперник, если бы сейчас был его ход</translation>
    </message>
    <message>
        <source>Loc&amp;k</source>
        <translation>&amp;Закрепить</translation>
    </message>
    <message>
        <source>Keep analysing this position while you look at other moves</source>
        <translation>Анализировать эту позицию, даже если вы перешли к другому ходу</translation>
    </message>
    <message>
        <source>Copy to &amp;Free Board</source>
        <translation>Копировать на &amp;свободную доску</translation>
    </message>
    <message>
        <source>Copy the game to a board without players. On that board you can try moves</source>
        <translation>Скопировать партию на доску без игроков. На ней можно пробовать ходы</translation>
    </message>
    <message>
        <source>Play &amp;Best Move</source>
        <translation>Сделать &amp;лучший ход</translation>
    </message>
    <message>
        <source>Add the best move as a variation</source>
        <translation>Добавить лучший ход как вариант</translation>
    </message>
    <message>
        <source>&amp;More Variations</source>
        <translation>Больше &amp;вариантов</translation>
    </message>
    <message>
        <source>Show one more variation</source>
        <translation>Показать на один вариант больше</translation>
    </message>
    <message>
        <source>Fe&amp;wer Variations</source>
        <translation>&amp;Меньше вариантов</translation>
    </message>
    <message>
        <source>Show one variation fewer</source>
        <translation>Показать на один вариант меньше</translation>
    </message>
    <message>
        <source>Rea&amp;d Evaluation</source>
        <translation>Прочи&amp;тать оценку вслух</translation>
    </message>
    <message>
        <source>Read out the depth, the evaluations and the variations</source>
        <translation>Прочитать вслух глубину, оценки и варианты</translation>
    </message>
    <message>
        <source>Evaluation &amp;Bar</source>
        <translation>&amp;Шкала оценки</translation>
    </message>
    <message>
        <source>Show the evaluation bar beside the board during analysis</source>
        <translation>Показывать шкалу оценки рядом с доской во время анализа</translation>
    </message>
    <message>
        <source>A&amp;rrows</source>
        <translation>&amp;Стрелки</translation>
    </message>
    <message>
        <source>Draw an arrow for the first move of each variation</source>
        <translation>Показывать стрелкой первый ход каждого варианта</translation>
    </message>
    <message>
        <source>Evaluation Bar &amp;and Arrows</source>
        <translation>Шкала оценки &amp;и стрелки</translation>
    </message>
    <message>
        <source>Show or hide the evaluation bar and the arrows</source>
        <translation>Показать или скрыть шкалу оценки и стрелки</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>No Limit</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 МБ</translation>
    </message>
    <message>
        <source>In &amp;Pawns</source>
        <translation>В &amp;пешках</translation>
    </message>
    <message>
        <source>As Winning &amp;Chances in Percent</source>
        <translation>Как &amp;шансы на победу в процентах</translation>
    </message>
    <message>
        <source>Re&amp;view Game</source>
        <translation>Раз&amp;обрать партию</translation>
    </message>
    <message>
        <source>Let the engine check every move of the game</source>
        <translation>Проверить движком каждый ход партии</translation>
    </message>
    <message>
        <source>&amp;Undo: Return to Previous Game</source>
        <translation>&amp;Отменить: перейти к предыдущей партии</translation>
    </message>
    <message>
        <source>Return to the game that was on the board before this one</source>
        <translation>Вернуть партию, которая была на доске до этой</translation>
    </message>
    <message>
        <source>&amp;Redo: Return to Next Game</source>
        <translation>&amp;Вернуть: перейти к следующей партии</translation>
    </message>
    <message>
        <source>Return to the game that was on the board after this one</source>
        <translation>Вернуть партию, которая была на доске после этой</translation>
    </message>
    <message>
        <source>&amp;External Engines...</source>
        <translation>Внешние дви&amp;жки...</translation>
    </message>
    <message>
        <source>Engine Mat&amp;ch...</source>
        <translation>Матч &amp;движков...</translation>
    </message>
    <message>
        <source>Let engines play a match against each other</source>
        <translation>Провести матч движков между собой</translation>
    </message>
    <message>
        <source>Prem&amp;oves</source>
        <translation>Предваритель&amp;ные ходы</translation>
    </message>
    <message>
        <source>Enter your next move while the computer thinks</source>
        <translation>Вводить следующий ход заранее, пока компьютер думает</translation>
    </message>
    <message>
        <source>Go to the previous mistake</source>
        <translation>Перейти к предыдущей ошибке</translation>
    </message>
    <message>
        <source>Go to the next mistake</source>
        <translation>Перейти к следующей ошибке</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Предыдущая ош&amp;ибка</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>Сл&amp;едующая ошибка</translation>
    </message>
    <message>
        <source>Eng&amp;ine Log</source>
        <translation>Журнал движ&amp;ков</translation>
    </message>
    <message>
        <source>Reset &amp;View</source>
        <translation>Сбросить &amp;вид</translation>
    </message>
    <message>
        <source>Scroll the board back to its original place</source>
        <translation>Прокрутить доску обратно в исходное положение</translation>
    </message>
    <message>
        <source>Touch pieces without having to move them. Press again to stop adjusting</source>
        <translation>Поправить фигуры, не делая ими хода. Нажмите ещё раз, чтобы закончить</translation>
    </message>
    <message>
        <source>Show how the piece under the pointer or the cursor moves</source>
        <translation>Показать, как ходит фигура под указателем или курсором</translation>
    </message>
    <message>
        <source>Not Available</source>
        <translation>Недоступно</translation>
    </message>
    <message>
        <source>This part of the program is missing</source>
        <translation>Эта часть программы отсутствует</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Главное меню</translation>
    </message>
    <message>
        <source>Open the main menu</source>
        <translation>Открыть главное меню</translation>
    </message>
    <message>
        <source>Menu &amp;Bar</source>
        <translation>&amp;Строка меню</translation>
    </message>
    <message>
        <source>Show the menu bar above the board</source>
        <translation>Показывать строку меню над доской</translation>
    </message>
    <message>
        <source>&amp;Default for the Variant</source>
        <translation>По &amp;умолчанию для варианта</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Библиотека</translation>
    </message>
    <message>
        <source>Add, test and configure external engines</source>
        <translation>Добавить, проверить и настроить внешние движки</translation>
    </message>
    <message>
        <source>Show the messages to and from external engines</source>
        <translation>Показать обмен сообщениями с внешними движками</translation>
    </message>
    <message>
        <source>Next Part of the Window</source>
        <translation>Следующая часть окна</translation>
    </message>
    <message>
        <source>Move the focus to the next area: navigation, page or panel</source>
        <translation>Перевести фокус на следующую часть окна: навигацию, страницу или панель</translation>
    </message>
    <message>
        <source>&amp;All Settings</source>
        <translation>Вс&amp;е настройки</translation>
    </message>
    <message>
        <source>Play from &amp;Here</source>
        <translation>&amp;Играть отсюда</translation>
    </message>
    <message>
        <source>Play a game from the position on the board</source>
        <translation>Начать партию с позиции на доске</translation>
    </message>
    <message>
        <source>Claim a draw by threefold repetition</source>
        <translation>Требовать ничью по троекратному повторению</translation>
    </message>
    <message>
        <source>Claim a draw by the 50-move rule</source>
        <translation>Требовать ничью по правилу 50 ходов</translation>
    </message>
    <message>
        <source>Claim Draw with &amp;Next Move</source>
        <translation>Требовать ничью &amp;следующим ходом</translation>
    </message>
    <message>
        <source>Claim a draw with the move that you play next. The arbiter checks it</source>
        <translation>Потребовать ничью вашим следующим ходом. Арбитр проверит требование</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Offer or claim a draw</source>
        <translation>Предложить или потребовать ничью</translation>
    </message>
    <message>
        <source>My &amp;Ratings</source>
        <translation>Мои &amp;рейтинги</translation>
    </message>
    <message>
        <source>Show your rating in each variant</source>
        <translation>Показать ваш рейтинг в каждом варианте шахмат</translation>
    </message>
    <message>
        <source>Show the moves that were played in this position in a book or a collection</source>
        <translation>Показать ходы из этой позиции по данным дебютной книги или коллекции партий</translation>
    </message>
    <message>
        <source>First Round &amp;Guide</source>
        <translation>По&amp;дсказывать в первом круге ходов</translation>
    </message>
    <message>
        <source>Explain the first moves of a game with teams</source>
        <translation>Объяснять первые ходы командной игры</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>Р&amp;уководство</translation>
    </message>
    <message>
        <source>Open the handbook page about the active part of the window</source>
        <translation>Открыть страницу руководства об активной части окна</translation>
    </message>
    <message>
        <source>What Is &amp;Special</source>
        <translation>Что осо&amp;бенного в этом варианте</translation>
    </message>
    <message>
        <source>Show the special rules, options and sources of this variant</source>
        <translation>Показать особые правила, настройки и источники этого варианта</translation>
    </message>
    <message>
        <source>What Is &amp;New</source>
        <translation>Что &amp;нового</translation>
    </message>
    <message>
        <source>Show the changes of each version</source>
        <translation>Показать изменения каждой версии</translation>
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
        <translation>Глубина %1.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>%1: number of the variation; %2: its value, as &quot;+0.34&quot;; %3: its moves</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>Depth %1, %2 million positions per second</source>
        <extracomment>progress of a search; %1: depth in plies; %2: millions of positions per second, for example &quot;1.8&quot;</extracomment>
        <translation>Глубина %1, %2 млн позиций в секунду</translation>
    </message>
    <message>
        <source>Depth %1, %2 thousand positions per second</source>
        <extracomment>progress of a search; %1: depth in plies; %2: thousands of positions per second, for example &quot;340&quot;</extracomment>
        <translation>Глубина %1, %2 тыс. позиций в секунду</translation>
    </message>
    <message>
        <source>Depth %1/%2, %3 thousand positions, hash table %4 % full</source>
        <extracomment>progress of a search; %1: depth in plies; %2: largest depth in plies; %3: thousands of positions; %4: percentage</extracomment>
        <translation>Глубина %1/%2, %3 тыс. позиций, хеш-таблица заполнена на %4 %</translation>
    </message>
    <message>
        <source>Move of the opening book</source>
        <translation>Ход из дебютной книги</translation>
    </message>
    <message>
        <source>Book moves: %1.</source>
        <translation>Ходов из дебютной книги: %1.</translation>
    </message>
</context>
<context>
    <name>Army</name>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красные</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синие</translation>
    </message>
    <message>
        <source>Mated by White, move %1</source>
        <translation>Мат от белых, ход %1</translation>
    </message>
    <message>
        <source>Mated by Black, move %1</source>
        <translation>Мат от чёрных, ход %1</translation>
    </message>
    <message>
        <source>Mated by Red, move %1</source>
        <translation>Мат от красных, ход %1</translation>
    </message>
    <message>
        <source>Mated by Blue, move %1</source>
        <translation>Мат от синих, ход %1</translation>
    </message>
    <message>
        <source>White places pieces in secret</source>
        <translation>Белые тайно расставляют фигуры</translation>
    </message>
    <message>
        <source>Black places pieces in secret</source>
        <translation>Чёрные тайно расставляют фигуры</translation>
    </message>
    <message>
        <source>Red places pieces in secret</source>
        <translation>Красные тайно расставляют фигуры</translation>
    </message>
    <message>
        <source>Blue places pieces in secret</source>
        <translation>Синие тайно расставляют фигуры</translation>
    </message>
    <message>
        <source>You were White.</source>
        <translation>Вы играли белыми.</translation>
    </message>
    <message>
        <source>You were Black.</source>
        <translation>Вы играли чёрными.</translation>
    </message>
    <message>
        <source>You were Red.</source>
        <translation>Вы играли красными.</translation>
    </message>
    <message>
        <source>You were Blue.</source>
        <translation>Вы играли синими.</translation>
    </message>
    <message>
        <source>Pass the screen to White</source>
        <translation>Передайте экран белым</translation>
    </message>
    <message>
        <source>Pass the screen to Black</source>
        <translation>Передайте экран чёрным</translation>
    </message>
    <message>
        <source>Pass the screen to Red</source>
        <translation>Передайте экран красным</translation>
    </message>
    <message>
        <source>Pass the screen to Blue</source>
        <translation>Передайте экран синим</translation>
    </message>
    <message>
        <source>White, press Enter when no one else is looking.</source>
        <translation>Белые, нажмите Enter, когда никто больше не смотрит.</translation>
    </message>
    <message>
        <source>Black, press Enter when no one else is looking.</source>
        <translation>Чёрные, нажмите Enter, когда никто больше не смотрит.</translation>
    </message>
    <message>
        <source>Red, press Enter when no one else is looking.</source>
        <translation>Красные, нажмите Enter, когда никто больше не смотрит.</translation>
    </message>
    <message>
        <source>Blue, press Enter when no one else is looking.</source>
        <translation>Синие, нажмите Enter, когда никто больше не смотрит.</translation>
    </message>
    <message numerus="yes">
        <source>In check, moves in %n turn(s)</source>
        <extracomment>on the player panel of a side whose king is in check, though other sides move before it</extracomment>
        <translation>
            <numerusform>Шах, очередь через %n ход</numerusform>
            <numerusform>Шах, очередь через %n хода</numerusform>
            <numerusform>Шах, очередь через %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 placed</source>
        <extracomment>&quot;Red: 2 of 3 placed&quot;</extracomment>
        <translation>%1: поставлено %2 из %3</translation>
    </message>
    <message>
        <source>with Red</source>
        <translation>партнёр: красные</translation>
    </message>
    <message>
        <source>with Blue</source>
        <translation>партнёр: синие</translation>
    </message>
    <message>
        <source>with White</source>
        <translation>партнёр: белые</translation>
    </message>
    <message>
        <source>with Black</source>
        <translation>партнёр: чёрные</translation>
    </message>
    <message>
        <source>Mated</source>
        <extracomment>on a narrow player panel: this side has been checkmated</extracomment>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Out of time, move %1</source>
        <translation>Время вышло, ход %1</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>In check</source>
        <translation>Шах</translation>
    </message>
    <message>
        <source>Resigned, move %1</source>
        <translation>Сдались, ход %1</translation>
    </message>
    <message>
        <source>Resigned</source>
        <extracomment>on a narrow player panel: this side has resigned</extracomment>
        <translation>Сдались</translation>
    </message>
    <message>
        <source>Lost by an illegal move (move %1)</source>
        <extracomment>on the player panel: this side has lost by an illegal move</extracomment>
        <translation>Проигрыш из-за невозможного хода (ход %1)</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <extracomment>on a narrow player panel: this side has lost by an illegal move</extracomment>
        <translation>Невозможный ход</translation>
    </message>
    <message>
        <source>%1 places pieces in secret</source>
        <extracomment>%1: name of a person</extracomment>
        <translation>%1 тайно расставляет фигуры</translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <extracomment>%1: name of a person</extracomment>
        <translation>Передайте экран игроку: %1</translation>
    </message>
    <message>
        <source>%1, press Enter when no one else is looking.</source>
        <extracomment>%1: name of a person</extracomment>
        <translation>%1, нажмите Enter, когда никто больше не смотрит.</translation>
    </message>
</context>
<context>
    <name>BackgroundJob</name>
    <message>
        <source>there is not enough memory</source>
        <translation>недостаточно памяти</translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>The book %1 is empty.</source>
        <translation>Дебютная книга %1 пуста.</translation>
    </message>
    <message>
        <source>The book %1 is too large.</source>
        <translation>Дебютная книга %1 слишком велика.</translation>
    </message>
    <message>
        <source>%1 is not an opening book (error at byte %2).</source>
        <translation>%1 — не дебютная книга (ошибка в байте %2).</translation>
    </message>
    <message>
        <source>The book %1 was made by a newer version of Rokada.</source>
        <translation>Дебютная книга %1 создана более новой версией Rokada.</translation>
    </message>
    <message>
        <source>The book %1 is for another variant: %3.</source>
        <translation>Дебютная книга %1 предназначена для другого варианта: %3.</translation>
    </message>
    <message>
        <source>The book %1 was made by an incompatible version of Rokada.</source>
        <translation>Дебютная книга %1 создана несовместимой версией Rokada.</translation>
    </message>
    <message>
        <source>The book %1 ends too early (at byte %2).</source>
        <translation>Дебютная книга %1 обрывается на байте %2.</translation>
    </message>
    <message>
        <source>The book %1 is damaged (at byte %2).</source>
        <translation>Дебютная книга %1 повреждена в байте %2.</translation>
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
        <translation>Ходит на одно поле в любую сторону.</translation>
    </message>
    <message>
        <source>It moves any number of squares along a rank, file or diagonal, until it is blocked.</source>
        <translation>Ходит на любое число полей по горизонтали, вертикали или диагонали, пока путь свободен.</translation>
    </message>
    <message>
        <source>It moves any number of squares along a rank or file, until it is blocked.</source>
        <translation>Ходит на любое число полей по горизонтали или вертикали, пока путь свободен.</translation>
    </message>
    <message>
        <source>It moves any number of squares along a diagonal, until it is blocked.</source>
        <translation>Ходит на любое число полей по диагонали, пока путь свободен.</translation>
    </message>
    <message>
        <source>It jumps two squares along a rank or file and one square to the side.</source>
        <translation>Прыгает на два поля по горизонтали или вертикали и на одно в сторону.</translation>
    </message>
    <message>
        <source>It moves one square forward, or two on its first move. It captures one square diagonally forward.</source>
        <translation>Ходит на одно поле вперёд, а первым ходом может и на два. Бьёт на одно поле вперёд по диагонали.</translation>
    </message>
    <message>
        <source>It leaps one or two squares along a rank, file or diagonal.</source>
        <translation>Прыгает на одно или два поля по горизонтали, вертикали или диагонали.</translation>
    </message>
    <message>
        <source>It leaps like a knight, or one or two squares along a rank or file.</source>
        <translation>Прыгает как конь либо на одно или два поля по горизонтали или вертикали.</translation>
    </message>
    <message>
        <source>It leaps like a knight, or one or two squares diagonally.</source>
        <translation>Прыгает как конь либо на одно или два поля по диагонали.</translation>
    </message>
    <message>
        <source>It leaps one or two squares diagonally.</source>
        <translation>Прыгает на одно или два поля по диагонали.</translation>
    </message>
    <message>
        <source>It moves one square in any direction, like a king, but it can be captured.</source>
        <translation>Ходит на одно поле в любую сторону, как король, но его можно взять.</translation>
    </message>
    <message>
        <source>It moves one square forward, never two. It captures one square diagonally forward.</source>
        <translation>Ходит на одно поле вперёд, никогда на два. Бьёт на одно поле вперёд по диагонали.</translation>
    </message>
    <message>
        <source>It moves like a queen but captures like a rook.</source>
        <translation>Ходит как ферзь, но бьёт как ладья.</translation>
    </message>
    <message>
        <source>Without a capture, it leaps within two files and two ranks, not backwards. It captures only along its rank or file, one or two squares away, also backwards.</source>
        <translation>Без взятия прыгает на любое поле в пределах двух вертикалей и двух горизонталей, но не назад. Бьёт только по своей вертикали или горизонтали на одно или два поля, в том числе назад.</translation>
    </message>
    <message>
        <source>It moves like a queen: any number of squares along a rank, file or diagonal, until it is blocked.</source>
        <translation>Ходит как ферзь: на любое число полей по горизонтали, вертикали или диагонали, пока путь свободен.</translation>
    </message>
    <message>
        <source>It moves any number of squares along a diagonal, until it is blocked. It can also move one square straight forward, but it cannot capture there.</source>
        <translation>Ходит на любое число полей по диагонали, пока путь свободен. Может также пойти на одно поле прямо вперёд, но взять там не может.</translation>
    </message>
    <message>
        <source>It moves like a queen and crosses the edges of the board. It cannot move all the way around to its own square.</source>
        <translation>Ходит как ферзь и пересекает края доски. Не может обойти доску кругом и вернуться на своё поле.</translation>
    </message>
    <message>
        <source>It moves like a rook and crosses the edges of the board. It cannot move all the way around to its own square.</source>
        <translation>Ходит как ладья и пересекает края доски. Не может обойти доску кругом и вернуться на своё поле.</translation>
    </message>
    <message>
        <source>It moves like a bishop and crosses the edges of the board. It cannot move all the way around to its own square.</source>
        <translation>Ходит как слон и пересекает края доски. Не может обойти доску кругом и вернуться на своё поле.</translation>
    </message>
    <message>
        <source>It moves one square forward. From the front row, it can move two squares on its first move. It captures one square diagonally forward.</source>
        <translation>Ходит на одно поле вперёд. Из переднего ряда первым ходом может пойти на два поля. Бьёт на одно поле вперёд по диагонали.</translation>
    </message>
    <message>
        <source>It moves two squares along a rank or file and one square to the side. Walls must leave at least one of its two paths open.</source>
        <translation>Ходит на два поля по горизонтали или вертикали и на одно в сторону. Хотя бы один из двух его путей должен быть свободен от стен.</translation>
    </message>
    <message>
        <source>It moves one square forward, or two on its first move. It captures one square diagonally forward, but not past the end of a wall.</source>
        <translation>Ходит на одно поле вперёд, а первым ходом может и на два. Бьёт на одно поле вперёд по диагонали, но не мимо конца стены.</translation>
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
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rule options of this game</source>
        <translation>Настройки правил этой партии</translation>
    </message>
    <message>
        <source>Unclear points in the sources, and Rokada&apos;s rulings</source>
        <translation>Неясные места в источниках и решения Rokada</translation>
    </message>
    <message>
        <source>Number of moves from %1: %2</source>
        <translation>Число ходов с поля %1: %2</translation>
    </message>
    <message>
        <source>moves and captures</source>
        <translation>ходит и бьёт</translation>
    </message>
    <message>
        <source>moves, no captures</source>
        <translation>только ходит</translation>
    </message>
    <message>
        <source>captures only</source>
        <translation>только бьёт</translation>
    </message>
    <message>
        <source>Promotes to %1</source>
        <translation>Превращение на %1</translation>
    </message>
    <message>
        <source>Value in pawns: %1, in the endgame %2</source>
        <extracomment>%1: value of a piece in the opening, in pawns; %2: its value in the endgame</extracomment>
        <translation>Ценность в пешках: %1 в дебюте, %2 в эндшпиле</translation>
    </message>
    <message>
        <source>These values were fitted to the results of engine self-play games.</source>
        <translation>Эти значения подобраны по результатам партий движка с самим собой.</translation>
    </message>
    <message>
        <source>Moves near walls, from %1</source>
        <translation>Ходы с поля %1 рядом со стенами</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>A bolyar does not capture diagonally.</source>
        <translation>Болярин не бьёт по диагонали.</translation>
    </message>
    <message>
        <source>The square straight in front of an officer is blue: the officer can move there but cannot capture there.</source>
        <translation>Поле прямо перед слоном отмечено синим: туда слон может пойти, но бить там не может.</translation>
    </message>
    <message>
        <source>Try it: click any square to move the piece there.</source>
        <translation>Попробуйте: щёлкните по любому полю, и фигура перейдёт туда.</translation>
    </message>
    <message>
        <source>Letter in the notation: none</source>
        <translation>Буква в записи: нет</translation>
    </message>
    <message>
        <source>It moves one square in any direction. No piece can be put on top of it.</source>
        <translation>Ходит на одно поле в любую сторону. На него нельзя поставить фигуру.</translation>
    </message>
    <message>
        <source>It moves like a prince and like a rider. The ratnik that starts in front of the volkhv promotes to Helgi.</source>
        <translation>Ходит как князь и как всадник. В Хелги превращается ратник, который в начале стоит перед волхвом.</translation>
    </message>
    <message>
        <source>It moves one square forward, or two on its first move. It can also move onto one of your own towers. It captures one square diagonally forward.</source>
        <translation>Ходит на одно поле вперёд, а первым ходом может и на два. Может встать и на свою башню. Бьёт на одно поле вперёд по диагонали.</translation>
    </message>
    <message>
        <source>the piece that started behind it</source>
        <extracomment>%1 in a list of promotions: the pawn promotes to the piece behind which it started</extracomment>
        <translation>фигура, которая в начале стояла за этим ратником</translation>
    </message>
    <message>
        <source>Letter in the notation: %1</source>
        <translation>Буква в записи: %1</translation>
    </message>
    <message>
        <source>The source calls it Woody. It leaps one or two squares along a rank or file.</source>
        <translation>В источнике правил эта фигура называется Woody. Она прыгает на одно или два поля по горизонтали или вертикали.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Yes, that move is better.</source>
        <translation>Да, этот ход лучше.</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Ключевые моменты</translation>
    </message>
    <message>
        <source>Move %1: you played %2. Find a better move.</source>
        <translation>Ход %1: вы сыграли %2. Найдите ход лучше.</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>last</source>
        <translation>последний</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>очередь</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>часы</translation>
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
        <translation>ничья</translation>
    </message>
    <message>
        <source>resign</source>
        <translation>сдаюсь</translation>
    </message>
</context>
<context>
    <name>Copies</name>
    <message>
        <source>Copying was stopped. The older copies are unchanged.</source>
        <translation>Копирование остановлено. Прежние копии не изменились.</translation>
    </message>
    <message>
        <source>The collection is too large for automatic copies: %1 MB. Save a copy yourself.</source>
        <translation>Коллекция слишком велика для автоматических копий: %1 МБ. Сохраните копию сами.</translation>
    </message>
    <message>
        <source>The collection could not be copied. The older copies are unchanged.</source>
        <translation>Не удалось скопировать коллекцию. Прежние копии не изменились.</translation>
    </message>
    <message>
        <source>The copy was saved to %1. Games in the copy: %2.</source>
        <translation>Копия сохранена в %1. Партий в ней: %2.</translation>
    </message>
    <message>
        <source>The copy could not be saved to %1.</source>
        <translation>Не удалось сохранить копию в %1.</translation>
    </message>
    <message>
        <source>Games restored: %1. The previous games are kept in %2.</source>
        <translation>Восстановлено партий: %1. Прежние партии сохранены в %2.</translation>
    </message>
    <message>
        <source>The copy could not be restored. The collection is unchanged.</source>
        <translation>Не удалось восстановить копию. Коллекция не изменилась.</translation>
    </message>
    <message>
        <source>This collection is empty, but %1 contains games. Rokada did not replace %1.</source>
        <translation>Эта коллекция пуста, а в файле %1 есть партии. Rokada не заменила файл %1.</translation>
    </message>
    <message>
        <source>Copying was stopped.</source>
        <translation>Копирование остановлено.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Black wins: White is checkmated.</source>
        <translation>Чёрные победили: белым мат.</translation>
    </message>
    <message>
        <source>White wins: Black is checkmated.</source>
        <translation>Белые победили: чёрным мат.</translation>
    </message>
    <message>
        <source>Black wins: White has only the king left.</source>
        <translation>Чёрные победили: у белых остался один король.</translation>
    </message>
    <message>
        <source>White wins: Black has only the king left.</source>
        <translation>Белые победили: у чёрных остался один король.</translation>
    </message>
    <message>
        <source>Black wins: White has resigned.</source>
        <translation>Чёрные победили: белые сдались.</translation>
    </message>
    <message>
        <source>White wins: Black has resigned.</source>
        <translation>Белые победили: чёрные сдались.</translation>
    </message>
    <message>
        <source>Black wins: White lost on time.</source>
        <translation>Чёрные победили: у белых вышло время.</translation>
    </message>
    <message>
        <source>White wins: Black lost on time.</source>
        <translation>Белые победили: у чёрных вышло время.</translation>
    </message>
    <message>
        <source>Draw: stalemate, White has no legal move.</source>
        <translation>Ничья: белым пат.</translation>
    </message>
    <message>
        <source>Draw: stalemate, Black has no legal move.</source>
        <translation>Ничья: чёрным пат.</translation>
    </message>
    <message>
        <source>Draw: White has only the king left.</source>
        <translation>Ничья: у белых остался один король.</translation>
    </message>
    <message>
        <source>Draw: Black has only the king left.</source>
        <translation>Ничья: у чёрных остался один король.</translation>
    </message>
    <message>
        <source>Draw: White ran out of time, but Black has insufficient material.</source>
        <translation>Ничья: у белых вышло время, но у чёрных недостаточно материала.</translation>
    </message>
    <message>
        <source>Draw: Black ran out of time, but White has insufficient material.</source>
        <translation>Ничья: у чёрных вышло время, но у белых недостаточно материала.</translation>
    </message>
    <message>
        <source>Black and Blue win: White is checkmated and Red is eliminated.</source>
        <translation>Чёрные и синие победили: белым мат, красные уже выбыли.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red is checkmated and White is eliminated.</source>
        <translation>Чёрные и синие победили: красным мат, белые уже выбыли.</translation>
    </message>
    <message>
        <source>White and Red win: Black is checkmated and Blue is eliminated.</source>
        <translation>Белые и красные победили: чёрным мат, синие уже выбыли.</translation>
    </message>
    <message>
        <source>White and Red win: Blue is checkmated and Black is eliminated.</source>
        <translation>Белые и красные победили: синим мат, чёрные уже выбыли.</translation>
    </message>
    <message>
        <source>Black and Blue win: White has resigned and Red is eliminated.</source>
        <translation>Чёрные и синие победили: белые сдались, красные уже выбыли.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red has resigned and White is eliminated.</source>
        <translation>Чёрные и синие победили: красные сдались, белые уже выбыли.</translation>
    </message>
    <message>
        <source>White and Red win: Black has resigned and Blue is eliminated.</source>
        <translation>Белые и красные победили: чёрные сдались, синие уже выбыли.</translation>
    </message>
    <message>
        <source>White and Red win: Blue has resigned and Black is eliminated.</source>
        <translation>Белые и красные победили: синие сдались, чёрные уже выбыли.</translation>
    </message>
    <message>
        <source>Black and Blue win: White lost on time and Red is eliminated.</source>
        <translation>Чёрные и синие победили: у белых вышло время, красные уже выбыли.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red lost on time and White is eliminated.</source>
        <translation>Чёрные и синие победили: у красных вышло время, белые уже выбыли.</translation>
    </message>
    <message>
        <source>White and Red win: Black lost on time and Blue is eliminated.</source>
        <translation>Белые и красные победили: у чёрных вышло время, синие уже выбыли.</translation>
    </message>
    <message>
        <source>White and Red win: Blue lost on time and Black is eliminated.</source>
        <translation>Белые и красные победили: у синих вышло время, чёрные уже выбыли.</translation>
    </message>
    <message>
        <source>Draw: threefold repetition.</source>
        <translation>Ничья: троекратное повторение позиции.</translation>
    </message>
    <message>
        <source>Draw: fourfold repetition.</source>
        <translation>Ничья: четырёхкратное повторение позиции.</translation>
    </message>
    <message>
        <source>Draw: fivefold repetition.</source>
        <translation>Ничья: пятикратное повторение позиции.</translation>
    </message>
    <message>
        <source>Draw by claim: threefold repetition.</source>
        <translation>Ничья по требованию: троекратное повторение позиции.</translation>
    </message>
    <message>
        <source>Draw by claim: fourfold repetition.</source>
        <translation>Ничья по требованию: четырёхкратное повторение позиции.</translation>
    </message>
    <message numerus="yes">
        <source>Draw: the same position occurred %n times.</source>
        <translation>
            <numerusform>Ничья: одна и та же позиция встретилась %n раз.</numerusform>
            <numerusform>Ничья: одна и та же позиция встретилась %n раза.</numerusform>
            <numerusform>Ничья: одна и та же позиция встретилась %n раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n moves in a row without a capture or a pawn move.</source>
        <translation>
            <numerusform>Ничья: %n ход подряд без взятий и ходов пешкой.</numerusform>
            <numerusform>Ничья: %n хода подряд без взятий и ходов пешкой.</numerusform>
            <numerusform>Ничья: %n ходов подряд без взятий и ходов пешкой.</numerusform>
        </translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Белые победили</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Чёрные победили</translation>
    </message>
    <message>
        <source>White and Red win</source>
        <translation>Белые и красные победили</translation>
    </message>
    <message>
        <source>Black and Blue win</source>
        <translation>Чёрные и синие победили</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Draw: no player has a legal move.</source>
        <translation>Ничья: ни у одного игрока нет возможного хода.</translation>
    </message>
    <message>
        <source>Draw: insufficient material.</source>
        <translation>Ничья: недостаточно материала.</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>Ничья по соглашению.</translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n-move rule (no capture and no pawn move).</source>
        <translation>
            <numerusform>Ничья: правило %n хода (без взятий и ходов пешкой).</numerusform>
            <numerusform>Ничья: правило %n ходов (без взятий и ходов пешкой).</numerusform>
            <numerusform>Ничья: правило %n ходов (без взятий и ходов пешкой).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw by claim: %n-move rule (no capture and no pawn move).</source>
        <translation>
            <numerusform>Ничья по требованию: правило %n хода (без взятий и ходов пешкой).</numerusform>
            <numerusform>Ничья по требованию: правило %n ходов (без взятий и ходов пешкой).</numerusform>
            <numerusform>Ничья по требованию: правило %n ходов (без взятий и ходов пешкой).</numerusform>
        </translation>
    </message>
    <message>
        <source>Black wins: White has made an illegal move.</source>
        <translation>Чёрные победили: белые сделали невозможный ход.</translation>
    </message>
    <message>
        <source>White wins: Black has made an illegal move.</source>
        <translation>Белые победили: чёрные сделали невозможный ход.</translation>
    </message>
    <message>
        <source>Draw: White has made an illegal move, but Black has insufficient material.</source>
        <translation>Ничья: белые сделали невозможный ход, но у чёрных недостаточно материала.</translation>
    </message>
    <message>
        <source>Draw: Black has made an illegal move, but White has insufficient material.</source>
        <translation>Ничья: чёрные сделали невозможный ход, но у белых недостаточно материала.</translation>
    </message>
    <message>
        <source>Black and Blue win: White has made an illegal move and Red is eliminated.</source>
        <translation>Чёрные и синие победили: белые сделали невозможный ход, красные уже выбыли.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red has made an illegal move and White is eliminated.</source>
        <translation>Чёрные и синие победили: красные сделали невозможный ход, белые уже выбыли.</translation>
    </message>
    <message>
        <source>White and Red win: Black has made an illegal move and Blue is eliminated.</source>
        <translation>Белые и красные победили: чёрные сделали невозможный ход, синие уже выбыли.</translation>
    </message>
    <message>
        <source>White and Red win: Blue has made an illegal move and Black is eliminated.</source>
        <translation>Белые и красные победили: синие сделали невозможный ход, чёрные уже выбыли.</translation>
    </message>
    <message>
        <source>Draw: both flags have fallen.</source>
        <translation>Ничья: упали оба флажка.</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone queen).</source>
        <translation>Ничья: недостаточно материала (один ферзь).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone rook).</source>
        <translation>Ничья: недостаточно материала (одна ладья).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone bishop).</source>
        <translation>Ничья: недостаточно материала (один слон).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone knight).</source>
        <translation>Ничья: недостаточно материала (один конь).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone pawn, even if promoted).</source>
        <translation>Ничья: недостаточно материала (одна пешка, даже после превращения).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (a lone elephant).</source>
        <translation>Ничья: недостаточно материала (один слон).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (kings alone).</source>
        <translation>Ничья: недостаточно материала (одни короли).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (bishops on squares of one colour).</source>
        <translation>Ничья: недостаточно материала (слоны на полях одного цвета).</translation>
    </message>
    <message>
        <source>Draw: insufficient material (%1 against %2).</source>
        <extracomment>two lists of pieces: &quot;king, knight, knight&quot; and &quot;king&quot;</extracomment>
        <translation>Ничья: недостаточно материала (%1 – %2).</translation>
    </message>
    <message>
        <source>Neither side can force mate any more: %1 against %2.</source>
        <extracomment>two lists of pieces: &quot;king, rook, bishop&quot; and &quot;king&quot;</extracomment>
        <translation>Ни одна сторона больше не может форсировать мат: %1 – %2.</translation>
    </message>
    <message>
        <source>Draw against %1</source>
        <extracomment>name of an ending to practise; %1: the piece, or two pieces, that one side has besides the king</extracomment>
        <translation>Ничья: у соперника %1</translation>
    </message>
    <message>
        <source>Win with %1</source>
        <translation>Выигрыш: у вас %1</translation>
    </message>
    <message>
        <source>You have only your king. Your opponent has: %1. The position is a draw. Hold the draw for %2 moves. The computer sets traps.</source>
        <translation>У вас только король. У соперника: %1. Позиция ничейная. Удержите ничью в течение заданного числа ходов: %2. Компьютер ставит ловушки.</translation>
    </message>
    <message>
        <source>You have your king and: %1. Checkmate the bare king! The computer plays the best defence.</source>
        <translation>Кроме короля, у вас: %1. Поставьте мат одинокому королю! Компьютер защищается наилучшим образом.</translation>
    </message>
    <message>
        <source>%1 (%2.)</source>
        <extracomment>%1: a sentence that says what to do; %2: a rule of the variant that differs from chess</extracomment>
        <translation>%1 (%2.)</translation>
    </message>
    <message>
        <source>You held the draw! Mistakes: %1.</source>
        <translation>Ничья удержана! Ошибок: %1.</translation>
    </message>
    <message>
        <source>Checkmate! Your moves: %1. Fewest possible moves: %2. Mistakes: %3.</source>
        <translation>Мат! Ваших ходов: %1. Наименьшее возможное число ходов: %2. Ошибок: %3.</translation>
    </message>
    <message>
        <source>Black and Blue win: White is checkmated, and Red had already resigned.</source>
        <translation>Чёрные и синие победили: белым мат, красные сдались раньше.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red is checkmated, and White had already resigned.</source>
        <translation>Чёрные и синие победили: красным мат, белые сдались раньше.</translation>
    </message>
    <message>
        <source>White and Red win: Black is checkmated, and Blue had already resigned.</source>
        <translation>Белые и красные победили: чёрным мат, синие сдались раньше.</translation>
    </message>
    <message>
        <source>White and Red win: Blue is checkmated, and Black had already resigned.</source>
        <translation>Белые и красные победили: синим мат, чёрные сдались раньше.</translation>
    </message>
    <message>
        <source>Black and Blue win: White and Red have resigned.</source>
        <translation>Чёрные и синие победили: белые и красные сдались.</translation>
    </message>
    <message>
        <source>White and Red win: Black and Blue have resigned.</source>
        <translation>Белые и красные победили: чёрные и синие сдались.</translation>
    </message>
    <message>
        <source>Black and Blue win: White lost on time, and Red had already resigned.</source>
        <translation>Чёрные и синие победили: у белых вышло время, красные сдались раньше.</translation>
    </message>
    <message>
        <source>Black and Blue win: Red lost on time, and White had already resigned.</source>
        <translation>Чёрные и синие победили: у красных вышло время, белые сдались раньше.</translation>
    </message>
    <message>
        <source>White and Red win: Black lost on time, and Blue had already resigned.</source>
        <translation>Белые и красные победили: у чёрных вышло время, синие сдались раньше.</translation>
    </message>
    <message>
        <source>White and Red win: Blue lost on time, and Black had already resigned.</source>
        <translation>Белые и красные победили: у синих вышло время, чёрные сдались раньше.</translation>
    </message>
    <message>
        <source>Draw: dead position. The pawns are blocked, and no piece can pass them.</source>
        <translation>Ничья: мёртвая позиция. Пешки заблокированы, и ни одна фигура не может их обойти.</translation>
    </message>
</context>
<context>
    <name>EngineFailure</name>
    <message>
        <source>%1 sent no move</source>
        <translation>%1 не прислал хода</translation>
    </message>
    <message>
        <source>%1 sent the illegal move “%2”</source>
        <translation>%1 прислал невозможный ход «%2»</translation>
    </message>
    <message>
        <source>%1 quit unexpectedly</source>
        <translation>%1 неожиданно завершился</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 не отвечает</translation>
    </message>
    <message>
        <source>%1 refuses to continue this game</source>
        <translation>%1 отказывается продолжать партию</translation>
    </message>
    <message>
        <source>%1 cannot be started, or it does not support this variant</source>
        <translation>%1 не запускается или не поддерживает этот вариант</translation>
    </message>
</context>
<context>
    <name>EngineOffer</name>
    <message>
        <source>This engine plays this variant with different rules (%1).</source>
        <extracomment>%1: rule options and their values, for example &quot;Promotion: limited&quot;</extracomment>
        <translation>Этот движок играет в этот вариант по другим правилам (%1).</translation>
    </message>
    <message>
        <source>This engine does not support these rule options.</source>
        <translation>Этот движок не поддерживает эти настройки правил.</translation>
    </message>
    <message>
        <source>This engine plays this variant with different rules.</source>
        <translation>Этот движок играет в этот вариант по другим правилам.</translation>
    </message>
    <message>
        <source>This engine does not support this variant.</source>
        <translation>Этот движок не поддерживает этот вариант.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>a field is missing</source>
        <translation>в записи не хватает одной части</translation>
    </message>
    <message>
        <source>there is an extra field</source>
        <translation>в записи есть лишняя часть</translation>
    </message>
    <message>
        <source>the number of rows is wrong</source>
        <translation>число рядов неверно</translation>
    </message>
    <message>
        <source>the row is too short</source>
        <translation>ряд слишком короткий</translation>
    </message>
    <message>
        <source>the row is too long</source>
        <translation>ряд слишком длинный</translation>
    </message>
    <message>
        <source>the number of empty squares is not valid</source>
        <translation>недопустимое число пустых полей</translation>
    </message>
    <message>
        <source>&apos;*&apos; is required where the board has no square</source>
        <translation>на месте отсутствующего поля должна стоять звёздочка</translation>
    </message>
    <message>
        <source>the board has no square at this place</source>
        <translation>в этом месте на доске нет поля</translation>
    </message>
    <message>
        <source>unknown piece letter</source>
        <translation>неизвестная буква фигуры</translation>
    </message>
    <message>
        <source>the reserve pieces cannot be read</source>
        <translation>фигуры резерва не удалось прочитать</translation>
    </message>
    <message>
        <source>unknown side letter</source>
        <translation>неизвестная буква стороны</translation>
    </message>
    <message>
        <source>the castling rights cannot be read</source>
        <translation>права на рокировку не удалось прочитать</translation>
    </message>
    <message>
        <source>no pawn can have passed this square on the last move</source>
        <translation>последним ходом ни одна пешка не могла пройти через это поле</translation>
    </message>
    <message>
        <source>the number of plies for the 50-move rule is not valid</source>
        <translation>недопустимое число полуходов без взятий и ходов пешкой</translation>
    </message>
    <message>
        <source>the move number cannot be read</source>
        <translation>номер хода не удалось прочитать</translation>
    </message>
    <message>
        <source>the files of unmoved pawns cannot be read</source>
        <translation>вертикали пешек, ещё не сделавших хода, не удалось прочитать</translation>
    </message>
    <message>
        <source>the move is empty</source>
        <translation>ход не указан</translation>
    </message>
    <message>
        <source>the board has no such square</source>
        <translation>на доске нет такого поля</translation>
    </message>
    <message>
        <source>this is not a move</source>
        <translation>это не ход</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>невозможный ход</translation>
    </message>
    <message>
        <source>ambiguous move</source>
        <translation>неоднозначный ход</translation>
    </message>
    <message>
        <source>there is no such variant</source>
        <translation>такого варианта нет</translation>
    </message>
    <message>
        <source>the variant has no such rule option</source>
        <translation>у варианта нет такой настройки правил</translation>
    </message>
    <message>
        <source>the rule option has no such value</source>
        <translation>у настройки правил нет такого значения</translation>
    </message>
    <message>
        <source>an equals sign is missing</source>
        <translation>не хватает знака равенства</translation>
    </message>
    <message>
        <source>Character %1: %2.</source>
        <translation>Знак %1: %2.</translation>
    </message>
    <message>
        <source>the time control cannot be read</source>
        <translation>контроль времени не удалось прочитать</translation>
    </message>
    <message>
        <source>the pieces of a tower cannot be read</source>
        <translation>фигуры башни не удалось прочитать</translation>
    </message>
    <message>
        <source>Illegal position: %1 has no king.</source>
        <translation>Недопустимая позиция: нет короля (%1).</translation>
    </message>
    <message>
        <source>Illegal position: %1 has more than one king.</source>
        <translation>Недопустимая позиция: больше одного короля (%1).</translation>
    </message>
    <message>
        <source>Illegal position: %1 has a pawn on a promotion square.</source>
        <translation>Недопустимая позиция: пешка стоит на поле превращения (%1).</translation>
    </message>
    <message>
        <source>Illegal position: %1 is to move but has no king.</source>
        <translation>Недопустимая позиция: ходить должна сторона, у которой нет короля (%1).</translation>
    </message>
    <message>
        <source>Illegal position: %1 has more reserve pieces than squares for them.</source>
        <translation>Недопустимая позиция: фигур в резерве больше, чем полей для них (%1).</translation>
    </message>
    <message>
        <source>Illegal position: %1 has more than 16 pieces.</source>
        <translation>Недопустимая позиция: больше 16 фигур (%1).</translation>
    </message>
    <message>
        <source>The fields from number %1 on are missing. Rokada uses the default values.</source>
        <translation>В записи позиции нет части %1 и следующих за ней. Rokada использует значения по умолчанию.</translation>
    </message>
    <message>
        <source>The number in field %1 is out of range. Rokada uses the nearest valid number.</source>
        <translation>Число в части %1 записи вне допустимых пределов. Rokada использует ближайшее допустимое число.</translation>
    </message>
    <message>
        <source>A castling right was removed: the king or the rook is not on its square.</source>
        <translation>Право на рокировку убрано: король или ладья не на своём поле.</translation>
    </message>
    <message>
        <source>The en passant square was removed: no pawn can have passed it on the last move.</source>
        <translation>Поле взятия на проходе убрано: последним ходом ни одна пешка не могла пройти через него.</translation>
    </message>
    <message>
        <source>The right to a double step was removed: no unmoved pawn is on the file.</source>
        <translation>Право на двойной ход убрано: на вертикали нет пешки, которая ещё не ходила.</translation>
    </message>
    <message>
        <source>The EPD operations were ignored.</source>
        <translation>Операции EPD не прочитаны.</translation>
    </message>
    <message>
        <source>The castling rights fit only Chess960. The position was read as Chess960.</source>
        <translation>Права на рокировку подходят только к шахматам-960. Позиция прочитана как шахматы-960.</translation>
    </message>
    <message>
        <source>Illegal position: White is in check, but it is Black&apos;s turn.</source>
        <translation>Недопустимая позиция: белые под шахом, но ход чёрных.</translation>
    </message>
    <message>
        <source>Illegal position: Black is in check, but it is White&apos;s turn.</source>
        <translation>Недопустимая позиция: чёрные под шахом, но ход белых.</translation>
    </message>
    <message>
        <source>The position cannot be read: %1.</source>
        <translation>Позицию не удалось прочитать: %1.</translation>
    </message>
    <message>
        <source>%1 (Field %2, column %3)</source>
        <extracomment>a sentence about a position text, and the place in the text that it is about</extracomment>
        <translation>%1 (Часть записи %2, столбец %3)</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>it is not a regular file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>файл слишком велик</translation>
    </message>
    <message>
        <source>it could not be written completely</source>
        <translation>файл записан не до конца</translation>
    </message>
    <message>
        <source>it is incomplete</source>
        <translation>файл неполон</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <extracomment>%1: file; %2: reason, an error text of the system</extracomment>
        <translation>Не удаётся сохранить %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1: file; %2: reason, an error text of the system</extracomment>
        <translation>Не удаётся прочитать %1: %2</translation>
    </message>
    <message>
        <source>%1 has changed since the game was opened. Save the game under another name.</source>
        <translation>Файл %1 изменился с тех пор, как партия была открыта. Сохраните партию под другим именем.</translation>
    </message>
    <message>
        <source>it took too long to read</source>
        <translation>чтение заняло слишком много времени</translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>операция занимает слишком много времени</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>Saving %1...</source>
        <translation>Сохраняется %1...</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Chess</source>
        <translation>Шахматы</translation>
    </message>
    <message>
        <source>Great Shatranj</source>
        <translation>Большой шатрандж</translation>
    </message>
    <message>
        <source>Bolyar Chess</source>
        <translation>Болярские шахматы</translation>
    </message>
    <message>
        <source>Four corner squares, boats, and pieces that promote to bolyars.</source>
        <translation>Четыре угловых поля, лодки и фигуры, которые превращаются в боляр.</translation>
    </message>
    <message>
        <source>Vyrt Chess</source>
        <translation>Вырт-шахматы</translation>
    </message>
    <message>
        <source>Twelve by twelve squares, and opposite edges are joined.</source>
        <translation>Двенадцать на двенадцать полей, противоположные края соединены.</translation>
    </message>
    <message>
        <source>Fortress Chess</source>
        <translation>Крепостные шахматы</translation>
    </message>
    <message>
        <source>Four sides in two teams, each with a walled fortress.</source>
        <translation>Две команды по две стороны. У каждой стороны крепость со стенами.</translation>
    </message>
    <message>
        <source>Chess as the whole world plays it.</source>
        <translation>Шахматы, в которые играет весь мир.</translation>
    </message>
    <message>
        <source>Ten by eight squares, and every piece except the pawn leaps.</source>
        <translation>Десять на восемь полей. Прыгают все фигуры, кроме пешки.</translation>
    </message>
    <message>
        <source>Tavreli</source>
        <translation>Таврели</translation>
    </message>
    <message>
        <source>Captured pieces stay on the board, under their captors.</source>
        <translation>Взятая фигура остаётся на доске под той, которая её взяла.</translation>
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
        <translation>Что нового</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at the %1 among your reserve pieces.</source>
        <translation>Обратите внимание на фигуру в резерве: %1.</translation>
    </message>
    <message>
        <source>Look at the %1 on %2.</source>
        <translation>Обратите внимание: %1 на %2.</translation>
    </message>
    <message>
        <source>This is the only legal move.</source>
        <translation>Это единственный возможный ход.</translation>
    </message>
    <message>
        <source>The move is checkmate.</source>
        <translation>Ход ставит мат.</translation>
    </message>
    <message>
        <source>The move takes the king out of check from the %1 on %2.</source>
        <translation>Король уходит от шаха, который даёт %1 на %2.</translation>
    </message>
    <message>
        <source>The move blocks the check from the %1 on %2.</source>
        <translation>Ход перекрывает линию шаха, который даёт %1 на %2.</translation>
    </message>
    <message>
        <source>The move captures the checking %1 on %2.</source>
        <translation>Ход берёт фигуру, которая даёт шах (%1 на %2).</translation>
    </message>
    <message>
        <source>The move gives check from two directions.</source>
        <translation>Ход даёт шах с двух направлений.</translation>
    </message>
    <message>
        <source>The move gives check.</source>
        <translation>Ход даёт шах.</translation>
    </message>
    <message>
        <source>Castling brings the king to safety and the rook into play.</source>
        <translation>Король уходит в безопасность, ладья вступает в игру.</translation>
    </message>
    <message>
        <source>The %1 on %2 is undefended.</source>
        <translation>Фигура на %2 (%1) не защищена.</translation>
    </message>
    <message>
        <source>The %1 on %2 is worth more than the piece that captures it.</source>
        <translation>Фигура на %2 (%1) ценнее той, которая её берёт.</translation>
    </message>
    <message>
        <source>The move captures the %1 on %2.</source>
        <translation>Ход берёт фигуру на %2 (%1).</translation>
    </message>
    <message>
        <source>The move attacks the %1 on %2.</source>
        <translation>Ход нападает на фигуру на %2 (%1).</translation>
    </message>
    <message>
        <source>The move protects the %1 on %2.</source>
        <translation>Ход защищает фигуру на %2 (%1).</translation>
    </message>
    <message>
        <source>The move prevents mate by the %1 on %2.</source>
        <translation>Ход защищает от мата, которым грозит %1 на %2.</translation>
    </message>
    <message>
        <source>Careful: the %1 on %2 threatens mate on %3.</source>
        <translation>Осторожно: фигура на %2 (%1) грозит матом на %3.</translation>
    </message>
    <message>
        <source>The move opens a line for the %1 on %2.</source>
        <translation>Ход открывает линию для фигуры на %2 (%1).</translation>
    </message>
    <message>
        <source>A good move: %1.</source>
        <translation>Хороший ход: %1.</translation>
    </message>
    <message>
        <source>The move guards %2 against the enemy %1.</source>
        <translation>Ход не пускает на %2 фигуру противника (%1).</translation>
    </message>
    <message>
        <source>There is no simple reason. The engine just evaluates this move higher than the others.</source>
        <translation>Простого объяснения нет. Движок оценивает этот ход выше других.</translation>
    </message>
    <message>
        <source>The move lets your team win %1 in the next few moves.</source>
        <extracomment>%1: pieces, as &quot;a rook and a pawn&quot;</extracomment>
        <translation>Этот ход позволяет вашей команде скоро выиграть %1.</translation>
    </message>
    <message>
        <source>The move lets your team win %1 for %2 in the next few moves.</source>
        <extracomment>%1 and %2: pieces, as &quot;a rook and a pawn&quot;</extracomment>
        <translation>Этот ход позволяет вашей команде скоро выиграть %1 за %2.</translation>
    </message>
    <message>
        <source>The move wins %1 for %2.</source>
        <extracomment>%1 and %2: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Ход выигрывает %1 за %2.</translation>
    </message>
    <message>
        <source>The move wins %1: %2.</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;; %2: how they are won, as &quot;a fork: the knight on c7 attacks ...&quot;</extracomment>
        <translation>Ход выигрывает %1: %2.</translation>
    </message>
    <message>
        <source>The move wins %1 in the next few moves.</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Ход позволяет скоро выиграть %1.</translation>
    </message>
    <message>
        <source>The move wins %1.</source>
        <extracomment>%1: pieces, as &quot;a rook&quot;</extracomment>
        <translation>Ход выигрывает %1.</translation>
    </message>
    <message numerus="yes">
        <source>The move forces mate in %n move(s).</source>
        <translation>
            <numerusform>Ход форсирует мат в %n ход.</numerusform>
            <numerusform>Ход форсирует мат в %n хода.</numerusform>
            <numerusform>Ход форсирует мат в %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move gives the king an escape square.</source>
        <translation>Ход даёт королю поле для отхода.</translation>
    </message>
    <message>
        <source>The move saves the %1 on %2.</source>
        <translation>Ход спасает от взятия фигуру на %2 (%1).</translation>
    </message>
    <message>
        <source>The move brings a new piece onto the board: %1.</source>
        <translation>На доске появляется новая фигура: %1.</translation>
    </message>
    <message>
        <source>There are no tactics, but you keep your advantage. Expected continuation: %1.</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Тактических ударов нет, но ваш перевес сохраняется. Ожидаемое продолжение: %1.</translation>
    </message>
    <message>
        <source>You are worse, but other moves lose even more. Expected continuation: %1.</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Ваша позиция хуже, но другие ходы теряют ещё больше. Ожидаемое продолжение: %1.</translation>
    </message>
    <message>
        <source>There are no tactics. The position stays equal. Expected continuation: %1.</source>
        <extracomment>%1: a variation</extracomment>
        <translation>Тактических ударов нет. Позиция остаётся равной. Ожидаемое продолжение: %1.</translation>
    </message>
    <message numerus="yes">
        <source>From its new square, the piece reaches %n square(s).</source>
        <translation>
            <numerusform>С нового места фигуре доступно %n поле.</numerusform>
            <numerusform>С нового места фигуре доступны %n поля.</numerusform>
            <numerusform>С нового места фигуре доступно %n полей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The piece now controls %n square(s) instead of %1.</source>
        <extracomment>%1: previous number of squares</extracomment>
        <translation>
            <numerusform>Теперь фигура контролирует %n поле (было: %1).</numerusform>
            <numerusform>Теперь фигура контролирует %n поля (было: %1).</numerusform>
            <numerusform>Теперь фигура контролирует %n полей (было: %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 comes into play: it reaches %n square(s).</source>
        <extracomment>%1: a kind of piece</extracomment>
        <translation>
            <numerusform>В игру вступает %1: доступно %n поле.</numerusform>
            <numerusform>В игру вступает %1: доступны %n поля.</numerusform>
            <numerusform>В игру вступает %1: доступно %n полей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 comes into play: it reaches %n square(s) instead of %2.</source>
        <extracomment>%1: a kind of piece; %2: previous number of squares</extracomment>
        <translation>
            <numerusform>В игру вступает %1: доступно %n поле (было: %2).</numerusform>
            <numerusform>В игру вступает %1: доступны %n поля (было: %2).</numerusform>
            <numerusform>В игру вступает %1: доступно %n полей (было: %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of this side together control %n square(s) instead of %1.</source>
        <extracomment>%1: previous number of squares</extracomment>
        <translation>
            <numerusform>Вместе фигуры этой стороны контролируют %n поле (было: %1).</numerusform>
            <numerusform>Вместе фигуры этой стороны контролируют %n поля (было: %1).</numerusform>
            <numerusform>Вместе фигуры этой стороны контролируют %n полей (было: %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The move leaves the opponents only %n square(s) instead of %1.</source>
        <extracomment>%1: previous number of squares</extracomment>
        <translation>
            <numerusform>Ход оставляет противнику %n поле (было: %1).</numerusform>
            <numerusform>Ход оставляет противнику %n поля (было: %1).</numerusform>
            <numerusform>Ход оставляет противнику %n полей (было: %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The only legal move: %1.</source>
        <translation>Единственный возможный ход: %1.</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Game at line %1 (%2): %3</source>
        <extracomment>%1: line number in a file; %2: players of the game that begins on this line; %3: sentence about the problem</extracomment>
        <translation>Партия в строке %1 (%2): %3</translation>
    </message>
    <message>
        <source>Games imported: %1.</source>
        <translation>Импортировано партий: %1.</translation>
    </message>
    <message>
        <source>Duplicates skipped: %1.</source>
        <translation>Пропущено дубликатов: %1.</translation>
    </message>
    <message>
        <source>The import stopped early: %1</source>
        <translation>Импорт прерван: %1</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>Импорт отменён.</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>Импорт: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>... and %1 more</source>
        <translation>...и ещё %1</translation>
    </message>
    <message>
        <source>Different versions of games that the collection already has, also kept: %1.</source>
        <translation>Сохранены также другие версии партий, которые уже есть в коллекции: %1.</translation>
    </message>
    <message>
        <source>Games without moves: %1.</source>
        <translation>Партий без ходов: %1.</translation>
    </message>
    <message>
        <source>Games decoded as %1: %2.</source>
        <extracomment>%1: name of a text encoding; %2: number of games</extracomment>
        <translation>Партий в кодировке %1: %2.</translation>
    </message>
    <message>
        <source>Compare &amp;versions...</source>
        <translation>&amp;Сравнить версии...</translation>
    </message>
    <message>
        <source>unknown players</source>
        <translation>игроки неизвестны</translation>
    </message>
    <message>
        <source>Games read only in part: %1.</source>
        <translation>Партий, прочитанных лишь частично: %1.</translation>
    </message>
    <message>
        <source>Games kept as text: %1.</source>
        <translation>Партий, сохранённых как текст: %1.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>show the cursor on the board; with the cursor, pick up a piece or put it down</source>
        <translation>показать курсор на доске; если курсор виден, взять фигуру или поставить её</translation>
    </message>
    <message>
        <source>pick up a piece or put it down while the cursor is shown</source>
        <translation>взять фигуру или поставить её, если виден курсор</translation>
    </message>
    <message>
        <source>cancel or close one thing at a time: promotion choice, selection, cursor, message of the result, full screen</source>
        <translation>отменить или закрыть по очереди: выбор превращения, выделение фигуры, курсор, сообщение об итоге, полный экран</translation>
    </message>
    <message>
        <source>start a new game</source>
        <translation>начать новую игру</translation>
    </message>
    <message>
        <source>undo the last move</source>
        <translation>взять последний ход назад</translation>
    </message>
    <message>
        <source>redo a move that was undone</source>
        <translation>вернуть ход, взятый назад</translation>
    </message>
    <message>
        <source>flip the board (on the board: F)</source>
        <translation>перевернуть доску (при фокусе на доске — клавиша F)</translation>
    </message>
    <message>
        <source>rotate the board to the right (on the board: R)</source>
        <translation>повернуть доску вправо (при фокусе на доске — клавиша R)</translation>
    </message>
    <message>
        <source>rotate the board to the left (on the board: Shift+R)</source>
        <translation>повернуть доску влево (при фокусе на доске — Shift+R)</translation>
    </message>
    <message>
        <source>say whose turn it is</source>
        <translation>сказать, чей сейчас ход</translation>
    </message>
    <message>
        <source>turn full screen on or off</source>
        <translation>включить или выключить полный экран</translation>
    </message>
    <message>
        <source>quit Rokada</source>
        <translation>выйти из Rokada</translation>
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
        <translation>выбрать превращение или фигуру из резерва по номеру</translation>
    </message>
    <message>
        <source>show a hint; press again for more help (on the board: H)</source>
        <translation>показать подсказку; при повторном нажатии — более подробную (при фокусе на доске — клавиша H)</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>заставить компьютер сделать ход сразу</translation>
    </message>
    <message>
        <source>pause or continue the clocks and the computer players (on the board: P)</source>
        <translation>приостановить или продолжить часы и игру компьютеров (при фокусе на доске — клавиша P)</translation>
    </message>
    <message>
        <source>Space on the board</source>
        <translation>Пробел на доске</translation>
    </message>
    <message>
        <source>press the clock, in games where you press it yourself</source>
        <translation>переключить часы, если в этой партии вы переключаете их сами</translation>
    </message>
    <message>
        <source>say the clock times</source>
        <translation>назвать время на часах</translation>
    </message>
    <message>
        <source>show the attack map (on the board: L)</source>
        <translation>показать карту атак (при фокусе на доске — клавиша L)</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Правая кнопка</translation>
    </message>
    <message>
        <source>draw a circle or an arrow; Ctrl, Shift or both keys change the colour</source>
        <translation>нарисовать круг или стрелку; Ctrl, Shift или обе клавиши меняют цвет</translation>
    </message>
    <message>
        <source>Vyrt: show the 3D board (on the board: T)</source>
        <translation>вырт-шахматы: показать 3D-доску (при фокусе на доске — клавиша T)</translation>
    </message>
    <message>
        <source>Vyrt: make the margin around the board wider or narrower</source>
        <translation>вырт-шахматы: сделать полосу вокруг доски шире или уже</translation>
    </message>
    <message>
        <source>Vyrt: scroll the board until the selected piece or the king is in the centre; press again to reset the view</source>
        <translation>вырт-шахматы: прокрутить доску так, чтобы выбранная фигура или король были в центре; нажмите ещё раз, чтобы сбросить вид</translation>
    </message>
    <message>
        <source>Vyrt: show the closed lines of the selected piece (on the board: Shift+G)</source>
        <translation>вырт-шахматы: показать замкнутые линии выбранной фигуры (при фокусе на доске — Shift+G)</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Shift+стрелки</translation>
    </message>
    <message>
        <source>Vyrt: scroll the board</source>
        <translation>вырт-шахматы: прокрутить доску</translation>
    </message>
    <message>
        <source>Two fingers</source>
        <translation>Два пальца</translation>
    </message>
    <message>
        <source>Vyrt: scroll the board; with a mouse wheel, hold Shift to scroll along files and Ctrl to scroll along ranks</source>
        <translation>вырт-шахматы: прокрутить доску; колёсико мыши с Shift прокручивает её вдоль вертикалей, с Ctrl — вдоль горизонталей</translation>
    </message>
    <message>
        <source>type a move or a command (on the board: /)</source>
        <translation>ввести ход или команду (при фокусе на доске — клавиша /)</translation>
    </message>
    <message>
        <source>turn sounds on or off (on the board: M)</source>
        <translation>включить или выключить звук (при фокусе на доске — клавиша M)</translation>
    </message>
    <message>
        <source>say the last move</source>
        <translation>назвать последний ход</translation>
    </message>
    <message>
        <source>say the captured pieces and the material balance</source>
        <translation>назвать взятые фигуры и материальный перевес</translation>
    </message>
    <message>
        <source>show how the piece under the pointer moves (on the board: I)</source>
        <translation>показать, как ходит фигура под указателем (при фокусе на доске — клавиша I)</translation>
    </message>
    <message>
        <source>open a file with recorded games</source>
        <translation>открыть файл с записями партий</translation>
    </message>
    <message>
        <source>save the game</source>
        <translation>сохранить партию</translation>
    </message>
    <message>
        <source>show the library of played games</source>
        <translation>показать библиотеку сыгранных партий</translation>
    </message>
    <message>
        <source>show the statistics</source>
        <translation>показать статистику</translation>
    </message>
    <message>
        <source>copy the position</source>
        <translation>копировать позицию</translation>
    </message>
    <message>
        <source>copy the game</source>
        <translation>копировать партию</translation>
    </message>
    <message>
        <source>paste a position, games or a move</source>
        <translation>вставить позицию, партии или ход</translation>
    </message>
    <message>
        <source>read out the moves of the piece under the cursor</source>
        <translation>прочитать вслух ходы фигуры под курсором</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Arrows</source>
        <translation>Ctrl+Shift+стрелки</translation>
    </message>
    <message>
        <source>read out the squares in this direction from the cursor</source>
        <translation>прочитать вслух поля в этом направлении от курсора</translation>
    </message>
    <message>
        <source>Hold Shift or the right button</source>
        <translation>Удерживайте Shift или правую кнопку</translation>
    </message>
    <message>
        <source>show where the piece could go on an empty board</source>
        <translation>показать, куда фигура пошла бы на пустой доске</translation>
    </message>
    <message>
        <source>show the lessons</source>
        <translation>показать уроки</translation>
    </message>
    <message>
        <source>move the cursor while it is shown; otherwise step through the game</source>
        <translation>двигать курсор, если он виден; если нет, листать партию</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Буквы</translation>
    </message>
    <message>
        <source>say &quot;I adjust&quot;: then you can touch pieces without having to move them (on the board: J)</source>
        <translation>сказать «поправляю»: после этого можно трогать фигуры, не делая ими хода (при фокусе на доске — клавиша J)</translation>
    </message>
    <message>
        <source>start a typed move, if the letter names a file or a piece. Other letters are the shortcuts in this list. With Settings &gt; Letter Keys on the Board &gt; Commands, all letters are shortcuts</source>
        <translation>начать ввод хода, если буква обозначает вертикаль или фигуру. Остальные буквы — команды из этого списка. Если выбрать «Настройки» &gt; «Буквенные клавиши» &gt; «Команды», командами станут все буквы</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Typed moves</source>
        <translation>Ввод ходов</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Vyrt chess</source>
        <translation>Вырт-шахматы</translation>
    </message>
    <message>
        <source>Files and library</source>
        <translation>Файлы и библиотека</translation>
    </message>
    <message>
        <source>Rules and lessons</source>
        <translation>Правила и уроки</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Звук и речь</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>open the handbook page about the active part of the window</source>
        <translation>открыть страницу руководства об активной части окна</translation>
    </message>
</context>
<context>
    <name>Law</name>
    <message>
        <source>The game was over before the flag fell: its result stands.</source>
        <translation>Партия закончилась до падения флажка: результат остаётся в силе.</translation>
    </message>
    <message>
        <source>The player&apos;s time has run out: the game is lost by that player.</source>
        <translation>Время игрока истекло: он проиграл партию.</translation>
    </message>
    <message>
        <source>The player&apos;s time has run out, but the opponent cannot checkmate by any series of legal moves: the game is drawn.</source>
        <translation>Время игрока истекло, но соперник не может поставить мат никакой последовательностью возможных ходов: ничья.</translation>
    </message>
    <message>
        <source>The flag that fell first decides the game.</source>
        <translation>Партию решает флажок, упавший первым.</translation>
    </message>
    <message>
        <source>Both flags have fallen, and it is impossible to establish which fell first: the next period begins.</source>
        <translation>Упали оба флажка, и невозможно установить, какой раньше: начинается следующий период.</translation>
    </message>
    <message>
        <source>Both flags have fallen, and it is impossible to establish which fell first: the game is drawn.</source>
        <translation>Упали оба флажка, и невозможно установить, какой раньше: ничья.</translation>
    </message>
    <message>
        <source>The claim is correct: the game is drawn.</source>
        <translation>Требование верное: ничья.</translation>
    </message>
    <message>
        <source>The claim is incorrect: two minutes are added to the opponent&apos;s time, and the game continues.</source>
        <translation>Требование неверное: к времени соперника добавляются две минуты, партия продолжается.</translation>
    </message>
    <message>
        <source>The claim is incorrect: the claimant loses five minutes, and the game continues.</source>
        <translation>Требование неверное: игрок теряет пять минут, партия продолжается.</translation>
    </message>
    <message>
        <source>The draw offer remains valid until the opponent accepts it, rejects it or makes a move.</source>
        <translation>Предложение ничьей действует, пока соперник не примет его, не отклонит или не сделает ход.</translation>
    </message>
    <message>
        <source>A draw is offered after the move and before pressing the clock; an offer at any other time is still valid.</source>
        <translation>Ничью предлагают после хода и до переключения часов; предложение в другое время тоже действительно.</translation>
    </message>
    <message>
        <source>You cannot repeat an offer yet. Wait for the opponent&apos;s offer, or for ten moves.</source>
        <translation>Повторить предложение пока нельзя. Дождитесь предложения соперника или повторите через десять ходов.</translation>
    </message>
    <message>
        <source>I adjust: you may now touch pieces without having to move them.</source>
        <translation>Поправляю: теперь фигуры можно трогать, не делая ими хода.</translation>
    </message>
    <message>
        <source>The first piece touched that can be moved must be moved.</source>
        <translation>Тронул — ходи: ходить должна первая из тронутых фигур, у которой есть ход.</translation>
    </message>
    <message>
        <source>The first piece touched that can be captured must be captured.</source>
        <translation>Нужно взять первую из тронутых фигур соперника, которую можно взять.</translation>
    </message>
    <message>
        <source>The opponent&apos;s touched piece must be captured with the player&apos;s touched piece.</source>
        <translation>Тронутая фигура соперника должна быть взята тронутой фигурой игрока.</translation>
    </message>
    <message>
        <source>None of the pieces touched can be moved or captured: any legal move may be made.</source>
        <translation>Ни одной из тронутых фигур нельзя пойти и ни одну нельзя взять: разрешён любой возможный ход.</translation>
    </message>
    <message>
        <source>King and rook were touched: castle with that rook, or move the king if castling is illegal.</source>
        <translation>Тронуты король и ладья: рокируйте с этой ладьёй, а если рокировка невозможна, ходите королём.</translation>
    </message>
    <message>
        <source>The rook was touched before the king: castling with that rook is not allowed on this move.</source>
        <translation>Ладья тронута раньше короля: этим ходом рокировать с ней нельзя.</translation>
    </message>
    <message>
        <source>A piece that has been released stays on its square.</source>
        <translation>Отпущенная фигура остаётся на своём поле.</translation>
    </message>
    <message>
        <source>old tournament code</source>
        <translation>старый шахматный кодекс</translation>
    </message>
    <message>
        <source>rule of Rokada</source>
        <translation>правило Rokada</translation>
    </message>
    <message>
        <source>FIDE Laws, %1</source>
        <extracomment>the FIDE Laws of Chess and the number of an article</extracomment>
        <translation>правила ФИДЕ, %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a sentence of the arbiter and the law behind it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The claim is incorrect. The penalty of five minutes is more than the time left, so the flag falls.</source>
        <translation>Требование неверное. Штраф в пять минут больше оставшегося времени, поэтому флажок падает.</translation>
    </message>
    <message>
        <source>The player&apos;s time has run out: that player is eliminated.</source>
        <translation>Время игрока истекло: он выбывает.</translation>
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
        <translation>Нужно выбрать фигуру превращения.</translation>
    </message>
    <message>
        <source>Move a different piece.</source>
        <translation>Нужен ход другой фигурой.</translation>
    </message>
    <message>
        <source>This move captures nothing.</source>
        <translation>Этот ход ничего не берёт.</translation>
    </message>
    <message>
        <source>This move gives no check.</source>
        <translation>Этот ход не даёт шаха.</translation>
    </message>
    <message>
        <source>The other side has no legal move. It is stalemate: a draw.</source>
        <translation>У другой стороны нет возможных ходов. Это пат: ничья.</translation>
    </message>
    <message>
        <source>That is checkmate, but this step asks for something else.</source>
        <translation>Это мат, но в этом шаге нужно другое.</translation>
    </message>
    <message>
        <source>This move does not promote a pawn.</source>
        <translation>Этим ходом пешка не превращается.</translation>
    </message>
    <message>
        <source>That is not castling.</source>
        <translation>Это не рокировка.</translation>
    </message>
    <message>
        <source>That is not a capture en passant.</source>
        <translation>Это не взятие на проходе.</translation>
    </message>
    <message>
        <source>Your king was not in check.</source>
        <translation>Король и так не был под шахом.</translation>
    </message>
    <message>
        <source>This move wins nothing.</source>
        <translation>Этот ход ничего не выигрывает.</translation>
    </message>
    <message>
        <source>This step asks for another move.</source>
        <translation>В этом шаге нужен другой ход.</translation>
    </message>
    <message>
        <source>No. Try another answer.</source>
        <translation>Нет. Нужен другой ответ.</translation>
    </message>
    <message>
        <source>More than one move fits. Write which square the piece comes from.</source>
        <translation>Подходит несколько ходов. Нужно указать, с какого поля идёт фигура.</translation>
    </message>
    <message>
        <source>This is not a move. Write a move like e4 or Nf3.</source>
        <translation>Это не ход. Ход записывают так: e4 или Кf3.</translation>
    </message>
    <message>
        <source>This step asks for something else.</source>
        <translation>В этом шаге нужно другое.</translation>
    </message>
    <message>
        <source>It is check but not mate: the move %1 is possible.</source>
        <translation>Это шах, но не мат: есть ход %1.</translation>
    </message>
    <message>
        <source>It is not stalemate yet: the move %1 is possible.</source>
        <translation>Это ещё не пат: есть ход %1.</translation>
    </message>
    <message>
        <source>Look: the reply %1 is mate!</source>
        <translation>Ответ %1 — мат!</translation>
    </message>
    <message>
        <source>After the reply %1 you cannot reach the goal in the moves that are left.</source>
        <translation>После ответа %1 достичь цели за оставшиеся ходы нельзя.</translation>
    </message>
    <message>
        <source>You wrote %1. Look again.</source>
        <translation>Записан ход %1. Нужен другой ход.</translation>
    </message>
    <message>
        <source>Your %1 on %2 could be captured by the %3 on %4.</source>
        <translation>Фигура на %2 (%1) под ударом: её может взять %3 с %4.</translation>
    </message>
    <message>
        <source>%1 is the wrong square.</source>
        <translation>Поле %1 не подходит.</translation>
    </message>
    <message>
        <source>%1 is the wrong square. %2</source>
        <extracomment>a square, and a sentence that says why it cannot be reached</extracomment>
        <translation>Поле %1 не подходит. %2</translation>
    </message>
    <message>
        <source>You have placed every %1 that you need.</source>
        <translation>Больше таких фигур (%1) не нужно.</translation>
    </message>
    <message>
        <source>Put the %1 on another square.</source>
        <translation>Эту фигуру (%1) нужно поставить на другое поле.</translation>
    </message>
    <message>
        <source>This is the right piece, but %1 is the wrong square.</source>
        <translation>Фигура верная, но поле %1 не подходит.</translation>
    </message>
    <message>
        <source>Capture a different piece.</source>
        <translation>Нужно взять другую фигуру.</translation>
    </message>
    <message>
        <source>Do not choose this promotion: %1.</source>
        <translation>Эта фигура превращения не подходит: %1.</translation>
    </message>
    <message>
        <source>Do not move to %1.</source>
        <translation>Ход на %1 не подходит.</translation>
    </message>
    <message>
        <source>This move loses material worth about %1 pawns.</source>
        <translation>Этот ход теряет материал. Потеря в пешках: около %1.</translation>
    </message>
    <message>
        <source>This path takes one move too many.</source>
        <translation>Этот путь на один ход длиннее, чем нужно.</translation>
    </message>
    <message>
        <source>This path takes too many moves.</source>
        <translation>Этот путь требует слишком много ходов.</translation>
    </message>
    <message>
        <source>Move the piece on %1.</source>
        <translation>Нужен ход фигурой с поля %1.</translation>
    </message>
    <message>
        <source>That is the square %1. Look again.</source>
        <translation>Это поле %1. Нужно другое поле.</translation>
    </message>
    <message>
        <source>So far so good. Squares still missing: %1.</source>
        <translation>Пока всё верно. Не хватает полей: %1.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>the code of this language, as in the lessons: en, ru, bg</extracomment>
        <translation>ru</translation>
    </message>
    <message>
        <source>Play this move: %1.</source>
        <translation>Нужный ход: %1.</translation>
    </message>
    <message>
        <source>Place a reserve piece on %1.</source>
        <translation>Фигуру из резерва нужно поставить на %1.</translation>
    </message>
    <message>
        <source>Look at these squares: %1.</source>
        <translation>Важны эти поля: %1.</translation>
    </message>
    <message>
        <source>Answer number %1 is right.</source>
        <translation>Верен ответ номер %1.</translation>
    </message>
    <message>
        <source>The %1 belongs on %2.</source>
        <translation>На поле %2 должна стоять фигура: %1.</translation>
    </message>
    <message>
        <source>You cannot reach the goal from this position. Undo a move.</source>
        <translation>Из этой позиции цели уже не достичь. Нужно взять ход назад.</translation>
    </message>
    <message>
        <source>Read the text, look at the board, and continue.</source>
        <translation>Здесь нужно прочитать текст, посмотреть на доску и перейти дальше.</translation>
    </message>
    <message>
        <source>After the reply %1 you can no longer win. Find another move!</source>
        <translation>После ответа %1 выиграть уже нельзя. Нужен другой ход!</translation>
    </message>
    <message>
        <source>After the reply %1 you lose. Find another move!</source>
        <translation>После ответа %1 партия проиграна. Нужен другой ход!</translation>
    </message>
    <message>
        <source>You chose the right tower and the right square. Now move a different number of pieces.</source>
        <translation>Башня и поле выбраны верно, но пойти надо другим числом фигур.</translation>
    </message>
    <message>
        <source>%1 is the wrong square: none of your pieces can go there.</source>
        <translation>Поле %1 не подходит: ни одна ваша фигура не может туда пойти.</translation>
    </message>
    <message>
        <source>%1 is the wrong square: the move %2 does not give check.</source>
        <translation>Поле %1 не подходит: ход %2 не даёт шаха.</translation>
    </message>
    <message>
        <source>This move also reaches the goal, but this step asks for another move.</source>
        <translation>Этот ход тоже достигает цели, но в этом шаге нужен другой ход.</translation>
    </message>
    <message>
        <source>This move also mates in the moves that are left. But this step asks for another move.</source>
        <translation>Этот ход тоже ведёт к мату за оставшиеся ходы, но в этом шаге нужен другой ход.</translation>
    </message>
    <message>
        <source>This move seems to win just as much, but this step asks for another move.</source>
        <translation>Этот ход, похоже, выигрывает не меньше, но в этом шаге нужен другой ход.</translation>
    </message>
    <message>
        <source>After this move you cannot get all the stars in the moves that are left. Try another path.</source>
        <translation>После этого хода собрать все звёзды за оставшиеся ходы нельзя. Нужен другой путь.</translation>
    </message>
    <message>
        <source>After the reply %1 you have no more checks.</source>
        <translation>После ответа %1 дать шах уже нельзя.</translation>
    </message>
    <message>
        <source>This is the last move, but some stars are left: %1. Try another move.</source>
        <translation>Это последний ход, но собраны не все звёзды. Осталось звёзд: %1. Нужен другой ход.</translation>
    </message>
    <message>
        <source>The square is on the %1 file.</source>
        <translation>Поле находится на вертикали %1.</translation>
    </message>
    <message>
        <source>The square is on rank %1.</source>
        <translation>Поле находится на горизонтали %1.</translation>
    </message>
    <message numerus="yes">
        <source>The answer has %n square(s).</source>
        <translation>
            <numerusform>В ответе %n поле.</numerusform>
            <numerusform>В ответе %n поля.</numerusform>
            <numerusform>В ответе %n полей.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>English</source>
        <translation>английские</translation>
    </message>
    <message>
        <source>figurine</source>
        <translation>значки фигур</translation>
    </message>
    <message>
        <source>German or Scandinavian</source>
        <translation>немецкие или скандинавские</translation>
    </message>
    <message>
        <source>French</source>
        <translation>французские</translation>
    </message>
    <message>
        <source>Spanish or Italian</source>
        <translation>испанские или итальянские</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>португальские</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>нидерландские</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>польские</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>чешские</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>венгерские</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>русские</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>болгарские</translation>
    </message>
</context>
<context>
    <name>LibraryFailure</name>
    <message>
        <source>it was made by a newer version of Rokada</source>
        <translation>коллекцию создала более новая версия Rokada</translation>
    </message>
    <message>
        <source>it is not a collection of games</source>
        <translation>это не коллекция партий</translation>
    </message>
    <message>
        <source>it is damaged and cannot be renamed</source>
        <translation>коллекция повреждена, и её нельзя переименовать</translation>
    </message>
    <message>
        <source>The collection %1 cannot be read: %2</source>
        <translation>Коллекцию %1 не удаётся прочитать: %2</translation>
    </message>
    <message>
        <source>A game could not be added to the collection %1: %2</source>
        <translation>Не удалось добавить партию в коллекцию %1: %2</translation>
    </message>
    <message>
        <source>A game could not be changed in the collection %1: %2</source>
        <translation>Не удалось изменить партию в коллекции %1: %2</translation>
    </message>
    <message>
        <source>Games could not be deleted from the collection %1: %2</source>
        <translation>Не удалось удалить партии из коллекции %1: %2</translation>
    </message>
    <message>
        <source>Deleted games could not be restored in the collection %1: %2</source>
        <translation>Не удалось восстановить удалённые партии в коллекции %1: %2</translation>
    </message>
    <message>
        <source>The statistics of the collection %1 could not be reset: %2</source>
        <translation>Не удалось сбросить статистику коллекции %1: %2</translation>
    </message>
    <message>
        <source>it is damaged and was kept as %1: %2</source>
        <translation>коллекция повреждена и сохранена как %1: %2</translation>
    </message>
    <message>
        <source>it is damaged, and its games could not be recovered: %1</source>
        <translation>коллекция повреждена, и восстановить её партии не удалось: %1</translation>
    </message>
    <message>
        <source>the text of a game is damaged</source>
        <translation>текст партии повреждён</translation>
    </message>
</context>
<context>
    <name>Man</name>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ферзь</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>ладья</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>конь</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>пешка</translation>
    </message>
    <message>
        <source>officer</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>bolyar</source>
        <translation>болярин</translation>
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
        <translation>министр</translation>
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
        <translation>воин</translation>
    </message>
    <message>
        <source>volkhv</source>
        <translation>волхв</translation>
    </message>
    <message>
        <source>prince</source>
        <translation>князь</translation>
    </message>
    <message>
        <source>ratoborets</source>
        <translation>ратоборец</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>лучник</translation>
    </message>
    <message>
        <source>rider</source>
        <translation>всадник</translation>
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
        <translation>превращённый %1</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1: name of a file; %2: the reason</extracomment>
        <translation>Не удаётся прочитать %1: %2</translation>
    </message>
    <message>
        <source>%1 contains no game of this variant: %2.</source>
        <translation>В %1 нет партий этого варианта: %2.</translation>
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
        <translation>SPRT: перевес игрока %1 больше %2 Эло.</translation>
    </message>
    <message>
        <source>SPRT: the Elo advantage of %1 is below %2.</source>
        <translation>SPRT: перевес игрока %1 меньше %2 Эло.</translation>
    </message>
    <message>
        <source>SPRT: LLR %1, bounds ±%2</source>
        <extracomment>state of a sequential test; %1: logarithm of the likelihood ratio; %2: value at which the test ends</extracomment>
        <translation>SPRT: LLR %1, границы ±%2</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Draw</source>
        <translation>Ни&amp;чья</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>П&amp;ерейти</translation>
    </message>
    <message>
        <source>&amp;Variation</source>
        <translation>Вариан&amp;т</translation>
    </message>
    <message>
        <source>Pa&amp;ges</source>
        <translation>&amp;Страницы</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Раз&amp;бор</translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>&amp;Движки</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Громкость</translation>
    </message>
    <message>
        <source>Sounds of M&amp;oves</source>
        <translation>Звуки &amp;ходов</translation>
    </message>
    <message>
        <source>Sounds of the &amp;Game</source>
        <translation>Звуки &amp;партии</translation>
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
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>R&amp;otation</source>
        <translation>&amp;Ориентация</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Координаты</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Colour Scheme</source>
        <translation>&amp;Цветовая схема</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>&amp;Thinking Time</source>
        <translation>&amp;Время раздумий</translation>
    </message>
    <message>
        <source>To&amp;rus</source>
        <translation>&amp;Тор</translation>
    </message>
    <message>
        <source>Recent &amp;Files</source>
        <translation>Недавние &amp;файлы</translation>
    </message>
    <message>
        <source>&amp;Notation</source>
        <translation>&amp;Нотация</translation>
    </message>
    <message>
        <source>&amp;Annotation Symbol</source>
        <translation>&amp;Знак оценки</translation>
    </message>
    <message>
        <source>Import and E&amp;xport</source>
        <translation>Импорт и &amp;экспорт</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>Отм&amp;етки</translation>
    </message>
    <message>
        <source>&amp;Moving Pieces</source>
        <translation>&amp;Перемещение фигур</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>L&amp;etter Keys on the Board</source>
        <translation>&amp;Буквенные клавиши</translation>
    </message>
    <message>
        <source>Auto&amp;play Interval</source>
        <translation>&amp;Интервал автопросмотра</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <extracomment>submenu: more annotation symbols</extracomment>
        <translation>&amp;Ещё</translation>
    </message>
    <message>
        <source>Analysis &amp;Options</source>
        <translation>Параметр&amp;ы анализа</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>&amp;Варианты</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Глубина</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Потоки</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>П&amp;амять</translation>
    </message>
    <message>
        <source>Show Eva&amp;luations</source>
        <translation>&amp;Оценки</translation>
    </message>
    <message>
        <source>&amp;Second Engine</source>
        <translation>Вто&amp;рой движок</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Движок</translation>
    </message>
</context>
<context>
    <name>Motif</name>
    <message>
        <source>Smothered mate</source>
        <translation>Спёртый мат</translation>
    </message>
    <message>
        <source>Back-rank mate</source>
        <translation>Мат на последней горизонтали</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Bare king rule</source>
        <translation>Одинокий король</translation>
    </message>
    <message>
        <source>Saved by stalemate</source>
        <translation>Спасение патом</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Пат</translation>
    </message>
    <message>
        <source>Double check</source>
        <translation>Двойной шах</translation>
    </message>
    <message>
        <source>Check from two directions</source>
        <translation>Шах с двух направлений</translation>
    </message>
    <message>
        <source>Discovered check</source>
        <translation>Открытый шах</translation>
    </message>
    <message>
        <source>Intermediate move</source>
        <translation>Промежуточный ход</translation>
    </message>
    <message>
        <source>Deflection</source>
        <translation>Отвлечение</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Завлечение</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Жертва</translation>
    </message>
    <message>
        <source>Underpromotion</source>
        <translation>Слабое превращение</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Вилка</translation>
    </message>
    <message>
        <source>Skewer</source>
        <translation>Сквозной удар</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Связка</translation>
    </message>
    <message>
        <source>Discovered attack</source>
        <translation>Открытое нападение</translation>
    </message>
    <message>
        <source>Overloaded defender</source>
        <translation>Перегрузка</translation>
    </message>
    <message>
        <source>Removing the defender</source>
        <translation>Уничтожение защитника</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>Перекрытие</translation>
    </message>
    <message>
        <source>Trapped piece</source>
        <translation>Пойманная фигура</translation>
    </message>
    <message>
        <source>Threat of mate</source>
        <translation>Угроза мата</translation>
    </message>
    <message>
        <source>Across the edge</source>
        <translation>Через край</translation>
    </message>
    <message>
        <source>Undefended piece</source>
        <translation>Незащищённая фигура</translation>
    </message>
    <message>
        <source>Favourable exchange</source>
        <translation>Выгодный размен</translation>
    </message>
    <message>
        <source>Desperado</source>
        <translation>Бешеная фигура</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Награда</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Превращение</translation>
    </message>
    <message>
        <source>Unstoppable pawn</source>
        <translation>Неудержимая пешка</translation>
    </message>
    <message>
        <source>Pawn race</source>
        <translation>Гонка пешек</translation>
    </message>
    <message>
        <source>Gate closed</source>
        <translation>Закрытые ворота</translation>
    </message>
    <message>
        <source>Interposition</source>
        <translation>Перекрытие атаки</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Спасение</translation>
    </message>
    <message>
        <source>Stalemate trap</source>
        <translation>Патовая ловушка</translation>
    </message>
    <message>
        <source>Losing exchange</source>
        <translation>Невыгодный размен</translation>
    </message>
    <message>
        <source>Piece in danger</source>
        <translation>Фигура под боем</translation>
    </message>
    <message>
        <source>Allows mate</source>
        <translation>Допускает мат</translation>
    </message>
    <message>
        <source>smothered mate: %2 is blocked in by its own pieces</source>
        <translation>спёртый мат: %2 заперт своими же фигурами</translation>
    </message>
    <message>
        <source>back-rank mate: %2 cannot move forward</source>
        <translation>мат на последней горизонтали: %2 не может выйти вперёд</translation>
    </message>
    <message>
        <source>it is mate</source>
        <translation>это мат</translation>
    </message>
    <message>
        <source>the other side has only its king left</source>
        <translation>у противника остался только король</translation>
    </message>
    <message>
        <source>the other side has no legal move: stalemate</source>
        <translation>у противника не осталось возможных ходов: пат</translation>
    </message>
    <message>
        <source>double check: %1 and %2 attack the king, so the king must move</source>
        <translation>двойной шах: короля атакуют %1 и %2, поэтому король должен уйти</translation>
    </message>
    <message>
        <source>%1 gives check from two directions</source>
        <translation>%1 даёт шах с двух направлений</translation>
    </message>
    <message>
        <source>discovered check: it comes from %1</source>
        <translation>открытый шах: его даёт %1</translation>
    </message>
    <message>
        <source>an intermediate move: the recapture on %8 can wait</source>
        <translation>промежуточный ход: ответное взятие на %8 подождёт</translation>
    </message>
    <message>
        <source>deflection: %2 is lured away</source>
        <translation>отвлечение: %2 вынужденно уходит с нужного места</translation>
    </message>
    <message>
        <source>decoy: %2 is lured to a bad square</source>
        <translation>завлечение: %2 вынужденно идёт на плохое поле</translation>
    </message>
    <message>
        <source>a sacrifice: the opponent can capture %4</source>
        <translation>жертва: соперник может взять %4</translation>
    </message>
    <message>
        <source>an underpromotion: the most valuable piece is not the best choice</source>
        <translation>слабое превращение: самая сильная фигура здесь не лучший выбор</translation>
    </message>
    <message>
        <source>a fork: %1 attacks %5 and %6 at once</source>
        <translation>вилка: %1 нападает сразу на %5 и %6</translation>
    </message>
    <message>
        <source>a skewer: when %2 moves away, %6 can be captured</source>
        <translation>сквозной удар: когда %2 уйдёт, можно будет взять %6</translation>
    </message>
    <message>
        <source>%2 is pinned to %6</source>
        <translation>связка: %2 прикрывает %6</translation>
    </message>
    <message>
        <source>a discovered attack: %1 now attacks %5</source>
        <translation>открытое нападение: %1 теперь атакует %5</translation>
    </message>
    <message>
        <source>%1 has to guard two things at once</source>
        <translation>перегрузка: %1 защищает сразу два объекта</translation>
    </message>
    <message>
        <source>the defender is captured, and now %2 is in danger</source>
        <translation>защитник взят, и %2 уже в опасности</translation>
    </message>
    <message>
        <source>%1 cuts the line from %8 to %9</source>
        <translation>%1 перекрывает линию от %8 до %9</translation>
    </message>
    <message>
        <source>%2 has no safe square left</source>
        <translation>фигура поймана: %2 не находит безопасного поля</translation>
    </message>
    <message>
        <source>mate on %8 is threatened</source>
        <translation>грозит мат на %8</translation>
    </message>
    <message>
        <source>the path of the move crosses the edge of the board</source>
        <translation>путь фигуры пересекает край доски</translation>
    </message>
    <message>
        <source>%1 has no defender</source>
        <translation>%1 без защиты</translation>
    </message>
    <message>
        <source>the exchange on %7 wins material</source>
        <translation>размен на %7 выигрывает материал</translation>
    </message>
    <message>
        <source>a desperado: a piece that is lost anyway captures what it can</source>
        <translation>обречённая фигура берёт всё, что может</translation>
    </message>
    <message>
        <source>the move to %7 puts a bonus piece on the board</source>
        <translation>ход на %7 приносит в награду новую фигуру</translation>
    </message>
    <message>
        <source>a piece promotes on %7</source>
        <translation>на %7 фигура превращается</translation>
    </message>
    <message>
        <source>no enemy piece can stop %4</source>
        <translation>%4 уже ничто не остановит</translation>
    </message>
    <message>
        <source>a pawn race: %1 against %2</source>
        <translation>гонка пешек: к превращению бегут %1 и %2</translation>
    </message>
    <message>
        <source>%1 closes the gate, and %2 cannot pass</source>
        <translation>%1 закрывает ворота, и %2 не проходит</translation>
    </message>
    <message>
        <source>%1 blocks the attack from %8</source>
        <translation>%1 перекрывает атаку с %8</translation>
    </message>
    <message>
        <source>the move saves %4</source>
        <translation>ход спасает %4</translation>
    </message>
    <message>
        <source>careful: the move to %8 would be stalemate</source>
        <translation>осторожно: ход на %8 привёл бы к пату</translation>
    </message>
    <message>
        <source>the exchange on %7 loses material</source>
        <translation>размен на %7 теряет материал</translation>
    </message>
    <message>
        <source>%2 can capture %4</source>
        <translation>%2 может взять %4</translation>
    </message>
    <message>
        <source>%1 mates on %8</source>
        <translation>%1 даёт мат на %8</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>a piece and its square</extracomment>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>a capture on %7 would be stalemate</source>
        <translation>взятие на %7 приведёт к пату</translation>
    </message>
    <message>
        <source>%1 had to guard two things at once</source>
        <translation>перегрузка: фигура (%1) защищала сразу два объекта</translation>
    </message>
    <message>
        <source>%1 had no defender</source>
        <translation>фигура (%1) была без защиты</translation>
    </message>
</context>
<context>
    <name>NewGameSummary</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>%1: all players play on this computer.</source>
        <extracomment>%1: name of a variant</extracomment>
        <translation>%1: все игроки за этим компьютером.</translation>
    </message>
    <message>
        <source>%1: %2 against %3.</source>
        <extracomment>%1: name of a variant; %2, %3: names of computers</extracomment>
        <translation>%1: %2 — %3.</translation>
    </message>
    <message>
        <source>You watch.</source>
        <translation>Вы наблюдаете.</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <extracomment>%1: name of a variant; %2: name of the opponent</extracomment>
        <translation>%1. Соперник: %2.</translation>
    </message>
    <message>
        <source>Your side is chosen at random.</source>
        <extracomment>%1: name of a side, for example &quot;White&quot;</extracomment>
        <translation>Ваша сторона выбирается случайно.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Ваша сторона: %1.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1: name of a person; %2: name of a side</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>No clock.</source>
        <translation>Без часов.</translation>
    </message>
    <message>
        <source>The players have different clocks.</source>
        <translation>У игроков разные часы.</translation>
    </message>
    <message>
        <source>%1 and %2 against %3 and %4.</source>
        <extracomment>%1 and %2: players of one team; %3 and %4: players of the other team</extracomment>
        <translation>%1 и %2 — %3 и %4.</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>Играть вместе</translation>
    </message>
    <message>
        <source>Watch computers</source>
        <translation>Игра компьютеров</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>text of a button; %1: name of the opponent</extracomment>
        <translation>Играть: %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>random side</source>
        <translation>случайная сторона</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>без часов</translation>
    </message>
    <message>
        <source>different clocks</source>
        <translation>разные часы</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Только люди</translation>
    </message>
    <message>
        <source>Computers only</source>
        <translation>Только компьютеры</translation>
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
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ещё %1</translation>
    </message>
    <message>
        <source>Show the next notices</source>
        <translation>Показать следующие сообщения</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>%1 looks up to %2 plies ahead.</source>
        <extracomment>%1: name of an opponent, %2: a number from 2 on</extracomment>
        <translation>%1 считает до %2 полуходов вперёд.</translation>
    </message>
    <message>
        <source>%1 looks at the next move and the captures after it.</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>%1 просматривает следующий ход и возможные после него взятия.</translation>
    </message>
    <message>
        <source>%1 looks only at the next move.</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>%1 просматривает только следующий ход.</translation>
    </message>
    <message>
        <source>Mila</source>
        <translation>Мила</translation>
    </message>
    <message>
        <source>Petar</source>
        <translation>Пётр</translation>
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
        <translation>Не замечает примерно %1 % простых ходов.</translation>
    </message>
    <message>
        <source>Overlooks about %1% of long or backward moves.</source>
        <translation>Не замечает примерно %1 % дальних ходов и ходов назад.</translation>
    </message>
    <message>
        <source>Always sees mate in one.</source>
        <translation>Всегда видит мат в один ход.</translation>
    </message>
    <message>
        <source>Always sees captures of the strongest pieces.</source>
        <translation>Всегда видит взятия сильнейших фигур.</translation>
    </message>
    <message>
        <source>Never allows mate in one up to move %1.</source>
        <translation>До %1-го хода включительно не допускает мата в один ход.</translation>
    </message>
    <message>
        <source>Often offers pieces.</source>
        <translation>Часто предлагает фигуры в жертву.</translation>
    </message>
    <message>
        <source>Rarely risks a piece.</source>
        <translation>Редко рискует фигурой.</translation>
    </message>
    <message>
        <source>Often advances pawns towards the enemy king.</source>
        <translation>Часто двигает пешки к королю соперника.</translation>
    </message>
    <message>
        <source>Often gives check.</source>
        <translation>Часто объявляет шах.</translation>
    </message>
    <message>
        <source>Likes to exchange pieces.</source>
        <translation>Любит разменивать фигуры.</translation>
    </message>
    <message>
        <source>Avoids exchanges.</source>
        <translation>Избегает разменов.</translation>
    </message>
    <message>
        <source>Likes to move leaping pieces such as knights.</source>
        <translation>Любит ходить прыгающими фигурами, например конями.</translation>
    </message>
    <message>
        <source>Takes risks in the opening.</source>
        <translation>Рискует в дебюте.</translation>
    </message>
    <message>
        <source>Plays fast.</source>
        <translation>Играет быстро.</translation>
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
        <translation>Димитр</translation>
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
        <translation>Не замечает многих простых ходов.</translation>
    </message>
    <message>
        <source>Overlooks some long or backward moves.</source>
        <translation>Не замечает некоторых дальних ходов и ходов назад.</translation>
    </message>
    <message>
        <source>Overlooks many long or backward moves.</source>
        <translation>Не замечает многих дальних ходов и ходов назад.</translation>
    </message>
    <message>
        <source>Overlooks most long or backward moves.</source>
        <translation>Не замечает большинства дальних ходов и ходов назад.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks about %n move(s) ahead.</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>
            <numerusform>%1 считает примерно на %n ход вперёд.</numerusform>
            <numerusform>%1 считает примерно на %n хода вперёд.</numerusform>
            <numerusform>%1 считает примерно на %n ходов вперёд.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 looks at up to %2 positions for each move.</source>
        <extracomment>%1: name of an opponent, %2: a number, &quot;3,200&quot;</extracomment>
        <translation>%1 просматривает до %2 позиций за ход.</translation>
    </message>
    <message>
        <source>%1 looks many moves ahead.</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>%1 смотрит на много ходов вперёд.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of the page; %2: number of pages</extracomment>
        <translation>%1 из %2</translation>
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
        <translation>короля</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>ферзя</translation>
    </message>
    <message>
        <source>the rook</source>
        <translation>ладью</translation>
    </message>
    <message>
        <source>the bishop</source>
        <translation>слона</translation>
    </message>
    <message>
        <source>the knight</source>
        <translation>коня</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>пешку</translation>
    </message>
    <message>
        <source>the officer</source>
        <translation>слона</translation>
    </message>
    <message>
        <source>the bolyar</source>
        <translation>болярина</translation>
    </message>
    <message>
        <source>the boat</source>
        <translation>лодку</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>генерала</translation>
    </message>
    <message>
        <source>the minister</source>
        <translation>министра</translation>
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
        <translation>таран</translation>
    </message>
    <message>
        <source>the soldier</source>
        <translation>воина</translation>
    </message>
    <message>
        <source>the volkhv</source>
        <translation>волхва</translation>
    </message>
    <message>
        <source>the prince</source>
        <translation>князя</translation>
    </message>
    <message>
        <source>the ratoborets</source>
        <translation>ратоборца</translation>
    </message>
    <message>
        <source>the archer</source>
        <translation>лучника</translation>
    </message>
    <message>
        <source>the rider</source>
        <translation>всадника</translation>
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
        <translation>король</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>ферзь</translation>
    </message>
    <message>
        <source>the rook</source>
        <translation>ладья</translation>
    </message>
    <message>
        <source>the bishop</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>the knight</source>
        <translation>конь</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>пешка</translation>
    </message>
    <message>
        <source>the officer</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>the bolyar</source>
        <translation>болярин</translation>
    </message>
    <message>
        <source>the boat</source>
        <translation>лодка</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>генерал</translation>
    </message>
    <message>
        <source>the minister</source>
        <translation>министр</translation>
    </message>
    <message>
        <source>the high priest</source>
        <translation>жрец</translation>
    </message>
    <message>
        <source>the elephant</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>the war machine</source>
        <translation>таран</translation>
    </message>
    <message>
        <source>the soldier</source>
        <translation>воин</translation>
    </message>
    <message>
        <source>the volkhv</source>
        <translation>волхв</translation>
    </message>
    <message>
        <source>the prince</source>
        <translation>князь</translation>
    </message>
    <message>
        <source>the ratoborets</source>
        <translation>ратоборец</translation>
    </message>
    <message>
        <source>the archer</source>
        <translation>лучник</translation>
    </message>
    <message>
        <source>the rider</source>
        <translation>всадник</translation>
    </message>
    <message>
        <source>the ratnik</source>
        <translation>ратник</translation>
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
        <translation>Использовать дебютные книги</translation>
    </message>
    <message>
        <source>Computer players below level 7 use only the first three moves of books</source>
        <translation>Компьютеры ниже уровня 7 играют по книгам только первые три хода</translation>
    </message>
    <message>
        <source>Level of detail</source>
        <translation>Степень подробности</translation>
    </message>
    <message>
        <source>Names of squares</source>
        <translation>Названия полей</translation>
    </message>
    <message>
        <source>Letters: e4</source>
        <translation>Буквы: e4</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>On the board, press Ctrl+Space to hear the moves of the piece under the cursor. Press Ctrl+Shift with an arrow key to hear the squares in that direction. Press F7 for the last move and Shift+F7 for whose turn it is. Press F8 for the clocks and Shift+F8 for the material.</source>
        <translation>При фокусе на доске Ctrl+пробел называет ходы фигуры под курсором, а Ctrl+Shift со стрелкой — поля в этом направлении. F7 называет последний ход, Shift+F7 — чей сейчас ход. F8 называет время на часах, Shift+F8 — соотношение материала.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Без звука</translation>
    </message>
    <message>
        <source>Turn off all sounds</source>
        <translation>Выключить все звуки</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Строка меню</translation>
    </message>
    <message>
        <source>Show the menu bar above the board</source>
        <translation>Показывать строку меню над доской</translation>
    </message>
    <message>
        <source>Chequered board</source>
        <translation>Клетчатая доска</translation>
    </message>
    <message>
        <source>Darken every second square on boards whose squares all have one colour</source>
        <translation>На одноцветных досках затемнять каждое второе поле</translation>
    </message>
    <message>
        <source>Emblems on pieces</source>
        <translation>Эмблемы на фигурах</translation>
    </message>
    <message>
        <source>Show the emblem of each side on its pieces in four-player variants</source>
        <translation>В вариантах для четырёх игроков показывать на фигурах эмблему их стороны</translation>
    </message>
    <message>
        <source>Scroll to moves near the edge</source>
        <translation>Прокручивать к ходам у края</translation>
    </message>
    <message>
        <source>Scroll the board when a move is played near its edge</source>
        <translation>Прокручивать доску, если ход сделан у её края</translation>
    </message>
    <message>
        <source>Roll up board when a piece crosses an edge</source>
        <translation>Сворачивать доску при ходе через край</translation>
    </message>
    <message>
        <source>Show how the edges of the board join while a piece crosses them</source>
        <translation>Показывать, как соединяются края доски, пока фигура переходит через них</translation>
    </message>
    <message>
        <source>Premoves</source>
        <translation>Предварительные ходы</translation>
    </message>
    <message>
        <source>Enter your next move while the computer thinks</source>
        <translation>Вводить следующий ход заранее, пока компьютер думает</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Возможные ходы</translation>
    </message>
    <message>
        <source>Mark the legal moves of the selected piece</source>
        <translation>Отмечать возможные ходы выбранной фигуры</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>Mark the last move. Also mark its path if the path is not obvious</source>
        <translation>Отмечать последний ход. Если его путь не очевиден, отмечать и путь</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Шахи</translation>
    </message>
    <message>
        <source>Mark the king in check. Also mark the line of the check if it is hard to see</source>
        <translation>Отмечать короля под шахом. Если линию шаха трудно увидеть, отмечать и её</translation>
    </message>
    <message>
        <source>Piece under the pointer</source>
        <translation>Фигура под указателем</translation>
    </message>
    <message>
        <source>Mark the moves of the piece under the pointer when no piece is selected</source>
        <translation>Отмечать ходы фигуры под указателем, если никакая фигура не выбрана</translation>
    </message>
    <message>
        <source>Captures in another colour</source>
        <translation>Различать ходы и взятия</translation>
    </message>
    <message>
        <source>Squares are green for moves and captures, blue for moves only, and red for captures only.</source>
        <translation>Поля для хода и взятия отмечены зелёным, только для хода — синим, только для взятия — красным.</translation>
    </message>
    <message>
        <source>Hide help from partner</source>
        <translation>Скрывать помощь от партнёра</translation>
    </message>
    <message>
        <source>Hide arrows and hints while a human partner plays on the same screen</source>
        <translation>Скрывать стрелки и подсказки, если ваш партнёр — человек и играет за этим же экраном</translation>
    </message>
    <message>
        <source>Show thinking</source>
        <translation>Показывать мысли компьютера</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Warn once before a blunder, and show the threats of the opponent</source>
        <translation>Один раз предупредить перед грубой ошибкой и показывать угрозы соперника</translation>
    </message>
    <message>
        <source>Evaluation bar</source>
        <translation>Шкала оценки</translation>
    </message>
    <message>
        <source>Show the evaluation bar beside the board during analysis</source>
        <translation>Показывать шкалу оценки рядом с доской во время анализа</translation>
    </message>
    <message>
        <source>Analysis arrows</source>
        <translation>Стрелки анализа</translation>
    </message>
    <message>
        <source>Draw an arrow for the first move of each variation</source>
        <translation>Показывать стрелкой первый ход каждого варианта</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Ориентация</translation>
    </message>
    <message>
        <source>How the board rotates during a game</source>
        <translation>Как доска поворачивается во время партии</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Постоянная</translation>
    </message>
    <message>
        <source>To the side to move</source>
        <translation>К игроку, чей ход</translation>
    </message>
    <message>
        <source>My side at the bottom</source>
        <translation>Моя сторона внизу</translation>
    </message>
    <message>
        <source>My team at the bottom</source>
        <translation>Моя команда внизу</translation>
    </message>
    <message>
        <source>Pieces face both players</source>
        <translation>Фигуры повёрнуты к обоим игрокам</translation>
    </message>
    <message>
        <source>Pieces face all players</source>
        <translation>Фигуры повёрнуты ко всем игрокам</translation>
    </message>
    <message>
        <source>Margin around the board</source>
        <translation>Полоса вокруг доски</translation>
    </message>
    <message>
        <source>How many squares of a torus board are repeated around its edges</source>
        <translation>Сколько полей доски-тора повторяется за её краями</translation>
    </message>
    <message>
        <source>Moving pieces</source>
        <translation>Перемещение фигур</translation>
    </message>
    <message>
        <source>Dragging and clicking</source>
        <translation>Перетаскивание и щелчки</translation>
    </message>
    <message>
        <source>Dragging only</source>
        <translation>Только перетаскивание</translation>
    </message>
    <message>
        <source>Clicking only</source>
        <translation>Только щелчки</translation>
    </message>
    <message>
        <source>Letter keys on the board</source>
        <translation>Буквенные клавиши</translation>
    </message>
    <message>
        <source>What a letter key does while the board has the focus</source>
        <translation>Что делает клавиша с буквой, когда фокус на доске</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Ввод хода</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Select a piece</source>
        <translation>Переход к фигуре</translation>
    </message>
    <message>
        <source>Autoplay interval</source>
        <translation>Интервал автопросмотра</translation>
    </message>
    <message>
        <source>How long autoplay shows each position</source>
        <translation>Как долго показывается каждая позиция при автопросмотре</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Время раздумий</translation>
    </message>
    <message>
        <source>How long a full-strength computer thinks about a move in a game without clocks</source>
        <translation>Сколько времени компьютер, играющий в полную силу, думает над ходом в партии без часов</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>The system font is used if Inter is not installed</source>
        <translation>Если Inter не установлен, используется системный шрифт</translation>
    </message>
    <message>
        <source>Inter</source>
        <translation>Inter</translation>
    </message>
    <message>
        <source>System font</source>
        <translation>Системный шрифт</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>The text also grows with the window</source>
        <translation>При увеличении окна текст тоже увеличивается</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>All variants use the same piece set</source>
        <translation>Все варианты используют один набор фигур</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Тонкие</translation>
    </message>
    <message>
        <source>Bold (plain on small squares)</source>
        <translation>Жирные (на мелких полях — простые)</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Жирные</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Простые</translation>
    </message>
    <message>
        <source>Move animation</source>
        <translation>Анимация хода</translation>
    </message>
    <message>
        <source>How long the animation of a move takes</source>
        <translation>Сколько длится анимация одного хода</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключено</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>Moves are not animated while &quot;Reduce motion&quot; is on.</source>
        <translation>Ходы не анимируются, пока включено «Меньше движения».</translation>
    </message>
    <message>
        <source>Pause between computer moves</source>
        <translation>Пауза между ходами компьютеров</translation>
    </message>
    <message>
        <source>The shortest time between the moves of two computer players</source>
        <translation>Наименьшее время между ходами компьютеров, которые ходят друг за другом</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Turn off all animations</source>
        <translation>Выключить всю анимацию</translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation>Цветовая схема</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Each variant has its own board</source>
        <translation>У каждого варианта своя доска</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>Names of files, ranks or squares</source>
        <translation>Названия вертикалей, горизонталей или полей</translation>
    </message>
    <message>
        <source>Default for the variant</source>
        <translation>По умолчанию для варианта</translation>
    </message>
    <message>
        <source>Outside the board</source>
        <translation>Снаружи доски</translation>
    </message>
    <message>
        <source>Inside the board</source>
        <translation>Внутри доски</translation>
    </message>
    <message>
        <source>On every square</source>
        <translation>На каждом поле</translation>
    </message>
    <message>
        <source>How other pieces move</source>
        <translation>Как ходит любая фигура</translation>
    </message>
    <message>
        <source>Click any piece that cannot move now to see how it moves. Each variant has its own setting.</source>
        <translation>Щёлкните по любой фигуре, которая сейчас не может ходить, чтобы увидеть, как она ходит. У каждого варианта своя настройка.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Нотация</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>Как записываются ходы</translation>
    </message>
    <message>
        <source>External engines</source>
        <translation>Внешние движки</translation>
    </message>
    <message>
        <source>Add, test and configure external engines</source>
        <translation>Добавить, проверить и настроить внешние движки</translation>
    </message>
    <message>
        <source>Manage Engines...</source>
        <translation>Управление движками...</translation>
    </message>
    <message>
        <source>&quot;Everything&quot; also reads attackers, walls and edges, and says moves in words</source>
        <translation>Если выбрано «Всё», программа называет также атакующие фигуры, стены и края доски, а ходы читает словами</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Squares and pieces</source>
        <translation>Поля и фигуры</translation>
    </message>
    <message>
        <source>Words are easier to understand than letters</source>
        <translation>Слова легче понять на слух, чем буквы</translation>
    </message>
    <message>
        <source>Words: Eva 4</source>
        <translation>Слова: Ева 4</translation>
    </message>
    <message>
        <source>Rate my games</source>
        <translation>Считать мой рейтинг</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Эндшпильные таблицы</translation>
    </message>
    <message>
        <source>Guide to the first round</source>
        <translation>Подсказки к первому кругу ходов</translation>
    </message>
    <message>
        <source>Explain the first moves of a game with teams</source>
        <translation>Объяснять первые ходы командной игры</translation>
    </message>
    <message>
        <source>A game against Rokada changes your rating if you use no hints, takebacks or analysis</source>
        <translation>Партия с Rokada меняет ваш рейтинг, если вы играете без подсказок, возвратов ходов и анализа</translation>
    </message>
    <message>
        <source>Show the moves that the computer expects while it thinks</source>
        <translation>Показывать ходы, которых ожидает компьютер, пока он думает</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Mate in one move.</source>
        <translation>Поставьте мат в один ход.</translation>
    </message>
    <message>
        <source>Force mate. Your moves: %1.</source>
        <translation>Форсируйте мат. Ваших ходов: %1.</translation>
    </message>
    <message>
        <source>Find the move that wins material.</source>
        <translation>Найдите ход, который выигрывает материал.</translation>
    </message>
    <message>
        <source>Win material. Your moves: %1.</source>
        <translation>Выиграйте материал. Ваших ходов: %1.</translation>
    </message>
    <message>
        <source>You are in danger. Find the only move that saves you.</source>
        <translation>Вам грозит опасность. Найдите единственный ход, который вас спасает.</translation>
    </message>
    <message>
        <source>Watch out for stalemate. Find the only good move.</source>
        <translation>Помните о пате. Найдите единственный хороший ход.</translation>
    </message>
    <message>
        <source>Promote a pawn. Only one move is good.</source>
        <translation>Превратите пешку. Хорош только один ход.</translation>
    </message>
    <message>
        <source>Where can the %1 on %2 go? Choose all squares.</source>
        <translation>Куда может пойти %1 с %2? Отметьте все поля.</translation>
    </message>
    <message>
        <source>The %1 moves from %2 to %3. Choose the squares that it passes over.</source>
        <translation>Отметьте поля, через которые проходит %1 с %2 на %3.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Маты</translation>
    </message>
    <message>
        <source>Win material</source>
        <translation>Выигрыш материала</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Stalemate tricks</source>
        <translation>Патовые комбинации</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>Превращения</translation>
    </message>
    <message>
        <source>Find all checks</source>
        <translation>Найти все шахи</translation>
    </message>
    <message>
        <source>Where can a piece go?</source>
        <translation>Куда ходит фигура?</translation>
    </message>
    <message>
        <source>Find the path</source>
        <translation>Найти путь</translation>
    </message>
    <message>
        <source>%1: find all checks. Choose the target square of every move that gives check.</source>
        <extracomment>%1: &quot;White to move&quot;</extracomment>
        <translation>%1: найдите все шахи. Отметьте каждое поле, ход на которое даёт шах.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This line is neither a tag nor a move. It was skipped: %1</source>
        <translation>Эта строка — не тег и не ход. Она пропущена: %1</translation>
    </message>
    <message>
        <source>An unmatched bracket was skipped: %1</source>
        <translation>Пропущена скобка без пары: %1</translation>
    </message>
    <message>
        <source>A tag was incomplete. It was completed: %1</source>
        <translation>Неполный тег дополнен: %1</translation>
    </message>
    <message>
        <source>A comment was not closed. Rokada added the missing brace.</source>
        <translation>Комментарий не был закрыт. Rokada добавила недостающую скобку.</translation>
    </message>
    <message>
        <source>A variation was not closed. Rokada added the missing bracket.</source>
        <translation>Вариант не был закрыт. Rokada добавила недостающую скобку.</translation>
    </message>
    <message>
        <source>The result was taken from the end of the list of moves: %1</source>
        <translation>Результат взят из конца списка ходов: %1</translation>
    </message>
    <message>
        <source>Notation of the pieces: %1.</source>
        <translation>Обозначения фигур: %1.</translation>
    </message>
    <message>
        <source>This line is neither a tag nor a move. It was kept as a comment: %1</source>
        <translation>Эта строка — не тег и не ход. Она сохранена как комментарий: %1</translation>
    </message>
    <message>
        <source>This word is not a move. It was kept as a comment: %1</source>
        <translation>Это слово — не ход. Оно сохранено как комментарий: %1</translation>
    </message>
    <message>
        <source>%1 is an illegal move. The rest of the variation was kept as text.</source>
        <translation>%1 — невозможный ход. Остаток варианта сохранён как текст.</translation>
    </message>
    <message>
        <source>A move is missing before %1. The rest of the variation was kept as text.</source>
        <translation>Перед %1 не хватает хода. Остаток варианта сохранён как текст.</translation>
    </message>
    <message>
        <source>The variation is nested too deeply. It was kept as text.</source>
        <translation>Вариант вложен слишком глубоко. Он сохранён как текст.</translation>
    </message>
    <message>
        <source>No move precedes this variation. It was kept as text.</source>
        <translation>Перед этим вариантом нет хода. Он сохранён как текст.</translation>
    </message>
    <message>
        <source>The moves end with %1, but the tag has another result. The tag was kept.</source>
        <translation>В конце ходов стоит %1, а в теге — другой результат. Оставлен результат из тега.</translation>
    </message>
    <message>
        <source>Rokada cannot play the variant %1. The game is kept as text.</source>
        <translation>Rokada не умеет играть в вариант %1. Партия сохранена как текст.</translation>
    </message>
    <message>
        <source>Rokada does not support these rules: %1. The game is kept as text.</source>
        <translation>Rokada не поддерживает эти правила: %1. Партия сохранена как текст.</translation>
    </message>
    <message>
        <source>The start position cannot be read. The game is kept as text: %1</source>
        <translation>Начальную позицию прочитать нельзя. Партия сохранена как текст: %1</translation>
    </message>
    <message>
        <source>The game is longer than 16 MB. Its end was cut off.</source>
        <translation>Партия длиннее 16 МБ. Конец партии отброшен.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>a place in a file, and a sentence about it</extracomment>
        <translation>Строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>The encoding of this file is %1. Rokada keeps this encoding when you save.</source>
        <extracomment>%1 is an encoding</extracomment>
        <translation>Кодировка файла — %1. При сохранении Rokada эту кодировку не изменит.</translation>
    </message>
    <message>
        <source>the encoding of the file, %2, does not contain the letter %1. Save the game under another name to use UTF-8</source>
        <extracomment>why a game could not be saved; %1 is a letter, %2 is an encoding</extracomment>
        <translation>в кодировке файла (%2) нет буквы %1. Сохраните партию под другим именем, чтобы получить файл в UTF-8</translation>
    </message>
    <message>
        <source>The start position was corrected: %1.</source>
        <translation>Начальная позиция исправлена: %1.</translation>
    </message>
</context>
<context>
    <name>RecordDifference</name>
    <message>
        <source>tags: %1</source>
        <extracomment>%1: names of PGN tags</extracomment>
        <translation>теги: %1</translation>
    </message>
    <message>
        <source>comments: %1</source>
        <translation>комментарии: %1</translation>
    </message>
    <message>
        <source>variations: %1</source>
        <translation>варианты: %1</translation>
    </message>
    <message>
        <source>annotation symbols: %1</source>
        <translation>знаки оценки: %1</translation>
    </message>
    <message>
        <source>Only in this version: %1.</source>
        <translation>Только в этой версии: %1.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>На %1 нет фигуры.</translation>
    </message>
    <message>
        <source>Place all your reserve pieces first.</source>
        <translation>Сначала поставьте все фигуры из резерва.</translation>
    </message>
    <message>
        <source>You cannot place a piece on %1: it is outside your fortress.</source>
        <translation>Нельзя поставить фигуру на %1: поле не в вашей крепости.</translation>
    </message>
    <message>
        <source>Choose an empty square: the %1 is on %2.</source>
        <translation>Выберите пустое поле: на %2 стоит %1.</translation>
    </message>
    <message>
        <source>You cannot capture your own %1 on %2.</source>
        <translation>Свою фигуру брать нельзя: на %2 стоит %1.</translation>
    </message>
    <message>
        <source>You cannot capture your partner&apos;s %1 on %2.</source>
        <translation>Фигуру партнёра брать нельзя: на %2 стоит %1.</translation>
    </message>
    <message>
        <source>You cannot capture a king.</source>
        <translation>Короля брать нельзя.</translation>
    </message>
    <message>
        <source>The %1 on %2 blocks the path.</source>
        <translation>Путь преграждает %1 на %2.</translation>
    </message>
    <message>
        <source>The wall between %1 and %2 blocks the path.</source>
        <translation>Путь преграждает стена между %1 и %2.</translation>
    </message>
    <message>
        <source>This piece can move to that square only to capture, but the square is empty.</source>
        <translation>На это поле фигура ходит только со взятием, а брать там нечего.</translation>
    </message>
    <message>
        <source>This piece can move to %2, but it cannot capture the %1 on that square.</source>
        <translation>Эта фигура может пойти на %2, но не может взять стоящую там фигуру (%1).</translation>
    </message>
    <message>
        <source>Only a piece that has not moved can make a double step.</source>
        <translation>Двойной ход возможен только у фигуры, которая ещё не ходила.</translation>
    </message>
    <message>
        <source>A piece cannot move all the way around to its own square.</source>
        <translation>Фигура не может обойти доску и вернуться на своё поле.</translation>
    </message>
    <message>
        <source>After this move, the %1 on %2 could capture your king.</source>
        <translation>Ваш король окажется под шахом: его атакует %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: the position gives no right to do so.</source>
        <translation>Рокировка в эту сторону невозможна: в этой позиции на неё нет права.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: there is no rook on %1.</source>
        <translation>Рокировка в эту сторону невозможна: на %1 нет ладьи.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: there is no rook to castle with.</source>
        <translation>Рокировка в эту сторону невозможна: для неё нет ладьи.</translation>
    </message>
    <message>
        <source>You cannot castle: the king is not on its original square.</source>
        <translation>Рокировка невозможна: король не на исходном поле.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: the king has moved.</source>
        <translation>Рокировка в эту сторону больше невозможна: король уже ходил.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: the rook has moved.</source>
        <translation>Рокировка в эту сторону больше невозможна: ладья уже ходила.</translation>
    </message>
    <message>
        <source>You cannot castle to %1: the %2 on %3 attacks that square.</source>
        <extracomment>%1: the square where the king would arrive; %2: a piece; %3: its square</extracomment>
        <translation>Рокировка на %1 невозможна: это поле атакует %2 на %3.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: there is no ratoborets on %1.</source>
        <translation>Рокировка в эту сторону невозможна: на %1 нет ратоборца.</translation>
    </message>
    <message>
        <source>You cannot castle: the volkhv is not on its original square.</source>
        <translation>Рокировка невозможна: волхв не на исходном поле.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: the volkhv has moved.</source>
        <translation>Рокировка в эту сторону больше невозможна: волхв уже ходил.</translation>
    </message>
    <message>
        <source>You cannot castle on that side: the ratoborets has moved.</source>
        <translation>Рокировка в эту сторону больше невозможна: ратоборец уже ходил.</translation>
    </message>
    <message>
        <source>You cannot castle out of check: the %1 on %2 attacks your king.</source>
        <translation>Под шахом рокироваться нельзя: короля атакует %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands between the king and the rook.</source>
        <translation>Рокировка невозможна: между королём и ладьёй стоит %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot castle through %1: the %2 on %3 attacks that square.</source>
        <translation>Рокировка через %1 невозможна: это поле атакует %2 на %3.</translation>
    </message>
    <message>
        <source>That square is outside the board. The piece was not moved.</source>
        <translation>Это поле за пределами доски. Фигура осталась на месте.</translation>
    </message>
    <message>
        <source>This piece cannot move to that square.</source>
        <translation>Эта фигура не может пойти на это поле.</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>Сейчас ход белых.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>Сейчас ход чёрных.</translation>
    </message>
    <message>
        <source>It is Red&apos;s turn.</source>
        <translation>Сейчас ход красных.</translation>
    </message>
    <message>
        <source>It is Blue&apos;s turn.</source>
        <translation>Сейчас ход синих.</translation>
    </message>
    <message>
        <source>Your king would be in check on that square.</source>
        <translation>На этом поле ваш король окажется под шахом.</translation>
    </message>
    <message>
        <source>Place reserve pieces in your own fortress.</source>
        <translation>Фигуры из резерва ставят только в свою крепость.</translation>
    </message>
    <message>
        <source>The end of a wall blocks the diagonal step from %1 to %2.</source>
        <translation>Конец стены преграждает путь по диагонали с %1 на %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 gives check. Your piece cannot stop the check.</source>
        <translation>Шах даёт %1 на %2. Эта фигура не может защитить от шаха.</translation>
    </message>
    <message>
        <source>This piece is pinned: without it, the %1 on %2 could capture your king.</source>
        <translation>Эта фигура связана: если она уйдёт, вашему королю даст шах %1 на %2.</translation>
    </message>
    <message>
        <source>Your king cannot move: every square around it is attacked or occupied.</source>
        <translation>Ваш король не может ходить: все поля вокруг него заняты или под ударом.</translation>
    </message>
    <message>
        <source>This piece cannot move: the %1 on %2 blocks it.</source>
        <translation>Эта фигура не может ходить: путь преграждает %1 на %2.</translation>
    </message>
    <message>
        <source>This piece cannot move: it has no free square to go to and nothing to capture.</source>
        <translation>Эта фигура не может ходить: свободных полей для неё нет, и брать нечего.</translation>
    </message>
    <message>
        <source>You cannot capture a volkhv.</source>
        <translation>Волхва брать нельзя.</translation>
    </message>
    <message>
        <source>After this move, the %1 on %2 could capture your volkhv.</source>
        <translation>Ваш волхв окажется под шахом: его атакует %1 на %2.</translation>
    </message>
    <message>
        <source>Your volkhv would be in check on that square.</source>
        <translation>На этом поле ваш волхв окажется под шахом.</translation>
    </message>
    <message>
        <source>You cannot castle out of check: the %1 on %2 attacks your volkhv.</source>
        <translation>Под шахом рокироваться нельзя: волхва атакует %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands between the volkhv and the ratoborets.</source>
        <translation>Рокировка невозможна: между волхвом и ратоборцем стоит %1 на %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 gives check to your volkhv. Your piece cannot stop the check.</source>
        <translation>Шах вашему волхву даёт %1 на %2. Эта фигура не может защитить от шаха.</translation>
    </message>
    <message>
        <source>This piece is pinned: without it, the %1 on %2 could capture your volkhv.</source>
        <translation>Эта фигура связана: если она уйдёт, вашему волхву даст шах %1 на %2.</translation>
    </message>
    <message>
        <source>Your volkhv cannot move: every square around it is attacked or occupied.</source>
        <translation>Ваш волхв не может ходить: все поля вокруг него заняты или под ударом.</translation>
    </message>
    <message>
        <source>This piece cannot move: any move would put its own volkhv in check.</source>
        <translation>Эта фигура не может ходить: после любого её хода ваш волхв окажется под шахом.</translation>
    </message>
    <message>
        <source>This piece cannot move: any move would put its own king in check.</source>
        <translation>Эта фигура не может ходить: после любого её хода ваш король окажется под шахом.</translation>
    </message>
    <message>
        <source>Place all reserve pieces before you move.</source>
        <translation>Поставьте все фигуры из резерва, прежде чем ходить.</translation>
    </message>
    <message>
        <source>No piece of this kind can go to %1.</source>
        <extracomment>%1: a square that no piece of the typed kind can reach</extracomment>
        <translation>Ни одна фигура этого вида не может пойти на %1.</translation>
    </message>
    <message>
        <source>White has no %1.</source>
        <translation>У белых нет фигуры «%1».</translation>
    </message>
    <message>
        <source>Black has no %1.</source>
        <translation>У чёрных нет фигуры «%1».</translation>
    </message>
    <message>
        <source>Red has no %1.</source>
        <translation>У красных нет фигуры «%1».</translation>
    </message>
    <message>
        <source>Blue has no %1.</source>
        <translation>У синих нет фигуры «%1».</translation>
    </message>
    <message>
        <source>The %1 on %2 gives check to your volkhv. This move does not stop the check.</source>
        <translation>Шах вашему волхву даёт %1 на %2. Этот ход не защищает от шаха.</translation>
    </message>
    <message>
        <source>The %1 on %2 gives check. This move does not stop the check.</source>
        <translation>Шах даёт %1 на %2. Этот ход не защищает от шаха.</translation>
    </message>
    <message>
        <source>This move blocks only one path: the %1 on %2 still gives check through %3.</source>
        <extracomment>%1: a piece; %2: its square; %3: another square</extracomment>
        <translation>Этот ход закрывает только один путь: через %3 шах по-прежнему даёт %1 на %2.</translation>
    </message>
    <message>
        <source>You cannot castle: the king would pass over the %1 on %2.</source>
        <translation>Рокировка невозможна: король прошёл бы через поле %2, где стоит %1.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands where the king would go.</source>
        <translation>Рокировка невозможна: король встал бы на поле %2, где стоит %1.</translation>
    </message>
    <message>
        <source>You cannot castle: the rook would pass over the %1 on %2.</source>
        <translation>Рокировка невозможна: ладья прошла бы через поле %2, где стоит %1.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands where the rook would go.</source>
        <translation>Рокировка невозможна: ладья встала бы на поле %2, где стоит %1.</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands on the ratoborets.</source>
        <translation>Рокировка невозможна: ратоборец на %2 накрыт, на нём стоит %1.</translation>
    </message>
    <message>
        <source>After this move, the uncovered %1 on %2 could capture your volkhv.</source>
        <translation>После этого хода вашего волхва сможет взять открывшаяся фигура на %2 (%1).</translation>
    </message>
    <message>
        <source>Only pieces of the front row have a double step. The %1 on %2 stands behind that row.</source>
        <translation>Двойной ход есть только у фигур переднего ряда, а %1 на %2 стоит позади этого ряда.</translation>
    </message>
    <message>
        <source>After this move, the uncovered %1 on %2 could capture your king.</source>
        <extracomment>%1: an enemy&apos;s piece that lies under the moving one; %2: their square</extracomment>
        <translation>После этого хода вашего короля сможет взять открывшаяся фигура на %2 (%1).</translation>
    </message>
    <message>
        <source>You cannot castle: the %1 on %2 stands on the rook.</source>
        <translation>Рокировка невозможна: ладья на %2 накрыта, на ней стоит %1.</translation>
    </message>
    <message>
        <source>It is White&apos;s turn to place a piece.</source>
        <translation>Сейчас фигуру из резерва ставят белые.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn to place a piece.</source>
        <translation>Сейчас фигуру из резерва ставят чёрные.</translation>
    </message>
    <message>
        <source>It is Red&apos;s turn to place a piece.</source>
        <translation>Сейчас фигуру из резерва ставят красные.</translation>
    </message>
    <message>
        <source>It is Blue&apos;s turn to place a piece.</source>
        <translation>Сейчас фигуру из резерва ставят синие.</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Move %1. You play White.</source>
        <translation>Ход %1. Вы играете белыми.</translation>
    </message>
    <message>
        <source>Move %1. You play Black.</source>
        <translation>Ход %1. Вы играете чёрными.</translation>
    </message>
    <message>
        <source>Move %1. You play Red.</source>
        <translation>Ход %1. Вы играете красными.</translation>
    </message>
    <message>
        <source>Move %1. You play Blue.</source>
        <translation>Ход %1. Вы играете синими.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>Allows mate in %n</source>
        <translation>
            <numerusform>Допускает мат в %n ход</numerusform>
            <numerusform>Допускает мат в %n хода</numerusform>
            <numerusform>Допускает мат в %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a mate in %n</source>
        <translation>
            <numerusform>Упускает мат в %n ход</numerusform>
            <numerusform>Упускает мат в %n хода</numerusform>
            <numerusform>Упускает мат в %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Loses %1</source>
        <extracomment>%1: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>Теряет %1</translation>
    </message>
    <message>
        <source>Loses %1 for %2</source>
        <extracomment>%1 and %2: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>Отдаёт %1 за %2</translation>
    </message>
    <message>
        <source>%1 and more material</source>
        <extracomment>%1: pieces, for example &quot;a rook&quot;; the move also loses material that is not named</extracomment>
        <translation>%1 и ещё материал</translation>
    </message>
    <message>
        <source>Could have won %1</source>
        <extracomment>%1: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>Можно было выиграть %1</translation>
    </message>
    <message>
        <source>Could have won %1 for %2</source>
        <extracomment>%1 and %2: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>Можно было выиграть %1 за %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>Example: &quot;Loses a queen: Nxh5.&quot;; %1: what a mistake causes; %2: the move or motif by which it happens</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Неточность</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Грубая ошибка</translation>
    </message>
    <message>
        <source>Good move.</source>
        <translation>Хороший ход.</translation>
    </message>
    <message>
        <source>This move allows the opponent a faster mate.</source>
        <translation>Этот ход позволяет сопернику поставить мат быстрее.</translation>
    </message>
    <message>
        <source>Best move.</source>
        <translation>Лучший ход.</translation>
    </message>
    <message>
        <source>Expected continuation: %1</source>
        <extracomment>%1: moves of a variation</extracomment>
        <translation>Ожидаемое продолжение: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate in %n</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;</extracomment>
        <translation>
            <numerusform>%1 допускают мат в %n ход</numerusform>
            <numerusform>%1 допускают мат в %n хода</numerusform>
            <numerusform>%1 допускают мат в %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a mate in %n</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;</extracomment>
        <translation>
            <numerusform>%1 упускают мат в %n ход</numerusform>
            <numerusform>%1 упускают мат в %n хода</numerusform>
            <numerusform>%1 упускают мат в %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;; %2: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>%1 теряют %2</translation>
    </message>
    <message>
        <source>%1 loses %2 for %3</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;; %2 and %3: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>%1 отдают %2 за %3</translation>
    </message>
    <message>
        <source>%1 could have won %2</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;; %2: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>%1 могли выиграть %2</translation>
    </message>
    <message>
        <source>%1 could have won %2 for %3</source>
        <extracomment>%1: name of a player, for example &quot;Red&quot;; %2 and %3: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>%1 могли выиграть %2 за %3</translation>
    </message>
    <message>
        <source>%1 was better: it wins %2.</source>
        <extracomment>%1: text of a move; %2: pieces, for example &quot;a rook&quot;</extracomment>
        <translation>Лучше было %1: этот ход выигрывает %2.</translation>
    </message>
    <message>
        <source>%1 was better.</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>Лучше было %1.</translation>
    </message>
    <message>
        <source>White&apos;s winning chances fall from %1 % to %2 %.</source>
        <translation>Шансы белых на победу падают с %1 % до %2 %.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chances fall from %1 % to %2 %.</source>
        <translation>Шансы чёрных на победу падают с %1 % до %2 %.</translation>
    </message>
    <message>
        <source>Red&apos;s winning chances fall from %1 % to %2 %.</source>
        <translation>Шансы красных на победу падают с %1 % до %2 %.</translation>
    </message>
    <message>
        <source>Blue&apos;s winning chances fall from %1 % to %2 %.</source>
        <translation>Шансы синих на победу падают с %1 % до %2 %.</translation>
    </message>
    <message>
        <source>the better move threatens mate on %1</source>
        <extracomment>%1: name of a square</extracomment>
        <translation>лучший ход грозил матом на %1</translation>
    </message>
    <message>
        <source>%1 is an inaccuracy</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>%1 — неточность</translation>
    </message>
    <message>
        <source>%1 is a mistake</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>%1 — ошибка</translation>
    </message>
    <message>
        <source>%1 is a blunder</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>%1 — грубая ошибка</translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n грубая ошибка</numerusform>
            <numerusform>%n грубые ошибки</numerusform>
            <numerusform>%n грубых ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(s)</source>
        <translation>
            <numerusform>%n неточность</numerusform>
            <numerusform>%n неточности</numerusform>
            <numerusform>%n неточностей</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>ошибок нет</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a side, for example &quot;White&quot;; %2: for example &quot;1 blunder, 2 mistakes&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>White left it with %1.</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>Белые отклонились от дебютной книги ходом %1.</translation>
    </message>
    <message>
        <source>Black left it with %1.</source>
        <translation>Чёрные отклонились от дебютной книги ходом %1.</translation>
    </message>
    <message>
        <source>Red left it with %1.</source>
        <translation>Красные отклонились от дебютной книги ходом %1.</translation>
    </message>
    <message>
        <source>Blue left it with %1.</source>
        <translation>Синие отклонились от дебютной книги ходом %1.</translation>
    </message>
    <message>
        <source>The game did not follow the opening book.</source>
        <translation>Партия не шла по дебютной книге.</translation>
    </message>
    <message>
        <source>The game followed the opening book to its end.</source>
        <translation>Партия до конца шла по дебютной книге.</translation>
    </message>
    <message>
        <source>The game followed the opening book up to %1.</source>
        <extracomment>%1: name of a move, for example &quot;6. Be3&quot;</extracomment>
        <translation>Партия шла по дебютной книге до хода %1.</translation>
    </message>
    <message>
        <source>Opening: %1.</source>
        <extracomment>%1: code and name of an opening</extracomment>
        <translation>Дебют: %1.</translation>
    </message>
    <message>
        <source>This move is in the opening book.</source>
        <translation>Этот ход есть в дебютной книге.</translation>
    </message>
    <message>
        <source>The opening book ends here.</source>
        <translation>Здесь дебютная книга заканчивается.</translation>
    </message>
    <message>
        <source>This move leaves the opening book. Book moves: %1.</source>
        <extracomment>%1: moves with their shares, for example &quot;d6 47 %, e6 26 %&quot;</extracomment>
        <translation>Этого хода нет в дебютной книге. Ходы книги: %1.</translation>
    </message>
    <message>
        <source>This gave away a won ending</source>
        <translation>Этот ход упускает выигранный эндшпиль</translation>
    </message>
    <message>
        <source>This gave away a drawn ending</source>
        <translation>Этот ход упускает ничейный эндшпиль</translation>
    </message>
</context>
<context>
    <name>RoundGuide</name>
    <message>
        <source>The pawns of %1 go up the board.</source>
        <translation>%1: пешки идут вверх.</translation>
    </message>
    <message>
        <source>The pawns of %1 go to the right.</source>
        <translation>%1: пешки идут вправо.</translation>
    </message>
    <message>
        <source>The pawns of %1 go down the board.</source>
        <translation>%1: пешки идут вниз.</translation>
    </message>
    <message>
        <source>The pawns of %1 go to the left.</source>
        <translation>%1: пешки идут влево.</translation>
    </message>
    <message>
        <source>Your pawns go up the board.</source>
        <translation>Ваши пешки идут вверх.</translation>
    </message>
    <message>
        <source>Your pawns go to the right.</source>
        <translation>Ваши пешки идут вправо.</translation>
    </message>
    <message>
        <source>Your pawns go down the board.</source>
        <translation>Ваши пешки идут вниз.</translation>
    </message>
    <message>
        <source>Your pawns go to the left.</source>
        <translation>Ваши пешки идут влево.</translation>
    </message>
    <message>
        <source>A thick line is a wall. No piece crosses it.</source>
        <translation>Толстая линия — стена. Ни одна фигура через неё не проходит.</translation>
    </message>
    <message>
        <source>No piece passes the end of a wall diagonally.</source>
        <translation>Ни одна фигура не проходит мимо конца стены по диагонали.</translation>
    </message>
    <message>
        <source>A knight jumps only if walls leave one of its two ways open.</source>
        <translation>Конь может прыгнуть, если хотя бы один из двух его путей свободен от стен.</translation>
    </message>
    <message>
        <source>A dotted line is a gate. Pieces go through it in both directions.</source>
        <translation>Пунктир — ворота. Фигуры проходят через них в обе стороны.</translation>
    </message>
    <message>
        <source>Choose a reserve piece, then one of the bright squares.</source>
        <translation>Выберите фигуру из резерва, затем одно из подсвеченных полей.</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Laws</source>
        <translation>Шахматный кодекс</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Превращение</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Одинокий король</translation>
    </message>
    <message>
        <source>Corner squares</source>
        <translation>Угловые поля</translation>
    </message>
    <message>
        <source>Rear pawns</source>
        <translation>Задние пешки</translation>
    </message>
    <message>
        <source>First side to move</source>
        <translation>Какая сторона начинает</translation>
    </message>
    <message>
        <source>Reserve pieces</source>
        <translation>Расстановка фигур из резерва</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Рокировка</translation>
    </message>
    <message>
        <source>Laws of FIDE</source>
        <translation>Правила ФИДЕ</translation>
    </message>
    <message>
        <source>Current laws: fivefold repetition and the 75-move rule end the game automatically.</source>
        <translation>Нынешние правила: партия автоматически заканчивается после пятикратного повторения позиции или 75 ходов без взятий и ходов пешкой.</translation>
    </message>
    <message>
        <source>Classic code</source>
        <translation>Старый кодекс</translation>
    </message>
    <message>
        <source>Older laws: repetition and the 50-move rule are draws only if a player claims them.</source>
        <translation>Старый кодекс: повторение позиции и 50 ходов без взятий и ходов пешкой дают ничью, только если игрок её требует.</translation>
    </message>
    <message>
        <source>Any piece</source>
        <translation>В любую фигуру</translation>
    </message>
    <message>
        <source>A pawn on the last rank promotes to any piece except a king.</source>
        <translation>Пешка на последней горизонтали превращается в любую фигуру, кроме короля.</translation>
    </message>
    <message>
        <source>Captured pieces only</source>
        <translation>Только в потерянные фигуры</translation>
    </message>
    <message>
        <source>A pawn promotes only to a soldier or to a piece that you have lost.</source>
        <translation>Пешка превращается только в воина или в потерянную вами фигуру.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Игра продолжается</translation>
    </message>
    <message>
        <source>A lone king plays on until it is checkmated.</source>
        <translation>Король без фигур играет дальше, пока не получит мат.</translation>
    </message>
    <message>
        <source>Beyond the corners</source>
        <translation>Поля за углами</translation>
    </message>
    <message>
        <source>The four extra squares continue the long diagonals. The boats start there.</source>
        <translation>Четыре дополнительных поля продолжают большие диагонали. В начале на них стоят лодки.</translation>
    </message>
    <message>
        <source>Beside the rooks</source>
        <translation>Поля рядом с ладьями</translation>
    </message>
    <message>
        <source>The four extra squares are beside the rooks, at the ends of the back ranks.</source>
        <translation>Четыре дополнительных поля расположены рядом с ладьями, на продолжении крайних горизонталей.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Outward</source>
        <translation>Наружу</translation>
    </message>
    <message>
        <source>The pawns behind the pieces move outwards: they cross the edge and attack the enemy from behind.</source>
        <translation>Пешки позади фигур идут наружу: они переходят через край доски и нападают на противника с тыла.</translation>
    </message>
    <message>
        <source>White begins</source>
        <translation>Начинают белые</translation>
    </message>
    <message>
        <source>White places and moves first, then Black, Red and Blue.</source>
        <translation>Белые первыми ставят фигуры из резерва и первыми ходят. За ними следуют чёрные, красные и синие.</translation>
    </message>
    <message>
        <source>Red begins</source>
        <translation>Начинают красные</translation>
    </message>
    <message>
        <source>Red places and moves first, then Blue, White and Black.</source>
        <translation>Красные первыми ставят фигуры из резерва и первыми ходят. За ними следуют синие, белые и чёрные.</translation>
    </message>
    <message>
        <source>Black begins</source>
        <translation>Начинают чёрные</translation>
    </message>
    <message>
        <source>Black places and moves first, then Red, Blue and White.</source>
        <translation>Чёрные первыми ставят фигуры из резерва и первыми ходят. За ними следуют красные, синие и белые.</translation>
    </message>
    <message>
        <source>Blue begins</source>
        <translation>Начинают синие</translation>
    </message>
    <message>
        <source>Blue places and moves first, then White, Black and Red.</source>
        <translation>Синие первыми ставят фигуры из резерва и первыми ходят. За ними следуют белые, чёрные и красные.</translation>
    </message>
    <message>
        <source>The players choose</source>
        <translation>Выбирают игроки</translation>
    </message>
    <message>
        <source>Players take turns to place a knight, a bishop and a rook in their fortresses.</source>
        <translation>Игроки по очереди ставят в свои крепости коня, слона и ладью.</translation>
    </message>
    <message>
        <source>Standard squares</source>
        <translation>Обычные места</translation>
    </message>
    <message>
        <source>Knight, bishop and rook stand in the fortresses from the start.</source>
        <translation>Конь, слон и ладья стоят в крепостях с самого начала.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Разрешена</translation>
    </message>
    <message>
        <source>King and rook may castle along their own back row.</source>
        <translation>Король и ладья могут рокироваться вдоль своего крайнего ряда.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <translation>Рокировки нет.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a rule option and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game is drawn if a side has only its king left. It continues if that king can capture the last enemy piece.</source>
        <translation>Партия заканчивается вничью, если у стороны остался только король. Но партия продолжается, если этот король может взять последнюю фигуру противника.</translation>
    </message>
    <message>
        <source>A player wins by leaving the other side only its king. The game continues if that king can capture the player&apos;s last piece.</source>
        <translation>Игрок выигрывает, если оставил противнику одного короля. Но партия продолжается, если этот король может взять последнюю фигуру игрока.</translation>
    </message>
    <message>
        <source>Promoted pieces in towers</source>
        <translation>Превращённые фигуры в башнях</translation>
    </message>
    <message>
        <source>Double step</source>
        <translation>Двойной ход</translation>
    </message>
    <message>
        <source>Become ratniks under any piece</source>
        <translation>Становятся ратниками под любой фигурой</translation>
    </message>
    <message>
        <source>A promoted piece becomes a ratnik again as soon as any piece stands on top of it.</source>
        <translation>Превращённая фигура снова становится ратником, как только на неё встаёт любая фигура.</translation>
    </message>
    <message>
        <source>Become ratniks under enemy pieces only</source>
        <translation>Становятся ратниками только под чужой фигурой</translation>
    </message>
    <message>
        <source>A promoted piece becomes a ratnik again only when an enemy piece stands directly on top of it in the tower.</source>
        <translation>Превращённая фигура снова становится ратником, только когда прямо на неё встаёт фигура противника.</translation>
    </message>
    <message>
        <source>Only over an empty square</source>
        <translation>Возможен только через пустое поле</translation>
    </message>
    <message>
        <source>The square that a ratnik passes over with a double step must be empty.</source>
        <translation>Поле, через которое ратник проходит двойным ходом, должно быть свободно.</translation>
    </message>
    <message>
        <source>Also over your own towers</source>
        <translation>Возможен и через свои башни</translation>
    </message>
    <message>
        <source>With a double step, a ratnik can also pass over one of your own towers, unless the volkhv is in that tower.</source>
        <translation>Двойным ходом ратник может пройти и через свою башню, если в ней нет волхва.</translation>
    </message>
    <message>
        <source>All pawns move forward. The pawns behind the pieces wait until the pieces have moved away.</source>
        <translation>Все пешки идут вперёд. Пешки позади фигур ждут, пока фигуры уйдут.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Standard position</source>
        <translation>Обычная начальная позиция</translation>
    </message>
    <message>
        <source>The pieces start on their standard squares.</source>
        <translation>Фигуры начинают на обычных полях.</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Шахматы-960</translation>
    </message>
    <message>
        <source>The pieces on the first rank start in one of 960 arrangements. After castling, king and rook stand on the same squares as in chess.</source>
        <translation>Фигуры на первой горизонтали расставлены одним из 960 способов. После рокировки король и ладья стоят на тех же полях, что и в шахматах.</translation>
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
        <translation>Поставьте мат королю противника: нападите на него так, чтобы никакой ход его не спас.</translation>
    </message>
    <message>
        <source>You can castle once if the king and the rook have not moved. No piece can stand between them. The king must not be in check, or cross or reach an attacked square.</source>
        <translation>За партию можно один раз рокироваться, если король и ладья ещё не ходили. Между ними не должно быть фигур. Король не должен стоять под шахом, проходить через поле под ударом или вставать на него.</translation>
    </message>
    <message>
        <source>An enemy pawn can capture a pawn en passant right after its double step. The capture is made as if the pawn had moved only one square.</source>
        <translation>Пешка противника может взять на проходе пешку, которая только что сделала двойной ход. Пешку берут так, будто она прошла только одно поле.</translation>
    </message>
    <message>
        <source>A pawn that reaches the last rank promotes to a queen, rook, bishop or knight.</source>
        <translation>Пешка, дошедшая до последней горизонтали, превращается в ферзя, ладью, слона или коня.</translation>
    </message>
    <message>
        <source>Stalemate is a draw: the side to move is not in check and has no legal move. Insufficient material is a draw too. A player can claim a draw by threefold repetition or the 50-move rule.</source>
        <translation>Пат — ничья: король не под шахом, но возможных ходов нет. Недостаточный материал — тоже ничья. Ничью можно требовать при троекратном повторении позиции или после 50 ходов без взятий и ходов пешкой.</translation>
    </message>
    <message>
        <source>General: one or two squares along a rank, file or diagonal. Minister: a knight&apos;s leap, or one or two squares along a rank or file. High priest: a knight&apos;s leap, or one or two squares diagonally.</source>
        <translation>Генерал прыгает на одно или два поля по горизонтали, вертикали или диагонали. Министр прыгает как конь либо на одно или два поля по горизонтали или вертикали. Жрец прыгает как конь либо на одно или два поля по диагонали.</translation>
    </message>
    <message>
        <source>There are four extra squares beyond the corners of the board. The boats start on them. A piece reaches them only with a diagonal step or a leap.</source>
        <translation>За углами доски есть четыре дополнительных поля, с которых начинают лодки. Попасть на них можно только шагом по диагонали или прыжком.</translation>
    </message>
    <message>
        <source>Bolyar: moves like a queen, but captures like a rook. Officer: a bishop that can also move one square straight forward, but cannot capture there.</source>
        <translation>Болярин ходит как ферзь, но бьёт только как ладья. Слон ходит как в шахматах. Кроме того, он может пойти на одно поле прямо вперёд, но взять там не может.</translation>
    </message>
    <message>
        <source>Boat: without a capture, leaps to any square within two files and two ranks, but not backwards. It captures only along its rank or file, one or two squares away, also backwards. Green squares: moves and captures. Blue squares: moves only. Red squares: captures only.</source>
        <translation>Лодка без взятия прыгает на любое поле в пределах двух вертикалей и двух горизонталей, но не назад. Она бьёт только по своей вертикали или горизонтали на одно или два поля, в том числе назад. Зелёные поля: ход и взятие. Синие поля: только ход. Красные поля: только взятие.</translation>
    </message>
    <message>
        <source>Every piece except king, bolyar and general promotes to a bolyar on the enemy&apos;s back rank or in an enemy corner. But a boat in an enemy corner promotes to a general. The general moves like a queen.</source>
        <translation>Любая фигура, кроме короля, болярина и генерала, на последней горизонтали или на угловом поле противника становится болярином. Но лодка на угловом поле противника становится генералом. Генерал ходит как ферзь.</translation>
    </message>
    <message>
        <source>A knight or boat that reaches an enemy corner brings you new boats. One boat appears in each of your empty corners.</source>
        <translation>Конь или лодка на угловом поле противника приносит вам новые лодки: по одной на каждое ваше пустое угловое поле.</translation>
    </message>
    <message>
        <source>To castle, the king moves two squares to either side. The three squares between king and rook must be free.</source>
        <translation>При рокировке в любую сторону король идёт на два поля. Три поля между ним и ладьёй должны быть свободны.</translation>
    </message>
    <message>
        <source>The left and right edges are joined. The upper and lower edges are joined too. Pieces move across the edges as if there were none.</source>
        <translation>Левый край соединён с правым, а верхний — с нижним. Фигуры ходят через края так, будто краёв нет.</translation>
    </message>
    <message>
        <source>One rook can give check from two directions. Then it is not enough to block one path.</source>
        <translation>Одна ладья может дать шах сразу с двух направлений. Тогда недостаточно закрыть один путь.</translation>
    </message>
    <message>
        <source>A piece cannot move all the way around to its own square.</source>
        <translation>Фигура не может обойти доску кругом и вернуться на своё поле.</translation>
    </message>
    <message>
        <source>Only pawns of the front row have a double step. White promotes on rank 8, Black on rank 1.</source>
        <translation>Двойной ход есть только у пешек переднего ряда. Пешки белых превращаются на 8-й горизонтали, чёрных — на 1-й.</translation>
    </message>
    <message>
        <source>There is no edge where you could trap the king, so many endgames are drawn. A single piece besides the king never wins, not even a queen.</source>
        <translation>У доски нет края, к которому можно оттеснить короля, поэтому многие эндшпили ничейны. Король с одной фигурой не выигрывает никогда, даже если это ферзь.</translation>
    </message>
    <message>
        <source>White and Red play against Black and Blue. Turns go clockwise.</source>
        <translation>Белые и красные играют против чёрных и синих. Ходят по часовой стрелке.</translation>
    </message>
    <message>
        <source>First, each player places a knight, a bishop and a rook in their own fortress.</source>
        <translation>Сначала каждый ставит коня, слона и ладью на свободные поля своей крепости.</translation>
    </message>
    <message>
        <source>No piece can move through a wall or pass the end of a wall diagonally. A knight needs one of its two paths to be open.</source>
        <translation>Ни одна фигура не проходит сквозь стену или по диагонали мимо её конца. Коню нужен хотя бы один открытый путь из двух.</translation>
    </message>
    <message>
        <source>A player in check can be checkmated only on that player&apos;s own turn. Until then, the partner can help. A checkmated player is eliminated, and all pieces of that side leave the board.</source>
        <translation>Мат засчитывается, только когда наступает очередь хода игрока, которому объявлен шах. До этого ему может помочь партнёр. Заматованный игрок выбывает, и все его фигуры снимаются с доски.</translation>
    </message>
    <message>
        <source>A player who is not in check and has no legal move passes. A team wins when both opponents are eliminated.</source>
        <translation>Игрок, который не под шахом и не имеет возможных ходов, пропускает ход. Команда побеждает, когда выбыли оба противника.</translation>
    </message>
    <message>
        <source>A pawn promotes on the back rows of the other players. It also promotes at the far ends of the fortresses.</source>
        <translation>Пешка превращается на крайних рядах других игроков и в дальнем конце крепостей.</translation>
    </message>
    <message>
        <source>Every piece except the pawn leaps. Only a pawn can be blocked. So you can answer a check only by moving the king or capturing the checking piece.</source>
        <translation>Все фигуры, кроме пешек, прыгают. Преградить путь можно только пешке. Поэтому от шаха можно защититься только ходом короля или взятием шахующей фигуры.</translation>
    </message>
    <message>
        <source>A pawn can be captured en passant right after its double step, as in chess.</source>
        <translation>Пешку, только что сделавшую двойной ход, можно взять на проходе, как в шахматах.</translation>
    </message>
    <message>
        <source>King and rook castle as in chess. The king moves from the e-file to the g-file or the c-file. No piece can stand between them. There is no castling across the edge.</source>
        <translation>Рокировка — как в шахматах: король идёт с вертикали e на g или c. Между королём и ладьёй не должно быть фигур. Через край рокировать нельзя.</translation>
    </message>
    <message>
        <source>A pawn can be captured en passant right after its double step, across the edge too.</source>
        <translation>Пешку, только что сделавшую двойной ход, можно взять на проходе, в том числе через край.</translation>
    </message>
    <message>
        <source>No piece leaves the board. A capturing piece stands on top of the captured tower. You can also move onto your own towers. The side of the top piece owns the tower. Only the top piece attacks and gives check.</source>
        <translation>Ни одна фигура не уходит с доски. Взявшая фигура встаёт на взятую башню. Вставать можно и на свои башни. Башня принадлежит стороне верхней фигуры. Только верхняя фигура нападает и даёт шах.</translation>
    </message>
    <message>
        <source>You can move any number of pieces from the top of a tower. They move as the top piece moves. The other pieces stay and belong to the side of their top piece.</source>
        <translation>Пойти можно любым числом верхних фигур башни. Они идут так, как ходит самая верхняя. Остальные фигуры остаются и принадлежат стороне верхней из них.</translation>
    </message>
    <message>
        <source>Volkhv: like the king in chess. Prince: a queen. Ratoborets: a rook. Archer: a bishop. Rider: a knight. Ratnik: a pawn. Helgi: a queen and a knight in one.</source>
        <translation>Волхв — как король в шахматах. Князь — ферзь. Ратоборец — ладья. Лучник — слон. Всадник — конь. Ратник — пешка. Хелги — ферзь и конь в одной фигуре.</translation>
    </message>
    <message>
        <source>No piece is ever put on top of a volkhv. Checkmate it: attack it so that no legal move can save it.</source>
        <translation>На волхва нельзя поставить фигуру. Поставьте ему мат: нападите так, чтобы ни один ход его не спас.</translation>
    </message>
    <message>
        <source>A ratnik on top of a tower, or alone, promotes on its last rank to the piece that started behind it. The ratnik of the volkhv promotes to Helgi. A ratnik that becomes uncovered on that rank promotes too. If another piece covers the promoted piece, it becomes a ratnik again.</source>
        <translation>Ничем не накрытый ратник на последней горизонтали превращается в фигуру, которая стояла за ним в начале. Ратник волхва превращается в Хелги. Ратник, открывшийся на этой горизонтали, тоже превращается. Если превращённую фигуру накроют, она снова станет ратником.</translation>
    </message>
    <message>
        <source>A ratnik captured en passant goes back one square, under the piece that captures it. The volkhv castles like the king in chess.</source>
        <translation>Ратник, взятый на проходе, отступает на одно поле назад, под взявшую его фигуру. Волхв рокируется, как король в шахматах.</translation>
    </message>
    <message>
        <source>Stalemate is a draw. Threefold repetition and the 50-move rule are draws if a player claims them.</source>
        <translation>Пат — ничья. Троекратное повторение и правило 50 ходов дают ничью, если игрок её потребует.</translation>
    </message>
    <message>
        <source>The board shows the top piece of a tower. Small signs at the left of this piece show the covered pieces, the highest first. If a tower is too high for all signs, a number shows how many pieces have no sign.</source>
        <translation>На доске видна верхняя фигура башни. Значки слева от неё показывают накрытые фигуры, начиная с самой верхней. Если значкам не хватает места, число показывает, у скольких фигур нет значка.</translation>
    </message>
    <message>
        <source>Elephant: one or two squares diagonally. War machine: one or two squares along a rank or file. Soldier: one square in any direction. The soldier appears only by promotion.</source>
        <translation>Слон прыгает на одно или два поля по диагонали. Таран прыгает на одно или два поля по горизонтали или вертикали. Воин ходит на одно поле в любую сторону. Воин появляется только при превращении.</translation>
    </message>
    <message>
        <source>There is no castling and no double step of pawns. A pawn on the last rank must be promoted.</source>
        <translation>Нет ни рокировки, ни двойного хода пешки. Пешка на последней горизонтали обязательно превращается.</translation>
    </message>
    <message>
        <source>Threefold repetition and the 50-move rule end the game automatically.</source>
        <translation>Партия автоматически заканчивается вничью после троекратного повторения позиции или 50 ходов без взятий и ходов пешкой.</translation>
    </message>
    <message>
        <source>Ten pawns of each side stand behind its pieces: White&apos;s on rank 12, Black&apos;s on rank 9.</source>
        <translation>У каждой стороны десять пешек стоят позади фигур: у белых — на 12-й горизонтали, у чёрных — на 9-й.</translation>
    </message>
    <message>
        <source>The pieces on the first rank start in one of 960 arrangements. Black&apos;s pieces stand opposite White&apos;s. The bishops stand on squares of different colours. The king stands between the rooks.</source>
        <translation>Фигуры на первой горизонтали расставлены одним из 960 способов. Фигуры чёрных стоят напротив фигур белых. Слоны стоят на полях разного цвета, король — между ладьями.</translation>
    </message>
    <message>
        <source>Castling with the rook nearer to the h-file puts the king on the g-file. That rook goes to the f-file. With the other rook, the king goes to the c-file and the rook to the d-file.</source>
        <translation>После рокировки с ладьёй, которая ближе к вертикали h, король стоит на вертикали g, а ладья — на f. После рокировки с другой ладьёй король стоит на c, а ладья — на d.</translation>
    </message>
    <message>
        <source>To castle, move the king onto the rook. Neither piece may have moved before. All squares that the two pieces cross or reach must be empty, except for the king and this rook. The king must not be in check, or cross or reach an attacked square.</source>
        <translation>Чтобы рокировать, пойдите королём на ладью. Ни король, ни ладья не должны были ходить раньше. Все остальные поля, которые они проходят или занимают, должны быть пусты. Король не должен стоять под шахом, проходить через поле под ударом или вставать на него.</translation>
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
        <translation>бэ</translation>
    </message>
    <message>
        <source>see</source>
        <translation>цэ</translation>
    </message>
    <message>
        <source>dee</source>
        <translation>дэ</translation>
    </message>
    <message>
        <source>ee</source>
        <translation>е</translation>
    </message>
    <message>
        <source>ef</source>
        <translation>эф</translation>
    </message>
    <message>
        <source>gee</source>
        <translation>жэ</translation>
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
        <translation>эль</translation>
    </message>
    <message>
        <source>em</source>
        <translation>эм</translation>
    </message>
    <message>
        <source>en</source>
        <translation>эн</translation>
    </message>
    <message>
        <source>oh</source>
        <translation>о</translation>
    </message>
    <message>
        <source>pee</source>
        <translation>пэ</translation>
    </message>
    <message>
        <source>zed</source>
        <translation>зет</translation>
    </message>
    <message>
        <source>one</source>
        <translation>один</translation>
    </message>
    <message>
        <source>two</source>
        <translation>два</translation>
    </message>
    <message>
        <source>three</source>
        <translation>три</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четыре</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пять</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шесть</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семь</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восемь</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девять</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десять</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>одиннадцать</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>двенадцать</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>тринадцать</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>четырнадцать</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>пятнадцать</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>шестнадцать</translation>
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
        <translation>эта позиция</translation>
    </message>
    <message>
        <source>these pieces</source>
        <translation>эти фигуры</translation>
    </message>
    <message>
        <source>this pawn structure</source>
        <translation>эта пешечная структура</translation>
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
        <translation>Человек</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Полная сила</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Ур.&#xa0;%1</translation>
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
        <translation>Внешний движок</translation>
    </message>
    <message>
        <source>Rokada, full strength</source>
        <translation>Rokada, полная сила</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>%1: name of an opponent</extracomment>
        <translation>%1, уровень %2</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>the only person at the board</extracomment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>with you</source>
        <extracomment>of a player among four, whose partner is the only person at the board</extracomment>
        <translation>ваш партнёр</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>of a player among four; %1: the partner&apos;s name</extracomment>
        <translation>партнёр: %1</translation>
    </message>
    <message>
        <source>%1, rating %2</source>
        <extracomment>%1: name of an opponent; %2: rating, &quot;1240&quot; or &quot;about 560&quot;</extracomment>
        <translation>%1, рейтинг %2</translation>
    </message>
    <message>
        <source>without you</source>
        <extracomment>of a player among four, whose partner, the only person at the board, is eliminated</extracomment>
        <translation>играет без вас</translation>
    </message>
    <message>
        <source>without %1</source>
        <extracomment>of a player among four; %1: the partner, who is eliminated</extracomment>
        <translation>без партнёра (%1)</translation>
    </message>
</context>
<context>
    <name>Settled</name>
    <message>
        <source>Insufficient material is a draw: bare kings, a single knight or bishop, or bishops on squares of one colour. Under the current laws, a position is also a draw if Rokada can prove that blocked pawns make checkmate impossible.</source>
        <translation>Недостаточный материал — ничья: одинокие короли, один конь или слон либо слоны на полях одного цвета. По нынешним правилам ничья и тогда, когда Rokada может доказать, что из-за заблокированных пешек мат невозможен.</translation>
    </message>
    <message>
        <source>Flag fall is a draw if no series of legal moves can checkmate the player whose flag has fallen. Rokada decides this by the pieces on the board.</source>
        <translation>Падение флажка — ничья, если игроку, чей флажок упал, нельзя поставить мат никакой последовательностью возможных ходов. Rokada определяет это по фигурам на доске.</translation>
    </message>
    <message>
        <source>Rokada does not accept an illegal move. The player loses only the time that was used for it.</source>
        <translation>Rokada не принимает невозможный ход. Игрок теряет только потраченное на него время.</translation>
    </message>
    <message>
        <source>Some texts call stalemate a loss, or allow promotion only to captured pieces. These texts are wrong, and Rokada does not follow them.</source>
        <translation>В некоторых описаниях пат считается поражением или превращение разрешено только во взятые фигуры. Такие описания ошибочны, и Rokada им не следует.</translation>
    </message>
    <message>
        <source>The source calls a bare king a draw. The inventor calls it a loss. You can choose either rule. The default is a draw.</source>
        <translation>По источнику одинокий король — это ничья, а по словам автора игры — поражение. Можно выбрать любое из этих правил. По умолчанию — ничья.</translation>
    </message>
    <message>
        <source>A pawn can promote to any of seven pieces, without limit. You can also choose the rule that it promotes only to captured pieces.</source>
        <translation>Пешка может превратиться в любую из семи фигур без ограничений. Можно выбрать и правило, по которому она превращается только во взятые фигуры.</translation>
    </message>
    <message>
        <source>The general moves one or two squares in any direction. Some descriptions say that it moves like a king.</source>
        <translation>Генерал ходит на одно или два поля во все стороны. По некоторым описаниям он ходит как король.</translation>
    </message>
    <message>
        <source>The source shows castling rights in its notation but describes no castling. So there is no castling.</source>
        <translation>В нотации источника есть права на рокировку, но сама рокировка не описана. Поэтому рокировки нет.</translation>
    </message>
    <message>
        <source>Threefold repetition and the 50-move rule end the game without a claim. The source says so.</source>
        <translation>Троекратное повторение позиции и 50 ходов без взятий и ходов пешкой завершают партию без требования. Так сказано в источнике.</translation>
    </message>
    <message>
        <source>The source does not say clearly where the corner squares are. By default they continue the long diagonals. You can also choose to have them beside the rooks.</source>
        <translation>Из источника неясно, где находятся угловые поля. По умолчанию они продолжают большие диагонали. Можно выбрать и поля рядом с ладьями.</translation>
    </message>
    <message>
        <source>The boat reaches every square within two files and ranks, but not backwards. Backwards it can only capture.</source>
        <translation>Лодка достаёт до всех полей в пределах двух вертикалей и горизонталей, но не назад. Назад она может только бить.</translation>
    </message>
    <message>
        <source>The source says that &quot;every piece&quot; promotes. In Rokada, the king does not promote.</source>
        <translation>В источнике сказано, что превращается «каждая фигура». В Rokada король не превращается.</translation>
    </message>
    <message>
        <source>The number of bonus boats is not limited.</source>
        <translation>Число лодок, полученных в награду, не ограничено.</translation>
    </message>
    <message>
        <source>Knights and officers start as in chess. Both officers of a side stand on squares of one colour.</source>
        <translation>Кони и слоны начинают как в шахматах. Оба слона одной стороны стоят на полях одного цвета.</translation>
    </message>
    <message>
        <source>The source says nothing about stalemate, repetition or the 50-move rule. Rokada follows the rules of chess.</source>
        <translation>Источник ничего не говорит о пате, повторении позиции и правиле 50 ходов. Rokada следует правилам шахмат.</translation>
    </message>
    <message>
        <source>The pawns behind the pieces move forward, exactly as the source says. You can also choose to have them move outwards.</source>
        <translation>Пешки позади фигур ходят вперёд, как и сказано в источнике. Можно выбрать и движение наружу.</translation>
    </message>
    <message>
        <source>Only unmoved pawns of the front row have a double step.</source>
        <translation>Двойной ход есть только у пешек переднего ряда, которые ещё не ходили.</translation>
    </message>
    <message>
        <source>The source numbers the ranks from the top. But it also says that a pawn moves up, so White is at the bottom.</source>
        <translation>В источнике горизонтали пронумерованы сверху. Но там же сказано, что пешка ходит вверх, поэтому белые внизу.</translation>
    </message>
    <message>
        <source>A closed line returns to the square where it starts. A piece cannot move along the whole of it.</source>
        <translation>Замкнутая линия возвращается на поле, с которого начинается. Пройти её целиком фигура не может.</translation>
    </message>
    <message>
        <source>Pieces of both sides block the path. No piece can stand between a king and a rook that castle.</source>
        <translation>Фигуры обеих сторон преграждают путь. Между королём и ладьёй при рокировке не должно быть фигур.</translation>
    </message>
    <message>
        <source>The rule of five squares only explains how to follow a diagonal across the edge. It forbids no move.</source>
        <translation>Правило пяти полей лишь объясняет, как продолжить диагональ через край. Оно не запрещает ходов.</translation>
    </message>
    <message>
        <source>Rokada judges by the pieces whether material is insufficient. One piece besides the king is never enough.</source>
        <translation>Недостаточность материала Rokada определяет по фигурам. Одной фигуры, кроме короля, никогда не хватает.</translation>
    </message>
    <message>
        <source>No source says which side moves first. You can choose the first side.</source>
        <translation>Ни один источник не говорит, какая сторона ходит первой. Начинающую сторону можно выбрать.</translation>
    </message>
    <message>
        <source>Players place reserve pieces openly and in turn. The source says only where the pieces may be placed.</source>
        <translation>Игроки ставят фигуры из резерва открыто и по очереди. Источник говорит только, где их можно ставить.</translation>
    </message>
    <message>
        <source>A knight can make its two steps in either order. One open path is enough.</source>
        <translation>Конь может сделать два своих шага в любом порядке. Достаточно одного открытого пути.</translation>
    </message>
    <message>
        <source>A player can be checkmated only on that player&apos;s own turn. Then all pieces of that player leave the board, not only the king.</source>
        <translation>Мат засчитывается, только когда наступает очередь хода самого игрока. С доски снимаются все его фигуры, а не только король.</translation>
    </message>
    <message>
        <source>Pawns also promote at the ends of the fortresses, so that no pawn gets stuck there.</source>
        <translation>Пешки превращаются и в конце крепостей, поэтому ни одна пешка там не застревает.</translation>
    </message>
    <message>
        <source>The source does not mention castling, so you can choose whether it is allowed. There is no en passant.</source>
        <translation>Источник не упоминает рокировку, поэтому вы сами выбираете, разрешена ли она. Взятия на проходе нет.</translation>
    </message>
    <message>
        <source>The source does not cover stalemate, draws or resignation. Rokada&apos;s rule: a stalemated player passes.</source>
        <translation>Источник не говорит о пате, ничьих и сдаче. Правило Rokada: при пате игрок пропускает ход.</translation>
    </message>
    <message>
        <source>The source describes the game in only three paragraphs. Rokada follows the rules of the Russian Tavreli federation. Twenty tournament games agree with these rules.</source>
        <translation>Источник описывает игру всего в трёх абзацах. Rokada следует правилам российской федерации таврелей. С ними согласуются двадцать турнирных партий.</translation>
    </message>
    <message>
        <source>The source says that a piece stands on the volkhv. This means checkmate: no piece is ever put on a volkhv.</source>
        <translation>В источнике сказано, что фигура встаёт на волхва. Это означает мат: на волхва фигуры не ставят.</translation>
    </message>
    <message>
        <source>In some descriptions, a promoted piece stays promoted under pieces of its own side. In other descriptions, a double step can pass over your own towers. Both rules are options.</source>
        <translation>По некоторым описаниям превращённая фигура остаётся превращённой под фигурами своей стороны. По другим двойным ходом можно пройти через свои башни. Оба правила можно выбрать.</translation>
    </message>
    <message>
        <source>A ratnik on its last rank also promotes when the opponent uncovers it.</source>
        <translation>Ратник на последней горизонтали превращается и тогда, когда его открывает соперник.</translation>
    </message>
    <message>
        <source>Fivefold repetition, the 50-move rule and the 75-move rule come from chess. A ratnik move, a capture or a promotion restarts the count.</source>
        <translation>Пятикратное повторение, правила 50 и 75 ходов взяты из шахмат. Ход ратника, взятие или превращение начинают счёт заново.</translation>
    </message>
    <message>
        <source>The source gives l3 and l5 among the moves of a knight on i4. That is a mistake: the squares must be k3 and k5.</source>
        <translation>Среди ходов коня с i4 источник называет l3 и l5. Это ошибка: должны быть k3 и k5.</translation>
    </message>
    <message>
        <source>Castling is long on both sides. O-O is castling towards the i-file.</source>
        <translation>Рокировка длинная в обе стороны. O-O — рокировка в сторону вертикали i.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>white %1</source>
        <translation>%1 белых</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>%1 чёрных</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>%1 красных</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>%1 синих</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1: нет короля.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1: больше одного короля (%2).</translation>
    </message>
    <message>
        <source>%1 has a pawn on a promotion square (%2).</source>
        <translation>%1: пешка стоит на поле превращения (%2).</translation>
    </message>
    <message>
        <source>%1 has more reserve pieces than empty squares in the fortress.</source>
        <translation>%1: в крепости меньше свободных полей, чем фигур в резерве.</translation>
    </message>
    <message>
        <source>%1 is to move but has been eliminated.</source>
        <translation>%1: эта сторона должна ходить, но она выбыла.</translation>
    </message>
    <message>
        <source>No pawn can have passed %2 on the last move.</source>
        <translation>Последним ходом ни одна пешка не могла пройти через %2.</translation>
    </message>
    <message>
        <source>%1 is in check, but it is not %1&apos;s turn (%2).</source>
        <translation>%1: король под шахом, а ход не этой стороны (%2).</translation>
    </message>
    <message>
        <source>No piece can cover a volkhv or a promoted piece (%2).</source>
        <translation>Нельзя накрыть волхва или превращённую фигуру (%2).</translation>
    </message>
    <message>
        <source>%1 has more than 16 pieces.</source>
        <translation>%1: больше 16 фигур.</translation>
    </message>
    <message>
        <source>%1, promoted</source>
        <extracomment>%1: name of a piece that was a pawn</extracomment>
        <translation>%1 (бывший ратник)</translation>
    </message>
    <message>
        <source>%1, piece number %2 from the top: %3</source>
        <extracomment>%1: a square and its top piece; %2: number of the selected piece of the tower, counted from the top; %3: the selected piece</extracomment>
        <translation>%1, %2-я фигура сверху: %3</translation>
    </message>
</context>
<context>
    <name>Silence</name>
    <message>
        <source>Arrows and hints are off because your partner plays on this computer too.</source>
        <translation>Стрелки и подсказки выключены: ваш партнёр играет за этим же компьютером.</translation>
    </message>
</context>
<context>
    <name>SomePiece</name>
    <message>
        <source>a king</source>
        <translation>короля</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>ферзя</translation>
    </message>
    <message>
        <source>a rook</source>
        <translation>ладью</translation>
    </message>
    <message>
        <source>a bishop</source>
        <translation>слона</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>коня</translation>
    </message>
    <message>
        <source>a pawn</source>
        <translation>пешку</translation>
    </message>
    <message>
        <source>an officer</source>
        <translation>слона</translation>
    </message>
    <message>
        <source>a bolyar</source>
        <translation>болярина</translation>
    </message>
    <message>
        <source>a boat</source>
        <translation>лодку</translation>
    </message>
    <message>
        <source>a general</source>
        <translation>генерала</translation>
    </message>
    <message>
        <source>a minister</source>
        <translation>министра</translation>
    </message>
    <message>
        <source>a high priest</source>
        <translation>жреца</translation>
    </message>
    <message>
        <source>an elephant</source>
        <translation>слона</translation>
    </message>
    <message>
        <source>a war machine</source>
        <translation>таран</translation>
    </message>
    <message>
        <source>a soldier</source>
        <translation>воина</translation>
    </message>
    <message>
        <source>a volkhv</source>
        <translation>волхва</translation>
    </message>
    <message>
        <source>a prince</source>
        <translation>князя</translation>
    </message>
    <message>
        <source>a ratoborets</source>
        <translation>ратоборца</translation>
    </message>
    <message>
        <source>an archer</source>
        <translation>лучника</translation>
    </message>
    <message>
        <source>a rider</source>
        <translation>всадника</translation>
    </message>
    <message>
        <source>a ratnik</source>
        <translation>ратника</translation>
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
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Взятия</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Шахи</translation>
    </message>
    <message>
        <source>Checks from two directions</source>
        <translation>Шахи с двух направлений</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Рокировка</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>Превращения</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <translation>Невозможные ходы</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Time trouble</source>
        <translation>Цейтнот</translation>
    </message>
    <message>
        <source>Losses on time</source>
        <translation>Просрочка времени</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>Предложения ничьей</translation>
    </message>
    <message>
        <source>Eliminations</source>
        <translation>Выбывание игроков</translation>
    </message>
    <message>
        <source>End of piece placement</source>
        <translation>Конец расстановки фигур</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Конец партии</translation>
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
        <translation>Нажмите Enter, чтобы показать курсор. Стрелки двигают его. Enter или пробел поднимает фигуру и ставит её на поле.</translation>
    </message>
    <message>
        <source>From %1 up: %2.</source>
        <translation>От %1 вверх: %2.</translation>
    </message>
    <message>
        <source>From %1 down: %2.</source>
        <translation>От %1 вниз: %2.</translation>
    </message>
    <message>
        <source>From %1 to the left: %2.</source>
        <translation>От %1 влево: %2.</translation>
    </message>
    <message>
        <source>From %1 to the right: %2.</source>
        <translation>От %1 вправо: %2.</translation>
    </message>
    <message>
        <source>%1, capturing the %2 on %3 en passant</source>
        <extracomment>a square, and a pawn that is captured en passant, with its own square</extracomment>
        <translation>%1, взятие на проходе: %2 на %3</translation>
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
        <translation>ворота</translation>
    </message>
    <message>
        <source>edge (the board continues at %1)</source>
        <translation>край (дальше поле %1)</translation>
    </message>
    <message>
        <source>It is not this side&apos;s turn. The piece could go to these squares.</source>
        <translation>Сейчас ход не этой стороны. Фигура могла бы пойти на эти поля.</translation>
    </message>
    <message>
        <source>Moves: %1.</source>
        <translation>Ходы: %1.</translation>
    </message>
    <message>
        <source>Captures: %1.</source>
        <translation>Взятия: %1.</translation>
    </message>
    <message>
        <source>Castling: %1.</source>
        <translation>Рокировка: %1.</translation>
    </message>
    <message>
        <source>The piece has no legal move.</source>
        <translation>У фигуры нет возможных ходов.</translation>
    </message>
    <message>
        <source>It is not this side&apos;s turn. The piece has no square to go to.</source>
        <translation>Сейчас ход не этой стороны. Фигуре некуда пойти.</translation>
    </message>
    <message>
        <source>back to square %1</source>
        <translation>линия вернулась на поле %1</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>рокировка</translation>
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
        <translation>Выберите номер: %1.</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Bella</source>
        <translation>Белла</translation>
    </message>
    <message>
        <source>Cesar</source>
        <translation>Цезарь</translation>
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
        <translation>Гектор</translation>
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
        <translation>Людвиг</translation>
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
        <translation>%1 белых</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>%1 чёрных</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>%1 красных</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>%1 синих</translation>
    </message>
    <message>
        <source>attacked by one piece</source>
        <translation>под ударом одной фигуры</translation>
    </message>
    <message>
        <source>attacked by two pieces</source>
        <translation>под ударом двух фигур</translation>
    </message>
    <message>
        <source>attacked by three pieces</source>
        <translation>под ударом трёх фигур</translation>
    </message>
    <message>
        <source>attacked by four pieces</source>
        <translation>под ударом четырёх фигур</translation>
    </message>
    <message>
        <source>attacked by five pieces</source>
        <translation>под ударом пяти фигур</translation>
    </message>
    <message>
        <source>defended by one piece</source>
        <translation>под защитой одной фигуры</translation>
    </message>
    <message>
        <source>defended by two pieces</source>
        <translation>под защитой двух фигур</translation>
    </message>
    <message>
        <source>defended by three pieces</source>
        <translation>под защитой трёх фигур</translation>
    </message>
    <message>
        <source>defended by four pieces</source>
        <translation>под защитой четырёх фигур</translation>
    </message>
    <message>
        <source>defended by five pieces</source>
        <translation>под защитой пяти фигур</translation>
    </message>
    <message>
        <source>wall above</source>
        <translation>стена сверху</translation>
    </message>
    <message>
        <source>gate above</source>
        <translation>ворота сверху</translation>
    </message>
    <message>
        <source>edge above</source>
        <translation>край доски сверху</translation>
    </message>
    <message>
        <source>edge above (the board continues at %1)</source>
        <translation>край доски сверху (дальше поле %1)</translation>
    </message>
    <message>
        <source>wall below</source>
        <translation>стена снизу</translation>
    </message>
    <message>
        <source>gate below</source>
        <translation>ворота снизу</translation>
    </message>
    <message>
        <source>edge below</source>
        <translation>край доски снизу</translation>
    </message>
    <message>
        <source>edge below (the board continues at %1)</source>
        <translation>край доски снизу (дальше поле %1)</translation>
    </message>
    <message>
        <source>wall on the left</source>
        <translation>стена слева</translation>
    </message>
    <message>
        <source>gate on the left</source>
        <translation>ворота слева</translation>
    </message>
    <message>
        <source>edge on the left</source>
        <translation>край доски слева</translation>
    </message>
    <message>
        <source>edge on the left (the board continues at %1)</source>
        <translation>край доски слева (дальше поле %1)</translation>
    </message>
    <message>
        <source>wall on the right</source>
        <translation>стена справа</translation>
    </message>
    <message>
        <source>gate on the right</source>
        <translation>ворота справа</translation>
    </message>
    <message>
        <source>edge on the right</source>
        <translation>край доски справа</translation>
    </message>
    <message>
        <source>edge on the right (the board continues at %1)</source>
        <translation>край доски справа (дальше поле %1)</translation>
    </message>
    <message>
        <source>wall ends at the upper left corner</source>
        <translation>стена заканчивается у левого верхнего угла поля</translation>
    </message>
    <message>
        <source>wall ends at the upper right corner</source>
        <translation>стена заканчивается у правого верхнего угла поля</translation>
    </message>
    <message>
        <source>wall ends at the lower left corner</source>
        <translation>стена заканчивается у левого нижнего угла поля</translation>
    </message>
    <message>
        <source>wall ends at the lower right corner</source>
        <translation>стена заканчивается у правого нижнего угла поля</translation>
    </message>
    <message numerus="yes">
        <source>attacked by %n pieces</source>
        <translation>
            <numerusform>под ударом %n фигуры</numerusform>
            <numerusform>под ударом %n фигур</numerusform>
            <numerusform>под ударом %n фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defended by %n pieces</source>
        <translation>
            <numerusform>под защитой %n фигуры</numerusform>
            <numerusform>под защитой %n фигур</numerusform>
            <numerusform>под защитой %n фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>in check from two directions</source>
        <translation>под шахом с двух направлений</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>под шахом</translation>
    </message>
    <message>
        <source>castling to this square</source>
        <translation>король может рокироваться на это поле</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>можно взять</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>на это поле можно пойти</translation>
    </message>
    <message>
        <source>corner square, connected only to %1</source>
        <translation>угловое поле, соединено только с %1</translation>
    </message>
    <message>
        <source>connected to the corner square %1</source>
        <translation>соединено с угловым полем %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>captures a queen</source>
        <translation>берёт ферзя</translation>
    </message>
    <message>
        <source>captures a rook</source>
        <translation>берёт ладью</translation>
    </message>
    <message>
        <source>captures a bishop</source>
        <translation>берёт слона</translation>
    </message>
    <message>
        <source>captures a knight</source>
        <translation>берёт коня</translation>
    </message>
    <message>
        <source>captures a pawn</source>
        <translation>берёт пешку</translation>
    </message>
    <message>
        <source>captures an officer</source>
        <translation>берёт слона</translation>
    </message>
    <message>
        <source>captures a bolyar</source>
        <translation>берёт болярина</translation>
    </message>
    <message>
        <source>captures a boat</source>
        <translation>берёт лодку</translation>
    </message>
    <message>
        <source>captures a general</source>
        <translation>берёт генерала</translation>
    </message>
    <message>
        <source>captures a minister</source>
        <translation>берёт министра</translation>
    </message>
    <message>
        <source>captures a high priest</source>
        <translation>берёт жреца</translation>
    </message>
    <message>
        <source>captures an elephant</source>
        <translation>берёт слона</translation>
    </message>
    <message>
        <source>captures a war machine</source>
        <translation>берёт таран</translation>
    </message>
    <message>
        <source>captures a soldier</source>
        <translation>берёт воина</translation>
    </message>
    <message>
        <source>promotes to a queen</source>
        <translation>становится ферзём</translation>
    </message>
    <message>
        <source>promotes to a rook</source>
        <translation>становится ладьёй</translation>
    </message>
    <message>
        <source>promotes to a bishop</source>
        <translation>становится слоном</translation>
    </message>
    <message>
        <source>promotes to a knight</source>
        <translation>становится конём</translation>
    </message>
    <message>
        <source>promotes to a bolyar</source>
        <translation>становится болярином</translation>
    </message>
    <message>
        <source>promotes to a general</source>
        <translation>становится генералом</translation>
    </message>
    <message>
        <source>promotes to a minister</source>
        <translation>становится министром</translation>
    </message>
    <message>
        <source>promotes to a high priest</source>
        <translation>становится жрецом</translation>
    </message>
    <message>
        <source>promotes to an elephant</source>
        <translation>становится слоном</translation>
    </message>
    <message>
        <source>promotes to a war machine</source>
        <translation>становится тараном</translation>
    </message>
    <message>
        <source>promotes to a soldier</source>
        <translation>становится воином</translation>
    </message>
    <message>
        <source>check to White</source>
        <translation>шах белым</translation>
    </message>
    <message>
        <source>check to Black</source>
        <translation>шах чёрным</translation>
    </message>
    <message>
        <source>check to Red</source>
        <translation>шах красным</translation>
    </message>
    <message>
        <source>check to Blue</source>
        <translation>шах синим</translation>
    </message>
    <message>
        <source>%1: %2 from the reserve to %3</source>
        <extracomment>a side, a piece and a square</extracomment>
        <translation>%1: %2 из резерва на %3</translation>
    </message>
    <message>
        <source>%1: castling, king from %2 to %3</source>
        <extracomment>a side and two squares</extracomment>
        <translation>%1: рокировка, король с %2 на %3</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <extracomment>a side, a piece and two squares</extracomment>
        <translation>%1: %2 с %3 на %4</translation>
    </message>
    <message>
        <source>captures a pawn en passant</source>
        <translation>берёт пешку на проходе</translation>
    </message>
    <message>
        <source>a new %1 appears on %2</source>
        <translation>на %2 появляется новая фигура: %1</translation>
    </message>
    <message>
        <source>check</source>
        <translation>шах</translation>
    </message>
    <message>
        <source>check from two directions</source>
        <translation>шах с двух направлений</translation>
    </message>
    <message>
        <source>tower of %1 pieces, from the top: %2</source>
        <extracomment>the height of a tower, and its pieces</extracomment>
        <translation>башня высотой %1, сверху вниз: %2</translation>
    </message>
    <message>
        <source>captures a prince</source>
        <translation>берёт князя</translation>
    </message>
    <message>
        <source>captures a ratoborets</source>
        <translation>берёт ратоборца</translation>
    </message>
    <message>
        <source>captures an archer</source>
        <translation>берёт лучника</translation>
    </message>
    <message>
        <source>captures a rider</source>
        <translation>берёт всадника</translation>
    </message>
    <message>
        <source>captures a ratnik</source>
        <translation>берёт ратника</translation>
    </message>
    <message>
        <source>captures Helgi</source>
        <translation>берёт Хелги</translation>
    </message>
    <message>
        <source>promotes to a prince</source>
        <translation>становится князем</translation>
    </message>
    <message>
        <source>promotes to a ratoborets</source>
        <translation>становится ратоборцем</translation>
    </message>
    <message>
        <source>promotes to an archer</source>
        <translation>становится лучником</translation>
    </message>
    <message>
        <source>promotes to a rider</source>
        <translation>становится всадником</translation>
    </message>
    <message>
        <source>promotes to Helgi</source>
        <translation>становится Хелги</translation>
    </message>
    <message>
        <source>the whole tower of %1 pieces</source>
        <translation>вся башня, фигур: %1</translation>
    </message>
    <message>
        <source>%1 of %2 pieces of the tower</source>
        <extracomment>how many pieces of a tower moved, and its height</extracomment>
        <translation>фигур башни: %1 из %2</translation>
    </message>
    <message>
        <source>you can put your piece on top of this tower</source>
        <translation>на эту башню можно поставить свою фигуру</translation>
    </message>
    <message>
        <source>%1: castling, the king stays on %2</source>
        <extracomment>a side and a square</extracomment>
        <translation>%1: рокировка, король остаётся на %2</translation>
    </message>
</context>
<context>
    <name>Square</name>
    <message>
        <source>%1: white %2</source>
        <translation>%1: %2 белых</translation>
    </message>
    <message>
        <source>%1: black %2</source>
        <translation>%1: %2 чёрных</translation>
    </message>
    <message>
        <source>%1: red %2</source>
        <translation>%1: %2 красных</translation>
    </message>
    <message>
        <source>%1: blue %2</source>
        <translation>%1: %2 синих</translation>
    </message>
    <message>
        <source>%1, tower of %2 pieces</source>
        <extracomment>a square with a piece on top of a tower, and its height</extracomment>
        <translation>%1, башня высотой %2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>won</source>
        <translation>победы</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ничьи</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>поражения</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Rokada was built without endgame tables, so %1 is not used.</source>
        <translation>Rokada собрана без эндшпильных таблиц, поэтому %1 не используется.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check that it exists, or choose another folder.</source>
        <translation>Не удалось прочитать %1. Проверьте, существует ли этот путь, или выберите другую папку.</translation>
    </message>
    <message>
        <source>%1 contains no Syzygy endgame tables (*.rtbw). Choose another folder.</source>
        <translation>В папке %1 нет эндшпильных таблиц Syzygy (*.rtbw). Выберите другую папку.</translation>
    </message>
    <message>
        <source>%1 is not a Syzygy endgame table. Remove it from the folder.</source>
        <translation>%1 — не эндшпильная таблица Syzygy. Удалите этот файл из папки.</translation>
    </message>
    <message>
        <source>%1 is incomplete. Download it again, or remove it from the folder.</source>
        <translation>Файл %1 неполон. Скачайте его снова или удалите из папки.</translation>
    </message>
    <message>
        <source>Endgame tables: White wins.</source>
        <translation>Эндшпильные таблицы: белые выигрывают.</translation>
    </message>
    <message>
        <source>Endgame tables: Black wins.</source>
        <translation>Эндшпильные таблицы: чёрные выигрывают.</translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: White wins, %n plies to a capture, a pawn move or mate.</source>
        <translation>
            <numerusform>Эндшпильные таблицы: белые выигрывают. До взятия, хода пешкой или мата остался %n полуход.</numerusform>
            <numerusform>Эндшпильные таблицы: белые выигрывают. До взятия, хода пешкой или мата осталось %n полухода.</numerusform>
            <numerusform>Эндшпильные таблицы: белые выигрывают. До взятия, хода пешкой или мата осталось %n полуходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: Black wins, %n plies to a capture, a pawn move or mate.</source>
        <translation>
            <numerusform>Эндшпильные таблицы: чёрные выигрывают. До взятия, хода пешкой или мата остался %n полуход.</numerusform>
            <numerusform>Эндшпильные таблицы: чёрные выигрывают. До взятия, хода пешкой или мата осталось %n полухода.</numerusform>
            <numerusform>Эндшпильные таблицы: чёрные выигрывают. До взятия, хода пешкой или мата осталось %n полуходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning: %1</source>
        <extracomment>%1: list of moves</extracomment>
        <translation>Выигрывающие ходы: %1</translation>
    </message>
    <message>
        <source>Winning without the 50-move rule: %1</source>
        <extracomment>%1: list of moves</extracomment>
        <translation>Выигрывают, если не учитывать правило 50 ходов: %1</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <extracomment>%1: list of moves</extracomment>
        <translation>Ничейные ходы: %1</translation>
    </message>
    <message>
        <source>Losing without the 50-move rule: %1</source>
        <extracomment>%1: list of moves</extracomment>
        <translation>Проигрывают, если не учитывать правило 50 ходов: %1</translation>
    </message>
    <message>
        <source>Losing: %1</source>
        <extracomment>%1: list of moves</extracomment>
        <translation>Проигрывающие ходы: %1</translation>
    </message>
    <message>
        <source>Endgame tables: draw.</source>
        <translation>Эндшпильные таблицы: ничья.</translation>
    </message>
    <message>
        <source>Endgame tables: draw by the 50-move rule.</source>
        <translation>Эндшпильные таблицы: ничья по правилу 50 ходов.</translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: White mates in %n move(s).</source>
        <translation>
            <numerusform>Эндшпильные таблицы: белые ставят мат через %n ход.</numerusform>
            <numerusform>Эндшпильные таблицы: белые ставят мат через %n хода.</numerusform>
            <numerusform>Эндшпильные таблицы: белые ставят мат через %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables: Black mates in %n move(s).</source>
        <translation>
            <numerusform>Эндшпильные таблицы: чёрные ставят мат через %n ход.</numerusform>
            <numerusform>Эндшпильные таблицы: чёрные ставят мат через %n хода.</numerusform>
            <numerusform>Эндшпильные таблицы: чёрные ставят мат через %n ходов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Taken</name>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>%n ферзь</numerusform>
            <numerusform>%n ферзя</numerusform>
            <numerusform>%n ферзей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n генерал</numerusform>
            <numerusform>%n генерала</numerusform>
            <numerusform>%n генералов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rooks</source>
        <translation>
            <numerusform>%n ладья</numerusform>
            <numerusform>%n ладьи</numerusform>
            <numerusform>%n ладей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishops</source>
        <translation>
            <numerusform>%n слон</numerusform>
            <numerusform>%n слона</numerusform>
            <numerusform>%n слонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n officers</source>
        <translation>
            <numerusform>%n слон</numerusform>
            <numerusform>%n слона</numerusform>
            <numerusform>%n слонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knights</source>
        <translation>
            <numerusform>%n конь</numerusform>
            <numerusform>%n коня</numerusform>
            <numerusform>%n коней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns</source>
        <translation>
            <numerusform>%n пешка</numerusform>
            <numerusform>%n пешки</numerusform>
            <numerusform>%n пешек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bolyars</source>
        <translation>
            <numerusform>%n болярин</numerusform>
            <numerusform>%n болярина</numerusform>
            <numerusform>%n боляр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boats</source>
        <translation>
            <numerusform>%n лодка</numerusform>
            <numerusform>%n лодки</numerusform>
            <numerusform>%n лодок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elephants</source>
        <translation>
            <numerusform>%n слон</numerusform>
            <numerusform>%n слона</numerusform>
            <numerusform>%n слонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ministers</source>
        <translation>
            <numerusform>%n министр</numerusform>
            <numerusform>%n министра</numerusform>
            <numerusform>%n министров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n high priests</source>
        <translation>
            <numerusform>%n жрец</numerusform>
            <numerusform>%n жреца</numerusform>
            <numerusform>%n жрецов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war machines</source>
        <translation>
            <numerusform>%n таран</numerusform>
            <numerusform>%n тарана</numerusform>
            <numerusform>%n таранов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldiers</source>
        <translation>
            <numerusform>%n воин</numerusform>
            <numerusform>%n воина</numerusform>
            <numerusform>%n воинов</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Material is even.</source>
        <translation>Материальное равенство.</translation>
    </message>
    <message>
        <source>%1 is ahead in material. Lead in pawns: %2.</source>
        <extracomment>a side and a number of pawns</extracomment>
        <translation>%1: материальный перевес, в пересчёте на пешки — %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are ahead in material. Lead in pawns: %3.</source>
        <extracomment>two sides of one team and a number of pawns</extracomment>
        <translation>%1 и %2: материальный перевес, в пересчёте на пешки — %3.</translation>
    </message>
    <message>
        <source>%1 captured %2.</source>
        <extracomment>a side and what it has captured: &quot;White captured 1 queen, 2 pawns.&quot;</extracomment>
        <translation>%1 взяли: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n ratniks</source>
        <translation>
            <numerusform>%n ратник</numerusform>
            <numerusform>%n ратника</numerusform>
            <numerusform>%n ратников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n princes</source>
        <translation>
            <numerusform>%n князь</numerusform>
            <numerusform>%n князя</numerusform>
            <numerusform>%n князей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ratoborets</source>
        <translation>
            <numerusform>%n ратоборец</numerusform>
            <numerusform>%n ратоборца</numerusform>
            <numerusform>%n ратоборцев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archers</source>
        <translation>
            <numerusform>%n лучник</numerusform>
            <numerusform>%n лучника</numerusform>
            <numerusform>%n лучников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n riders</source>
        <translation>
            <numerusform>%n всадник</numerusform>
            <numerusform>%n всадника</numerusform>
            <numerusform>%n всадников</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds these prisoners: %2.</source>
        <extracomment>a side and its prisoners, which stay on the board under its pieces: &quot;White holds 1 rider, 2 ratniks.&quot;</extracomment>
        <translation>%1 держат в плену: %2.</translation>
    </message>
</context>
<context>
    <name>TeamNews</name>
    <message>
        <source>Eliminated: %1. All pieces of this player leave the board.</source>
        <extracomment>%1: name of a player or a side</extracomment>
        <translation>Из игры выбывает: %1. Все фигуры этого игрока снимаются с доски.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1, %2: the two players of a team</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>The next elimination decides the game.</source>
        <translation>Следующее выбывание решит исход партии.</translation>
    </message>
    <message>
        <source>%1 win when one more player is eliminated: %2.</source>
        <extracomment>%1: the players of a team, &quot;Anna and Vera&quot;; %2: their last enemy</extracomment>
        <translation>Команда (%1) победит, когда выбудет ещё один игрок: %2.</translation>
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
        <translation>Шалфей</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Гавань</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Сланец</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Крепость</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Песок</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>Ebony</source>
        <translation>Чёрное дерево</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Для печати</translation>
    </message>
</context>
<context>
    <name>Thinking</name>
    <message>
        <source>depth %1</source>
        <translation>глубина %1</translation>
    </message>
    <message numerus="yes">
        <source>mated in %n</source>
        <translation>
            <numerusform>получает мат в %n ход</numerusform>
            <numerusform>получает мат в %n хода</numerusform>
            <numerusform>получает мат в %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mate in %n</source>
        <translation>
            <numerusform>мат в %n ход</numerusform>
            <numerusform>мат в %n хода</numerusform>
            <numerusform>мат в %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>instead of the depth: the move is from an opening book</extracomment>
        <translation>по книге</translation>
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
            <numerusform>%n ходов за %1</numerusform>
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
        <translation>Добавление: на каждый ход прибавляется %1, включая первый.</translation>
    </message>
    <message>
        <source>Bronstein delay: the time used for a move is given back, but at most %1.</source>
        <translation>Задержка Бронштейна: возвращается потраченное на ход время, но не больше %1.</translation>
    </message>
    <message>
        <source>Simple delay: the clock starts %1 after your turn begins.</source>
        <translation>Простая задержка: часы начинают идти через %1 после начала вашего хода.</translation>
    </message>
    <message>
        <source>Bronstein %1</source>
        <extracomment>name of a way to add time to the clock, after D. Bronstein: the time used for the move is given back, up to %1</extracomment>
        <translation>Бронштейн %1</translation>
    </message>
    <message>
        <source>delay %1</source>
        <extracomment>delay at each move before the clock starts to run</extracomment>
        <translation>задержка %1</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Пуля</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Блиц</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Быстрые</translation>
    </message>
    <message>
        <source>Classical</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>без часов</translation>
    </message>
    <message>
        <source>hourglass %1</source>
        <translation>песочные часы %1</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 на ход</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>between periods of a time control: &quot;40 moves in 2 h, then 1 h&quot;</extracomment>
        <translation>, потом </translation>
    </message>
    <message>
        <source>No time limit.</source>
        <translation>Время не ограничено.</translation>
    </message>
    <message>
        <source>The time that a player uses is added to the opponents&apos; clocks.</source>
        <translation>Время, которое потратил игрок, добавляется его соперникам.</translation>
    </message>
    <message>
        <source>Each move has its own time. Time that is not used is lost.</source>
        <translation>У каждого хода своё время. Неиспользованное время пропадает.</translation>
    </message>
    <message>
        <source>Unused time carries over to the next period.</source>
        <translation>Неиспользованное время переходит в следующий период.</translation>
    </message>
    <message>
        <source>The time is for the whole game.</source>
        <translation>Время даётся на всю партию.</translation>
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
        <translation>Ферзь на %1 даёт шах с двух направлений. Недостаточно закрыть один путь.</translation>
    </message>
    <message>
        <source>The rook on %1 gives check from two directions. Blocking one path is not enough.</source>
        <translation>Ладья на %1 даёт шах с двух направлений. Недостаточно закрыть один путь.</translation>
    </message>
    <message>
        <source>The bishop on %1 gives check from two directions. Blocking one path is not enough.</source>
        <translation>Слон на %1 даёт шах с двух направлений. Недостаточно закрыть один путь.</translation>
    </message>
    <message>
        <source>On an empty board, each of these lines returns to %1.</source>
        <translation>На пустой доске каждая из этих линий возвращается на %1.</translation>
    </message>
    <message>
        <source>Rule of five squares: across the edge, the diagonal %1 continues as %2. The other diagonal through %3 crosses it again on %4. Between %3 and %4, the other diagonal has the squares %5.</source>
        <translation>Правило пяти полей: за краем доски диагональ %1 продолжается как %2. Другая диагональ через %3 снова пересекает её на %4. Между %3 и %4 на другой диагонали лежат поля %5.</translation>
    </message>
</context>
<context>
    <name>Tower</name>
    <message>
        <source>The white %2 on %1 is no longer covered.</source>
        <translation>На %1 открылась фигура белых: %2.</translation>
    </message>
    <message>
        <source>The black %2 on %1 is no longer covered.</source>
        <translation>На %1 открылась фигура чёрных: %2.</translation>
    </message>
    <message>
        <source>The whole tower moves.</source>
        <translation>Идёт вся башня.</translation>
    </message>
    <message>
        <source>%1 of %2 pieces of the tower move.</source>
        <extracomment>how many pieces of a tower move together, and its height</extracomment>
        <translation>Пойдут фигуры башни: %1 из %2.</translation>
    </message>
    <message>
        <source>%1. Your piece goes on top.</source>
        <extracomment>%1: a square and the piece on it, onto which the selected piece can be placed</extracomment>
        <translation>%1. Ваша фигура встанет сверху.</translation>
    </message>
    <message numerus="yes">
        <source>%1. Your piece goes on top, together with %n piece(s) below it.</source>
        <translation>
            <numerusform>%1. Ваша фигура встанет сверху вместе с %n фигурой под ней.</numerusform>
            <numerusform>%1. Ваша фигура встанет сверху вместе с %n фигурами под ней.</numerusform>
            <numerusform>%1. Ваша фигура встанет сверху вместе с %n фигурами под ней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Your piece moves together with %n piece(s) below it.</source>
        <extracomment>%n: number of pieces below the moving piece in its tower</extracomment>
        <translation>
            <numerusform>%1. Ваша фигура пойдёт вместе с %n фигурой под ней.</numerusform>
            <numerusform>%1. Ваша фигура пойдёт вместе с %n фигурами под ней.</numerusform>
            <numerusform>%1. Ваша фигура пойдёт вместе с %n фигурами под ней.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 pieces move. To change how many, press 1 to %3, turn the wheel or use the list.</source>
        <extracomment>of a tower that was just selected: how many pieces move together, its height, and the last number key for it</extracomment>
        <translation>Пойдут фигуры: %1 из %2. Чтобы изменить их число, нажмите клавишу 1–%3, поверните колёсико или выберите число в списке.</translation>
    </message>
</context>
<context>
    <name>Trainer</name>
    <message>
        <source>Where is %1? Click the square.</source>
        <translation>Где поле %1? Щёлкните по нему.</translation>
    </message>
    <message>
        <source>What colour is %1?</source>
        <translation>Какого цвета поле %1?</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>Which squares can %1 reach in exactly two moves? Click all of them, but not the square of the piece itself.</source>
        <extracomment>%1: a piece and its square, for example &quot;the knight on g1&quot;</extracomment>
        <translation>На какие поля %1 попадает ровно за два хода? Щёлкните по всем этим полям, кроме поля самой фигуры.</translation>
    </message>
    <message>
        <source>Light or dark?</source>
        <translation>Светлое или тёмное?</translation>
    </message>
    <message>
        <source>Type the move that the arrow shows.</source>
        <translation>Запишите ход, который показывает стрелка.</translation>
    </message>
    <message>
        <source>Play this move on the board.</source>
        <translation>Сделайте записанный ход на доске.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <extracomment>%1: a square as it is spoken, for example &quot;gee five&quot;</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Find the square</source>
        <translation>Найти поле</translation>
    </message>
    <message>
        <source>Squares in words</source>
        <translation>Названия полей словами</translation>
    </message>
    <message>
        <source>Reading moves</source>
        <translation>Чтение ходов</translation>
    </message>
    <message>
        <source>Two moves ahead</source>
        <translation>Два хода вперёд</translation>
    </message>
    <message>
        <source>Find ten squares by name.</source>
        <translation>Найдите десять полей по названию.</translation>
    </message>
    <message>
        <source>Find ten squares by their spoken names.</source>
        <translation>Найдите десять полей по произнесённым названиям.</translation>
    </message>
    <message>
        <source>Name the colour of ten squares.</source>
        <translation>Назовите цвет десяти полей.</translation>
    </message>
    <message>
        <source>Play the move that is written, or type the move that is shown.</source>
        <translation>Сделайте записанный ход или запишите показанный ход.</translation>
    </message>
    <message>
        <source>Find the squares that a piece can reach in two moves.</source>
        <translation>Найдите поля, на которые фигура может попасть за два хода.</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>%1: find a better move than %2 and play it on the board.</source>
        <extracomment>%1: name of a player, for example &quot;White&quot;; %2: the move that was played in the game</extracomment>
        <translation>%1: найдите ход сильнее, чем %2. Сделайте его на доске.</translation>
    </message>
    <message>
        <source>Yes! %1 is the best move.</source>
        <translation>Да! %1 — лучший ход.</translation>
    </message>
    <message>
        <source>Yes! %1 is just as good as the best move.</source>
        <translation>Да! %1 так же хорош, как лучший ход.</translation>
    </message>
    <message>
        <source>Yes! %1 is a good move too.</source>
        <translation>Да! %1 — тоже хороший ход.</translation>
    </message>
    <message>
        <source>Best variation: %1</source>
        <extracomment>%1: moves of a variation</extracomment>
        <translation>Лучший вариант: %1</translation>
    </message>
    <message>
        <source>The best move is %1.</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>Лучший ход — %1.</translation>
    </message>
    <message>
        <source>Expected continuation: %1</source>
        <extracomment>%1: moves of a variation</extracomment>
        <translation>Ожидаемое продолжение: %1</translation>
    </message>
    <message>
        <source>You played this move in the game.</source>
        <translation>Этот ход вы сделали в партии.</translation>
    </message>
    <message>
        <source>There is a better move. Undo your move and try again.</source>
        <translation>Есть ход сильнее. Возьмите свой ход назад и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Checking the move %1...</source>
        <extracomment>%1: text of a move</extracomment>
        <translation>Проверяется ход %1...</translation>
    </message>
    <message>
        <source>The engine failed: %1.</source>
        <translation>Сбой движка: %1.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>White to move (partner: Red)</source>
        <translation>Ход белых (партнёр — красные)</translation>
    </message>
    <message>
        <source>Black to move (partner: Blue)</source>
        <translation>Ход чёрных (партнёр — синие)</translation>
    </message>
    <message>
        <source>Red to move (partner: White)</source>
        <translation>Ход красных (партнёр — белые)</translation>
    </message>
    <message>
        <source>Blue to move (partner: Black)</source>
        <translation>Ход синих (партнёр — чёрные)</translation>
    </message>
    <message>
        <source>White is checkmated and eliminated.</source>
        <translation>Белым мат, они выбывают.</translation>
    </message>
    <message>
        <source>Black is checkmated and eliminated.</source>
        <translation>Чёрным мат, они выбывают.</translation>
    </message>
    <message>
        <source>Red is checkmated and eliminated.</source>
        <translation>Красным мат, они выбывают.</translation>
    </message>
    <message>
        <source>Blue is checkmated and eliminated.</source>
        <translation>Синим мат, они выбывают.</translation>
    </message>
    <message>
        <source>White has resigned and is eliminated.</source>
        <translation>Белые сдались и выбывают.</translation>
    </message>
    <message>
        <source>Black has resigned and is eliminated.</source>
        <translation>Чёрные сдались и выбывают.</translation>
    </message>
    <message>
        <source>Red has resigned and is eliminated.</source>
        <translation>Красные сдались и выбывают.</translation>
    </message>
    <message>
        <source>Blue has resigned and is eliminated.</source>
        <translation>Синие сдались и выбывают.</translation>
    </message>
    <message>
        <source>White has no legal move and passes.</source>
        <translation>У белых нет возможных ходов, они пропускают ход.</translation>
    </message>
    <message>
        <source>Black has no legal move and passes.</source>
        <translation>У чёрных нет возможных ходов, они пропускают ход.</translation>
    </message>
    <message>
        <source>Red has no legal move and passes.</source>
        <translation>У красных нет возможных ходов, они пропускают ход.</translation>
    </message>
    <message>
        <source>Blue has no legal move and passes.</source>
        <translation>У синих нет возможных ходов, они пропускают ход.</translation>
    </message>
    <message>
        <source>Threefold repetition: you may claim a draw.</source>
        <translation>Троекратное повторение позиции: можно требовать ничью.</translation>
    </message>
    <message>
        <source>50-move rule: you may claim a draw.</source>
        <translation>Правило 50 ходов (без взятий и ходов пешкой): можно требовать ничью.</translation>
    </message>
    <message>
        <source>White to move, in check</source>
        <translation>Ход белых, шах</translation>
    </message>
    <message>
        <source>Black to move, in check</source>
        <translation>Ход чёрных, шах</translation>
    </message>
    <message>
        <source>White to move (partner: Red), in check</source>
        <translation>Ход белых (партнёр — красные), шах</translation>
    </message>
    <message>
        <source>Black to move (partner: Blue), in check</source>
        <translation>Ход чёрных (партнёр — синие), шах</translation>
    </message>
    <message>
        <source>Red to move (partner: White), in check</source>
        <translation>Ход красных (партнёр — белые), шах</translation>
    </message>
    <message>
        <source>Blue to move (partner: Black), in check</source>
        <translation>Ход синих (партнёр — чёрные), шах</translation>
    </message>
    <message>
        <source>Promotion: %1 to %2.</source>
        <extracomment>kinds of pieces: &quot;Promotion: rook to bolyar.&quot;</extracomment>
        <translation>Превращение: %1. Новая фигура: %2.</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <extracomment>label of a new piece that a side gets because another piece reached an enemy corner: &quot;Bonus: boat&quot;</extracomment>
        <translation>Награда: %1</translation>
    </message>
    <message>
        <source>Bonus: %1 on %2.</source>
        <extracomment>a kind of piece and squares: &quot;Bonus: boat on z0, j0.&quot;</extracomment>
        <translation>Награда: %1 на %2.</translation>
    </message>
    <message>
        <source>White lost on time and is eliminated.</source>
        <translation>У белых вышло время, они выбывают.</translation>
    </message>
    <message>
        <source>Black lost on time and is eliminated.</source>
        <translation>У чёрных вышло время, они выбывают.</translation>
    </message>
    <message>
        <source>Red lost on time and is eliminated.</source>
        <translation>У красных вышло время, они выбывают.</translation>
    </message>
    <message>
        <source>Blue lost on time and is eliminated.</source>
        <translation>У синих вышло время, они выбывают.</translation>
    </message>
    <message>
        <source>White has made an illegal move and is eliminated.</source>
        <translation>Белые сделали невозможный ход и выбывают.</translation>
    </message>
    <message>
        <source>Black has made an illegal move and is eliminated.</source>
        <translation>Чёрные сделали невозможный ход и выбывают.</translation>
    </message>
    <message>
        <source>Red has made an illegal move and is eliminated.</source>
        <translation>Красные сделали невозможный ход и выбывают.</translation>
    </message>
    <message>
        <source>Blue has made an illegal move and is eliminated.</source>
        <translation>Синие сделали невозможный ход и выбывают.</translation>
    </message>
    <message>
        <source>Red to move</source>
        <translation>Ход красных</translation>
    </message>
    <message>
        <source>Blue to move</source>
        <translation>Ход синих</translation>
    </message>
    <message>
        <source>Red to move, in check</source>
        <translation>Ход красных, шах</translation>
    </message>
    <message>
        <source>Blue to move, in check</source>
        <translation>Ход синих, шах</translation>
    </message>
    <message>
        <source>White places a reserve piece</source>
        <translation>Белые ставят фигуру из резерва</translation>
    </message>
    <message>
        <source>Black places a reserve piece</source>
        <translation>Чёрные ставят фигуру из резерва</translation>
    </message>
    <message>
        <source>Red places a reserve piece</source>
        <translation>Красные ставят фигуру из резерва</translation>
    </message>
    <message>
        <source>Blue places a reserve piece</source>
        <translation>Синие ставят фигуру из резерва</translation>
    </message>
</context>
<context>
    <name>rokada::ui::AnalysisControls</name>
    <message>
        <source>Analysis is off.</source>
        <translation>Анализ выключен.</translation>
    </message>
    <message>
        <source>The engine failed: %1.</source>
        <translation>Сбой движка: %1.</translation>
    </message>
    <message>
        <source>Analysis is not available during a game.</source>
        <translation>Во время партии анализ недоступен.</translation>
    </message>
    <message>
        <source>Analysis is not available while you look for a better move.</source>
        <translation>Пока вы ищете лучший ход, анализ недоступен.</translation>
    </message>
    <message>
        <source>Place all reserve pieces before you start the analysis.</source>
        <translation>Поставьте все фигуры из резерва, прежде чем начать анализ.</translation>
    </message>
    <message>
        <source>There is no legal move to analyse.</source>
        <translation>Нет возможного хода для анализа.</translation>
    </message>
    <message>
        <source>The side to move is in check, so there is no threat to show.</source>
        <translation>Показать угрозу нельзя: сторона, которая сейчас ходит, под шахом.</translation>
    </message>
    <message>
        <source>No opponent has a legal move.</source>
        <translation>Ни у одного противника нет возможного хода.</translation>
    </message>
    <message>
        <source>There is no game on the board.</source>
        <translation>На доске нет партии.</translation>
    </message>
    <message>
        <source>The engine is thinking...</source>
        <translation>Движок думает...</translation>
    </message>
    <message>
        <source>A threat is a move of the opponent. It can be played only on the opponent&apos;s turn.</source>
        <translation>Угроза — это ход противника. Сыграть её можно только в очередь противника.</translation>
    </message>
    <message>
        <source>No position is being analysed.</source>
        <translation>Никакая позиция не анализируется.</translation>
    </message>
    <message>
        <source>You can already try moves on this board.</source>
        <translation>На этой доске уже можно пробовать ходы.</translation>
    </message>
    <message>
        <source>%1 does not support this variant. Rokada analyses the game instead.</source>
        <extracomment>%1: name of an external engine</extracomment>
        <translation>%1 не поддерживает этот вариант. Вместо него партию анализирует Rokada.</translation>
    </message>
    <message>
        <source>%1. Rokada continues the analysis.</source>
        <translation>%1. Rokada продолжает анализ.</translation>
    </message>
    <message>
        <source>%1 does not support this variant.</source>
        <translation>%1 не поддерживает этот вариант.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>The endgame table is being computed.</source>
        <translation>Эндшпильная таблица вычисляется.</translation>
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
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Variations of the second engine</source>
        <translation>Варианты второго движка</translation>
    </message>
    <message numerus="yes">
        <source>%n variation(s)</source>
        <translation>
            <numerusform>%n вариант</numerusform>
            <numerusform>%n варианта</numerusform>
            <numerusform>%n вариантов</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализировать</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Second engine</source>
        <translation>Второй движок</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ArbiterControls</name>
    <message>
        <source>Touch-move applies.</source>
        <translation>Действует «тронул — ходи».</translation>
    </message>
    <message>
        <source>You press the clock yourself.</source>
        <translation>Вы сами переключаете часы.</translation>
    </message>
    <message>
        <source>An incorrect draw claim costs time.</source>
        <translation>За неверное требование ничьей игрок теряет время.</translation>
    </message>
    <message>
        <source>Laws: classic</source>
        <translation>Правила: старый кодекс</translation>
    </message>
    <message>
        <source>Laws: current</source>
        <translation>Правила: нынешние правила ФИДЕ</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Autoplay</name>
    <message>
        <source>There are no moves to show.</source>
        <translation>Нет ходов для автопросмотра.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BatchReview</name>
    <message>
        <source>The engine failed: %1.</source>
        <translation>Сбой движка: %1.</translation>
    </message>
    <message>
        <source>Game review</source>
        <translation>Разбор партии</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>Партия %1 из %2</translation>
    </message>
    <message>
        <source>Games reviewed: %1. Games skipped: %2.</source>
        <translation>Разобрано партий: %1. Пропущено партий: %2.</translation>
    </message>
    <message>
        <source>Reviews not saved: %1.</source>
        <translation>Не сохранено разборов: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Board3DBox</name>
    <message>
        <source>3D board</source>
        <translation>3D-доска</translation>
    </message>
    <message>
        <source>Drag to turn the board, Shift+drag to roll it, use the wheel to zoom, click to move a piece</source>
        <translation>Тяните мышью, чтобы повернуть доску. Тяните с клавишей Shift, чтобы прокрутить её. Колёсико меняет размер, щелчок делает ход</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Изгиб</translation>
    </message>
    <message>
        <source>Bend the board from flat to cylinder to torus</source>
        <translation>Согнуть плоскую доску в цилиндр, затем в тор</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Прозрачная</translation>
    </message>
    <message>
        <source>Show the far side of the board through the near side</source>
        <translation>Показывать дальнюю сторону доски сквозь ближнюю</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Плоская</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Тор</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Цилиндр</translation>
    </message>
    <message>
        <source>Click again to lay the cylinder down</source>
        <translation>Щёлкните ещё раз, чтобы положить цилиндр набок</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Board3DPanel</name>
    <message>
        <source>3D Board</source>
        <translation>3D-доска</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BoardDisplay</name>
    <message>
        <source>Violet marks show where this piece moves on an empty board.</source>
        <translation>Фиолетовые отметки показывают, как эта фигура ходит на пустой доске.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BookControls</name>
    <message>
        <source>Rokada&apos;s built-in opening book</source>
        <translation>Встроенная дебютная книга Rokada</translation>
    </message>
    <message>
        <source>Use built-in book</source>
        <translation>Встроенная книга</translation>
    </message>
    <message>
        <source>Choose a file...</source>
        <translation>Выбрать файл...</translation>
    </message>
    <message>
        <source>Use an opening book in Rokada&apos;s format or, for chess, in Polyglot format (*.bin)</source>
        <translation>Использовать книгу в формате Rokada, а для шахмат также в формате Polyglot (*.bin)</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Дебютная книга</translation>
    </message>
    <message>
        <source>Opening books (*.bin *.book);;All files (*)</source>
        <translation>Дебютные книги (*.bin *.book);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>rokada::ui::BookLine</name>
    <message>
        <source>Book moves: %1</source>
        <extracomment>%1: moves with their shares, for example &quot;d6 47 %, e6 26 %&quot;</extracomment>
        <translation>Ходы книги: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ChapterRow</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of completed lessons; %2: number of all lessons</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 lessons completed</source>
        <extracomment>%1: title of a chapter; %2: number of completed lessons; %3: number of all lessons</extracomment>
        <translation>%1, пройдено уроков: %2 из %3</translation>
    </message>
    <message>
        <source>%1, completed</source>
        <translation>%1, пройдено</translation>
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
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Требование ничьей</translation>
    </message>
    <message numerus="yes">
        <source>This position has occurred %n times.</source>
        <translation>
            <numerusform>Эта позиция встретилась %n раз.</numerusform>
            <numerusform>Эта позиция встретилась %n раза.</numerusform>
            <numerusform>Эта позиция встретилась %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plies without a capture or a pawn move: %1.</source>
        <translation>Полуходов без взятий и ходов пешкой: %1.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Повторить показ</translation>
    </message>
    <message>
        <source>Start position</source>
        <extracomment>%1: number of plies</extracomment>
        <translation>Начальная позиция</translation>
    </message>
    <message>
        <source>After ply %1</source>
        <translation>После полухода %1</translation>
    </message>
    <message>
        <source>%1: occurrence %2</source>
        <translation>%1: в %2-й раз</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ClockChips</name>
    <message>
        <source>No clock</source>
        <translation>Без часов</translation>
    </message>
    <message>
        <source>Other...</source>
        <extracomment>button for a clock that is not one of the standard clocks</extracomment>
        <translation>Другие...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ClockChooser</name>
    <message>
        <source>Your move is complete when you press the clock. Press Space or click your player panel.</source>
        <translation>Ход завершён, когда вы переключили часы. Нажмите пробел или щёлкните по своей панели игрока.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Different for each player</source>
        <translation>Разные у каждого игрока</translation>
    </message>
    <message>
        <source>Press the clock after each move</source>
        <translation>Переключать часы самому после каждого хода</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CloseGuard</name>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>You edited this recorded game. The changes are not saved to a file.</source>
        <translation>Вы изменили запись этой партии. Изменения не сохранены в файле.</translation>
    </message>
    <message>
        <source>Recorded Game</source>
        <translation>Запись партии</translation>
    </message>
    <message>
        <source>You added notes to this game. The notes are not saved to a file.</source>
        <translation>Вы добавили к этой партии заметки. Заметки не сохранены в файле.</translation>
    </message>
    <message>
        <source>If you close without saving, Rokada restores your changes in the next session.</source>
        <translation>Если закрыть без сохранения, Rokada восстановит изменения при следующем запуске.</translation>
    </message>
    <message>
        <source>Close &amp;without saving</source>
        <translation>Закрыть &amp;без сохранения</translation>
    </message>
    <message numerus="yes">
        <source>The changes to %n earlier game(s) are not saved.</source>
        <translation>
            <numerusform>Изменения в %n прежней партии не сохранены.</numerusform>
            <numerusform>Изменения в %n прежних партиях не сохранены.</numerusform>
            <numerusform>Изменения в %n прежних партиях не сохранены.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is not saved: %1</source>
        <translation>Эта партия не сохранена: %1</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Сохранить &amp;как...</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Попробовать снова</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost when the window closes.</source>
        <translation>Несохранённые изменения пропадут, когда окно закроется.</translation>
    </message>
    <message>
        <source>Saving is not available.</source>
        <translation>Сохранение недоступно.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier game(s) are not saved: %1</source>
        <translation>
            <numerusform>%n прежняя партия не сохранена: %1</numerusform>
            <numerusform>%n прежние партии не сохранены: %1</numerusform>
            <numerusform>%n прежних партий не сохранено: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::CoachControls</name>
    <message>
        <source>This game has key moments. Choose Analysis &gt; Key Moments to find better moves.</source>
        <translation>В партии есть ключевые моменты. Выберите «Анализ» &gt; «Ключевые моменты», чтобы найти лучшие ходы.</translation>
    </message>
    <message>
        <source>The coach is on.</source>
        <translation>Тренер включён.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>Тренер выключен.</translation>
    </message>
    <message>
        <source>Careful! %1</source>
        <translation>Осторожно! %1</translation>
    </message>
    <message>
        <source>There is a much better move.</source>
        <translation>Есть ход намного лучше.</translation>
    </message>
    <message>
        <source>Careful! %1 Play the move again to confirm it.</source>
        <translation>Осторожно! %1 Сделайте ход ещё раз, чтобы подтвердить его.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к партии</translation>
    </message>
    <message>
        <source>Key moments are shown.</source>
        <translation>Показаны ключевые моменты.</translation>
    </message>
    <message>
        <source>The coach found no better moves in this game.</source>
        <translation>Тренер не нашёл в этой партии ходов сильнее сыгранных.</translation>
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
        <translation>Записи партий (*.pgn);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Сохранение копии</translation>
    </message>
    <message>
        <source>Collections of games (*.sqlite);;All files (*)</source>
        <translation>Коллекции партий (*.sqlite);;Все файлы (*)</translation>
    </message>
    <message>
        <source>The copy is being saved...</source>
        <translation>Копия сохраняется...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CollectionTabs</name>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Создать коллекцию...</translation>
    </message>
    <message>
        <source>&amp;Open Collection...</source>
        <translation>&amp;Открыть коллекцию...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Переименовать...</translation>
    </message>
    <message>
        <source>Remove from the &amp;List</source>
        <translation>&amp;Убрать из списка</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>tab of a collection; %1: its name; %2: the number of its games</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Коллекция</translation>
    </message>
    <message>
        <source>Scroll the collections back</source>
        <translation>Прокрутить коллекции назад</translation>
    </message>
    <message>
        <source>Scroll the collections forward</source>
        <translation>Прокрутить коллекции вперёд</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Новая коллекция</translation>
    </message>
    <message>
        <source>Open a collection</source>
        <translation>Открыть коллекцию</translation>
    </message>
    <message>
        <source>Collections of games (*.sqlite);;All files (*)</source>
        <translation>Коллекции партий (*.sqlite);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Name in the list (the file is not renamed):</source>
        <translation>Имя в списке (файл не переименовывается):</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The collection was removed from the list. Its file was kept: %1</source>
        <translation>Коллекция убрана из списка. Её файл сохранён: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Collections</name>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>The list is full. Remove a collection first.</source>
        <translation>Список полон. Сначала уберите из него коллекцию.</translation>
    </message>
    <message>
        <source>%1 is not a collection of games.</source>
        <translation>%1 — не коллекция партий.</translation>
    </message>
    <message>
        <source>Another program is using %1. Try again when that program has closed it.</source>
        <translation>Другая программа использует файл %1. Попробуйте ещё раз, когда она его закроет.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Не удалось прочитать %1: %2</translation>
    </message>
    <message>
        <source>The collection %1 cannot be created or opened: %2</source>
        <translation>Коллекцию %1 не удаётся создать или открыть: %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CommentEditor</name>
    <message>
        <source>Comment on the game</source>
        <translation>Комментарий к партии</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Комментарий к этому ходу</translation>
    </message>
    <message>
        <source>Ctrl+Enter or Tab: save. Esc: discard changes</source>
        <translation>Ctrl+Enter или Tab — сохранить. Esc — отменить изменения</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ComputerControls</name>
    <message>
        <source>No computer is thinking now.</source>
        <translation>Сейчас ни один компьютер не думает.</translation>
    </message>
    <message>
        <source>Hints are available only on your turn.</source>
        <translation>Подсказки доступны, только когда ваш ход.</translation>
    </message>
    <message>
        <source>The computer failed to move: %1. Continue the game to try again.</source>
        <extracomment>%1: error text of the system</extracomment>
        <translation>Компьютер не смог сделать ход: %1. Продолжите партию, чтобы попробовать ещё раз.</translation>
    </message>
    <message>
        <source>You cannot pause while players place their pieces in secret.</source>
        <translation>Пауза недоступна, пока игроки тайно расставляют фигуры.</translation>
    </message>
    <message>
        <source>The game is paused. Press P to continue.</source>
        <translation>Партия на паузе. Чтобы продолжить, нажмите P.</translation>
    </message>
    <message>
        <source>%1 has not answered yet. Wait, choose Move Now, or pause the game.</source>
        <extracomment>%1: name of an engine</extracomment>
        <translation>%1 ещё не ответил. Подождите, выберите «Ходить сразу» или приостановите партию.</translation>
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
        <translation>Способы обучения</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Практика</translation>
    </message>
    <message>
        <source>Variant to learn</source>
        <translation>Изучаемый вариант</translation>
    </message>
    <message>
        <source>Scroll the variants back</source>
        <translation>Прокрутить варианты назад</translation>
    </message>
    <message>
        <source>Scroll the variants forward</source>
        <translation>Прокрутить варианты вперёд</translation>
    </message>
</context>
<context>
    <name>rokada::ui::CrashNotice</name>
    <message>
        <source>The report was copied to the clipboard.</source>
        <translation>Отчёт скопирован в буфер обмена.</translation>
    </message>
    <message>
        <source>Rokada ended unexpectedly last time. A report is on this computer. It was not sent.</source>
        <translation>В прошлый раз Rokada неожиданно завершилась. Отчёт сохранён на этом компьютере. Он никуда не отправлен.</translation>
    </message>
    <message>
        <source>Copy Report</source>
        <translation>Копировать отчёт</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Показать отчёт</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Отчёт о сбое</translation>
    </message>
</context>
<context>
    <name>rokada::ui::DiagramDialog</name>
    <message>
        <source>Show &amp;marks: last move, checks, arrows</source>
        <translation>&amp;Отметки: последний ход, шахи, стрелки</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>Со&amp;хранить как...</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source> px</source>
        <extracomment>unit of a width: pixels</extracomment>
        <translation> пкс</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Outside the board</source>
        <translation>Снаружи доски</translation>
    </message>
    <message>
        <source>Inside the board</source>
        <translation>Внутри доски</translation>
    </message>
    <message>
        <source>On every square</source>
        <translation>На каждом поле</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Как на доске</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>Для печати</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Ширина</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>Коор&amp;динаты</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>C&amp;aption</source>
        <translation>&amp;Подпись</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Сохранено в %1.</translation>
    </message>
    <message>
        <source>The image was copied to the clipboard.</source>
        <translation>Изображение скопировано в буфер обмена.</translation>
    </message>
    <message>
        <source>Height: %1 px</source>
        <extracomment>%1: height of a picture, in pixels</extracomment>
        <translation>Высота: %1 пкс</translation>
    </message>
    <message>
        <source>Creating the image...</source>
        <translation>Изображение создаётся...</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Изображение (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Векторное изображение (*.svg)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Сохранить как</translation>
    </message>
</context>
<context>
    <name>rokada::ui::DuplicatesDialog</name>
    <message>
        <source>Do the same for &amp;all remaining pairs</source>
        <translation>Сделать так же для &amp;всех оставшихся пар</translation>
    </message>
    <message>
        <source>Duplicate games</source>
        <translation>Дубликаты партий</translation>
    </message>
    <message>
        <source>Older version</source>
        <translation>Более старая версия</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Более новая версия</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>Оставить &amp;обе</translation>
    </message>
    <message>
        <source>Keep only the &amp;older</source>
        <translation>Оставить &amp;старую</translation>
    </message>
    <message>
        <source>Keep only the &amp;newer</source>
        <translation>Оставить &amp;новую</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The other version contains everything that is in this version.</source>
        <translation>В другой версии есть всё, что есть в этой.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
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
        <translation>Сыграть ещё раз с теми же настройками</translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation>&amp;Новая игра...</translation>
    </message>
    <message>
        <source>&amp;Swap sides</source>
        <translation>&amp;Поменяться сторонами</translation>
    </message>
    <message>
        <source>Play again. Each player moves to the next side</source>
        <translation>Сыграть ещё раз. Каждый игрок переходит к следующей стороне</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Раз&amp;бор</translation>
    </message>
    <message>
        <source>Step through the game from the beginning</source>
        <translation>Просмотреть партию с начала</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Развернуть</translation>
    </message>
    <message>
        <source>Collapse to one line (Esc)</source>
        <translation>Свернуть в одну строку (Esc)</translation>
    </message>
    <message>
        <source>Show re&amp;view</source>
        <translation>Показать &amp;разбор</translation>
    </message>
    <message>
        <source>Show the results of the review</source>
        <translation>Показать результаты разбора</translation>
    </message>
    <message>
        <source>Review is not available.</source>
        <translation>Разбор недоступен.</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <extracomment>text of a button; %1: name of the proposed next opponent</extracomment>
        <translation>&amp;Играть: %1</translation>
    </message>
    <message>
        <source>Play against the opponent whose rating is nearest to yours</source>
        <translation>Сыграть с соперником, чей рейтинг ближе всего к вашему</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EndgameTraining</name>
    <message>
        <source>Next position</source>
        <translation>Следующая позиция</translation>
    </message>
    <message>
        <source>Back to courses</source>
        <translation>Назад к курсам</translation>
    </message>
    <message>
        <source>Preparing the endgame. This takes a moment...</source>
        <translation>Эндшпиль готовится. Это займёт немного времени...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EndingButton</name>
    <message>
        <source>Win an endgame, or hold a draw, against perfect play</source>
        <translation>Выиграть эндшпиль или удержать ничью против безошибочной игры</translation>
    </message>
    <message>
        <source>Choose an endgame</source>
        <translation>Выбрать эндшпиль</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EngineLogWindow</name>
    <message>
        <source>Engine log</source>
        <translation>Журнал движков</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>Все движки</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>There are no messages yet.</source>
        <translation>Сообщений ещё нет.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EngineOptions</name>
    <message>
        <source>Search the options</source>
        <translation>Поиск параметров</translation>
    </message>
    <message>
        <source>&amp;Reset options</source>
        <translation>С&amp;бросить параметры</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
</context>
<context>
    <name>rokada::ui::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>От&amp;мена</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>Проверка отменена.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Выбор движка</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 работает.</translation>
    </message>
    <message>
        <source>%1 does not answer. It is not an engine that supports UCI or CECP.</source>
        <translation>%1 не отвечает. Это не движок с поддержкой UCI или CECP.</translation>
    </message>
    <message>
        <source>Testing %1 (%2 of %3)...</source>
        <extracomment>%1: file of a program; %2: its number; %3: number of all programs</extracomment>
        <translation>Проверка %1 (%2 из %3)...</translation>
    </message>
    <message>
        <source>&amp;Find installed engines</source>
        <translation>&amp;Найти установленные движки</translation>
    </message>
    <message>
        <source>Look for well-known engines among the programs on this computer</source>
        <translation>Искать известные движки среди программ этого компьютера</translation>
    </message>
    <message>
        <source>&amp;Add engine...</source>
        <translation>&amp;Добавить движок...</translation>
    </message>
    <message>
        <source>Re&amp;move engine</source>
        <translation>&amp;Удалить движок</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>Engine &amp;log</source>
        <translation>&amp;Журнал движков</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>No other engine was found. To add an engine, choose its file.</source>
        <translation>Других движков не найдено. Чтобы добавить движок, выберите его файл.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Движков ещё нет</translation>
    </message>
    <message>
        <source>The last test failed: the engine does not answer.</source>
        <translation>Последняя проверка не удалась: движок не отвечает.</translation>
    </message>
    <message>
        <source>Rokada can play against programs that support UCI or CECP. Search for installed engines, or choose the file of an engine.</source>
        <translation>Rokada может играть с программами, которые поддерживают UCI или CECP. Найдите установленные движки или выберите файл движка.</translation>
    </message>
    <message>
        <source>Does not answer</source>
        <translation>Не отвечает</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>engine in the list; %1: its protocol; %2: names of variants</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: with %2, the engine plays by the same rules as Rokada. With other options, its rules differ.</source>
        <extracomment>%1: name of a variant; %2: rule options and their values, for example &quot;Promotion: limited&quot;</extracomment>
        <translation>%1: движок играет по тем же правилам, что и Rokada, если выбрано %2. При других настройках его правила отличаются.</translation>
    </message>
    <message>
        <source>%1: the engine plays by the same rules as Rokada</source>
        <translation>%1: движок играет по тем же правилам, что и Rokada</translation>
    </message>
    <message>
        <source>%1: Rokada checks each move of the engine</source>
        <translation>%1: Rokada проверяет каждый ход движка</translation>
    </message>
    <message>
        <source>%1: not available, because the engine has other rules than Rokada</source>
        <translation>%1: недоступно, потому что у движка не такие правила, как у Rokada</translation>
    </message>
    <message>
        <source>Not supported: %1</source>
        <extracomment>%1: names of variants</extracomment>
        <translation>Не поддерживается: %1</translation>
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
        <translation>Оценки пока нет</translation>
    </message>
    <message>
        <source>%1 is winning (%2)</source>
        <extracomment>%1: the players of a team; %2: the value, as &quot;+0.34&quot;</extracomment>
        <translation>%1: решающий перевес (%2)</translation>
    </message>
    <message>
        <source>%1 is much better (%2)</source>
        <translation>%1: большой перевес (%2)</translation>
    </message>
    <message>
        <source>%1 is slightly better (%2)</source>
        <translation>%1: небольшой перевес (%2)</translation>
    </message>
    <message>
        <source>Equal (%1)</source>
        <translation>Равенство (%1)</translation>
    </message>
</context>
<context>
    <name>rokada::ui::FileControls</name>
    <message>
        <source>Recorded games (*.pgn);;All files (*)</source>
        <translation>Записи партий (*.pgn);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>%1 contains no games.</source>
        <translation>В файле %1 нет партий.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Сохранено в %1.</translation>
    </message>
    <message>
        <source>The clipboard contains no game or position.</source>
        <translation>В буфере обмена нет ни партии, ни позиции.</translation>
    </message>
    <message>
        <source>Games on the clipboard</source>
        <translation>Партии из буфера обмена</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.fen *.txt);;All files (*)</source>
        <translation>Партии и позиции (*.pgn *.fen *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>%1 already contains all changes.</source>
        <translation>Файл %1 уже содержит все изменения.</translation>
    </message>
    <message>
        <source>%1 contains no more games.</source>
        <translation>В файле %1 больше нет партий.</translation>
    </message>
    <message>
        <source>There is no game number %1 in %2.</source>
        <translation>В файле %2 нет партии номер %1.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>буфер обмена</translation>
    </message>
    <message numerus="yes">
        <source>Rokada found %n problem(s) in %1.</source>
        <extracomment>%1: name of a file, or &quot;the clipboard&quot;</extracomment>
        <translation>
            <numerusform>%1: Rokada нашла %n ошибку.</numerusform>
            <numerusform>%1: Rokada нашла %n ошибки.</numerusform>
            <numerusform>%1: Rokada нашла %n ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Показать</translation>
    </message>
    <message>
        <source>This game has changes that are not saved.</source>
        <translation>В этой партии есть несохранённые изменения.</translation>
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
        <translation>Нажмите Delete, чтобы убрать этот фильтр.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::FindingsDialog</name>
    <message>
        <source>Problems in %1</source>
        <extracomment>%1: name of a file, or &quot;the clipboard&quot;</extracomment>
        <translation>Ошибки в записи: %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ещё %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>rokada::ui::FoundList</name>
    <message>
        <source>Search results</source>
        <translation>Результаты поиска</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameActions</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n партия удалена.</numerusform>
            <numerusform>%n партии удалены.</numerusform>
            <numerusform>%n партий удалено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n партия восстановлена.</numerusform>
            <numerusform>%n партии восстановлены.</numerusform>
            <numerusform>%n партий восстановлено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Recorded games (*.pgn);;All files (*)</source>
        <translation>Записи партий (*.pgn);;Все файлы (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved to %1.</source>
        <translation>
            <numerusform>%n партия сохранена в %1.</numerusform>
            <numerusform>%n партии сохранены в %1.</numerusform>
            <numerusform>%n партий сохранено в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other games could not be read or written.</source>
        <translation>Остальные партии не удалось прочитать или записать.</translation>
    </message>
    <message>
        <source>Looking for duplicate games...</source>
        <translation>Поиск дубликатов...</translation>
    </message>
    <message>
        <source>No duplicate games were found.</source>
        <translation>Дубликаты не найдены.</translation>
    </message>
    <message>
        <source>Duplicates deleted: %1.</source>
        <translation>Удалено дубликатов: %1.</translation>
    </message>
    <message>
        <source>Games added to %1: %2. Games already there: %3.</source>
        <translation>Добавлено партий в «%1»: %2. Уже были там: %3.</translation>
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
        <translation>Вы сделали ход. Переключите часы.</translation>
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
        <translation>Доска</translation>
    </message>
    <message>
        <source>Viewing a recorded game</source>
        <translation>Просмотр записанной партии</translation>
    </message>
    <message>
        <source>Viewing: %1</source>
        <extracomment>the user looks at an earlier position; %1: &quot;White to move&quot;</extracomment>
        <translation>Просмотр: %1</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Найдите ход сильнее</translation>
    </message>
    <message>
        <source>You found a better move</source>
        <translation>Вы нашли ход сильнее</translation>
    </message>
    <message>
        <source>This is the best move</source>
        <translation>Это лучший ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameKeeper</name>
    <message>
        <source>The game was restored where you left off.</source>
        <translation>Партия восстановлена с того места, где вы её оставили.</translation>
    </message>
    <message>
        <source>A saved game was damaged. The file was kept as %1.</source>
        <translation>Сохранённая партия была повреждена. Файл оставлен под именем %1.</translation>
    </message>
    <message>
        <source>The game could not be saved for the next session: %1</source>
        <translation>Не удалось сохранить партию для следующего запуска: %1</translation>
    </message>
    <message>
        <source>A saved game is damaged, and its file %1 cannot be renamed.</source>
        <translation>Сохранённая партия повреждена, и её файл %1 не удаётся переименовать.</translation>
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
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
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
        <translation>Поиск: игрок, турнир, дата, результат</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Кириллица (Windows-1251)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Западноевропейская (Windows-1252)</translation>
    </message>
    <message>
        <source>Text &amp;encoding:</source>
        <translation>&amp;Кодировка текста:</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GamePreview</name>
    <message>
        <source>round %1</source>
        <translation>тур %1</translation>
    </message>
    <message>
        <source>Select a game to see a preview.</source>
        <translation>Выберите партию, чтобы её просмотреть.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected.</source>
        <translation>
            <numerusform>Выбрана %n партия.</numerusform>
            <numerusform>Выбраны %n партии.</numerusform>
            <numerusform>Выбрано %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one game first.</source>
        <translation>Сначала выберите одну партию.</translation>
    </message>
    <message>
        <source>Selected game</source>
        <translation>Выбранная партия</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Печать...</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>More actions for the selected games</source>
        <translation>Другие действия с выбранными партиями</translation>
    </message>
    <message>
        <source>Position of the selected game</source>
        <translation>Позиция выбранной партии</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameRowDelegate</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>event of a tournament game</extracomment>
        <translation>тур %1</translation>
    </message>
    <message>
        <source>hints: %1</source>
        <translation>подсказок: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GameSearch</name>
    <message>
        <source>The search was stopped.</source>
        <translation>Поиск остановлен.</translation>
    </message>
    <message>
        <source>Games not indexed yet: %1.</source>
        <extracomment>%1: number of games that were not searched, because they come from an earlier version or were just edited</extracomment>
        <translation>Ещё не проиндексировано партий: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GamesMenus</name>
    <message>
        <source>Save a &amp;Copy...</source>
        <translation>Сохранить &amp;копию...</translation>
    </message>
    <message>
        <source>Res&amp;tore...</source>
        <translation>&amp;Восстановить...</translation>
    </message>
    <message>
        <source>Compare &amp;Duplicates...</source>
        <translation>Сравнить &amp;дубликаты...</translation>
    </message>
    <message>
        <source>&amp;Export All Found Games (%1)...</source>
        <translation>&amp;Экспорт всех найденных партий (%1)...</translation>
    </message>
    <message>
        <source>Review &amp;All Found Games (%1)</source>
        <translation>Разобрать все &amp;найденные партии (%1)</translation>
    </message>
    <message>
        <source>&amp;Statistics of All Found Games (%1)...</source>
        <translation>Ста&amp;тистика всех найденных партий (%1)...</translation>
    </message>
    <message>
        <source>&amp;My Results...</source>
        <translation>&amp;Мои результаты...</translation>
    </message>
    <message>
        <source>Edit &amp;Details...</source>
        <translation>&amp;Изменить данные...</translation>
    </message>
    <message>
        <source>&amp;Export (%1)...</source>
        <translation>&amp;Экспорт (%1)...</translation>
    </message>
    <message>
        <source>&amp;Review (%1)</source>
        <translation>&amp;Разобрать (%1)</translation>
    </message>
    <message>
        <source>&amp;Statistics (%1)...</source>
        <translation>&amp;Статистика (%1)...</translation>
    </message>
    <message>
        <source>De&amp;lete (%1)</source>
        <translation>&amp;Удалить (%1)</translation>
    </message>
    <message>
        <source>&amp;Copy to</source>
        <translation>&amp;Копировать в</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>&amp;Переместить в</translation>
    </message>
    <message>
        <source>Details Sho&amp;wn in the List</source>
        <translation>Данн&amp;ые в списке</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GamesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) found.</source>
        <translation>
            <numerusform>Найдена %n партия.</numerusform>
            <numerusform>Найдены %n партии.</numerusform>
            <numerusform>Найдено %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>Ни одна партия не соответствует этому поиску.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Сбросить поиск</translation>
    </message>
    <message>
        <source>Your finished games appear in this collection.</source>
        <translation>Ваши законченные партии появляются в этой коллекции.</translation>
    </message>
    <message>
        <source>This collection has no games yet.</source>
        <translation>В этой коллекции ещё нет партий.</translation>
    </message>
    <message>
        <source>Import games...</source>
        <translation>Импорт партий...</translation>
    </message>
    <message>
        <source>Another program is using this collection. The games appear when that program has closed it.</source>
        <translation>Другая программа использует эту коллекцию. Партии появятся, когда программа закроет её.</translation>
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
        <translation>Импортировать партии из файла PGN в эту коллекцию</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>More actions for this collection</source>
        <translation>Другие действия с этой коллекцией</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Importing games</source>
        <translation>Импорт партий</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Copying the collection</source>
        <translation>Копирование коллекции</translation>
    </message>
    <message>
        <source>Searching for the position</source>
        <translation>Поиск позиции</translation>
    </message>
    <message>
        <source>This collection cannot be read: %1</source>
        <translation>Эту коллекцию не удаётся прочитать: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать снова</translation>
    </message>
</context>
<context>
    <name>rokada::ui::GuideStrip</name>
    <message>
        <source>Hide</source>
        <extracomment>text of a button that turns the guide to the first round off</extracomment>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Do not show the guide again. You can turn it on in the settings</source>
        <translation>Больше не показывать подсказки. Их можно включить в настройках</translation>
    </message>
</context>
<context>
    <name>rokada::ui::HandbookControls</name>
    <message>
        <source>The handbook is shown.</source>
        <translation>Открыто руководство.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
</context>
<context>
    <name>rokada::ui::HelpControls</name>
    <message>
        <source>Rules summary</source>
        <translation>Правила вкратце</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>About Rokada</source>
        <translation>О программе Rokada</translation>
    </message>
    <message>
        <source>How the &amp;pieces move (F2)</source>
        <translation>&amp;Как ходят фигуры (F2)</translation>
    </message>
    <message>
        <source>Show &amp;Licence</source>
        <translation>Показать &amp;лицензию</translation>
    </message>
    <message>
        <source>Show &amp;Third-Party Notices</source>
        <translation>Показать с&amp;торонние компоненты</translation>
    </message>
</context>
<context>
    <name>rokada::ui::HelpPage</name>
    <message>
        <source>The handbook does not contain “%1”.</source>
        <extracomment>%1: a search in the handbook</extracomment>
        <translation>В руководстве нет текста «%1».</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Поиск в руководстве</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Результаты поиска</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Вперёд</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Hinter</name>
    <message>
        <source>Looking for a good move...</source>
        <translation>Поиск хорошего хода...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LawChooser</name>
    <message>
        <source>If you touch one of your pieces, you must move it. If you touch an enemy piece, you must capture it. There are no takebacks. To say &quot;I adjust&quot;, press Ctrl+J before you touch a piece.</source>
        <translation>Если вы тронули свою фигуру, вы должны пойти ею. Если вы тронули чужую фигуру, вы должны её взять. Брать ходы назад нельзя. Чтобы сказать «поправляю», нажмите Ctrl+J, прежде чем тронуть фигуру.</translation>
    </message>
    <message>
        <source>You can claim a draw on each of your turns, but an incorrect claim costs time.</source>
        <translation>Ничью можно требовать на каждом своём ходу, но за неверное требование игрок теряет время.</translation>
    </message>
    <message>
        <source>touch-move</source>
        <translation>тронул — ходи</translation>
    </message>
    <message>
        <source>takebacks allowed</source>
        <translation>возврат ходов разрешён</translation>
    </message>
    <message>
        <source>takebacks if the opponent agrees</source>
        <translation>возврат ходов с согласия соперника</translation>
    </message>
    <message>
        <source>no takebacks</source>
        <translation>без возврата ходов</translation>
    </message>
    <message>
        <source>draw claims are checked</source>
        <translation>требования ничьей проверяются</translation>
    </message>
    <message>
        <source>Takebacks</source>
        <translation>Возврат ходов</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>Всегда можно</translation>
    </message>
    <message>
        <source>If the opponent agrees</source>
        <translation>С согласия соперника</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Тронул — ходи</translation>
    </message>
    <message>
        <source>Check draw claims (incorrect claims cost time)</source>
        <translation>Проверять требования ничьей (за неверное — штраф)</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LearnControls</name>
    <message>
        <source>Lessons are shown.</source>
        <translation>Показаны уроки.</translation>
    </message>
    <message>
        <source>Your progress could not be saved: %1</source>
        <translation>Не удалось сохранить прогресс: %1</translation>
    </message>
    <message>
        <source>Play with the coach</source>
        <translation>Играть с тренером</translation>
    </message>
    <message>
        <source>%1: win this position against the computer at full strength.</source>
        <extracomment>%1: &quot;White to move&quot;</extracomment>
        <translation>%1: выиграйте эту позицию у компьютера, который играет в полную силу.</translation>
    </message>
    <message>
        <source>The endgame could not be prepared: %1</source>
        <translation>Не удалось подготовить эндшпиль: %1</translation>
    </message>
    <message>
        <source>The learning progress cannot be read: %1</source>
        <translation>Не удалось прочитать прогресс обучения: %1</translation>
    </message>
    <message>
        <source>The learning progress was damaged. The old file was kept as %1.</source>
        <translation>Данные о прогрессе обучения повреждены. Старый файл сохранён как %1.</translation>
    </message>
    <message>
        <source>New to %1?</source>
        <extracomment>%1: name of a variant</extracomment>
        <translation>%1: вы играете впервые?</translation>
    </message>
    <message numerus="yes">
        <source>%n short lesson(s)</source>
        <translation>
            <numerusform>%n короткий урок</numerusform>
            <numerusform>%n коротких урока</numerusform>
            <numerusform>%n коротких уроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson, %1 of %2</source>
        <translation>Следующий урок, %1 из %2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>Решено: %1 из %2</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>All endgames</source>
        <translation>Все эндшпили</translation>
    </message>
    <message>
        <source>All trainers</source>
        <translation>Все упражнения</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>The learning progress was damaged. The old file could not be copied: %1</source>
        <translation>Данные о прогрессе обучения повреждены. Старый файл не удалось скопировать: %1</translation>
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
        <translation>Выбрать, добавить или переименовать ученика</translation>
    </message>
    <message>
        <source>Learner: %1</source>
        <translation>Ученик: %1</translation>
    </message>
    <message>
        <source>&amp;Add Learner...</source>
        <translation>&amp;Добавить ученика...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>Пере&amp;именовать...</translation>
    </message>
    <message>
        <source>Reset &amp;Progress...</source>
        <translation>&amp;Сбросить прогресс...</translation>
    </message>
    <message>
        <source>Res&amp;tore Progress</source>
        <translation>&amp;Восстановить прогресс</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>Новый ученик</translation>
    </message>
    <message>
        <source>Rename learner</source>
        <translation>Переименовать ученика</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Имя:</translation>
    </message>
    <message>
        <source>Reset progress</source>
        <translation>Сбросить прогресс</translation>
    </message>
    <message>
        <source>All lessons of %1 will be marked as not completed. You can restore the progress from this menu.</source>
        <translation>Все уроки (%1) будут отмечены как непройденные. Прогресс можно восстановить в этом меню.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonBoard</name>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>отмечено</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>star</source>
        <translation>звезда</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Неверно</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonPage</name>
    <message>
        <source>Stars left: %1. Moves left: %2.</source>
        <translation>Осталось звёзд: %1, ходов: %2.</translation>
    </message>
    <message>
        <source>%1. Moves left: %2.</source>
        <translation>%1. Осталось ходов: %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Choose a piece and click the square where it belongs. Pieces left: %1.</source>
        <translation>Нужно выбрать фигуру и щёлкнуть по полю, на котором она должна стоять. Осталось фигур: %1.</translation>
    </message>
    <message>
        <source>Squares chosen: %1.</source>
        <translation>Выбрано полей: %1.</translation>
    </message>
    <message>
        <source>Lesson board</source>
        <translation>Доска урока</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Back to courses</source>
        <translation>Назад к курсам</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Все уроки</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Get help in three steps (F3)</source>
        <translation>Помощь в три шага (F3)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>%1. Moves made: %2.</source>
        <translation>%1. Сделано ходов: %2.</translation>
    </message>
    <message>
        <source>3D board</source>
        <translation>3D-доска</translation>
    </message>
    <message>
        <source>Show the board as a torus. You can turn the torus with the mouse or the arrow keys</source>
        <translation>Показать доску в виде тора. Тор можно вращать мышью или клавишами со стрелками</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>Return to the courses. Your progress is kept. (Esc)</source>
        <translation>Назад к курсам. Прогресс сохраняется. (Esc)</translation>
    </message>
    <message>
        <source>Undo the last move, or the choice of a piece or square (Ctrl+Z)</source>
        <translation>Отменить последний ход либо выбор фигуры или поля (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Заново</translation>
    </message>
    <message>
        <source>Restart this step</source>
        <translation>Начать этот шаг заново</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonRow</name>
    <message>
        <source>Completed</source>
        <translation>Пройдено</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: title of a lesson; %2: its progress, for example &quot;completed&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonRun</name>
    <message>
        <source>Correct! Continue.</source>
        <extracomment>after a right move, if the step continues</extracomment>
        <translation>Верно! Это ещё не всё.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Верно!</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LessonsPart</name>
    <message>
        <source>%1 of %2 lessons completed</source>
        <translation>Пройдено уроков: %1 из %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Играть: %1</translation>
    </message>
    <message>
        <source>Play a game against a computer at beginner level</source>
        <translation>Сыграть партию с компьютером на уровне для начинающих</translation>
    </message>
    <message>
        <source>You have completed all lessons!</source>
        <translation>Все уроки пройдены!</translation>
    </message>
    <message>
        <source>Play a game, or repeat any lesson.</source>
        <translation>Сыграйте партию или повторите любой урок.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>%1, lesson %2 of %3</source>
        <extracomment>%1: the title of a chapter</extracomment>
        <translation>%1, урок %2 из %3</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, шаг %2 из %3</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>New games are not available.</source>
        <translation>Начать новую партию нельзя.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::LibraryControls</name>
    <message>
        <source>There are no more games.</source>
        <translation>Больше партий нет.</translation>
    </message>
    <message>
        <source>Open a game from a file or from the library first.</source>
        <translation>Сначала откройте партию из файла или из библиотеки.</translation>
    </message>
    <message>
        <source>Games that could not be recovered: %1.</source>
        <translation>Не удалось восстановить партий: %1.</translation>
    </message>
    <message>
        <source>Restore...</source>
        <translation>Восстановить...</translation>
    </message>
    <message>
        <source>Another program is using the library. Rokada waits until that program has closed it.</source>
        <translation>Другая программа использует библиотеку. Rokada ждёт, пока программа её закроет.</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>Сохранить копию...</translation>
    </message>
    <message>
        <source>The import of %1 was interrupted. Games imported so far: %2. Import the file again to get the other games. No game is imported twice.</source>
        <translation>Импорт файла %1 был прерван. Импортировано партий: %2. Чтобы получить остальные партии, импортируйте файл ещё раз. Ни одна партия не импортируется дважды.</translation>
    </message>
    <message>
        <source>The library is shown.</source>
        <translation>Показана библиотека.</translation>
    </message>
    <message>
        <source>The library was damaged. Games recovered from the damaged file: %1. Games taken from the last copy: %2. The damaged file was kept as %3.</source>
        <translation>Библиотека была повреждена. Спасено партий из файла: %1. Взято партий из последней копии: %2. Повреждённый файл сохранён как %3.</translation>
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
        <translation>Результат</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>First moves</source>
        <translation>Первые ходы</translation>
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
        <translation>Белые</translation>
    </message>
    <message>
        <source>Elo</source>
        <extracomment>column of ratings</extracomment>
        <translation>Эло</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>column of the rounds of a tournament</extracomment>
        <translation>Тур</translation>
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
        <translation>Игрок</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Elo of White</source>
        <translation>Эло белых</translation>
    </message>
    <message>
        <source>Elo of Black</source>
        <translation>Эло чёрных</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
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
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::MainWindow</name>
    <message>
        <source>There is no game on the board.</source>
        <translation>На доске нет партии.</translation>
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
        <translation>Коллекции матча движков больше нет в списке. Партии матча не добавляются в коллекцию.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchDialog</name>
    <message>
        <source>Save games</source>
        <translation>Сохранить партии</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>The games were saved to %1.</source>
        <translation>Партии сохранены в %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>Не удаётся сохранить %1: %2</translation>
    </message>
    <message>
        <source>Match paused.</source>
        <translation>Матч приостановлен.</translation>
    </message>
    <message>
        <source>Stopping the match...</source>
        <translation>Матч останавливается...</translation>
    </message>
    <message>
        <source>Match stopped. You can continue it, even after you restart Rokada.</source>
        <translation>Матч остановлен. Его можно продолжить, даже после перезапуска Rokada.</translation>
    </message>
    <message>
        <source>Match finished.</source>
        <translation>Матч окончен.</translation>
    </message>
    <message>
        <source>Games: %1 of %2.</source>
        <translation>Партии: %1 из %2.</translation>
    </message>
    <message>
        <source>Games lost by a crash, a timeout or an illegal move: %1.</source>
        <translation>Партий, проигранных из-за сбоя, отсутствия ответа или невозможного хода: %1.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>Engine match</source>
        <translation>Матч движков</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Турнирная таблица</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Сыграно партий</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Ос&amp;тановить</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Новый матч</translation>
    </message>
    <message>
        <source>Sa&amp;ve games...</source>
        <translation>Со&amp;хранить партии...</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Elapsed: %1.</source>
        <translation>Прошло: %1.</translation>
    </message>
    <message>
        <source>Elapsed: %1. Remaining: about %2.</source>
        <translation>Прошло: %1. Осталось: около %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in all.</source>
        <translation>
            <numerusform>Всего %n партия.</numerusform>
            <numerusform>Всего %n партии.</numerusform>
            <numerusform>Всего %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new match replaces the last one. Save the games of the last match first.</source>
        <translation>Новый матч заменит последний. Сначала сохраните партии последнего матча.</translation>
    </message>
    <message>
        <source>The last engine match is being read.</source>
        <translation>Rokada читает последний матч движков.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchPlayerDialog</name>
    <message>
        <source>Another %1</source>
        <translation>Ещё один игрок: %1</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>Another player already has this name.</source>
        <translation>Такое имя уже есть у другого игрока.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchRunner</name>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>Не удаётся сохранить %1: %2</translation>
    </message>
    <message>
        <source>An engine of this match was removed from the engine list.</source>
        <translation>Один из движков этого матча удалён из списка движков.</translation>
    </message>
    <message>
        <source>%1 cannot be started, or it does not support this variant.</source>
        <translation>%1 не запускается или не поддерживает этот вариант.</translation>
    </message>
    <message>
        <source>Another window is already playing a match.</source>
        <translation>Матч идёт в другом окне.</translation>
    </message>
    <message>
        <source>The last engine match in %1 cannot be read: %2. Matches are not saved.</source>
        <translation>Последний матч движков в файле %1 не удаётся прочитать: %2. Матчи не сохраняются.</translation>
    </message>
    <message>
        <source>The last engine match is damaged. Its file was kept as %1.</source>
        <translation>Последний матч движков повреждён. Его файл сохранён как %1.</translation>
    </message>
    <message>
        <source>The last engine match is damaged, and its file %1 cannot be renamed. Matches are not saved.</source>
        <translation>Последний матч движков повреждён, и его файл %1 не удаётся переименовать. Матчи не сохраняются.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchSetupPage</name>
    <message>
        <source>Choose a PGN file for the openings</source>
        <translation>Выбор файла PGN с дебютами</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>SPRT needs exactly two players, and variants with the same number of sides</source>
        <translation>Для SPRT нужны ровно два игрока и варианты с одинаковым числом сторон</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>Выберите не меньше двух игроков.</translation>
    </message>
    <message>
        <source>Choose a PGN file for the openings.</source>
        <translation>Выберите файл PGN с дебютами.</translation>
    </message>
    <message>
        <source>The first Elo bound must be less than the second.</source>
        <translation>Первая граница Эло должна быть меньше второй.</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Дебюты</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Время</translation>
    </message>
    <message>
        <source>&amp;Clock: base time and increment in seconds</source>
        <translation>&amp;Часы: секунды и добавление</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Кругов</translation>
    </message>
    <message>
        <source>S&amp;imultaneous games</source>
        <translation>Партий &amp;одновременно</translation>
    </message>
    <message>
        <source>&amp;Sequential test (SPRT)</source>
        <translation>&amp;Последовательный тест (SPRT)</translation>
    </message>
    <message>
        <source>Save &amp;into collection</source>
        <translation>Сохранить в ко&amp;ллекцию</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>С начальной позиции</translation>
    </message>
    <message>
        <source>Random, balanced positions</source>
        <translation>Случайные равные позиции</translation>
    </message>
    <message>
        <source>From a PGN file</source>
        <translation>Из файла PGN</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Время на каждый ход</translation>
    </message>
    <message>
        <source>Clock for the whole game</source>
        <translation>Часы на всю партию</translation>
    </message>
    <message>
        <source>C&amp;hoose...</source>
        <translation>Вы&amp;брать...</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Последовательный тест</translation>
    </message>
    <message>
        <source>Elo from</source>
        <translation>Эло от</translation>
    </message>
    <message>
        <source>Elo to</source>
        <translation>Эло до</translation>
    </message>
    <message>
        <source>Increment in seconds</source>
        <translation>Добавление в секундах</translation>
    </message>
    <message>
        <source>Number of openings for each pair of players in each variant. Each opening is played with both colours</source>
        <translation>Число дебютов для каждой пары игроков в каждом варианте. В каждом дебюте игроки меняются сторонами</translation>
    </message>
    <message>
        <source>Add the chosen engine again under another name, for example to play it against itself</source>
        <translation>Добавить выбранный движок ещё раз под другим именем, например для игры с самим собой</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Opening &amp;books</source>
        <translation>Деб&amp;ютные книги</translation>
    </message>
    <message>
        <source>Rokada uses opening books</source>
        <translation>Rokada играет по дебютным книгам</translation>
    </message>
    <message>
        <source>Only Rokada&apos;s own players use these books. None of them is chosen</source>
        <translation>По этим книгам играют только собственные игроки Rokada. Ни один из них не выбран</translation>
    </message>
    <message>
        <source>Choose the books in the settings</source>
        <translation>Книги выбираются в настройках</translation>
    </message>
    <message>
        <source>Choose a variant.</source>
        <translation>Выберите вариант.</translation>
    </message>
    <message>
        <source>&amp;Variants</source>
        <translation>&amp;Варианты</translation>
    </message>
    <message>
        <source>S&amp;econds per move</source>
        <translation>С&amp;екунд на ход</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>Opening length (p&amp;lies)</source>
        <translation>Длина дебюта (по&amp;луходы)</translation>
    </message>
    <message>
        <source>&amp;Add again with other options...</source>
        <translation>&amp;Добавить ещё раз с другими параметрами...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MatchTable</name>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Вничью</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграно</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Эло</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MaterialTable</name>
    <message>
        <source>Piece counts</source>
        <translation>Число фигур</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MoveButtons</name>
    <message>
        <source>%1, resign? Press again to confirm.</source>
        <extracomment>%1: name of a side, for example &quot;Black&quot;</extracomment>
        <translation>%1: сдаться? Нажмите ещё раз.</translation>
    </message>
    <message>
        <source>Resign? Press again to confirm.</source>
        <translation>Сдаться? Нажмите ещё раз.</translation>
    </message>
    <message>
        <source>Offer a draw? Press again to confirm.</source>
        <translation>Предложить ничью? Нажмите ещё раз.</translation>
    </message>
    <message>
        <source>No draw was offered: you did not press the button again.</source>
        <translation>Ничья не предложена: вы не нажали кнопку ещё раз.</translation>
    </message>
    <message>
        <source>You did not resign: you did not press the button again.</source>
        <translation>Вы не сдались: вы не нажали кнопку ещё раз.</translation>
    </message>
    <message>
        <source>Open Page in a Window</source>
        <translation>Открыть страницу в окне</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Offer draw</source>
        <extracomment>short labels of the buttons below the list of moves</extracomment>
        <translation>Ничья?</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>Требую ничью</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MoveListModel</name>
    <message>
        <source>resigns</source>
        <extracomment>in the list of moves, instead of a move: this player has resigned</extracomment>
        <translation>сдались</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>in the list of moves, instead of a move: this player has lost on time</extracomment>
        <translation>время вышло</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>in the list of moves, instead of a move: this side is checkmated and eliminated</extracomment>
        <translation>выбыли</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>in the list of moves, instead of a move: this player had no legal move</extracomment>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>illegal move</source>
        <extracomment>in the list of moves, instead of a move: this player has lost by illegal moves</extracomment>
        <translation>невозможный ход</translation>
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
        <translation>последний, очередь, часы, материал, назад, подсказка, ничья, сдаюсь</translation>
    </message>
    <message>
        <source>Move or command</source>
        <translation>Ход или команда</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Enter a move or one of these commands: %1</source>
        <translation>Введите ход или одну из этих команд: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>rokada::ui::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
</context>
<context>
    <name>rokada::ui::NewGamePage</name>
    <message>
        <source>Rules of play</source>
        <translation>Правила игры</translation>
    </message>
</context>
<context>
    <name>rokada::ui::NotesPage</name>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Notes on the game</source>
        <translation>Заметки к партии</translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <translation>Заметки к ходу %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::OpponentChooser</name>
    <message>
        <source>Built in</source>
        <extracomment>note in the list of engines, beside Rokada&apos;s own engine</extracomment>
        <translation>Встроенный движок</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Full strength and engines...</source>
        <translation>Полная сила и движки...</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Rokada checks each move</source>
        <translation>Rokada проверяет ходы</translation>
    </message>
    <message>
        <source>Same rules as Rokada</source>
        <translation>Те же правила, что у Rokada</translation>
    </message>
    <message>
        <source>Manage engines...</source>
        <translation>Управление движками...</translation>
    </message>
    <message>
        <source>Back to the opponents with ratings</source>
        <translation>Назад к соперникам с рейтингами</translation>
    </message>
    <message>
        <source>Ratings of different variants cannot be compared.</source>
        <translation>Рейтинги разных вариантов нельзя сравнивать.</translation>
    </message>
    <message>
        <source>Opponent and rating</source>
        <translation>Соперник и рейтинг</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PaperControls</name>
    <message>
        <source>The image was copied to the clipboard.</source>
        <translation>Изображение скопировано в буфер обмена.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PasteDialog</name>
    <message>
        <source>&amp;Edit...</source>
        <translation>&amp;Изменить...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставка</translation>
    </message>
    <message>
        <source>The current game is kept. To return to it, use Undo.</source>
        <translation>Текущая партия сохранится. Чтобы вернуться к ней, выберите «Отменить».</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PauseBar</name>
    <message>
        <source>Continue (P)</source>
        <extracomment>P is the shortcut key</extracomment>
        <translation>Продолжить (P)</translation>
    </message>
    <message>
        <source>Resume the clocks and the computer players</source>
        <translation>Возобновить часы и игру компьютеров</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Партия на паузе.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PlacementBar</name>
    <message>
        <source>Standar&amp;d squares</source>
        <translation>&amp;Обычные места</translation>
    </message>
    <message>
        <source>&amp;At random</source>
        <translation>По &amp;жребию</translation>
    </message>
    <message>
        <source>&amp;Suggest</source>
        <translation>П&amp;редложить</translation>
    </message>
    <message>
        <source>&amp;Ready</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>Place your reserve pieces on their standard squares</source>
        <translation>Поставить ваши фигуры из резерва на обычные места</translation>
    </message>
    <message>
        <source>Place your reserve pieces at random</source>
        <translation>Расставить ваши фигуры из резерва случайно</translation>
    </message>
    <message>
        <source>Take your reserve pieces off the board</source>
        <translation>Вернуть ваши фигуры с доски в резерв</translation>
    </message>
    <message>
        <source>Confirm the placement and pass the turn to the next player</source>
        <translation>Подтвердить расстановку и передать ход следующему игроку</translation>
    </message>
    <message>
        <source>Like &amp;last time</source>
        <translation>Как в &amp;прошлый раз</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>О&amp;чистить</translation>
    </message>
    <message>
        <source>Place your reserve pieces as a human player last placed them</source>
        <translation>Поставить ваши фигуры из резерва так, как их в последний раз расставил игрок-человек</translation>
    </message>
    <message>
        <source>&amp;Place piece</source>
        <translation>&amp;Поставить</translation>
    </message>
    <message>
        <source>Place the suggested piece</source>
        <translation>Поставить предложенную фигуру</translation>
    </message>
    <message>
        <source>Show a good square for the selected reserve piece, or for one that the computer chooses</source>
        <translation>Показать хорошее поле для выбранной фигуры из резерва или для той, что выберет компьютер</translation>
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
        <translation>Обычные места</translation>
    </message>
    <message>
        <source>The reserve pieces start on their standard squares.</source>
        <translation>Фигуры из резерва с самого начала стоят на обычных местах.</translation>
    </message>
    <message>
        <source>Players place their reserve pieces without seeing the pieces of the others. The board is revealed when all pieces are placed.</source>
        <translation>Игроки ставят фигуры из резерва, не видя фигур других игроков. Доска открывается, когда все фигуры поставлены.</translation>
    </message>
    <message>
        <source>Placed openly</source>
        <translation>Открытая расстановка</translation>
    </message>
    <message>
        <source>Placed in secret</source>
        <translation>Тайная расстановка</translation>
    </message>
    <message>
        <source>Before the first move, the players place their reserve pieces in their fortresses.</source>
        <translation>Перед первым ходом игроки ставят фигуры из резерва в свои крепости.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PlacementControls</name>
    <message>
        <source>No one else is looking</source>
        <translation>Никто больше не смотрит</translation>
    </message>
    <message>
        <source>Suggestion: %1 on %2. Accept it, or place another piece.</source>
        <extracomment>%1: a piece; %2: the square on which the computer would place it</extracomment>
        <translation>Предложение: %1 на %2. Примите его или поставьте другую фигуру.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::Plate</name>
    <message>
        <source>To move</source>
        <translation>Ходит</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Думает</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>точность</translation>
    </message>
    <message>
        <source>accuracy %1 %</source>
        <extracomment>%1: a number, as &quot;94&quot;</extracomment>
        <translation>точность %1 %</translation>
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
        <translation>Точность и ошибки каждого игрока</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PositionFields</name>
    <message>
        <source>Any side</source>
        <extracomment>choice for a search that does not depend on the side to move</extracomment>
        <translation>Любая сторона</translation>
    </message>
    <message>
        <source>Enter each piece count like this: 2, 1-3, 2- or 0-1.</source>
        <translation>Введите число фигур в виде 2, 1-3, 2- или 0-1.</translation>
    </message>
    <message>
        <source>Enter two whole numbers for the material balance.</source>
        <translation>Введите для баланса материала два целых числа.</translation>
    </message>
    <message>
        <source>This is not a valid move: %1</source>
        <translation>Это не ход: %1</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Piece counts</source>
        <translation>Число фигур</translation>
    </message>
    <message>
        <source>Balance in pawns</source>
        <extracomment>label: value of the first team&apos;s pieces minus value of the second team&apos;s pieces</extracomment>
        <translation>Баланс в пешках</translation>
    </message>
    <message>
        <source>Consecutive positions</source>
        <extracomment>label: number of consecutive positions that must match</extracomment>
        <translation>Число позиций подряд</translation>
    </message>
    <message>
        <source>Bxh7+ Kxh7 ... Ng5+</source>
        <translation>Сxh7+ Крxh7 ... Кg5+</translation>
    </message>
    <message>
        <source>A sequence of moves: * stands for any move, ... for any number of moves</source>
        <translation>Последовательность ходов: * — любой ход, ... — любое число ходов</translation>
    </message>
    <message>
        <source>Minimum material balance in pawns</source>
        <translation>Баланс материала в пешках, не меньше</translation>
    </message>
    <message>
        <source>Maximum material balance in pawns</source>
        <translation>Баланс материала в пешках, не больше</translation>
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
        <translation>Должна совпадать вся доска.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>The pieces must stand on the same squares. Other squares do not matter.</source>
        <translation>Фигуры должны стоять на тех же полях. Остальные поля не важны.</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Пешки</translation>
    </message>
    <message>
        <source>All pawns must stand on the same squares. Other pieces do not matter.</source>
        <translation>Все пешки должны стоять на тех же полях. Остальные фигуры не важны.</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Материал</translation>
    </message>
    <message>
        <source>Only the number of pieces of each kind, the material balance and the moves matter.</source>
        <translation>Учитываются только число фигур каждого вида, баланс материала и заданные ходы.</translation>
    </message>
    <message>
        <source>Enter pieces, piece counts or moves to search for.</source>
        <translation>Задайте фигуры, их число или ходы для поиска.</translation>
    </message>
    <message>
        <source>Find a position</source>
        <translation>Поиск позиции</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Назад к партиям</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Что искать</translation>
    </message>
    <message>
        <source>? Any piece</source>
        <translation>? Любая фигура</translation>
    </message>
    <message>
        <source>Mark squares that can contain any piece or none. You can also right-click a square, or press ? on it</source>
        <translation>Отметить поля, на которых может стоять любая фигура или никакая. Можно также щёлкнуть по полю правой кнопкой или нажать на нём клавишу ?</translation>
    </message>
    <message>
        <source>○ Empty</source>
        <translation>○ Пусто</translation>
    </message>
    <message>
        <source>Mark squares that must be empty. You can also press . (full stop) on a square</source>
        <translation>Отметить поля, которые должны быть пусты. Можно также нажать на поле клавишу . (точка)</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Начальная позиция</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Очистить доску</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Rotate board</source>
        <translation>Повернуть доску</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PracticePart</name>
    <message>
        <source>Trainers</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Доиграть</translation>
    </message>
    <message>
        <source>Win a winning position against the computer at full strength.</source>
        <translation>Реализуйте выигранную позицию против компьютера, играющего в полную силу.</translation>
    </message>
    <message>
        <source>Endgames</source>
        <translation>Эндшпили</translation>
    </message>
    <message>
        <source>Win an endgame against perfect play. You get a new position each time.</source>
        <translation>Выиграйте эндшпиль против безошибочной игры. Каждый раз вы получаете новую позицию.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PreferenceControls</name>
    <message>
        <source>The settings cannot be read. Rokada uses the default settings.</source>
        <translation>Не удаётся прочитать настройки. Rokada использует настройки по умолчанию.</translation>
    </message>
    <message>
        <source>The settings cannot be saved. Changes will be lost when you quit.</source>
        <translation>Не удаётся сохранить настройки. Изменения пропадут при выходе.</translation>
    </message>
    <message>
        <source>Some settings were damaged and have been reset.</source>
        <translation>Часть настроек была повреждена и сброшена.</translation>
    </message>
    <message>
        <source>Some settings were damaged and have been reset. The old file was kept as %1.</source>
        <translation>Часть настроек была повреждена и сброшена. Прежний файл сохранён как %1.</translation>
    </message>
    <message>
        <source>The settings are shown.</source>
        <translation>Открыты настройки.</translation>
    </message>
    <message>
        <source>There is no game on the board.</source>
        <translation>На доске нет партии.</translation>
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
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <extracomment>%1: a section of the preferences</extracomment>
        <translation>Сбросить: %1</translation>
    </message>
    <message>
        <source>All settings of this section already have their default values.</source>
        <translation>Все настройки этого раздела уже имеют значения по умолчанию.</translation>
    </message>
    <message>
        <source>Reset the settings of this section to their default values</source>
        <translation>Вернуть настройкам этого раздела значения по умолчанию</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PreferencesPage</name>
    <message>
        <source>No setting contains “%1”.</source>
        <extracomment>%1: a search for settings</extracomment>
        <translation>Настройки со словом «%1» нет.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Поиск настроек</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>Доска и фигуры</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Отметки на доске</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Чтение вслух</translation>
    </message>
    <message>
        <source>Computer and engines</source>
        <translation>Компьютер и движки</translation>
    </message>
    <message>
        <source>Opening books</source>
        <translation>Дебютные книги</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PremoveControls</name>
    <message>
        <source>Premove cancelled.</source>
        <translation>Предварительный ход отменён.</translation>
    </message>
    <message>
        <source>Premove: %1 to %2. Rokada plays it on your turn. Press Esc or right-click to cancel it.</source>
        <translation>Предварительный ход: с %1 на %2. Rokada сделает его, когда наступит ваш ход. Чтобы отменить его, нажмите Esc или правую кнопку мыши.</translation>
    </message>
    <message>
        <source>The premove is no longer legal and was cancelled.</source>
        <translation>Предварительный ход стал невозможен и был отменён.</translation>
    </message>
    <message>
        <source>To enter your next move in advance, turn on Move &gt; Premoves.</source>
        <translation>Чтобы указать следующий ход заранее, включите «Предварительные ходы» в меню «Ход».</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PrintDialog</name>
    <message>
        <source>Position and &amp;moves</source>
        <translation>Позиция и &amp;ходы</translation>
    </message>
    <message>
        <source>&amp;Rules of this variant</source>
        <translation>&amp;Правила этого варианта</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>Пе&amp;чать...</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>&amp;Сохранить в PDF...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Moves between &amp;diagrams</source>
        <translation>Ходов между &amp;диаграммами</translation>
    </message>
    <message>
        <source>Saved to %1. Number of pages: %2</source>
        <translation>Сохранено в %1. Число страниц: %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить в PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Отправлено на принтер.</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer.</source>
        <translation>Не удалось напечатать. Проверьте принтер.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::PuzzleTraining</name>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая задача</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Back to courses</source>
        <translation>Назад к курсам</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Time is up. Puzzles solved: %1. Your best result: %2.</source>
        <translation>Время вышло. Решено задач: %1. Лучший результат: %2.</translation>
    </message>
    <message>
        <source>There are no puzzles to review today. Well done!</source>
        <translation>На сегодня задач для повторения нет. Отлично!</translation>
    </message>
    <message>
        <source>You have solved all puzzles of this set. Well done!</source>
        <translation>Все задачи этого набора решены. Отлично!</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Верно!</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>&quot;Right! A fork: the knight ...&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>По порядку</translation>
    </message>
    <message>
        <source>Timed</source>
        <translation>На время</translation>
    </message>
    <message>
        <source>You used a hint, so this puzzle does not count as solved. It will come back later.</source>
        <translation>Вы взяли подсказку, поэтому задача не засчитана. Она вернётся позже.</translation>
    </message>
    <message>
        <source>You made a mistake, so this puzzle does not count as solved. It will come back later.</source>
        <translation>Вы ошиблись, поэтому задача не засчитана. Она вернётся позже.</translation>
    </message>
    <message>
        <source>Level %1 of %2.</source>
        <translation>Уровень %1 из %2.</translation>
    </message>
    <message>
        <source>%1, solved: %2</source>
        <extracomment>in a timed run; %1: remaining time; %2: number of solved puzzles</extracomment>
        <translation>%1, решено: %2</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <extracomment>%1: how puzzles are chosen, for example &quot;Review&quot;; %2: number of puzzles that are left</extracomment>
        <translation>%1, осталось: %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 solved</source>
        <extracomment>%1: how puzzles are chosen, for example &quot;In order&quot;; %2: number of solved puzzles; %3: number of all puzzles</extracomment>
        <translation>%1, решено %2 из %3</translation>
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
        <translation>Решать</translation>
    </message>
    <message>
        <source>%1 solved</source>
        <translation>Решено: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>Решено: %1 из %2</translation>
    </message>
    <message>
        <source>You have solved all puzzles</source>
        <translation>Все задачи решены</translation>
    </message>
    <message>
        <source>Next puzzle, level %1 of %2</source>
        <translation>Следующая задача, уровень %1 из %2</translation>
    </message>
    <message>
        <source>%1 The puzzles go from easy to hard.</source>
        <translation>%1 Задачи идут от лёгких к трудным.</translation>
    </message>
    <message>
        <source>Solve as many puzzles as you can in three minutes.</source>
        <translation>Решите за три минуты как можно больше задач.</translation>
    </message>
    <message>
        <source>Timed</source>
        <translation>На время</translation>
    </message>
    <message>
        <source>%1 Your best result: %2.</source>
        <translation>%1 Лучший результат: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n failed puzzle(s) to review today.</source>
        <translation>
            <numerusform>Задач для повторения сегодня: %n.</numerusform>
            <numerusform>Задач для повторения сегодня: %n.</numerusform>
            <numerusform>Задач для повторения сегодня: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Failed puzzles come back after some days.</source>
        <translation>Нерешённые задачи возвращаются через несколько дней.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Доиграть</translation>
    </message>
    <message>
        <source>Win a winning position against the computer at full strength.</source>
        <translation>Реализуйте выигранную позицию против компьютера, играющего в полную силу.</translation>
    </message>
    <message>
        <source>Review puzzles</source>
        <translation>Повторить задачи</translation>
    </message>
    <message>
        <source>Types of puzzles</source>
        <translation>Виды задач</translation>
    </message>
    <message>
        <source>Motifs</source>
        <translation>Мотивы</translation>
    </message>
</context>
<context>
    <name>rokada::ui::QuickMenu</name>
    <message>
        <source>&amp;Two Players on This Computer</source>
        <translation>&amp;Двое за одним компьютером</translation>
    </message>
    <message>
        <source>All Players on T&amp;his Computer</source>
        <translation>&amp;Все за одним компьютером</translation>
    </message>
    <message>
        <source>Against the &amp;Computer</source>
        <translation>Против &amp;компьютера</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Часы</translation>
    </message>
    <message>
        <source>No Clock</source>
        <translation>Без часов</translation>
    </message>
    <message>
        <source>&amp;More...</source>
        <translation>&amp;Ещё...</translation>
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
        <translation>Новая</translation>
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
        <translation>Эта партия больше не влияет на ваш рейтинг.</translation>
    </message>
    <message>
        <source>Your rating: %1</source>
        <extracomment>change of a rating; %1: name of a person; %2: for example &quot;+18&quot;</extracomment>
        <translation>Ваш рейтинг: %1</translation>
    </message>
    <message>
        <source>Rating of %1: %2</source>
        <translation>Рейтинг игрока %1: %2</translation>
    </message>
    <message>
        <source>You beat %1 (%2): %3</source>
        <extracomment>%1: name of an opponent; %2: rating of the opponent; %3: change of your rating, for example &quot;+18&quot;</extracomment>
        <translation>Победа. Соперник: %1 (%2). Рейтинг: %3</translation>
    </message>
    <message>
        <source>You drew against %1 (%2): %3</source>
        <translation>Ничья. Соперник: %1 (%2). Рейтинг: %3</translation>
    </message>
    <message>
        <source>You lost to %1 (%2): %3</source>
        <translation>Поражение. Соперник: %1 (%2). Рейтинг: %3</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RatingDialog</name>
    <message>
        <source>My ratings</source>
        <translation>Мои рейтинги</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Ratings of different variants cannot be compared.</source>
        <translation>Рейтинги разных вариантов нельзя сравнивать.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>You have no rating yet. Play a game against Rokada without help.</source>
        <translation>У вас ещё нет рейтинга. Сыграйте партию с Rokada без помощи.</translation>
    </message>
    <message>
        <source>Your rating is %1, give or take %2.</source>
        <extracomment>%1: your rating; %2: number that says how uncertain it is</extracomment>
        <translation>Ваш рейтинг — %1, плюс-минус %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s).</source>
        <translation>
            <numerusform>%n партия с рейтингом.</numerusform>
            <numerusform>%n партии с рейтингом.</numerusform>
            <numerusform>%n партий с рейтингом.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReachKey</name>
    <message>
        <source>moves and captures</source>
        <translation>ходит и бьёт</translation>
    </message>
    <message>
        <source>moves only</source>
        <translation>только ходит</translation>
    </message>
    <message>
        <source>captures only</source>
        <translation>только бьёт</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReachLegend</name>
    <message>
        <source>moves and captures</source>
        <translation>ходит и бьёт</translation>
    </message>
    <message>
        <source>moves only</source>
        <translation>только ходит</translation>
    </message>
    <message>
        <source>captures only</source>
        <translation>только бьёт</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A move to %1 puts new boats on %2.</source>
        <extracomment>%1: a square; %2: a list of squares</extracomment>
        <translation>После хода на %1 новые лодки появятся на %2.</translation>
    </message>
    <message>
        <source>A move to %1 puts no new boats on %2, because these squares are occupied.</source>
        <extracomment>%1: a square; %2: a list of squares</extracomment>
        <translation>После хода на %1 новые лодки на %2 не появятся, потому что эти поля заняты.</translation>
    </message>
    <message>
        <source>A move to %1 puts a new boat on %2. %3 is occupied, so no boat appears there.</source>
        <extracomment>%1, %2, %3: squares</extracomment>
        <translation>После хода на %1 новая лодка появится на %2. Поле %3 занято, поэтому там лодка не появится.</translation>
    </message>
    <message>
        <source>%1 So the piece does not give check from %2.</source>
        <extracomment>%1: a sentence that gives the reason; %2: a square</extracomment>
        <translation>%1 Поэтому с %2 шаха нет.</translation>
    </message>
    <message>
        <source>Rook sign: castling.</source>
        <translation>Значок ладьи: рокировка.</translation>
    </message>
    <message>
        <source>Crown: you choose what the piece promotes to.</source>
        <translation>Корона: вы выбираете, кем станет фигура.</translation>
    </message>
    <message>
        <source>Violet marks show where the piece could go on an empty board.</source>
        <translation>Фиолетовые отметки показывают, куда фигура пошла бы на пустой доске.</translation>
    </message>
    <message>
        <source>on an empty board (hold the right button)</source>
        <translation>на пустой доске (правая кнопка)</translation>
    </message>
    <message>
        <source>hold right button: empty board</source>
        <translation>правая кнопка: пустая доска</translation>
    </message>
    <message>
        <source>rook sign: castling</source>
        <translation>значок ладьи: рокировка</translation>
    </message>
    <message>
        <source>crown: you choose the promotion</source>
        <translation>корона: превращение на выбор</translation>
    </message>
    <message>
        <source>small piece: result of promotion</source>
        <translation>фигурка: итог превращения</translation>
    </message>
    <message>
        <source>crossed-out sign: no check from there</source>
        <translation>зачёркнутый знак: оттуда шаха нет</translation>
    </message>
    <message>
        <source>plus: new boat</source>
        <translation>плюс: новая лодка</translation>
    </message>
    <message>
        <source>crossed-out boat: no new boat, the square is occupied</source>
        <translation>зачёркнутая лодка: новой лодки нет, поле занято</translation>
    </message>
    <message>
        <source>Small piece in the corner: your piece becomes this piece.</source>
        <translation>Маленькая фигура в углу поля: ваша фигура превратится в неё.</translation>
    </message>
    <message>
        <source>Crossed-out check sign: the piece would not give check from there.</source>
        <translation>Перечёркнутый знак шаха: оттуда фигура не даст шаха.</translation>
    </message>
    <message>
        <source>Pale boats with a plus sign: new boats that this move brings.</source>
        <translation>Бледные лодки с плюсом: новые лодки, которые приносит этот ход.</translation>
    </message>
    <message>
        <source>Crossed-out boat: the square is occupied, so no new boat appears there.</source>
        <translation>Перечёркнутая лодка: поле занято, и новая лодка там не появится.</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>names of the three types of target squares: move and capture, move only, capture only</extracomment>
        <translation>и ход, и взятие</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходы</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>взятия</translation>
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
        <translation>Ходов ещё нет.</translation>
    </message>
    <message>
        <source>Move undone. %1.</source>
        <extracomment>%1: &quot;White to move&quot;</extracomment>
        <translation>Ход взят назад. %1.</translation>
    </message>
    <message>
        <source>Start position.</source>
        <translation>Начальная позиция.</translation>
    </message>
    <message>
        <source>Press Enter to show the cursor first.</source>
        <translation>Сначала нажмите Enter, чтобы показать курсор.</translation>
    </message>
    <message>
        <source>Edge of the board.</source>
        <translation>Край доски.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RecordControls</name>
    <message>
        <source>This is the first position.</source>
        <translation>Это начальная позиция.</translation>
    </message>
    <message>
        <source>This is the last position.</source>
        <translation>Это последняя позиция.</translation>
    </message>
    <message>
        <source>There are no other variations at this move.</source>
        <translation>У этого хода нет других вариантов.</translation>
    </message>
    <message>
        <source>This variation is already the main line.</source>
        <translation>Этот вариант уже основной.</translation>
    </message>
    <message>
        <source>Moves that have been played cannot be deleted.</source>
        <translation>Сделанные в партии ходы удалить нельзя.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>result of a game between teams, for example &quot;0-1 · Black and Blue win&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The wheel sets how many pieces of the selected tower move. To step through the game, use the arrow keys.</source>
        <translation>Колёсико задаёт, сколько фигур выбранной башни пойдёт. Чтобы листать партию, используйте клавиши со стрелками.</translation>
    </message>
    <message>
        <source>Go back to an earlier position of the game first.</source>
        <translation>Сначала вернитесь к одной из прошлых позиций партии.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>В этой позиции партия окончена.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RecordGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>График оценки</translation>
    </message>
    <message>
        <source>Start position: evaluation %1</source>
        <translation>Начальная позиция: оценка %1</translation>
    </message>
    <message>
        <source>evaluation %1</source>
        <translation>оценка %1</translation>
    </message>
    <message>
        <source>clocks</source>
        <translation>часы</translation>
    </message>
    <message>
        <source>no evaluation</source>
        <translation>нет оценки</translation>
    </message>
    <message>
        <source>clock %1</source>
        <translation>часы %1</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>грубая ошибка</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>неточность</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RecordHeader</name>
    <message>
        <source>round %1</source>
        <extracomment>%1: number of the round in a tournament</extracomment>
        <translation>тур %1</translation>
    </message>
    <message>
        <source>Not saved to a file</source>
        <translation>Не сохранено в файл</translation>
    </message>
    <message>
        <source>%1 (edited)</source>
        <extracomment>%1: name of a file, or another origin of the recorded game</extracomment>
        <translation>%1 (изменено)</translation>
    </message>
    <message>
        <source>Edit...</source>
        <extracomment>link that opens the form with players, event and date</extracomment>
        <translation>Изменить...</translation>
    </message>
    <message>
        <source>From &quot;%1&quot;</source>
        <extracomment>%1: name of a collection of games</extracomment>
        <translation>Из «%1»</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RestoreDialog</name>
    <message>
        <source>Restore a copy</source>
        <translation>Восстановление копии</translation>
    </message>
    <message>
        <source>The games of the copy replace those of the collection. The current games are kept in a separate file.</source>
        <translation>Партии из копии заменят партии коллекции. Нынешние партии останутся в отдельном файле.</translation>
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
        <translation>Копии</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Восстановить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>There are no copies of this collection.</source>
        <translation>Копий этой коллекции нет.</translation>
    </message>
    <message>
        <source>The copy is being restored...</source>
        <translation>Копия восстанавливается...</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) will be restored.</source>
        <translation>
            <numerusform>Будет восстановлена %n партия.</numerusform>
            <numerusform>Будут восстановлены %n партии.</numerusform>
            <numerusform>Будет восстановлено %n партий.</numerusform>
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
        <translation>К партии</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Return to the game in progress</source>
        <translation>Вернуться к идущей партии</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Продолжить с того места, где вы остановились</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Step through the game from the beginning</source>
        <translation>Просмотреть партию с начала</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>%1: a time, for example 14:05</extracomment>
        <translation>Сегодня в %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <extracomment>%1: a time, for example 14:05</extracomment>
        <translation>Вчера в %1</translation>
    </message>
    <message>
        <source>You resigned</source>
        <translation>Вы сдались</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1: name of a variant; %2: name of the opponent</extracomment>
        <translation>%1. Соперник: %2</translation>
    </message>
    <message>
        <source>This is the easiest opponent. You play White, without a clock.</source>
        <translation>Это самый слабый соперник. Вы играете белыми, без часов.</translation>
    </message>
    <message>
        <source>Welcome to Rokada</source>
        <translation>Добро пожаловать в Rokada</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Start the game at once</source>
        <translation>Партия начнётся сразу</translation>
    </message>
    <message>
        <source>You have %1 left.</source>
        <extracomment>%1: remaining time, for example &quot;4:05&quot;</extracomment>
        <translation>У вас осталось %1.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Ваш ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewBar</name>
    <message>
        <source>Viewing the start position</source>
        <translation>Показана начальная позиция</translation>
    </message>
    <message>
        <source>Viewing a variation, after %1</source>
        <extracomment>%1: a move with its number, for example &quot;2. Nf3&quot;</extracomment>
        <translation>Показан вариант после %1</translation>
    </message>
    <message>
        <source>Viewing the game after %1</source>
        <extracomment>%1: a move with its number, for example &quot;2. Nf3&quot;</extracomment>
        <translation>Показана партия после %1</translation>
    </message>
    <message>
        <source>&amp;Back to game</source>
        <translation>&amp;К партии</translation>
    </message>
    <message>
        <source>Return to the current position of the game</source>
        <translation>Вернуться к текущей позиции партии</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Играть &amp;отсюда</translation>
    </message>
    <message>
        <source>Continue the game from this position. The moves played so far stay in the list</source>
        <translation>Продолжить партию с этой позиции. Сыгранные ходы останутся в списке</translation>
    </message>
    <message>
        <source>Start a game from this position. The recorded game is not changed</source>
        <translation>Начать партию с этой позиции. Записанная партия не изменится</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>К &amp;концу партии</translation>
    </message>
    <message>
        <source>Go to the last position of the game</source>
        <translation>Перейти к последней позиции партии</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewControls</name>
    <message>
        <source>The engine failed: %1.</source>
        <translation>Сбой движка: %1.</translation>
    </message>
    <message>
        <source>The review was cancelled. The game was not changed.</source>
        <translation>Разбор отменён. Партия не изменена.</translation>
    </message>
    <message>
        <source>Review is not available during a game.</source>
        <translation>Во время партии разбор недоступен.</translation>
    </message>
    <message>
        <source>There are no moves to review.</source>
        <translation>Нет ходов для разбора.</translation>
    </message>
    <message>
        <source>The move played in the game:</source>
        <translation>Ход, сделанный в партии:</translation>
    </message>
    <message>
        <source>This game has not been reviewed.</source>
        <translation>Эта партия ещё не разобрана.</translation>
    </message>
    <message>
        <source>Step through the moves to see the evaluation of each move.</source>
        <translation>Листайте ходы, чтобы увидеть оценку каждого из них.</translation>
    </message>
    <message>
        <source>Step through the moves, or click the graph, to see the evaluation of each move.</source>
        <translation>Листайте ходы или щёлкните по графику, чтобы увидеть оценку каждого хода.</translation>
    </message>
    <message>
        <source>This move was not reviewed.</source>
        <translation>Этот ход не разобран.</translation>
    </message>
    <message>
        <source>There are no mistakes in this game.</source>
        <translation>В этой партии нет ошибок.</translation>
    </message>
    <message>
        <source>There are no more mistakes in this direction.</source>
        <translation>В этом направлении ошибок больше нет.</translation>
    </message>
    <message>
        <source>The game was reviewed up to move %1. After this move, only computers played. To review these moves too, use Options.</source>
        <translation>Партия разобрана до хода %1. После него играли только компьютеры. Чтобы разобрать и эти ходы, откройте «Параметры».</translation>
    </message>
    <message>
        <source>After this move, only computers play. To review the moves of the computers, use Options.</source>
        <translation>После этого хода играют только компьютеры. Чтобы разобрать и их ходы, откройте «Параметры».</translation>
    </message>
    <message>
        <source>Undo this move to try another one.</source>
        <translation>Чтобы попробовать другой ход, возьмите этот назад.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewOptions</name>
    <message>
        <source>Thoroughness</source>
        <translation>Тщательность</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Стандартно</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Тщательно</translation>
    </message>
    <message>
        <source>Very thorough</source>
        <translation>Очень тщательно</translation>
    </message>
    <message>
        <source>Review Again</source>
        <translation>Разобрать заново</translation>
    </message>
    <message>
        <source>Mistakes of All Players</source>
        <translation>Ошибки всех игроков</translation>
    </message>
    <message>
        <source>Next Mistake also stops at mistakes of your opponents</source>
        <translation>«Следующая ошибка» останавливается и на ошибках ваших соперников</translation>
    </message>
    <message>
        <source>Moves After Your Elimination</source>
        <translation>Ходы после вашего выбывания</translation>
    </message>
    <message>
        <source>Also review the moves that only computers played</source>
        <translation>Разбирать и ходы, которые сделали одни компьютеры</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разобрать</translation>
    </message>
    <message>
        <source>The engine is reviewing the game, from the last move to the first.</source>
        <translation>Движок разбирает партию от последнего хода к первому.</translation>
    </message>
    <message>
        <source>Review of this move</source>
        <translation>Разбор этого хода</translation>
    </message>
    <message>
        <source>Positions reviewed</source>
        <translation>Разобрано позиций</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Найти лучший ход</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Следующая ошибка</translation>
    </message>
</context>
<context>
    <name>rokada::ui::RuleChooser</name>
    <message>
        <source>%1 (default)</source>
        <extracomment>%1: the default value of a rule option</extracomment>
        <translation>%1 (по умолчанию)</translation>
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
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>No results</source>
        <extracomment>result of a search for words in the rules</extracomment>
        <translation>Не найдено</translation>
    </message>
    <message>
        <source>Enter: next result, Shift+Enter: previous result</source>
        <translation>Enter — следующее место, Shift+Enter — предыдущее</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SearchBar</name>
    <message>
        <source>Any result</source>
        <translation>Любой результат</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Победа белых</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Победа чёрных</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Без результата</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Все варианты</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>по %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>с %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>с %1 по %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
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
        <translation>Игроки, турниры и комментарии</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Поиск по партиям</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Сбросить всё</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>Часть имени</translation>
    </message>
    <message>
        <source>From</source>
        <translation>С</translation>
    </message>
    <message>
        <source>2026 or 2026-11-21</source>
        <translation>2026 или 2026-11-21</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>По</translation>
    </message>
    <message>
        <source>Name or code</source>
        <translation>Название или код</translation>
    </message>
    <message>
        <source>B90 or Sicilian</source>
        <translation>B90 или сицилианская</translation>
    </message>
    <message>
        <source>First moves</source>
        <translation>Первые ходы</translation>
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
        <translation>На доске нет партии.</translation>
    </message>
    <message>
        <source>The library is not available.</source>
        <translation>Библиотека недоступна.</translation>
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
        <translation>%1, первый ход</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SeatChooser</name>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Computers only</source>
        <translation>Компьютеры</translation>
    </message>
    <message>
        <source>Move each player to the next side</source>
        <translation>Передвинуть каждого игрока к следующей стороне</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Random colours</source>
        <translation>Цвет по жребию</translation>
    </message>
    <message>
        <source>Random sides</source>
        <translation>Стороны по жребию</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Два человека</translation>
    </message>
    <message>
        <source>Watch computers</source>
        <translation>Игра компьютеров</translation>
    </message>
    <message>
        <source>One player</source>
        <extracomment>choice of players in a four-player game: one person plays one side, computers play the others</extracomment>
        <translation>Один человек</translation>
    </message>
    <message>
        <source>One player, two sides</source>
        <extracomment>one person plays both sides of a team, computers play the others</extracomment>
        <translation>Один за две стороны</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Четыре человека</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>choice of players: any other combination of people and computers</extracomment>
        <translation>Смешанно</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Rotate sides</source>
        <translation>Сменить стороны по кругу</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Вы играете</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>choice of the colour: at random</extracomment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Your name...</source>
        <extracomment>button that opens the field of the player&apos;s name; %1: the name</extracomment>
        <translation>Ваше имя...</translation>
    </message>
    <message>
        <source>Your name: %1...</source>
        <translation>Ваше имя: %1...</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SeatMenus</name>
    <message>
        <source>Weaker Opponents</source>
        <translation>Соперники послабее</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SeatTable</name>
    <message>
        <source>Swap the sides of the players</source>
        <translation>Поменять игроков местами</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Поменять местами</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1 and %2: names of the two sides of a team</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>Your team: %1</source>
        <extracomment>%1: the sides of the team of the person at the computer, &quot;White and Red&quot;</extracomment>
        <translation>Ваша команда: %1</translation>
    </message>
    <message>
        <source>Other team: %1</source>
        <extracomment>%1: the sides of the team against the person at the computer, &quot;Black and Blue&quot;</extracomment>
        <translation>Другая команда: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SetupBoard</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SetupDialog</name>
    <message>
        <source>&amp;Play from here...</source>
        <translation>&amp;Играть отсюда...</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Верн&amp;уть</translation>
    </message>
    <message>
        <source>Set up position</source>
        <translation>Расстановка позиции</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>&amp;Start position</source>
        <translation>&amp;Начальная</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>P&amp;aste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The clipboard contains no position.</source>
        <translation>В буфере обмена нет позиции.</translation>
    </message>
    <message>
        <source>New pieces go on top of a tower. To select a lower piece, use the wheel or Page Down. To replace the selected piece, choose another one. To remove it, press Delete or right-click.</source>
        <translation>Новые фигуры встают на башню сверху. Колёсико или Page Down выбирает фигуру ниже. Чтобы заменить выбранную фигуру, укажите другую. Delete или правая кнопка убирает выбранную.</translation>
    </message>
    <message>
        <source>&amp;Clear board</source>
        <translation>О&amp;чистить доску</translation>
    </message>
    <message>
        <source>Rotate boar&amp;d</source>
        <translation>&amp;Повернуть доску</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SetupFields</name>
    <message>
        <source>Castling</source>
        <translation>Рокировка</translation>
    </message>
    <message>
        <source>Files on which pawns can still make their double step</source>
        <translation>Вертикали пешек, которые ещё могут сделать двойной ход</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed with a double step</source>
        <translation>Поле, через которое пешка только что прошла двойным ходом</translation>
    </message>
    <message>
        <source>Plies since the last capture or pawn move</source>
        <translation>Полуходы после последнего взятия или хода пешкой</translation>
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
        <translation>Король или ладья не на исходном поле.</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>Unmoved pawns, %1</source>
        <extracomment>field for pawns that can still make their double step; %1: name of a side</extracomment>
        <translation>Ещё не ходившие пешки, %1</translation>
    </message>
    <message>
        <source>&amp;En passant</source>
        <translation>Взятие на прохо&amp;де</translation>
    </message>
    <message>
        <source>50-mo&amp;ve counter</source>
        <translation>&amp;Счётчик 50 ходов</translation>
    </message>
    <message>
        <source>Move nu&amp;mber</source>
        <translation>Но&amp;мер хода</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SetupPalette</name>
    <message>
        <source>Pieces</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (клавиша %2)</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Панель</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SortButton</name>
    <message>
        <source>Descending</source>
        <translation>По убыванию</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>По возрастанию</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Сначала старые</translation>
    </message>
    <message>
        <source>Choose the order of the games</source>
        <translation>Выбрать порядок партий</translation>
    </message>
    <message>
        <source>Sorted by %1, %2</source>
        <extracomment>%1: name of a column, for example &quot;Date&quot;; %2: &quot;Descending&quot; or &quot;Ascending&quot;</extracomment>
        <translation>Порядок: %1, %2</translation>
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
        <translation>Прослушать</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StartControls</name>
    <message>
        <source>The start page is shown.</source>
        <translation>Показана начальная страница.</translation>
    </message>
    <message>
        <source>New games are not available.</source>
        <translation>Начать новую партию нельзя.</translation>
    </message>
    <message>
        <source>Lessons are not available.</source>
        <translation>Уроки недоступны.</translation>
    </message>
    <message>
        <source>The rules are not available.</source>
        <translation>Правила недоступны.</translation>
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
        <translation>Выбрать случайную начальную позицию</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StartPage</name>
    <message>
        <source>Open or delete an unfinished game</source>
        <translation>Открыть или удалить незаконченную партию</translation>
    </message>
    <message>
        <source>All unfinished games: %1</source>
        <translation>Все незаконченные партии: %1</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Начать новую партию</translation>
    </message>
    <message>
        <source>All games (%1)</source>
        <translation>Все партии (%1)</translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Выбрать соперника</translation>
    </message>
    <message>
        <source>Choose players, clocks and rules</source>
        <translation>Выбрать игроков, часы и правила</translation>
    </message>
    <message>
        <source>%1. Review the game</source>
        <extracomment>row for a finished game; %1: name of its variant</extracomment>
        <translation>%1. Разобрать партию</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Open a file or paste a position</source>
        <translation>Открыть файл или вставить позицию</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
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
        <translation>Законченных партий ещё нет.</translation>
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
        <translation>С&amp;бросить...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Самая длинная серия побед</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Reset all statistics? The games are kept in the library.</source>
        <translation>Сбросить всю статистику? Партии останутся в библиотеке.</translation>
    </message>
    <message>
        <source>Reset statistics</source>
        <translation>Сбросить статистику</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>%1, with hints</source>
        <extracomment>%1: name of an opponent; results of the games in which hints were used</extracomment>
        <translation>%1, с подсказками</translation>
    </message>
    <message>
        <source>Won: %1. Drawn: %2. Lost: %3.</source>
        <translation>Побед: %1. Ничьих: %2. Поражений: %3.</translation>
    </message>
    <message>
        <source>Another program is using the library. The statistics appear when it is free.</source>
        <translation>Другая программа использует библиотеку. Статистика появится, когда библиотека освободится.</translation>
    </message>
    <message>
        <source>The library cannot be read: %1</source>
        <translation>Библиотеку не удаётся прочитать: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StepAnswers</name>
    <message>
        <source>Click the squares first. To deselect a square, click it again.</source>
        <translation>Сначала нужно щёлкнуть по полям. Повторный щелчок снимает выбор с поля.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>Pieces to place</source>
        <translation>Фигуры для расстановки</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Показать ещё раз</translation>
    </message>
    <message>
        <source>Submit answer</source>
        <translation>Отправить ответ</translation>
    </message>
</context>
<context>
    <name>rokada::ui::StepProgress</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SummaryDialog</name>
    <message>
        <source>Statistics of the collection</source>
        <translation>Статистика коллекции</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Games: %1. White wins: %2, draws: %3, Black wins: %4, no result: %5.</source>
        <translation>Партий: %1. Победы белых: %2, ничьи: %3, победы чёрных: %4, без результата: %5.</translation>
    </message>
    <message>
        <source>&amp;Variants</source>
        <translation>&amp;Варианты</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>И&amp;гроки</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>&amp;First moves</source>
        <translation>Первые &amp;ходы</translation>
    </message>
    <message>
        <source>First moves</source>
        <translation>Первые ходы</translation>
    </message>
    <message>
        <source>&amp;Years</source>
        <translation>Г&amp;оды</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Год</translation>
    </message>
    <message>
        <source>Game &amp;lengths</source>
        <translation>&amp;Длина партий</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Победы белых</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Победы чёрных</translation>
    </message>
    <message>
        <source>Score, %</source>
        <translation>Очки, %</translation>
    </message>
    <message>
        <source>White&apos;s score, %</source>
        <translation>Очки белых, %</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Average length: %1 moves.</source>
        <translation>Средняя длина партии в ходах: %1.</translation>
    </message>
    <message>
        <source>The collection cannot be read: %1</source>
        <translation>Коллекцию не удаётся прочитать: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SurvivalView</name>
    <message>
        <source>%1: eliminated</source>
        <extracomment>%1: name of a player in a game with four players</extracomment>
        <translation>%1: выбыли</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <extracomment>%1: name of a player in a game with four players; %2: chance to survive, in percent</extracomment>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>Chance of staying in the game</source>
        <translation>Шансы остаться в игре</translation>
    </message>
    <message>
        <source>Chances of staying in the game: %1.</source>
        <extracomment>%1: chances of all players, for example &quot;White: 73 %, Red: 41 %&quot;</extracomment>
        <translation>Шансы остаться в игре: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::SyzygyControls</name>
    <message>
        <source>Use no tables</source>
        <translation>Не использовать таблицы</translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation>Выбрать папку...</translation>
    </message>
    <message>
        <source>Use the Syzygy endgame tables of a folder, for chess</source>
        <translation>Использовать эндшпильные таблицы Syzygy из папки, для шахмат</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %n piece(s)</source>
        <extracomment>%1: path of a folder; %n: number of pieces</extracomment>
        <translation>
            <numerusform>%1, до %n фигуры</numerusform>
            <numerusform>%1, до %n фигур</numerusform>
            <numerusform>%1, до %n фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of Syzygy endgame tables</source>
        <translation>Папка с эндшпильными таблицами Syzygy</translation>
    </message>
    <message>
        <source>Chess uses no tables until you choose a folder. For some other variants, Rokada computes its own.</source>
        <translation>В шахматах таблиц нет, пока вы не выберете папку. Для некоторых других вариантов Rokada вычисляет таблицы сама.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TableControls</name>
    <message>
        <source>%1 accepts the draw.</source>
        <translation>%1 согласны на ничью.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 отклоняют ничью.</translation>
    </message>
    <message>
        <source>You have already touched a piece, so you cannot adjust now.</source>
        <translation>Вы уже тронули фигуру, поэтому поправлять нельзя.</translation>
    </message>
    <message>
        <source>Touch-move applies again.</source>
        <translation>Снова действует «тронул — ходи».</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Согласиться</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Отказаться</translation>
    </message>
    <message>
        <source>%1 asks for a takeback.</source>
        <translation>%1 просят разрешения взять ход назад.</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Разрешить</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Отказать</translation>
    </message>
    <message>
        <source>Claim with the &amp;next move</source>
        <translation>Потребовать ничью &amp;следующим ходом</translation>
    </message>
    <message>
        <source>Claim no&amp;w</source>
        <translation>Потребовать ничью с&amp;ейчас</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>Play the move with which you claim the draw.</source>
        <translation>Сделайте ход, с которым требуете ничью.</translation>
    </message>
    <message>
        <source>press</source>
        <extracomment>label on a clock that waits to be pressed</extracomment>
        <translation>нажмите</translation>
    </message>
    <message>
        <source>No player at this board can resign now.</source>
        <translation>Сейчас ни один игрок за этой доской не может сдаться.</translation>
    </message>
    <message>
        <source>You cannot claim a draw yet. Neither threefold repetition nor the 50-move rule applies.</source>
        <translation>Требовать ничью пока нельзя. Нет ни троекратного повторения позиции, ни 50 ходов без взятий и ходов пешкой.</translation>
    </message>
    <message>
        <source>You do not have to press the clock now.</source>
        <translation>Сейчас переключать часы не нужно.</translation>
    </message>
    <message>
        <source>This command works only in touch-move games.</source>
        <translation>Эта команда действует только в партиях с правилом «тронул — ходи».</translation>
    </message>
    <message>
        <source>This game has no clocks.</source>
        <translation>В этой партии нет часов.</translation>
    </message>
    <message>
        <source>%1 lost on time and is eliminated. (%2)</source>
        <translation>%1: время вышло, игрок выбывает. (%2)</translation>
    </message>
    <message>
        <source>No player at this board can offer a draw now.</source>
        <translation>Сейчас за этой доской никто не может предложить ничью.</translation>
    </message>
    <message>
        <source>A draw has already been offered.</source>
        <translation>Ничья уже предложена.</translation>
    </message>
    <message>
        <source>It is too early in this game to offer a draw.</source>
        <translation>В этой партии предлагать ничью ещё рано.</translation>
    </message>
    <message>
        <source>Wait ten moves after your last draw offer before you offer again.</source>
        <translation>Предложить ничью снова можно через десять ходов после прошлого предложения.</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you accept? A move declines the offer.</source>
        <extracomment>%1: side that offers the draw; %2: side that must answer</extracomment>
        <translation>%1 предлагают ничью. %2, вы согласны? Ваш ход означает отказ.</translation>
    </message>
    <message>
        <source>%1 offers you a draw.</source>
        <translation>%1 предлагают вам ничью.</translation>
    </message>
    <message>
        <source>Offer a draw, or claim one? An incorrect claim costs time.</source>
        <translation>Предложить ничью или потребовать её? За неверное требование игрок теряет время.</translation>
    </message>
    <message>
        <source>&amp;Offer</source>
        <translation>&amp;Предложить</translation>
    </message>
    <message>
        <source>C&amp;laim</source>
        <translation>По&amp;требовать</translation>
    </message>
    <message>
        <source>Claim a draw in this position, or with your next move? An incorrect claim costs time.</source>
        <translation>Требовать ничью в этой позиции или следующим ходом? За неверное требование игрок теряет время.</translation>
    </message>
    <message>
        <source>This command works only in games with an arbiter, and when it is your turn.</source>
        <translation>Эта команда действует только в партиях с арбитром и только на вашем ходу.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TagsDialog</name>
    <message>
        <source>Game details</source>
        <translation>Данные партии</translation>
    </message>
    <message>
        <source>%1, Elo</source>
        <extracomment>%1: name of a side, for example &quot;White&quot;</extracomment>
        <translation>%1, Эло</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
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
        <translation>Результат</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Opening code (ECO)</source>
        <translation>Код дебюта (ECO)</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Комментатор</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TaskCard</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of solved puzzles; %2: number of all puzzles</extracomment>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TeamsPanel</name>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Material is even</source>
        <translation>Материальное равенство</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pawn(s) ahead</source>
        <extracomment>%1: the two players of a team; %n: lead in pawns</extracomment>
        <translation>
            <numerusform>%1: перевес в %n пешку</numerusform>
            <numerusform>%1: перевес в %n пешки</numerusform>
            <numerusform>%1: перевес в %n пешек</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Eliminated: %1</source>
        <translation>Выбыл игрок: %1</translation>
    </message>
    <message>
        <source>%1 win</source>
        <extracomment>%1: the two players of a team, &quot;Anna and Vera&quot;</extracomment>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TextDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
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
        <translation>Доска варианта</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Предпросмотр доски</translation>
    </message>
</context>
<context>
    <name>rokada::ui::ThinkingStrip</name>
    <message>
        <source>The computer&apos;s principal variation appears here.</source>
        <translation>Здесь появляется основной вариант компьютера.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Мысли компьютера</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TimeChooser</name>
    <message>
        <source>No clock</source>
        <translation>Без часов</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a standard time control, for example &quot;Blitz: 3 min + 3 s&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Custom time control...</source>
        <translation>Другой контроль...</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Время на партию</translation>
    </message>
    <message>
        <source>Moves per period</source>
        <translation>Ходы за период</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Песочные часы</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Время на каждый ход</translation>
    </message>
    <message>
        <source>Increment after each move (Fischer)</source>
        <translation>Добавление после хода (Фишер)</translation>
    </message>
    <message>
        <source>Bronstein delay</source>
        <translation>Задержка Бронштейна</translation>
    </message>
    <message>
        <source>Simple delay</source>
        <translation>Простая задержка</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунды</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Next period, minutes</source>
        <translation>Следующий период, минут</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>За ход</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TorusControls</name>
    <message>
        <source>Only a board with joined edges can be scrolled.</source>
        <translation>Прокрутить можно только доску с соединёнными краями.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TowerList</name>
    <message>
        <source>moves</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>остаётся</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TowerPanel</name>
    <message>
        <source>Tower on %1</source>
        <translation>Башня на %1</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Башня</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n фигура</numerusform>
            <numerusform>%n фигуры</numerusform>
            <numerusform>%n фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no towers on the board yet.</source>
        <translation>На доске ещё нет башен.</translation>
    </message>
    <message>
        <source>Drag the line, or press a key from 1 to %1.</source>
        <translation>Перетащите черту или нажмите клавишу от 1 до %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TreeControls</name>
    <message>
        <source>There is no game on the board.</source>
        <translation>На доске нет партии.</translation>
    </message>
    <message>
        <source>The opening tree is not available during a game.</source>
        <translation>Во время партии дерево дебютов недоступно.</translation>
    </message>
    <message>
        <source>Another program is using this collection.</source>
        <translation>Другая программа использует эту коллекцию.</translation>
    </message>
    <message>
        <source>This collection cannot be read: %1</source>
        <translation>Эту коллекцию не удаётся прочитать: %1</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Дебютная книга</translation>
    </message>
    <message>
        <source>There is no opening book for this variant.</source>
        <translation>Для этого варианта нет дебютной книги.</translation>
    </message>
    <message>
        <source>The opening book is being read.</source>
        <translation>Rokada читает дебютную книгу.</translation>
    </message>
    <message>
        <source>The built-in opening book is for the default rules of this variant.</source>
        <translation>Встроенная дебютная книга действует только при правилах этого варианта по умолчанию.</translation>
    </message>
    <message>
        <source>Rokada cannot read the chosen opening book. Choose another one in the settings.</source>
        <translation>Rokada не может прочитать выбранную дебютную книгу. Выберите другую в настройках.</translation>
    </message>
    <message>
        <source>The opening book has no moves for this position.</source>
        <translation>В дебютной книге для этой позиции нет ходов.</translation>
    </message>
    <message>
        <source>This opening book contains no results of games.</source>
        <translation>В этой дебютной книге нет результатов партий.</translation>
    </message>
    <message>
        <source>Games in the opening book: %1.</source>
        <translation>Партий в дебютной книге: %1.</translation>
    </message>
    <message>
        <source>Games not yet indexed: %1.</source>
        <translation>Ещё не проиндексировано партий: %1.</translation>
    </message>
    <message>
        <source>Games that reached this position: %1.</source>
        <translation>Партий с этой позицией: %1.</translation>
    </message>
    <message>
        <source>The opening tree is not available while you look for a better move.</source>
        <translation>Пока вы ищете лучший ход, дерево дебютов недоступно.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TreeModel</name>
    <message>
        <source>wins %1, draws %2, losses %3</source>
        <extracomment>%1 to %3: shares in per cent, for example &quot;43 %&quot;</extracomment>
        <translation>победы %1, ничьи %2, поражения %3</translation>
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
        <translation>Очки</translation>
    </message>
    <message>
        <source>Elo</source>
        <extracomment>column of the mean rating of the players</extracomment>
        <translation>Эло</translation>
    </message>
    <message>
        <source>Years</source>
        <extracomment>column of the years in which a move was played</extracomment>
        <translation>Годы</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>column of the numbers of the user&apos;s own games</extracomment>
        <translation>Мои</translation>
    </message>
    <message>
        <source>Share of the move in the opening book</source>
        <translation>Доля хода в дебютной книге</translation>
    </message>
    <message>
        <source>Results of White or White&apos;s team</source>
        <translation>Результаты белых или команды белых</translation>
    </message>
    <message>
        <source>Mean rating of the players</source>
        <translation>Средний рейтинг игроков</translation>
    </message>
    <message>
        <source>Years of the first and the last game</source>
        <translation>Годы первой и последней партии</translation>
    </message>
    <message>
        <source>Number of your own games with this move</source>
        <translation>Число ваших партий с этим ходом</translation>
    </message>
    <message>
        <source>games: %1</source>
        <translation>партий: %1</translation>
    </message>
    <message>
        <source>share in the book: %1</source>
        <translation>доля в книге: %1</translation>
    </message>
    <message>
        <source>White&apos;s score: %1</source>
        <translation>очки белых: %1</translation>
    </message>
    <message>
        <source>mean rating: %1</source>
        <translation>средний рейтинг: %1</translation>
    </message>
    <message>
        <source>years: %1</source>
        <translation>годы: %1</translation>
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
        <translation>Дерево дебютов</translation>
    </message>
    <message>
        <source>Moves played in this position</source>
        <translation>Ходы, сделанные в этой позиции</translation>
    </message>
    <message>
        <source>Book or collection</source>
        <translation>Книга или коллекция</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TrialButtons</name>
    <message>
        <source>Go to the next mistake</source>
        <translation>Перейти к следующей ошибке</translation>
    </message>
    <message>
        <source>There are no more mistakes after this move.</source>
        <translation>После этого хода ошибок больше нет.</translation>
    </message>
    <message>
        <source>Undo Move</source>
        <translation>Отменить ход</translation>
    </message>
    <message>
        <source>Undo this move and try another one</source>
        <translation>Взять ход назад и попробовать другой</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Показать лучший ход</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>К партии</translation>
    </message>
    <message>
        <source>Show the move played in the game and the review of this move</source>
        <translation>Показать ход, сделанный в партии, и его разбор</translation>
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
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>The king is in check.</source>
        <translation>Королю объявлен шах.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: the player who moves after the player to move, as &quot;Vera&quot; or &quot;White&quot;</extracomment>
        <translation>Далее: %1.</translation>
    </message>
    <message>
        <source>Place a reserve piece.</source>
        <extracomment>%1: a player, as &quot;Vera&quot; or &quot;White&quot;</extracomment>
        <translation>Поставьте фигуру из резерва.</translation>
    </message>
    <message>
        <source>%1 places a reserve piece.</source>
        <translation>Ставит фигуру из резерва: %1.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::TypedControls</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move or a command.</source>
        <translation>«%1» — не ход и не команда.</translation>
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
        <translation>Для взятия пешкой назовите её вертикаль: %1.</translation>
    </message>
    <message>
        <source>Choose the promotion piece: %1.</source>
        <extracomment>%1: moves, for example dxc8=Q</extracomment>
        <translation>Выберите фигуру превращения: %1.</translation>
    </message>
    <message>
        <source>No piece of the side to move has this letter.</source>
        <translation>У ходящей стороны нет фигуры с этой буквой.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::UndoControls</name>
    <message>
        <source>There is no move to redo.</source>
        <translation>Нет хода, который можно вернуть.</translation>
    </message>
    <message>
        <source>The review was removed from the game. Use Redo to restore it.</source>
        <translation>Разбор убран из партии. Чтобы вернуть его, выберите «Вернуть».</translation>
    </message>
    <message>
        <source>There is no edit to undo.</source>
        <translation>Нет правки, которую можно отменить.</translation>
    </message>
    <message>
        <source>There is no edit to redo.</source>
        <translation>Нет правки, которую можно вернуть.</translation>
    </message>
    <message>
        <source>There is no move to undo.</source>
        <translation>Нет хода, который можно отменить.</translation>
    </message>
    <message>
        <source>The previous game is back on the board. Use Redo to return to the other game.</source>
        <translation>На доске снова прежняя партия. Чтобы вернуться к другой партии, выберите «Вернуть».</translation>
    </message>
</context>
<context>
    <name>rokada::ui::UnsavedEdits</name>
    <message>
        <source>A saved game was damaged. The file was kept as %1.</source>
        <translation>Сохранённая партия была повреждена. Файл оставлен под именем %1.</translation>
    </message>
    <message>
        <source>The game could not be saved for the next session: %1</source>
        <translation>Не удалось сохранить партию для следующего запуска: %1</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Отбросить</translation>
    </message>
    <message>
        <source>The changes to the game in line %2 of %1 are not saved.</source>
        <extracomment>%1: name of a file; %2: number of a line</extracomment>
        <translation>Изменения партии в строке %2 файла %1 не сохранены.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Сохранено в %1.</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Сохранить &amp;как...</translation>
    </message>
    <message>
        <source>A saved game is damaged, and its file %1 cannot be renamed.</source>
        <translation>Сохранённая партия повреждена, и её файл %1 не удаётся переименовать.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::VariantCard</name>
    <message>
        <source>4 players · %1 min</source>
        <translation>4 игрока · %1 мин</translation>
    </message>
    <message>
        <source>2 players · %1 min</source>
        <translation>2 игрока · %1 мин</translation>
    </message>
    <message>
        <source>Number of players and typical length of a game</source>
        <translation>Число игроков и обычная длительность партии</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Choose players, clocks and rules</source>
        <translation>Выбрать игроков, часы и правила</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Учиться</translation>
    </message>
    <message>
        <source>Lessons for beginners</source>
        <translation>Уроки для начинающих</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Учиться: %1</translation>
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
        <translation>Поворачивать можно только доски для четырёх игроков.</translation>
    </message>
</context>
<context>
    <name>rokada::ui::WaitingDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>От&amp;менить</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Незаконченные партии</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Дата игры</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>rokada::ui::WaitingGames</name>
    <message>
        <source>The game was deleted.</source>
        <translation>Партия удалена.</translation>
    </message>
    <message>
        <source>The game could not be deleted.</source>
        <translation>Не удалось удалить партию.</translation>
    </message>
    <message>
        <source>The game was restored.</source>
        <translation>Партия возвращена.</translation>
    </message>
    <message>
        <source>The game could not be restored: %1</source>
        <translation>Не удалось вернуть партию: %1</translation>
    </message>
</context>
<context>
    <name>rokada::ui::WatchControls</name>
    <message>
        <source>You have been eliminated. The computers play on.</source>
        <translation>Вы выбыли. Компьютеры играют дальше.</translation>
    </message>
    <message>
        <source>Watch &amp;faster</source>
        <translation>Смотреть &amp;быстрее</translation>
    </message>
    <message>
        <source>Normal s&amp;peed</source>
        <translation>&amp;Обычный темп</translation>
    </message>
    <message>
        <source>Finish &amp;quickly</source>
        <translation>&amp;Доиграть сразу</translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation>&amp;Новая игра...</translation>
    </message>
</context>
</TS>
