// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Turns a describe() into a Schema. It costs compile time, so it is included only where schemas are
// instantiated: in catalogue.cpp (all endpoints), event_catalogue.cpp, stores, control calls and forms.

#include "values.h"

namespace Sidestage::Api {

template <class M>
struct Shape
{
    using Item = M;
    static constexpr bool list = false, map = false, optional = false;
};
template <class T>
struct Shape<QList<T>>
{
    using Item = T;
    static constexpr bool list = true, map = false, optional = false;
};
template <class T>
struct Shape<QMap<QString, T>>
{
    using Item = T;
    static constexpr bool list = false, map = true, optional = false;
};
template <class T>
struct Shape<std::optional<T>>
{
    using Item = typename Shape<T>::Item;
    static constexpr bool list = Shape<T>::list, map = Shape<T>::map, optional = true;
};

template <class Item>
constexpr Kind kindOf()
{
    if constexpr (std::is_same_v<Item, QString>)
        return Kind::Text;
    else if constexpr (std::is_same_v<Item, bool>)
        return Kind::Boolean;
    else if constexpr (std::is_integral_v<Item> || std::is_same_v<Item, NumberText>)
        return Kind::Integer;
    else if constexpr (std::is_floating_point_v<Item>)
        return Kind::Number;
    else if constexpr (std::is_same_v<Item, QDateTime>)
        return Kind::Time;
    else if constexpr (std::is_same_v<Item, QUrl> || std::is_same_v<Item, UrlText>)
        return Kind::Url;
    else if constexpr (Named<Item>)
        return Kind::Name;
    else if constexpr (std::is_same_v<Item, RawJson>)
        return Kind::Json;
    else if constexpr (Converted<Item>)
        return kindOf<typename WrittenAs<Item>::Other>();
    else
        return Kind::Object;
}

/// Calls `use` with the value of an optional, or with the value itself.
template <class M, class Use>
auto inside(M &value, Use use)
{
    if constexpr (Shape<std::remove_const_t<M>>::optional)
        return use(*value);
    else
        return use(value);
}

template <class M>
constexpr const char *const *namesFor()
{
    using Item = typename Shape<M>::Item;
    if constexpr (Named<Item>)
        return namesIn<Item>.data();
    return nullptr;
}

template <class M>
constexpr quint8 nameCountFor()
{
    using Item = typename Shape<M>::Item;
    if constexpr (Named<Item>)
        return quint8(namesIn<Item>.size());
    return 0;
}

/// The type-erased operations for values of type M.
template <class M>
inline constexpr Type typeOf = {
    .kind = kindOf<typename Shape<M>::Item>(),
    .plain = !Shape<M>::list && !Shape<M>::optional,
    .list = Shape<M>::list,
    .map = Shape<M>::map,
    .names = namesFor<M>(),
    .nameCount = nameCountFor<M>(),
    .read =
        [](const JsonValue &json, void *value, Error &error) {
            M &typed = *static_cast<M *>(value);
            if constexpr (Shape<M>::optional)
                typed.emplace();
            const bool ok = inside(typed, [&](auto &item) { return Api::read(json, item, error); });
            // In a response 0 means no time; in a request it is an error.
            if constexpr (std::is_same_v<M, std::optional<QDateTime>>) {
                if (ok && !typed->isValid() && ReadingScope::current() == Reading::Tolerant)
                    typed.reset();
            }
            return ok;
        },
    .write =
        [](const void *value, JsonWriter &writer) {
            inside(*static_cast<const M *>(value), [&](const auto &item) { Api::write(item, writer); });
        },
    .has = [](const void *value) -> bool {
        if constexpr (Shape<M>::optional)
            return static_cast<const M *>(value)->has_value();
        return value != nullptr;
    },
    .readText = [](const QStringList &texts, void *value, Error &error) -> bool {
        using Item = typename Shape<M>::Item;
        if constexpr (!Described<Item>) {
            M &typed = *static_cast<M *>(value);
            if constexpr (Shape<M>::optional)
                typed.emplace();
            for (const QString &text : texts) {
                Item item{};
                if (!Api::readText(text, item, error))
                    return false;
                if constexpr (!Shape<M>::list) {
                    inside(typed, [&](auto &target) { target = std::move(item); });
                    break;
                } else {
                    inside(typed, [&](auto &target) { target.append(std::move(item)); });
                }
            }
            return true;
        }
        return fault(error, Fault::WrongType);
    },
    .writeText =
        [](const void *value, QStringList &texts) {
            using Item = typename Shape<M>::Item;
            if constexpr (!Described<Item>) {
                inside(*static_cast<const M *>(value), [&](const auto &typed) {
                    if constexpr (Shape<M>::list) {
                        for (const Item &item : typed)
                            texts.append(Api::writeText(item));
                    } else {
                        texts.append(Api::writeText(typed));
                    }
                });
            }
        },
    .check =
        [](const void *value, const Rule &rule, Error &error) {
            return inside(*static_cast<const M *>(value),
                          [&](const auto &item) { return Api::check(item, rule, error); });
        },
    .schema = []() -> const Schema * {
        if constexpr (Described<typename Shape<M>::Item>)
            return &schemaOf<typename Shape<M>::Item>();
        return nullptr;
    },
};

/// The argument of describe(): `is("id", &Reward::id)`, `is.query(...)`, `is.body(...)`.
template <class T>
class Describer
{
public:
    /// `member`: a member of T or of its base class.
    template <class M, class B>
    void operator()(const char *name, M B::*member, Rule rule = {})
    {
        add(name, In::Json, offsetOf(static_cast<M T::*>(member)), typeOf<M>, rule);
    }
    template <class M, class B>
    void query(const char *name, M B::*member, Rule rule = {})
    {
        add(name, In::Query, offsetOf(static_cast<M T::*>(member)), typeOf<M>, rule);
    }
    template <class M, class B>
    void body(const char *name, M B::*member, Rule rule = {})
    {
        add(name, In::Body, offsetOf(static_cast<M T::*>(member)), typeOf<M>, rule);
    }

