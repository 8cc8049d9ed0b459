// SPDX-License-Identifier: GPL-3.0-or-later
#include "category_combo.h"

#include "kit/search/search_combo.h"
#include "search/category_search.h"
#include "texts/error_texts.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct CategoryTexts
{
    Q_DECLARE_TR_FUNCTIONS(CategoryCombo)
};

}  // namespace

SearchCombo *makeCategoryCombo(CategorySearch *search)
{
    auto *combo = new SearchCombo;
    combo->setPlaceholderText(CategoryTexts::tr("Search categories"));
    combo->setModel(search->model());
    QObject::connect(combo, &SearchCombo::queryEdited, search, &CategorySearch::search);
    QObject::connect(combo, &SearchCombo::opened, search, [search] { search->search(QString()); });
    QObject::connect(search, &CategorySearch::stateChanged, combo, [search, combo] {
        combo->setSearching(search->isSearching());
        const Error &failure = search->failure();
        combo->setError(failure.kind == Error::Kind::Cancelled ? QString() : reasonOf(failure));
    });
    return combo;
}

}  // namespace Sidestage
