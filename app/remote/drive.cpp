// SPDX-License-Identifier: GPL-3.0-or-later
#include "drive.h"

#include "app/application.h"
#include "app/environment.h"
#include "app/folder_owner.h"
#include "remote_messages.h"
#include "schema/describe.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QLocalSocket>
#include <QLocale>

#include <cstdio>
#include <string_view>

namespace Sidestage {

namespace {

constexpr int answerTimeout = 10'000;  // milliseconds

enum ExitCode { Done = 0, Refused = 1, WrongUse = 2, NotRunning = 3, NoAnswer = 4 };

/// The texts of the command line.
struct Drive
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::Drive)
};

/// Text by viewers must not control the terminal.
QByteArray printable(QString text)
{
    for (QChar &character : text) {
        if (character.category() == QChar::Other_Control)
            character = u' ';
    }
    return text.toLocal8Bit();
}

void print(std::FILE *to, const QByteArray &line)
{
    std::fwrite(line.constData(), 1, std::size_t(line.size()), to);
    std::fputc('\n', to);
    std::fflush(to);
}

int fail(ExitCode code, const QString &text)
{
    print(stderr, printable(text));
    return code;
}

template <class T>
QByteArray listOf(const QList<T> &all)
{
    QByteArray text = "[";
    for (const T &one : all)
        text += (text.size() > 1 ? ",\n" : "\n") + Api::toText(one);
    return text + "\n]";
}

void printActions(const QList<RemoteAction> &actions)
{
    using Kind = RemoteAction::Kind;
    const std::pair<Kind, QString> kinds[]
        = {{Kind::Acts, Drive::tr("Act at once, without a dialog:")},
           {Kind::Page, Drive::tr("Open their page and act there, on what is selected:")},
           {Kind::Opens, Drive::tr("Open a page or a dialog:")}};
    for (const auto &[kind, head] : kinds) {
        print(stdout, printable(head));
        for (const RemoteAction &action : actions) {
            if (action.kind != kind)
                continue;
            constexpr int column = 36;
            const QString use
                = action.arguments.isEmpty() ? action.name : action.name + u' ' + action.arguments;
            QString line = QStringLiteral("  ") + use.leftJustified(column) + u' ' + action.text;
            if (!action.group.isEmpty())
                line += QStringLiteral(" · ") + action.group;
            if (!action.isEnabled)
                line += QStringLiteral(" (") + action.reason + u')';
            print(stdout, printable(line));
        }
    }
}

/// The state as one line.
QString lineOf(const RemoteStatus &status)
{
    const QLocale locale;
    QStringList parts;
    if (status.userName)
        parts += *status.userName;
    if (!status.isLive)
        parts += Api::writeText(status.connection);
    else if (*status.isLive)
        parts += Drive::tr("live, %n viewers", nullptr, status.viewerCount.value_or(0));
    else
        parts += Drive::tr("offline", "a channel");
    if (status.title && !status.title->isEmpty())
        parts += *status.title;
    if (status.gameName && !status.gameName->isEmpty())
        parts += *status.gameName;
    const auto minutes = [](int seconds) {
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    };
    if (status.isAdRunning.value_or(false))
        parts += Drive::tr("ad running, %1 left").arg(minutes(status.adEndsIn.value_or(0)));
    else if (status.nextAdIn)
        parts += Drive::tr("next ad in %1").arg(minutes(*status.nextAdIn));
    if (status.snoozeCount)
        parts += Drive::tr("%n snoozes left", nullptr, *status.snoozeCount);
    if (status.waitingRedemptions)
        parts += Drive::tr("%n redemptions waiting", nullptr, *status.waitingRedemptions);
    if (status.waitingModeration)
        parts += Drive::tr("%n waiting in moderation", nullptr, *status.waitingModeration);
    if (status.heldDecisions.value_or(0) > 0)
        parts += Drive::tr("%n decisions not sent yet", nullptr, *status.heldDecisions);
    return parts.join(QStringLiteral(" · "));
}

ExitCode show(const RemoteReply &reply, RemoteRequest::Verb verb, bool isJson)
{
    using Verb = RemoteRequest::Verb;
    if (reply.status) {
        print(stdout, isJson ? Api::toText(*reply.status) : printable(lineOf(*reply.status)));
        return Done;
    }
    if (reply.actions) {
        if (isJson)
            print(stdout, listOf(*reply.actions));
        else
            printActions(*reply.actions);
        return Done;
    }
    using Outcome = RemoteReply::Outcome;
    const bool isDone = reply.outcome < Outcome::Refused;
    if (isJson && verb == Verb::Do) {
        print(stdout, Api::toText(reply));
    } else {
        QString text = reply.message;
        if (!reply.suggestions.isEmpty())
            text += u' ' + Drive::tr("Did you mean: %1?").arg(reply.suggestions.join(QStringLiteral(", ")));
        print(isDone ? stdout : stderr, printable(text));
    }
    return isDone ? Done : reply.outcome == Outcome::Refused ? Refused : WrongUse;
}

