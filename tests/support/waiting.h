// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QTest>

#include <memory>
#include <optional>

namespace Sidestage {

/// Starts a task. The result is stored in the returned object.
template <class T>
std::shared_ptr<std::optional<T>> watch(QCoro::Task<T> task)
{
    const auto result = std::make_shared<std::optional<T>>();
    task.then([result](T value) { *result = std::move(value); });
    return result;
}

/// Waits until a task is done and returns its result.
template <class T>
T wait(QCoro::Task<T> task)
{
    const auto result = watch(std::move(task));
    [&] { QTRY_VERIFY_WITH_TIMEOUT(result->has_value(), 30'000); }();
    return result->has_value() ? **result : T(Error{.kind = Error::Kind::Timeout});
}

}  // namespace Sidestage
