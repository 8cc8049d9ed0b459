// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractButton;
class QLineEdit;

namespace Sidestage {

/// A colour as the service writes it: picked from a few, from all, or typed.
class ColourField : public QWidget
{
    Q_OBJECT
public:
    explicit ColourField(QWidget *parent = nullptr);

    /// As typed; "#RRGGBB" when it is a colour.
    QString text() const;
    /// Emits nothing when it is the same.
    void setText(const QString &text);
    void setEditable(bool editable);

Q_SIGNALS:
    void edited();

private:
    void pick();
    void pickAny();

    QAbstractButton *m_swatch = nullptr;
    QLineEdit *m_text = nullptr;
    bool m_filling = false;
};

}  // namespace Sidestage
