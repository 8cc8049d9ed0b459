// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_form.h"

#include "base/bidi.h"
#include "chat/base/chat_texts.h"
#include "chat/base/duration_field.h"
#include "kit/layout/spacing.h"
#include "mode_grid_model.h"

#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/button.h"
#include "kit/controls/form_field.h"
#include "kit/controls/toggle.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/sentence_row.h"
#include "kit/text/avatar.h"
#include "kit/text/pill.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

namespace {

constexpr int second = 1000;  // milliseconds

}  // namespace

ModeForm::ModeForm(ModeControl *control, ModeGridModel *model, QWidget *parent)
    : QWidget(parent)
    , m_control(control)
    , m_model(model)
{
    setObjectName(QStringLiteral("modeForm"));
    build();
    connect(control, &ModeControl::changed, this, [this](const QString &id) {
        if (id == m_channel)
            refresh();
    });
    SecondTicker::shared()->follow(this, [this] {
        tick();
        return second;
    });
}

void ModeForm::build()
{
    auto *layout = new QVBoxLayout(this);
    auto *head = new SentenceRow;
    m_avatar = new Avatar(QString(), 36, this);
    m_name = named("formChannel", makeLabel(QString(), TextRole::DialogTitle, Tone::Text, this));
    m_live = named("formLive", makeLabel(QString(), TextRole::Small, Tone::Secondary, this));
    m_title = makeParagraph(QString(), TextRole::Small, Tone::Secondary, this);
    m_outcome = named("formOutcome", new Pill(this));
    m_retry = named("formRetry", Button::compact(Icon::Refresh, tr("Retry"), Button::Role::Default, this));
    connect(m_retry, &QAbstractButton::clicked, this, [this] { Q_EMIT retryRequested(m_channel); });
    auto *names = new QVBoxLayout;
    names->addWidget(m_name);
    names->addWidget(m_live);
    head->addWidget(m_avatar);
    head->addLayout(names);
    head->addWidget(m_outcome);
    head->addWidget(m_retry);
    layout->addLayout(head);
    layout->addWidget(m_title);
    m_why = named("formWhy", new WhyHint(QString(), this));
    m_why->hide();
    connect(m_why, &WhyHint::actionTriggered, this, [this] {
        if (m_missing)
            Q_EMIT permissionRequested(*m_missing);
    });
    layout->addWidget(m_why);

    for (int at = 0; at < ChatSwitch::count; ++at) {
        const ChatSwitch what(at);
        Row row;
        auto *input = new QWidget(this);
        QSizePolicy grows(QSizePolicy::Preferred, QSizePolicy::Minimum);
        grows.setHeightForWidth(true);
        input->setSizePolicy(grows);
        auto *parts = new FlowLayout(input);
        row.toggle = named(QStringLiteral("toggle%1").arg(at), new Toggle(input));
        row.toggle->setAccessibleName(what.name());
        parts->addWidget(row.toggle);
        input->setFocusProxy(row.toggle);
        if (what.hasDuration()) {
            row.duration = named(QStringLiteral("duration%1").arg(at), new DurationField(what.mode(), input));
            parts->addWidget(row.duration);
        }
        row.mark = new IconView(Icon::Lock, Tone::Accent, Measure::iconPill, input);
        row.mark->hide();
        parts->addWidget(row.mark);
        if (!what.isShield()) {
            row.timed
                = named(QStringLiteral("timed%1").arg(at),
                        Button::iconOnly(Icon::Clock, tr("%1 for a limited time…").arg(what.name()), input));
            parts->addWidget(row.timed);  // next to its switch even on a wide page
            connect(row.timed, &QAbstractButton::clicked, this,
                    [this, what, place = row.timed] { Q_EMIT editRequested(what, place); });
        }
        row.field = named(QStringLiteral("mode%1").arg(at), new FormField(what.name(), input, this));
        // clicked() is not emitted by refresh().
        connect(row.toggle, &QAbstractButton::clicked, this, [this, what](bool on) {
            const Row &mine = m_rows.at(what.index);
            ModeValue value{on};
            if (on && mine.duration) {
                if (!mine.duration->check())
                    return refreshRow(what);  // keeps the invalid text, with the reason
                value.duration = mine.duration->duration();
            }
            m_control->set(m_channel, what, value);
            refreshRow(what);
        });
        if (row.duration) {
            connect(row.duration, &DurationField::edited, this, [this, what] {
                FormField *field = m_rows.at(what.index).field;
                const auto wrong = m_rows.at(what.index).duration->problem();
                field->setError(wrong ? problemOf(what.mode(), *wrong) : QString());
            });
            connect(row.duration, &DurationField::committed, this, [this, what](int duration) {
                if (m_rows.at(what.index).duration->problem())
                    return;  // the reason is shown already, and the text stays
                m_control->set(m_channel, what, {true, duration});
            });
        }
        m_rows.append(row);
        layout->addWidget(row.field);
    }
    layout->addStretch(1);
    setMargins(layout, 16, 14, 16, 14);
    setSpacing(layout, 10);
    setSpacing(head, 10);
    names->setSpacing(0);
    for (const Row &row : std::as_const(m_rows))
        static_cast<FlowLayout *>(row.field->input()->layout())->setSpacings(10, 4);
}

