/** «First, then»: a board of two to four places on the wall of a room, and cards to put on it. */
import type { Box } from '../../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { dealPages } from '../../../page/deck.ts'
import { PICTURE, pictureTitle } from '../../../page/picture-page.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { BLUE, tint, WHITE, YELLOW } from '../../../scene/inks.ts'
import { centredText, path, rect, round } from '../../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../../scene/scene.ts'
import { star as starData } from '../../../studio/paths.ts'
import { marksOf, Pen } from '../../../studio/pen.ts'
import { type Activity, DUTIES, LIKES, OLDER_DUTIES, OLDER_LIKES } from './activities.ts'
import { planRoom } from './plan-room.ts'
import { starOf } from './shown.ts'
import { drawCards, paperInFront, place, type SupportFacts, sizesOf } from './support-card.ts'

/** A duty, something one likes, or an empty card of either colour. */
type Slot = 'd' | 'l' | 'D' | 'L'

interface Plan {
  readonly places: number
  /** Rows of cards beside a board, as many columns as places: the empty ones come last. */
  readonly cards: string
  /** Cards of a page without a board. */
  readonly more: string
  readonly width: number
  readonly height: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { places: 2, cards: 'dldl', more: 'dldlDL', width: 78, height: 58.6 },
  medio: { places: 3, cards: 'ddlddllDL', more: 'ddlddllDL', width: 52, height: 44 },
  desafio: { places: 4, cards: 'dddldddlllDL', more: 'dddldddlllDL', width: 37.4, height: 44 },
}
const slotsOf = (list: string) => [...list] as Slot[]
const isDutySlot = (slot: Slot) => slot === 'd' || slot === 'D'

/** The board on the wall, its frame and the heads of its places, mm. */
const BOARD = { x: 11.6, y: 61, width: 186.8, rim: 3, head: 11 }
/** Room of the scissors at the edge of the cards, mm. */
const SCISSORS = 6
/** From a place to the edge of its column, mm. */
const EDGE = 1.2
/** From an arrow to the columns beside it, and the longest one, mm. */
const ARROW = { clear: 1.2, longest: 13 }
const arrowLength = (gap: number) => Math.min(ARROW.longest, gap - 2 * EDGE - 2 * ARROW.clear)

/** A thick arrow that points to the right, centred. */
function arrowAt(cx: number, cy: number, length: number, color: boolean): Mark {
  const half = length * 0.9
  const [x, y, shaft] = [round(cx - length / 2), round(cy), round(half * 0.42)]
  const head = round(length * 0.55)
  const d = `M${x} ${round(y - shaft)}h${round(length - head)}v${round(shaft - half)}l${head} ${half}l${-head} ${half}v${round(shaft - half)}h${round(head - length)}Z`
  return path(d, { width: 0.7, fill: color ? YELLOW : WHITE })
}

/** A box to tick for a duty, a star for what one likes: the black print has no colours to go by. */
function badge(x: number, y: number, duty: boolean, side: number, color: boolean): Mark {
  if (!duty) return path(starData(x, y, side * 0.66), { width: 0.6, fill: color ? YELLOW : WHITE })
  return rect(x - side / 2, y - side / 2, side, side, { radius: 0.9, width: 0.6, fill: WHITE })
}

/** Sides of the boxes on the board and on the cards, mm. */
const BOXES = { board: 6, card: 4.4 }