    /// The body is the described struct `member`, in which the fields `mustHave` are required.
    template <class M, class... R>
    void body(M T::*member, R M::*...mustHave)
    {
        for (Field field : schemaOf<M>().fields) {
            if (((field.offset == offsetOf(mustHave)) || ...))
                field.rule = field.rule | required;
            field.in = In::Body;
            field.offset += offsetOf(member);
            m_schema.fields.append(field);
        }
    }

    /// The fields of the described struct `member`, as if they were those of T.
    template <class M, class B>
    void embed(M B::*member)
    {
        for (Field field : schemaOf<M>().fields) {
            field.offset += offsetOf(static_cast<M T::*>(member));
            m_schema.fields.append(field);
        }
    }
    /// A column of a store that is not a member: not a part of the schema.
    template <class... Functions>
    void column(const char *, Functions...)
    {
    }

    Schema take() { return std::move(m_schema); }

private:
    void add(const char *name, In in, qptrdiff offset, const Type &type, Rule rule)
    {
        m_schema.fields.append({QLatin1String(name), in, rule, offset, &type});
    }

    Schema m_schema;
};

template <class T>
const Schema &schemaOf()
{
    static const Schema schema = [] {
        Describer<T> describer;
        T::describe(describer);
        return describer.take();
    }();
    return schema;
}

/// The object as JSON text, for stores.
template <class T>
QByteArray toText(const T &object, TimeFormat times = TimeFormat::Rfc3339)
{
    const WritingScope scope(times);
    QByteArray text;
    JsonWriter writer(text);
    toJson(schemaOf<T>(), &object, writer);
    return text;
}

/// The object in this JSON text; none when it cannot be read.
template <class T>
std::optional<T> fromText(const QByteArray &text)
{
    T object;
    Error error;
    const auto document = JsonDocument::parse(text);
    if (text.isEmpty() || !document || !fromJson(schemaOf<T>(), document->root(), &object, error))
        return std::nullopt;
    return object;
}

}  // namespace Sidestage::Api
