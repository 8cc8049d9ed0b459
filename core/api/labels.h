// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

namespace Sidestage::Api {

/// A content classification label with its texts (api-facts C4). The service returns more labels than can be
/// set: some are set by the category.
struct ContentLabel
{
    QString id{};
    QString description{};
    QString name{};

    static void describe(auto &is)
    {
        is("id", &ContentLabel::id);
        is("description", &ContentLabel::description);
        is("name", &ContentLabel::name);
    }
};

/// Get Content Classification Labels, in one of 28 locales.
struct GetContentLabels
{
    std::optional<QString> locale{};  ///< "de-DE"; en-US when absent.

    using Response = Many<ContentLabel>;
    static constexpr Spec spec = get("/content_classification_labels").fails({400, 500});
    static void describe(auto &is) { is.query("locale", &GetContentLabels::locale); }
};

}  // namespace Sidestage::Api
