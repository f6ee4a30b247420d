import { countedAs } from '../../features/reporting/counts/rules.ts'
import type { DailyCounts } from '../../features/reporting/counts/service.server.ts'
import type { Step } from '../visit.ts'

/** Counts the screens of the operator's week as they are asked for, from memory or not (rule: daily counts). */
export function counted(counts: Pick<DailyCounts, 'add'>): Step {
  return ({ request: { method, url = '' } }, next) => {
    const name = method === 'GET' ? countedAs(url) : null
    if (name) counts.add(name)
    next()
  }
}
