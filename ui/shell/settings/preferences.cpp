// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences.h"

#include "kit/layout/saved_state.h"

#include <QMetaEnum>
#include <QSettings>
#include <QWidget>

namespace Sidestage {

namespace {

const QString themeKey = QStringLiteral("look/theme");
const QString reducedMotionKey = QStringLiteral("look/reducedMotion");
const QString atQuitKey = QStringLiteral("queue/atQuit");
const QString ownKeys = QStringLiteral("keys/own/");
const QString sendAtQuit = QStringLiteral("send");
const QString keepAtQuit = QStringLiteral("keep");

}  // namespace

Preferences::Preferences(QSettings *settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
}

bool Preferences::flag(QAnyStringView key, bool usual) const
{
    return m_settings->value(key, usual).toBool();
}

int Preferences::number(QAnyStringView key, int least, int usual, int most) const
{
    bool ok = false;
    const int number = m_settings->value(key).toInt(&ok);
    return ok ? qBound(least, number, most) : usual;
}

void Preferences::setNumber(QAnyStringView key, int least, int value, int most)
{
    set(key, QString::number(qBound(least, value, most)));
}

QString Preferences::text(QAnyStringView key) const
{
    return m_settings->value(key).toString();
}

void Preferences::setText(QAnyStringView key, const QString &text)
{
    set(key, text.isEmpty() ? QVariant() : QVariant(text));
}

void Preferences::setLanguage(const QString &language)
{
    if (language == this->language())
        return;
    setText("look/language", language);
    Q_EMIT languageChanged();
}

void Preferences::set(QAnyStringView key, const QVariant &value)
{
    if (m_settings->value(key) == value)
        return;
    store(key.toString(), value);
    Q_EMIT changed();
}

void Preferences::store(const QString &key, const QVariant &value)
{
    if (value.isValid())
        m_settings->setValue(key, value);
    else
        m_settings->remove(key);
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

std::optional<bool> Preferences::reducedMotion() const
{
    const QVariant value = m_settings->value(reducedMotionKey);
    return value.isValid() ? std::optional(value.toBool()) : std::nullopt;
}

void Preferences::setReducedMotion(std::optional<bool> reduced)
{
    set(reducedMotionKey, reduced ? QVariant(*reduced) : QVariant());
}

Preferences::Keys Preferences::keys(const QString &action) const
{
    const QVariant value = m_settings->value(ownKeys + action);
    if (!value.isValid())
        return std::nullopt;
    QList<QKeySequence> keys = QKeySequence::listFromString(value.toString(), QKeySequence::PortableText);
    keys.removeIf([](const QKeySequence &key) { return key.isEmpty() || key[0].key() == Qt::Key_unknown; });
    return keys;
}

void Preferences::setKeys(const QString &action, const Keys &keys)
{
    set(ownKeys + action,
        keys ? QVariant(QKeySequence::listToString(*keys, QKeySequence::PortableText)) : QVariant());
}

QStringList Preferences::rebound() const
{
    QStringList actions;
    const QStringList all = m_settings->allKeys();
    for (const QString &key : all) {
        if (key.startsWith(ownKeys))
            actions.append(key.mid(ownKeys.size()));
    }
    return actions;
}

QDateTime Preferences::quietUntil() const
{
    return QDateTime::fromString(text("alerts/quietUntil"), Qt::ISODate);
}

void Preferences::setQuietUntil(const QDateTime &until)
{
    setText("alerts/quietUntil", until.isValid() ? until.toUTC().toString(Qt::ISODate) : QString());
}

void Preferences::setLastPage(const QString &page)
{
    store(QStringLiteral("window/page"), page);
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
    store(QStringLiteral("onTop/") + window, onTop ? QVariant(true) : QVariant());
}

QStringList Preferences::openWindows(const QString &account) const
{
    return m_settings->value(QStringLiteral("windows/") + account).toStringList();
}

void Preferences::setOpenWindows(const QString &account, const QStringList &windows)
{
    store(QStringLiteral("windows/") + account, windows.isEmpty() ? QVariant() : QVariant(windows));
}

void Preferences::forgetWindows(const QString &account)
{
    for (const char *group : {"windows/", "geometry/", "onTop/"})
        m_settings->remove(QLatin1String(group) + account);
}

void Preferences::keepPlaces(QWidget *page)
{
    const QList<SavedState *> places = page->findChildren<SavedState *>();
    for (SavedState *place : places) {
        const QString key = QStringLiteral("places/") + place->name();
        place->restoreState(m_settings->value(key).toString());
        connect(place, &SavedState::changed, this, [this, place, key] {
            const QString kept = place->saveState();
            store(key, kept.isEmpty() ? QVariant() : QVariant(kept));
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
