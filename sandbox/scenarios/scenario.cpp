// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario.h"

#include "schema/describe.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

/// Resources of a static library must be initialised explicitly, outside any namespace.
static void initScenarios()
{
    Q_INIT_RESOURCE(scenarios);
}

namespace Sidestage::Sandbox {

namespace {

/// Larger files are refused.
constexpr qint64 maxBytes = 1024 * 1024;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Scenario)
};

/// Returns where the error is and what is wrong: "steps[3].at must be at most 604800".
QString explain(const Error &error)
{
    const QString where = error.field.isEmpty() ? Texts::tr("the file") : error.field;
    switch (error.fault) {
    case Fault::Missing:
        return Texts::tr("%1 is missing.").arg(where);
    case Fault::TooSmall:
    case Fault::TooShort:
    case Fault::TooFew:
        return Texts::tr("%1 must be at least %2.").arg(where).arg(error.bound);
    case Fault::TooLarge:
    case Fault::TooLong:
    case Fault::TooMany:
        return Texts::tr("%1 must be at most %2.").arg(where).arg(error.bound);
    default:
        return Texts::tr("%1 has the wrong type.").arg(where);
    }
}

Error invalid(const Error &error)
{
    Error answer = error;
    answer.kind = Error::Kind::Invalid;
    answer.message = explain(error);
    return answer;
}

QString folded(QString name)
{
    return name.replace(u'-', u' ').toCaseFolded();
}

}  // namespace

Result<Scenario> readScenario(const QByteArray &json)
{
    const Api::ReadingScope strict(Api::Reading::Strict);
    const auto document = Api::JsonDocument::parse(json);
    if (!document) {
        Error error = document.error();
        error.kind = Error::Kind::Invalid;
        error.message = Texts::tr("Not valid JSON: %1").arg(error.message);
        return error;
    }
    Scenario scenario;
    Error error;
    const Api::Schema &schema = Api::schemaOf<Scenario>();
    if (!Api::fromJson(schema, document->root(), &scenario, error))
        return invalid(error);
    if (auto ok = Api::check(schema, &scenario); !ok)
        return invalid(ok.error());
    for (qsizetype i = 0; i < scenario.steps.size(); ++i) {
        if (const auto ok = Api::check(Api::schemaOf<ScenarioStep>(), &scenario.steps[i]); !ok) {
            Error inside = ok.error();
            inside.field = QStringLiteral("steps[%1].%2").arg(i).arg(inside.field);
            return invalid(inside);
        }
        const auto &with = scenario.steps[i].with;
        if (with && !with->text.startsWith('{'))
            return invalid(Error::broken(Fault::WrongType, QStringLiteral("steps[%1].with").arg(i)));
    }
    return scenario;
}

Result<Scenario> readScenarioFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error::storage(
            Texts::tr("Could not read %1: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
    if (file.size() > maxBytes)
        return Error::storage(
            Texts::tr("%1 is too large for a scenario.").arg(QDir::toNativeSeparators(path)));
    return readScenario(file.readAll());
}

QByteArray writeScenario(const Scenario &scenario)
{
    QByteArray text;
    Api::JsonWriter writer(text);
    Api::toJson(Api::schemaOf<Scenario>(), &scenario, writer);
    return text;
}

const QList<Scenario> &builtInScenarios()
{
    static const QList<Scenario> all = [] {
        initScenarios();
        QList<Scenario> found;
        const QDir folder(QStringLiteral(":/sidestage/scenarios"));
        for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
            auto scenario = readScenarioFile(folder.filePath(name));
            if (!scenario)
                qFatal("%s: %s", qPrintable(name), qPrintable(scenario.error().message));
            found.append(*std::move(scenario));
        }
        return found;
    }();
    return all;
}

std::optional<Scenario> builtInScenario(const QString &name)
{
    for (const Scenario &scenario : builtInScenarios()) {
        if (folded(scenario.name) == folded(name))
            return scenario;
    }
    return {};
}

}  // namespace Sidestage::Sandbox
