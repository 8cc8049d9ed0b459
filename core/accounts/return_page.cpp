// SPDX-License-Identifier: GPL-3.0-or-later
#include "return_page.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QLocale>

namespace Sidestage {

namespace {

/// Uses the colours of the dashboard's themes.
constexpr const char *style = R"(
:root{color-scheme:light dark;--window:#F3F4F6;--surface:#FFFFFF;--line:#D9DDE3;--text:#181C22;--text2:#454E5B}
@media (prefers-color-scheme:dark){:root{--window:#15181D;--surface:#1C2027;--line:#2D333D;--text:#E9ECF1;--text2:#B0B8C4}}
*{box-sizing:border-box}
body{margin:0;background:var(--window);color:var(--text);font:15px/1.5 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;
min-height:100vh;display:grid;place-items:center;padding:20px}
main{width:100%;max-width:480px;background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:24px}
p.app{margin:0 0 12px;color:var(--text2);font-size:13px}
h1{font-size:20px;line-height:1.3;margin:0 0 8px;font-weight:600}
p{margin:0;color:var(--text2)}
)";

/// Removes the fragment from the address, and so from the history, before anything else.
constexpr const char *script = R"(
(function () {
  'use strict';
  function show(id) {
    ['handing', 'done', 'stranger', 'nothing', 'gone'].forEach(function (name) {
      document.getElementById(name).hidden = name !== id;
    });
  }
  var answer = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  if (!answer)
    return show('nothing');
  var handing = new XMLHttpRequest();
  handing.open('POST', location.pathname);
  handing.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
  handing.onload = function () { show(handing.status === 200 ? 'done' : 'stranger'); };
  handing.onerror = function () { show('gone'); };
  handing.send(answer);
})();
)";

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ReturnPage)
};

struct Text
{
    const char *id;
    QString title;
    QString words;
};

Text textOf(ReturnPage page)
{
    switch (page) {
    case ReturnPage::Handing:
        return {"handing", Texts::tr("One moment"), Texts::tr("Completing the sign-in in Sidestage…")};
    case ReturnPage::Done:
        return {"done", Texts::tr("Return to Sidestage"),
                Texts::tr("Sidestage has received the response and continues. You can close this page.")};
    case ReturnPage::Denied:
        return {"denied", Texts::tr("Access denied"),
                Texts::tr("You denied access. Nothing was changed. You can close this page.")};
    case ReturnPage::Stranger:
        return {"stranger", Texts::tr("Response not used"),
                Texts::tr("This response does not belong to the current sign-in, so it was not used. Start "
                          "again in Sidestage.")};
    case ReturnPage::Nothing:
        break;
    }
    return {"nothing", Texts::tr("No sign-in to complete"),
            Texts::tr("This page opens after you sign in to the service. Start a sign-in in Sidestage.")};
}

QByteArray section(const Text &text, bool hidden)
{
    return QStringLiteral("<section id=\"%1\" role=\"status\"%2><h1>%3</h1><p>%4</p></section>")
        .arg(QLatin1String(text.id), hidden ? QStringLiteral(" hidden") : QString(),
             text.title.toHtmlEscaped(), text.words.toHtmlEscaped())
        .toUtf8();
}

QByteArray hashed(const char *source)
{
    return "'sha256-" + QCryptographicHash::hash(source, QCryptographicHash::Sha256).toBase64() + '\'';
}

}  // namespace

RenderedPage renderReturnPage(ReturnPage page)
{
    QByteArray body = section(textOf(page), false);
    if (page == ReturnPage::Handing) {
        for (const ReturnPage other : {ReturnPage::Done, ReturnPage::Stranger, ReturnPage::Nothing})
            body += section(textOf(other), true);
        body += section(
            {"gone", Texts::tr("Sign-in timed out"),
             Texts::tr("Sidestage is no longer waiting for this sign-in. Start again in Sidestage.")},
            true);
        body += "<noscript><p>"
            + Texts::tr("This page needs JavaScript to complete the sign-in. Without it, sign in on another "
                        "device instead.")
                  .toHtmlEscaped()
                  .toUtf8()
            + "</p></noscript><script>" + script + "</script>";
    }
    RenderedPage rendered;
    rendered.document = "<!DOCTYPE html><html lang=\"" + QLocale().bcp47Name().toLatin1()
        + "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
          "<title>Sidestage</title><style>"
        + style + "</style></head><body><main><p class=\"app\">Sidestage</p>" + body
        + "</main></body></html>\n";
    rendered.headers = "Content-Type: text/html; charset=utf-8\r\n"
                       "Content-Security-Policy: default-src 'none'; script-src "
        + hashed(script) + "; style-src " + hashed(style)
        + "; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n";
    return rendered;
}

}  // namespace Sidestage
