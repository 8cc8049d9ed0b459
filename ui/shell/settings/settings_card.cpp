// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_card.h"

#include "kit/controls/number_field.h"
#include "kit/controls/segmented.h"
#include "kit/controls/toggle.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>

namespace Sidestage {

bool hasWords(const QString &text, const QString &typed)
{
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    return !words.isEmpty() && std::all_of(words.cbegin(), words.cend(), [&text](const QString &word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

void SettingsHistory::add(std::function<void()> undo, const QString &movement)
{
    constexpr qint64 oneMovement = 1'000;  // milliseconds
    const bool goesOn = !m_changes.isEmpty() && !movement.isEmpty() && movement == m_movement
        && m_since.isValid() && m_since.elapsed() < oneMovement;
    if (!goesOn)
        m_changes.append(std::move(undo));
    m_movement = movement;
    m_since.start();
    Q_EMIT changed();
    Q_EMIT saved();
}

void SettingsHistory::clear()
{
    m_changes.clear();
    m_movement.clear();
    Q_EMIT changed();
}

void SettingsHistory::undo()
{
    if (m_changes.isEmpty())
        return;
    const auto undo = m_changes.takeLast();
    m_movement.clear();
    undo();
    Q_EMIT changed();
    Q_EMIT saved();
}

SettingRow::SettingRow(const QString &title, const QString &hint, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_start(new QHBoxLayout)
    , m_controls(new QHBoxLayout)
    , m_label(makeLabel(title, TextRole::Strong))
    , m_hint(new WrapLabel(QString(), TextRole::Small, Tone::Secondary))
{
    m_label->setWordWrap(true);
    auto *texts = new QVBoxLayout;
    setSpacing(texts, 2);
    texts->addWidget(m_label);
    texts->addWidget(m_hint);
    m_start->addLayout(texts, 1);
    m_layout->addLayout(m_start, 1);
    m_layout->addLayout(m_controls);
    setSpacing(m_start, 12);
    setSpacing(m_layout, 8);
    setMargins(m_layout, 8, 6, 8, 6);
    setHint(hint);
    Theme::watch(this, [this] { fit(); });
}

void SettingRow::setSymbol(Icon icon)
{
    if (!m_icon)
        m_start->insertWidget(0, m_icon = new IconView(icon, Tone::Secondary, Measure::icon, this));
    m_icon->setIcon(icon);
}

void SettingRow::setHint(const QString &hint)
{
    m_hintText = hint;
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void SettingRow::addLeading(QWidget *control)
{
    m_start->insertWidget(0, control, 0, Qt::AlignTop);
    control->setAccessibleName(m_title);
    control->setAccessibleDescription(m_hintText);
}

void SettingRow::addControl(QWidget *control)
{
    m_controls->addWidget(control);
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(m_title);
}

void SettingRow::setWideFrom(int width)
{
    m_wideFrom = width;
    fit();
}

bool SettingRow::search(const QString &typed, const QString &place)
{
    m_isFound = hasWords(m_title + u' ' + m_hintText + u' ' + place, typed);
    const bool fades = !typed.isEmpty() && !m_isFound;
    setTone(m_label, fades ? Tone::Hint : Tone::Text);
    setTone(m_hint, fades ? Tone::Hint : Tone::Secondary);
    if (m_icon)
        m_icon->setTone(fades ? Tone::Hint : Tone::Secondary);
    update();
    return m_isFound;
}

void SettingRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void SettingRow::fit()
{
    const bool narrow = width() < px(m_wideFrom);
    if (m_isNarrow == narrow)
        return;
    m_isNarrow = narrow;
    m_layout->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    Q_EMIT narrowChanged(narrow);
}

void SettingRow::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    if (m_hasLine)
        painter.fillRect(0, 0, width(), 1, t.line);
    if (!m_isFound)
        return;
    // The bar marks it without colour sight.
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.isHighContrast ? t.surface : t.accentTint);
    painter.drawRoundedRect(rect(), pxF(Measure::buttonRadius), pxF(Measure::buttonRadius));
    painter.setBrush(t.accent);
    const QRect bar(0, px(6), px(3), qMax(0, height() - 2 * px(6)));
    painter.drawRoundedRect(QStyle::visualRect(layoutDirection(), rect(), bar), pxF(1.5), pxF(1.5));
}

SettingsCard::SettingsCard(const QString &id, const QString &title, Icon symbol, SettingsHistory *history)
    : Card(title, symbol)
    , m_id(id)
    , m_symbol(symbol)
    , m_history(history)
{
    setObjectName(QStringLiteral("settings-") + id);
    setBodySpacing(0);
}

SettingRow *SettingsCard::add(SettingRow *row)
{
    row->setLineAbove(!m_rows.isEmpty());
    body()->addWidget(row);
    m_rows.append(row);
    return row;
}

void SettingsCard::clearRows()
{
    // Later, because a button of a row may have asked for it.
    for (SettingRow *row : std::exchange(m_rows, {})) {
        row->hide();
        row->deleteLater();
    }
}

int SettingsCard::search(const QString &typed)
{
    return int(std::count_if(m_rows.cbegin(), m_rows.cend(),
                             [&](SettingRow *row) { return row->search(typed, title()); }));
}

QWidget *SettingsCard::firstFound() const
{
    const auto found
        = std::find_if(m_rows.cbegin(), m_rows.cend(), [](const SettingRow *row) { return row->isFound(); });
    return found == m_rows.cend() ? nullptr : *found;
}

SettingRow *SettingsCard::addToggle(const char *name, const QString &title, const QString &hint,
                                    Preferences *preferences, bool (Preferences::*get)() const,
                                    void (Preferences::*set)(bool))
{
    return addToggle(
        name, title, hint, preferences, [preferences, get] { return (preferences->*get)(); },
        [preferences, set](bool on) { (preferences->*set)(on); });
}

SettingRow *SettingsCard::addToggle(const char *name, const QString &title, const QString &hint,
                                    QObject *source, std::function<bool()> get, std::function<void(bool)> set)
{
    auto *row = new SettingRow(title, hint);
    auto *toggle = named(name, new Toggle);
    auto *word = makeLabel(QString(), TextRole::Body, Tone::Secondary);
    toggle->setWordVisible(false);
    row->addLeading(toggle);
    row->addControl(word);
    row->setWideFrom(0);  // the word is short
    const auto show = [toggle, word, get] {
        const QSignalBlocker blocker(toggle);
        toggle->setChecked(get());
        word->setText(toggle->word());
        toggle->update();
    };
    show();
    connect(toggle, &QAbstractButton::toggled, this, [this, set, show](bool on) {
        set(on);
        history()->add([set, on] { set(!on); });
        show();
    });
    if (auto *preferences = qobject_cast<Preferences *>(source))
        connect(preferences, &Preferences::changed, toggle, show);
    else
        connect(history(), &SettingsHistory::changed, toggle, show);
    return add(row);
}

SettingRow *SettingsCard::addChoice(const char *name, const QString &title, const QString &hint,
                                    Preferences *preferences, const QList<std::pair<QString, Icon>> &options,
                                    std::function<int()> get, std::function<void(int)> set)
{
    auto *row = new SettingRow(title, hint);
    auto *choice = named(name, new Segmented);
    for (const auto &[text, icon] : options)
        choice->addOption(text, int(choice->count()), icon);
    choice->setCurrentIndex(get());
    row->addControl(choice);
    connect(choice, &Segmented::chosen, this, [this, get, set](int chosen) {
        const int before = get();
        if (chosen == before)
            return;
        set(chosen);
        history()->add([set, before] { set(before); });
    });
    connect(preferences, &Preferences::changed, choice, [choice, get] { choice->setCurrentIndex(get()); });
    return add(row);
}

SettingRow *SettingsCard::addNumber(const char *name, const QString &title, const QString &hint,
                                    Preferences *preferences, int least, int most, const QString &suffix,
                                    int (Preferences::*get)() const, void (Preferences::*set)(int))
{
    auto *row = new SettingRow(title, hint);
    auto *number = named(name, new NumberField(least, most));
    number->setSuffix(suffix);
    number->setKeyboardTracking(false);
    number->setValue((preferences->*get)());
    row->addControl(number);
    connect(number, &NumberField::problemChanged, row,
            [row, hint](const QString &problem) { row->setHint(problem.isEmpty() ? hint : problem); });
    connect(number, &NumberField::numberChanged, this, [this, preferences, get, set, title](int now) {
        const int before = (preferences->*get)();
        if (now == before)
            return;
        (preferences->*set)(now);
        history()->add([preferences, set, before] { (preferences->*set)(before); }, title);
    });
    connect(preferences, &Preferences::changed, number, [number, preferences, get] {
        if (!number->hasFocus())
            number->setValue((preferences->*get)());
    });
    connect(history(), &SettingsHistory::changed, number,
            [number, preferences, get] { number->setValue((preferences->*get)()); });
    return add(row);
}

}  // namespace Sidestage
