// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage {

class CategorySearch;
class SearchCombo;

/// A field in which the user searches for a category and chooses it. `search` must outlive it.
SearchCombo *makeCategoryCombo(CategorySearch *search);

}  // namespace Sidestage
