// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/extensions/user_extensions.h"
#include "feed/feed.h"

namespace Sidestage {

/// A place on the channel page for an extension.
struct ExtensionPlace
{
    Api::ExtensionType type{};
    int number = 1;
};

/// The extensions that an account has installed, and those that are active on its channel page.
class ExtensionFeed : public Feed
{
    Q_OBJECT
public:
    static constexpr ExtensionPlace places[]{
        {Api::ExtensionType::Panel, 1},     {Api::ExtensionType::Panel, 2},
        {Api::ExtensionType::Panel, 3},     {Api::ExtensionType::Overlay, 1},
        {Api::ExtensionType::Component, 1}, {Api::ExtensionType::Component, 2}};
    static constexpr qsizetype placeCount = qsizetype(std::size(places));

    /// `account` must outlive this.
    explicit ExtensionFeed(Account *account, QObject *parent = nullptr);

    bool mayRead() const override;
    /// Without it, also installed extensions that are not active are unknown.
    bool mayManage() const { return account()->may(Api::Scope::UserEditBroadcast); }
    bool isKnown() const { return m_isKnown; }
    const QList<Api::InstalledExtension> &installed() const { return m_installed; }
    /// The id of the extension in each of the places; empty: none.
    QStringList active() const;
    /// Its name; the id if it is not known.
    QString nameOf(const QString &id) const;

    /// Makes these extensions active, one id for each place. Ends with applied() or failed().
    void apply(const QStringList &wanted);
    /// Takes back what applied() reported.
    void restore(const Api::ActiveExtensions &before);

Q_SIGNALS:
    void applied(const Sidestage::Api::ActiveExtensions &before);

protected:
    Bound read() override;

private:
    void send(const Api::ActiveExtensions &wanted);

    QList<Api::InstalledExtension> m_installed{};
    Api::ActiveExtensions m_active{};
    bool m_isKnown = false;
    int m_writes = 0;
};

}  // namespace Sidestage
