import { describe, expect, it } from 'vitest'
import type { Activity } from '../../catalogue/schema.ts'
import type { DownloadStats, RecipeReply, RegisterReply } from '../schema.ts'
import { CallFailure } from './download-calls.ts'
import { type DownloadEffects, grantPrepared, oneAtATime, runDownload, runPreparing } from './run-download.ts'

const ACTIVITY: Activity = {
  id: 'b2f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a22',
  slug: 'labirinto-do-coelho',
  title: 'Labirinto do Coelho',
  description: 'Leve o coelho até a toca.',
  category: 'Labirinto',
  imageUrl: '/storage/v1/object/public/activities/thumbnails/labirinto-360.webp',
  hasFile: true,
  isPremium: false,
  ageRange: '5-7 anos',
  format: 'Colorido',
  pageCount: 1,
  tags: [],
  createdAt: '2026-05-10T12:00:00.000Z',
}
const PREMIUM_ACTIVITY: Activity = { ...ACTIVITY, isPremium: true }
const URL_OF_FILE = '/storage/v1/object/sign/activities/activities/x.pdf?expires=1&signature=s'

const STATS: DownloadStats = {
  plan: 'gratuito',
  billing_period: null,
  daily_limit: 2,
  daily_used: 0,
  remaining_downloads: 2,
  can_download: true,
}
const PREMIUM_STATS: DownloadStats = {
  ...STATS,
  plan: 'premium',
  billing_period: 'monthly',
  daily_limit: null,
  remaining_downloads: null,
}
const GRANT: RegisterReply = { success: true, message: 'ok', daily_used: 1, remaining_downloads: 1, url: URL_OF_FILE }
const REFUSAL: RegisterReply = { ...GRANT, success: false, message: 'Mensagem do servidor', url: null }

interface World {
  session: { userId: string } | null
  isPremium: boolean
  stats: DownloadStats | Error
  reply: RegisterReply | Error
  file: Blob | Error
  sample: Blob | Error
  save: Error | null
  recipe: RecipeReply | Error
}

const USUAL: World = {
  session: { userId: 'a1f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a11' },
  isPremium: false,
  stats: STATS,
  reply: GRANT,
  file: new Blob(['%PDF']),
  sample: new Blob(['<html>']),
  save: null,
  recipe: { allowed: true, recipe: {} as never },
}

function give<T>(value: T | Error): T {
  if (value instanceof Error) throw value
  return value
}

/** Runs the flow in a test world and returns its effects in order. */
async function play(
  change: Partial<World>,
  activity: Activity,
  how: 'download' | 'prepare' | 'print' | 'variant' = 'download',
) {
  const world = { ...USUAL, ...change }
  const done: string[] = []
  const effects: DownloadEffects = {
    session: world.session,
    isPremium: world.isPremium,
    calls: {
      stats: async (userId, activityId) => {
        expect([userId, activityId]).toEqual([USUAL.session?.userId, activity.id])
        done.push('stats')
        return give(world.stats)
      },
      register: async (userId, activityId) => {
        expect([userId, activityId]).toEqual([USUAL.session?.userId, activity.id])
        done.push('register')
        return give(world.reply)
      },
      variant: async (_userId, _activityId, choices) => {
        done.push(`variant ${choices}`)
        return { ...give(world.reply), remaining_variants: 9 }
      },
      recipe: async (activityId) => {
        expect(activityId).toBe(activity.id)
        done.push('recipe')
        return give(world.recipe)
      },
      file: async (url) => {
        done.push(`fetch ${url}`)
        return give(world.file)
      },
    },
    sampleSheet: () => {
      done.push('sample')
      return give(world.sample)
    },
    save: (_file, name) => {
      if (world.save) throw world.save
      done.push(`save ${name}`)
    },
    toast: ({ kind, title, description }) => done.push(`${kind}: ${title} / ${description}`),
    goToLogin: (_activity, chosen) => done.push(chosen === undefined ? 'to login' : `to login with ${chosen}`),
    goToPlans: () => done.push('to plans'),
    granted: () => done.push('refresh'),
  }
  if (how === 'download') await runDownload(effects, activity)
  else if (how === 'prepare')
    await runPreparing(effects, activity, (prepared) => done.push(`open ${Object.keys(prepared)}`))
  else {
    const variant = how === 'variant' ? 'desafio.1' : null
    const reply = await grantPrepared(effects, activity, { variant, address: 'nivel=desafio' })
    done.push(reply ? 'granted' : 'refused')
  }
  return done
}

