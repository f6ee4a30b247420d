/** Whole scenes to colour: a farm, the sea, space, a party, a garden, a town. More things on harder levels. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, findPicture } from '../../pictures/drawing.ts'
import { WHITE } from '../../scene/inks.ts'
import { path, polyline, rect, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'

interface Place {
  /** Things in the upper third and things on the ground. */
  readonly above: readonly string[]
  readonly below: readonly string[]
  /** Where things on the ground begin, mm below the horizon. Default 8. */
  readonly rise?: number
  readonly ground: (random: Random, stroke: number) => Mark[]
}

const FRAME = { x: CONTENT.x + 1, y: CONTENT.y + 1, width: CONTENT.width - 2, height: CONTENT.height - 2 }
const [LEFT, RIGHT, BOTTOM] = [FRAME.x, FRAME.x + FRAME.width, FRAME.y + FRAME.height]
const HORIZON = FRAME.y + FRAME.height * 0.42

const closed = (d: string, stroke: number) =>
  path(`${d}L${round(RIGHT)} ${round(BOTTOM)}L${round(LEFT)} ${round(BOTTOM)}Z`, { width: stroke, fill: WHITE })

const hills = (random: Random, stroke: number): Mark[] => {
  const lift = random.between(12, 22)
  const w = FRAME.width
  return [
    closed(
      `M${round(LEFT)} ${round(HORIZON)}C${round(LEFT + w * 0.2)} ${round(HORIZON - lift)} ${round(LEFT + w * 0.4)} ${round(HORIZON - lift)} ${round(LEFT + w * 0.55)} ${round(HORIZON)}S${round(LEFT + w * 0.85)} ${round(HORIZON - lift * 0.7)} ${round(RIGHT)} ${round(HORIZON + 4)}`,
      stroke,
    ),
  ]
}

/** Pales side by side and two rails. */
const fence = (_: Random, stroke: number): Mark[] => {
  const [count, top] = [11, HORIZON - 20]
  const step = FRAME.width / count
  const pales = Array.from({ length: count }, (_, i) => {
    const x = round(LEFT + step * (i + 0.22))
    const w = round(step * 0.56)
    return path(`M${x} ${round(HORIZON)}V${round(top + 5)}l${round(w / 2)} -5l${round(w / 2)} 5V${round(HORIZON)}Z`, {
      width: stroke,
      fill: WHITE,
    })
  })
  const rail = (y: number) => rect(LEFT, y, FRAME.width, 4, { width: stroke, fill: WHITE })
  return [rail(HORIZON - 12), ...pales, closed(`M${round(LEFT)} ${round(HORIZON)}H${round(RIGHT)}`, stroke)]
}

const waves = (_: Random, stroke: number): Mark[] =>
  [0, 1].map((row) => {
    const count = 6
    const w = FRAME.width / count
    const crest = `c${round(w * 0.3)} -9 ${round(w * 0.7)} -9 ${round(w)} 0`
    return closed(`M${round(LEFT)} ${round(HORIZON - 14 + row * 12)}${crest.repeat(count)}`, stroke)
  })

const planet = (_: Random, stroke: number): Mark[] => {
  const w = FRAME.width
  return [
    closed(
      `M${round(LEFT)} ${round(HORIZON + 26)}C${round(LEFT + w * 0.25)} ${round(HORIZON - 4)} ${round(LEFT + w * 0.75)} ${round(HORIZON - 4)} ${round(RIGHT)} ${round(HORIZON + 26)}`,
      stroke,
    ),
  ]
}

/** Houses in a row, with windows, above the street. */
const skyline = (random: Random, stroke: number): Mark[] => {
  const count = 6
  const w = FRAME.width / count
  const houses = Array.from({ length: count }, (_, i): Mark[] => {
    const height = random.integer(18, 34)
    const x = LEFT + w * i
    const windows = [0.2, 0.6].flatMap((dx) =>
      [6, 17]
        .filter((dy) => dy + 7 < height)
        .map((dy) => rect(x + w * dx, HORIZON - height + dy, w * 0.2, 6, { width: stroke * 0.7 })),
    )
    return [rect(x, HORIZON - height, w, height, { width: stroke, fill: WHITE }), ...windows]
  })
  return [...houses.flat(), closed(`M${round(LEFT)} ${round(HORIZON)}H${round(RIGHT)}`, stroke)]
}

/** Bunting above and the edge of a long table. */
const bunting = (_: Random, stroke: number): Mark[] => {
  const count = 9
  const w = FRAME.width / count
  const flags = Array.from({ length: count }, (_, i) => {
    const x = LEFT + w * (i + 0.12)
    const y = FRAME.y + 3 + 6 * Math.sin(((i + 0.5) / count) * Math.PI)
    return path(`M${round(x)} ${round(y)}h${round(w * 0.76)}l${round(-w * 0.38)} 13Z`, { width: stroke, fill: WHITE })
  })
  const scallops = Array.from(
    { length: 8 },
    () => `a${round(FRAME.width / 16)} 6 0 0 1 ${round(-FRAME.width / 8)} 0`,
  ).join('')
  return [
    ...flags,
    closed(`M${round(LEFT)} ${round(HORIZON)}H${round(RIGHT)}`, stroke),
    polyline(
      [
        { x: LEFT, y: HORIZON + 9 },
        { x: RIGHT, y: HORIZON + 9 },
      ],
      { width: stroke },
    ),
    path(`M${round(RIGHT)} ${round(HORIZON + 9)}${scallops}`, { width: stroke }),
  ]
}

