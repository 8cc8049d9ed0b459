// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_export.h"

#include "ad_log.h"
#include "base/csv.h"

#include <QFileInfo>

namespace Sidestage {

namespace {

constexpr int part = 200;  // lines between two turns of the event loop

// Words of the file's format, not of the user's language: programs read them.

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QString numberText(int number, int unknown)
{
    return number == unknown ? QString() : QString::number(number);
}

QString kindText(AdBreak::Kind kind)
{
    switch (kind) {
    case AdBreak::Kind::Scheduled:
        return QStringLiteral("scheduled");
    case AdBreak::Kind::Run:
        return QStringLiteral("run");
    case AdBreak::Kind::Unknown:
        return QStringLiteral("unknown");
    }
    return {};
}

void append(QByteArray &out, const AdBreak &one)
{
    const auto late = one.lateness();
    appendCsvLine(
        out,
        {QStringLiteral("break"), timeText(one.showAt), kindText(one.kind), timeText(one.promisedAt),
         timeText(one.startedAt), numberText(one.promised, 0), numberText(one.shown, -1),
         late ? QString::number(*late) : QString(), QString::number(one.snoozes), one.byId, one.byName,
         one.hasCome() ? QStringLiteral("came") : QStringLiteral("missed"), timeText(one.freeUntil)});
}

void append(QByteArray &out, const AdSnoozed &one)
{
    appendCsvLine(out,
                  {QStringLiteral("snooze"),
                   timeText(one.showAt),
                   one.byId.isEmpty() ? QStringLiteral("elsewhere") : QStringLiteral("here"),
                   timeText(one.from),
                   timeText(one.at),
                   {},
                   {},
                   {},
                   {},
                   one.byId,
                   one.byName,
                   timeText(one.to),
                   {}});
}

void append(QByteArray &out, const AdShow &one)
{
    appendCsvLine(out,
                  {timeText(one.startedAt), QString::number(one.breaks), QString::number(one.run),
                   QString::number(one.missed), QString::number(one.seconds), QString::number(one.snoozes)});
}

const char *const logHead
    = "entry,show_started_at,kind,promised_at,at,promised_seconds,shown_seconds,late_seconds,"
      "snoozes,by_id,by_name,outcome,preroll_free_until\r\n";
const char *const showsHead = "show_started_at,breaks,run_by_hand,missed,ad_seconds,snoozes\r\n";

}  // namespace

AdExport::AdExport(AdLog *log, QObject *parent)
    : QObject(parent)
    , m_log(log)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &AdExport::step);
}

AdExport::~AdExport() = default;

void AdExport::start(const QString &path, Content content)
{
    if (isRunning())
        return;
    m_content = content;
    m_lines = 0;
    m_lastBreak = 0;
    m_lastSnooze = 0;
    m_areBreaksDone = false;
    // Replacing a device, a pipe or a folder would destroy it.
    if (const QFileInfo there(path); there.exists() && !there.isFile()) {
        Q_EMIT finished(Error::storage(tr("“%1” is not a file.").arg(there.fileName())));
        return;
    }
    m_file = std::make_unique<QSaveFile>(path);
    if (!m_file->open(QIODevice::WriteOnly))
        return end(Error::storage(m_file->errorString()));
    if (put(content == Content::Log ? logHead : showsHead))
        m_next.start(0);
}

void AdExport::cancel()
{
    m_next.stop();
    m_file.reset();
}

void AdExport::step()
{
    QByteArray out;
    int count = 0;
    const auto write = [&](const auto &list) {
        for (const auto &one : list)
            append(out, one);
        count = int(list.size());
    };
    bool isDone = false;
    if (m_content == Content::Shows) {
        write(m_log->shows(1'000'000));
        isDone = true;
    } else if (!m_areBreaksDone) {
        const auto list = m_log->breaksAfter(m_lastBreak, part);
        write(list);
        if (!list.isEmpty())
            m_lastBreak = list.last().id;
        m_areBreaksDone = list.size() < part;
    } else {
        const auto list = m_log->snoozesAfter(m_lastSnooze, part);
        write(list);
        if (!list.isEmpty())
            m_lastSnooze = list.last().id;
        isDone = list.size() < part;
    }
    m_lines += count;
    if (!put(out))
        return;
    if (isDone)
        return end(m_file->commit() ? Result<int>(m_lines)
                                    : Result<int>(Error::storage(m_file->errorString())));
    Q_EMIT progressed(m_lines);
    m_next.start(0);
}

bool AdExport::put(const QByteArray &bytes)
{
    if (m_file->write(bytes) == bytes.size())
        return true;
    end(Error::storage(m_file->errorString()));
    return false;
}

void AdExport::end(const Result<int> &outcome)
{
    const Result<int> kept = outcome;
    m_file.reset();
    Q_EMIT finished(kept);
}

}  // namespace Sidestage
