/** Clocks on the shelves of their shop, or beside what a child does: read the time and write it, or draw the hands. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { starOf } from '../pareamento/supports/shown.ts'
import { CASES, type ClockTime, drawClock, formatTime, radiusIn, type TimeLook, writtenTime } from './clock-drawn.ts'
import { dealMoments, drawDay, MOMENTS, timeOfMoment } from './day-clocks.ts'
import { block, shelfPlaces, shelves } from './shelf-grid.ts'

const LEVELS: Readonly<Record<Level, { columns: number; rows: number; minutes: readonly number[] }>> = {
  facil: { columns: 2, rows: 2, minutes: [0] },
  medio: { columns: 2, rows: 3, minutes: [0, 30] },
  desafio: { columns: 3, rows: 3, minutes: [5, 10, 15, 20, 25, 35, 40, 45, 50, 55] },
}

/** Height of the block below a clock, which holds the time, mm. */
const BLOCK = 15
const TIME: TimeLook = { size: 8, line: { from: 12, half: 7, below: 4 } }

function drawShopClock(time: ClockTime, cell: Box, look: number, color: boolean, toDraw: boolean): PageMark[] {
  const room = { ...cell, height: cell.height - BLOCK }
  const cx = middleX(cell)
  const top = room.y + room.height
  const width = Math.min(cell.width, Math.max(44, radiusIn(room) * 1.9))
  return [
    ...block({ x: cx - width / 2, y: top, width, height: BLOCK }, color).marks,
    ...drawClock(time, room, look, color, toDraw),
    ...writtenTime(time, cx, top + BLOCK / 2, TIME, !toDraw),
  ]
}

const READ = 'ler'
const DRAW_HANDS = 'desenhar'
const DAY = 'rotina'
const DAY_HANDS = 'rotina-desenhar'

/** Deeds of a child from morning to night, each with its clock. */
function drawRoutine(options: SheetOptions) {
  const { level, color, theme } = options
  const toDraw = theme === DAY_HANDS
  const dealt = dealMoments(options)
  return composeSheet(options, toDraw ? 'trace' : 'write', (random, index, sheet) => {
    const moments = dealt[index] ?? []
    const times = moments.map((one) => timeOfMoment(one, LEVELS[level].minutes, random))
    const look = { color, toDraw, star: starOf(sheet, MOMENTS), first: random.integer(0, CASES.length - 1) }
    const room = shelves(options, moments.length, random.fork('people').integer(0, 99))
    return {
      marks: [...room, ...drawDay(moments, times, look)],
      whole: true,
      facts: times,
      items: times.map((time, i) => `${moments[i]?.label} ${formatTime(time)}`),
      pictures: ['mantel-clock'],
    }
  })
}

export const relogio: SheetKind<PagesFacts<readonly ClockTime[]>> = {
  id: 'relogio',
  category: 'matematica',
  /** `ler`: write the time; `desenhar`: draw the hands; both also beside the moments of a day. */
  themes: [READ, DRAW_HANDS, DAY, DAY_HANDS],
  draw: (options) => {
    if (options.theme === DAY || options.theme === DAY_HANDS) return drawRoutine(options)
    const toDraw = options.theme === DRAW_HANDS
    // Two clocks, one above the other.
    const { columns, rows, minutes } =
      options.fewer && options.level === 'facil'
        ? { ...LEVELS.facil, columns: 1 }
        : withAmount(options, LEVELS[options.level])
    const cells = shelfPlaces(columns, rows)
    const every = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((hour) =>
      minutes.map((minute): ClockTime => ({ hour, minute })),
    )
    const most = Math.ceil(cells.length / minutes.length)
    const dealt = dealPages(options, {
      items: every,
      perPage: cells.length,
      nameOf: formatTime,
      // Each hour once on a page, and the minutes in turn.
      accept: (page, time) =>
        page.every(({ hour }) => hour !== time.hour) &&
        page.filter(({ minute }) => minute === time.minute).length < most,
    })
    return composeSheet(options, toDraw ? 'trace' : 'write', (random, index) => {
      const times = dealt[index] ?? []
      const first = random.integer(0, CASES.length - 1)
      const shop = shelves(options, rows, random.fork('people').integer(0, 99))
      const clocks = eachCell(times, cells, (time, cell, i) =>
        drawShopClock(time, cell, first + i, options.color, toDraw),
      ).flat()
      return {
        marks: [...shop, ...clocks],
        whole: true,
        facts: times,
        items: times.map((time) => `${toDraw ? DRAW_HANDS : READ} ${formatTime(time)}`),
        pictures: ['mantel-clock'],
      }
    })
  },
}
