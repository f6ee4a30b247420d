/** Strips of choice: a question with two, three or four pictures to point at, and an empty strip; a suitcase to pack. */
import type { Box } from '../../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { cardGrid } from '../../../page/cut.ts'
import { dealPages, SMALL_DECK } from '../../../page/deck.ts'
import { CONTENT } from '../../../page/paper.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { BLUE, SOFT_FILLS, WHITE } from '../../../scene/inks.ts'
import { circle, rect, text } from '../../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../../scene/scene.ts'
import type { CastName } from '../../../studio/cast/people.ts'
import { inTurn } from '../../../studio/in-turn.ts'
import { type Activity, CHOICES, SUITCASE } from './activities.ts'
import { DESTINATIONS, type Destination, drawDestination } from './destinations.ts'
import { starOf } from './shown.ts'
import { adultNote, drawEmpty, drawFace, NOTE } from './support-card.ts'

export interface ChoiceFacts {
  readonly strips: readonly (readonly string[])[]
  /** Asked on each strip, in their order; the last is the empty one. */
  readonly questions: readonly string[]
  /** Empty cards of the last strip. */
  readonly empty: number
  readonly star: CastName
}

const PLANS: Readonly<Record<Level, { readonly strips: number; readonly options: number }>> = {
  facil: { strips: 3, options: 2 },
  medio: { strips: 3, options: 3 },
  desafio: { strips: 3, options: 4 },
}
/** Every choice of so many out of a group. */
function choicesOf(group: readonly Activity[], count: number): (readonly Activity[])[] {
  if (count === 0) return [[]]
  return group.flatMap((first, i) => choicesOf(group.slice(i + 1), count - 1).map((rest) => [first, ...rest]))
}

const packs = (theme: string, level: Level) => theme === 'roupas' && level === 'desafio'

/** Strips: things for one need; at the highest level of clothes half for hot days and half for cold ones. */
function stripsOf(theme: string, level: Level): (readonly Activity[])[] {
  const { options } = PLANS[level]
  if (!packs(theme, level)) return (CHOICES[theme] ?? []).flatMap((one) => choicesOf(one, options))
  const [hot = [], cold = []] = SUITCASE.map((one) => choicesOf(one, options / 2))
  return hot.flatMap((some) => cold.map((others) => [...some, ...others]))
}

/** The question of the group that the strip is of. */
function questionOf(theme: string, [first]: readonly Activity[]): string {
  const group = (CHOICES[theme] ?? []).findIndex((one) => one.some(({ label }) => label === first?.label))
  return SUPPORT_TEXTS.choose[theme]?.[group] ?? SUPPORT_TEXTS.chooseOwn
}

/** Of the empty strip: the same question where all strips have one. */
function ownQuestion(theme: string): string {
  const asked = new Set(SUPPORT_TEXTS.choose[theme])
  const [only] = asked
  return asked.size === 1 && only ? only : SUPPORT_TEXTS.chooseOwn
}

const nameOf = (strip: readonly Activity[]) => strip.map(({ label }) => label).join(', ')
const HEAD = 7
const GAP = 4
/** Radius of the place for a number or a tick at the highest level, mm. */
const MARK = 4.4
/** Of a strip, and of the empty one below; room of the scissors above them; width of a destination, mm. */
const [STRIP, EMPTY, SCISSORS, PLACE] = [55, 40, 6, 40]
const BOX = { ...CONTENT, height: CONTENT.height - NOTE }

interface Strip {
  readonly question: string
  /** Of a suitcase; null for the one that is empty. */
  readonly destination?: Destination | null
  readonly marked: boolean
}

