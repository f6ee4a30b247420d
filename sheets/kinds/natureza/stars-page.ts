/** Three windows of an observatory, each with the sky of another season, and a star map to find their figures by. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { cos, sin } from '../../scene/angles.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { line, round } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { box, type Spot, star } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { house } from '../../studio/shapes/built.ts'
import { tree } from '../../studio/shapes/nature.ts'
import { questionRows } from './question-rows.ts'
import { SKY_FIGURES, type SkyFigure, type SkyQuestion } from './sky-facts.ts'

export interface StarWindow {
  readonly figure: SkyFigure
  readonly month: string
  /** Degrees by which the sky has turned against the star map. */
  readonly turn: number
  /** Faint stars that belong to no figure, mm from the middle of the sky. */
  readonly others: readonly Spot[]
}

export interface StarsTask {
  readonly windows: readonly StarWindow[]
  readonly asked: readonly SkyQuestion[]
}

const SKY = { width: 52, height: 84, top: 58, gap: 8 }
const LEFT = (210 - 3 * SKY.width - 2 * SKY.gap) / 2
export const SKY_MIDDLE: Spot = [SKY.width / 2, 33]
/** Half of the square that a figure fills, mm. */
export const FIGURE_REACH = 22.5
const RADIANS = Math.PI / 180

/** Stars about the middle of their figure, as seen from Brazil: 1 is the figure's reach. */
export function figureSpots({ stars }: Pick<SkyFigure, 'stars'>, turn: number): Spot[] {
  const middle = (list: readonly number[]) => (Math.min(...list) + Math.max(...list)) / 2
  const dec = middle(stars.map((one) => one[1]))
  const ra = middle(stars.map((one) => one[0]))
  // East is at the left of whoever looks up with north above.
  const flat = stars.map(([alpha, delta]): Spot => [-(alpha - ra) * cos(dec * RADIANS), -(delta - dec)])
  const far = Math.max(...flat.map(([x, y]) => Math.sqrt(x * x + y * y)))
  const [across, up] = [cos(turn * RADIANS), sin(turn * RADIANS)]
  return flat.map(([x, y]): Spot => [(x * across - y * up) / far, (x * up + y * across) / far])
}

/** Orion is seen towards the north, head down; the others towards the south and overhead. */
const uprightTurn = ({ name }: SkyFigure) => (name === 'Órion' ? 180 : 0)

function starDot(pen: Pen, [x, y]: Spot, magnitude: number): Drawing {
  const r = 1.6 - magnitude * 0.24
  return pen.shape(star(x, y, Math.max(r, 0.95), 5, 0.5), 'sun', 0.4)
}

const placedSpots = (figure: SkyFigure, turn: number, [x, y]: Spot, reach: number): Spot[] =>
  figureSpots(figure, uprightTurn(figure) + turn).map(
    ([dx, dy]): Spot => [round(x + dx * reach), round(y + dy * reach)],
  )

function joined(figure: SkyFigure, spots: readonly Spot[]): readonly (readonly [Spot, Spot])[] {
  return figure.joins.flatMap(([from, to]) => {
    const [a, b] = [spots[from], spots[to]]
    return a && b ? [[a, b] as const] : []
  })
}

function skyWindow(pen: Pen, one: StarWindow, i: number): PageMark[] {
  const x = LEFT + i * (SKY.width + SKY.gap)
  const { width, height, top } = SKY
  const spots = placedSpots(one.figure, one.turn, [x + SKY_MIDDLE[0], top + SKY_MIDDLE[1]], FIGURE_REACH)
  const frame = box(x, top, width, height, 4)
  const far = pen.plane('far')
  return [
    ...marksOf([
      pen.shape(box(x - 1.8, top - 1.8, width + 3.6, height + 3.6, 5), 'woodPale', 1.1),
      pen.clip(frame, [
        pen.shape(frame, 'dusk', null),
        pen.shape(
          `M${x} ${top + 72}Q${x + 16} ${top + 62} ${x + 30} ${top + 68}T${x + width + 2} ${top + 64}V${top + height}H${x}z`,
          'hillFar',
          0.7,
        ),
        i === 1 ? house(far, x + 27, top + 79, 0.36) : tree(far, x + 12 + i * 14, top + 79, 0.46),
        pen.shape(
          `M${x} ${top + 78}Q${x + 27} ${top + 72} ${x + width} ${top + 78}V${top + height}H${x}z`,
          'meadow',
          0.8,
        ),
      ]),
      pen.shape(frame, null, 1),
      one.others.map(([dx, dy]) => pen.spot(x + SKY_MIDDLE[0] + dx, top + SKY_MIDDLE[1] + dy, 0.55)),
      spots.map((spot, k) => starDot(pen, spot, one.figure.stars[k]?.[2] ?? 2)),
      pen.shape(box(x + 8, top + height - 6, width - 16, 8, 2), 'yellow', 0.9),
      pen.text(x + width / 2, top + height - 0.2, one.month, 5.2),
    ]),
    answer(
      joined(one.figure, spots).map(([[ax, ay], [bx, by]]) => line(ax, ay, bx, by, { stroke: ANSWER_RED, width: 0.8 })),
    ),
    ...plateOf(pen, x, top + height + 5, 'nome', one.figure.name),
    ...plateOf(pen, x, top + height + 17.5, 'estação', one.figure.season),
  ]
}

