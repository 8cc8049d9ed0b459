// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_import.h"

#include "base/csv.h"
#include "client/client.h"

#include <QPointer>
#include <QSet>

#include <algorithm>

namespace Sidestage {

QStringList exportedBanColumns()
{
    return {QStringLiteral("user_login"), QStringLiteral("reason"),     QStringLiteral("user_id"),
            QStringLiteral("user_name"),  QStringLiteral("created_at"), QStringLiteral("expires_at"),
            QStringLiteral("moderator")};
}

QString loginIn(const QString &text)
{
    QString login = text.trimmed().toLower();
    if (login.startsWith(u'@'))
        login.remove(0, 1);
    const bool isRight = std::ranges::all_of(
        login, [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'_'; });
    return isRight && login.size() <= 25 ? login : QString();
}

TermProblem problemOf(const QString &term)
{
    const auto length = term.toUcs4().size();
    if (length < 2)
        return TermProblem::TooShort;
    if (length > 500)
        return TermProblem::TooLong;
    const QStringList words = term.split(u' ', Qt::SkipEmptyParts);
    const bool isRight = std::ranges::all_of(words, [](const QString &word) {
        const QStringView inner = QStringView(word).mid(1).chopped(word.size() > 1 ? 1 : 0);
        return word != u"*" && word != u"**" && !inner.contains(u'*');
    });
    return isRight ? TermProblem::None : TermProblem::Star;
}

Result<ListImport> ListImport::bans(const QByteArray &file, const QDateTime &now)
{
    ListImport import;
    const auto read = readCsv(file);
    if (!read)
        return read.error();
    QList<CsvLine> lines = *read;
    qsizetype loginAt = 0, reasonAt = 1, untilAt = -1;
    if (!lines.isEmpty() && lines.first().fields.contains(exportedBanColumns().first())) {
        const QStringList titles = lines.takeFirst().fields;
        loginAt = titles.indexOf(QStringLiteral("user_login"));
        reasonAt = titles.indexOf(QStringLiteral("reason"));
        untilAt = titles.indexOf(QStringLiteral("expires_at"));
    }
    QSet<QString> known;
    for (const CsvLine &line : std::as_const(lines)) {
        const QString login = loginIn(line.fields.value(loginAt));
        const QDateTime until = QDateTime::fromString(line.fields.value(untilAt), Qt::ISODateWithMs);
        if (login.isEmpty())
            import.problems.append({line.number, line.fields.join(u',').trimmed()});
        else if (until.isValid() && until <= now)
            ++import.ended;
        else if (!known.contains(login))
            import.entries.append({login, line.fields.value(reasonAt).trimmed().left(500), until});
        known.insert(login);
    }
    return import;
}

ListImport ListImport::terms(const QByteArray &file)
{
    ListImport import;
    QString text = QString::fromUtf8(file);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    QSet<QString> known;
    int number = 0;
    for (const QString &line : text.split(u'\n')) {
        ++number;
        const QString term = line.trimmed();
        if (term.isEmpty() || known.contains(term.toCaseFolded()))
            continue;
        known.insert(term.toCaseFolded());
        if (problemOf(term) == TermProblem::None)
            import.entries.append({.text = term});
        else
            import.problems.append({number, term});
    }
    return import;
}

QCoro::Task<Result<QHash<QString, Api::User>>> findUsers(Client *client, QStringList logins)
{
    constexpr qsizetype atOnce = 100;
    const QPointer<Client> alive(client);
    Result<QHash<QString, Api::User>> outcome;
    QHash<QString, Api::User> found;
    for (qsizetype from = 0; from < logins.size(); from += atOnce) {
        if (!alive) {
            outcome = Error{.kind = Error::Kind::Cancelled};
            co_return outcome;
        }
        auto asking = alive->call(Api::GetUsers{.logins = logins.mid(from, atOnce)});
        const auto users = co_await asking;
        if (!users) {
            outcome = users.error();
            co_return outcome;
        }
        for (const Api::User &user : *users)
            found.insert(user.login, user);
    }
    outcome = std::move(found);
    co_return outcome;
}

}  // namespace Sidestage
