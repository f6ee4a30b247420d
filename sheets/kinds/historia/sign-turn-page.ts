/** A street with a light, a stop sign and a crossing: who goes on now, and who waits. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { BOYS, type CastName, nameOf } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type Driver, driver } from '../../studio/places/drivers.ts'
import {
  rowOf,
  type SignPlace,
  sideStreet,
  skyline,
  stretch,
  WALKING,
  zebra,
} from '../../studio/places/sign-streets.ts'
import { school } from '../../studio/shapes/built.ts'
import { onPost, paintedPare, type VehicleLight, vehicleLight, walkerLight } from '../../studio/shapes/traffic-signs.ts'
import { disc } from './letters.ts'

/** Those in the street: two above, three below. */
export const MOVERS = ['caminhao', 'avo', 'taxi', 'carro', 'crianca', 'ciclista'] as const
export type Mover = (typeof MOVERS)[number]

export interface TurnTask {
  readonly place: SignPlace
  /** Lamp that is lit for vehicles; people have green only while it is red. */
  readonly light: VehicleLight
  readonly who: CastName
  /** In the order of the numbers; one of those without a light is left out. */
  readonly asked: readonly Mover[]
}

/** Road users and the light that each obeys: vehicles and cycles theirs, the child the one for people (CTB, articles 44, 69, 70 and 208). */
export function mayGo(light: VehicleLight, mover: Mover): boolean {
  if (mover === 'carro' || mover === 'ciclista') return light === 'verde'
  if (mover === 'crianca') return light === 'vermelho'
  return mover === 'avo'
}

const LIT_BY: readonly Mover[] = ['carro', 'crianca', 'ciclista']

/** Those of the lower street who go once the light has changed. */
export const goNext = ({ light, asked }: TurnTask): readonly Mover[] => {
  const next: VehicleLight = light === 'vermelho' ? 'verde' : 'vermelho'
  return asked.filter((mover) => LIT_BY.includes(mover) && mayGo(next, mover))
}

const wordsOfMover = (mover: Mover, who: CastName): string =>
  ({
    caminhao: 'O caminhão que chegou ao PARE',
    avo: 'A avó que já está na faixa',
    taxi: 'O carro que chegou à faixa da avó',
    carro: 'O carro que chegou ao semáforo',
    crianca: `${nameOf(who)}, ${BOYS.has(who) ? 'parado' : 'parada'} na calçada`,
    ciclista: 'O ciclista que chegou ao semáforo',
  })[mover]

const [UPPER, LOWER] = [104, 164]
const DEPTH = 24
const SPOTS: Readonly<Record<Mover, readonly [x: number, y: number]>> = {
  taxi: [26, UPPER + 13],
  avo: [44, UPPER - 2],
  caminhao: [98, UPPER + 12],
  carro: [44, LOWER + 6],
  ciclista: [77, LOWER - 13],
  crianca: [134, LOWER + 32],
}

/** Vehicles and the places in front of them: crossing, PARE, light. */
export const TURN_DRIVERS = {
  taxi: { what: 'carro', x: 26, foot: UPPER + DEPTH - 4, scale: 0.43, fill: 'yellow', line: 42 },
  caminhao: { what: 'caminhao', x: 109, foot: UPPER + DEPTH - 4, scale: 0.44, line: 162 },
  carro: { what: 'carro', x: 42, foot: LOWER + 13, scale: 0.5, fill: 'blue', line: 61 },
  ciclista: { what: 'ciclista', x: 75, foot: LOWER + DEPTH - 4, scale: 27, line: 88 },
} as const satisfies Readonly<Record<string, Driver>>
const SIDE = 183

