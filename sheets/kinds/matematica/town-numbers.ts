/** Invented towns and how many people live there: numbers with zeros inside them, numbers that are close. */
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'

export interface Town {
  readonly name: string
  readonly people: number
  /** The sign says it in digits, in words, or as a sum of its places. */
  readonly said: 'digits' | 'words' | 'sum'
}

/** None of them is on a map of Brazil. */
export const TOWN_NAMES = [
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

/** Whoever compares has to look as far as the hundreds: twice two numbers are alike in their first digits. */
function closeNumbers(random: Random): number[] {
  const first = random.integer(1, 9)
  const [a, c] = [filled(random, 'd0'), filled(random, 'dd')]
  const rest = () => random.integer(1, 9) * 100 + random.integer(1, 99)
  const thousands = [first * 100 + a, first * 100 + a, first * 100 + c, random.integer(1, 9) * 100 + c]
  return [...thousands.map((one) => one * 1000 + rest()), filled(random, 'd0d0dd'), filled(random, 'dd0d0d')]
}

/** A half of a thousand is rounded up by agreement: no number asks for it; nor for a million. */
const isFair = (people: number) => people % 1000 !== 500 && people < 999_000

const numbersOf = (random: Random, level: Level): number[] =>
  level === 'desafio' ? closeNumbers(random) : PATTERNS[level].map((pattern) => filled(random, pattern))

function sayingOf(level: Level, i: number): Town['said'] {
  if (level === 'facil') return i % 2 ? 'sum' : 'words'
  return level === 'desafio' && i % 3 === 2 ? 'words' : 'digits'
}

/** Towns of each page; no name and no number comes twice on a sheet of four pages. */
export function dealTowns(options: SheetOptions): Town[][] {
  const { level, seed, pages } = options
  const random = createRandom(seed).fork('towns')
  const names = random.shuffle(TOWN_NAMES)
  const used = new Set<number>()
  let next = 0
  return Array.from({ length: pages }, (_, page) => {
    const own = random.fork(page)
    let numbers: number[] = []
    do numbers = numbersOf(own, level)
    while (new Set(numbers).size < numbers.length || numbers.some((one) => used.has(one) || !isFair(one)))
    for (const one of numbers) used.add(one)
    return own.shuffle(numbers).map((people, i): Town => {
      const name = names[next++ % names.length] ?? ''
      return { name, people, said: sayingOf(level, i) }
    })
  })
}
