// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"

namespace Sidestage {

/// The editable fields of a channel, in the order of the form. A field may consist of two members of the
/// resource: a category has an id and a name.
enum class ChannelField : quint8 { Title, Category, Tags, Language, Labels, Delay, Branded };

inline constexpr std::array allChannelFields{
    ChannelField::Title,  ChannelField::Category, ChannelField::Tags,    ChannelField::Language,
    ChannelField::Labels, ChannelField::Delay,    ChannelField::Branded,
};

/// Whether two channels have the same value in this field. Tags are compared case-insensitively, labels
/// without their order and without those that cannot be set.
bool sameIn(ChannelField field, const Api::Channel &a, const Api::Channel &b);

/// The fields in which two channels differ.
QList<ChannelField> differing(const Api::Channel &a, const Api::Channel &b);

void assign(ChannelField field, Api::Channel &to, const Api::Channel &from);

/// Returns the labels of a channel that can be set, in the order of their declaration.
QList<Api::Label> labelsOf(const Api::Channel &channel);
void setLabel(Api::Channel &channel, Api::Label label, bool on);

/// Returns the changes that turn `service` into `wanted` in `fields`, and nothing else.
Api::ChannelChanges changesFor(const QList<ChannelField> &fields, const Api::Channel &service,
                               const Api::Channel &wanted);

/// Returns the rules that `wanted` breaks in `fields`. Checked before anything is sent.
QList<std::pair<ChannelField, Error>> problemsIn(const QList<ChannelField> &fields,
                                                 const Api::Channel &wanted);

/// Returns the field that an error is about: by the parameter name, by words that the service is known to
/// use, or because only one field was sent.
std::optional<ChannelField> fieldOfError(const Error &error, const QList<ChannelField> &sent);

}  // namespace Sidestage
