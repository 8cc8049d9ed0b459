// SPDX-License-Identifier: GPL-3.0-or-later

// Instantiates describe() of all control calls in one place.

#include "calls_apps.h"
#include "calls_channels.h"
#include "calls_crowds.h"
#include "calls_events.h"
#include "calls_faults.h"
#include "calls_life.h"
#include "calls_people.h"
#include "calls_reading.h"
#include "calls_switches.h"
#include "calls_time.h"
#include "calls_viewers.h"
#include "control.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace {

template <class C>
ControlInfo describeCall(ControlGroup group, const char *name, Api::Method method, const char *title,
                         const char *words)
{
    const Api::Schema *answer = nullptr;
    if constexpr (!std::is_void_v<typename C::Answer>)
        answer = &Api::schemaOf<typename C::Answer>();
    return {name, group, method, title, words, Api::schemaOf<C>(), answer};
}

}  // namespace

#define CONTROL(C, group, name, method, title, words)                                                        \
    template <>                                                                                              \
    const ControlInfo &controlInfo<Controls::C>()                                                            \
    {                                                                                                        \
        static const ControlInfo info                                                                        \
            = describeCall<Controls::C>(ControlGroup::group, name, Api::Method::method, title, words);       \
        return info;                                                                                         \
    }
#include "controls.def"
#undef CONTROL

const QList<const ControlInfo *> &controls()
{
    static const QList<const ControlInfo *> all = {
#define CONTROL(C, group, name, method, title, words) &controlInfo<Controls::C>(),
#include "controls.def"
#undef CONTROL
    };
    return all;
}

}  // namespace Sidestage::Sandbox