/** The question over the strip, its destination, and boxes for its cards. */
function layOut(card: Box, count: number, { question, destination, marked }: Strip, color: boolean) {
  const [x, y, width, height] = [card.x + 5, card.y + 2.5, card.width - 10, card.height - 5]
  const room = { x, y: y + HEAD, width, height: height - HEAD }
  const place = { ...room, width: PLACE }
  const left = destination === undefined ? x : x + PLACE + GAP
  const each = (x + width - left - GAP * (count - 1)) / count
  const boxes = Array.from({ length: count }, (_, k) => ({ ...room, x: left + k * (each + GAP), width: each }))
  const above: Mark[] = [
    text(x + width / 2, y + 4.4, question, 5.6),
    ...(destination ? drawDestination(destination, place, color) : []),
    ...(destination === null ? [rect(place.x, place.y, place.width, place.height, { radius: 2.8, width: 0.6 })] : []),
  ]
  const ticks = boxes.map((one) => circle(one.x + MARK - 1, one.y + MARK - 1, MARK, { width: 0.7, fill: WHITE }))
  return { boxes, above, ticks: marked ? ticks : [] }
}

export const escolhaDeDois: SheetKind<PagesFacts<ChoiceFacts>> = {
  id: 'escolha-de-dois',
  category: 'pareamento',
  themes: Object.keys(CHOICES),
  draw: (options) => {
    const { level, color } = options
    const theme = options.theme ?? 'brincadeiras'
    const plan = PLANS[level]
    const pages = dealPages(options, {
      items: stripsOf(theme, level),
      perPage: plan.strips,
      nameOf,
      mostShared: SMALL_DECK,
      accept: (page, strip) => page.every((other) => other.every((activity) => !strip.includes(activity))),
    })
    return composeSheet(options, 'cut', (random, index, sheet) => {
      const own = pages[index] ?? []
      const fills = random.shuffle(SOFT_FILLS)
      const star = starOf(sheet, own.flat())
      const { y } = BOX
      const full = cardGrid(1, plan.strips, { ...BOX, height: SCISSORS + plan.strips * STRIP })
      const last = cardGrid(1, 1, { ...BOX, y: y + plan.strips * STRIP, height: SCISSORS + EMPTY })
      const strips = own.map((strip) => random.shuffle(strip))
      const [isPacked, marked] = [packs(theme, level), level === 'desafio']
      const inkOf = (i: number): Ink => fills[i % fills.length] ?? BLUE
      const asked = strips.map((strip, i): Strip => {
        if (!isPacked) return { marked, question: questionOf(theme, strip) }
        const destination = inTurn(DESTINATIONS, index * plan.strips + i)
        return { marked, destination, question: SUPPORT_TEXTS.pack(destination.way) }
      })
      const empty: Strip = isPacked
        ? { marked, destination: null, question: SUPPORT_TEXTS.packOwn }
        : { marked, question: ownQuestion(theme) }
      const drawn = full.cards.flatMap((card, i): Mark[] => {
        const one = asked[i]
        if (!one) return []
        const { boxes, above, ticks } = layOut(card, plan.options, one, color)
        const faces = boxes.flatMap((box, k) => {
          const activity = strips[i]?.[k]
          return activity ? drawFace(activity, box, inkOf(i + k), { color, star }) : []
        })
        return [...above, ...faces, ...ticks]
      })
      const blank = last.cards.flatMap((card): Mark[] => {
        const { boxes, above, ticks } = layOut(card, plan.options, empty, color)
        return [...above, ...boxes.flatMap((box, k) => drawEmpty(box, inkOf(k), color)), ...ticks]
      })
      const { use, packing } = SUPPORT_TEXTS
      return {
        marks: [
          ...full.marks,
          ...last.marks,
          ...drawn,
          ...blank,
          adultNote(isPacked ? use.pack : marked ? use.order : use.choose),
        ],
        facts: {
          strips: strips.map((strip) => strip.map(({ label }) => label)),
          questions: [...asked, empty].map(({ question }) => question),
          empty: plan.options,
          star,
        },
        items: own.map(nameOf),
        ...(isPacked && { instruction: packing }),
      }
    })
  },
}
