/** Animals and things to colour, each with the habitats where it is at home. */
import type { Drawing, Pen } from '../pen.ts'
import type { Portrait } from '../portraits/portrait.ts'
import { PORTRAITS } from '../portraits/portraits.ts'
import { house } from '../shapes/built.ts'
import { longNeck } from '../shapes/dinosaurs.ts'
import { horse } from '../shapes/farm.ts'
import { greatButterfly, songbird } from '../shapes/heroes.ts'
import { bonfire } from '../shapes/june.ts'
import { cake, coneStand, gift, iceCream } from '../shapes/party.ts'
import { bee, cat, dog, duck, frog, ladybird, owl, rabbit } from '../shapes/pets.ts'
import { lily } from '../shapes/plants.ts'
import { fish, octopus, seaTurtle, whale } from '../shapes/sea.ts'
import { boat } from '../shapes/seaside.ts'
import { engine } from '../shapes/train.ts'
import { car, rocket, rocketPanels, truck } from '../shapes/vehicles.ts'
import { capybara, elephant, jaguar, toucan } from '../shapes/wild.ts'
import type { HabitatName } from './habitats.ts'

export interface Subject {
  /** The picture that the vocabulary knows. */
  readonly picture: string
  readonly homes: readonly [HabitatName, ...HabitatName[]]
  /** Pictures that are on every page beside it. */
  readonly company?: readonly string[]
  /** Reach of the drawing in its own lengths: left, top, width, height. */
  readonly reach: readonly [left: number, top: number, width: number, height: number]
  /** Height of its foot on the page; without one it flies or swims in the middle. */
  readonly foot?: number
  readonly draw: (pen: Pen) => Drawing
  /** Over it on the highest level: parts for a fine pencil. */
  readonly fine?: (pen: Pen) => Drawing
  /** Pages drawn for it alone, which come first. */
  readonly portraits?: readonly Portrait[] | undefined
}

