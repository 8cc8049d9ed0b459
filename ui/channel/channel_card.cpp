// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_card.h"
#include "base/bidi.h"

#include "channel_texts.h"

#include "accounts/account.h"
#include "client/session.h"
#include "events/poll_scheduler.h"
#include "kit/controls/button.h"
#include "kit/controls/chip.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/skeleton.h"
#include "kit/layout/spacing.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "page/permission_hint.h"
#include "texts/error_texts.h"

#include <QAction>
#include <QBoxLayout>
#include <QLocale>
#include <QMenu>

namespace Sidestage {

namespace {

/// In px at a body line of 20 px. Below this width the age is below the tags.
constexpr int wideFrom = 420;

}  // namespace

ChannelCard::ChannelCard(ChannelService *service, QWidget *parent)
    : OverviewCard(tr("Channel"), Icon::Sliders, parent)
    , m_service(service)
    , m_editor(service->editor())
{
    setObjectName(QStringLiteral("channelCard"));
    build();
    connect(m_editor, &ChannelEditor::serviceChanged, this, &ChannelCard::update);
    connect(m_editor, &ChannelEditor::mineChanged, this, &ChannelCard::updateDraft);
    connect(m_editor, &ChannelEditor::sendingChanged, this, &ChannelCard::updateDraft);
    connect(m_editor, &ChannelEditor::historyChanged, this, &ChannelCard::update);
    connect(m_editor, &ChannelEditor::freshnessChanged, this, &ChannelCard::emitFreshness);
    connect(m_editor, &ChannelEditor::sent, this, [this](const QList<ChannelField> &fields) {
        update();
        if (m_service->isSender(this))
            showSent(fields);
    });
    connect(m_editor, &ChannelEditor::refused, this, [this](const Error &error) {
        if (m_service->isSender(this))
            showRefusal(error);
    });
    connect(m_editor, &ChannelEditor::ignored, this, [this](const QList<ChannelField> &fields) {
        if (m_service->isSender(this))
            setError(ignoredText(fields));
    });
    connect(m_editor, &ChannelEditor::driftFound, this, [this] {
        if (m_service->isSender(this))
            setError(
                tr("Not sent: the channel was changed elsewhere. Compare the changes on the Channel page."));
    });
    connect(service, &ChannelService::presetsChanged, this, &ChannelCard::fillPresets);
    connect(service->account()->session(), &Session::tokenChanged, this, &ChannelCard::updateDraft);
    SecondTicker::shared()->follow(this, [this] {
        updateAge();
        return m_newest ? SecondTicker::untilOlder(m_newest->at.msecsTo(QDateTime::currentDateTimeUtc())) : 0;
    });
    update();
}

ChannelCard::~ChannelCard()
{
    if (m_editor->poll())
        m_editor->poll()->setOnScreen(this, false);
}

void ChannelCard::build()
{
    m_preset = named("presetPicker", Button::compact(QString(), Button::Role::Ghost, this));
    m_preset->setOpens(true);
    m_presets = named("presetPickerMenu", new QMenu(m_preset));
    m_preset->setMenu(m_presets);
    connect(m_presets, &QMenu::aboutToShow, this, &ChannelCard::fillPresets);
    addToHead(m_preset);
    addCardAction("editChannel", Icon::Edit, tr("Edit channel"), Qt::Key_E,
                  [this] { Q_EMIT pageRequested(QStringLiteral("channel")); });
    m_edit = named("editChannelButton", Button::compact(Icon::Edit, tr("Edit"), Button::Role::Default, this));
    m_edit->setAccessibleName(tr("Edit channel"));
    m_edit->setKeyHint(Qt::Key_E);
    connect(m_edit, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("channel")); });
    addToHead(m_edit);

    m_skeleton = new Skeleton(3, this);
    body()->addWidget(m_skeleton);
    m_content = new QWidget(this);
    auto *lines = new QVBoxLayout(m_content);
    m_title = named("channelTitle", new WrapLabel({}, TextRole::DialogTitle, Tone::Text, m_content));
    lines->addWidget(m_title);
    auto *what = new QWidget(m_content);
    auto *flow = new FlowLayout(what);
    auto *mark = new IconView(Icon::Play, Tone::Secondary, Measure::iconButton, what);
    m_category = named("channelCategory", new WrapLabel({}, TextRole::Strong, Tone::Text, what));
    m_language = new WrapLabel({}, TextRole::Body, Tone::Secondary, what);
    m_labels = named("channelLabels", new WrapLabel({}, TextRole::Body, Tone::Secondary, what));
    for (QWidget *part : {static_cast<QWidget *>(mark), static_cast<QWidget *>(m_category),
                          static_cast<QWidget *>(m_language), static_cast<QWidget *>(m_labels)})
        flow->addWidget(part);
    lines->addWidget(what);
    lines->addStretch(1);

    m_foot = new QBoxLayout(QBoxLayout::LeftToRight);
    m_tagArea = named("channelTags", new QWidget(m_content));
    m_tags = new FlowLayout(m_tagArea);
    m_age = new SteadyText(TextRole::Small, Tone::Hint, m_content);
    m_age->setName(QStringLiteral("channelAge"));
    m_foot->addWidget(m_tagArea, 1);
    m_foot->addWidget(m_age, 0, Qt::AlignBottom);
    lines->addLayout(m_foot);
    body()->addWidget(m_content, 1);

    m_draft = new QWidget(this);
    auto *draft = new FlowLayout(m_draft);
    m_draftWords = named("channelDraft", new WrapLabel({}, TextRole::Small, Tone::Secondary, m_draft));
    auto *look = named("channelDraftOpen", new Button(tr("Review"), Button::Role::Link, m_draft));
    look->setSmall(true);
    connect(look, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("channel")); });
    draft->addWidget(m_draftWords);
    draft->addWidget(look);
    body()->addWidget(m_draft);
    m_why = new PermissionHint(tr("Sidestage can view but not change your channel."),
                               Api::Scope::ChannelManageBroadcast, this);
    m_why->setRule(tr("Change the channel"),
                   tr("Changing title, category and other details requires permission to manage your "
                      "broadcast, which was not granted."));
    body()->addWidget(m_why);
    addStaleNote();
    flow->setSpacings(8, 2);
    m_tags->setSpacings(6, 6);
    setSpacing(m_foot, 8);
    draft->setSpacings(8, 2);
}

