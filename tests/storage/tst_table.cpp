// SPDX-License-Identifier: GPL-3.0-or-later

// Structs as rows (storage/table.h), and how a transaction ends.

#include "api/endpoints.def"
#include "storage/table.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <new>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

enum class Shape : quint8 { Round, Square, Other };
constexpr auto namesOf(Shape)
{
    return std::array{"ROUND", "SQUARE", ""};
}
enum class Level : quint8 { Low, Middle, High };

struct Price
{
    qint64 minor = 0;
    QString currency{};

    static void describe(auto &is)
    {
        is("value", &Price::minor);
        is("currency", &Price::currency);
    }
    bool operator==(const Price &) const = default;
};

/// A field of every kind.
struct Thing
{
    qint64 id = 0;
    QString text{};
    int small = 0;
    qint64 large = 0;
    double real = 0;
    bool flag = false;
    QDateTime at{};
    QUrl url{};
    Shape shape = Shape::Other;
    Level level = Level::Middle;
    QByteArray bytes{};
    QStringList words{};
    QList<Price> prices{};
    Price nested{};
    Price embedded{};
    std::optional<QString> maybeText{};
    std::optional<qint64> maybeNumber{};
    std::optional<bool> maybeFlag{};
    std::optional<QDateTime> maybeAt{};
    std::optional<Shape> maybeShape{};
    std::optional<Price> maybePrice{};
    std::optional<QStringList> maybeWords{};

    qint64 twice() const { return qint64(small) * 2; }

    static constexpr Table table{.name = "things",
                                 .key = "id",
                                 .scope = "account, from",
                                 .isSerial = true,
                                 .order = "large DESC, id DESC",
                                 .indexes = "CREATE INDEX things_by_large ON things (account, large);"};
    static void describe(auto &is)
    {
        is("id", &Thing::id);
        is("text", &Thing::text);
        is("small", &Thing::small);
        is("large", &Thing::large);
        is("real", &Thing::real);
        is("flag", &Thing::flag);
        is("at", &Thing::at);
        is("url", &Thing::url);
        is("shape", &Thing::shape);
        is("level", &Thing::level, Api::atMost(int(Level::High)));
        is("bytes", &Thing::bytes);
        is("words", &Thing::words);
        is("prices", &Thing::prices);
        is("nested", &Thing::nested);
        is.embed(&Thing::embedded);
        is.column("twice", &Thing::twice);
        is("maybe_text", &Thing::maybeText);
        is("maybe_number", &Thing::maybeNumber);
        is("maybe_flag", &Thing::maybeFlag);
        is("maybe_at", &Thing::maybeAt);
        is("maybe_shape", &Thing::maybeShape);
        is("maybe_price", &Thing::maybePrice);
        is("maybe_words", &Thing::maybeWords);
    }
    bool operator==(const Thing &) const = default;
};

/// A key of texts, and a value that is stored by functions.
struct Word
{
    QString text{};
    int count = 0;

    static constexpr Table table{.name = "words", .key = "account, text", .scope = "account"};
    static void describe(auto &is)
    {
        is("text", &Word::text);
        is.column(
            "letters", [](const Word &word) { return QString(word.count, u'x'); },
            [](Word &word, const QString &letters) { word.count = int(letters.size()); });
    }
    bool operator==(const Word &) const = default;
};

/// A resource or request of the API: as JSON in one column, and as a column for each of its fields.
template <class T>
struct Kept
{
    qint64 id = 0;
    T whole{};
    T fields{};

    static constexpr Table table{.name = "kept", .key = "row id", .isSerial = true};
    static void describe(auto &is)
    {
        is("row id", &Kept::id);
        is("row whole", &Kept::whole);
        is.embed(&Kept::fields);
    }
};

/// Sets random values, often those at the ends of what is possible.
class Filler
{
public:
    explicit Filler(quint32 seed)
        : m_random(seed)
    {
    }

