// Reads the command line of a program: its commands, options and arguments. CLI11 does the work. Only arguments.cpp
// includes CLI11, because the inclusion makes the compilation of a file seconds slower.
#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace rokada::arguments {

/// Types of the values that options can have. A number outside the range of its type is an error. A vector takes all
/// values up to the next option, and an option with a vector can be repeated.
template <typename T>
concept Value =
    std::same_as<T, int> || std::same_as<T, long long> || std::same_as<T, unsigned long> || std::same_as<T, double> ||
    std::same_as<T, std::string> || std::same_as<T, std::optional<std::string>> || std::same_as<T, std::vector<int>> ||
    std::same_as<T, std::vector<double>> || std::same_as<T, std::vector<std::string>>;

/// An option, such as `--depth 4`, or an argument that is recognised by its place. Each function returns the option.
class Option {
public:
    explicit Option(CLI::Option* option) : option_(option) {}

    /// Makes it an error to leave the option out.
    const Option& required() const;
    /// Shows the initial value in the help.
    const Option& showDefault() const;

    /// Sets the smallest and the largest number that are accepted.
    const Option& range(int least, int most) const;
    const Option& range(double least, double most) const;
    /// Accepts only numbers greater than 0.
    const Option& positive() const;
    /// Accepts only 0 and greater numbers.
    const Option& notNegative() const;
    /// Accepts only these values.
    const Option& oneOf(const std::vector<std::string>& values) const;
    const Option& existingFile() const;
    const Option& existingFolder() const;

    /// Sets the number of values after the option.
    const Option& values(int count) const;
    /// Shows in the help that each use of the option has one value. Several values after one use are accepted too.
    const Option& repeated() const;
    /// Splits a value at this character into several values.
    const Option& separatedBy(char separator) const;

    /// Makes it an error to give this option without the other one.
    const Option& needs(const Option& other) const;
    /// Makes it an error to give both options.
    const Option& excludes(const Option& other) const;

private:
    CLI::Option* option_;
};

/// A command of the program, with its options. The variables that receive the values must live until the command line
/// has been read. They keep their initial values if the options are not given.
class Command {
public:
    explicit Command(CLI::App* app) : app_(app) {}

    /// Adds an option, such as `--depth`. A name without dashes adds an argument that is recognised by its place.
    template <Value T>
    Option option(const std::string& name, T& value, const std::string& help) const;
    /// Adds an option without a value. It sets `value` to true.
    Option flag(const std::string& name, bool& value, const std::string& help) const;

    /// Calls the function if the command is given, while the command line is read.
    void whenGiven(const std::function<void()>& call) const;
    [[nodiscard]] bool given() const;

protected:
    CLI::App* app_;
};

/// Reason to end the program after its command line has been read: an error, or the requested help or version.
struct Ending {
    int status;          ///< exit status of CLI11; 0 if the help or version was asked for
    std::string reason;  ///< description of the error
    std::string text;    ///< help, version, or the error with a pointer to the help, with a line end

    /// Prints the text to the standard output, or an error to the standard error. Returns the exit status.
    int print() const;
};

/// The command line of a program. By default, one command can be given. The option `--help` always exists.
class Program : public Command {
public:
    /// `name` is the name in the help; if it is empty, the help has the name by which the program was called.
    explicit Program(const std::string& description, const std::string& name = "");
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    Command command(const std::string& name, const std::string& help) const;
    /// Makes it an error to give no command.
    void requireCommand() const;
    /// Adds the option `--version`.
    void version(const std::string& text) const;

    /// Reads the arguments. Returns nullopt if the program shall run.
    [[nodiscard]] std::optional<Ending> read(int argc, const char* const* argv) const;

private:
    std::unique_ptr<CLI::App> owned_;
};

}  // namespace rokada::arguments
