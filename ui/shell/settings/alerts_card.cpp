// SPDX-License-Identifier: GPL-3.0-or-later
#include "alerts_card.h"

#include "alerts/alert_player.h"
#include "alerts/tones.h"
#include "base/bidi.h"
#include "kit/controls/button.h"
#include "kit/controls/number_field.h"
#include "kit/controls/slider.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/button_menu.h"
#include "kit/text/digits_label.h"
#include "kit/text/wrap_label.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>

namespace Sidestage {

namespace {

/// The widths of the columns in px at a line height of 20 px.
constexpr int checkColumn = 67;
constexpr int soundColumn = 138;
constexpr int volumeColumn = 120;
constexpr int testColumn = 70;
constexpr int columnGap = 12;
constexpr int rowWideFrom = 730;
constexpr int leastColumn = 112;
constexpr int mostLeast = 1'000'000;

/// In pixels: the rounded widths together.
int controlsWidth()
{
    return 2 * px(checkColumn) + px(soundColumn) + px(volumeColumn) + px(testColumn) + 4 * px(columnGap);
}

}  // namespace

AlertsCard::AlertsCard(Preferences *preferences, AlertPlayer *player, Kinds kinds, SettingsHistory *history)
    : SettingsCard(QStringLiteral("alerts"), tr("Notifications and sounds"), Icon::Bell, history)
    , m_preferences(preferences)
    , m_player(player)
    , m_kinds(std::move(kinds))
    , m_output(named("alertOutput", new QComboBox, tr("Sound output")))
    , m_volume(named("alertVolume", new Slider(100), tr("Volume of all alerts")))
    , m_head(new QWidget)
    , m_note(named("alertNote", new WrapLabel(QString(), TextRole::Small, Tone::Secondary)))
{
    setHeadWraps(true);
    m_volume->setPercent();
    for (const auto &[text, control] : {std::pair<QString, QWidget *>{tr("Output"), m_output},
                                        std::pair<QString, QWidget *>{tr("All"), m_volume}}) {
        auto *pair = new QWidget;
        auto *layout = withoutMargins(new QHBoxLayout(pair));
        layout->addWidget(makeLabel(text, TextRole::Body, Tone::Secondary));
        layout->addWidget(control);
        addToHead(pair);
    }
    setScaled(m_output, &QWidget::setFixedWidth, 150);
    setScaled(m_volume, &QWidget::setFixedWidth, volumeColumn);

    auto *heads = new QHBoxLayout(m_head);
    heads->addWidget(makeLabel(tr("When"), TextRole::Caption, Tone::Secondary), 1);
    const std::pair<QString, int> columns[] = {{tr("Window"), checkColumn},
                                               {tr("Desktop"), checkColumn},
                                               {tr("Sound"), soundColumn},
                                               {tr("Volume"), volumeColumn + columnGap + testColumn}};
    for (const auto &[text, width] : columns) {
        QLabel *label = makeLabel(text, TextRole::Caption, Tone::Secondary);
        setScaled(label, &QWidget::setFixedWidth, width);
        heads->addWidget(label);
        m_lastHead = label;
    }
    setSpacing(heads, columnGap);
    setMargins(heads, 8, 0, 8, 4);
    body()->addWidget(m_note);
    body()->addWidget(m_head);
    connect(m_output, &QComboBox::activated, this, [this] {
        const QString before = m_preferences->soundOutput();
        m_preferences->setSoundOutput(m_output->currentData().toString());
        SettingsCard::history()->add([this, before] { m_preferences->setSoundOutput(before); });
    });
    connect(m_volume, &Slider::valueChanged, this, [this](int volume) {
        const int before = m_preferences->alertVolume();
        if (before == volume)
            return;
        m_preferences->setAlertVolume(volume);
        SettingsCard::history()->add([this, before] { m_preferences->setAlertVolume(before); },
                                     QStringLiteral("volume"));
    });
    connect(m_preferences, &Preferences::changed, this, [this] {
        m_volume->setValue(m_preferences->alertVolume());
        m_output->setCurrentIndex(std::max(0, m_output->findData(m_preferences->soundOutput())));
        showQuiet();
    });
    connect(history, &SettingsHistory::changed, this, [this] {
        for (const auto &show : std::as_const(m_shows))
            show();
    });
    m_quietEnds.setSingleShot(true);
    connect(&m_quietEnds, &QTimer::timeout, this, &AlertsCard::showQuiet);
    m_volume->setValue(m_preferences->alertVolume());
    rebuild();
}

void AlertsCard::showEvent(QShowEvent *event)
{
    SettingsCard::showEvent(event);
    refresh();
}

void AlertsCard::refresh()
{
    // The plugin is loaded only now, and devices and the settings of an area may have changed meanwhile.
    fillOutputs();
    for (const auto &show : std::as_const(m_shows))
        show();
    const QString trouble = m_player->soundTrouble();
    const auto [name, kinds] = m_kinds();
    QStringList notes;
    if (kinds.isEmpty())
        notes.append(tr("Sign in to choose what is shown and heard. Each account has its own choices."));
    else
        notes.append(tr("For %1. Each reward can have its own sound: Queue, Sounds.", "an account")
                         .arg(isolated(name)));
    if (!trouble.isEmpty())
        notes.append(trouble);
    if (!AlertPlayer::canNotify())
        notes.append(tr("Desktop notifications are not available here. Notifications appear in the window."));
    m_note->setText(notes.join(u' '));
}

void AlertsCard::rebuild()
{
    m_shows.clear();
    clearRows();
    m_quiet = nullptr;
    const auto [name, kinds] = m_kinds();
    if (std::exchange(m_name, name) != name)
        history()->clear();  // undo would change what is not seen
    m_head->setVisible(false);
    for (const AlertKind &kind : kinds)
        addKind(kind);
    addCommon();
    if (isVisible())
        refresh();
}

void AlertsCard::sayKept(const Result<void> &kept)
{
    setError(
        kept
            ? QString()
            : tr("Could not save this change; it applies only until you quit. %1").arg(kept.error().message));
}

void AlertsCard::keep(const AlertKind &kind, const Alert &alert)
{
    const Alert before = kind.get();
    if (before == alert)
        return;
    sayKept(kind.set(alert));
    history()->add([this, kind, before] { sayKept(kind.set(before)); },
                   before.volume == alert.volume && before.least == alert.least ? QString() : kind.id);
}

void AlertsCard::addKind(const AlertKind &kind)
{
    auto *row = new SettingRow(kind.title);
    row->setObjectName(QStringLiteral("alert-") + kind.id);
    row->setSymbol(kind.icon);
    auto *controls = new QWidget;
    auto *flow = withoutMargins(new FlowLayout(controls));
    flow->setSpacings(columnGap, 6);
    auto *window = named("says", new QCheckBox, tr("%1: in the window").arg(kind.title));
    auto *desktop = named("notifies", new QCheckBox, tr("%1: on the desktop").arg(kind.title));
    auto *sound = named("sound", new QComboBox, tr("Sound: %1").arg(kind.title));
    auto *volume = named("volume", new Slider(100), tr("Volume: %1").arg(kind.title));
    auto *silent = makeLabel(tr("silent"), TextRole::Body, Tone::Hint);
    auto *loud = new QStackedWidget;
    auto *test = named("test", Button::compact(Icon::Play, tr("Test")));
    volume->setPercent();
    loud->addWidget(volume);
    loud->addWidget(silent);
    test->setAccessibleName(tr("Test: %1").arg(kind.title));
    sound->addItem(tr("None"), QString());
    for (const AlertTone &tone : Tones::all())
        sound->addItem(tone.name, tone.id);
    sound->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    window->setEnabled(kind.alwaysShown.isEmpty());
    window->setToolTip(kind.alwaysShown);
    window->setAccessibleDescription(kind.alwaysShown);
    // Before the others, so that these stay below their titles.
    NumberField *least = nullptr;
    if (kind.hasLeast) {
        least = named("least", new NumberField(0, mostLeast), tr("%1: from how many Bits").arg(kind.title));
        least->setPrefix(QStringLiteral("≥ "));
        least->setSuffix(tr(" Bits"));
        setScaled(least, &QWidget::setFixedWidth, leastColumn);
        flow->addWidget(least);
    }
    for (const auto &[widget, width] :
         {std::pair<QWidget *, int>{window, checkColumn}, std::pair<QWidget *, int>{desktop, checkColumn},
          std::pair<QWidget *, int>{sound, soundColumn}, std::pair<QWidget *, int>{loud, volumeColumn},
          std::pair<QWidget *, int>{test, testColumn}}) {
        setScaled(widget, &QWidget::setFixedWidth, width);
        flow->addWidget(widget);
    }
    loud->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row->addControl(controls);
    row->setWideFrom(rowWideFrom);
    const auto fit = [this, row, controls, window, desktop, test, hasLeast = kind.hasLeast] {
        const bool narrow = row->isNarrow();
        m_head->setVisible(!narrow && !m_shows.isEmpty());
        // The button is wider in some languages.
        const int testWidth = qMax(px(testColumn), test->sizeHint().width());
        test->setFixedWidth(testWidth);
        m_lastHead->setFixedWidth(px(volumeColumn) + px(columnGap) + testWidth);
        const int columns = controlsWidth() - px(testColumn) + testWidth;
        const int more = hasLeast ? px(leastColumn) + px(columnGap) : 0;  // wraps rather than is cut
        controls->setMinimumWidth(narrow ? 0 : columns);
        controls->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : columns + more);
        for (auto &[check, text] : {std::pair<QCheckBox *, QString>{window, tr("Window")},
                                    std::pair<QCheckBox *, QString>{desktop, tr("Desktop")}}) {
            check->setText(narrow ? text : QString());
            check->setFixedWidth(narrow ? check->sizeHint().width() : px(checkColumn));
        }
    };
    connect(row, &SettingRow::narrowChanged, row, fit);
    Theme::watch(row, fit);

