/** «First, then»: a board of two to four places, and cards to put on it. */
import type { Box } from '../../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { dealPages } from '../../../page/deck.ts'
import { CONTENT } from '../../../page/paper.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { BLUE, tint, WHITE, YELLOW } from '../../../scene/inks.ts'
import { centredText, path, rect, round } from '../../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../../scene/scene.ts'
import { type Activity, DUTIES, LIKES } from './activities.ts'
import { starOf } from './shown.ts'
import { adultNote, drawCards, NOTE, place, type SupportFacts, sizesOf } from './support-card.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly places: number
  /** All cards of a row together: what is left of the page is for the arrows between their places. */
  readonly width: number
  /** Empty cards, one of each colour in a pair. */
  readonly empty: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 2, rows: 2, places: 2, width: 156, empty: 0 },
  medio: { columns: 3, rows: 2, places: 3, width: 150, empty: 0 },
  desafio: { columns: 4, rows: 3, places: 4, width: 142, empty: 2 },
}
const HEAD = 11
/** Between the board and the cards, mm. */
const APART = 5
/** Room of the scissors at the edge of the cards, mm. */
const SCISSORS = 6
/** From a place to the edge of its column, mm. */
const EDGE = 1.2
/** Length and half the height of the arrow, mm. */
const ARROW = { length: 7.4, half: 6 }

/** A thick arrow that points to the right, centred. */
function arrowAt(cx: number, cy: number, color: boolean): Mark {
  const { length, half } = ARROW
  const [x, y, shaft] = [round(cx - length / 2), round(cy), round(half * 0.42)]
  const head = round(length * 0.55)
  const d = `M${x} ${round(y - shaft)}h${round(length - head)}v${round(shaft - half)}l${head} ${half}l${-head} ${half}v${round(shaft - half)}h${round(head - length)}Z`
  return path(d, { width: 0.7, fill: color ? YELLOW : WHITE })
}

/** Its last place is for what one likes: it has the colour of those cards. */
function drawBoard(heads: readonly string[], card: Box, gap: number, color: boolean): Mark[] {
  const { x: left, y: top } = CONTENT
  const columns = heads.flatMap((head, i): Mark[] => {
    const x = left + i * (card.width + gap)
    const fill = color ? (i === heads.length - 1 ? YELLOW : BLUE) : WHITE
    return [
      rect(x - EDGE, top - EDGE, card.width + 2 * EDGE, HEAD + card.height + 2 * EDGE, {
        radius: 4,
        width: 0.8,
        fill: tint(fill, 0.8),
      }),
      centredText(x + card.width / 2, top + HEAD / 2 - 0.6, head, 5.8),
      place(x, top + HEAD, card.width, card.height),
    ]
  })
  const arrows = heads.slice(1).map((_, i) => {
    const x = left + (i + 1) * (card.width + gap)
    return arrowAt(x - gap / 2, top + HEAD + card.height / 2, color)
  })
  return [...columns, ...arrows]
}

export interface PlanFacts extends SupportFacts {
  /** Room of each arrow between two places, mm. */
  readonly arrows: readonly number[]
}

export const primeiroDepois: SheetKind<PagesFacts<PlanFacts>> = {
  id: 'primeiro-depois',
  category: 'pareamento',
  themes: Object.keys(DUTIES),
  draw: (options) => {
    const { level, color } = options
    const { columns, rows, places, width, empty } = PLANS[level]
    const count = columns * rows - empty
    const duties = DUTIES[options.theme ?? 'casa'] ?? []
    const isDuty = (activity: Activity) => duties.includes(activity)
    const half = Math.ceil(count / 2)
    const pages = dealPages(options, {
      items: [...duties, ...LIKES.filter(({ picture }) => duties.every((duty) => duty.picture !== picture))],
      perPage: count,
      nameOf: ({ label }) => label,
      // As many duties as things one likes.
      accept: (page, activity) => page.filter((other) => isDuty(other) === isDuty(activity)).length < half,
    })
    return composeSheet(options, 'cut', (_, index, sheet) => {
      const own = pages[index] ?? []
      const star = starOf(sheet, pages.flat())
      const height = (CONTENT.height - HEAD - APART - SCISSORS - NOTE) / (rows + 1)
      const top = CONTENT.y + HEAD + height + APART
      const wide = width + SCISSORS
      const box = {
        x: CONTENT.x + (CONTENT.width - wide) / 2 - 3,
        y: top,
        width: wide,
        height: rows * height + SCISSORS,
      }
      const blanks = Array.from({ length: empty / 2 }, () => null)
      const shown = [...own.filter(isDuty), ...blanks, ...own.filter((one) => !isDuty(one)), ...blanks]
      const inkOf = (i: number) => (i < shown.length / 2 ? BLUE : YELLOW)
      const { marks, cards } = drawCards(shown, { columns, rows, box }, { color, star, inkOf })
      const [card] = cards
      if (!card) return { marks, facts: { labels: [], star, cards: [], places: [], arrows: [] } }
      const gap = (CONTENT.width - places * card.width) / (places - 1)
      return {
        marks: [
          ...drawBoard(SUPPORT_TEXTS.order[places] ?? [], card, gap, color),
          ...marks,
          adultNote(SUPPORT_TEXTS.use.first),
        ],
        facts: {
          labels: own.map(({ label }) => label),
          star,
          cards: sizesOf(cards).slice(0, own.length),
          places: Array.from({ length: places }, () => [card.width, card.height] as const),
          arrows: Array.from({ length: places - 1 }, () => gap - 2 * EDGE - ARROW.length),
        },
        items: own.map(({ label }) => label),
      }
    })
  },
}
