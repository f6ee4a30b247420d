/** Two pictures of one scene, one below the other: find what changed. The key numbers the changes in both. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { PICTURE, titleBoard, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, GREY, WHITE } from '../../scene/inks.ts'
import { centredText, circle, group, rect, rectData, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type CastName, castOfPage, STANDING } from '../../studio/cast/people.ts'
import { box as boxData } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { DETAILS } from '../../studio/scenes/details.ts'
import type { Scene } from '../../studio/scenes/scene.ts'
import { withMark } from './altered.ts'
import { type Change, chosen, type Retouch, retouchesOf, type Taste } from './retouch.ts'
import { looksOf, sceneMarks, sceneNamed } from './scene-looks.ts'

export interface Difference {
  readonly change: Change
  /** Around everything that differs, in the lengths of the scene. */
  readonly box: Box
}

export interface DifferenceFacts {
  readonly scene: string
  readonly differences: readonly Difference[]
  /** The two pictures without frame and rings, in the lengths of the scene, and the part of it that is seen. */
  readonly pictures: readonly [readonly Mark[], readonly Mark[]]
  readonly window: Box
}

interface LevelRule {
  readonly count: number
  readonly changes: readonly Change[]
  /** Smallest side of a change on the page, mm. */
  readonly least: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { count: 5, changes: ['gone', 'new', 'turned', 'less', 'more'], least: 6.5 },
  medio: { count: 8, changes: ['gone', 'new', 'turned', 'smaller', 'less', 'more'], least: 5 },
  desafio: {
    count: 12,
    changes: ['gone', 'new', 'turned', 'smaller', 'less', 'more', 'face', 'shirt'],
    least: 3.6,
  },
}
/** Room between two changes, mm: they are never read as one. */
const APART = 5

/** Scenes of a theme, one a page. */
const SCENES_OF: Readonly<Record<string, readonly string[]>> = {
  jardim: ['jardim', 'pomar'],
  praia: ['praia', 'mar'],
  festa: ['festa', 'circo'],
  rua: ['cidade', 'onibus', 'volta-as-aulas'],
  quarto: ['quarto', 'cozinha'],
  fazenda: ['fazenda', 'pomar'],
  escola: ['escola', 'volta-as-aulas'],
  cozinha: ['cozinha'],
  mar: ['mar'],
  espaco: ['espaco'],
  circo: ['circo'],
  feira: ['feira'],
  junina: ['junina'],
  floresta: ['floresta'],
  castelo: ['castelo'],
}

/** Upper edge of what is seen of a scene, mm of the scene; its foot is seen always. */
const TOPS: Readonly<Record<string, number>> = {
  jardim: 118,
  festa: 106,
  cidade: 86,
  castelo: 92,
  circo: 98,
  escola: 96,
  junina: 100,
  'volta-as-aulas': 92,
  onibus: 124,
  espaco: 104,
  pomar: 92,
  cozinha: 104,
  quarto: 108,
  mar: 108,
  praia: 112,
}
const [USUAL_TOP, FOOT, WIDEST] = [118, 288, 212]

/** The scene is seen from nearer by so much of its height where there are changes enough in it, mm. */
const NEARER: Readonly<Record<Level, readonly number[]>> = { facil: [26, 13, 0], medio: [18, 0], desafio: [0] }

/** The pictures on the page: the middle of their common axis, their upper edges, room for them, mm. */
const ROOM = { width: 172, height: 113.5 }
const [UPPER, GAP] = [53, 4]
const AXIS = PICTURE.x + 8 + ROOM.width / 2
const LOWER = UPPER + ROOM.height + GAP

function windowOf(scene: Scene, nearer: number): Box {
  const y = (TOPS[scene.id] ?? USUAL_TOP) + nearer
  const height = FOOT - y
  const width = Math.min(WIDEST, (ROOM.width / ROOM.height) * height)
  return { x: 105 - width / 2, y, width, height }
}

/** A scene with the changes that it bears. */
function offerOf(scene: Scene, window: Box, pen: Pen, cast: readonly CastName[]) {
  const rendering = { scene, pen, cast, besides: DETAILS[scene.id] }
  const marks = sceneMarks(rendering)
  return { marks, retouches: retouchesOf({ marks, window, looks: looksOf(rendering, marks) }) }
}

/** Changes in which the first picture has less. */
const FIRST_WITHOUT: ReadonlySet<Change> = new Set<Change>(['new', 'more'])

/** Both pictures: what is new is missing in the first one. */
function pictures(marks: readonly Mark[], retouches: readonly Retouch[]): [Mark[], Mark[]] {
  // From the last place on, so that the places of the others stay.
  const inOrder = retouches.toSorted(
    (one, other) => one.path.map((place, i) => (other.path[i] ?? -1) - place).find((step) => step !== 0) ?? 0,
  )
  const changed = (wanted: readonly Retouch[]) =>
    wanted.reduce((all, { path, instead }) => withMark(all, path, instead), [...marks])
  return [
    changed(inOrder.filter(({ change }) => FIRST_WITHOUT.has(change))),
    changed(inOrder.filter(({ change }) => !FIRST_WITHOUT.has(change))),
  ]
}

interface Sight {
  readonly window: Box
  readonly scale: number
}

