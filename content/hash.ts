/** FNV-1a, 32 bits: what is chosen by a piece's key stays the same when other pieces come or go. */
export function hash(key: string): number {
  let h = 0x811c9dc5
  for (const character of key) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return h >>> 0
}
