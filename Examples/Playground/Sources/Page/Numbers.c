#include "Page.h"

__attribute__((import_module("page"), import_name("number")))
double page_number(const char *text, int length);

/// Reads a number: the page does it, which rounds as IEEE 754 wants. The C library's way brings 20 KB of long doubles.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  int length = 0;
  while (text[length]) length += 1;
  *number = page_number(text, length);
  // Nothing is a number that the page does not take as one.
  return *number != *number ? (const char *)0 : text + length;
}