/// Sends the request and shows the answers.
int ask(const QString &address, const RemoteRequest &request, const QByteArray &activation, bool isJson)
{
    // Scripts get an object from `do` whatever happens.
    const auto fails = [&](ExitCode code, const QString &text) {
        if (!isJson || request.verb != RemoteRequest::Verb::Do)
            return fail(code, text);
        using Outcome = RemoteReply::Outcome;
        const Outcome outcome = code == WrongUse ? Outcome::BadArguments : Outcome::Refused;
        print(stdout, Api::toText(RemoteReply{.outcome = outcome, .message = text}));
        return int(code);
    };
    const QByteArray words = Api::toText(request);
    if (words.size() > FolderOwner::maxRequest)
        return fails(WrongUse, Drive::tr("The arguments are too long."));
    QLocalSocket socket;
    QElapsedTimer watch;
    watch.start();
    const auto left = [&watch] { return int(std::max<qint64>(0, answerTimeout - watch.elapsed())); };
    const QString none = Drive::tr("Sidestage is not running in this data folder.");
    const QString silent = Drive::tr("Sidestage is running, but does not answer.");
    socket.connectToServer(address);
    if (!socket.waitForConnected(left()))
        return socket.error() == QLocalSocket::SocketTimeoutError ? fails(NoAnswer, silent)
                                                                  : fails(NotRunning, none);
    socket.write(FolderOwner::wordsOf(words, activation));
    const bool isWatching = request.verb == RemoteRequest::Verb::Watch;
    bool isAnswered = false;
    for (;;) {
        while (!socket.canReadLine()) {
            const bool waitsOn = isWatching && isAnswered;
            if (socket.waitForReadyRead(waitsOn ? -1 : left()))
                continue;
            if (socket.canReadLine())
                break;
            return socket.state() == QLocalSocket::ConnectedState ? fails(NoAnswer, silent)
                : waitsOn ? fails(NotRunning, Drive::tr("Sidestage has ended."))
                          : fails(NotRunning, none);
        }
        const auto reply = Api::fromText<RemoteReply>(socket.readLine());
        if (!reply)
            return fails(NoAnswer,
                         Drive::tr("The answer of Sidestage could not be read. Are its versions "
                                   "the same?"));
        const ExitCode code = show(*reply, request.verb, isJson);
        isAnswered = true;
        if (!isWatching || code != Done || std::ferror(stdout))
            return code;
    }
}

const QString doWord = QStringLiteral("do");
const QString statusWord = QStringLiteral("status");

}  // namespace

bool isDriving(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view word(argv[i]);
        if (word == "--profile" || word == "--data-dir" || word == "--account")
            ++i;  // its value
        else if (!word.starts_with('-'))
            return word == "do" || word == "status";
    }
    return false;
}

int drive(int argc, char **argv, const char *activation)
{
    const QCoreApplication app(argc, argv);
    nameProcess();
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Drive::tr("Tells the running Sidestage what to do, or asks for the state of the channel."));
    parser.addPositionalArgument(doWord, Drive::tr("Do an action; --list shows all."),
                                 QStringLiteral("do ACTION [ARGS]"));
    parser.addPositionalArgument(statusWord, Drive::tr("Print the state of the channel."),
                                 QStringLiteral("| status"));
    parser.addHelpOption();
    const QCommandLineOption profile(QStringLiteral("profile"), Drive::tr("Of this service."),
                                     QStringLiteral("id"));
    const QCommandLineOption account(QStringLiteral("account"), Drive::tr("For this account."),
                                     QStringLiteral("name"));
    const QCommandLineOption folder(QStringLiteral("data-dir"),
                                    Drive::tr("Ask the Sidestage that uses this folder."),
                                    QStringLiteral("folder"));
    const QCommandLineOption json(QStringLiteral("json"), Drive::tr("Print JSON."));
    const QCommandLineOption list(QStringLiteral("list"), Drive::tr("List all actions."));
    const QCommandLineOption watch(QStringLiteral("watch"),
                                   Drive::tr("Print the state again after each change."));
    parser.addOptions({profile, account, folder, json, list, watch});
    if (!parser.parse(QCoreApplication::arguments()))
        return fail(WrongUse, parser.errorText());
    if (parser.isSet(QStringLiteral("help"))) {
        print(stdout, parser.helpText().toLocal8Bit());
        return Done;
    }
    using Verb = RemoteRequest::Verb;
    QStringList words = parser.positionalArguments();
    const bool isDo = words.takeFirst() == doWord;
    const bool isList = isDo && parser.isSet(list);
    if (isDo ? isList == !words.isEmpty() || parser.isSet(watch) : !words.isEmpty() || parser.isSet(list))
        return fail(WrongUse,
                    Drive::tr("Usage: %1")
                        .arg(isDo ? QStringLiteral("sidestage do ACTION [ARGS] | --list")
                                  : QStringLiteral("sidestage status [--json] [--watch]")));
    RemoteRequest request{.verb = isList            ? Verb::List
                              : isDo                ? Verb::Do
                              : parser.isSet(watch) ? Verb::Watch
                                                    : Verb::Status,
                          .account = parser.value(account),
                          .profile = parser.value(profile)};
    if (isDo && !isList) {
        request.action = words.takeFirst();
        request.arguments = words;
    }
    return ask(FolderOwner::addressOf(Application::pathFor(parser.value(folder))), request, activation,
               parser.isSet(json));
}

}  // namespace Sidestage
