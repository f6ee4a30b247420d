/** A package as package-lock.json names it, with the licence its own package.json declares. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression; null if undeclared. */
  readonly licence: string | null
  /** Of its content. Packages that come inside another one share its. */
  readonly integrity: string | null
  readonly bundled: boolean
  /** An address it is taken from; only one outside the registry is written down. */
  readonly resolved: string | null
  readonly hasInstallScript: boolean
}

/** Licences whose conditions a web site keeps by naming its packages: our code need not adopt them. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Unlicense', 'Zlib'],
  // Data and fonts, handed on unchanged beside their licence.
  ...['CC-BY-4.0', 'OFL-1.1'],
  // By file: a changed file has to be published. We change none.
  'MPL-2.0',
])

/** Licences that are allowed for these packages alone, with the reason. */
const ALLOWED_FOR: readonly { readonly name: RegExp; readonly licences: readonly string[]; readonly why: string }[] = [
  {
    name: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later'],
    why: 'libvips, loaded as a library of its own that anybody may replace',
  },
]

/** Packages that declare no licence in package.json, and where it was read. For this version alone. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'mercadopago@3.6.1': 'MIT', // LICENSE
  'png-js@2.0.0': 'MIT', // LICENSE
}

/**
 * True if allowed licences alone satisfy an SPDX expression: of `OR` one side, of `AND` both.
 * @param allowed of a single licence
 */
export function satisfies(expression: string, allowed: (licence: string) => boolean): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  function one(): boolean {
    const word = words[at++]
    if (word !== '(') return word !== undefined && allowed(word)
    const inside = either()
    return words[at++] === ')' && inside
  }
  function both(): boolean {
    let holds = one()
    while (words[at] === 'AND') {
      at += 1
      holds = one() && holds
    }
    return holds
  }
  function either(): boolean {
    let holds = both()
    while (words[at] === 'OR') {
      at += 1
      holds = both() || holds
    }
    return holds
  }
  return either() && at === words.length
}

/** Complaints about a package's source, permissions and licence. Empty if there are none. */
export function complaintsAbout(
  packages: readonly LockedPackage[],
  approvedScripts: Readonly<Record<string, unknown>>,
): string[] {
  const complaints = packages.flatMap((locked) => {
    const { name, version, resolved, integrity, bundled, hasInstallScript } = locked
    const label = `${name}@${version}`
    const found: string[] = []
    const licence = locked.licence ?? READ_BY_HAND[label]
    if (licence === undefined) found.push(`${label}: no licence`)
    else if (!satisfies(licence, (one) => mayUse(name, one))) found.push(`${label}: ${licence} is not on the list`)
    if (resolved !== null) found.push(`${label}: comes from ${resolved}, not from the registry`)
    if (integrity === null && !bundled) found.push(`${label}: the lock file has no checksum`)
    if (hasInstallScript && approvedScripts[name] !== true) found.push(`${label}: its install script is not approved`)
    return found
  })
  const withScript = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
  for (const name of Object.keys(approvedScripts))
    if (!withScript.has(name)) complaints.push(`${name}: an install script is approved that does not exist`)
  const labels = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  for (const label of Object.keys(READ_BY_HAND))
    if (!labels.has(label)) complaints.push(`${label}: a licence was read by hand for a package that is not used`)
  return complaints
}

function mayUse(name: string, licence: string): boolean {
  return ALLOWED.has(licence) || ALLOWED_FOR.some((rule) => rule.name.test(name) && rule.licences.includes(licence))
}
