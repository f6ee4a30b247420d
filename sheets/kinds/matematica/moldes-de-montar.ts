/** Nets to cut, fold and glue: drawn cubes, things that are prisms and pyramids, cubes with something to complete. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { clearOfTitle, pictureScale, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import type { CubeName } from './fold-cubes.ts'
import { CUBE_SIDE } from './fold-faces.ts'
import { cubeModel, type FoldTheme, SOLID_MODELS, type SolidModel, WALL_NETS } from './fold-models.ts'
import { cubeNet, type Face } from './fold-nets.ts'
import { hatched, LEGEND, legend, type Printed, printed, room, steps, WITHIN } from './fold-page.ts'
import { becoming, counted, guessed, type Plate } from './fold-plates.ts'
import { plainPaint } from './fold-puzzles.ts'
import { layOut } from './fold-rooms.ts'
import { ROUND_MODELS, type RoundModel, roundParts, roundRooms } from './fold-rounds.ts'
import { tabsOf } from './fold-tabs.ts'
import { type CubeTask, cubeTask } from './fold-tasks.ts'
import type { Model } from './fold-views.ts'

type BuiltSolid = SolidModel | RoundModel

export interface FoldFacts {
  readonly printed: Printed
  /** Millimetres of paper for each of the net's. */
  readonly scale: number
  readonly solid?: SolidModel
  readonly round?: RoundModel
  /** Three solids to choose from; the right one. */
  readonly guess?: { readonly solids: readonly BuiltSolid[]; readonly right: number }
  readonly puzzle?: CubeTask['puzzle']
}

/** All of a page but its room, title and steps. */
interface Task {
  readonly facts: Omit<FoldFacts, 'printed' | 'scale'>
  readonly printed: Printed
  /** Rooms beside the faces and tabs that stay free. */
  readonly kept?: readonly Face[]
  readonly plates: readonly Plate[]
  /** Drawn on the net, in its lengths, on the page and in the key. */
  readonly over?: (pen: Pen) => Drawing
  /** On the net, on the page alone. */
  readonly asked?: (pen: Pen) => Drawing
  /** On the net in the key alone. */
  readonly inKey?: (pen: Pen) => Drawing
  /** Shown in the hands of the children. */
  readonly shown: Model
  readonly names: readonly string[]
  readonly instruction?: string
}

const CUBES_OF: Readonly<Record<FoldTheme, readonly [CubeName, CubeName]>> = {
  cidade: ['casinha', 'castelo'],
  festa: ['presente', 'bolo'],
  jogos: ['dado', 'gato'],
}

/** Words for what is drawn on a cube. */
const DRAWN_ON: Readonly<Record<CubeName, readonly string[]>> = {
  casinha: ['casinha', 'casa', 'porta', 'janela', 'telhado'],
  castelo: ['castelo', 'pedra', 'bandeira', 'portão'],
  presente: ['presente', 'caixa', 'laço', 'fita'],
  bolo: ['bolo', 'morango'],
  dado: ['dado'],
  gato: ['gato'],
}

const withTabs = (model: Model, guided: boolean): Printed => ({ ...model, tabs: tabsOf(model.net) ?? [], guided })

const plainNet = cubeNet(WALL_NETS[0].rows, CUBE_SIDE, WALL_NETS[0].front)
const PLAIN: Model = { id: 'cubo', net: plainNet, paint: plainPaint(plainNet, 'yellowPale') }

/** Pages take the two cubes of their theme in turn, each on another net. */
function builtCube(theme: FoldTheme, { must = [] }: SheetOptions, index: number, turn: number): Task {
  const wished = CUBES_OF[theme].findIndex((name) => must.includes(name))
  const name = CUBES_OF[theme][(index + (wished < 0 ? turn : wished)) % 2] ?? 'casinha'
  const model = cubeModel(name, Math.floor(index / 2) + turn, turn + index)
  return {
    facts: {},
    printed: withTabs(model, true),
    plates: [
      becoming(model),
      counted([
        ['faces', 6],
        ['pontas', 8],
      ]),
    ],
    shown: model,
    names: DRAWN_ON[name],
  }
}

type Guessed = NonNullable<FoldFacts['guess']>

/** Two other solids, the first of them of the same family, and the right one, in any order. */
function guessOf(random: Random, solid: SolidModel | RoundModel): Guessed {
  const isOther = (one: BuiltSolid) => (other: BuiltSolid) => other.name !== one.name
  const isPyramid = ({ name }: BuiltSolid) => name.startsWith('pirâmide')
  const wrong = random.shuffle(SOLID_MODELS.filter(isOther(solid)))
  const [first = solid] = wrong.filter((other) => isPyramid(other) === isPyramid(solid))
  const [second = solid] = wrong.filter(isOther(first))
  const solids = random.shuffle([solid, first, second])
  return { solids, right: solids.indexOf(solid) }
}

