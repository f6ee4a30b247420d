/** A part of the day as a board of numbered places, and the cards to put on them; at the highest level with a clock. */
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { CONTENT } from '../../../page/paper.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { BLUE, GREEN, ORANGE, PURPLE, tint, WHITE, YELLOW } from '../../../scene/inks.ts'
import { centredText, circle, line, rect, text } from '../../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../../scene/scene.ts'
import { type Activity, ROUTINE_CORE, ROUTINES } from './activities.ts'
import { drawHead } from './board-head.ts'
import { starOf } from './shown.ts'
import { adultNote, drawCards, NOTE, place, type SupportFacts, sizesOf } from './support-card.ts'

const STEPS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 6 }
const INKS: Readonly<Record<string, Ink>> = {
  manha: YELLOW,
  escola: GREEN,
  tarde: ORANGE,
  noite: PURPLE,
  'dia-diferente': BLUE,
}

/** The head of the board, above its first place, and the words over the ticks, mm. */
const HEAD = 17
const FIT_ROOM = 6
const CARDS = {
  x: CONTENT.x + 110,
  y: CONTENT.y + HEAD + FIT_ROOM - 8.4,
  width: CONTENT.width - 110,
  height: CONTENT.height - HEAD - FIT_ROOM - NOTE + 6.4,
}
const BOARD_WIDTH = 106
const RADIUS = 6
const NUMBER_ROOM = 17
const CLOCK = 7.6

/** The steps of a page in the order of the day: the first page has what no day goes without, the next what is left. */
function stepsOf(theme: string, steps: number, page: number): readonly Activity[] {
  const all = ROUTINES[theme] ?? []
  const core = ROUTINE_CORE[theme] ?? []
  const rank = ({ label }: Activity) => (core.includes(label) ? core.indexOf(label) : core.length)
  const ranked = [...all].sort((a, b) => rank(a) - rank(b))
  const wanted = Array.from({ length: steps }, (_, i) => ranked[(page * steps + i) % ranked.length])
  return all.filter((activity) => wanted.includes(activity))
}

/** A clock without hands, and a line for the hour. */
function drawHour(x: number, cy: number): Mark[] {
  const y = cy - 4
  const hours = [12, 3, 6, 9].map((hour, i): Mark => {
    const [dx, dy] = [
      [0, -5.4],
      [5.4, 0],
      [0, 5.4],
      [-5.4, 0],
    ][i] ?? [0, 0]
    return centredText(x + (dx ?? 0), y + (dy ?? 0), String(hour), 2.8)
  })
  const hour = cy + CLOCK + 5
  return [
    circle(x, y, CLOCK, { width: 0.7, fill: WHITE }),
    circle(x, y, 0.5, { width: 0.5 }),
    ...hours,
    text(x, hour - 0.6, ':', 6),
    line(x - 8.5, hour, x - 1.5, hour, { width: 0.5 }),
    line(x + 1.5, hour, x + 8.5, hour, { width: 0.5 }),
  ]
}

export const rotinaVisual: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'rotina-visual',
  category: 'pareamento',
  themes: Object.keys(ROUTINES),
  draw: (options) => {
    const { level, color, theme = 'manha' } = options
    const steps = STEPS[level]
    const ink = INKS[theme] ?? BLUE
    const day = ROUTINES[theme] ?? []
    return composeSheet(options, 'cut', (random, index, sheet) => {
      const own = stepsOf(theme, steps, index)
      const star = starOf(sheet, day)
      const grid = { columns: 1, rows: steps, box: CARDS }
      const { marks, cards } = drawCards(random.shuffle(own), grid, { color, star, inkOf: () => ink })
      const [first] = cards
      const [last] = cards.slice(-1)
      if (!first || !last) return { marks, facts: { labels: [], star, cards: [], places: [] } }
      const top = first.y - HEAD - FIT_ROOM + 1
      const right = CONTENT.x + NUMBER_ROOM + first.width + (BOARD_WIDTH - NUMBER_ROOM - first.width) / 2
      const board = [
        rect(CONTENT.x, top, BOARD_WIDTH, last.y + last.height + 3 - top, {
          radius: RADIUS,
          width: 0.9,
          fill: color ? tint(ink, 0.7) : WHITE,
        }),
        ...drawHead({ x: CONTENT.x, y: top, width: BOARD_WIDTH, height: HEAD }, RADIUS, {
          theme,
          words: SUPPORT_TEXTS.day[theme] ?? '',
          color,
          star,
        }),
        text(level === 'desafio' ? CONTENT.x + NUMBER_ROOM / 2 : right, top + HEAD + 4.6, SUPPORT_TEXTS.done, 4),
        ...cards.flatMap((card, i): Mark[] => {
          const [x, cy] = [CONTENT.x + NUMBER_ROOM, card.y + card.height / 2]
          const badge = CONTENT.x + NUMBER_ROOM / 2
          return [
            circle(badge, level === 'desafio' ? cy - 7 : cy, 5.6, { width: 0.7, fill: WHITE }),
            centredText(badge, level === 'desafio' ? cy - 7 : cy, String(i + 1), 6.4),
            place(x, card.y + 1, card.width, card.height - 2),
            ...(level === 'desafio'
              ? [rect(badge - 3.6, cy + 2, 7.2, 7.2, { radius: 1.6, width: 0.7, fill: WHITE }), ...drawHour(right, cy)]
              : [circle(right, cy, 7, { width: 0.7, fill: WHITE })]),
          ]
        }),
      ]
      return {
        marks: [...board, ...marks, adultNote(SUPPORT_TEXTS.use.routine)],
        facts: {
          labels: own.map(({ label }) => label),
          star,
          cards: sizesOf(cards),
          places: cards.map(({ width, height }) => [width, height - 2] as const),
        },
        items: own.map(({ label }) => label),
      }
    })
  },
}
