/** A rack of wooden solids: beside each, three cards for the numbers of its faces, vertices and edges. */
import { measureText } from '../../lettering/fonts.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { POSTER, rackRows, solidRack } from '../../studio/places/solid-room.ts'
import { drawSolid, findSolid, inkOfSolid, type Solid, standingSolid } from './solids-drawn.ts'

/** Without the cube, which is the example and has the numbers of the block. */
export const COUNTED = ['bloco-retangular', 'piramide', 'prisma-triangular', 'piramide-triangular'] as const

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
      pen.line(`M${corner[0]} ${corner[1]}H${right}`, 0.6),
      pen.spot(corner[0], corner[1], 0.9),
      label(['vértice: ponta'], [right + 1.5, corner[1]], 'start'),
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

const CARD = { width: 30, height: 27, first: 98, step: 34.5 }
const ASK = { x: 14, y: 260, width: 182, height: 23 }

function question(pen: Pen): PageMark[] {
  const asked = 'Em quais o número de faces é igual ao de vértices?'
  const line = ASK.y + 19
  return [
    ...marksOf([
      pen.shape(box(ASK.x, ASK.y, ASK.width, ASK.height, 2), 'white', 1),
      pen.text(ASK.x + 6, ASK.y + 8, asked, 5, TEXT),
      pen.line(`M${ASK.x + 6} ${line}h${ASK.width - 12}`, 0.6),
    ]),
    writtenAnswer(ASK.x + ASK.width / 2, line - 3.4, 'nas duas pirâmides', 5.6),
  ]
}

export function rackPage(solids: readonly Solid[], options: SheetOptions, variant: number) {
  const pen = new Pen(options.color)
  const rows = rackRows()
  const counted = solids.flatMap((solid, i): PageMark[] => {
    const row = rows[i]
    if (!row) return []
    const { room, board } = row
    const foot = room.y + room.height - 0.5
    const name = solid.full ?? solid.name
    const plate = measureText(name, 'display', 4.6) + 8
    return [
      ...standingSolid(solid, room.x + 36, foot, SIZE, inkOfSolid(solid, options.color)),
      ...marksOf([
        pen.shape(box(room.x + 4, board.y + 1.1, plate, 6.4, 1.2), 'white', 0.8),
        pen.text(room.x + 4 + plate / 2, board.y + 5.6, name, 4.6),
      ]),
      ...PARTS.flatMap((part, k): PageMark[] => {
        const x = CARD.first + k * CARD.step
        const top = foot - CARD.height
        return [
          ...marksOf([
            pen.shape(box(x - CARD.width / 2, top, CARD.width, CARD.height, 1.4), 'yellowPale', 0.9),
            pen.shape(box(x - 10, top + 2.6, 20, 15, 1.6), 'white', 0.9),
            pen.text(x, top + 24, part, 4.8, { font: 'text' }),
          ]),
          writtenAnswer(x, top + 10.1, String(countOf(solid, part)), 8),
        ]
      }),
    ]
  })
  return {
    marks: [
      ...marksOf(solidRack(pen, variant)),
      ...example(pen, options.color),
      ...counted,
      ...question(pen),
      ...marksOf(pictureTitle(pen, options)),
    ],
    whole: true,
    items: solids.map(({ id }) => id),
  }
}
