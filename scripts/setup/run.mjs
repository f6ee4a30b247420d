import { spawn } from 'node:child_process'
import { projectNode } from './install.mjs'
import { root } from './root.mjs'

/** How often we look whether the process that started us is still there (ms). */
const PARENT_CHECK_MS = 1_000

/**
 * Runs a program on the project's Node and ends as it ends. Signals are handed on; when npm, or the terminal,
 * is gone without a word (kill -9), the program is told to stop, so that no server is left behind.
 */
export function run(args, env = {}) {
  const child = spawn(projectNode(), args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, PARENT_CHECK_MS)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal's Ctrl-C reaches the child by itself; a second copy of the same signal is taken as one.
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exit(code ?? (signal ? 1 : 0))
  })
}
