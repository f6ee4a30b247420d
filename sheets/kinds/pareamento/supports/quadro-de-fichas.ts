/** A token board: what one works for, a place for every token, and tokens and rewards to cut out. */
import type { Box } from '../../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { cardGrid } from '../../../page/cut.ts'
import { dealPages } from '../../../page/deck.ts'
import { CONTENT } from '../../../page/paper.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { WHITE, YELLOW } from '../../../scene/inks.ts'
import { circle, group, line, rect, text } from '../../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../../scene/scene.ts'
import { REWARDS, TOKENS } from './activities.ts'
import { starOf } from './shown.ts'
import { drawCards, place, type SupportFacts, sizesOf } from './support-card.ts'
import { tokenPlace } from './token-places.ts'
import { drawBearer, drawGhost, drawToken } from './token-things.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Side of a token, and of a reward, mm. */
  readonly side: number
  readonly reward: number
  /** Cards of the grid; the last is empty. */
  readonly rewards: number
  /** Room below the last token, where the place is seen. */
  readonly foot: number
  /** The child who is there: how large, and the room at the right of the tokens, mm. */
  readonly child: number
  readonly aside: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 3, rows: 1, side: 42, reward: 43, rewards: 4, foot: 17, child: 0.78, aside: 30 },
  medio: { columns: 5, rows: 1, side: 30, reward: 43, rewards: 4, foot: 38, child: 0.47, aside: 4 },
  desafio: { columns: 5, rows: 2, side: 23, reward: 42, rewards: 4, foot: 9, child: 0.82, aside: 28 },
}
/** From the frame of the board to its parts, and between their rows, mm. */
const [PAD, BETWEEN] = [5.6, 8]
/** Room of the scissors at the edge of a grid, mm. */
const SCISSORS = 6
const GAP = 5
/** Radius of a place's number, and from the line that is cut to a token, mm. */
const [NUMBER, CLEAR] = [3.6, 2.4]

const insideToken = ({ x, y, width, height }: Box): Box => ({
  x: x + CLEAR,
  y: y + CLEAR,
  width: width - 2 * CLEAR,
  height: height - 2 * CLEAR,
})

/** Space to write the agreement, and the sentence that leads to the reward beside it. */
function drawDeal({ x, y, width, height }: Box): Mark[] {
  const [left, right] = [x + 6, x + width - 6]
  const { deal, workFor } = SUPPORT_TEXTS
  const first = y + height * 0.32
  const words = fitTextSize(workFor, 'display', 7, right - left)
  return [
    rect(x, y, width, height, { radius: 5, width: 0.6, fill: WHITE }),
    text(left, first - 1, deal, 5.4, { font: 'text', anchor: 'start' }),
    line(left + measureText(deal, 'text', 5.4) + 3, first, right, first, { width: 0.4 }),
    line(left, y + height * 0.6, right, y + height * 0.6, { width: 0.4 }),
    text(x + width / 2, y + height * 0.88, workFor, words),
  ]
}

export const quadroDeFichas: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'quadro-de-fichas',
  category: 'pareamento',
  themes: Object.keys(TOKENS),
  draw: (options) => {
    const { level, color } = options
    const { columns, rows, side, reward, rewards: count, foot, child, aside } = PLANS[level]
    const theme = options.theme ?? 'estrelas'
    const pages = dealPages(options, { items: REWARDS[level], perPage: count - 1, nameOf: ({ label }) => label })
    return composeSheet(options, 'cut', (_, index, sheet) => {
      const rewards = pages[index] ?? []
      const { x, y, width } = CONTENT
      // The board: the sentence, the place of the reward, then the places of the tokens.
      const free = width - 2 * PAD - aside - columns * side
      const between = Math.min(BETWEEN, free / (columns - 1))
      const left = x + PAD + (free - (columns - 1) * between) / 2
      const tokensTop = y + PAD + reward + BETWEEN
      const places = Array.from({ length: columns * rows }, (_, i) => ({
        x: left + (i % columns) * (side + between),
        y: tokensTop + Math.floor(i / columns) * (side + between),
      }))
      const boardEnd = tokensTop + rows * side + (rows - 1) * between + foot
      const board = { ...CONTENT, height: boardEnd - y }
      const rewardBox = {
        x: x + (width - count * reward) / 2 - SCISSORS,
        y: boardEnd + 2,
        width: count * reward + SCISSORS,
        height: reward + SCISSORS,
      }
      const star = starOf(sheet, pages.flat())
      const cut = drawCards(
        [...rewards, null],
        { columns: count, rows: 1, box: rewardBox },
        { color, star, inkOf: () => YELLOW },
      )
      const tokenBox = {
        x: x + (width - columns * side) / 2 - SCISSORS,
        y: rewardBox.y + rewardBox.height + 1,
        width: columns * side + SCISSORS,
        height: rows * side + SCISSORS,
      }
      const tokens = cardGrid(columns, rows, tokenBox)
      const drawn = tokens.cards.map((card) => drawToken(theme, insideToken(card), color))
      const rewardPlace = { x: x + width - reward - PAD, y: y + PAD }
      const deal = { x: x + PAD, y: y + PAD, width: rewardPlace.x - x - PAD - GAP, height: reward }
      const slots = places.flatMap((at, i): Mark[] => {
        const slot = { ...at, width: side, height: side }
        return [
          ...drawBearer(theme, slot, color),
          place(at.x, at.y, side, side),
          ...drawGhost(theme, slot, color),
          circle(at.x + NUMBER, at.y + NUMBER, NUMBER, { width: 0.5, fill: WHITE }),
          text(at.x + NUMBER, at.y + NUMBER + 1.5, String(i + 1), 4.2),
        ]
      })
      const marks: Mark[] = [
        ...tokenPlace(
          theme,
          {
            board,
            seam: y + PAD + reward + BETWEEN / 2,
            room: foot,
            child: { who: star, x: x + width - (aside > 20 ? aside / 2 + 2 : 20), scale: child },
          },
          color,
        ),
        ...drawDeal(deal),
        place(rewardPlace.x, rewardPlace.y, reward, reward),
        group(0, 0, slots),
        ...cut.marks,
        ...tokens.marks,
        ...drawn,
      ]
      return {
        marks,
        facts: {
          labels: rewards.map(({ label }) => label),
          star,
          cards: [...sizesOf(cut.cards), ...sizesOf(tokens.cards)],
          places: [[reward, reward], ...places.map(() => [side, side] as const)],
        },
        items: rewards.map(({ label }) => label),
      }
    })
  },
}
