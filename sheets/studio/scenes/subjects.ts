/** One animal or thing to colour, at home in its habitat: alone and huge, with little around it, in rich company. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { WAVE } from '../cast/poses.ts'
import { type Drawing, marksOf, type Pen } from '../pen.ts'
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
import type { Setting } from './habitat.ts'
import { HABITATS, type HabitatName } from './habitats.ts'

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
}

export const SUBJECTS: Readonly<Record<string, Subject>> = {
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
    homes: ['vegetables', 'garden'],
    reach: [-13, -49, 31, 51],
    foot: 268,
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
    homes: ['beach', 'garden', 'ring'],
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
    homes: ['pond', 'meadow'],
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
    homes: ['ring', 'meadow'],
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

/** Room of the subject on the page, mm: alone it is huge. */
const ROOM: Readonly<Record<Level, readonly [width: number, height: number]>> = {
  facil: [172, 176],
  medio: [140, 134],
  desafio: [124, 118],
}
/** The middle of what flies or swims. */
const [CENTRE, MIDDLE] = [105, 166]

/** Subjects beside which a child has ground and room. */
const WITH_CHILD = new Set([
  'horse',
  'cake',
  'gift',
  'car',
  'truck',
  'elephant',
  'unicorn',
  'rabbit',
  'dog',
  'house',
  'cat',
])
/** Foot and scale of that child. */
const CHILD = { x: 32, y: 281, scale: 1.25 }
/** Kept free of what is drawn in front, mm. */
const CHILD_ROOM: Box = { x: 14, y: 202, width: 40, height: 82 }

/** True if there is room for a child beside the subject. */
export const hasRoomBeside = ({ picture }: Subject): boolean => WITH_CHILD.has(picture)

/** Pages after the first two have the subject a little aside and smaller. */
const ASIDE = [0, 0, -12, 12, -6, 6]
const SMALLER = [1, 1, 0.92, 0.92, 0.86, 0.86]

/** A subject goes so far to the right of the child, unless it would leave the page, mm. */
const [MOST_ASIDE, RIGHT_EDGE] = [24, 194]
const roomForChild = (half: number) => Math.max(0, Math.min(MOST_ASIDE, RIGHT_EDGE - CENTRE - half))

const homeOf = ({ homes }: Subject, index: number) => HABITATS[homes[index % homes.length] ?? homes[0]]

/** Names of what a page of the subject shows. */
export function subjectShows(subject: Subject, level: Level, index: number): readonly string[] {
  const home = homeOf(subject, index)
  const rich = level === 'desafio' && 'rich' in home ? home.rich : []
  return [subject.picture, ...(subject.company ?? []), ...rich]
}

interface OnPage {
  readonly level: Level
  /** From 0: each page has another home, and every second one looks the other way; with one home only the whole page does. */
  readonly index: number
  /** A child beside it, where there is room. */
  readonly child?: CastName | undefined
}

/** The subject on a page of a sheet. */
export function drawSubject(subject: Subject, pen: Pen, { level, index, child }: OnPage): Drawing {
  const { homes, reach, foot } = subject
  const more = level === 'facil' ? () => [] : (drawn: () => Drawing) => drawn()
  const most = level === 'desafio' ? (drawn: () => Drawing) => drawn() : () => []
  const { fine } = subject
  const draw = (own: Pen): Drawing => [subject.draw(own), fine ? most(() => fine(own)) : []]
  const home = homeOf(subject, index)
  const [left, top, width, height] = reach
  const [wide, high] = ROOM[level]
  const place = index % ASIDE.length
  const turned = index % 2 === 1
  const turnsWhole = turned && homes.length === 1
  const scale = Math.round(Math.min(wide / width, high / height) * (SMALLER[place] ?? 1) * 100) / 100
  const beside = child !== undefined && hasRoomBeside(subject)
  const aside = beside ? roomForChild((width * scale) / 2) : (ASIDE[place] ?? 0)
  const x = CENTRE + (beside && turnsWhole ? -aside : aside) - (left + width / 2) * scale
  const y = foot ?? MIDDLE - (top + height / 2) * scale
  const setting = (own: Pen): Setting => ({ pen: own, more, most, rich: level === 'desafio' })
  const behind = (own: Pen): Drawing => {
    const flip = turned && !turnsWhole
    const hero = own.plane('hero').at(flip ? 2 * (beside ? CENTRE + aside : CENTRE) - x : x, y, scale, draw, { flip })
    return [home.behind(setting(own)), hero]
  }
  const taken = turnsWhole ? { ...CHILD_ROOM, x: 2 * CENTRE - CHILD_ROOM.x - CHILD_ROOM.width } : CHILD_ROOM
  const isFree = (mark: Mark) => {
    const reach = boundsOf([mark])
    return reach === null || !overlaps(reach, taken)
  }
  const before = (own: Pen): Drawing => {
    const things = 'before' in home ? marksOf(home.before(setting(own))) : []
    return beside ? things.filter(isFree) : things
  }
  const placed = (drawn: (own: Pen) => Drawing) =>
    turnsWhole ? pen.at(2 * CENTRE, 0, 1, drawn, { flip: true }) : drawn(pen)
  return [
    placed((own) => [behind(own), before(own)]),
    beside ? person(pen.plane('hero'), child, CHILD.x, CHILD.y, CHILD.scale, { pose: WAVE }) : [],
  ]
}
