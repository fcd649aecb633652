// How an engine of XBoard's protocol is greeted, and says what it can do.
#pragma once

#include "external/cecpline.h"
#include "external/child.h"
#include "external/patience.h"

namespace rokada::external {

/// What is to be done with the features that an engine names, and which are needed.
struct FeatureListener {
    /// Whether these will do, if nothing more is said. An engine of version 1 of the protocol names none.
    std::function<bool(const CecpFeatures&)> enough;
    /// Told of each.
    std::function<void(const std::string& name, const std::string& value)> hear;
};

/// Greets the child and listens until it has said that it is done. One that has named features need not say so: if they
/// will do, `patience.silence` tells. After a banner `patience.banner` does, since programs print it before they are
/// set up; nothing at all is no such silence.
/// The result is Line if it has named enough, otherwise why not; `patience.handshake` is the longest wait in all.
[[nodiscard]] Child::Heard greetCecp(Child& child, CecpFeatures& features, const Patience& patience,
                                     const std::stop_token& stop, const FeatureListener& listener);

}  // namespace rokada::external
