// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QWidget>

class QAbstractButton;

namespace Sidestage {

/// A colour in the service's notation: chosen from a palette or a colour dialog, or typed.
class ColourField : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(bool readOnly READ isReadOnly WRITE setReadOnly)
public:
    explicit ColourField(QWidget *parent = nullptr);

    /// The text as typed; "#RRGGBB" if it is a valid colour.
    QString text() const { return m_text->text().toUpper(); }
    /// Emits nothing if the text is unchanged.
    void setText(const QString &text);
    bool isReadOnly() const { return m_text->isReadOnly(); }
    void setReadOnly(bool readOnly);

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
