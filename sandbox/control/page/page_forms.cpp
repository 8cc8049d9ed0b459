// SPDX-License-Identifier: GPL-3.0-or-later
#include "page.h"
#include "schema/values.h"

#include <QCoreApplication>

namespace Sidestage::Sandbox {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(SandboxPage)
};

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

QString translated(const char *text)
{
    return escaped(QCoreApplication::translate("Control", text));
}

/// Returns the name of the list of proposals for a field; empty if it has none.
QString proposalsFor(const ControlCall &call, const QString &name)
{
    if (name == QLatin1String("name") && qstrcmp(call.name, "play") == 0)
        return QStringLiteral("scenarios");
    static const QHash<QString, QString> lists{
        {QStringLiteral("channel"), QStringLiteral("people")},
        {QStringLiteral("viewer"), QStringLiteral("people")},
        {QStringLiteral("user"), QStringLiteral("people")},
        {QStringLiteral("moderator"), QStringLiteral("people")},
        {QStringLiteral("from"), QStringLiteral("people")},
        {QStringLiteral("host"), QStringLiteral("people")},
        {QStringLiteral("to"), QStringLiteral("people")},
        {QStringLiteral("reward"), QStringLiteral("rewards")},
        {QStringLiteral("category"), QStringLiteral("categories")},
        {QStringLiteral("endpoint"), QStringLiteral("endpoints")},
        {QStringLiteral("path"), QStringLiteral("paths")},
        {QStringLiteral("client"), QStringLiteral("clients")},
        {QStringLiteral("extension"), QStringLiteral("clients")},
    };
    return lists.value(name);
}

QString kindOf(Api::Kind kind)
{
    switch (kind) {
    case Api::Kind::Integer:
    case Api::Kind::Number:
        return QStringLiteral("number");
    case Api::Kind::Boolean:
        return QStringLiteral("boolean");
    case Api::Kind::Time:
        return QStringLiteral("time");
    case Api::Kind::Json:
        return QStringLiteral("json");
    default:
        return QStringLiteral("text");
    }
}

QString option(const QString &value, const QString &text)
{
    return QStringLiteral("<option value=\"%1\">%2</option>").arg(escaped(value), escaped(text));
}

/// Returns "1 to 100,000", the hint for a number.
QString boundsOf(const Api::Rule &rule)
{
    const QLocale locale;
    if (rule.hasLeast() && rule.hasMost())
        return Texts::tr("%1 to %2").arg(locale.toString(rule.least), locale.toString(rule.most));
    return {};
}

QString attributesOf(const Api::Field &field)
{
    QString text = QStringLiteral(" name=\"%1\" data-kind=\"%2\"").arg(field.name, kindOf(field.type->kind));
    if (field.type->list)
        text += QStringLiteral(" data-list");
    if (field.isRequired())
        text += QStringLiteral(" required");
    return text;
}

QString control(const ControlCall &call, const Api::Field &field, const QString &id)
{
    const QString attributes = QStringLiteral(" id=\"%1\"%2").arg(id, attributesOf(field));
    const Api::Rule &rule = field.rule;
    switch (field.type->kind) {
    case Api::Kind::Boolean:
        return QStringLiteral("<select%1>%2%3%4</select>")
            .arg(attributes, field.isRequired() ? QString() : option({}, Texts::tr("—")),
                 option(QStringLiteral("true"), Texts::tr("Yes")),
                 option(QStringLiteral("false"), Texts::tr("No")));
    case Api::Kind::Name: {
        QString options = field.isRequired() || field.type->list ? QString() : option({}, Texts::tr("—"));
        for (int i = 0; i < field.type->nameCount; ++i)
            options += option(QLatin1String(field.type->names[i]), QLatin1String(field.type->names[i]));
        return QStringLiteral("<select%1%2>%3</select>")
            .arg(attributes, field.type->list ? QStringLiteral(" multiple size=\"5\"") : QString(), options);
    }
    case Api::Kind::Json:
        return QStringLiteral("<textarea%1 rows=\"4\" spellcheck=\"false\"></textarea>").arg(attributes);
    case Api::Kind::Time:
        return QStringLiteral("<input%1 type=\"datetime-local\" step=\"1\">").arg(attributes);
    case Api::Kind::Integer:
    case Api::Kind::Number: {
        QString more = QStringLiteral(" type=\"number\" step=\"%1\"")
                           .arg(field.type->kind == Api::Kind::Number ? QStringLiteral("any")
                                                                      : QString::number(rule.step));
        if (rule.hasLeast())
            more += QStringLiteral(" min=\"%1\"").arg(rule.least);
        if (rule.hasMost())
            more += QStringLiteral(" max=\"%1\"").arg(rule.most);
        if (rule.defaultValue >= 0)
            more += QStringLiteral(" placeholder=\"%1\"").arg(rule.defaultValue);
        return QStringLiteral("<input%1%2>").arg(attributes, more);
    }
    default:
        break;
    }
    if (field.name == QLatin1String("body"))
        return QStringLiteral("<textarea%1 rows=\"2\" spellcheck=\"false\"></textarea>").arg(attributes);
    QString more = QStringLiteral(" type=\"text\" autocomplete=\"off\" spellcheck=\"false\"");
    if (!field.type->list && rule.hasMost())
        more += QStringLiteral(" maxlength=\"%1\"").arg(rule.most);
    if (const QString list = proposalsFor(call, field.name); !list.isEmpty())
        more += QStringLiteral(" list=\"%1-list\"").arg(list);
    return QStringLiteral("<input%1%2>").arg(attributes, more);
}

