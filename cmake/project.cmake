# Facts about the project that only its publisher knows. docs/releasing.md lists what must be filled in before a release.
# A fact that is not known yet is empty, and is left out of every file that the build makes of it.

# Reverse-DNS id. It names the desktop entry, the icons, the metainfo and the file of MIME types, and Wayland finds the
# icon of the window by it. This one is provisional: nobody can own example.org.
set(ROKADA_ID "org.example.rokada")

set(ROKADA_HOMEPAGE "")
set(ROKADA_BUG_TRACKER "")
# Address of a folder with the pictures of docs/gallery, without a slash at its end.
set(ROKADA_PICTURES "")

# The formats that demand a maintainer get these two. The address is a stand-in that nobody can own.
set(ROKADA_MAINTAINER_NAME "The Rokada developers")
set(ROKADA_MAINTAINER_EMAIL "rokada@example.invalid")
