/** Things that gather, in the studio's hand: their drawings, those on a board or a table, and their sizes. */
import { power } from '../../scene/angles.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import { ellipse } from '../../studio/paths.ts'
import { armoured, bareBone, emptyNest, plated, threeToes, tyrant } from '../../studio/shapes/dinosaur-herd.ts'
import { egg, longNeck, threeHorn } from '../../studio/shapes/dinosaurs.ts'
import { cow, horse, pig, sheep } from '../../studio/shapes/farm.ts'
import { restedBerimbau } from '../../studio/shapes/instruments.ts'
import { LEGENDS } from '../../studio/shapes/legends.ts'
import { namedThing } from '../../studio/shapes/named-things.ts'
import { perchedMacaw } from '../../studio/shapes/perched.ts'
import { dog } from '../../studio/shapes/pets.ts'

/** An egg of chocolate in its paper, which is tied above it. */
const chocolateEgg: Thing = (pen) => [
  pen.shape('M-2 -21L-8 -30L-3.600 -28.600L0 -32L3.600 -28.600L8 -30L2 -21z', 'yellow', 0.9),
  pen.shape(
    'M0 -22C7 -22 10.500 -13 10.500 -8.500C10.500 -3 6 0 0 0C-6 0 -10.500 -3 -10.500 -8.500C-10.500 -13 -7 -22 0 -22z',
    'red',
  ),
  pen.line('M-2 -21Q-7 -12 -5 -1M2 -21Q7 -12 5 -1', 0.8, 'yellow'),
  pen.shape('M0 -21.500L-6.500 -25V-18zM0 -21.500L6.500 -25V-18z', 'purple', 0.8),
]

/** Animals of the farm, dinosaurs, sweets and beings of tales that no scene hides. */
const OWN: Readonly<Record<string, Thing>> = {
  ovelha: (pen) => sheep(pen, 0, 0),
  porco: (pen) => pig(pen, 0, 0),
  vaca: (pen) => cow(pen, 0, 0),
  cavalo: (pen) => horse(pen, 0, 0),
  cachorro: (pen) => dog(pen, 0, 0),
  arara: perchedMacaw,
  'ovo de chocolate': chocolateEgg,
  saci: LEGENDS.saci,
  curupira: LEGENDS.curupira,
  iara: LEGENDS.iara,
  boto: LEGENDS.boto,
  boitatá: LEGENDS.boitata,
  'boi-bumbá': LEGENDS.boi,
  'mula sem cabeça': LEGENDS.mula,
  tiranossauro: (pen) => tyrant(pen),
  braquiossauro: (pen) => longNeck(pen, 0, 0, 1, 'moss'),
  tricerátops: (pen) => threeHorn(pen, 0, 0),
  estegossauro: (pen) => plated(pen),
  anquilossauro: (pen) => armoured(pen),
  'ovo de dinossauro': (pen) => egg(pen, 0, 0),
  ninho: emptyNest,
  pegada: threeToes,
  osso: bareBone,
}

/** Sides of the animals, in the metres that `namedThing` has for small things. */
const OWN_SIDES: Readonly<Record<string, number>> = {
  ovelha: 0.46,
  porco: 0.46,
  vaca: 0.6,
  cavalo: 0.64,
  cachorro: 0.42,
  arara: 0.44,
  'ovo de chocolate': 0.38,
  braquiossauro: 1.1,
  tiranossauro: 1,
  tricerátops: 0.9,
  estegossauro: 0.96,
  anquilossauro: 0.9,
  'ovo de dinossauro': 0.4,
  ninho: 0.58,
  pegada: 0.46,
  osso: 0.54,
}
const BEING = 0.44

export const gatheredThing = (name: string): Thing => OWN[name] ?? namedThing(name).draw

/** Drawn from the side, and as often met from the other one. */
const TURNING = new Set(
  'ovelha, galinha, porco, pintinho, vaca, coelho, cavalo, pato, cachorro, gato, passarinho, joaninha, caracol, peixe listrado, peixe liso, tartaruga, banana, caju, pera, arara, tucano, saci, curupira, iara, boto, boitatá, boi-bumbá, mula sem cabeça, tiranossauro, braquiossauro, tricerátops, estegossauro, anquilossauro'.split(
    ', ',
  ),
)

export const looksAround = (name: string): boolean => TURNING.has(name)

/** A pencil leans in a straight cup of glass, through which all of it is seen. */
const inCup: Thing = (pen) => [
  pen.line(ellipse(0, -15, 7.5, 2), 0.7),
  pen.at(
    -3.6,
    -1.6,
    1,
    (own) => own.at(0, 0, 1, (inner) => standing(inner, namedThing('lápis').draw, 0, 36, 36), { turn: 180 }),
    { turn: 12 },
  ),
  pen.line('M-7.500 -15V-1.400Q0 1.600 7.500 -1.400V-15M-7.500 -15A7.500 2 0 0 0 7.500 -15', 0.9),
]

/** Scissors on the tips of their open blades. */
const openScissors: Thing = (pen) =>
  [-1, 1].map((side) => [
    pen.shape(`M${side * 2.6} -16L${side * -8} 0L${side * -4} -0.600Q${side * 1} -6 ${side * -1.4} -15z`, 'metal', 0.9),
    pen.rope(ellipse(side * 4.6, -18.5, 3.2, 3.6), 2, 'red', 0.8),
  ])

/** Two bells of one bar hang from a rack. */
const onStand =
  (name: string): Thing =>
  (pen) => [
    pen.rope('M11.500 -2V-37.500H0.300V-33', 2, 'wood', 0.9),
    pen.shape('M-9 -2.600H15V0.400H-9z', 'wood', 0.9),
    pen.at(0, -2.6, 0.92, namedThing(name).draw),
  ]

/** Things as they are on a board or a table. */
const STOOD: Readonly<Record<string, Thing>> = {
  lápis: inCup,
  tesoura: openScissors,
  agogô: onStand('agogô'),
  berimbau: restedBerimbau,
}

export const stoodThing = (name: string): Thing => STOOD[name] ?? gatheredThing(name)

/** One of a group: beings have a second pose. */
export const oneOf = (name: string, one: number): Thing =>
  name === 'saci' && one % 2 ? LEGENDS.saciWaving : stoodThing(name)

/** Sizes on paper grow less than those of life, or a chick beside a horse would be a dot. */
const GROWTH = 0.6

/** Size of a thing against that of others in the same picture. */
export const sizeOf = (name: string): number =>
  power(OWN[name] ? (OWN_SIDES[name] ?? BEING) : namedThing(name).side, GROWTH)
