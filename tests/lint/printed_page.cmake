# cmake -DPROGRAM=program -DARGUMENTS=list -DCOPY=file -DFRESH=file -P printed_page.cmake
execute_process(COMMAND ${PROGRAM} ${ARGUMENTS} OUTPUT_FILE ${FRESH} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${FRESH} ${COPY} RESULT_VARIABLE differs)
if(differs)
    message(FATAL_ERROR "${COPY} is not what ${PROGRAM} prints: run ./dev docs")
endif()
