# Makes the tarball of the sources from BUILD, unpacks it in FOLDER and configures what is there, without the window. Builds
# the library that tells the version; with WHOLE, builds rokada-engine and asks it.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})

# run(COMMAND...): with its output if it fails.
function(run)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${FOLDER}
        RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${ARGN}:\n${output}")
    endif()
    set(output "${output}" PARENT_SCOPE)
endfunction()

run(${CPACK} --config ${BUILD}/CPackSourceConfig.cmake -B ${FOLDER})
set(name rokada-${VERSION})
file(ARCHIVE_EXTRACT INPUT ${FOLDER}/${name}.tar.xz DESTINATION ${FOLDER})
foreach(unwanted IN ITEMS .git build demo debian)
    if(EXISTS ${FOLDER}/${name}/${unwanted})
        message(FATAL_ERROR "the tarball has the folder ${unwanted}")
    endif()
endforeach()
run(${CMAKE_COMMAND} -G Ninja -S ${FOLDER}/${name} -B ${FOLDER}/build -DCMAKE_BUILD_TYPE=Release
    -DROKADA_GUI=OFF -DROKADA_TESTS=OFF -DROKADA_BENCH=OFF -DROKADA_TOOLS=OFF)
if(WHOLE)
    run(${CMAKE_COMMAND} --build ${FOLDER}/build --target rokada-engine)
    run(${FOLDER}/build/app/rokada-engine --version)
    string(REGEX MATCH "^Rokada ${VERSION}\nCompiler: " told "${output}")
else()
    run(${CMAKE_COMMAND} --build ${FOLDER}/build --target rokada_version)
    file(READ ${FOLDER}/build/core/version/version.cpp output)
    string(REGEX MATCH "version\\(\\) { return \"${VERSION}\"; }\n[^\n]*commit\\(\\) { return \"\"; }" told "${output}")
endif()
if(NOT told)
    message(FATAL_ERROR "not version ${VERSION} without a commit:\n${output}")
endif()
file(REMOVE_RECURSE ${FOLDER})
