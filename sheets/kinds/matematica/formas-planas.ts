/**
 * Plane shapes: counting those in a picture, naming them with their sides and corners, distinguishing quadrilaterals.
 */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREEN, GREY, ORANGE, PINK, PURPLE, TEAL, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, polygon, rect, text } from '../../scene/marks.ts'
import type { Ink, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { POLYGONS, type Polygon } from './plane-shapes.ts'
import { BUILDINGS, type Built, type Part } from './shape-buildings.ts'

export interface ShapePage {
  /** The built figure, or the names of the shapes. */
  readonly subject: string
  readonly shapes: readonly string[]
}

const COUNTED = ['círculo', 'quadrado', 'triângulo', 'retângulo'] as const
type Inks = Readonly<Record<(typeof COUNTED)[number], Ink>>

/** Each shape in another colour, changing with the sheet. */
function inksOf(random: Random): Inks {
  const [círculo = YELLOW, quadrado = BLUE, triângulo = ORANGE, retângulo = GREEN] = random.shuffle([
    YELLOW,
    BLUE,
    ORANGE,
    GREEN,
  ])
  return { círculo, quadrado, triângulo, retângulo }
}

/** The picture as in a mirror. */
const mirrored = ({ name, parts }: Built): Built => ({
  name,
  parts: parts.map((part) => ({ ...part, x: 100 - part.x - part.w })),
})

/** Corners of a part in the box of 100. */
function cornersOf({ shape, x, y, w, h }: Part) {
  if (shape === 'triângulo')
    return [
      { x, y: y + h },
      { x: x + w / 2, y },
      { x: x + w, y: y + h },
    ]
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ]
}

/** The picture in a square of `size` mm; white without inks. */
function drawBuilt(built: Built, left: number, top: number, size: number, inks: Inks | null): Mark[] {
  const scale = size / 100
  return built.parts.map((part) => {
    const style = { width: 0.8, fill: inks ? tint(inks[part.shape], 0.85) : WHITE }
    if (part.shape === 'círculo')
      return circle(
        left + (part.x + part.w / 2) * scale,
        top + (part.y + part.h / 2) * scale,
        (part.w / 2) * scale,
        style,
      )
    return polygon(
      cornersOf(part).map((p) => ({ x: left + p.x * scale, y: top + p.y * scale })),
      style,
    )
  })
}

/** A small shape of each sort with a box for its number. */
function drawTotals(built: Built, box: Box, inks: Inks | null): PageMark[] {
  return eachCell(COUNTED, cellsOf(4, 1, { box, gap: 6 }), (name, cell): PageMark[] => {
    const wide = name === 'retângulo'
    const part: Part = { shape: name, x: wide ? 5 : 15, y: wide ? 28 : 15, w: wide ? 90 : 70, h: wide ? 44 : 70 }
    const count = built.parts.filter(({ shape }) => shape === name).length
    return [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.4, stroke: GREY }),
      ...drawBuilt({ name, parts: [part] }, cell.x + 2.5, cell.y + 3, 17, inks),
      answerBox(cell.x + cell.width - 18, cell.y + 4, 15, 15),
      writtenAnswer(cell.x + cell.width - 10.5, cell.y + 11.5, String(count), 9),
      text(middleX(cell), cell.y + cell.height - 3.4, name, 4.6, { font: 'text' }),
    ]
  }).flat()
}

const ON_PAGE = { medio: POLYGONS.slice(0, 5), desafio: POLYGONS } as const
const LOOKS: readonly [Ink, ...Ink[]] = [ORANGE, BLUE, GREEN, PINK, YELLOW, PURPLE, TEAL]

interface Shown {
  readonly polygon: Polygon
  readonly look: number
}

function drawPolygon({ polygon: shape, look }: Shown, cx: number, cy: number, size: number, fill: Ink | null): Mark {
  const corners = shape.corners[look % shape.corners.length] ?? []
  return polygon(
    corners.map(([x, y]) => ({ x: cx + ((x - 50) * size) / 100, y: cy + ((y - 50) * size) / 100 })),
    { width: 0.8, ...(fill && { fill }) },
  )
}

/** Side of the square that a shape fills, mm. */
const LARGEST = 38

