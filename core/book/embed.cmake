# Writes the books in FILES (divided by commas) into the source file OUT, as arrays of bytes.
string(REPLACE "," ";" books "${FILES}")
set(arrays "")
set(answers "")
foreach(book IN LISTS books)
    get_filename_component(name "${book}" NAME_WE)
    file(READ "${book}" bytes HEX)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
    string(APPEND arrays "constexpr unsigned char ${name}[] = {${bytes}};\n")
    string(APPEND answers "    if (variant == \"${name}\") return {reinterpret_cast<const char*>(${name}), sizeof ${name}};\n")
endforeach()
file(WRITE "${OUT}" "// Made by embed.cmake from resources/books.
#include \"book/shippedbook.h\"

namespace rokada {

namespace {

${arrays}
}  // namespace

std::string_view shippedBookBytes([[maybe_unused]] std::string_view variant) {
${answers}    return {};
}

}  // namespace rokada
")
