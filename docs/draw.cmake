# Puts the lines of PICTURE between the fences of the block "libraries" of DOCUMENT.
cmake_minimum_required(VERSION 3.25)

file(READ ${PICTURE} picture)
file(READ ${DOCUMENT} text)
string(FIND "${text}" "```libraries\n" start)
string(SUBSTRING "${text}" 0 ${start} before)
string(SUBSTRING "${text}" ${start} -1 after)
string(SUBSTRING "${after}" 3 -1 after)
string(FIND "${after}" "```" end)
string(SUBSTRING "${after}" ${end} -1 after)
file(WRITE ${DOCUMENT} "${before}```libraries\n${picture}${after}")
