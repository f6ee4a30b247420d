import { spawn } from 'node:child_process'
import { type Measured, usage } from './product.ts'

/** What one run of load showed. Times in milliseconds. */
export interface Load {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failures: number
  readonly cpuMsPerRequest: number
  readonly memoryMb: number
}

export interface LoadPlan {
  readonly path: string
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
  /** A wrk script, for load that differs from request to request. */
  readonly script?: string
}

const UNIT_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function milliseconds(text: string | undefined): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s|m)$/.exec(text ?? '') ?? []
  return Number(value) * (UNIT_MS[unit ?? ''] ?? Number.NaN)
}

function wrk(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', () => reject(new Error('wrk is missing: apt-get install wrk')))
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`wrk ended with ${code}`))))
  })
}

/** Runs wrk on one thread against a process and reads what it and the kernel say. */
export async function load(target: Measured, plan: LoadPlan): Promise<Load> {
  const headers = Object.entries(plan.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const script = plan.script ? ['-s', plan.script] : []
  const before = usage(target.pid)
  const output = await wrk([
    ...['-t1', `-c${plan.connections}`, `-d${plan.seconds}s`, '--timeout', '20s', '--latency'],
    ...headers,
    ...script,
    `${target.origin}${plan.path}`,
  ])
  const after = usage(target.pid)
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
  const requests = number(/(\d+) requests in/)
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/50%\s+(\S+)/.exec(output)?.[1]),
    p99: milliseconds(/99%\s+(\S+)/.exec(output)?.[1]),
    failures: sockets.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/)),
    cpuMsPerRequest: ((after.cpuSeconds - before.cpuSeconds) * 1000) / requests,
    memoryMb: after.memoryMb,
  }
}
