// Adds a collection to the list of a window and waits for the answer.
#pragma once

#include "library/collections.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace rokada::ui::testing {

/// Returns the index of the collection in the list, or the reason why it was refused.
inline tl::expected<std::size_t, QString> addedTo(Collections& list, const QString& file) {
    QSignalSpy added(&list, &Collections::added), refused(&list, &Collections::notAdded);
    list.add(file);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !added.isEmpty() || !refused.isEmpty(); }));
    if (!added.isEmpty()) return added.front().front().value<std::size_t>();
    return tl::unexpected(refused.isEmpty() ? QStringLiteral("no answer") : refused.front().front().toString());
}

}  // namespace rokada::ui::testing
