# cmake -DDESCRIBE=program -DCOPY=file -DFRESH=file -P docs_api.cmake
execute_process(COMMAND ${DESCRIBE} OUTPUT_FILE ${FRESH} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${FRESH} ${COPY} RESULT_VARIABLE differs)
if(differs)
    message(FATAL_ERROR "${COPY} is not what the catalogue says: run ./dev docs")
endif()
