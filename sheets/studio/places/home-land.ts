/** Town, country, forest and river in one view, each with homes of its kind. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { box, circle, points, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { DWELLINGS, type DwellingName } from '../shapes/dwellings.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'

/** Low water with a bank of sand below the house on stilts; high water. */
export const HOME_LANDS = ['vazante', 'cheia'] as const
export type HomeLand = (typeof HOME_LANDS)[number]

/** Bands from the back: the homes of each, their foot and their scale. */
const BANDS: readonly {
  readonly homes: readonly [DwellingName, DwellingName]
  readonly foot: number
  readonly scale: number
}[] = [
  { homes: ['prédio', 'casa de tijolo'], foot: 106, scale: 0.78 },
  { homes: ['casa de taipa', 'maloca'], foot: 149, scale: 0.84 },
  { homes: ['palafita', 'casa flutuante'], foot: 193, scale: 0.78 },
]
const COLUMNS = [56, 152] as const

export interface Sited {
  readonly name: DwellingName
  readonly x: number
  readonly foot: number
  readonly scale: number
}

/** Sites of all homes, numbered from the left above; `sides` changes the sides of each band. */
export const sitesOf = (sides: readonly boolean[]): Sited[] =>
  BANDS.flatMap(({ homes: [one, other], foot, scale }, i) =>
    (sides[i] ? [other, one] : [one, other]).map(
      (name, column): Sited => ({
        name,
        x: COLUMNS[column === 0 ? 0 : 1],
        foot,
        scale,
      }),
    ),
  )

const LIVING: readonly CastName[] = ['iara', 'davi', 'sofia', 'gil', 'malu', 'theo']

/** The river; at low water a bank of sand is below the house on stilts. */
function river(pen: Pen, land: HomeLand, stiltsLeft: boolean): Drawing {
  const bank = `${smooth(points('-8,172 40,168 104,172 160,168 220,172'), false)}V300H-8z`
  if (land === 'cheia') return pen.shape(bank, 'water', 1)
  // The sand goes on behind the panel, down to the edge of the page.
  const edge = points('-8,177 54,175 106,178 124,188 140,203 150,214')
  const water = `${smooth(edge, false)}V300H-8z`
  return [
    pen.shape(bank, 'sand', 1),
    stiltsLeft
      ? pen.at(210, 0, 1, (own) => own.shape(water, 'water', 0.9), { flip: true })
      : pen.shape(water, 'water', 0.9),
  ]
}

const BOAT = 'M-36 -16C-30 -14 -26 -13 -20 -13H26C30 -13 34 -15 37 -18C36 -6 28 0 18 0H-18C-28 0 -35 -6 -36 -16z'

/** A canoe with its paddle in the water. */
const boat = (pen: Pen): Drawing => [
  pen.shape(BOAT, 'brownPale'),
  pen.line('M-33 -9C-20 -5 18 -5 33 -9', 0.9, 'brownDark'),
  pen.rope('M2 -30L14 -4', 2.4, 'wood', 0.9),
  pen.shape('M12 -7L17 -8L23 6Q18 9 15 3z', 'woodPale', 0.9),
]

/** Water before the stilts. */
function flood(pen: Pen, sites: readonly Sited[]): Drawing {
  const stilts = sites.find(({ name }) => name === 'palafita')
  if (!stilts) return []
  const y = stilts.foot - 5
  return [
    pen.shape(box(stilts.x - 27, y, 54, 7), 'water', null),
    pen.line(`M${stilts.x - 26} ${y}${'q3.250 -2 6.500 0t6.500 0'.repeat(4)}`, 0.8, 'waterLine'),
  ]
}

/** Clothes on a line. */
const washing = (pen: Pen): Drawing => [
  pen.line('M92 165V153M117 165V153M92 154Q104.500 156.500 117 154', 0.9),
  pen.shape('M95.500 155h4v6h-4z', 'red', 0.7),
  pen.shape('M102 155.400h5l1.400 2l-1.400 1v3.600h-5v-3.600l-1.400 -1z', 'yellow', 0.7),
  pen.shape('M110.500 155h4v5h-4z', 'blue', 0.7),
]

/** The land with its homes, each with its number and its name. */
export function homeLand(pen: Pen, land: HomeLand, sites: readonly Sited[], variant: number): Drawing {
  const far = pen.plane('far')
  const middle = pen.plane('middle')
  const home = ({ name, x, foot, scale }: Sited) => pen.at(x, foot, scale, DWELLINGS[name])
  const who = LIVING[variant % LIVING.length] ?? 'iara'
  const forest = sites.find(({ name }) => name === 'maloca')?.x ?? 152
  const stiltsLeft = sites[4]?.name === 'palafita'
  const boatX = land === 'cheia' ? 104 : stiltsLeft ? 111 : 99
  const left = points('20,181 14,199')
  const right = points('178,181 184,199')
  const waves = land === 'cheia' ? [...left, ...right, ...points('98,204')] : stiltsLeft ? right : left
  return [
    pen.shape(box(-4, 10, 220, 120), 'sky', null),
    sun(far, variant % 2 ? 24 : 186, 66, 0.6),
    cloud(far, 104, 72, 0.6),
    hill(far, points('-8,92 40,80 92,91 150,77 220,91'), 'hillFar', 130),
    pen.shape(box(-4, 99, 220, 24), 'hill', 0.8),
    pen.shape(box(-4, 106, 220, 8), 'grey', 0.8),
    pen.line('M-4 110H216', 0.7, 'white', [5, 4]),
    [102, 20, 190].map((x) => tree(middle, x, 105.5, 0.55)),
    sites.slice(0, 2).map(home),
    pen.shape(`${smooth(points('-8,121 50,118 110,122 160,118 220,121'), false)}V176H-8z`, 'meadow', 1),
    [-36, -28, 28, 36].map((dx, i) =>
      tree(middle, forest + dx, i % 3 ? 148 : 144, i % 3 ? 0.6 : 0.8, i % 3 ? 'leaf' : 'leafDark'),
    ),
    sites.slice(2, 4).map(home),
    bush(middle, 104, 147, 0.5),
    [14, 196].map((x) => tuft(middle, x, 160, 0.5)),
    washing(middle),
    river(pen, land, stiltsLeft),
    pen.line(waves.map(([x, y]) => `M${x} ${y}q3 -2 6 0t6 0`).join(''), 0.7, 'waterLine'),
    sites.slice(4).map(home),
    land === 'cheia' ? flood(pen, sites) : [],
    person(middle, who, boatX, 192, 0.24, { pose: { hide: ['legL', 'legR'], hip: [0, -14] } }),
    pen.at(boatX, 194, 0.4, boat),
    sites.map(({ name, x, foot }, i) => [
      pen.shape(box(x - 22, foot + 2, 44, 7.6, 2.4), 'white', 0.8),
      pen.text(x + 3, foot + 7.2, name, 4.4, { font: 'text' }),
      pen.shape(circle(x - 22, foot + 5.8, 4.8), 'yellow', 0.9),
      pen.text(x - 22, foot + 8, i + 1, 6),
    ]),
  ]
}
