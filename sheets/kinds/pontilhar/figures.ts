/** The figures that the dots make: pictures whose outer contour alone tells what they are. */
import { findArt } from '../../pictures/art.ts'
import { contourOf } from '../../pictures/contour.ts'
import { drawPicture, findPicture, PICTURE_BOX } from '../../pictures/drawing.ts'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import {
  drawSymmetric,
  isSymmetric,
  symmetricColor,
  symmetricContour,
  symmetricLines,
} from '../../pictures/symmetric.ts'
import { WHITE } from '../../scene/inks.ts'
import { type Point, path, polylineData } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { paintRemnants, remnantsOf } from './inner-lines.ts'

/** Where a figure is drawn: the middle of its box, mm, and the side of that. */
export interface FigurePlace {
  readonly cx: number
  readonly cy: number
  readonly size: number
  readonly mirrored: boolean
}

export interface DotFigure {
  readonly id: string
  readonly name: string
  /** Side of the box of `contour`. */
  readonly box: number
  readonly contour: readonly Point[]
  readonly color: Ink
  /** The lines inside the figure on paper of that colour (white), its outer line left out. */
  readonly inside: (place: FigurePlace, paper?: Ink) => readonly Mark[]
  /** Points of those lines, in the box of `contour`. */
  readonly samples: readonly Point[]
}

/** Theme → picture: what is easiest to recognise from its contour. Those with `≈` are the figures alike on both sides. */
const FIGURES: Readonly<Record<string, string>> = {
  peixe: 'fish',
  casa: 'house',
  estrela: '≈star',
  coracao: '≈heart',
  maca: '≈apple',
  gato: 'cat',
  coelho: 'rabbit',
  pato: 'duck',
  baleia: 'whale',
  tartaruga: 'turtle',
  arvore: 'tree',
  foguete: '≈rocket',
  sino: '≈bell',
  coroa: '≈crown',
  cachorro: 'dog',
  passaro: 'bird',
  pera: 'pear',
  lua: 'moon',
  cogumelo: 'mushroom',
  cenoura: 'carrot',
  sapo: '≈frog',
  porco: 'pig',
  coruja: 'owl',
  folha: 'leaf',
  pipa: '≈kite',
  osso: 'bone',
  elefante: 'elephant',
  rinoceronte: 'rhino',
  girafa: 'giraffe',
  cavalo: 'horse',
  vaca: 'cow',
  dromedario: 'camel',
  canguru: 'kangaroo',
  dinossauro: 'dinosaur',
  tiranossauro: 't-rex',
  golfinho: 'dolphin',
  tubarao: 'shark',
  foca: 'seal',
  caracol: 'snail',
  galo: 'rooster',
  pinguim: 'penguin',
  cisne: 'swan',
  papagaio: 'parrot',
  jacare: 'crocodile',
  esquilo: 'squirrel',
  morcego: 'bat',
  borboleta: 'butterfly',
  raio: 'lightning',
  pinheiro: 'pine',
  coqueiro: 'palm',
  cacto: 'cactus',
  tulipa: 'tulip',
  banana: 'banana',
  morango: 'strawberry',
  abacaxi: 'pineapple',
  abacate: 'avocado',
  pirulito: 'lollipop',
  sorvete: 'ice-cream',
  xicara: 'cup',
  castelo: 'castle',
  barco: 'boat',
  helicoptero: 'helicopter',
  carro: 'car',
  onibus: 'bus',
  caminhao: 'truck',
  chave: 'key',
  guitarra: 'guitar',
  tesoura: 'scissors',
  chapeu: 'hat',
  bota: 'boot',
  meia: 'sock',
  camiseta: 'shirt',
  vestido: 'dress',
  trofeu: 'trophy',
  ancora: 'anchor',
  mao: 'hand',
  pe: 'foot',
  robo: '≈robot',
  urso: '≈bear',
  joaninha: '≈ladybug',
}

export const FIGURE_THEMES: readonly string[] = Object.keys(FIGURES)

/** Whose ten dots make half of the contour and more: for those who are learning to count. */
export const PLAIN_FIGURES: readonly string[] = (
  'estrela coracao raio folha arvore pera abacate pirulito casa carro caminhao bota meia camiseta vestido pe sino ' +
  'cogumelo morango pipa'
).split(' ')

/** Figures that twenty dots and a few more show whole. */
export const CLEAR_FIGURES: readonly string[] =
  'peixe tartaruga lua coruja foca caracol pinguim maca barco onibus chave mao chapeu sorvete xicara'.split(' ')

/** That an alphabet of dots shows, most of them whole. */
export const LETTER_FIGURES: readonly string[] = [
  ...PLAIN_FIGURES,
  ...CLEAR_FIGURES,
  ...'gato pato baleia foguete cachorro coelho passaro coroa cenoura sapo porco osso golfinho cisne papagaio'.split(
    ' ',
  ),
]

/** With a contour long enough for two hundred dots. */
export const LONG_FIGURES: readonly string[] = 'jacare coqueiro'.split(' ')

const ART_BOX = 1000
/** Step between two points of a contour, in shares of its box: finer than any dot needs. */
const STEP = 1 / 140
/** Lines inside a figure are at most so broad, mm. */
const THIN = 1
/** A little more than the art's own outer line, in shares of the box. */
const OUTER_LINE = 0.024

