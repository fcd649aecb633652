// Performs the handshake of the XBoard protocol (CECP) and reads the features of the engine.
#pragma once

#include "external/cecpline.h"
#include "external/child.h"
#include "external/patience.h"

namespace rokada::external {

/// Receives the features of an engine and decides when they are enough.
struct FeatureListener {
    /// Returns true if these features are sufficient if the engine sends nothing more. Protocol version 1 engines send
    /// none.
    std::function<bool(const CecpFeatures&)> enough;
    /// Called for each feature.
    std::function<void(const std::string& name, const std::string& value)> hear;
};

/// Greets the engine and reads its features until `done=1`. An engine that has sent features may omit it: if they are
/// sufficient, a pause of `patience.silence` ends the handshake. After a line that is no feature the pause is
/// `patience.banner`, because programs print a banner before they are ready. A program that has sent nothing is waited
/// for up to `patience.handshake`, the maximum of the whole handshake.
/// Returns Line on success, otherwise the reason of the failure.
[[nodiscard]] Child::Heard greetCecp(Child& child, CecpFeatures& features, const Patience& patience,
                                     const std::stop_token& stop, const FeatureListener& listener);

}  // namespace rokada::external
