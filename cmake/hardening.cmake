# Flags that make mistakes harder to abuse, for the configuration Release. The compiler and the linker are asked for each
# of them, because not every processor and compiler has it.
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)

# Some compilers define the macro themselves, with another value.
set(wanted -fstack-protector-strong -fstack-clash-protection -fcf-protection -mbranch-protection=standard)
foreach(flag IN ITEMS "-O2 -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2" ${wanted})
    string(MAKE_C_IDENTIFIER "ROKADA_HAS${flag}" known)
    check_cxx_compiler_flag("-Werror ${flag}" ${known})
    if(${known})
        string(REPLACE "-O2 " "" flag "${flag}")
        separate_arguments(flag)
        add_compile_options("$<$<CONFIG:Release>:${flag}>")
    endif()
endforeach()
foreach(flag IN ITEMS -Wl,-z,relro -Wl,-z,now)
    string(MAKE_C_IDENTIFIER "ROKADA_HAS${flag}" known)
    check_linker_flag(CXX ${flag} ${known})
    if(${known})
        add_link_options($<$<CONFIG:Release>:${flag}>)
    endif()
endforeach()
