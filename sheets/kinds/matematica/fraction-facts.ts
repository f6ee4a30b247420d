/** Two fractions of one whole: their order, and a reason for it in the words of a child. */

export interface Fraction {
  readonly part: number
  readonly whole: number
}

export interface FractionTask extends Fraction {
  /** The fraction to compare with, at the hardest level. */
  readonly other: Fraction | null
}

export const shareOf = ({ part, whole }: Fraction) => part / whole

export const signOf = ({ part, whole, other }: FractionTask) =>
  other ? Math.sign(part * other.whole - other.part * whole) : 0

const PART_NAMES: Readonly<Record<number, string>> = {
  ...{ 2: 'meio', 3: 'terço', 4: 'quarto', 5: 'quinto', 6: 'sexto', 8: 'oitavo', 10: 'décimo' },
}

/** One reason of many, as a child gives it. */
export function reasonOf({ part, whole, other }: FractionTask): string {
  if (!other) return ''
  const [one, second] = [shareOf({ part, whole }), shareOf(other)]
  const [a, b] = [`${part}/${whole}`, `${other.part}/${other.whole}`]
  if (one === second) {
    if (one === 0.5) return 'Ex.: as duas são a metade.'
    const [less, more] = [Math.min(part, other.part), Math.max(part, other.part)]
    const [few, many] = [Math.min(whole, other.whole), Math.max(whole, other.whole)]
    const times = many / few
    return `Ex.: ${less} × ${times} = ${more} e ${few} × ${times} = ${many}; por isso, ${a} = ${b}.`
  }
  if (part === other.part) {
    const [large, small] = [Math.min(whole, other.whole), Math.max(whole, other.whole)].map((n) => PART_NAMES[n])
    const same = part === 1 ? '' : `são ${part} partes nas duas, e `
    return `Ex.: ${same}o ${large} é maior que o ${small}.`
  }
  const [more, less] = one > second ? [a, b] : [b, a]
  return `Ex.: ${more} passa da metade, e ${less} não chega à metade.`
}

/** The same two fractions, whichever comes first. */
export const pairName = ({ part, whole, other }: FractionTask) =>
  [`${part}/${whole}`, ...(other ? [`${other.part}/${other.whole}`] : [])].sort().join(' ')

/** Of two pairs of one size the first is drawn and the second is not, in places that change from page to page. */
export function inPlaces(page: readonly FractionTask[], turn: number): readonly FractionTask[] {
  const same = page.filter((task) => task.other && signOf(task) === 0)
  const [one, other] = page.filter((task) => !same.includes(task))
  const [first, second] = same
  if (!first || !second || !one || !other || page.length > 4) return page
  return turn % 2 === 0 ? [first, one, other, second] : [one, first, second, other]
}
