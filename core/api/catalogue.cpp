// SPDX-License-Identifier: GPL-3.0-or-later

// Instantiates describe() for the resource API. All other code sees only plain structs and Schema.

#include "endpoints.def"
#include "schema/describe.h"
#include "specification.h"

namespace Sidestage::Api {

namespace {

constexpr const char *scopeNames[] = {
#define SCOPE(id, name, words) name,
#include "schema/scopes.def"
#undef SCOPE
};

constexpr const char *scopeWords[] = {
#define SCOPE(id, name, words) words,
#include "schema/scopes.def"
#undef SCOPE
};

template <class E>
EndpointInfo describeEndpoint(const char *name)
{
    using Response = typename E::Response;
    static_assert(std::is_same_v<Response, Text> == (E::spec.textType != nullptr));
    if constexpr (Described<Response>)
        return {name, E::spec, schemaOf<E>(), &schemaOf<Response>()};
    else
        return {name, E::spec, schemaOf<E>(), nullptr};
}

}  // namespace

#define ENDPOINT(E)                                                                                          \
    template <>                                                                                              \
    const EndpointInfo &endpoint<E>()                                                                        \
    {                                                                                                        \
        static const EndpointInfo info = describeEndpoint<E>(#E);                                            \
        return info;                                                                                         \
    }
#define RESOURCE(T) template const Schema &schemaOf<T>();
#include "endpoints.def"

const QList<const EndpointInfo *> &catalogue()
{
    static const QList<const EndpointInfo *> all = {
#define ENDPOINT(E) &endpoint<E>(),
#include "endpoints.def"
    };
    return all;
}

const QList<SpecifiedEndpoint> &specification()
{
    static const QList<SpecifiedEndpoint> all = {
#define DETAILED(group, name, E) {group, name, true, &endpoint<E>()},
#define NAMED(group, name, E) {group, name, false, &endpoint<E>()},
#include "endpoints.def"
    };
    return all;
}

const char *nameOf(Scope scope)
{
    return scopeNames[std::size_t(scope)];
}

const char *wordsOf(Scope scope)
{
    return scopeWords[std::size_t(scope)];
}

QStringList ScopeSet::names() const
{
    QStringList names;
    for (std::size_t i = 0; i < std::size_t(Scope::Count); ++i) {
        if (contains(Scope(i)))
            names.append(QString::fromLatin1(scopeNames[i]));
    }
    return names;
}

ScopeSet ScopeSet::fromNames(const QStringList &names, QString *unknown)
{
    // Asked for by every control that needs a permission, also while it counts seconds.
    static const auto scopes = [] {
        QHash<QString, Scope> all;
        for (std::size_t i = 0; i < std::size_t(Scope::Count); ++i)
            all.insert(QString::fromLatin1(scopeNames[i]), Scope(i));
        return all;
    }();
    ScopeSet set;
    for (const QString &name : names) {
        if (const auto found = scopes.constFind(name); found != scopes.cend())
            set.insert(*found);
        else if (unknown && unknown->isEmpty())
            *unknown = name;
    }
    return set;
}

}  // namespace Sidestage::Api
