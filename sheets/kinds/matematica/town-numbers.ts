/** Invented towns and how many people live there, buses and how far they went: zeros inside numbers, similar numbers. */
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'

export type NumberTheme = 'serra' | 'litoral' | 'garagem'

export interface Counted {
  readonly name: string
  readonly number: number
  /** The sign shows it in digits, in words, or as a sum of its places. */
  readonly said: 'digits' | 'words' | 'sum'
}

/** None of them is on a map of Brazil. */
const TOWN_NAMES = [
  ...['Monte Pipoca', 'Vila das Pipas', 'Lagoa do Pião', 'Serra do Bolo', 'Recanto do Tatu', 'Pouso da Coruja'],
  ...['Barra da Ciranda', 'Campo do Sapo', 'Morro da Cocada', 'Nova Peteca', 'Passo da Preguiça', 'Vale do Gibi'],
  ...[
    'Alto do Vaga-lume',
    'Rio da Risada',
    'Porto do Abraço',
    'Vila Amarelinha',
    'Ponte do Palhaço',
    'Sossego do Jabuti',
  ],
  ...[
    'Volta da Minhoca',
    'Cantinho da Rima',
    'Estação Brigadeiro',
    'Pedra do Cochilo',
    'Ladeira do Pirulito',
    'Nova Cambalhota',
  ],
]

/** A letter is a digit from 1 to 9, other than its neighbour; a nought is a nought. */
const PATTERNS: Readonly<Record<'facil' | 'medio', readonly string[]>> = {
  facil: ['dddd', '10d0', 'd0dd', 'dd0d', 'd00d', 'ddd0'],
  medio: ['ddddd', 'd0d0d', 'dd00d', 'dd0dd'],
}

function filled(random: Random, pattern: string): number {
  let digits = ''
  for (const sign of pattern) {
    const last = digits.at(-1)
    digits += sign === 'd' ? random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => String(one) !== last)) : sign
  }
  return Number(digits)
}

/** Comparing them takes a look as far as the hundreds: two have the same thousands. */
function closeNumbers(random: Random): number[] {
  const first = random.integer(1, 9)
  const [a, c] = [filled(random, 'd0'), filled(random, 'dd')]
  const hundreds = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)
  const thousands = [first * 100 + a, first * 100 + a, first * 100 + c, random.integer(1, 9) * 100 + c]
  return [
    ...thousands.map((one, i) => one * 1000 + (hundreds[i] ?? 1) * 100 + random.integer(1, 99)),
    filled(random, 'd0d0dd'),
    filled(random, 'dd0d0d'),
  ]
}

/** A half of a thousand is rounded up by agreement: no number asks for it; nor for a million. */
const isFair = (number: number) => number % 1000 !== 500 && number < 999_000

/** Two of them differ by their hundreds, all others by their thousands. */
const isClosePair = (numbers: readonly number[]) =>
  new Set(numbers.map((one) => Math.floor(one / 1000))).size === numbers.length - 1

const numbersOf = (random: Random, level: Level): number[] =>
  level === 'desafio' ? closeNumbers(random) : PATTERNS[level].map((pattern) => filled(random, pattern))

function sayingOf(level: Level, i: number): Counted['said'] {
  if (level === 'facil') return i % 2 ? 'sum' : 'words'
  return level === 'desafio' && i % 3 === 2 ? 'words' : 'digits'
}

const hasZeroInside = (number: number) => String(number).slice(1, -1).includes('0')

/** At the easiest level names are heard of numbers with a zero inside: those come at every other place. */
function inTurn(random: Random, level: Level, numbers: readonly number[]): number[] {
  const shuffled = random.shuffle(numbers)
  if (level !== 'facil') return shuffled
  const zeros = shuffled.filter(hasZeroInside)
  const named = zeros.slice(0, numbers.length / 2)
  const others = shuffled.filter((one) => !named.includes(one))
  return named.flatMap((one, i) => [one, others[i] ?? one])
}

/** The name of a bus is its number. */
const BUS_NAMES = Array.from({ length: 24 }, (_, i) => `Ônibus ${i * 4 + 3}`)

/** Signs of each page; no name and no number comes twice on a sheet of four pages. */
export function dealCounted(options: SheetOptions, theme: NumberTheme): Counted[][] {
  const { level, seed, pages } = options
  const random = createRandom(seed).fork('towns')
  const names = random.shuffle(theme === 'garagem' ? BUS_NAMES : TOWN_NAMES)
  const used = new Set<number>()
  const isFresh = (one: number) => !used.has(one) && isFair(one)
  const isPage = (numbers: readonly number[]) =>
    numbers.every(isFresh) && new Set(numbers).size === numbers.length && (level !== 'desafio' || isClosePair(numbers))
  let next = 0
  return Array.from({ length: pages }, (_, page) => {
    const own = random.fork(page)
    let numbers: number[] = []
    do numbers = numbersOf(own, level)
    while (!isPage(numbers))
    for (const one of numbers) used.add(one)
    return inTurn(own, level, numbers).map((number, i): Counted => {
      const name = names[next++ % names.length] ?? ''
      return { name, number, said: sayingOf(level, i) }
    })
  })
}
