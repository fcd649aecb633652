// Performs the handshake of the XBoard protocol (CECP) and reads the features of the engine.
#pragma once

#include "external/cecpline.h"
#include "external/childprocess.h"
#include "external/enginetimeouts.h"

namespace rokada::external {

/// Receives the features of an engine and decides when they are enough.
struct FeatureListener {
    /// Returns true if these features are sufficient and the handshake can end without further features. An engine of
    /// protocol version 1 sends no features.
    std::function<bool(const CecpFeatures&)> enough;
    /// Called for each feature.
    std::function<void(const std::string& name, const std::string& value)> onFeature;
};

/// Starts the protocol with the engine and reads its features until `done=1`. If `done=1` is missing, a pause ends the
/// handshake as soon as the features are sufficient. The pause is `timeouts.silence` after a feature. Before the first
/// feature it is `timeouts.banner`, because programs print a banner before they are ready. The whole handshake takes at
/// most `timeouts.handshake`. Returns `ReadResult::Line` on success, otherwise the reason of the failure.
[[nodiscard]] ChildProcess::ReadResult greetCecp(ChildProcess& child, CecpFeatures& features,
                                                 const EngineTimeouts& timeouts, const std::stop_token& stop,
                                                 const FeatureListener& listener);

}  // namespace rokada::external
