/** Four celebrations in three places, and below them four sentences: each gets the letter of the place where it is drawn. */
import type { Random } from '../../page/random.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import {
  CELEBRATIONS,
  type Celebrated,
  type Celebration,
  FEAST_PLACES,
  FEAST_TAGS,
  type FeastPlace,
  feastTown,
} from '../../studio/places/feast-town.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { disc } from './letters.ts'
import { shuffledFrom } from './out-of-order.ts'
import { evenly } from './town-pages.ts'

/** Letter and owner of a feast, by its place. */
export const FEAST_OF: Readonly<Record<FeastPlace, readonly [letter: string, whose: string]>> = {
  escola: ['E', 'ESCOLA'],
  casa: ['F', 'FAMÍLIA'],
  praça: ['C', 'COMUNIDADE'],
}

/** Neither the place nor the people: these are in the picture. */
export const FEAST_SAYS: Readonly<Record<Celebration, string>> = {
  bolo: 'TEM BOLO COM VELAS.',
  dança: 'UM PAR DANÇA.',
  sacos: 'TEM CORRIDA DE SACO.',
  presente: 'ALGUÉM GANHA UM PRESENTE.',
  corda: 'DUAS CRIANÇAS PUXAM A CORDA.',
  sanfona: 'ALGUÉM TOCA SANFONA.',
  balões: 'TEM BALÕES COLORIDOS.',
}

export interface FeastTask {
  /** Upper left, upper right, below. */
  readonly places: readonly FeastPlace[]
  /** One above in each place, two below. */
  readonly feasts: readonly Celebrated[]
  readonly lines: readonly { readonly says: string; readonly sign: string }[]
}

const SHOWN = 4

export function feastTask(random: Random): FeastTask {
  const places = random.shuffle(FEAST_PLACES)
  const cast = random.shuffle(STANDING)
  const feasts = random.sample(Object.keys(CELEBRATIONS) as Celebration[], SHOWN).map(
    (what, i): Celebrated => ({
      what,
      who: [cast[2 * i] ?? 'bia', cast[2 * i + 1] ?? 'davi'],
    }),
  )
  const seen = feasts.map(({ what }, i) => ({
    says: FEAST_SAYS[what],
    sign: FEAST_OF[places[Math.min(i, 2)] ?? 'praça'][0],
  }))
  return { places, feasts, lines: shuffledFrom(random, seen) }
}

const PAPER = { x: 16.5, y: 211, width: 177, height: 71.5 }
const [LEFT, RIGHT] = [PAPER.x + 6, PAPER.x + PAPER.width - 6]
const [FIRST, STEP, SLOT] = [PAPER.y + 18.5, 11.6, 9.4]

export function feastPage(pen: Pen, { places, feasts, lines }: FeastTask): PageMark[] {
  const names = FEAST_PLACES.map((place) => FEAST_OF[place].join(' '))
  const namesAt = evenly(names, 5, PAPER.x + 3, PAPER.width - 6)
  const foot = PAPER.y + PAPER.height - 5
  const asked = wordsAndLine(pen, 'UMA FESTA DA MINHA ESCOLA:', [LEFT, foot], 5, RIGHT)
  return [
    ...marksOf([
      feastTown(pen, places, feasts),
      places.map((place, i) => {
        const [x, y] = FEAST_TAGS[i] ?? [0, 0]
        return disc(pen, x, y, FEAST_OF[place][0])
      }),
      pen.shape(box(-4, 206, 222, 100), 'wood', 1.1),
      notePaper(pen, PAPER),
      pen.shape(box(PAPER.x + 3, PAPER.y + 2.4, PAPER.width - 6, 8.8, 2), 'yellowPale', 0.8),
      names.map((name, i) => pen.text(namesAt[i] ?? PAPER.x, PAPER.y + 8.6, name, 5)),
      lines.map(({ says }, i) => {
        const y = FIRST + i * STEP
        return [
          pen.shape(box(LEFT, y - SLOT / 2, SLOT, SLOT, 2), 'white', 0.9),
          pen.text(LEFT + 14, y + 2.1, says, 6, { font: 'text', anchor: 'start' }),
        ]
      }),
      asked.marks,
    ]),
    ...lines.map(({ sign }, i) => writtenAnswer(LEFT + SLOT / 2, FIRST + i * STEP, sign, 6.6)),
    writtenAnswer(asked.from + 2, foot - 2.4, 'EXEMPLO: A FESTA DA PRIMAVERA', 4.6, { anchor: 'start' }),
  ]
}
