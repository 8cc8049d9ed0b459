# What every target of this project is compiled with.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTOMOC ON)
set(CMAKE_AUTORCC ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

# Everything that is started lies in one folder, so that the login plugin is found beside the program.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

option(SIDESTAGE_TESTS "Build the tests, the tour and the benchmarks" ON)
option(SIDESTAGE_WEBENGINE "Build the embedded sign-in (Qt WebEngine)" ON)
option(SIDESTAGE_SOUNDS "Build what plays sounds (Qt Multimedia)" ON)
option(SIDESTAGE_WERROR "Treat warnings as errors" OFF)
option(SIDESTAGE_SANITIZE "Build with the address and undefined-behaviour sanitizers" OFF)
option(SIDESTAGE_FUZZ "Build the fuzz targets with libFuzzer (clang only)" OFF)
option(SIDESTAGE_PCH "Precompile the Qt headers" ON)
option(SIDESTAGE_BATCH_TESTS "Link the tests of a folder into one program" ON)
option(SIDESTAGE_UNITY "Compile the files of a folder in groups of eight: a third of the time" ON)

add_library(sidestage_options INTERFACE)
if(MSVC)
    target_compile_options(sidestage_options INTERFACE /W4 /utf-8 /permissive- /Zc:__cplusplus)
else()
    target_compile_options(sidestage_options INTERFACE -Wall -Wextra -Wpedantic -Wnon-virtual-dtor
                                                      -Woverloaded-virtual -Wcast-align -Wnull-dereference)
    if(SIDESTAGE_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # In a group a local name may be that of a constant of the file before it, and what is private to a file
        # looks to gcc as if it came from a header.
        target_compile_options(sidestage_options INTERFACE -Wshadow=local -Wno-subobject-linkage)
    else()
        target_compile_options(sidestage_options INTERFACE -Wshadow)
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # Coroutine frames and std::optional make gcc 12 see uninitialised and null values that are not there.
        target_compile_options(sidestage_options INTERFACE -fcoroutines -Wno-maybe-uninitialized -Wno-null-dereference)
    endif()
endif()
if(SIDESTAGE_WERROR)
    target_compile_options(sidestage_options INTERFACE $<IF:$<CXX_COMPILER_ID:MSVC>,/WX,-Werror>)
endif()
target_compile_definitions(sidestage_options INTERFACE QT_NO_KEYWORDS QT_NO_FOREACH QT_NO_CAST_FROM_ASCII
    QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    $<$<CONFIG:Debug>:QT_FORCE_ASSERTS>)
# What keeps a mistake in memory from becoming more than a crash; tests/app/hardened.py reads it off the programs.
include(CheckPIESupported)
check_pie_supported()
if(MSVC)
    target_compile_options(sidestage_options INTERFACE /guard:cf)
    target_link_options(sidestage_options INTERFACE /guard:cf)
elseif(NOT SIDESTAGE_SANITIZE)
    target_compile_options(sidestage_options INTERFACE -fstack-protector-strong)
    target_compile_definitions(sidestage_options INTERFACE _GLIBCXX_ASSERTIONS)
    if(NOT APPLE)
        target_compile_options(sidestage_options INTERFACE -fstack-clash-protection)
        if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|i.86")
            target_compile_options(sidestage_options INTERFACE -fcf-protection)
        endif()
        # It needs an optimiser; some distributions define it already.
        target_compile_options(sidestage_options INTERFACE
            $<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE> $<$<NOT:$<CONFIG:Debug>>:-D_FORTIFY_SOURCE=3>)
        target_link_options(sidestage_options INTERFACE -Wl,-z,relro,-z,now)
    endif()
endif()
if(SIDESTAGE_SANITIZE)
    # Qt WebEngine's own widgets carry no type information, which "vptr" takes for broken objects.
    target_compile_options(sidestage_options INTERFACE -fsanitize=address,undefined -fno-sanitize=vptr
                                                       -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(sidestage_options INTERFACE -fsanitize=address,undefined)
endif()
if(SIDESTAGE_FUZZ)
    # Every library reports which branches it took; only the fuzz targets themselves link the fuzzer's main().
    target_compile_options(sidestage_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(CMAKE_CXX_CLANG_TIDY)
    # What moc, rcc and lrelease write is not ours to tidy: one check that never fires turns off the rest.
    file(WRITE ${CMAKE_BINARY_DIR}/.clang-tidy "Checks: '-*,llvm-twine-local'\n")
endif()
if(NOT MSVC AND NOT APPLE)
    target_link_options(sidestage_options INTERFACE -Wl,--as-needed)
    # A test links with all of Qt: 7 s with GNU ld, 1 s with lld.
    find_program(SIDESTAGE_LLD ld.lld)
    if(SIDESTAGE_LLD)
        target_link_options(sidestage_options INTERFACE -fuse-ld=lld)
    endif()
endif()

find_program(SIDESTAGE_CCACHE ccache)
if(SIDESTAGE_CCACHE)
    # Seen from the build, so that two checkouts share what they compile.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${SIDESTAGE_CCACHE})
endif()

# Precompiles Qt (and other foreign) headers for a target; our own never, so that a change rebuilds what it must.
function(sidestage_precompile target)
    if(SIDESTAGE_PCH)
        target_precompile_headers(${target} PRIVATE ${ARGN})
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND SIDESTAGE_CCACHE)
            target_compile_options(${target} PRIVATE -fpch-preprocess)
        endif()
    endif()
endfunction()

# All sources of the folders (with those below), by their place from here. Asked again at each build, so that a new file
# needs no line in any list.
function(sidestage_sources result)
    set(patterns "")
    foreach(folder ${ARGN})
        list(APPEND patterns ${folder}/*.cpp ${folder}/*.h)
    endforeach()
    file(GLOB_RECURSE sources RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS ${patterns})
    set(${result} ${sources} PARENT_SCOPE)
endfunction()

# Groups the files of each folder for compiling, never those of two folders. ALONE are files whose private names would
# meet those of their neighbours.
function(sidestage_unity target)
    if(NOT SIDESTAGE_UNITY)
        return()
    endif()
    cmake_parse_arguments(arg "" "" "ALONE" ${ARGN})
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(REMOVE_ITEM sources ${arg_ALONE})
    foreach(source ${sources})
        get_filename_component(folder ${source} DIRECTORY)
        string(MAKE_C_IDENTIFIER "room_${folder}" folder)
        math(EXPR count_${folder} "0${count_${folder}} + 1")
        math(EXPR group "(${count_${folder}} - 1) / 8")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${group})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
