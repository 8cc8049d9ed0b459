// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Sidestage {

/// A category of AutoMod in plain words. `category`: as events name it ("swearing", "racism"), or the
/// settings ("race_ethnicity_or_religion"). Unknown ones are returned as they are.
QString automodCategory(const QString &category);
/// What the category is about, for those who do not know it.
QString automodCategoryHint(const QString &category);
/// The words for the levels 0 to 4.
QStringList automodLevels();

}  // namespace Sidestage
