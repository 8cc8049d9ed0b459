// SPDX-License-Identifier: GPL-3.0-or-later
#include "open_outside.h"

#include "client/service_address.h"
#include "kit/controls/button.h"
#include "kit/theme/accessible.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QTimer>
#include <QUrl>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

struct CopyingTexts
{
    Q_DECLARE_TR_FUNCTIONS(Copying)
};

constexpr char wordsBefore[] = "wordsBeforeCopying";

}  // namespace

bool mayOpenOutside(const QUrl &url)
{
    const QString host = url.host();
    return url.isValid() && !host.isEmpty() && url.userInfo().isEmpty()
        && (url.scheme() == QLatin1String("https")
            || (url.scheme() == QLatin1String("http") && isThisComputer(host)));
}

bool openOutside(const QUrl &url)
{
    return mayOpenOutside(url) && QDesktopServices::openUrl(url);
}

void copyFrom(Button *button, const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    if (button->property(wordsBefore).isNull()) {
        button->setProperty(wordsBefore, button->text());
        button->setFixedWidth(qMax(button->width(), button->sizeHint().width()));
        QTimer::singleShot(2s, button, [button] {
            button->setText(button->property(wordsBefore).toString());
            button->setProperty(wordsBefore, {});
            button->setSymbol(Icon::Copy);
            button->setMinimumWidth(0);
            button->setMaximumWidth(QWIDGETSIZE_MAX);
        });
    }
    button->setText(CopyingTexts::tr("Copied"));
    button->setSymbol(Icon::Check);
    announce(button, CopyingTexts::tr("Copied"));
}

}  // namespace Sidestage
