/**
 * Colour by shape: a legend gives each plane figure its colour. They have faces for the youngest, hang on strings then, and
 * on the hardest level they are turned and counted, too.
 */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, dot, line, path, rect, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { SHAPES, type Shape } from '../../scene/shapes.ts'
import { PENCILS } from './pencils.ts'

export interface ShapeFacts {
  /** Ids of the shapes in the legend and the names of their colours. */
  readonly legend: readonly { readonly shape: string; readonly colour: string }[]
  readonly field: readonly string[]
  readonly counts: readonly number[]
}

interface LevelRule {
  readonly shapes: number
  readonly columns: number
  readonly rows: number
  /** Sizes as a share of the cell. */
  readonly sizes: readonly [min: number, max: number]
  readonly turned: boolean
  readonly faces: boolean
  /** Each row hangs on a string. */
  readonly hanging: boolean
  readonly counted: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: {
    shapes: 3,
    columns: 3,
    rows: 4,
    sizes: [0.92, 0.92],
    turned: false,
    faces: true,
    hanging: false,
    counted: false,
  },
  medio: {
    shapes: 4,
    columns: 4,
    rows: 5,
    sizes: [0.62, 0.86],
    turned: false,
    faces: false,
    hanging: true,
    counted: false,
  },
  desafio: {
    shapes: 5,
    columns: 6,
    rows: 6,
    sizes: [0.6, 0.96],
    turned: true,
    faces: false,
    hanging: false,
    counted: true,
  },
}

/** Shapes of each theme; those of the first level come first. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  basicas: ['circulo', 'quadrado', 'triangulo', 'retangulo', 'losango'],
  estrelas: ['estrela', 'coracao', 'circulo', 'losango', 'triangulo'],
  poligonos: ['triangulo', 'quadrado', 'hexagono', 'pentagono', 'retangulo'],
  redondas: ['circulo', 'oval', 'coracao', 'estrela', 'quadrado'],
}

/** Colours that no child takes for one another. */
const PLAIN_COLOURS = ['vermelho', 'laranja', 'amarelo', 'verde', 'azul', 'roxo', 'rosa', 'marrom']
const LEGEND_CRAYONS = PENCILS.filter(({ name }) => PLAIN_COLOURS.includes(name))

const LEGEND = 24
const TABLE = 20

/** Offset of a face below the middle of the shape, as a share of its size. */
const FACE_BELOW: Readonly<Record<string, number>> = { triangulo: 0.14, coracao: -0.06, retangulo: -0.02 }

/** Shapes with little room in the middle have smaller faces. */
const NARROW = ['estrela', 'losango', 'triangulo', 'retangulo']

/** Eyes and a smile: every shape looks back. */
function drawFace(shape: Shape, shapeSize: number): Mark[] {
  const y = (FACE_BELOW[shape.id] ?? 0) * shapeSize
  const size = shapeSize * (NARROW.includes(shape.id) ? 1 : 1.5)
  const [eye, apart] = [size * 0.032, size * 0.1]
  const smile = `M${round(-size * 0.085)} ${round(y + size * 0.05)}Q0 ${round(y + size * 0.15)} ${round(size * 0.085)} ${round(y + size * 0.05)}`
  return [dot(-apart, y - size * 0.04, eye), dot(apart, y - size * 0.04, eye), path(smile, { width: 0.9 })]
}

/** Sag of a string in the middle, mm. */
const SAG = 5

/** The string of a row, and the threads from it to the middle of each shape, which hides their ends. */
function drawString(cells: readonly Box[], left: number, right: number): Mark[] {
  const top = cells[0]?.y ?? 0
  const at = (x: number) => {
    const t = (x - left) / (right - left)
    return top + 4 * t * (1 - t) * SAG
  }
  const style = { width: 0.6 }
  return [
    path(
      `M${round(left)} ${round(top)}Q${round((left + right) / 2)} ${round(top + 2 * SAG)} ${round(right)} ${round(top)}`,
      style,
    ),
    ...cells.map((cell) => line(middleX(cell), at(middleX(cell)), middleX(cell), middleY(cell) + HANGS, style)),
  ]
}

/** Shapes on strings hang lower than the middle of their cell, mm. */
const HANGS = 2.5

