/** A page of operations and results in the place of its theme, with the dots to join and the lines of the key. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { taskTitle, titleWidth } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, dot, path, round } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { kiteDay, rocketBase } from '../../studio/places/sum-flights.ts'
import { keyCorridor } from '../../studio/places/sum-lockers.ts'
import type { Slot, StageWish, SumStage } from '../../studio/places/sum-stage.ts'
import { letterStreet, sumHarbour } from '../../studio/places/sum-streets.ts'
import { slotAt } from '../matematica/counted-rows.ts'
import { drawBalls } from './sum-balls.ts'
import { nearMiss, orderOf, type Sum, type SumFacts, written } from './sums.ts'

const STAGES: Readonly<Record<string, (pen: Pen, wish: StageWish) => SumStage>> = {
  soma: letterStreet,
  subtracao: sumHarbour,
  multiplicacao: keyCorridor,
  divisao: rocketBase,
  misto: kiteDay,
}

/** Names of the things of each place. */
export const THINGS: Readonly<Record<string, readonly string[]>> = {
  soma: ['carta', 'casa'],
  subtracao: ['barco'],
  multiplicacao: ['chave', 'armário'],
  divisao: ['foguete', 'planeta'],
  misto: ['pipa'],
}

/** A title as wide as this leaves no room for a sun beside it. */
const WIDE = 148
const [LARGEST, NUMBER_SIZE] = [12, 9.4]

const at = (x: number, y: number) => `${round(x)} ${round(y)}`

/** A line of the key: it leaves and reaches the dots in the direction in which the place is joined. */
function join({ dot: [x1, y1] }: Slot, { dot: [x2, y2] }: Slot, isUpright: boolean): Mark {
  const [dx, dy] = isUpright ? [0, (y2 - y1) * 0.45] : [(x2 - x1) * 0.45, 0]
  return path(`M${at(x1, y1)}C${at(x1 + dx, y1 + dy)} ${at(x2 - dx, y2 - dy)} ${at(x2, y2)}`, {
    stroke: ANSWER_RED,
    width: 0.9,
  })
}

function drawSum(sum: Sum, box: Box, size: number, isCounted: boolean, color: boolean): Mark[] {
  const cy = isCounted ? box.y + size * 0.75 + 1 : middleY(box)
  const tray = {
    x: box.x + 1,
    y: cy + size * 0.62,
    width: box.width - 2,
    height: box.y + box.height - cy - size * 0.62 - 1,
  }
  return [centredText(middleX(box), cy, written(sum), size), ...(isCounted ? drawBalls(sum, tray, color) : [])]
}

export function drawStage(
  options: SheetOptions,
  sums: readonly Sum[],
  random: Random,
  turn: number,
): { readonly marks: PageMark[]; readonly facts: SumFacts } {
  const { color, level, theme = 'soma', title, seed } = options
  const pen = new Pen(color)
  const isCounted = level === 'facil'
  const spare = isCounted ? undefined : nearMiss(random.fork('spare'), sums)
  const missing = level === 'desafio' ? random.fork('missing').pick(sums).result : undefined
  const order = orderOf(random, sums.length, spare !== undefined)
  const found = order.map((i) => sums[i]?.result ?? spare ?? 0)
  const stage = (STAGES[theme] ?? letterStreet)(pen, {
    sums: sums.length,
    results: found.length,
    isCounted,
    isWide: titleWidth(title) > WIDE,
    // Whoever is behind something does not sit in a wheelchair, which would be hidden.
    who: createRandom(seed + turn).shuffle(CHILDREN.filter((name) => name !== 'lia')),
    turn,
  })
  const solution = sums.map((_, i) => order.indexOf(i))
  const size = Math.min(
    ...sums.map((sum, i) => fitTextSize(written(sum), 'display', LARGEST, (stage.sums[i]?.box.width ?? 30) - 2)),
    ...stage.sums.map(({ box }) => box.height * (isCounted ? 0.3 : 0.72)),
  )
  const dots = [...stage.sums, ...stage.results].map(({ dot: [x, y] }) => dot(x, y, 1.5))
  const lines = solution.flatMap((target, i): Mark[] => {
    const [from, to] = [stage.sums[i], stage.results[target]]
    return from && to ? [join(from, to, stage.isUpright === true)] : []
  })
  return {
    facts: {
      sums,
      left: sums.map(({ result }) => String(result)),
      right: found.map(String),
      solution,
      ...(spare && { spare: String(spare) }),
      ...(missing && { missing: String(missing) }),
    },
    marks: [
      ...marksOf(stage.marks),
      ...taskTitle(pen, options),
      ...sums.flatMap((sum, i) => {
        const slot = stage.sums[i]
        return slot ? drawSum(sum, slot.box, size, isCounted, color) : []
      }),
      ...stage.results.flatMap(({ box }, i): PageMark[] => {
        const [cx, cy, value] = [middleX(box), middleY(box), found[i] ?? 0]
        const number = value === missing ? writtenAnswer : centredText
        return [slotAt(box, color), number(cx, cy, String(value), NUMBER_SIZE)]
      }),
      ...dots,
      answer(lines),
    ],
  }
}