/** Breadth of the band that is painted over along the contour of figures alike on both sides, mm. */
const SYMMETRIC_BAND = 3.4

/** Lines of the drawing with the outer one painted over; they are made finer, as they have grown with the figure. */
function insideOf(id: string, contour: readonly Point[]): DotFigure['inside'] {
  const { facts } = findPicture(id)
  const art = facts && findArt(facts.table, id)
  const line = art?.line ?? ''
  const shares = resample([...contour, ...contour.slice(0, 1)], PICTURE_BOX * OUTER_LINE * 0.4).map(({ x, y }) => ({
    x: x / PICTURE_BOX,
    y: y / PICTURE_BOX,
  }))
  const remnants = remnantsOf(line, ART_BOX, shares, OUTER_LINE)
  return ({ cx, cy, size, mirrored }, paper = WHITE) => {
    const picture = findPicture(id)
    const drawing = drawPicture(mirrored ? { ...picture, mirrored: true } : picture, {
      cx,
      cy,
      size,
      thin: THIN,
      fill: paper,
    })
    const place = (p: Point): Point => placed(p, PICTURE_BOX, { cx, cy, size, mirrored })
    const outer = path(polylineData(contour.map(place), true), { stroke: paper, width: 2 * OUTER_LINE * size })
    const rest = paintRemnants(remnants, {
      place: (p) => placed(p, 1, { cx, cy, size, mirrored }),
      size,
      paper,
      thinned: Math.max(0, ((art?.width ?? 0) * size) / ART_BOX - THIN) / 2,
    })
    return [{ kind: 'group', x: 0, y: 0, children: [drawing, outer, ...rest], picture: id }]
  }
}

/** A point of the figure's box on the page. */
export const placed = (p: Point, box: number, { cx, cy, size, mirrored }: FigurePlace): Point => ({
  x: cx + ((mirrored ? box / 2 - p.x : p.x - box / 2) * size) / box,
  y: cy + ((p.y - box / 2) * size) / box,
})

function libraryFigure(id: string): DotFigure {
  const picture = findPicture(id)
  const fine = contourOf(id)
  const contour = resample([...fine, ...fine.slice(0, 1)], PICTURE_BOX * STEP).slice(0, -1)
  return {
    id,
    name: picture.name,
    box: PICTURE_BOX,
    contour,
    color: picture.color,
    inside: insideOf(id, fine),
    samples: linesInside(id, contour),
  }
}

/** Across of what is black all over: eyes, nostrils, spots. */
const MOST_ACROSS = 0.12 * ART_BOX

/** Points inside a small closed line, whose whole area is black. */
function middleOfSolid(line: readonly Point[]): Point[] {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (right - left > MOST_ACROSS || bottom - top > MOST_ACROSS) return []
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return [middle, ...line.map(({ x, y }) => ({ x: (x + middle.x) / 2, y: (y + middle.y) / 2 }))]
}

/** Points of the drawing's inner lines in the box of `PICTURE_BOX`, for labels to keep away from. */
function linesInside(id: string, contour: readonly Point[]): Point[] {
  const { facts } = findPicture(id)
  const art = facts && findArt(facts.table, id)
  const scale = PICTURE_BOX / ART_BOX
  const points = flattenPath(art?.line ?? '', 3).flatMap((line) => [
    ...resample(line, ART_BOX * 0.012),
    ...middleOfSolid(line),
  ])
  const limit = (1.2 * OUTER_LINE * PICTURE_BOX) ** 2
  return points
    .map(({ x, y }) => ({ x: x * scale, y: y * scale }))
    .filter((p) => contour.every((q) => (p.x - q.x) ** 2 + (p.y - q.y) ** 2 > limit))
}

function symmetricFigure(id: string): DotFigure {
  const rough = symmetricContour(id)
  return {
    id,
    name: findPicture(id).name,
    box: DRAWING_BOX,
    contour: resample([...rough, ...rough.slice(0, 1)], DRAWING_BOX * STEP).slice(0, -1),
    color: symmetricColor(id),
    // Lines that run along the contour would join the dots before the child does.
    inside: ({ cx, cy, size }, paper = WHITE) => {
      const place = (p: Point): Point => placed(p, DRAWING_BOX, { cx, cy, size, mirrored: false })
      return [
        {
          kind: 'group',
          x: 0,
          y: 0,
          children: [
            drawSymmetric(id, { cx, cy, size, color: false, stroke: 0.9, inside: true }),
            path(polylineData(rough.map(place), true), { stroke: paper, width: SYMMETRIC_BAND }),
          ],
          picture: id,
        },
      ]
    },
    samples: symmetricLines(id),
  }
}

const known = new Map<string, DotFigure>()

/** The figure behind a theme. Throws RangeError for an unknown one. */
export function figureOf(theme: string): DotFigure {
  const id = FIGURES[theme]
  if (!id) throw new RangeError(`no figure named ${theme}`)
  return figureNamed(id)
}

/** The figure with both sides alike. Throws RangeError for an unknown one. */
export function mirrorFigure(id: string): DotFigure {
  if (!isSymmetric(id)) throw new RangeError(`${id} is not alike on both sides`)
  return figureNamed(`≈${id}`)
}

function figureNamed(id: string): DotFigure {
  const figure = known.get(id) ?? (id.startsWith('≈') ? symmetricFigure(id.slice(1)) : libraryFigure(id))
  known.set(id, figure)
  return figure
}