function plateOf(pen: Pen, x: number, y: number, caption: string, word: string): PageMark[] {
  const from = caption === 'nome' ? 10.5 : 14
  return [
    ...marksOf([
      pen.shape(box(x, y, SKY.width, 11, 2), 'white', 0.9),
      pen.text(x + 2, y + 7, caption, 3.4, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(
      x + from + (SKY.width - from) / 2,
      y + 5.8,
      word,
      fitTextSize(word, 'display', 4.9, SKY.width - from - 4),
    ),
  ]
}

const CHART = { x: 18, y: 177, width: 174, height: 52 }

/** Names beside a star, with their place from it. */
const LABELS: Readonly<
  Record<string, { readonly word: string; readonly star: number; readonly by: Spot; readonly line?: string }>
> = {
  Órion: { word: 'Três Marias', star: 4, by: [13, 1.4] },
  'Cruzeiro do Sul': { word: 'Intrometida', star: 4, by: [13, 2.4] },
  Escorpião: { word: 'Antares', star: 4, by: [-15, -4.6], line: 'l-7 -4.600' },
}

function starMap(pen: Pen): Drawing {
  return [
    pen.shape(box(CHART.x - 2, CHART.y - 2, CHART.width + 4, CHART.height + 4, 3), 'wood', 1),
    pen.shape(box(CHART.x, CHART.y, CHART.width, CHART.height, 2), 'white', 0.8),
    SKY_FIGURES.map((figure, i) => {
      const middle: Spot = [CHART.x + 30 + i * 57, CHART.y + 22]
      const spots = placedSpots(figure, 0, middle, i === 1 ? 15 : 19)
      const label = LABELS[figure.name]
      const at = label && spots[label.star]
      return [
        joined(figure, spots).map(([[ax, ay], [bx, by]]) => pen.line(`M${ax} ${ay}L${bx} ${by}`, 0.6)),
        spots.map((spot, k) => starDot(pen, spot, figure.stars[k]?.[2] ?? 2)),
        label?.line && at ? pen.line(`M${at[0] - 1.6} ${at[1] - 1}${label.line}`, 0.5) : [],
        label && at ? pen.text(at[0] + label.by[0], at[1] + label.by[1], label.word, 3.6, { font: 'text' }) : [],
        pen.text(middle[0], CHART.y + CHART.height - 3, figure.name, 5),
      ]
    }),
  ]
}

const NOTES = { x: 50, y: 241, width: 142, height: 40 }
const WALLS: readonly Fill[] = ['bluePale', 'yellowPale', 'purplePale', 'pinkPale']
const GUIDES: readonly CastName[] = ['sofia', 'iara', 'caio', 'yumi', 'davi']

export function starsPage(pen: Pen, look: number, task: StarsTask): PageMark[] {
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), WALLS[look % WALLS.length] ?? 'cream', null),
      pen.shape(box(-4, 250, 222, 60), 'woodPale', 1),
    ]),
    ...task.windows.flatMap((one, i) => skyWindow(pen, one, i)),
    ...marksOf([
      starMap(pen),
      person(pen, GUIDES[look % GUIDES.length] ?? 'sofia', 30, 281, 0.82, { pose: POINT }),
      notePaper(pen, NOTES),
    ]),
    ...questionRows(pen, NOTES, NOTES.y + 15, 15, task.asked),
  ]
}