    const auto show = [kind, window, desktop, sound, volume, loud, silent, test, least] {
        const Alert alert = kind.get();
        const QSignalBlocker blockers[] = {QSignalBlocker(window), QSignalBlocker(desktop),
                                           QSignalBlocker(sound), QSignalBlocker(volume)};
        window->setChecked(!kind.alwaysShown.isEmpty() || alert.says);
        desktop->setChecked(alert.notifies);
        sound->setCurrentIndex(qMax(0, sound->findData(alert.sound)));
        volume->setValue(alert.volume);
        const bool hasSound = !alert.sound.isEmpty();
        loud->setCurrentWidget(hasSound ? static_cast<QWidget *>(volume) : silent);
        test->setEnabled(hasSound);
        if (const QSignalBlocker quiet(least); least)
            least->setValue(alert.least);
    };
    show();
    m_shows.append(show);
    const auto change = [this, kind, window, desktop, sound, volume, least, show] {
        Alert alert = kind.get();
        if (kind.alwaysShown.isEmpty())
            alert.says = window->isChecked();
        alert.notifies = desktop->isChecked();
        alert.sound = sound->currentData().toString();
        alert.volume = volume->value();
        if (least)
            alert.least = least->value();
        keep(kind, alert);
        show();
    };
    const auto play = [this, sound, volume] {
        if (!sound->currentData().toString().isEmpty())
            m_player->play(sound->currentData().toString(), volume->value());
    };
    connect(window, &QAbstractButton::toggled, row, change);
    connect(desktop, &QAbstractButton::toggled, row, change);
    connect(sound, &QComboBox::activated, row, [change, play] {
        change();
        play();
    });
    connect(volume, &Slider::valueChanged, row, change);
    if (least)
        connect(least, &NumberField::numberChanged, row, change);
    connect(test, &QAbstractButton::clicked, row, play);
    add(row);
    fit();
}

