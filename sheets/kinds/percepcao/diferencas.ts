/** Two pictures of one scene, one below the other: find what changed. The key numbers the changes in both. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { contourOf } from '../../pictures/contour.ts'
import { findPicture, PICTURE_BOX, pictureReach } from '../../pictures/drawing.ts'
import { idOfName } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, circle } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { cleared } from '../../scenes/clearing.ts'
import { castScene, drawScene, type Place, type Thing } from '../../scenes/composer.ts'
import { findPlace } from '../../scenes/places.ts'

export type Change = 'gone' | 'new' | 'other' | 'turned' | 'smaller'

export interface Difference {
  readonly change: Change
  /** The place of the change in the upper scene, mm. */
  readonly box: Box
  readonly before?: string
  readonly after?: string
  /** Things behind it in the upper scene, mm. */
  readonly behind: readonly Box[]
}

export interface DifferenceFacts {
  readonly place: string
  readonly differences: readonly Difference[]
}

interface LevelRule {
  readonly cast: Level
  readonly differences: number
  readonly changes: readonly Change[]
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { cast: 'medio', differences: 5, changes: ['gone', 'new', 'other'] },
  medio: { cast: 'desafio', differences: 8, changes: ['gone', 'new', 'other', 'turned'] },
  desafio: { cast: 'desafio', differences: 12, changes: ['gone', 'new', 'other', 'turned', 'smaller'] },
}

/** Themes that have another name than their place come first. */
const PLACE_OF: Readonly<Record<string, string>> = {
  jardim: 'jardim',
  praia: 'praia',
  festa: 'aniversario',
  rua: 'transito',
  quarto: 'quarto',
  fazenda: 'sitio',
  escola: 'escola',
  cozinha: 'cozinha',
  mar: 'mar',
  espaco: 'espaco',
  circo: 'circo',
  feira: 'feira',
  junina: 'junina',
  floresta: 'floresta',
  castelo: 'castelo',
}

const GAP = 6
const HEIGHT = (CONTENT.height - GAP) / 2
const UPPER: Box = { ...CONTENT, height: HEIGHT }
const SHIFT = HEIGHT + GAP
/** A change under something else cannot be found: at most this part of it may be covered. */
const MOST_COVERED = 0.22
/** A thing hidden more than this by another is not seen until that one goes. */
const MOST_HIDDEN = 0.6
/** Smaller things are too hard to see. */
const LEAST = 9

/** A replacement is up to three times as large or as small in life. */
const MOST_GROWN = Math.log(3)

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** Things whose mirror image is not noticeable, although their contours are lopsided. And a sign with letters. */
const FACES_NO_WAY = new Set([
  'store',
  ...['cloud', 'ladybug', 'butterfly', 'puzzle', 'planet', 'coral', 'oyster'],
  ...['potato', 'mango', 'leafy-green', 'canjica', 'bowl', 'fried-egg', 'cheese'],
])

/** Share of the contour's width by which left and right differ: a mirrored ball is no change. */
function lopsided(id: string): boolean {
  if (FACES_NO_WAY.has(id)) return false
  const points = contourOf(id)
  const middle = PICTURE_BOX / 2 + pictureReach(id, false).cx * PICTURE_BOX
  const profile = (side: 1 | -1) =>
    [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => {
      const ys = points.map((p) => p.y)
      const y = Math.min(...ys) + share * (Math.max(...ys) - Math.min(...ys))
      return Math.max(0, ...points.filter((p) => Math.abs(p.y - y) < 1).map((p) => side * (p.x - middle)))
    })
  const [left, right] = [profile(-1), profile(1)]
  return left.some((reach, i) => Math.abs(reach - (right[i] ?? 0)) > PICTURE_BOX * 0.14)
}

const isSeen = (thing: Thing, index: number, all: readonly Thing[]) =>
  Math.min(thing.box.width, thing.box.height) >= LEAST &&
  all.slice(index + 1).reduce((sum, other) => sum + shared(thing.box, other.box), 0) <=
    MOST_COVERED * thing.box.width * thing.box.height

/** A change in front of a thing must not uncover it: that would be one difference more than the page claims. */
const uncovers = (thing: Thing, index: number, all: readonly Thing[]) =>
  all.slice(0, index).some(({ box }) => shared(thing.box, box) > MOST_HIDDEN * box.width * box.height)

/** Another picture of the same row with about the same shape, in the position of the first one. */
function replaced(thing: Thing, place: Place, used: ReadonlySet<string>, color: boolean, random: Random): Thing | null {
  const step = place.steps[thing.step]
  if (step?.kind !== 'row') return null
  const shape = (id: string) => {
    const reach = pictureReach(id, color)
    return reach.width / reach.height
  }
  const others = step.pool.filter((id) => !used.has(id))
  const size = (id: string) => findPicture(id).facts?.metres ?? 1
  // A canoe as long as a ship would be a second thing to wonder at.
  const alike = others.filter(
    (id) =>
      Math.abs(Math.log(shape(id) / shape(thing.picture))) < 0.7 &&
      Math.abs(Math.log(size(id) / size(thing.picture))) < MOST_GROWN,
  )
  if (alike.length === 0) return null
  const picture = random.pick(alike)
  const { box } = thing
  const reach = pictureReach(picture, color)
  const scale = Math.min(box.width / reach.width, box.height / reach.height)
  const [width, height] = [reach.width * scale, reach.height * scale]
  const y = step.air ? box.y + (box.height - height) / 2 : box.y + box.height - height
  return { ...thing, picture, flipped: false, box: { x: box.x + (box.width - width) / 2, y, width, height } }
}

