// SPDX-License-Identifier: GPL-3.0-or-later
#include "message_menu.h"

#include "chat/moderation/live_chat.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/named.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>

namespace Sidestage {

namespace {

struct MessageMenu
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::MessageMenu)
};

/// In ASCII, so that a host in letters that look alike is seen as what it is.
QString hostOf(const QUrl &link)
{
    return link.host(QUrl::FullyEncoded);
}

void askToOpen(const QUrl &link, QWidget *parent)
{
    auto *dialog = new DialogFrame(MessageMenu::tr("Open link"), parent->window());
    dialog->setObjectName(QStringLiteral("linkDialog"));
    dialog->setHeading(MessageMenu::tr("Open a page of %1?", "a host").arg(hostOf(link)));
    dialog->body()->addWidget(new WrapLabel(
        MessageMenu::tr("Your browser will open this address. Anybody can write links in a chat."),
        TextRole::Body, Tone::Secondary, dialog));
    auto *address = named("linkAddress", new QPlainTextEdit(link.toString(QUrl::FullyEncoded), dialog),
                          MessageMenu::tr("Address"));
    address->setReadOnly(true);
    address->setTabChangesFocus(true);
    address->setFixedHeight(px(96));
    dialog->body()->addWidget(address);
    dialog->addSafeButton(MessageMenu::tr("Cancel"));
    auto *confirm = named("confirm", dialog->addButton(MessageMenu::tr("Open"), Button::Role::Primary));
    QObject::connect(confirm, &QPushButton::clicked, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, dialog, [link] { QDesktopServices::openUrl(link); });
    dialog->resize(px(460), dialog->sizeHint().height());
    dialog->openOnce();
}

}  // namespace

QList<QUrl> linksIn(const QString &text)
{
    static const QRegularExpression address(QStringLiteral(R"(\bhttps?://[^\s<>"]+)"),
                                            QRegularExpression::CaseInsensitiveOption);
    static const QString after = QStringLiteral(".,;:!?'…»”’");
    QList<QUrl> links;
    for (auto found = address.globalMatch(text); found.hasNext();) {
        QString one = found.next().captured();
        const auto isAfter = [&one](QChar end) {
            return after.contains(end) || (end == u')' && !one.contains(u'('))
                || (end == u']' && !one.contains(u'['));
        };
        while (isAfter(one.back()))
            one.chop(1);
        const QUrl link(one);
        if (link.isValid() && !link.host().isEmpty() && link.userInfo().isEmpty() && !links.contains(link))
            links.append(link);
    }
    return links;
}

void openMessageMenu(const ChatLine &line, const QPoint &at, QWidget *parent)
{
    auto *menu = named("messageMenu", new QMenu(parent));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QUrl &link : linksIn(line.text))
        menu->addAction(Icons::icon(Icon::External),
                        MessageMenu::tr("Open link to %1…", "a host").arg(hostOf(link)), parent,
                        [link, parent] { askToOpen(link, parent); });
    menu->addAction(Icons::icon(Icon::Copy), MessageMenu::tr("Copy message"), parent,
                    [text = line.text] { QGuiApplication::clipboard()->setText(text); });
    menu->popup(at);
}

}  // namespace Sidestage
