// Four comments in this file begin with a word that the style guide forbids. All other comments are allowed.
#pragma once

/// Whether the sample is found.
bool isFound();

struct Sample {
    int size;   ///< How large the sample is
    int count;  ///< Number of samples. The second line may begin with
                ///< Those, because only a first line is checked.
};

// The second line of a comment may begin with any word.
// So this line is allowed, and "Nothing" is not the first word of this comment.
inline int sum(int a, int b) {
    //: Of a translators' note lint says nothing
    const char* text = tr("Sum");  // Nothing: also after code
    //= What
    return a + b;
}

// --- heading
/// Of another kind than the heading before it.
int product(int a, int b);
