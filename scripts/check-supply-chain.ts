// A check of `npm test`: the licence, origin, checksum and install script of every package in package-lock.json.
// What is installed is asked for its licence; packages of other platforms are not installed, the lock file knows theirs.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { complaintsAbout, type LockedPackage } from './setup/supply-chain.ts'

const root = resolve(import.meta.dirname, '..')

const MANIFEST = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
  allowScripts: z.record(z.string(), z.unknown()).default({}),
})
const LOCK = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().default(''),
      license: z.string().optional(),
      integrity: z.string().optional(),
      inBundle: z.boolean().default(false),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().default(false),
    }),
  ),
})

const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

function declaredLicence(folder: string): string | null {
  if (!existsSync(join(root, folder, 'package.json'))) return null
  const { license, licenses } = MANIFEST.parse(json(join(folder, 'package.json')))
  if (licenses) return licenses.map(({ type }) => type).join(' OR ')
  return typeof license === 'object' ? license.type : (license ?? null)
}

const { packages } = LOCK.parse(json('package-lock.json'))
const { allowScripts } = MANIFEST.parse(json('package.json'))
const locked: LockedPackage[] = Object.entries(packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, entry]) => ({
    name: entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: entry.version,
    licence: declaredLicence(folder) ?? entry.license ?? null,
    integrity: entry.integrity ?? null,
    bundled: entry.inBundle,
    resolved: entry.resolved ?? null,
    hasInstallScript: entry.hasInstallScript,
  }))
const complaints = complaintsAbout(locked, allowScripts)
for (const complaint of complaints) console.error(complaint)
console.log(`${locked.length} packages looked at`)
process.exitCode = complaints.length === 0 ? 0 : 1