function drawField(
  field: readonly Shape[],
  sizes: readonly number[],
  turns: readonly number[],
  rule: LevelRule,
  inkOf: (shape: Shape) => Ink,
) {
  const bottom = rule.counted ? TABLE + 6 : 0
  const box = {
    x: CONTENT.x,
    y: CONTENT.y + LEGEND + 4,
    width: CONTENT.width,
    height: CONTENT.height - LEGEND - 4 - bottom,
  }
  const inner = { x: box.x + 5, y: box.y + 5, width: box.width - 10, height: box.height - 10 }
  const cells = cellsOf(rule.columns, rule.rows, { box: inner, gap: 3 })
  const rows = Array.from({ length: rule.rows }, (_, row) => cells.slice(row * rule.columns, (row + 1) * rule.columns))
  return [
    rect(box.x, box.y, box.width, box.height, { radius: 4 }),
    ...(rule.hanging ? rows.flatMap((row) => drawString(row, box.x, box.x + box.width)) : []),
    ...eachCell(field, cells, (shape, cell, i) => {
      const size = Math.min(cell.width, cell.height) * (sizes[i] ?? 0.8)
      const y = middleY(cell) + (rule.hanging ? HANGS : 0)
      const painted = (fill: Ink): Mark => {
        const outline = path(shape.data(0, 0, size), { fill, width: 0.9 })
        const children = [outline, ...(rule.faces ? drawFace(shape, size) : [])]
        return { kind: 'group', x: middleX(cell), y, rotate: turns[i] ?? 0, children }
      }
      return answer([painted(inkOf(shape))], [painted(WHITE)])
    }),
  ]
}

/** The shapes with the names of their colours, filled when there is colour. */
function drawLegend(legend: readonly { shape: Shape; name: string; ink: Ink }[], color: boolean): Mark[] {
  const box = { ...CONTENT, height: LEGEND }
  return eachCell(legend, cellsOf(legend.length, 1, { box, gap: 2 }), ({ shape, name, ink }, cell) => [
    path(shape.data(middleX(cell), cell.y + 8, 15), { fill: color ? ink : WHITE }),
    centredText(middleX(cell), cell.y + 20.5, name, 5, { font: 'text' }),
  ]).flat()
}

function drawTable(shapes: readonly Shape[], counts: readonly number[]): PageMark[] {
  const box = { ...CONTENT, y: CONTENT.y + CONTENT.height - TABLE, height: TABLE }
  return eachCell(shapes, cellsOf(shapes.length, 1, { box, gap: 2 }), (shape, cell, i): PageMark[] => [
    path(shape.data(middleX(cell) - 9, middleY(cell), 11), { fill: WHITE }),
    answerBox(middleX(cell), middleY(cell) - 7, 16, 14),
    writtenAnswer(middleX(cell) + 8, middleY(cell), String(counts[i]), 8),
  ]).flat()
}

function drawPage(theme: string, level: Level, color: boolean, random: Random) {
  const rule = LEVELS[level]
  const shapes = (SETS[theme] ?? []).slice(0, rule.shapes).flatMap((id) => SHAPES.filter((shape) => shape.id === id))
  const crayons = random.sample(LEGEND_CRAYONS, shapes.length)
  const legend = shapes.flatMap((shape, i) => {
    const crayon = crayons[i]
    return crayon ? [{ shape, ...crayon }] : []
  })
  const places = rule.columns * rule.rows
  // Every shape occurs at least twice.
  const rest = Array.from({ length: places - 2 * shapes.length }, () => random.pick(shapes))
  const field = random.shuffle([...shapes, ...shapes, ...rest])
  const sizes = field.map(() => random.between(rule.sizes[0], rule.sizes[1]))
  const turns = field.map((shape) => (rule.turned && shape.id !== 'coracao' ? random.integer(-20, 20) : 0))
  const counts = shapes.map((shape) => field.filter((one) => one === shape).length)
  const inkOf = (shape: Shape) => legend.find((entry) => entry.shape === shape)?.ink ?? WHITE
  const marks = [
    answer(drawLegend(legend, true), drawLegend(legend, color)),
    ...drawField(field, sizes, turns, rule, inkOf),
    ...(rule.counted ? drawTable(shapes, counts) : []),
  ]
  const facts: ShapeFacts = {
    legend: legend.map(({ shape, name }) => ({ shape: shape.id, colour: name })),
    field: field.map(({ id }) => id),
    counts,
  }
  const pictures = shapes.flatMap(({ id }) => (id === 'coracao' ? ['heart'] : id === 'estrela' ? ['star'] : []))
  return { marks, facts, pictures }
}

export const colorirFormas: SheetKind<PagesFacts<ShapeFacts>> = {
  id: 'colorir-formas',
  category: 'colorir',
  themes: Object.keys(SETS),
  draw: (options) =>
    composeSheet(options, 'colour', (random) =>
      drawPage(options.theme ?? 'basicas', options.level, options.color, random),
    ),
}
