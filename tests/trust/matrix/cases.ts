import { casesInOneWorld } from '../shared-world.ts'
import { ALL_ROWS, lookAtMatrix, missingRows } from './matrix.ts'
import { lookAtReadings } from './readings.ts'

/** Throws with every fault, one on each line. */
function none(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Access to each endpoint and screen. */
export const cases = casesInOneWorld('authorization', [
  {
    name: 'every endpoint and screen has its row',
    async run() {
      none(await missingRows())
      return 'the table is complete'
    },
  },
  {
    name: 'nothing changes by reading',
    async run(world) {
      const { sent, changed } = await lookAtReadings(world, ALL_ROWS)
      none(changed)
      return `${sent} requests by GET and HEAD, mailed links included: every row of every table as before`
    },
  },
  {
    name: 'everybody gets what the table says',
    async run(world) {
      const { cells, wrong } = await lookAtMatrix(world, { thorough: true })
      none(wrong.map(({ at, wrong }) => `${at}: ${wrong.join('; ')}`))
      return `${cells} cells as written, nothing of anybody else shown or changed`
    },
  },
])
