// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/before_ad_card.h"

#include "accounts/account.h"
#include "ads/ad_clock.h"
#include "ads/ad_dialogs.h"
#include "ads/ad_memory.h"
#include "ads/ad_texts.h"
#include "ads/ad_warnings.h"
#include "ads/ads_service.h"
#include "kit/controls/button.h"
#include "kit/controls/toggle.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/button_menu.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>

namespace Sidestage {

namespace {

QString timesText(const QList<int> &seconds)
{
    QStringList all;
    for (const int one : seconds)
        all += QString::number(one);
    return BeforeAdCard::tr("%1 s", "one or several numbers").arg(all.join(QStringLiteral(", ")));
}

}  // namespace

BeforeAdCard::BeforeAdCard(AdsService *service, AlertPlayer *player, QWidget *parent)
    : Card(tr("Before an ad"), Icon::Bell, parent)
    , m_service(service)
    , m_player(player)
    , m_why(named("announceWhy", new PermissionHint))
    , m_lastMark(new IconView(Icon::Check, Tone::Good, Measure::iconButton))
    , m_last(named("lastWarning", new WrapLabel({}, TextRole::Small, Tone::Secondary)))
{
    setObjectName(QStringLiteral("beforeAdCard"));
    setBodySpacing(4);
    m_warn = addRow(QStringLiteral("warnAd"), tr("Notify me"));
    body()->addWidget(makeDivider());
    m_announce = addRow(QStringLiteral("announceAd"), tr("Announce in chat"));
    body()->addWidget(m_why);
    body()->addWidget(makeDivider());
    m_overlay = addRow(QStringLiteral("overlayAd"), tr("Corner overlay"), tr("above other windows"));
    body()->addWidget(makeDivider());
    auto *last = new QWidget;
    auto *line = withoutMargins(new QHBoxLayout(last));
    line->addWidget(m_lastMark);
    line->addWidget(m_last, 1);
    body()->addWidget(last);
    body()->addStretch(1);
    setSpacing(line, 8);

    makeTimes(m_warn, {300, 180, 120, 60, 30, 20, 10}, true);
    makeTimes(m_announce, {120, 60, 45, 30, 20, 10}, false);
    makeTimes(m_overlay, {120, 60, 30, 20, 10}, false);
    const auto turn = [this](Toggle *toggle, bool AdSettings::*member) {
        connect(toggle, &QAbstractButton::clicked, this, [this, toggle, member] {
            AdSettings settings = m_service->memory()->settings();
            settings.*member = toggle->isChecked();
            save(settings);
        });
    };
    turn(m_warn.toggle, &AdSettings::warns);
    turn(m_announce.toggle, &AdSettings::announces);
    turn(m_overlay.toggle, &AdSettings::overlays);
    connect(m_warn.detail, &QAbstractButton::clicked, this, &BeforeAdCard::openSound);
    connect(m_announce.detail, &QAbstractButton::clicked, this, &BeforeAdCard::openAnnouncement);
    connect(service->memory(), &AdMemory::settingsChanged, this, &BeforeAdCard::refresh);
    connect(service->memory(), &AdMemory::factsChanged, this, &BeforeAdCard::refresh);
    connect(service->warnings(), &AdWarnings::changed, this, &BeforeAdCard::refresh);
    refresh();
}

BeforeAdCard::Row BeforeAdCard::addRow(const QString &name, const QString &title, const QString &hint)
{
    auto *line = new QWidget;
    auto *layout = withoutMargins(new QHBoxLayout(line));
    Row row;
    row.toggle = new Toggle;
    row.toggle->setObjectName(name);
    row.toggle->setWord(title);
    row.toggle->setWordVisible(false);
    row.toggle->setAccessibleName(title);
    layout->addWidget(row.toggle);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    row.title = makeLabel(title, TextRole::Strong);
    words->addWidget(row.title);
    if (hint.isEmpty()) {
        row.detail = new Button(QString(), Button::Role::Link);
        row.detail->setObjectName(name + QStringLiteral("Detail"));
        row.detail->setSmall(true);
        words->addWidget(row.detail, 0, Qt::AlignLeading);
    } else {
        words->addWidget(new WrapLabel(hint, TextRole::Small, Tone::Hint));
    }
    layout->addLayout(words, 1);
    row.time = new Button;
    row.time->setObjectName(name + QStringLiteral("Time"));
    row.time->setOpens(true);
    row.time->setCompact(true);
    layout->addWidget(row.time);
    setMargins(layout, 0, 4, 0, 4);
    body()->addWidget(line);
    return row;
}

void BeforeAdCard::makeTimes(const Row &row, const QList<int> &choices, bool isMany)
{
    auto *menu = new QMenu(row.time);
    menu->setObjectName(row.time->objectName() + QStringLiteral("Menu"));
    for (const int seconds : choices) {
        QAction *action = menu->addAction(tr("%n seconds before", nullptr, seconds));
        action->setCheckable(true);
        action->setData(seconds);
        connect(action, &QAction::triggered, this, [this, time = row.time, seconds, isMany](bool on) {
            AdSettings settings = m_service->memory()->settings();
            if (time == m_announce.time)
                settings.announceAhead = seconds;
            else if (time == m_overlay.time)
                settings.overlayAhead = seconds;
            else if (on && isMany)
                settings.warnAhead.append(seconds);
            else if (settings.warnAhead.size() > 1)
                settings.warnAhead.removeAll(seconds);
            save(settings);
        });
    }
    connect(menu, &QMenu::aboutToShow, this, [this, menu, time = row.time] {
        const AdSettings &settings = m_service->memory()->settings();
        const QList<int> chosen = time == m_announce.time ? QList<int>{settings.announceAhead}
            : time == m_overlay.time                      ? QList<int>{settings.overlayAhead}
                                                          : settings.warnAhead;
        for (QAction *action : menu->actions())
            action->setChecked(chosen.contains(action->data().toInt()));
    });
    connect(row.time, &QAbstractButton::clicked, menu, [menu, time = row.time] { popUpBelow(menu, time); });
}

void BeforeAdCard::save(const AdSettings &settings)
{
    setError({});
    if (const auto kept = m_service->memory()->setSettings(settings); !kept)
        setError(
            tr("Could not save this change; it applies only until you quit. %1").arg(kept.error().message));
}

void BeforeAdCard::refresh()
{
    const AdSettings &settings = m_service->memory()->settings();
    m_warn.toggle->setChecked(settings.warns);
    m_announce.toggle->setChecked(settings.announces);
    m_overlay.toggle->setChecked(settings.overlays);
    m_warn.detail->setText(settings.sound.isEmpty() ? tr("without a sound…") : tr("with a sound…"));
    m_announce.detail->setText(settings.announcesEnd ? tr("before and after…") : tr("from a template…"));
    m_warn.time->setText(timesText(settings.warnAhead));
    m_announce.time->setText(timesText({settings.announceAhead}));
    m_overlay.time->setText(timesText({settings.overlayAhead}));
    m_warn.time->setAccessibleName(tr("Notify me %1 before", "30 s").arg(m_warn.time->text()));
    m_announce.time->setAccessibleName(tr("Announce %1 before", "30 s").arg(m_announce.time->text()));
    m_overlay.time->setAccessibleName(tr("Show the overlay %1 before", "30 s").arg(m_overlay.time->text()));
    m_overlay.title->setToolTip(tr("A small window in a corner of the screen, above all others"));
    const QString blockReason = m_service->warnings()->announcementBlockReason();
    m_why->setVisible(!blockReason.isEmpty());
    m_why->setSentence(blockReason);
    m_why->setRule(tr("Permission to announce"),
                   tr("An app can announce in chat only with permission (moderator:manage:announcements)."));
    constexpr auto scope = Api::Scope::ModeratorManageAnnouncements;
    m_why->setScope(m_service->account()->may(scope) ? std::nullopt : std::optional(scope));
    const AdFacts &facts = m_service->memory()->facts();
    m_lastMark->setVisible(facts.warnedAt.isValid());
    m_last->setText(facts.warnedAt.isValid() ? tr("Last warning %1, %2 ahead")
                                                   .arg(momentText(facts.warnedAt, m_service->clock()->now()),
                                                        lengthText(facts.warnedAhead))
                                             : tr("No warning yet"));
}

void BeforeAdCard::openSound()
{
    auto *dialog = new AdSoundDialog(m_service, m_player, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void BeforeAdCard::openAnnouncement()
{
    auto *dialog = new AdAnnouncementDialog(m_service, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace Sidestage
