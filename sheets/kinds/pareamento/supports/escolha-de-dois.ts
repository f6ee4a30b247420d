/** Strips of choice: «Você quer…?» with two, three or four pictures to point at. */
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { cardGrid, insideCard } from '../../../page/cut.ts'
import { dealPages, SMALL_DECK } from '../../../page/deck.ts'
import { CONTENT } from '../../../page/paper.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { BLUE, SOFT_FILLS, WHITE } from '../../../scene/inks.ts'
import { circle, text } from '../../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../../scene/scene.ts'
import type { CastName } from '../../../studio/cast/people.ts'
import { type Activity, CHOICES, SUITCASE } from './activities.ts'
import { starOf } from './shown.ts'
import { adultNote, drawFace, NOTE } from './support-card.ts'

export interface ChoiceFacts {
  readonly strips: readonly (readonly string[])[]
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

/** Strips: things for one need; at the highest level of clothes half for hot days and half for cold ones. */
function stripsOf(theme: string, level: Level): (readonly Activity[])[] {
  const { options } = PLANS[level]
  if (theme !== 'roupas' || level !== 'desafio') return (CHOICES[theme] ?? []).flatMap((one) => choicesOf(one, options))
  const [hot = [], cold = []] = SUITCASE.map((one) => choicesOf(one, options / 2))
  return hot.flatMap((some) => cold.map((others) => [...some, ...others]))
}

const nameOf = (strip: readonly Activity[]) => strip.map(({ label }) => label).join(', ')
const HEAD = 7
const GAP = 4
/** Radius of the place for a number or a tick at the highest level, mm. */
const MARK = 4.4
const BOX = { ...CONTENT, height: CONTENT.height - NOTE }

export const escolhaDeDois: SheetKind<PagesFacts<ChoiceFacts>> = {
  id: 'escolha-de-dois',
  category: 'pareamento',
  themes: Object.keys(CHOICES),
  draw: (options) => {
    const { level, color } = options
    const plan = PLANS[level]
    const pages = dealPages(options, {
      items: stripsOf(options.theme ?? 'brincadeiras', level),
      perPage: plan.strips,
      nameOf,
      mostShared: SMALL_DECK,
      accept: (page, strip) => page.every((other) => other.every((activity) => !strip.includes(activity))),
    })
    return composeSheet(options, 'cut', (random, index, sheet) => {
      const own = pages[index] ?? []
      const fills = random.shuffle(SOFT_FILLS)
      const star = starOf(sheet, own.flat())
      const { cards, marks } = cardGrid(1, plan.strips, BOX)
      const strips = own.map((strip) => random.shuffle(strip))
      const marked = level === 'desafio'
      const drawn = cards.flatMap((card, i): Mark[] => {
        const box = { ...insideCard(card), y: card.y + 2.5, height: card.height - 5 }
        const width = (box.width - GAP * (plan.options - 1)) / plan.options
        const [top, height] = [box.y + HEAD, box.height - HEAD]
        return [
          text(box.x + box.width / 2, box.y + 4.4, SUPPORT_TEXTS.choose, 5.6),
          ...(strips[i] ?? []).flatMap((activity, k): Mark[] => {
            const x = box.x + k * (width + GAP)
            const ink = fills[(i + k) % fills.length] ?? BLUE
            return [
              ...drawFace(activity, { x, y: top, width, height }, ink, { color, star }),
              ...(marked ? [circle(x + MARK - 1, top + MARK - 1, MARK, { width: 0.7, fill: WHITE })] : []),
            ]
          }),
        ]
      })
      return {
        marks: [...marks, ...drawn, adultNote(SUPPORT_TEXTS.use.choose)],
        facts: { strips: strips.map((strip) => strip.map(({ label }) => label)), star },
        items: own.map(nameOf),
      }
    })
  },
}
