// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_editor.h"
#include "forms/form.h"
#include "kit/layout/card.h"

namespace Sidestage {

class Button;
class CategorySearch;
class ChipEdit;
class EditorList;

/// The permissions and type of the account, as far as the form needs them.
struct ChannelRights
{
    bool mayEdit = false;  ///< channel:manage:broadcast.
    bool isPartner = false;
};

/// The form of the Channel page: one row for each field, bound to the editor. Limits and hints come from the
/// declaration of the endpoint.
class ChannelForm : public Card
{
    Q_OBJECT
public:
    /// All of them must outlive the form.
    ChannelForm(ChannelEditor *editor, ChannelStore *store, CategorySearch *search, EditorList *editors,
                ChannelRights rights, QWidget *parent = nullptr);

    /// Call when they have changed. Who becomes a partner can set the delay after the next start.
    void setRights(ChannelRights rights);
    /// Commits text that is not yet a value, such as an unfinished tag. Returns false and shows the reason if
    /// the text is invalid.
    bool commit();
    /// Shows the errors at their fields and focuses the first of them.
    void showProblems(const QList<std::pair<ChannelField, Error>> &problems);
    /// Shows the service's error at the field that it refers to.
    void showRefusal(ChannelField field, const Error &error);

private:
    static FormRow row(ChannelField field, const char *name, const Api::Rule &rule = {});
    FormField *field(ChannelField field) const;
    void addCategory();
    void addTags();
    void addLanguage();
    void addLabels();
    void addDelay();
    void update();
    void updateTags();
    void updateCategory();
    void updateEditors();

    ChannelEditor *m_editor;
    ChannelStore *m_store;
    CategorySearch *m_search;
    EditorList *m_editors;
    ChannelRights m_rights;
    std::optional<ChannelField> m_refused{};
    QWidget *m_why = nullptr;  ///< Shown while the channel cannot be changed.
    Form<Api::Channel> *m_form = nullptr;
    Button *m_star = nullptr;
    ChipEdit *m_tags = nullptr;
    QWidget *m_people = nullptr;
};

}  // namespace Sidestage
