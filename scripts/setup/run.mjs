import { spawn, spawnSync } from 'node:child_process'
import { projectNode } from './install.mjs'
import { root } from './root.mjs'

/** Interval of checking if npm still runs (ms). */
const WATCH_MS = 500

/**
 * Runs a program on the project's Node and ends as it ends. Signals are handed on; when npm is gone without a word
 * (kill -9), the program gets a signal to stop, so that no server is left behind.
 */
export function run(args, env = {}) {
  const child = spawn(projectNode(), args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  const npm = findNpm()
  const watch = setInterval(() => {
    if (npm !== undefined && !isAlive(npm)) child.kill('SIGTERM')
  }, WATCH_MS)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal's Ctrl-C reaches the child by itself; a second copy of the same signal is taken as one.
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exit(code ?? (signal ? 1 : 0))
  })
}

/** The npm that started us, directly or through a shell. None when we were started by hand, or on Windows. */
function findNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined
  const parent = describe(process.ppid)
  if (parent?.command.startsWith('npm')) return process.ppid
  return parent && describe(parent.parent)?.command.startsWith('npm') ? parent.parent : undefined
}

function describe(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
  return parent === undefined ? undefined : { parent: Number(parent), command }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}
