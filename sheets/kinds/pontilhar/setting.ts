/** The place around the figure of the dots, by its habitat. It gives no answer away. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { frameAround, type Setting, surround, type Thing } from '../../page/surroundings.ts'
import { findPicture } from '../../pictures/drawing.ts'
import type { Point } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'

const MEADOW: Setting = { above: 'sky', below: 'meadow', high: ['sun', 'cloud'], low: ['flower', 'tuft'] }
const SEA_BED: Setting = { above: 'water', below: 'sand', high: ['boat', 'cloud'], low: ['seaweed', 'coral'] }
const NIGHT: Setting = { above: 'dusk', below: 'hill', high: ['moon', 'star'], low: ['tuft', 'fern'] }

/** By the table of the figure's picture or its id. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  farm: MEADOW,
  wild: { ...MEADOW, below: 'grass', low: ['fern', 'tuft'] },
  birds: { ...MEADOW, high: ['cloud', 'sun'] },
  small: { ...MEADOW, low: ['tulip', 'tuft'] },
  fruit: { above: 'skyLow', below: 'meadow', high: ['bee', 'butterfly'], low: ['tuft', 'flower'] },
  food: { above: 'yellowPale', below: 'woodPale', high: ['star', 'sun'], low: [] },
  plants: { ...MEADOW, high: ['sun', 'butterfly'], low: ['snail', 'tuft'] },
  sky: { ...MEADOW, high: ['cloud', 'star'], low: ['tree', 'house'] },
  vehicles: { above: 'sky', below: 'path', high: ['cloud', 'sun'], low: ['tree', 'tuft'] },
  places: { ...MEADOW, low: ['tree', 'flower'] },
  clothes: { above: 'pinkPale', below: 'tan', high: ['butterfly', 'star'], low: [] },
  sea: SEA_BED,
  owl: NIGHT,
  bat: { ...NIGHT, low: ['tree', 'tuft'] },
}
const ROOM: Setting = { above: 'cream', below: 'tan', high: ['star', 'sun'], low: [] }
const SEA = new Set(['boat', 'fish', 'whale', 'turtle', 'dolphin', 'shark', 'seal', 'anchor'])

/** A figure is never beside its own picture. */
export function settingOf(id: string): Setting {
  const table = SEA.has(id) ? 'sea' : (findPicture(id).facts?.table ?? '')
  const setting = SETTINGS[id] ?? SETTINGS[table] ?? ROOM
  const others = (things: readonly Thing[]) => things.filter((thing) => thing !== id)
  return { ...setting, high: others(setting.high), low: others(setting.low) }
}

/** Room at the foot for the line to write on. */
const FRAME = frameAround(14.2)

interface Taken {
  /** Points of dots and lines. */
  readonly taken: readonly Point[]
  /** Labels. */
  readonly boxes: readonly Box[]
  readonly color: boolean
}

/** The frame, and up to four small things in free places. */
export const drawSetting = (id: string, { taken, boxes, color }: Taken, random: Random): Mark[] =>
  surround(settingOf(id), { frame: FRAME, taken, boxes, color }, random)
