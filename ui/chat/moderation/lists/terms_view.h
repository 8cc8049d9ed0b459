// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/term_list.h"
#include "list_view.h"

#include <map>

namespace Sidestage {

class FormField;

/// The tab Blocked terms: the terms of a channel that hold messages back.
class TermsView : public ModerationListView
{
    Q_OBJECT
public:
    /// `service` must outlive the view.
    explicit TermsView(ModerationService *service, QWidget *parent = nullptr);
    ~TermsView() override;

    Freshness freshness() const override;
    void refresh() override;

protected:
    void filter() override;
    void updateTexts() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    TermsView(ModerationService *service, LiveList<Term> *rows, QWidget *parent);
    void addField();
    void addActions();
    /// The terms of the chosen channel; null: there is no channel.
    TermList *terms() const;
    TermList *openTerms();
    void add();
    void remove();
    void importTerms(const QByteArray &file);
    void exportTerms();
    void copyTerms();
    ModerationAction actionOf(const QString &text, Kind kind, const QString &channel,
                              const QString &id = {}) const;

    LiveList<Term> *m_rows;
    std::map<QString, TermList *> m_terms{};  ///< Of the channels that were shown.
    QLineEdit *m_text;
    FormField *m_field;
    QAction *m_add = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_import = nullptr;
    QAction *m_export = nullptr;
    QAction *m_copy = nullptr;
};

}  // namespace Sidestage
