// SPDX-License-Identifier: GPL-3.0-or-later
#include "authorize_page.h"

#include "sandbox/http/html_page.h"

#include <QCoreApplication>

namespace Sidestage::Sandbox {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(AuthorizePage)
};

QString initials(const QString &name)
{
    QString capitals;
    for (const QChar c : name) {
        if (c.isUpper())
            capitals.append(c);
    }
    if (capitals.size() >= 2)
        return QString(capitals.front()) + capitals.back();
    const auto parts = QStringView(name).split(u'_', Qt::SkipEmptyParts);
    capitals = parts.size() > 1 ? parts[0].left(1).toString() + parts[1].left(1).toString() : name.left(2);
    return capitals.toUpper();
}

/// Returns "Broadcaster (affiliate) · moderates PaperLantern".
QString roleOf(const CastMember &member)
{
    QStringList roles;
    switch (member.user.broadcasterType) {
    case Api::BroadcasterType::Partner:
        roles.append(Texts::tr("Broadcaster (partner)"));
        break;
    case Api::BroadcasterType::Affiliate:
        roles.append(Texts::tr("Broadcaster (affiliate)"));
        break;
    case Api::BroadcasterType::Plain:
        break;
    }
    const QString comma = QStringLiteral(", ");
    if (!member.moderates.isEmpty())
        roles.append(Texts::tr("moderates %1").arg(member.moderates.join(comma)));
    if (!member.edits.isEmpty())
        roles.append(Texts::tr("edits %1").arg(member.edits.join(comma)));
    if (roles.isEmpty())
        roles.append(Texts::tr("Viewer"));
    if (!member.bannedFrom.isEmpty())
        roles.append(Texts::tr("banned from %1").arg(member.bannedFrom.join(comma)));
    roles.first()[0] = roles.first()[0].toUpper();
    return roles.join(QStringLiteral(" · "));
}

/// Groups of permissions, in the order of the page.
enum class Area : quint8 { Channel, Rewards, Income, Chat, Account };
constexpr Area areas[] = {Area::Channel, Area::Rewards, Area::Income, Area::Chat, Area::Account};

Area areaOf(Api::Scope scope)
{
    // The first part that the name contains determines the group.
    static constexpr std::pair<const char *, Area> parts[] = {
        {"user:", Area::Account},        {"openid", Area::Account},    {"whispers:", Area::Account},
        {"redemptions", Area::Rewards},  {"analytics:", Area::Income}, {"bits:", Area::Income},
        {":ads", Area::Income},          {"commercial", Area::Income}, {"charity", Area::Income},
        {"subscriptions", Area::Income}, {"moderat", Area::Chat},      {"chat:", Area::Chat},
        {":vips", Area::Chat},           {"channel:bot", Area::Chat},
    };
    const QLatin1String name(Api::nameOf(scope));
    for (const auto &[part, area] : parts) {
        if (name.contains(QLatin1String(part)))
            return area;
    }
    return Area::Channel;
}

QString titleOf(Area area)
{
    switch (area) {
    case Area::Channel:
        return Texts::tr("Your channel");
    case Area::Rewards:
        return Texts::tr("Rewards and redemptions");
    case Area::Income:
        return Texts::tr("Ads, Bits, charity and analytics");
    case Area::Chat:
        return Texts::tr("Chat and moderation");
    case Area::Account:
        break;
    }
    return Texts::tr("Your account");
}

/// Longer lists of permissions are folded by group.
constexpr int maxUnfolded = 5;

QString permissions(Api::ScopeSet scopes)
{
    const QString item = QStringLiteral("<li>%1<span>%2</span></li>");
    if (scopes.isEmpty())
        return QStringLiteral("<ul>%1</ul>")
            .arg(item.arg(QLatin1String(checkIcon),
                          escaped(Texts::tr("See your public profile, and nothing else"))));
    const bool folds = scopes.names().size() > maxUnfolded;
    QString html;
    for (const Area area : areas) {
        QString items;
        int count = 0;
        for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i) {
            const auto scope = Api::Scope(i);
            if (!scopes.contains(scope) || areaOf(scope) != area)
                continue;
            ++count;
            items += item.arg(QLatin1String(checkIcon),
                              escaped(QCoreApplication::translate("Scope", Api::wordsOf(scope))));
        }
        if (folds && count > 0)
            items = QStringLiteral("<details><summary>%1<span class=\"count\">%2</span></summary><ul>%3</ul>"
                                   "</details>")
                        .arg(escaped(titleOf(area)), QString::number(count), items);
        html += items;
    }
    return folds ? html : QStringLiteral("<ul>%1</ul>").arg(html);
}

