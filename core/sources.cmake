set(SIDESTAGE_CORE_SOURCES
    async/bound.h
    client/account.cpp client/account.h
    client/answer.cpp client/answer.h
    client/budget.cpp client/budget.h
    client/call.cpp client/call.h
    client/client.cpp client/client.h
    client/connection.cpp client/connection.h
    client/profile.h
    client/session.cpp client/session.h
    client/token.h
    client/token_service.cpp client/token_service.h
    storage/profile_store.cpp storage/profile_store.h
)
