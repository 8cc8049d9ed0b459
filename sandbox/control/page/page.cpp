// SPDX-License-Identifier: GPL-3.0-or-later
#include "page.h"

#include <QFile>

/// Resources of a static library must be initialised explicitly, outside any namespace.
static void initPage()
{
    Q_INIT_RESOURCE(sandbox_page);
}

namespace Sidestage::Sandbox {

namespace {

QByteArray resource(const char *name)
{
    initPage();
    QFile file(QStringLiteral(":/sidestage/sandbox/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString options(const QStringList &values)
{
    QString html;
    for (const QString &value : values)
        html += QStringLiteral("<option value=\"%1\">").arg(value.toHtmlEscaped());
    return html;
}

/// Returns the replacement for "{{name}}" in the page.
QString partOf(Control &control, const QByteArray &name, const QHash<QByteArray, QString> &words)
{
    if (name.startsWith("forms:")) {
        for (std::size_t i = 0; i < namesOf(ControlGroup{}).size(); ++i) {
            if (name.sliced(6) == namesOf(ControlGroup{})[i])
                return formsOf(control, ControlGroup(i));
        }
    }
    if (name.startsWith("form:")) {
        if (const ControlCall *call = control.find(QByteArrayView(name).sliced(5)))
            return formOf(*call);
    }
    if (name == "calls:list")
        return listOfCalls(control);
    if (name == "options:categories") {
        QStringList names;
        for (const CategoryState &category : control.world().categories())
            names.append(category.game.name);
        return options(names);
    }
    if (name == "options:clients") {
        QStringList ids;
        for (const ClientApp &client : control.world().clients())
            ids.append(client.id);
        return options(ids);
    }
    if (name == "options:scenarios") {
        QStringList names;
        for (const Scenario &scenario : builtInScenarios())
            names.append(scenario.name);
        return options(names);
    }
    if (name == "options:endpoints" || name == "options:paths") {
        QStringList found{QStringLiteral("/oauth2/token"), QStringLiteral("/oauth2/validate"),
                          QStringLiteral("/oauth2/revoke"), QStringLiteral("/oauth2/authorize")};
        if (name == "options:endpoints")
            found.clear();
        for (const Api::EndpointInfo *info : Api::catalogue())
            found.append(QLatin1String(name == "options:endpoints" ? info->name : info->spec.path));
        found.removeDuplicates();
        return options(found);
    }
    if (name == "words:script") {
        // The texts for the script are attributes of the body.
        static const QByteArray script = resource("page.js");
        QString html;
        for (auto word = words.begin(); word != words.end(); ++word) {
            if (script.contains("'" + word.key() + "'") || word.key().startsWith("role-"))
                html += QStringLiteral(" data-%1=\"%2\"")
                            .arg(QLatin1String(word.key()), word.value().toHtmlEscaped());
        }
        return html;
    }
    return words.value(name).toHtmlEscaped();
}

QByteArray page(Control &control)
{
    static const QByteArray pattern = resource("page.html");
    QHash<QByteArray, QString> words;
    for (const PageWord &word : pageWords())
        words.insert(word.name, word.text);
    QByteArray html;
    qsizetype at = 0;
    for (qsizetype open = pattern.indexOf("{{"); open >= 0; open = pattern.indexOf("{{", at)) {
        const qsizetype close = pattern.indexOf("}}", open);
        if (close < 0)
            break;
        html += QByteArrayView(pattern).sliced(at, open - at);
        html += partOf(control, pattern.sliced(open + 2, close - open - 2), words).toUtf8();
        at = close + 2;
    }
    html += QByteArrayView(pattern).sliced(at);
    return html;
}

}  // namespace

std::optional<Response> pageFile(Control &control, const Request &request, QByteArrayView rest)
{
    if (rest.isEmpty())
        return Response{.status = 302, .headers = {{"Location", QByteArray(Control::root) + '/'}}};
    static constexpr std::pair<const char *, const char *> files[]
        = {{"page.css", "text/css; charset=utf-8"},
           {"page.js", "text/javascript; charset=utf-8"},
           {"icon.svg", "image/svg+xml"}};
    std::optional<Response> found;
    if (rest == QByteArrayView("/")) {
        found = Response{.contentType = QByteArrayLiteral("text/html; charset=utf-8"), .body = page(control)};
        // Only files of this server, no inline scripts or styles, and no framing by other pages.
        found->headers.add("Content-Security-Policy",
                           "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
                           "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
        found->headers.add("X-Frame-Options", "DENY");
        found->headers.add("Referrer-Policy", "no-referrer");
    }
    for (const auto &[name, type] : files) {
        if (rest.sliced(1) == QByteArrayView(name))
            found = Response{.contentType = type, .body = resource(name)};
    }
    if (found && request.method != "GET" && request.method != "HEAD")
        found = Response{.status = 405, .headers = {{"Allow", "GET, HEAD"}}};
    return found;
}

}  // namespace Sidestage::Sandbox
