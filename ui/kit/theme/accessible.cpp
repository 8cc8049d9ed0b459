// SPDX-License-Identifier: GPL-3.0-or-later
#include "accessible.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleObject>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QTimer>
#include <QWidget>

#include <array>
#include <utility>

namespace Sidestage {

namespace {

struct AccessibleTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::AccessibleTexts)
};

/// The accessible interface of our buttons, with the role of the button.
class ButtonInterface : public QAccessibleWidget
{
public:
    ButtonInterface(QAbstractButton *button, QAccessible::Role role)
        : QAccessibleWidget(button, role)
    {
    }

    QAbstractButton *button() const { return static_cast<QAbstractButton *>(widget()); }

    QString text(QAccessible::Text kind) const override
    {
        QString said = QAccessibleWidget::text(kind);
        if (kind == QAccessible::Name && said.isEmpty())
            return button()->text().remove(QLatin1Char('&'));
        return said;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = button()->isCheckable();
        state.checked = button()->isChecked();
        state.pressed = button()->isDown();
        // A blocked button stays focusable, so that its reason can be read, but is reported as disabled.
        if (!button()->property("blockedReason").toString().isEmpty())
            state.disabled = true;
        return state;
    }

    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        names.prepend(button()->isCheckable() ? toggleAction() : pressAction());
        return names;
    }

    void doAction(const QString &name) override
    {
        const bool blocked = !button()->property("blockedReason").toString().isEmpty();
        if ((name == toggleAction() || name == pressAction()) && !blocked)
            button()->click();
        else
            QAccessibleWidget::doAction(name);
    }
};

#ifdef Q_OS_UNIX

/// A combo box with its name. The interface of Qt has the present value as the name on Unix, because AT-SPI
/// has no other place for it. So the name is both here.
class ComboInterface : public QAccessibleWidget
{
public:
    explicit ComboInterface(QComboBox *combo)
        : QAccessibleWidget(combo, QAccessible::ComboBox)
    {
    }

    QComboBox *combo() const { return static_cast<QComboBox *>(widget()); }

    QString text(QAccessible::Text kind) const override
    {
        const QString said = QAccessibleWidget::text(kind);
        if (kind == QAccessible::Value)
            return combo()->currentText();
        if (kind != QAccessible::Name || combo()->currentText().isEmpty())
            return said;
        return said.isEmpty() ? combo()->currentText() : said + QStringLiteral(": ") + combo()->currentText();
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = combo()->view()->isVisible();
        state.editable = combo()->isEditable();
        return state;
    }

    // The list, and the field of an editable one.
    int childCount() const override { return combo()->isEditable() ? 2 : 1; }
    QAccessibleInterface *child(int index) const override
    {
        QWidget *view = combo()->view();
        QWidget *part = index == 0 ? view : index == 1 ? combo()->lineEdit() : nullptr;
        return part ? QAccessible::queryAccessibleInterface(part) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const QObject *part = child->object();
        return part == combo()->view() ? 0 : part && part == combo()->lineEdit() ? 1 : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        QAccessibleInterface *field = child(1);
        return field && field->rect().contains(x, y) ? field : nullptr;
    }

    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString &name) override
    {
        if (name != showMenuAction() && name != pressAction())
            QAccessibleWidget::doAction(name);
        else if (combo()->view()->isVisible())
            combo()->hidePopup();
        else
            combo()->showPopup();
    }
};

#endif

class PlainInterface : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;
};

struct Role
{
    const char *className = nullptr;
    QAccessible::Role role{};
};

constexpr std::array buttonRoles{
    Role{"Sidestage::Toggle", QAccessible::CheckBox},
    Role{"Sidestage::Segment", QAccessible::RadioButton},
    Role{"Sidestage::ActionButton", QAccessible::Button},
    Role{"Sidestage::FreshnessLabel", QAccessible::Button},
    Role{"Sidestage::ConnectionButton", QAccessible::Button},
    Role{"Sidestage::Chip", QAccessible::ListItem},
};

