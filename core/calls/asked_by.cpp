// SPDX-License-Identifier: GPL-3.0-or-later
#include "asked_by.h"

#include "client/call_record.h"

namespace Sidestage {

namespace {

/// Folders of `core` and `ui` that are not named like their page. The first one that matches counts.
constexpr struct
{
    const char *folder;
    const char *page;
} pagesOfFolders[] = {
    {"rewards/list/", "rewards"}, {"rewards/library/", "rewards"},
    {"rewards/", "queue"},        {"chat/moderation/", "moderation"},
    {"live/", "onair"},           {"search/", "channel"},
    {"client/", "accounts"},      {"events/", ""},
    {"feed/", "channel"},
};

}  // namespace

QString pageThatAsked(const CallRecord &record)
{
    QByteArray file(record.file);
    file.replace('\\', '/');
    qsizetype at = -1;
    for (const char *layer : {"core/", "ui/", "app/"}) {
        const qsizetype found = file.lastIndexOf(layer);
        if (found >= 0 && (found == 0 || file[found - 1] == '/'))
            at = std::max(at, found + qsizetype(qstrlen(layer)));
    }
    if (at < 0)
        return {};
    file.remove(0, at);
    for (const auto &[folder, page] : pagesOfFolders) {
        if (file.startsWith(folder))
            return QLatin1String(page);
    }
    return QString::fromLatin1(file.left(file.indexOf('/')));
}

}  // namespace Sidestage
