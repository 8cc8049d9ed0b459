// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace Sidestage {

/// A made-up response of /chat/emotes/user: "Own7" with the id "own7", for each number from `from` to before
/// `to`, and the `cursor` of the next page. An empty cursor makes it the last page.
inline QByteArray madeEmotes(const QByteArray &name, int from, int to, const QByteArray &cursor = {})
{
    QByteArray list;
    for (int number = from; number < to; ++number) {
        const QByteArray digits = QByteArray::number(number);
        list += (list.isEmpty() ? "" : ",") + QByteArray("{'id':'") + name.toLower() + digits + "','name':'"
            + name + digits
            + "','emote_type':'subscriptions','emote_set_id':'9','owner_id':'77','format':['static'],"
              "'scale':['1.0','2.0'],'theme_mode':['light']}";
    }
    QByteArray page = "{'data':[" + list + "],'template':'https://p.invalid/{{id}}','pagination':{"
        + (cursor.isEmpty() ? QByteArray() : "'cursor':'" + cursor + "'") + "}}";
    return page.replace('\'', '"');
}

}  // namespace Sidestage
