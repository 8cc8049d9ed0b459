// SPDX-License-Identifier: GPL-3.0-or-later

// sidestage-sandbox: the simulated platform as a program of its own.

#include "app/describe/coverage.h"
#include "app/quit_signals.h"
#include "sandbox/control/control.h"
#include "sandbox/sandbox.h"
#include "schema/values.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

#ifndef Q_OS_WIN
#include <sys/resource.h>
#endif

using namespace Sidestage;

namespace {

constexpr int exitUsage = 2;
constexpr int exitFailure = 1;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(SandboxMain)
};

#ifdef Q_OS_WIN
void allowManyFiles() { }
#else
/// Each connection needs a file descriptor, and the default limit is far below what the server supports.
void allowManyFiles()
{
    rlimit limit = {};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    constexpr rlim_t wanted = 24'000;
    limit.rlim_cur = std::max(limit.rlim_cur, std::min(wanted, limit.rlim_max));
    setrlimit(RLIMIT_NOFILE, &limit);
}
#endif

int complain(int code, const QString &message)
{
    std::fprintf(stderr, "sidestage-sandbox: %s\n", qPrintable(message));
    return code;
}

void line(const QString &label, const QString &value)
{
    std::printf("  %-16s %s\n", qPrintable(label), qPrintable(value));
}

QStringList switchNames()
{
    QStringList names;
    for (const Sandbox::CompatibilitySwitch &one : Sandbox::compatibilitySwitches())
        names.append(QLatin1String(one.name));
    return names;
}

void introduce(const Sandbox::Sandbox &sandbox, const Sandbox::Options &options, const QString &profile)
{
    const Sandbox::ReadyClient client = sandbox.client();
    const QString auth = sandbox.authUrl().toString();
    const QString base = sandbox.baseUrl().toString();
    const QString memory = QStringLiteral(":memory:");
    std::printf("%s\n\n", qPrintable(Texts::tr("The sandbox is ready.")));
    line(Texts::tr("API base URL"), base);
    line(Texts::tr("Token service"), auth);
    line(Texts::tr("Live events"), sandbox.eventsUrl().toString());
    if (options.control)
        line(Texts::tr("Control page"), sandbox.controlUrl().toString());
    line(Texts::tr("Client ID"), client.id);
    line(Texts::tr("Client secret"), client.secret);
    line(Texts::tr("Redirect URI"), client.redirectUri);
    line(Texts::tr("World"),
         Texts::tr("seed %1, profile %2, stored in %3")
             .arg(options.world.seed)
             .arg(profile, options.world.dbFile == memory ? Texts::tr("memory") : options.world.dbFile));

    std::printf("\n%s\n", qPrintable(Texts::tr("Try it:")));
    std::printf("  TOKEN=$(curl -s %s/oauth2/token -d client_id=%s -d client_secret=%s -d "
                "grant_type=client_credentials \\\n"
                "          | sed 's/.*\"access_token\":\"\\([^\"]*\\)\".*/\\1/')\n"
                "  curl -s -H \"Authorization: Bearer $TOKEN\" -H 'Client-Id: %s' '%s/streams?first=3'\n",
                qPrintable(auth), qPrintable(client.id), qPrintable(client.secret), qPrintable(client.id),
                qPrintable(base));
    std::printf("\n%s\n", qPrintable(Texts::tr("Sign in as a user, in a browser:")));
    std::printf("  "
                "%s/oauth2/"
                "authorize?response_type=code&client_id=%s&redirect_uri=%s&scope=channel%%3Amanage%%"
                "3Abroadcast&state=try\n",
                qPrintable(auth), qPrintable(client.id),
                QUrl::toPercentEncoding(client.redirectUri).constData());
    std::printf("\n%s\n", qPrintable(Texts::tr("Press Ctrl+C to stop.")));
    std::fflush(stdout);
}

QStringList scenarioNames()
{
    QStringList names;
    for (const Sandbox::Scenario &scenario : Sandbox::builtInScenarios())
        names.append(scenario.name);
    return names;
}

