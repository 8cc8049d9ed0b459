// SPDX-License-Identifier: GPL-3.0-or-later

// How long the event loop is blocked while 20,000 chatters are read, searched while typing, sorted, and
// updated when 2,000 have left and 2,000 others have joined: sidestage-bench-chatters [CHATTERS
// [LEFT_AND_JOINED]]
//
// Pages of 1,000 are decoded from JSON as the client does it, then pass the model and reach the list of the
// tab People. See phases.h for what is measured.

#include "api/chat.h"
#include "chat/people/chatter_model.h"
#include "chat/people/people_rows.h"
#include "kit/lists/anchored_table.h"
#include "kit/lists/row_delegate.h"
#include "kit/theme/theme.h"
#include "schema/json.h"

#include "phases.h"

#include <QAccessible>
#include <QHeaderView>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

constexpr int pageSize = 1000;

class ChattersBench : public QObject
{
public:
    ChattersBench(int count, int churn)
        : m_count(count)
        , m_churn(churn)
        , m_phases(this)
    {
        m_table.setModel(&m_rows);
        setUpTable(&m_table);
        m_table.setSelectionMode(QAbstractItemView::SingleSelection);
        m_table.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
        m_table.resize(740, 600);
        m_table.show();
    }

    int run()
    {
        open();
        std::ignore = m_table.grab();  // loads fonts and style
        QCoreApplication::processEvents();
        for (int i = 0; i < m_count; ++i)
            m_there.push_back(m_made++);
        m_phases.start();
        read("first reading");
        check();
        for (const char *text :
             {"v", "vi", "vie", "view", "viewer_12", "viewer_1", "viewer", "VIEWER_77", "x"}) {
            const QByteArray name = QByteArray("search: ") + text;
            phase(
                name, [&] { filter(text); }, [this] { return isIdle(); });
        }
        phase(
            "end of the search", [this] { filter(""); }, [this] { return isIdle(); });
        using Model = ChatterModel;
        sorted("sort: name, backwards", Model::NameColumn, Qt::DescendingOrder);
        sorted("sort: role", Model::RoleColumn, Qt::AscendingOrder);
        sorted("sort: here since", Model::SinceColumn, Qt::DescendingOrder);
        sorted("sort: name", Model::NameColumn, Qt::AscendingOrder);
        phase(
            "300 roles", [this] { giveRoles(); }, [this] { return isIdle(); });
        for (int i = 0; i < 3; ++i) {
            churn();
            read("some left, some joined");
            check();
        }
        phase(
            "scroll, current row",
            [this] { m_table.setCurrentIndex(m_rows.index(m_rows.rowCount() / 2, 0)); },
            [this] { return isIdle(); });
        for (int i = 0; i < 3; ++i) {
            churn();
            read("the same, in the middle");
            check();
        }
        churn();
        writePages();
        phase(
            "search while reading",
            [this] {
                beginReading();
                filter("viewer_3");
            },
            [this] { return isIdle(); });
        phase(
            "end of the search", [this] { filter(""); }, [this] { return isIdle(); });
        QAccessible::setActive(true);
        churn();
        read("update, for a reader");
        sorted("sort, for a reader", Model::SinceColumn, Qt::DescendingOrder);
        QAccessible::setActive(false);
        phase(
            "another channel", [this] { open(); }, [this] { return isIdle(); });
        m_phases.printVerdict();
        return m_isWrong ? 1 : 0;
    }

private:
    /// Switches to another channel: the former list is freed.
    void open()
    {
        m_rows.setChatters(nullptr);
        m_model = std::make_unique<ChatterModel>(u"100000"_s);
        m_rows.setChatters(m_model.get());
    }
    bool isIdle() const { return m_at < 0 && !m_model->isBusy(); }
    void filter(const char *text)
    {
        m_table.begin();
        m_model->setFilter(QString::fromLatin1(text));
    }
    void sorted(const char *name, int column, Qt::SortOrder order)
    {
        phase(
            name,
            [&] {
                m_table.begin();
                m_model->sort(column, order);
            },
            [this] { return isIdle(); });
    }
    void giveRoles()
    {
        QHash<QString, ChatterRow::Role> roles;
        for (int i = 0; i < 300; ++i)
            roles.insert(id(m_there[m_dice.bounded(quint32(m_there.size()))]),
                         i % 3 ? ChatterRow::Role::Vip : ChatterRow::Role::Moderator);
        m_model->setRoles(roles, true);
    }
    static QString id(int number) { return QString::number(100'000 + number); }
    /// Some leave, others join.
    void churn()
    {
        for (int i = 0; i < m_churn && !m_there.empty(); ++i) {
            std::swap(m_there[m_dice.bounded(quint32(m_there.size()))], m_there.back());
            m_there.pop_back();
        }
        for (int i = 0; i < m_churn; ++i)
            m_there.push_back(m_made++);
    }
    /// A page as the service writes it.
    QByteArray page(std::size_t from) const
    {
        QByteArray text = "{\"data\":[";
        for (std::size_t i = from; i < std::min(from + pageSize, m_there.size()); ++i) {
            // Names come in no order.
            const QByteArray number = QByteArray::number(quint32(m_there[i]) * 2'654'435'761U);
            text += QByteArray(i > from ? "," : "") + "{\"user_id\":\"" + id(m_there[i]).toLatin1()
                + "\",\"user_login\":\"viewer_" + number + "\",\"user_name\":\"Viewer_" + number + "\"}";
        }
        return text + "],\"pagination\":{\"cursor\":\"eyJiIjpudWxsfQ\"},\"total\":"
            + QByteArray::number(qsizetype(m_there.size())) + "}";
    }
    /// Prepares the responses of the service. Not measured.
    void writePages()
    {
        m_pages.clear();
        for (std::size_t i = 0; i < m_there.size(); i += pageSize)
            m_pages.push_back(page(i));
    }
    void beginReading()
    {
        m_at = 0;
        m_model->beginReading();
        next();
    }
    void next()
    {
        const auto document = Api::JsonDocument::parse(m_pages[std::size_t(m_at)]);
        Api::Page<Api::Chatter> page;
        Error error;
        const Api::ReadingScope tolerant(Api::Reading::Tolerant);
        if (!document
            || !Api::fromJson(*Api::endpoint<Api::GetChatters>().response, document->root(), &page, error))
            qFatal("a page cannot be read");
        m_model->upsert(page.data, QDateTime::currentDateTimeUtc());
        if (++m_at < int(m_pages.size()))
            return QTimer::singleShot(5, this, [this] { next(); });  // the minimum duration of a call
        m_model->endReading(QDateTime::currentDateTimeUtc());
        m_at = -1;
    }
    void read(const char *name)
    {
        writePages();
        phase(
            name, [this] { beginReading(); }, [this] { return isIdle(); });
    }
    void check()
    {
        if (m_model->total() != int(m_there.size()) || m_rows.rowCount() != int(m_there.size())) {
            std::printf("WRONG: %d known, %d shown, %d there\n", m_model->total(), m_rows.rowCount(),
                        int(m_there.size()));
            m_isWrong = true;
        }
    }

    template <class Begin, class Done>
    void phase(const char *name, Begin begin, Done done)
    {
        m_phases.run(name, begin, done);
    }

    int m_count;
    int m_churn;
    PeopleRows m_rows{};
    std::unique_ptr<ChatterModel> m_model{};
    AnchoredTable m_table{};
    Bench::Phases m_phases;
    QRandomGenerator m_dice{1};
    std::vector<int> m_there{};
    std::vector<QByteArray> m_pages{};
    int m_at = -1;  ///< The next page. -1: none.
    int m_made = 0;
    bool m_isWrong = false;
};

}  // namespace

int main(int argc, char **argv)
{
    Bench::WatchedApplication app(argc, argv);
    Theme theme;
    const auto argument = [&](int at, int otherwise) {
        return argc > at ? QString::fromLocal8Bit(argv[at]).toInt() : otherwise;
    };
    const int count = argument(1, 20'000), churn = argument(2, 2000);
    std::printf("%d chatters in model and list; %d leave and %d join between two readings\n", count, churn,
                churn);
    ChattersBench bench(count, churn);
    return bench.run();
}