    template <class M>
    void fill(M &value)
    {
        if constexpr (Storage::IsOptional<M>::value) {
            value.reset();
            if (m_random.bounded(2))
                fill(value.emplace());
            if constexpr (std::is_same_v<M, std::optional<QDateTime>>) {
                if (value && !value->isValid())
                    value.reset();  // the same as none
            }
        } else if constexpr (std::is_same_v<M, QString>) {
            value = texts()[m_random.bounded(texts().size())];
        } else if constexpr (std::is_same_v<M, bool>) {
            value = m_random.bounded(2);
        } else if constexpr (std::is_integral_v<M>) {
            const M ends[] = {0, 1, M(-1), std::numeric_limits<M>::min(), std::numeric_limits<M>::max()};
            value = ends[m_random.bounded(5)];
        } else if constexpr (std::is_floating_point_v<M>) {
            const double ends[] = {0, -0.1, 1e300, -1e-300, 123456789.125};
            value = ends[m_random.bounded(5)];
        } else if constexpr (std::is_same_v<M, QDateTime>) {
            const qint64 ends[] = {1, -1, 1'700'000'000'123, 253'402'300'799'999, -62'135'596'800'000};
            value = m_random.bounded(4) ? QDateTime::fromMSecsSinceEpoch(ends[m_random.bounded(5)], Qt::UTC)
                                        : QDateTime();
        } else if constexpr (std::is_same_v<M, QUrl>) {
            value = m_random.bounded(3)
                ? QUrl(u"https://example.test/a%20b/ü?q=%1&x#y"_s.arg(m_random.generate()))
                : QUrl();
        } else if constexpr (std::is_same_v<M, QByteArray>) {
            value = QByteArray(int(m_random.bounded(3)), '\0') + QByteArray("\xff\x01");
        } else if constexpr (std::is_same_v<M, Api::RawJson>) {
            value.text = R"({"a":[1,"ü",null]})";
        } else if constexpr (std::is_same_v<M, Api::UrlText>) {
            fill(value.text);
        } else if constexpr (std::is_same_v<M, Api::NumberText>) {
            fill(value.value);
        } else if constexpr (Api::Shape<M>::map) {
            value.clear();
            for (quint32 i = m_random.bounded(4); i > 0; --i)
                fill(value[texts()[i]]);
        } else if constexpr (Api::Named<M>) {
            value = M(m_random.bounded(int(Api::namesIn<M>.size())));
        } else if constexpr (std::is_enum_v<M>) {
            value = M(m_random.bounded(3));
        } else if constexpr (Api::Shape<M>::list) {
            value.clear();
            for (quint32 i = m_random.bounded(4); i > 0; --i)
                fill(value.emplaceBack());
        } else {
            Visitor<M> visitor(*this, value);
            M::describe(visitor);
        }
    }

private:
    template <class T>
    struct Visitor : Api::AllFields<Visitor<T>>
    {
        Filler &filler;
        T &object;

        Visitor(Filler &by, T &of)
            : filler(by)
            , object(of)
        {
        }
        template <class M, class B>
        void operator()(const char *, M B::*member, const Api::Rule & = {})
        {
            filler.fill(object.*member);
        }
        template <class M, class B>
        void embed(M B::*member)
        {
            filler.fill(object.*member);
        }
        template <class... Functions>
        void column(const char *, Functions...)
        {
        }
    };

