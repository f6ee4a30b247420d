/** Feelings: the child joins what happens to somebody with a face, a name, a reason, or something that helps. */
import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { faceItem, reasonCard, sceneItem, sentenceItem, wordItem } from './feeling-items.ts'
import { feelingPlace, type PlaceName } from './feeling-places.ts'
import { EMOTIONS, type Emotion } from './feeling-poses.ts'
import { sceneOf } from './feeling-scenes.ts'
import type { FeelingScene } from './feeling-types.ts'

const LEVELS: Readonly<Record<Level, { rows: number; feelings: number }>> = {
  facil: { rows: 4, feelings: 5 },
  medio: { rows: 5, feelings: 6 },
  desafio: { rows: 6, feelings: 7 },
}

/** Goals on the right. */
type Task = 'faces' | 'named' | 'mirrors' | 'scenes' | 'words' | 'reasons' | 'helps'

interface Plan {
  readonly task: Task
  readonly place: PlaceName
  readonly instruction: string
  /** The scene is told below its picture. */
  readonly told?: true
  /** Most rows, where the sentences need their width. */
  readonly most?: number
}

const FACES: Plan = { task: 'faces', place: 'yard', instruction: 'Ligue a cena a quem sente a mesma coisa.' }
const SCENES: Plan = {
  task: 'scenes',
  place: 'classroom',
  instruction: 'Ligue as cenas em que se sente a mesma coisa.',
}
const HELPS: Plan = { task: 'helps', place: 'classroom', instruction: 'Ligue cada cena ao que fazer depois.' }
const NAMED: Plan = { task: 'named', place: 'yard', instruction: 'Ligue cada cena ao rosto e ao nome do que se sente.' }
const WORDS: Plan = { task: 'words', place: 'classroom', instruction: 'Ligue cada cena ao nome do que se sente.' }
const REASONS: Plan = {
  task: 'reasons',
  place: 'classroom',
  instruction: 'Ligue ao nome do que se sente e escreva o porquê.',
}
const MIRRORS: Plan = {
  task: 'mirrors',
  place: 'hall',
  instruction: 'Ligue o que aconteceu ao rosto no espelho.',
  told: true,
}
const NAMED_MIRRORS: Plan = { ...MIRRORS, task: 'named', instruction: 'Ligue o que aconteceu ao que se sente.' }

/** Each level asks for something else. */
const PLANS: Readonly<Record<string, Readonly<Record<Level, Plan>>>> = {
  palavras: { facil: NAMED, medio: WORDS, desafio: REASONS },
  rostos: { facil: FACES, medio: SCENES, desafio: HELPS },
  situacoes: { facil: MIRRORS, medio: NAMED_MIRRORS, desafio: { ...HELPS, place: 'hall', told: true, most: 5 } },
}

/** Things of a place that its texts may name. */
const PLACE_SHOWS: Readonly<Record<PlaceName, readonly string[]>> = {
  yard: ['janela'],
  classroom: [],
  hall: ['espelho'],
}

/** Room for the rows, and between two of them, mm. */
const [TOP, FOOT, GAP] = [60, 281, 4.4]
const LEFT = 17
const STAGGER = 11
const RIGHT = 193
/** Shares of height to width of a scene with its paper, plain and told. */
const SCENE_SHAPE = { plain: 0.682, told: 0.74 }
const WIDTHS: Readonly<Record<Task, number>> = {
  faces: 52,
  named: 52,
  mirrors: 52,
  scenes: 58,
  words: 62,
  reasons: 84,
  helps: 70,
}

function columnsOf(rows: number, { task, told, place }: Plan) {
  const step = (FOOT - TOP + GAP) / rows
  const height = step - GAP
  const widest = task === 'reasons' ? 56 : task === 'helps' ? 62 : 76
  const width = Math.min(widest, height / (told ? SCENE_SHAPE.told : SCENE_SHAPE.plain))
  const right = task === 'scenes' ? width : WIDTHS[task]
  // On a wall without boards every other one hangs further in.
  const further = place === 'hall' && task !== 'helps' ? STAGGER : 0
  const boxes = (x: number, wide: number, by: number) =>
    Array.from({ length: rows }, (_, i): Box => ({ x: x + (i % 2) * by, y: TOP + i * step, width: wide, height }))
  return { left: boxes(LEFT, width, further), right: boxes(RIGHT - right, right, -further) }
}

