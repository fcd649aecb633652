// This file violates two rules on purpose: it uses a word that was given up (man), and it has a relative include.
#include "../rules/high.h"
