/** Plural of Portuguese nouns as children learn it; exceptions are in the tables. */

/** 'balão' → 'balões', 'flor' → 'flores', 'animal' → 'animais'. Of 'bola_de_tênis' only the first word changes. */
export function pluralOf(name: string): string {
  const [head = '', ...rest] = name.split('_')
  return [
    pluralOfWord(head),
    ...rest.map((word, i) => (i === 0 && isAdjective(word) ? pluralOfWord(word) : word)),
  ].join('_')
}
const isAdjective = (word: string) =>
  !/^(de|da|do|das|dos|com|no|na|e|em|Noel|Natal)$/.test(word) && /[oae]$|l$/.test(word)

const pluralOfWord = (word: string): string => {
  if (word === 'pão' || word === 'cão') return word.replace('ão', 'ães')
  if (word === 'mão' || word === 'irmão') return `${word}s`
  if (/ão$/.test(word)) return word.replace(/ão$/, 'ões')
  if (/[aeou]l$/.test(word)) return `${word.slice(0, -2)}${{ a: 'ai', e: 'éi', o: 'ói', u: 'ui' }[word.at(-2) ?? 'a']}s`
  if (/m$/.test(word)) return `${word.slice(0, -1)}ns`
  if (/(r|z)$/.test(word)) return `${word}es`
  if (/[êéíóá]s$/.test(word))
    return `${word.slice(0, -2)}${{ ê: 'e', é: 'e', í: 'i', ó: 'o', á: 'a' }[word.at(-2) ?? 'e']}ses`
  return word.endsWith('s') ? word : `${word}s`
}
