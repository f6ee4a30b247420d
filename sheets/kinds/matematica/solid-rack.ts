/** A rack of wooden solids: below each, three boxes for the numbers of its faces, vertices and edges. */
import { boxOfPoints } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { flattened } from '../../scene/path-data.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { POSTER, rackBays, solidRack } from '../../studio/places/solid-room.ts'
import { netAt } from './net-page.ts'
import { prismNet } from './nets.ts'
import { drawSolid, findSolid, inkOfSolid, type Solid, standingSolid } from './solids-drawn.ts'

/** Without the cube, which is the example, and the block, which has its numbers. */
export const COUNTED = ['prisma-hexagonal', 'piramide', 'prisma-triangular', 'piramide-triangular'] as const

const PARTS = ['faces', 'vértices', 'arestas'] as const
const countOf = (solid: Solid, part: (typeof PARTS)[number]) =>
  ({ faces: solid.faces, vértices: solid.corners, arestas: solid.edges })[part]

const SIZE = 34
const TEXT = { font: 'text', anchor: 'start' } as const

/** The cube with its parts named and counted. */
function example(pen: Pen, color: boolean): Mark[] {
  const [cx, cy] = [POSTER.x + 60, POSTER.y + POSTER.height / 2]
  const at = (x: number, y: number): Spot => [cx + ((x - 50) * SIZE) / 100, cy + ((y - 50) * SIZE) / 100]
  const cube = findSolid('cubo')
  const [face, corner, edge] = [at(21, 48), at(90, 10), at(90, 44)]
  const right = cx + 24
  const label = (words: readonly string[], [x, y]: Spot, anchor: 'start' | 'end'): Drawing =>
    words.map((line, i) => pen.text(x, y + 1.6 + i * 5.8, line, 4.5, { font: 'text', anchor }))
  return [
    ...drawSolid(cube, cx, cy, SIZE, inkOfSolid(cube, color)),
    ...marksOf([
      pen.line(`M${face[0]} ${face[1]}H${cx - 21}`, 0.6),
      pen.spot(face[0], face[1], 0.9),
      label(['face:', 'parte plana'], [cx - 22.5, face[1] - 2.9], 'end'),
      // Oblique, or it would go on from the edge.
      pen.line(`M${corner[0]} ${corner[1]}L${right} ${corner[1] + 2.6}`, 0.6),
      pen.spot(corner[0], corner[1], 0.9),
      label(['vértice: ponta'], [right + 1.5, corner[1] + 2.6], 'start'),
      pen.line(`M${edge[0]} ${edge[1]}H${right}`, 0.6),
      pen.spot(edge[0], edge[1], 0.9),
      label(['aresta: encontro', 'de duas faces'], [right + 1.5, edge[1]], 'start'),
      pen.line(`M${POSTER.x + 124} ${POSTER.y + 5}v${POSTER.height - 10}`, 0.6),
      ['O cubo tem', '6 faces', '8 vértices', '12 arestas'].map((line, i) =>
        pen.text(POSTER.x + 127.5, POSTER.y + 10.4 + i * 7, line, 4.4, i ? { anchor: 'start' } : TEXT),
      ),
    ]),
  ]
}

const ASK = { x: 14, y: 246, width: 182, height: 38, net: 132 }

/** A question about the numbers, another about a net. */
function questions(pen: Pen): PageMark[] {
  const [first, second, last] = [ASK.y + 9, ASK.y + 20.6, ASK.y + 33]
  return [
    ...marksOf([
      pen.shape(box(ASK.x, ASK.y, ASK.width, ASK.height, 2), 'white', 1),
      pen.text(ASK.x + 5, first - 1, 'Em quais o número de faces é igual ao de vértices?', 4.6, TEXT),
      pen.line(`M${ASK.x + 5} ${second - 1.6}h${ASK.net - 9}`, 0.6),
      pen.text(ASK.x + 5, last - 2.2, 'A planificação é de:', 4.6, TEXT),
      pen.line(`M${ASK.x + 50} ${last - 0.6}h${ASK.net - 54}`, 0.6),
      netAt(pen, prismNet(3, 1.9, 1), [ASK.x + (ASK.net + ASK.width) / 2, ASK.y + ASK.height / 2], 46, 34, 'bluePale'),
    ]),
    writtenAnswer(ASK.x + 66, second - 4.8, 'nas duas pirâmides', 5.4),
    writtenAnswer(ASK.x + 89, last - 3.8, 'prisma triangular', 5.4),
  ]
}

/** Largest square of a solid, so that its hidden edges can be counted, and the room that it has. */
const FIT = { most: 74, width: 76, height: 37 }
const BOX = { width: 16, height: 12.4, step: 27 }

/** Side of the square of 100 whose solid fills the room. */
function sizeOf({ outline }: Solid): number {
  const { width, height } = boxOfPoints(flattened(outline).flat())
  return Math.min(FIT.most, (100 * FIT.width) / width, (100 * FIT.height) / height)
}

export function rackPage(solids: readonly Solid[], options: SheetOptions, variant: number) {
  const pen = new Pen(options.color)
  const bays = rackBays()
  const counted = solids.flatMap((solid, i): PageMark[] => {
    const bay = bays[i]
    if (!bay) return []
    const { room, board, drawer } = bay
    const name = solid.full ?? solid.name
    const middle = room.x + room.width / 2
    const plate = measureText(name, 'display', 4.6) + 8
    return [
      ...standingSolid(solid, middle, room.y + room.height - 0.5, sizeOf(solid), inkOfSolid(solid, options.color)),
      ...marksOf([
        pen.shape(box(middle - plate / 2, board.y + 0.9, plate, 6.2, 1.2), 'white', 0.8),
        pen.text(middle, board.y + 5.3, name, 4.6),
      ]),
      ...PARTS.flatMap((part, k): PageMark[] => {
        const x = middle + (k - 1) * BOX.step
        const top = drawer.y + 1.6
        return [
          ...marksOf([
            pen.shape(box(x - BOX.width / 2, top, BOX.width, BOX.height, 1.6), 'white', 0.9),
            pen.text(x, drawer.y + drawer.height - 2.2, part, 4.6, { font: 'text' }),
          ]),
          writtenAnswer(x, top + BOX.height / 2, String(countOf(solid, part)), 7.6),
        ]
      }),
    ]
  })
  return {
    marks: [
      ...marksOf(solidRack(pen, variant)),
      ...example(pen, options.color),
      ...counted,
      ...questions(pen),
      ...marksOf(pictureTitle(pen, options)),
    ],
    whole: true,
    items: solids.map(({ id }) => id),
  }
}
