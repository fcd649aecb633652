// What became of the games of a file that was imported.
#pragma once

#include "collection/librarytwins.h"
#include "record/pgnreader.h"

#include <QDialog>
#include <QString>

#include <vector>

namespace rokada::ui {

struct ImportReport {
    /// A game that was read only in part, or not at all.
    struct Fault {
        std::size_t line = 1;  ///< of the file, where the game begins
        QString players;
        RecordError error;  ///< its line is one of the file, too
    };
    /// More are counted, and not kept.
    static constexpr std::size_t MostFaults = 2000;

    QString file;
    int added = 0;
    int known = 0;  ///< were there already
    int empty = 0;  ///< without moves: positions, or tags alone
    int faulty = 0;
    int cyrillic = 0, western = 0;  ///< not in UTF-8, but in Windows-1251, in Latin-1
    std::vector<Fault> faults;
    std::vector<Twins> twins;  ///< other records of games that were there: both are kept
    QString why;               ///< what ended the import before the end of the file; empty for nothing
    bool cancelled = false;

    void add(std::size_t line, const PgnGame& game);
    /// A person should see it.
    [[nodiscard]] bool worthReading() const { return faulty > 0 || !twins.empty() || empty > 0 || !why.isEmpty(); }
};

/// In one sentence.
[[nodiscard]] QString summaryOf(const ImportReport& report);

/// Every faulty game with line and reason; stays until it is closed. Deletes itself then.
class ImportReportDialog final : public QDialog {
    Q_OBJECT
public:
    ImportReportDialog(const ImportReport& report, QWidget* parent);

signals:
    void twinsWanted(const std::vector<rokada::ui::Twins>& twins);
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::ui::ImportReport)
