/** Names of natural numbers below a million in Portuguese, and their parts by place. */

const SMALL = [
  ...['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze'],
  ...['quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove'],
]
const TENS = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const HUNDREDS = [
  ...['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos'],
  'novecentos',
]

function belowThousand(number: number): string {
  if (number === 100) return 'cem'
  const rest = number % 100
  const unit = rest % 10
  const names = [
    HUNDREDS[Math.floor(number / 100)],
    ...(rest < 20 ? [rest ? SMALL[rest] : ''] : [TENS[Math.floor(rest / 10)], unit ? SMALL[unit] : '']),
  ]
  return names.filter(Boolean).join(' e ')
}

/**
 * `1020` → «mil e vinte». Between thousands and the rest is an «e» only where the rest has one name: below a hundred,
 * or whole hundreds.
 */
export function nameOfNumber(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= 1_000_000) throw new RangeError(`no name for ${number}`)
  if (number === 0) return 'zero'
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000]
  if (thousands === 0) return belowThousand(rest)
  const head = thousands === 1 ? 'mil' : `${belowThousand(thousands)} mil`
  if (rest === 0) return head
  return `${head}${rest < 100 || rest % 100 === 0 ? ' e ' : ' '}${belowThousand(rest)}`
}

/** `47205` → «47.205». */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '.')

/** Digits with what their place is worth, the highest first. */
export const placesOf = (number: number): { readonly digit: number; readonly worth: number }[] =>
  [...String(number)].map((digit, i, all) => ({ digit: Number(digit), worth: 10 ** (all.length - 1 - i) }))

/** `4325` → «4.000 + 300 + 20 + 5». */
export const asSum = (number: number): string =>
  placesOf(number)
    .filter(({ digit }) => digit > 0)
    .map(({ digit, worth }) => grouped(digit * worth))
    .join(' + ')

export const toThousand = (number: number): number => Math.round(number / 1000) * 1000
