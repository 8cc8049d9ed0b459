// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace Sidestage {

class Button;
class IconView;

/// A sentence above a page that stays until its cause is resolved, with tint, border, icon and at most two
/// buttons. Announced when it appears, errors assertively.
class Banner : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Info, Good, Warn, Error };
    Q_ENUM(Kind)

    explicit Banner(Kind kind, const QString &sentence = {}, QWidget *parent = nullptr);

    Kind kind() const { return m_kind; }
    void setKind(Kind kind);
    QString sentence() const;
    void setSentence(const QString &sentence);
    /// Adds a button at the end. The banner owns it. At most two.
    Button *addAction(const QString &text);
    void clearActions();

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void announceText();

    Kind m_kind;
    QHBoxLayout *m_layout = nullptr;
    IconView *m_icon = nullptr;
    QLabel *m_sentence = nullptr;
    QList<Button *> m_actions;
};

}  // namespace Sidestage
