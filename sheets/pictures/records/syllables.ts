/**
 * Separates a Portuguese word into written syllables (Acordo Ortográfico, Base XX), by rule, without a dictionary.
 * Known limits: prefixes before l/r (sub-linhar), u heard in gu/qu before e/i makes no difference to the
 * written division, ui/iu are always one syllable unless followed as below.
 */
const VOWEL = /[aáàâãeéêiíoóôõuúüy]/
const ACCENTED = /[áéíóúâêô]/
const CLUSTER = /^[bcdfgkptv][lr]$/

/** Letters grouped: digraphs that are never divided, and qu/gu before a vowel, count as one consonant. */
function units(word: string): string[] {
  const found: string[] = []
  for (let i = 0; i < word.length; i++) {
    const two = word.slice(i, i + 2)
    if (/^[cln]h$/.test(two)) {
      found.push(two)
      i++
      continue
    }
    if (/^[qg]u$/.test(two) && VOWEL.test(word[i + 2] ?? '')) {
      found.push(two)
      i++
      continue
    }
    found.push(word[i] ?? '')
  }
  return found
}

const isVowel = (unit: string) => unit.length === 1 && VOWEL.test(unit)

/** Splits a run of vowels into nuclei. `after` are the units behind the run, `before` everything in front of it. */
function nuclei(run: readonly string[], after: readonly string[], before: string): string[][] {
  const parts: string[][] = []
  let i = 0
  while (i < run.length) {
    const [a, b] = [run[i] ?? '', run[i + 1]]
    if (b === undefined) {
      parts.push([a])
      break
    }
    const last = i + 2 === run.length
    const closes =
      last &&
      (after[0] === 'nh' || (/^[lmnrz]$/.test(after[0] ?? '') && (after[1] === undefined || !isVowel(after[1]))))
    const nasal = /[ãõ]/.test(a) && /[oei]/.test(b)
    const falling = /[aeoáéóâêô]/.test(a) && /[iu]/.test(b) && !closes
    const even = (a === 'u' && b === 'i') || (a === 'i' && b === 'u')
    // -ia, -io, -ea, -oa ... at the very end of a word whose accent came earlier: his-tó-ria, ó-leo, á-guia
    const rising =
      last &&
      (after.length === 0 || (after.length === 1 && after[0] === 's')) &&
      /[iueo]/.test(a) &&
      /[aeo]/.test(b) &&
      a !== b &&
      ACCENTED.test(before)
    if (nasal || falling || (even && !closes) || rising) {
      parts.push([a, b])
      i += 2
    } else {
      parts.push([a])
      i++
    }
  }
  return parts
}

function divide(word: string): string[] {
  const all = units(word)
  // [consonants, nucleus, consonants, nucleus, ..., consonants]
  const chain: string[][] = [[]]
  for (let i = 0; i < all.length; ) {
    const unit = all[i] ?? ''
    if (!isVowel(unit)) {
      chain.at(-1)?.push(unit)
      i++
      continue
    }
    let end = i
    while (end < all.length && isVowel(all[end] ?? '')) end++
    const parts = nuclei(all.slice(i, end), all.slice(end), all.slice(0, i).join(''))
    for (const part of parts) chain.push(part, [])
    i = end
  }
  if (chain.length === 1) return [word]
  const syllables: string[] = []
  let onset = (chain[0] ?? []).join('')
  for (let i = 1; i < chain.length; i += 2) {
    const nucleus = (chain[i] ?? []).join('')
    const between = chain[i + 1] ?? []
    if (i + 2 >= chain.length) {
      syllables.push(onset + nucleus + between.join(''))
      break
    }
    const keep = between.length === 0 ? 0 : between.length >= 2 && CLUSTER.test(between.slice(-2).join('')) ? 2 : 1
    const coda = between.slice(0, between.length - keep)
    syllables.push(onset + nucleus + coda.join(''))
    onset = between.slice(between.length - keep).join('')
  }
  return syllables
}

/** 'cachorro' → ['ca', 'chor', 'ro']; words joined by a hyphen are divided part by part. Case is kept. */
export function syllablesOf(word: string): string[] {
  return word
    .normalize('NFC')
    .split('-')
    .flatMap((part) => {
      let at = 0
      return divide(part.toLocaleLowerCase('pt-BR')).map((s) => {
        const piece = part.slice(at, at + s.length)
        at += s.length
        return piece
      })
    })
}
