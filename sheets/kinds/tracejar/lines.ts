/** Lines to trace between two pictures: straight, waves, zigzags, steps, hops and loops. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { BLACK, GREY } from '../../scene/inks.ts'
import { dot, type Point, path, polylineData, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

/** A line from (0, 0) to (width, 0), at most `height` above and below, in `count` repetitions. */
type Trace = (width: number, height: number, count: number) => string

const repeat = (count: number, piece: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => piece(i)).join('')
const through = (points: readonly Point[]) => polylineData(points)

const TRACES = {
  reta: (width) => `M0 0H${round(width)}`,
  onda: (width, height, count) => {
    const w = width / (2 * count)
    const bend = (up: number) => `c${round(w * 0.36)} ${round(up)} ${round(w * 0.64)} ${round(up)} ${round(w)} 0`
    return `M0 0${repeat(count, () => bend(-height * 1.33) + bend(height * 1.33))}`
  },
  ziguezague: (width, height, count) => {
    const points = Array.from({ length: 2 * count + 1 }, (_, i) => ({
      x: (i * width) / (2 * count),
      y: i % 2 ? -height : height,
    }))
    return through(points)
  },
  degraus: (width, height, count) => {
    const w = round(width / (2 * count))
    const [up, down] = [round(-2 * height), round(2 * height)]
    return `M0 ${round(height)}${repeat(count, (i) => `v${up}h${w}v${down}${i < count - 1 ? `h${w}` : `H${round(width)}`}`)}`
  },
  pulos: (width, height, count) => {
    const w = width / count
    const hop = `c${round(w * 0.12)} ${round(-height * 2.5)} ${round(w * 0.88)} ${round(-height * 2.5)} ${round(w)} 0`
    return `M0 ${round(height)}${repeat(count, () => hop)}`
  },
  lacos: (width, height, count) => {
    const steps = 40 * count
    const radius = Math.min(height, (width / count) * 0.3)
    const points = Array.from({ length: steps + 1 }, (_, i) => {
      const turn = (i / steps) * 2 * Math.PI * count
      return {
        x: (width * i) / steps - Math.sin(turn) * radius,
        y: height * 0.95 - (1 - Math.cos(turn)) * height * 0.95,
      }
    })
    return through(points)
  },
} satisfies Record<string, Trace>

type TraceName = keyof typeof TRACES

interface Plan {
  readonly rows: number
  readonly traces: readonly TraceName[]
  readonly repetitions: readonly [min: number, max: number]
  readonly stroke: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { rows: 4, traces: ['reta', 'onda', 'pulos', 'ziguezague'], repetitions: [1, 2], stroke: 1.6 },
  medio: { rows: 5, traces: ['onda', 'ziguezague', 'pulos', 'degraus'], repetitions: [3, 4], stroke: 1.3 },
  desafio: { rows: 6, traces: ['lacos', 'degraus', 'ziguezague', 'onda', 'pulos'], repetitions: [5, 7], stroke: 1.1 },
}

const PICTURE = 25
const GAP = 6

export interface LineFacts {
  readonly rows: readonly { readonly trace: TraceName; readonly repetitions: number }[]
}

function chooseTraces(random: Random, plan: Plan, theme: string | undefined): TraceName[] {
  const only = Object.keys(TRACES).find((name): name is TraceName => name === theme)
  if (only) return Array.from({ length: plan.rows }, () => only)
  const bag = [...random.shuffle(plan.traces), ...random.shuffle(plan.traces)]
  return bag.slice(0, plan.rows)
}

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const traces = chooseTraces(random, plan, options.theme)
  const journeys = random.sample(JOURNEY_THEMES, plan.rows)
  const rowHeight = CONTENT.height / plan.rows
  const height = Math.min(rowHeight / 2 - 9, 13)
  const facts: { trace: TraceName; repetitions: number }[] = []
  const marks: Mark[] = traces.flatMap((trace, row) => {
    const cy = CONTENT.y + (row + 0.5) * rowHeight
    const left = CONTENT.x + PICTURE + GAP
    const width = CONTENT.width - 2 * (PICTURE + GAP)
    const drawn = random.integer(plan.repetitions[0], plan.repetitions[1])
    // Fewer than three loops on a line would not close.
    const repetitions = trace === 'lacos' ? Math.max(3, Math.ceil(drawn * 0.6)) : drawn
    facts.push({ trace, repetitions })
    const { start, goal } = journeyOf(journeys[row])
    const d = TRACES[trace](width, height, repetitions)
    const begin = trace === 'ziguezague' || trace === 'degraus' || trace === 'pulos' || trace === 'lacos' ? height : 0
    const lift = trace === 'lacos' ? begin * 0.95 : begin
    return [
      drawPicture(start, { cx: CONTENT.x + PICTURE / 2, cy, size: PICTURE, color: options.color }),
      drawPicture(goal, { cx: CONTENT.x + CONTENT.width - PICTURE / 2, cy, size: PICTURE, color: options.color }),
      {
        kind: 'group',
        x: round(left),
        y: round(cy),
        children: [
          path(d, { stroke: GREY, width: plan.stroke, dash: [0.01, plan.stroke * 2.4] }),
          dot(0, lift, 1.7, BLACK),
        ],
      },
    ]
  })
  return { marks, facts: { rows: facts } }
}

export const LINES: SheetKind<PagesFacts<LineFacts>> = {
  id: 'tracejar-linhas',
  category: 'tracejar',
  themes: ['misto', ...Object.keys(TRACES)],
  draw: (options) => composeSheet(options, 'trace', (random) => drawPage(options, random)),
}
