import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    case: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    strict: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})

/** Options of the command line. */
export const OPTIONS = {
  /** One group; null = all. */
  only: values.only ?? null,
  /** Part of a case's name, to look at one alone; null = all. */
  name: values.case ?? null,
  /** Duration of the steady load. */
  minutes: Math.max(0.2, Number(values.minutes) || 3),
  /** Cases that this machine cannot run count as failed. */
  strict: values.strict,
  /** Folders of the sites stay, with the logs of the products. */
  keep: values.keep,
}
