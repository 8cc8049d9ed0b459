// SPDX-License-Identifier: GPL-3.0-or-later
#include "second_start.h"

#include "kit/overlays/dialog_frame.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEventLoop>
#include <QLabel>
#include <QLocalSocket>

#include <cstdio>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

namespace Sidestage {

namespace {

using namespace std::chrono_literals;

constexpr auto lookAgain = 250ms;
/// No dialog before this time: the other program may be starting or busy.
constexpr auto timeout = 5s;

}  // namespace

SecondStart::SecondStart(FolderOwner *owner, ShowRequest request,
                         std::function<std::shared_ptr<void>()> beforeSaying)
    : m_owner(owner)
    , m_request(std::move(request))
    , m_beforeSaying(std::move(beforeSaying))
    , m_socket(std::make_unique<QLocalSocket>())
{
    m_again.setInterval(lookAgain);
    m_timeout.setInterval(timeout);
    m_timeout.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &SecondStart::poll);
    connect(&m_timeout, &QTimer::timeout, this, &SecondStart::showMessage);
    connect(m_socket.get(), &QLocalSocket::connected, this, [this] {
#ifdef Q_OS_WIN
        AllowSetForegroundWindow(ASFW_ANY);
#endif
        m_socket->write(FolderOwner::wordsOf(m_request));
    });
    connect(m_socket.get(), &QLocalSocket::readyRead, this, &SecondStart::readReply);
}

SecondStart::~SecondStart()
{
    m_socket->disconnect(this);
}

SecondStart::Outcome SecondStart::wait()
{
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);  // closing the dialog must not quit the application
    QEventLoop loop;
    m_loop = &loop;
    m_again.start();
    m_timeout.start();
    poll();
    if (!m_outcome)
        loop.exec();
    m_loop = nullptr;
    m_again.stop();
    m_timeout.stop();
    m_socket->abort();
    m_dialog.reset();
    m_look.reset();
    QApplication::setQuitOnLastWindowClosed(quits);
    return m_outcome.value_or(Outcome::GivenUp);  // no outcome: the application was told to quit
}

void SecondStart::poll()
{
    if (m_owner->acquire())
        finish(Outcome::Ours);
    else if (m_socket->state() == QLocalSocket::UnconnectedState)
        m_socket->connectToServer(m_owner->address());
}

void SecondStart::readReply()
{
    if (m_socket->canReadLine() && m_socket->readLine() == FolderOwner::shown)
        finish(Outcome::Shown);
}

void SecondStart::showMessage()
{
    const QString sentence = tr("Sidestage is already running, but is not responding.");
    std::fprintf(stderr, "%s\n", qPrintable(sentence));
    if (m_beforeSaying)
        m_look = m_beforeSaying();
    m_dialog = std::make_unique<DialogFrame>(tr("Sidestage"));
    m_dialog->setObjectName(QStringLiteral("secondStartDialog"));
    m_dialog->setHeading(sentence);
    QLabel *text = makeLabel(tr("Its window comes to the front as soon as it responds. If it quits, "
                                "Sidestage starts here instead. No data is lost while you wait."),
                             TextRole::Body, Tone::Secondary, m_dialog.get());
    text->setWordWrap(true);
    m_dialog->body()->addWidget(text);
    m_dialog->addSafeButton(tr("Stop waiting"));
    connect(m_dialog.get(), &QDialog::finished, this, [this] { finish(Outcome::GivenUp); });
    m_dialog->resize(px(480), m_dialog->sizeHint().height());
    m_dialog->show();
}

void SecondStart::finish(Outcome outcome)
{
    if (!m_outcome)
        m_outcome = outcome;
    if (m_loop)
        m_loop->quit();
}

}  // namespace Sidestage
