// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences.h"

#include "kit/layout/saved_state.h"

#include <QMetaEnum>
#include <QSettings>
#include <QWidget>

namespace Sidestage {

namespace {

const QString themeKey = QStringLiteral("look/theme");
const QString textSizeKey = QStringLiteral("look/textSize");
const QString reducedMotionKey = QStringLiteral("look/reducedMotion");
const QString singleLettersKey = QStringLiteral("keys/singleLetters");
const QString fulfilGraceKey = QStringLiteral("queue/fulfilGrace");
const QString refundGraceKey = QStringLiteral("queue/refundGrace");
const QString asksBeforeLockdownKey = QStringLiteral("chat/asksBeforeLockdown");
const QString hiddenSandboxKey = QStringLiteral("alerts/hiddenSandbox");
const QString atQuitKey = QStringLiteral("queue/atQuit");
const QString sendAtQuit = QStringLiteral("send");
const QString keepAtQuit = QStringLiteral("keep");
const QString collapsedKey = QStringLiteral("window/sidebarCollapsed");
const QString menuBarKey = QStringLiteral("window/menuBar");

}  // namespace

Preferences::Preferences(QSettings *settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
}

void Preferences::set(const QString &key, const QVariant &value)
{
    if (m_settings->value(key) == value)
        return;
    if (value.isValid())
        m_settings->setValue(key, value);
    else
        m_settings->remove(key);
    Q_EMIT changed();
}

Theme::Mode Preferences::themeMode() const
{
    bool known = false;
    const QByteArray name = m_settings->value(themeKey).toString().toLatin1();
    const int mode = QMetaEnum::fromType<Theme::Mode>().keyToValue(name.constData(), &known);
    return known ? Theme::Mode(mode) : Theme::Mode::System;
}

void Preferences::setThemeMode(Theme::Mode mode)
{
    set(themeKey, QString::fromLatin1(QMetaEnum::fromType<Theme::Mode>().valueToKey(int(mode))));
}

int Preferences::textSize() const
{
    bool ok = false;
    const int percent = m_settings->value(textSizeKey).toInt(&ok);
    return ok ? qBound(minTextSize, percent, maxTextSize) : 100;
}

void Preferences::setTextSize(int percent)
{
    set(textSizeKey, QString::number(qBound(minTextSize, percent, maxTextSize)));
}

std::optional<bool> Preferences::reducedMotion() const
{
    const QVariant value = m_settings->value(reducedMotionKey);
    return value.isValid() ? std::optional(value.toBool()) : std::nullopt;
}

void Preferences::setReducedMotion(std::optional<bool> reduced)
{
    set(reducedMotionKey, reduced ? QVariant(*reduced) : QVariant());
}

bool Preferences::singleLetterKeys() const
{
    return m_settings->value(singleLettersKey, true).toBool();
}

void Preferences::setSingleLetterKeys(bool on)
{
    set(singleLettersKey, on);
}

bool Preferences::asksBeforeLockdown() const
{
    return m_settings->value(asksBeforeLockdownKey, true).toBool();
}

void Preferences::setAsksBeforeLockdown(bool asks)
{
    set(asksBeforeLockdownKey, asks);
}

bool Preferences::warnsOfHiddenSandbox() const
{
    return m_settings->value(hiddenSandboxKey, false).toBool();
}

void Preferences::setWarnsOfHiddenSandbox(bool warns)
{
    set(hiddenSandboxKey, warns);
}

bool Preferences::sidebarCollapsed() const
{
    return m_settings->value(collapsedKey, false).toBool();
}

void Preferences::setSidebarCollapsed(bool collapsed)
{
    set(collapsedKey, collapsed);
}

bool Preferences::menuBarShown() const
{
    return m_settings->value(menuBarKey, false).toBool();
}

void Preferences::setMenuBarShown(bool shown)
{
    set(menuBarKey, shown);
}

int Preferences::grace(const QString &key) const
{
    constexpr int atFirst = 10;
    bool ok = false;
    const int seconds = m_settings->value(key).toInt(&ok);
    return ok ? qBound(0, seconds, maxGrace) : atFirst;
}

int Preferences::fulfilGrace() const
{
    return grace(fulfilGraceKey);
}

void Preferences::setFulfilGrace(int seconds)
{
    set(fulfilGraceKey, QString::number(qBound(0, seconds, maxGrace)));
}

int Preferences::refundGrace() const
{
    return grace(refundGraceKey);
}

void Preferences::setRefundGrace(int seconds)
{
    set(refundGraceKey, QString::number(qBound(0, seconds, maxGrace)));
}

Preferences::AtQuit Preferences::atQuit() const
{
    const QString kept = m_settings->value(atQuitKey).toString();
    return kept == sendAtQuit ? AtQuit::Send : kept == keepAtQuit ? AtQuit::Keep : AtQuit::Ask;
}

void Preferences::setAtQuit(AtQuit what)
{
    set(atQuitKey,
        what == AtQuit::Send       ? QVariant(sendAtQuit)
            : what == AtQuit::Keep ? QVariant(keepAtQuit)
                                   : QVariant());
}

QByteArray Preferences::geometry(const QString &window) const
{
    return m_settings->value(QStringLiteral("geometry/") + window).toByteArray();
}

void Preferences::setGeometry(const QString &window, const QByteArray &geometry)
{
    m_settings->setValue(QStringLiteral("geometry/") + window, geometry);
}

bool Preferences::isOnTop(const QString &window) const
{
    return m_settings->value(QStringLiteral("onTop/") + window).toBool();
}

void Preferences::setOnTop(const QString &window, bool onTop)
{
    if (onTop)
        m_settings->setValue(QStringLiteral("onTop/") + window, true);
    else
        m_settings->remove(QStringLiteral("onTop/") + window);
}

QStringList Preferences::openWindows(const QString &account) const
{
    return m_settings->value(QStringLiteral("windows/") + account).toStringList();
}

void Preferences::setOpenWindows(const QString &account, const QStringList &windows)
{
    if (windows.isEmpty())
        m_settings->remove(QStringLiteral("windows/") + account);
    else
        m_settings->setValue(QStringLiteral("windows/") + account, windows);
}

void Preferences::keepPlaces(QWidget *page)
{
    const QList<SavedState *> places = page->findChildren<SavedState *>();
    for (SavedState *place : places) {
        const QString key = QStringLiteral("places/") + place->name();
        place->restoreState(m_settings->value(key).toString());
        connect(place, &SavedState::changed, this, [this, place, key] {
            const QString kept = place->saveState();
            if (kept.isEmpty())
                m_settings->remove(key);
            else
                m_settings->setValue(key, kept);
        });
    }
}

void Preferences::applyTo(Theme *theme)
{
    const auto apply = [this, theme] {
        theme->setMode(themeMode());
        theme->setTextScale(textSize());
        theme->setReducedMotion(reducedMotion());
    };
    connect(this, &Preferences::changed, theme, apply);
    apply();
}

}  // namespace Sidestage
