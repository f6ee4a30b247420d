/** Colour by shape: pictures built from plane figures, a legend gives each figure its colour; on the harder levels they are counted. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { PICTURE, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, group, path, rect, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { findShape, type Shape } from '../../scene/shapes.ts'
import { person } from '../../studio/cast/cast.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import type { BuiltPicture } from './built/grounds.ts'
import { PICTURES } from './built/pictures.ts'
import { type Built, outlineOf } from './built/pieces.ts'
import { PENCILS, type Pencil } from './pencils.ts'

export interface ShapeFacts {
  /** Ids of the shapes in the legend and the names of their colours. */
  readonly legend: readonly { readonly shape: string; readonly colour: string }[]
  readonly field: readonly string[]
  readonly counts: readonly number[]
}

interface LevelRule {
  readonly shapes: number
  readonly counted: boolean
  /** The sum of all counts is there to check them; sides are calculated and added up. */
  readonly hasSides: boolean
  readonly line: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { shapes: 3, counted: false, hasSides: false, line: 1.2 },
  medio: { shapes: 4, counted: true, hasSides: false, line: 1 },
  desafio: { shapes: 5, counted: true, hasSides: true, line: 0.8 },
}

/** Shapes of each theme; those of the first level come first. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  basicas: ['circulo', 'quadrado', 'triangulo', 'retangulo', 'losango'],
  estrelas: ['estrela', 'coracao', 'circulo', 'losango', 'triangulo'],
  poligonos: ['triangulo', 'quadrado', 'hexagono', 'pentagono', 'retangulo'],
  redondas: ['circulo', 'oval', 'coracao', 'estrela', 'quadrado'],
}

/** Colours that make a beautiful picture: suns are yellow, neighbours differ. */
const SUITED: Readonly<Record<string, readonly string[]>> = {
  circulo: ['amarelo'],
  estrela: ['laranja'],
  coracao: ['vermelho', 'rosa'],
  triangulo: ['vermelho', 'marrom', 'roxo'],
  quadrado: ['azul', 'rosa', 'roxo'],
  retangulo: ['verde', 'marrom', 'azul'],
  losango: ['rosa', 'verde', 'roxo'],
  hexagono: ['amarelo'],
  pentagono: ['verde', 'rosa', 'azul'],
  oval: ['verde', 'azul', 'roxo'],
}

const ALL_SUITED = new Set(Object.values(SUITED).flat())

/** A pencil for each shape, each another one. */
function pencilsFor(random: Random, shapes: readonly Shape[]): Pencil[] {
  const taken: Pencil[] = []
  for (const { id } of shapes) {
    const free = PENCILS.filter((pencil) => ALL_SUITED.has(pencil.name) && !taken.includes(pencil))
    const suited = free.filter(({ name }) => SUITED[id]?.includes(name))
    taken.push(random.pick(suited.length > 0 ? suited : free))
  }
  return taken
}

/** Straight sides of a shape; round ones have none. */
const SIDES: Readonly<Record<string, number>> = {
  triangulo: 3,
  quadrado: 4,
  retangulo: 4,
  losango: 4,
  pentagono: 5,
  hexagono: 6,
  estrela: 10,
}
const sidesOf = (shape: string) => SIDES[shape] ?? 0

interface Entry {
  readonly shape: Shape
  readonly name: string
  readonly ink: Ink
}

/** White panel at the foot of the picture, mm. */
const PANEL: Readonly<Record<'plain' | 'counted' | 'sides', number>> = { plain: 26, counted: 34, sides: 36 }
const GROUND_LINE = 0.6

/** Two eyes and a smile. */
const faceMarks = (x: number, y: number, width: number): Mark[] => [
  ...[-1, 1].map((side) => circle(x + side * width * 0.3, y, width * 0.07, { fill: BLACK, width: 0.2 })),
  path(
    `M${round(x - width * 0.28)} ${round(y + width * 0.2)}Q${round(x)} ${round(y + width * 0.5)} ${round(x + width * 0.28)} ${round(y + width * 0.2)}`,
    { width: 0.9 },
  ),
]

function drawBuilt({ pieces, lines, faces }: Built, width: number, inkOf: (shape: string) => Ink): PageMark[] {
  const drawn = pieces.map((piece) => {
    const painted = (fill: Ink) => [
      group(piece.x, piece.y, [path(outlineOf(piece), { fill, width })], piece.turn ? { rotate: piece.turn } : {}),
    ]
    return answer(painted(inkOf(piece.shape)), painted(WHITE))
  })
  return [
    ...lines.map((d) => path(d, { width: width * 0.8 })),
    ...drawn,
    ...faces.flatMap(([x, y, wide]) => faceMarks(x, y, wide)),
  ]
}

interface Rows {
  /** Middle and size of the shapes, baseline of the colours, tops of the rows of boxes; from the top of the panel. */
  readonly swatch: number
  readonly size: number
  readonly name: number
  readonly boxes: readonly number[]
}

const ROWS: Readonly<Record<keyof typeof PANEL, Rows>> = {
  plain: { swatch: 9.5, size: 13, name: 20.5, boxes: [] },
  counted: { swatch: 7.5, size: 11, name: 16.3, boxes: [21] },
  sides: { swatch: 4.9, size: 7.6, name: 11.2, boxes: [15.6, 25.6] },
}
const BOX = { width: 18, height: 9.2, text: 7 }
const ROW_NAMES = ['quantas', 'lados']