const LOGIN = ['info: Você precisa fazer login / Faça login para baixar atividades', 'to login']
const PREMIUM_ONLY = [
  'warn: Conteúdo premium / Faça upgrade para o plano Premium para acessar este conteúdo',
  'to plans',
]
const DAILY_LIMIT = [
  'warn: Limite diário atingido / Você atingiu o limite de downloads diários do seu plano. Faça upgrade para desbloquear atividades ilimitadas',
  'to plans',
]
const UNUSUAL = ['warn: Uso incomum detectado / Detectamos um uso incomum na sua conta. Tente novamente amanhã']
const UNEXPECTED = ['error: Erro no download / Ocorreu um erro inesperado. Por favor, tente novamente.']
const INVALID = ['error: Erro no download / Resposta inválida do servidor']
const NOT_REGISTERED = ['error: Erro no download / Não foi possível registrar o download']
const FILE_FAILED = ['error: Erro no download / Não foi possível baixar o arquivo. Tente novamente mais tarde']
const SAMPLE_FAILED = ['error: Erro no download / Não foi possível gerar o arquivo de amostra']
const STARTED = ['refresh', 'success: Download em andamento / Seu arquivo está sendo preparado']

const failed = new CallFailure('failed')
const invalid = new CallFailure('invalid')
const signedOut = new CallFailure('signed_out')
const tooFast = new CallFailure('too_fast', { waitS: 30 })
const TOO_FAST = ['warn: Muitos pedidos seguidos / Tente de novo em instantes: faltam 30 segundos']
const CARRIED = 'to login with nivel=desafio'
const blocked = (stats: DownloadStats): DownloadStats => ({ ...stats, can_download: false })

describe('runPreparing counts nothing', () => {
  const NOT_ALLOWED = { allowed: false, recipe: null }
  const NOT_OPENED = ['error: Sem conexão / A folha não chegou. Verifique a internet e tente de novo']
  it.each<[string, Partial<World>, Activity, string[]]>([
    ['a drawn sheet', {}, ACTIVITY, ['recipe', 'open recipe']],
    ['an uploaded file', { recipe: { allowed: true, recipe: null } }, ACTIVITY, ['recipe', 'open is']],
    ['visitor', { session: null }, ACTIVITY, ['recipe', 'open recipe']],
    ['visitor, premium activity', { session: null }, PREMIUM_ACTIVITY, LOGIN],
    ['free person, premium activity', {}, PREMIUM_ACTIVITY, PREMIUM_ONLY],
    [
      'premium ended since the page was made',
      { isPremium: true, recipe: NOT_ALLOWED },
      PREMIUM_ACTIVITY,
      ['recipe', ...PREMIUM_ONLY],
    ],
    ['the day is used up', { stats: blocked(STATS) }, ACTIVITY, ['recipe', 'open recipe']],
    ['no recipe comes', { recipe: failed }, ACTIVITY, ['recipe', ...NOT_OPENED]],
    ['too many calls', { recipe: tooFast }, ACTIVITY, ['recipe', ...TOO_FAST]],
  ])('%s', async (_, world, activity, expected) => {
    expect(await play(world, activity, 'prepare')).toEqual(expected)
  })
})

describe('grantPrepared', () => {
  it.each<[string, Partial<World>, 'print' | 'variant', string[]]>([
    ['as in the catalogue', {}, 'print', ['register', 'refresh', 'granted']],
    ['a variant', {}, 'variant', ['variant desafio.1', 'refresh', 'granted']],
    ['a visitor signs in with the choices', { session: null }, 'variant', [...LOGIN.slice(0, 1), CARRIED, 'refused']],
    ['session over', { reply: signedOut }, 'print', ['register', ...LOGIN.slice(0, 1), CARRIED, 'refused']],
    [
      'limit reached',
      { reply: { ...REFUSAL, code: 'daily_limit' } },
      'variant',
      ['variant desafio.1', ...DAILY_LIMIT, 'refused'],
    ],
    [
      'the variants of the day are used up',
      { reply: { ...REFUSAL, code: 'variant_limit' } },
      'variant',
      ['variant desafio.1', 'warn: Limite atingido / Mensagem do servidor', 'refused'],
    ],
    ['register fails', { reply: failed }, 'print', ['register', ...NOT_REGISTERED, 'refused']],
    ['too many calls', { reply: tooFast }, 'print', ['register', ...TOO_FAST, 'refused']],
  ])('%s', async (_, world, how, expected) => {
    expect(await play(world, ACTIVITY, how)).toEqual(expected)
  })
})

