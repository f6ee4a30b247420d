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
import { PENCILS } from './pencils.ts'

export interface ShapeFacts {
  /** Ids of the shapes in the legend and the names of their colours. */
  readonly legend: readonly { readonly shape: string; readonly colour: string }[]
  readonly field: readonly string[]
  readonly counts: readonly number[]
}

interface LevelRule {
  readonly shapes: number
  readonly counted: boolean
  /** The child adds up all counts. */
  readonly total: boolean
  readonly line: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { shapes: 3, counted: false, total: false, line: 1.2 },
  medio: { shapes: 4, counted: true, total: false, line: 1 },
  desafio: { shapes: 5, counted: true, total: true, line: 0.8 },
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

interface Entry {
  readonly shape: Shape
  readonly name: string
  readonly ink: Ink
}

/** White panel at the foot of the picture, mm. */
const PANEL: Readonly<Record<'plain' | 'counted', number>> = { plain: 26, counted: 34 }
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

/** Shapes with the names of their colours on a white panel, filled when there is colour; below them boxes for the counts. */
function drawLegend(legend: readonly Entry[], counts: readonly number[], rule: LevelRule, color: boolean): PageMark[] {
  const height = PANEL[rule.counted ? 'counted' : 'plain']
  const box: Box = {
    x: PICTURE.x + 5,
    y: PICTURE.y + PICTURE.height - height - 4,
    width: PICTURE.width - 10,
    height,
  }
  const cells = cellsOf(legend.length + (rule.total ? 1 : 0), 1, { box, gap: 2 })
  const swatch = (filled: boolean) =>
    eachCell(legend, cells, ({ shape, ink }, cell) => [
      path(shape.data(middleX(cell), cell.y + (rule.counted ? 7.5 : 9.5), rule.counted ? 11 : 13), {
        fill: filled ? ink : WHITE,
        width: 0.8,
      }),
    ]).flat()
  const names = eachCell(legend, cells, ({ name }, cell) => [
    centredText(middleX(cell), cell.y + (rule.counted ? 16.3 : 20.5), name, 5, { font: 'text' }),
  ]).flat()
  const boxes = eachCell(rule.counted ? legend : [], cells, (_, cell, i): PageMark[] => [
    answerBox(middleX(cell) - 8, cell.y + 21, 16, 11.5),
    writtenAnswer(middleX(cell), cell.y + 26.75, String(counts[i]), 8),
  ]).flat()
  const last = cells.at(-1)
  const sum = counts.reduce((all, count) => all + count, 0)
  const total: PageMark[] =
    rule.total && last
      ? [
          centredText(middleX(last), last.y + 16.3, 'total', 5, { font: 'text' }),
          answerBox(middleX(last) - 9, last.y + 21, 18, 11.5),
          writtenAnswer(middleX(last), last.y + 26.75, String(sum), 8),
        ]
      : []
  return [
    rect(box.x, box.y, box.width, box.height, { radius: 5, fill: WHITE, width: 0.9 }),
    answer(swatch(true), swatch(color)),
    ...names,
    ...boxes,
    ...total,
  ]
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
  const crayons = random.sample(LEGEND_CRAYONS, shapes.length)
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
