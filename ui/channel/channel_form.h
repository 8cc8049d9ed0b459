// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_editor.h"
#include "kit/layout/card.h"

#include <QHash>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;

namespace Sidestage {

class Button;
class CategorySearch;
class ChannelEditors;
class ChipEdit;
class FormField;
class NumberField;
class SearchCombo;
class Toggle;
class WhyHint;

/// The permissions and type of the account, as far as the form needs them.
struct ChannelRights
{
    bool mayEdit = false;         ///< channel:manage:broadcast.
    bool mayReadEditors = false;  ///< channel:read:editors.
    bool isPartner = false;
};

/// The form of the Channel page: one row for each field, bound to the editor. Limits and hints come from the
/// declaration of the endpoint.
class ChannelForm : public Card
{
    Q_OBJECT
public:
    /// All of them must outlive the form.
    ChannelForm(ChannelEditor *editor, ChannelStore *store, CategorySearch *search, ChannelEditors *editors,
                ChannelRights rights, QWidget *parent = nullptr);

    /// Commits text that is not yet a value, such as an unfinished tag. Returns false and shows the reason if
    /// the text is invalid.
    bool commit();
    /// Shows the errors at their fields and focuses the first of them.
    void showProblems(const QList<std::pair<ChannelField, Error>> &problems);
    /// Shows the service's error at the field that it refers to.
    void showRefusal(ChannelField field, const Error &error);
    void focusFirst();

Q_SIGNALS:
    void permissionRequested(Sidestage::Api::Scope scope);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    FormField *add(ChannelField field, QWidget *input);
    void buildTitle();
    void buildCategory();
    void buildTags();
    void buildLanguage();
    void buildLabels();
    void buildDelay();
    void buildBranded();
    void buildEditors();
    void arrangeLabels();
    void update();
    void updateHints();
    void updateCategory();
    void updateEditors();
    /// Writes one value to the editor, except while the form is being filled from the editor.
    void edit(ChannelField field, const std::function<void(Api::Channel &)> &set);

    ChannelEditor *m_editor;
    ChannelStore *m_store;
    CategorySearch *m_search;
    ChannelEditors *m_editors;
    ChannelRights m_rights;
    bool m_filling = false;

    QHash<ChannelField, FormField *> m_fields{};
    QLineEdit *m_title = nullptr;
    SearchCombo *m_category = nullptr;
    Button *m_star = nullptr;
    ChipEdit *m_tags = nullptr;
    QComboBox *m_language = nullptr;
    QList<QCheckBox *> m_labels{};
    QGridLayout *m_labelGrid = nullptr;
    NumberField *m_delay = nullptr;
    Toggle *m_branded = nullptr;
    QWidget *m_people = nullptr;
};

}  // namespace Sidestage
