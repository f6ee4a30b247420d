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

/** What the run was asked for on the command line. */
export const OPTIONS = {
  /** One group; null = all. */
  only: values.only ?? null,
  /** Part of a case's name, to look at one alone; null = all. */
  name: values.case ?? null,
  /** How long the steady load goes on. */
  minutes: Math.max(0.2, Number(values.minutes) || 3),
  /** What cannot be run at this machine counts as failed. */
  strict: values.strict,
  /** Folders of the sites stay, with the logs of the products. */
  keep: values.keep,
}
