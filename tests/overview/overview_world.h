// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/dashboard_world.h"

#include "kit/boards/card_board.h"
#include "kit/layout/card.h"
#include "kit/text/elided_label.h"
#include "overview/on_air_page.h"
#include "shell/page_frame.h"
#include "shell/settings/preferences.h"

#include <QAbstractButton>
#include <QLabel>

namespace Sidestage {

/// The page On air of the real dashboard, with a sandbox.
struct OverviewWorld : DashboardWorld
{
    OverviewWorld() { QVERIFY(begin({})); }

    /// Signs a user in, with all scopes that the dashboard uses or with these only.
    bool open(const QString &login = u"teaandturrets"_s, const std::optional<Api::ScopeSet> &scopes = {})
    {
        return m_driver->signIn(login, u"onair"_s, scopes) && page();
    }
    OnAirPage *page()
    {
        window()->goTo(u"onair"_s);
        return qobject_cast<OnAirPage *>(window()->page());
    }
    CardBoard *board() { return page()->board(); }
    Card *card(const QString &id) { return board()->card(id); }
    /// Waits until every card shows data.
    bool settle()
    {
        return m_driver->waitFor(
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
};

}  // namespace Sidestage
