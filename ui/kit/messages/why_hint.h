// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;

namespace Sidestage {

class Button;
class IconView;
class Popover;

/// Why something is off: a lock, a sentence, and "Why?" that opens the rule with what can be done about it.
class WhyHint : public QWidget
{
    Q_OBJECT

public:
    explicit WhyHint(const QString &sentence = {}, QWidget *parent = nullptr);

    /// "Only partners can delay a stream."
    void setSentence(const QString &sentence);
    QString sentence() const;
    /// The rule: a title and the whole of it. An empty text hides "Why?".
    void setRule(const QString &title, const QString &text);
    /// What can be done about it ("Ask for this permission…"); empty: nothing.
    void setAction(const QString &text);

    Button *whyButton() const { return m_why; }
    /// Null before it was first opened.
    Popover *popover() const;

public Q_SLOTS:
    void openRule();

Q_SIGNALS:
    void actionTriggered();

private:
    QLabel *m_sentence = nullptr;
    Button *m_why = nullptr;
    QString m_ruleTitle;
    QString m_ruleText;
    QString m_action;
    QPointer<Popover> m_popover;
};

}  // namespace Sidestage