Freshness ChannelCard::freshness() const
{
    const Poll *poll = m_editor->poll();
    return {.asOf = m_editor->asOf(),
            .interval = poll ? poll->interval() : 60,
            .failure = m_editor->hasFailed() ? reasonOf(m_editor->lastFailure()) : QString(),
            .loading = m_editor->isLoading(),
            .live = m_editor->isLive()};
}

void ChannelCard::refresh()
{
    m_editor->refresh();
}

void ChannelCard::update()
{
    m_skeleton->setVisible(!m_editor->isKnown());
    m_content->setVisible(m_editor->isKnown());
    const Api::Channel &channel = m_editor->service();
    m_title->setText(!m_editor->isKnown()          ? QString()
                         : channel.title.isEmpty() ? tr("No title")
                                                   : isolated(channel.title));
    m_category->setText(channel.gameName.isEmpty() ? tr("No category") : isolated(channel.gameName));
    m_language->setText(languageName(channel.broadcasterLanguage));
    const QStringList labels = labelNames(channel);
    m_labels->setText(labels.isEmpty() ? QString()
                                       : tr("Labels: %1").arg(QLocale().createSeparatedList(labels)));
    m_labels->setVisible(!labels.isEmpty());
    if (m_shownTags != channel.tags) {
        m_shownTags = channel.tags;
        qDeleteAll(m_tagArea->findChildren<Chip *>(QString(), Qt::FindDirectChildrenOnly));
        for (const QString &tag : channel.tags) {
            auto *chip = new Chip(tag, m_tagArea);
            chip->setFocusPolicy(Qt::NoFocus);
            chip->setAttribute(Qt::WA_TransparentForMouseEvents);
            m_tags->addWidget(chip);
            chip->show();
        }
    }
    const QList<ChannelChange> history = m_service->store()->history(1);
    m_newest = history.isEmpty() ? std::nullopt : std::optional(history.first());
    SecondTicker::shared()->wake(this);
    updateAge();
    updateDraft();
    emitFreshness();
}

void ChannelCard::updateAge()
{
    m_age->setVisible(m_newest.has_value());
    if (!m_newest)
        return;
    const QString ago = agoText(m_newest->at.secsTo(QDateTime::currentDateTimeUtc()));
    m_age->setText(m_newest->origin == ChannelChange::Origin::Here ? tr("Changed %1 by you").arg(ago)
                                                                   : tr("Changed %1 elsewhere").arg(ago));
    m_age->setToolTip(momentText(m_newest->at, QDateTime::currentDateTimeUtc()));
}

