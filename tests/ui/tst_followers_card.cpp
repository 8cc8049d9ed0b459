// SPDX-License-Identifier: GPL-3.0-or-later

// The text of the followers card when the followers cannot be read.

#include "test_world.h"

#include "kit/layout/skeleton.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "live/follower_watch.h"
#include "live/followers_card.h"

using namespace Sidestage;

class TestFollowersCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoIsSignedOutIsToldSoInsteadOfWaiting()
    {
        Theme theme;
        TestWorld rig;
        rig.sandbox.disconnectApp(rig.id());
        FollowerWatch watch(rig.account.get());
        FollowersCard card(rig.account.get(), &watch);
        card.show();
        auto *signedOut = card.findChild<WrapLabel *>(u"followersSignedOut"_s);
        auto *skeleton = card.findChild<Skeleton *>();
        QVERIFY(!signedOut->isVisible() && skeleton->isVisibleTo(&card));
        watch.start();
        QTRY_VERIFY(rig.account->session()->isEnded());
        QTRY_VERIFY(signedOut->isVisible());
        QVERIFY(signedOut->text().contains(u"Sign in again"_s));
        QVERIFY(!skeleton->isVisibleTo(&card));
    }
};

QTEST_MAIN(TestFollowersCard)
#include "tst_followers_card.moc"
