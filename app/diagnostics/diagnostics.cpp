// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnostics.h"

#include "accounts/account.h"
#include "accounts/accounts.h"
#include "accounts/capabilities.h"
#include "alerts/alert_player.h"
#include "app/application.h"
#include "app/desktop/desktop_presence.h"
#include "app/desktop/tray.h"
#include "base/log.h"
#include "base/log_file.h"
#include "client/client.h"
#include "client/connection.h"
#include "client/session.h"
#include "events/event_service.h"
#include "files/file_saver.h"
#include "kit/controls/text_box.h"
#include "kit/messages/banner.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/theme/named.h"
#include "kit/theme/theme.h"
#include "shell/main_window.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QDir>
#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QMetaEnum>
#include <QScreen>
#include <QSettings>
#include <QSysInfo>

namespace Sidestage {

namespace {

constexpr int logLines = 300;
const QString crashNotice = QStringLiteral("crash");

/// Shows the report, so that the user reads it before anything is saved.
class ReportDialog : public DialogFrame
{
public:
    ReportDialog(const QString &report, QWidget *parent)
        : DialogFrame(Diagnostics::tr("Report for developers"), parent)
    {
        setObjectName(QStringLiteral("reportDialog"));
        setHeading(Diagnostics::tr("Read the report before you pass it on."));
        QLabel *words = makeLabel(
            Diagnostics::tr(
                "It says which versions and settings you use, which permissions were granted, and "
                "what Sidestage has logged. Tokens, passwords and stream keys are left out. "
                "Sidestage sends it nowhere. You can change the text before you save it."),
            TextRole::Body, Tone::Secondary, this);
        words->setWordWrap(true);
        body()->addWidget(words);
        m_saver = new FileSaver(QStringLiteral("report"), this);
        body()->addWidget(m_saver);
        m_text = named("reportText", new TextBox(this));
        m_text->setAccessibleName(Diagnostics::tr("Report"));
        m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
        m_text->setTabChangesFocus(true);
        m_text->setPlainText(report);
        body()->addWidget(m_text, 1);

        Button *copy = named("copyReport", addButton(Diagnostics::tr("Copy")));
        connect(copy, &Button::clicked, this,
                [this] { QApplication::clipboard()->setText(m_text->toPlainText()); });
        Button *save = named("saveReportFile", addButton(Diagnostics::tr("Save…"), Button::Role::Primary));
        connect(save, &Button::clicked, this, [this] {
            m_saver->choose(
                {.title = Diagnostics::tr("Save report"),
                 .name = QStringLiteral("sidestage-report-%1.txt")
                             .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd"))),
                 .kinds = {Diagnostics::tr("Text (*.txt)")},
                 .write = FileSaver::bytes(m_text->toPlainText().toUtf8())});
        });
        addSafeButton(Diagnostics::tr("Close"));
        Theme::watch(this, [this] {
            QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
            font.setPointSizeF(Theme::font(TextRole::Body).pointSizeF());
            m_text->setFont(font);
            const QSize room = parentWidget() ? parentWidget()->size() : QSize(1280, 800);
            resize(qMin(px(800), room.width()), qMin(px(620), room.height()));
        });
    }

private:
    TextBox *m_text;
    FileSaver *m_saver;
};

template <class E>
QString nameOfState(E value)
{
    return QString::fromLatin1(QMetaEnum::fromType<E>().valueToKey(int(value)));
}

/// A section of the report.
class ReportPart
{
public:
    explicit ReportPart(const QString &head)
        : m_text(head + QStringLiteral("\n"))
    {
    }
    void add(const QString &name, const QString &value)
    {
        m_text += QStringLiteral("  %1: %2\n").arg(name, value);
    }
    QString text() const { return m_text + u'\n'; }

private:
    QString m_text;
};

QString yesOrNo(bool is)
{
    return is ? QStringLiteral("yes") : QStringLiteral("no");
}

QString settingsText(const QSettings &settings)
{
    ReportPart section(QStringLiteral("Settings (without secrets, window positions and texts)"));
    const QStringList keys = settings.allKeys();
    for (const QString &key : keys) {
        constexpr qsizetype longest = 120;
        const QVariant value = settings.value(key);
        const bool isShown = !key.startsWith(u"geometry/") && !key.startsWith(u"windows/")
            && !key.startsWith(u"onTop/") && !isSecretName(key.section(u'/', -1))
            && value.canConvert<QString>();
        const QString text = value.toStringList().join(QStringLiteral(", "));
        if (isShown && text.size() <= longest)
            section.add(key, text.contains(u"://") ? redacted(QUrl(text)) : text);
    }
    return section.text();
}

}  // namespace

Diagnostics::Diagnostics(Application *app)
    : m_app(app)
{
    auto *action = named("saveReport",
                         new QAction(Icons::icon(Icon::Info, Tone::Secondary), tr("Save a report…"), this));
    connect(action, &QAction::triggered, this, &Diagnostics::openReport);
    app->window()->addHelpAction(action);
}

void Diagnostics::openReport()
{
    m_app->window()->notices()->clear(crashNotice);
    if (auto *open = m_app->window()->findChild<DialogFrame *>(QStringLiteral("reportDialog")))
        return open->activateWindow();
    (new ReportDialog(report(), m_app->window()))->openOnce();
}

void Diagnostics::offerAfterCrash(const QDateTime &began)
{
    const QString when = QLocale().toString(began.toLocalTime(), QLocale::ShortFormat);
    m_app->window()->notices()->post(
        {.id = crashNotice,
         .kind = Banner::Kind::Warn,
         .sentence = began.isValid()
             ? tr("Sidestage did not end properly last time. That run began at %1. A report for developers "
                  "can "
                  "help to find the cause.")
                   .arg(when)
             : tr("Sidestage did not end properly last time. A report for developers can help to find the "
                  "cause."),
         .action = tr("Read the report…"),
         .run = [app = m_app] { app->diagnostics()->openReport(); }});  // made anew with the language
}

QString Diagnostics::report() const
{
    ReportPart program(QStringLiteral("Sidestage %1").arg(QCoreApplication::applicationVersion()));
    program.add(QStringLiteral("Time"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate));
    program.add(
        QStringLiteral("Qt"),
        QStringLiteral("%1, built with %2").arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR)));
    program.add(QStringLiteral("Build"), QSysInfo::buildCpuArchitecture());
    program.add(QStringLiteral("System"),
                QStringLiteral("%1, %2 %3, %4")
                    .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                         QSysInfo::currentCpuArchitecture()));
    program.add(QStringLiteral("Windows"), QGuiApplication::platformName());
    program.add(QStringLiteral("Desktop"), qEnvironmentVariable("XDG_CURRENT_DESKTOP"));
    program.add(QStringLiteral("Language"), QLocale().bcp47Name());
    const auto screens = QGuiApplication::screens();
    for (const QScreen *screen : screens)
        program.add(QStringLiteral("Screen"),
                    QStringLiteral("%1 × %2, scale %3")
                        .arg(screen->geometry().width())
                        .arg(screen->geometry().height())
                        .arg(screen->devicePixelRatio()));
    program.add(QStringLiteral("Tray"), yesOrNo(m_app->desktop()->tray()));
    program.add(QStringLiteral("Notifications"), yesOrNo(AlertPlayer::canNotify()));
    program.add(QStringLiteral("Global shortcuts"),
                m_app->desktop()->shortcuts()->state() == GlobalShortcuts::State::On ? QStringLiteral("on")
                    : m_app->desktop()->shortcuts()->reason().isEmpty()
                    ? QStringLiteral("off")
                    : m_app->desktop()->shortcuts()->reason());
    program.add(QStringLiteral("Data folder"), m_app->dataFolder());
    const auto files = QDir(m_app->dataFolder()).entryInfoList(QDir::Files | QDir::Hidden, QDir::Name);
    for (const QFileInfo &file : files)
        program.add(QStringLiteral("  ") + file.fileName(), QStringLiteral("%1 bytes").arg(file.size()));

    QString accounts;
    if (const Accounts *open = m_app->accounts()) {
        int number = 0;
        for (const Account *account : open->all()) {
            ReportPart section(QStringLiteral("Account %1 of %2").arg(++number).arg(open->profile().name));
            section.add(QStringLiteral("Session"), nameOfState(open->state(account)));
            section.add(QStringLiteral("Live events"), nameOfState(account->events()->state()));
            section.add(QStringLiteral("Last failure"), account->client()->connection()->reason());
            for (const Capability &capability : capabilities()) {
                QStringList missing;
                for (const QString &scope : capability.scopes.names()) {
                    if (!account->session()->token().scopes.contains(scope))
                        missing += scope;
                }
                section.add(capability.id,
                            missing.isEmpty()
                                ? QStringLiteral("granted")
                                : QStringLiteral("missing ") + missing.join(QStringLiteral(", ")));
            }
            accounts += section.text();
        }
    }
    const QString whole = program.text() + accounts + settingsText(m_app->settings())
        + QStringLiteral("Log\n") + LogFile::lastLines(logLines) + u'\n';
    // The name of the user is part of many paths.
    const QString home = QDir::homePath();
    const QString shown = withoutSecrets(whole);
    return home.size() > 1 ? QString(shown).replace(home, QStringLiteral("~")) : shown;
}

}  // namespace Sidestage
