// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QList>
#include <QStringList>

#include <utility>

namespace Sidestage::Api {

/// The name-value pairs of a query string or of an x-www-form-urlencoded body, in their order.
class Parameters
{
public:
    /// Decodes `name=value&…`; "+" and "%20" are spaces. Error: Malformed when bytes are not UTF-8.
    static Result<Parameters> parse(QByteArrayView encoded);

    void add(QString name, QString value) { m_items.emplaceBack(std::move(name), std::move(value)); }
    /// Appends all of `other`.
    void add(const Parameters &other) { m_items += other.m_items; }

    bool contains(QAnyStringView name) const;
    /// The first value of `name`; a null string when there is none.
    QString value(QAnyStringView name) const;
    /// Every value of `name`, in order.
    QStringList values(QAnyStringView name) const;
    const QList<std::pair<QString, QString>> &items() const { return m_items; }
    bool isEmpty() const { return m_items.isEmpty(); }

    /// Percent-encoded, for a URL or a form body.
    QByteArray encoded() const;

private:
    QList<std::pair<QString, QString>> m_items{};
};

}  // namespace Sidestage::Api
