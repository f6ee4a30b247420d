import type { Message } from '../../../platform/message.ts'
import type { SessionInfo } from '../../accounts/schema.ts'
import type { Recipe } from '../../catalogue/recipe/schema.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { isPremiumPlan } from '../../subscriptions/plan/rules.ts'
import { decideDownload, downloadFileName, type Refusal, refusalMessage } from '../rules.ts'
import type { RegisterReply, VariantReply } from '../schema.ts'
import { DOWNLOAD_MESSAGES, tooFast } from '../texts.ts'
import { CallFailure, type DownloadCalls } from './download-calls.ts'

/** A message and how it is shown. */
interface DownloadToast extends Message {
  readonly kind: 'success' | 'info' | 'warn' | 'error'
}

/** All effects of the flow, so that tests can replace them. */
export interface DownloadEffects {
  /** The page's signed-in user. */
  readonly session: Pick<SessionInfo, 'userId'> | null
  /** For display: the server decides. */
  readonly isPremium: boolean
  readonly calls: Omit<DownloadCalls, 'today'>
  /** The sheet of an activity without a file (rule: sample sheet). */
  sampleSheet(activity: Activity): Blob
  save(file: Blob, name: string, activity: Activity): void
  toast(toast: DownloadToast): void
  /** The action continues after the sign-in; `chosen` is the address of the panel's choices. */
  goToLogin(activity: Activity, chosen?: string): void
  goToPlans(activity: Activity): void
  /** Reports a grant, for the day's count and the recipe. */
  granted(reply: RegisterReply, activity: Activity): void
}

/** Ends the flow with a message. */
class Stop extends Error {
  readonly kind: 'info' | 'warn' | 'error'
  readonly text: Message
  readonly leave: 'login' | 'plans' | null

  constructor(kind: 'info' | 'warn' | 'error', text: Message, leave: 'login' | 'plans' | null = null) {
    super(text.description)
    this.kind = kind
    this.text = text
    this.leave = leave
  }
}

/** Not a failure: an info message, and a screen that begins with the free account. */
const signInFirst = () => new Stop('info', DOWNLOAD_MESSAGES.signInFirst, 'login')

/** Unusual use does not lead to the plans: such users have the largest one. */
function stopFor(refusal: Refusal): Stop {
  return new Stop('warn', refusalMessage(refusal), refusal === 'unusual_use' ? null : 'plans')
}

/** Runs a step; a failed call ends the flow with the step's text. */
async function attempt<T>(step: () => T | Promise<T>, texts: { failed: Message; invalid?: Message }): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof CallFailure && error.kind === 'signed_out') throw signInFirst()
    if (error instanceof CallFailure && error.kind === 'too_fast') throw new Stop('warn', tooFast(error.waitS))
    const invalid = error instanceof CallFailure && error.kind === 'invalid'
    throw new Stop('error', invalid ? (texts.invalid ?? texts.failed) : texts.failed)
  }
}

/** A limit reached between the check and the grant shows the server's message alone. */
function refusalIn({ code, message }: RegisterReply, order: 'stats_first' | 'at_once'): Stop {
  if (code === 'unusual_use' || (order === 'at_once' && code && code !== 'variant_limit')) return stopFor(code)
  const { refused } = DOWNLOAD_MESSAGES
  return new Stop('warn', { title: refused.title, description: message || refused.description })
}

/** Reads the server's counts; a refusal ends the flow. */
async function readStats({ session, calls }: DownloadEffects, activity: Activity): Promise<void> {
  const { unexpected, invalidReply } = DOWNLOAD_MESSAGES
  if (!session) throw signInFirst()
  const stats = await attempt(() => calls.stats(session.userId, activity.id), {
    failed: unexpected,
    invalid: invalidReply,
  })
  // Checked again with the server's facts: the subscription may have ended since the page loaded.
  const decision = decideDownload({
    activity,
    entitlement: { plan: stats.plan, allowsPremium: isPremiumPlan(stats.plan) },
    stats: { canDownload: stats.can_download },
  })
  if (!decision.allowed) throw stopFor(decision.refusal)
}

