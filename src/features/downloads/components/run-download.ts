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

/** Everything the flow does to the world, so that it can be tested without one. */
export interface DownloadEffects {
  /** The signed-in user, as the page knows it. */
  readonly session: Pick<SessionInfo, 'userId'> | null
  /** True if that user is premium, as the page knows it. The server decides. */
  readonly isPremium: boolean
  readonly calls: Omit<DownloadCalls, 'today'>
  /** Builds the sheet of an activity without a file (rule: sample sheet). */
  sampleSheet(activity: Activity): Blob
  save(file: Blob, name: string): void
  toast(toast: DownloadToast): void
  /** To sign in; what was pressed is carried on afterwards, with the address of what was chosen in the panel. */
  goToLogin(activity: Activity, chosen?: string): void
  goToPlans(activity: Activity): void
  /** The day's count changed, and the sheet is the person's: what shows either hears of it. */
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

/** Nothing has failed: the message is calm, and the screen it leads to begins with the free account. */
const signInFirst = () => new Stop('info', DOWNLOAD_MESSAGES.signInFirst, 'login')

/** Unusual use does not lead to the plans: such users have the largest one. */
function stopFor(refusal: Refusal): Stop {
  return new Stop('warn', refusalMessage(refusal), refusal === 'unusual_use' ? null : 'plans')
}

/** Runs one step; a failed call ends the flow with the text of that step. */
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

/** A limit that was reached after the counts allowed the download is described by the server's message alone. */
function refusalIn({ code, message }: RegisterReply, order: 'stats_first' | 'at_once'): Stop {
  if (code === 'unusual_use' || (order === 'at_once' && code && code !== 'variant_limit')) return stopFor(code)
  const { refused } = DOWNLOAD_MESSAGES
  return new Stop('warn', { title: refused.title, description: message || refused.description })
}

/** The server's counts; a refusal in them ends the flow. */
async function readStats({ session, calls }: DownloadEffects, activity: Activity): Promise<void> {
  const { unexpected, invalidReply } = DOWNLOAD_MESSAGES
  if (!session) throw signInFirst()
  const stats = await attempt(() => calls.stats(session.userId, activity.id), {
    failed: unexpected,
    invalid: invalidReply,
  })
  // Decided again with the server's facts: the page may be older than the end of the subscription.
  const decision = decideDownload({
    activity,
    entitlement: { plan: stats.plan, allowsPremium: isPremiumPlan(stats.plan) },
    stats: { canDownload: stats.can_download },
  })
  if (!decision.allowed) throw stopFor(decision.refusal)
}

/** Asks for the grant by `register`; what refuses it ends the flow. */
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
  effects.save(file, downloadFileName(activity.title, url))
}

/**
 * The download of one activity from click to saved file (rule: download order), with a message for every outcome. Never
 * rejects: an unexpected error ends in 'Ocorreu um erro inesperado'.
 */
export function runDownload(effects: DownloadEffects, activity: Activity): Promise<void> {
  return runToEnd(effects, activity, () => flow(effects, activity))
}

/** Source of a preparation: the recipe of a drawn sheet, or the pages of an uploaded file, which has none. */
export type Prepared = { readonly recipe: Recipe } | { readonly is: 'uploaded' }

/**
 * Opens a sheet for preparing. It counts no download and needs no account: `open` gets the pictures, and {@link
 * grantPrepared} counts when the sheet is printed or saved (rule: variants). Never rejects.
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
    // The page may be older than the end of the subscription, or of the session.
    if (!allowed) throw stopFor('premium_only')
    open(recipe ? { recipe } : { is: 'uploaded' })
  })
}

/** The choices of a panel, when its sheet is to be delivered. */
interface ChosenSheet {
  /** Names a variant for its count; null for the sheet as it is in the catalogue. */
  readonly variant: string | null
  /** The choices in the form of an address, which come back after a sign-in. */
  readonly address: string
}

/**
 * Counts a prepared sheet that is about to be printed or saved. Null if refused: the user has seen the message, and was
 * redirected as the download order does. Never rejects.
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
