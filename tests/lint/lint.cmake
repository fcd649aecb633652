# Checks the source text under ROOT. It complains if
# - core includes Qt, or a file includes another by a relative path,
# - code compares variants instead of using the data of the variant,
# - a file is read or written in another way than by the functions for it,
# - a test of the window finds widgets by their text, or code of the window waits for real time,
# - a comment marks work as unfinished, or begins with a forbidden word,
# - a word is used that the project has replaced by a standard term.
# Run as: cmake -D ROOT=<project> -P lint.cmake
cmake_minimum_required(VERSION 3.25)

set(violations 0)

function(complain file what)
    file(RELATIVE_PATH name "${ROOT}" "${file}")
    message("${name}: ${what}")
    math(EXPR more "${violations} + 1")
    set(violations ${more} PARENT_SCOPE)
endfunction()

# Complains about every line of `file` that matches `pattern` and not `exception` (empty for none).
macro(forbid file pattern exception what)
    file(STRINGS "${file}" found REGEX "${pattern}")
    foreach(line IN LISTS found)
        string(STRIP "${line}" line)
        if("${exception}" STREQUAL "" OR NOT line MATCHES "${exception}")
            complain("${file}" "${what}: ${line}")
        endif()
    endforeach()
endmacro()

file(GLOB_RECURSE own LIST_DIRECTORIES false
    "${ROOT}/core/*.h" "${ROOT}/core/*.cpp" "${ROOT}/ui/*.h" "${ROOT}/ui/*.cpp" "${ROOT}/app/*.h" "${ROOT}/app/*.cpp")
file(GLOB_RECURSE tests LIST_DIRECTORIES false "${ROOT}/tests/*.h" "${ROOT}/tests/*.cpp")
list(FILTER tests EXCLUDE REGEX "^${ROOT}/tests/lint/wrong/")

# --- core does not include Qt
foreach(file IN LISTS own)
    if(file MATCHES "^${ROOT}/core/")
        forbid("${file}" "^ *# *include *[<\"]Q[a-zA-Z]" "" "core includes Qt")
    endif()
endforeach()

# --- code does not ask which variant is played; it may look a name up in a table, and compare two games
set(lookup "return ([a-z]+[.]id == id|a[.]id == b[.]id); }")
foreach(file IN LISTS own)
    forbid("${file}" "([vV]ariant|[gG]ame)(Id|Name)?([(][)])? *[!=]= *(Variant|VariantId|Game|\")" "" "asks which variant is played")
    forbid("${file}" "([.]|->)id *[!=]=" "${lookup}" "asks which variant is played")
endforeach()

# --- only kit/writefile and kit/settingsfile write files; a QBuffer in memory may be opened for writing
set(writers "QSaveFile|std::ofstream|std::fstream|fopen[(]|[.]save[(][^)&]|QIODevice::WriteOnly|QFile::WriteOnly")
foreach(file IN LISTS own)
    if(NOT file MATCHES "/ui/kit/(writefile|settingsfile)[.]")
        file(STRINGS "${file}" found REGEX "^ *QBuffer ")
        if(found)
            set(exception "QIODevice::WriteOnly")
        else()
            set(exception "")
        endif()
        forbid("${file}" "${writers}" "${exception}" "writes a file past kit/writefile")
    endif()
endforeach()

# --- only base/inputfile reads files that the user names, because it does not block on them; files in /proc are exempt
foreach(file IN LISTS own)
    if(NOT file MATCHES "/core/external/descendants[.]|/ui/kit/thread(stack|wait)[.]")
        forbid("${file}" "std::ifstream [a-z]|std::ifstream[(]" "" "reads a file past base/inputfile")
    endif()
endforeach()

# --- no comment marks work as unfinished
set(later "(TO")
string(APPEND later "DO|FIX" "ME)")
foreach(file IN LISTS own tests)
    forbid("${file}" "${later}" "" "left for later")
endforeach()

# --- tests of the window find widgets by object names, which are the same in all languages, and use a fake clock
set(inputs "Q(PushButton|ToolButton|RadioButton|CheckBox|ComboBox|LineEdit|SpinBox|Slider)")
foreach(file IN LISTS tests)
    if(file MATCHES "^${ROOT}/tests/ui/")
        forbid("${file}" "(text|[tT]itle)[(][)] *== *Q|findText[(]|findChild(ren)?<${inputs}[*]>[(][)]" ""
            "found by its words or its place")
        forbid("${file}" "qWait[(]|qSleep|sleep_for|QElapsedTimer|steady_clock" "" "waits for real time")
    endif()