QString userRow(const CastMember &member, bool chosen, qsizetype place)
{
    const QString live = member.live
        ? QStringLiteral("<span class=\"live\">%1</span>").arg(escaped(Texts::tr("LIVE")))
        : QString();
    return QStringLiteral("<div class=\"user\"><input type=\"radio\" name=\"user\" id=\"user-%1\" "
                          "value=\"%1\"%2><label for=\"user-%1\">"
                          "<span class=\"avatar %6\" aria-hidden=\"true\">%3</span>"
                          "<span class=\"who\"><span class=\"name\" dir=\"auto\">%4</span><span "
                          "class=\"role\">%5</span></span>%7</label></div>")
        .arg(escaped(member.user.id), chosen ? QStringLiteral(" checked autofocus") : QString(),
             escaped(initials(member.user.displayName)), escaped(member.user.displayName),
             escaped(roleOf(member)), avatarClass(place), live);
}

}  // namespace

Response renderAuthorizePage(const AuthorizePage &asked)
{
    const QString name = escaped(asked.clientName);
    const bool device = !asked.userCode.isEmpty();
    QString html = QStringLiteral("<main>")
        + pageHead(Texts::tr("%1 wants to use your account").arg(asked.clientName))
        + QStringLiteral(
              "<form method=\"post\" action=\"%1\"><input type=\"hidden\" name=\"nonce\" value=\"%2\">")
              .arg(device ? QStringLiteral("activate") : QStringLiteral("authorize"), escaped(asked.nonce));

    html += QStringLiteral("<fieldset><legend>%1</legend><div class=\"users\">")
                .arg(escaped(Texts::tr("Sign in as")));
    const bool known = std::any_of(asked.users.begin(), asked.users.end(), [&](const CastMember &member) {
        return member.user.id == asked.chosenUser;
    });
    for (qsizetype i = 0; i < asked.users.size(); ++i)
        html += userRow(asked.users[i], known ? asked.users[i].user.id == asked.chosenUser : i == 0, i);
    html += QStringLiteral(
                "</div></fieldset><section aria-labelledby=\"may\"><h2 id=\"may\">%1</h2>%2</section>")
                .arg(escaped(Texts::tr("%1 will be able to")).arg(name), permissions(asked.scopes));

    const QString target = asked.redirectUri.toString(QUrl::RemovePath | QUrl::RemoveQuery
                                                      | QUrl::RemoveFragment | QUrl::RemoveUserInfo);
    const QString then = device
        ? escaped(Texts::tr("Deny if your device does not show the code %1."))
              .arg(QStringLiteral("<span class=\"code\">%1</span>").arg(escaped(asked.userCode)))
        : escaped(Texts::tr("After you choose, you return to %1")).arg(escaped(target));
    // The Return key activates the first button, from any field.
    html += QStringLiteral("<div class=\"end\"><p class=\"to\">%1</p><div class=\"buttons\">"
                           "<button type=\"submit\" name=\"decision\" value=\"approve\" id=\"approve\" "
                           "class=\"primary\">%3</button>"
                           "<button type=\"submit\" name=\"decision\" value=\"deny\" id=\"deny\">%2</button>"
                           "</div></div></form></main>")
                .arg(then, escaped(Texts::tr("Deny")), escaped(Texts::tr("Approve")));
    html += pageFoot(
        Texts::tr("Everything here is simulated. There is no password, and no data leaves this computer."));
    return renderPage({.title = Texts::tr("%1 asks for permission").arg(asked.clientName),
                       .content = html,
                       .formTargets = device ? QByteArray("'self'") : "'self' " + QUrl(target).toEncoded()});
}

Response renderErrorPage(int status, const QString &title, const QString &text)
{
    return renderPage({.status = status,
                       .title = title,
                       .content = pageMessage(true, title, text) + pageFoot(pageOwner())});
}

}  // namespace Sidestage::Sandbox
