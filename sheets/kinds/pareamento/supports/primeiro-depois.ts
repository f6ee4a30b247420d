/** «First, then»: a board of two to four places, and cards to put on it. */
import type { Box } from '../../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { dealPages } from '../../../page/deck.ts'
import { CONTENT } from '../../../page/paper.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { centredText, path, rect, round } from '../../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../../scene/scene.ts'
import { DUTIES, LIKES } from './activities.ts'
import { drawCards, place, type SupportFacts, sizesOf } from './support-card.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly places: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 2, rows: 2, places: 2 },
  medio: { columns: 3, rows: 2, places: 3 },
  desafio: { columns: 4, rows: 3, places: 4 },
}
const HEAD = 12
/** Between the board and the cards, mm. */
const APART = 6
/** Room of the scissors at the edge of the cards, mm. */
const SCISSORS = 6
/** The cards together are narrower than the page: between their places there are arrows. */
const CARDS_WIDTH = 160

/** A thick arrow that points to the right, centred. */
function arrowAt(cx: number, cy: number): Mark {
  const [x, y] = [round(cx - 3), round(cy)]
  return path(`M${x} ${y - 1.2}h2.600v-2.400l4.200 3.600l-4.200 3.600v-2.400h-2.600Z`, { width: 0.5 })
}

function drawBoard(heads: readonly string[], card: Box, gap: number): Mark[] {
  return heads.flatMap((head, i): Mark[] => {
    const x = CONTENT.x + i * (card.width + gap)
    return [
      rect(x, CONTENT.y, card.width, HEAD - 2, { radius: 3, width: 0.5 }),
      centredText(x + card.width / 2, CONTENT.y + (HEAD - 2) / 2, head, 5.4),
      place(x, CONTENT.y + HEAD, card.width, card.height),
      ...(i > 0 && gap > 6 ? [arrowAt(x - gap / 2, CONTENT.y + HEAD + card.height / 2)] : []),
    ]
  })
}

export const primeiroDepois: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'primeiro-depois',
  category: 'pareamento',
  themes: Object.keys(DUTIES),
  draw: (options) => {
    const { level, color } = options
    const { columns, rows, places } = PLANS[level]
    const count = columns * rows
    const duties = DUTIES[options.theme ?? 'casa'] ?? []
    const isDuty = (activity: (typeof LIKES)[number]) => duties.includes(activity)
    const half = Math.ceil(count / 2)
    const pages = dealPages(options, {
      items: [...duties, ...LIKES.filter(({ picture }) => duties.every((duty) => duty.picture !== picture))],
      perPage: count,
      nameOf: ({ label }) => label,
      // As many duties as things one likes.
      accept: (page, activity) => page.filter((other) => isDuty(other) === isDuty(activity)).length < half,
    })
    return composeSheet(options, 'cut', (_, index) => {
      const own = [...(pages[index] ?? [])].sort((a, b) => Number(isDuty(b)) - Number(isDuty(a)))
      const height = (CONTENT.height - HEAD - APART - SCISSORS) / (rows + 1)
      const top = CONTENT.y + HEAD + height + APART
      const width = CARDS_WIDTH + SCISSORS
      const box = { x: CONTENT.x + (CONTENT.width - width) / 2, y: top, width, height: rows * height + SCISSORS }
      const { marks, cards } = drawCards(own, { columns, rows, box }, color)
      const card = cards[0]
      if (!card) return { marks, facts: { labels: [], cards: [], places: [] } }
      const gap = (CONTENT.width - places * card.width) / Math.max(1, places - 1)
      return {
        marks: [...drawBoard(SUPPORT_TEXTS.order[places] ?? [], card, gap), ...marks],
        facts: {
          labels: own.map(({ label }) => label),
          cards: sizesOf(cards),
          places: Array.from({ length: places }, () => [card.width, card.height] as const),
        },
        items: own.map(({ label }) => label),
      }
    })
  },
}
