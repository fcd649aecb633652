# Writes FILES (divided by commas) into the source file OUT, as arrays of bytes, and the function NAME, which HEADER
# declares: it answers the name of a file without its ending with its bytes.
string(REPLACE "," ";" files "${FILES}")
set(arrays "")
set(answers "")
foreach(file IN LISTS files)
    get_filename_component(name "${file}" NAME_WE)
    file(READ "${file}" bytes HEX)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
    string(APPEND arrays "constexpr unsigned char ${name}[] = {${bytes}};\n")
    string(APPEND answers "    if (name == \"${name}\") return {reinterpret_cast<const char*>(${name}), sizeof ${name}};\n")
endforeach()
file(WRITE "${OUT}" "// Made by embed.cmake.
#include \"${HEADER}\"

namespace rokada {

namespace {

${arrays}
}  // namespace

std::string_view ${NAME}([[maybe_unused]] std::string_view name) {
${answers}    return {};
}

}  // namespace rokada
")