QString hintOf(const Api::Field &field)
{
    if (field.type->list && field.type->kind == Api::Kind::Text)
        return Texts::tr("separated by spaces or commas");
    if (field.type->kind == Api::Kind::Integer || field.type->kind == Api::Kind::Number)
        return boundsOf(field.rule);
    return {};
}

QString row(const ControlCall &call, const Api::Field &field)
{
    const QString id = QStringLiteral("%1-%2").arg(QLatin1String(call.name), field.name);
    const QString label = fieldLabel(field);
    const QString hint = hintOf(field);
    return QStringLiteral("<div class=\"field\"><label for=\"%1\">%2%3</label>%4%5</div>")
        .arg(id, escaped(label.isEmpty() ? QString(field.name) : label),
             field.isRequired() ? QStringLiteral("<span class=\"must\" aria-hidden=\"true\"> *</span>")
                                : QString(),
             control(call, field, id),
             hint.isEmpty() ? QString() : QStringLiteral("<small>%1</small>").arg(escaped(hint)));
}

}  // namespace

QString formOf(const ControlCall &call)
{
    // Required fields come first. Long forms hide the last fields until the user expands them.
    constexpr qsizetype many = 8;
    constexpr qsizetype shownOfMany = 7;
    QStringList must;
    QStringList may;
    for (const Api::Field &field : call.request->fields)
        (field.isRequired() ? must : may) += row(call, field);
    const QStringList rows = must + may;
    QString shown = rows.join(QString());
    if (rows.size() > many) {
        shown = rows.first(shownOfMany).join(QString())
            + QStringLiteral("<details class=\"more\"><summary>%1</summary>%2</details>")
                  .arg(escaped(Texts::tr("More")), rows.sliced(shownOfMany).join(QString()));
    }
    return QStringLiteral("<form data-call=\"%1\" novalidate><p class=\"hint\">%2</p>%3"
                          "<div class=\"buttons\"><button type=\"submit\" class=\"primary\">%4</button></div>"
                          "</form>")
        .arg(QLatin1String(call.name), translated(call.words), shown, translated(call.title));
}

QString formsOf(const Control &control, ControlGroup group)
{
    const QString id = QStringLiteral("pick-") + Api::writeText(group);
    QString options;
    QString forms;
    for (const ControlCall &call : control.calls()) {
        if (call.group != group || call.method == Api::Method::Get)
            continue;
        options += QStringLiteral("<option value=\"%1\">%2</option>")
                       .arg(QLatin1String(call.name), translated(call.title));
        forms += formOf(call);
    }
    return QStringLiteral("<div class=\"field\"><label for=\"%1\">%2</label><select id=\"%1\" data-pick>%3"
                          "</select></div>%4<div class=\"outcome\" role=\"status\"></div>")
        .arg(id, escaped(Texts::tr("What")), options, forms);
}

QString titleOf(ControlGroup group)
{
    static constexpr const char *titles[] = {QT_TRANSLATE_NOOP("SandboxPage", "Queries"),
                                             QT_TRANSLATE_NOOP("SandboxPage", "Viewer actions"),
                                             QT_TRANSLATE_NOOP("SandboxPage", "Channel actions"),
                                             QT_TRANSLATE_NOOP("SandboxPage", "Bulk actions"),
                                             QT_TRANSLATE_NOOP("SandboxPage", "Simulated activity"),
                                             QT_TRANSLATE_NOOP("SandboxPage", "Users and roles"),
                                             QT_TRANSLATE_NOOP("SandboxPage", "Live events"),
                                             QT_TRANSLATE_NOOP("SandboxPage", "Apps and tokens"),
                                             QT_TRANSLATE_NOOP("SandboxPage", "Clock and reset"),
                                             QT_TRANSLATE_NOOP("SandboxPage", "Faults"),
                                             QT_TRANSLATE_NOOP("SandboxPage", "Limits and switches")};
    static_assert(std::size(titles) == namesOf(ControlGroup{}).size());
    return QCoreApplication::translate("SandboxPage", titles[std::size_t(group)]);
}

QString listOfCalls(const Control &control)
{
    QString html;
    std::optional<ControlGroup> group;
    for (const ControlCall &call : control.calls()) {
        if (group != call.group) {
            group = call.group;
            html += QStringLiteral("<h3>%1</h3>").arg(escaped(titleOf(call.group)));
        }
        QString fields;
        for (const Api::Field &field : call.request->fields) {
            fields += QStringLiteral("<li><code>%1</code> %2%3</li>")
                          .arg(field.name, escaped(fieldLabel(field)),
                               field.isRequired() ? QStringLiteral(" · ") + escaped(Texts::tr("required"))
                                                  : QString());
        }
        const bool reads = call.method == Api::Method::Get;
        html += QStringLiteral("<details class=\"call\"><summary><code>%1 /sandbox/%2</code> "
                               "<span>%3</span></summary><p>%4</p>%5</details>")
                    .arg(reads ? QStringLiteral("GET") : QStringLiteral("POST"), QLatin1String(call.name),
                         translated(call.title), translated(call.words),
                         fields.isEmpty() ? QString() : QStringLiteral("<ul>%1</ul>").arg(fields));
    }
    return html;
}

}  // namespace Sidestage::Sandbox
