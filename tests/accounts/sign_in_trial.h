// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts_rig.h"

#include <QUrlQuery>

namespace Sidestage {

/// A sign-in without a window, and what came of it.
struct Trial
{
    explicit Trial(const ServiceProfile &profile)
        : signIn(std::make_unique<SignIn>(profile, &network))
    {
        signIn->setSecond(std::chrono::milliseconds(10));
        signIn->setClock(&clock);
        QObject::connect(signIn.get(), &SignIn::finished, signIn.get(),
                         [this](const AccountInfo &who, const Token &granted) {
                             ++finished;
                             info = who;
                             token = granted;
                         });
        QObject::connect(signIn.get(), &SignIn::failed, signIn.get(),
                         [this](const SignInFailure &why) { failures.append(why); });
        QObject::connect(signIn.get(), &SignIn::foreignAnswerRefused, signIn.get(), [this] { ++strangers; });
        QObject::connect(signIn.get(), &SignIn::deviceAsked, signIn.get(), [this] { ++asked; });
    }
    QString state() const { return QUrlQuery(signIn->url()).queryItemValue(u"state"_s); }
    bool isOver() const { return finished || !failures.isEmpty(); }
    /// Starts in the window's own browser. Returns the page of the service.
    QUrl start(bool forceVerify = false)
    {
        signIn->start(someScopes, forceVerify);
        return signIn->url();
    }
    /// Starts on a device and waits for the code.
    DeviceCode code()
    {
        signIn->start(someScopes, false, SignIn::Way::Device);
        const bool isThere = QTest::qWaitFor(
            [this] { return signIn->stage() == SignIn::Stage::AskingUser || isOver(); }, testPatience);
        return isThere && signIn->device() ? signIn->device()->code() : DeviceCode();
    }
    /// The address to which the service redirects the browser.
    QUrl backWithQuery(const QString &query) const
    {
        QUrl url = signIn->profile().redirectUri;
        url.setQuery(query);
        return url;
    }
    QUrl backWithFragment(const QString &fragment) const
    {
        QUrl url = signIn->profile().redirectUri;
        url.setFragment(fragment);
        return url;
    }

    QNetworkAccessManager network;
    ManualClock clock;
    std::unique_ptr<SignIn> signIn;
    int finished = 0;
    int strangers = 0;
    int asked = 0;
    AccountInfo info;
    Token token;
    QList<SignInFailure> failures;
};

}  // namespace Sidestage
