import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Folder of Debian's newest PostgreSQL. */
function binaries(): string {
  const versions = readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a))
  return path.join('/usr/lib/postgresql', versions[0] ?? '', 'bin')
}

const AS_POSTGRES = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []

/** Runs a program to its end, as the user postgres where this process is root: PostgreSQL refuses root. */
function run(program: string, args: readonly string[]): void {
  const [first = program, ...rest] = [...AS_POSTGRES, program, ...args]
  // Servers that go on running inherit the streams: a pipe would never end.
  const { status, error } = spawnSync(first, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw error ?? new Error(`${program} ended with ${status}`)
}

/** Makes a folder that the user postgres may write to. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  if (AS_POSTGRES.length > 0) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  chmodSync(folder, 0o755)
}

/** A PostgreSQL of the benchmark. */
export interface Postgres {
  readonly folder: string
  readonly port: number
  readonly url: string
  stop(): void
  /** Ends every process at once, as a machine that loses its power. */
  kill(): void
  /** Makes a replica a primary; returns once it takes changes. */
  promote(): void
}

const serverOf = (folder: string, port: number): Postgres => ({
  folder,
  port,
  url: `postgres://atividario@127.0.0.1:${port}/atividario`,
  stop: () => run(path.join(binaries(), 'pg_ctl'), ['-D', folder, '-m', 'immediate', '-w', 'stop']),
  kill() {
    const pid = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGSTOP')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    for (const child of children) process.kill(Number(child), 'SIGKILL')
    process.kill(pid, 'SIGKILL')
  },
  promote: () => run(path.join(binaries(), 'pg_ctl'), ['-D', folder, '-w', 'promote']),
})

function start(folder: string, port: number): Postgres {
  appendFileSync(path.join(folder, 'postgresql.conf'), `\nport=${port}\n`)
  run(path.join(binaries(), 'pg_ctl'), ['-D', folder, '-l', `${folder}.log`, '-w', 'start'])
  return serverOf(folder, port)
}

/** A new server with an empty database of the site. */
export function startPrimary(folder: string, port: number): Postgres {
  run(path.join(binaries(), 'initdb'), ['-D', folder, '-U', 'atividario', '--auth=trust', '--locale=C', '-E', 'UTF8'])
  appendFileSync(
    path.join(folder, 'postgresql.conf'),
    `listen_addresses='127.0.0.1'\nunix_socket_directories='${path.dirname(folder)}'\nmax_connections=200\n`,
  )
  const server = start(folder, port)
  run(path.join(binaries(), 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'atividario', 'atividario'])
  return server
}

/** A streaming replica of the primary, named `replica`. */
export function startReplica(primary: Postgres, folder: string, port: number): Postgres {
  run(path.join(binaries(), 'pg_basebackup'), [
    ...['-d', `host=127.0.0.1 port=${primary.port} user=atividario application_name=replica`],
    ...['-D', folder, '--write-recovery-conf', '--checkpoint=fast'],
  ])
  return start(folder, port)
}

/** PgBouncer by session, since LISTEN needs its connection; it leads to one server, and to another when told. */
export function startPooler(folder: string, port: number, first: Postgres) {
  const file = path.join(folder, 'pgbouncer.ini')
  const leadTo = ({ port: server }: Postgres) =>
    writeFileSync(
      file,
      `[databases]
atividario = host=127.0.0.1 port=${server} dbname=atividario
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 100
max_client_conn = 1000
server_login_retry = 1
ignore_startup_parameters = extra_float_digits, statement_timeout, idle_in_transaction_session_timeout
logfile = ${path.join(folder, 'pgbouncer.log')}
`.replace('dbname=atividario', 'dbname=atividario user=atividario'),
    )
  leadTo(first)
  const [program = '', ...args] = [...AS_POSTGRES, '/usr/sbin/pgbouncer', '-q', file]
  const child = spawn(program, args, { stdio: 'ignore' })
  return {
    url: `postgres://atividario@127.0.0.1:${port}/atividario`,
    leadTo(server: Postgres): void {
      leadTo(server)
      // Reads its file again. runuser passes no SIGHUP on, so the child of runuser gets it.
      const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean)
      process.kill(Number(children[0] ?? child.pid), 'SIGHUP')
    },
    stop: () => child.kill('SIGTERM'),
  }
}

/** nginx as a shared cache in front of the site, as docs/guides/capacity.md shows it. */
export function startCache(folder: string, port: number, site: string) {
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `worker_processes 1;
pid ${folder}/nginx.pid;
daemon off;
error_log ${folder}/nginx.log warn;
events { worker_connections 4096; }
http {
  access_log off;
  proxy_temp_path ${folder}/nginx-temp;
  client_body_temp_path ${folder}/nginx-body;
  proxy_cache_path ${folder}/nginx-cache levels=1:2 keys_zone=pages:20m max_size=1g inactive=10m use_temp_path=off;
  # Over https the name of the cookie begins with __Secure-.
  map $http_cookie $member { default 0; "~(^|; ?)(__Secure-)?session=" 1; }
  upstream site { server ${site} max_fails=0; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection '';
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    location / {
      proxy_pass http://site;
      proxy_cache pages;
      proxy_cache_lock on;
      proxy_cache_use_stale updating error timeout;
      proxy_cache_background_update on;
      proxy_cache_bypass $member;
      proxy_no_cache $member;
      add_header x-cache $upstream_cache_status;
    }
    location ~ ^/(plans|register|login)(\\.data)?$ { proxy_pass http://site; }
  }
}
`,
  )
  const child = spawn('nginx', ['-c', file, '-e', `${folder}/nginx.log`], { stdio: 'inherit' })
  return { stop: () => child.kill('SIGTERM') }
}
