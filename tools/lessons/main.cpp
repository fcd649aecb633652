// rokada-lessons: reports the errors of lessons to their authors.
//
//   rokada-lessons check resources/lessons/chess/*
//
// Reads the files and proves every step. Prints each error as FILE:LINE:COLUMN: error. The exit status is 0 on success,
// 1 if there are errors, and 2 if a file cannot be read.
#include "arguments.h"
#include "base/inputfile.h"
#include "words.h"

#include "base/lastflush.h"
#include "learn/lessoncheck.h"

#include <iostream>

namespace {

using namespace rokada;

int check(const std::vector<std::string>& names) {
    std::vector<LessonSource> files;
    for (const std::string& name : names) {
        auto text = readWhole(name, MaxTextBytes);
        if (!text) {
            std::cerr << "rokada-lessons: " << name << ": cannot be read: " << consoleText(text.error()) << '\n';
            return 2;
        }
        files.push_back({name, *std::move(text)});
    }
    std::size_t wrong = 0;
    const auto errors = checkLessons(files);
    for (std::size_t i = 0; i < files.size(); ++i) {
        for (const LessonError& error : errors[i]) {
            std::cout << names[i] << ':' << error.place.line << ':' << error.place.column << ": " << tools::words(error)
                      << '\n';
        }
        wrong += errors[i].empty() ? 0U : 1U;
    }
    std::cout << files.size() << " files, " << wrong << " with errors\n";
    return wrong == 0 ? 0 : 1;
}

int program(int argc, char** argv) {
    const arguments::Program app("Checks lessons of Rokada");
    app.requireCommand();
    std::vector<std::string> files;
    const auto checking = app.command("check", "read and prove lessons; print what is wrong");
    checking.option("files", files, "lessons, and lists of courses (courses.txt)").required();
    if (const auto ending = app.read(argc, argv)) return ending->print();
    return check(files);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-lessons", program(argc, argv)); }