interface Row {
  readonly feeling: Emotion
  readonly scene: FeelingScene
  readonly other: FeelingScene
  /** In the scene, and on the right. */
  readonly who: CastName
  readonly friend: CastName
}

const wordOf = (feeling: Emotion) => feeling.toLocaleUpperCase('pt-BR')

function partnerOf(
  { feeling, scene, other, friend }: Row,
  task: Task,
  color: boolean,
  at: 'window' | 'mirror',
): MatchItem {
  const word = wordOf(feeling)
  if (task === 'scenes') return sceneItem(other, friend, color, false)
  if (task === 'words') return wordItem(feeling, word, color)
  if (task === 'reasons') return reasonCard(scene, word, color).item
  if (task === 'helps') return sentenceItem(feeling, scene.help, color)
  return faceItem({ feeling, who: friend, at, ...(task === 'named' && { word }) }, color)
}

function rowsOf(options: SheetOptions, most: number, random: Random, index: number, sheet: Random): Row[] {
  const level = LEVELS[options.level]
  const { rows, feelings } = withAmount(options, { ...level, rows: Math.min(level.rows, most) })
  const known = EMOTIONS.slice(0, feelings)
  const wanted = known.filter((one) => options.must?.includes(one))
  const others = sheet.fork(`feelings ${random.integer(0, 1e6)}`).shuffle(known.filter((one) => !wanted.includes(one)))
  const children = random.shuffle(STANDING)
  const child = (i: number): CastName => children[i % children.length] ?? 'bia'
  return random.shuffle([...wanted, ...others].slice(0, rows)).map((feeling, i): Row => {
    const turn = options.seed + index + EMOTIONS.indexOf(feeling)
    return {
      feeling,
      scene: sceneOf(feeling, turn),
      other: sceneOf(feeling, turn + 1),
      who: child(i),
      friend: child(i + rows),
    }
  })
}

export const emocoes: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'emocoes',
  category: 'pareamento',
  /** `rostos`: the same feeling in others; `palavras`: its name; `situacoes`: what happened, told in a sentence. */
  themes: Object.keys(PLANS),
  draw: (options) => {
    const { level, color, theme = 'palavras' } = options
    const plan = PLANS[theme]?.[level] ?? WORDS
    return composeSheet(options, 'link', (random, index, sheet) => {
      const rows = rowsOf(options, plan.most ?? Infinity, random, index, sheet)
      const columns = columnsOf(rows.length, plan)
      const pairs = rows.map((row) => ({
        left: sceneItem(row.scene, row.who, color, plan.told ?? false),
        right: partnerOf(row, plan.task, color, plan.place === 'hall' ? 'mirror' : 'window'),
      }))
      const { marks, facts } = drawMatching(random, pairs, {
        leftWidth: 0,
        rightWidth: 0,
        rows: columns.left,
        spots: columns,
        place: (item, box) => item.draw(box),
      })
      const models = facts.right.flatMap((name, i): PageMark[] => {
        const [row, box] = [rows.find(({ feeling }) => feeling === name), columns.right[i]]
        if (plan.task !== 'reasons' || !row || !box) return []
        return [answer(reasonCard(row.scene, wordOf(row.feeling), color).model(box), [])]
      })
      const { instruction } = plan
      const pen = new Pen(color)
      return {
        marks: [
          ...marksOf(feelingPlace(pen, plan.place, columns)),
          ...taskTitle(pen, { title: options.title, instruction }),
          ...marks,
          ...models,
        ],
        facts,
        whole: true as const,
        instruction,
        items: rows.map(({ feeling, scene, who }) => `${feeling} ${scene.id} ${who}`),
        pictures: PLACE_SHOWS[plan.place],
      }
    })
  },
}