endforeach()
foreach(file IN LISTS own)
    if(file MATCHES "^${ROOT}/ui/" AND NOT file MATCHES "/ui/kit/(delay|watchdog)[.]")
        forbid("${file}" "QElapsedTimer|QBasicTimer|startTimer[(]|singleShot[(][^0]|steady_clock" ""
            "does not wait by kit/delay")
    endif()
endforeach()

# --- relative includes would bypass the include roots, which define what a library may use
foreach(file IN LISTS own)
    forbid("${file}" "^#include \"[.][.]/" "" "includes by a relative path")
endforeach()

# --- abandoned words; the standard term of chess players or Qt programmers follows the equals sign
set(words
    "man=piece" "men=pieces" "camp=team" "camps=teams" "hitter=attacker" "hitters=attackers" "bookshelf=rulebook cache"
    "hundredths=centipawns" "anew=again" "deployment=placement of reserve pieces" "deploys=places"
    "in passing=en passant" "prepared move=premove" "impossible move=illegal move" "refused move=illegal move"
    "round board=3D board" "dead material=insufficient material" "readers of the screen=screen readers"
    "compiled ahead=precompiled" "busy moves=ABDADA" "quiet table=accessible table" "silent table=accessible table"
    "free pawn=unstoppable pawn" "race of pawns=pawn race" "mate on the back rank=back-rank mate"
    "promotion to less=underpromotion" "static value=static evaluation" "rough value=lazy evaluation"
    "score sheet=recorded game" "struck off=subtracted")
file(GLOB_RECURSE tools LIST_DIRECTORIES false "${ROOT}/tools/*.h" "${ROOT}/tools/*.cpp")
file(GLOB worded LIST_DIRECTORIES false "${ROOT}/README.md" "${ROOT}/CONTRIBUTING.md")
file(GLOB_RECURSE documents LIST_DIRECTORIES false "${ROOT}/docs/*.md")
list(APPEND worded ${documents} ${own} ${tests} ${tools})
set(given)
foreach(entry IN LISTS words)
    string(REGEX REPLACE "=.*" "" word "${entry}")
    list(APPEND given "${word}")
endforeach()
list(JOIN given "|" given)
foreach(file IN LISTS worded)
    file(STRINGS "${file}" found REGEX "(^|[^A-Za-z_\"/:-])(${given})([^A-Za-z_:/\"-]|$)")
    foreach(line IN LISTS found)
        string(STRIP "${line}" line)
        complain("${file}" "a word that was given up: ${line}")
    endforeach()
endforeach()

# --- comments begin with a subject or a verb; a line that continues a comment is not checked
set(openings "//(/<?)? +(Of|What|Whoever|Who|That|Those|So|How|Whether|Nothing)([^A-Za-z-]|$)")

# Complains about each comment of `file` that begins with one of these words. A line continues the comment of the line
# before if both have the same marker at the same column; translators' notes (//: and //=) are such a line before.
function(check_openings file)
    file(READ "${file}" text)
    string(ASCII 1 semicolon)
    string(REPLACE ";" "${semicolon}" text "${text}")
    string(REGEX REPLACE "[][]" " " text "${text}")  # brackets join the elements of lists
    string(REPLACE "\\" "/" text "${text}")
    string(REPLACE "\n" ";" lines "${text}")
    set(before "")
    foreach(line IN LISTS lines)
        if(line MATCHES "${openings}")
            set(marker "//${CMAKE_MATCH_1}")
            string(FIND "${line}" "${marker}" column)
            string(FIND "${before}" "${marker}" column_before)
            if(NOT line MATCHES "^ *//" OR NOT column EQUAL column_before OR
               (marker STREQUAL "//" AND before MATCHES "^ *///"))
                string(REPLACE "${semicolon}" ";" line "${line}")
                string(STRIP "${line}" line)
                complain("${file}" "a comment that does not begin with a subject or a verb: ${line}")
            endif()
        endif()
        set(before "${line}")
    endforeach()
    set(violations ${violations} PARENT_SCOPE)
endfunction()

foreach(file IN LISTS own tests tools)
    file(STRINGS "${file}" found LIMIT_COUNT 1 REGEX "${openings}")
    if(found)
        check_openings("${file}")
    endif()
endforeach()

if(violations GREATER 0)
    message(FATAL_ERROR "${violations} violations")
endif()
