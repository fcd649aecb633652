// Compiles the description of a variant into the tables of a `Rulebook`. Only `Rulebook::compile` uses it.
#pragma once

#include "rules/rulebook.h"

#include <map>
#include <vector>

namespace rokada {

class RulebookCompiler {
public:
    explicit RulebookCompiler(Rulebook& book) : book_(book) {}
    void compile();

private:
    /// Line of squares outwards from an attacked square, with the pieces that attack it from each of these squares.
    struct Line {
        std::vector<Square> squares;
        std::vector<PieceSet> by;
    };

    void findKinds();
    void findTeams();
    void findIdentities();
    void planCastlings();
    [[nodiscard]] CastlingPlan planOf(const Castling& castling, std::uint32_t right) const;
    void grantFirstMoves();
    void listArrivals();
    void listTargets();
    void listTargets(Side side, Kind kind, Square from);
    void addTargets(Side side, Kind kind, Square from, Mode mode);
    void noteAttack(Piece piece, Square from, const std::vector<Square>& squares);
    static void extend(std::vector<Line>& lines, const std::vector<Square>& back, Piece piece);
    void listAttacks();
    void listEnPassantPawns();
    void drawHashNumbers();
    [[nodiscard]] std::uint8_t arrivalOf(Side side, Kind kind, Square square) const;

    Rulebook& book_;
    std::size_t castlingRights_ = 0;
    std::vector<std::vector<Line>> lines_;
    std::map<std::uint64_t, std::uint8_t> attackerNumbers_;
};

}  // namespace rokada