const smaller = (thing: Thing): Thing => {
  const { x, y, width, height } = thing.box
  return { ...thing, box: { x: x + width * 0.2, y: y + height * 0.4, width: width * 0.6, height: height * 0.6 } }
}

/** Changes things until there are enough differences; the same thing changes once. */
function change(things: readonly Thing[], place: Place, rule: LevelRule, options: SheetOptions, random: Random) {
  const first: (Thing | null)[] = [...things]
  const second: (Thing | null)[] = [...things]
  const used = new Set(things.map(({ picture }) => picture))
  const wanted = new Set((options.must ?? []).flatMap((name) => idOfName(name) ?? []))
  const candidates = random.shuffle(
    things.flatMap((thing, i) => (isSeen(thing, i, things) && !uncovers(thing, i, things) ? [i] : [])),
  )
  const differences: Difference[] = []
  for (const index of candidates) {
    if (differences.length === rule.differences) break
    const thing = things[index]
    if (!thing) continue
    const { box, picture } = thing
    const behind = things.slice(0, index).map((other) => other.box)
    for (const kind of random.shuffle(rule.changes)) {
      const keeps = wanted.has(picture)
      if ((kind === 'gone' || kind === 'new') && !keeps) {
        if (kind === 'gone') second[index] = null
        else first[index] = null
        differences.push({ change: kind, box, behind, ...(kind === 'gone' ? { before: picture } : { after: picture }) })
        break
      }
      const other =
        kind === 'other' && !keeps
          ? replaced(thing, place, used, options.color, random)
          : kind === 'turned' && lopsided(picture)
            ? { ...thing, flipped: !thing.flipped }
            : kind === 'smaller' && Math.min(box.width, box.height) > LEAST * 1.7
              ? smaller(thing)
              : null
      if (!other) continue
      used.add(other.picture)
      second[index] = other
      differences.push({ change: kind, box, behind, before: picture, after: other.picture })
      break
    }
  }
  const present = (list: readonly (Thing | null)[]) => list.filter((thing) => thing !== null)
  return { first: present(first), second: present(second), differences }
}

/** A number in a ring, in the middle of each change. */
function numbered(differences: readonly Difference[]): Mark[] {
  const ordered = [...differences].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
  return ordered.flatMap(({ box }, i): Mark[] => {
    const cx = box.x + box.width / 2
    const cy = box.y + box.height / 2
    return [0, SHIFT].flatMap((dy): Mark[] => [
      circle(cx, cy + dy, 5.2, { stroke: ANSWER_RED, width: 0.9, fill: WHITE }),
      centredText(cx, cy + dy, String(i + 1), 6.6, { fill: ANSWER_RED }),
    ])
  })
}

/** Casts that are tried until one has room for all changes. */
const ATTEMPTS = 24

/** Vehicles and buildings are large: as many as there are things elsewhere would hide one another. */
const ROOMY = 'transito'

/** A cast and its changes. Throws RangeError when no cast of the place has room for them. */
function changedScene(place: Place, rule: LevelRule, options: SheetOptions, random: Random, seen: ReadonlySet<string>) {
  const must = (options.must ?? []).flatMap((name) => idOfName(name) ?? [])
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const source = random.fork(`cast ${attempt}`)
    const level: Level = place.id === ROOMY ? 'medio' : rule.cast
    const wish = { level, frame: UPPER, color: options.color, must, ...(attempt < ATTEMPTS / 2 && { seen }) }
    const cast = cleared(place, castScene(place, wish, source), wish, source.fork('room'))
    const scene = change(cast, place, rule, options, source.fork('changes'))
    if (scene.differences.length === rule.differences) return scene
  }
  throw new RangeError(`no room for ${rule.differences} differences in ${place.id}`)
}

function drawPage(options: SheetOptions, random: Random, seen: Set<string>) {
  const theme = options.theme ?? 'jardim'
  const place = findPlace(PLACE_OF[theme] ?? theme)
  const { color } = options
  const { first, second, differences } = changedScene(place, LEVELS[options.level], options, random, seen)
  for (const { picture } of [...first, ...second]) seen.add(picture)
  const lower = { ...UPPER, y: UPPER.y + SHIFT }
  const moved = second.map((thing) => ({ ...thing, box: { ...thing.box, y: thing.box.y + SHIFT } }))
  const backdrops = random.fork('backdrops')
  const marks: PageMark[] = [
    ...drawScene(place, first, { frame: UPPER, color }, backdrops),
    ...drawScene(place, moved, { frame: lower, color }, backdrops),
    answer(numbered(differences)),
  ]
  return {
    marks,
    facts: { place: place.id, differences } satisfies DifferenceFacts,
    // The page asks for its changes, not for the things in the place.
    items: differences.map(({ change: kind, before, after }) => `${kind} ${before ?? ''} ${after ?? ''}`),
  }
}

export const diferencas: SheetKind<PagesFacts<DifferenceFacts>> = {
  id: 'diferencas',
  category: 'percepcao',
  themes: Object.keys(PLACE_OF),
  draw: (options) => {
    const seen = new Set<string>()
    return composeSheet(options, 'look', (random) => drawPage(options, random, seen))
  },
}
