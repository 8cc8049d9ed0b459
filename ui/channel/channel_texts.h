// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_store.h"

namespace Sidestage {

/// "Title", "Category": the display name of a field.
QString nameOf(ChannelField field);
/// "Title, category and tags": several field names within a sentence.
QString namesOf(const QList<ChannelField> &fields);
/// Says that the service accepted new values of these fields but changed nothing.
QString ignoredText(const QList<ChannelField> &fields);
/// "Violent or graphic".
QString nameOf(Api::Label label);
/// "English": in the user's language if the system knows the name.
QString languageName(const QString &code);
/// The value of a field as one line of text.
QString valueOf(ChannelField field, const Api::Channel &channel);
/// Like valueOf(). In a list, the items that `other` does not have come first, to be visible in little space.
QString valueBeside(ChannelField field, const Api::Channel &channel, const Api::Channel &other);
/// The names of the labels that are switched on.
QStringList labelNames(const Api::Channel &channel);

}  // namespace Sidestage
