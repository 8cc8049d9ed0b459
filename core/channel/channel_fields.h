// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"

namespace Sidestage {

/// What can be edited of a channel, in the order of the form. A field may stand for two members of
/// the resource: a category is its id and its name.
enum class ChannelField : quint8 { Title, Category, Tags, Language, Labels, Delay, Branded };

inline constexpr std::array allChannelFields{
    ChannelField::Title,  ChannelField::Category, ChannelField::Tags,    ChannelField::Language,
    ChannelField::Labels, ChannelField::Delay,    ChannelField::Branded,
};

/// Whether two channels have the same value there. Tags are compared without regard to case, labels
/// without regard to order and to those that cannot be set.
bool sameIn(ChannelField field, const Api::Channel &a, const Api::Channel &b);

/// The fields in which two channels differ.
QList<ChannelField> differing(const Api::Channel &a, const Api::Channel &b);

void assign(ChannelField field, Api::Channel &to, const Api::Channel &from);

/// The labels of a channel that can be set, in the order of their declaration.
QList<Api::Label> labelsOf(const Api::Channel &channel);
void setLabel(Api::Channel &channel, Api::Label label, bool on);

/// What to send so that a channel that is `service` becomes `wanted` in `fields`; nothing else.
Api::ChannelChanges changesFor(const QList<ChannelField> &fields, const Api::Channel &service,
                               const Api::Channel &wanted);

/// The rules that `wanted` breaks in `fields`, found before anything is sent.
QList<std::pair<ChannelField, Error>> problemsIn(const QList<ChannelField> &fields,
                                                 const Api::Channel &wanted);

/// Which field an error speaks of: by the name of the parameter, by the words the service is known
/// to use, or because only one was sent.
std::optional<ChannelField> fieldOfError(const Error &error, const QList<ChannelField> &sent);

}  // namespace Sidestage