    static const QStringList &texts()
    {
        static const QStringList all{QString(),
                                     u""_s,
                                     u"plain"_s,
                                     u"'; DROP TABLE things; --"_s,
                                     u"\"\\ \n\t\r\u0001"_s,
                                     u"a"_s + QChar(u'\0') + u"b"_s,
                                     u"ä 名 🎉 \u200d e\u0301 العربية"_s,
                                     QString(7'000, u'ß')};
        return all;
    }

    QRandomGenerator m_random;
};

template <class T>
QByteArray jsonOf(const T &value)
{
    const Api::WritingScope exact(Api::TimeFormat::Nanoseconds);
    QByteArray text;
    Api::JsonWriter writer(text);
    for (const auto part : {Api::In::Json, Api::In::Query, Api::In::Body})
        toJson(Api::schemaOf<T>(), &value, writer, part);
    return text;
}

template <class T>
QByteArray jsonOf(const Kept<T> &row)
{
    return jsonOf(row.whole) + jsonOf(row.fields);
}

const QString me = u"me"_s, you = u"you"_s, here = u"here"_s;

Database opened(const QByteArray &tables, const QString &path = u":memory:"_s)
{
    auto database = Database::open(path, {{1, tables}});
    if (!database)
        qFatal("%s", qPrintable(database.error().message));
    return *std::move(database);
}

int countOf(Database &database, const char *table)
{
    return int(database.first<qint64>(QByteArray("SELECT count(*) FROM ") + table)->value_or(-1));
}

/// Whether random rows come back as they were.
template <class Row>
bool comesBack()
{
    Database database = opened(createTable<Row>());
    Filler filler(7);
    for (int i = 0; i < 20; ++i) {
        Row row;
        filler.fill(row);
        row.id = 0;
        const auto id = database.write([&](Transaction &t) { return t.insert(row); });
        const auto read = database.one<Row>("WHERE [row id] = ?", id.value_or(0));
        if (!read || !*read || jsonOf(**read) != jsonOf(row)) {
            qWarning() << (read && *read ? jsonOf(**read) : QByteArray()) << jsonOf(row);
            return false;
        }
    }
    return true;
}

template <class T>
concept HasRows = requires(T answer)
{
    answer.data.first();
    requires !std::is_same_v<std::decay_t<decltype(answer.data.first())>, QString>;
};

template <class Response>
bool rowsComeBack()
{
    if constexpr (HasRows<Response>)
        return comesBack<Kept<typename decltype(Response::data)::value_type>>();
    else
        return true;
}

}  // namespace

class TestTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfFieldComesBackAsItWas()
    {
        Database database = opened(createTable<Thing>());
        Filler filler(1);
        for (int i = 0; i < 300; ++i) {
            Thing thing;
            filler.fill(thing);
            thing.id = 0;
            const auto id = database.write([&](Transaction &t) { return t.insert(thing, me, here); });
            QVERIFY2(id, id ? "" : qPrintable(id.error().message));
            thing.id = *id;
            QCOMPARE(*id, i + 1);
            const auto read = database.one<Thing>("WHERE id = ? AND account = ?", *id, me);
            QVERIFY(read && *read);
            QVERIFY2(**read == thing, qPrintable(QString::number(i)));
            QCOMPARE(database.first<qint64>("SELECT twice FROM things WHERE id = ?", *id)->value_or(-7),
                     thing.twice());
        }
    }

    void everyResourceAndRequestComesBackAsItWas()
    {
        using namespace Api;
#define RESOURCE(T) QVERIFY2(comesBack<Kept<T>>(), #T);
#define ENDPOINT(E) QVERIFY2(rowsComeBack<E::Response>() && comesBack<Kept<E>>(), #E);
#include "api/endpoints.def"
    }

    void anAbsentValueIsNullAndAnEmptyTextIsNot()
    {
        Database database = opened(createTable<Thing>());
        QVERIFY(database.write([](Transaction &t) { t.insert(Thing{}, me, here); }));
        Rows rows = database.query("SELECT text IS NULL, at IS NULL, maybe_text IS NULL, maybe_price IS NULL,"
                                   " bytes IS NULL, typeof(shape), typeof(level), words FROM things");
        QVERIFY(rows.next());
        QVERIFY(!rows.boolean(0) && rows.boolean(1) && rows.boolean(2) && rows.boolean(3)
                && !rows.boolean(4));
        QCOMPARE(rows.text(5), u"text"_s);
        QCOMPARE(rows.text(6), u"integer"_s);
        QCOMPARE(rows.text(7), u"[]"_s);
    }

    void aValueThatCannotBeReadIsTheDefault()
    {
        Database database = opened(createTable<Thing>());
        QVERIFY(database.write([](Transaction &t) {
            t.insert(Thing{.level = Level::Low, .words = {me}, .nested = {3, me}}, me, here);
            t.run("UPDATE things SET level = 17, words = 'oops', nested = '{\"value\":', shape = 'NEW',"
                  " url = x'00ff', maybe_price = '[]'");
        }));
        const auto read = database.one<Thing>("WHERE id = 1");
        QVERIFY(read && *read);
        QCOMPARE((*read)->level, Level::Middle);
        QCOMPARE((*read)->words, QStringList());
        QCOMPARE((*read)->nested, Price{});
        QCOMPARE((*read)->shape, Shape::Other);
    }

