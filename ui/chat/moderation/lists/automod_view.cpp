// SPDX-License-Identifier: GPL-3.0-or-later
#include "automod_view.h"

#include "automod_texts.h"
#include "base/bidi.h"
#include "channel_combo.h"
#include "chat/moderation/moderation_service.h"
#include "forms/form.h"
#include "kit/controls/action_button.h"
#include "kit/controls/segmented.h"
#include "kit/controls/slider.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/messages/page_state.h"
#include "kit/text/wrap_label.h"
#include "page/page_action.h"
#include "page/permission_hint.h"
#include "texts/error_texts.h"

#include <QLocale>

namespace Sidestage {

using Api::Scope;

namespace {

/// Whether the service has what was wanted. An overall level sets all others.
bool isReached(const AutomodState &wanted, const AutomodState &now)
{
    return wanted.overallLevel ? wanted.overallLevel == now.overallLevel : wanted == now;
}

}  // namespace

AutomodView::AutomodView(ModerationService *service, QWidget *parent)
    : PageView(parent)
    , m_service(service)
    , m_channels(new ChannelCombo(service))
    , m_presets(named("automodPresets", new Segmented, tr("Overall level")))
    , m_why(named("automodWhy",
                  new PermissionHint(tr("Sidestage needs permission to change AutoMod."),
                                     Scope::ModeratorManageAutomodSettings)))
    , m_banner(named("automodBanner", new Banner(Banner::Kind::Warn)))
    , m_form(named("automodForm", new Form<AutomodState>))
    , m_note(named("automodNote", new WrapLabel({}, TextRole::Small, Tone::Hint)))
    , m_state(new PageState(buildForm(), QStringLiteral("automodEmpty")))
{
    setObjectName(QStringLiteral("automodView"));
    build();
    connect(m_channels, &ChannelCombo::channelChanged, this, [this] {
        m_failure.clear();
        for (const auto &[id, one] : m_feeds)
            one->setOnScreen(this, false);
        if (AutomodFeed *shown = feed())
            shown->setOnScreen(this, isVisible());
        showLevels();
        Q_EMIT freshnessChanged();
    });
    showLevels();
}

AutomodView::~AutomodView()
{
    for (const auto &[id, one] : m_feeds) {
        one->disconnect(this);
        one->setOnScreen(this, false);
    }
}

void AutomodView::build()
{
    const QStringList levels = automodLevels();
    for (int level = 0; level < levels.size(); ++level)
        m_presets->addOption(
            tr("%1 %2", "a number; the word for it").arg(QLocale().toString(level), levels[level]));
    m_presets->addOption(tr("Custom"));
    connect(m_presets, &Segmented::chosen, this, &AutomodView::choosePreset);
    m_save = addAction("saveAutomod", Icon::Check, tr("Save"), Qt::CTRL | Qt::Key_Return, [this] { save(); });
    m_discard = addAction("discardAutomod", Icon::Undo, tr("Discard"), {}, [this] {
        m_failure.clear();
        m_drafts.erase(m_channels->channelId());
        showLevels();
    });
    m_why->setRule(tr("A permission is missing"),
                   tr("Changing the AutoMod levels requires a permission that was not granted."));
    m_theirs = named("useTheirs", m_banner->addAction(tr("Use the new levels")));
    connect(m_theirs, &QAbstractButton::clicked, m_discard, &QAction::trigger);
    m_mine = named("keepMine", m_banner->addAction(tr("Keep mine")));
    connect(m_mine, &QAbstractButton::clicked, this, [this] {
        if (draft() && feed()->state())
            draft()->base = *feed()->state();
        showLevels();
    });
    auto *tools = new QWidget;
    auto *flow = withoutMargins(new FlowLayout(tools));
    flow->addWidget(m_channels);
    flow->addWidget(m_presets);
    for (QAction *action : {m_discard, m_save}) {
        auto *button = new ActionButton;
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setRole(action == m_save ? Button::Role::Primary : Button::Role::Default);
        button->setAction(action);
        flow->addWidget(button);
    }
    auto *card = new Card;
    card->body()->addWidget(m_state);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addWidget(tools);
    layout->addWidget(m_why);
    layout->addWidget(m_banner);
    layout->addWidget(m_note);
    layout->addWidget(card, 1);
    setSpacing(layout, 10);
}

QWidget *AutomodView::buildForm()
{
    for (int i = 0; i < int(automodCategories.size()); ++i) {
        const AutomodCategory &category = automodCategories[std::size_t(i)];
        const QString name = QLatin1String(category.name);
        auto *slider = new Slider(4);
        slider->setWords(automodLevels());
        m_form->input(
            {.label = automodCategory(name),
             .name = category.name,
             .hint = automodCategoryHint(name),
             .id = i},
            slider, &Slider::valueChanged,
            [this, slider, category](const AutomodState &state) {
                // Which levels another overall level has is known to the service only.
                const Draft *changed = draft();
                const bool isKnown
                    = !changed || !state.overallLevel || state.overallLevel == changed->base.overallLevel;
                slider->setValue(isKnown ? std::optional(state.*category.level) : std::nullopt);
            },
            [category](AutomodState &state, int level) {
                state.*category.level = level;
                state.overallLevel.reset();
            });
    }
    m_form->addStretch();
    m_form->setProperty("plain", true);
    connect(m_form, &FormBase::edited, this, [this] { edit(m_form->value()); });
    return makeScrollArea(m_form);
}

AutomodFeed *AutomodView::feed()
{
    const QString channel = m_channels->channelId();
    if (channel.isEmpty())
        return nullptr;
    AutomodFeed *&found = m_feeds[channel];
    if (!found) {
        found = new AutomodFeed(m_service->account(), channel, this);
        follow(found);
    }
    return found;
}

void AutomodView::follow(AutomodFeed *feed)
{
    connect(feed, &Feed::changed, this, &AutomodView::showLevels);
    connect(feed, &Feed::freshnessChanged, this, [this] {
        showLevels();
        Q_EMIT freshnessChanged();
    });
    connect(feed, &AutomodFeed::saved, this,
            [this, feed](const AutomodState &before) { done(feed, before); });
    const auto forgetSent = [this, feed] {
        if (const auto found = m_drafts.find(feed->channelId()); found != m_drafts.end())
            found->second.sent.reset();
        showLevels();
    };
    connect(feed, &AutomodFeed::overtaken, this, [this, feed, forgetSent] {
        forgetSent();
        // With a draft the banner says it.
        if (!m_drafts.contains(feed->channelId()))
            Q_EMIT notified(tr("Not undone: the levels were changed again meanwhile."), {}, Pill::Kind::Warn);
    });
    connect(feed, &Feed::failed, this, [this, feed, forgetSent](const Error &error) {
        const bool isShown = feed->channelId() == m_channels->channelId();
        if (isShown)
            m_failure = reasonOf(error);
        else
            Q_EMIT notified(tr("The levels were not saved. %1").arg(reasonOf(error)), {}, Pill::Kind::Error);
        if (!feed->isBusy())
            forgetSent();
        else
            showLevels();
    });
}

AutomodView::Draft *AutomodView::draft()
{
    const auto found = m_drafts.find(m_channels->channelId());
    return found == m_drafts.end() ? nullptr : &found->second;
}

/// Whether others have changed the levels since the user began to change them.
bool AutomodView::isOvertaken()
{
    return draft() && !draft()->sent && feed()->state() && *feed()->state() != draft()->base;
}

void AutomodView::edit(const AutomodState &state)
{
    AutomodFeed *shown = feed();
    if (!shown || !shown->state())
        return;
    Draft changed = draft() ? *draft() : Draft{.base = *shown->state()};
    changed.state = state;
    if (state == changed.base && !changed.sent)
        m_drafts.erase(shown->channelId());
    else
        m_drafts[shown->channelId()] = changed;
    m_failure.clear();
    showLevels();
}

void AutomodView::choosePreset(int preset)
{
    AutomodFeed *shown = feed();
    if (!shown || !shown->state())
        return;
    AutomodState state = draft() ? draft()->base : *shown->state();
    if (preset == Custom && draft())
        static_cast<Api::AutomodLevels &>(state) = draft()->state;
    state.overallLevel = preset == Custom ? std::nullopt : std::optional(preset);
    edit(state);
}

void AutomodView::save()
{
    m_failure.clear();
    Draft *changed = draft();
    if (!changed)
        return;
    changed->sent = changed->state;
    feed()->save(changed->state, changed->base);
}

void AutomodView::done(AutomodFeed *feed, const AutomodState &before)
{
    const AutomodState after = *feed->state();
    const auto found = m_drafts.find(feed->channelId());
    if (found != m_drafts.end() && found->second.state == found->second.sent) {
        m_drafts.erase(found);
    } else if (found != m_drafts.end()) {
        // What was changed meanwhile stays a change, and all else is as it was saved.
        Draft &draft = found->second;
        const AutomodState unchanged = draft.sent.value_or(draft.base);
        for (const AutomodCategory &category : automodCategories) {
            if (draft.state.*category.level == unchanged.*category.level)
                draft.state.*category.level = after.*category.level;
        }
        draft.base = after;
        draft.sent.reset();
    }
    showLevels();
    const QString channel = isolated(m_service->nameOf(feed->channelId()));
    Q_EMIT notified(
        tr("AutoMod levels saved in %1.").arg(channel),
        [feed = QPointer(feed), before, after] {
            if (feed)
                feed->save(before, after);
        },
        Pill::Kind::Good);
}

void AutomodView::showLevels()
{
    AutomodFeed *shown = feed();
    const bool isKnown = shown && shown->state();
    const bool mayChange = m_service->account()->may(Scope::ModeratorManageAutomodSettings);
    // Others have done the same, or Save has arrived although there was no answer.
    if (isKnown && draft() && !draft()->sent && isReached(draft()->state, *shown->state())) {
        m_drafts.erase(shown->channelId());
        m_failure.clear();
    }
    const AutomodState state = draft() ? draft()->state : isKnown ? *shown->state() : AutomodState();
    const bool isPreset = draft() && state.overallLevel && state.overallLevel != draft()->base.overallLevel;
    m_form->setValue(state);
    m_form->setEditable(mayChange && isKnown && !isPreset);
    QList<int> changed;
    for (int i = 0; i < int(automodCategories.size()); ++i) {
        const auto level = automodCategories[std::size_t(i)].level;
        if (draft() && !isPreset && draft()->base.*level != state.*level)
            changed.append(i);
        m_form->setNote(
            i,
            isOvertaken() && *shown->state().*level != draft()->base.*level
                ? tr("Changed elsewhere to %1.").arg(automodLevels().value(*shown->state().*level))
                : QString());
    }
    m_form->setChanged(changed);
    m_presets->setCurrentIndex(state.overallLevel.value_or(Custom));
    m_presets->setEnabled(isKnown && mayChange);
    m_note->setText(isPreset ? tr("The service sets the categories when you save.") : QString());
    m_note->setVisible(isPreset);
    m_why->setVisible(shown && shown->mayRead() && !mayChange);
    const QString whyNot = !mayChange ? tr("Sidestage needs permission to change AutoMod.")
        : !draft()                    ? tr("Nothing was changed.")
        : shown->isBusy()             ? tr("The last request is not answered yet.")
        : isOvertaken()               ? tr("Choose which levels to keep first.")
                                      : QString();
    setBlocked(m_save, whyNot);
    setBlocked(m_discard, draft() ? QString() : tr("Nothing was changed."));
    showBanner();
    if (isKnown)
        m_state->showList();
    else if (!shown)
        m_state->showEmpty(Icon::Shield, tr("You do not moderate any channel."));
    else if (!shown->mayRead())
        showNoPermission(m_state, tr("Sidestage needs permission to see the AutoMod levels."),
                         Scope::ModeratorReadAutomodSettings);
    else if (!shown->failure().isEmpty())
        m_state->showEmpty(Icon::Warning, tr("Could not load the levels. %1").arg(shown->failure()),
                           tr("Retry"), [this] { refresh(); });
    else
        m_state->showLoading();
}

void AutomodView::showBanner()
{
    const bool isOvertaken = this->isOvertaken();
    m_theirs->setVisible(isOvertaken);
    m_mine->setVisible(isOvertaken);
    m_banner->setVisible(isOvertaken || !m_failure.isEmpty());
    if (isOvertaken) {
        const QString by = feed()->changedBy();
        m_banner->setKind(Banner::Kind::Warn);
        m_banner->setSentence(by.isEmpty() ? tr("The levels were changed elsewhere meanwhile.")
                                           : tr("%1 has changed the levels meanwhile.").arg(isolated(by)));
    } else if (!m_failure.isEmpty()) {
        m_banner->setKind(Banner::Kind::Error);
        m_banner->setSentence(tr("The levels were not saved. %1").arg(m_failure));
    }
}

Freshness AutomodView::freshness() const
{
    const auto found = m_feeds.find(m_channels->channelId());
    return found == m_feeds.end() ? Freshness{} : freshnessOf(*found->second);
}

void AutomodView::refresh()
{
    if (AutomodFeed *shown = feed())
        shown->refresh();
}

void AutomodView::showEvent(QShowEvent *event)
{
    PageView::showEvent(event);
    if (AutomodFeed *shown = feed())
        shown->setOnScreen(this, true);
    showLevels();
}

void AutomodView::hideEvent(QHideEvent *event)
{
    PageView::hideEvent(event);
    for (const auto &[id, one] : m_feeds)
        one->setOnScreen(this, false);
}

}  // namespace Sidestage