/** Name and two counts for each shape; the names to choose from are below. */
function drawNaming(shown: readonly Shown[], options: SheetOptions): PageMark[] {
  const bank = options.level === 'medio' ? 13 : 22
  const box = { ...CONTENT, height: CONTENT.height - bank - 6 }
  const rows = shown.length / 2
  const names = [...new Set(shown.map(({ polygon: shape }) => shape.name))].sort((a, b) => a.localeCompare(b, 'pt-BR'))
  const ground = { ...CONTENT, y: CONTENT.y + CONTENT.height - bank, height: bank }
  const columns = options.level === 'medio' ? 5 : 4
  return [
    ...eachCell(shown, cellsOf(2, rows, { box, gap: 5 }), (one, cell, i): PageMark[] => {
      const sides = one.polygon.corners[one.look % one.polygon.corners.length]?.length ?? 0
      const right = cell.x + cell.width - 5
      const ink = options.color ? tint(inTurn(LOOKS, i), 0.75) : null
      const left = cell.x + LARGEST + 6.5
      const y = cell.y + cell.height - 17
      return [
        rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.4, stroke: GREY }),
        drawPolygon(one, cell.x + LARGEST / 2 + 3, middleY(cell), Math.min(LARGEST, cell.height - 5), ink),
        line(left, cell.y + cell.height - 24, right, cell.y + cell.height - 24, { width: 0.5 }),
        answer([text((left + right) / 2, cell.y + cell.height - 26.4, one.polygon.name, 5.4, { fill: ANSWER_RED })]),
        ...['lados', 'vértices'].flatMap((word, k): PageMark[] => {
          const x = left + k * 21
          return [
            answerBox(x, y - 4, 14, 13),
            text(x + 7, y + 13.6, word, 3.8, { font: 'text' }),
            writtenAnswer(x + 7, y + 2.5, String(sides), 6.4),
          ]
        }),
      ]
    }).flat(),
    rect(ground.x, ground.y, ground.width, ground.height, { radius: 4, width: 0.5, dash: [2, 1.6] }),
    ...eachCell(
      names,
      cellsOf(columns, Math.ceil(names.length / columns), {
        box: { ...ground, y: ground.y + 0.5, height: ground.height - 1 },
        gap: 0,
      }),
      (name, cell) => centredText(middleX(cell), middleY(cell), name, 5, { font: 'text' }),
    ),
  ]
}

export const formasPlanas: SheetKind<PagesFacts<ShapePage>> = {
  id: 'formas-planas',
  category: 'matematica',
  themes: ['formas-geometricas'],
  draw: (options) => {
    const { level, color } = options
    const random = createRandom(options.seed).fork('shapes')
    const inks = color ? inksOf(random.fork('inks')) : null
    const built = random
      .fork('built')
      .shuffle(BUILDINGS)
      .map((one) => (random.chance(0.5) ? mirrored(one) : one))
    return composeSheet(options, level === 'facil' ? 'count' : 'write', (source, index) => {
      if (level === 'facil') {
        const page = built[index % built.length] as Built
        const foot = 34
        const size = CONTENT.height - foot - 6
        const left = CONTENT.x + (CONTENT.width - size) / 2
        const marks = [
          ...drawBuilt(page, left, CONTENT.y, size, inks),
          ...drawTotals(page, { ...CONTENT, y: CONTENT.y + CONTENT.height - foot + 4, height: foot - 4 }, inks),
        ]
        const shapes = page.parts.map(({ shape }) => shape)
        return {
          marks,
          facts: { subject: page.name, shapes },
          items: [page.name],
          pictures: [page.name],
        }
      }
      const polygons = ON_PAGE[level]
      const count = 8
      const order = source.shuffle(polygons)
      // Of a shape that comes twice, two drawings.
      const first = order.map(() => source.integer(0, 2))
      const shown = Array.from(
        { length: count },
        (_, i): Shown => ({
          polygon: order[i % order.length] as Polygon,
          look: (first[i % order.length] ?? 0) + Math.floor(i / order.length) + index,
        }),
      )
      return {
        marks: drawNaming(shown, options),
        facts: { subject: '', shapes: shown.map(({ polygon: shape }) => shape.name) },
        items: [],
      }
    })
  },
}
