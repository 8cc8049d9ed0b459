// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_world.h"

#include "accounts/sign_in.h"
#include "schema/parameters.h"

#include <QCryptographicHash>
#include <QNetworkReply>
#include <QRegularExpression>

#include <algorithm>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// Registers an app with this id, secret (empty: a public client) and redirect address, and makes the profile
/// use it.
inline void registerApp(SandboxFixture &sandbox, ServiceProfile &profile, const QString &id,
                        const QString &secret, const QUrl &redirectUri)
{
    profile.clientId = id;
    profile.clientSecret = secret;
    profile.redirectUri = redirectUri;
    const Sandbox::ClientApp app{.id = id,
                                 .name = u"Sidestage"_s,
                                 .secretHash = secret.isEmpty()
                                     ? QByteArray()
                                     : QCryptographicHash::hash(secret.toUtf8(), QCryptographicHash::Sha256),
                                 .redirectUris = {redirectUri.toString()}};
    sandbox.act([&](Sandbox::World &world) { return world.saveClient(app); });
}

inline const Api::ScopeSet someScopes{Api::Scope::ChannelManageBroadcast, Api::Scope::ChannelReadEditors};

/// A user without a browser: loads the authorize page, submits a decision and returns the address that the
/// service redirects to.
class Visitor
{
public:
    QUrl decide(const QUrl &page, const QString &userId, bool approve)
    {
        const QByteArray html = answer(m_network.get(request(page)))->readAll();
        QNetworkReply *reply = decideOn(html, page, userId, approve);
        return QUrl::fromEncoded(reply->rawHeader("Location"));
    }
    /// Opens the address that a device shows, enters the code unless the address contains it, and decides.
    void activate(const QUrl &address, const QString &code, const QString &userId, bool approve)
    {
        Api::Parameters form;
        form.add(u"code"_s, code);
        const QUrl page = address.adjusted(QUrl::RemoveQuery);
        const QByteArray html = answer(m_network.post(formRequest(page), form.encoded()))->readAll();
        decideOn(html, page, userId, approve);
    }

private:
    QNetworkReply *decideOn(const QByteArray &html, const QUrl &page, const QString &userId, bool approve)
    {
        const auto nonce
            = QRegularExpression(u"name=\"nonce\" value=\"([^\"]+)\""_s).match(QString::fromUtf8(html));
        if (!nonce.hasMatch())
            qFatal("no authorize page: %s", html.left(300).constData());
        Api::Parameters form;
        form.add(u"nonce"_s, nonce.captured(1));
        form.add(u"user"_s, userId);
        form.add(u"decision"_s, approve ? u"approve"_s : u"deny"_s);
        return answer(m_network.post(formRequest(page.adjusted(QUrl::RemoveQuery)), form.encoded()));
    }
    static QNetworkRequest formRequest(const QUrl &url)
    {
        QNetworkRequest form = request(url);
        form.setHeader(QNetworkRequest::ContentTypeHeader, "application/x-www-form-urlencoded"_ba);
        return form;
    }
    static QNetworkRequest request(const QUrl &url)
    {
        QNetworkRequest request(url);
        request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
        // Sends no cookies, so that each visit is a new browser: the service stores a cookie for who has
        // consented.
        request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
        request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
        return request;
    }
    static QNetworkReply *answer(QNetworkReply *reply)
    {
        QSignalSpy finished(reply, &QNetworkReply::finished);
        if (!reply->isFinished() && !finished.wait())
            qFatal("the sandbox does not answer");
        reply->deleteLater();
        return reply;
    }

    QNetworkAccessManager m_network;
};

}  // namespace Sidestage