/// Returns the built-in scenario with this name, or reads one from a file.
Result<Sandbox::Scenario> scenarioOf(const QString &text)
{
    if (auto builtIn = Sandbox::builtInScenario(text))
        return *std::move(builtIn);
    if (QFileInfo::exists(text))
        return Sandbox::readScenarioFile(text);
    return Error{.kind = Error::Kind::NotFound,
                 .message = Texts::tr("No scenario or file \"%1\". Available scenarios: %2.")
                                .arg(text, scenarioNames().join(QStringLiteral(", ")))};
}

}  // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("sidestage-sandbox"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SIDESTAGE_VERSION));

    QCommandLineParser parser;
    parser.setApplicationDescription(
        Texts::tr("A simulated streaming platform: token service and API, on this computer only."));
    const QCommandLineOption port(QStringLiteral("port"),
                                  Texts::tr("Listen on this port; 0 selects a free port."),
                                  QStringLiteral("PORT"), QStringLiteral("7890"));
    const QCommandLineOption seed(QStringLiteral("seed"), Texts::tr("Create the world from this seed."),
                                  QStringLiteral("NUMBER"), QStringLiteral("1"));
    const QCommandLineOption db(
        QStringLiteral("db"), Texts::tr("Store all data in this file. Without it, all data is lost on exit."),
        QStringLiteral("FILE"));
    const QCommandLineOption profile(
        QStringLiteral("profile"),
        Texts::tr("\"specification\" follows the specification; \"observed\" follows the public service "
                  "where it was seen to differ: all switches of --compat."),
        QStringLiteral("NAME"), QStringLiteral("specification"));
    const QCommandLineOption rateLimit(
        QStringLiteral("rate-limit"),
        Texts::tr("Requests per minute for each user of each app; 0: no limit."), QStringLiteral("NUMBER"),
        QStringLiteral("800"));
    const QCommandLineOption clock(QStringLiteral("clock"),
                                   Texts::tr("Start sandbox time at this moment: 2026-03-01T20:00:00Z, or "
                                             "\"now\". Without it, time continues where it stopped."),
                                   QStringLiteral("TIME"));
    const QCommandLineOption speed(QStringLiteral("speed"),
                                   Texts::tr("Run sandbox time at this multiple of real time; 0 pauses it."),
                                   QStringLiteral("NUMBER"));
    const QCommandLineOption compat(QStringLiteral("compat"),
                                    Texts::tr("Behave like the public service in these points: %1.")
                                        .arg(switchNames().join(QStringLiteral(", "))),
                                    QStringLiteral("NAME[,NAME...]"));
    const QCommandLineOption noControl(
        QStringLiteral("no-control"),
        Texts::tr("Turn off everything below /sandbox: the control page and the control calls."));
    const QCommandLineOption webhooks(
        QStringLiteral("allow-webhooks-to"),
        Texts::tr("Allow webhook callbacks on these hosts too, not only on this computer. Callbacks may use "
                  "http or https, while the public service requires https."),
        QStringLiteral("HOST[,HOST...]"));
    const QCommandLineOption scenario(QStringLiteral("scenario"),
                                      Texts::tr("Play this scenario at start: %1, or a file.")
                                          .arg(scenarioNames().join(QStringLiteral(", "))),
                                      QStringLiteral("NAME"));
    const QCommandLineOption coverageOption(
        QStringLiteral("coverage"),
        Texts::tr("Print which endpoints of the specification are implemented, and exit."));
    const QCommandLineOption quiet(QStringLiteral("quiet"),
                                   Texts::tr("Turn off simulated viewer activity in a new world."));
    parser.addOptions({port, seed, db, profile, compat, rateLimit, clock, speed, scenario, quiet, noControl,
                       webhooks, coverageOption});
    parser.addHelpOption();
    parser.addVersionOption();

    if (!parser.parse(application.arguments()))
        return complain(exitUsage, parser.errorText());
    if (parser.isSet(QStringLiteral("help"))) {
        std::printf("%s", qPrintable(parser.helpText()));
        return 0;
    }
    if (parser.isSet(QStringLiteral("version"))) {
        std::printf("%s %s\n", qPrintable(QCoreApplication::applicationName()), SIDESTAGE_VERSION);
        return 0;
    }
    if (parser.isSet(coverageOption)) {
        const QString text = coverage();
        std::printf("%s", text.toUtf8().constData());
        return text.isEmpty() ? exitFailure : 0;
    }
    if (!parser.positionalArguments().isEmpty())
        return complain(
            exitUsage,
            Texts::tr("Unknown argument \"%1\". See --help.").arg(parser.positionalArguments().first()));

    Sandbox::Options options;
    bool ok = false;
    options.port = parser.value(port).toUShort(&ok);
    if (!ok)
        return complain(exitUsage, Texts::tr("\"%1\" is not a port (0 to 65535).").arg(parser.value(port)));
    options.world.seed = parser.value(seed).toULongLong(&ok);
    if (!ok)
        return complain(exitUsage,
                        Texts::tr("\"%1\" is not a seed (a number, 0 or more).").arg(parser.value(seed)));
    options.rateLimit = parser.value(rateLimit).toInt(&ok);
    if (!ok || options.rateLimit < 0)
        return complain(
            exitUsage,
            Texts::tr("\"%1\" is not a rate limit (a number, 0 or more).").arg(parser.value(rateLimit)));
    const auto compatibility = Sandbox::compatibilityNamed(parser.value(profile));
    if (!compatibility)
        return complain(exitUsage,
                        Texts::tr("Unknown profile \"%1\". Available: specification, observed.")
                            .arg(parser.value(profile)));
    options.world.compatibility = *compatibility;
    for (const QString &name : parser.value(compat).split(u',', Qt::SkipEmptyParts)) {
        const auto all = Sandbox::compatibilitySwitches();
        const auto found = std::find_if(all.begin(), all.end(), [&](const auto &one) {
            return name.trimmed() == QLatin1String(one.name);
        });
        if (found == all.end())
            return complain(exitUsage,
                            Texts::tr("Unknown switch \"%1\". Available: %2.")
                                .arg(name, switchNames().join(QStringLiteral(", "))));
        options.world.compatibility.*found->value = true;
    }
    if (parser.isSet(clock)) {
        const QString text = parser.value(clock);
        options.world.startNow = text == QLatin1String("now");
        options.world.startAt = Api::parseTime(text.toStdString());
        if (!options.world.startNow && !options.world.startAt.isValid())
            return complain(exitUsage,
                            Texts::tr("\"%1\" is not a time (2026-03-01T20:00:00Z, or now).").arg(text));
    }
    if (parser.isSet(speed)) {
        const double times = parser.value(speed).toDouble(&ok);
        if (!ok || !(times >= 0 && times <= 100'000))
            return complain(exitUsage,
                            Texts::tr("\"%1\" is not a speed (0 to 100000).").arg(parser.value(speed)));
        options.world.speed = times;
    }
    options.control = !parser.isSet(noControl);
    for (const QString &host : parser.value(webhooks).split(u',', Qt::SkipEmptyParts)) {
        QUrl url;
        url.setHost(host.trimmed());
        if (url.host().isEmpty())
            return complain(exitUsage, Texts::tr("\"%1\" is not a host name.").arg(host));
        options.webhookHosts.append(url.host());
    }
    options.lively = !parser.isSet(quiet);
    if (parser.isSet(db)) {
        options.world.dbFile = parser.value(db);
        if (options.world.dbFile.isEmpty())
            return complain(exitUsage, Texts::tr("--db requires a file name."));
    }

    std::optional<Sandbox::Scenario> played;
    if (parser.isSet(scenario)) {
        auto found = scenarioOf(parser.value(scenario));
        if (!found)
            return complain(exitUsage, found.error().message);
        played = *std::move(found);
    }

    allowManyFiles();
    Sandbox::Sandbox sandbox(options);
    if (const auto started = sandbox.start(); !started)
        return complain(exitFailure, started.error().message);
    if (played) {
        if (const auto playing = sandbox.control().player().play(*played); !playing)
            return complain(exitFailure, playing.error().message);
    }
    quitOnSignals();
    introduce(sandbox, options, parser.value(profile));
    return QCoreApplication::exec();
}