constexpr std::array plainRoles{
    Role{"Sidestage::Card", QAccessible::Grouping},
    Role{"Sidestage::Banner", QAccessible::AlertMessage},
    Role{"Sidestage::Toast", QAccessible::AlertMessage},
    Role{"Sidestage::Popover", QAccessible::HelpBalloon},
    Role{"Sidestage::ChipEdit", QAccessible::List},
    Role{"Sidestage::Segmented", QAccessible::Grouping},
    Role{"Sidestage::Stat", QAccessible::StaticText},
    Role{"Sidestage::IconText", QAccessible::StaticText},
    Role{"Sidestage::Avatar", QAccessible::Graphic},
    Role{"Sidestage::Skeleton", QAccessible::Indicator},
    Role{"Sidestage::QueueCardRow", QAccessible::ListItem},
    Role{"Sidestage::WeekView", QAccessible::Graphic},
    Role{"Sidestage::DayStrip", QAccessible::Chart},
    Role{"Sidestage::ChartCanvas", QAccessible::Chart},
};

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (!widget)
        return nullptr;
    // Qt's button that empties a field has no text.
    if (className == QLatin1String("QLineEditIconButton") && widget->accessibleName().isEmpty())
        widget->setAccessibleName(AccessibleTexts::tr("Clear"));
#ifdef Q_OS_UNIX
    if (className == QLatin1String("QComboBox"))
        return new ComboInterface(static_cast<QComboBox *>(widget));
#endif
    for (const Role &known : buttonRoles) {
        if (className == QLatin1String(known.className))
            return new ButtonInterface(static_cast<QAbstractButton *>(widget), known.role);
    }
    for (const Role &known : plainRoles) {
        if (className == QLatin1String(known.className))
            return new PlainInterface(widget, known.role);
    }
    return nullptr;
}

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

/// A notification as assistive technology sees it: an object of a window that has only a name.
class SpokenInterface : public QAccessibleObject
{
public:
    SpokenInterface(QObject *spoken, QWidget *window, const QString &message)
        : QAccessibleObject(spoken)
        , m_window(window)
        , m_message(message)
    {
    }

    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_window); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_message : QString();
    }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        return state;
    }

private:
    QWidget *m_window;  ///< Owns the object of this interface.
    QString m_message;
};

/// Before Qt 6.8 no event carries a text, and AT-SPI drops Alert. Screen readers read a notification that
/// appears, so one appears that nobody sees.
void showSpoken(QWidget *window, const QString &message)
{
    constexpr int timeToAsk = 10'000;  // milliseconds in which a screen reader can ask for the text
    auto *spoken = new QObject(window);
    auto *seen = new SpokenInterface(spoken, window, message);
    QAccessible::registerAccessibleInterface(seen);
    QAccessibleEvent shown(seen, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
    QTimer::singleShot(timeToAsk, spoken, &QObject::deleteLater);
}

#endif

}  // namespace

void installAccessibleInterfaces()
{
    static bool installed = false;
    if (!installed)
        QAccessible::installFactory(makeInterface);
    installed = true;
}

static AnnounceListener &announceListener()
{
    static AnnounceListener listener = nullptr;
    return listener;
}

AnnounceListener setAnnounceListener(AnnounceListener listener)
{
    return std::exchange(announceListener(), listener);
}

void announce(QWidget *widget, const QString &message, Announce how)
{
    if (message.isEmpty())
        return;
    if (const AnnounceListener listener = announceListener())
        listener(widget, message, how);
    if (!QAccessible::isActive())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(widget, message);
    event.setPoliteness(how == Announce::Assertive ? QAccessible::AnnouncementPoliteness::Assertive
                                                   : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&event);
#else
    showSpoken(widget->window(), message);
    if (how == Announce::Assertive) {
        QAccessibleEvent event(widget, QAccessible::Alert);  // known to Windows
        QAccessible::updateAccessibility(&event);
    }
#endif
}

}  // namespace Sidestage
