import { exchange } from '../exchange.ts'
import { requestOf } from '../matrix/cell.ts'
import type { Row } from '../matrix/row.ts'
import type { World } from '../world.ts'
import type { Looked } from './judged.ts'
import { faultsOf } from './verdict.ts'

/** Characters that a form field can carry and a database or a header cannot: NUL, a line break. */
const TEXTS = ['a\0b', 'a\r\nBcc: x@example.com']

/** Senders, each time a new user, so that no limit answers first. */
const KINDS = ['premium', 'admin'] as const

/**
 * Posts the form of every row, complete except for one field, which carries each hostile text in turn.
 * @param rows of the matrix; those without a form are skipped
 */
export async function attackForms(world: World, rows: readonly Row[]): Promise<Looked> {
  const faults: string[] = []
  let looked = 0
  for (const row of rows) {
    for (const kind of KINDS) {
      const fields = await fieldsOf(world, row)
      for (const field of fields) {
        for (const text of TEXTS) {
          const self = await world.person(kind)
          const ask = (await row.ask?.({ self, target: self, world })) ?? {}
          const form = new URLSearchParams(ask.form as URLSearchParams)
          form.set(field, text)
          const answer = await exchange(world.port, await requestOf(row, { ...ask, form }, self.cookie, false))
          const given = { statuses: new Set<string>(), sent: `${form} ${text}`, marks: [], page: true }
          faults.push(...faultsOf(answer, given).map((fault) => `${row.endpoint} ${field} as ${kind}: ${fault}`))
          looked++
        }
      }
    }
  }
  return { looked, faults }
}

/** The names of the fields of a row's form; empty for a row without one. */
async function fieldsOf(world: World, row: Row): Promise<string[]> {
  const self = await world.person('free')
  const { form } = (await row.ask?.({ self, target: self, world })) ?? {}
  return form instanceof URLSearchParams ? [...form.keys()] : []
}
