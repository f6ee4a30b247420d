import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:net'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../../../tests/setup/processes-program.ts', import.meta.url))
/** Processes are started and ended: on a busy machine that takes its time (ms). */
const PATIENCE = { timeout: 30_000, interval: 50 }

const running = new Set<ChildProcess>()
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode === null && child.signalCode === null) {
      child.stdin?.end()
      await once(child, 'exit')
    }
  }
  running.clear()
})

async function freePort(): Promise<{ port: number; holder: Server }> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  return { holder, port: typeof address === 'object' && address ? address.port : 0 }
}

function startOn(port: number) {
  const child = spawn(process.execPath, [PROGRAM, String(port)], { stdio: ['pipe', 'pipe', 'inherit'] })
  running.add(child)
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    said += chunk
  })
  return { child, said: () => said }
}

async function startedSite() {
  const { port, holder } = await freePort()
  holder.close()
  const site = startOn(port)
  await expect.poll(site.said, PATIENCE).toContain('serving')
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) })).text()
  const whoAnswer = async () => {
    const texts = await Promise.all(Array.from({ length: 8 }, () => ask('/')))
    const answers: { greeting: string; name: string; pid: number }[] = texts.map((text) => JSON.parse(text))
    return new Map(answers.map((answer) => [answer.name, answer]))
  }
  return { ...site, port, ask, whoAnswer }
}

describe('processes that share a port', () => {
  it('all answer, with the facts of the leader', { timeout: 60_000 }, async () => {
    const { whoAnswer } = await startedSite()
    const answers = await whoAnswer()
    expect([...answers.keys()].sort()).toEqual(['web-1', 'web-2'])
    expect([...answers.values()].map(({ greeting }) => greeting)).toEqual(['olá', 'olá'])
  })

  it('answer with the metrics of all of them, from any process', { timeout: 60_000 }, async () => {
    const { ask } = await startedSite()
    for (const metrics of await Promise.all([ask('/metrics'), ask('/metrics'), ask('/metrics')])) {
      const names = [...metrics.matchAll(/^process_start_time_seconds\{process="(.+?)"\}/gm)].map(([, name]) => name)
      expect(names.sort()).toEqual(['main', 'web-1', 'web-2'])
      expect(metrics.match(/^# TYPE process_start_time_seconds /gm)).toHaveLength(1)
    }
  })

  it('are replaced when they are killed', { timeout: 90_000 }, async () => {
    const { whoAnswer, said } = await startedSite()
    const victim = (await whoAnswer()).get('web-1')
    process.kill(victim?.pid ?? 0, 'SIGKILL')
    const names = async () => [...(await whoAnswer().catch(() => new Map())).keys()].sort()
    await expect.poll(names, PATIENCE).toEqual(['web-2', 'web-3'])
    expect(said()).toMatch(/"process":"main".*"ended":"web-1".*another one takes its place/)
  })

  it('answer a connection that was given to one that was killed', { timeout: 90_000 }, async () => {
    const { port, whoAnswer } = await startedSite()
    const victim = (await whoAnswer()).get('web-1')?.pid ?? 0
    process.kill(victim, 'SIGSTOP')
    let answered = 0
    const answers = Array.from({ length: 6 }, async () => {
      const response: IncomingMessage = await new Promise((resolve, reject) => {
        get({ host: '127.0.0.1', port, agent: false }, resolve).once('error', reject)
      })
      const { name } = (await json(response)) as { name: string }
      answered += 1
      return name
    })
    // The stopped process gets one in its turn, and does not answer.
    await expect.poll(() => answered, PATIENCE).toBe(5)
    process.kill(victim, 'SIGKILL')
    expect(await Promise.all(answers)).not.toContain('web-1')
  })

  it('end with their leader, in order or not', { timeout: 90_000 }, async () => {
    for (const kill of [false, true]) {
      const { whoAnswer, child } = await startedSite()
      const pids = [...(await whoAnswer()).values()].map(({ pid }) => pid)
      if (kill) child.kill('SIGKILL')
      else child.stdin.end()
      const [code] = await once(child, 'exit')
      expect(code).toBe(kill ? null : 0)
      const alive = () => pids.filter((pid) => isAlive(pid)).length
      await expect.poll(alive, PATIENCE).toBe(0)
    }
  })

  it('say in one line that the port is taken', { timeout: 60_000 }, async () => {
    const { port, holder } = await freePort()
    const { child, said } = startOn(port)
    const [code] = await once(child, 'exit')
    holder.close()
    expect(code).toBe(1)
    expect(said()).toMatch(new RegExp(`^PORT: a porta ${port} já está em uso`))
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
