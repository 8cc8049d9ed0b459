// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/oauth/grants.h"
#include "tour/driver.h"

#include "account_services.h"
#include "accounts/account.h"
#include "accounts/accounts.h"
#include "kit/boards/card_board.h"
#include "kit/layout/card.h"
#include "kit/text/elided_label.h"
#include "overview/on_air_page.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_service.h"
#include "sandbox/sandbox.h"
#include "shell/main_window.h"
#include "shell/page_frame.h"
#include "shell/settings/preferences.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTest>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The page On air of the real dashboard, with a sandbox.
struct OverviewRig
{
    OverviewRig() { QVERIFY2(driver.start(), qPrintable(driver.problem())); }

    bool open(const QString &login = u"teaandturrets"_s)
    {
        return driver.signIn(login, u"onair"_s) && page();
    }
    /// Signs a user in with these scopes only.
    bool openWith(const QString &login, const Api::ScopeSet &scopes)
    {
        AccountInfo info;
        Token token;
        const bool issued = driver.inSandbox([&](Sandbox::Sandbox &sandbox) {
            const auto user = sandbox.world().userByLogin(login);
            const auto granted = sandbox.world().area<Sandbox::Grants>().issueUserToken(sandbox.client().id,
                                                                                        user->id, scopes);
            if (!granted)
                return false;
            info = {user->id, user->login, user->displayName, user->broadcasterType};
            token = {
                .access = granted->accessToken, .refresh = granted->refreshToken, .scopes = scopes.names()};
            return true;
        });
        if (!issued)
            return false;
        Account *account = driver.app()->accounts()->add(info, token);
        const bool shown = driver.waitFor([&] { return window()->account() == account; }, u"the account"_s);
        window()->goTo(u"onair"_s);
        return shown;
    }
    MainWindow *window() { return driver.window(); }
    OnAirPage *page()
    {
        window()->goTo(u"onair"_s);
        return qobject_cast<OnAirPage *>(window()->page());
    }
    CardBoard *board() { return page()->board(); }
    Card *card(const QString &id) { return board()->card(id); }
    Account *account() { return window()->account(); }
    RedemptionQueue *queue() { return driver.app()->accountServices()->rewards(account())->queue(); }

    /// Waits until every card shows data.
    bool settle()
    {
        return driver.waitFor(
            [this] {
                auto *title = page()->findChild<QLabel *>(u"channelTitle"_s);
                auto *total = page()->findChild<QWidget *>(u"followersTotal"_s);
                auto *rows = page()->findChild<QWidget *>(u"waitingRows"_s);
                auto *value = page()->findChild<QLabel *>(u"modeValue0"_s);
                return title && title->isVisible() && !title->text().isEmpty() && total && !total->isHidden()
                    && rows && !rows->isHidden() && value && value->text() != "Unknown"_L1;
            },
            u"all cards to know something"_s, 60'000);
    }

    /// Descriptions of everything that is cut off or does not fit. Empty: none.
    static QStringList misfits(QWidget *in)
    {
        QStringList bad;
        const auto all = in->findChildren<QWidget *>();
        for (QWidget *widget : all) {
            if (!widget->isVisible() || widget->width() <= 0)
                continue;
            const QString who = u"%1 \"%2\""_s.arg(QLatin1String(widget->metaObject()->className()),
                                                   widget->objectName().isEmpty() ? widget->accessibleName()
                                                                                  : widget->objectName());
            const QRect inside(widget->mapTo(in, QPoint()), widget->size());
            if (inside.left() < 0 || inside.right() >= in->width())
                bad.append(u"%1 stands out: %2..%3 of %4"_s.arg(who)
                               .arg(inside.left())
                               .arg(inside.right())
                               .arg(in->width()));
            if (auto *label = qobject_cast<QLabel *>(widget)) {
                if (label->text().isEmpty() || qobject_cast<ElidedLabel *>(label))
                    continue;
                const int high
                    = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
                if (high > label->height())
                    bad.append(u"%1 \"%2\" is cut below: %3 of %4"_s.arg(who, label->text())
                                   .arg(label->height())
                                   .arg(high));
                int widest = label->sizeHint().width();
                if (label->wordWrap()) {
                    widest = 0;
                    const auto words = label->text().split(u' ');
                    for (const QString &word : words)
                        widest = qMax(widest, label->fontMetrics().horizontalAdvance(word));
                }
                if (widest > label->width())
                    bad.append(u"%1 \"%2\" is cut: %3 of %4"_s.arg(who, label->text())
                                   .arg(label->width())
                                   .arg(widest));
            } else if (auto *button = qobject_cast<QAbstractButton *>(widget)) {
                if (button->minimumSizeHint().width() > button->width()
                    || button->minimumSizeHint().height() > button->height())
                    bad.append(u"%1 \"%2\" is too small"_s.arg(who, button->text()));
            }
        }
        return bad;
    }

    Driver driver{};
};

}  // namespace Sidestage