/** Its last place is for what one likes: it has the colour of those cards. */
function drawBoard(heads: readonly string[], { width, height }: Plan, gap: number, color: boolean): Mark[] {
  const [left, top] = [BOARD.x + BOARD.rim + EDGE, BOARD.y + BOARD.rim + EDGE]
  const columns = heads.flatMap((head, i): Mark[] => {
    const x = left + i * (width + gap)
    const last = i === heads.length - 1
    const fill: Ink = color ? tint(last ? YELLOW : BLUE, 0.8) : WHITE
    return [
      rect(x - EDGE, top - EDGE, width + 2 * EDGE, BOARD.head + height + 2 * EDGE, { radius: 4, width: 0.8, fill }),
      centredText(x + width / 2 + 3, top + BOARD.head / 2 - 0.6, head, heads.length > 2 ? 5 : 6),
      badge(x + 5, top + BOARD.head / 2 - 0.6, !last, BOXES.board, color),
      place(x, top + BOARD.head, width, height),
    ]
  })
  const arrows = heads.slice(1).map((_, i) => {
    const x = left + (i + 1) * (width + gap)
    return arrowAt(x - gap / 2, top + BOARD.head + height / 2, arrowLength(gap), color)
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
    const { level, color, theme = 'casa', title, instruction } = options
    const plan = PLANS[level]
    const older = level === 'desafio'
    const duties = (older ? OLDER_DUTIES : DUTIES)[theme] ?? []
    const likes = (older ? OLDER_LIKES : LIKES)[theme] ?? []
    const isDuty = (activity: Activity) => duties.includes(activity)
    const [most, least] = ['d', 'l'].map((one) => slotsOf(plan.cards).filter((slot) => slot === one).length)
    const pages = dealPages(options, {
      items: [...duties, ...likes.filter(({ picture }) => duties.every((duty) => duty.picture !== picture))],
      perPage: (most ?? 0) + (least ?? 0),
      nameOf: ({ label }) => label,
      accept: (page, activity) =>
        page.filter((other) => isDuty(other) === isDuty(activity)).length < ((isDuty(activity) ? most : least) ?? 0),
    })
    return composeSheet(options, 'cut', (_, index, sheet) => {
      const pen = new Pen(color)
      const own = pages[index] ?? []
      const star = starOf(sheet, pages.flat())
      const { places, width, height } = plan
      // A short plan has one board, then more cards for it.
      const boarded = index === 0 || plan.more === plan.cards
      const slots = slotsOf(boarded ? plan.cards : plan.more)
      const rows = slots.length / places
      const whole = BOARD.head + height + 2 * BOARD.rim + 2 * EDGE
      const foot = PICTURE.y + PICTURE.height - 9 - rows * height - SCISSORS - 1.2
      const room = { ...BOARD, height: whole }
      const gap = (BOARD.width - 2 * BOARD.rim - 2 * EDGE - places * width) / (places - 1)
      const wide = places * width + SCISSORS
      const box: Box = {
        x: PICTURE.x + (PICTURE.width - wide) / 2 - 3,
        y: foot + 1.2,
        width: wide,
        height: rows * height + SCISSORS,
      }
      const left = { d: own.filter(isDuty), l: own.filter((one) => !isDuty(one)) }
      const shown = slots.map((slot) => (slot === 'd' || slot === 'l' ? (left[slot].shift() ?? null) : null))
      const inkOf = (i: number) => (isDutySlot(slots[i] ?? 'd') ? BLUE : YELLOW)
      const { marks, cards } = drawCards(shown, { columns: places, rows, box }, { color, star, inkOf })
      const inset = height < 48 ? 4.4 : 5.6
      return {
        whole: true,
        marks: [
          ...marksOf(
            planRoom(pen, {
              theme,
              star,
              page: index,
              board: boarded ? room : { ...BOARD, y: foot, height: 0 },
              floor: foot,
            }),
          ),
          ...(boarded ? drawBoard(SUPPORT_TEXTS.order[places] ?? [], plan, gap, color) : []),
          ...paperInFront(
            foot,
            SUPPORT_TEXTS.use[level === 'facil' ? 'first' : 'plan'],
            PICTURE.y + PICTURE.height - 3.2,
          ),
          ...marks,
          ...cards.map(({ x, y, width: w }, i) =>
            badge(x + w - inset, y + inset, isDutySlot(slots[i] ?? 'd'), BOXES.card, color),
          ),
          ...marksOf(pictureTitle(pen, { title, instruction })),
        ],
        facts: {
          labels: own.map(({ label }) => label),
          star,
          cards: sizesOf(cards).slice(0, own.length),
          places: boarded ? Array.from({ length: places }, () => [width, height] as const) : [],
          arrows: boarded ? Array.from({ length: places - 1 }, () => gap - 2 * EDGE - arrowLength(gap)) : [],
        },
        items: own.map(({ label }) => label),
      }
    })
  },
}
