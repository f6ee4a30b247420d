/** Games of chance at a booth: certain, perhaps or impossible; results from likely to unlikely; chances as fractions. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { clearOfTitle, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { chanceFair, type FairName, fairMiddle } from '../../studio/places/chance-fair.ts'
import type { Label } from '../../studio/shapes/chance-things.ts'
import {
  type ChanceFacts,
  dealChoices,
  dealRankings,
  dealShares,
  dealWheels,
  dealWishes,
  type Game,
  NO_FACTS,
  SCALES,
} from './chance-draws.ts'
import { choosing, gameAt, rankingPlate, saying, sharePlate, turning, wishPlate } from './chance-page.ts'
import { sentencesOf } from './chance-sentences.ts'

/** Two sentences of a page differ in how certain they are. */
const dealSentences = (options: SheetOptions, fair: FairName) =>
  dealPages(options, {
    items: sentencesOf(SCALES[fair]),
    perPage: 2,
    nameOf: ({ words }) => words,
    accept: (page, one) => page.every(({ certainty }) => certainty !== one.certainty),
    label: 'sentences',
  })

function dealFacts(options: SheetOptions, fair: FairName): ChanceFacts[] {
  if (options.level === 'facil') {
    const sentences = dealSentences(options, fair)
    return dealWishes(options, fair).map((wishes, i) => ({ ...NO_FACTS, wishes, sentences: sentences[i] ?? [] }))
  }
  if (options.level === 'medio') {
    const choices = dealChoices(options)
    return dealRankings(options).map((rankings, i) => ({ ...NO_FACTS, rankings, choice: choices[i] ?? null }))
  }
  const wheels = dealWheels(options)
  return dealShares(options).map((shares, i) => ({ ...NO_FACTS, shares, wheels: wheels[i] ?? null }))
}

interface Drawn {
  readonly games: readonly { readonly game: Game; readonly labels: readonly Label[] }[]
  readonly tasks: readonly PageMark[]
}

const repeated = (label: Label, count: number): Label[] => Array.from({ length: count }, () => label)

function easy(pen: Pen, fair: FairName, { wishes, sentences }: ChanceFacts): Drawn {
  return {
    games: wishes,
    tasks: [
      ...wishes.flatMap((wish, i) => wishPlate(pen, fair, i, wish)),
      ...sentences.flatMap((one, i) => saying(pen, fair, i, one)),
    ],
  }
}

function middling(pen: Pen, fair: FairName, { rankings, choice }: ChanceFacts, random: Random): Drawn {
  const heaps = (choice?.jars ?? []).map(([wanted, other], i) =>
    random
      .fork(`jar ${i}`)
      .shuffle([...repeated(choice?.wanted ?? '', wanted), ...repeated(choice?.other ?? '', other)]),
  )
  return {
    games: rankings.map(({ game, counts }) => ({
      game,
      labels: counts.flatMap(([motif, count]) => repeated(motif, count)),
    })),
    tasks: [
      ...rankings.flatMap((one, i) => {
        const order = random.fork(`order ${i}`).shuffle([...one.counts.map(([motif]) => motif), one.absent])
        return rankingPlate(pen, i, one, order)
      }),
      ...(choice ? choosing(pen, fair, choice, heaps) : []),
    ],
  }
}

const hard = (pen: Pen, { shares, wheels }: ChanceFacts): Drawn => ({
  games: shares,
  tasks: [...shares.flatMap((one, i) => sharePlate(pen, i, one)), ...(wheels ? turning(pen, wheels) : [])],
})

function drawnOf(pen: Pen, fair: FairName, options: SheetOptions, facts: ChanceFacts, random: Random): Drawn {
  if (options.level === 'facil') return easy(pen, fair, facts)
  return options.level === 'medio' ? middling(pen, fair, facts, random) : hard(pen, facts)
}

/** The park asks how likely it is. */
const LIKELY = 'É muito provável, pouco provável ou impossível? Marque.'

/** Names of the games, as texts name them. */
const NAMES: Readonly<Record<FairName, Readonly<Record<Game, string>>>> = {
  arraial: { pote: 'pote', roleta: 'roleta', pesca: 'peixe', dado: 'dado' },
  parque: { pote: 'máquina', roleta: 'roleta', pesca: 'patinho', dado: 'dado' },
}

const itemsOf = ({ wishes, sentences, rankings, choice, shares, wheels }: ChanceFacts): string[] => [
  ...wishes.map(({ game, wanted, certainty }) => `${game} ${wanted} ${certainty}`),
  ...sentences.map(({ words }) => words),
  ...rankings.map(({ game, counts }) => `${game} ${counts.map(([motif, count]) => `${count} ${motif}`).join(' ')}`),
  ...(choice ? [`${choice.wanted} ${choice.jars.flat().join(' ')}`] : []),
  ...shares.map(({ game, labels, event, favourable }) => `${game} ${labels.length} ${event} ${favourable}`),
  ...(wheels ? [wheels.name] : []),
]

export const chance: SheetKind<PagesFacts<ChanceFacts>> = {
  id: 'chance',
  category: 'matematica',
  themes: ['arraial', 'parque'],
  draw: (options) => {
    const fair = (options.theme ?? 'arraial') as FairName
    const dealt = dealFacts(options, fair)
    const own = fair === 'parque' && options.level === 'facil' ? LIKELY : options.instruction
    const asked = { ...options, instruction: own }
    return composeSheet(asked, 'write', (random, index, sheet) => {
      const facts = dealt[index] ?? NO_FACTS
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 3) + index
      const { games, tasks } = drawnOf(pen, fair, options, facts, random)
      const shown: Drawing = games.map(({ game, labels }, i) =>
        gameAt(pen, fair, i, game, random.fork(`game ${i}`).shuffle(labels)),
      )
      const place = chanceFair(pen, fair, look, options.level === 'facil' ? fairMiddle(pen, fair) : [])
      return {
        marks: [
          ...clearOfTitle(marksOf(place), options.title),
          ...marksOf([shown, pictureTitle(pen, asked)]),
          ...tasks,
        ],
        whole: true,
        pictures: [
          'barraca',
          ...(fair === 'parque' ? ['parque'] : []),
          ...new Set(games.map(({ game }) => NAMES[fair][game])),
        ],
        facts,
        items: itemsOf(facts),
      }
    })
  },
}
