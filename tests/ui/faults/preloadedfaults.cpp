// Library that injects faults into other programs when it is preloaded. Environment variables configure it:
//
//   LD_PRELOAD=librokada_faults.so ROKADA_FAULT_FOLDER=/tmp/here ROKADA_FAULT_CALL=12 ROKADA_FAULT_ERROR=28
//   ROKADA_FAULT_REPORT=/tmp/report rokada-book make ...
//
// ROKADA_FAULT_CALL=0 only counts the calls. ROKADA_FAULT_ERROR is a value of errno, or a pseudo error of `Fault`. At
// its end, the program writes "calls, type of the failed call" to the report. The report must be outside of the fault
// folder.
#include "faults.h"

#include <cstdio>
#include <cstdlib>
#include <optional>

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace rokada::testing {

namespace {

class PreloadedFault {
public:
    PreloadedFault() {
        const char* folder = std::getenv("ROKADA_FAULT_FOLDER");
        if (folder == nullptr) return;
        fault_ = new Fault(Fault::atCall(folder, numberIn("ROKADA_FAULT_CALL"), numberIn("ROKADA_FAULT_ERROR")));
        // Child processes must run without faults.
        ::unsetenv("LD_PRELOAD");
    }
    ~PreloadedFault() {
        const char* report = std::getenv("ROKADA_FAULT_REPORT");
        if (fault_ == nullptr || report == nullptr) return;
        const auto failed = fault_->failed();
        const std::string text = std::to_string(fault_->calls()) + ' ' + (failed ? nameOf(*failed) : "none") + '\n';
        const long handle = ::syscall(SYS_openat, AT_FDCWD, report, O_WRONLY | O_CREAT | O_TRUNC, 0600);
        ::syscall(SYS_write, handle, text.data(), text.size());
    }

private:
    static int numberIn(const char* name) {
        const char* text = std::getenv(name);
        return text == nullptr ? 0 : std::atoi(text);
    }
    Fault* fault_ = nullptr;
};

const PreloadedFault preloaded;

}  // namespace

}  // namespace rokada::testing
