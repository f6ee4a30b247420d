/** How long the place of a process that ended stays empty, at first and at most (ms). */
export const FIRST_PAUSE_MS = 250
export const LONGEST_PAUSE_MS = 30_000
/** A process that lived so long did not end because of how it starts (ms). */
export const SETTLED_MS = 60_000

/**
 * How long to wait before a process is replaced: doubled each time its place ends in a hurry again.
 * @param hasty ends in a row without {@link SETTLED_MS} of life before them, this one among them; 0 = it had settled
 */
export function pauseMs(hasty: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, hasty - 1), LONGEST_PAUSE_MS)
}

/**
 * Several processes' figures in Prometheus' text format as one: each family of figures once, its lines of all processes
 * under it. The processes tell theirs apart by a label.
 */
export function mergeFigures(texts: readonly string[]): string {
  const families = new Map<string, { about: string[]; lines: string[] }>()
  for (const text of texts) {
    let family: { about: string[]; lines: string[] } | undefined
    for (const line of text.split('\n')) {
      const [, kind, name = ''] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? []
      if (kind === 'HELP') {
        family = families.get(name) ?? { about: [], lines: [] }
        families.set(name, family)
      }
      if (!family || line.trim() === '') continue
      if (!line.startsWith('#')) family.lines.push(line)
      else if (!family.about.some((known) => known.startsWith(`# ${kind} `))) family.about.push(line)
    }
  }
  return [...families.values()].flatMap(({ about, lines }) => [...about, ...lines, '']).join('\n')
}
