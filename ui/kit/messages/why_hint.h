// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;

namespace Sidestage {

class Button;
class IconView;
class Popover;

/// Explains why something is not available: a lock, a sentence, and "Why?", which opens the full rule and an
/// action.
class WhyHint : public QWidget
{
    Q_OBJECT

public:
    explicit WhyHint(const QString &sentence = {}, QWidget *parent = nullptr);

    /// "Only partners can delay a stream."
    void setSentence(const QString &sentence);
    QString sentence() const;
    /// Sets the title and the full text of the rule. An empty text hides "Why?".
    void setRule(const QString &title, const QString &text);
    /// Sets the text of the action, such as "Ask for this permission…"; empty: no action.
    void setAction(const QString &text) { m_action = text; }

    Button *whyButton() const { return m_why; }
    /// Null until it is first opened.
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
