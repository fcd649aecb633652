// Gives the session's computers their opening books, and lets people choose them.
#pragma once

#include "book/bookstore.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "shell/feature.h"

#include <QPointer>

#include <memory>

namespace rokada::ui {

class BookPage;

class BookControls final : public Feature {
    Q_OBJECT
public:
    explicit BookControls(const WindowContext& context);
    ~BookControls() override;

    /// The books, for others that show what is in them.
    [[nodiscard]] const std::shared_ptr<BookStore>& books() const { return books_; }
    /// A variant's book from now on, once it was read; empty: the one that is shipped. A file that is no book is told.
    void chooseFile(const QString& variant, const QString& file);
    /// A file that was chosen is being read.
    [[nodiscard]] bool reading() const { return reading_; }

signals:
    /// Another book is used for some variant.
    void changed();

private:
    [[nodiscard]] QWidget* makePage(QWidget* parent);
    void use(const QString& variant, const QString& file);

    CallQueue news_;
    std::shared_ptr<BookStore> books_;
    QPointer<BookPage> page_;
    bool reading_ = false;
    BackgroundJob job_;
};

}  // namespace rokada::ui
