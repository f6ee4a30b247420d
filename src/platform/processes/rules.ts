import { MINUTE_MS } from '../time.ts'

/** Pause before a worker slot is filled again: the first and the longest (ms). */
export const FIRST_PAUSE_MS = 250
export const LONGEST_PAUSE_MS = 30_000
/** Uptime after which a worker counts as healthy: its end is no crash loop (ms). */
export const HEALTHY_AFTER_MS = MINUTE_MS

/**
 * Pause before a worker is replaced (ms): doubled with each further crash of its slot.
 * @param crashes exits in a row before {@link HEALTHY_AFTER_MS}, this one included; 0 = the worker was healthy
 */
export function pauseMs(crashes: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, crashes - 1), LONGEST_PAUSE_MS)
}

/**
 * Merges the metrics of several processes, in Prometheus' text format: each family once, with the lines of all
 * processes under it. A label separates the processes.
 */
export function mergeMetrics(texts: readonly string[]): string {
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