void ModeForm::setChannel(const QString &channelId)
{
    if (m_channel != channelId) {
        m_channel = channelId;
        for (const Row &row : std::as_const(m_rows)) {
            row.field->clearError();
            if (row.duration) {
                row.duration->setDuration({});
                row.duration->setProperty("shown", {});
            }
        }
    }
    refresh();
}

void ModeForm::refresh()
{
    refreshHead();
    for (int at = 0; at < ChatSwitch::count; ++at)
        refreshRow(at);
}

void ModeForm::tick()
{
    const QString live = m_channel.isEmpty() ? QString() : m_model->liveText(m_channel);
    const QString actor = m_model->actorText(m_channel);
    m_live->setText(actor.isEmpty() ? live : tr("%1 · %2").arg(live, actor));
}

void ModeForm::refreshHead()
{
    const auto channel = m_control->service()->channels()->find(m_channel);
    m_avatar->setName(channel ? channel->name : QString());
    m_name->setText(channel ? isolated(channel->name) : QString());
    m_title->setText(channel ? isolated(channel->title) : QString());
    m_title->setVisible(!m_title->text().isEmpty());
    setTone(m_live, channel && channel->live == ChatChannel::Live::Live ? Tone::Error : Tone::Secondary);
    tick();
    const auto outcome = m_model->outcome(m_channel);
    m_outcome->setState(outcome.kind, outcome.words, outcome.symbol);
    m_outcome->setToolTip(outcome.reason);
    m_outcome->setVisible(!outcome.words.isEmpty());
    m_retry->setVisible(outcome.canRetry());
    const auto cell = m_control->cell(m_channel, ChatMode::Slow);
    m_missing = cell.missing;
    m_why->setSentence(cell.blocked);
    m_why->setRule(cell.missing ? tr("Permission needed") : QString(),
                   cell.missing ? tr("Sidestage needs permission to change chat modes.") : QString());
    m_why->setAction(cell.missing ? PermissionHint::askText() : QString());
    m_why->setVisible(cell.isBlocked() && channel.has_value());
}

void ModeForm::refreshRow(ChatSwitch what)
{
    const Row &row = m_rows.at(what.index);
    const auto cell = m_control->cell(m_channel, what);
    row.toggle->setChecked(cell.isOn());
    row.toggle->setEnabled(!cell.isBlocked() && (cell.isKnown || cell.value));
    row.toggle->setWord(cell.value ? QString() : tr("Unknown"));
    row.toggle->setToolTip(m_control->explained(m_channel, what));
    if (row.duration) {
        // Does not overwrite what the user is typing.
        const int now = cell.isOn() && cell.value->duration
            ? *cell.value->duration
            : m_control->onValue(m_channel, what.mode()).duration.value_or(0);
        if (row.duration->property("shown") != now && !row.duration->problem()) {
            row.duration->setDuration(now);
            row.duration->setProperty("shown", now);
        }
        row.duration->setEnabled(row.toggle->isEnabled());
    }
    if (row.timed)
        row.timed->setEnabled(row.toggle->isEnabled());
    row.mark->setVisible(cell.hold.has_value());
    if (cell.hold) {
        row.mark->setIcon(cell.hold->kind == ModeHold::Kind::Lockdown ? Icon::Lock : Icon::Clock);
        row.mark->setToolTip(holdText(*cell.hold, what.mode()));
    }
    QStringList hints;
    if (what.isShield())
        hints = {tr("Uses the Shield Mode settings of the channel.")};
    else if (const QString rule = ruleSentenceOf(what.mode()); !rule.isEmpty())
        hints = {rule};
    if (cell.hold)
        hints = {holdText(*cell.hold, what.mode())};
    else if (cell.isKnown && !cell.value && !cell.isBlocked())
        hints = {tr("Not visible to this account.")};
    if (what.isShield() && cell.isBlocked())
        hints = {cell.blocked};
    row.field->setHint(hints.join(QLatin1Char(' ')));
    const bool isTyped = row.duration && row.duration->problem().has_value();
    if (!isTyped)
        row.field->setError(cell.problem);
}

}  // namespace Sidestage
