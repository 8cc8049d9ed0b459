// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_service_private.h"

namespace Sidestage {

namespace {

QString keyOf(const QString &type, const QString &version, const Api::EventCondition &condition)
{
    QString key = type + u' ' + version;
    const auto add = [&key](char16_t name, const std::optional<QString> &value) {
        if (value && !value->isEmpty())
            key += u' ' + QString(QChar(name)) + *value;
    };
    add(u'b', condition.broadcasterUserId);
    add(u'm', condition.moderatorUserId);
    add(u'u', condition.userId);
    add(u'r', condition.rewardId);
    add(u'f', condition.fromBroadcasterUserId);
    add(u't', condition.toBroadcasterUserId);
    add(u'c', condition.clientId);
    add(u'e', condition.extensionClientId);
    add(u'o', condition.organizationId);
    add(u'g', condition.categoryId);
    add(u'p', condition.campaignId);
    add(u'd', condition.conduitId);
    return key;
}

}  // namespace

QString eventKeyOf(const Api::EventInfo &event, const Api::EventCondition &condition)
{
    return keyOf(QString::fromLatin1(event.spec.type), QString::fromLatin1(event.spec.version), condition);
}

QString eventKeyOf(const Api::EventSubSubscription &subscription)
{
    return keyOf(subscription.type, subscription.version, subscription.condition);
}

void EventService::listen(const Api::EventInfo &event, const Api::EventCondition &condition, QObject *context,
                          Deliver deliver, Make make)
{
    auto &topic = d->topics[eventKeyOf(event, condition)];
    if (!topic) {
        topic = std::make_shared<Topic>();
        topic->event = &event;
        topic->condition = condition;
        topic->make = std::move(make);
        topic->order = ++d->lastOrder;
    }
    topic->listeners.push_back(
        std::make_shared<Topic::Listener>(Topic::Listener{context, std::move(deliver)}));
    connect(context, &QObject::destroyed, this, &EventService::forget);
    // Not at once: whoever asks for one often asks for several, and what is wanted most comes first.
    d->pumpTimer.start(0);
}

void EventService::forget(QObject *context)
{
    for (const auto &topic : std::as_const(d->topics)) {
        // By then the pointer to what is being destroyed is null already.
        std::erase_if(topic->listeners, [context](const auto &listener) {
            return !listener->context || listener->context == context;
        });
        if (topic->listeners.empty() && !d->tidyTimer.isActive())
            d->tidyTimer.start(d->timing.unwanted);
    }
}

void EventService::deliver(const Api::EventFrame &frame)
{
    if (!frame.payload.subscription || !frame.payload.event)
        return;
    const auto topic = d->topics.value(eventKeyOf(*frame.payload.subscription));
    if (!topic || topic->listeners.empty())
        return;
    const auto document = Api::JsonDocument::parse(frame.payload.event->text);
    const auto event = topic->make();
    Error error;
    const Api::ReadingScope tolerant(Api::Reading::Tolerant);
    if (!document || !Api::fromJson(topic->event->schema, document->root(), event.get(), error)) {
        qCWarning(lcClient) << "an event" << topic->event->spec.type << "makes no sense:" << error.field;
        return;
    }
    const auto listeners = topic->listeners;  // whoever is told may listen to more, or stop
    for (const auto &listener : listeners) {
        if (listener->context)
            listener->deliver(event.get(), frame.metadata.messageTimestamp);
    }
}

}  // namespace Sidestage