const AT_HOME: Readonly<Record<string, Subject>> = {
  gato: {
    picture: 'cat',
    homes: ['garden', 'meadow'],
    reach: [-14, -36, 34, 37],
    foot: 268,
    draw: (pen) => cat(pen, 0, 0),
  },
  peixe: { picture: 'fish', homes: ['reef'], reach: [-16, -16, 38, 31], draw: (pen) => fish(pen, 0, 0, 1) },
  borboleta: {
    picture: 'butterfly',
    homes: ['garden', 'forest'],
    reach: [-36, -27, 72, 54],
    draw: greatButterfly,
  },
  baleia: { picture: 'whale', homes: ['openSea'], reach: [-33, -32, 69, 56], draw: (pen) => whale(pen, 0, 0, 1) },
  coelho: {
    picture: 'rabbit',
    homes: ['rabbitWalk'],
    company: ['carrot'],
    reach: [-13, -49, 31, 51],
    foot: 266,
    draw: (pen) => rabbit(pen, 0, 0),
  },
  foguete: {
    picture: 'rocket',
    homes: ['space'],
    reach: [-25, -79, 50, 106],
    draw: (pen) => rocket(pen, 0, 0),
    fine: rocketPanels,
  },
  polvo: {
    picture: 'octopus',
    homes: ['reef'],
    reach: [-33, -46, 66, 47],
    foot: 262,
    draw: (pen) => octopus(pen, 0, 0),
  },
  tartaruga: { picture: 'turtle', homes: ['reef'], reach: [-25, -18, 50, 42], draw: (pen) => seaTurtle(pen, 0, 0, 1) },
  coruja: {
    picture: 'owl',
    homes: ['night'],
    company: ['moon', 'star'],
    reach: [-15, -37, 30, 39],
    foot: 244,
    draw: (pen) => owl(pen, 0, 0),
  },
  bolo: { picture: 'cake', homes: ['party'], reach: [-28, -58, 56, 60], foot: 236, draw: (pen) => cake(pen, 0, 0) },
  casa: {
    picture: 'house',
    homes: ['meadow', 'road'],
    reach: [-16, -27, 32, 27],
    foot: 236,
    draw: (pen) => house(pen, 0, 0),
  },
  cachorro: {
    picture: 'dog',
    homes: ['garden', 'meadow'],
    reach: [-15, -36, 34, 38],
    foot: 268,
    draw: (pen) => dog(pen, 0, 0),
  },
  barco: {
    picture: 'boat',
    homes: ['openSea'],
    reach: [-20, -35, 42, 40],
    foot: 228,
    draw: (pen) => boat(pen, 0, 0, 1),
  },
  passaro: { picture: 'bird', homes: ['branch'], reach: [-42, -66, 88, 66], foot: 242, draw: songbird },
  carro: {
    picture: 'car',
    homes: ['road'],
    reach: [-34, -33, 67, 33],
    foot: 258,
    draw: (pen) => car(pen, 0, 0),
  },
  pato: { picture: 'duck', homes: ['pond'], reach: [-17, -19, 30, 22], foot: 246, draw: (pen) => duck(pen, 0, 0) },
  presente: {
    picture: 'gift',
    homes: ['party', 'garden'],
    reach: [-16, -38, 32, 38],
    foot: 236,
    draw: (pen) => gift(pen, 0, 0),
  },
  joaninha: {
    picture: 'ladybug',
    homes: ['garden', 'vegetables'],
    reach: [-17, -19, 33, 19],
    foot: 262,
    draw: (pen) => ladybird(pen, 0, 0, 1),
  },
  sorvete: {
    picture: 'ice-cream',
    homes: ['garden', 'ring', 'beach'],
    reach: [-19, -71, 38, 71],
    foot: 272,
    draw: (pen) => [iceCream(pen, 0, -3), coneStand(pen)],
  },
  abelha: {
    picture: 'bee',
    homes: ['garden', 'vegetables'],
    reach: [-17, -19, 37, 28],
    draw: (pen) => bee(pen, 0, 0, 1),
  },
  sapo: {
    picture: 'frog',
    homes: ['pond'],
    reach: [-14, -27, 28, 29],
    foot: 266,
    draw: (pen) => [lily(pen, 0, 3, 1.9), frog(pen, 0, 0)],
  },
  onca: {
    picture: 'jaguar',
    homes: ['forest'],
    reach: [-30, -47, 70, 48],
    foot: 264,
    draw: (pen) => jaguar(pen, 0, 0),
  },
  tucano: {
    picture: 'toucan',
    homes: ['branch'],
    reach: [-31, -40, 49, 57],
    foot: 240,
    draw: (pen) => toucan(pen, 0, 0),
  },
  capivara: {
    picture: 'capybara',
    homes: ['meadow', 'pond'],
    reach: [-24, -41, 56, 42],
    foot: 268,
    draw: (pen) => capybara(pen, 0, 0),
  },
  dinossauro: {
    picture: 'dinosaur',
    homes: ['ages'],
    reach: [-38, -85, 106, 86],
    foot: 262,
    draw: (pen) => longNeck(pen, 0, 0),
  },
  elefante: {
    picture: 'elephant',
    homes: ['meadow', 'ring'],
    reach: [-46, -58, 88, 58],
    foot: 264,
    draw: (pen) => elephant(pen, 0, 0),
  },
  cavalo: {
    picture: 'horse',
    homes: ['meadow'],
    reach: [-37, -64, 80, 64],
    foot: 268,
    draw: (pen) => horse(pen, 0, 0),
  },
  unicornio: {
    picture: 'unicorn',
    homes: ['meadow', 'garden'],
    reach: [-37, -75, 80, 75],
    foot: 268,
    draw: (pen) => horse(pen, 0, 0, 1, { coat: 'white', mane: 'pink', horn: true }),
  },
  caminhao: {
    picture: 'truck',
    homes: ['road'],
    reach: [-46, -53, 93, 53],
    foot: 258,
    draw: (pen) => truck(pen, 0, 0),
  },
  trem: {
    picture: 'steam-train',
    homes: ['meadow'],
    reach: [-28, -67, 58, 68],
    foot: 256,
    draw: (pen) => [pen.rope('M-200 1H200', 2.4, 'metal'), engine(pen, 0, 0)],
  },
  fogueira: {
    picture: 'bonfire',
    homes: ['june'],
    reach: [-21, -41, 42, 42],
    foot: 264,
    draw: (pen) => bonfire(pen, 0, 0, 1),
  },
}

export const SUBJECTS: Readonly<Record<string, Subject>> = Object.fromEntries(
  Object.entries(AT_HOME).map(([name, subject]) => [name, { ...subject, portraits: PORTRAITS[name] }]),
)
