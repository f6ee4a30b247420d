/** Beings of Brazilian folk tales as small things, each whole: to be counted, or found. */
import { person } from '../cast/cast.ts'
import { CURUPIRA, IARA, SACI, SACI_WAVING } from '../cast/legends.ts'
import { circle, ellipse, points, ring, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { horse } from './farm.ts'
import { boitata, boto } from './tales.ts'

const FIRE =
  'M-15 -45C-21 -49 -25 -57 -19 -64C-20 -58 -17 -57 -15 -60C-17 -68 -12 -76 -6 -80C-7 -73 -3 -71 -1 -73C0 -69 5 -66 4 -59C6 -60 7 -62 7 -64C10 -57 6 -48 -1 -42z'
const INNER_FIRE = 'M-13 -47C-17 -52 -15 -56 -12 -60C-11 -63 -9 -66 -7 -69C-6 -63 -1 -60 -1 -54C-1 -50 -3 -46 -5 -44z'

/** A mule with fire where the head would be. */
const mule = (pen: Pen): Drawing =>
  horse(pen, 0, 0, 1, {
    coat: 'brown',
    mane: 'brownDark',
    neck: [pen.shape(FIRE, 'red'), pen.shape(INNER_FIRE, 'yellow', 0.9)],
  })

const rosette = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shape(scallop(ring(x, y, r * 0.8, r * 0.8, 6), 0.55), 'pink', 0.9),
  pen.shape(circle(x, y, r * 0.34), 'yellow', 0.7),
]

const SKIRT = 'M-15 -22H25C28 -14 29 -6 29 0H-19C-19 -8 -18 -16 -15 -22z'

/** The ox of the feast: dark velvet, ribbons on its horns, a skirt of chintz around whoever dances below it. */
const feastOx = (pen: Pen): Drawing => [
  pen.line('M27 -31C34 -30 33 -20 36 -15', 1.4),
  pen.shape(SKIRT, 'red'),
  pen.shape(scallop(points('29,-1 21,-1 13,-1 5,-1 -3,-1 -11,-1 -19,-1'), 0.52, false), 'yellow', 0.9),
  pen.shape(
    points('-9,-11 3,-9.6 15,-10.4 24.6,-10')
      .map(([x, y]) => circle(x, y, 2.9))
      .join(''),
    'yellow',
    0.9,
  ),
  pen.shape('M-18 -20C-22 -36 -10 -41 2 -40H14C26 -41 31 -32 29 -20Q6 -14 -18 -20z', 'greyDark'),
  rosette(pen, 13, -29, 6),
  pen.shape('M-33 -47C-42 -49 -45 -58 -40 -63C-38 -57 -33 -55 -27 -52z', 'cream'),
  pen.shape('M-15 -47C-6 -49 -3 -58 -8 -63C-10 -57 -15 -55 -21 -52z', 'cream'),
  pen.shape(
    'M-34 -44C-40 -46 -44 -43 -44 -40C-41 -37 -36 -38 -33 -40zM-14 -44C-8 -46 -4 -43 -4 -40C-7 -37 -12 -38 -15 -40z',
    'greyDark',
  ),
  pen.shape(
    'M-24 -53C-15 -53 -12 -47 -13 -40C-14 -31 -17 -24 -24 -24C-31 -24 -34 -31 -35 -40C-36 -47 -33 -53 -24 -53z',
    'greyDark',
  ),
  pen.shape(ellipse(-24, -28, 9.6, 6.4), 'pinkPale', 1),
  pen.solid(ellipse(-27.4, -29, 1.2, 1.6) + ellipse(-20.6, -29, 1.2, 1.6)),
  pen.line('M-27 -25q3 1.8 6 0', 0.8),
  pen.shape(circle(-29, -39.6, 2.6) + circle(-19, -39.6, 2.6), 'white', 0.7),
  pen.spot(-28.6, -39.4, 1.4),
  pen.spot(-19.4, -39.4, 1.4),
  rosette(pen, -24, -47, 4),
  pen.shape(
    'M-40 -59C-46 -56 -46 -50 -49 -46C-44 -47 -42 -52 -39 -56zM-8 -59C-2 -56 -2 -50 1 -46C-4 -47 -6 -52 -9 -56z',
    'blue',
    0.9,
  ),
]

const SPINE = points('34,-4 22,-1 8,-4 6,-14 20,-18 30,-26 22,-38 4,-40 -10,-36')

/** Small figures have finer lines: faces stay clear. */
const fine = (draw: (pen: Pen) => Drawing) => (pen: Pen) => draw(pen.plane('middle'))

export const LEGENDS = {
  saci: fine((pen) => person(pen, 'davi', 0, 0, 1, SACI)),
  saciWaving: fine((pen) => person(pen, 'davi', 0, 0, 1, SACI_WAVING)),
  curupira: fine((pen) => person(pen, 'caio', 0, 0, 1, CURUPIRA)),
  iara: fine((pen) => person(pen, 'iara', 0, 0, 1, IARA)),
  boitata: fine((pen) => boitata(pen, SPINE, 7)),
  boto: fine((pen) => boto(pen, 0, 0, 1)),
  mula: fine(mule),
  boi: fine(feastOx),
} satisfies Readonly<Record<string, (pen: Pen) => Drawing>>
