import { spawn } from 'node:child_process'
import { Socket } from 'node:net'

/** A start may be in progress when we die: give it a moment to register. Then stop it, and remove its folder. */
const SCRIPT = `
cat >/dev/null
[ -d "$1" ] || exit 0
sleep 1
lock="$1/cluster/data/postmaster.pid"
pid=$(head -n 1 "$lock" 2>/dev/null)
[ -n "$pid" ] && kill -QUIT "$pid"
turns=0
while [ -e "$lock" ] && [ $turns -lt 50 ]; do sleep 0.1; turns=$((turns + 1)); done
rm -rf "$1" || { sleep 2; rm -rf "$1"; }
`

/**
 * Ends an embedded PostgreSQL with this process, however the process ends: a shell waits for the end of its standard
 * input, which comes with our end, also by kill -9. A missing folder means that it was stopped and removed in order.
 * @param dir the server's folder
 */
export function guardServer(dir: string): void {
  if (process.platform === 'win32') return
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'sh', dir], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  shell.unref()
  if (shell.stdin instanceof Socket) shell.stdin.unref()
}