    void rowsAreChangedByTheirKey()
    {
        Database database = opened(createTable<Word>());
        const Word one{u"one"_s, 1};
        QVERIFY(database.write([&](Transaction &t) {
            t.insert(one, me);
            t.insert(one, you);
            QVERIFY(!t.insertNew(Word{one.text, 9}, me));
            QVERIFY(t.insertNew(Word{u"two"_s, 2}, me));
            t.upsert(Word{u"two"_s, 22}, me);
            t.upsert(Word{u"three"_s, 3}, me);
            QVERIFY(t.update(Word{u"three"_s, 33}, me));
            QVERIFY(!t.update(Word{u"four"_s, 4}, me));
            QVERIFY(t.remove<Word>(you, one.text));
            QVERIFY(!t.remove<Word>(you, one.text));
        }));
        const QList<Word> expected{one, {u"three"_s, 33}, {u"two"_s, 22}};
        QCOMPARE(*database.all<Word>("WHERE account = ? ORDER BY text", me), expected);
        QCOMPARE(database.select<QString>("SELECT text FROM words ORDER BY text DESC")->value(1), u"three"_s);
        QVERIFY(!*database.one<Word>("WHERE text = ?", u"none"_s));
    }

    void aSerialKeyIsGivenOnceAndKept()
    {
        Database database = opened(createTable<Thing>());
        qint64 first = 0, again = 0, next = 0;
        QVERIFY(database.write([&](Transaction &t) {
            first = t.upsert(Thing{.small = 1}, me, here);
            again = t.upsert(Thing{.id = first, .small = 2}, me, here);
            t.remove<Thing>(me, here, first);
            next = t.insert(Thing{}, me, here);
            t.insert(Thing{.id = first, .small = 3}, me, here);  // a removed one is restored
        }));
        QCOMPARE(again, first);
        QVERIFY(next > first);
        QCOMPARE(database.one<Thing>("WHERE id = ?", first)->value().small, 3);
    }

    void aRowOfAnotherScopeIsNeverChanged()
    {
        Database database = opened(createTable<Thing>());
        QVERIFY(database.write([&](Transaction &t) {
            const qint64 id = t.insert(Thing{.small = 1}, me, here);
            QVERIFY(!t.update(Thing{.id = id, .small = 2}, you, here));
            t.upsert(Thing{.id = id, .small = 3}, you, here);
            QVERIFY(!t.remove<Thing>(you, here, id));
            QVERIFY(t.update(Thing{.id = id, .small = 4}, me, here));
        }));
        QCOMPARE(*database.select<int>("SELECT small FROM things WHERE account = ?", me), QList<int>{4});
        QCOMPARE(countOf(database, "things"), 1);
    }

    void trimmingKeepsTheFirstOfTheScope()
    {
        Database database = opened(createTable<Thing>() + createTable<Word>());
        QVERIFY(database.write([](Transaction &t) {
            for (const qint64 large : {5, 1, 4, 2, 3})
                t.insert(Thing{.large = large}, me, here);
            t.insert(Thing{.large = 0}, you, here);
            QCOMPARE(t.trim<Thing>(2, me, here), 3);
            for (const char16_t letter : u"abc")
                t.upsert(Word{QString(QChar(letter))}, me);
            t.trim<Word>(1, me);
        }));
        QCOMPARE(*database.select<qint64>("SELECT large FROM things ORDER BY large"),
                 (QList<qint64>{0, 4, 5}));
        QCOMPARE(*database.select<QString>("SELECT text FROM words"), QStringList(u"c"_s));
    }

    void anErrorEndsTheWorkAndUndoesIt()
    {
        Database database = opened(createTable<Word>());
        bool isReached = false;
        const auto done = database.write([&](Transaction &t) {
            t.insert(Word{me}, me);
            t.insert(Word{me}, me);
            isReached = true;
        });
        QVERIFY(!done && !isReached);
        QCOMPARE(done.error().kind, Error::Kind::Storage);
        QVERIFY(!done.error().message.isEmpty());
        QCOMPARE(countOf(database, "words"), 0);
        const auto refused = database.write([&](Transaction &t) -> int {
            t.insert(Word{me}, me);
            Transaction::fail(Error::broken(Fault::TooLong, u"text"_s, 3));
        });
        QCOMPARE(refused.error().field, u"text"_s);
        QCOMPARE(countOf(database, "words"), 0);
        QCOMPARE(database
                     .write([&](Transaction &t) {
                         t.insert(Word{me}, me);
                         return 7;
                     })
                     .value_or(0),
                 7);
        QCOMPARE(countOf(database, "words"), 1);
    }

