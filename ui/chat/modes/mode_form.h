// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mode_control.h"

#include <QList>
#include <QWidget>

class QLabel;

namespace Sidestage {

class ActionButton;
class Avatar;
class Button;
class DurationField;
class FormField;
class IconView;
class ModeGridModel;
class Pill;
class Toggle;
class WhyHint;

/// The modes of one channel, one row each, with the valid durations, the hold on it, and why the last change
/// failed. A switch is sent at once.
class ModeForm : public QWidget
{
    Q_OBJECT
public:
    /// `model` provides the result of the last change.
    ModeForm(ModeControl *control, ModeGridModel *model, QWidget *parent = nullptr);

    /// Empty: no channel, and everything is disabled.
    void setChannel(const QString &channelId);
    const QString &channel() const { return m_channel; }
    FormField *field(ChatSwitch what) const { return m_rows.at(what.index).field; }
    Toggle *toggle(ChatSwitch what) const { return m_rows.at(what.index).toggle; }
    /// Null for modes without a duration.
    DurationField *duration(ChatSwitch what) const { return m_rows.at(what.index).duration; }

Q_SIGNALS:
    /// Emitted to edit the value and its time limit beside this widget.
    void editRequested(Sidestage::ChatSwitch what, QWidget *place);
    void retryRequested(const QString &channelId);
    void permissionRequested(Sidestage::Api::Scope scope);

private:
    struct Row
    {
        FormField *field = nullptr;
        Toggle *toggle = nullptr;
        DurationField *duration = nullptr;
        Button *timed = nullptr;
        IconView *mark = nullptr;
    };

    void build();
    void refresh();
    void refreshHead();
    void refreshRow(ChatSwitch what);
    void tick();

    ModeControl *m_control;
    ModeGridModel *m_model;
    QString m_channel{};
    Avatar *m_avatar = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_live = nullptr;
    QLabel *m_title = nullptr;
    Pill *m_outcome = nullptr;
    Button *m_retry = nullptr;
    WhyHint *m_why = nullptr;
    std::optional<Api::Scope> m_missing{};
    QList<Row> m_rows{};
};

}  // namespace Sidestage
