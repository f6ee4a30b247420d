import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { IMPORT_MB } from '../../src/features/imports/rules.ts'
import viteConfig from '../../vite.config.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Folders of the project that a folder's sources import from. */
function foldersUsedBy(folder: string): string[] {
  const sources = globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  const used = sources.flatMap((file) =>
    [...read(file).matchAll(/from '((?:\.\.\/)+)([a-z-]+)\//g)].flatMap(([, up = '', name = '']) =>
      // As many steps up as the file is deep: the project's own folder.
      up.length / 3 === file.split('/').length - 1 ? [name] : [],
    ),
  )
  return [...new Set(used)].filter((name) => name !== folder && name !== 'tests')
}

test('the image is built from, and holds, every folder its sources import from', () => {
  const docker = read('deploy/Dockerfile')
  const [, build = '', run = ''] = /AS build([\s\S]*?)AS trimmed([\s\S]*)/.exec(docker) ?? []
  const copied = (part: string) => [...part.matchAll(/^COPY ([a-z-]+) \1$/gm)].map(([, name = '']) => name)
  const needed = [...new Set([...foldersUsedBy('src'), ...foldersUsedBy('sheets'), 'src'])]
  expect(needed).toEqual(expect.arrayContaining(['sheets', 'content', 'embedded-postgres']))
  expect(copied(build)).toEqual(expect.arrayContaining(needed))
  // Threads and commands run from their sources.
  expect(copied(run)).toEqual(expect.arrayContaining(['src', 'sheets', 'embedded-postgres']))
  const allowed = read('deploy/Dockerfile.dockerignore')
  for (const name of copied(docker)) expect(allowed).toContain(`!${name}\n`)
})

test('the site is built without the packages of development: the sandboxes name theirs by name alone', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  const sources = globSync('{src,sandbox,sheets,embedded-postgres}/**/*.{ts,tsx}', { cwd: root })
  const imported = sources
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/'))
    .flatMap((file) => [...read(file).matchAll(/^import (?!type ).*?from '((?:@[\w-]+\/)?[\w-]+)/gm)])
    .map(([, name = '']) => name)
  const needed = [...new Set(imported)].filter((name) => name in devDependencies)
  expect(needed).toContain('smtp-server')
  const config = viteConfig({ command: 'build', mode: 'production' })
  expect(config.environments?.ssr?.build?.rolldownOptions?.external).toEqual(expect.arrayContaining(needed))
})

/** The services of deploy/compose.yaml, each with its lines. */
function services(): Map<string, string> {
  const text = /^services:\n([\s\S]*?)^networks:/m.exec(read('deploy/compose.yaml'))?.[1] ?? ''
  const parts = text.split(/^ {2}(?=[a-z]+:$)/m).slice(1)
  return new Map(parts.map((part) => [part.split(':', 1)[0] ?? '', part]))
}

const networksOf = (service = '') => /networks: \[(.*)\]/.exec(service)?.[1]?.split(', ') ?? []

test('every service of compose.yaml is hardened and bounded', () => {
  const found = services()
  expect([...found.keys()]).toEqual(['app', 'database', 'files', 'bucket', 'mail', 'proxy'])
  for (const [name, service] of found) {
    expect(service, name).toContain('    <<: *hardened\n')
    expect(service, name).toMatch(/^ {4}mem_limit: \d+[mg]$/m)
    expect(service, name).not.toMatch(/privileged:|network_mode:|cap_add:.*(ALL|SYS_ADMIN|SYS_PTRACE|NET_ADMIN)/)
  }
})

test('database, files and mail share a network with the site alone', () => {
  const found = services()
  const inner = ['database', 'files', 'mail'].map((name) =>
    networksOf(found.get(name)).filter((one) => one !== 'outside'),
  )
  expect(new Set(inner.flat()).size).toBe(3)
  for (const networks of inner) expect(networksOf(found.get('app'))).toEqual(expect.arrayContaining(networks))
  expect(networksOf(found.get('proxy'))).toEqual(['outside'])
  for (const network of inner.flat())
    expect(read('deploy/compose.yaml')).toContain(`  ${network}: { internal: true }\n`)
})

test('the proxy speaks current TLS alone, and redirects people, not programs', () => {
  const nginx = read('deploy/nginx.conf')
  expect(nginx.match(/ssl_protocols .*;/g)).toEqual(['ssl_protocols TLSv1.2 TLSv1.3;'])
  // Forward secrecy: each key exchange is ephemeral; TLS 1.3 knows no other.
  const ciphers = /ssl_ciphers (\S+);/.exec(nginx)?.[1]?.split(':') ?? []
  expect(ciphers.length).toBeGreaterThan(0)
  for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-/)
  const inTheClear = /^ {2}server \{\n {4}listen 80([\s\S]*?)^ {2}\}/m.exec(nginx)?.[1] ?? ''
  const locations = [...inTheClear.matchAll(/location (.*?) \{\s*return (.*?);/g)].map(([, where, what]) => [
    where,
    what,
  ])
  expect(locations).toEqual([
    ['~ ^/(rest|functions|auth|storage)/v1/', '403'],
    ['/', '308 https://$host$request_uri'],
  ])
})

test('the proxy never takes a process for dead, and lets an import through', () => {
  const nginx = read('deploy/nginx.conf')
  for (const [, how] of nginx.matchAll(/^ {4}server \S+:\d+(.*);$/gm)) expect(how).toBe(' max_fails=0')
  expect(nginx.match(/^ {4}server \S+:\d+/gm)?.length).toBeGreaterThan(0)
  expect(/proxy_next_upstream (.*);/.exec(nginx)?.[1]).toBe('error timeout')
  const location = /location = \/functions\/v1\/import \{([\s\S]*?)\n {4}\}/.exec(nginx)?.[1] ?? ''
  expect(Number(/client_max_body_size (\d+)m;/.exec(location)?.[1])).toBeGreaterThan(IMPORT_MB)
  expect(location).toContain('proxy_request_buffering off;')
})

test.skipIf(process.platform !== 'linux')(
  'threads and processes do their work under the filter of the unit',
  {
    timeout: 60_000,
  },
  () => {
    expect(read('deploy/atividario.service')).toContain(
      'SystemCallFilter=~@privileged @resources\nSystemCallErrorNumber=EPERM',
    )
    const under = (...command: string[]) =>
      spawnSync('perl', ['tests/setup/unit-filter.pl', ...command], { cwd: root, encoding: 'utf8' })
    // The filter is at work: what sets a priority fails.
    expect(under(process.execPath, '-e', 'os.setPriority(5)').stderr).toContain('uv_os_setpriority returned EPERM')
    const { stdout, stderr } = under(process.execPath, 'tests/setup/unit-filter-program.ts')
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({ kind: 'profiles', total: 1, pages: 2, thumbnails: 3 })
  },
)

test('priority, affinity and limits of the system are set in two known places', () => {
  const sources = globSync('{src,sheets,sandbox,embedded-postgres,content,scripts,deploy}/**/*.{ts,tsx,mjs,sh}', {
    cwd: root,
  })
  const word = /\b(?:setPriority|ulimit|prlimit|renice|ionice|taskset|chrt)\b|(?<=['"])nice(?=['" ])/
  const found = sources.filter((file) => !file.endsWith('.test.ts') && word.test(read(file)))
  expect(found.toSorted()).toEqual([
    'src/features/catalogue/upload/checks/service.server.ts',
    'src/features/imports/table/worker.ts',
  ])
})
