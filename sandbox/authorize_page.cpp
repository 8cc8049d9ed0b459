// SPDX-License-Identifier: GPL-3.0-or-later
#include "authorize_page.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace Sidestage::Sandbox {

namespace {

/// The colours are those of the dashboard's themes, so that the page looks at home inside it.
constexpr const char *style = R"(
:root{color-scheme:light dark;--window:#F3F4F6;--surface:#FFFFFF;--raised:#F3F4F7;--hover:#EFF1F4;--line:#D9DDE3;--edge:#7F8896;
--text:#181C22;--text2:#454E5B;--text3:#5C6572;--accent:#1D5CBE;--fill:#2565C7;--fill-hover:#1E58B0;--tint:#E4EDFB;--select:#D3E3FA;
--live:#B4202B;--live-fill:#C32A35;--good:#106538;--focus:#1D5CBE}
@media (prefers-color-scheme:dark){:root{--window:#15181D;--surface:#1C2027;--raised:#262B34;--hover:#242932;--line:#2D333D;--edge:#6B7482;
--text:#E9ECF1;--text2:#B0B8C4;--text3:#929BA8;--accent:#6FA8F5;--fill:#2C6BCB;--fill-hover:#3071D1;--tint:#1B2D47;--select:#22375A;
--live:#FF8A84;--live-fill:#C7303A;--good:#63CC91;--focus:#8DBBFF}}
*{box-sizing:border-box}
body{margin:0;background:var(--window);color:var(--text);font:15px/1.45 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;
min-height:100vh;display:flex;flex-direction:column;align-items:center;padding:20px}
main{width:100%;max-width:560px;background:var(--surface);border:1px solid var(--line);border-radius:8px}
header{padding:20px 24px 16px;border-bottom:1px solid var(--line)}
.mark{display:flex;align-items:center;gap:8px;color:var(--text2);font-size:13px;margin:0 0 12px}
.mark svg{flex:none}
h1{font-size:20px;line-height:1.3;margin:0;font-weight:600;overflow-wrap:anywhere}
h2{font-size:13px;font-weight:600;color:var(--text2);margin:0 0 8px;padding:0}
section,fieldset{padding:16px 24px;margin:0;border:0;border-bottom:1px solid var(--line);min-width:0}
legend{font-size:13px;font-weight:600;color:var(--text2);padding:16px 0 8px;float:left;width:100%;margin-top:-16px}
ul{list-style:none;margin:0;padding:0}
li{display:flex;gap:10px;padding:3px 0}
li svg{flex:none;margin-top:3px;color:var(--good)}
.users{clear:both;display:grid;gap:6px;max-height:284px;overflow:auto;padding:3px;margin:-3px}
.user{position:relative}
.user label{display:flex;align-items:center;gap:12px;padding:8px 12px 8px 42px;border:1px solid var(--line);border-radius:6px;cursor:pointer}
.user label:hover{background:var(--hover)}
.user input{appearance:none;position:absolute;left:12px;top:50%;width:18px;height:18px;margin:-9px 0 0;border:1.5px solid var(--edge);
border-radius:50%;background:var(--surface);cursor:pointer}
.user input:checked{border:5.5px solid var(--accent)}
.user input:checked+label{background:var(--tint);border-color:var(--accent)}
.user input:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.avatar{flex:none;width:36px;height:36px;border-radius:50%;display:grid;place-items:center;color:#FFF;font-size:13px;font-weight:600}
.who{min-width:0;flex:1}
.name{display:block;font-weight:600;overflow-wrap:anywhere}
.role{display:block;font-size:13px;color:var(--text2)}
.live{font-size:11px;font-weight:600;letter-spacing:.02em;color:#FFF;background:var(--live-fill);border-radius:10px;padding:2px 8px}
.end{padding:16px 24px 20px;position:sticky;bottom:0;background:var(--surface);border-radius:0 0 8px 8px;border-top:1px solid var(--line);
margin-top:-1px}
.to{margin:0 0 14px;font-size:13px;color:var(--text3);overflow-wrap:anywhere}
.buttons{display:flex;gap:8px;justify-content:flex-end;flex-wrap:wrap}
button{font:inherit;font-weight:600;min-height:36px;padding:6px 18px;border-radius:6px;border:1px solid var(--line);background:var(--raised);
color:var(--text);cursor:pointer}
button:hover{background:var(--hover)}
button.primary{background:var(--fill);border-color:var(--fill);color:#FFF}
button.primary:hover{background:var(--fill-hover)}
button:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
footer{max-width:560px;margin:14px 0 0;color:var(--text3);font-size:13px;text-align:center}
.problem{display:flex;gap:14px;padding:24px}
.problem svg{flex:none;color:var(--live)}
.problem p{margin:8px 0 0;color:var(--text2);overflow-wrap:anywhere}
@media (max-height:800px){.users{max-height:none}}
@media (max-width:420px){body{padding:0}main{border:0;border-radius:0}.buttons button{flex:1}}
@media (forced-colors:active){.avatar,.live{border:1px solid}.user input:checked{border-color:Highlight}}
)";

constexpr const char *check
    = R"(<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 8.5l3.2 3.2L13 5"/></svg>)";
constexpr const char *alarm
    = R"(<svg width="32" height="32" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><circle cx="10" cy="10" r="7.5"/><path d="M10 6v5M10 13.6v.1"/></svg>)";
constexpr const char *mark
    = R"(<svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" aria-hidden="true"><rect x="2.5" y="3.5" width="15" height="13" rx="2.5"/><path d="M12.5 3.5v13"/><circle cx="7.5" cy="10" r="1.2" fill="currentColor"/></svg>)";

constexpr const char *avatarColors[] = {"#4C7A57", "#5B4E9E", "#8A5A3C", "#4A5568", "#2F6F8F", "#7E4B7F",
                                        "#5C7A36", "#8C3B4E", "#45648C", "#2E7A6A", "#7A6428", "#9A4A2F"};

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(AuthorizePage)
};

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

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

/// "Affiliate · moderates PaperLantern".
QString roleOf(const CastMember &member)
{
    QStringList roles;
    switch (member.user.broadcasterType) {
    case Api::BroadcasterType::Partner:
        roles.append(Words::tr("Partner"));
        break;
    case Api::BroadcasterType::Affiliate:
        roles.append(Words::tr("Affiliate"));
        break;
    case Api::BroadcasterType::Plain:
        roles.append(Words::tr("Viewer"));
        break;
    }
    const QString comma = QStringLiteral(", ");
    if (!member.edits.isEmpty())
        roles.append(Words::tr("edits %1").arg(member.edits.join(comma)));
    if (!member.moderates.isEmpty())
        roles.append(Words::tr("moderates %1").arg(member.moderates.join(comma)));
    if (!member.bannedFrom.isEmpty())
        roles.append(Words::tr("banned from %1").arg(member.bannedFrom.join(comma)));
    return roles.join(QStringLiteral(" · "));
}

QString userRow(const CastMember &member, bool chosen, qsizetype place)
{
    const QString live = member.live
        ? QStringLiteral("<span class=\"live\">%1</span>").arg(escaped(Words::tr("LIVE")))
        : QString();
    return QStringLiteral("<div class=\"user\"><input type=\"radio\" name=\"user\" id=\"user-%1\" "
                          "value=\"%1\"%2><label for=\"user-%1\">"
                          "<span class=\"avatar av%6\" aria-hidden=\"true\">%3</span>"
                          "<span class=\"who\"><span class=\"name\" dir=\"auto\">%4</span><span "
                          "class=\"role\">%5</span></span>%7</label></div>")
        .arg(escaped(member.user.id), chosen ? QStringLiteral(" checked") : QString(),
             escaped(initials(member.user.displayName)), escaped(member.user.displayName),
             escaped(roleOf(member)), QString::number(place % qsizetype(std::size(avatarColors))), live);
}

const QByteArray &styleSheet()
{
    static const QByteArray sheet = [] {
        QByteArray text(style);
        for (std::size_t i = 0; i < std::size(avatarColors); ++i)
            text += ".av" + QByteArray::number(int(i)) + "{background:" + avatarColors[i] + "}";
        return text;
    }();
    return sheet;
}

Response page(int status, const QString &title, const QString &content, const QByteArray &formTargets)
{
    static const QByteArray styleHash
        = QCryptographicHash::hash(styleSheet(), QCryptographicHash::Sha256).toBase64();
    Response response{.status = status, .contentType = QByteArrayLiteral("text/html; charset=utf-8")};
    response.body = "<!DOCTYPE html>\n<html lang=\""
        + escaped(Words::tr("en", "the language code of this translation")).toUtf8()
        + "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
          "content=\"width=device-width,initial-scale=1\"><title>"
        + escaped(title).toUtf8() + "</title><style>" + styleSheet() + "</style></head>\n<body>"
        + content.toUtf8() + "</body></html>\n";
    response.headers = {{"Content-Security-Policy",
                         "default-src 'none'; style-src 'sha256-" + styleHash
                             + "'; base-uri 'none'; frame-ancestors 'none'; form-action " + formTargets},
                        {"X-Content-Type-Options", "nosniff"},
                        {"X-Frame-Options", "DENY"},
                        {"Referrer-Policy", "no-referrer"},
                        {"Cache-Control", "no-store"}};
    return response;
}

}  // namespace

Response renderAuthorizePage(const AuthorizePage &asked)
{
    const QString name = escaped(asked.clientName);
    QString html
        = QStringLiteral("<main><header><p class=\"mark\">%1 %2</p><h1>%3</h1></header>"
                         "<form method=\"post\" action=\"authorize\"><input type=\"hidden\" name=\"nonce\" "
                         "value=\"%4\">")
              .arg(QLatin1String(mark), escaped(Words::tr("Sidestage sandbox")),
                   escaped(Words::tr("%1 wants to use your account")).arg(name), escaped(asked.nonce));

    html += QStringLiteral("<section aria-labelledby=\"may\"><h2 id=\"may\">%1</h2><ul>")
                .arg(escaped(Words::tr("%1 would be able to")).arg(name));
    const QString item = QStringLiteral("<li>%1<span>%2</span></li>");
    for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i) {
        if (asked.scopes.contains(Api::Scope(i)))
            html += item.arg(QLatin1String(check),
                             escaped(QCoreApplication::translate("Scope", Api::wordsOf(Api::Scope(i)))));
    }
    if (asked.scopes.isEmpty())
        html += item.arg(QLatin1String(check),
                         escaped(Words::tr("See who you are, and nothing that is not public")));
    html += QStringLiteral("</ul></section><fieldset><legend>%1</legend><div class=\"users\">")
                .arg(escaped(Words::tr("Sign in as")));

    const bool known = std::any_of(asked.users.begin(), asked.users.end(), [&](const CastMember &member) {
        return member.user.id == asked.chosenUser;
    });
    for (qsizetype i = 0; i < asked.users.size(); ++i)
        html += userRow(asked.users[i], known ? asked.users[i].user.id == asked.chosenUser : i == 0, i);

    const QString target = asked.redirectUri.toString(QUrl::RemovePath | QUrl::RemoveQuery
                                                      | QUrl::RemoveFragment | QUrl::RemoveUserInfo);
    html += QStringLiteral("</div></fieldset><div class=\"end\"><p class=\"to\">%1</p><div class=\"buttons\">"
                           "<button type=\"submit\" name=\"decision\" value=\"deny\" id=\"deny\">%2</button>"
                           "<button type=\"submit\" name=\"decision\" value=\"approve\" id=\"approve\" "
                           "class=\"primary\">%3</button>"
                           "</div></div></form></main><footer>%4</footer>")
                .arg(escaped(Words::tr("Either way you go back to %1")).arg(escaped(target)),
                     escaped(Words::tr("Deny")), escaped(Words::tr("Approve")),
                     escaped(Words::tr("Everything here is made up. There is no password, and nothing leaves "
                                       "this computer.")));
    return page(200, Words::tr("%1 asks for permission").arg(asked.clientName), html,
                "'self' " + QUrl(target).toEncoded());
}

Response renderErrorPage(int status, const QString &title, const QString &text)
{
    const QString html
        = QStringLiteral("<main><div class=\"problem\">%1<div><h1 "
                         "id=\"problem\">%2</h1><p>%3</p></div></div></main><footer>%4</footer>")
              .arg(QLatin1String(alarm), escaped(title), escaped(text),
                   escaped(Words::tr("Sidestage sandbox")));
    return page(status, title, html, "'none'");
}

}  // namespace Sidestage::Sandbox
