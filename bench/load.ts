import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Measured, usage } from './product.ts'

/** Measurements of one run. Times in milliseconds. */
export interface Load {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failures: number
  readonly cpuMsPerRequest: number
  readonly memoryMb: number
}

export interface LoadPlan {
  readonly connections: number
  readonly seconds: number
  /** Sent one after the other, and over again. */
  readonly requests: readonly Shot[]
}

/** One request. */
export interface Shot {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Reads the list of requests, a line each: method, path, body and headers. */
const SCRIPT = `
local shots, last = {}, 0
function init()
  for line in io.lines(os.getenv("SHOTS")) do
    local method, path, body, list = line:match("([^\t]*)\t([^\t]*)\t([^\t]*)\t(.*)")
    local headers = { Host = wrk.headers["Host"] }
    for name, value in list:gmatch("([^\t]*)\t([^\t]*)\t") do headers[name] = value end
    shots[#shots + 1] = wrk.format(method, path, headers, body ~= "" and body or nil)
  end
end
function request()
  last = last % #shots + 1
  return shots[last]
end
`

/** A random address, so that limits by address are not measured. */
export const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

function line({ path, method = 'GET', headers = {}, body = '' }: Shot): string {
  const list = Object.entries(headers).map(([name, value]) => `${name}\t${value}\t`)
  return `${method}\t${path}\t${body}\t${list.join('')}`
}

const UNIT_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function milliseconds(text: string | undefined): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s|m)$/.exec(text ?? '') ?? []
  return Number(value) * (UNIT_MS[unit ?? ''] ?? Number.NaN)
}

function wrk(args: readonly string[], environment: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...environment } })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', () => reject(new Error('wrk is missing: apt-get install wrk')))
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`wrk ended with ${code}`))))
  })
}

/** Runs wrk on one thread against a process, and reads wrk's report and the kernel's counters. */
export async function load(target: Measured, plan: LoadPlan): Promise<Load> {
  const folder = mkdtempSync(path.join(tmpdir(), 'atividario-load-'))
  const script = path.join(folder, 'shots.lua')
  const shots = path.join(folder, 'shots')
  writeFileSync(script, SCRIPT)
  writeFileSync(shots, plan.requests.map((shot) => `${line(shot)}\n`).join(''))
  const time = ['-t1', `-c${plan.connections}`, `-d${plan.seconds}s`, '--timeout', '20s', '--latency']
  const before = usage(target.pid)
  const output = await wrk([...time, '-s', script, target.origin], { SHOTS: shots }).finally(() =>
    rmSync(folder, { recursive: true }),
  )
  const after = usage(target.pid)
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
  const requests = number(/(\d+) requests in/)
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/^ +50% +(\S+)/m.exec(output)?.[1]),
    p99: milliseconds(/^ +99% +(\S+)/m.exec(output)?.[1]),
    failures: sockets.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/)),
    cpuMsPerRequest: ((after.cpuSeconds - before.cpuSeconds) * 1000) / requests,
    memoryMb: after.memoryMb,
  }
}

/** The columns of a run in every table. */
export const LOAD_COLUMNS = ['p50 ms', 'p99 ms', 'CPU ms', 'memory MB', 'failed'] as const

/** Measurements of one run in the order of {@link LOAD_COLUMNS}. */
export function loadCells({ p50, p99, cpuMsPerRequest, memoryMb, failures }: Load): string[] {
  return [p50.toFixed(2), p99.toFixed(2), cpuMsPerRequest.toFixed(3), memoryMb.toFixed(0), String(failures)]
}

/** A line of a table in Markdown. */
export const row = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`
/** Its head: the first column is text, the others are numbers. */
export const head = (columns: readonly string[]) =>
  `${row(columns)}\n${row(columns.map((_, index) => (index === 0 ? '---' : '--:')))}`
