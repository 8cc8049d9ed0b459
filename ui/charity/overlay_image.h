// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/overlay_files.h"

#include <QImage>

namespace Sidestage {

/// Renders the overlay for a broadcast: name, amount, goal and bar on a translucent panel. Can be called on
/// any thread.
QImage overlayImage(const OverlayFacts &facts, const OverlaySettings &settings);
/// The overlay as PNG data.
QByteArray overlayPng(const OverlayFacts &facts, const OverlaySettings &settings);

}  // namespace Sidestage
