/** All scenes, and one of them drawn for a level. */
import type { Level } from '../../scene/scene.ts'
import type { CastName } from '../cast/people.ts'
import type { Drawing, Pen } from '../pen.ts'
import { AMAZON } from './amazon.ts'
import { BEACH } from './beach.ts'
import { BEDROOM } from './bedroom.ts'
import { BIRTHDAY } from './birthday.ts'
import { BUS_STOP } from './bus-stop.ts'
import { CAPOEIRA } from './capoeira.ts'
import { CARNIVAL } from './carnival.ts'
import { CASTLE } from './castle.ts'
import { CHRISTMAS, CRIB } from './christmas-room.ts'
import { CIRCUS } from './circus.ts'
import { DINOSAURS } from './dinosaurs.ts'
import { EASTER } from './easter.ts'
import { ENVIRONMENT } from './environment.ts'
import { FATHERS, MOTHERS } from './family.ts'
import { FARM } from './farm.ts'
import { FLOOD_AND_DROUGHT } from './flood-and-drought.ts'
import { FOLKLORE } from './folklore.ts'
import { FOOTBALL } from './football.ts'
import { FOREST } from './forest.ts'
import { FOUR_WEATHERS } from './four-weathers.ts'
import { GARDEN } from './garden.ts'
import { INDEPENDENCE } from './independence.ts'
import { JUNE } from './june.ts'
import { KITCHEN } from './kitchen.ts'
import { LIBRARY } from './library.ts'
import { MARKET } from './market.ts'
import { OPEN_SEA } from './open-sea.ts'
import { ORCHARD } from './orchard.ts'
import { OWN_WAYS } from './own-ways.ts'
import { PLAYGROUND } from './playground.ts'
import { RAIN } from './rain.ts'
import { type Scene, Stage } from './scene.ts'
import { SCHOOL } from './school.ts'
import { SCHOOL_GATE } from './school-gate.ts'
import { SEA } from './sea.ts'
import { SOCK_DAY } from './sock-day.ts'
import { SPACE } from './space.ts'
import { SPACE_WALK } from './space-walk.ts'
import { STREET } from './street.ts'
import { TEACHERS } from './teachers.ts'
import { TREE_DAY } from './tree-day.ts'
import { VILLAGE_SCHOOL } from './village-school.ts'
import { WETLAND } from './wetland.ts'

export const SCENES: readonly Scene[] = [
  ...[FARM, SEA, SPACE, BIRTHDAY, GARDEN, STREET, BUS_STOP, DINOSAURS, FOOTBALL, CIRCUS, CASTLE],
  ...[BEACH, AMAZON, WETLAND, PLAYGROUND, SCHOOL, JUNE],
  ...[
    ORCHARD,
    MARKET,
    KITCHEN,
    BEDROOM,
    LIBRARY,
    FOREST,
    RAIN,
    CARNIVAL,
    INDEPENDENCE,
    ENVIRONMENT,
    OPEN_SEA,
    SPACE_WALK,
  ],
  ...[CAPOEIRA, FOLKLORE, VILLAGE_SCHOOL, MOTHERS, FATHERS, CHRISTMAS, CRIB, EASTER, TEACHERS, SCHOOL_GATE],
  ...[SOCK_DAY, OWN_WAYS, TREE_DAY, FOUR_WEATHERS, FLOOD_AND_DROUGHT],
]

/** The middle of the picture and its foot, mm. */
const [MIDDLE, FOOT] = [105, 288]

/** A wide picture of whoever is in front. */
export const drawFront = (scene: Scene, pen: Pen, cast: readonly CastName[]): Drawing =>
  scene.draw(new Stage(scene, pen, 'medio', cast, { isWide: true }))

/** The scene with these children; the easiest level looks from near. */
export function drawScene(scene: Scene, pen: Pen, level: Level, cast: readonly CastName[]): Drawing {
  const whole = (own: Pen) => scene.draw(new Stage(scene, own, level, cast))
  if (level !== 'facil') return whole(pen)
  const { x, zoom } = scene.close
  return pen.at(MIDDLE - x * zoom, FOOT - FOOT * zoom, zoom, whole)
}
