// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/card.h"
#include "kit/lists/anchored_table.h"
#include "kit/search/search_field.h"

#include <QTimer>

#include <memory>

namespace Sidestage {

class CharityService;
class DonationLoader;
class DonationModel;

/// The donations of one campaign: newest, largest, or by donor. Filtered while the user types.
class DonationsCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit DonationsCard(CharityService *service, QWidget *parent = nullptr);
    ~DonationsCard() override;

    /// Shows a campaign of the ledger. Empty: the running one, or else the last one.
    void setCampaign(const QString &id);
    QString campaign() const;
    DonationModel *model() const { return m_model; }
    AnchoredTable *table() const { return m_table; }
    void focusSearch() { m_search->choose(); }
    void focusList() { m_table->setFocus(Qt::OtherFocusReason); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class What : quint8 { Newest, Largest, Viewers };

    void build();
    void follow(DonationModel *model);
    void choose();
    void search();
    void updateTexts();
    void updateNewcomers();
    void fitColumns();

    CharityService *m_service;
    QString m_campaign{};
    DonationModel *m_model = nullptr;
    // For a campaign that has ended. The loader is destroyed first.
    std::unique_ptr<DonationModel> m_past{};
    std::unique_ptr<DonationLoader> m_loader{};
    QLabel *m_count = nullptr;
    SearchField *m_search = nullptr;
    Segmented *m_what = nullptr;
    Button *m_newcomers = nullptr;
    AnchoredTable *m_table = nullptr;
    QIdentityProxyModel *m_rows = nullptr;
    HeaderState *m_columns = nullptr;
    PageState *m_state = nullptr;
    QString m_newestSeen{};  ///< The first row when the list was last scrolled to the top.
    QTimer m_saying{};
};

}  // namespace Sidestage
