import { spawn } from 'node:child_process'
import type { Identity } from './identity.ts'

/** Longest stored output of a program, in characters: its last words give the reason of a failure. */
const OUTPUT_LIMIT = 4_000

/**
 * Options of every program of PostgreSQL: as `identity`, outside our terminal's process group (Ctrl-C is for us; we
 * stop the server last), with messages in English because we parse some. On Windows a hidden console replaces
 * `detached`; there the environment is inherited, since programs need more of it.
 */
export function spawnOptions(identity: Identity) {
  const windows = process.platform === 'win32'
  return {
    ...identity,
    detached: !windows,
    windowsHide: true,
    env: windows ? undefined : { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' },
  }
}

/**
 * Runs a program to its end.
 * @param options.cwd working directory, entered before the identity changes; the root by default, since ours may be
 * closed to `identity`
 * @returns whether it ended with 0, and the end of what it wrote or the reason why it could not be started
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: { identity: Identity; cwd?: string },
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-OUTPUT_LIMIT)
    }
    const child = spawn(command, args, {
      ...spawnOptions(options.identity),
      cwd: options.cwd ?? '/',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}