void ChannelCard::updateDraft()
{
    const int changes = int(m_editor->changed().size());
    const bool may = m_service->account()->may(Api::Scope::ChannelManageBroadcast);
    m_draftWords->setText(m_editor->isSending() ? tr("Sending…")
                                                : tr("%n changes not sent yet.", nullptr, changes));
    m_draft->setVisible(changes > 0 && m_editor->isKnown());
    m_why->setVisible(!may);
    QString inUse;
    const QList<ChannelPreset> presets = m_service->store()->presets();
    for (const ChannelPreset &preset : presets) {
        const bool isSo = std::all_of(preset.fields.cbegin(), preset.fields.cend(), [&](ChannelField field) {
            return sameIn(field, m_editor->service(), preset.values);
        });
        if (isSo && inUse.isEmpty() && !preset.fields.isEmpty())
            inUse = preset.name;
    }
    constexpr int maxWidth = 180;
    QString words = inUse.isEmpty() || isTiny()
        ? tr("Presets")
        : m_preset->fontMetrics().elidedText(inUse, Qt::ElideRight, px(maxWidth));
    m_preset->setToolTip(inUse);
    m_preset->setAccessibleName(inUse.isEmpty() ? tr("Presets")
                                                : tr("Presets, %1 in use").arg(isolated(inUse)));
    words.replace(u'&', QStringLiteral("&&"));
    m_preset->setText(words);
    m_preset->setEnabled(may && m_editor->isKnown() && !m_editor->isSending());
}

void ChannelCard::fillPresets()
{
    m_presets->clear();
    const QList<ChannelPreset> presets = m_service->store()->presets();
    for (const ChannelPreset &preset : presets) {
        QString words = preset.name;
        words.replace(u'&', QStringLiteral("&&"));
        QAction *action = m_presets->addAction(words, this, [this, preset] { apply(preset); });
        if (preset.isFavourite)
            action->setIcon(Icons::icon(Icon::StarFilled, Tone::Warn));
        action->setToolTip(namesOf(preset.fields));
    }
    if (presets.isEmpty())
        m_presets->addAction(tr("No presets yet"))->setEnabled(false);
    m_presets->addSeparator();
    m_presets->addAction(tr("Manage presets…"), this,
                         [this] { Q_EMIT pageRequested(QStringLiteral("channel")); });
    updateDraft();
}

void ChannelCard::apply(const ChannelPreset &preset)
{
    setError({});
    const bool hadDraft = !m_editor->changed().isEmpty();
    m_editor->apply(preset);
    m_service->notePresets();
    if (m_editor->changed().isEmpty())
        return Q_EMIT notified(tr("The channel already matches the preset %1.").arg(isolated(preset.name)),
                               {}, Pill::Kind::Info);
    if (hadDraft) {
        // An edit that the user has not finished is not sent along with the preset.
        Q_EMIT notified(tr("%1 was added to your unsent changes. Review and send them together.")
                            .arg(isolated(preset.name)),
                        {}, Pill::Kind::Info);
        return Q_EMIT pageRequested(QStringLiteral("channel"));
    }
    m_service->send(this);
}

void ChannelCard::showRefusal(const Error &error)
{
    setError(tr("Not sent. %1 Your changes are still on the Channel page.").arg(reasonOf(error)));
}

void ChannelCard::showSent(const QList<ChannelField> &fields)
{
    setError({});
    if (fields.isEmpty())
        return Q_EMIT notified(tr("Nothing to send: the channel is already up to date."), {},
                               Pill::Kind::Info);
    Q_EMIT notified(tr("%1 sent").arg(namesOf(fields)), [this, change = m_editor->lastSent()] {
        if (!m_editor->changed().isEmpty())
            return Q_EMIT pageRequested(QStringLiteral("channel"));
        m_editor->undo(change);
        m_service->send(this);
    });
}

void ChannelCard::showEvent(QShowEvent *event)
{
    OverviewCard::showEvent(event);
    m_service->start();
    m_editor->poll()->setOnScreen(this, true);
    if (!m_editor->asOf().isValid())
        QMetaObject::invokeMethod(
            m_editor, [editor = m_editor] { editor->refresh(); }, Qt::QueuedConnection);
}

void ChannelCard::hideEvent(QHideEvent *event)
{
    OverviewCard::hideEvent(event);
    if (m_editor->poll())
        m_editor->poll()->setOnScreen(this, false);
}

void ChannelCard::resizeEvent(QResizeEvent *event)
{
    OverviewCard::resizeEvent(event);
    m_foot->setDirection(width() >= px(wideFrom) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

}  // namespace Sidestage