/** A picture with its upper edge at `top`. */
function framed(marks: readonly Mark[], { window, scale }: Sight, top: number): Mark[] {
  const [width, height] = [window.width * scale, window.height * scale]
  const left = AXIS - width / 2
  const inside = group(left - window.x * scale, top - window.y * scale, marks, { scale })
  const edge = rectData(left, top, width, height, 4)
  return [group(0, 0, [inside], { clip: edge }), rect(left, top, width, height, { radius: 4, width: 1 })]
}

const onPage = (box: Box, { window, scale }: Sight): Box => ({
  x: round(AXIS + (box.x - window.x - window.width / 2) * scale),
  y: round(UPPER + (box.y - window.y) * scale),
  width: round(box.width * scale),
  height: round(box.height * scale),
})

const RING = 1.6
const NUMBER = 5.2

/** A thin ring around each change in both pictures, its number on the ring. */
function rings(differences: readonly Difference[], sight: Sight): Mark[] {
  return differences.flatMap(({ box }, i): Mark[] => {
    const { x, y, width, height } = onPage(box, sight)
    const radius = Math.min(width, height) / 2 + RING
    return [0, LOWER - UPPER].flatMap((down): Mark[] => {
      const [cx, cy] = [x - 0.4, y + down - 0.4]
      return [
        rect(x - RING, y - RING + down, width + 2 * RING, height + 2 * RING, {
          radius,
          stroke: ANSWER_RED,
          width: 0.8,
        }),
        circle(cx, cy, 2.9, { stroke: ANSWER_RED, width: 0.4, fill: WHITE }),
        centredText(cx, cy, String(i + 1), NUMBER * 0.8, { fill: ANSWER_RED }),
      ]
    })
  })
}

/** A circle to colour for each change that was found, beside the pictures. */
function tally(count: number): Mark[] {
  const x = (AXIS + ROOM.width / 2 + PICTURE.x + PICTURE.width) / 2 - 0.5
  const step = 11
  const top = LOWER - GAP / 2 - ((count - 1) * step) / 2
  return Array.from({ length: count }, (_, i) =>
    circle(x, round(top + i * step), 3.6, { stroke: GREY, width: 0.6, fill: WHITE }),
  )
}

/** Choices that are tried with each cast, and casts, until there is room for all changes. */
const [CHOICES, CASTS] = [40, 6]
/** Less room between changes with each cast. */
const NARROWER = 0.85

function choice(offer: readonly Retouch[], taste: Taste, random: Random): Retouch[] {
  for (let attempt = 0; attempt < CHOICES; attempt++) {
    const taken = chosen(offer, taste, random.fork(attempt))
    if (taken.length === taste.count) return taken
  }
  return []
}

/** Things drawn alike that change on one page, as books of a shelf; more where there is nothing else. */
const MOST_ALIKE = 2

/** Casts to try, and how near the scene is seen: twice from nearer, then as long as there is a choice. */
const attemptsOf = (level: Level): (readonly [attempt: number, nearer: number])[] =>
  NEARER[level].flatMap((nearer) =>
    Array.from({ length: nearer > 0 ? 2 : CASTS }, (_, attempt) => [attempt, nearer] as const),
  )

function drawPage(options: SheetOptions, index: number, random: Random, sheet: Random) {
  const theme = options.theme ?? 'jardim'
  const scenes = SCENES_OF[theme] ?? [theme]
  const scene = sceneNamed(scenes[index % scenes.length])
  const rule = LEVELS[options.level]
  for (const [attempt, nearer] of attemptsOf(options.level)) {
    const window = windowOf(scene, nearer)
    const scale = round(ROOM.height / window.height)
    const sight = { window, scale }
    const pen = new Pen(options.color, scale)
    const taste = { ...rule, least: rule.least / scale, apart: APART / scale, alike: MOST_ALIKE + attempt }
    const cast = castOfPage(sheet.fork(`cast ${attempt}`).shuffle(STANDING), index)
    const { marks, retouches } = offerOf(scene, window, pen, cast)
    const taken = choice(retouches, { ...taste, apart: taste.apart * NARROWER ** attempt }, random.fork(attempt))
    if (taken.length === 0) continue
    const both = pictures(marks, taken)
    const differences = taken
      .map(({ change, box }): Difference => ({ change, box }))
      .toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x)
    const heading = titleBoard(new Pen(options.color), {
      ...options,
      y: PICTURE.y + 4,
      width: titleWidth(options.title),
    })
    const page: PageMark[] = [
      ...marksOf([new Pen(options.color).shape(boxData(0, 0, 210, 297), 'cream', null), heading]),
      ...framed(both[0], sight, UPPER),
      ...framed(both[1], sight, LOWER),
      ...tally(rule.count),
      answer(rings(differences, sight)),
    ]
    return {
      marks: page,
      whole: true,
      pictures: scene.shows,
      facts: { scene: scene.id, differences, pictures: both, window } satisfies DifferenceFacts,
      items: taken.map(({ change, path }) => `${scene.id} ${change} ${path.join('.')}`),
    }
  }
  throw new RangeError(`no room for ${rule.count} differences in ${scene.id}`)
}

export const diferencas: SheetKind<PagesFacts<DifferenceFacts>> = {
  id: 'diferencas',
  category: 'percepcao',
  themes: Object.keys(SCENES_OF),
  draw: (options) => composeSheet(options, 'look', (random, index, sheet) => drawPage(options, index, random, sheet)),
}