function builtSolid(random: Random, solid: SolidModel): Task {
  const guess = guessOf(random, solid)
  return {
    facts: { solid, guess },
    printed: withTabs(solid, false),
    plates: [
      guessed(guess.solids, guess.right),
      counted([
        ['faces', solid.faces],
        ['vértices', solid.corners],
        ['arestas', solid.edges],
      ]),
    ],
    shown: PLAIN,
    names: [solid.thing],
  }
}

function builtRound(random: Random, round: RoundModel): Task {
  const guess = guessOf(random, round)
  return {
    facts: { round, guess },
    printed: { ...round, guided: false, open: round.net.faces },
    kept: roundRooms(round),
    plates: [
      guessed(guess.solids, guess.right),
      counted([
        ['círculos', 2],
        ['retângulos', 1],
      ]),
    ],
    over: (pen) => roundParts(pen, round, hatched),
    shown: PLAIN,
    names: [round.thing, round.thing.split(' ')[0] ?? ''],
  }
}

const completed = ({ printed, kept, plates, over, asked, inKey, puzzle, instruction, names }: CubeTask): Task => ({
  facts: { puzzle },
  ...{ printed, kept, plates, over, asked, inKey, instruction, names },
  shown: PLAIN,
})

function taskPage(options: SheetOptions, task: Task, index: number, turn: number): DrawnPage<FoldFacts> {
  const pen = new Pen(options.color)
  const { printed: net, kept = [], over, asked, inKey, shown } = task
  const ratio = 1 / pictureScale(options.school ?? false)
  const shapes = [...net.net.faces, ...net.tabs.map(({ shape }) => shape), ...kept].map((face) =>
    face.map(([x, y]) => [x * ratio, y * ratio] as const),
  )
  const lines: Plate = { ...LEGEND, draw: (pen, box) => marksOf(legend(pen, box)) }
  const plates = [...task.plates, lines]
  const { shift, rooms } = layOut(shapes, WITHIN, plates)
  const onSheet = (draw: (pen: Pen) => Drawing): Drawing => pen.at(shift[0], shift[1], ratio, draw)
  const words = { title: options.title, instruction: task.instruction ?? options.instruction }
  const marks: PageMark[] = [
    ...clearOfTitle(marksOf(room(pen, turn + index)), options.title),
    ...marksOf([
      onSheet((pen) => [printed(pen, net), over?.(pen) ?? []]),
      steps(pen, shown, castOfPage(STANDING, turn + index)),
    ]),
    ...(inKey ? [answer(marksOf(onSheet(inKey)), asked ? marksOf(onSheet(asked)) : [])] : []),
    ...plates.flatMap((plate, i) => {
      const box = rooms[i]
      return box ? plate.draw(pen, box) : []
    }),
    ...marksOf(pictureTitle(pen, words)),
  ]
  return {
    marks,
    whole: true,
    facts: { ...task.facts, printed: net, scale: ratio * pictureScale(options.school ?? false) },
    items: [net.id],
    pictures: [...task.names, 'criança', 'tesoura', 'cola', 'mesa'],
    ...(task.instruction && { instruction: task.instruction }),
  }
}

const THEMES: readonly FoldTheme[] = ['cidade', 'festa', 'jogos']

type Tasks = (options: SheetOptions, theme: FoldTheme) => (random: Random, index: number, turn: number) => Task

const TASKS: Readonly<Record<Level, Tasks>> = {
  facil: (options, theme) => (_, index, turn) => builtCube(theme, options, index, turn),
  medio: (options, theme) => {
    const models: readonly BuiltSolid[] = [...SOLID_MODELS, ...ROUND_MODELS].filter((one) => one.theme === theme)
    const wished = models.find(({ thing }) => options.must?.includes(thing))
    const deals = dealPages<BuiltSolid>(options, { items: models, perPage: 1, nameOf: ({ id }) => id, mostShared: 0 })
    return (random, index) => {
      const built = (options.pages === 1 && wished) || deals[index]?.[0]
      if (!built) throw new RangeError(`no solid for page ${index}`)
      return 'r' in built ? builtRound(random, built) : builtSolid(random, built)
    }
  },
  desafio: (options, theme) => {
    const next = cubeTask(options, theme)
    return (random, index, turn) => completed(next(random, index, turn))
  },
}

export const moldesDeMontar: SheetKind<PagesFacts<FoldFacts>> = {
  id: 'moldes-de-montar',
  category: 'matematica',
  themes: THEMES,
  draw: (options) => {
    const theme = THEMES.find((one) => one === options.theme) ?? 'cidade'
    const task = TASKS[options.level](options, theme)
    return composeSheet(options, 'cut', (random, index, sheet) => {
      const turn = sheet.fork('look').integer(0, 11)
      return taskPage(options, task(random, index, turn), index, turn)
    })
  },
}
