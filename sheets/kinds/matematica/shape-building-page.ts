/** Something built of four figures, in its place; at the foot a box for the number of each. */
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, polygon } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import {
  drawSight,
  MEADOW,
  MOON,
  type Place,
  type Scenery,
  tracks,
  WATERSIDE,
} from '../../studio/places/soft-grounds.ts'
import type { Built, Part } from './shape-buildings.ts'

const COUNTED = ['círculo', 'quadrado', 'triângulo', 'retângulo'] as const

interface Site {
  readonly place: Place
  readonly scenery: readonly Scenery[]
  /** Foot of a child beside it. */
  readonly child?: readonly [x: number, y: number, scale: number]
}

const SITES: Readonly<Record<string, Site>> = {
  casa: {
    place: MEADOW,
    scenery: [
      ['cloud', 32, 88, 1.1],
      ['tree', 24, 200, 1.2],
      ['bush', 152, 208],
      ['tuft', 120, 243],
    ],
    child: [28, 240, 0.72],
  },
  foguete: {
    place: MOON,
    scenery: [
      ['sparkle', 66, 78],
      ['sparkle', 150, 84],
      ['sparkle', 30, 132],
      ['sparkle', 64, 126],
      ['sparkle', 150, 150],
      ['sparkle', 28, 178],
      ['sparkle', 172, 92],
      ['sparkle', 184, 164],
      ['crater', 36, 234, 0.9],
      ['crater', 166, 232, 0.9],
    ],
  },
  robô: {
    place: MEADOW,
    scenery: [
      ['cloud', 40, 92, 1.2],
      ['cloud', 168, 84, 1.1],
      ['tree', 184, 202, 1.2],
      ['tuft', 178, 236],
    ],
    child: [23, 240, 0.62],
  },
  trem: {
    place: tracks(222),
    scenery: [
      ['cloud', 26, 84, 0.7],
      ['cloud', 168, 82, 1.2],
      ['birds', 128, 92],
      ['tuft', 24, 240],
      ['tuft', 118, 241],
      ['tuft', 182, 240],
    ],
  },
  castelo: {
    place: MEADOW,
    scenery: [
      ['cloud', 28, 84, 0.9],
      ['cloud', 182, 82],
      ['bush', 19, 208, 0.6],
      ['bush', 191, 208, 0.6],
      ['tuft', 40, 238],
      ['tuft', 170, 238],
    ],
  },
  barco: {
    place: WATERSIDE,
    scenery: [
      ['cloud', 34, 80, 1.2],
      ['birds', 150, 110],
      ['birds', 36, 110, 0.9],
    ],
  },
}

/** Left edge, upper edge and side of the square that a building fills, mm. */
const [LEFT, TOP, SIZE] = [19, 64, 172]
const PANEL = { y: 246, height: 40 }

/** Corners of a part in the box of 100. */
function cornersOf({ shape, x, y, w, h }: Part) {
  const top =
    shape === 'triângulo'
      ? [{ x: x + w / 2, y }]
      : [
          { x, y },
          { x: x + w, y },
        ]
  return [{ x, y: y + h }, ...top, { x: x + w, y: y + h }]
}

const touch = (a: Part, b: Part) =>
  a.x < b.x + b.w + 0.5 && b.x < a.x + a.w + 0.5 && a.y < b.y + b.h + 0.5 && b.y < a.y + a.h + 0.5

/** Both of a pair: the same figure at the same height. */
const isFellow = (a: Part, b: Part | undefined) =>
  b !== undefined && a.shape === b.shape && a.w === b.w && a.h === b.h && a.y === b.y

/** The colour of a part does not betray its shape; whatever it touches before it has another one. */
function inksFor(parts: readonly Part[], inks: readonly Ink[]): Ink[] {
  const given: Ink[] = []
  for (const [i, part] of parts.entries()) {
    const taken = parts.slice(0, i).flatMap((other, k) => (touch(part, other) ? [given[k]] : []))
    const free = inks.filter((ink) => !taken.includes(ink))
    const fellow = isFellow(part, parts[i - 1]) ? given[i - 1] : undefined
    const ink = fellow && free.includes(fellow) ? fellow : free[i % Math.max(1, free.length)]
    given.push(ink ?? WHITE)
  }
  return given
}

/** The picture in a square of `size` mm; white without inks. */
function drawBuilt(built: Built, left: number, top: number, size: number, inks: readonly Ink[] = []): Mark[] {
  const scale = size / 100
  const given = inksFor(built.parts, inks)
  return built.parts.map((part, i) => {
    const style = { width: 1.2, fill: given[i] ?? WHITE }
    const { x, y, w, h } = part
    if (part.shape === 'círculo')
      return circle(left + (x + w / 2) * scale, top + (y + h / 2) * scale, (w / 2) * scale, style)
    return polygon(
      cornersOf(part).map((p) => ({ x: left + p.x * scale, y: top + p.y * scale })),
      style,
    )
  })
}

/** One of each figure with a box for its number. */
function drawTotals(pen: Pen, built: Built): PageMark[] {
  const inside = { x: PICTURE.x + 4, y: PANEL.y, width: PICTURE.width - 8, height: PANEL.height }
  return [
    ...marksOf(pen.shape(box(PICTURE.x - 2, PANEL.y, PICTURE.width + 4, PANEL.height + 4), 'cream', 1.2)),
    ...eachCell(COUNTED, cellsOf(4, 1, { box: inside, gap: 4 }), (name, cell): PageMark[] => {
      const wide = name === 'retângulo'
      const part: Part = { shape: name, x: wide ? 5 : 15, y: wide ? 28 : 15, w: wide ? 90 : 70, h: wide ? 44 : 70 }
      const count = built.parts.filter(({ shape }) => shape === name).length
      return [
        ...drawBuilt({ name, parts: [part] }, cell.x + 1, cell.y + 6, 21),
        answerBox(cell.x + 24, cell.y + 8, 17, 17),
        writtenAnswer(cell.x + 32.5, cell.y + 16.5, String(count), 10),
        centredText(middleX(cell), cell.y + 33, name, 5.4, { font: 'text' }),
      ]
    }).flat(),
  ]
}

/** A building and its place, both as in a mirror or neither. */
export function drawBuilding(
  pen: Pen,
  built: Built,
  isMirrored: boolean,
  inks: readonly Ink[],
  who?: CastName,
): PageMark[] {
  const site = SITES[built.name]
  if (!site) throw new RangeError(`no site for ${built.name}`)
  const across = (x: number) => (isMirrored ? 210 - x : x)
  const [x = 0, y = 0, scale = 1] = site.child ?? []
  const place: Drawing = [
    site.place(pen.plane('far', 'hillLine')),
    site.scenery.map(([sight, sx, sy, size]) => drawSight(pen, [sight, across(sx), sy, size])),
    site.child && who ? person(pen.plane('middle'), who, across(x), y, scale, { pose: WAVE, flip: isMirrored }) : [],
  ]
  return [...marksOf(place), ...drawBuilt(built, LEFT, TOP, SIZE, inks), ...drawTotals(pen, built)]
}
