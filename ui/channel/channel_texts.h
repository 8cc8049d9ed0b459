// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_store.h"

namespace Sidestage {

/// "Title", "Category": the name of a field, for the user.
QString nameOf(ChannelField field);
/// "Title, category and tags": several names as part of a sentence.
QString namesOf(const QList<ChannelField> &fields);
/// "Violent or graphic".
QString nameOf(Api::Label label);
/// "English", in the user's language where the system knows it.
QString languageName(const QString &code);
/// The value of a field as one line of text.
QString valueOf(ChannelField field, const Api::Channel &channel);
/// Likewise, of a list with what `other` has not first: it is seen also where there is little room.
QString valueBeside(ChannelField field, const Api::Channel &channel, const Api::Channel &other);
/// The names of the labels that are set.
QStringList labelNames(const Api::Channel &channel);

}  // namespace Sidestage
