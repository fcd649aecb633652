// A word that was given up: a man. A way around the include roots.
#include "../rules/high.h"
