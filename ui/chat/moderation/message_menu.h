// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QUrl>

class QPoint;
class QWidget;

namespace Sidestage {

struct ChatLine;

/// The addresses of web pages in a text, each once, without the punctuation that follows them. None with a
/// user name, which could be mistaken for the host.
QList<QUrl> linksIn(const QString &text);
/// Opens the menu of a message at a place of the screen: to open its links, and to copy it. Nothing is opened
/// before the user has seen the whole address and agreed.
void openMessageMenu(const ChatLine &line, const QPoint &at, QWidget *parent);

}  // namespace Sidestage
