// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

#include "channel/channel_page.h"

namespace Sidestage {

QList<PageKind> pageKinds(const std::function<void(Account *, Api::Scope)> &ask)
{
    return {
        {.id = QStringLiteral("channel"),
         .title = ChannelPage::tr("Channel"),
         .icon = Icon::Sliders,
         .section = Section::SetUp,
         .key = Qt::CTRL | Qt::Key_5,
         .create =
             [ask](Account *account) {
                 auto *page = new ChannelPage(account);
                 QObject::connect(page, &ChannelPage::permissionRequested, page,
                                  [ask, account](Api::Scope scope) { ask(account, scope); });
                 return page;
             }},
    };
}

}  // namespace Sidestage
