// SPDX-License-Identifier: GPL-3.0-or-later
#include "html_page.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QLocale>

namespace Sidestage::Sandbox {

namespace {

/// The colours of the dashboard's themes, so that the page fits when it is shown inside it.
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
.users{clear:both;display:grid;gap:6px}
.user{position:relative}
.user label{display:flex;align-items:center;gap:12px;padding:6px 12px 6px 42px;border:1px solid var(--line);border-radius:6px;cursor:pointer}
.user label:hover{background:var(--hover)}
.user input{appearance:none;position:absolute;inset-inline-start:12px;top:50%;width:18px;height:18px;margin:-9px 0 0;border:1.5px solid var(--edge);
border-radius:50%;background:var(--surface);cursor:pointer}
.user input:checked{border:5.5px solid var(--accent)}
.user input:checked+label{background:var(--tint);border-color:var(--accent)}
.user input:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.avatar{flex:none;width:36px;height:36px;border-radius:50%;display:grid;place-items:center;color:#FFF;font-size:13px;font-weight:600}
.who{min-width:0;flex:1}
.name{display:block;font-weight:600;overflow-wrap:anywhere}
.role{display:block;font-size:13px;color:var(--text2)}
.live{font-size:11px;font-weight:600;letter-spacing:.02em;color:#FFF;background:var(--live-fill);border-radius:10px;padding:2px 8px}
details+details{border-top:1px solid var(--line)}
summary{display:flex;align-items:center;gap:12px;padding:8px 4px;font-weight:600;cursor:pointer;list-style:none;border-radius:4px}
summary::-webkit-details-marker{display:none}
summary::before{content:"";flex:none;width:7px;height:7px;border:solid var(--text2);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}
details[open] summary::before{transform:rotate(45deg)}
summary:hover{background:var(--hover)}
summary:focus-visible{outline:2px solid var(--focus);outline-offset:-1px}
.count{margin-inline-start:auto;font-size:13px;font-weight:400;color:var(--text3)}
details ul{padding:0 4px 8px 22px}
.end{padding:16px 24px 20px;position:sticky;bottom:0;background:var(--surface);border-radius:0 0 8px 8px;border-top:1px solid var(--line);
margin-top:-1px}
.to{margin:0 0 14px;font-size:13px;color:var(--text3);overflow-wrap:anywhere}
.buttons{display:flex;flex-direction:row-reverse;gap:8px;flex-wrap:wrap}
button{font:inherit;font-weight:600;min-height:36px;padding:6px 18px;border-radius:6px;border:1px solid var(--line);background:var(--raised);
color:var(--text);cursor:pointer}
button:hover{background:var(--hover)}
button.primary{background:var(--fill);border-color:var(--fill);color:#FFF}
button.primary:hover{background:var(--fill-hover)}
button:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
footer{max-width:560px;margin:14px 0 0;color:var(--text3);font-size:13px;text-align:center}
.problem,.done{display:flex;gap:14px;padding:24px}
.problem svg{flex:none;color:var(--live)}
.done svg{flex:none;width:32px;height:32px;color:var(--good)}
.problem p,.done p,.hint{margin:8px 0 0;color:var(--text2);overflow-wrap:anywhere}
.field label{display:block;font-weight:600;margin:0 0 6px}
.field input{font:inherit;font-size:20px;letter-spacing:.12em;text-transform:uppercase;width:100%;min-height:44px;padding:6px 12px;
border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:var(--text)}
.field input:focus-visible{outline:2px solid var(--focus);outline-offset:1px}
.alert{margin:0 0 14px;color:var(--live);font-weight:600;overflow-wrap:anywhere}
.code{font-weight:600;letter-spacing:.08em;color:var(--text)}
@media (max-width:520px){body{padding:0}main{border:0;border-radius:0}header{padding:14px 16px 12px}section,fieldset{padding:12px 16px}
.end{padding:12px 16px 14px}.mark{margin-bottom:6px}.users{gap:4px}.avatar{width:32px;height:32px}}
@media (max-width:420px){.buttons button{flex:1}}
@media (forced-colors:active){.avatar,.live{border:1px solid}.user input:checked{border-color:Highlight}}
)";

constexpr const char *alarm
    = R"(<svg width="32" height="32" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><circle cx="10" cy="10" r="7.5"/><path d="M10 6v5M10 13.6v.1"/></svg>)";
constexpr const char *mark
    = R"(<svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" aria-hidden="true"><rect x="2.5" y="3.5" width="15" height="13" rx="2.5"/><path d="M12.5 3.5v13"/><circle cx="7.5" cy="10" r="1.2" fill="currentColor"/></svg>)";

constexpr const char *avatarColors[] = {"#4C7A57", "#5B4E9E", "#8A5A3C", "#4A5568", "#2F6F8F", "#7E4B7F",
                                        "#5C7A36", "#8C3B4E", "#45648C", "#2E7A6A", "#7A6428", "#9A4A2F"};

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(AuthorizePage)
};

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

}  // namespace

const char *const checkIcon
    = R"(<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 8.5l3.2 3.2L13 5"/></svg>)";

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

QString pageOwner()
{
    return Texts::tr("Sidestage sandbox");
}

QString avatarClass(qsizetype place)
{
    return QStringLiteral("av") + QString::number(place % qsizetype(std::size(avatarColors)));
}

QString pageHead(const QString &heading)
{
    return QStringLiteral("<header><p class=\"mark\">%1 %2</p><h1>%3</h1></header>")
        .arg(QLatin1String(mark), escaped(pageOwner()), escaped(heading));
}

QString pageFoot(const QString &text)
{
    return QStringLiteral("<footer>%1</footer>").arg(escaped(text));
}

QString pageMessage(bool problem, const QString &heading, const QString &text)
{
    return QStringLiteral("<main><div class=\"%1\">%2<div><h1 id=\"%1\">%3</h1><p>%4</p></div></div></main>")
        .arg(problem ? QStringLiteral("problem") : QStringLiteral("done"),
             QLatin1String(problem ? alarm : checkIcon), escaped(heading), escaped(text));
}

Response renderPage(const HtmlPage &page)
{
    static const QByteArray styleHash
        = QCryptographicHash::hash(styleSheet(), QCryptographicHash::Sha256).toBase64();
    const QString language = Texts::tr("en", "the language code of this translation");
    const bool isMirrored = QLocale(language).textDirection() == Qt::RightToLeft;
    Response response{.status = page.status, .contentType = QByteArrayLiteral("text/html; charset=utf-8")};
    response.body = "<!DOCTYPE html>\n<html lang=\"" + escaped(language).toUtf8() + "\" dir=\""
        + (isMirrored ? "rtl" : "ltr")
        + "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
          "content=\"width=device-width,initial-scale=1\"><title>"
        + escaped(page.title).toUtf8() + "</title><style>" + styleSheet() + "</style></head>\n<body>"
        + page.content.toUtf8() + "</body></html>\n";
    response.headers = {{"Content-Security-Policy",
                         "default-src 'none'; style-src 'sha256-" + styleHash
                             + "'; base-uri 'none'; frame-ancestors 'none'; form-action " + page.formTargets},
                        {"X-Content-Type-Options", "nosniff"},
                        {"X-Frame-Options", "DENY"},
                        {"Referrer-Policy", "no-referrer"},
                        {"Cache-Control", "no-store"}};
    return response;
}

}  // namespace Sidestage::Sandbox
