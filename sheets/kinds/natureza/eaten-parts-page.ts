/** Two beds cut open: of eight plants the part that is eaten, and two riddles about animals and the part they need. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { GIVE, HOLD } from '../../studio/cast/poses.ts'
import { watering } from '../../studio/cast/things.ts'
import { box, circle, points, scallop } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { cutSoil, type Garden, gardenLand } from '../../studio/places/cut-garden.ts'
import { sprout } from '../../studio/places/measured-garden.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { GARDEN_ROWS, type GardenRow } from '../../studio/shapes/garden-rows.ts'
import { butterfly } from '../../studio/shapes/pets.ts'
import type { PlantPart } from '../../studio/shapes/whole-plants.ts'
import type { Eaten, PlantRiddle } from './plant-facts.ts'
import { riddleLines, wordRow } from './word-paper.ts'

export interface EatenTask {
  readonly plants: readonly Eaten[]
  readonly riddles: readonly PlantRiddle[]
  readonly bank: readonly PlantPart[]
}

/** Feet of the plants of each bed. */
const BEDS = [97, 182]
const COLUMNS = [33, 81, 129, 177]
const CARD = { below: 23, width: 44, height: 18.8, field: 9.4 }
const BED_HEIGHT = 44

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['bia', 'gil'],
  ['theo', 'sofia'],
  ['iara', 'davi'],
  ['caio', 'nina'],
  ['yumi', 'malu'],
]

/** A basket of what was picked, before the chest. */
const HARVEST = {
  pose: HOLD,
  extra: (near: Parameters<typeof watering>[0]) => ({
    armMid: [
      near.shape(scallop(points('-9,-22 -6,-29 0,-31 7,-28 9,-22'), 0.6), CLOTH.verde),
      near.shape(circle(-4, -24, 3.6), CLOTH.vermelho),
      near.shape(circle(4, -24, 3.6), CLOTH.amarelo),
      near.shape('M-11,-22H11L8.600,-12H-8.600Z', CLOTH.madeira),
    ],
  }),
}

function beds(pen: Pen, garden: Garden): Drawing {
  const [first = 0, second = 0] = BEDS
  return [
    gardenLand(pen, garden, first),
    pen.shape(box(-8, first + BED_HEIGHT, 230, 200), 'meadow', 1),
    butterfly(pen, 105, first + BED_HEIGHT + 9, 0.6, 'orange', 12),
    BEDS.map((y) => cutSoil(pen, y, BED_HEIGHT, 21)),
    pen.shape(box(-8, second + BED_HEIGHT, 230, 80), 'path', 1),
  ]
}

function planted(pen: Pen, { name, part }: Eaten, i: number): PageMark[] {
  const [x, y] = [COLUMNS[i % 4] ?? 0, BEDS[Math.floor(i / 4)] ?? 0]
  const top = y + CARD.below
  const left = x - CARD.width / 2
  const field = top + CARD.height - CARD.field - 1.4
  return [
    ...marksOf([
      pen.at(x, y, 1, GARDEN_ROWS[name as GardenRow]),
      pen.shape(box(left, top, CARD.width, CARD.height, 2.2), 'woodPale', 1),
      pen.text(x, top + 4.9, name, 4.6),
      pen.shape(box(left + 1.6, field, CARD.width - 3.2, CARD.field, 1.6), 'white', 0.8),
    ]),
    writtenAnswer(x, field + CARD.field / 2, part, 6.2),
  ]
}

const NOTES = { x: 54, y: 233, width: 112, height: 49 }

export function eatenPartsPage(pen: Pen, garden: Garden, variant: number, task: EatenTask): PageMark[] {
  const [waters, picks] = PAIRS[variant % PAIRS.length] ?? (['bia', 'gil'] as const)
  const waterer = { ...GIVE, armL: { at: [11, -23], z: 'front', dir: 70, hand: 'fist', thumb: 1 } } as const
  return [
    ...marksOf([
      beds(pen, garden),
      notePaper(pen, NOTES),
      sprout(pen, 48, 283),
      person(pen, waters, 21, 282, 0.7, { pose: waterer, extra: watering }),
      person(pen, picks, 185, 282, 0.76, HARVEST),
      wordRow(pen, NOTES, task.bank),
    ]),
    ...task.plants.flatMap((plant, i) => planted(pen, plant, i)),
    ...riddleLines(pen, NOTES, task.riddles),
  ]
}
