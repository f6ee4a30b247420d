/**
 * `Um, dois… é já!` → `um-dois-e-ja`: lower-case ASCII words joined by hyphens, at most `lengthMax` characters; empty
 * when the text has no letter or digit of that alphabet.
 */
export function slugOf(text: string, lengthMax = Number.POSITIVE_INFINITY): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, lengthMax)
    .replace(/(?<!-)-+$/, '')
}