    void noExceptionLeaves()
    {
        Database database = opened(createTable<Word>());
        const auto memory = database.write([](Transaction &t) {
            t.insert(Word{me}, me);
            throw std::bad_alloc();
        });
        QCOMPARE(memory.error().kind, Error::Kind::Storage);
        QVERIFY(!database.write([](Transaction &t) {
            t.insert(Word{me}, me);
            throw 5;
        }));
        QVERIFY(!database.read([](Transaction &t) { t.query("SELEKT").next(); }));
        QVERIFY(!database.all<Word>("WHERE oops"));
        QCOMPARE(countOf(database, "words"), 0);
        QVERIFY(database.write([](Transaction &t) { t.insert(Word{me}, me); }));
    }

    void nestedWritesJoinAndFailTheWhole()
    {
        Database database = opened(createTable<Word>());
        QVERIFY(database.write([&](Transaction &t) {
            t.insert(Word{me}, me);
            QVERIFY(t.database().writeDurably([](Transaction &inner) { inner.insert(Word{you}, me); }));
            QVERIFY(t.database().transaction([&]() -> Result<void> {
                return countOf(database, "words") == 2 ? Result<void>() : Result<void>(Error{});
            }));
        }));
        const auto done = database.write([&](Transaction &t) {
            t.insert(Word{here}, me);
            QVERIFY(!t.database().write([](Transaction &inner) { inner.insert(Word{me}, me); }));
            QVERIFY(!t.database().one<Word>("WHERE oops"));  // a failed read fails only itself
        });
        QVERIFY(!done);
        QCOMPARE(countOf(database, "words"), 2);
        QVERIFY(database.write([&](Transaction &t) {
            QVERIFY(!t.database().one<Word>("WHERE oops"));
            t.insert(Word{here}, me);
        }));
        QCOMPARE(countOf(database, "words"), 3);
    }

    void aFullDiskIsAnErrorAndTheNextWriteGoesOn()
    {
        QTemporaryDir dir;
        Database database = opened(createTable<Word>(), dir.filePath(u"full.sqlite"_s));
        QVERIFY(database.write([](Transaction &t) { t.insert(Word{me}, me); }));
        QVERIFY(database.execute("PRAGMA max_page_count=8"));
        const auto full = database.write([](Transaction &t) {
            for (int i = 0; i < 100; ++i)
                t.insert(Word{QString(2000, QChar(i + 1))}, me);
        });
        QCOMPARE(full.error().kind, Error::Kind::Storage);
        QCOMPARE(countOf(database, "words"), 1);
        QVERIFY(database.execute("PRAGMA max_page_count=1000"));
        QVERIFY(database.writeDurably([](Transaction &t) { t.insert(Word{you}, me); }));
        QCOMPARE(countOf(database, "words"), 2);
    }

    void aLockedFileIsAnError()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"locked.sqlite"_s);
        Database database = opened(createTable<Word>(), path);
        Database other = opened(createTable<Word>(), path);
        QVERIFY(database.execute("PRAGMA busy_timeout=0"));
        QVERIFY(other.execute("BEGIN IMMEDIATE"));
        bool isReached = false;
        const auto locked = database.writeDurably([&](Transaction &) { isReached = true; });
        QCOMPARE(locked.error().kind, Error::Kind::Storage);
        QVERIFY(!isReached);
        QVERIFY(database.read([](Transaction &t) { QVERIFY(t.all<Word>().isEmpty()); }));
        QVERIFY(other.execute("ROLLBACK"));
        QVERIFY(database.write([&](Transaction &t) { t.insert(Word{me}, me); }));
    }

    void aCorruptFileIsAnError()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"corrupt.sqlite"_s);
        {
            Database database = opened(createTable<Word>(), path);
            QVERIFY(database.write([](Transaction &t) {
                for (int i = 0; i < 100; ++i)
                    t.insert(Word{QString(2000, QChar(i + 1))}, me);
            }));
            QVERIFY(database.checkpoint());
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(4096));
        file.write(QByteArray(int(file.size()) - 4096, '\x5a'));
        file.close();
        auto database = Database::open(path, {{1, createTable<Word>()}});
        QVERIFY(database);
        const auto read = database->all<Word>("ORDER BY text");
        QVERIFY(!read);
        QCOMPARE(read.error().kind, Error::Kind::Storage);
        QCOMPARE(database->write([](Transaction &t) { t.upsert(Word{me}, me); }).error().kind,
                 Error::Kind::Storage);
    }
};

QTEST_GUILESS_MAIN(TestTable)
#include "tst_table.moc"
