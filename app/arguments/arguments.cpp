#include "arguments.h"

#include "commandline.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <sstream>

namespace rokada::arguments {

const Option& Option::required() const {
    option_->required();
    return *this;
}

const Option& Option::showDefault() const {
    option_->capture_default_str();
    return *this;
}

const Option& Option::range(int least, int most) const {
    option_->check(CLI::Range(least, most));
    return *this;
}

const Option& Option::range(double least, double most) const {
    option_->check(CLI::Range(least, most));
    return *this;
}

const Option& Option::positive() const {
    option_->check(CLI::PositiveNumber);
    return *this;
}

const Option& Option::notNegative() const {
    option_->check(CLI::NonNegativeNumber);
    return *this;
}

const Option& Option::oneOf(const std::vector<std::string>& values) const {
    option_->check(CLI::IsMember(values));
    return *this;
}

const Option& Option::existingFile() const {
    option_->check(CLI::ExistingFile);
    return *this;
}

const Option& Option::existingFolder() const {
    option_->check(CLI::ExistingDirectory);
    return *this;
}

const Option& Option::values(int count) const {
    option_->expected(count);
    return *this;
}

const Option& Option::repeated() const {
    option_->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    return *this;
}

const Option& Option::separatedBy(char separator) const {
    option_->delimiter(separator);
    return *this;
}

const Option& Option::needs(const Option& other) const {
    option_->needs(other.option_);
    return *this;
}

const Option& Option::excludes(const Option& other) const {
    option_->excludes(other.option_);
    return *this;
}

template <Value T>
Option Command::option(const std::string& name, T& value, const std::string& help) const {
    return Option(app_->add_option(name, value, help));
}
template Option Command::option(const std::string&, int&, const std::string&) const;
template Option Command::option(const std::string&, long long&, const std::string&) const;
template Option Command::option(const std::string&, unsigned long&, const std::string&) const;
template Option Command::option(const std::string&, double&, const std::string&) const;
template Option Command::option(const std::string&, std::string&, const std::string&) const;
template Option Command::option(const std::string&, std::optional<std::string>&, const std::string&) const;
template Option Command::option(const std::string&, std::vector<int>&, const std::string&) const;
template Option Command::option(const std::string&, std::vector<double>&, const std::string&) const;
template Option Command::option(const std::string&, std::vector<std::string>&, const std::string&) const;

Option Command::flag(const std::string& name, bool& value, const std::string& help) const {
    return Option(app_->add_flag(name, value, help));
}

void Command::whenGiven(const std::function<void()>& call) const { app_->callback(call); }

bool Command::given() const { return app_->parsed(); }

int Ending::print() const {
    (status == 0 ? std::cout : std::cerr) << text << std::flush;
    return status;
}

Program::Program(const std::string& description, const std::string& name)
    : Command(nullptr), owned_(std::make_unique<CLI::App>(description, name)) {
    app_ = owned_.get();
    app_->require_subcommand(0, 1);
}

Program::~Program() = default;

Command Program::command(const std::string& name, const std::string& help) const {
    return Command(app_->add_subcommand(name, help));
}

void Program::requireCommand() const { app_->require_subcommand(1); }

void Program::version(const std::string& text) const {
    app_->set_version_flag("--version", text, "print the version and exit");
}

std::optional<Ending> Program::read(int argc, const char* const* argv) const {
    const std::vector<std::string> words = commandLine(argc, argv);
    std::vector<const char*> pointers;
    pointers.reserve(words.size());
    for (const std::string& word : words) pointers.push_back(word.c_str());
    try {
        app_->parse(static_cast<int>(pointers.size()), pointers.data());
    } catch (const CLI::ParseError& error) {
        std::ostringstream text;
        const int status = app_->exit(error, text, text);
        return Ending{status, error.what(), text.str()};
    }
    return std::nullopt;
}

}  // namespace rokada::arguments
