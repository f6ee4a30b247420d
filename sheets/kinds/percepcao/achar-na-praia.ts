/** A beach full of things: the child looks for those on the buckets, counts them and writes the number. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { titleBoard } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { AFLOAT, ASHORE, BUCKET_LABELS, beach, CLINGING, PLACES } from '../../studio/places/beach.ts'
import { SEASIDE, type SeasideName } from '../../studio/shapes/seaside.ts'

const NAMES = Object.keys(SEASIDE) as readonly SeasideName[]
const FITTING = { sea: AFLOAT, rock: CLINGING, castle: CLINGING, behind: ASHORE, sand: ASHORE } as const
/** Things on the beach. The hardest level asks on two of the buckets for two things together. */
const THINGS: Readonly<Record<Level, number>> = { facil: 13, medio: 18, desafio: PLACES.length }
const LEAST: Readonly<Record<Level, number>> = { facil: 1, medio: 2, desafio: 2 }
const MOST = 9
const PAIRS = 2

export interface BeachFacts {
  /** The thing of each place, in the order of the places. */
  readonly lying: readonly (SeasideName | undefined)[]
  readonly asked: readonly { readonly names: readonly SeasideName[]; readonly count: number }[]
}

const countOf = (lying: readonly (SeasideName | undefined)[], names: readonly SeasideName[]) =>
  lying.filter((name) => name && names.includes(name)).length

/** Things for the places of the level, until each is there often enough. */
function lay(random: Random, level: Level): (SeasideName | undefined)[] {
  for (;;) {
    const used = new Set(random.sample(PLACES, THINGS[level]))
    const lying = PLACES.map((place) => (used.has(place) ? random.pick(FITTING[place.ground]) : undefined))
    const counts = NAMES.map((name) => countOf(lying, [name]))
    const different = new Set(counts).size
    if (counts.every((count) => count >= LEAST[level] && count <= MOST) && different >= 4) return lying
  }
}

export const acharNaPraia: SheetKind<PagesFacts<BeachFacts>> = {
  id: 'achar-na-praia',
  category: 'percepcao',
  themes: ['praia'],
  draw: (options) =>
    composeSheet(options, 'count', (random) => {
      const lying = lay(random, options.level)
      const names = random.shuffle(NAMES)
      const pairs = options.level === 'desafio' ? PAIRS : 0
      const buckets = names.map((name, i) => {
        const partner = names[(i + 1) % names.length]
        return i < pairs && partner ? [name, partner] : [name]
      })
      const asked = buckets.map((wanted) => ({ names: wanted, count: countOf(lying, wanted) }))
      const pen = new Pen(options.color)
      const marks = marksOf([beach(pen, lying, buckets), titleBoard(pen, { ...options, y: 24, width: 112 })])
      return {
        marks: [...marks, ...BUCKET_LABELS.map(([x, y], i) => writtenAnswer(x, y, String(asked[i]?.count ?? 0), 9))],
        whole: true,
        pictures: ['beach', 'bucket', 'castle'],
        facts: { lying, asked },
        items: asked.map(({ names: wanted, count }) => `${wanted.join('+')} ${count}`),
      }
    }),
}