/** A box on the panel; what is there from the start is printed, what is found is the child's. */
function countBox(cell: Box, top: number, value: number, isGiven = false): PageMark[] {
  const [x, y] = [middleX(cell), cell.y + top]
  const middle = y + BOX.height / 2
  return [
    answerBox(x - BOX.width / 2, y, BOX.width, BOX.height),
    isGiven ? centredText(x, middle, String(value), BOX.text) : writtenAnswer(x, middle, String(value), BOX.text),
  ]
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Names of the rows, and their totals: that of the shapes is there, to check the counts. */
function sideColumns(first: Box, last: Box, counts: readonly number[], sides: readonly number[]): PageMark[] {
  const { name, boxes } = ROWS.sides
  const caption = (cell: Box, y: number, words: string) =>
    centredText(middleX(cell), cell.y + y, words, 4.8, { font: 'text' })
  return [
    ...boxes.map((top, i) => caption(first, top + BOX.height / 2, ROW_NAMES[i] ?? '')),
    caption(last, name, 'ao todo'),
    ...countBox(last, boxes[0] ?? 0, sumOf(counts), true),
    ...countBox(last, boxes[1] ?? 0, sumOf(sides)),
  ]
}

/** Shapes with the names of their colours on a white panel, filled when there is colour; below them boxes to fill in. */
function drawLegend(legend: readonly Entry[], counts: readonly number[], rule: LevelRule, color: boolean): PageMark[] {
  const kind = rule.hasSides ? 'sides' : rule.counted ? 'counted' : 'plain'
  const height = PANEL[kind]
  const { swatch, size, name, boxes } = ROWS[kind]
  const box: Box = {
    x: PICTURE.x + 5,
    y: PICTURE.y + PICTURE.height - height - 4,
    width: PICTURE.width - 10,
    height,
  }
  const columns = cellsOf(legend.length + (rule.hasSides ? 2 : 0), 1, { box, gap: 2 })
  const cells = rule.hasSides ? columns.slice(1, -1) : columns
  const sides = legend.map(({ shape }, i) => sidesOf(shape.id) * (counts[i] ?? 0))
  const swatches = (filled: boolean) =>
    eachCell(legend, cells, ({ shape, ink }, cell) => [
      path(shape.data(middleX(cell), cell.y + swatch, size), { fill: filled ? ink : WHITE, width: 0.8 }),
    ]).flat()
  const names = eachCell(legend, cells, (entry, cell) => [
    centredText(middleX(cell), cell.y + name, entry.name, 5, { font: 'text' }),
  ]).flat()
  const filled = boxes.flatMap((top, row) =>
    eachCell(legend, cells, (_, cell, i) => countBox(cell, top, (row ? sides : counts)[i] ?? 0)).flat(),
  )
  const [first, last] = [columns[0], columns.at(-1)]
  return [
    rect(box.x, box.y, box.width, box.height, { radius: 5, fill: WHITE, width: 0.9 }),
    answer(swatches(true), swatches(color)),
    ...names,
    ...filled,
    ...(rule.hasSides && first && last ? sideColumns(first, last, counts, sides) : []),
  ]
}

/** Every square is a rectangle too: where both are counted, each counts once. */
const SQUARE_RULE = 'O quadrado conta só como quadrado.'
const SQUARE_RULE_AT = { y: 57, size: 4.6 }

function drawSquareRule(legend: readonly Entry[], { counted }: LevelRule): Mark[] {
  const both = ['quadrado', 'retangulo'].every((id) => legend.some(({ shape }) => shape.id === id))
  return counted && both ? [centredText(105, SQUARE_RULE_AT.y, SQUARE_RULE, SQUARE_RULE_AT.size, { font: 'text' })] : []
}

/** A child who built it. */
function drawChild({ child }: BuiltPicture, index: number, sheet: Random): Drawing {
  const names = sheet.fork('cast').shuffle(STANDING)
  const name = names[index % names.length]
  if (!child || !name) return []
  const [x, y, scale] = child
  return person(new Pen(false).plane('middle'), name, x, y, scale, { pose: WAVE })
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { theme = 'basicas', level, color } = options
  const rule = LEVELS[level]
  const pictures = PICTURES[theme]?.[level] ?? []
  const first = sheet.fork('first').integer(0, pictures.length - 1)
  const picture = pictures[(first + index) % pictures.length]
  if (!picture) throw new RangeError(`no pictures of ${theme}`)
  const shapes = (SETS[theme] ?? []).slice(0, rule.shapes).map(findShape)
  const crayons = pencilsFor(random, shapes)
  const legend = shapes.flatMap((shape, i) => {
    const crayon = crayons[i]
    return crayon ? [{ shape, ...crayon }] : []
  })
  const field = picture.built.pieces.map(({ shape }) => shape)
  const counts = shapes.map(({ id }) => field.filter((one) => one === id).length)
  const inkOf = (id: string) => legend.find(({ shape }) => shape.id === id)?.ink ?? WHITE
  const marks: PageMark[] = [
    ...picture.ground.map((d) => path(d, { width: GROUND_LINE, ...(d.endsWith('Z') && { fill: WHITE }) })),
    ...marksOf(drawChild(picture, index, sheet)),
    ...drawBuilt(picture.built, rule.line, inkOf),
    ...drawLegend(legend, counts, rule, color),
    ...marksOf(pictureTitle(new Pen(false), options)),
    ...drawSquareRule(legend, rule),
  ]
  const facts: ShapeFacts = {
    legend: legend.map(({ shape, name }) => ({ shape: shape.id, colour: name })),
    field,
    counts,
  }
  const shown = shapes.flatMap(({ id }) => (id === 'coracao' ? ['heart'] : id === 'estrela' ? ['star'] : []))
  return { marks, facts, pictures: [...shown, ...picture.shows], whole: true }
}

export const colorirFormas: SheetKind<PagesFacts<ShapeFacts>> = {
  id: 'colorir-formas',
  category: 'colorir',
  themes: Object.keys(SETS),
  draw: (options) => composeSheet(options, 'colour', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
