/** Colour by shape: pictures built from plane figures. A legend gives each its colour; then they are counted; then clues take the place of the legend. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { BLACK, tint, WHITE } from '../../scene/inks.ts'
import { circle, group, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { findShape, type Shape } from '../../scene/shapes.ts'
import { person } from '../../studio/cast/cast.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { drawSight, type Scenery, type Sight } from '../../studio/places/soft-grounds.ts'
import type { BuiltPicture } from './built/grounds.ts'
import { drawClues, drawLegend } from './built/legend.ts'
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
  readonly legend: 'plain' | 'counted' | 'clues'
  /** Contours of the figures, heavier than those of their place, mm. */
  readonly line: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { shapes: 3, legend: 'plain', line: 1.5 },
  medio: { shapes: 4, legend: 'counted', line: 1.3 },
  desafio: { shapes: 5, legend: 'clues', line: 1.2 },
}

/** Shapes of each theme; those of the first level come first. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  basicas: ['circulo', 'quadrado', 'triangulo', 'retangulo', 'losango'],
  estrelas: ['estrela', 'coracao', 'circulo', 'losango', 'triangulo'],
  poligonos: ['triangulo', 'quadrado', 'hexagono', 'pentagono', 'retangulo'],
  redondas: ['circulo', 'oval', 'coracao', 'estrela', 'quadrado'],
}

/** Shares of black in a key without colour, pale pencils first: two figures of a page are never taken for one. */
const GREYS = [0.06, 0.28, 0.5, 0.74, 0.94]
const PALE_FIRST = ['amarelo', 'rosa', 'laranja', 'verde', 'vermelho', 'roxo', 'azul', 'marrom']

/** The grey of a pencil among those of its page. */
function greyAmong({ name }: Pencil, others: readonly Pencil[]): Ink {
  const before = others.filter((other) => PALE_FIRST.indexOf(other.name) < PALE_FIRST.indexOf(name))
  return tint(BLACK, GREYS[before.length] ?? 0)
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

/** Two eyes and a smile. */
const faceMarks = (x: number, y: number, width: number, drop: number): Mark[] => [
  ...[-1, 1].map((side) => circle(x + side * width * 0.3, y, width * 0.07, { fill: BLACK, width: 0.2 })),
  path(
    `M${round(x - width * 0.28)} ${round(y + width * (0.2 + drop))}Q${round(x)} ${round(y + width * (0.5 + drop))} ${round(x + width * 0.28)} ${round(y + width * (0.2 + drop))}`,
    { width: 0.9 },
  ),
]

function drawBuilt(
  pen: Pen,
  { pieces, lines, faces }: Built,
  width: number,
  inkOf: (shape: string) => Ink,
): PageMark[] {
  const drawn = pieces.map((piece) => {
    const painted = (fill: Ink) => [
      group(piece.x, piece.y, [path(outlineOf(piece), { fill, width })], piece.turn ? { rotate: piece.turn } : {}),
    ]
    return answer(painted(inkOf(piece.shape)), painted(WHITE))
  })
  return [
    ...marksOf(lines.map((d) => (d.endsWith('Z') ? pen.shape(d, 'lime', width * 0.7) : pen.line(d, width * 0.8)))),
    ...drawn,
    ...faces.flatMap(([x, y, wide, drop = 0]) => faceMarks(x, y, wide, drop)),
  ]
}

/** Half of the room that a sight of the place takes, at scale 1. */
const SMALL_SIGHTS: Readonly<Partial<Record<Sight, number>>> = { sparkle: 4, tuft: 7, birds: 14, crater: 14 }

/** Small sights are either whole or left out. */
function isSeen([sight, x, y, scale = 1]: Scenery, { pieces }: Built): boolean {
  const room = (SMALL_SIGHTS[sight] ?? 0) * scale
  if (room === 0) return true
  return pieces.every((piece) => {
    const reach = Math.max(piece.width, piece.height) / 2 + room
    return Math.abs(piece.x - x) > reach || Math.abs(piece.y - y) > reach
  })
}

function drawPlace(pen: Pen, { place, scenery, children, built }: BuiltPicture, index: number, sheet: Random): Drawing {
  const names = sheet.fork('cast').shuffle(STANDING)
  return [
    place(pen.plane('far', 'hillLine')),
    scenery.filter((sight) => isSeen(sight, built)).map((sight) => drawSight(pen, sight)),
    children.map(([x, y, scale], i) => {
      const name = names[(index + i) % names.length]
      return name ? person(pen.plane('middle'), name, x, y, scale, { pose: WAVE }) : []
    }),
  ]
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { theme = 'basicas', level, color } = options
  const rule = LEVELS[level]
  const pen = new Pen(color)
  const pictures = PICTURES[theme]?.[level] ?? []
  const first = sheet.fork('first').integer(0, pictures.length - 1)
  const picture = pictures[(first + index) % pictures.length]
  if (!picture) throw new RangeError(`no pictures of ${theme}`)
  const shapes = (SETS[theme] ?? []).slice(0, rule.shapes).map(findShape)
  const crayons = pencilsFor(random, shapes)
  const legend = shapes.flatMap((shape, i) => {
    const crayon = crayons[i]
    return crayon ? [{ shape, ...crayon, ink: color ? crayon.ink : greyAmong(crayon, crayons) }] : []
  })
  const field = picture.built.pieces.map(({ shape }) => shape)
  const counts = shapes.map(({ id }) => field.filter((one) => one === id).length)
  const inkOf = (id: string) => legend.find(({ shape }) => shape.id === id)?.ink ?? WHITE
  const marks: PageMark[] = [
    ...marksOf(drawPlace(pen, picture, index, sheet)),
    ...drawBuilt(pen, picture.built, rule.line, inkOf),
    ...(rule.legend === 'clues'
      ? drawClues(pen, legend, counts)
      : drawLegend(pen, legend, rule.legend === 'counted' ? counts : [])),
    ...taskTitle(pen, options),
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
