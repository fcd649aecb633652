// rokada-endings: solves endgames of two kings and at most two more pieces.
//
//   rokada-endings show --variant greatshatranj --rule bareking=off NE G R/N
//   rokada-endings facts --variant chess > core/ai/evaluation/endings/chess.cpp
//
// `facts` writes the source file of one variant, with one block for each rule. The files in core/ai/evaluation/endings
// were written with these arguments: --variant chess; --variant vyrt; --variant bolyar --rule corners=diagonal;
// --variant greatshatranj --rule bareking=off --rule bareking=draw.
//
// The exit status is 0 on success. For bad input, it is 2, and one line describes the error.
#include "arguments.h"
#include "base/lastflush.h"
#include "facts.h"
#include "variants/variants.h"

#include <iostream>

namespace {

using namespace rokada;

int refuse(const std::string& what) {
    std::cerr << "rokada-endings: " << what << '\n';
    return 2;
}

/// Returns the rules of a variant with one rule option, such as "bareking=off". An empty `rule` means the default
/// options. Returns nullptr if the variant or the option is unknown.
RulebookPtr rulebook(const std::string& variant, const std::string& rule) {
    const VariantInfo* info = findVariant(variant);
    if (info == nullptr) return nullptr;
    Choices choices;
    if (!rule.empty()) {
        const auto choice = parseChoice(*info, rule);
        if (!choice) return nullptr;
        choices.insert(*choice);
    }
    return Rulebook::compile(*makeVariant(*info, choices));
}

int writeFacts(const std::vector<RulebookPtr>& books, const std::vector<std::string>& rules) {
    std::cout << "// Written by `rokada-endings facts --variant " << books[0]->variant().id;
    for (const std::string& rule : rules) std::cout << (rule.empty() ? "" : " --rule ") << rule;
    std::cout << "`; do not edit.\n// clang-format off\n#include \"ai/evaluation/endings/endings.h\"\n\nnamespace "
                 "rokada::endings "
                 "{\n\nnamespace {\n\n";
    for (std::size_t i = 0; i < books.size(); ++i) {
        Endgames endgames(books[i]);
        tools::writeBlock(endgames, rules[i], std::cout);
    }
    tools::writeEnd(books[0]->variant(), rules, std::cout);
    return 0;
}

int showEndings(const RulebookPtr& book, const std::vector<std::string>& pieces) {
    Endgames endgames(book);
    for (const std::string& text : pieces) {
        if (!tools::show(endgames, text, std::cout)) return refuse(text + ": no ending of one or two pieces");
    }
    return 0;
}

int program(int argc, char** argv) {
    const arguments::Program app{"Solves endings of two kings and up to two more pieces"};
    std::string variant;
    std::vector<std::string> rules, pieces;
    app.requireCommand();
    const auto show = app.command("show", "what the tables of these pieces say");
    show.option("pieces", pieces, "as NE (against a bare king) or R/N").required();
    const auto facts = app.command("facts", "write the source file of a variant's endings");
    for (const auto& command : {show, facts}) {
        command.option("--variant", variant, "chess, greatshatranj, bolyar or vyrt").required();
        command.option("--rule", rules, "a rule option, name=value");
    }
    if (const auto ending = app.read(argc, argv)) return ending->print();
    if (rules.empty()) rules.emplace_back();
    std::vector<RulebookPtr> books;
    for (const std::string& rule : rules) {
        books.push_back(rulebook(variant, rule));
        if (books.back() == nullptr || books.back()->sides() != 2)
            return refuse("no such variant for two, or no such rule");
    }
    return facts.given() ? writeFacts(books, rules) : showEndings(books[0], pieces);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-endings", program(argc, argv)); }
