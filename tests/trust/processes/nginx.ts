import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../site/process.ts'
import { until } from '../site/wait.ts'

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']
const OURS = path.resolve(import.meta.dirname, '../../../deploy/nginx.conf')

/** The program, or null when it is not installed. */
export const findNginx = (): string | null => PLACES.find(existsSync) ?? null

/**
 * The configuration of deploy/nginx.conf for this machine: the same limits, upstream and forwarding, several processes, plain
 * http on the loopback interface, everything it writes in one folder.
 */
async function configuration(dir: string, port: number, products: readonly string[]): Promise<string> {
  const deployed = await readFile(OURS, 'utf8')
  const forwarding = /proxy_http_version[\s\S]*?proxy_max_temp_file_size 0;/.exec(deployed)?.[0]
  const importing = /location = \/functions\/v1\/import \{[\s\S]*?\n {4}\}/.exec(deployed)?.[0]
  const perConnection = /limit_conn_zone[\s\S]*?limit_conn_status 503;/.exec(deployed)?.[0]
  const perProcess = /server app:3000 (?<how>.*);/.exec(deployed)?.groups?.how
  const patience = /keepalive_timeout 65s;[\s\S]*?large_client_header_buffers 4 16k;/.exec(deployed)?.[0]
  const inside = /location = \/metrics \{[\s\S]*?location = \/readyz \{.*\}/.exec(deployed)?.[0]
  const keepalive = /keepalive 32;[\s\S]*?keepalive_timeout 55s;/.exec(deployed)?.[0]
  if (!forwarding || !perProcess || !keepalive || !importing || !perConnection || !patience || !inside)
    throw new Error('deploy/nginx.conf is not as it was: nothing to take over')
  return `
worker_processes 1;
daemon off;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  ${patience}
  ${perConnection}
  client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy; fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi; scgi_temp_path ${dir}/scgi;
  upstream site {
    ${products.map((address) => `server ${address} ${perProcess};`).join('\n    ')}
    ${keepalive}
  }
  server {
    listen 127.0.0.1:${port};
    ${inside}
    ${forwarding.replace('$host;', '$http_host;')}
    location / {
      proxy_pass http://site;
    }
    ${importing}
  }
}
`
}

/** Starts nginx in front of processes, without sticky sessions. */
export async function startNginx(dir: string, origins: readonly string[]) {
  const program = findNginx()
  if (!program) throw new Error('nginx is missing')
  const folder = path.join(dir, 'nginx')
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  await writeFile(
    file,
    await configuration(
      folder,
      port,
      origins.map((origin) => new URL(origin).host),
    ),
  )
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await until('nginx answers', async () => child.exitCode === null && (await fetch(`${origin}/healthz`)).ok, 20_000)
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
