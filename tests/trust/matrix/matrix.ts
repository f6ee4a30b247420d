import type { World } from '../world.ts'
import { type CellSeen, lookAtCell, lookAtWorthless, worthlessCookies } from './cell.ts'
import { AUTH_ROWS } from './endpoints-auth.ts'
import { EDGE_ROWS } from './endpoints-edge.ts'
import { FUNCTION_ROWS } from './endpoints-functions.ts'
import { REST_ROWS } from './endpoints-rest.ts'
import { documentedEndpoints, screens, serverEndpoints } from './inventory.ts'
import { COLUMNS, type Row } from './row.ts'
import { SCREEN_ROWS } from './screens.ts'

/** Cells asked for at a time: as many as keep a small machine busy. */
const AT_A_TIME = 4

export const ENDPOINT_ROWS: readonly Row[] = [...AUTH_ROWS, ...REST_ROWS, ...FUNCTION_ROWS, ...EDGE_ROWS]

export const ALL_ROWS: readonly Row[] = [...ENDPOINT_ROWS, ...SCREEN_ROWS]

const without = (all: readonly string[], known: readonly string[]) => all.filter((one) => !known.includes(one))

/**
 * Differences between the tables and the product: each line is an endpoint, a route or a row without its counterpart.
 */
export async function missingRows(): Promise<string[]> {
  const rows = ENDPOINT_ROWS.map(({ endpoint }) => endpoint)
  const screenRows = SCREEN_ROWS.map(({ endpoint }) => endpoint)
  const [endpoints, documented, routes] = [serverEndpoints(), await documentedEndpoints(), screens()]
  const lines = (what: string, names: readonly string[]) => names.map((name) => `${what}: ${name}`)
  return [
    ...lines('an endpoint without a row', without(endpoints, rows)),
    ...lines('a documented endpoint without a row', without(documented, rows)),
    ...lines('a row without an endpoint', without(rows, endpoints)),
    ...lines('a route without a row', without(routes, screenRows)),
    ...lines('a row without a route', without(screenRows, routes)),
  ]
}

/**
 * Every cell of the matrix, checked over HTTP.
 * @param thorough each row with each invalid session, and each screen as data too; else the sessions take turns, and
 * only screens that differ between users are requested as data
 * @returns the number of cells, and those that differ from the tables
 */
export async function lookAtMatrix(
  world: World,
  { thorough }: { thorough: boolean },
): Promise<{ cells: number; wrong: CellSeen[] }> {
  const bystander = await world.person('premium')
  const before = await world.everythingOf(bystander.id)
  const cookies = [...(await worthlessCookies(world))]
  const looks: (() => Promise<CellSeen>)[] = []
  for (const [number, row] of [...ENDPOINT_ROWS, ...SCREEN_ROWS].entries()) {
    for (const [index, column] of COLUMNS.entries()) {
      looks.push(() => lookAtCell(world, { row, column, index, bystander }))
      if (SCREEN_ROWS.includes(row) && (thorough || isGuarded(row)))
        looks.push(() => lookAtCell(world, { row, column, index, bystander, asData: true }))
    }
    const turn = number % cookies.length
    for (const cookie of thorough ? cookies : cookies.slice(turn, turn + 1))
      looks.push(() => lookAtWorthless(world, row, cookie))
  }
  const seen = await inTurn(looks)
  const wrong = seen.filter((cell) => cell.wrong.length > 0)
  if ((await world.everythingOf(bystander.id)) !== before) {
    wrong.push({ at: 'the person nobody named', wrong: ['something of theirs changed'] })
  }
  return { cells: seen.length, wrong }
}

const isGuarded = ({ expected }: Row) => new Set(expected).size > 1

async function inTurn<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = []
  const queue = [...work]
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) done.push(await next())
    }),
  )
  return done
}
