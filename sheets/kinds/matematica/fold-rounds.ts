/** A cylinder to build: a mantle as long as the rim of its discs, teeth along both edges, a tab to close it. */
import { circle, ellipse, poly, ring, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import type { FoldTheme } from './fold-models.ts'
import type { Face, FoldNet } from './fold-nets.ts'
import { flat, type Patch, painted } from './fold-paint.ts'
import { type Tab, tabOn } from './fold-tabs.ts'
import type { Model, Seen } from './fold-views.ts'
import { starSpots } from './fold-wraps.ts'

export interface RoundModel extends Model {
  readonly name: 'cilindro'
  readonly thing: string
  readonly theme: FoldTheme
  readonly r: number
  readonly height: number
  readonly tabs: readonly Tab[]
  /** Along the upper and the lower edge of the mantle. */
  readonly teeth: readonly Face[]
  readonly discs: readonly Spot[]
}

const TEETH = 20
const TOOTH = 5.5
const GAP = 3

/** Teeth above an edge (`up` is -1) or below it. */
function teethOn(width: number, y: number, up: 1 | -1): Face[] {
  const step = width / TEETH
  return Array.from({ length: TEETH }, (_, i): Face => {
    const tooth: Spot[] = [
      [i * step, y],
      [i * step + 1.6, y + up * TOOTH],
      [(i + 1) * step - 1.6, y + up * TOOTH],
      [(i + 1) * step, y],
    ]
    return up < 0 ? tooth : tooth.toReversed()
  })
}

interface Wrap {
  readonly id: string
  readonly thing: string
  readonly theme: FoldTheme
  readonly r: number
  readonly height: number
  readonly fill: Fill
  readonly lid: Fill
  readonly patches: (width: number, height: number) => readonly Patch[]
}

/** The closed can, seen from above its front. */
const can = (pen: Pen, { x, foot, width, height }: Seen, { r, height: tall, fill, lid }: Wrap): Drawing => {
  const scale = Math.min(width / (2 * r), height / (tall + 0.7 * r))
  const [rx, ry, h] = [r * scale, r * scale * 0.35, tall * scale]
  const [top, bottom] = [foot - ry - h, foot - ry]
  return [
    pen.shape(`M${x - rx} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${x + rx} ${bottom}V${top}z`, fill, 0.9),
    pen.shape(ellipse(x, top, rx, ry), lid, 0.9),
  ]
}

function wrapped(wrap: Wrap): RoundModel {
  const { id, thing, theme, r, height, fill, patches } = wrap
  const width = 2 * Math.PI * r
  const mantle: Face = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  const net: FoldNet = { id, faces: [mantle], turn: () => 0 }
  const side = { face: 0, from: [0, height] as const, to: [0, 0] as const }
  const low = height + TOOTH + GAP + r
  return {
    ...{ id, thing, theme, r, height, net, name: 'cilindro' },
    paint: [{ fill, patches: patches(width, height) }],
    tabs: [{ at: 3, to: 1, side, shape: tabOn(side) }],
    teeth: [...teethOn(width, 0, -1), ...teethOn(width, height, 1)],
    discs: [
      [r, low],
      [3 * r + GAP, low],
    ],
    drawn: (pen, view) => can(pen, view, { ...wrap, fill: pen.colour ? 'bluePale' : fill, lid: 'foam' }),
  }
}

const stripes = (width: number, height: number): Patch[] =>
  Array.from({ length: 8 }, (_, i) => {
    const [left, right] = [(i * width) / 8, ((i + 0.5) * width) / 8]
    return flat(
      [
        [left, 12],
        [right, height - 12],
        [((i + 1) * width) / 8, 12],
      ],
      'yellow',
    )
  })

const stars = (width: number, height: number): Patch[] =>
  Array.from({ length: 5 }, (_, i) => flat(starSpots([((i + 0.5) * width) / 5, height / 2], 8), 'yellow'))

const dashes = (width: number, height: number): Patch[] =>
  Array.from({ length: 6 }, (_, i) =>
    flat(ring(((i + 0.5) * width) / 6, height / 2, 8, 11, 4), i % 2 ? 'white' : 'orange'),
  )

export const ROUND_MODELS: readonly RoundModel[] = [
  wrapped({
    id: 'caixa-dagua',
    thing: "caixa-d'água",
    theme: 'cidade',
    r: 21,
    height: 56,
    fill: 'blue',
    lid: 'foam',
    patches: dashes,
  }),
  wrapped({
    id: 'lata-de-doces',
    thing: 'lata de doces',
    theme: 'festa',
    r: 22,
    height: 54,
    fill: 'pink',
    lid: 'white',
    patches: stars,
  }),
  wrapped({
    id: 'tambor',
    thing: 'tambor',
    theme: 'jogos',
    r: 22,
    height: 58,
    fill: 'red',
    lid: 'cream',
    patches: stripes,
  }),
]

/** Rooms that a cylinder takes beside its mantle. */
export const roundRooms = ({ teeth, discs, r }: RoundModel): Face[] => [
  ...teeth,
  ...discs.map(
    ([x, y]): Face => [
      [x - r, y - r],
      [x + r, y - r],
      [x + r, y + r],
      [x - r, y + r],
    ],
  ),
]

/** Teeth, edges and discs; the mantle itself is drawn with its tab. */
export function roundParts(
  pen: Pen,
  { net, teeth, discs, r, paint, height }: RoundModel,
  hatch: (pen: Pen, shape: Face) => Drawing,
): Drawing {
  const [, [right] = [0, 0]] = net.faces[0] ?? []
  return [
    teeth.map((tooth) => [hatch(pen, tooth), pen.line(poly(tooth, false), 0.8)]),
    pen.line(`M0 0H${right}M0 ${height}H${right}`, 0.6, undefined, [2.2, 1.8]),
    pen.line(`M${right} 0V${height}`, 1.1),
    discs.map(([x, y]) => [
      pen.shape(circle(x, y, r), paint[0]?.fill ?? 'white', 1.1),
      painted(pen, [flat(starSpots([x, y], r * 0.5), 'white')], (spot) => spot),
    ]),
  ]
}