const PLACES: Readonly<Record<string, Place>> = {
  fazenda: {
    above: ['sun', 'cloud', 'bird', 'kite'],
    below: ['pig', 'duck', 'dog', 'cat', 'rabbit', 'tree', 'carrot', 'house', 'egg'],
    ground: hills,
  },
  mar: {
    above: ['sun', 'cloud', 'bird', 'boat'],
    below: ['fish', 'turtle', 'whale', 'octopus', 'crab', 'jellyfish', 'shell', 'seaweed', 'star'],
    ground: waves,
  },
  espaco: {
    above: ['moon', 'sun', 'ufo'],
    below: ['robot', 'rocket', 'planet', 'satellite', 'alien', 'astronaut', 'star', 'comet', 'flag'],
    ground: planet,
    rise: 26,
  },
  festa: {
    above: ['balloon', 'heart', 'star', 'kite'],
    below: ['cake', 'gift', 'ice-cream', 'lollipop', 'crown', 'drum', 'strawberry', 'bell', 'hat'],
    ground: bunting,
    rise: 18,
  },
  jardim: {
    above: ['butterfly', 'bee', 'sun', 'bird'],
    below: ['flower', 'ladybug', 'snail', 'mushroom', 'frog', 'leaf', 'rabbit', 'tree', 'turtle'],
    ground: fence,
  },
  cidade: {
    above: ['sun', 'cloud', 'balloon', 'bird'],
    below: ['car', 'bus', 'house', 'tree', 'dog', 'ball', 'umbrella', 'cat', 'boot'],
    ground: skyline,
  },
}

/** Things above, and how many stand in each row on the ground; a row with fewer has larger ones. */
const PLANS: Readonly<Record<Level, { above: number; rows: readonly number[]; stroke: number }>> = {
  facil: { above: 1, rows: [2], stroke: 1.5 },
  medio: { above: 2, rows: [3, 2], stroke: 1.2 },
  desafio: { above: 3, rows: [3, 3, 3], stroke: 0.95 },
}

export interface SceneFacts {
  readonly things: readonly string[]
}

function drawPage(theme: string, level: Level, random: Random) {
  const place = PLACES[theme]
  if (!place) throw new RangeError(`no scene named ${theme}`)
  const { above, rows, stroke } = PLANS[level]
  const sky =
    theme === 'festa'
      ? { top: FRAME.y + 24, bottom: HORIZON - 3 }
      : { top: FRAME.y + 5, bottom: HORIZON - (theme === 'cidade' ? 36 : 24) }
  const floor = { top: HORIZON + (place.rise ?? 8), bottom: BOTTOM - 5 }
  const skySize = Math.min((FRAME.width - 10) / Math.max(above, 2), sky.bottom - sky.top)
  const high = random.sample(place.above, above)
  const low = random.sample(
    place.below.filter((id) => !high.includes(id)),
    rows.reduce((sum, count) => sum + count, 0),
  )
  const put = (id: string, cx: number, cy: number, size: number) =>
    drawPicture(findPicture(id), { cx, cy, size, stroke, rotate: random.integer(-4, 4) })
  const skyThings = high.map((id, i) =>
    put(id, LEFT + (FRAME.width * (i + 0.5)) / above, (sky.top + sky.bottom) / 2, skySize * 0.88),
  )
  // Every row is equally high, so that nothing is tiny beside something large.
  const height = (floor.bottom - floor.top) / rows.length
  let next = 0
  const groundThings = rows.flatMap((count, row) => {
    const width = FRAME.width / count
    const size = Math.min(width, height) * 0.86
    const cy = floor.top + height * (row + 0.5)
    return Array.from({ length: count }, (_, i) => {
      const slack = Math.max(0, (width - size * 1.08) / 2 - 2)
      const lift = Math.max(0, (height - size * 1.08) / 2)
      const cx = LEFT + width * (i + 0.5) + random.between(-slack, slack)
      return put(low[next++] ?? 'star', cx, cy + random.between(-lift, lift), size)
    })
  })
  return {
    marks: [
      ...place.ground(random, stroke),
      rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height, { width: stroke }),
      ...skyThings,
      ...groundThings,
    ],
    facts: { things: [...high, ...low] },
  }
}

export const SCENE: SheetKind<PagesFacts<SceneFacts>> = {
  id: 'colorir-cena',
  category: 'colorir',
  themes: Object.keys(PLACES),
  draw: (options) =>
    composeSheet(options, 'colour', (random) => drawPage(options.theme ?? 'fazenda', options.level, random)),
}
