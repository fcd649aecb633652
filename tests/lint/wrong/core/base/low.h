// Below what it includes; a word that was given up: a man.
#include "rules/high.h"
