// SPDX-License-Identifier: GPL-3.0-or-later
#include "coverage.h"

#include "api/specification.h"
#include "sandbox/areas.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

#include <QMap>
#include <QTextStream>

namespace Sidestage {

namespace {

struct Use
{
    const char *request;
    const char *page;
};

constexpr Use uses[] = {
#define USED(E, page, folder) {#E, page},
#include "coverage.def"
#undef USED
};

QString pagesOf(const Api::EndpointInfo &info)
{
    QStringList pages;
    for (const Use &use : uses) {
        if (qstrcmp(use.request, info.name) == 0)
            pages.append(QLatin1String(use.page));
    }
    return pages.isEmpty() ? QStringLiteral("no") : pages.join(QStringLiteral(", "));
}

struct Count
{
    int all = 0;
    int client = 0;
    int sandbox = 0;
    int page = 0;
};

void printRow(QTextStream &out, const QString &title, const Count &count)
{
    out << "| " << title << " | " << count.all << " | " << count.client << " | " << count.sandbox << " | "
        << count.page << " |\n";
}

}  // namespace

QString coverage()
{
    const auto world = Sandbox::World::open({.followers = 0}, Sandbox::allAreas());
    if (!world)
        return {};
    const Sandbox::Service service(**world);

    QString table;
    QTextStream rows(&table);
    QMap<bool, Count> counts;
    Count all;
    for (const Api::SpecifiedEndpoint &one : Api::specification()) {
        Count &count = counts[one.detailed];
        ++count.all;
        ++all.all;
        rows << "| " << one.group << " | " << one.name << " | " << (one.detailed ? "in full" : "by name")
             << " | ";
        const bool answered = service.handles(*one.info);
        const QString pages = pagesOf(*one.info);
        for (Count *sum : {&count, &all}) {
            ++sum->client;
            sum->sandbox += answered;
            sum->page += pages != QLatin1String("no");
        }
        rows << '`' << nameOf(one.info->spec.method) << ' ' << one.info->spec.path << "` | `"
             << one.info->name << "` | " << (answered ? "yes" : "no") << " | " << pages << " |\n";
    }
    rows.flush();

    QString text;
    QTextStream out(&text);
    out << "<!-- Printed by sidestage-sandbox --coverage; ./dev docs regenerates it. -->\n"
           "# Coverage of the specification\n\n"
           "*Client*: Sidestage has a typed request for it. *Sandbox*: the sandbox answers it. *Page*: the "
           "page of the "
           "dashboard that uses it.\nThe token service is not in this list; docs/sandbox.md lists its "
           "grants.\n\n"
           "| The specification describes it | Endpoints | Client | Sandbox | Page "
           "|\n|---|---|---|---|---|\n";
    printRow(out, QStringLiteral("in full"), counts[true]);
    printRow(out, QStringLiteral("by name only"), counts[false]);
    printRow(out, QStringLiteral("together"), all);
    out << "\n| Group | Endpoint | Described | Request | Client | Sandbox | Page "
           "|\n|---|---|---|---|---|---|---|\n"
        << table;
    out.flush();
    return text;
}

}  // namespace Sidestage