describe('runDownload', () => {
  it.each<[string, Partial<World>, Activity, string[]]>([
    ['visitor', { session: null }, ACTIVITY, LOGIN],
    ['visitor, premium activity', { session: null }, PREMIUM_ACTIVITY, LOGIN],
    ['free person, premium activity', {}, PREMIUM_ACTIVITY, PREMIUM_ONLY],
    ['premium ended since the page was made', { isPremium: true }, PREMIUM_ACTIVITY, ['stats', ...PREMIUM_ONLY]],
    ['limit reached', { stats: blocked(STATS) }, ACTIVITY, ['stats', ...DAILY_LIMIT]],
    ['basico at its limit', { stats: blocked({ ...STATS, plan: 'basico' }) }, ACTIVITY, ['stats', ...DAILY_LIMIT]],
    ['premium blocked', { isPremium: true, stats: blocked(PREMIUM_STATS) }, ACTIVITY, ['stats', ...UNUSUAL]],
    ['too many calls', { stats: tooFast }, ACTIVITY, ['stats', ...TOO_FAST]],
    ['stats fail', { stats: failed }, ACTIVITY, ['stats', ...UNEXPECTED]],
    ['stats make no sense', { stats: invalid }, ACTIVITY, ['stats', ...INVALID]],
    ['session over at the stats', { stats: signedOut }, ACTIVITY, ['stats', ...LOGIN]],
    ['register fails', { reply: failed }, ACTIVITY, ['stats', 'register', ...NOT_REGISTERED]],
    ['register makes no sense', { reply: invalid }, ACTIVITY, ['stats', 'register', ...INVALID]],
    ['session over at register', { reply: signedOut }, ACTIVITY, ['stats', 'register', ...LOGIN]],
    [
      'refused with a message',
      { reply: { ...REFUSAL, code: 'daily_limit' } },
      ACTIVITY,
      ['stats', 'register', 'warn: Limite atingido / Mensagem do servidor'],
    ],
    [
      'refused without a message',
      { reply: { ...REFUSAL, message: '' } },
      ACTIVITY,
      ['stats', 'register', 'warn: Limite atingido / Limite de downloads atingido'],
    ],
    [
      'premium refused',
      { isPremium: true, stats: PREMIUM_STATS, reply: { ...REFUSAL, code: 'unusual_use' } },
      ACTIVITY,
      ['stats', 'register', ...UNUSUAL],
    ],
    [
      'file does not come: the counters are current all the same',
      { file: failed },
      ACTIVITY,
      ['stats', 'register', ...STARTED, `fetch ${URL_OF_FILE}`, ...FILE_FAILED],
    ],
    [
      'sample cannot be made',
      { reply: { ...GRANT, url: null }, sample: new Error('no memory') },
      ACTIVITY,
      ['stats', 'register', ...STARTED, 'sample', ...SAMPLE_FAILED],
    ],
    [
      'browser cannot save',
      { save: new Error('blocked') },
      ACTIVITY,
      ['stats', 'register', ...STARTED, `fetch ${URL_OF_FILE}`, ...UNEXPECTED],
    ],
    [
      'file saved',
      {},
      ACTIVITY,
      ['stats', 'register', ...STARTED, `fetch ${URL_OF_FILE}`, 'save labirinto-do-coelho.pdf'],
    ],
    [
      'premium activity saved',
      { isPremium: true, stats: PREMIUM_STATS },
      PREMIUM_ACTIVITY,
      ['stats', 'register', ...STARTED, `fetch ${URL_OF_FILE}`, 'save labirinto-do-coelho.pdf'],
    ],
    [
      'sample saved for an activity without a file',
      { reply: { ...GRANT, url: null } },
      { ...ACTIVITY, hasFile: false },
      ['stats', 'register', ...STARTED, 'sample', 'save labirinto-do-coelho.html'],
    ],
  ])('%s', async (_name, change, activity, expected) => {
    expect(await play(change, activity)).toEqual(expected)
  })
})

describe('oneAtATime', () => {
  it('drops what is asked while one runs, and goes on after it failed', async () => {
    const started: number[] = []
    const releases: (() => void)[] = []
    const run = oneAtATime(async (n: number) => {
      started.push(n)
      await new Promise<void>((resolve) => releases.push(resolve))
      if (n === 3) throw new Error('third')
    })
    const first = run(1)
    await run(2)
    releases[0]?.()
    await first
    const third = run(3)
    releases[1]?.()
    await expect(third).rejects.toThrow('third')
    void run(4)
    expect(started).toEqual([1, 3, 4])
  })
})
