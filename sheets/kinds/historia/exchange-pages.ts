/** Three tasks below a landscape of countryside and town: goods and their origin, the road of a product, harm and remedy. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centred } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { fieldAndTown, harmDone, impactTags, STOPS, type Stop, stopTags } from '../../studio/places/field-and-town.ts'
import type { Crop } from '../../studio/places/product-stops.ts'
import { type Good, type Impact, PRODUCTS, WHYS } from './exchange.ts'
import { disc, letterAt, letterIn } from './letters.ts'

export interface RoadTask {
  readonly crop: Crop
  /** In the order of their letters on the landscape. */
  readonly lettered: readonly Stop[]
  /** In the order of the list. */
  readonly listed: readonly Stop[]
  readonly wording: 0 | 1
}

export interface HarmTask {
  readonly impacts: readonly Impact[]
  readonly remedies: readonly Impact[]
}

const PANEL = { x: 12, y: 206, width: 186, height: 77 }

const panel = (pen: Pen): Drawing => [
  pen.shape(box(0, 203, 214, 100), 'woodPale', 1.1),
  pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 3), 'white', 1),
]
const slot = (pen: Pen, x: number, y: number, width = 12): Drawing =>
  pen.shape(box(x - width / 2, y - 5, width, 10, 2), 'white', 0.9)

/** Signs beside the road: number of each direction, and its arrow. */
const directions = (pen: Pen): Drawing =>
  (
    [
      [60, '1', 1],
      [172, '2', -1],
    ] as const
  ).map(([x, number, to]) => [
    pen.shape(box(x - 1.2, 196, 2.4, 7), 'wood', 0.8),
    pen.shape(box(x - 15, 188, 30, 10, 1.6), 'yellow', 1),
    pen.text(x - to * 8, 195.4, number, 6.4),
    pen.line(`M${x - to * 3} 193h${to * 13}m${-to * 3.4} -2.600l${to * 3.4} 2.600l${-to * 3.4} 2.600`, 1),
  ])

export function goodsPage(pen: Pen, crop: Crop, goods: readonly Good[]): PageMark[] {
  const legend = WHYS.map(([letter, name]) => `${letter} ${name}`)
  const size = fitTextSize(legend.join('    '), 'display', 4.7, PANEL.width - 12)
  const cells = goods.map((one, i) => {
    const [x, y] = [PANEL.x + 23.25 + (i % 4) * 46.5, PANEL.y + 12 + Math.floor(i / 4) * 32.4]
    const [way, why] = [[x + 2.5, y + 12] as const, [x + 14, y + 12] as const]
    return {
      drawn: [
        centred(pen, one.draw, x - 13, y + 11, 18),
        slot(pen, way[0], way[1], 10),
        slot(pen, why[0], why[1], 10),
        pen.text(x, y + 27, one.name, fitTextSize(one.name, 'text', 4.8, 42), { font: 'text' }),
      ],
      answers: [
        writtenAnswer(way[0], way[1], one.from === 'campo' ? '1' : '2', 6.4),
        writtenAnswer(why[0], why[1], one.why, 6.4),
      ],
    }
  })
  return [
    ...marksOf([
      fieldAndTown(pen, crop, directions),
      panel(pen),
      pen.shape(box(PANEL.x + 3, PANEL.y + 2.6, PANEL.width - 6, 8.4, 2), 'yellowPale', 0.8),
      pen.text(PANEL.x + PANEL.width / 2, PANEL.y + 8.4, legend.join('    '), size),
      cells.map(({ drawn }) => drawn),
    ]),
    ...cells.flatMap(({ answers }) => answers),
  ]
}

export function roadPage(pen: Pen, { crop, lettered, listed, wording }: RoadTask): PageMark[] {
  const { says, product } = PRODUCTS[crop]
  const tags = stopTags(crop)
  const rows = listed.map((stop, i) => ({ stop, y: PANEL.y + 17.4 + i * 12.6 }))
  const [letterX, orderX] = [PANEL.x + 145, PANEL.x + 171]
  return [
    ...marksOf([
      fieldAndTown(pen, crop),
      lettered.map((stop, i) => disc(pen, tags[stop][0], tags[stop][1], letterAt(i))),
      panel(pen),
      pen.text(PANEL.x + 6, PANEL.y + 9, `Produto: ${product}`, 6.2, { anchor: 'start' }),
      pen.text(letterX, PANEL.y + 8, 'letra', 4.8, { font: 'text' }),
      pen.text(orderX, PANEL.y + 8, 'ordem', 4.8, { font: 'text' }),
      rows.map(({ stop, y }) => [
        pen.text(PANEL.x + 6, y + 2, says[stop][wording], 6.2, { font: 'text', anchor: 'start' }),
        slot(pen, letterX, y),
        slot(pen, orderX, y),
      ]),
    ]),
    ...rows.flatMap(({ stop, y }) => [
      writtenAnswer(letterX, y, letterIn(lettered, stop), 6.2),
      writtenAnswer(orderX, y, String(STOPS.indexOf(stop) + 1), 6.2),
    ]),
  ]
}

export function harmPage(pen: Pen, crop: Crop, { impacts, remedies }: HarmTask): PageMark[] {
  const tags = impactTags(crop)
  const rows = impacts.map((one, i) => ({ one, y: PANEL.y + 8 + i * 12.2 }))
  return [
    ...marksOf([
      fieldAndTown(pen, crop, harmDone),
      impacts.map(({ spot }, i) => disc(pen, tags[spot][0], tags[spot][1], i + 1)),
      panel(pen),
      pen.line(`M${PANEL.x + 97} ${PANEL.y + 5}V${PANEL.y + PANEL.height - 5}`, 0.7),
      rows.map(({ one, y }, i) => [
        disc(pen, PANEL.x + 8, y, i + 1),
        pen.text(PANEL.x + 15.5, y + 1.8, one.name, 5, { font: 'text', anchor: 'start' }),
        slot(pen, PANEL.x + 87, y),
        disc(pen, PANEL.x + 104.5, y, letterAt(i)),
        pen.text(PANEL.x + 112, y + 1.8, remedies[i]?.remedy ?? '', 4.8, { font: 'text', anchor: 'start' }),
      ]),
    ]),
    ...rows.map(({ one, y }) => writtenAnswer(PANEL.x + 87, y, letterIn(remedies, one), 6.2)),
  ]
}