void AlertsCard::addCommon()
{
    SettingRow *row = addToggle("inWindowOnAir", tr("While you are on air, show them in the window only"),
                                tr("Desktop notifications can be seen on a captured screen."), m_preferences,
                                &Preferences::notifiesInWindowOnAir, &Preferences::setNotifiesInWindowOnAir);
    m_quiet = named("beQuiet", new Button(Icon::Moon, QString()));
    m_quiet->setOpens(true);
    row->setWideFrom(420);
    row->addControl(m_quiet);
    connect(m_quiet, &QAbstractButton::clicked, this, [this] {
        auto *menu = named("quietMenu", new QMenu(this));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        const auto until = [this](const QDateTime &time) {
            const QDateTime before = m_preferences->quietUntil();
            m_preferences->setQuietUntil(time);
            history()->add([this, before] { m_preferences->setQuietUntil(before); });
        };
        const QDateTime now = QDateTime::currentDateTimeUtc();
        const std::pair<QString, int> times[]
            = {{tr("15 minutes"), 15}, {tr("1 hour"), 60}, {tr("4 hours"), 240}};
        for (const auto &[text, minutes] : times)
            menu->addAction(text, this,
                            [until, now, minutes = minutes] { until(now.addSecs(minutes * 60)); });
        QAction *end = menu->addAction(tr("No longer"), this, [until] { until({}); });
        end->setVisible(m_preferences->quietUntil() > now);
        popUpBelow(menu, m_quiet);
    });
    showQuiet();
}

void AlertsCard::showQuiet()
{
    const qint64 left = QDateTime::currentDateTimeUtc().msecsTo(m_preferences->quietUntil());
    const bool isQuiet = m_preferences->quietUntil().isValid() && left > 0;
    m_quiet->setText(isQuiet ? tr("Quiet until %1").arg(timeOfDay(m_preferences->quietUntil()))
                             : tr("Be quiet for…"));
    m_quiet->setToolTip(
        tr("Until then there are no sounds and no desktop notifications. The window still shows them."));
    if (isQuiet)
        m_quietEnds.start(int(std::min<qint64>(left + 50, 24 * 3'600'000)));
}

void AlertsCard::fillOutputs()
{
    const QSignalBlocker blocker(m_output);
    m_output->clear();
    m_output->addItem(tr("System default"), QString());
    for (const auto &[id, name] : m_player->outputs())
        m_output->addItem(name, id);
    const QString chosen = m_preferences->soundOutput();
    int at = m_output->findData(chosen);
    if (at < 0) {
        // Kept, because it may be plugged in again.
        m_output->addItem(tr("Not connected"), chosen);
        at = m_output->count() - 1;
    }
    m_output->setCurrentIndex(at);
}

}  // namespace Sidestage
