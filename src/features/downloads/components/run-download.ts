import type { Message } from '../../../platform/message.ts'
import type { SessionInfo } from '../../accounts/schema.ts'
import type { Recipe } from '../../catalogue/recipe/schema.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { isPremiumPlan } from '../../subscriptions/plan/rules.ts'
import { decideDownload, downloadFileName, type Refusal, refusalMessage } from '../rules.ts'
import type { DownloadStats, RegisterReply } from '../schema.ts'
import { DOWNLOAD_MESSAGES } from '../texts.ts'
import { CallFailure, type DownloadCalls } from './download-calls.ts'

/** A message and how it is shown. */
interface DownloadToast extends Message {
  readonly kind: 'success' | 'warn' | 'error'
}

/** Everything the flow does to the world, so that it can be tested without one. */
export interface DownloadEffects {
  /** Who is signed in, as the page knows it. */
  readonly session: Pick<SessionInfo, 'userId'> | null
  /** Whether that person is premium, as the page knows it. The server has the last word. */
  readonly isPremium: boolean
  readonly calls: Omit<DownloadCalls, 'today'>
  /** Builds the sheet of an activity without a file (rule: sample sheet). */
  sampleSheet(activity: Activity): Blob
  save(file: Blob, name: string): void
  toast(toast: DownloadToast): void
  /** To sign in; what was pressed is carried on afterwards. */
  goToLogin(activity: Activity): void
  goToPlans(activity: Activity): void
  /** The day's count changed, and the sheet is the person's: what shows either hears of it. */
  granted(reply: RegisterReply, activity: Activity): void
}

/** Ends the flow with a message; nothing more is done afterwards. */
class Stop extends Error {
  readonly kind: 'warn' | 'error'
  readonly text: Message
  readonly leave: 'login' | 'plans' | null

  constructor(kind: 'warn' | 'error', text: Message, leave: 'login' | 'plans' | null = null) {
    super(text.description)
    this.kind = kind
    this.text = text
    this.leave = leave
  }
}

const signInFirst = () => new Stop('error', DOWNLOAD_MESSAGES.signInFirst, 'login')

/** Unusual use sends nobody to the plans: they have the largest one. */
function stopFor(refusal: Refusal): Stop {
  return new Stop('warn', refusalMessage(refusal), refusal === 'unusual_use' ? null : 'plans')
}

/** Runs one step; a call that brought nothing ends the flow with the text of that step. */
async function attempt<T>(step: () => T | Promise<T>, texts: { failed: Message; invalid?: Message }): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof CallFailure && error.kind === 'signed_out') throw signInFirst()
    const invalid = error instanceof CallFailure && error.kind === 'invalid'
    throw new Stop('error', invalid ? (texts.invalid ?? texts.failed) : texts.failed)
  }
}

function refusalIn(reply: RegisterReply, stats: DownloadStats): Stop {
  // Only the ceiling stops a premium person (rule: fair use).
  if (isPremiumPlan(stats.plan)) return stopFor('unusual_use')
  const { refused } = DOWNLOAD_MESSAGES
  return new Stop('warn', { title: refused.title, description: reply.message || refused.description })
}

/** What the server counts; whatever in it refuses the activity ends the flow. */
async function allowingStats({ session, calls }: DownloadEffects, activity: Activity): Promise<DownloadStats> {
  const { unexpected, invalidReply } = DOWNLOAD_MESSAGES
  if (!session) throw signInFirst()
  const stats = await attempt(() => calls.stats(session.userId, activity.id), {
    failed: unexpected,
    invalid: invalidReply,
  })
  // Asked again with what the server says: the page may be older than the end of the subscription.
  const decision = decideDownload({
    activity,
    entitlement: { plan: stats.plan, allowsPremium: isPremiumPlan(stats.plan) },
    stats: { canDownload: stats.can_download },
  })
  if (!decision.allowed) throw stopFor(decision.refusal)
  return stats
}

/** Asks for the grant; what refuses it ends the flow. */
async function granted(effects: DownloadEffects, activity: Activity, order: 'stats_first' | 'at_once') {
  const { session, calls } = effects
  const { invalidReply, notRegistered } = DOWNLOAD_MESSAGES
  if (!session) throw signInFirst()
  if (activity.isPremium && !effects.isPremium) throw stopFor('premium_only')
  const stats = order === 'stats_first' ? await allowingStats(effects, activity) : null
  const reply = await attempt(() => calls.register(session.userId, activity.id), {
    failed: notRegistered,
    invalid: invalidReply,
  })
  if (!reply.success) throw refusalIn(reply, stats ?? (await allowingStats(effects, activity)))
  effects.granted(reply, activity)
  return reply
}

async function flow(effects: DownloadEffects, activity: Activity): Promise<void> {
  const { calls } = effects
  const { fileFailed, sampleFailed, started } = DOWNLOAD_MESSAGES
  const { url } = await granted(effects, activity, 'stats_first')
  effects.toast({ kind: 'success', ...started })
  const file =
    url === null
      ? await attempt(() => effects.sampleSheet(activity), { failed: sampleFailed })
      : await attempt(() => calls.file(url), { failed: fileFailed })
  effects.save(file, downloadFileName(activity.title, url))
}

/**
 * The download of one activity from click to saved file (rule: download order), with a message for every way it can
 * end. Never rejects: what nobody foresaw ends in 'Ocorreu um erro inesperado'.
 */
export function runDownload(effects: DownloadEffects, activity: Activity): Promise<void> {
  return runToEnd(effects, activity, () => flow(effects, activity))
}

/** What preparing works on: the recipe of a drawn sheet, or the signed address of an uploaded file, which has none. */
export type Prepared = { readonly recipe: Recipe } | { readonly url: string }

/**
 * Opens a sheet for preparing: the grant of a download without its file, asked for at once, because a person waits for a
 * picture. `open` gets what comes with it. Never rejects.
 */
export function runPreparing(
  effects: DownloadEffects,
  activity: Activity,
  open: (prepared: Prepared) => void,
): Promise<void> {
  return runToEnd(effects, activity, async () => {
    const { recipe, url } = await granted(effects, activity, 'at_once')
    if (recipe) open({ recipe })
    else if (url !== null) open({ url })
    else await flow(effects, activity)
  })
}

async function runToEnd(effects: DownloadEffects, activity: Activity, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const stop = error instanceof Stop ? error : new Stop('error', DOWNLOAD_MESSAGES.unexpected)
    effects.toast({ kind: stop.kind, ...stop.text })
    if (stop.leave === 'login') effects.goToLogin(activity)
    if (stop.leave === 'plans') effects.goToPlans(activity)
  }
}

/** Lets one run at a time through; what is asked meanwhile is dropped, so a double click makes one download. */
export function oneAtATime<A extends unknown[]>(run: (...args: A) => Promise<void>) {
  let running = false
  return async (...args: A): Promise<void> => {
    if (running) return
    running = true
    try {
      await run(...args)
    } finally {
      running = false
    }
  }
}