/** Registers the grant; a refusal ends the flow. */
async function granted<Reply extends RegisterReply>(
  effects: DownloadEffects,
  activity: Activity,
  order: 'stats_first' | 'at_once',
  register: (userId: string) => Promise<Reply>,
): Promise<Reply> {
  const { session } = effects
  const { invalidReply, notRegistered } = DOWNLOAD_MESSAGES
  if (!session) throw signInFirst()
  if (activity.isPremium && !effects.isPremium) throw stopFor('premium_only')
  if (order === 'stats_first') await readStats(effects, activity)
  const reply = await attempt(() => register(session.userId), {
    failed: notRegistered,
    invalid: invalidReply,
  })
  if (!reply.success) throw refusalIn(reply, order)
  effects.granted(reply, activity)
  return reply
}

async function flow(effects: DownloadEffects, activity: Activity): Promise<void> {
  const { calls } = effects
  const { fileFailed, sampleFailed, started } = DOWNLOAD_MESSAGES
  const { url } = await granted(effects, activity, 'stats_first', (userId) => calls.register(userId, activity.id))
  effects.toast({ kind: 'success', ...started })
  const file =
    url === null
      ? await attempt(() => effects.sampleSheet(activity), { failed: sampleFailed })
      : await attempt(() => calls.file(url), { failed: fileFailed })
  effects.save(file, downloadFileName(activity.title, url), activity)
}

/**
 * Downloads one activity, from click to saved file (rule: download order), with a message for every outcome. Never
 * rejects: an unexpected error ends in 'Ocorreu um erro inesperado'.
 */
export function runDownload(effects: DownloadEffects, activity: Activity): Promise<void> {
  return runToEnd(effects, activity, () => flow(effects, activity))
}

/** A drawn sheet's recipe, or an uploaded file. */
export type Prepared = { readonly recipe: Recipe } | { readonly is: 'uploaded' }

/**
 * Opens a sheet's preparation. Needs no account and counts no download: {@link grantPrepared} counts when the sheet is
 * printed or saved (rule: variants). Never rejects.
 */
export function runPreparing(
  effects: DownloadEffects,
  activity: Activity,
  open: (prepared: Prepared) => void,
): Promise<void> {
  return runToEnd(effects, activity, async () => {
    if (activity.isPremium && !effects.isPremium) throw effects.session ? stopFor('premium_only') : signInFirst()
    const { notOpened, invalidReply } = DOWNLOAD_MESSAGES
    const { allowed, recipe } = await attempt(() => effects.calls.recipe(activity.id), {
      failed: notOpened,
      invalid: invalidReply,
    })
    // The subscription or the session may have ended since the page loaded.
    if (!allowed) throw stopFor('premium_only')
    open(recipe ? { recipe } : { is: 'uploaded' })
  })
}

/** A panel's choices at delivery. */
interface ChosenSheet {
  /** Identity of a variant for its count; null for the catalogue's sheet. */
  readonly variant: string | null
  /** The choices as an address, restored after a sign-in. */
  readonly address: string
}

/**
 * Counts a prepared sheet before it is printed or saved. Null if refused: the user has seen the message and was
 * redirected. Never rejects.
 */
export async function grantPrepared(
  effects: DownloadEffects,
  activity: Activity,
  { variant, address }: ChosenSheet,
): Promise<RegisterReply | VariantReply | null> {
  const { calls } = effects
  let reply: RegisterReply | VariantReply | null = null
  await runToEnd(
    effects,
    activity,
    async () => {
      reply = await granted<RegisterReply | VariantReply>(effects, activity, 'at_once', (userId) =>
        variant === null ? calls.register(userId, activity.id) : calls.variant(userId, activity.id, variant),
      )
    },
    address,
  )
  return reply
}

async function runToEnd(
  effects: DownloadEffects,
  activity: Activity,
  run: () => Promise<void>,
  chosen?: string,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    const stop = error instanceof Stop ? error : new Stop('error', DOWNLOAD_MESSAGES.unexpected)
    effects.toast({ kind: stop.kind, ...stop.text })
    if (stop.leave === 'login') effects.goToLogin(activity, chosen)
    if (stop.leave === 'plans') effects.goToPlans(activity)
  }
}

/** Drops calls during a run: a double click makes one download. */
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