function street(pen: Pen, { place, light, who }: TurnTask): Drawing {
  const isGreen = light === 'vermelho'
  const road = (kerb: number) => [pen.shape(box(-4, kerb, 222, DEPTH), 'stone', 1)]
  return [
    pen.shape(box(-4, -4, 222, 310), 'sky', null),
    skyline(pen, UPPER - 10),
    stretch(pen, UPPER - 6, UPPER, place === 'centro' ? 'skyLow' : 'meadow'),
    rowOf(pen, place, UPPER, 0, [
      { x: 38, houses: 1 },
      { x: 76, houses: 1 },
      { x: 149, houses: 1 },
      { x: 222, houses: 1 },
    ]),
    road(UPPER),
    pen.shape(box(42, UPPER + 1.6, 2.2, DEPTH - 3.2), 'white', 0.6),
    zebra(pen, 65, UPPER, 38, DEPTH),
    pen.at(88, UPPER - 0.6, 1, (own) => onPost(own, 'faixa', 24, 0.72)),
    person(pen, 'avo', 64, UPPER + 18, 0.42, { pose: WALKING }),
    paintedPare(pen, 147, UPPER + DEPTH / 2, 7.4),
    pen.shape(box(162, UPPER + 1.6, 2.6, DEPTH - 3.2), 'white', 0.6),
    pen.at(166, UPPER - 0.6, 1, (own) => onPost(own, 'pare', 26, 0.8)),
    driver(pen, TURN_DRIVERS.taxi),
    driver(pen, TURN_DRIVERS.caminhao),
    pen.shape(box(-4, UPPER + DEPTH, 222, LOWER - UPPER - DEPTH), place === 'centro' ? 'skyLow' : 'meadow', 0.9),
    pen.shape(box(-4, LOWER - 5, 222, 5.6), 'greyPale', 0.8),
    rowOf(
      pen,
      place,
      LOWER - 1,
      1,
      [52, 158].slice(0, place === 'escola' ? 1 : 2).map((x) => ({ x, houses: 1 })),
    ),
    place === 'escola' ? school(pen.plane('middle'), 134, LOWER - 5, 0.4) : [],
    road(LOWER),
    sideStreet(pen, SIDE, UPPER + DEPTH, LOWER),
    pen.shape(box(-4, LOWER + DEPTH - 10.4, 67, 9.8), 'redPale', 0.8),
    pen.shape(box(63.6, LOWER + 0.6, 24.4, DEPTH - 1.2), 'redPale', 0.8),
    [61, 87].map((x) => pen.shape(box(x, LOWER + 1.6, 2.6, DEPTH - 3.2), 'white', 0.6)),
    zebra(pen, 118, LOWER, 42, DEPTH),
    pen.rope(`M96 ${LOWER}V${LOWER - 16}`, 2, 'metal', 0.8),
    pen.at(96, LOWER - 24, 0.78, (own) => vehicleLight(own, light)),
    driver(pen, TURN_DRIVERS.carro),
    driver(pen, TURN_DRIVERS.ciclista),
    pen.shape(box(-4, LOWER + DEPTH, 222, 130), 'greyPale', 1),
    pen.rope(`M152 ${LOWER + DEPTH + 18}V${LOWER + DEPTH - 8}`, 1.8, 'metal', 0.8),
    pen.at(152, LOWER + DEPTH - 16, 1, (own) => walkerLight(own, isGreen)),
    person(pen, who, 116, LOWER + DEPTH + 19, 0.46, { pose: { expr: 'alegre' } }),
  ]
}

const PANEL = { x: 13, y: 213, width: 184, height: 71 }
const [HEAD, ROW, TICK] = [9, 10, 8]
const [GO, WAIT] = [PANEL.x + 136, PANEL.x + 165]

const LAMP_NAMES: Readonly<Record<Mover, string>> = {
  caminhao: 'caminhão',
  avo: 'avó',
  taxi: 'carro',
  carro: 'o carro',
  crianca: '',
  ciclista: 'o ciclista',
}

const nextWords = (task: TurnTask): string =>
  goNext(task)
    .map((mover) => (mover === 'crianca' ? nameOf(task.who) : LAMP_NAMES[mover]))
    .join(' e ')

export function turnPage(pen: Pen, task: TurnTask): PageMark[] {
  const { asked, light, who } = task
  const last = PANEL.y + PANEL.height - 5
  const { from, marks } = wordsAndLine(
    pen,
    'Quando o semáforo mudar, quem vai?',
    [PANEL.x + 6, last],
    5.4,
    PANEL.x + PANEL.width - 6,
    2.4,
    1.4,
  )
  return [
    ...marksOf([
      street(pen, task),
      pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 4), 'white', 1.1),
      pen.text(GO, PANEL.y + 7.4, 'vai', 5),
      pen.text(WAIT, PANEL.y + 7.4, 'espera', 5),
      asked.map((mover, i) => {
        const y = PANEL.y + HEAD + ROW * (i + 0.5)
        const says = wordsOfMover(mover, who)
        const [x, place] = SPOTS[mover]
        return [
          disc(pen, x, place, i + 1),
          disc(pen, PANEL.x + 9, y, i + 1),
          pen.text(PANEL.x + 17, y + 1.9, says, fitTextSize(says, 'text', 5.6, 108), { font: 'text', anchor: 'start' }),
          [GO, WAIT].map((at) => pen.shape(box(at - TICK / 2, y - TICK / 2, TICK, TICK, 1.6), 'white', 0.9)),
        ]
      }),
    ]),
    ...asked.map((mover, i) =>
      writtenAnswer(mayGo(light, mover) ? GO : WAIT, PANEL.y + HEAD + ROW * (i + 0.5), 'X', 6.4),
    ),
    ...marks,
    writtenAnswer((from + PANEL.x + PANEL.width - 6) / 2, last - 1.8, nextWords(task), 5.6),
  ]
}
