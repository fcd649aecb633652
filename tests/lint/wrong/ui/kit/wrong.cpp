// This file violates two rules on purpose: it waits without kit/delay, and it opens a file without kit/writefile.
void Feature::later() { QTimer::singleShot(500, this, &Feature::act); }

void Feature::keep() { QFile(name_).open(QIODevice::WriteOnly); }
